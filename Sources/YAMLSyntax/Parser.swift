import SourceText

/// Reads the bytes of one document straight into the arena of its tree.
///
/// One pass, no tokens, no strings, and an explicit stack of collections in place of recursion.
/// A mapping is discovered at its first colon: a scalar key is held back until the colon has been
/// looked for, and a flow collection, once emitted, gets its mapping inserted in front of it.
///
/// There is one parser for a reading, and nothing ever needs another like it.
struct Parser: ~Copyable {
  /// Nothing; its type keeps the parser in one place in memory.
  ///
  /// A large struct of simple fields is copied for calls that do not change it; one that may hold
  /// what is known only when the program runs is passed by its address.
  private let pin: (any Sendable)? = nil

  var nodes: [Node] = []
  /// The innermost collection that is being read, at the bottom the document.
  var top = Frame.document
  /// The collections around `top`, the document first.
  var frames: [Frame] = []
  var comments: [ByteRange] = []
  var problems: [YAMLProblem] = []
  var skipped: [ByteRange] = []
  var directives: [YAMLDirective] = []
  var tags = TagResolution()
  /// Whether there has been a `%YAML` line.
  var hasVersion = false
  var properties: [NodeProperties] = []
  var aliases: [Int] = []
  var aliasTargets: [NodeFact] = []
  var blockIndentations: [NodeFact] = []
  var startMarker: ByteRange?
  var endMarker: ByteRange?

  /// The offset of the next unread byte.
  var offset = 0
  /// The offset of the current line.
  var lineStart = 0
  /// Whether the token at `offset` is the first of its line.
  var isAtLineStart = true
  /// Whether a tab stands in the white space directly before the token at `offset`.
  var followsTab = false
  /// The column of the token at `offset`.
  var column = 0
  /// How far right of its place the rest of the line is taken to stand.
  var columnShift = 0
  /// Whether a block collection may begin on the line of the indicator before it.
  var allowsCompact = false
  /// The end of the latest thing that belongs to a node or is an indicator.
  var lastEnd = 0
  /// Whether the line before had the wrong indentation, which may be what makes this one wrong.
  var followsWrongIndentation = false
  /// Lines that an earlier reading of this document found in the wrong column.
  var corrections: [LineCorrection] = []
  /// Whether the document is to be read again, with one more correction.
  var isAbandoned = false
  /// How often a line was looked for that could be to blame for another.
  var searches = 0
  /// How many entries stand in another column than the one before.
  var turns = 0
  /// How many nodes were taken from an earlier tree and cannot change.
  var fixedNodes = 0
  /// How many of these come before all that has been read.
  var headNodes = 0
  /// The line that a reading was given up at.
  var reached = 0
  /// The last place at which the next reading may begin.
  var returning = 0
  /// How many bytes may still be read or searched again.
  var rereadable = 0
  /// Mistakes that may be made again, one of a kind at most.
  var repeated: [RepeatedMistake] = []
  /// The index of the problem of the merge conflict that is open.
  var conflict: Int?
  /// The bracket in front of a list with dashes that waits for its other half.
  var strayBracket: StrayBracket?
  /// The index of the node of the outermost flow collection.
  var flowStart = 0
  /// Whether the brackets that the document begins with lack the first.
  var lacksFirstBracket = false
  /// Whether the flow collection that is being read is the document.
  var readsRootFlow = false
  /// Whether brackets in a block are read again, to be matched by the columns of their lines.
  var readsByLayout = false
  /// How many frames are around the brackets that are being read.
  var layoutBase = 0
  /// How the brackets around the document are matched.
  var matching = BracketMatching.byOrder
  /// Whether it is certain that they do not match by order.
  var knowsMismatch = false
  /// The latest line that was looked at for that.
  var layoutLine = LayoutLine()
  /// What the columns of the lines in these brackets have shown so far.
  var layout = LayoutFacts()
  /// Which of these brackets have moved since.
  var moved: [MovedBracket] = []
  /// How many commas are missing in the outermost flow collection.
  var missingCommas = 0
  /// Whether a collection in brackets turned out to hold lines in block style.
  var holdsBlockLines = false
  /// How many flow collections without end have been read a second time.
  var retries = 0
  /// Where nothing but blanks, commas and braces has been found, up to what is none of them.
  var closings = 0..<0
  /// Lines that have been found to hold no content, up to one that does or to the end.
  var emptyLines = 0..<0
  /// Whether the flow collection that is being read stands where a key is expected.
  var isFlowKey = false
  /// Whether the latest flow node ended with a quote or a bracket.
  var endsJSONLike = false
  /// Anchor and tag on earlier lines than the node that they are for.
  var outer = PendingProperties()
  /// Anchor and tag on the line of the token at `offset`.
  var inner = PendingProperties()
  /// What is kept for the reading of this document after an edit.
  var log = RestartLog()

  /// Reads one document; `endMarker` is where its line `...` begins.
  mutating func parse(_ document: Span<UInt8>, endMarker markerOffset: Int?) {
    if !corrections.isEmpty { corrections = [] }
    rereadable = Self.rereadableBytes
    matching = .byOrder
    knowsMismatch = false
    retries = 0
    searches = 0
    turns = 0
    fixedNodes = 0
    headNodes = 0
    log.most = RestartLog.Most()
    log.tangles = []
    let body = document.extracting(first: markerOffset ?? document.count)
    reset()
    log.reset(for: body.count)
    readPrefix(body)
    while true {
      readLines(body)
      guard isAbandoned else { break }
      if !resume(body) { restart(body) }
    }
    closeAll()
    if !repeated.isEmpty { settleRepeated(body) }
    if let markerOffset { readEnd(document, at: markerOffset) }
    log.problems = problems
    findFaults(document, in: 0..<document.count)
    reportFaults(document)
    resolveAliases(document)
    sortTables()
  }

