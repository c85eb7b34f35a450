import Guidelines
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

  /// The role words that the guideline has for the component on a platform, its first choice first.
  func roleWords(in scope: Scope) -> [String] {
    let roles = facts("roles", in: scope).flatMap(\.values)
    return roles.isEmpty ? facts("other-roles", in: scope).flatMap(\.values) : roles
  }

  /// Whether an announcement says the role of the spec where that is none of the guideline's, which
  /// is told at the role.
  func saysUnusualRole(_ announcement: Announcement, in scope: Scope) -> Bool {
    guard let role = scope.role, role.value != "none" else { return false }
    let facts = scope.platform == nil ? factOfEachPlatform("roles") : facts("roles", in: scope)
    let word = role.value.roleWord
    let isUnusual =
      !facts.isEmpty
      && !facts.contains { fact in
        fact.accepted.contains { $0.foldedForComparison == word }
      }
    return isUnusual && announcement.tokens.contains(words: role.value.foldedTokens)
  }

  /// Whether the guideline names the native elements of each framework that may be meant.
  func areElementsListed(in scope: Scope) -> Bool {
    guard let model = spec.guideline?.model, scope.platform != nil else { return false }
    return scope.possibleFrameworks.allSatisfy { framework in
      model.fact("elements", platform: framework.platform, framework: framework) != nil
    }
  }

  func areElementsListed(at platform: Platform?) -> Bool {
    spec.scopes.contains { $0.platform == platform && areElementsListed(in: $0) }
  }

  /// The element of the component that a word is a slip of the hand away from; `nil` for a name
  /// that may be a team's own.
  func slip(ofElement element: Word) -> String? {
    guard vocabulary.misspelling(of: element.value) == nil,
      let mention = spec.mentions.first(where: {
        $0.kind == .element && $0.word.range == element.range
      })
    else { return nil }
    var spellings = APISpellings()
    return spellings.slip(of: mention, in: self)
  }

  /// The native elements of a scope, as they are recognised.
  func nativeElements(in scope: Scope) -> Set<String> {
    facts("elements", in: scope).elementStems
  }

  /// Whether a scope names its elements, and native ones only.
  func hasOnlyNativeElements(_ scope: Scope) -> Bool {
    let native = nativeElements(in: scope)
    return !scope.elements.isEmpty && scope.elements.allSatisfy { native.contains($0.elementStem) }
  }
}

extension Word {
  /// The name of an element as it is recognised.
  var elementStem: String { Vocabulary.foldedStem(of: value) }
}

extension [Fact] {
  /// The elements that the facts accept, as they are recognised.
  var elementStems: Set<String> {
    Set(flatMap(\.accepted).map { Vocabulary.foldedStem(of: $0) })
  }
}

extension Vocabulary {
  /// The native elements that a framework has for the components of the table of counterparts, each
  /// with the title of the component.
  func nativeElements(of framework: Framework) -> [(name: String, component: String)] {
    counterparts.filter { $0.purpose.hasPrefix("native ") }.flatMap { row in
      (row.names[framework] ?? []).map { ($0, String(row.purpose.dropFirst("native ".count))) }
    }
  }

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
