/// What is tried on inputs that a fuzzer makes up.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Parsing, events, scalar decoding and navigation of any bytes.
  case parse
  /// Events: their nesting, and text written anew from those of valid text.
  case events
  /// Sequences of edits, against the full parse after each.
  case edits
  /// Text that is written as each kind of scalar and read again.
  case scalars
  /// JSON that is read, written and read again.
  case json
  /// Messages between noise, in pieces of several sizes.
  case framing

  /// Tries one input; what is wrong, or `nil`.
  package func fault(on input: [UInt8]) -> String? {
    switch self {
    case .parse: StreamCheck.fault(parsing: input)
    case .events: EventsCheck.fault(on: input)
    case .edits: EditCheck.fault(on: input)
    case .scalars: ScalarCheck.fault(on: input)
    case .json: JSONCheck.fault(on: input)
    case .framing: FramingCheck.fault(on: input)
    }
  }
}