  /// Reads up to the end, or to where the rest is known.
  mutating func readLines(_ bytes: Span<UInt8>) {
    if top.kind.isFlow { readRestOfRootFlow(bytes) }
    while advance(bytes) {
      if offset >= log.watch, isAtLineStart {
        let place = offset
        if passRestartPoint(bytes) { return }
        if offset != place { continue }
      }
      step(bytes)
    }
  }

  mutating func sortTables() {
    if properties.count > 1 { properties.sort { $0.node < $1.node } }
    if problems.count > 1 {
      problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Forgets everything but corrections and what they may cost.
  mutating func reset() {
    nodes.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    top = .document
    comments.removeAll(keepingCapacity: true)
    if !problems.isEmpty { problems = [] }
    if !skipped.isEmpty { skipped = [] }
    if !directives.isEmpty { directives = [] }
    tags = TagResolution()
    hasVersion = false
    if !properties.isEmpty { properties = [] }
    if !aliases.isEmpty { aliases = [] }
    if !aliasTargets.isEmpty { aliasTargets = [] }
    if !blockIndentations.isEmpty { blockIndentations = [] }
    startMarker = nil
    endMarker = nil
    emptyLines = 0..<0
    closings = 0..<0
    offset = 0
    lineStart = 0
    isAtLineStart = true
    followsTab = false
    column = 0
    columnShift = 0
    allowsCompact = false
    lastEnd = 0
    followsWrongIndentation = false
    isAbandoned = false
    if !repeated.isEmpty { repeated = [] }
    conflict = nil
    strayBracket = nil
    layout = LayoutFacts()
    if !moved.isEmpty { moved = [] }
    layoutLine = LayoutLine()
    readsRootFlow = false
    readsByLayout = false
    layoutBase = 0
    outer = PendingProperties()
    inner = PendingProperties()
  }

  /// Moves to the next token in block context; `false` at the end.
  @inline(__always)
  private mutating func advance(_ bytes: Span<UInt8>) -> Bool {
    var next = offset
    isAtLineStart = next == lineStart
    if columnShift != 0, isAtLineStart { columnShift = 0 }
    followsTab = false
    while next < bytes.count {
      let byte = bytes[next]
      if byte == .space {
        next += 1
      } else if byte == .lineFeed || byte == .carriageReturn {
        next = bytes.skippingBreak(at: next)
        lineStart = next
        isAtLineStart = true
        followsTab = false
        columnShift = 0
      } else if byte == .tab {
        followsTab = true
        next += 1
      } else if byte == .hash {
        next = readComment(bytes, at: next)
      } else if byte == 0xEF, next == lineStart, isTrailingMark(bytes, at: next) {
        offset = next
        skipByteOrderMark(bytes)
        next = offset
      } else {
        offset = next
        column = next - lineStart + columnShift
        return true
      }
    }
    offset = next
    return false
  }

  /// Keeps the comment at an offset; returns its end.
  mutating func readComment(_ bytes: Span<UInt8>, at start: Int) -> Int {
    let end = bytes.endOfLine(from: start)
    comments.append(start..<end)
    if start > 0, !bytes[start - 1].isBlankOrBreak, start != lineStart {
      report(
        .missingSpace,
        at: start..<(start + 1),
        "a comment needs a space before its '#'; insert one",
        fix: Fix("Insert a space", [.insert(" ", at: start)])
      )
    }
    return end
  }

  /// Reads one node, one entry's key or one indicator.
  @inline(__always)
  private mutating func step(_ bytes: Span<UInt8>) {
    if isAtLineStart {
      guard arriveAtLine(bytes) else { return }
    } else if !top.awaitsNode {
      skipTrailingContent(bytes)
      return
    }
    switch top.state {
    case .node, .explicitKey, .value, .item: readNode(bytes)
    case .key: readEntry(bytes)
    case .afterKey: readExplicitValue(bytes)
    case .entry: readDash(bytes)
    case .done, .comma: skipTrailingContent(bytes)
    }
  }

  /// How many problems of a document are kept, for the sake of files that are no text.
  static var mostProblems: Int { 500 }

  /// Adds a problem, unless the latest one is about the same place: one mistake, one problem.
  mutating func keep(_ problem: YAMLProblem?) {
    guard let problem, problems.count < Self.mostProblems else { return }
    guard problems.last?.range.lowerBound != problem.range.lowerBound else { return }
    problems.append(problem)
  }

  mutating func report(
    _ code: YAMLProblem.Code,
    at range: ByteRange,
    _ message: String,
    related: [RelatedRange] = [],
    fix: Fix? = nil
  ) {
    keep(YAMLProblem(code, at: range, message, related: related, fix: fix))
  }

  /// The column that lines must exceed to belong to the node that is being read.
  ///
  /// An item that stands too far left takes no line that is an item at the right place.
  var parentColumn: Int {
    Int(top.kind == .blockSequence ? max(top.entryColumn, top.column) : top.entryColumn)
  }
}
