import SourceText
import Testing

@Suite("Searching texts")
struct ByteSearchTests {
  private static let long = String(repeating: "ab", count: 40)

  @Test(
    "finds a long run that repeats itself",
    arguments: [
      (long + "c", 0), ("x" + long + "c", 1), (long + long + "c", 80), ("ab" + long + "c", 2),
      (long + "a", nil), ("", nil), (long + "a" + long + "c" + long + "c", 81),
    ] as [(String, Int?)]
  )
  func longRun(text: String, expected: Int?) {
    let run = Array((Self.long + "c").utf8)
    #expect(Array(text.utf8).firstOccurrence(of: run, from: 0) == expected)
    #expect(Array(text.utf8).contains(run: run) == (expected != nil))
  }

  @Test("finds a long run behind an offset")
  func offset() {
    let bytes = Array((Self.long + "c" + Self.long + "c").utf8)
    let run = Array((Self.long + "c").utf8)
    #expect(bytes.firstOccurrence(of: run, from: 1) == 81)
    #expect(bytes.firstOccurrence(of: run, from: 82) == nil)
  }

  @Test(
    "divides long runs of marks, and nothing else",
    arguments: [
      ("label", 0), ("a\u{301}", 0), (marks(30), 0), (marks(31), 1), (marks(61), 2),
      (marks(30) + "b" + marks(30), 0), (marks(40) + " " + marks(40), 2), ("日本語🎛", 0),
    ] as [(String, Int)]
  )
  func streamSafe(text: String, joiners: Int) {
    let safe = text.streamSafe.unicodeScalars
    #expect(safe.count { $0 == "\u{34F}" } == joiners)
    #expect(safe.filter { $0 != "\u{34F}" }.elementsEqual(text.unicodeScalars))
    #expect(text.streamSafe.streamSafe.unicodeScalars.elementsEqual(safe))
  }

  private static func marks(_ count: Int) -> String {
    "a" + (0..<count).map { $0 % 2 == 0 ? "\u{301}" : "\u{323}" }.joined()
  }
}
