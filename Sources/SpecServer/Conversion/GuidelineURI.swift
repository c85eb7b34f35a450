import Guidelines

/// The addresses of the built-in guidelines, whose documents no file holds.
enum GuidelineURI {
  static let scheme = "a11y-spec"
  private static let end = ".md"

  static func uri(of guideline: Guideline) -> String { "\(scheme):/\(guideline.name)\(end)" }

  /// The guideline at an address, which a client may spell with an empty authority; `nil` where
  /// there is none.
  static func guideline(_ uri: String) -> Guideline? {
    guard uri.hasPrefix(scheme + ":"), uri.hasSuffix(end) else { return nil }
    let name = uri.dropFirst(scheme.count + 1).dropLast(end.count).drop { $0 == "/" }
    let library = GuidelineLibrary.builtIn
    return library.names.contains(String(name)) ? library[String(name)] : nil
  }
}
