package import JSONText

extension LSP {
  /// Why a request was not answered.
  package struct ResponseError: Error, Sendable, Equatable, JSONWritable {
    /// The codes of JSON-RPC and of the protocol's base.
    package enum Code: Int, Sendable {
      case parseError = -32700
      case invalidRequest = -32600
      case methodNotFound = -32601
      case invalidParams = -32602
      case internalError = -32603
      case serverNotInitialized = -32002
      case requestFailed = -32803
      case serverCancelled = -32802
      case contentModified = -32801
      case requestCancelled = -32800
    }

    package let code: Code
    package let message: String
    /// Whether the client should ask again (`DiagnosticServerCancellationData`); only beside
    /// ``Code/serverCancelled``.
    package let retriggersRequest: Bool?

    package init(_ code: Code, _ message: String, retriggersRequest: Bool? = nil) {
      self.code = code
      self.message = message
      self.retriggersRequest = retriggersRequest
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("code", code.rawValue)
        $0.member("message", message)
        if let retriggersRequest {
          $0.key("data")
          $0.object { $0.member("retriggerRequest", retriggersRequest) }
        }
      }
    }
  }
}
