package import Guidelines
import SpecModel
package import SpecRules

/// What a configuration file or a client has set; everything may be absent.
package struct Settings: Sendable, Equatable {
  /// Levels for the files that a pattern matches.
  package struct Override: Sendable, Equatable {
    package let files: Glob
    package let rules: [String: Configuration.Level]

    package init(files: Glob, rules: [String: Configuration.Level]) {
      self.files = files
      self.rules = rules
    }
  }

  /// The kinds of inlay hints, by the names of their switches.
  package static let inlayHintKinds = MapShape.inlayHints.keys.map(\.name)

  package var rules: [String: Configuration.Level] = [:]
  package var overrides: [Override] = []
  /// Patterns of files that are not checked.
  package var exclude: [Glob] = []
  /// The largest file that is checked, in bytes.
  package var fileSizeLimit: Int?
  package var pageLimit: Int?
  /// By whose words phrases are judged.
  package var voice: Configuration.Voice?
  /// The oldest system of each platform that the apps run on.
  package var oldestSystems: [Platform: SystemVersion] = [:]
  /// Whether hints of a kind are shown.
  package var inlayHints: [String: Bool] = [:]
  /// Whether code lenses are shown.
  package var showsCodeLenses: Bool?
  /// Folders or files of further guidelines.
  package var guidelines: [String] = []
  /// The baseline whose findings are not reported.
  package var baseline: String?

  package init() {}

  /// The keys that a configuration may have.
  package static let keys = MapShape.configuration.keys.map(\.name)

  /// The largest file that a configuration may have checked, in bytes.
  package static let mostBytes = 50_000_000

  /// One switch for all kinds of inlay hints.
  package static func allInlayHints(_ isShown: Bool) -> [String: Bool] {
    Dictionary(uniqueKeysWithValues: inlayHintKinds.map { ($0, isShown) })
  }
}
