import Guidelines
import SpecModel

extension Rule {
  /// Reports a framework that does not exist on its platform, and unknown platforms.
  static let frameworkPlatformMatch = Rule(
    id: "framework-platform-match",
    severity: .error,
    summary: "A framework of the other platform, or one that nobody knows",
    rationale: """
      Everything under a platform is checked against its framework. With the wrong one, none of \
      the checks fit.
      """,
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
    check: .reportingSpec { spec, context in
      for mention in spec.mentions {
        switch mention.kind {
        case .platform where Platform(rawValue: mention.word.value) == nil:
          context.report(
            mention,
            "'\(mention.word.value)' is not a platform",
            choices: Platform.allCases.map(\.rawValue),
            frameworks: Framework.allCases
          )
        case .framework:
          guard let platform = mention.place.platform else { continue }
          let framework = Framework(rawValue: mention.word.value.lowercased())
          if framework?.platform == platform { continue }
          context.report(
            mention,
            "'\(mention.word.value)' is not a framework of \(platform.title)",
            choices: platform.frameworks.map(\.rawValue),
            frameworks: platform.frameworks
          )
        default: continue
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate func report(
    _ mention: Mention,
    _ reason: String,
    choices: [String],
    frameworks: [Framework]
  ) {
    let nearest = Vocabulary.nearest(to: mention.word.value, among: choices)
    // "iOS" is told by its case alone.
    let isSame = nearest?.foldedForComparison == mention.word.value.foldedForComparison
    let choices = isSame ? choices.filter { $0 == nearest } : choices
    // A platform that the spec names already must not stand there twice.
    let free = choices.filter { !mention.isKey || spec.root["platforms"]?.entry($0) == nil }
    // Which platform another word means nobody knows.
    let meant = mention.kind == .platform ? free.filter { $0 == nearest } : free
    report(
      "\(reason); use \(choices.listed)",
      at: mention.word.range,
      // What nobody knows no sentence is about.
      quote: Framework(rawValue: mention.word.value.lowercased()) == nil
        ? nil : elementStatement(for: frameworks),
      fixes: meant.map {
        Fix(
          "Change to '\($0)'",
          [spec.replacing(mention.word, with: $0)],
          isPreferred: $0 == nearest
        )
      }
    )
  }
}
