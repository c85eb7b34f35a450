import JSONText
import LanguageServerProtocol

/// The messages that wait, in the order in which they arrived.
///
/// However many there are, taking one and asking whether an edit waits cost the same.
struct MessageQueue {
  private var messages: [LSP.IncomingMessage] = []
  /// Where the messages begin that have not been taken.
  private var head = 0
  /// How many requests wait that an edit may make worthless.
  private var fragileCount = 0
  /// How many edits of a document wait, by URI.
  private var edits: [String: Int] = [:]

  var isEmpty: Bool { head == messages.count }

  mutating func append(_ message: LSP.IncomingMessage) {
    messages.append(message)
    if let uri = message.editedURI { edits[uri, default: 0] += 1 }
    if message.errorAfterEdit != nil { fragileCount += 1 }
  }

  mutating func popFirst() -> LSP.IncomingMessage? {
    guard head < messages.count else { return nil }
    let message = messages[head]
    head += 1
    if head == messages.count || (head > 64 && head > messages.count / 2) {
      messages.removeSubrange(..<head)
      head = 0
    }
    if let uri = message.editedURI {
      edits[uri] = edits[uri].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    if message.errorAfterEdit != nil { fragileCount -= 1 }
    return message
  }

  /// Whether an edit of the document waits.
  func hasEdit(of uri: String) -> Bool { edits[uri] != nil }

  /// Takes out the request of that id; `false` if none waits.
  mutating func remove(_ id: LSP.RequestID) -> Bool {
    for index in head..<messages.count {
      guard case .request(let waiting, _, _) = messages[index], waiting == id else { continue }
      if messages.remove(at: index).errorAfterEdit != nil { fragileCount -= 1 }
      return true
    }
    return false
  }

  /// Takes out the requests about a document whose answer an edit makes worthless, and tells what
  /// each of them gets instead.
  mutating func removeRequests(
    about uri: String
  ) -> [(id: LSP.RequestID, error: LSP.ResponseError)] {
    guard fragileCount > 0 else { return [] }
    var removed: [(id: LSP.RequestID, error: LSP.ResponseError)] = []
    var kept: [LSP.IncomingMessage] = []
    for message in messages[head...] {
      if case .request(let id, _, let params) = message, let error = message.errorAfterEdit,
        params?["textDocument"]?["uri"]?.string == uri
      {
        removed.append((id, error))
      } else {
        kept.append(message)
      }
    }
    guard !removed.isEmpty else { return [] }
    messages = kept
    head = 0
    fragileCount -= removed.count
    return removed
  }
}

extension LSP.IncomingMessage {
  /// What a request gets when its document is edited while it waits.
  fileprivate var errorAfterEdit: LSP.ResponseError? {
    guard case .request(_, let method, _) = self else { return nil }
    return Dispatch.errorAfterEdit(ofRequest: method)
  }

  /// The document that the message edits.
  fileprivate var editedURI: String? {
    guard case .notification(LSP.DidChange.method, let params) = self else { return nil }
    return params?["textDocument"]?["uri"]?.string
  }
}
