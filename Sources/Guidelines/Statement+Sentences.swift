import English

extension Statement {
  /// Its sentences, without the key of a criterion; none of code.
  var sentences: [String] {
    guard !isCode else { return [] }
    let lead = key.map { Array("\($0): ".utf8) } ?? []
    let text = foldedText.starts(with: lead) ? text.dropFirst(lead.count) : text[...]
    let bytes = text.utf8
    var sentences: [Substring] = []
    var start = bytes.startIndex
    for end in bytes.indices where ".!?".utf8.contains(bytes[end]) {
      let blank = bytes.index(after: end)
      guard bytes[blank...].first == UInt8(ascii: " ") else { continue }
      let next = bytes.index(after: blank)
      guard let first = text[next...].first, first.isUppercase || "“`\"".contains(first) else {
        continue
      }
      sentences.append(text[start..<blank])
      start = next
    }
    return (sentences + [text[start...]]).map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let behind = drop { $0 == " " }
    return String(behind.prefix(behind.count - behind.reversed().prefix { $0 == " " }.count))
  }
}
