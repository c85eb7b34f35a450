import Guidelines
import SourceText
import SpecModel

extension SkeletonWriter {
  mutating func writePlatform(_ platform: Platform, _ frameworks: [Framework]) {
    let margin = "    "
    add("  \(platform.rawValue):")
    add("\(margin)framework: \(frameworks.map(\.rawValue).oneOrBracketed)")
    let elements = frameworks.compactMap { element(in: $0, on: platform) }
    if writes("element"), !elements.isEmpty { add("\(margin)element: \(elements.oneOrBracketed)") }
    if writes("style"), let style = style(of: elements, platform, frameworks) {
      add("\(margin)style: \(style)")
    }
    if writes("role"), let role = role(on: platform, frameworks) {
      add("\(margin)role: \(ScalarWriting.scalar(role))")
    }
    for (key, text) in platformTexts { add("\(margin)\(key): \(ScalarWriting.scalar(text))") }
    if writes("states") { writeStates(platform, frameworks, margin) }
    for (key, fact) in [("keyboard", "keys"), ("gestures", "gestures")] where writes(key) {
      // A section of its own says all of it.
      let isWhole = platformKeys != nil
      writeBindings(
        key,
        isWhole ? bindings(fact, everywhereOn: platform) : bindings(fact, on: platform),
        indentation: margin
      )
    }
    if writes("focus") { writeFocus(platform, frameworks, margin) }
    if writes("announcements") { writeAnnouncements(platform, frameworks, margin) }
  }

  private func writes(_ key: String) -> Bool {
    platformKeys?.contains(key) ?? true
  }

  /// The facts of a name for every framework, each once, the most specific first.
  private func facts(
    _ name: String,
    _ platform: Platform,
    _ frameworks: [Framework]
  ) -> [Fact] {
    let targets = frameworks.map { Target(platform: platform, framework: $0) }
    return model.facts(name, for: targets, variant: variant)
  }

  /// The guideline's first role word.
  ///
  /// It is `nil` where a framework takes the word and says nothing, as React Native does with `tab`
  /// on iOS.
  private func role(on platform: Platform, _ frameworks: [Framework]) -> String? {
    let role = facts("roles", platform, frameworks).first?.values.first
    let isSilent =
      !frameworks.allSatisfy(\.isNative)
      && PlatformEffects.builtIn.effect(of: "role", role, on: platform)?.fault != nil
    return isSilent ? nil : role
  }

  /// The native element of a framework, the guideline's first choice.
  private func element(in framework: Framework, on platform: Platform) -> String? {
    guard guideline.hasModel else { return guideline.elements(in: framework).first }
    return facts("elements", platform, [framework]).first?.values.first
  }

  private func style(
    of elements: [String],
    _ platform: Platform,
    _ frameworks: [Framework]
  ) -> String? {
    let fitting = facts("style", platform, frameworks).first { fact in
      fact.detail("element").map(elements.contains) ?? true
    }
    return fitting?.values.first.map(ScalarWriting.scalar)
  }

  /// Writes the states that are announced, each with the APIs that set it.
  ///
  /// A state is left out where a framework has no API for it, or the element does not have it.
  private mutating func writeStates(
    _ platform: Platform,
    _ frameworks: [Framework],
    _ margin: String
  ) {
    var states: [(name: String, word: String)] = []
    let elements = Set(frameworks.compactMap { element(in: $0, on: platform) })
    let all = facts("states", platform, frameworks)
    // What the element of one framework lacks is left out for all of them.
    let lacking = all.filter { fact in
      let owners = fact.details("elements")
      return !owners.isEmpty && elements.isDisjoint(with: owners)
    }.compactMap(\.values.first)
    for fact in all where !lacking.contains(fact.values.first ?? "") {
      guard let word = fact.detail("announced"), let name = fact.values.first else { continue }
      if !states.contains(where: { $0.name == name }) { states.append((name, word)) }
    }
    let entries = states.compactMap { name, word -> String? in
      let apis = frameworks.compactMap {
        facts("\(name)-api", platform, [$0]).first?.values.first
      }
      guard apis.count == frameworks.count else { return nil }
      let announced = ScalarWriting.scalar(word)
      return "\(name): { api: \(apis.oneOrBracketed), announce: \(announced) }"
    }
    guard !entries.isEmpty else { return }
    add("\(margin)states:")
    for entry in entries { add("\(margin)  \(entry)") }
  }

