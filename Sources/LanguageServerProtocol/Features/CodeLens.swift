package import JSONText

extension LSP {
  /// `textDocument/codeLens`; the server advertises `codeLensProvider`.
  package struct CodeLenses: DocumentRequest {
    package static let method = "textDocument/codeLens"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }

    package typealias Answer = [CodeLens]
  }

  /// A line above a line of the text.
  package struct CodeLens: JSONWritable, Sendable {
    package let range: Range
    /// The text of the lens; a lens without the name of a command is only read.
    package let title: String
    package let command: String
    package let arguments: [String]

    package init(range: Range, title: String, command: String = "", arguments: [String] = []) {
      self.range = range
      self.title = title
      self.command = command
      self.arguments = arguments
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.key("command")
        $0.object {
          $0.member("title", title)
          $0.member("command", command)
          $0.member(unlessEmpty: "arguments", arguments)
        }
      }
    }
  }

  /// `workspace/executeCommand`; the server advertises `executeCommandProvider.commands`.
  package struct ExecuteCommand: Request {
    package static let method = "workspace/executeCommand"

    package let command: String
    package let arguments: [JSONValue]

    package init?(_ value: JSONValue) {
      guard let command = value["command"]?.string else { return nil }
      self.command = command
      arguments = value["arguments"]?.items ?? []
    }

    /// A text for the client to copy.
    package typealias Answer = String
  }
}
