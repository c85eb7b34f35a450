package import Guidelines
import SourceText
import YAMLSyntax

extension SpecEntry {
  /// The name that an expression gives which stands as the key; `nil` for a text that is composed.
  ///
  /// An example is `Modifier.semantics { contentDescription = "Photos" }`.
  package func nameInKey(_ vocabulary: Vocabulary) -> LocatedText? {
    guard key.value.hasByte(UInt8(ascii: "{")), value.boolean != false else { return nil }
    return nameInCode(key, vocabulary)
  }

  /// The name behind a key that is an expression with nothing but the property of a name.
  ///
  /// An example is `Modifier.semantics { contentDescription }: Photos`.
  func nameBehindProperty(_ vocabulary: Vocabulary) -> LocatedText? {
    guard value.boolean == nil, let open = key.value.firstIndex(of: "{"),
      key.value.last == "}", let word = value.word
    else { return nil }
    let property = key.value[key.value.index(after: open)...].dropLast().trimmingBlanks
    guard vocabulary.api(named: property)?.purpose == "name", property.lastIdentifier == property
    else { return nil }
    return word
  }

  /// The name that code gives: `contentDescription = "Photos"`, perhaps in braces.
  func nameInCode(_ code: LocatedText, _ vocabulary: Vocabulary) -> LocatedText? {
    let body = code.value[(code.value.firstIndex(of: "{") ?? code.value.startIndex)...]
    for equals in body.indices where body[equals] == "=" {
      let property = body[..<equals].trimmingBlanks.lastIdentifier
      guard vocabulary.api(named: property)?.purpose == "name" else { continue }
      let value = body[body.index(after: equals)...].drop { $0 == " " }
      guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
      let name = value.dropFirst().prefix { $0 != quote }
      guard name.endIndex < value.endIndex, !name.isEmpty, !name.contains("$") else { continue }
      return LocatedText(String(name), at: range(of: String(name), behind: property, in: code))
    }
    return nil
  }

  /// Where a text stands in code behind a word; all of the code where it is written otherwise.
  private func range(of text: String, behind word: String, in code: LocatedText) -> ByteRange {
    guard let bytes = value.node?.tree.bytes else { return code.range }
    let range = code.range.clamped(to: 0..<bytes.count)
    guard let start = bytes[range].place(of: Array(word.utf8)),
      let found = bytes[start..<range.upperBound].place(of: Array(text.utf8))
    else { return code.range }
    return (found - text.utf8.count)..<found
  }
}

extension ArraySlice<UInt8> {
  /// The offset behind the first place of some bytes.
  fileprivate func place(of sought: [UInt8]) -> Int? {
    guard !sought.isEmpty else { return nil }
    return Array(self).firstOccurrence(of: sought, from: 0).map { startIndex + $0 + sought.count }
  }
}

extension String {
  /// Whether the text sets or calls something, as no name does.
  var isCode: Bool { contains { "={".contains($0) } || hasSuffix(")") && looksLikeAPI }

  /// The name that the text ends with.
  fileprivate var lastIdentifier: String {
    String(reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
  }
}