  /// Where the focus goes, event by event.
  private mutating func writeFocus(
    _ platform: Platform,
    _ frameworks: [Framework],
    _ margin: String
  ) {
    var entries: [String] = []
    for (key, fact) in [("initial", "initial-focus"), ("confined", "focus-confined")] {
      guard let word = facts(fact, platform, frameworks).first?.values.first else { continue }
      entries.append("\(key): \(ScalarWriting.scalar(word))")
    }
    let events = MapShape.focus.keys.map(\.name).filter { $0.hasPrefix("on-") }
      .compactMap { key in
        let fact = facts("focus-\(key)", platform, frameworks).first {
          $0.detail("need") != "given"
        }
        return fact?.values.first.map { (key, $0) }
      }
    // What is selected is the value, so that one event tells both.
    let tellsSelection = events.contains { $0.0 == "on-select" }
    for (key, goal) in events where key != "on-value-change" || !tellsSelection {
      let isAnnounced = !facts("announced-\(key.dropFirst(3))", platform, frameworks).isEmpty
      let announcement = announcer(in: frameworks)
      entries.append(
        isAnnounced ? "\(key): { announce: \(announcement), focus: \(goal) }" : "\(key): \(goal)"
      )
    }
    guard !entries.isEmpty else { return }
    add("\(margin)focus:")
    for entry in entries { add("\(margin)  \(entry)") }
  }

  /// The API that announces; `true`, which any framework takes, where there is none or more than
  /// one framework.
  private func announcer(in frameworks: [Framework]) -> String {
    let row = library.vocabulary.counterparts.first { $0.purpose == "announce" }
    guard frameworks.count == 1, let first = row?.names[frameworks[0]]?.first else { return "true" }
    return ScalarWriting.scalar(first)
  }

  /// What is said at each moment, as the guideline's templates compose it.
  private mutating func writeAnnouncements(
    _ platform: Platform,
    _ frameworks: [Framework],
    _ margin: String
  ) {
    let templates = facts("announcement-templates", platform, frameworks)
    let hasCommon = templates.contains { $0.details("moment").isEmpty }
    let listed = hasCommon ? facts("moments", platform, frameworks).flatMap(\.values) : []
    // What is said after an action is written where the guideline wants it to be announced.
    let silent = FormatMoment.events.filter {
      facts("announced-\($0)", platform, frameworks).isEmpty
    }
    let isFocused = { $0 != FormatMoment.pages && !FormatMoment.events.contains($0) }
    let own = templates.flatMap { $0.details("moment") }.filter { !silent.contains($0) }
    let moments = (own + listed.filter(isFocused)).uniqued
    let entries = moments.flatMap { moment -> [(String, String)] in
      guard moment == FormatMoment.segments else {
        let fitting = templates.templates(of: moment)
        // A moment may belong to one state: only an expanded element collapses.
        let template = fitting.first { $0.details("state").isEmpty } ?? fitting.first
        return template?.values.first.map { [(moment, $0)] } ?? []
      }
      return segmentAnnouncements(templates)
    }
    guard !entries.isEmpty else { return }
    add("\(margin)announcements:")
    for (moment, phrase) in entries {
      add("\(margin)  \(ScalarWriting.scalar(moment)): \(ScalarWriting.scalar(phrase))")
    }
  }

  /// What each segment says; the first has the label of the group in front.
  private func segmentAnnouncements(_ templates: [Fact]) -> [(String, String)] {
    segments.enumerated().compactMap { number, segment in
      let template = templates.templates(of: FormatMoment.segments).first {
        $0.detail("state") == segment.state
      }
      let phrase = number == 0 && isGrouped ? template?.detail("grouped") : nil
      return (phrase ?? template?.values.first).map { (segment.label, $0) }
    }
  }
}
