package import JSONText

extension LSP {
  /// `textDocument/inlayHint`; the server advertises `inlayHintProvider`.
  package struct InlayHints: DocumentRequest {
    package static let method = "textDocument/inlayHint"

    package let uri: String
    package let range: Range

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let range: Range = value.read("range") else { return nil }
      self.uri = uri
      self.range = range
    }

    package typealias Answer = [InlayHint]
  }

  /// `inlayHint/resolve`; the server advertises `inlayHintProvider.resolveProvider`.
  ///
  /// The client sends the hint back; the answer is the same hint with more to show.
  package struct InlayHintResolve: Request {
    package static let method = "inlayHint/resolve"

    package let hint: JSONValue
    package let data: InlayHint.Data?

    package init?(_ value: JSONValue) {
      guard value.isObject else { return nil }
      self.hint = value
      self.data = value.read("data")
    }

    /// The hint with its tooltip.
    package struct Answer: JSONWritable, Sendable {
      package let hint: JSONValue
      package let tooltip: MarkupContent?

      package init(hint: JSONValue, tooltip: MarkupContent?) {
        self.hint = hint
        self.tooltip = tooltip
      }

      package func write(to writer: inout JSONWriter) {
        hint.write(to: &writer, adding: "tooltip", tooltip)
      }
    }
  }

  /// A note between the characters of the text.
  package struct InlayHint: Sendable, JSONWritable {
    /// What finds the hint again when the client asks for its tooltip.
    package struct Data: Sendable, Equatable, JSONReadable, JSONWritable {
      package let uri: String
      /// The UTF-8 byte offset of the hint.
      package let offset: Int

      package init(uri: String, offset: Int) {
        self.uri = uri
        self.offset = offset
      }

      package init?(_ value: JSONValue) {
        guard let uri: String = value.read("uri"), let offset: Int = value.read("offset") else {
          return nil
        }
        self.init(uri: uri, offset: offset)
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("uri", uri)
          $0.member("offset", offset)
        }
      }
    }

    package let position: Position
    package let label: String
    package let tooltip: MarkupContent?
    package let data: Data?

    package init(position: Position, label: String, tooltip: MarkupContent?, data: Data?) {
      self.position = position
      self.label = label
      self.tooltip = tooltip
      self.data = data
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("position", position)
        $0.member("label", label)
        $0.member(optional: "tooltip", tooltip)
        $0.member("paddingLeft", true)
        $0.member(optional: "data", data)
      }
    }
  }
}

extension JSONValue {
  /// Writes the members of an object and one more, which replaces a member of that name.
  func write(to writer: inout JSONWriter, adding key: String, _ value: (some JSONWritable)?) {
    writer.object {
      for (name, old) in members ?? [] where value == nil || name != key {
        $0.member(name, old)
      }
      $0.member(optional: key, value)
    }
  }
}
