package import SpecRules

/// What holds for one file.
package struct FileConfiguration: Sendable, Equatable {
  package var rules: Configuration
  /// Whether the configuration keeps the file from being checked.
  package var isExcluded: Bool

  package init(rules: Configuration = Configuration(), isExcluded: Bool = false) {
    self.rules = rules
    self.isExcluded = isExcluded
  }
}

/// Finds what holds for a file, the same for editor and command line.
///
/// The nearest configuration file upwards holds; the settings of a client go before it, key by
/// key. Files are read once for each resolver.
package struct ConfigurationResolver {
  package init() {}

  package mutating func configuration(
    forFile path: String?,
    orFolder folder: String?,
    settings: Settings
  ) -> FileConfiguration {
    var configuration = FileConfiguration()
    if let limit = settings.fileSizeLimit { configuration.rules.fileSizeLimit = limit }
    if let isShown = settings.inlayHints["announcements"] {
      configuration.rules.inlayHints = isShown
    }
    configuration.rules.rules.merge(settings.rules) { $1 }
    return configuration
  }
}
