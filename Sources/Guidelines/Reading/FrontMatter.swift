import English
import SourceText
import YAMLSyntax

/// The YAML between two lines of `---` at the top of a guideline document.
struct FrontMatter {
  typealias Name = (name: String, range: ByteRange)

  /// The line behind the front matter; 0 when there is none.
  private(set) var endLine = 0
  private(set) var name: String?
  private(set) var title: String?
  private(set) var aliases: [Name] = []
  private(set) var otherNames: [String] = []
  private(set) var href: String?
  private(set) var publisher: String?
  /// The criteria for keyboard, gestures, screen reader and settings.
  private(set) var statements: [Statement] = []
  /// The criteria under keys that nobody reads.
  private(set) var omitted: [String] = []
  private(set) var problems: [ReadingProblem] = []

  /// Whether it is not closed, or no YAML.
  private(set) var isBroken = false

  private let source: SourceText

  /// Reads the front matter of a document, if it has one.
  init(of source: SourceText) {
    self.source = source
    let isShort = Self.isShortFence(ofLine: 0, in: source) && Self.isEntry(ofLine: 1, in: source)
    guard isShort || Self.isFence(source.string(in: source.content(ofLine: 0)).streamSafe) else {
      return
    }
    let closing = (1..<max(1, source.lines.count)).first {
      Self.isFence(source.string(in: source.content(ofLine: $0)).streamSafe)
        || isShort && Self.isShortFence(ofLine: $0, in: source)
    }
    if isShort {
      guard closing != nil else { return }
      let message = "front matter stands between lines of '---', not of '--'"
      report(message, at: source.content(ofLine: 0), .structure)
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
    if let alias = tree.excessiveAlias {
      report(
        "the aliases of the front matter expand to too much; nothing of it is read",
        at: alias.range.shifted(by: range.lowerBound)
      )
      return
    }
    for entry in tree.root?.entries.map({ $0 }) ?? [] {
      let offset = range.lowerBound
      switch entry.key.text {
      case "title": title = word(of: entry, offset)
      case "name": name = word(of: entry, offset)
      case "aliases":
        aliases = words(of: entry, offset)
      case "other-names": otherNames = words(of: entry, offset).map(\.name)
      case "href": href = address(of: entry, offset)
      case "publisher": publisher = word(of: entry, offset)
      case let key:
        guard let topic = Topic(frontMatterKey: key) else {
          reportUnknown(entry.key, offset)
          omitted +=
            entry.value.resolved?.entries.compactMap { criterion in
              criterion.value.word.map { inlineText(of: "\(criterion.key.text): \($0)") }
            } ?? []
          continue
        }
        readCriteria(of: entry.value, topic, offset: offset)
      }
    }
  }

  /// The word of a key that takes one.
  private mutating func word(of entry: YAMLEntry, _ offset: Int) -> String? {
    if let word = entry.value.word { return word }
    if !entry.value.isMissing, entry.value.resolved?.kind != .scalar {
      let place = entry.value.range.shifted(by: offset)
      report("'\(entry.key.text)' is one word or text", at: place, .wrongType)
    }
    return nil
  }

  /// The words of a key that takes one or a list of them, each with its place.
  private mutating func words(of entry: YAMLEntry, _ offset: Int) -> [Name] {
    if entry.value.resolved?.kind == .mapping {
      let place = entry.value.range.shifted(by: offset)
      report("'\(entry.key.text)' is a word or a list of words", at: place, .wrongType)
    }
    return entry.value.entriesOrSelf.compactMap { node in
      node.word.map { ($0, node.contentRange.shifted(by: offset)) }
    }
  }

  /// The page that a document names, if a link can lead to it.
  private mutating func address(of entry: YAMLEntry, _ offset: Int) -> String? {
    guard let word = word(of: entry, offset) else { return nil }
    let schemes = ["https://", "http://"]
    let isAddress =
      schemes.contains { word.foldedForComparison.hasPrefix($0) && word.utf8.count > $0.utf8.count }
      && !word.contains { $0.isWhitespace || "<>()[]\"\\`".contains($0) }
    if isAddress { return word }
    let place = entry.value.range.shifted(by: offset)
    report("'href' is the address of a page: 'https://…'", at: place, .wrongType)
    return nil
  }

  /// Reports a key that is spelt like one that is read; collections have others for tools of
  /// theirs.
  private mutating func reportUnknown(_ key: YAMLNode, _ offset: Int) {
    let known = [
      "title", "name", "aliases", "other-names", "href", "publisher", "keyboard", "mobile",
      "screenreader", "settings",
    ]
    guard let nearest = Spelling.nearest(to: key.text, among: known) else { return }
    problems.append(
      ReadingProblem(
        .unknownFrontMatter,
        in: .document,
        "nothing reads '\(key.text)'; did you mean '\(nearest)'?",
        at: key.contentRange.shifted(by: offset),
        nearest: nearest
      )
    )
  }

  private mutating func readCriteria(of map: YAMLNode, _ topic: Topic, offset: Int) {
    let place = map.range.shifted(by: offset)
    // What is not YAML is reported once.
    if !isBroken, let kind = map.resolved?.kind, kind != .mapping, !map.isMissing,
      map.word != "null"
    {
      report("the criteria are a map, one 'key: sentence' for each", at: place, .wrongType)
    }
    for entry in map.resolved?.entries.map({ $0 }) ?? [] {
      if let kind = entry.value.resolved?.kind, kind != .scalar {
        let place = entry.value.range.shifted(by: offset)
        report("a criterion is one sentence, 'key: sentence'", at: place, .wrongType)
      }
      guard let key = entry.key.word, let words = entry.value.word else { continue }
      let start = entry.key.range.lowerBound + offset
      var end = max(entry.value.range.upperBound + offset, start)
      while end > start, source.bytes[end - 1] <= 0x20 { end -= 1 }
      statements.append(
        Statement(
          text: inlineText(of: "\(key): \(words)"),
          markdown: "\(key): \(words)",
          headings: Headings(topic: topic),
          key: key.foldedForComparison,
          line: source.lines.line(at: start),
          range: start..<end
        )
      )
    }
  }

  private mutating func report(
    _ message: String,
    at range: ByteRange,
    _ code: ReadingProblem.Code = .syntax
  ) {
    if code == .syntax { isBroken = true }
    problems.append(ReadingProblem(code, in: .document, message, at: range))
  }

  /// Whether a line is the two hyphens that some write for three.
  private static func isShortFence(ofLine line: Int, in source: SourceText) -> Bool {
    var words = source.string(in: source.content(ofLine: line)).streamSafe[...]
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return words == "--"
  }

  /// Whether a line begins as one of YAML with a key.
  private static func isEntry(ofLine line: Int, in source: SourceText) -> Bool {
    guard line < source.lines.count else { return false }
    let key = source.string(in: source.content(ofLine: line)).streamSafe.prefix { $0 != ":" }
    return !key.isEmpty && key.utf8.count < source.content(ofLine: line).count
      && key.allSatisfy { $0.isLetter || $0 == "-" }
  }

  private static func isFence(_ line: String) -> Bool {
    let line = line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line[...]
    return line.hasPrefix("---") && line.allSatisfy { $0 == "-" || $0.isWhitespace }
  }
}
