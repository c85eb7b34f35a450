import SourceText
import SpecIDE
import SpecModel
import SpecRules
import YAMLSyntax

/// How often a word that somebody deletes is offered again.
package struct OfferTally: Sendable {
  package private(set) var places = 0
  package private(set) var offered = 0
  package private(set) var amongFirstFive = 0
  /// How many first items were accepted, and those that a rule reports then.
  package private(set) var firstItems = 0
  package private(set) var reported = 0

  package init() {}

  fileprivate mutating func add(position: Int?) {
    places += 1
    if let position {
      offered += 1
      if position < 5 { amongFirstFive += 1 }
    }
  }

  fileprivate mutating func add(isReported: Bool) {
    firstItems += 1
    if isReported { reported += 1 }
  }

  package mutating func add(_ other: OfferTally) {
    places += other.places
    offered += other.offered
    amongFirstFive += other.amongFirstFive
    firstItems += other.firstItems
    reported += other.reported
  }
}

/// Deletes each key, each word and each phrase of a spec in turn and looks for it in what is
/// offered there, with nothing typed and with its first two letters.
package struct OfferSweep: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case key
    /// A value of which the format or the guideline says what it may be.
    case word
    case phrase
  }

  /// A word that is not offered, not among the first five, or a first item that a rule reports.
  package struct Miss: Sendable {
    package let kind: Kind
    package let word: String
    /// The line with the cursor in it, shown as `‸`.
    package let line: String
    /// What is offered first.
    package let first: [String]
    /// Where among what is offered the word is; `nil` where it is not.
    package let position: Int?
    /// What a rule reports of the first item; `nil` where the word is missed.
    package let finding: String?
  }

  package private(set) var tallies: [Kind: [OfferTally]] = [:]
  package private(set) var misses: [Miss] = []

  package init() {}

  package mutating func sweep(_ text: String) {
    let source = SourceText(text)
    for document in YAMLStream(parsing: source).documents {
      guard let root = document.tree.root else { continue }
      for token in Token.all(in: root, .spec, [], from: document.start, source.bytes) {
        for count in [0, 2] { look(for: token, typing: count, in: source) }
      }
    }
  }

  private mutating func look(for token: Token, typing count: Int, in source: SourceText) {
    let typed = token.typed(count, in: source.bytes)
    let text = source.applying(TextEdit(token.removed, with: typed))
    let offset = token.removed.lowerBound + typed.utf8.count
    let snapshot = Snapshot(text)
    let items = snapshot.completions(at: offset).filter { $0.isShown(at: offset, in: text) }
    let position = items.firstIndex { $0.says(token.word) }
    var tally = OfferTally()
    tally.add(position: position)
    var finding: String?
    if count == 0, token.kind != .key, let first = items.first {
      finding = snapshot.report(of: first)
      tally.add(isReported: finding != nil)
    }
    tallies[token.kind, default: [OfferTally(), OfferTally()]][count / 2].add(tally)
    guard (position ?? 5) >= 5 || finding != nil else { return }
    let miss = { (finding: String?) in
      Miss(
        kind: token.kind,
        word: token.word,
        line: text.line(around: offset),
        first: items.prefix(5).map(\.label),
        position: position,
        finding: finding
      )
    }
    if (position ?? 5) >= 5 { misses.append(miss(nil)) }
    if finding != nil { misses.append(miss(finding)) }
  }
}

/// A word that may be deleted.
private struct Token {
  let kind: OfferSweep.Kind
  let word: String
  /// What goes when it is deleted: of a key its value as well.
  let removed: ByteRange
  let range: ByteRange

  /// The first letters as somebody types them, in the quotes that the word has.
  func typed(_ count: Int, in bytes: [UInt8]) -> String {
    guard count > 0 else { return "" }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return String(text.prefix(text.first?.isLetter == true ? count : count + 1))
  }

  /// The words below a node of a shape.
  static func all(
    in node: YAMLNode,
    _ shape: Shape,
    _ path: [PathStep],
    from start: Int,
    _ bytes: [UInt8]
  ) -> [Token] {
    var tokens: [Token] = []
    for entry in node.entries where !entry.isMerge {
      let step = PathStep.key(entry.key.text)
      guard let child = shape.child(step) else { continue }
      tokens.append(Token(of: entry, from: start, bytes))
      tokens += all(in: entry.value, child, path + [step], from: start, bytes)
    }
    for item in node.items {
      guard let child = shape.child(.item) else { continue }
      tokens += all(in: item, child, path + [.item], from: start, bytes)
    }
    if let token = Token(of: node, shape, path, from: start) { tokens.append(token) }
    return tokens
  }

  private init(of entry: YAMLNode.Entry, from start: Int, _ bytes: [UInt8]) {
    kind = .key
    word = entry.key.text
    range = entry.key.range.shifted(by: start)
    let value = entry.value.rangeWithProperties
    var end = max(entry.key.range.upperBound + 1, value.upperBound) + start
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") { end += 1 }
    removed = range.lowerBound..<min(end, bytes.count)
  }

  private init?(of node: YAMLNode, _ shape: Shape, _ path: [PathStep], from start: Int) {
    guard node.kind == .scalar, !node.isMissing, !node.text.isEmpty,
      node.text.first?.isNumber != true
    else { return nil }
    let isText = shape.alternatives.contains { if case .text = $0 { true } else { false } }
    let isWord = shape.alternatives.contains { alternative in
      switch alternative {
      case .boolean, .choice, .word, .api, .apiOrText: true
      case .constant(let word): word == node.text
      default: false
      }
    }
    let isAnnounced = path.contains(.key("announcements")) && path.last != .key("state")
    guard isWord || isText && isAnnounced else { return nil }
    kind = isText && isAnnounced ? .phrase : .word
    word = node.text
    range = node.range.shifted(by: start)
    removed = range
  }
}

extension Completion {
  /// Whether a client shows the item when something is typed in front of an offset.
  fileprivate func isShown(at offset: Int, in text: SourceText) -> Bool {
    let typed = text.string(in: replaces.lowerBound..<offset)
    return (filter ?? label).lowercased().hasPrefix(typed.lowercased())
  }

  /// Whether the item is a word, but for capitals, blanks and empty parentheses.
  fileprivate func says(_ word: String) -> Bool { label.bare == word.bare }
}

extension String {
  fileprivate var bare: String {
    lowercased().replacing(" ", with: "").replacing("()", with: "")
  }
}

extension Snapshot {
  /// What a rule says of an item where it is accepted; `nil` where none says more than before.
  fileprivate func report(of item: Completion) -> String? {
    let after = Snapshot(text.applying(TextEdit(item.replaces, with: item.insertion)))
    let start = item.replaces.lowerBound
    let written = start..<(start + item.insertion.utf8.count)
    return after.findings.first { !$0.isGap && $0.range.overlaps(written) }.map {
      "\($0.code): \($0.message)"
    }
  }
}

extension SourceText {
  fileprivate func line(around offset: Int) -> String {
    let line = content(ofLine: lines.line(at: offset))
    return string(in: line.lowerBound..<offset) + "‸" + string(in: offset..<line.upperBound)
  }
}
