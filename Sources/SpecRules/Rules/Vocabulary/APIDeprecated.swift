import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An API that the platform is about to take away.
  static let apiDeprecated = Rule(
    id: "api-deprecated",
    severity: .warning,
    summary: "An API that its platform deprecates",
    rationale: """
      What is specified now ships next year. Code that is written from a deprecated name gets \
      warnings from its first day, and stops working on a day that the platform chooses.
      """,
    wcag: .bestPractice,
    exceptions: [.information: "where only documents discourage it"],
    yieldsTo: ["misspelt-api", "foreign-api", "obsolete-api"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: compose
            icon: { api: invisibleToUser() }
                         ^^^^^^^^^^^^^^^^^ 'invisibleToUser()' is deprecated since Compose 1.8; \
        use 'hideFromAccessibility()'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: compose
            icon: { api: hideFromAccessibility() }
        """
    ),
    check: .spec { context in
      context.mentions.flatMap { mention -> [Violation] in
        guard mention.namesPartOfPlatform else { return [] }
        return mention.outgoingNames.compactMap { name, range, entry in
          violation(by: name, at: range, entry, in: mention)
        }
      }
    }
  )
}

private func violation(
  by name: String,
  at range: ByteRange,
  _ entry: PlatformName,
  in mention: Mention
) -> Violation? {
  let replacements = entry.replacements(since: mention.oldestSystem)
  // As long as the app runs on systems without a replacement, there is no other.
  if replacements.isEmpty, !entry.replacements.isEmpty { return nil }
  let advice =
    replacements.isEmpty ? "nothing takes its place" : "use \(replacements.listed)"
  let right =
    range == mention.word.range && replacements == entry.replacements
    ? entry.rewritten(name) : nil
  let statement = mention.spec.guideline?.statement(
    naming: [name],
    in: [entry.framework],
    mention.vocabulary
  )
  return Violation(
    "'\(name)' is \(entry.deprecationNote); \(advice)",
    at: range,
    severity: entry.isDiscouragedOnly ? .information : nil,
    quote: statement,
    tags: [.deprecated],
    offers: [right.map { Offer(.put($0, for: mention.word)) }]
  )
}

extension Mention {
  /// The deprecated names in the mention, with where they stand.
  ///
  /// Such a name is the whole mention, or what an expression calls in its braces.
  fileprivate var outgoingNames: [(String, ByteRange, PlatformName)] {
    let names = PlatformNames.builtIn
    let frameworks = frameworks
    // What stands behind a key tells methods of one name apart.
    let call = word.value.contains(".") ? value?.word.map { "\(word.value)(\($0.value))" } : nil
    let written = [word.value, call].compactMap(\.self)
    if let entry = written.lazy.compactMap({ names.deprecation(of: $0, in: frameworks) }).first {
      return [(word.value, word.range, entry)]
    }
    guard word.value.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return word.value.qualifiedIdentifiers.uniqued.compactMap { name in
      names.deprecation(of: name, in: frameworks).map { (name, spec.range(of: name, in: word), $0) }
    }
  }
}

extension PlatformName {
  /// The replacements that an app may use which runs on a system and all newer ones.
  ///
  /// What runs on older systems takes the place of what is too new.
  fileprivate func replacements(since oldest: SystemVersion?) -> [String] {
    guard let oldest else { return replacements }
    let names = PlatformNames.builtIn
    return replacements.compactMap { name in
      names.isNewer(name, than: oldest, in: framework) ? names.compatibleName(of: name) : name
    }
  }

  /// A text with its replacement in its place; `nil` where that is not the same thing.
  fileprivate func rewritten(_ text: String) -> String? {
    // A modifier of Swift may have its dot in front.
    if text.hasPrefix("."), framework == .swiftui {
      return rewritten(String(text.dropFirst())).map { ".\($0)" }
    }
    guard isReplacedOneToOne, replacements.count == 1, let right = replacements.first,
      let spelling = spellings.first(where: { text.hasPrefix($0.prefix { $0 != "(" }) })
    else { return nil }
    let arguments = text.drop { $0 != "(" }
    let signature = spelling.drop { $0 != "(" }
    if arguments.isEmpty || arguments == signature { return right }
    let head = right.prefix { $0 != "(" }
    guard let colon = signature.firstIndex(of: ":"), signature != "(_:)" else {
      return signature.isEmpty || ["()", "(_:)"].contains(signature) ? "\(head)\(arguments)" : nil
    }
    let label = signature[...colon]
    guard arguments.hasPrefix(label) else { return nil }
    return "\(head)(\(arguments.dropFirst(label.count).trimmingPrefix(" "))"
  }
}
