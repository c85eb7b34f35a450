import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A visible label that nothing connects with its control.
  static let labelForMissing = Rule(
    id: "label-for-missing",
    severity: .information,
    summary: "A visible label that no labelFor connects with the control",
    rationale: """
      To TalkBack a text beside a control is a text beside a control. Connected with it, the text \
      is what the control is called.
      """,
    wcag: .fails("1.3.1"),
    facts: ["label-link"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
          ^^^^^^^ nothing connects the label 'Tickets' with the stepper; add 'labelFor'
            framework: views
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            labelFor: tickets_stepper
        """
    ),
    check: .violation(inEachFramework: "label-link") { fact, _, context in
      guard let label = context.spec.label, let api = fact.values.first,
        context.scope.platform != nil,
        !context.naming.isConnected(label)
      else { return nil }
      let identifier = ScalarWriting.scalar(context.spec.identifier(of: label))
      return Violation(
        "nothing connects the label '\(label.value)' with the \(context.title); add '\(api)'",
        at: context.scope.anchorRange,
        isGap: true,
        related: [.init("the visible label", at: label.range)],
        offers: [Offer(.set([api], identifier), title: "Add '\(api)'")]
      )
    }
  )
}

extension Spec {
  /// A name for the control in layout files, from its label and the component.
  fileprivate func identifier(of label: LocatedText) -> String {
    let words = label.value.foldedTokens.filter { $0.utf8.allSatisfy(\.isWordByte) }
    let component = (guideline?.name ?? "control").replacing("-", with: "_")
    return (words + [component]).joined(separator: "_")
  }
}

extension UInt8 {
  /// Whether a byte of folded text is a letter of English or a digit.
  fileprivate var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self)
  }
}
