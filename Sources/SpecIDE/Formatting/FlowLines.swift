import SourceText

/// How wide the brackets of a document are, each on one line.
struct FlowLines {
  private let tokens: [LayoutToken]
  /// How many characters the tokens in front of each take on one line.
  private var widths: [Int] = [0]
  /// How many lines begin in front of the end of each token.
  private var lineCounts: [Int] = []
  /// The token that closes the brackets which each opens.
  private var closings: [Int: Int] = [:]
  /// The first token, at or behind each, that is no closing bracket and no comma.
  private var rests: [Int] = []

  init(of tokens: [LayoutToken], in bytes: [UInt8]) {
    self.tokens = tokens
    var end = 0
    var lines = 0
    for (index, token) in tokens.enumerated() {
      let text = bytes[token.range]
      let space = index > 0 ? tokens[index - 1].space(before: token) ?? " " : ""
      let width = text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      widths.append(widths[index] + space.utf8.count + width)
      lines += bytes[end..<token.range.upperBound].count(where: \.isBreak)
      lineCounts.append(lines)
      end = token.range.upperBound
      if token.isClosing, let bracket = token.bracket { closings[bracket] = index }
    }
    rests = Array(tokens.indices)
    for index in tokens.indices.dropLast().reversed()
    where tokens[index].isClosing || tokens[index].isMark(",") {
      rests[index] = rests[index + 1]
    }
  }

  /// Whether brackets that stand on one line would go beyond its width, and may be divided.
  ///
  /// No key may be divided. Nor may brackets in front of a comment, which speaks of the line that
  /// they begin on.
  func isTooWide(_ opening: Int, from column: Int) -> Bool {
    guard let closing = closings[opening], lineCounts[opening] == lineCounts[closing],
      closing > opening + 1,
      column + widths[closing + 1] - widths[opening] > LayoutWriter.lineWidth
    else { return false }
    guard closing + 1 < tokens.count else { return true }
    let next = rests[closing + 1]
    guard lineCounts[next] == lineCounts[closing] else { return true }
    return tokens[next].kind != .comment && !tokens[closing + 1].isMark(":")
  }
}
