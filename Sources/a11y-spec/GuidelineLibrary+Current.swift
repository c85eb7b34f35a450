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

  /// What was found under the name that a user gives a component.
  func found<Value>(_ value: Value?, under name: String) throws(UsageError) -> Value {
    if let value { return value }
    let advice =
      nearest(to: name).map { "did you mean '\($0)'?" }
      ?? "there are \(names.joined(separator: ", "))"
    throw UsageError("no guideline is called '\(name)'; \(advice)")
  }
}
