import Guidelines
import SpecWorkspace

extension GuidelineLibrary {
  /// The built-in guidelines, and those that the configuration of the current folder adds.
  static func current() throws(UsageError) -> GuidelineLibrary {
    var resolver = ConfigurationResolver()
    let configuration = resolver.configuration(
      forFile: nil,
      orFolder: FileAccess.currentFolder,
      settings: Settings()
    )
    if let (path, problem) = resolver.failures.first {
      throw UsageError("\(FilePath.shown(resolver.shortened(path))): \(problem.message)")
    }
    return GuidelinePack(loading: configuration.guidelines).library
  }

  /// The guideline of a component that a user names.
  func guideline(named name: String) throws(UsageError) -> Guideline {
    if let guideline = self[name] { return guideline }
    let advice =
      nearest(to: name).map { "did you mean '\($0)'?" }
      ?? "there are \(names.joined(separator: ", "))"
    throw UsageError("no guideline is called '\(name)'; \(advice)")
  }
}
