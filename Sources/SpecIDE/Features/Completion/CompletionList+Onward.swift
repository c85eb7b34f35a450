import SpecModel

extension CompletionList {
  /// Whether the place after a written key offers a choice.
  ///
  /// The next list may then open by itself. Enter would take the one word of a shorter list.
  func leadsOn(from key: String, writing text: String) -> Bool {
    guard !isProbe, let next = cursor.moved(behind: key, writing: text) else { return false }
    let isSamePlatform = spec == nil || next.path.platform == cursor.path.platform
    var list = CompletionList(
      cursor: next,
      format: format,
      root: root,
      spec: spec,
      applicability: isSamePlatform ? applicability : Applicability(of: spec, at: next.path),
      library: library,
      isProbe: true
    )
    list.propose()
    return list.items.count > 1
  }
}

extension Cursor {
  /// The empty place at the end of a key's text or at its `$0`; `nil` if it has none.
  fileprivate func moved(behind key: String, writing text: String) -> Cursor? {
    let head = text.ranges(of: "$0").first.map { text[..<$0.lowerBound] } ?? text[...]
    let blanks = head.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x0A }
    guard !blanks.isEmpty, let mark = head.utf8.dropLast(blanks.count).last else { return nil }
    var next = Cursor(
      path: path + [.key(key)],
      spot: .value,
      word: word.lowerBound..<word.lowerBound,
      typed: "",
      quote: nil,
      siblings: [],
      isInFlow: isInFlow,
      isInJSON: isInJSON,
      column: column + 2,
      hasColon: false
    )
    switch mark {
    case UInt8(ascii: ":"): next.spot = blanks.contains(0x0A) ? .node : .value
    case UInt8(ascii: "-"):
      next.spot = .node
      next.path.append(.item)
    default: return nil
    }
    return next
  }
}
