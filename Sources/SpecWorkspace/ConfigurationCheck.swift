import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Compares a configuration with the description of its keys.
struct ConfigurationCheck {
  private(set) var problems: [Finding] = []

  /// What is still to be looked at.
  private struct Open {
    let node: YAMLNode
    let shape: Shape
  }

  init(_ root: YAMLNode) {
    var open = [Open(node: root, shape: .map(.configuration))]
    while let next = open.popLast() { open += check(next.node, next.shape) }
  }

  /// Checks one value, and returns those inside it; a missing value is one not written yet.
  private mutating func check(_ node: YAMLNode, _ shape: Shape) -> [Open] {
    if node.kind == .scalar, node.scalarType == .null { return [] }
    switch shape {
    case .map(.rules): checkRules(node)
    case .map(let map): return checkMap(node, shape, map)
    case .list(let item):
      guard node.kind == .sequence else {
        reportType(shape, of: node)
        return []
      }
      return node.items.compactMap(\.resolved).map { Open(node: $0, shape: item) }
    case .choice(let choices): checkChoice(node, choices)
    case .size:
      if node.kind != .scalar || Settings.bytes(node.text) == nil { reportType(shape, of: node) }
    case .integer: if node.kind != .scalar || node.count == nil { reportType(shape, of: node) }
    case .version:
      if node.kind != .scalar || SystemVersion(node.text) == nil { reportType(shape, of: node) }
    case .boolean: if node.boolean == nil { reportType(shape, of: node) }
    case .word(.path): if node.kind != .scalar { reportType(shape, of: node) }
    default:
      if let map = shape.mapShape {
        return node.boolean == nil ? checkMap(node, shape, map) : []
      }
      for word in words(node, shape) where shape.wordKind == .pattern { checkPattern(word) }
    }
    return []
  }

  private mutating func checkMap(_ node: YAMLNode, _ shape: Shape, _ map: MapShape) -> [Open] {
    guard isMap(node, shape) else { return [] }
    if map.description(of: "files") != nil { checkFiles(of: node, map) }
    return node.settledEntries.compactMap { key, value in
      guard let description = map.description(of: key.text) else {
        reportUnknownKey(key, among: map.keys.map(\.name))
        return nil
      }
      return Open(node: value, shape: description.shape)
    }
  }

  /// Reports an override that is for no file: without `files`, or with a number.
  private mutating func checkFiles(of node: YAMLNode, _ map: MapShape) {
    let entries = node.settledEntries
    if let files = entries.first(where: { $0.key.text == "files" })?.value {
      let words = files.kind == .sequence ? files.items.compactMap(\.resolved) : [files]
      for word in words where word.kind == .scalar && ![.string, .null].contains(word.scalarType) {
        report("a pattern such as 'legacy/**' is expected here", at: word.range)
      }
    } else if entries.allSatisfy({ map.description(of: $0.key.text) != nil }) {
      // A misspelt key is another fault.
      report("an override needs 'files', the patterns of the specs that it is for", at: node.range)
    }
  }

  private mutating func checkRules(_ node: YAMLNode) {
    guard isMap(node, .map(.rules)) else { return }
    for (key, value) in node.settledEntries {
      if Rule.named(key.text) == nil { reportUnknownRule(key) }
      if value.level == nil { reportLevel(of: value) }
    }
  }

  /// Whether a node is a map, in which no key stands twice.
  private mutating func isMap(_ node: YAMLNode, _ shape: Shape) -> Bool {
    guard node.kind == .mapping else {
      reportType(shape, of: node)
      return false
    }
    var keys: Set<String> = []
    for entry in node.entries where !keys.insert(entry.key.text).inserted {
      problems.append(
        Finding(
          code: "duplicate-key",
          severity: .error,
          message: "'\(entry.key.text)' stands twice in this map; join the two or remove one",
          range: entry.key.contentRange
        )
      )
    }
    return true
  }

  /// The words of one word or a list of words.
  private mutating func words(_ node: YAMLNode, _ shape: Shape) -> [YAMLNode] {
    switch node.kind {
    case .scalar: return [node]
    case .sequence:
      let items = node.items.compactMap(\.resolved)
      for item in items where item.kind != .scalar {
        report("a word is expected here", at: item.range)
      }
      return items.filter { $0.kind == .scalar }
    case .mapping, .alias:
      reportType(shape, of: node)
      return []
    }
  }

  private mutating func checkPattern(_ node: YAMLNode) {
    guard let fault = Glob.fault(in: node.text) else { return }
    problems.append(
      Finding(
        code: "bad-pattern",
        severity: .warning,
        message: "'\(node.text)' matches nothing as it stands; \(fault)",
        range: node.contentRange
      )
    )
  }
}

