import Guidelines
import YAMLSyntax

extension VoiceReader {
  private static let contentKeys = ["text", "word", "children", "coded", "unknown"]
  private static let conditionKeys = ["if", "unless", "basis", "source"]
  private static let partKeys =
    ["part", "name", "joint", "then", "once", "unlike", "symbols"] + contentKeys + conditionKeys

  mutating func readConsequences(_ node: YAMLNode?) {
    for item in node?.items.map({ $0 }) ?? [] {
      let fields = fields(of: item, ["is", "if", "unless"])
      consequences.append(Consequence(bits: bits(fields["is"]), condition: condition(of: fields)))
    }
  }

  mutating func readRows(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] {
      let fields = fields(of: entry.value, Self.partKeys)
      if let row = row(entry.key.text, fields, at: entry.value) { rows.append(row) }
    }
  }

  mutating func readHints(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] {
      let fields = fields(of: entry.value, Self.partKeys + ["also"])
      guard let row = row(entry.key.text, fields, at: entry.value) else { continue }
      hints.append(HintRow(row: row, isAdded: fields["also"]?.word == "true"))
    }
  }

  mutating func readEvents(_ node: YAMLNode?) {
    let keys = ["after", "on", "in", "says"] + Self.contentKeys + Self.conditionKeys
    for item in node?.items.map({ $0 }) ?? [] {
      let fields = fields(of: item, keys)
      guard let event = fields["after"]?.word.flatMap(Event.init(rawValue:)) else {
        report("'after' names no event", at: fields["after"] ?? item)
        continue
      }
      guard let effect = effect(of: fields, at: item) else { continue }
      events.append(
        EventRow(
          event: event,
          frameworks: frameworks(of: fields),
          variants: variants(of: fields),
          condition: condition(of: fields),
          effect: effect,
          basis: basis(of: fields, else: basis) ?? basis
        )
      )
    }
  }

  private mutating func effect(of fields: [String: YAMLNode], at node: YAMLNode) -> EventRow.Effect?
  {
    if let unknown = fields["unknown"]?.word { return .unknown(unknown) }
    switch fields["says"]?.word {
    case "element": return .element
    case "nothing": return .nothing
    case .some: report("an event says 'element' or 'nothing', or has a text or word", at: node)
    case .none: break
    }
    return content(of: fields, at: node).map { .content($0) }
  }

  private mutating func row(
    _ id: String,
    _ fields: [String: YAMLNode],
    at node: YAMLNode
  ) -> VoiceRow? {
    guard let content = content(of: fields, at: node) else { return nil }
    var part = fields["part"]?.word.flatMap(PhrasePart.init(rawValue:))
    if part == nil {
      if let word = fields["part"] { report("this is no part of a phrase", at: word) }
      part = .other
    }
    var condition = condition(of: fields)
    // What says a text is silent without it.
    if case .text(let kind, _) = content {
      let needed = condition.needed | table.bits(of: [kind.rawValue])
      condition = Condition(needed: needed, excluded: condition.excluded)
    }
    return VoiceRow(
      id: id,
      part: part ?? .other,
      name: fields["name"]?.word,
      condition: condition,
      content: content,
      joint: fields["joint"]?.word,
      then: fields["then"]?.word,
      unlike: fields["unlike"]?.word.flatMap(TextKind.init(rawValue:)),
      isOnce: fields["once"]?.word == "true",
      namesSymbols: fields["symbols"]?.word == "true",
      basis: basis(of: fields, else: basis) ?? basis
    )
  }

  private mutating func content(
    of fields: [String: YAMLNode],
    at node: YAMLNode
  ) -> VoiceRow.Content? {
    if fields["children"]?.word == "true" { return .children }
    if let clause = fields["unknown"]?.word { return .unknown(clause) }
    if let word = checkWord(fields["word"]) { return .word(word) }
    guard let kind = fields["text"]?.word.flatMap(TextKind.init(rawValue:)) else {
      report("a row has a 'text' or a 'word' that is known", at: node)
      return nil
    }
    var coded: [String: String] = [:]
    for entry in fields["coded"]?.entries.map({ $0 }) ?? [] {
      coded[entry.key.text] = checkWord(entry.value)
    }
    return .text(kind, coded: coded)
  }
}
