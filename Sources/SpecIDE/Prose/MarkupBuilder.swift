import Guidelines
import SourceText
import SpecModel
import SpecRules

/// Prose about a key or a word: what it is, and what the guideline says, verbatim.
struct MarkupBuilder {
  private var lines: [String] = []
  private let style: MarkupStyle
  private let linking: GuidelineLink?
  /// The word that the page is about; the page has it as its heading already.
  private let page: String?
  /// Whether any sentence of a guideline was quoted.
  private(set) var hasQuotations = false

  init(_ style: MarkupStyle, linking: GuidelineLink? = nil, page: String? = nil) {
    self.style = style
    self.linking = linking
    self.page = page
  }

  var isPage: Bool { page != nil }

  /// How many lines it has.
  var lineCount: Int { lines.count }

  /// The prose without a line break at its end.
  var text: String { lines.joined(separator: "\n") }

  /// The subject and one sentence about it.
  mutating func introduce(_ subject: String, _ summary: String) {
    if subject == page, !summary.isEmpty { return lines.append(prose(summary)) }
    let name = style == .markdown ? "**\(subject.escapedForMarkdown)**" : subject
    lines.append(summary.isEmpty ? name : "\(name): \(prose(summary))")
  }

  /// A paragraph.
  mutating func add(_ paragraph: String) {
    lines += ["", prose(paragraph)]
  }

