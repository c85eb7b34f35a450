import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A hint that begins with the gesture, which the screen reader tells by itself.
  static let gestureInHint = Rule(
    id: "gesture-in-hint",
    severity: .warning,
    summary: "A hint that tells the gesture, which the screen reader tells by itself",
    rationale: """
      A hint says what happens. How it is done depends on the screen reader and its settings, so \
      that people hear "Double tap to delete, double tap to activate".
      """,
    wcag: .bestPractice,
    facts: ["gestures"],
    relatedFacts: ["activation-phrase", "interaction-phrases"],
    yieldsTo: ["hint-only-when-needed", "unfit-word"],
    readsEnglish: true,
    fixes: .none,
    examples: Examples(
      failing: """
        component: button
        label: Delete
        platforms:
          ios:
            framework: uikit
            element: UIButton
            hint: Double tap to remove the photo
                  ^^^^^^^^^^^^^ the screen reader tells the gesture itself; say only what happens
        """,
      passing: """
        component: button
        label: Delete
        platforms:
          ios:
            framework: uikit
            element: UIButton
            hint: Removes the photo
        """
    ),
    check: .scope { context in
      // A guideline that asks for the gesture in phrases may have it from a hint.
      let asked = ["activation-phrase", "interaction-phrases"].flatMap { context.facts($0) }
      let gestures = toldGestures(in: context)
      guard asked.isEmpty, !gestures.isEmpty else { return [] }
      let maps = [context.scope.map] + (context.buttons + context.spec.parts).map(\.value)
      let hints = maps.flatMap(\.entries).filter { entry in
        entry.key.value == "hint"
          || ["hint", "click label"].contains(
            context.vocabulary.api(named: entry.key.value)?.purpose
          )
      }
      .compactMap(\.value.word)
      .compactMap { violation(of: $0, in: $0.value[...], by: gestures, context) }
      return hints
        + context.namedAPIs.map(\.word).flatMap { violations(in: $0, by: gestures, context) }
        + context.announcements.all.compactMap { gestureOfSight(in: $0, by: gestures[0].fact) }
    }
  )
}

/// What else people write for the gesture that activates, folded.
private let wordsForTouch = [["tap"], ["tap", "twice"], ["click"], ["press"]]

/// What only people do who see the control; a screen reader has other gestures and keys.
private let gesturesOfSight = [
  ["drag"], ["slide"], ["flick"], ["swipe", "left"], ["swipe", "right"], ["long", "press"],
  ["tap", "and", "hold"], ["touch", "and", "hold"], ["press", "and", "hold"],
  ["move", "the", "switch"], ["move", "the", "slider"], ["move", "the", "thumb"],
  ["move", "the", "knob"], ["use", "the", "space", "bar"], ["use", "the", "spacebar"],
  ["use", "the", "space", "key"], ["use", "the", "enter", "key"], ["use", "the", "arrow", "keys"],
  ["use", "the", "volume", "keys"], ["use", "volume", "keys"],
]

private let directions: Set = ["left", "right", "up", "down"]

/// The first words of all of them; few phrases have one.
private let beginningsOfSight = Set(gesturesOfSight.compactMap(\.first))

/// How many words stand at most between a gesture and what it does: "up or down with one finger".
private let longestManner = 6

/// How long a hint is at most, in bytes, that is looked at.
private let longestHint = 2_000

/// The words for each gesture that does more than move the focus, with their fact.
private func toldGestures(in context: PlatformContext) -> [(words: [String], fact: Fact)] {
  context.facts("gestures").filter { $0.detail("effect") != "focus" }.flatMap { fact in
    let terms = fact.values.compactMap { context.vocabulary.term(.gesture, $0) }
    let names = terms.flatMap { [$0.word] + $0.aliases }.map(\.foldedTokens)
    let touches = fact.detail("effect") == "activate" ? wordsForTouch : []
    return (names + touches).map { (words: $0, fact: fact) }
  }
}

/// The words at the beginning that tell a gesture of sighted people; `nil` where none do.
///
/// Examples are "Drag the knob to" and "Drag left or right".
private func gestureOfSight(at tokens: [String]) -> ArraySlice<String>? {
  guard let first = tokens.first, beginningsOfSight.contains(first),
    let words = gesturesOfSight.first(where: { tokens.starts(with: $0) })
  else { return nil }
  if let told = gesture(in: tokens, beginningWith: words.count) { return told }
  let end = tokens.prefix(words.count + longestManner).lastIndex(where: directions.contains)
  return end.map { tokens[...$0] }
}

/// A part of a phrase that tells a gesture of sighted people: "Wi-Fi, switch, On, slide to turn off".
///
/// What the screen reader tells of its own gestures belongs there.
private func gestureOfSight(in announcement: SpokenAnnouncement, by fact: Fact) -> Violation? {
  guard !announcement.isForeign else { return nil }
  let reading = announcement.reading
  for index in reading.parts.indices where !reading.named.contains(index) {
    let tokens = reading.words(of: index)
    guard gestureOfSight(at: tokens) != nil else { continue }
    return Violation(
      "this gesture is none of the screen reader; say only what happens",
      at: announcement.range(of: reading.parts[index]),
      fact: fact
    )
  }
  return nil
}

/// What is wrong with the texts in a call, such as `clickable(onClickLabel = "Double tap to save")`.
private func violations(
  in call: LocatedText,
  by gestures: [(words: [String], fact: Fact)],
  _ context: PlatformContext
) -> [Violation] {
  guard call.value.utf8.count <= longestHint else { return [] }
  let pieces = call.value.split(separator: "\"", omittingEmptySubsequences: false)
  // Each second piece stands between two quotes.
  return pieces.indices.filter { $0 % 2 == 1 }.compactMap { index in
    let violation = violation(of: call, in: pieces[index], by: gestures, context)
    let isName = violation != nil && context.calledNames.contains { $0.value == pieces[index] }
    return isName ? nil : violation
  }
}

private func violation(
  of hint: LocatedText,
  in text: Substring,
  by gestures: [(words: [String], fact: Fact)],
  _ context: PlatformContext
) -> Violation? {
  guard text.utf8.count <= longestHint else { return nil }
  let tokens = String(text).foldedTokens
  // "Press and hold to" is no gesture of "Press".
  let sight = gestureOfSight(at: tokens)
  let told =
    sight.map { ($0, gestures[0].fact) }
    ?? gestures.firstNonNil { words, fact in
      tokens.starts(with: words)
        ? gesture(in: tokens, beginningWith: words.count).map { ($0, fact) } : nil
    }
  guard let (words, fact) = told, let place = hint.value.firstPlace(of: Array(words)) else {
    return nil
  }
  return Violation(
    "the screen reader tells the gesture itself; say only what happens",
    at: context.spec.range(of: place, in: hint),
    fact: fact
  )
}

/// The words at the beginning of a hint that tell a gesture; `nil` where none do.
///
/// They are "Double tap to", or the "Double tap" of "Double tap saves".
private func gesture(in tokens: [String], beginningWith count: Int) -> ArraySlice<String>? {
  let manner = tokens.dropFirst(count).prefix(longestManner).prefix { $0 != "to" }
  let end = count + manner.count
  // "Double tap and hold" is another gesture.
  if manner.first != "and", tokens.count > end + 1, tokens[end] == "to" { return tokens[...end] }
  // "Press release" is no gesture.
  guard count > 1, let verb = manner.first, verb.count > 3, verb.hasSuffix("s") else { return nil }
  return tokens[..<count]
}
