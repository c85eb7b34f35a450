import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A control that the screen reader is kept away from.
  static let interactiveElementHidden = Rule(
    id: "interactive-element-hidden",
    severity: .error,
    summary: "A control that is hidden from the screen reader, the keyboard or a double tap",
    rationale: """
      What is hidden does not exist for people who listen. They hear a label or a value, and never \
      find what changes it.
      """,
    wcag: .fails("2.1.1", "4.1.2"),
    facts: ["hiding-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            isAccessibilityElement: false
                                    ^^^^^ 'isAccessibilityElement: false' hides the control from \
        VoiceOver; remove it or set it to true
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            label-hidden: isAccessibilityElement=false
            role: button
            states: [disabled]
            isAccessibilityElement: true
        """
    ),
    check: .scope { context in
      let apis = context.hidingAPIs
      guard !apis.isEmpty, context.scope.platform != nil, mayHide(in: context) else { return [] }
      let buttons = context.buttons.map(\.value)
      let segments = context.scope.segments.all
      let parts =
        buttons.flatMap { hiding($0, called: "the button", apis, in: context) }
        + segments.filter { !$0.isDisabled }.flatMap {
          hiding(
            $0.value,
            called: "the \(context.spec.segmentWord)",
            apis,
            isSelected: $0.isSelected,
            in: context
          )
        }
      // What stands in a group, or holds parts that can be reached, need not be reached itself.
      let values = buttons + segments.map(\.value)
      guard !isGrouped(in: context), !values.contains(where: apis.showsPart) else {
        return parts
      }
      return parts + hiding(context.scope.map, called: "the control", apis, in: context)
        + hidingFocusAPIs(apis, in: context) + hidingNames(apis, in: context)
    }
  )
}

/// Whether an API stands where it could hide something; most specs have none.
private func mayHide(in context: PlatformContext) -> Bool {
  context.namedAPIs.contains { api in
    context.vocabulary.api(named: api.stem)?.purpose != "name"
  }
}

/// Whether the control is part of a group, or stands for the dots that need no focus.
private func isGrouped(in context: PlatformContext) -> Bool {
  let groupings = context.scope.map["groupings"]
  if ["parent", "container", "children"].contains(where: { groupings?[$0] != nil }) {
    return true
  }
  return context.spec.value(.dotFocus)?.boolean == false
    || context.spec.value(.slideIndex)?.boolean == true
}

/// The entries that hide a part.
private func hiding(
  _ map: SpecValue,
  called part: String,
  _ apis: HidingAPIs,
  isSelected: Bool = false,
  in context: PlatformContext
) -> [Violation] {
  // A control that has nothing else said of it is reached by default, and keeps what it is.
  let isWhole = map.range == context.scope.map.range
  return map.entries.compactMap { entry in
    let key = entry.key
    let value = entry.value.word
    // What a list or a map says of it is another question.
    let isEmptied = entry.value.isMap && entry.value.entries.isEmpty
    guard value != nil || entry.value.isNull || isEmptied,
      let found = apis.hiding(key.value, isEmptied ? "{}" : value?.value),
      !isSelected || !found.fact.details("exempt").contains("selected"),
      found.fact.details("hides").isEmpty || !hasOtherAPI(than: entry, map, context)
    else { return nil }
    let isValue = APICall(key.value).values.isEmpty && found.isSetByValue
    guard isValue, let value, let right = found.instead.flatMap({ APICall($0).arguments.first })
    else {
      let api = hidingAPI(key, value)
      return found.violation(
        api.value,
        at: api.range,
        called: part,
        "remove it",
        .drop(entry),
        context
      )
    }
    let resets = isWhole && resets(key.value, in: context)
    let change: Change =
      if resets {
        .drop(entry)
      } else if ["true", "false"].contains(right) {
        .literal(right, for: value)
      } else {
        .put(right, for: value)
      }
    let name = "\(key.value): \(value.value)"
    let advice = "\(resets ? "remove it or " : "")set it to \(right)"
    return found.violation(name, at: value.range, called: part, advice, change, context)
  }
}

/// An API that hides, with the braces or the call behind it.
private func hidingAPI(_ key: LocatedText, _ value: LocatedText?) -> LocatedText {
  guard let value else { return key }
  let range = key.range.lowerBound..<value.range.upperBound
  if value.value.hasPrefix("{") {
    return LocatedText("\(key.value) \(value.value)", at: range)
  }
  let hasCall = HidingAPIs.isModifier(key.value) && value.value.looksLikeAPI
  return hasCall ? LocatedText("\(key.value): \(value.value)", at: range) : key
}

/// Whether a map has an API beside one that hides with nothing in its braces.
///
/// It may be what stands in them.
private func hasOtherAPI(
  than entry: SpecEntry,
  _ map: SpecValue,
  _ context: PlatformContext
) -> Bool {
  map.entries.contains { other in
    other !== entry && context.vocabulary.api(named: other.key.value) != nil
  }
}

/// The APIs of `focus` that hide the control; what is modal has rules of its own.
private func hidingFocusAPIs(_ apis: HidingAPIs, in context: PlatformContext) -> [Violation] {
  guard context.scope.map["focus"]?["modal"]?.boolean != true,
    let entry = context.scope.map["focus"]?.entry("api")
  else { return [] }
  return entry.value.words.compactMap { word in
    guard let found = apis.hiding(word.value, nil) else { return nil }
    let instead = found.instead.flatMap { resets($0, in: context) ? nil : $0 }
    let change: Change = instead.map { .put($0, for: word) } ?? .omit(word, of: entry)
    let advice = instead.map { "use '\($0)'" } ?? "remove it"
    let name = word.value
    return found.violation(name, at: word.range, called: "the control", advice, change, context)
  }
}

/// The APIs that hide the control in its lists of names, and under `groupings`.
private func hidingNames(_ apis: HidingAPIs, in context: PlatformContext) -> [Violation] {
  let lists = context.scope.map.entries.filter { $0.value.isList && $0.key.value != "label-hidden" }
  let grouping = context.scope.map["groupings"]?.entry("api")
  return (lists + [grouping].compactMap(\.self)).flatMap { entry in
    entry.value.words.compactMap { word -> Violation? in
      guard let found = apis.hiding(word.value, nil) else { return nil }
      return found.violation(
        word.value,
        at: word.range,
        called: "the control",
        "remove it",
        .omit(word, of: entry),
        context
      )
    }
  }
}

extension HidingAPIs.Found {
  /// Whether the API hides by its value, and not by being named.
  fileprivate var isSetByValue: Bool {
    instead.map { !APICall($0).arguments.isEmpty } ?? false
  }

  /// Whether the sentence says how the part is reached by this API.
  ///
  /// Its name alone, a misprint of it, or how to hide the part is no help.
  private var isShownByQuote: Bool {
    guard let name = instead.map(Vocabulary.stem) else { return false }
    return fact.quotes.contains {
      $0.contains(name) && $0.count > name.count && !$0.hasPrefix("To hide")
    }
  }

  /// A name that keeps the screen reader away from a part.
  fileprivate func violation(
    _ name: String,
    at range: ByteRange,
    called part: String,
    _ advice: String,
    _ change: Change,
    _ context: PlatformContext
  ) -> Violation {
    let user = fact.detail("from") ?? context.scope.screenReaderName
    return Violation(
      "'\(name)' hides \(part) from \(user); \(advice)",
      at: range,
      fact: fact,
      isQuoted: isShownByQuote,
      offers: [Offer(change, title: "Let \(user) reach \(part)")]
    )
  }
}

/// Whether making the control an accessibility element would overwrite what the spec does not say.
private func resets(_ name: String, in context: PlatformContext) -> Bool {
  context.facts("resetting-apis", .declared).contains { fact in
    fact.values.contains { Vocabulary.stem(of: $0) == Vocabulary.stem(of: name) }
      && !fact.topicsReset(in: context).isEmpty
  }
}
