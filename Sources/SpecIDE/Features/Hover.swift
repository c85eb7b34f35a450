import Guidelines
package import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// What to show about the thing under the cursor.
package struct Hover: Sendable, Equatable {
  /// Prose in the style asked for, without a line break at its end.
  package let content: String
  /// The bytes it is about, which editors highlight.
  package let range: ByteRange

  package init(content: String, range: ByteRange) {
    self.content = content
    self.range = range
  }
}

extension Snapshot {
  /// Describes what stands at an offset, or returns `nil` if nothing can be said of it.
  ///
  /// A key shows every sentence of its topic, for the component, platform and framework at hand; a
  /// value first the sentences about that value, five at most; a rule id in a comment the rule.
  package func hover(at offset: Int, as style: MarkupStyle) -> Hover? {
    let (start, document) = document(at: offset)
    let inside = offset - start
    let hover =
      document.hoverOnRule(at: inside, as: style) ?? document.hoverOnText(at: inside, as: style)
    return hover.map { Hover(content: $0.content, range: $0.range.shifted(by: start)) }
  }
}

extension AnalyzedDocument {
  fileprivate func hoverOnRule(at offset: Int, as style: MarkupStyle) -> Hover? {
    guard let word = SuppressionComment.id(at: offset, in: tree) else { return nil }
    guard let rule = Rule.named(word.value) else { return nil }
    return Hover(content: rule.prose(in: style), range: word.range)
  }

  fileprivate func hoverOnText(at offset: Int, as style: MarkupStyle) -> Hover? {
    guard let position = TreePosition(at: offset, in: tree) else { return nil }
    let audience = Audience(of: spec, at: position.path + [.key(position.entry.key.text)])
    let described = KeyProse(position, audience: audience)
    let content = position.isOnKey ? described.ofKey(style) : described.ofValue(style)
    return content.map { Hover(content: $0, range: position.range) }
  }
}

/// The prose of a key and of its value.
private struct KeyProse {
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
    var prose = Prose(style)
    if let description {
      prose.introduce(key, description.summary)
      quoteTopic(of: description, in: &prose)
      return prose.text
    }
    return word(key, kind: map?.openKeys?.kind ?? .api, style)
  }

  /// What the guideline says of the value, else what it says on the topic of its key.
  func ofValue(_ style: MarkupStyle) -> String? {
    let text = position.node.text
    if let prose = word(text, kind: nil, style) { return prose }
    guard let description else { return nil }
    var prose = Prose(style)
    prose.introduce(key, description.summary)
    quoteTopic(of: description, in: &prose, limit: 5)
    return prose.text
  }

  private func quoteTopic(of description: KeyDescription, in prose: inout Prose, limit: Int = .max)
  {
    guard let topic = description.guidelineKey, let guideline = audience.guideline else { return }
    prose.quote(Array(audience.statements(forKey: topic).prefix(limit)), of: guideline)
  }

  /// The sentences on the topic that the position belongs to.
  private var topicStatements: [Statement] {
    if let topic = description?.guidelineKey { return audience.statements(forKey: topic) }
    guard case .key(let parent) = position.path.last else { return [] }
    let map = Shape.spec.descendant(position.path.dropLast())?.mapShape
    let topic = map?.description(of: parent)?.guidelineKey
    return topic.map { audience.statements(forKey: $0) } ?? []
  }

  /// The prose of a word of some vocabulary; `nil` when nothing is known of it.
  private func word(_ text: String, kind: WordKind?, _ style: MarkupStyle) -> String? {
    guard let guideline = audience.guideline, !text.isEmpty else { return nil }
    let facts = StateWords(text, audience: audience)
    let statements = guideline.statements(about: text, targets: audience.targets)
      .preferring(topicStatements)
    let summary = facts.summary ?? apiSummary(text) ?? ""
    guard !statements.isEmpty || !summary.isEmpty else { return nil }
    var prose = Prose(style)
    prose.introduce(text, summary)
    prose.quote(Array(statements.prefix(5)), of: guideline)
    return prose.text
  }

  private func apiSummary(_ text: String) -> String? {
    guard let vocabulary = audience.spec?.library.vocabulary else { return nil }
    guard let api = vocabulary.api(named: text), !api.homes.isEmpty else { return nil }
    let homes = vocabulary.homes(of: text).map(\.title).joined(separator: ", ")
    let replaced = api.obsolete.isEmpty ? "" : " Obsolete; use \(api.obsolete.listed)."
    return "\(api.kind.title) of \(homes).\(replaced)"
  }
}

/// What the screen readers say for a state.
private struct StateWords {
  private let facts: [Fact]

  init(_ state: String, audience: Audience) {
    facts = audience.facts("states").filter { $0.accepts(state) }
  }

  var summary: String? {
    let spoken = facts.compactMap { fact in
      fact.detail("announced").map {
        "\(fact.platform?.screenReader ?? "The screen reader") says “\($0)”."
      }
    }
    var seen: Set<String> = []
    let sentences = spoken.filter { seen.insert($0).inserted }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension API.Kind {
  /// The kind in words, to begin a sentence with.
  var title: String {
    switch self {
    case .api: "API"
    case .trait: "Trait"
    case .notification: "Notification"
    case .element: "Element"
    case .value: "Value"
    case .tool: "Tool setting"
    }
  }
}

extension Rule {
  /// The rule for people: what is wrong, why it matters, and an example of each kind.
  func prose(in style: MarkupStyle) -> String {
    var prose = Prose(style)
    prose.introduce(id, "\(summary) (\(severity.rawValue)).")
    prose.add(rationale)
    return prose.text
  }
}

extension [Statement] {
  /// The statements that also stand in another list, or all of them where none does.
  fileprivate func preferring(_ others: [Statement]) -> [Statement] {
    let preferred = Set(others.map(\.range.lowerBound))
    let common = filter { preferred.contains($0.range.lowerBound) }
    return common.isEmpty ? self : common
  }
}
