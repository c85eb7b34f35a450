import JSONText
import LanguageServerProtocol
import Testing

@Suite("Incoming messages")
struct IncomingMessageTests {
  @Test(
    "are told apart by their members",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"a","params":{}}"#, "request 1 a"),
      (#"{"id":"x","method":"a"}"#, "request x a"),
      (#"{"method":"a","params":[1]}"#, "notification a"),
      (#"{"id":7,"result":null}"#, "response 7 with result"),
      (#"{"id":7,"error":{"code":1,"message":"m"}}"#, "response 7"),
      (#"{"id":7}"#, "invalid 7 -32600"),
      (#"{"id":null,"method":"a"}"#, "invalid - -32600"),
      (#"{"id":1.5,"method":"a"}"#, "invalid - -32600"),
      (#"{"id":3,"method":4}"#, "invalid 3 -32600"),
      (#"[]"#, "invalid - -32600"),
      (#"{"id":1,"#, "invalid - -32700"),
      ("", "invalid - -32700"),
    ] as [(String, String)]
  )
  func kinds(json: String, expected: String) {
    #expect(summary(LSP.IncomingMessage(Array(json.utf8))) == expected)
  }

  private func summary(_ message: LSP.IncomingMessage) -> String {
    switch message {
    case .request(let id, let method, _): "request \(text(id)) \(method)"
    case .notification(let method, _): "notification \(method)"
    case .response(let id, let result):
      "response \(text(id))" + (result == nil ? "" : " with result")
    case .invalid(let id, let error): "invalid \(text(id)) \(error.code.rawValue)"
    }
  }

  private func text(_ id: LSP.RequestID?) -> String {
    switch id {
    case .number(let number): String(number)
    case .string(let string): string
    case nil: "-"
    }
  }
}
