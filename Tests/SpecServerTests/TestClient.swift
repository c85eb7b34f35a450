import JSONText
import MessageTransport
import SpecServer
import Synchronization

/// A client in the same process, which speaks to the loop in framed bytes.
struct TestClient {
  private var loop: MessageLoop
  private let clock = ManualClock()
  private var framing = MessageFraming()
  private var lastID = 0
  /// What the server has sent and nobody has looked at yet, in order.
  private(set) var received: [JSONValue] = []

  /// What the server has said of itself.
  private(set) var greeting: String?

  /// A client that has said nothing yet.
  init(background: Background = .immediate) {
    loop = MessageLoop(version: "0.0.0", background: background) { [clock] in clock.now }
  }

  /// A client that has initialized the server with capabilities given as JSON.
  init(
    capabilities: String,
    options: String = "null",
    background: Background = .immediate
  ) {
    self.init(background: background)
    request(
      "initialize",
      #"{"processId":null,"rootUri":null,"capabilities":\#(capabilities),"#
        + #""initializationOptions":\#(options)}"#
    )
    notify("initialized", "{}")
    received = received.filter { $0["method"] != nil }
    greeting = take("window/logMessage").first?["params"]?["message"]?.string
  }

  var exitCode: Int32? { loop.exitCode }

  /// Sends a request and returns the message that answers it.
  @discardableResult
  mutating func request(_ method: String, _ params: String = "null") -> JSONValue? {
    lastID += 1
    let id = lastID
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
    guard let index = received.firstIndex(where: { $0["id"]?.int == id && $0["method"] == nil })
    else { return nil }
    return received.remove(at: index)
  }

  /// Sends a request and returns its result, or `nil` if it failed.
  mutating func result(_ method: String, _ params: String = "null") -> JSONValue? {
    request(method, params)?["result"]
  }

  /// Lets the server use what has been loaded meanwhile.
  mutating func wake() { send([]) }

  /// Lets time go by in which the client says nothing.
  mutating func wait(_ time: Duration) {
    clock.advance(by: time)
    send([])
  }

  mutating func notify(_ method: String, _ params: String = "null") {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// Sends one message and lets the server work until it waits.
  mutating func send(_ message: String) {
    send([message])
  }

  /// Sends messages so that all have arrived before the first is answered.
  mutating func send(_ messages: [String]) {
    for message in messages {
      framing.append(MessageFraming.frame(Array(message.utf8))[...])
      while let body = framing.next() { loop.accept(body) }
    }
    while loop.hasWork { loop.step() }
    for message in loop.takeOutput() {
      received.append((try? JSONValue(parsing: message)) ?? .null)
    }
  }

  mutating func open(_ uri: String, _ text: String, language: String = "a11y-spec") {
    let item = [
      "uri": uri.json(), "languageId": language.json(), "version": 1.json(), "text": text.json(),
    ]
    let members = item.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":" + String(decoding: $0.value, as: UTF8.self) }
    notify("textDocument/didOpen", "{\"textDocument\":{\(members.joined(separator: ","))}}")
  }

  /// Takes the notifications and requests of a method that have been received.
  mutating func take(_ method: String) -> [JSONValue] {
    let taken = received.filter { $0["method"]?.string == method }
    received.removeAll { $0["method"]?.string == method }
    return taken
  }
}

/// A clock that stands still unless somebody moves it.
private final class ManualClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { time.withLock(\.self) }

  func advance(by duration: Duration) {
    time.withLock { $0 += duration }
  }
}

extension JSONValue {
  /// The value as text, for comparison.
  var text: String { String(decoding: json(), as: UTF8.self) }
}
