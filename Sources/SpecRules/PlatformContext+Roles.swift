import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// Whether a map gives its element a role: as a word, with a trait, or with an API.
  func givesRole(_ map: SpecValue) -> Bool {
    if let role = map["role"]?.word, role.value != "none" { return true }
    return map.entries.contains { entry in
      let key = entry.key.value
      if key.looksLikeAPI, vocabulary.givesRole(key) { return true }
      let isTrait = key == "traits" || key.foldedForComparison.contains("traits")
      return isTrait && entry.value.words.contains { vocabulary.givesRole($0.value) }
    }
  }
}

extension PlatformContext {
  /// The role words that the guideline has for the component on a platform, its first choice first.
  var roleWords: [String] {
    let roles = facts("roles").flatMap(\.values)
    return roles.isEmpty ? facts("other-roles").flatMap(\.values) : roles
  }

  /// The fixes that give the control one of the guideline's roles.
  func roleAdditions(isFirstPreferred: Bool) -> [Fix] {
    let roles = roleWords
    return roles.compactMap { role in
      let edit = spec.inserting("role", ScalarWriting.scalar(role), in: scope)
      let isPreferred = isFirstPreferred && role == roles.first
      return Fix("Add 'role: \(role)'", edit, isPreferred: isPreferred)
    }
  }

  /// Whether an announcement says the role of the spec where that is not one of the guideline's,
  /// which is reported at the role.
  func saysUnusualRole(_ announcement: Announcement) -> Bool {
    guard let role = scope.role, role.value != "none" else { return false }
    let facts = facts("roles", .eachPlatform)
    let word = role.value.roleWord
    let isUnusual =
      !facts.isEmpty
      && !facts.contains { fact in
        fact.accepted.contains { $0.foldedForComparison == word }
      }
    return isUnusual && announcement.tokens.contains(words: role.value.foldedTokens)
  }

  /// Whether nothing about a segment that can be selected says so, with a phrase that a fact gives.
  func hidesInteraction(_ announcement: Announcement, _ fact: Fact) -> Bool {
    let segment = scope.segment(of: announcement)
    guard segment != nil || announcement.foldedMoment == "segments" else { return false }
    if isDisabled(announcement) { return false }
    let isSelected =
      announcement.state.map { vocabulary.term(.state, $0.value)?.word == "selected" }
      ?? segment?.isSelected ?? false
    let phrase = announcement.spoken
    if isSelected || phrase.has("hint") || saysUnusualRole(announcement) {
      return false
    }
    if isAccepted(tokens(of: announcement), by: fact) { return false }
    // A role that is declared is announced, if a role tells enough on the platform.
    let traits = (scope.map["traits"]?.words ?? []).map(\.value.roleWord)
    let roles = [scope.role?.value.roleWord].compactMap { $0 } + traits
    let hint = scope.map["hint"]?.word?.value.foldedTokens ?? []
    let own = roles + fact.accepted.filter(hint.containsWords).map(\.foldedForComparison)
    if fact.accepted.contains(where: { own.contains($0.foldedForComparison) }) { return false }
    return !(phrase.has("role") && roles.isEmpty && fact.details("placeholders").contains("role"))
  }
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
