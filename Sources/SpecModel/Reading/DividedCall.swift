import SourceText
import YAMLSyntax

/// A call without quotes that the commas between its arguments divide: `{ api: Tab(a = b, c = d) }`.
struct DividedCall {
  /// The call from its name to the parenthesis that closes it.
  let range: ByteRange
  /// The pieces after the first that belong to the call.
  let rest: Range<Int>

  /// What stands between two commas.
  struct Piece {
    let range: ByteRange
    /// Whether it is a text without quotes, with which a call may begin.
    let isPlain: Bool
    /// Whether it may be the rest of a call.
    let isRest: Bool
  }

  /// How many pieces of a call are looked at.
  private static let mostPieces = 16

  /// The calls whose parenthesis closes in a later piece.
  static func all(of pieces: [Piece], in tree: SyntaxTree) -> [DividedCall] {
    var calls: [DividedCall] = []
    var start = 0
    while start < pieces.count {
      let call = DividedCall(from: start, of: pieces, in: tree)
      if let call { calls.append(call) }
      start = call?.rest.upperBound ?? start + 1
    }
    return calls
  }

  private init?(from start: Int, of pieces: [Piece], in tree: SyntaxTree) {
    let first = pieces[start].range
    var depth = tree.openParentheses(in: first)
    guard depth > 0, pieces[start].isPlain else { return nil }
    for index in pieces.indices[(start + 1)...].prefix(Self.mostPieces) {
      guard pieces[index].isRest else { return nil }
      depth += tree.openParentheses(in: pieces[index].range)
      if depth <= 0 {
        range = first.lowerBound..<pieces[index].range.upperBound
        rest = (start + 1)..<(index + 1)
        return
      }
    }
    return nil
  }
}

extension SyntaxTree {
  /// How many parentheses are opened in a range and not closed there.
  fileprivate func openParentheses(in range: ByteRange) -> Int {
    guard range.upperBound <= bytes.count else { return 0 }
    return bytes[range].reduce(0) { depth, byte in
      depth + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
    }
  }
}
