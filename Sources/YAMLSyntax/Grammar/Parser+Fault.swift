extension Parser {
  /// Where exact reading could not go on: all that the grammar knows of mistakes.
  struct Fault: Equatable {
    /// What was met; each names the place that the offset is of.
    enum Kind: UInt8, CaseIterable {
      /// A line of a block in a column where nothing can stand.
      case column
      /// A tab in the indentation of a line that begins an entry.
      case tab
      /// Content behind a complete node on its line.
      case trailing
      /// Content behind the document's node, on a later line.
      case afterRoot
      /// A key without a colon.
      case colonMissing
      /// A second `: ` in a value on the line of its key.
      case colonInValue
      /// A list or a mapping that begins on the line of its key.
      case collectionOnLine
      /// The end of the text that can belong to open quotes.
      case quoteEnd
      /// A line of text in quotes that is not indented enough.
      case quoteLine
      /// What is no escape sequence.
      case escape
      /// The end of the document within brackets.
      case bracketEnd
      /// A line in brackets that is not indented enough.
      case bracketLine
      /// An entry in brackets where a comma, a colon or the end is expected.
      case separator
      /// A comma that separates nothing.
      case comma
      /// A closing bracket that closes something else, or nothing.
      case closing
      /// A dash in brackets, where only blocks have items.
      case flowDash
      /// An indicator that needs a space behind it.
      case space
      /// A comment without a space before its `#`.
      case comment
      /// A character that begins no plain text.
      case reserved
      /// What is wrong with a block scalar: text behind its header, or a blank line that is too wide.
      case blockText
      /// A key of several lines that no `?` announces.
      case multilineKey
      /// A key of more than 1024 characters that no `?` announces.
      case longKey
      /// What is wrong with an anchor, a tag or an alias.
      case properties
      /// A second anchor or tag of a node.
      case secondProperty
      /// A tag whose handle no directive defines.
      case tagHandle
      /// What YAML has a place for and nobody means.
      case suspect
      /// What is wrong with a directive, or behind the end marker.
      case directive
    }

    let kind: Kind
    let offset: Int
    /// The end of the fault, if it has one.
    let end: Int
    /// The offset of the quote or bracket that is open.
    let opening: Int?
  }
}
