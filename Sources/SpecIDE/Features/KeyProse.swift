import Guidelines
import SpecModel
import SpecRules
import YAMLSyntax

/// The prose of a key and of its value.
struct KeyProse {
  let position: TreePosition
  let audience: Audience
  let key: String
  let map: MapShape?
  let description: KeyDescription?

  init(_ position: TreePosition, audience: Audience) {
    self.position = position
    self.audience = audience
    key = position.entry.key.text
    map = Shape.spec.descendant(position.path)?.mapShape
    description = map?.description(of: key)
  }

  /// The summary of the key and all that the guideline says on its topic.
  func ofKey(_ style: MarkupStyle) -> String? {
    guard let description else { return word(key, as: map?.openKeys?.kind ?? .api, style) }
    return topic(of: description, style)
  }

  /// What the guideline says of the value, else what it says on the topic of its key.
  func ofValue(_ style: MarkupStyle) -> String? {
    if position.node.kind == .alias { return alias(style) }
    if let prose = phrase(style) { return prose }
    let shape = description?.shape ?? map?.openKeys?.value
    if let kind = shape?.wordKind, let prose = word(position.node.text, as: kind, style) {
      return prose
    }
    return description.flatMap { topic(of: $0, style, limit: 5) }
  }

  /// What an alias stands for, as far as it is one word or the keys of a map.
  private func alias(_ style: MarkupStyle) -> String {
    let target = position.node.resolved
    let content =
      switch target?.kind {
      case .scalar?: "“\(target?.text ?? "")”"
      case .mapping?: (target.map { $0.entries.map(\.key.text) } ?? []).listed("and")
      case .sequence?:
        (target.map { $0.items.compactMap(\.resolved).map(\.text) } ?? []).listed("and")
      case .alias?, nil: ""
      }
    var prose = Prose(style)
    let name = "*" + position.node.text
    prose.introduce(
      name,
      target == nil ? "No anchor of this name stands above." : "Stands for \(content)."
    )
    return prose.text
  }

  /// What the screen readers say where a phrase stands, and the sentences that print such phrases.
  private func phrase(_ style: MarkupStyle) -> String? {
    guard let spoken = WordSummary(audience: audience).spoken(at: position.node.range) else {
      return nil
    }
    var prose = Prose(style)
    prose.introduce(spoken.moment, spoken.summary)
    if let guideline = audience.guideline {
      prose.quote(announced(at: spoken.moment), of: guideline, lineLimit: lineLimit)
    }
    return prose.text
  }

  private func topic(of description: KeyDescription, _ style: MarkupStyle, limit: Int = .max)
    -> String
  {
    var prose = Prose(style)
    prose.introduce(key, description.summary)
    if let guideline = audience.guideline {
      let statements = sentences(on: description)
      prose.quote(Array(statements.prefix(limit)), of: guideline, lineLimit: lineLimit)
    }
    return prose.text
  }

  /// The sentences on the topic of a key, those that matter most first.
  private func sentences(on description: KeyDescription) -> [Statement] {
    guard let guideline = audience.guideline else { return [] }
    return foremost(of: statements(of: description), on: description, in: guideline)
  }

  /// How many lines are read beside a key.
  private var lineLimit: Int { position.path.platform == nil ? 12 : 20 }

  /// Statements in the order in which they matter: what the facts about the key rest on, then those
  /// of the framework at hand, of the platform, and of all, on a key of the whole spec the other way
  /// round; and of each first what any fact rests on, for rules ask for it.
  private func foremost(
    of statements: [Statement],
    on description: KeyDescription,
    in guideline: Guideline
  ) -> [Statement] {
    // Few enough are all shown.
    guard statements.count > 3 else { return statements }
    let own = facts(about: description).flatMap(\.quotes).map(comparable)
    let others = guideline.model.facts.filter { fact in
      audience.targets.contains { fact.holds(for: $0) }
    }.flatMap(\.quotes).map(comparable)
    let isWhole = position.path.platform == nil
    let ranked = statements.enumerated().map { index, statement in
      let isOwn = own.contains { statement.contains(comparable: $0) }
      let isAskedFor = isOwn || others.contains { statement.contains(comparable: $0) }
      let scope = isWhole ? -statement.generality : statement.generality
      return (statement: statement, rank: [isOwn ? 0 : 1, scope, isAskedFor ? 0 : 1, index])
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.statement)
  }

