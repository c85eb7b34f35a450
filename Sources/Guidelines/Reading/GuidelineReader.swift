import English
import SourceText

/// Turns the blocks of a guideline document into statements.
struct GuidelineReader {
  private(set) var statements: [Statement] = []
  private(set) var problems: [ReadingProblem] = []
  /// The page that a "Full information" line names.
  private(set) var href: String?
  /// What a heading over the whole document calls it.
  private(set) var title: String?
  /// The sentences in parts that are no part of a guideline.
  private(set) var omitted: [String] = []
  /// What the sentences rest on.
  private(set) var footnotes = Footnotes()
  /// Whether something is opened in the document and never closed.
  private(set) var isUnclosed = false

  private let source: SourceText
  private var part = Heading.unknown
  private var headings = Headings()
  /// The column of the bullet that named the framework.
  ///
  /// It is `nil` where a heading or a line did. It is also `nil` where the bullets that follow
  /// stand beside it instead of below it.
  private var frameworkIndent: Int?
  private var frameworkHasChildren = false
  /// The levels of the headings that named the framework and the topic.
  private var frameworkLevel: Int?
  private var topicLevel = 0
  /// What is wrong with the title of the document, if text stands right below it.
  private var titleProblem: ReadingProblem?
  /// The columns of the bullets that the current one is nested in, and its own.
  private var indents: [Int] = []
  /// Whether the document has a part about a platform.
  private(set) var hasPlatforms = false
  /// Whether the document has the form that is published, whose headings vary.
  private let isPublished: Bool

  /// Reads a document from a line on.
  init(_ source: SourceText, fromLine line: Int) {
    self.source = source
    let markdown = MarkdownBlocks(of: source, fromLine: line)
    isPublished = markdown.blocks.contains { block in
      guard case .heading(let level) = block.kind, level <= 2, let line = block.lines.first else {
        return false
      }
      return Heading(part: inlineText(of: source.string(in: line))) == .condensed
    }
    problems = markdown.problems
    isUnclosed = !problems.isEmpty
    for block in markdown.blocks { read(block) }
  }

  private mutating func read(_ block: MarkdownBlock) {
    let markdown = words(of: block)
    if block.kind == .paragraph, markdown.hasPrefix("[^"),
      footnotes.take(block.lines.map { source.string(in: $0).streamSafe })
    {
      return
    }
    switch block.kind {
    case .heading(let level) where level <= 2: beginPart(markdown, block, level: level)
    case .heading(let level): beginSection(markdown, block, level: level)
    case .numbered where part == .condensed: beginStep(markdown, block)
    case .paragraph where part == .condensed: readPage(in: markdown)
    case .item, .numbered, .paragraph, .row, .code: readWords(markdown, block)
    }
  }

  private mutating func beginPart(_ markdown: String, _ block: MarkdownBlock, level: Int) {
    titleProblem = nil
    let title = inlineText(of: markdown)
    part = Heading(part: title)
    headings = Headings()
    if case .platform(let platform) = part {
      headings.platform = platform
      hasPlatforms = true
    }
    endFramework()
    topicLevel = 0
    guard part == .unknown else { return }
    let isTitle = level == 1 && self.title == nil && !title.isEmpty && !hasPlatforms
    if isTitle, !isPublished, Heading.nearest(to: title) == nil {
      // What stands below the title holds on all platforms.
      self.title = title
      part = .platform(nil)
      return
    }
    let isSection = level == 2 && Heading(section: title) != .unknown
    // The published form has other parts, which nobody means for guidance.
    if isPublished, !(isSection && hasPlatforms), Heading.nearestPart(to: title) == nil { return }
    if isSection, reportLevel(of: title, block) { return }
    reportHeading("'\(title)' is no part of a guideline; its text is left out", title, block)
    // A title over the whole document leaves out nothing by itself.
    if level == 1 { titleProblem = problems.popLast() }
  }

  private mutating func beginSection(_ markdown: String, _ block: MarkdownBlock, level: Int) {
    if let titleProblem { problems.append(titleProblem) }
    titleProblem = nil
    guard case .platform(let platform) = part else { return }
    headings.platform = platform
    let title = inlineText(of: markdown)
    let outer =
      frameworkLevel.map { level > $0 } ?? false ? (headings.framework, frameworkLevel) : nil
    endFramework()
    if level < topicLevel { headings.topic = .developerNotes }
    let heading = Heading(section: title)
    switch heading {
    case .framework(let framework):
      begin(framework, block, indent: nil)
      frameworkLevel = level
      return
    case .everyFramework: return
    case .topic(let topic): headings.topic = topic
    case .platform, .condensed, .ignored, .unknown: headings.topic = .developerNotes
    }
    topicLevel = level
    // The topics below the heading of a framework are about this framework.
    if let (framework, level) = outer { (headings.framework, frameworkLevel) = (framework, level) }
    if heading == .unknown {
      guard !isPublished else { return }
      reportHeading("'\(title)' is no topic of a guideline; read as developer notes", title, block)
    }
  }

