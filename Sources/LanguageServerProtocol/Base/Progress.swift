package import JSONText

extension LSP {
  /// `$/progress`: a part of an answer, or how far a work is, for the token of its request.
  package struct Progress<Value: JSONWritable & Sendable>: Outgoing {
    package static var method: String { "$/progress" }

    package let token: JSONValue
    package let value: Value

    package init(token: JSONValue, _ value: Value) {
      self.token = token
      self.value = value
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("token", token)
        $0.member("value", value)
      }
    }
  }

  /// How far a work is.
  package enum WorkDone: JSONWritable, Sendable {
    case begin(title: String)
    case report(message: String, percentage: Int)
    case end

    package func write(to writer: inout JSONWriter) {
      writer.object {
        switch self {
        case .begin(let title):
          $0.member("kind", "begin")
          $0.member("title", title)
          $0.member("cancellable", true)
          $0.member("percentage", 0)
        case .report(let message, let percentage):
          $0.member("kind", "report")
          $0.member("cancellable", true)
          $0.member("message", message)
          $0.member("percentage", percentage)
        case .end: $0.member("kind", "end")
        }
      }
    }
  }

  /// `window/workDoneProgress/create`: the server will report progress of work that
  /// has no token of a request.
  package struct WorkDoneProgressCreate: Outgoing {
    package static let method = "window/workDoneProgress/create"

    package let token: JSONValue

    package init(token: JSONValue) {
      self.token = token
    }

    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("token", token) }
    }
  }

  /// `window/workDoneProgress/cancel`: the user cancels the work.
  package struct WorkDoneProgressCancel: Notification {
    package static let method = "window/workDoneProgress/cancel"

    package let token: JSONValue

    package init?(_ value: JSONValue) {
      guard let token = value["token"] else { return nil }
      self.token = token
    }
  }
}
