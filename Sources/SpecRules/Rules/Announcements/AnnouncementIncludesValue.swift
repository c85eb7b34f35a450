import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// An announcement that does not say the value.
  static let announcementIncludesValue = Rule(
    id: "announcement-includes-value",
    severity: .error,
    summary: "An announcement without the current value",
    rationale: """
      Somebody who lands on the button must hear how many there are before deciding whether to add \
      one more.
      """,
    wcag: .fails("4.1.2"),
    facts: ["announced-value"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          ios:
            announcements:
              increment: "Tickets, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ the announcement does not say the value; add \
        '{value}' or '3'
        """,
      passing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          ios:
            announcements:
              increment: "{label}, {value}, Increment, Button"
        """
    ),
    check: .violations(of: "announced-value") { fact, context in
      guard let value = context.spec.shownValue else { return [] }
      let untold = context.announcements.about(fact).compactMap { announcement -> Violation? in
        guard !says(value, in: announcement, by: fact) else { return nil }
        return announcement.judged(.value, violation(missing: value, in: announcement))
      }
      guard fact.detail("with") == "measure" else { return untold }
      return untold + bareNumbers(of: value, in: context) + shares(of: value, in: context)
    }
  )
}

/// The phrases that say a share of one as the number in code: `0.5` in place of "50%".
private func shares(of value: ShownValue, in context: PlatformContext) -> [Violation] {
  guard value.unit == nil, let current = value.current, let number = Double(current),
    0 < number, number < 1, context.scope.foreignLanguage == nil
  else { return [] }
  let share = "\(Int((number * 100).rounded()))%"
  return context.announcements.all.compactMap { announcement in
    let (reading, phrase) = (announcement.reading, announcement.phrase.value)
    let part = reading.parts.first { part in
      phrase[part] == "{value}" || Double(phrase[part]) == number
    }
    return part.map { part in
      Violation(
        "'\(current)' is the number in code; say the share that people know, such as '\(share)'",
        at: announcement.range(of: part),
        severity: .warning,
        moment: announcement.moment.value,
        offers: [announcement.saying(share, at: part)]
      )
    }
  }
}

/// The numbers of a value that has a unit, where nothing says what they count: `Radius, 4`.
private func bareNumbers(of value: ShownValue, in context: PlatformContext) -> [Violation] {
  guard let unit = value.unit, !["none", "percent", "%"].contains(unit.lowercased()),
    context.scope.foreignLanguage == nil
  else { return [] }
  let texts = context.scope.map.entries.compactMap { entry -> Violation? in
    let api = context.vocabulary.api(named: Vocabulary.stem(of: entry.key.value))
    guard api?.purpose == "state text", let text = entry.value.word, Double(text.value) != nil
    else {
      return nil
    }
    let right = value.measured(text.value)
    return Violation(
      "nothing says what '\(text.value)' counts; say '\(right)'",
      at: text.range,
      offers: [Offer(.put(right, for: text), title: "Change to '\(right)'")]
    )
  }
  let phrases = context.announcements.all.compactMap { announcement -> Violation? in
    let (reading, phrase) = (announcement.reading, announcement.phrase.value)
    let part = reading.parts.first { part in
      Double(phrase[part]) != nil && !announcement.namePlaces.contains { $0.overlaps(part) }
    }
    guard let part, !phrase.containsWords(unit) else { return nil }
    let right = value.measured(String(phrase[part]))
    let violation = Violation(
      "nothing says what '\(phrase[part])' counts; say '\(right)'",
      at: announcement.range(of: part),
      moment: announcement.moment.value,
      offers: [announcement.saying(right, at: part)]
    )
    return announcement.judged(.value, violation)
  }
  return texts + phrases
}

