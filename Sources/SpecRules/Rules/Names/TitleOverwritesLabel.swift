import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that the title of the same element overwrites.
  static let titleOverwritesLabel = Rule(
    id: "title-overwrites-label",
    severity: .information,
    summary: "A name that differs from the title of the same element",
    rationale: """
      The guideline says that only the title is announced. UIKit lets a label that is set win over \
      the title. One text for both satisfies the guideline and the device.
      """,
    wcag: .weakens("4.1.2"),
    facts: ["overwritten-name"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            setTitle(): Tickets
            accessibilityLabel: Number of tickets
            ^^^^^^^^^^^^^^^^^^ the guideline says that the title 'Tickets' overwrites this name, but a label that is set wins over the title; make both equal
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            setTitle(): Tickets
            accessibilityLabel: Tickets
        """
    ),
    check: .violations(ofEach: "overwritten-name") { fact, context in
      guard context.scope.platform != nil else { return [] }
      return context.namedParts.compactMap { part in
        guard let lost = part.text(ofAny: fact.values, context.vocabulary),
          let title = part.text(ofAny: fact.details("by"), context.vocabulary),
          lost.text.value.foldedTokens != title.text.value.foldedTokens,
          !lost.text.value.isBlank
        else { return nil }
        return context.spec.overwriting(
          lost,
          by: title,
          label: part.label?.value,
          dispute: context.spec.guideline?.dispute(of: fact)
        )
      }
    }
  )
}

extension Spec {
  /// A name, or what else is lost, and the title of its element.
  fileprivate func overwriting(
    _ lost: (entry: SpecEntry, text: LocatedText),
    by title: (entry: SpecEntry, text: LocatedText),
    label: String?,
    dispute: Dispute?
  ) -> Violation {
    // A sign such as "+" tells nobody what the button does.
    let isSign = title.text.value.foldedTokens.isEmpty
    let claim = "the title '\(title.text.value)' overwrites this name"
    let advice =
      isSign
      ? "show an image instead of the title"
      : dispute == nil ? "remove it or make both equal" : "make both equal"
    return Violation(
      (dispute.map { "the guideline says that \(claim), but \($0.says)" } ?? claim) + "; \(advice)",
      at: lost.entry.key.range,
      related: [.init("the title", at: title.entry.key.range)],
      tags: isSign || dispute != nil ? [] : [.unnecessary],
      offers: isSign
        ? [Offer(.drop(title.entry), isPreferred: false)]
        : [
          Offer(.drop(lost.entry), isPreferred: false),
          equalising(lost.text, title.text, besides: label),
        ]
    )
  }

  /// Gives the title and the name the same text, the one that follows the visible label.
  ///
  /// The name does not get the text of the label, which would be heard twice.
  private func equalising(_ name: LocatedText, _ title: LocatedText, besides label: String?)
    -> Offer?
  {
    let isLabel = { (text: LocatedText) in
      label.map { LabelMatch(text.value, label: $0).isEqual } ?? false
    }
    if isLabel(title), !isLabel(name) { return nil }
    let (wrong, right) = isLabel(name) ? (title, name.value) : (name, title.value)
    return Offer(.put(right, for: wrong), title: "Make both '\(right)'", isPreferred: false)
  }
}
