import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A role that the component is not announced with.
  static let roleExpected = Rule(
    id: "role-expected",
    severity: .warning,
    summary: "A role that the guideline does not give to the component",
    rationale: """
      Assistive technology chooses its gestures and hints by role. A stepper that is announced as \
      a slider invites a swipe that does nothing.
      """,
    wcag: .fails("4.1.2"),
    facts: ["roles"],
    relatedFacts: ["adjustable"],
    yieldsTo: ["misspelt-api", "throws-on-platform"],
    judgesTerms: true,
    judgesWords: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            role: slider
                  ^^^^^^ a stepper is not announced as 'slider' on iOS; use 'button'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            role: button
        """
    ),
    check: .scope { context in
      let facts = context.facts("roles", .eachPlatform).filter {
        $0.isAbout(context.scope)
      }
      guard let role = context.scope.role, role.value != "none", let fact = facts.first else {
        return []
      }
      let word = role.value.roleWord
      if facts.flatMap(\.accepted).contains(where: { $0.foldedForComparison == word }) {
        return rolesInCode(besides: role, by: facts, in: context)
      }
      if context.adjustable.role?.foldedForComparison == word { return [] }
      let shared = fact.values.filter { value in
        context.scope.platform != nil || facts.allSatisfy { $0.accepted.contains(value) }
      }
      // What adjusts the value is one element, and no button.
      let whole = context.fact("adjustable").flatMap {
        context.adjustable.trait(of: $0) == nil ? nil : $0.values
      }
      let words = whole.map { words in shared.filter(words.contains) } ?? shared
      let prop = RoleProp(giving: role, in: context)
      let choices = prop?.choices(for: words, among: facts) ?? words.map(RoleChoice.init)
      if let prop, choices.isEmpty, prop.isSilent(about: words) { return [] }
      let advice =
        prop.map { $0.advice(choices, for: words) }
        ?? "use \(shared.listed)\(context.scope.orTranslation)"
      return [
        Violation(
          "\(context.title.withArticle) is not announced as '\(role.value)'\(context.scope.onPlatform); "
            + advice,
          at: role.range,
          fact: fact,
          severity: isSlip(role, of: facts, in: context) ? .warning : nil,
          // What stands for it in another language only people know.
          offers: context.scope.foreignLanguage != nil
            ? []
            : choices.map { change(of: role, to: $0, isOnly: choices.count == 1, in: context) }
        )
      ]
    }
  )
}

/// The roles that code gives, and that are neither the one of the spec nor one of the component.
///
/// An example is `toggleable(role = Role.Checkbox)` beside `role: switch`.
private func rolesInCode(
  besides role: LocatedText,
  by facts: [Fact],
  in context: PlatformContext
) -> [Violation] {
  let right = Set(facts.flatMap(\.accepted).map(\.roleInCode))
  // A picture in the control has a role of its own.
  let apis = context.namedAPIs.filter { !$0.mention.place.keys.contains("icon") }
  let texts = apis.flatMap { [$0.word, $0.mention.value?.word].compactMap(\.self) }
  let other = texts.uniqued(by: \.range).filter { text in
    text.range != role.range && text.value.utf8.contains(UInt8(ascii: "."))
  }
  return other.compactMap { text in
    let name = text.value.qualifiedIdentifiers.first { name in
      // A constant or a class stands behind its type or package.
      name.contains(".") && name.split(separator: ".").last?.first?.isUppercase == true
        && context.lexicon.has(name.roleWord.foldedTokens, as: .role)
        && !right.contains(name.roleInCode)
    }
    guard let name else { return nil }
    return Violation(
      "'\(name)' is another role than '\(role.value)'; give one of them",
      at: context.spec.range(of: name, in: text),
      fact: facts.first
    )
  }
}

extension String {
  /// A role as code writes it, in one word: "radiobutton" for `Role.RadioButton` and "radio button".
  fileprivate var roleInCode: String { roleWord.replacing(" ", with: "") }
}

/// A role that a control may have.
private struct RoleChoice {
  /// What the screen reader says.
  let word: String
  /// What a spec writes for it.
  let written: String
}

extension RoleChoice {
  fileprivate init(_ word: String) { self.init(word: word, written: word) }
}

/// A name of a shared framework that gives a control its role.
private struct RoleProp {
  private let name: String
  private let effects: [PlatformEffect]
  /// What the value comes to on other platforms, and the roles of the component there.
  private let others: [(platform: Platform, roles: [String])]

  /// `nil` where the spec gives the role in the words of the format.
  init?(giving role: LocatedText, in context: PlatformContext) {
    guard context.scope.isOfSharedFramework, let platform = context.scope.platform,
      let name = context.scope.map.sharedRole(in: context.vocabulary)?.name,
      context.scope.map[name]?.word?.range == role.range
    else { return nil }
    self.name = name
    effects = PlatformEffects.builtIn.effects(of: name, on: platform)
    let known = context.facts("roles", .anywhere) + context.facts("adjustable", .anywhere)
    others = Platform.allCases.filter { $0 != platform }.map { other in
      let own = known.filter { $0.applies(platform: other, framework: nil) }
      return (other, own.flatMap(\.values).map(\.roleWord))
    }
  }

  /// The values that come to one of some roles, or else to another one that the facts accept.
  func choices(for words: [String], among facts: [Fact]) -> [RoleChoice] {
    let exact = words.compactMap(choice)
    return exact.isEmpty ? facts.flatMap(\.accepted).compactMap(choice).prefix(1).map { $0 } : exact
  }

  /// Whether a value is called like one of some roles and has no effect on the platform.
  func isSilent(about words: [String]) -> Bool {
    effects.contains { effect in
      effect.fault == .silent
        && words.contains { $0.foldedForComparison == effect.value.foldedForComparison }
    }
  }

  /// What a finding says to do.
  func advice(_ choices: [RoleChoice], for words: [String]) -> String {
    choices.isEmpty
      ? "no value of \(name) is announced as \(words.listed) there"
      : "use \(choices.map(\.written).listed)"
  }

  /// Whether a value fits the component on all other platforms, unlike `search` on a text field.
  private func isOfComponent(_ value: String) -> Bool {
    others.allSatisfy { platform, roles in
      let effect = PlatformEffects.builtIn.effect(of: name, value, on: platform)
      let given = effect?.standsFor.first { $0.key == "role" }?.value.roleWord
      return roles.isEmpty
        || given.map { given in
          roles.contains { $0.contains(given) || given.contains($0) }
        } ?? true
    }
  }

  /// The value that becomes a role; one with the role's own name comes first.
  private func choice(of word: String) -> RoleChoice? {
    let folded = word.foldedForComparison
    let fitting = effects.filter { effect in
      effect.fault == nil && !effect.value.isEmpty && effect.value != "?"
        && effect.standsFor.contains { $0.key == "role" && $0.value.foldedForComparison == folded }
        && isOfComponent(effect.value)
    }
    let right = fitting.first { $0.value == folded } ?? fitting.first
    return right.map { RoleChoice(word: word, written: $0.value) }
  }
}

/// Whether nobody says a role, and its spelling is close to one that somebody says.
private func isSlip(_ role: LocatedText, of facts: [Fact], in context: PlatformContext) -> Bool {
  if context.lexicon.has(role.value.roleWord.foldedTokens, as: .role) { return false }
  let right = facts.flatMap(\.accepted) + context.lexicon.roles
  return Spelling.nearest(to: role.value, among: right) != nil
}

/// Gives the control another role, and says that in the phrases that say the one of the spec.
private func change(
  of role: LocatedText,
  to right: RoleChoice,
  isOnly: Bool,
  in context: PlatformContext
) -> Offer {
  // What platforms share is left as it is.
  let phrases = context.announcements.all.filter {
    $0.saysUnusualRole && $0.says(role: role.value) && context.home(of: $0.phrase.range).isOwn
  }
  let changes = phrases.compactMap { announcement -> Change? in
    let phrase = announcement.phrase
    let labels = announcement.labels
    return phrase.value.lastPlace(of: role.value, outside: labels).map {
      .put(phrase.value.replacing([($0, right.word)]), for: phrase)
    }
  }
  // A slip of the hand is one for everybody.
  let isSlip =
    context.vocabulary.term(.role, role.value) == nil
    && Spelling.nearest(to: role.value, among: [right.written]) != nil
  return Offer(
    [isSlip ? .spell(role, right.written) : .put(right.written, for: role)] + changes,
    title: "Change role to '\(right.written)'",
    isPreferred: isOnly
  )
}

extension SpokenAnnouncement {
  /// Whether it says a role.
  ///
  /// A longer role with the same word is another one: "switch button" is not "button".
  fileprivate func says(role: String) -> Bool {
    let tokens = role.foldedTokens
    return reading.said(.role).contains { $0.word.tokens == tokens }
      || reading.parts.contains { String(phrase.value[$0]).foldedTokens == tokens }
  }
}
