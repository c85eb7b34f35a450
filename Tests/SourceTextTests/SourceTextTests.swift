import SourceText
import TestSupport
import Testing

@Suite("Source text")
struct SourceTextTests {
  @Test(
    "counts no column for the byte order mark of a file",
    arguments: [
      ("\u{FEFF}é: x", 6, 2), ("\u{FEFF}a", 3, 0), ("\u{FEFF}a", 0, 0), ("a\n\u{FEFF}b", 5, 1),
      ("ab", 1, 1),
    ] as [(String, Int, Int)]
  )
  func byteOrderMark(text: String, offset: Int, column: Int) {
    #expect(SourceText(text).positionInFile(at: offset, in: .utf16).column == column)
  }

  @Test(
    "splits lines at LF, CR LF and CR",
    arguments: [
      ("", [0]),
      ("a", [0]),
      ("a\n", [0, 2]),
      ("a\r\nb", [0, 3]),
      ("a\rb", [0, 2]),
      ("\r\r\n\n", [0, 1, 3, 4]),
    ] as [(String, [UInt32])]
  )
  func lineStarts(text: String, starts: [UInt32]) {
    #expect(SourceText(text).lines.starts == starts)
  }

  @Test(
    "counts columns in the units of the encoding",
    arguments: [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)]
  )
  func columns(encoding: PositionEncoding, column: Int) {
    let text = SourceText("x\né🎛a: b")
    let position = LineColumn(line: 1, column: column)
    #expect(text.position(at: 9, in: encoding) == position)
    #expect(text.offset(at: position, in: encoding) == 9)
  }

  @Test(
    "counts columns of long lines",
    arguments: [(PositionEncoding.utf8, 303), (.utf16, 301), (.utf32, 300)]
  )
  func longLine(encoding: PositionEncoding, column: Int) {
    let half = String(repeating: "a", count: 150)
    let text = SourceText("\n" + half + "🎛" + half)
    #expect(text.position(at: 304, in: encoding) == LineColumn(line: 1, column: column))
  }

  @Test("clamps positions that do not exist")
  func clamping() {
    let text = SourceText("ab\r\n🎛\n")
    #expect(text.offset(at: LineColumn(line: 0, column: 9), in: .utf16) == 2)
    #expect(text.offset(at: LineColumn(line: 1, column: 1), in: .utf16) == 4)
    #expect(text.offset(at: LineColumn(line: 9, column: 0), in: .utf16) == 9)
    #expect(text.offset(at: LineColumn(line: -1, column: -1), in: .utf16) == 0)
    #expect(text.position(at: 99, in: .utf16) == LineColumn(line: 2, column: 0))
    #expect(text.position(at: 3, in: .utf16) == LineColumn(line: 0, column: 2))
  }

  @Test("counts a byte that is not UTF-8 as one character")
  func invalidBytes() {
    let text = SourceText([0x61, 0xF0, 0x9F, 0x0A, 0xFF, 0x62])
    #expect(text.position(at: 3, in: .utf16) == LineColumn(line: 0, column: 3))
    #expect(text.position(at: 5, in: .utf16) == LineColumn(line: 1, column: 1))
  }

  @Test(
    "an edit gives the text and the lines of the edited bytes",
    arguments: 0..<50 as Range<UInt64>
  )
  func edits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var text = SourceText("")
    let pieces = ["", "a", "\r", "\n", "\r\n", "ab\ncd\r", "🎛", "\n\n"]
    for _ in 0..<200 {
      let ends = [
        Int.random(in: 0...text.bytes.count, using: &random),
        Int.random(in: 0...text.bytes.count, using: &random),
      ].sorted()
      let end = min(ends[1], ends[0] + 4)
      let edited = text.applying(
        TextEdit(ends[0]..<end, with: pieces.randomElement(using: &random) ?? "")
      )
      #expect(edited.lines == SourceText(edited.bytes).lines)
      text = edited
    }
  }

  @Test("applies several edits at once, whatever their order")
  func severalEdits() {
    let edits = [TextEdit(4..<5, with: "X"), .insert("<", at: 0), .delete(1..<3)]
    #expect(SourceText("abcdef").applying(edits) == SourceText("<adXf"))
  }
}
