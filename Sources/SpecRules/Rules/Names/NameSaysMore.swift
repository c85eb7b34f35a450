import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that begins or ends with the word for the role.
  static let nameSaysMore = Rule(
    id: "name-says-more",
    severity: .warning,
    summary: "A name that begins or ends with a word that the screen reader adds itself",
    rationale: """
      The screen reader says the role behind the name. A name that has it as well is heard as \
      "Save button, button".
      """,
    wcag: .bestPractice,
    facts: ["unfit-name-words"],
    exceptions: [.hint: "where the visible text may name a thing so"],
    yieldsTo: ["name-matches-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: button
        label: Save
        name: Save button
                   ^^^^^^ the screen reader says 'button' itself; leave it out of the name
        platforms:
          android:
            framework: views
            element: Button
        """,
      passing: """
        component: button
        label: Save
        name: Save
        platforms:
          android:
            framework: views
            element: Button
        """
    ),
    check: .violations(ofEach: "unfit-name-words") { fact, context in
      let label = context.spec.label
      // What the name and the label have in common is one fault of both.
      let twins = context.scope.names.filter { $0.value == label?.value }
      let own = context.scope.names.filter { $0.value != label?.value } + [label].compactMap(\.self)
      let ofControl = own.compactMap { name in
        fact.values.firstNonNil { word in
          bareRole(word, as: name, in: context)
            ?? surplus(word, in: name, besides: twins, label, by: fact, context)
        }
      }
      let ofSegments = context.scope.segments.all.flatMap { segment in
        (segment.names + [segment.label].compactMap(\.self)).uniqued(by: \.value)
          .compactMap { name in
            fact.values.firstNonNil {
              surplus($0, in: name, besides: [], segment.label, by: fact, context)
            }
          }
      }
      return ofControl + ofSegments + [listOfParts(in: context)].compactMap(\.self)
    }
  )
}

/// A name of the group that has the labels of all its parts, which are heard one by one.
private func listOfParts(in context: PlatformContext) -> Violation? {
  let labels = context.scope.segments.all.compactMap(\.label?.value)
  let title = context.spec.groupLabel ?? context.spec.label
  // Nobody writes down more than that.
  guard (2...50).contains(labels.count),
    let name = context.scope.grouping?.head?.value.givenName(in: context.vocabulary),
    name.value != title?.value, name.value.utf8.count <= 1_000,
    labels.allSatisfy(name.value.containsWords)
  else { return nil }
  return Violation(
    "the name of the group lists all that is heard in it; say what it is about",
    at: name.range,
    offers: [title.map { Offer(.put($0.value, for: name), title: "Change to '\($0.value)'") }]
  )
}

/// Whether a word for the role may as well be what a visible text names, as in "Copy link".
private func isThing(_ word: String, by fact: Fact) -> Bool {
  fact.details("things").contains { $0.foldedForComparison == word.foldedForComparison }
}

/// The finding for a name that is nothing but the word for the role.
///
/// It is `nil` for a label that another rule tells as a vague name.
private func bareRole(_ word: String, as name: LocatedText, in context: PlatformContext)
  -> Violation?
{
  let isVagueLabel =
    name.range == context.spec.label?.range
    && context.facts("vague-names").contains { $0.accepts(name.value) }
  return name.value.foldedTokens == word.foldedTokens && !isVagueLabel
    ? Violation("'\(name.value)' is the role, and no name; say what it is for", at: name.range)
    : nil
}

/// The word in front of the label in a name beside it: "Checkbox accept the terms".
///
/// Without a label and a mark, the word may belong to the name: "Tab search".
private func lead(
  _ word: String,
  in name: LocatedText,
  ofLabel label: LocatedText?
) -> (place: Range<String.Index>, rest: String)? {
  guard let label, label.range != name.range, let rest = name.value.ending(after: word),
    String(name.value[rest]).foldedTokens == label.value.foldedTokens
  else { return nil }
  let words = name.value[..<rest.lowerBound]
  let end = words.lastIndex { $0 != " " }.map(words.index(after:)) ?? rest.lowerBound
  return (words.startIndex..<end, String(name.value[rest]))
}

/// Where a role stands in front of a word that tells a flag of the spec: "Email text field, required".
private func beforeFlag(
  _ word: String,
  in name: String,
  _ context: PlatformContext
) -> (place: Range<String.Index>, rest: String)? {
  let flags = context.facts("said-flags").flatMap(\.values)
  guard let head = flags.firstNonNil({ name.ending(with: $0)?.rest }),
    head.ending(with: word) != nil, let place = name.lastPlace(of: word)
  else { return nil }
  let start = String(name[..<place.lowerBound]).trimmingBlanks
  return (place, start + name[place.upperBound...])
}

private func surplus(
  _ word: String,
  in name: LocatedText,
  besides twins: [LocatedText],
  _ label: LocatedText?,
  by fact: Fact,
  _ context: PlatformContext
) -> Violation? {
  let place = fact.detail("place")
  let end =
    place == "start"
    ? nil : name.value.ending(with: word) ?? beforeFlag(word, in: name.value, context)
  // Several words, as "link to", need no mark behind them.
  let opening = place == "start" && word.contains(" ") ? name.value.beginning(with: word) : nil
  let start =
    place == "end"
    ? nil : opening ?? name.value.lead(of: word) ?? lead(word, in: name, ofLabel: label)
  guard let ending = end ?? start ?? name.value.middle(of: word) else { return nil }
  // Whether a device adds the word is known of the elements that a voice lists.
  let reason =
    place == "start" && opening == nil || context.saysRole(word) == true
    ? "the screen reader says '\(word)' itself" : "'\(word)' is the role"
  let isThing = isThing(word, by: fact) && label?.value.ending(with: word) != nil
  return Violation(
    "\(reason); leave it out of the name",
    at: context.spec.range(of: ending.place, in: name),
    severity: isThing ? .hint : nil,
    offers: [
      Offer(
        ([name] + twins.filter { $0.value == name.value }).uniqued(by: \.range)
          .map { .put(ending.rest, for: $0) },
        title: "Leave '\(word)' out"
      )
    ]
  )
}
