import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// What the guideline expects, beside each topic that is still empty.
struct Expectations {
  private(set) var hints: [InlayHint] = []

  /// The longest label, in characters.
  private static let lengthLimit = 60

  init(of spec: Spec) {
    guard spec.guideline != nil, let root = spec.tree.root?.resolved else { return }
    add(topicsOf: root, at: [], in: spec)
    guard let platforms = root.entry("platforms") else { return }
    for platform in platforms.entries {
      guard let map = platform.value.resolved else { continue }
      add(topicsOf: map, at: [.key("platforms"), .key(platform.key.text)], in: spec)
    }
  }

  private mutating func add(topicsOf map: YAMLNode, at path: [PathStep], in spec: Spec) {
    let shape = Shape.spec.descendant(path)?.mapShape
    var known: Set<String> = []
    for entry in map.entries {
      // What stands twice is a mistake; the first one is the one to fill.
      guard entry.value.isEmptyTopic, let key = shape?.description(of: entry.key.text),
        let topic = key.guidelineKey, known.insert(key.name).inserted
      else { continue }
      let applicability = Applicability(of: spec, at: path + [.key(key.name)])
      guard let label = Self.label(for: key, topic, applicability) else { continue }
      let statements = applicability.statements(forKey: topic).filter { !$0.isCode }.prefix(5)
      let sentences = statements.map { "> \($0.markdown.inertMarkdown)" }
      hints.append(
        InlayHint(
          offset: spec.tree.bytes.offset(behindColonOf: entry),
          label: label,
          tooltip: sentences.isEmpty ? nil : sentences.joined(separator: "\n>\n"),
          kind: .expectations
        )
      )
    }
  }

  /// The words that the model expects, or else the most general sentence on the topic.
  ///
  /// `nil` where that is too long for a line.
  private static func label(
    for key: KeyDescription,
    _ topic: String,
    _ applicability: Applicability
  ) -> String? {
    let inactive = applicability.facts("inactive-keys").flatMap(\.values)
    let words =
      key.name == "announcements"
      ? applicability.moments + (applicability.spec?.segments.names ?? [])
      : Self.facts[key.name, default: []].flatMap { applicability.listed($0).flatMap(\.values) }
        .filter { !inactive.contains($0) }
    var seen: Set<String> = []
    let listed = words.filter { seen.insert($0).inserted }
    let statements = applicability.statements(forKey: topic)
      .filter { !$0.isCode && !$0.saysNothing }
    let general =
      statements.first { $0.platform == nil } ?? statements.first { $0.framework == nil }
    let text =
      listed.isEmpty ? (general ?? statements.first)?.text : listed.joined(separator: ", ")
    return text.flatMap { $0.count > lengthLimit ? nil : "expected: \($0)" }
  }

  /// The facts whose values may stand under a key as they are.
  private static let facts = [
    "role": ["roles", "other-roles"], "element": ["elements"], "states": ["states"],
    "keyboard": ["keys"], "gestures": ["gestures"],
  ]
}

extension YAMLNode {
  /// Whether nothing has been written here yet: no value, an empty map or an empty list.
  fileprivate var isEmptyTopic: Bool {
    guard let node = resolved else { return false }
    switch node.kind {
    case .scalar: return node.isMissing || (node.style == .plain && node.text.isEmpty)
    case .mapping: return node.entries.first { _ in true } == nil
    case .sequence: return node.items.first { _ in true } == nil
    case .alias: return false
    }
  }

  fileprivate func entry(_ key: String) -> YAMLNode? {
    entries.first { $0.key.text == key }?.value.resolved
  }
}

extension [UInt8] {
  /// The offset behind the colon of an entry, or behind an empty collection that follows it.
  fileprivate func offset(behindColonOf entry: YAMLEntry) -> Int {
    if !entry.value.isMissing, !entry.value.range.isEmpty { return entry.value.range.upperBound }
    var offset = closingQuote(at: entry.key.range.upperBound)
    while offset < count, self[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset < count, self[offset] == UInt8(ascii: ":") else {
      return entry.key.range.upperBound
    }
    return offset + 1
  }
}

extension String {
  /// The beginning of the text, up to a number of characters, with an ellipsis if more follows.
  func clipped(to limit: Int) -> String {
    guard count > limit else { return self }
    let head = prefix(limit)
    let end = head.lastIndex(of: " ") ?? head.endIndex
    return head[..<end] + "…"
  }
}
