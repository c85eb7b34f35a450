import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Reads the settings of a configuration file; whatever does not fit is left out, and reported by
/// ``ConfigurationCheck``.
struct ConfigurationReader {
  private(set) var settings = Settings()
  /// The places of the paths under `guidelines`.
  private(set) var guidelineRanges: [ByteRange] = []
  /// The place of the path of the baseline.
  private(set) var baselineRange: ByteRange?
  /// The first pattern and the first path of a guideline that are too many, and do not hold.
  private(set) var excess: [ByteRange] = []
  private var patterns = PatternBudget.forPaths
  private var hasExcessivePattern = false

  /// How many paths `guidelines` may name.
  private static let guidelineLimit = 100

  mutating func read(_ root: YAMLNode) {
    for (key, value) in root.settledEntries {
      switch key.text {
      case "guidelines":
        let all = words(value)
        let paths = all.prefix(Self.guidelineLimit)
        settings.guidelines = paths.map(\.text)
        guidelineRanges = paths.map(\.contentRange)
        excess += all.dropFirst(Self.guidelineLimit).prefix(1).map(\.contentRange)
      case "rules": settings.rules = levels(value)
      case "overrides": settings.overrides = overrides(value)
      case "limits": readLimits(value)
      case "exclude": settings.exclude = held(words(value)).map { Glob($0.text) }
      case "baseline": readBaseline(value)
      case "voice": settings.voice = Configuration.Voice(rawValue: value.text.lowercased())
      case "min-os": readOldestSystems(value)
      case "inlay-hints": readInlayHints(value)
      case "code-lens": settings.showsCodeLenses = value.boolean
      default: break
      }
    }
  }

  private func levels(_ node: YAMLNode) -> [String: Configuration.Level] {
    var levels: [String: Configuration.Level] = [:]
    for (key, value) in node.settledEntries { levels[key.text] = value.level }
    return levels
  }

  /// The patterns that hold.
  private mutating func held(_ words: [YAMLNode]) -> [YAMLNode] {
    words.filter { word in
      if patterns.take(word.text) { return true }
      if !hasExcessivePattern { excess.append(word.contentRange) }
      hasExcessivePattern = true
      return false
    }
  }

  private mutating func overrides(_ node: YAMLNode) -> [Settings.Override] {
    var overrides: [Settings.Override] = []
    for item in node.items.compactMap(\.resolved) {
      var files: [String] = []
      var rules: [String: Configuration.Level] = [:]
      for (key, value) in item.settledEntries {
        switch key.text {
        case "files": files = held(words(value)).map(\.text)
        case "rules": rules = levels(value)
        default: break
        }
      }
      overrides += files.map { Settings.Override(files: Glob($0), rules: rules) }
    }
    return overrides
  }

  private mutating func readLimits(_ node: YAMLNode) {
    for (key, value) in node.settledEntries where value.kind == .scalar {
      switch key.text {
      case "file-size": settings.fileSizeLimit = value.text.byteCount
      case "pages": settings.pageLimit = value.count
      default: break
      }
    }
  }

  private mutating func readOldestSystems(_ node: YAMLNode) {
    for (key, value) in node.settledEntries where value.kind == .scalar {
      guard let platform = Platform(rawValue: key.text) else { continue }
      settings.oldestSystems[platform] = SystemVersion(value.text)
    }
  }

  private mutating func readBaseline(_ node: YAMLNode) {
    guard node.kind == .scalar, node.scalarType != .null else { return }
    settings.baseline = node.text
    baselineRange = node.contentRange
  }

  private mutating func readInlayHints(_ node: YAMLNode) {
    if let isShown = node.boolean {
      settings.inlayHints = Settings.allInlayHints(isShown)
      return
    }
    for (key, value) in node.settledEntries where Settings.inlayHintKinds.contains(key.text) {
      settings.inlayHints[key.text] = value.boolean
    }
  }

  /// One word or a list of words.
  private func words(_ node: YAMLNode) -> [YAMLNode] {
    switch node.kind {
    case .scalar where node.scalarType != .null: return [node]
    case .sequence: return node.items.compactMap(\.resolved).filter { $0.kind == .scalar }
    case .scalar, .mapping, .alias: return []
    }
  }
}

extension YAMLNode {
  /// The entries of a map with aliases resolved and merges done; none of anything else.
  var settledEntries: [(key: YAMLNode, value: YAMLNode)] {
    guard kind == .mapping else { return [] }
    return mergedEntries.compactMap { entry in
      guard let value = entry.value.resolved else { return nil }
      return (entry.key, value)
    }
  }

  /// The boolean that it is, if it is one.
  var boolean: Bool? {
    guard kind == .scalar, scalarType == .bool else { return nil }
    return text.lowercased() == "true"
  }

  /// The whole number that it is, if it is one and not negative.
  var count: Int? {
    guard kind == .scalar, let number = Int(text), number >= 0 else { return nil }
    return number
  }

  /// The level of a rule that it names.
  var level: Configuration.Level? {
    guard kind == .scalar else { return nil }
    // An editor of YAML 1.1 may have turned the word into a boolean.
    let word = text.lowercased()
    return Configuration.Level(["false", "no"].contains(word) ? "off" : word)
  }
}
