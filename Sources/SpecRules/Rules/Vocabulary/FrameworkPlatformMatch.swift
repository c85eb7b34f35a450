import English
import Guidelines
import SpecModel

extension Rule {
  /// A framework that does not exist on its platform, and unknown platforms.
  package static let frameworkPlatformMatch = Rule(
    id: "framework-platform-match",
    severity: .error,
    summary: "A framework of the other platform, or one that nobody knows",
    rationale: """
      Everything under a platform is checked against its framework. With the wrong one, none of \
      the checks fit.
      """,
    wcag: .bestPractice,
    exceptions: [
      .information: "for a framework of which the guideline has no facts",
      .warning: "for one that nobody here knows",
    ],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: swiftui
                       ^^^^^^^ 'swiftui' is not a framework of Android; use 'views', 'compose' or \
        'react-native'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: compose
        """
    ),
    check: .spec { context in
      context.mentions.compactMap { mention in
        switch mention.kind {
        case .platform where Platform(rawValue: mention.word.value) == nil:
          return unknownWord(
            mention,
            "is not a platform",
            choices: Platform.allCases.map(\.rawValue)
          )
        case .framework:
          guard let platform = mention.place.platform else { return nil }
          return framework(mention, on: platform)
        default: return nil
        }
      }
    }
  )
}

/// What is to be said of a word for a framework; `nil` for a framework of its platform.
private func framework(_ mention: Mention, on platform: Platform) -> Violation? {
  let word = mention.word
  let choices = platform.namedFrameworks.map(\.rawValue)
  guard let named = word.value.framework(on: platform, mention.vocabulary) else {
    return unknownWord(mention, "is not a framework of \(platform.title)", choices: choices)
  }
  guard named == .unlisted else { return nil }
  let unchecked = "what depends on the framework is not checked"
  if let term = mention.vocabulary.term(.otherFramework, word.value) {
    return Violation(
      "the guideline has no facts for \(term.title ?? word.value), and \(unchecked)",
      at: word.range,
      severity: .information
    )
  }
  let others = mention.vocabulary.terms.filter { $0.kind == .otherFramework }.map(\.word)
  let nearest = Spelling.nearest(to: word.value, among: others)
  return Violation(
    "'\(word.value)' is no framework known here: names of APIs and elements are not checked, "
      + "all else is; known are \(choices.listed("and"))",
    at: word.range,
    severity: .warning,
    offers: [nearest.map { Offer(.put($0, for: word)) }]
  )
}

/// A word for a platform or a framework that may not stand there.
private func unknownWord(
  _ mention: Mention,
  _ reason: String,
  choices: [String]
) -> Violation {
  let (word, spec) = (mention.word, mention.spec)
  let platforms = spec.root["platforms"]?.entries ?? []
  // What a word for a platform is read as may show in its framework.
  let read = platforms.first { $0.key.range == word.range && $0.key.value != word.value }
  let nearest = read?.key.value ?? Spelling.nearest(to: word.value, among: choices)
  // "iOS" is distinguished by its case alone.
  let isSame = nearest?.foldedForComparison == word.value.foldedForComparison
  let near = choices.filter { $0 == nearest }
  let choices = isSame ? near : near + choices.filter { $0 != nearest }
  // Which platform another word means nobody knows.
  let meant = mention.kind == .platform ? choices.filter { $0 == nearest } : choices
  // A platform that the spec names already must not stand there twice.
  let free = meant.filter { choice in
    !mention.isKey || spec.written["platforms"]?.entry(choice) == nil
  }
  return Violation(
    "'\(word.value)' \(reason); use \(choices.listed)",
    at: word.range,
    offers: free.map { Offer(.put($0, for: word), isPreferred: $0 == nearest) }
  )
}
