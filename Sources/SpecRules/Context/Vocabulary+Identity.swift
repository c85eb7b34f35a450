import Guidelines
import SpecModel

extension Vocabulary {
  /// Whether two names mean one API, under any of its spellings.
  func areSame(_ name: String, _ other: String) -> Bool {
    identity(of: name).isSame(as: identity(of: other))
  }

  /// What decides which API a name means.
  struct Identity: Sendable {
    /// The stem of the name, folded.
    let stem: String
    /// The stem of the API of the vocabulary that it means.
    let known: String?

    func isSame(as other: Identity) -> Bool {
      stem == other.stem || known != nil && known == other.known
    }
  }

  func identity(of name: String) -> Identity {
    Identity(stem: Self.foldedStem(of: name), known: api(named: name)?.stem)
  }
}

extension SpecValue {
  /// The entry whose key is an API, under any of its spellings.
  func entry(of api: String, in vocabulary: Vocabulary) -> SpecEntry? {
    let sought = vocabulary.identity(of: api)
    return entries.first { vocabulary.identity(of: $0.key.value).isSame(as: sought) }
  }
}
