public import SourceText

/// One thing that is wrong with a document, with offsets relative to the document's start.
public struct YAMLProblem: Sendable, Equatable {
  /// What kinds of problem there are; the raw values are the public codes.
  public enum Code: String, Sendable, CaseIterable {
    case unclosedQuote = "yaml-unclosed-quote"
    case unclosedFlow = "yaml-unclosed-bracket"
    case missingColon = "yaml-missing-colon"
    case missingComma = "yaml-missing-comma"
    case missingSpace = "yaml-missing-space"
    case missingDash = "yaml-missing-dash"
    case tabIndentation = "yaml-tab-indentation"
    case indentation = "yaml-indentation"
    case unexpectedContent = "yaml-unexpected-content"
    case quoteNeeded = "yaml-quote-needed"
    case collectionOnLine = "yaml-collection-on-line"
    case invalidEscape = "yaml-invalid-escape"
    case invalidCharacter = "yaml-invalid-character"
    case blockScalar = "yaml-block-scalar"
    case directive = "yaml-directive"
    case properties = "yaml-properties"
    case unknownAlias = "yaml-unknown-alias"
    case unknownTagHandle = "yaml-unknown-tag-handle"
    case keyTooLong = "yaml-key-too-long"
    case multilineKey = "yaml-multiline-key"
    case conflictMarker = "yaml-conflict-marker"
  }

  public let code: Code
  public let range: ByteRange
  /// One lower-case clause, without a full stop.
  public let message: String
  /// In order of importance, the most telling first.
  public let related: [RelatedRange]
  /// The obvious way to mend it.
  public let fix: Fix?

  public init(
    _ code: Code,
    at range: ByteRange,
    _ message: String,
    related: [RelatedRange] = [],
    fix: Fix? = nil
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.related = related
    self.fix = fix
  }

  /// The same with a fix that is not made unasked.
  var unsafe: YAMLProblem {
    YAMLProblem(code, at: range, message, related: related, fix: fix?.with(isSafe: false))
  }
}