  /// The sentences on the topic of a key, then those that the facts about the key rest on.
  private func statements(of description: KeyDescription) -> [Statement] {
    guard let guideline = audience.guideline else { return [] }
    let owed = description.guidelineKey.map { audience.statements(forKey: $0) } ?? []
    let facts = facts(about: description)
    return (owed + facts.flatMap { $0.statements(in: guideline) }).unique
  }

  /// The facts that are about the key alone.
  private func facts(about description: KeyDescription) -> [Fact] {
    let name = description.name
    if map == .focus {
      return audience.facts("\(name)-focus") + audience.facts("focus-\(name)")
    }
    if description.isComponentKey {
      return audience.facts(name) + audience.facts("required-\(name)")
    }
    guard map == .platform, name == "methods" else { return [] }
    return audience.facts("adjustable").filter { !$0.details(name).isEmpty }
  }

  /// The sentences on the topic that the position belongs to.
  private var topicStatements: [Statement] {
    if let description { return statements(of: description) }
    guard case .key(let parent) = position.path.last else { return [] }
    let map = Shape.spec.descendant(position.path.dropLast())?.mapShape
    return map?.description(of: parent).map { statements(of: $0) } ?? []
  }

  /// The prose of a word of some vocabulary; `nil` when nothing is known of it.
  private func word(_ text: String, as kind: WordKind, _ style: MarkupStyle) -> String? {
    guard let guideline = audience.guideline, !text.isEmpty else { return nil }
    let summary = WordSummary(audience: audience).summary(of: text, as: kind)
    let statements = sentences(about: text, as: kind)
    guard !statements.isEmpty || summary != nil else { return nil }
    var prose = Prose(style)
    prose.introduce(text, summary ?? "")
    prose.quote(Array(statements.prefix(5)), of: guideline, lineLimit: lineLimit)
    return prose.text
  }

  /// The sentences about a word of some vocabulary, those of the topic at hand if there are any.
  private func sentences(about text: String, as kind: WordKind) -> [Statement] {
    guard let guideline = audience.guideline, !text.isEmpty else { return [] }
    let about = guideline.statements(about: text, targets: audience.targets)
    let inTopic = about.common(with: topicStatements)
    // The name of an API means the same everywhere; a plain word may not.
    let elsewhere =
      kind.namesAPI ? about : guideline.factStatements(about: text, targets: audience.targets)
    let templates = kind == .moment ? announced(at: text) : []
    return !templates.isEmpty ? templates : inTopic.isEmpty ? elsewhere : inTopic
  }

  /// The sentences about the key or value under the cursor, as many as its hover may quote.
  var sentences: [Statement] {
    if position.isOnKey {
      return description.map { sentences(on: $0) }
        ?? sentences(about: key, as: map?.openKeys?.kind ?? .api)
    }
    guard position.node.kind != .alias else { return [] }
    if let spoken = WordSummary(audience: audience).spoken(at: position.node.range) {
      return announced(at: spoken.moment)
    }
    let shape = description?.shape ?? map?.openKeys?.value
    let own = shape?.wordKind.map { sentences(about: position.node.text, as: $0) } ?? []
    return own.isEmpty ? description.map { sentences(on: $0) } ?? [] : own
  }

  /// The sentences that print what is announced at a moment.
  private func announced(at moment: String) -> [Statement] {
    guard let guideline = audience.guideline else { return [] }
    let facts = audience.facts("announcement-templates").templates(of: moment)
    return facts.flatMap { $0.statements(in: guideline) }.unique
  }
}

extension Shape {
  /// The vocabulary that a value of the shape, or an item of it, is taken from.
  fileprivate var wordKind: WordKind? {
    for shape in alternatives {
      switch shape {
      case .word(let kind): return kind
      case .api, .apiOrText: return .api
      case .list(let item): if let kind = item.wordKind { return kind }
      default: continue
      }
    }
    return nil
  }
}

extension [Statement] {
  /// The statements that also stand in another list.
  fileprivate func common(with others: [Statement]) -> [Statement] {
    let wanted = Set(others.map(\.range.lowerBound))
    return filter { wanted.contains($0.range.lowerBound) }
  }
}
