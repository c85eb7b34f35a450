import SourceText
import SpecRules
import YAMLSyntax

/// Reads the keys of a configuration file, one after the other.
struct ConfigurationReader {
  private(set) var settings = Settings()
  private(set) var problems: [Finding] = []

  private static let keys = [
    "guidelines", "rules", "overrides", "limits", "exclude", "inlay-hints",
  ]

  mutating func read(_ root: YAMLNode) {
    for (key, value) in entries(of: root) {
      switch key.text {
      case "guidelines": settings.guidelines = words(value)
      case "rules": settings.rules = levels(value)
      case "overrides": settings.overrides = overrides(value)
      case "limits": readLimits(value)
      case "exclude": settings.exclude = words(value)
      case "inlay-hints": readInlayHints(value)
      default: reportUnknown(key, among: Self.keys)
      }
    }
  }

  private mutating func levels(_ node: YAMLNode) -> [String: Configuration.Level] {
    var levels: [String: Configuration.Level] = [:]
    for (key, value) in entries(of: node) {
      // An editor of YAML 1.1 may have turned the word into a boolean.
      let word = ["false", "no"].contains(value.text) ? "off" : value.text
      if value.kind == .scalar, let level = Configuration.Level(word) {
        levels[key.text] = level
        if !Self.isCode(key.text) { reportUnknownRule(key) }
      } else {
        report("the level is one of off, hint, information, warning, error", at: value)
      }
    }
    return levels
  }

  /// Whether findings may carry the code: that of a rule, or of a syntax problem.
  private static func isCode(_ word: String) -> Bool {
    Rule.named(word) != nil || YAMLProblem.Code(rawValue: word) != nil
  }

  private mutating func overrides(_ node: YAMLNode) -> [Settings.Override] {
    guard node.kind == .sequence else {
      reportType("a list of overrides", of: node)
      return []
    }
    var overrides: [Settings.Override] = []
    for item in node.items.compactMap(\.resolved) {
      var files: [String] = []
      var rules: [String: Configuration.Level] = [:]
      for (key, value) in entries(of: item) {
        switch key.text {
        case "files": files = words(value)
        case "rules": rules = levels(value)
        default: reportUnknown(key, among: ["files", "rules"])
        }
      }
      overrides += files.map { Settings.Override(files: Glob($0), rules: rules) }
    }
    return overrides
  }

  private mutating func readLimits(_ node: YAMLNode) {
    for (key, value) in entries(of: node) {
      switch key.text {
      case "file-size":
        settings.fileSizeLimit = Settings.bytes(value.text)
        if settings.fileSizeLimit == nil { reportType("a size such as 10MB", of: value) }
      case "pages":
        settings.pageLimit = Int(value.text)
        if settings.pageLimit == nil { reportType("a whole number", of: value) }
      default: reportUnknown(key, among: ["file-size", "pages"])
      }
    }
  }

  private mutating func readInlayHints(_ node: YAMLNode) {
    if node.kind == .scalar, let isShown = bool(node) {
      settings.inlayHints = Settings.allInlayHints(isShown)
      return
    }
    for (key, value) in entries(of: node) {
      guard Settings.inlayHintKinds.contains(key.text) else {
        reportUnknown(key, among: Settings.inlayHintKinds)
        continue
      }
      settings.inlayHints[key.text] = bool(value)
      if bool(value) == nil { reportType("true or false", of: value) }
    }
  }

  private func bool(_ node: YAMLNode) -> Bool? {
    guard node.scalarType == .bool else { return nil }
    return node.text.lowercased() == "true"
  }

  /// One word or a list of words.
  private mutating func words(_ node: YAMLNode) -> [String] {
    switch node.kind {
    case .scalar where node.scalarType != .null: return [node.text]
    case .sequence:
      return node.items.compactMap(\.resolved).filter { $0.kind == .scalar }.map(\.text)
    case .scalar, .mapping, .alias:
      reportType("a list of words", of: node)
      return []
    }
  }

  /// The entries of a map with aliases resolved; nothing for `null`.
  private mutating func entries(of node: YAMLNode) -> [(key: YAMLNode, value: YAMLNode)] {
    if node.kind == .scalar, node.scalarType == .null { return [] }
    guard node.kind == .mapping else {
      reportType("a map", of: node)
      return []
    }
    return node.mergedEntries.compactMap { entry in
      guard let value = entry.value.resolved else { return nil }
      return (entry.key, value)
    }
  }
}

extension ConfigurationReader {
  private mutating func reportUnknown(_ key: YAMLNode, among keys: [String]) {
    reportUnknown(
      key,
      "'\(key.text)' is no key of the configuration",
      nearest: Spelling.nearest(to: key.text, among: keys),
      otherwise: "known here: \(keys.joined(separator: ", "))"
    )
  }

  private mutating func reportUnknownRule(_ key: YAMLNode) {
    reportUnknown(
      key,
      "there is no rule '\(key.text)'",
      nearest: Rule.nearest(to: key.text),
      otherwise: "'a11y-spec rules' lists them"
    )
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

  private mutating func reportType(_ expected: String, of node: YAMLNode) {
    report("\(expected) is expected here", at: node)
  }

  private mutating func report(_ message: String, at node: YAMLNode) {
    problems.append(
      Finding(code: "wrong-type", severity: .error, message: message, range: node.range)
    )
  }
}
