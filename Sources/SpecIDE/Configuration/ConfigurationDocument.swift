import Guidelines
package import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A configuration file as an editor asks about it.
package struct ConfigurationDocument: Sendable {
  private let stream: YAMLStream

  package init(_ text: SourceText) {
    stream = YAMLStream(parsing: text)
  }

  /// Describes what stands at an offset: a key, the rule that an id names, or a level.
  package func hover(at offset: Int, as style: MarkupStyle) -> Hover? {
    let (start, tree) = document(at: offset)
    guard let position = TreePosition(at: offset - start, in: tree) else { return nil }
    let shape = ConfigurationShape.configuration.descendant(position.path)
    let content =
      position.isOnKey
      ? Self.prose(ofKey: position.entry.key.text, in: shape, style)
      : Self.prose(ofValue: position, in: shape, style)
    return content.map { Hover(content: $0, range: position.range.shifted(by: start)) }
  }

  private static func prose(
    ofKey key: String,
    in shape: ConfigurationShape?,
    _ style: MarkupStyle
  ) -> String? {
    if case .rules = shape { return Rule.named(key)?.proseWithQuote(in: style) }
    guard let description = shape?.keys.first(where: { $0.name == key }) else { return nil }
    var prose = Prose(style)
    prose.introduce(key, description.summary)
    return prose.text
  }

  private static func prose(
    ofValue position: TreePosition,
    in shape: ConfigurationShape?,
    _ style: MarkupStyle
  ) -> String? {
    let key = position.entry.key.text
    let value = shape?.descendant([.key(key)])
    if case .level = value {
      let word = position.node.text
      guard let level = ConfigurationShape.levels.first(where: { $0.word == word }) else {
        return nil
      }
      var prose = Prose(style)
      prose.introduce(word, level.summary)
      return prose.text
    }
    return prose(ofKey: key, in: shape, style)
  }

  /// What may be written at an offset: keys and rule ids that are not there yet, levels, booleans.
  package func completions(at offset: Int) -> [Completion] {
    let (start, tree) = document(at: offset)
    guard let cursor = Cursor(at: offset - start, in: tree),
      let shape = ConfigurationShape.configuration.descendant(cursor.path)
    else { return [] }
    var list = ConfigurationProposals(cursor: cursor)
    switch cursor.spot {
    case .key: list.proposeKeys(of: shape)
    case .value: if cursor.content == nil { list.proposeValues(of: shape) }
    case .node:
      list.proposeKeys(of: shape)
      if list.items.isEmpty { list.proposeValues(of: shape) }
    case .item: break
    }
    return list.items.map { $0.shifted(by: start) }
  }

  /// The YAML documents, each with its offset in the text.
  var documents: [(start: Int, tree: SyntaxTree)] {
    stream.documents.map { ($0.start, $0.tree) }
  }

  private func document(at offset: Int) -> (start: Int, tree: SyntaxTree) {
    let document = stream.documents[stream.documentIndex(at: offset)]
    return (document.start, document.tree)
  }
}

/// Gathers the proposals for one place of a configuration.
private struct ConfigurationProposals {
  let cursor: Cursor
  private(set) var items: [Completion] = []

  init(cursor: Cursor) {
    self.cursor = cursor
  }

  mutating func proposeKeys(of shape: ConfigurationShape) {
    for key in shape.keys { addKey(key.name, detail: nil, shape: key.shape) }
    guard case .rules = shape else { return }
    for rule in Rule.all {
      addKey(rule.id, detail: rule.severity.rawValue, shape: .level, about: rule)
    }
  }

  mutating func proposeValues(of shape: ConfigurationShape) {
    switch shape {
    case .level: for level in ConfigurationShape.levels { addValue(level.word) }
    case .boolean, .switches: for word in ["true", "false"] { addValue(word) }
    default: break
    }
  }

  private mutating func addKey(
    _ name: String,
    detail: String?,
    shape: ConfigurationShape,
    about rule: Rule? = nil
  ) {
    guard !cursor.siblings.contains(name) else { return }
    let indentation = String(repeating: " ", count: cursor.column + 2)
    let head =
      switch shape {
      case _ where cursor.isInFlow: "\(name): "
      case .map, .switches, .rules: "\(name):\n\(indentation)"
      case .list, .paths, .patterns: "\(name):\n\(indentation)- "
      case .level, .size, .count, .boolean: "\(name): "
      }
    add(name, detail, .key, cursor.hasColon ? name : head, about: rule)
  }

  private mutating func addValue(_ word: String) {
    add(word, nil, .word, word)
  }

  private mutating func add(
    _ label: String,
    _ detail: String?,
    _ kind: Completion.Kind,
    _ insertion: String,
    about rule: Rule? = nil
  ) {
    items.append(
      Completion(
        label: label,
        detail: detail,
        kind: kind,
        replaces: cursor.replaces,
        insertsUpTo: cursor.insertsUpTo,
        insertion: cursor.fitted(insertion),
        filter: cursor.filter(for: label),
        rank: items.count,
        documentationKey: rule.map { Subject(.rule, $0.id).documentationKey }
      )
    )
  }
}
