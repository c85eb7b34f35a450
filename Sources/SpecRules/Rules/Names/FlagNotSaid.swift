import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Something that is so by a key of the spec, and that no label, name or phrase says.
  static let flagNotSaid = Rule(
    id: "flag-not-said",
    severity: .warning,
    summary: "Something that holds by a key of the spec, such as required, and that nothing says",
    rationale: """
      A person who uses a screen reader learns from words alone that a field has to be filled. A \
      star or a color says it to the others.
      """,
    wcag: .fails("3.3.2"),
    facts: ["said-flags"],
    examples: Examples(
      failing: """
        component: text-field
        label: Email *
               ^^^^^^^ '*' does not say 'required': it is read as 'star' or not at all; use the word
        required: true
        """,
      passing: """
        component: text-field
        label: Email (required)
        required: true
        """
    ),
    check: .violation(ofEach: "said-flags") { fact, context in
      let spec = context.spec
      guard context.scope.foreignLanguage == nil, let key = fact.detail("key"),
        let word = fact.values.first
      else { return nil }
      if let flag = spec.root.entry(key), flag.value.boolean == false {
        let isSaid = spec.label.map {
          says(fact.values, besides: fact.details("opposite"), in: $0.value)
        }
        return isSaid == true
          ? Violation("the label says '\(word)'; correct one of the two", at: flag.key.range) : nil
      }
      let entry = spec.root.entry(key).flatMap { $0.value.boolean == true ? $0 : nil }
      if entry != nil, let label = spec.label,
        let wrong = fact.details("opposite").first(where: label.says)
      {
        return Violation(
          "'\(wrong)' says that it is not '\(word)'; use '\(word)'",
          at: label.range,
          offers: [saying(word, in: label, insteadOf: wrong, context)]
        )
      }
      if let heard = heardSign(insteadOf: fact, in: context) { return heard }
      if says(fact.values, besides: fact.details("opposite"), in: context) { return nil }
      if let label = spec.label, let seen = sign(in: label, insteadOf: fact, context) {
        return seen
      }
      guard let entry else { return nil }
      let isSaidElsewhere = context.platforms.contains {
        says(fact.values, besides: fact.details("opposite"), in: $0)
      }
      let differs = isSaidOtherwise(fact, than: word, in: context)
      let place = isSaidElsewhere || differs ? context.scope.onPlatform : ""
      return Violation(
        "nothing says '\(word)'\(place); say it in the \(spec.label == nil ? "name" : "label")",
        at: entry.key.range,
        offers: [
          differs
            ? nil
            : (spec.label ?? context.scope.name).map {
              saying(word, in: $0, insteadOf: nil, context)
            }
        ]
      )
    }
  )
}

/// A sign in what the control is called, which is heard whatever its phrases claim.
///
/// Beside a label, a hint or a helper may say the word. A name has to say it itself.
private func heardSign(insteadOf fact: Fact, in context: PlatformContext) -> Violation? {
  let label = context.spec.label
  let name = context.scope.name.flatMap { $0.value == label?.value ? nil : $0 }
  // Few names have a sign, and all texts are read for the word.
  guard let called = name ?? label, let sign = sign(in: called, insteadOf: fact, context) else {
    return nil
  }
  let opposites = fact.details("opposite")
  let isSaid =
    name == nil
    ? says(fact.values, besides: opposites, inPhrases: false, in: context)
    : says(fact.values, besides: opposites, in: called.value)
  return isSaid ? nil : sign
}

/// A sign at an end of a label or a name, where a word belongs.
private func sign(in label: LocatedText, insteadOf fact: Fact, _ context: PlatformContext)
  -> Violation?
{
  guard let sign = fact.details("instead").first(where: label.hasSign),
    let word = fact.values.first
  else { return nil }
  let reason = fact.detail("because").map { ": \($0)" } ?? ""
  return Violation(
    "'\(sign)' does not say '\(word)'\(reason); use the word",
    at: label.range,
    offers: [saying(word, in: label, insteadOf: sign, context)]
  )
}

/// Whether another platform has another word for what a fact is about, so that no label says both.
private func isSaidOtherwise(_ fact: Fact, than word: String, in context: PlatformContext) -> Bool {
  context.platforms.flatMap { $0.facts("said-flags") }.contains { other in
    other.detail("key") == fact.detail("key") && other.values.first != word
  }
}

/// Puts a word at the end of the label, and of a name that is the same; or of the name alone.
private func saying(
  _ word: String,
  in label: LocatedText,
  insteadOf sign: String?,
  _ context: PlatformContext
) -> Offer {
  let bare = sign.map(label.without)
  let text = "\((bare ?? label.value).trimmingBlanks) (\(word))"
  let names = context.platforms.compactMap(\.scope.name).filter { $0.value == label.value }
  return Offer(
    ([label] + names).uniqued(by: \.range).map { .put(text, for: $0) },
    title: "Say '\(word)' in the \(context.spec.label?.range == label.range ? "label" : "name")"
  )
}

/// Whether a text of the spec or a phrase has one of some words, and none that say the opposite.
private func says(
  _ words: [String],
  besides opposites: [String],
  inPhrases hasPhrases: Bool = true,
  in context: PlatformContext
) -> Bool {
  let maps = [context.spec.root, context.scope.map]
  let texts =
    maps.flatMap { $0.entries.compactMap(\.value.word?.value) }
    + [context.scope.name?.value].compactMap(\.self)
    + (hasPhrases ? context.scope.announcements.map(\.phrase.value) : [])
    + context.scope.states.compactMap(\.announce?.value)
  return texts.contains { says(words, besides: opposites, in: $0) }
}

private func says(_ words: [String], besides opposites: [String], in text: String) -> Bool {
  let tokens = text.foldedTokens
  return !opposites.contains { tokens.contains(words: $0.foldedTokens) }
    && words.contains { tokens.contains(words: $0.foldedTokens) }
}

extension LocatedText {
  /// Whether a sign stands at one of its ends, beside other words.
  ///
  /// Behind a digit or a single letter it belongs to that: "5*", "per m*".
  fileprivate func hasSign(_ sign: String) -> Bool {
    if value.hasPrefix(sign) || value.hasSuffix("(\(sign))") {
      return value.contains(where: \.isLetter)
    }
    guard value.hasSuffix(sign) else { return false }
    let isApart = value.dropLast(sign.count).last == " "
    let last = value.foldedTokens.last ?? ""
    return value.contains(where: \.isLetter)
      && (isApart || last.count > 1 && last.last?.isNumber == false)
  }

  /// The text without a sign, or without some words and the brackets around them.
  fileprivate func without(_ other: String) -> String {
    let words = other.foldedTokens
    guard !words.isEmpty else {
      return value.replacing("(\(other))", with: "").replacing(other, with: "")
    }
    guard let place = value.firstPlace(of: words) else { return value }
    var (before, after) = (value[..<place.lowerBound], value[place.upperBound...])
    if before.last == "(", after.first == ")" {
      before.removeLast()
      after.removeFirst()
    }
    while let last = before.last, " ,".contains(last) { before.removeLast() }
    return String(before) + after
  }

  /// Whether some words stand in it.
  fileprivate func says(_ words: String) -> Bool {
    value.foldedTokens.contains(words: words.foldedTokens)
  }
}
