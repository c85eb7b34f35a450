import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports a control that the screen reader is kept away from.
  static let interactiveElementHidden = Rule(
    id: "interactive-element-hidden",
    severity: .error,
    summary: "A control that is hidden from the screen reader",
    rationale: """
      What is hidden does not exist for people who listen. They hear a label or a value, and never \
      find what changes it.
      """,
    facts: ["hiding-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            isAccessibilityElement: false
                                    ^^^^^ 'isAccessibilityElement' hides the control from VoiceOver; \
        use 'isAccessibilityElement=true'
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
    check: .scope { scope, context in
      let facts = context.facts("hiding-apis", in: scope)
      guard !facts.isEmpty, scope.platform != nil, context.mayHide(scope) else { return }
      let apis = HidingAPIs(facts, context.vocabulary)
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let buttons = scope.buttons(actions).map(\.value)
      let segments = scope.segments.segments ?? []
      for button in buttons { context.check(button, called: "the button", apis, scope) }
      for segment in segments where !segment.isDisabled {
        context.check(segment.value, called: "the segment", apis, scope, segment)
      }
      // What stands in a group, or holds parts that can be reached, need not be reached itself.
      let parts = buttons + segments.map(\.value)
      guard !context.isGrouped(scope), !parts.contains(where: apis.showsPart) else { return }
      context.check(scope.map, called: "the control", apis, scope)
      guard scope.map["focus"]?["modal"]?.boolean != true else { return }
      for word in scope.map["focus"]?["api"]?.words ?? [] {
        guard let found = apis.hiding(word.value, nil) else { continue }
        context.report(
          word,
          found,
          called: "the control",
          in: scope,
          fix: found.instead.map {
            [context.spec.replacing(word, with: $0)]
          }
        )
      }
    }
  )
}

/// The APIs that hide, and how to look them up.
private struct HidingAPIs {
  struct Found {
    let fact: Fact
    let instead: String?
  }

  private let vocabulary: Vocabulary
  private var byStem: [String: [(call: APICall, fact: Fact)]] = [:]
  private var opposites: [String: [APICall]] = [:]

  init(_ facts: [Fact], _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    for fact in facts {
      for name in fact.accepted {
        let call = APICall(name)
        byStem[Self.stem(of: name, vocabulary), default: []].append((call, fact))
      }
      for name in fact.details("instead") {
        opposites[Self.stem(of: name, vocabulary), default: []].append(APICall(name))
      }
    }
  }

  /// The name that decides, the same for all spellings of an API.
  private static func stem(of name: String, _ vocabulary: Vocabulary) -> String {
    let name = vocabulary.misspelling(of: name) ?? name
    let stem = vocabulary.api(named: name)?.stem ?? Vocabulary.stem(of: name)
    return stem.foldedForComparison
  }

  /// What hides, when a name with the value behind it does.
  func hiding(_ name: String, _ value: String?) -> Found? {
    let stem = Self.stem(of: name, vocabulary)
    guard let calls = byStem[stem] else { return nil }
    let found = calls.first { says($0.call, name, value) }
    guard let found else { return nil }
    let instead = found.fact.details("instead")
    let same = instead.first { Self.stem(of: $0, vocabulary) == stem }
    // A constant has another one as its opposite, at the same place of the list.
    let position = found.fact.values.firstIndex { Self.stem(of: $0, vocabulary) == stem }
    let other = position.flatMap { $0 < instead.count ? instead[$0] : nil }
    return Found(fact: found.fact, instead: same ?? other)
  }

  /// Whether a part of the control says that it can be reached.
  func showsPart(_ map: SpecValue) -> Bool {
    map.entries.contains { entry in
      guard let value = entry.value.word?.value else { return false }
      let calls = opposites[Self.stem(of: entry.key.value, vocabulary)] ?? []
      return calls.contains { says($0, entry.key.value, value) }
    }
  }

  /// Whether a name, with its arguments or the value behind it, says what a call says.
  private func says(_ call: APICall, _ name: String, _ value: String?) -> Bool {
    let own = APICall(name).arguments
    let isOff = value.map { ["false", "none", "no", "off"].contains($0.foldedForComparison) }
    if call.arguments.isEmpty || !own.isEmpty {
      let isSaid = call.arguments.isEmpty || own.lastNames == call.arguments.lastNames
      return isOff != true && isSaid
    }
    guard let value, let wanted = call.arguments.lastNames.first else { return false }
    let written = [value].lastNames
    // Objective-C writes its booleans as words.
    let booleans = ["no": "false", "off": "false", "yes": "true", "on": "true"]
    let isBoolean = booleans.values.contains(wanted)
    return (isBoolean ? written.map { booleans[$0] ?? $0 } : written) == call.arguments.lastNames
  }
}

extension [String] {
  /// The arguments folded, without the types in front of a name.
  fileprivate var lastNames: [String] {
    map { $0.withoutBlanksAndQuotes.identifiers.last ?? "" }
  }
}

extension RuleContext {
  /// Whether an API stands where it could hide something; most specs have none.
  fileprivate mutating func mayHide(_ scope: Scope) -> Bool {
    namedAPIs(on: scope).contains { api in
      let key = api.mention.place.key
      guard api.mention.isKey || key == "api" else { return false }
      return vocabulary.api(named: api.stem)?.purpose != "name"
    }
  }

  /// Whether the control is part of a group, or stands for the dots that need no focus.
  fileprivate func isGrouped(_ scope: Scope) -> Bool {
    let groupings = scope.map["groupings"]
    if ["parent", "container", "children"].contains(where: { groupings?[$0] != nil }) {
      return true
    }
    return spec.root["dots"]?["focusable"]?.boolean == false
      || spec.root["slides"]?["announce-index"]?.boolean == true
  }

  /// Checks the entries of a part.
  fileprivate mutating func check(
    _ map: SpecValue,
    called part: String,
    _ apis: HidingAPIs,
    _ scope: Scope,
    _ segment: Segment? = nil
  ) {
    for entry in map.entries {
      let key = entry.key
      let value = entry.value.word
      // What a list or a map says of it is another question.
      guard value != nil || entry.value.isNull,
        let found = apis.hiding(key.value, value?.value)
      else { continue }
      if segment?.isSelected == true, found.fact.details("exempt").contains("selected") { continue }
      let isValue = APICall(key.value).arguments.isEmpty && found.isSetByValue
      let right = found.instead.flatMap { APICall($0).arguments.first }
      let fix: [TextEdit]? =
        if isValue, let value, let right {
          ["true", "false"].contains(right)
            ? [TextEdit(value.range, with: right)] : [spec.replacing(value, with: right)]
        } else {
          [spec.removing(entry.range)]
        }
      report(
        isValue ? value ?? key : key,
        named: key.value,
        found,
        called: part,
        in: scope,
        fix: fix
      )
    }
  }

  fileprivate mutating func report(
    _ word: Word,
    named name: String? = nil,
    _ found: HidingAPIs.Found,
    called part: String,
    in scope: Scope,
    fix: [TextEdit]?
  ) {
    let advice = found.instead.map { "use '\($0)'" } ?? "remove it"
    report(
      "'\(name ?? word.value)' hides \(part) from \(scope.listener); \(advice)",
      at: word.range,
      fact: found.fact,
      in: scope,
      fixes: fix.map { [Fix("Let \(scope.listener) reach \(part)", $0, isPreferred: true)] } ?? []
    )
  }
}

extension HidingAPIs.Found {
  /// Whether the API hides by its value, and not by being named.
  fileprivate var isSetByValue: Bool {
    instead.map { !APICall($0).arguments.isEmpty } ?? false
  }
}
