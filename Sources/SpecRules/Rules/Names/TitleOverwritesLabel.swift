import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that the title of the same element overwrites.
  static let titleOverwritesLabel = Rule(
    id: "title-overwrites-label",
    severity: .warning,
    summary: "A name that the title of the same element overwrites",
    rationale: """
      Of the two texts only the title is announced. What the spec says about the name is lost, and \
      nobody notices until a screen reader is turned on.
      """,
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
            ^^^^^^^^^^^^^^^^^^ the title 'Tickets' overwrites this name; remove it or make both equal
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
    check: .reportingScope { scope, context in
      guard scope.platform != nil else { return }
      for fact in context.facts("overwritten-name", in: scope) {
        for part in context.namedParts(in: scope) {
          context.checkTitle(of: part, fact, in: scope)
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate func checkTitle(of part: NamedPart, _ fact: Fact, in scope: Scope) {
    guard let lost = part.text(ofAny: fact.values, vocabulary),
      let title = part.text(ofAny: fact.details("by"), vocabulary)
    else { return }
    let (name, text) = (lost.text, title.text)
    guard name.value.foldedTokens != text.value.foldedTokens, !name.value.isBlank else { return }
    // The text that follows the visible label stays.
    let label = part.label?.value
    let keepsTitle = label.map { !LabelMatch(name.value, label: $0).isEqual } ?? true
    // A sign such as "+" tells nobody what the button does.
    let isSign = text.value.foldedTokens.isEmpty
    report(
      "the title '\(text.value)' overwrites this name; "
        + (isSign ? "show an image instead of the title" : "remove it or make both equal"),
      at: lost.entry.key.range,
      fact: fact,
      in: scope,
      related: [.init("the title", at: title.entry.key.range)],
      tags: isSign ? [] : [.unnecessary],
      fixes: isSign
        ? [spec.removal(of: title.entry, "Remove '\(title.entry.key.value)'")].compactMap(\.self)
        : [
          spec.removal(of: lost.entry, "Remove '\(lost.entry.key.value)'"),
          equalising(name, text, keepsTitle: keepsTitle, besides: label),
        ].compactMap(\.self)
    )
  }

  /// Gives the title and the name the same text; the name not that of the visible label, which
  /// would be heard twice.
  private func equalising(
    _ name: Word,
    _ title: Word,
    keepsTitle: Bool,
    besides label: String?
  ) -> Fix? {
    let text = keepsTitle ? title.value : name.value
    if keepsTitle, let label, LabelMatch(text, label: label).isEqual { return nil }
    let edit =
      keepsTitle ? spec.replacing(name, with: text) : spec.replacing(title, with: text)
    return Fix("Make both '\(text)'", [edit])
  }
}

extension NamedPart {
  /// The text that the first of some APIs gives, and its entry; `nil` for one that is composed
  /// elsewhere.
  func text(
    ofAny apis: [String],
    _ vocabulary: Vocabulary
  ) -> (entry: SpecEntry, text: Word)? {
    for api in apis {
      guard let entry = value.entry(of: api, in: vocabulary), let word = entry.value.word,
        entry.value.boolean == nil, word.value != "none"
      else { continue }
      let text = label.map { Phrase(word.value).spoken(["label": $0.value]) } ?? word.value
      if Phrase(text).names.isEmpty { return (entry, Word(text, at: word.range)) }
    }
    guard apis.contains(where: { vocabulary.api(named: $0)?.purpose == "name" }) else { return nil }
    return value.entries.lazy
      .compactMap { entry in entry.nameInKey(vocabulary).map { (entry, $0) } }.first
  }
}