/// Whether an announcement has the value, what stands for it, or the value at a limit.
private func says(
  _ value: ShownValue,
  in announcement: SpokenAnnouncement,
  by fact: Fact
) -> Bool {
  let context = announcement.context
  let phrase = announcement.spoken.withoutOtherMeasures(than: value)
  let words = phrase == announcement.spoken ? announcement.words : phrase.text.foldedTokens
  if phrase.has("value") || fact.details("words").contains(where: words.containsWords) {
    return true
  }
  let called = [("label", context.spec.label), ("name", context.scope.name)]
  let names = called.compactMap { placeholder, name in name.map { (placeholder, $0.value) } }
  let isTold = names.contains { placeholder, name in
    name.tells(value) && (phrase.has(placeholder) || phrase.text.containsWords(name))
  }
  if isTold { return true }
  let verbs = Set(context.facts("purpose-words").flatMap(\.verbs))
  let rest = phrase.without(names.map(\.1)).withoutSteps(verbs)
  if rest.says(value) { return true }
  if rest.text.hasByte(UInt8(ascii: "%")), context.spec.share.map(rest.says) == true { return true }
  // At its limit a button is disabled, and the value is another one.
  if announcement.isDisabled, rest.saysNumber { return true }
  if announcement.saysDisabled, saysLimit(rest, in: context.spec) { return true }
  guard phrase.has("name"),
    let name = (announcement.button?.name ?? context.scope.name).map({ Phrase($0.value) })
  else { return false }
  return name.withoutOtherMeasures(than: value).has("value") || name.says(value)
}

extension Spec {
  /// The value as a share of its range, which controls say of a number without a unit.
  fileprivate var share: ShownValue? {
    guard unit == nil, let current = value(.currentValue)?.number,
      let low = value(.smallestValue)?.number, let high = value(.largestValue)?.number, low < high
    else { return nil }
    let percent = ((current - low) / (high - low) * 100).rounded()
    return Int(exactly: percent).map { ShownValue(current: String($0), unit: "%") }
  }
}

/// Whether a phrase says the smallest or the largest value, or any number where the spec does not
/// give both.
private func saysLimit(_ phrase: Phrase, in spec: Spec) -> Bool {
  let limits = [KeyMeaning.smallestValue, .largestValue].compactMap { spec.value($0)?.word?.value }
  guard limits.count == 2, let value = spec.shownValue else { return phrase.saysNumber }
  return limits.contains { limit in
    phrase.says(ShownValue(current: limit, unit: value.unit, languages: value.languages))
  }
}

/// An announcement without the value, at another number that stands in its place.
private func violation(
  missing value: ShownValue,
  in announcement: SpokenAnnouncement
) -> Violation {
  let phrase = announcement.phrase
  let names = announcement.names
  let stale = announcement.context.staleValues(
    in: phrase.value,
    besides: [names.label, names.name]
  )
  let single = stale.count == 1 ? stale.first : nil
  let examples = ["{value}", value.current].compactMap(\.self)
  let isMeasured = single?.isMeasured == true
  let right =
    value.current.map { "the value is \(isMeasured ? value.measured($0) : $0)" }
    ?? "use '\(isMeasured ? value.measured("{value}") : "{value}")'"
  // Any of several numbers may be the one, and nobody but the author converts units.
  let isMendable = stale.count < 2 && !phrase.value.hasOtherShare(than: value)
  return Violation(
    single.map { "the announcement says '\(phrase.value[$0.range])'; \(right)" }
      ?? "the announcement does not say the value; add \(examples.listed)",
    at: announcement.range(of: single?.range),
    moment: announcement.moment.value,
    offers: isMendable ? [offer(saying: value, insteadOf: single, in: announcement)] : []
  )
}

/// Says the value where the guideline does, or in place of what stands for it.
private func offer(
  saying value: ShownValue,
  insteadOf stale: StaleValue?,
  in announcement: SpokenAnnouncement
) -> Offer {
  let text = announcement.phrase.value
  let number = announcement.usesPlaceholders ? "{value}" : value.current ?? "{value}"
  let right = stale.map { value.written(number, insteadOf: $0, in: text) } ?? number
  let fixed =
    stale.map { text.replacing([($0.range, right)]) }
    ?? announcement.inserting(right, saying: [.value]).text
  return announcement.saying(
    fixed,
    as: "\(stale == nil ? "Insert" : "Change to") '\(right)'"
  )
}
