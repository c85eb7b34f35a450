/// A pattern of paths.
///
/// - `*` and `?` match within one component, and `**` matches any number of components.
/// - `{a,b}` matches one of several words, and `[a-z]` and `[!a-z]` match one character.
package struct Glob: Sendable, Equatable {
  package let pattern: String
  /// `nil` for what matches nothing.
  private let automaton: PathPattern?

  /// A name that no file has, for asking of a pattern whether it matches every name.
  static let anyName = "\u{10FFFD}\u{10FFFC}\u{10FFFD}"

  /// A pattern without `/` matches in any folder.
  package init(_ pattern: String) {
    self.pattern = pattern
    automaton = PathPatternReader.pattern(
      pattern[...],
      .glob,
      isAnywhere: !pattern.dropLast().contains("/")
    )
  }

  /// Whether a path that a user names is a pattern.
  static func isPattern(_ path: String) -> Bool {
    path.contains { "*?{[".contains($0) }
  }

  /// Whether a relative path matches as a whole.
  package func matches(_ path: String) -> Bool {
    outcome(of: PathPattern.Path(path)).isMatch
  }

  /// How far a relative path comes in the pattern.
  func outcome(of path: PathPattern.Path) -> PathPattern.Outcome {
    automaton?.follow(path) ?? PathPattern.Outcome()
  }

  /// Why a pattern is not what its author meant; `nil` when nothing speaks against it.
  package static func fault(in pattern: String) -> String? {
    let opens = pattern.count { $0 == "{" }
    let limit = PathPatternReader.lengthLimit
    if pattern.isEmpty { return "write a pattern such as '**/*.a11y.yaml'" }
    if pattern.unicodeScalars.count > limit { return "a pattern has at most \(limit) characters" }
    if pattern.hasPrefix("/") || pattern.hasPrefix("./") || pattern.hasPrefix("../") {
      return "patterns start from the folder of this file, without './', '../' or '/' in front"
    }
    if pattern.contains("\\") { return "folders are separated by '/'" }
    if opens != pattern.count(where: { $0 == "}" }) { return "a brace is not closed" }
    if PathPatternReader.hasOpenBracket(pattern[...]) { return "a bracket is not closed" }
    return nil
  }
}
