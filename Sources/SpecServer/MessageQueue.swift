import JSONText
import LanguageServerProtocol

/// The messages that wait, in the order in which they arrived.
///
/// However many there are, taking one, taking one out and asking whether an edit waits cost the
/// same.
struct MessageQueue {
  /// The messages that have not been taken, each with a number of its own.
  ///
  /// One that was taken out leaves a gap.
  private var messages: [LSP.IncomingMessage?] = []
  /// The number of the first message in the list.
  private var first = 0
  /// Where in the list the messages begin that have not been taken.
  private var head = 0
  /// How many wait.
  private var count = 0
  /// The numbers of the requests that wait, by id; the last of several with one id counts.
  private var requests: [LSP.RequestID: Int] = [:]
  /// The numbers of the requests that an edit may make worthless, by URI; some may be taken.
  private var fragile: [String: [Int]] = [:]
  /// How many edits of a document wait, by URI.
  private var edits: [String: Int] = [:]

  var isEmpty: Bool { count == 0 }

  mutating func append(_ message: LSP.IncomingMessage) {
    let number = first + messages.count
    messages.append(message)
    count += 1
    if let uri = message.editedURI { edits[uri, default: 0] += 1 }
    guard case .request(let id, _, let params) = message else { return }
    requests[id] = number
    if message.errorAfterEdit != nil, let uri = params?.documentURI {
      fragile[uri, default: []].append(number)
    }
  }

  mutating func popFirst() -> LSP.IncomingMessage? {
    while head < messages.count {
      let message = messages[head]
      messages[head] = nil
      head += 1
      if let message {
        forget(message, number: first + head - 1)
        compact()
        return message
      }
    }
    compact()
    return nil
  }

  /// Whether an edit of the document waits.
  func hasEdit(of uri: String) -> Bool { edits[uri] != nil }

  /// Takes out the request of that id; `false` if none waits.
  mutating func remove(_ id: LSP.RequestID) -> Bool {
    guard let number = requests[id] else { return false }
    return takeOut(number) != nil
  }

  /// Takes out the requests about a document whose answer an edit makes worthless.
  ///
  /// It returns what each of them gets instead.
  mutating func removeRequests(
    about uri: String
  ) -> [(id: LSP.RequestID, error: LSP.ResponseError)] {
    (fragile.removeValue(forKey: uri) ?? []).compactMap { number in
      guard number >= first + head, let message = takeOut(number),
        case .request(let id, _, _) = message, let error = message.errorAfterEdit
      else { return nil }
      return (id, error)
    }
  }

  private mutating func takeOut(_ number: Int) -> LSP.IncomingMessage? {
    guard let message = messages[number - first] else { return nil }
    messages[number - first] = nil
    forget(message, number: number)
    return message
  }

  private mutating func forget(_ message: LSP.IncomingMessage, number: Int) {
    count -= 1
    if let uri = message.editedURI {
      edits[uri] = edits[uri].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    guard case .request(let id, _, _) = message else { return }
    if requests[id] == number { requests[id] = nil }
  }

  /// Frees what has been taken, once it is worth a copy.
  private mutating func compact() {
    guard head == messages.count || (head > 64 && head > messages.count / 2) else { return }
    messages.removeSubrange(..<head)
    first += head
    head = 0
    if messages.isEmpty { fragile = [:] }
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
    return params?.documentURI
  }
}
