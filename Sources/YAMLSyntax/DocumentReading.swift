import SourceText

/// All that is made of the bytes of one document.
struct DocumentReading {
  let document: [UInt8]
  /// The offset of the document's `...`.
  let endMarker: Int?
  private(set) var tables: Parser.Tables
  let prolog: Parser.Prolog
  /// In order of position.
  private(set) var problems: [YAMLProblem]
  private(set) var skipped: [ByteRange]
  let aliasTargets: [NodeFact]

  init(_ document: [UInt8], endMarker: Int?) {
    var repairer = Repairer(document, endMarker: endMarker)
    repairer.read()
    self.document = document
    self.endMarker = endMarker
    tables = repairer.parser.tables
    prolog = repairer.parser.prolog
    problems = repairer.problems
    skipped = repairer.skipped
    tables.sort()
    let content = DocumentContent(tables, prolog, upTo: endMarker ?? document.count)
    let characters = CharacterFaults(in: document.span, content)
    let mended = problems.flatMap { $0.fix?.edits.map(\.range) ?? [] }
    problems += characters.problems(of: document.span, except: mended)
    let aliases = AliasTargets(tables, document.span, besides: problems)
    aliasTargets = aliases.targets
    problems += aliases.problems
    if let endMarker { readEnd(at: endMarker) }
    if problems.count > 1 {
      problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      distrustNeighbours()
    }
  }

  /// Takes no fix for safe whose line has another problem.
  ///
  /// How the fix reads the line may be part of that problem.
  private mutating func distrustNeighbours() {
    let document = document
    let bytes = document.span
    var furthest = 0
    var reach = 0
    for index in problems.indices {
      let edits = problems[index].fix?.edits ?? []
      let range = problems[index].range
      let start = min(range.lowerBound, edits.first?.range.lowerBound ?? range.lowerBound)
      let end = max(range.upperBound, edits.last?.range.upperBound ?? range.upperBound)
      if index > 0, start <= reach || !(reach..<start).contains(where: { bytes[$0].isBreak }) {
        for one in [furthest, index - 1, index] { problems[one] = problems[one].unsafe }
      }
      if end >= reach { (furthest, reach) = (index, end) }
    }
  }

  /// Reads what stands behind `...` on its line.
  private mutating func readEnd(at start: Int) {
    let document = document
    let bytes = document.span
    let text = bytes.skippingBlanks(from: start + 3)
    guard !bytes.isBreakOrEnd(at: text) else { return }
    let end = bytes.endOfLine(from: text)
    if bytes[text] == .hash, text > start + 3 {
      tables.comments.append(text..<end)
      return
    }
    let range = text..<bytes.trimmingBlanks(from: text, to: end)
    skipped.append(range)
    problems.append(
      YAMLProblem(
        .unexpectedContent,
        at: range,
        "nothing but a comment may follow '...'; move this text to the next line"
      )
    )
  }
}

extension Parser.Tables {
  /// Puts everything in the order of the nodes.
  fileprivate mutating func sort() {
    if properties.count > 1 { properties.sort { $0.node < $1.node } }
  }
}
