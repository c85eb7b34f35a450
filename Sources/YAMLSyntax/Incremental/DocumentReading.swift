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
  let restarts: RestartRecord?

  /// Reads a document with the help of trees that were made before an edit; gives exactly what
  /// reading it without them gives.
  init(_ document: [UInt8], endMarker: Int?, spacing: Int, reusing reuse: TreeReuse) {
    var repairer = Repairer(document, endMarker: endMarker, spacing: spacing)
    let head = Head(reuse, upTo: endMarker ?? document.count)
    if let head { repairer.resume(at: head.index, of: head.record) }
    repairer.log.tail = reuse.tail.flatMap { TreeTail($0) }
    repairer.read()
    let start = repairer.log.start
    let window = start.node..<repairer.parser.tables.nodes.count
    let read = start.line..<max(repairer.parser.cursor.lineStart, start.line)
    let tail = repairer.log.tail.flatMap { $0.isJoined ? $0 : nil }
    if let tail { repairer.append(tail) }
    self.document = document
    self.endMarker = endMarker
    tables = repairer.parser.tables
    prolog = repairer.parser.prolog
    problems = repairer.problems
    skipped = repairer.skipped
    let order = tables
    tables.sort()
    var characters = CharacterFaults()
    characters.find(
      in: document.span,
      DocumentContent(tables, prolog, upTo: endMarker ?? document.count),
      in: read.lowerBound..<(tail == nil ? document.count : read.upperBound),
      between: head?.record.characters,
      and: tail
    )
    let isSmall = repairer.attempts < Repairer.mostAttempts && !characters.isMany
    restarts =
      isSmall
      ? RestartRecord(
        points: repairer.log.points,
        searches: repairer.log.searches,
        tables: order,
        problems: problems,
        attempts: repairer.attempts,
        skipped: skipped,
        characters: characters
      ) : nil
    let mended = problems.flatMap { $0.fix?.edits.map(\.range) ?? [] }
    problems += characters.problems(of: document.span, except: mended)
    let aliases = AliasTargets(tables, document.span, window, head, tail, besides: problems)
    aliasTargets = aliases.targets
    problems += aliases.problems
    if let endMarker { readEnd(at: endMarker) }
    if problems.count > 1 { problems.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// Where reading begins in an earlier tree.
  struct Head {
    let tree: SyntaxTree
    let record: RestartRecord
    let index: Int

    var point: RestartPoint { record.points[index] }

    init?(_ reuse: TreeReuse, upTo end: Int) {
      guard let tree = reuse.head, let record = tree.restarts else { return nil }
      let bytes = tree.bytes
      guard let index = record.lastPoint(before: min(reuse.headEnd, end), in: bytes.span) else {
        return nil
      }
      self.tree = tree
      self.record = record
      self.index = index
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

extension SyntaxTree {
  /// Reads one document, with the help of trees that were made before an edit.
  convenience init(parsing bytes: [UInt8], endMarker: Int?, spacing: Int, reusing reuse: TreeReuse)
  {
    self.init(DocumentReading(bytes, endMarker: endMarker, spacing: spacing, reusing: reuse))
  }
}
