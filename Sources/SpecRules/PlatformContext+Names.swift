import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// Whether a segment has a label, a name or a title; an empty name is another fault.
  func isNamed(_ segment: Segment) -> Bool {
    if segment.label?.value.isBlank == false || segment.name != nil { return true }
    return segment.value.hasText(of: "title", in: vocabulary)
      || segment.value.entries.contains { $0.namesItself(in: vocabulary) }
  }
}

extension PlatformContext {
  /// Whether anything says what the component is called: a label, a group label, or what
  /// ``hasName`` counts.
  var isNamed: Bool {
    if spec.label != nil || hasName { return true }
    if let group = spec.root["group-label"]?.word, !["", "none"].contains(group.value) {
      return true
    }
    return scope.map.hasText(of: "link label", in: vocabulary)
  }

  /// Whether the platform gives a programmatic name: its own, that of the element that stands for a
  /// group, a title, or names on all of its buttons.
  var hasName: Bool {
    if scope.name?.value.isBlank == false { return true }
    if scope.map.hasText(of: "title", in: vocabulary) { return true }
    if scope.map.entries.contains(where: { $0.namesItself(in: vocabulary) }) { return true }
    let head = scope.grouping?.head?.value.givenName(in: vocabulary)
    if head?.value.isBlank == false { return true }
    return areButtonsNamed
  }

  /// Whether each of the buttons that the component has is given a name.
  var areButtonsNamed: Bool {
    let actions = fact("required-actions")?.values ?? []
    let buttons = self.buttons
    return !actions.isEmpty && buttons.count == actions.count
      && buttons.allSatisfy { $0.name?.value.isBlank == false }
  }

  /// The entry that hides the visible label from the screen reader.
  var labelHiding: SpecEntry? {
    guard let entry = scope.map.entry("label-hidden"), let word = entry.value.word else {
      return nil
    }
    if let isHidden = entry.value.boolean { return isHidden ? entry : nil }
    if ["", "no", "off", "none"].contains(word.value.foldedForComparison) { return nil }
    return vocabulary.shows(word.value) ? nil : entry
  }

  /// The edit that hides the visible label, with the API of the framework where one is declared.
  var hidingLabel: TextEdit? {
    guard scope.platform != nil else { return nil }
    let names = scope.frameworks.flatMap { vocabulary.names(for: "hide", in: $0.value).prefix(1) }
    let text = names.count == 1 ? ScalarWriting.scalar(names[0]) : "true"
    guard let entry = scope.own.entry("label-hidden") else {
      return spec.inserting("label-hidden", text, in: scope)
    }
    return entry.value.isNull
      ? spec.filling(entry, with: text) : spec.replacing(entry, with: text)
  }

  /// Whether the segments are listed, and each has a label, a name or a title.
  var areSegmentsNamed: Bool {
    guard let segments = scope.segments.segments, !segments.isEmpty else { return false }
    return segments.allSatisfy { $0.value.isMap && isNamed($0) }
  }

  /// The edit that gives the platform a name; at the top level, unless the platform stands alone with
  /// what is missing or says something of its own about the name.
  func naming(_ text: String, alone isAlone: Bool) -> TextEdit? {
    let name = ScalarWriting.scalar(text)
    let shared = isAlone ? nil : spec.root.entry("name")
    if let entry = scope.own.entry("name") ?? shared {
      return entry.value.word.map { spec.replacing($0, with: text) }
        ?? spec.filling(entry, with: name)
    }
    if isAlone, scope.platform != nil { return spec.inserting("name", name, in: scope) }
    return spec.inserting("name", name, into: spec.root)
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
