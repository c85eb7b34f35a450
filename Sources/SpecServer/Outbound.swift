import JSONText
import LanguageServerProtocol

/// What the server sends, and the answers of the client that it waits for.
struct Outbound {
  /// What the answer to a request of the server is for.
  enum PendingReply {
    /// What is set, in general and for folders, by their URIs.
    case configuration(folders: [String])
    case nothing
  }

  private var messages: [[UInt8]] = []
  private var pendingReplies: [LSP.RequestID: PendingReply] = [:]
  private var requestCount = 0

  /// Sends a message, in which bytes of the client that are no UTF-8 become replacement characters.
  mutating func send(_ message: [UInt8]) {
    let isText = String(validating: message, as: UTF8.self) != nil
    messages.append(isText ? message : Array(String(decoding: message, as: UTF8.self).utf8))
  }

  mutating func request(_ params: some LSP.Outgoing, _ reply: PendingReply) {
    requestCount += 1
    let id = LSP.RequestID.number(requestCount)
    pendingReplies[id] = reply
    send(LSP.OutgoingMessage.request(params, id: id))
  }

  /// What the answer with an id is for; `nil` where nothing of that id was asked.
  mutating func takeReply(to id: LSP.RequestID) -> PendingReply? {
    pendingReplies.removeValue(forKey: id)
  }

  /// The messages in order; each is given once.
  mutating func takeMessages() -> [[UInt8]] {
    defer { messages = [] }
    return messages
  }
}
