import Guidelines
import SourceText
import SpecModel

/// Something that a screen reader names: the control, one of its buttons, or a segment.
struct NamedPart {
  /// What the spec says of it, of the control on its platform with the topics of the top level.
  let value: SpecValue
  /// The visible text that is its own, where the spec gives one.
  let label: Word?
  let isSegment: Bool
  /// Whether it is one button of several, which says more than the label of the control.
  let isButton: Bool

  init(_ value: SpecValue, label: Word?, isSegment: Bool = false, isButton: Bool = false) {
    self.value = value
    self.label = label
    self.isSegment = isSegment
    self.isButton = isButton
  }
}

extension RuleContext {
  /// The control, its buttons and its segments, as a scope has them.
  func namedParts(in scope: Scope) -> [NamedPart] {
    let segments = (scope.segments.segments ?? []).filter(\.value.isMap)
    return [NamedPart(scope.map, label: spec.label)]
      + buttons(in: scope).map { NamedPart($0.value, label: nil, isButton: true) }
      + segments.map { NamedPart($0.value, label: $0.label, isSegment: true) }
  }

  /// The maps of a platform that describe one button each.
  func buttons(in scope: Scope) -> [ActionButton] {
    scope.buttons(fact("required-actions", in: scope)?.values ?? [])
  }

  /// Whether anything says what the component is called: a label, a group label, or what
  /// ``hasName(in:)`` counts.
  func isNamed(in scope: Scope) -> Bool {
    if spec.label != nil || hasName(in: scope) { return true }
    if let group = spec.root["group-label"]?.word, !["", "none"].contains(group.value) {
      return true
    }
    return scope.map.hasText(of: "link label", in: vocabulary)
  }

  /// Whether a scope gives a programmatic name: its own, that of the element that stands for a
  /// group, a title, or names on all of its buttons.
  func hasName(in scope: Scope) -> Bool {
    if scope.name?.value.isBlank == false { return true }
    if scope.map.hasText(of: "title", in: vocabulary) { return true }
    if scope.map.entries.contains(where: { $0.namesItself(in: vocabulary) }) { return true }
    let head = scope.grouping?.head?.value.givenName(in: vocabulary)
    if head?.value.isBlank == false { return true }
    return areButtonsNamed(in: scope)
  }

  /// Whether each of the buttons that the component has is given a name.
  func areButtonsNamed(in scope: Scope) -> Bool {
    let actions = fact("required-actions", in: scope)?.values ?? []
    let buttons = buttons(in: scope)
    return !actions.isEmpty && buttons.count == actions.count
      && buttons.allSatisfy { $0.name?.value.isBlank == false }
  }

  /// The entry that hides the visible label from the screen reader.
  func labelHiding(in scope: Scope) -> SpecEntry? {
    guard let entry = scope.map.entry("label-hidden"), let word = entry.value.word else {
      return nil
    }
    if let isHidden = entry.value.boolean { return isHidden ? entry : nil }
    if ["", "no", "off", "none"].contains(word.value.foldedForComparison) { return nil }
    return vocabulary.shows(word.value) ? nil : entry
  }

  /// The edit that gives a scope a name; at the top level, unless the platform stands alone with
  /// what it lacks or says something of its own about the name.
  func naming(_ text: String, in scope: Scope, alone isAlone: Bool) -> TextEdit? {
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

extension String {
  /// Whether the text has nothing but white space.
  var isBlank: Bool {
    // Most texts begin with a letter, for which no table is needed.
    if let first = utf8.first, first > 0x20, first < 0x80 { return false }
    return allSatisfy { $0.isWhitespace }
  }
}

extension ActionButton {
  /// The elements that the button is made of.
  var elements: [Word] { value["element"]?.words ?? [] }
}
