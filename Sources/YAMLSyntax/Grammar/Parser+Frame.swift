extension Parser {
  /// A collection that is being read, on the parser's explicit stack.
  struct Frame: Equatable {
    enum Kind: UInt8 {
      case document
      case blockMapping, blockSequence
      case flowMapping, flowSequence
      /// A mapping of one entry without braces, inside a flow sequence.
      case flowPair

      var isFlow: Bool { self == .flowMapping || self == .flowSequence || self == .flowPair }
    }

    /// What is expected next.
    enum State: UInt8 {
      /// The document's node.
      case node
      /// Nothing more: the document has its node.
      case done
      /// A key, `?`, or the end.
      case key
      /// The node behind `?`.
      case explicitKey
      /// A colon, behind an explicit key or a key in flow style.
      case afterKey
      /// The node behind a colon.
      case value
      /// An entry of a sequence, or the end.
      case entry
      /// The node behind `- `.
      case item
      /// A comma or a closing bracket.
      case comma
    }

    let kind: Kind
    var state: State
    /// The index of the collection's node; 0 for the document.
    let node: Int32
    /// The column of the collection's entries; -1 for the document.
    ///
    /// In brackets, it is the column of the block around them.
    let column: Int32
    /// The index of the latest item of a flow sequence.
    var lastItem: Int32 = -1

    /// The frame below all others.
    static let document = Frame(.document, .node, node: 0, column: -1)

    init(_ kind: Kind, _ state: State, node: Int, column: Int) {
      self.kind = kind
      self.state = state
      self.node = Int32(truncatingIfNeeded: node)
      self.column = Int32(truncatingIfNeeded: column)
    }

    /// Whether a node is expected, as opposed to an indicator or a key.
    var awaitsNode: Bool {
      switch state {
      case .node, .explicitKey, .value, .item: true
      case .done, .key, .afterKey, .entry, .comma: false
      }
    }

    /// Whether this is an entry without braces that has its value.
    var isCompletePair: Bool { kind == .flowPair && state == .comma }
  }
}
