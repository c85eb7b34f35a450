import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

extension Subject {
  /// The sentences on the topic of a key, the ones that matter most first.
  func sentences(on description: KeyDescription) -> [Statement] {
    guard let guideline = applicability.guideline else { return [] }
    let statements = statements(of: description).filter { !$0.saysNothing }
    return foremost(of: statements, on: description, in: guideline).differentlyWorded
  }

  /// The sentences about a word of some vocabulary.
  ///
  /// Where some of them are on the topic at hand, the others are left out.
  func sentences(about text: String, as kind: WordKind) -> [Statement] {
    guard let guideline = applicability.guideline, !text.isEmpty else { return [] }
    if kind == .quote {
      let all = guideline.statements(quotedAs: text)
      let own = applicability.addressed(all)
      return own.isEmpty ? all : own
    }
    // What an effect is for, the key or the gesture says that has it.
    if kind == .effect, let trigger = map?.openKeys?.kind, trigger != .effect {
      return sentences(about: key, as: trigger)
    }
    let templates = kind == .moment ? announced(at: text) : []
    guard templates.isEmpty else { return templates }
    let about =
      kind.namesAPI
      ? guideline.statements(naming: text, targets: applicability.targets)
      : guideline.statements(about: text, targets: applicability.targets)
    let inTopic = about.common(with: topicStatements)
    // The name of an API means the same everywhere; a plain word may not.
    let elsewhere =
      kind.namesAPI ? about : guideline.factStatements(about: text, targets: applicability.targets)
    return (inTopic.isEmpty ? elsewhere : inTopic).differentlyWorded
  }

  /// The sentences about a word that the format itself defines, and about its key.
  func sentences(aboutChoice text: String) -> [Statement] {
    guard let guideline = applicability.guideline, let description else { return [] }
    let about = guideline.factStatements(about: text, targets: applicability.targets)
    let ofKey = facts(about: description).flatMap { $0.statements(in: guideline) }
    return (about.common(with: statements(of: description)) + applicability.addressed(ofKey))
      .differentlyWorded
  }

  /// The sentences that print what is announced at a moment.
  func announced(at moment: String) -> [Statement] {
    guard let guideline = applicability.guideline else { return [] }
    let facts = applicability.facts("announcement-templates").templates(of: moment)
    return applicability.addressed(facts.flatMap { $0.statements(in: guideline) }).differentlyWorded
  }

  /// Statements in the order in which they matter.
  ///
  /// What the facts about the key rest on comes first. Then come statements about the framework at
  /// hand, about the platform and about all. On a key of the whole spec, these come the other way
  /// round. In each group, what any fact rests on comes first, for rules ask for it.
  private func foremost(
    of statements: [Statement],
    on description: KeyDescription,
    in guideline: Guideline
  ) -> [Statement] {
    // Few enough are all shown.
    guard statements.count > 3 else { return statements }
    let own = facts(about: description).flatMap(\.quotes).map(comparable)
    let others = guideline.model.facts.filter { fact in
      applicability.targets.contains { fact.applies(to: $0) }
    }.flatMap(\.quotes).map(comparable)
    let ranked = statements.enumerated().map { index, statement in
      let isOwn = own.contains { statement.contains(comparable: $0) }
      let isAskedFor = isOwn || others.contains { statement.contains(comparable: $0) }
      let generality = isOfPlatform ? statement.generality : -statement.generality
      return (statement: statement, rank: [isOwn ? 0 : 1, generality, isAskedFor ? 0 : 1, index])
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.statement)
  }

  /// The sentences on the topic of a key, then the ones that the facts about the key rest on.
  private func statements(of description: KeyDescription) -> [Statement] {
    let own = statementsOfFacts(about: description)
    // Few sentences of a whole topic answer what one of its keys is for.
    if map == .focus || map == .focusEvent, !own.isEmpty { return own }
    return (topicStatements(of: description) + own).uniqued
  }

  /// The sentences that the guideline owes to a key.
  func topicStatements(of description: KeyDescription) -> [Statement] {
    description.guidelineKey.map { applicability.statements(forKey: $0) } ?? []
  }

  /// The sentences that the facts about a key rest on, each once.
  func statementsOfFacts(about description: KeyDescription) -> [Statement] {
    guard let guideline = applicability.guideline else { return [] }
    let facts = facts(about: description).flatMap { $0.statements(in: guideline) }
    return applicability.addressed(facts).uniqued
  }

  /// The facts about topics that a guideline speaks of in other places.
  private static let factsOfTopics = [
    "hint": ["hint", "announced-adjustment", "activation-phrase"],
    "keyboard": ["keys", "page-keys"], "gestures": ["gestures", "many-pages"],
  ]

  /// The facts about the keys of `focus` that no fact is called after.
  private static let factsOfFocus = [
    "order": ["ordering-apis", "reading-order"], "move": ["moving-apis"],
    "modal": ["modal", "focus-on-close"], "refs": ["focus-requesters"],
    "on-value-change": ["announcing-apis"], "on-page-change": ["moving-apis", "announcing-apis"],
    "on-select": ["announcing-apis"],
  ]

  /// The facts about what is done when something happens.
  private static let factsOfEvents = [
    "announce": ["announcing-apis"], "focus": ["moving-apis"],
    "api": ["announcing-apis", "moving-apis"],
  ]

  /// The facts that are about the key alone.
  private func facts(about description: KeyDescription) -> [Fact] {
    let name = description.name
    if map == .focus {
      let own = applicability.facts("\(name)-focus") + applicability.facts("focus-\(name)")
      return own.isEmpty ? Self.factsOfFocus[name, default: []].flatMap(applicability.facts) : own
    }
    let concerned = Fact.namesOfKeys.flatMap(applicability.facts).filter { $0.concerns(name) }
    if description.isComponentKey {
      return applicability.facts(name) + applicability.facts("required-\(name)") + concerned
    }
    if map == .focusEvent, let event = outer.key {
      return (Self.factsOfEvents[name, default: []] + ["focus-\(event)"])
        .flatMap(applicability.facts)
    }
    if name == "methods" {
      return applicability.facts("adjustable").filter { !$0.details(name).isEmpty }
    }
    return Self.factsOfTopics[name, default: []].flatMap(applicability.facts) + concerned
  }

  /// The sentences on the topic that the key belongs to.
  private var topicStatements: [Statement] {
    if let description { return statements(of: description) }
    guard let parent = outer.key else { return [] }
    return outer.map?.description(of: parent).map { statements(of: $0) } ?? []
  }
}

extension Statement {
  /// Whether it only says that there is nothing to say of a topic.
  var saysNothing: Bool {
    let words = text.foldedTokens
    return words.count < 4 && words.suffix(2) == ["n", "a"]
  }
}

extension [Statement] {
  /// The statements that also stand in another list.
  fileprivate func common(with others: [Statement]) -> [Statement] {
    let wanted = Set(others.map(\.range.lowerBound))
    return filter { wanted.contains($0.range.lowerBound) }
  }

  /// The first of the statements that say the same in the same words, perhaps on two platforms.
  fileprivate var differentlyWorded: [Statement] {
    var seen: Set<ArraySlice<UInt8>> = []
    return filter { statement in
      let words = statement.comparableText
      return seen.insert(words.last == UInt8(ascii: ".") ? words.dropLast() : words[...]).inserted
    }
  }
}
