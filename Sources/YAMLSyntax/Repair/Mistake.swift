import SourceText

/// One row of the table: a mistake that people make, what it trips over and what mends it.
struct Mistake: Sendable {
  let code: YAMLProblem.Code
  /// What it is found by, and by nothing else.
  let trips: Set<Parser.Fault.Kind>
  /// In tenths of a keystroke.
  let cost: Int
  /// Whether what it finds can be nothing else, so that its first change that leads on is taken.
  var isCertain = false
  /// Whether what mends it may be offered, as opposed to what only the author can choose.
  var isFixable = true
  /// Whether its fix may be made unasked, given the edits that mend it.
  ///
  /// It may where nothing else can be meant, and nothing else changes.
  var isSafe: Condition = Mistake.never
  /// Whether it is looked for once where it is made on line after line.
  ///
  /// It is reported once then, unless it is told of on each line.
  var repeats = false
  var isToldOnEach = false
  /// Where it is reported, given the edits that mend it.
  var place: Place = Mistake.firstEdit
  /// Other places that it is about, given the edits.
  var related: Related?
  /// What is said of it, and what mends it.
  ///
  /// The message may hold placeholders:
  /// - `{place}` is the text that is reported, and `{mark}` its first character.
  /// - `{meaning}` is what the marks in it mean, and `{new}` what the first edit writes.
  /// - `{column}` and `{wanted}` are how far its line is indented before and after the edit.
  /// - `{direction}` is whether that is more or less.
  let message: String
  let title: String
  /// A broken text, and the text that the row makes of it.
  let example: (broken: String, mended: String)
  /// The edits that may mend it, each a list that belongs together, in the order of likelihood.
  let find: @Sendable (Span<UInt8>, Site) -> [[TextEdit]]

  typealias Related = @Sendable (Span<UInt8>, [TextEdit]) -> [RelatedRange]
  typealias Place = @Sendable (Span<UInt8>, Site, [TextEdit]) -> ByteRange

  static let all: [Mistake] = [
    .conflictMarkers, .fences, .invisible, .tabs, .space, .commentSpace, .escapedMark,
    .escape, .quoteEnd, .doubledQuote, .doubledOpening, .innerQuotes, .strayQuote, .bracketsOfLine,
    .bracketEnd,
    .bracketMark,
    .openingBracket, .openingBrace, .blockBrackets, .strayBracket, .doubleComma, .trailingComma,
    .markAtEnd,
    .marksForCommas, .entries,
    .comma, .commaForSemicolon, .colon, .colonAndQuotes, .colonBehindQuotes, .colonSpace,
    .colonForMark, .column,
    .columnAbove,
    .columnOfBlock, .linesInBrackets, .bullets, .dashesOfMaps, .dashOfItem, .keyOfList, .dash,
    .dashSpace,
    .dashForKey, .strayDash, .openingQuote, .keyQuotes, .valueQuotes, .markQuotes, .joinedEntries,
    .blockOnLine,
    .emptyValue,
    .lineBreak, .dividedKey, .comment, .foreignComment, .foreignCommentBehind, .strayHash,
    .hiddenKey, .divider,
    .strayColon, .mark, .blockLines, .blockHeader, .properties, .secondProperty, .tagHandle,
    .longKey, .multilineKey, .directive, .text,
  ]
}

extension Set<Parser.Fault.Kind> {
  /// What is met where a line of a block does not fit what is above it.
  static let lines: Self = [.column, .afterRoot, .colonMissing, .trailing]
  /// What is met in brackets.
  static let brackets: Self = [
    .bracketEnd, .bracketLine, .closing, .separator, .comma, .flowDash, .colonInValue, .reserved,
    .multilineKey,
  ]
}
