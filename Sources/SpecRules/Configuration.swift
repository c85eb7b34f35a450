package import Guidelines

/// What a team has set for a file: which rules speak how loudly.
package struct Configuration: Sendable, Equatable {
  /// The level that the configuration gives to a rule.
  package enum Level: Sendable, Equatable {
    case off
    case severity(Severity)

    /// Reads `off`, `hint`, `information`, `warning` or `error`.
    package init?(_ word: String) {
      if word == "off" {
        self = .off
      } else if let severity = Severity(rawValue: word) {
        self = .severity(severity)
      } else {
        return nil
      }
    }
  }

  /// Levels by rule id or code; what is not listed keeps its own severity.
  package var rules: [String: Level]
  /// The largest file, in bytes, that is checked.
  package var fileSizeLimit: Int
  /// The number of pages above which they are many; `nil` leaves it to the guideline's model.
  package var pageLimit: Int?
  /// By whose words phrases are judged.
  package var voice: Voice
  /// The oldest system of each platform that the apps run on.
  package var oldestSystems: [Platform: SystemVersion]

  /// Whose words are right in a phrase.
  package enum Voice: String, Sendable, CaseIterable {
    /// The words of the guideline's examples and the words that the device composes.
    case either
    case guideline
    case device
  }

  package init(
    rules: [String: Level] = [:],
    fileSizeLimit: Int = 10_000_000,
    pageLimit: Int? = nil,
    voice: Voice = .either,
    oldestSystems: [Platform: SystemVersion] = [:]
  ) {
    self.rules = rules
    self.fileSizeLimit = fileSizeLimit
    self.pageLimit = pageLimit
    self.voice = voice
    self.oldestSystems = oldestSystems
  }
}
