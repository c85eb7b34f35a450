import English
import Guidelines
import SourceText
import SpecModel

/// What a platform calls its control, and whether the visible label is heard.
struct Naming: PlatformPart {
  let context: PlatformContext

  /// Whether anything says what the component is called: a label, a group label, or what
  /// ``hasName`` counts.
  var isNamed: Bool {
    if spec.label != nil || hasName { return true }
    if let group = spec.groupLabel, !group.value.isEmpty {
      return true
    }
    return scope.map.hasText(of: "link label", in: vocabulary)
  }

  /// Whether the platform gives a programmatic name.
  ///
  /// It may be its own name, the name of the element that stands for a group, or a title. Names on
  /// all of its buttons do as well.
  var hasName: Bool {
    if scope.name?.value.isBlank == false { return true }
    if scope.map.hasText(of: "title", in: vocabulary) { return true }
    if scope.map.entries.contains(where: { $0.namesItself(in: vocabulary) }) {
      return true
    }
    let head = scope.grouping?.head?.value.givenName(in: vocabulary)
    if head?.value.isBlank == false { return true }
    return areButtonsNamed
  }

  /// Whether each of the buttons that the component has is given a name.
  private var areButtonsNamed: Bool {
    let actions = context.fact("required-actions")?.values ?? []
    let buttons = context.buttons
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

  /// Hides the visible label, with the API of the framework where one is declared.
  var hidingLabel: Change? {
    guard scope.platform != nil else { return nil }
    let names = scope.frameworks.flatMap {
      vocabulary.names(for: "hide", in: $0.value).prefix(1)
    }
    return .set(["label-hidden"], names.count == 1 ? ScalarWriting.scalar(names[0]) : "true")
  }

  /// Gives a name to the platform, or to all platforms.
  ///
  /// The platform alone gets the name where it alone lacks something, or has its own words about
  /// the name.
  func change(giving text: String, alone isAlone: Bool) -> Change {
    let name = ScalarWriting.scalar(text)
    return isAlone || scope.own.entry("name") != nil
      ? .set(["name"], name) : .give([Leaf(["name"], name)], in: spec.root)
  }

  /// Whether something joins the visible label with its control.
  ///
  /// A control with a name of its own needs no label.
  func isConnected(_ label: LocatedText) -> Bool {
    if hasName || labelHiding != nil { return true }
    if scope.grouping?.joins(label: label.value) == true { return true }
    return context.mentions.contains { mention in
      (mention.place.platform ?? scope.platform) == scope.platform
        && vocabulary.api(named: mention.meantWord)?.purpose == "link label"
    }
  }
}

extension Offer {
  /// Puts another name in place of one; a literal of code keeps its quotes.
  static func renaming(_ name: LocatedText, to right: String) -> Offer {
    let (opening, _, closing) = name.value.unquoted
    let isQuoted = opening.isEmpty || !right.unquoted.opening.isEmpty
    let text = isQuoted ? right : "\(opening)\(right)\(closing)"
    return Offer(.put(text, for: name), title: "Change the name to '\(right)'")
  }
}

extension Grouping {
  /// Whether the visible label is part of the group; elements without names may be anything.
  func joins(label: String) -> Bool {
    guard joins else { return false }
    let names = children.compactMap(\.name?.value.foldedForComparison)
    guard names.count == children.count, !names.isEmpty else { return true }
    return names.contains { $0.foldedTokens.contains("label") || $0 == label.foldedForComparison }
  }
}

extension Part {
  /// Whether it has a label, a name or a title; an empty name is another fault.
  func isNamed(in vocabulary: Vocabulary) -> Bool {
    label?.value.isBlank == false || name != nil || value.gives("name", in: vocabulary)
  }
}

extension SpecValue {
  /// The entry that gives the programmatic name.
  func naming(in vocabulary: Vocabulary) -> SpecEntry? {
    guard let name = givenName(in: vocabulary) else { return nil }
    return entries.first { $0.value.word?.range == name.range }
  }

  /// Whether APIs give what a key of the format does; a title and an expression give a name.
  func gives(_ key: String, in vocabulary: Vocabulary) -> Bool {
    if hasText(of: key, in: vocabulary) { return true }
    guard key == "name" else { return false }
    return hasText(of: "title", in: vocabulary)
      || entries.contains { $0.namesItself(in: vocabulary) }
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
