import MessageTransport

/// Whether messages are found in pieces of any size, and noise stops none behind it.
enum FramingCheck {
  static func fault(on input: [UInt8]) -> String? {
    let bodies = input.parts.map { part in
      // A body is JSON, which has no line break that matters.
      [UInt8(ascii: "{")] + part.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        + [UInt8(ascii: "}")]
    }
    let stream = bodies.flatMap(framed)
    for size in [1, 7, max(stream.count, 1)] where messages(in: stream, size: size) != bodies {
      return "messages differ in pieces of \(size)"
    }
    let last = Array("{\"last\":true}".utf8)
    let noisy = input + framed(last) + framed(last)
    for size in [1, 7, max(noisy.count, 1)] {
      // Noise may be a header whose length is just that of all that follows.
      guard let found = messages(in: noisy, size: size).last, found.suffix(last.count) == last[...]
      else { return "a message behind noise is lost in pieces of \(size)" }
    }
    return nil
  }

  private static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private static func messages(in stream: [UInt8], size: Int) -> [[UInt8]] {
    var framing = MessageFraming()
    var messages: [[UInt8]] = []
    var start = 0
    while start < stream.count {
      let end = min(start + size, stream.count)
      framing.append(stream[start..<end])
      while let message = framing.next() { messages.append(message) }
      start = end
    }
    return messages
  }
}
