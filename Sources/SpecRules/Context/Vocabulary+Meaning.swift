import Guidelines
import SpecModel

extension Vocabulary {
  /// Whether two names mean one API, under any of its spellings.
  func areSame(_ name: String, _ other: String) -> Bool {
    meaning(of: name).isSame(as: meaning(of: other))
  }

  /// What decides which API a name means.
  struct Meaning: Sendable {
    /// The stem of the name, folded.
    let stem: String
    /// The stem of the API of the vocabulary that it means.
    let known: String?

    func isSame(as other: Meaning) -> Bool {
      stem == other.stem || known != nil && known == other.known
    }
  }

  func meaning(of name: String) -> Meaning {
    Meaning(stem: Self.foldedStem(of: name), known: api(named: name)?.stem)
  }
}

extension SpecValue {
  /// The entry whose key is an API, under any of its spellings.
  func entry(of api: String, in vocabulary: Vocabulary) -> SpecEntry? {
    let sought = vocabulary.meaning(of: api)
    return entries.first { vocabulary.meaning(of: $0.key.value).isSame(as: sought) }
  }
}
