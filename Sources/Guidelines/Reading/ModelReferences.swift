import YAMLSyntax

/// Looks for words of a model that refer to what another fact of it lists: moments and variants.
struct ModelReferences {
  private(set) var problems: [ReadingProblem] = []

  /// A further key of facts, the fact that lists its words, and the words that need no listing.
  private static let references: [(detail: String, fact: String, others: Set<String>)] = [
    ("moments", "moments", momentsOfAll), ("exempt", "moments", momentsOfAll),
    ("moment", "moments", momentsOfAll), ("variant", "variants", []),
  ]

  /// The moments of the format, which a component may have without listing them.
  private static let momentsOfAll: Set<String> = ["value-change", "group", "segments", "pages"]

  init(in root: YAMLNode) {
    guard root.kind == .mapping else { return }
    let entries = root.entries.map { $0 }
    var listed: [String: [String]] = [:]
    for entry in entries where ["moments", "variants"].contains(entry.key.text) {
      listed[entry.key.text] = entry.value.entriesOrSelf.flatMap { Self.values(of: $0) }
    }
    for entry in entries {
      for fact in entry.value.entriesOrSelf where fact.kind == .mapping {
        check(fact, listed)
      }
    }
  }

  private static func values(of fact: YAMLNode) -> [String] {
    guard fact.kind == .mapping else { return [] }
    return fact.entries.filter { $0.key.text == "values" }.flatMap { $0.value.words }
  }

  private mutating func check(_ fact: YAMLNode, _ listed: [String: [String]]) {
    for entry in fact.entries {
      guard let reference = Self.references.first(where: { $0.detail == entry.key.text }),
        let known = listed[reference.fact], !known.isEmpty
      else { continue }
      for node in entry.value.entriesOrSelf {
        guard let word = node.word, !known.contains(word), !reference.others.contains(word) else {
          continue
        }
        // A word that is spelt like none of them may be meant for a moment that nothing lists.
        guard let nearest = Vocabulary.nearest(to: word, among: known) else { continue }
        problems.append(
          ReadingProblem(
            .unknownReference,
            in: .model,
            "the fact '\(reference.fact)' has no '\(word)'; did you mean '\(nearest)'?",
            at: node.contentRange,
            nearest: nearest
          )
        )
      }
    }
  }
}
