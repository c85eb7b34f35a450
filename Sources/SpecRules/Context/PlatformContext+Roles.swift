import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension SpecValue {
  /// Whether a map gives its element a role: as a word, with a trait, or with an API.
  func givesRole(in vocabulary: Vocabulary) -> Bool {
    if let role = self["role"]?.word, role.value != "none" { return true }
    return entries.contains { entry in
      let key = entry.key.value
      if key.looksLikeAPI, vocabulary.givesRole(key) { return true }
      let isTrait = key == "traits" || key.foldedForComparison.contains("traits")
      return isTrait && entry.value.words.contains { vocabulary.givesRole($0.value) }
    }
  }
}

extension PlatformContext {
  func readRoleWords() -> [String] {
    let expected = facts("roles").flatMap(\.values)
    let roles = expected.isEmpty ? facts("other-roles").flatMap(\.values) : expected
    return roles.count > 1 ? (roles.filter(isSaid) + roles).uniqued : roles
  }

  func readRightRoles() -> Set<String> {
    let known = ["roles", "other-roles", "announced-roles"].flatMap { facts($0, .anywhere) }
    let own = [scope.role?.value.roleWord, adjustable.role].compactMap(\.self)
    return Set((known.flatMap(\.accepted) + own).map(\.foldedForComparison))
  }

  /// The role that a control without one is likely to have.
  ///
  /// It is the role that its phrases say, or else the guideline's first choice. It is `nil` where
  /// there are several roles and the phrases say none.
  var likelyRole: String? {
    let roles = roleWords
    let isOpen = roles.count > 1 && !announcements.all.isEmpty
    return roles.first.flatMap { isOpen && !isSaid($0) ? nil : $0 }
  }

  /// Whether a phrase says a role, and no longer one that has its words.
  func phrasesSay(role word: String) -> Bool {
    let tokens = word.foldedTokens
    guard lexicon.has(tokens, as: .role) else { return false }
    return announcements.all.contains { announcement in
      announcement.reading.said(.role).contains { $0.word.tokens == tokens }
    }
  }

  private func isSaid(_ role: String) -> Bool {
    announcements.all.contains { $0.words.containsWords(role) }
  }

  /// What gives the control one of the guideline's roles.
  func roleAdditions(isFirstPreferred: Bool) -> [Offer] {
    let roles = roleWords
    return roles.map { role in
      Offer(
        .set(["role"], ScalarWriting.scalar(role)),
        title: "Add 'role: \(role)'",
        isPreferred: isFirstPreferred && role == roles.first
      )
    }
  }
}

extension NamedAPI {
  /// Whether it gives its element a role, as `Modifier.toggleable` does.
  func givesRole(in vocabulary: Vocabulary) -> Bool { vocabulary.givesRole(word.value) }
}

extension Vocabulary {
  /// Whether an expression has the name of something that gives a role, such as `.button` or
  /// `Role.Tab`.
  fileprivate func givesRole(_ expression: String) -> Bool {
    let purposes: Set = ["role", "adjust"]
    return expression.qualifiedIdentifiers.contains { name in
      guard let api = api(named: name) else { return false }
      let names = api.obsolete.isEmpty ? [api] : api.obsolete.compactMap { self.api(named: $0) }
      return names.contains { $0.purpose.map(purposes.contains) ?? false }
    }
  }
}
