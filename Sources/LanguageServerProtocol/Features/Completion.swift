package import JSONText

extension LSP {
  /// `textDocument/completion`; the server advertises `completionProvider`.
  package struct Completion: DocumentRequest {
    package static let method = "textDocument/completion"

    /// What a client asks for proposals behind, besides the letters of a word.
    package static let triggers = [":", " ", "-", ",", "[", "{", "\"", "'", ".", "*"]

    package let uri: String
    package let position: Position
    /// The character that made the client ask; `nil` where its user did, or began a word.
    package let trigger: String?

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let position: Position = value.read("position") else {
        return nil
      }
      self.uri = uri
      self.position = position
      let context = value["context"]
      let isTriggered = context?["triggerKind"]?.int == 2
      trigger = isTriggered ? context?["triggerCharacter"]?.string : nil
    }

    package typealias Answer = CompletionList
  }

  /// The proposals for one place, always complete: the client filters as the user types on.
  package struct CompletionList: Sendable, JSONWritable {
    package let defaults: CompletionDefaults
    package let items: [CompletionItem]

    package init(defaults: CompletionDefaults, items: [CompletionItem]) {
      self.defaults = defaults
      self.items = items
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("isIncomplete", false)
        if !defaults.isEmpty { $0.member("itemDefaults", defaults) }
        $0.member("items", items)
      }
    }
  }

  /// What holds for every item that does not say otherwise; only what the client has in
  /// `completionList.itemDefaults`.
  package struct CompletionDefaults: Sendable, Equatable, JSONWritable {
    package var editRange: CompletionEditRange?
    package var insertTextMode: Int?

    package init() {}

    var isEmpty: Bool { editRange == nil && insertTextMode == nil }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member(optional: "editRange", editRange)
        $0.member(optional: "insertTextMode", insertTextMode)
      }
    }
  }

  /// What an item replaces.
  package enum CompletionEditRange: Sendable, Hashable, JSONWritable {
    case single(Range)
    /// Only where the client has `insertReplaceSupport`; `insert` is a prefix of `replace`.
    case insertReplace(insert: Range, replace: Range)

    package func write(to writer: inout JSONWriter) {
      switch self {
      case .single(let range): range.write(to: &writer)
      case .insertReplace(let insert, let replace):
        writer.object {
          $0.member("insert", insert)
          $0.member("replace", replace)
        }
      }
    }

    /// Writes the edit of an item that does not take the default.
    func writeEdit(_ text: String, to writer: inout JSONWriter) {
      writer.object {
        $0.member("newText", text)
        switch self {
        case .single(let range): $0.member("range", range)
        case .insertReplace(let insert, let replace):
          $0.member("insert", insert)
          $0.member("replace", replace)
        }
      }
    }
  }
}
