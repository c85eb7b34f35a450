package import JSONText

extension LSP {
  /// `textDocument/willSave`; the server advertises `textDocumentSync.willSave`.
  package struct WillSave: Notification {
    package static let method = "textDocument/willSave"

    /// Why a document is saved.
    package enum Reason: Int, Sendable {
      /// The author asks for it, or something that the author began.
      case manual = 1
      /// The editor does so when nobody has typed for a while.
      case afterDelay = 2
      /// The editor does so when it loses the focus.
      case focusOut = 3
    }

    package let uri: String
    package let reason: Reason

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
      let reason: Int? = value.read("reason")
      self.reason = reason.flatMap { Reason(rawValue: $0) } ?? .manual
    }
  }
}
