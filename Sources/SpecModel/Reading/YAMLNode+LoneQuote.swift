import SourceText
import YAMLSyntax

extension YAMLNode {
  /// What is wrong with a text that ends with a quote and begins with none; `nil` for any other.
  ///
  /// Behind a digit the quote may be a unit.
  var problemOfLoneQuote: SpecProblem? {
    let bytes = tree.bytes
    guard kind == .scalar, style == .plain, range.count > 2, range.upperBound <= bytes.count,
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return nil }
    let text = bytes[range].dropLast()
    // What begins like a map or a list has been mended as a text already.
    guard let first = text.first, !"{[".utf8.contains(first),
      let last = text.last, last > 0x20, !(0x30...0x39).contains(last),
      !text.contains(UInt8(ascii: "\"")), !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return SpecProblem(
      .unclosedQuote,
      "a quote ends this text that none begins; write one in front of it",
      at: (range.upperBound - 1)..<range.upperBound,
      fix: Fix("Insert the opening quote", [.insert("\"", at: range.lowerBound)]),
      isGap: true
    )
  }
}
