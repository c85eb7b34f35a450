import SourceText
import YAMLSyntax

/// The YAML between two lines of `---` at the top of a guideline document.
struct FrontMatter {
  /// The line behind the front matter; 0 when there is none.
  private(set) var endLine = 0
  private(set) var name: String?
  private(set) var title: String?
  private(set) var aliases: [String] = []
  private(set) var href: String?
  /// The criteria for keyboard, gestures, screen reader and settings.
  private(set) var statements: [Statement] = []
  private(set) var problems: [ReadingProblem] = []

  private let source: SourceText

  /// Reads the front matter of a document, if it has one.
  init(of source: SourceText) {
    self.source = source
    guard Self.isFence(source.string(in: source.content(ofLine: 0))) else { return }
    let closing = (1..<max(1, source.lines.count)).first {
      Self.isFence(source.string(in: source.content(ofLine: $0)))
    }
    guard let closing else {
      let range = source.content(ofLine: 0)
      report("the front matter is never closed by a line of '---'", at: range)
      return
    }
    endLine = closing + 1
    read(source.lines.start(of: 1)..<source.lines.start(of: closing))
  }

  private mutating func read(_ range: ByteRange) {
    let stream = YAMLStream(parsing: SourceText(Array(source.bytes[range])))
    guard let tree = stream.documents.first?.tree else { return }
    for problem in tree.problems {
      report(problem.message, at: problem.range.shifted(by: range.lowerBound))
    }
    for entry in tree.root?.entries.map({ $0 }) ?? [] {
      switch entry.key.text {
      case "title": title = entry.value.word
      case "name": name = entry.value.word
      case "aliases": aliases = entry.value.words
      case "href": href = entry.value.word
      case let key:
        guard let topic = Topic(frontMatterKey: key) else { continue }
        readCriteria(of: entry.value, topic, offset: range.lowerBound)
      }
    }
  }

  private mutating func readCriteria(of map: YAMLNode, _ topic: Topic, offset: Int) {
    for entry in map.resolved?.entries.map({ $0 }) ?? [] {
      guard let key = entry.key.word, let words = entry.value.word else { continue }
      let start = entry.key.range.lowerBound + offset
      var end = max(entry.value.range.upperBound + offset, start)
      while end > start, source.bytes[end - 1] <= 0x20 { end -= 1 }
      statements.append(
        Statement(
          text: inlineText(of: "\(key): \(words)"),
          markdown: "\(key): \(words)",
          scope: Scope(topic: topic),
          key: key.folded,
          line: source.lines.line(at: start),
          range: start..<end
        )
      )
    }
  }

  private mutating func report(_ message: String, at range: ByteRange) {
    problems.append(ReadingProblem(.syntax, in: .document, message, at: range))
  }

  private static func isFence(_ line: String) -> Bool {
    let line = line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line[...]
    return line.hasPrefix("---") && line.allSatisfy { $0 == "-" || $0.isWhitespace }
  }
}
