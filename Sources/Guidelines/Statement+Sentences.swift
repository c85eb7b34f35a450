import English

extension Statement {
  /// Its sentences, without the key of a criterion; none of code.
  var sentences: [String] {
    guard !isCode else { return [] }
    let start = key.map { "\($0): " } ?? ""
    let text = text.foldedForComparison.hasPrefix(start) ? text.dropFirst(start.count) : text[...]
    var sentences: [String] = []
    var current = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      current.append(character)
      let next = characters.dropFirst(index + 1)
      let begins = next.dropFirst().first.map { $0.isUppercase || "“`\"".contains($0) } ?? false
      guard ".!?".contains(character), next.first == " ", begins else { continue }
      sentences.append(current.trimmed)
      current = ""
    }
    return (sentences + [current.trimmed]).filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let behind = drop { $0 == " " }
    return String(behind.prefix(behind.count - behind.reversed().prefix { $0 == " " }.count))
  }
}
