package import JSONText

extension LSP {
  /// Writes the messages of the server as JSON.
  package enum OutgoingMessage {
    package static func response(to id: RequestID, _ result: some JSONWritable) -> [UInt8] {
      message {
        $0.member("id", id)
        $0.member("result", result)
      }
    }

    /// The answer to a request that failed; the id is `nil` if it could not be read.
    package static func failure(of id: RequestID?, _ error: ResponseError) -> [UInt8] {
      message {
        $0.member("id", id)
        $0.member("error", error)
      }
    }

    package static func notification<Params: Outgoing>(_ params: Params) -> [UInt8] {
      message {
        $0.member("method", Params.method)
        $0.member("params", params)
      }
    }

    package static func request<Params: Outgoing>(_ params: Params, id: RequestID) -> [UInt8] {
      message {
        $0.member("id", id)
        $0.member("method", Params.method)
        $0.member("params", params)
      }
    }

    private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
      var writer = JSONWriter(capacity: 512)
      writer.object {
        $0.member("jsonrpc", "2.0")
        body(&$0)
      }
      return writer.bytes
    }
  }
}
