/// A pattern of paths: `*` and `?` match within one component, `**` any number of components,
/// `{a,b}` one of several words, and `[a-z]` and `[!a-z]` one character.
package struct Glob: Sendable, Equatable {
  /// One component of a path, or what stands for any number of them.
  private enum Component: Sendable, Equatable {
    case anyComponents
    case name(NamePattern)

    func matches(_ name: [Character]) -> Bool {
      guard case .name(let pattern) = self else { return false }
      return pattern.matches(name)
    }
  }

  package let pattern: String
  /// The pattern without braces: one list of components for each alternative.
  private let alternatives: [[Component]]

  /// A name that no file has, for asking of a pattern whether it matches every name.
  static let anyName = "\u{10FFFD}\u{10FFFC}\u{10FFFD}"

  /// How many alternatives the braces of one pattern may stand for.
  private static let alternativeLimit = 64

  package init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expanded(pattern).map { pattern in
      pattern.split(separator: "/").map { part in
        part == "**" ? .anyComponents : .name(NamePattern(part, hasEscapes: false))
      }
    }
  }

  /// Whether a path that a user names is a pattern.
  static func isPattern(_ path: String) -> Bool {
    path.contains { "*?{[".contains($0) }
  }

  /// Whether a relative path matches as a whole; a pattern without `/` matches in any folder.
  package func matches(_ path: String) -> Bool {
    let components = Self.components(of: path)
    let isAnywhere = !pattern.dropLast().contains("/")
    return alternatives.contains { alternative in
      guard !alternative.isEmpty else { return false }
      return Self.match(
        components,
        isAnywhere ? [.anyComponents] + alternative : alternative,
        isWildcard: { $0 == .anyComponents },
        isMatch: { $1.matches($0) }
      )
    }
  }

  /// Whether a relative path matches, or one of the folders that it stands in, as in ignore files.
  func covers(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return names.indices.contains { matches(names[...$0].joined(separator: "/")) }
  }

  /// Whether a pattern covers whatever stands in a relative folder.
  func coversAll(below folder: String) -> Bool {
    covers(FilePath.entry(Self.anyName, in: folder))
  }

  /// Whether a path may match that begins with a relative folder; for patterns with `/`.
  func canMatch(below folder: String) -> Bool {
    let names = Self.components(of: folder)
    return alternatives.contains { alternative in
      for (index, name) in names.enumerated() {
        guard index + 1 < alternative.count else { return alternative.last == .anyComponents }
        if alternative[index] == .anyComponents { return true }
        guard alternative[index].matches(name) else { return false }
      }
      return true
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
    if hasOpenBracket(pattern) { return "a bracket is not closed" }
    return nil
  }

  private static func hasOpenBracket(_ pattern: String) -> Bool {
    pattern.split(separator: "/").contains { part in
      var rest = part
      while let start = rest.firstIndex(of: "[") {
        rest = rest[rest.index(after: start)...]
        guard let end = NamePattern.endOfSet(rest) else { return true }
        rest = rest[rest.index(after: end)...]
      }
      return false
    }
  }

  private static func components(of path: String) -> [[Character]] {
    path.split(separator: "/").map { Array($0) }
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
