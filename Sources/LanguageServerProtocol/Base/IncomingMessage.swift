package import JSONText

extension LSP {
  /// One message of the client, distinguished by the members that it has.
  package enum IncomingMessage: Sendable {
    case request(id: RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// The answer to a request of the server; without a result when the client reports an error.
    case response(id: RequestID?, result: JSONValue?)
    /// What is no message; with the id where there is one to answer.
    case invalid(id: RequestID?, ResponseError)

    package init(_ bytes: [UInt8]) {
      do {
        self.init(try JSONValue(parsing: bytes))
      } catch {
        self = .invalid(id: nil, ResponseError(.parseError, "not JSON: \(error)"))
      }
    }

    private init(_ value: JSONValue) {
      guard value.isObject else {
        self = .invalid(id: nil, ResponseError(.invalidRequest, "a message is an object"))
        return
      }
      let id: RequestID? = value.read("id")
      switch (value["method"]?.string, id) {
      case (let method?, let id?):
        self = .request(id: id, method: method, params: value["params"])
      case (let method?, nil):
        guard value["id"] == nil else {
          let error = ResponseError(.invalidRequest, "an id is a number or a string")
          self = .invalid(id: nil, error)
          return
        }
        self = .notification(method: method, params: value["params"])
      // What the client could not tie to a request is an answer as well, and answers get none.
      case (nil, let id) where value["result"] != nil || value["error"] != nil:
        self = .response(id: id, result: value["result"])
      case (nil, let id):
        self = .invalid(id: id, ResponseError(.invalidRequest, "a message has a method"))
      }
    }
  }
}
