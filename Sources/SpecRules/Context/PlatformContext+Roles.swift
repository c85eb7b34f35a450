import English
import Guidelines
import SourceText
import SpecModel

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
