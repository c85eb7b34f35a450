package import JSONText

/// The wire types of the Language Server Protocol 3.17, and of 3.18 where it is named.
///
/// They are only the types of the methods that are served. The namespace keeps them apart from the
/// types of the same name that speak in offsets.
package enum LSP {}

extension LSP {
  /// The parameters of a request; the type knows its method and what answers it.
  package protocol Request: JSONReadable, Sendable {
    associatedtype Answer: JSONWritable & Sendable
    static var method: String { get }
  }

  /// The parameters of a notification that the client sends.
  package protocol Notification: JSONReadable, Sendable {
    static var method: String { get }
  }

  /// The parameters of a notification or a request that the server sends.
  package protocol Outgoing: JSONWritable, Sendable {
    static var method: String { get }
  }

  /// The answer `null`.
  package struct Null: JSONWritable, Sendable, Equatable {
    package init() {}

    package func write(to writer: inout JSONWriter) {
      writer.null()
    }
  }
}