extension ConfigurationCheck {
  /// What is reported of guidelines beside others, besides what is wrong in one of them.
  private static let packCodes: Set = [
    "duplicate-alias", "duplicate-guideline", "missing-document",
  ]

  /// What is reported of configurations alone.
  private static let ownCodes: Set = ["bad-pattern", "missing-baseline", "missing-guideline"]

  private mutating func reportUnknownKey(_ key: YAMLNode, among keys: [String]) {
    reportUnknown(
      key,
      "'\(key.text)' is no key of the configuration",
      nearest: Spelling.nearest(to: key.text, amongFew: keys),
      otherwise: "known here: \(keys.joined(separator: ", "))"
    )
  }

  private mutating func reportUnknownRule(_ key: YAMLNode) {
    if let (meaning, advice) = Self.meaning(ofOtherCode: key.text) {
      reportUnknown(key, "'\(key.text)' is no rule \(meaning)", nearest: nil, otherwise: advice)
    } else {
      reportUnknown(
        key,
        "there is no rule '\(key.text)'",
        nearest: Rule.nearest(to: key.text),
        otherwise: "'a11y-spec rules' lists them"
      )
    }
  }

  /// What a code tells that no configuration turns off, and what to do about it.
  private static func meaning(ofOtherCode code: String) -> (meaning: String, advice: String)? {
    if YAMLProblem.Code(rawValue: code) != nil {
      return ("but reports mistakes in the YAML, which are always errors", "mend the spec")
    }
    if ReadingProblem.Code(rawValue: code) != nil || packCodes.contains(code) {
      return (
        "about specs but reports faults of guidelines",
        "it cannot be turned off, mend the document or the model"
      )
    }
    if ownCodes.contains(code) {
      return (
        "about specs but reports faults of the configuration",
        "it cannot be turned off, mend this file"
      )
    }
    if code == "file-size" {
      return (
        "but tells that a file is not checked", "raise 'limits: { file-size }' or divide the file"
      )
    }
    return nil
  }

  private mutating func reportUnknown(
    _ key: YAMLNode,
    _ message: String,
    nearest: String?,
    otherwise: String
  ) {
    let fix = nearest.map {
      Fix("Change to '\($0)'", [TextEdit(key.contentRange, with: $0)], isPreferred: true)
    }
    problems.append(
      Finding(
        code: "unknown-key",
        severity: .warning,
        message: "\(message); " + (nearest.map { "use '\($0)'" } ?? otherwise),
        range: key.range,
        fixes: fix.map { [$0] } ?? []
      )
    )
  }

  private mutating func checkChoice(_ node: YAMLNode, _ choices: [Choice]) {
    let words = choices.filter { !$0.isMistake }.map(\.word)
    guard node.kind != .scalar || !words.contains(node.text) else { return }
    report("one of \(words.joined(separator: ", ")) is expected here", at: node, nearestOf: words)
  }

  private mutating func reportLevel(of node: YAMLNode) {
    let words = Self.levels
    report("the level is one of \(words.joined(separator: ", "))", at: node, nearestOf: words)
  }

  private mutating func report(_ message: String, at node: YAMLNode, nearestOf words: [String]) {
    let nearest = node.kind == .scalar ? Spelling.nearest(to: node.text, amongFew: words) : nil
    report(
      message,
      at: node.range,
      fixes: nearest.map {
        [Fix("Change to '\($0)'", [TextEdit(node.contentRange, with: $0)], isPreferred: true)]
      } ?? []
    )
  }

  private mutating func reportType(_ shape: Shape, of node: YAMLNode) {
    report("\(Self.expectation(of: shape)) is expected here", at: node.range)
  }

  /// The levels as people write them.
  private static let levels = MapShape.levels.filter { !$0.isMistake }.map(\.word)

  /// What a shape asks for, for a message.
  private static func expectation(of shape: Shape) -> String {
    switch shape {
    case .map: "a map"
    case .list: "a list of overrides"
    case .size: "a size such as 10MB"
    case .integer: "a whole number"
    case .version: "a version such as 17.4"
    case .boolean: "true or false"
    case .word(.path): "a path"
    default: shape.mapShape == nil ? "a list of words" : "true, false or a map"
    }
  }

  private mutating func report(_ message: String, at range: ByteRange, fixes: [Fix] = []) {
    problems.append(
      Finding(
        code: "wrong-type",
        severity: .error,
        message: message,
        range: range,
        fixes: fixes
      )
    )
  }
}
