import English
import Guidelines
import SourceText
import YAMLSyntax

/// A phrase in braces that its commas divide into entries: `{ increment: Tickets, 3, Button }`.
struct UnquotedPhrase {
  let range: ByteRange
  /// The entries behind the first, which are parts of the phrase.
  let rest: ArraySlice<SpecEntry>

  /// The phrases of a map in braces.
  ///
  /// No phrase ends with a folded word that may be a moment. Nor does it end with one word alone on
  /// a line, which may be a key that is being typed.
  static func all(in map: SpecValue, upTo isMoment: (String) -> Bool) -> [UnquotedPhrase] {
    guard let node = map.node else { return [] }
    let entries = map.entries
    var phrases: [UnquotedPhrase] = []
    var start = 0
    while start < entries.count {
      let next = start + 1
      let end = entries[next...].firstIndex { !$0.hasKeyAlone } ?? entries.count
      var rest = entries[next..<end]
      while let last = rest.last, isMoment(last.key.value.foldedForComparison) { rest.removeLast() }
      if let first = entries[start].value.node, entries[start].value.mayBePhrase,
        let last = rest.last?.source, first.range.lowerBound < last.lowerBound
      {
        let range = first.range.lowerBound..<last.upperBound
        let behind = node.tree.bytes[first.range.upperBound..<last.lowerBound]
        if rest.count > 1 || !behind.contains(where: \.isBreak) {
          phrases.append(UnquotedPhrase(range: range, rest: rest))
        }
      }
      start = end
    }
    return phrases
  }

  /// The phrase in quotes; `nil` where something stands in it that is no text.
  func quoted(in tree: SyntaxTree) -> String? {
    let text = String(decoding: tree.bytes[range], as: UTF8.self).streamSafe
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.contains(where: { $0.first.map("#!&*".contains) ?? false }) else { return nil }
    return ScalarWriting.scalar(words.joined(separator: " "))
  }
}

extension SpecEntry {
  /// Whether nothing stands behind the key, not even a colon.
  var hasKeyAlone: Bool {
    guard let node = value.node, node.isMissing else { return false }
    let end = node.range.lowerBound
    return !node.tree.bytes[min(key.range.upperBound, end)..<end].contains(UInt8(ascii: ":"))
  }
}

extension SpecValue {
  fileprivate var isPlain: Bool { node?.kind == .scalar && node?.style == .plain }

  /// Whether this may be what a phrase without quotes begins with.
  fileprivate var mayBePhrase: Bool {
    guard let node else { return false }
    return node.kind == .scalar && node.style == .plain && !isNull || isWordInBraces
  }

  /// The text of a placeholder without quotes, where a shape takes text.
  func placeholderReadAsMap(for shape: Shape) -> String? {
    guard isWordInBraces, let name = entries.first?.key.value else { return nil }
    let text = SpecValue(.scalar("{\(name)}", .string), range: range, node: nil)
    return shape.alternative(fitting: text) == nil ? nil : "{\(name)}"
  }

  /// Whether this is a placeholder without quotes around it, which is a map to YAML: `{label}`.
  var isPlaceholder: Bool {
    isWordInBraces && entries.contains { Phrase.placeholders.contains($0.key.value) }
  }

  /// Whether this is one word in braces, which is a placeholder where only text may stand, perhaps
  /// a misspelt one.
  var isWordInBraces: Bool {
    guard let node, node.style == .flow, entries.count == 1, let entry = entries.first else {
      return false
    }
    return entry.value.node?.isMissing == true && Phrase("{\(entry.key.value)}").names.count == 1
  }
}

extension YAMLEntry {
  /// What is wrong with a phrase that begins with a placeholder and has a colon behind it.
  ///
  /// It is `nil` where the entry is no such phrase, or has neighbours.
  func problemOfPhrase(in map: YAMLNode) -> SpecProblem? {
    let tree = map.tree
    var inner = key.entries.makeIterator()
    var entries = map.entries.makeIterator()
    guard map.style == .block, key.kind == .mapping, key.style == .flow,
      let word = inner.next(), inner.next() == nil, word.value.isMissing,
      entries.next() != nil, entries.next() == nil,
      !tree.bytes[range].contains(where: \.isBreak)
    else { return nil }
    let text = tree.string(in: range)
    return SpecProblem(
      .wrongType,
      "'{' begins a map in YAML; put the text in quotes",
      at: range,
      fix: Fix("Quote the text", [TextEdit(range, with: ScalarWriting.scalar(text))])
    )
  }
}

