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
    readsEnglish: true,
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
      guard let key = fact.detail("key"), let word = fact.values.first,
        spec.root[key]?.boolean != false, !says(fact.values, in: context)
      else { return nil }
      if let label = spec.label, let sign = fact.details("instead").first(where: label.ends) {
        let reason = fact.detail("because").map { ": \($0)" } ?? ""
        let rest = label.value.dropLast(sign.count).trimmingSpaces
        return Violation(
          "'\(sign)' does not say '\(word)'\(reason); use the word",
          at: label.range,
          offers: [saying(word, behind: String(rest), in: label)]
        )
      }
      guard let entry = spec.root.entry(key), entry.value.boolean == true else { return nil }
      let isSaidElsewhere = context.platforms.contains { says(fact.values, in: $0) }
      let place = isSaidElsewhere ? context.scope.onPlatform : ""
      return Violation(
        "nothing says '\(word)'\(place); say it in the label",
        at: entry.key.range,
        offers: [spec.label.map { saying(word, behind: $0.value, in: $0) }]
      )
    }
  )
}

private func saying(_ word: String, behind text: String, in label: LocatedText) -> Offer {
  Offer(.put("\(text) (\(word))", for: label), title: "Say '\(word)' in the label")
}

/// Whether the label, the name or a phrase has one of some words.
private func says(_ words: [String], in context: PlatformContext) -> Bool {
  let texts =
    [context.spec.label?.value, context.scope.name?.value].compactMap(\.self)
    + context.scope.announcements.map(\.phrase.value)
  return texts.contains { text in
    let tokens = text.foldedTokens
    return words.contains { tokens.contains(words: $0.foldedTokens) }
  }
}

extension LocatedText {
  /// Whether something stands at its end, behind other words.
  fileprivate func ends(with sign: String) -> Bool {
    value.hasSuffix(sign) && value.utf8.count > sign.utf8.count
  }
}

extension Substring {
  /// The text without blanks at its end.
  fileprivate var trimmingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
