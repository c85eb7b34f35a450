/// A pattern of paths: `*` and `?` match within one component, `**` any number of components,
/// `{a,b}` one of several words.
package struct Glob: Sendable, Equatable {
  package let pattern: String
  /// The pattern without braces: one list of components for each alternative.
  private let alternatives: [[[Character]]]

  /// How many alternatives the braces of one pattern may stand for.
  private static let alternativeLimit = 64

  package init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expanded(pattern).map { pattern in
      pattern.split(separator: "/").map { Array($0) }
    }
  }

  /// Whether a path that a user names is a pattern.
  static func isPattern(_ path: String) -> Bool {
    path.contains { "*?{".contains($0) }
  }

  /// Whether a relative path matches as a whole; a pattern without `/` matches in any folder.
  package func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/").map { Array($0) }
    let isAnywhere = !pattern.dropLast().contains("/")
    return alternatives.contains { alternative in
      guard !alternative.isEmpty else { return false }
      return Self.match(
        components,
        isAnywhere ? [["*", "*"]] + alternative : alternative,
        isWildcard: { $0 == ["*", "*"] },
        isMatch: { Self.matches($0, $1) }
      )
    }
  }

  /// Why a pattern is not what its author meant; `nil` when nothing speaks against it.
  package static func fault(in pattern: String) -> String? {
    let opens = pattern.count { $0 == "{" }
    if pattern.isEmpty { return "write a pattern such as '**/*.a11y.yaml'" }
    if pattern.hasPrefix("/") || pattern.hasPrefix("./") || pattern.hasPrefix("../") {
      return "patterns start from the folder of this file, without './', '../' or '/' in front"
    }
    if pattern.contains("\\") { return "folders are separated by '/'" }
    if opens != pattern.count(where: { $0 == "}" }) { return "a brace is not closed" }
    if pattern.contains("[") { return "'[' has no meaning here; use '{a,b}'" }
    return nil
  }

  private static func matches(_ component: [Character], _ pattern: [Character]) -> Bool {
    match(
      component,
      pattern,
      isWildcard: { $0 == "*" },
      isMatch: { $1 == "?" || $0 == $1 }
    )
  }

  /// Matches a sequence with a pattern in which some elements match any number of elements.
  ///
  /// Tries the last wildcard longer when what follows it fails; no earlier one need be tried.
  static func match<Element, Part>(
    _ text: [Element],
    _ pattern: [Part],
    isWildcard: (Part) -> Bool,
    isMatch: (Element, Part) -> Bool
  ) -> Bool {
    var (inText, inPattern) = (0, 0)
    var retry: (text: Int, pattern: Int)?
    while inText < text.count {
      if inPattern < pattern.count, isWildcard(pattern[inPattern]) {
        retry = (inText, inPattern)
        inPattern += 1
      } else if inPattern < pattern.count, isMatch(text[inText], pattern[inPattern]) {
        inText += 1
        inPattern += 1
      } else if let last = retry {
        retry = (last.text + 1, last.pattern)
        (inText, inPattern) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy(isWildcard)
  }

  /// Replaces each `{a,b}` by one pattern for `a` and one for `b`.
  private static func expanded(_ pattern: String) -> [String] {
    var finished: [String] = []
    var open = [pattern]
    while let next = open.popLast() {
      guard let start = next.firstIndex(of: "{"),
        let end = next[start...].firstIndex(of: "}"),
        open.count + finished.count < alternativeLimit
      else {
        finished.append(next)
        continue
      }
      let words = next[next.index(after: start)..<end]
      let rest = next[next.index(after: end)...]
      for word in words.split(separator: ",", omittingEmptySubsequences: false) {
        open.append(String(next[..<start] + word + rest))
      }
    }
    return finished
  }
}
