import English
import SourceText
import YAMLSyntax

extension FactReader {
  /// The words of a value that may be a map of places.
  func placed(_ value: YAMLNode) -> PlacedWords {
    value.resolved?.kind == .mapping ? PlacedWords(of: value) : PlacedWords(value.words)
  }

  /// The words of a value that may be a map of places; each place has to be allowed.
  mutating func placedWords(
    _ value: YAMLNode,
    of key: YAMLNode,
    _ allowed: FactDescription.Words
  ) -> PlacedWords {
    guard allowed != .none, let map = value.resolved, map.kind == .mapping else {
      return PlacedWords(words(value, of: key, allowed))
    }
    for entry in map.entries {
      if entry.key.text != PlacedWords.everywhere {
        guard place(entry.key, among: [PlacedWords.everywhere]) != nil else { continue }
      }
      _ = words(entry.value, of: key, allowed)
    }
    return PlacedWords(of: map)
  }

  /// The words of a value, each of which has to be an allowed one.
  mutating func words(
    _ value: YAMLNode,
    of key: YAMLNode,
    _ allowed: FactDescription.Words
  ) -> [String] {
    if allowed == .none {
      report(.unknownDetail, "the fact '\(name)' has a 'number' and no 'values'", at: key.range)
      return []
    }
    guard !value.isMissing else {
      report(.wrongType, "'\(key.text)' is a word or a list of words", at: key.range)
      return []
    }
    let nodes = value.entriesOrSelf
    if nodes.isEmpty, key.text == "values", !isTakenBack {
      report(.wrongType, "'values' names no word: \(description.summary)", at: value.range)
    }
    for node in nodes {
      guard let word = node.word else {
        report(.wrongType, "'\(key.text)' is a word or a list of words", at: node.range)
        continue
      }
      check(word, of: key, as: allowed, at: node)
      guard let choices = allowed.choices, !choices.contains(word) else { continue }
      let quoted = choices.map { "'\($0)'" }.joined(separator: ", ")
      reportUnknown(
        .wrongType,
        "'\(key.text)' of '\(name)' takes \(quoted), not '\(word)'",
        at: node,
        among: choices
      )
    }
    if allowed == .pair, !nodes.isEmpty, nodes.count != 2 {
      report(.wrongType, "'\(key.text)' of '\(name)' takes two words", at: value.range)
    }
    return value.words
  }

  /// Checks one word against what a key takes, where that is no list of choices.
  private mutating func check(
    _ word: String,
    of key: YAMLNode,
    as allowed: FactDescription.Words,
    at node: YAMLNode
  ) {
    switch allowed {
    case .phrases: checkPlaceholders(of: word, node)
    case .attributes:
      // A call such as `disabled(true)` has its value, too.
      guard !word.contains(where: { "=(".contains($0) }) else { return }
      let message = "'\(key.text)' of '\(name)' takes an attribute with its value, 'name=value'"
      report(.wrongType, message, at: node.contentRange)
    case .terms(let kind): checkTerm(word, kind, node)
    case .any, .names, .keyNames, .oneOf, .effects, .references, .keys, .pair, .none: break
    }
  }

  /// Reports a word that is one slip away from one of the vocabulary; a team may use its own.
  private mutating func checkTerm(_ word: String, _ kind: Term.Kind, _ node: YAMLNode) {
    let terms = Vocabulary.builtIn.terms(kind)
    let known = terms.flatMap { [$0.word] + $0.aliases }
    guard word.count > 2,
      !known.contains(where: { $0.foldedForComparison == word.foldedForComparison }),
      let nearest = Spelling.nearest(to: word, among: known, limit: 1)
    else { return }
    problems.append(
      ReadingProblem(
        .unknownReference,
        in: .model,
        "no \(kind.rawValue) is called '\(word)'; did you mean '\(nearest)'?",
        at: node.contentRange,
        nearest: nearest
      )
    )
  }

  /// Reports names in braces that the format does not have.
  private mutating func checkPlaceholders(of phrase: String, _ node: YAMLNode) {
    let known = FactDescription.placeholders
    for part in phrase.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else { continue }
      let name = String(part[..<end])
      guard !known.contains(name), name.allSatisfy({ $0.isLetter || $0 == "-" }) else { continue }
      let nearest = Spelling.nearest(to: name, among: known)
      let advice =
        nearest.map { "did you mean '{\($0)}'?" }
        ?? "there are " + known.map { "{\($0)}" }.joined(separator: ", ")
      problems.append(
        ReadingProblem(
          .unknownPlaceholder,
          in: .model,
          "no placeholder is called '{\(name)}'; \(advice)",
          at: node.contentRange,
          nearest: nearest.map { phrase.replacing("{\(name)}", with: "{\($0)}") }
        )
      )
    }
  }
}
