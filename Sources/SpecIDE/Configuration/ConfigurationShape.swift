import SpecModel

/// What the configuration says under one key; the reader of the file, its completion and its
/// hovers all go by it.
package struct ConfigurationKey: Sendable {
  package let name: String
  package let shape: ConfigurationShape
  /// One sentence for people.
  package let summary: String

  init(_ name: String, _ shape: ConfigurationShape, _ summary: String) {
    self.name = name
    self.shape = shape
    self.summary = summary
  }
}

/// What may stand as a value in a configuration.
package indirect enum ConfigurationShape: Sendable {
  case map([ConfigurationKey])
  /// A map of booleans, or one boolean for all of them.
  case switches([ConfigurationKey])
  /// A map of the ids of rules to levels.
  case rules
  /// `off` or a severity.
  case level
  /// A word or a list of words that are files or folders.
  case paths
  /// A word or a list of words that are patterns of paths.
  case patterns
  case list(ConfigurationShape)
  /// A number of bytes, with or without a unit.
  case size
  /// A whole number.
  case count
  case boolean
}

extension ConfigurationShape {
  /// The shape of the whole file.
  package static let configuration = ConfigurationShape.map([
    .init(
      "guidelines",
      .paths,
      "Folders or files of further guidelines, relative to this file."
    ),
    .init("rules", .rules, "How loudly each rule speaks, by its id."),
    .init(
      "overrides",
      .list(
        .map([
          .init("files", .patterns, "Patterns of the files, relative to this file."),
          .init("rules", .rules, "How loudly each rule speaks in these files."),
        ])
      ),
      "Other levels for some of the files; later ones win."
    ),
    .init(
      "limits",
      .map([
        .init("pages", .count, "How many pages are few enough to swipe through one by one."),
        .init("file-size", .size, "The largest file that is checked, such as `10MB`."),
      ]),
      "Numbers that teams may differ about."
    ),
    .init(
      "exclude",
      .patterns,
      "Patterns of files that are not checked, relative to this file."
    ),
    .init("inlay-hints", .switches(hintKinds), "Which notes an editor shows between the text."),
    .init(
      "code-lens",
      .boolean,
      "Whether an editor shows above a spec its counts, and above a platform what is said first; "
        + "`false` unless it is set."
    ),
  ])

  /// The kinds of inlay hints, by the names of their switches.
  package static let hintKinds: [ConfigurationKey] = [
    .init(
      "announcements",
      .boolean,
      "What VoiceOver and TalkBack say, placeholders filled in; `true` unless it is set."
    ),
    .init(
      "positions",
      .boolean,
      "The position of each segment, such as `(2 of 3)`; `true` unless it is set."
    ),
    .init(
      "expectations",
      .boolean,
      "What the guideline expects, beside a topic that is still empty; `true` unless it is set."
    ),
  ]

  /// The levels that a rule may be set to, with what each means.
  package static let levels: [(word: String, summary: String)] = [
    ("off", "The rule is silent."),
    ("hint", "A faint mark in the editor."),
    ("information", "Worth knowing; never fails a check."),
    ("warning", "Should be mended; fails a check unless `--severity error` is given."),
    ("error", "Has to be mended; fails every check."),
  ]

  /// The keys that the shape names.
  package var keys: [ConfigurationKey] {
    switch self {
    case .map(let keys), .switches(let keys): keys
    default: []
    }
  }

  /// The shape at the end of a path; `nil` where the configuration has nothing.
  func descendant(_ path: some Sequence<PathStep>) -> ConfigurationShape? {
    var shape: ConfigurationShape? = self
    for step in path {
      switch (step, shape) {
      case (.key(_), .rules?): shape = .level
      case (.key(let key), let map?): shape = map.keys.first { $0.name == key }?.shape
      case (.item, .list(let item)?): shape = item
      case (.item, .paths?): shape = .paths
      case (.item, .patterns?): shape = .patterns
      case (_, nil), (.item, _): return nil
      }
    }
    return shape
  }

  /// What the shape asks for, for a message.
  package var expectation: String {
    switch self {
    case .map, .rules: "a map"
    case .switches: "true, false or a map"
    case .level: "one of off, hint, information, warning, error"
    case .paths, .patterns: "a list of words"
    case .list: "a list of overrides"
    case .size: "a size such as 10MB"
    case .count: "a whole number"
    case .boolean: "true or false"
    }
  }
}