  private mutating func beginStep(_ markdown: String, _ block: MarkdownBlock) {
    guard let topic = Topic(step: inlineText(of: markdown)) else {
      if !isPublished {
        reportHeading("this step is no topic of the criteria; read as one of them", "", block)
      }
      headings.topic = .criteria
      indents = []
      return
    }
    headings.topic = topic
    indents = []
  }

  private mutating func readPage(in markdown: String) {
    guard href == nil, markdown.foldedForComparison.hasPrefix("full information") else { return }
    let text = inlineText(of: markdown)
    let line = text.firstRange(of: "http") == nil ? markdown : text
    guard let start = line.firstRange(of: "http")?.lowerBound else { return }
    let address = line[start...].prefix { !$0.isWhitespace && !"<>()[]\"\\`".contains($0) }
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return }
    href = String(address)
  }

  private mutating func readWords(_ markdown: String, _ block: MarkdownBlock) {
    switch part {
    case .platform, .condensed: break
    case .ignored, .unknown, .framework, .everyFramework, .topic:
      if let titleProblem { problems.append(titleProblem) }
      titleProblem = nil
      if !isPublished || part == .unknown { omitted.append(inlineText(of: markdown)) }
      return
    }
    let isCode = block.kind == .code
    let text = isCode ? markdown : inlineText(of: markdown)
    if !isCode, markdown.hasPrefix("**"), Heading.namesEveryFramework(text) {
      endFramework()
      return
    }
    if part == .platform(nil), markdown.hasPrefix("**"), let platform = Platform(options: text) {
      endFramework()
      headings.platform = platform
      return
    }
    if !isCode, let framework = Framework(heading: text) {
      begin(framework, block, indent: block.kind == .item ? block.indent : nil)
      return
    }
    guard !text.isEmpty else { return }
    let lead = isCode ? nil : lead(of: markdown)
    if let lead {
      begin(lead.framework, block, indent: block.kind == .item ? block.indent : nil)
      guard lead.hasText else { return }
      // Only what stands below it belongs to it, not the bullets beside it.
      frameworkHasChildren = true
      indents = block.kind == .item ? [block.indent] : []
    }
    if lead == nil, !isCode, case .platform = part { checkFramework(markdown, text, block) }
    let depth = lead == nil ? depth(of: block) : 0
    var headings = headings
    if block.kind == .row, let framework = framework(ofRow: text) { headings.framework = framework }
    statements.append(
      Statement(
        text: text,
        markdown: isCode ? fenced(markdown, block.language) : markdown,
        headings: headings,
        depth: depth,
        key: headings.topic.hasKeys ? Self.key(of: markdown, text: text) : nil,
        line: block.line,
        range: block.range
      )
    )
  }

  /// The framework that a line begins with; not one of another platform, which is a word like any
  /// other there.
  private func lead(of markdown: String) -> FrameworkLead? {
    guard let lead = FrameworkLead(markdown) else { return nil }
    let fits = headings.platform.map { $0 == lead.framework.platform } ?? true
    return fits || !lead.hasText ? lead : nil
  }

  /// The framework in the first cell of a row.
  private func framework(ofRow text: String) -> Framework? {
    guard let end = text.firstRange(of: " | ")?.lowerBound else { return nil }
    let framework = Framework(heading: String(text[..<end]))
    return headings.platform == nil || headings.platform == framework?.platform ? framework : nil
  }

  /// Code between fences that do not occur in it.
  private func fenced(_ code: String, _ language: String) -> String {
    var longest = 2
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(code)\n\(fence)"
  }

  private mutating func begin(_ framework: Framework, _ block: MarkdownBlock, indent: Int?) {
    endFramework()
    if let platform = headings.platform, framework.platform != platform {
      let message = "\(framework.title) is no framework of \(platform.title)"
      problems.append(ReadingProblem(.structure, in: .document, message, at: block.range))
    }
    headings.framework = framework
    frameworkIndent = indent
  }

  private mutating func endFramework() {
    headings.framework = nil
    frameworkLevel = nil
    frameworkIndent = nil
    frameworkHasChildren = false
    indents = []
  }

  /// The nesting depth of a block; its indentation may end the framework.
  private mutating func depth(of block: MarkdownBlock) -> Int {
    if block.kind == .code { return indents.count }
    if let frameworkIndent {
      if block.indent > frameworkIndent {
        frameworkHasChildren = true
      } else if frameworkHasChildren {
        endFramework()
      } else {
        self.frameworkIndent = nil
      }
    }
    guard block.kind != .paragraph else {
      indents = []
      return 0
    }
    while let last = indents.last, last >= block.indent { indents.removeLast() }
    if block.kind == .row { return indents.count }
    indents.append(block.indent)
    return indents.count - 1
  }

  /// The lines of a block, joined by blanks, or by line breaks in code.
  private func words(of block: MarkdownBlock) -> String {
    let isCode = block.kind == .code
    let words =
      block.lines.count == 1
      ? source.string(in: block.lines[0]).streamSafe
      : block.lines.map { source.string(in: $0).streamSafe }.joined(separator: isCode ? "\n" : " ")
    if isCode { return words }
    return withoutHTML(block.kind == .row ? cells(of: words) : words)
  }

  /// How many problems are reported before no more time is spent on what was meant.
  private static let suggestionLimit = 1_000

  private mutating func reportHeading(
    _ message: String,
    _ title: String,
    _ block: MarkdownBlock
  ) {
    let folded = title.foldedForComparison
    let nearest =
      problems.count < Self.suggestionLimit
      ? Heading.nearest(to: title).flatMap { $0.foldedForComparison == folded ? nil : $0 } : nil
    problems.append(
      ReadingProblem(
        .unknownHeading,
        in: .document,
        message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        at: block.range,
        nearest: nearest
      )
    )
  }

  /// Reports a topic or framework on the level of a part; `false` where it has no number signs.
  private mutating func reportLevel(of title: String, _ block: MarkdownBlock) -> Bool {
    let line = source.content(ofLine: block.line)
    guard let sign = source.bytes[line].firstIndex(of: UInt8(ascii: "#")),
      sign < block.range.lowerBound
    else { return false }
    let heading = "### \(title)"
    let noun = Topic(heading: title) == nil ? "framework" : "topic"
    let message = "a \(noun) is written '\(heading)'; the text below '## \(title)' is left out"
    let range = sign..<block.range.upperBound
    problems.append(
      ReadingProblem(.unknownHeading, in: .document, message, at: range, nearest: heading)
    )
    return true
  }

  /// Reports a bold line of its own that is spelt nearly as a framework.
  private mutating func checkFramework(
    _ markdown: String,
    _ text: String,
    _ block: MarkdownBlock
  ) {
    guard block.kind == .item || block.kind == .paragraph, markdown.utf8.count < 32 else { return }
    let name = text.trimmingColon
    guard ["**\(name)**", "**\(name):**", "**\(name)**:"].contains(markdown),
      let nearest = Heading.nearestFramework(to: name)
    else { return }
    let start = block.range.lowerBound + 2
    problems.append(
      ReadingProblem(
        .unknownHeading,
        in: .document,
        "'\(name)' is no framework; read as a sentence; did you mean '\(nearest)'?",
        at: start..<min(start + name.utf8.count, block.range.upperBound),
        nearest: nearest
      )
    )
  }

  /// The key of a criterion: its bold beginning, or what stands before the first colon.
  private static func key(of markdown: String, text: String) -> String? {
    if markdown.hasPrefix("**"), let end = markdown.dropFirst(2).firstRange(of: "**") {
      let key = markdown[markdown.index(markdown.startIndex, offsetBy: 2)..<end.lowerBound]
      return String(key).foldedForComparison.trimmingColon
    }
    guard let colon = text.firstRange(of: ": ") else { return nil }
    return String(text[..<colon.lowerBound]).foldedForComparison.trimmingColon
  }
}

extension String {
  /// The text without a colon and blanks at its end.
  fileprivate var trimmingColon: String {
    var text = self[...]
    while let last = text.last, last == ":" || last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The first range of some text, found byte by byte.
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    self[...].firstRange(of: text)
  }
}

extension Substring {
  /// The first range of some text, found byte by byte.
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    guard let offset = Array(utf8).firstOccurrence(of: Array(text.utf8), from: 0) else {
      return nil
    }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }
}
