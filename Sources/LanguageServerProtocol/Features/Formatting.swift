package import JSONText

extension LSP {
  /// `textDocument/formatting`; the server advertises `documentFormattingProvider`.
  ///
  /// The client's size of a tab is not read: specs have one layout.
  package struct Formatting: DocumentRequest {
    package static let method = "textDocument/formatting"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }

    package typealias Answer = [TextEdit]
  }

  /// `textDocument/rangeFormatting`; the server advertises `documentRangeFormattingProvider`.
  package struct RangeFormatting: DocumentRequest {
    package static let method = "textDocument/rangeFormatting"

    package let uri: String
    package let range: Range

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let range: Range = value.read("range") else { return nil }
      self.uri = uri
      self.range = range
    }

    package typealias Answer = [TextEdit]
  }

  /// `textDocument/onTypeFormatting`; the server advertises `documentOnTypeFormattingProvider`.
  package struct OnTypeFormatting: DocumentRequest {
    package static let method = "textDocument/onTypeFormatting"
    /// The characters behind which the client is to ask.
    package static let triggers = ["\n", "-", "\t"]

    package let uri: String
    /// Where the cursor is, behind the character.
    package let position: Position
    package let character: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let position: Position = value.read("position"),
        let character = value["ch"]?.string
      else { return nil }
      self.uri = uri
      self.position = position
      self.character = character
    }

    package typealias Answer = [TextEdit]
  }
}
