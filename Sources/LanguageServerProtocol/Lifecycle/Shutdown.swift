package import JSONText

extension LSP {
  /// `shutdown`; only `exit` may follow.
  package struct Shutdown: Request {
    package typealias Answer = Null
    package static let method = "shutdown"

    package init?(_ value: JSONValue) {}
  }

  /// `exit`; ends the process, with code 0 after a `shutdown` and 1 without.
  package struct Exit: Notification {
    package static let method = "exit"

    package init?(_ value: JSONValue) {}
  }
}