  /// A sentence as a quotation, with where it stands.
  mutating func add(_ quote: Finding.Quote) {
    lines += ["", style == .markdown ? "*\(quote.place.escapedForMarkdown)*" : quote.place]
    lines += quote.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      style == .markdown ? "> \(String($0).escapedForMarkdown)" : "  \($0)"
    }
    lines += corrections(of: quote.text, depth: 0)
  }

  /// Names and what is said of each, one a line.
  mutating func list(_ rows: [(name: String, text: String)]) {
    guard !rows.isEmpty else { return }
    lines.append("")
    for row in rows {
      let isBare = row.text.isEmpty
      let name = style == .markdown ? row.name.asInlineCode : row.name
      let line = isBare ? name : "\(name): \(prose(row.text))"
      lines.append(style == .markdown ? "- \(line)" : "  \(line)")
    }
  }

  /// A text in YAML, line by line as it stands.
  mutating func code(_ yaml: String) {
    let rows = yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.append("")
    lines +=
      style == .markdown ? ["```yaml"] + rows + ["```"] : rows.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// Statements as quotations, each place of the guideline once as a heading.
  ///
  /// Only the first statements stand, as many as `limit` allows and fit into `lineLimit` lines of
  /// prose. The link to the guideline tells how many are left out.
  mutating func quote(
    _ all: [Statement],
    of guideline: Guideline,
    limit: Int = .max,
    lineLimit: Int = .max
  ) {
    let room = lineLimit - lines.count - 2
    let statements = fitting(Array(all.prefix(limit)), of: guideline, in: room)
    var places: [String] = []
    for statement in statements where !places.contains(statement.place) {
      places.append(statement.place)
    }
    if isPage, !statements.isEmpty {
      lines += ["", "## \(guideline.fullTitle.escapedForMarkdown)"]
    }
    for place in places {
      // No blank line behind it: a quotation may follow directly, and hovers are short of lines.
      let heading = isPage ? place : "\(guideline.fullTitle) › \(place)"
      lines += ["", style == .markdown ? "*\(heading.escapedForMarkdown)*" : heading]
      var depth = 0
      for statement in statements where statement.place == place {
        // Where the bullet above is left out, nothing may stand deeper than its neighbours.
        let own = min(statement.depth, depth)
        lines += quotation(statement, of: guideline, depth: own)
        if !statement.isCode { depth = own + 1 }
      }
    }
    if !statements.isEmpty { hasQuotations = true }
    link(to: guideline, besides: statements, of: all)
  }

  /// The statements that fit into a number of lines with the headings of their places.
  ///
  /// Within a place, they stand in the order of the guideline.
  private func fitting(
    _ statements: [Statement],
    of guideline: Guideline,
    in room: Int
  ) -> [Statement] {
    var places: Set<String> = []
    var used = 0
    let fitting = statements.prefix { statement in
      used += places.insert(statement.place).inserted ? 2 : 0
      used += quotation(statement, of: guideline, depth: 0).count
      return used <= room
    }
    guard fitting.count < statements.count else { return statements }
    let ordered = fitting.sorted { $0.range.lowerBound < $1.range.lowerBound }
    // The place of what counts most comes first.
    return fitting.map(\.place).uniqued.flatMap { place in ordered.filter { $0.place == place } }
  }

  /// Leads to the guideline, to the heading above what is left out where a client can open that.
  private mutating func link(
    to guideline: Guideline,
    besides shown: [Statement],
    of all: [Statement]
  ) {
    let ranges = Set(shown.map(\.range))
    guard let first = all.first(where: { !ranges.contains($0.range) }) ?? all.first else { return }
    let name = guideline.isCompanion ? guideline.fullTitle : guideline.title
    let title = style == .markdown ? name.escapedForMarkdown : name
    let source = "\(title) guideline"
    let count = all.count - shown.count
    let sentences = (shown.isEmpty ? "" : "more ") + (count == 1 ? "sentence" : "sentences")
    let more = "\(count) \(sentences)"
    let place = GuidelinePlace(guideline, guideline.heading(above: first))
    let href = style == .markdown ? linking?(place) ?? guideline.href : guideline.href
    switch (href, style) {
    case (let href?, .markdown):
      lines += ["", "[\(count == 0 ? source : "\(more) in the \(source)")](\(href))"]
    case (let href?, .plainText): lines += ["", count == 0 ? href : "\(more): \(href)"]
    case (nil, _) where count > 0:
      // A document of the program's own has no page, and the program shows it.
      let command = "a11y-spec explain \(guideline.name)"
      let shown = style == .markdown ? command.asInlineCode : command
      lines += ["", "\(more) in the \(source): \(shown)"]
    case (nil, _): break
    }
  }

  private func quotation(
    _ statement: Statement,
    of guideline: Guideline,
    depth: Int
  ) -> [String] {
    // What is not so is no misprint of something that is.
    let contradiction = contradiction(of: statement, in: guideline, depth: depth)
    return verbatim(statement, depth: depth)
      + (contradiction.isEmpty ? corrections(of: statement.text, depth: depth) : contradiction)
  }

  /// What is so where the source of a platform contradicts a sentence.
  private func contradiction(
    of statement: Statement,
    in guideline: Guideline,
    depth: Int
  ) -> [String] {
    guard let dispute = guideline.dispute(of: statement) else { return [] }
    let note = "Not so: \(dispute.says) (\(dispute.source))."
    let margin = String(repeating: "  ", count: min(depth, 6) + 1)
    return [
      style == .markdown
        ? "> \(margin)- *\(note.replacing("`", with: "").escapedForMarkdown)*"
        : "    \(note.replacing("`", with: ""))"
    ]
  }

  /// What is right where a sentence prints a name wrong.
  private func corrections(of text: String, depth: Int) -> [String] {
    let misprints = Vocabulary.builtIn.misprints(in: text)
    guard !misprints.isEmpty else { return [] }
    let rights = misprints.map { name, right in
      style == .markdown
        ? "\(right.asInlineCode) for \(name.asInlineCode)" : "\(right) for \(name)"
    }
    let note = "misprinted; write \(rights.joined(separator: ", "))"
    let margin = String(repeating: "  ", count: min(depth, 6) + 1)
    return [style == .markdown ? "> \(margin)- *\(note)*" : "    (\(note))"]
  }

  private func verbatim(_ statement: Statement, depth: Int) -> [String] {
    guard style == .markdown else {
      let text = statement.text + sources(of: statement)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    let margin = "> " + String(repeating: "  ", count: min(depth, 6))
    guard statement.isCode else {
      return ["\(margin)- \(statement.markdown.inertMarkdown)\(sources(of: statement))"]
    }
    // Each line, or the block ends with the quotation or the bullet that it stands in.
    return statement.markdown.inertCodeBlock.map { margin + $0 }
  }

  /// What a statement rests on, behind its words.
  private func sources(of statement: Statement) -> String {
    guard !statement.sources.isEmpty else { return "" }
    let list = statement.sources.joined(separator: "; ")
    return style == .markdown ? " *(\(list.escapedForMarkdown))*" : " (\(list))"
  }

  private func prose(_ text: String) -> String {
    style == .markdown ? text.inertMarkdown : text.replacing("`", with: "")
  }
}

extension String {
  /// The text as inline code; one with backticks, which would end it, as escaped text.
  fileprivate var asInlineCode: String {
    contains("`") ? escapedForMarkdown : "`\(self)`"
  }

  /// The text with the characters escaped that Markdown would read as markup.
  var escapedForMarkdown: String {
    var escaped = ""
    for character in self {
      if "\\`*_[]<>#|@".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
