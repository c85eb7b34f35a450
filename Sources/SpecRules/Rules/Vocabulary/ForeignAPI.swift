import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An API that the framework does not have.
  package static let foreignAPI = Rule(
    id: "foreign-api",
    severity: .error,
    summary: "An API that the framework does not have",
    rationale: """
      What the spec asks for cannot be built: the API belongs to another framework, and the \
      developer has to guess which of its own was meant.
      """,
    wcag: .bestPractice,
    exceptions: [.information: "for the spelling of another framework of the platform"],
    yieldsTo: ["misspelt-api", "throws-on-platform"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            contentDescription: Tickets
            ^^^^^^^^^^^^^^^^^^ 'contentDescription' belongs to Android Views and Jetpack Compose, \
        not to UIKit; use 'accessibilityLabel'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            accessibilityLabel: Tickets
        """
    ),
    check: .spec { context in
      let mentions = context.mentions.filter(\.namesAPI)
      let homes = homesOfValues(mentions)
      return mentions.flatMap { violations(of: $0, beside: homes[$0.place] ?? []) }
        + context.wrongValues.compactMap(foreignValue)
    }
  )
}

/// A value that its framework does not have, while others have it or what it means.
private func foreignValue(_ value: WrongValue) -> Violation? {
  guard case .foreign(let homes, let right, let isReplaceable) = value.fault else { return nil }
  let own = value.mention.frameworks.listed("or")
  let advice = right.isEmpty ? "remove it" : "use \(right.listed)"
  return Violation(
    homes.isEmpty
      ? "\(own) has no '\(value.word)'; \(advice)"
      : "'\(value.word)' belongs to \(homes.listed("and")), not to \(own); \(advice)",
    at: value.range,
    offers: isReplaceable ? right.map(value.offer) : []
  )
}

/// The frameworks of the names that are values, each once, by the place that they share.
private func homesOfValues(_ mentions: [Mention]) -> [SpecPath: Set<[Framework]>] {
  mentions.reduce(into: [:]) { homes, mention in
    guard !mention.isKey else { return }
    homes[mention.place, default: []].insert(mention.homes)
  }
}

/// A name that some framework has, and that the frameworks of its place lack or spell otherwise.
private func violations(
  of mention: Mention,
  beside others: Set<[Framework]>
) -> [Violation] {
  let homes = mention.homes
  let frameworks = mention.frameworks
  if homes.isEmpty { return [] }
  let found =
    Set(homes).isDisjoint(with: frameworks)
    ? [foreignName(mention, of: homes, among: frameworks)]
    : [
      otherSpelling(of: mention, among: frameworks),
      unsharedName(mention, of: homes, beside: mention.isKey ? [] : others),
    ]
  return found.compactMap(\.self)
}

/// A name that no framework of its place has.
private func foreignName(
  _ mention: Mention,
  of homes: [Framework],
  among frameworks: [Framework]
) -> Violation? {
  let name = mention.word.value
  if frameworks.contains(where: { mention.isInDocument(below: $0) }) { return nil }
  let counterparts = frameworks.flatMap { mention.counterparts(in: $0) }.uniqued
  let grouping = groupingAPI(for: mention, in: frameworks)
  let advice =
    grouping.map { "name '\($0)' under 'api'" }
    ?? (counterparts.isEmpty
      ? "remove it" : "use \(counterparts.prefix(3).map(mention.writing).listed)")
  let isHeardAtHome = mention.sharingPlatforms.contains { $0.mayHave(homes) }
  let relocation =
    isHeardAtHome
    ? nil : relocation(of: mention, to: homes, isReplaceable: !counterparts.isEmpty)
  return Violation(
    "'\(name)' belongs to \(homes.listed("and")), not to \(frameworks.listed("or")); \(advice)",
    at: mention.word.range,
    quote: mention.stateStatement(in: frameworks)
      ?? mention.statement(naming: grouping.map { [$0] } ?? counterparts, in: frameworks)
      ?? mention.statement(naming: [name], in: homes),
    fixes: grouping == nil
      ? shared(counterparts, by: mention).map { mention.respelling(as: $0) }
        + [relocation?.move] : [],
    offers: grouping == nil ? [relocation?.removal] : []
  )
}

/// The grouping API of a framework, for the keys of a group's elements.
private func groupingAPI(for mention: Mention, in frameworks: [Framework]) -> String? {
  let facts = frameworks.lazy.compactMap { mention.context.fact("group-merge", .home($0)) }
  return mention.isKey && mention.place.keys.contains("groupings")
    ? facts.compactMap(\.values.first).first : nil
}

/// The names that each of the platforms has which hear a mention.
private func shared(_ names: [String], by mention: Mention) -> [String] {
  let sharing = mention.sharingPlatforms
  return names.filter { name in
    // With its arguments a name may have fewer homes than its stem.
    let homes = mention.vocabulary.api(named: name)?.homes ?? []
    return sharing.allSatisfy { homes.isEmpty || $0.mayHave(homes) }
  }
}

/// A name of the top level that one of the platforms does not have.
///
/// A list that has a name for each platform is no fault.
private func unsharedName(
  _ mention: Mention,
  of homes: [Framework],
  beside others: Set<[Framework]>
) -> Violation? {
  if mention.place.platform != nil { return nil }
  let sharing = mention.sharingPlatforms
  let foreign = sharing.first { scope in
    !scope.mayHave(homes) && !others.contains { scope.mayHave($0) }
  }
  guard let foreign, let platform = foreign.platform,
    let home = sharing.first(where: { $0.mayHave(homes) }), let target = home.platform
  else { return nil }
  let name = mention.word.value
  let addition = addition(of: mention, to: foreign)
  let advice =
    addition == nil ? "move it to \(target.title)" : "give \(platform.title) an API of its own"
  return Violation(
    "'\(name)' belongs to \(homes.listed("and")), and the top level holds on \(platform.title), "
      + "too; \(advice)",
    at: mention.word.range,
    quote: mention.statement(naming: [name], in: homes),
    fixes: [addition ?? mention.spec.move(of: mention, to: home)]
  )
}

/// Gives a platform its own API for what the top level asks for, where it has one.
private func addition(of mention: Mention, to scope: PlatformSpec) -> Fix? {
  let names = scope.possibleFrameworks.lazy.map { mention.counterparts(in: $0).first }
  guard !mention.isKey, let platform = scope.platform, !mention.place.keys.isEmpty,
    let right = names.compactMap(\.self).first
  else { return nil }
  let path = ["platforms", platform.rawValue] + mention.place.keys.dropLast()
  let edit = mention.spec.inserting(mention.place.key, ScalarWriting.scalar(right), at: path)
  return .preferred("Say '\(right)' on \(platform.title)", edit)
}

/// Moves an API that stands as a key of a platform to the other one, or takes it away.
///
/// It is `nil` where neither is right.
private func relocation(
  of mention: Mention,
  to homes: [Framework],
  isReplaceable: Bool
) -> (move: Fix?, removal: Offer?)? {
  let context = mention.context
  guard let platform = mention.place.platform, mention.place.keys.count == 2,
    let entry = context.spec.root["platforms"]?[platform.rawValue]?.entry(mention.word.value),
    entry.key.range == mention.word.range
  else { return isReplaceable ? nil : (nil, .removing(mention)) }
  let key = mention.word.value
  let other = context.platforms.first {
    $0.scope.platform != platform && $0.scope.mayHave(homes)
  }
  // A text that names the control there would be heard beside the visible label.
  let isName = context.vocabulary.api(named: key)?.purpose == "name" && context.spec.label != nil
  if isName, isReplaceable, other != nil { return nil }
  if let other, let target = other.scope.platform, let value = entry.value.written,
    !other.hides(key, value, at: mention.place),
    let edits = context.spec.moving(entry, to: ["platforms", target.rawValue])
  {
    return (Fix("Move '\(key)' to \(target.title)", edits), nil)
  }
  return (nil, Offer(.drop(entry), isPreferred: false))
}

/// The spelling of another framework of the same platform.
private func otherSpelling(
  of mention: Mention,
  among frameworks: [Framework]
) -> Violation? {
  let name = mention.word.value
  let found = mention.vocabulary.apis(named: name)
  guard let written = found.first, written.name == name else { return nil }
  let others = found.filter { !Set($0.homes).isDisjoint(with: frameworks) }
  guard let other = others.first,
    !others.contains(where: { $0.name == name || $0.aliases.contains(name) })
  else { return nil }
  return Violation(
    "'\(name)' is how \(written.homes.listed("and")) spells it; "
      + "write '\(other.name)' in \(frameworks.listed("or"))",
    at: mention.word.range,
    severity: .information,
    quote: mention.statement(naming: [other.name], in: other.homes),
    fixes: [mention.respelling(as: other.name)]
  )
}

extension Mention {
  /// The sentence of the guideline that names one of some APIs.
  fileprivate func statement(naming names: [String], in frameworks: [Framework]) -> Statement? {
    context.spec.guideline?.statement(naming: names, in: frameworks, context.vocabulary)
  }
}
