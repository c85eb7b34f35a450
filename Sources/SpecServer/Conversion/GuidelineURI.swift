import Guidelines
import SourceText

/// The addresses of documents that no file holds: the built-in guidelines, and what is known of a
/// word.
enum GuidelineURI {
  static let scheme = "a11y-spec"
  private static let end = ".md"
  private static let explanations = "explain/"

  static func uri(of guideline: Guideline) -> String { "\(scheme):/\(guideline.name)\(end)" }

  /// The address of what is known of the code of a finding.
  static func explanation(of code: String) -> String { "\(scheme):/\(explanations)\(code)\(end)" }

  /// The word that an address of an explanation is about; `nil` for other addresses.
  static func word(_ uri: String) -> String? {
    guard uri.hasPrefix(scheme + ":"), uri.hasSuffix(end) else { return nil }
    let path = uri.dropFirst(scheme.count + 1).dropLast(end.count).drop { $0 == "/" }
    guard path.hasPrefix(explanations) else { return nil }
    return String(decoding: path.dropFirst(explanations.count).percentDecoded, as: UTF8.self)
  }

  /// The guideline at an address, which a client may spell with an empty authority; `nil` where
  /// there is none.
  static func guideline(_ uri: String) -> Guideline? {
    guard uri.hasPrefix(scheme + ":"), uri.hasSuffix(end) else { return nil }
    let name = uri.dropFirst(scheme.count + 1).dropLast(end.count).drop { $0 == "/" }
    let library = GuidelineLibrary.builtIn
    return library.names.contains(String(name)) ? library[String(name)] : nil
  }
}
