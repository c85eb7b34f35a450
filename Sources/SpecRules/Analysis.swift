package import Guidelines

/// What every file of a session is read with.
package struct Analysis: Sendable {
  package let library: GuidelineLibrary
  package let configuration: Configuration
  /// The findings that a team has accepted for now, and that are not reported.
  package let accepted: Set<Fingerprint>

  package init(
    library: GuidelineLibrary = .builtIn,
    configuration: Configuration = Configuration(),
    accepted: Set<Fingerprint> = []
  ) {
    self.library = library
    self.configuration = configuration
    self.accepted = accepted
  }
}
