/// A JSON value of which only some whole numbers vary, such as a position.
///
/// Some answers hold ten thousand of them. Writing one costs a fraction of writing its members one
/// by one.
package struct JSONTemplate: Sendable {
  /// What stands before, between and behind the numbers.
  let pieces: [[UInt8]]

  /// Takes a compact JSON text in which each `#` stands for a number.
  package init(_ text: String) {
    pieces = text.split(separator: "#", omittingEmptySubsequences: false).map { Array($0.utf8) }
  }
}
