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
    exceptions: [.information: "for the spelling of another framework of the platform"],
    yieldsTo: ["misspelt-api"],
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
      context.spec.mentions.filter(\.namesAPI).flatMap(context.violations)
    }
  )
}

extension RuleContext {
  /// What is wrong with a name that some framework has: those of its place do not, spell it
  /// otherwise, or are not all that it is in force for.
  fileprivate func violations(of mention: TermReference) -> [Violation] {
    let homes = vocabulary.frameworks(declaring: mention.word.value)
    let frameworks = frameworks(for: mention)
    if homes.isEmpty { return [] }
    if Set(homes).isDisjoint(with: frameworks) {
      return [foreignName(mention, of: homes, among: frameworks)].compactMap(\.self)
    }
    return [otherSpelling(of: mention, among: frameworks), unsharedName(mention, of: homes)]
      .compactMap(\.self)
  }

  /// A name that no framework of its place has.
  private func foreignName(
    _ mention: TermReference,
    of homes: [Framework],
    among frameworks: [Framework]
  ) -> Violation? {
    let name = mention.word.value
    if frameworks.contains(where: { isMentioned(name, in: $0) }) { return nil }
    let counterparts = frameworks.flatMap { self.counterparts(of: mention, in: $0) }.uniqued
    let grouping = groupingAPI(for: mention, in: frameworks)
    let advice =
      grouping.map { "name '\($0)' under 'api'" }
      ?? (counterparts.isEmpty
        ? "remove it" : "use \(counterparts.prefix(3).map(mention.writing).listed)")
    return Violation(
      "'\(name)' belongs to \(homes.listed("and")), not to \(frameworks.listed("or")); \(advice)",
      at: mention.word.range,
      quote: stateStatement(at: mention.place, in: frameworks)
        ?? quote(for: grouping.map { [$0] } ?? counterparts, frameworks)
        ?? quote(for: [name], homes),
      fixes: grouping == nil
        ? shared(counterparts, by: mention).map { respelling(mention, as: $0) }
          + [departure(of: mention, to: homes, isReplaceable: !counterparts.isEmpty)] : []
    )
  }

  /// The API that groups in a framework, for the keys of elements, which it has no need of.
  private func groupingAPI(for mention: TermReference, in frameworks: [Framework]) -> String? {
    guard mention.isKey, mention.place.keys.contains("groupings") else { return nil }
    return frameworks.lazy
      .compactMap { self.fact("group-merge", of: $0, on: $0.platform)?.values.first }.first
  }

  /// The names that each of the platforms has which share a mention of the top level.
  private func shared(_ names: [String], by mention: TermReference) -> [String] {
    let sharing = platforms(sharing: mention)
    return names.filter { name in
      // With its arguments a name may have fewer homes than its stem.
      let homes = vocabulary.api(named: name)?.homes ?? []
      return sharing.allSatisfy { homes.isEmpty || $0.mayHave(homes) }
    }
  }

  /// A name of the top level that one of the platforms does not have, unless the list that it stands
  /// in has one for each.
  private func unsharedName(_ mention: TermReference, of homes: [Framework]) -> Violation? {
    let sharing = platforms(sharing: mention)
    guard let home = sharing.first(where: { $0.mayHave(homes) }), let target = home.platform else {
      return nil
    }
    let siblings = spec.mentions.filter {
      $0.place == mention.place && !$0.isKey && !mention.isKey && $0.namesAPI
    }
    let foreign = sharing.first { scope in
      !scope.mayHave(homes)
        && !siblings.contains { scope.mayHave(vocabulary.frameworks(declaring: $0.word.value)) }
    }
    guard let foreign, let platform = foreign.platform else { return nil }
    let name = mention.word.value
    let addition = addition(of: mention, to: foreign)
    let advice =
      addition == nil ? "move it to \(target.title)" : "give \(platform.title) an API of its own"
    return Violation(
      "'\(name)' belongs to \(homes.listed("and")), and the top level holds on \(platform.title), "
        + "too; \(advice)",
      at: mention.word.range,
      quote: quote(for: [name], homes),
      fixes: [addition ?? move(of: mention, to: home)]
    )
  }

  /// Gives a platform its own API for what the top level asks for, where it has one.
  private func addition(of mention: TermReference, to scope: PlatformSpec) -> Fix? {
    guard !mention.isKey, let platform = scope.platform, !mention.place.keys.isEmpty else {
      return nil
    }
    let path = ["platforms", platform.rawValue] + mention.place.keys.dropLast()
    let right = scope.possibleFrameworks.lazy
      .compactMap { self.counterparts(of: mention, in: $0).first }.first
    return right.flatMap { right in
      let edit = spec.inserting(mention.place.key, ScalarWriting.scalar(right), at: path)
      return .preferred("Say '\(right)' on \(platform.title)", edit)
    }
  }

  /// Moves an API from the top level to the platform that has it.
  private func move(of mention: TermReference, to scope: PlatformSpec) -> Fix? {
    var keys = mention.place.keys
    var map: SpecValue? = spec.root
    if !mention.isKey { keys = keys.dropLast() }
    for key in keys { map = map?[key] }
    let key = mention.isKey ? mention.word.value : mention.place.key
    guard let platform = scope.platform, let entry = map?.entry(key) else { return nil }
    return .preferred(
      "Move '\(key)' to \(platform.title)",
      spec.moving(entry, to: ["platforms", platform.rawValue] + keys)
    )
  }

  /// Moves an API that stands as a key of a platform to the other one, or takes it away.
  private func departure(
    of mention: TermReference,
    to homes: [Framework],
    isReplaceable: Bool
  ) -> Fix? {
    guard let platform = mention.place.platform, mention.place.keys.count == 2,
      let entry = spec.root["platforms"]?[platform.rawValue]?.entry(mention.word.value),
      entry.key.range == mention.word.range
    else { return isReplaceable ? nil : removal(of: mention) }
    let key = mention.word.value
    let other = spec.scopes.first { $0.platform != platform && $0.mayHave(homes) }
    // A text that names the control there would be heard beside the visible label.
    let isName = vocabulary.api(named: key)?.purpose == "name" && spec.label != nil
    if isName, isReplaceable, other != nil { return nil }
    if let other, let target = other.platform, let value = entry.value.written,
      !on(other).hides(key, value, at: mention.place),
      let edits = spec.moving(entry, to: ["platforms", target.rawValue])
    {
      return Fix("Move '\(key)' to \(target.title)", edits)
    }
    return Fix("Remove '\(key)'", [spec.removing(entry.range)])
  }

  /// The spelling of another framework of the same platform.
  private func otherSpelling(of mention: TermReference, among frameworks: [Framework]) -> Violation?
  {
    let name = mention.word.value
    let found = vocabulary.apis(named: name)
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
      quote: quote(for: [other.name], other.homes),
      fixes: [respelling(mention, as: other.name)]
    )
  }
}
