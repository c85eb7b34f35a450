extension String {
  /// How many characters of one text of somebody else's are shown.
  private static let shownLimit = 4_000

  /// Markdown of somebody else's with its code and emphasis.
  ///
  /// Nothing in it leads anywhere or loads anything: links, images, HTML and addresses are shown as
  /// they are written.
  package var inertMarkdown: String {
    let shown = utf8.count > Self.shownLimit ? prefix(Self.shownLimit) + "…" : self[...]
    var inert = ""
    var rest = shown
    while let tick = rest.firstIndex(of: "`") {
      inert += rest[..<tick].withoutLinks
      let run = rest[tick...].prefix { $0 == "`" }
      if let end = rest.endOfCode(behind: run) {
        inert += rest[tick..<end]
        rest = rest[end...]
      } else {
        inert += String(repeating: "\\`", count: run.count)
        rest = rest[run.endIndex...]
      }
    }
    return inert + rest.withoutLinks
  }

  /// The lines of a block of code with a fence that none of them closes.
  var inertCodeBlock: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.removeFirst()
    if lines.last?.isFence == true { lines.removeLast() }
    let language = head.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let longest = lines.filter(\.isFence).map { $0.filter { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + lines.map(String.init) + [fence]
  }
}

extension Substring {
  fileprivate var isFence: Bool { drop { $0 == " " || $0 == ">" }.hasPrefix("```") }

  /// Where the code ends that a run of backticks begins: behind the next run as long.
  fileprivate func endOfCode(behind run: Substring) -> Index? {
    var rest = self[run.endIndex...]
    while let tick = rest.firstIndex(of: "`") {
      let next = rest[tick...].prefix { $0 == "`" }
      if next.count == run.count { return next.endIndex }
      rest = rest[next.endIndex...]
    }
    return nil
  }

  /// Text outside of code with the marks of links, images, HTML and addresses escaped.
  fileprivate var withoutLinks: String {
    var text = ""
    var isEscaped = false
    var index = startIndex
    while index < endIndex {
      let character = self[index]
      let next = self.index(after: index)
      let isMark =
        switch character {
        case "[", "]", "<", "@": true
        case ":": self[next...].hasPrefix("//")
        case ".": text.suffix(3).lowercased() == "www"
        default: false
        }
      if isMark, !isEscaped { text.append("\\") }
      text.append(character)
      isEscaped = character == "\\" && !isEscaped
      index = next
    }
    return isEscaped ? text + "\\" : text
  }
}
