import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that ends with a state, a position or a value, which the screen reader says as well.
  static let stateInName = Rule(
    id: "state-in-name",
    severity: .warning,
    summary: "A name that ends with a state, a position or a value, which is said by itself",
    rationale: """
      The screen reader says the state, the position and the value beside the name. In the name \
      they are heard twice, and they are wrong as soon as something changes.
      """,
    wcag: .weakens("4.1.2"),
    relatedFacts: [
      "states", "index-set", "label-index", "announced-value", "name-references-value",
    ],
    exceptions: [.hint: "for a state without a mark in front of it"],
    yieldsTo: ["name-matches-label"],
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms, checked
                                 ^^^^^^^ 'checked' is a state, which the screen reader says by itself; \
        leave it out of the name
        platforms:
          android:
            framework: views
            element: CheckBox
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            element: CheckBox
        """
    ),
    check: .scope { context in
      guard context.scope.platform != nil, context.scope.foreignLanguage == nil else { return [] }
      let whole = Part(context.scope.map, label: context.spec.label, context.vocabulary)
      let parts = context.scope.segments.all + context.spec.parts
      return ([whole] + parts).enumerated().flatMap { offset, part in
        // The whole stands in front of the segments.
        let position = part.shape == .segment ? offset : nil
        return ([part.label].compactMap(\.self) + part.names).uniqued(by: \.value).compactMap {
          violation(of: $0, besides: part.label, at: position, in: context)
        }
      }
    }
  )
}

/// Whether some words are what people say for a state in place of the screen reader's word.
private func isWrongWord(_ words: String, in context: PlatformContext) -> Bool {
  let tokens = words.foldedTokens
  let facts = context.spec.guideline?.model.facts("states") ?? []
  return facts.contains { $0.details("wrong").contains { $0.foldedTokens == tokens } }
}

/// How long a name is at most, in bytes, that is looked at.
private let longestName = 500

private func violation(
  of name: LocatedText,
  besides label: LocatedText?,
  at position: Int?,
  in context: PlatformContext
) -> Violation? {
  guard name.value.utf8.count <= longestName else { return nil }
  if let found = stateInCode(of: name, in: context) { return found }
  let isSegment = position != nil
  let added =
    addition(to: name, besides: label, in: context)
    ?? valueInFront(of: label, in: name, context) ?? amountAtEnd(of: name, context)
    ?? position.flatMap { positionAtEnd(of: name, ofSegmentAt: $0, context) }
  guard let place = added ?? (isSegment ? nil : stateAtEnd(of: name, context)) else { return nil }
  let words = name.value[place].withoutVerb
  let noun: String
  if context.lexicon.state(saidBy: words) != nil || isWrongWord(words, in: context) {
    noun = "a state"
  } else if isPosition(words, in: context) {
    noun = "a position"
  } else if !isSegment, isValue(words, in: context) {
    noun = "the value"
  } else {
    return nil
  }
  return Violation(
    "'\(words)' is \(noun), which the screen reader says by itself; leave it out of the name",
    at: context.spec.range(of: place, in: name),
    severity: added == nil ? .hint : nil,
    offers: [Offer(.put(name.value.rest(besides: place), for: name), title: "Leave '\(words)' out")]
  )
}

/// A state that code puts into a name: `"Wi-Fi, \(isOn ? "on" : "off")"`.
private func stateInCode(of name: LocatedText, in context: PlatformContext) -> Violation? {
  let text = name.value.textsInQuotes.first { context.lexicon.state(saidBy: $0) != nil }
  return text.map { text in
    Violation(
      "'\(text)' is a state, which the screen reader says by itself; leave it out of the name",
      at: context.spec.range(of: text, in: name)
    )
  }
}

extension StringProtocol {
  /// The text without the verb that it begins with, as in "is on".
  fileprivate var withoutVerb: String {
    let verb = ["is ", "are "].first { hasPrefix($0) } ?? ""
    return String(dropFirst(verb.count))
  }
}

extension String {
  /// What stands in front of its last part, without the mark between, or behind its first one.
  fileprivate func rest(besides part: Range<Index>) -> String {
    if part.lowerBound == startIndex {
      return String(self[part.upperBound...].drop { !$0.isLetter && !$0.isNumber })
    }
    var rest = self[..<part.lowerBound]
    while let last = rest.last, last.isWhitespace || ",(:;.".contains(last) { rest.removeLast() }
    return String(rest)
  }
}

/// The last part of a name behind a mark, or the first one that is a state.
///
/// Without a mark, it is what the name has behind the words of the label.
private func addition(
  to name: LocatedText,
  besides label: LocatedText?,
  in context: PlatformContext
) -> Range<String.Index>? {
  let parts = name.value.phraseParts
  if let first = parts.first, let last = parts.last, parts.count > 1 {
    let isState = { (part: Range<String.Index>) in
      context.lexicon.state(saidBy: String(name.value[part])) != nil
    }
    return isState(first) && !isState(last) ? first : last
  }
  guard let label, label.range != name.range, let end = name.value.ending(after: label.value) else {
    return nil
  }
  return end
}

/// The value that a name has in front of the words of the label: "50% volume".
private func valueInFront(
  of label: LocatedText?,
  in name: LocatedText,
  _ context: PlatformContext
) -> Range<String.Index>? {
  guard let label, label.range != name.range,
    let place = name.value.beginning(before: label.value),
    isValue(String(name.value[place]), in: context)
  else { return nil }
  return place
}

/// The value with its unit that ends a name without a mark in front of it: "Volume 50%".
///
/// A bare number may be part of the name: "Guests in room 1".
private func amountAtEnd(of name: LocatedText, _ context: PlatformContext) -> Range<String.Index>? {
  let words = name.value.split(separator: " ")
  return words.dropFirst().suffix(2).map { $0.startIndex..<name.value.endIndex }.first { place in
    let text = name.value[place]
    return text.first?.isNumber == true && !text.allSatisfy(\.isNumber)
      && isValue(String(text), in: context)
  }
}

/// The position of a segment that ends its name without a mark in front of it: "Search 2 of 3".
///
/// Where another name begins alike, as in "Step 1 of 3", the number tells both apart.
private func positionAtEnd(
  of name: LocatedText,
  ofSegmentAt position: Int,
  _ context: PlatformContext
) -> Range<String.Index>? {
  let words = name.value.split(separator: " ")
  let segments = context.scope.segments.all
  guard words.count > 3, segments.count > 1 else { return nil }
  let place = words[words.count - 3].startIndex..<name.value.endIndex
  let other = segments[position == 1 ? 1 : 0].calledNames.first
  guard let index = SpokenIndex(in: String(name.value[place]).foldedTokens),
    (index.position, index.count) == (position, segments.count),
    other?.value.hasPrefix(name.value[..<place.lowerBound]) != true
  else { return nil }
  return place
}

/// How many words stand at most in front of a state without a mark; longer names are sentences.
private let longestLead = 3

/// Words beside which a state belongs to the name: "Log on", "Keep screen on", "Show disabled".
private let wordsWithState: Set = [
  "a", "add", "all", "always", "and", "any", "are", "as", "auto", "automatically", "be", "carry",
  "clock", "copy", "count", "delete", "download", "edit", "export", "filter", "find", "get",
  "go", "hands", "hide", "hold", "if", "import", "in", "is", "keep", "leave", "let", "log", "make",
  "mark", "move", "never", "no", "none", "not", "nothing", "only", "open", "opt", "or", "play",
  "power", "print", "put", "remain", "remove", "see", "select", "send", "set", "share",
  "show", "sign", "sort", "start", "stay", "switch", "take", "the", "time", "try", "turn", "view",
  "when", "where", "while",
]

/// The state that ends a name without a mark in front of it: "Wi-Fi on".
private func stateAtEnd(of name: LocatedText, _ context: PlatformContext) -> Range<String.Index>? {
  let words = name.value.split(separator: " ")
  let facts = context.facts("states")
  let states = Set(
    facts.flatMap { $0.values + $0.details("announced") }.map(\.foldedForComparison)
  )
  return words.indices.suffix(3).first { index in
    let lead = words[..<index].map { String($0).foldedForComparison }
    let end = name.value[words[index].startIndex...].withoutVerb
    return (1...longestLead).contains(lead.count) && wordsWithState.isDisjoint(with: lead)
      && states.contains(end.foldedForComparison)
  }
  .map { words[$0].startIndex..<name.value.endIndex }
}

/// Whether some words are a position in the set, which is announced and not asked for in names.
private func isPosition(_ words: String, in context: PlatformContext) -> Bool {
  guard let set = context.fact("index-set"), context.fact("label-index") == nil,
    set.accepts(FormatMoment.segments)
  else { return false }
  let count = SpokenIndex(in: words.foldedTokens)?.count
  // Where no segments are listed, the name is that of one of them.
  return count != nil && [0, count].contains(context.scope.segments.count)
}

/// Whether some words are the value, which is announced and not asked for in names.
private func isValue(_ words: String, in context: PlatformContext) -> Bool {
  guard context.fact("announced-value") != nil, context.fact("name-references-value") == nil,
    let value = context.spec.shownValue, value.current != nil
  else { return false }
  return Phrase(words).says(value)
}
