package import JSONText

extension LSP {
  /// What ties an answer to its request; chosen by who asks.
  package enum RequestID: Sendable, Hashable, JSONReadable, JSONWritable {
    case number(Int)
    case string(String)

    package init?(_ value: JSONValue) {
      if let number = value.int {
        self = .number(number)
      } else if let string = value.string {
        self = .string(string)
      } else {
        return nil
      }
    }

    package func write(to writer: inout JSONWriter) {
      switch self {
      case .number(let number): writer.number(number)
      case .string(let string): writer.string(string)
      }
    }
  }
}
