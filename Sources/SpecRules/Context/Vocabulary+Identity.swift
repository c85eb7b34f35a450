import English
import Guidelines
import SourceText
import SpecModel

extension Segment {
  /// Whether it has a label, a name or a title; an empty name is another fault.
  func isNamed(in vocabulary: Vocabulary) -> Bool {
    if label?.value.isBlank == false || name != nil { return true }
    return value.hasText(of: "title", in: vocabulary)
      || value.entries.contains { $0.namesItself(in: vocabulary) }
  }
}

extension SpecValue {
  /// The entry that gives the programmatic name.
  func naming(in vocabulary: Vocabulary) -> SpecEntry? {
    guard let name = givenName(in: vocabulary) else { return nil }
    return entries.first { $0.value.word?.range == name.range }
  }

  /// The entry whose key is an API, under any of its spellings.
  func entry(of api: String, in vocabulary: Vocabulary) -> SpecEntry? {
    let sought = vocabulary.identity(of: api)
    return entries.first { vocabulary.identity(of: $0.key.value).isSame(as: sought) }
  }

  /// Whether an API that serves a purpose stands as a key with a text.
  func hasText(of purpose: String, in vocabulary: Vocabulary) -> Bool {
    entries.contains {
      vocabulary.api(named: $0.key.value)?.purpose == purpose
        && $0.value.word?.value.isBlank == false
    }
  }
}

extension SpecEntry {
  /// Whether the key is an expression that names by itself, such as
  /// `Modifier.semantics { contentDescription = "Photos" }`.
  func namesItself(in vocabulary: Vocabulary) -> Bool {
    guard key.value.hasByte(UInt8(ascii: "{")) else { return false }
    let properties = vocabulary.calls(for: "name").flatMap(\.arguments)
    return APICall(key.value).arguments.contains { argument in
      properties.contains { argument.hasPrefix($0) && argument != $0 }
    }
  }
}

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

  /// Whether a call of an API that hides says that it does not, as `accessibilityHidden(false)`.
  func shows(_ text: String) -> Bool {
    let call = APICall(text)
    let models = calls(for: "hide").filter {
      $0.stem.foldedForComparison == call.stem.foldedForComparison
    }
    guard !models.isEmpty, !models.contains(where: call.fits) else { return false }
    let literals: Set = ["true", "false", "yes", "auto"]
    return call.arguments.contains { literals.contains($0.lowercased()) }
  }

  /// What serves a purpose in some framework.
  fileprivate func calls(for purpose: String) -> [APICall] {
    let row = counterparts.first { $0.purpose == purpose }
    return (row?.names.values.flatMap { $0 } ?? []).map(APICall.init)
  }
}
