package import JSONText

extension LSP {
  /// A place between two characters.
  package struct Position: Sendable, Hashable, JSONReadable, JSONWritable {
    /// The line, zero-based.
    package let line: Int
    /// The column, zero-based, in code units of the negotiated encoding.
    package let character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package init?(_ value: JSONValue) {
      guard let line = value["line"]?.int, let character = value["character"]?.int else {
        return nil
      }
      self.init(line: line, character: character)
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("line", line)
        $0.member("character", character)
      }
    }
  }

  /// The text from one position to another, the end exclusive.
  package struct Range: Sendable, Hashable, JSONReadable, JSONWritable {
    package let start: Position
    package let end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    package init?(_ value: JSONValue) {
      guard let start: Position = value.read("start"), let end: Position = value.read("end") else {
        return nil
      }
      self.init(start: start, end: end)
    }

    package func write(to writer: inout JSONWriter) {
      writer.write(Self.template, start.line, start.character, end.line, end.character)
    }

    private static let template = JSONTemplate(
      #"{"start":{"line":#,"character":#},"end":{"line":#,"character":#}}"#
    )
  }

  /// A range in a document.
  package struct Location: Sendable, Hashable, JSONWritable {
    package let uri: String
    package let range: Range

    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("uri", uri)
        $0.member("range", range)
      }
    }
  }
}
