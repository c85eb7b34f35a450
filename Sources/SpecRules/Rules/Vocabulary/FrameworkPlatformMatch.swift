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
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: swiftui
                       ^^^^^^^ 'swiftui' is not a framework of Android; use 'views' or 'compose'
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
          let framework = Framework(rawValue: mention.word.value.lowercased())
          guard let platform = mention.place.platform, framework?.platform != platform else {
            return nil
          }
          return unknownWord(
            mention,
            "is not a framework of \(platform.title)",
            choices: platform.frameworks.map(\.rawValue)
          )
        default: return nil
        }
      }
    }
  )
}

/// A word for a platform or a framework that may not stand there.
private func unknownWord(
  _ mention: Mention,
  _ reason: String,
  choices: [String]
) -> Violation {
  let (word, spec) = (mention.word, mention.spec)
  let nearest = Spelling.nearest(to: word.value, among: choices)
  // "iOS" is distinguished by its case alone.
  let isSame = nearest?.foldedForComparison == word.value.foldedForComparison
  let choices = isSame ? choices.filter { $0 == nearest } : choices
  // Which platform another word means nobody knows.
  let meant = mention.kind == .platform ? choices.filter { $0 == nearest } : choices
  // A platform that the spec names already must not stand there twice.
  let free = meant.filter { choice in
    !mention.isKey || !spec.scopes.contains { $0.platform?.rawValue == choice }
  }
  return Violation(
    "'\(word.value)' \(reason); use \(choices.listed)",
    at: word.range,
    fixes: free.map { spec.change(of: word, to: $0, isPreferred: $0 == nearest) }
  )
}