extension SpecProblem {
  static func keyOfParts(at range: ByteRange) -> SpecProblem {
    .init(.wrongType, "a key is a word, not a list or a map", at: range)
  }
}

extension SpecValidator {
  /// Whether a value is a placeholder without quotes where a map is read that has no such key.
  func isPlaceholder(_ value: SpecValue, for shape: Shape) -> Bool {
    guard value.isPlaceholder, case .map(let map) = shape, map.openKeys == nil,
      let key = value.entries.first?.key.value
    else { return false }
    return map.shorthand != nil && map.description(of: key) == nil
  }

  /// Reports the phrases, calls and numbers in braces that their commas divide; returns the entries
  /// that are parts of them.
  mutating func reportDividedValues(in map: SpecValue, _ shape: MapShape) -> [SpecEntry] {
    guard let node = map.node, node.kind == .mapping, node.style == .flow else { return [] }
    if shape.openKeys?.kind == .moment { return reportUnquotedPhrases(in: map) }
    let entries = map.entries
    let numbers = DividedNumber.all(in: map)
    problems += numbers.prefix(max(SpecProblem.mostOfDocument - problems.count, 0))
      .map { $0.problem(in: node.tree) }
    let pieces = entries.map { entry in
      entry.hasKeyAlone
        ? DividedCall.Piece(range: entry.key.range, isPlain: false, isRest: true)
        : DividedCall.Piece(
          range: entry.value.range,
          isPlain: entry.value.isPlain,
          isRest: false
        )
    }
    let calls = DividedCall.all(of: pieces, in: node.tree)
    report(calls, dividedIn: "braces", of: node.tree)
    return calls.flatMap { entries[$0.rest] } + numbers.flatMap(\.rest)
  }

  /// Reports the calls in a list in brackets that their commas divide; returns where their other parts
  /// stand in it.
  mutating func reportDividedItems(in list: SpecValue) -> Set<Int> {
    guard let node = list.node, node.kind == .sequence, node.style == .flow else { return [] }
    let pieces = list.items.map {
      DividedCall.Piece(range: $0.range, isPlain: $0.isPlain, isRest: $0.word != nil)
    }
    let calls = DividedCall.all(of: pieces, in: node.tree)
    report(calls, dividedIn: "brackets", of: node.tree)
    return Set(calls.flatMap(\.rest))
  }

  private mutating func report(
    _ calls: [DividedCall],
    dividedIn marks: String,
    of tree: SyntaxTree
  ) {
    problems += calls.prefix(max(SpecProblem.mostOfDocument - problems.count, 0)).map { call in
      let text = tree.string(in: call.range)
      return SpecProblem(
        .wrongType,
        "a comma in \(marks) ends the text; put the text in quotes",
        at: call.range,
        fix: Fix("Quote the text", [TextEdit(call.range, with: ScalarWriting.scalar(text))]),
        hasConsequences: true
      )
    }
  }

  /// Reports the phrases that their commas divide in a map of announcements; returns the entries
  /// that are parts of them.
  private mutating func reportUnquotedPhrases(in map: SpecValue) -> [SpecEntry] {
    guard let node = map.node else { return [] }
    let facts = guideline?.model.facts("moments", platform: nil, framework: nil) ?? []
    let moments = Set(facts.flatMap(\.values).map(\.foldedForComparison))
    let phrases = UnquotedPhrase.all(in: map) { word in
      moments.contains(word) || segments.position(ofFolded: word) != nil
        || moments.contains("page") && word.isPageNumber
    }
    for phrase in phrases {
      problems.append(
        SpecProblem(
          .wrongType,
          "a comma in braces ends the phrase; put the phrase in quotes",
          at: phrase.range,
          fix: phrase.quoted(in: node.tree).map {
            .init("Quote the phrase", [TextEdit(phrase.range, with: $0)])
          },
          hasConsequences: true
        )
      )
    }
    return phrases.flatMap(\.rest)
  }
}
