/// The text with every line broken between words that is wider than a terminal.
///
/// - Parameters:
///   - text: Lines, each with a line break at its end or none.
///   - width: How many columns the terminal has; `nil` for no limit.
///   - indentation: How many blanks the continuation of a line begins with; as many as the line
///     itself when absent.
/// - Returns: The text with further line breaks in place of blanks.
package func wrapped(_ text: String, to width: Int?, indentation: Int? = nil) -> String {
  guard let width, width > 0 else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { wrapped(line: $0, to: width, indentation: indentation) }
    .joined(separator: "\n")
}

private func wrapped(line: Substring, to width: Int, indentation: Int?) -> [String] {
  guard line.columns > width else { return [String(line)] }
  let own = line.prefix { $0 == " " }.count
  // Where hardly a word would fit beside it, the continuation begins further to the left.
  let indentation = min(indentation ?? own, max(own, width - 20))
  let start = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var current = String(line.prefix(own))
  var columns = own
  var isEmpty = true
  for word in line.dropFirst(own).split(separator: " ", omittingEmptySubsequences: false) {
    let needed = word.columns + (isEmpty ? 0 : 1)
    if !isEmpty, columns + needed > width {
      lines.append(current.trimmed)
      current = start + word
      columns = indentation + word.columns
      isEmpty = word.isEmpty
    } else {
      current += (isEmpty ? "" : " ") + word
      columns += needed
      isEmpty = false
    }
  }
  return lines + [current.trimmed]
}

extension StringProtocol {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text without the blanks at its end.
  fileprivate var trimmed: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }
}
