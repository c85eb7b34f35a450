import Guidelines
import SourceText
import YAMLSyntax

/// A phrase in braces that its commas divide into entries: `{ increment: Tickets, 3, Button }`.
struct DividedPhrase {
  let range: ByteRange
  /// The entries behind the first, which are parts of the phrase.
  let rest: ArraySlice<SpecEntry>

  /// The phrases of a map that hold an entry besides some words; what is being typed may be one of
  /// those.
  static func all(in map: SpecValue, besides words: [String]) -> [DividedPhrase] {
    guard let node = map.node, node.kind == .mapping, node.style == .flow else { return [] }
    let entries = map.entries
    var phrases: [DividedPhrase] = []
    var start = 0
    while start < entries.count {
      let next = start + 1
      let end = entries[next...].firstIndex { !$0.hasKeyAlone } ?? entries.count
      let rest = entries[next..<end]
      if entries[start].value.mayBePhrase, let last = rest.last?.source,
        rest.contains(where: { !words.contains($0.key.value) }),
        let first = entries[start].value.node?.range.lowerBound, first < last.lowerBound
      {
        phrases.append(DividedPhrase(range: first..<last.upperBound, rest: rest))
      }
      start = end
    }
    return phrases
  }
}

extension SpecEntry {
  /// Whether nothing stands behind the key, not even a colon.
  fileprivate var hasKeyAlone: Bool {
    guard let node = value.node, node.isMissing else { return false }
    let end = node.range.lowerBound
    return !node.tree.bytes[min(key.range.upperBound, end)..<end].contains(UInt8(ascii: ":"))
  }
}

extension SpecValue {
  /// Whether this may be what a phrase without quotes begins with.
  fileprivate var mayBePhrase: Bool {
    guard let node else { return false }
    return node.kind == .scalar && node.style == .plain && !isNull || isPlaceholder
  }

  /// The text of a placeholder without quotes.
  var placeholderReadAsMap: String? {
    guard isPlaceholder, let name = entries.first?.key.value else { return nil }
    return "{\(name)}"
  }

  /// Whether this is a placeholder without quotes around it, which is a map to YAML: `{label}`.
  var isPlaceholder: Bool {
    guard let node, node.style == .flow, entries.count == 1, let entry = entries.first else {
      return false
    }
    return entry.value.node?.isMissing == true && Phrase.placeholders.contains(entry.key.value)
  }
}

extension ShapeReader {
  /// Reports the phrases that their commas divide in a map of announcements; returns the entries
  /// that are parts of them.
  mutating func reportDividedPhrases(in map: SpecValue) -> [SpecEntry] {
    guard let tree = map.node?.tree else { return [] }
    let facts = guideline?.model.facts("moments", platform: nil, framework: nil) ?? []
    let phrases = DividedPhrase.all(in: map, besides: facts.flatMap(\.values))
    for phrase in phrases {
      let text = String(decoding: tree.bytes[phrase.range], as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let quoted = ScalarWriting.scalar(words)
      problems.append(
        SpecProblem(
          .wrongType,
          "a phrase with commas needs quotes in braces; quote it",
          at: phrase.range,
          remedy: .init("Quote the phrase", [TextEdit(phrase.range, with: quoted)]),
          hasConsequences: true
        )
      )
    }
    return phrases.flatMap(\.rest)
  }
}
