import MessageTransport
import TestSupport
import Testing

@Suite("Message framing")
struct MessageFramingTests {
  @Test(
    "finds every message, whatever surrounds it",
    arguments: [
      ("Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n[{}]", ["{}", "[{}]"]),
      ("content-length:2\r\n\r\n{}", ["{}"]),
      ("CONTENT-LENGTH :\t2 \r\n\r\n{}", ["{}"]),
      ("Content-Length: 2\n\n{}", ["{}"]),
      (
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
        ["{}"]
      ),
      ("Content-Length: 2\r\nContent-Type: x\r\nX-Other: y\r\n\r\n{}", ["{}"]),
      // No length, no number, too large a number: skipped up to the next header.
      ("Content-Type: x\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: two\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: -2\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: \r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: 99999999999\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}", ["{}"]),
      (
        "Content-Length:" + String(repeating: " ", count: 99) + "2\r\n\r\n{\"a\":1}"
          + "Content-Length: 2\r\n\r\n{}", ["{}"]
      ),
      ("\r\n\r\ngarbage\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
      // A header that is quoted in a body is part of it.
      (
        "Content-Length: 25\r\n\r\n{\"a\":\"Content-Length: 2\"}"
          + "Content-Length: 2\r\n\r\n{}", ["{\"a\":\"Content-Length: 2\"}", "{}"]
      ),
      // White space around a body is part of it.
      ("Content-Length: 5\r\n\r\n{} \r\nContent-Length: 2\r\n\r\n{}", ["{} \r\n", "{}"]),
      ("", []),
      ("Content-Length: 2\r\n\r\n{", []),
      ("Content-Len", []),
    ] as [(String, [String])]
  )
  func messages(stream: String, expected: [String]) {
    let bytes = Array(stream.utf8)
    for size in [1, 2, 3, 7, 64, max(bytes.count, 1)] {
      #expect(split(bytes, size: size) == expected, "in pieces of \(size)")
    }
  }

  @Test(
    "ends a body of the wrong length at the next header",
    arguments: [3, 6, 8, 9, 20, 25, 26, 27, 29, 900]
  )
  func wrongLength(length: Int) {
    let stream = "Content-Length: \(length)\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}"
    let bytes = Array(stream.utf8)
    #expect(split(bytes, size: bytes.count) == ["{\"a\":1}", "{}"])
    for size in 1...8 { #expect(split(bytes, size: size).last == "{}", "in pieces of \(size)") }
  }

  @Test("finds a message behind a block of headers that has no end", arguments: [0, 400, 5_000])
  func endlessHeaders(count: Int) {
    let junk = String(repeating: "Content-Length: 2\r\nA", count: count)
    let bytes = Array((junk + "\r\nContent-Length: 2\r\n\r\n{}").utf8)
    for size in [999, bytes.count] { #expect(split(bytes, size: size).last == "{}") }
  }

  @Test("survives random bytes and then reads on", arguments: 0..<50 as Range<UInt64>)
  func noise(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = ["Content-Length: ", "3", "\r\n", "\r\n\r\n", "{}", "x", "\n", ":", "{\"a\":1}"]
    var framing = MessageFraming()
    for _ in 0..<200 {
      framing.append(Array((pieces.randomElement(using: &random) ?? "").utf8)[...])
      while framing.next() != nil {}
    }
    framing.append(
      Array("\nContent-Length: 12\r\n\r\n{\"last\": 99}Content-Length: 2\r\n\r\n{}".utf8)[...]
    )
    var last: [UInt8]?
    while let message = framing.next() { last = message }
    #expect(last == Array("{}".utf8))
  }

  @Test("keeps no more than what is unread")
  func largeStream() {
    let body = Array(repeating: UInt8(ascii: " "), count: 100_000) + Array("{}".utf8)
    var framing = MessageFraming()
    var count = 0
    for _ in 0..<50 {
      framing.append(MessageFraming.frame(body)[...])
      while framing.next() != nil { count += 1 }
    }
    #expect(count == 50)
    #expect(framing.skippedCount == 0)
  }

  @Test("counts what it skips, other headers not among it")
  func skipped() {
    var framing = MessageFraming()
    framing.append(
      Array("noise\r\nContent-Length: 2\r\n\r\n{}X-A: b\r\nContent-Length: 2\r\n\r\n{}".utf8)[...]
    )
    #expect(framing.next() == Array("{}".utf8))
    #expect(framing.next() == Array("{}".utf8))
    #expect(framing.skippedCount == 7)
  }

  private func split(_ bytes: [UInt8], size: Int) -> [String] {
    var framing = MessageFraming()
    var messages: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      framing.append(bytes[start..<min(start + size, bytes.count)])
      while let message = framing.next() {
        messages.append(String(decoding: message, as: UTF8.self))
      }
    }
    return messages
  }
}
