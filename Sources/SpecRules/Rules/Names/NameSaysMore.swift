import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that ends with the word for the role.
  static let nameSaysMore = Rule(
    id: "name-says-more",
    severity: .warning,
    summary: "A name that ends with a word that the screen reader adds itself",
    rationale: """
      The screen reader says the role behind the name. A name that has it as well is heard as \
      "Save button, button".
      """,
    wcag: .bestPractice,
    facts: ["unfit-name-words"],
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
    check: .violations(of: "unfit-name-words") { fact, context in
      // A name that has to be the label is told to differ from it.
      let isLabel =
        context.spec.label != nil && context.fact("name-matches-label")?.values.first == "equal"
      return [isLabel ? nil : context.scope.name, context.spec.label].compactMap(\.self).uniqued {
        $0.range.lowerBound
      }
      .compactMap { name in
        fact.values.lazy.compactMap { surplus($0, in: name, context.spec) }.first
      }
    }
  )
}

private func surplus(_ word: String, in name: LocatedText, _ spec: Spec) -> Violation? {
  guard let ending = name.value.ending(with: word) else { return nil }
  return Violation(
    "the screen reader says '\(word)' itself; leave it out of the name",
    at: spec.range(of: ending.place, in: name),
    offers: [Offer(.put(ending.rest, for: name), title: "Leave '\(word)' out")]
  )
}
