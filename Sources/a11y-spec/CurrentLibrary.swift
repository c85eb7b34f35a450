import Guidelines
import SpecWorkspace

extension GuidelineLibrary {
  /// The built-in guidelines, and those that the configuration of the current folder adds.
  static var current: GuidelineLibrary {
    var resolver = ConfigurationResolver()
    let configuration = resolver.configuration(
      forFile: nil,
      orFolder: FileAccess.currentFolder,
      settings: Settings()
    )
    return GuidelinePack(loading: configuration.guidelines).library
  }
}
