package import JSONText

extension LSP {
  /// `textDocument/selectionRange`; the server advertises `selectionRangeProvider`.
  package struct SelectionRanges: DocumentRequest {
    package static let method = "textDocument/selectionRange"

    package let uri: String
    package let positions: [Position]

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let positions = value["positions"]?.items else {
        return nil
      }
      self.uri = uri
      self.positions = positions.compactMap { Position($0) }
    }

    package typealias Answer = [SelectionRange]
  }

  /// What is selected step by step around a position.
  package struct SelectionRange: Sendable, JSONWritable {
    /// From the innermost range to the outermost; each lies within the next one.
    package let ranges: [Range]

    package init(ranges: [Range]) {
      self.ranges = ranges
    }

    package func write(to writer: inout JSONWriter) {
      write(ranges[...], to: &writer)
    }

    /// Writes each range into the one before it; there are few enough for that.
    private func write(_ ranges: ArraySlice<Range>, to writer: inout JSONWriter) {
      guard let first = ranges.first else { return writer.null() }
      writer.object {
        $0.member("range", first)
        if ranges.count > 1 {
          $0.key("parent")
          write(ranges.dropFirst(), to: &$0)
        }
      }
    }
  }
}
