import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An API that the app's oldest system does not have.
  static let apiTooNew = Rule(
    id: "api-too-new",
    severity: .warning,
    summary: "An API that is newer than the oldest system that the app runs on",
    rationale: """
      On the older systems the API does nothing or does not exist, and people who have not \
      updated hear something else than the spec says.
      """,
    wcag: .bestPractice,
    yieldsTo: ["misspelt-api", "foreign-api", "obsolete-api", "api-deprecated"],
    judgesTerms: true,
    fixes: .none,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            min-os: 16
            traits: [.supportsZoom]
                     ^^^^^^^^^^^^^ '.supportsZoom' is there since iOS 17, and 'min-os' is 16; \
        say what older systems do
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            min-os: 17
            traits: [.supportsZoom]
        """
    ),
    check: .spec { context in
      context.mentions.flatMap { mention -> [Violation] in
        guard let oldest = mention.oldestSystem else { return [] }
        return mention.knownNames.compactMap { name in
          guard let since = name.since, since > oldest else { return nil }
          let advice = name.compatible.map { "use '\($0)'" } ?? "say what older systems do"
          let version = name.framework.versionTitle(of: "\(since)")
          return Violation(
            "'\(name.word)' is there since \(version), and 'min-os' is \(oldest); \(advice)",
            at: name.range
          )
        }
      }
    }
  )
}

/// A name that a spec has and a platform knows.
private struct KnownName {
  let word: String
  let range: ByteRange
  let framework: Framework
  /// The first version that has it; `nil` where that is not known for sure.
  let since: SystemVersion?
  /// What does the same on older systems.
  let compatible: String?

  /// `nil` where the name is there on older systems in one of its meanings, or nobody knows.
  init?(_ word: String, _ range: ByteRange, _ entries: [PlatformName]) {
    let versions = entries.map { SystemVersion($0.since) }
    guard let first = entries.first, !versions.contains(nil) else { return nil }
    self.word = word
    self.range = range
    framework = first.framework
    since = versions.compactMap(\.self).min()
    compatible =
      entries.lazy.flatMap(\.spellings).first { $0.contains("Compat.") }
      ?? PlatformNames.builtIn.compatibleName(of: word)
  }
}

extension Mention {
  /// The names in the mention, and the values that stand behind it, which a platform has.
  fileprivate var knownNames: [KnownName] {
    let names = PlatformNames.builtIn
    let frameworks = frameworks
    let values = rightValues.compactMap { KnownName($0.word, $0.range, $0.entries) }
    guard namesPartOfPlatform, !values.contains(where: { $0.range == word.range }),
      let whole = KnownName(word.value, word.range, names.entries(of: word.value, in: frameworks))
    else { return values }
    // What is within a name that is too new is so as well.
    let isTooNew = whole.since.flatMap { since in oldestSystem.map { since > $0 } } ?? false
    return isTooNew ? [whole] : [whole] + values
  }
}
