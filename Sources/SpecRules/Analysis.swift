package import Guidelines

/// What every file of a session is read with.
package struct Analysis: Sendable {
  package let library: GuidelineLibrary
  package let configuration: Configuration

  package init(
    library: GuidelineLibrary = .builtIn,
    configuration: Configuration = Configuration()
  ) {
    self.library = library
    self.configuration = configuration
  }
}
