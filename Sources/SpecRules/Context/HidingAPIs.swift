import English
import Guidelines
import SourceText
import SpecModel

/// The APIs that hide, and how to look them up.
struct HidingAPIs {
  struct Found {
    let fact: Fact
    let instead: String?
  }

  private let vocabulary: Vocabulary
  /// The platform whose names stand for those of a framework that makes its controls.
  private let shared: Platform?
  private var byStem: [String: [(call: APICall, fact: Fact)]] = [:]
  private var opposites: [String: [APICall]] = [:]

  var isEmpty: Bool { byStem.isEmpty }

  init(_ facts: [Fact], _ vocabulary: Vocabulary, sharedOn shared: Platform? = nil) {
    self.vocabulary = vocabulary
    self.shared = shared
    for fact in facts {
      for name in fact.accepted {
        let call = APICall(name)
        byStem[Self.stem(of: name, vocabulary), default: []].append((call, fact))
      }
      for name in fact.details("shown-by") {
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

  /// The API that hides, where a name with the value behind it does.
  ///
  /// It is the name itself, or stands in its parentheses or braces, as in
  /// `Modifier.semantics { … }`.
  func hiding(_ name: String, _ value: String?) -> Found? {
    if let found = hidingItself(name, value) { return found }
    let isBody = value?.hasPrefix("{") == true
    let calls = APICall.all(in: isBody ? name + (value ?? "") : name)
    let found = calls.lazy.flatMap(\.arguments).compactMap {
      hidingItself($0, isBody ? nil : value)
    }.first
    if let found { return found }
    // A modifier may have its call behind it: `Modifier.semantics: invisibleToUser()`.
    guard let value, !isBody, Self.isModifier(name) else { return nil }
    return hidingItself(value, nil)
  }

  /// Whether what stands behind a key is a call by itself.
  static func isModifier(_ key: String) -> Bool {
    key.foldedForComparison.hasPrefix("modifier")
  }

  private func hidingItself(_ name: String, _ value: String?) -> Found? {
    guard shared != nil else { return hidingHere(name, value) }
    let value = value ?? APICall(name).values.first
    let found = standIns(for: name, value).firstNonNil { hidingHere($0.name, $0.value) }
    return found.map { found in
      let opposite = ["true": "false", "false": "true"][value ?? "true"]
      let shown = opposite ?? found.instead.flatMap { APICall($0).arguments.first }
      return Found(
        fact: found.fact,
        instead: shown.map { "\(Vocabulary.stem(of: name))=\($0)" }
      )
    }
  }

  /// What a name with its value comes to on the platform, as `aria-hidden` does.
  private func standIns(for name: String, _ value: String?) -> [(name: String, value: String?)] {
    guard let shared else { return [(name, value)] }
    let stem = Vocabulary.stem(of: name)
    let effect = PlatformEffects.builtIn.effect(of: stem, value, on: shared)
    return (effect?.standsFor ?? []).map { ($0.key, $0.value == "*" ? value : $0.value) }
  }

  private func hidingHere(_ name: String, _ value: String?) -> Found? {
    let stem = Self.stem(of: name, vocabulary)
    guard let calls = byStem[stem] else { return nil }
    let found = calls.first { says($0.call, name, value) && isEmptied($0.fact, name, value) }
    guard let found else { return nil }
    let shown = found.fact.details("shown-by")
    // An attribute is shown by another value of it, a constant by another constant.
    let same = shown.first { Self.stem(of: $0, vocabulary) == stem }
    return Found(fact: found.fact, instead: same ?? shown.first)
  }

  /// Whether an API that hides only with nothing in its braces has nothing in them.
  private func isEmptied(_ fact: Fact, _ name: String, _ value: String?) -> Bool {
    guard fact.detail("hides") == "empty" else { return true }
    return APICall(name).arguments.isEmpty
      && [name, value ?? ""].contains { $0.withoutBlanksAndQuotes.hasSuffix("{}") }
  }

  /// Whether a part of the control says that it can be reached.
  func showsPart(_ map: SpecValue) -> Bool {
    map.entries.contains { entry in
      guard let value = entry.value.word?.value else { return false }
      return standIns(for: entry.key.value, value).contains { name, value in
        let calls = opposites[Self.stem(of: name, vocabulary)] ?? []
        return calls.contains { says($0, name, value) }
      }
    }
  }

  /// Whether a name, with its arguments or the value behind it, says what a call says.
  private func says(_ call: APICall, _ name: String, _ value: String?) -> Bool {
    let own = APICall(name).values
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

extension PlatformContext {
  /// The APIs that hide on the platform.
  ///
  /// Names of a framework that makes the controls of several are known by what they come to.
  var hidingAPIs: HidingAPIs {
    let shared = scope.isOfSharedFramework ? scope.platform : nil
    let facts = facts("hiding-apis", shared == nil ? .inForce : .platform)
    return HidingAPIs(facts, vocabulary, sharedOn: shared)
  }

  /// Whether a name, with its arguments or its value, would hide the control or a part of it.
  ///
  /// No fix may write such a name at that place.
  func hides(_ name: String, _ value: String?, at place: SpecPath) -> Bool {
    let isElsewhere = place.keys.contains { ["groupings", "icon", "label-hidden"].contains($0) }
    if isElsewhere { return false }
    return hidingAPIs.hiding(name, value) != nil
  }
}
