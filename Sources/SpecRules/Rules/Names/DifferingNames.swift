import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A control, or a part of it, that is given two different names.
  static let differingNames = Rule(
    id: "differing-names",
    severity: .warning,
    summary: "Two names of one control that differ",
    rationale: """
      An element has one name. Whoever builds it has to guess which of the two is meant, and the \
      other is heard by nobody.
      """,
    wcag: .weakens("4.1.2"),
    yieldsTo: ["name-matches-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: button
        name: Save
        platforms:
          ios:
            framework: uikit
            accessibilityLabel: Delete
                                ^^^^^^ two names, 'Save' and 'Delete', for one element; make both equal
        """,
      passing: """
        component: button
        name: Save
        platforms:
          ios:
            framework: uikit
            accessibilityLabel: Save
        """
    ),
    check: .scope { context in
      context.namedParts.flatMap { part -> [Violation] in
        let names = texts(naming: part, in: context)
        guard let first = names.first else { return [] }
        return names.dropFirst().compactMap { violation(of: $0, besides: first) }
      } + groupNames(in: context)
    }
  )
}

/// The texts that name a part on a platform; code, such as the key of a resource, says nothing.
private func texts(naming part: Part, in context: PlatformContext) -> [LocatedText] {
  part.value.givenNames(in: context.vocabulary).filter { entry, text in
    !context.isForeign(entry.key.value) && text.value.isNameInWords
  }
  .map(\.text)
}

/// What a platform calls the group beside the label that the group has.
private func groupNames(in context: PlatformContext) -> [Violation] {
  guard let label = context.spec.groupLabel, label.value.isNameInWords else { return [] }
  let own = context.scope.map.entries.filter {
    context.vocabulary.api(named: $0.key.value)?.purpose == "group name"
  }
  let groupings = context.scope.map["groupings"]
  let heads = ["container", "parent"].compactMap {
    groupings?[$0]?.givenName(in: context.vocabulary)
  }
  return (own.compactMap(\.value.word) + heads).filter(\.value.isNameInWords)
    .compactMap { violation(of: $0, besides: label) }
}

extension String {
  /// Whether it is a name as people hear it, and not one in code.
  fileprivate var isNameInWords: Bool {
    LabelMatch.isComparable(self) && contains(where: \.isLetter) && !looksLikeAPI
      && !contains("_") && Phrase(self).names.isEmpty
  }
}

/// Two names of which neither has the words of the other.
private func violation(of name: LocatedText, besides first: LocatedText) -> Violation? {
  let isLonger = LabelMatch(name.value, label: first.value).containsAll
  guard !isLonger, !LabelMatch(first.value, label: name.value).containsAll else { return nil }
  return Violation(
    "two names, '\(first.value)' and '\(name.value)', for one element; make both equal",
    at: name.range,
    related: [.init("the first name", at: first.range)],
    offers: [
      Offer(.put(first.value, for: name), title: "Make both '\(first.value)'", isPreferred: false)
    ]
  )
}
