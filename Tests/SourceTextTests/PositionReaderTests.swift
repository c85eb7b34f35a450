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

  @Test(
    "gives the offsets of a text that is edited again and again",
    arguments: PositionEncoding.allCases
  )
  func offsetsBehindEdits(encoding: PositionEncoding) {
    var random = SplitMix(seed: 7)
    let line = String(repeating: "aé🎛b", count: 2_000)
    for _ in 0..<20 {
      var text = SourceText("c\n\(line)\nd\(line)\r\n")
      let reader = PositionReader(text, in: encoding)
      for _ in 0..<60 {
        let place = LineColumn(
          line: Int.random(in: 0...4, using: &random),
          column: Int.random(in: 0...17_000, using: &random)
        )
        let offset = text.offset(at: place, in: encoding)
        #expect(reader.offset(at: place) == offset)
        let next = LineColumn(line: place.line, column: place.column + 3)
        let new = ["", "x", "é\n", "🎛🎛"].randomElement(using: &random) ?? ""
        let edit = TextEdit(offset..<text.offset(at: next, in: encoding), with: new)
        text = text.applying(edit)
        reader.replaceText(by: text, after: edit)
      }
    }
  }
}
