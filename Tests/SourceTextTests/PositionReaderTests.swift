import SourceText
import TestSupport
import Testing

@Suite("Position reader")
struct PositionReaderTests {
  @Test("gives the positions of the text, in whatever order", arguments: PositionEncoding.allCases)
  func positions(encoding: PositionEncoding) {
    var random = SplitMix(seed: 5)
    let long = String(repeating: "a", count: 3_000) + "é🎛" + String(repeating: "b", count: 3_000)
    let lines = [
      "", "ab", "aé🎛b", "\u{FEFF}", String(repeating: "é", count: 70), long,
      String(repeating: "a", count: 9_000) + "é",
    ]
    for _ in 0..<200 {
      let breaks = ["\n", "\r\n", "\r"]
      let text = SourceText(
        (0..<random.next(upperBound: 9 as UInt)).map { _ in
          (lines.randomElement(using: &random) ?? "") + (breaks.randomElement(using: &random) ?? "")
        }.joined()
      )
      let reader = PositionReader(text, in: encoding)
      var offset = 0
      for _ in 0..<60 {
        // Near the last one, or anywhere, also in front of the text and behind it.
        offset =
          Bool.random(using: &random)
          ? offset + Int.random(in: -3...9, using: &random)
          : Int.random(in: -2...text.bytes.count + 2, using: &random)
        #expect(reader.position(at: offset) == text.position(at: offset, in: encoding))
      }
    }
  }
}
