package import JSONText

extension LSP {
  /// `$/cancelRequest`; the client does without the answer, and gets an error in its place.
  package struct CancelRequest: Notification {
    package static let method = "$/cancelRequest"

    package let id: RequestID

    package init?(_ value: JSONValue) {
      guard let id: RequestID = value.read("id") else { return nil }
      self.id = id
    }
  }
}
