import JSONText
import SourceText
import SpecRules
import SpecWorkspace

extension Settings {
  /// The name under which clients keep the settings.
  static let section = "a11y-spec"
}

/// The settings of a client, read as the configuration file that says the same: JSON is YAML.
struct SettingsReading {
  /// What is understood; all else is as if it had not been set.
  let settings: Settings
  /// What is not understood.
  ///
  /// Each begins with its word, since clients cut what is long, and has the name of its setting.
  let problems: [String]

  /// The longest value that is named, in bytes.
  private static let wordLimit = 60

  /// Spellings of keys without hyphens, which some clients use.
  private static let spellings = ["inlay-hints": "inlayHints", "code-lens": "codeLens"]

  /// Reads what a client has set, with or without the section around it.
  ///
  /// Keys that no configuration has are the client's own, and `null` is nothing. Relative paths
  /// start at the folder.
  init(_ value: JSONValue, in folder: String?) {
    let value = value[Settings.section] ?? value
    var text = Array("{".utf8)
    var keys: [(name: String, start: Int)] = []
    for key in Settings.keys {
      let member = value[key] ?? Self.spellings[key].flatMap { value[$0] }
      guard let member, !member.isNull else { continue }
      if !keys.isEmpty { text += Array(",".utf8) }
      keys.append((key, text.count))
      text += Array("\"\(key)\": ".utf8) + member.json()
    }
    text += Array("}".utf8)
    let source = SourceText(text)
    let file = ConfigurationFile(parsing: source)
    settings = file.settings
    problems = file.findings(in: folder ?? FileAccess.currentFolder).map { finding in
      let key = keys.last { $0.start <= finding.range.lowerBound }?.name
      let name = ([Settings.section] + [key].compactMap(\.self)).joined(separator: ".")
      let found = source.string(in: finding.range)
      let word = found.trimmingPrefix("\"").prefix { $0 != "\"" }
      let isWord = !word.isEmpty && word.utf8.count <= Self.wordLimit
      return (isWord ? "'\(word)' in \(name): " : "\(name): ") + finding.message
    }
  }
}
