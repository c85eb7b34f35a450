import Guidelines
import SpecModel

extension Rule {
  /// An element that is the right one only in another style.
  static let pickerStyle = Rule(
    id: "picker-style",
    severity: .warning,
    summary: "A Picker without SegmentedPickerStyle",
    rationale: """
      Without the style a Picker is a menu or a wheel, with another role and other gestures than \
      the spec describes.
      """,
    wcag: .bestPractice,
    facts: ["style"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          ios:
            framework: swiftui
            element: Picker
                     ^^^^^^ 'Picker' needs 'SegmentedPickerStyle' here; add \
        'style: SegmentedPickerStyle'
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          ios:
            framework: swiftui
            element: Picker
            style: .segmented
        """
    ),
    check: .violation(ofEach: "style", .possible) { fact, context in
      guard let right = fact.values.first, context.scope.platform != nil,
        let element = context.scope.element(withoutAnyOf: fact)
      else { return nil }
      let style = context.scope.map.entry("style")
      let word = style?.value.word
      return Violation(
        word.map { "'\($0.value)' is another control; use '\(right)'" }
          ?? "'\(element.value)' needs '\(right)' here; add 'style: \(right)'",
        at: word?.range ?? style?.key.range ?? element.range,
        isGap: word == nil,
        offers: [
          Offer(.set(["style"], ScalarWriting.scalar(right)), title: "Set 'style: \(right)'")
        ]
      )
    }
  )
}
