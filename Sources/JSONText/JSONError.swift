/// Why bytes are not a JSON text, and where.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  package enum Reason: String, Sendable {
    case unexpectedCharacter = "unexpected character"
    case unexpectedEnd = "unexpected end"
    case invalidNumber = "invalid number"
    case invalidEscape = "invalid escape"
    case controlCharacter = "control character in a string"
    case tooDeep = "nested too deeply"
    case tooLong = "longer than 4 GB"
  }

  package let reason: Reason
  /// The UTF-8 byte offset at which reading stopped.
  package let offset: Int

  package init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  package var description: String { "\(reason.rawValue) at byte \(offset)" }
}
