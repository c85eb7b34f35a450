import Reports
import SourceText
import Testing

@Suite("Wrapped text")
struct WrappingTests {
  @Test(
    "is as wide as the terminal",
    arguments: [
      ("a b c", nil, nil, "a b c"), ("", 5, nil, ""), ("a\n\nb\n", 5, nil, "a\n\nb\n"),
      ("one two three", 30, nil, "one two three"),
      ("one two three", 7, nil, "one two\nthree"),
      ("one two three", 6, nil, "one\ntwo\nthree"),
      ("  one two three", 9, nil, "  one two\n  three"),
      ("word  sentence that goes on and on", 26, 6, "word  sentence that goes\n      on and on"),
      ("word  sentence that goes on", 22, 20, "word  sentence that\n  goes on"),
      ("overlongoverlong x", 5, nil, "overlongoverlong\nx"),
      ("日本語 日本語", 8, nil, "日本語\n日本語"),
    ] as [(String, Int?, Int?, String)]
  )
  func lines(text: String, width: Int?, indentation: Int?, wanted: String) {
    #expect(wrapped(text, to: width, indentation: indentation) == wanted)
  }

  @Test(
    "says what a terminal must not take for a command",
    arguments: [
      ("a\tb", "a\\tb"), ("a\r\nb", "a\\r\\nb"), ("\u{1B}[31m", "\\e[31m"), ("\u{7}", "\\x07"),
      ("\u{202E}x", "\\u202Ex"), ("é 日 🎛", "é 日 🎛"),
    ]
  )
  func commands(text: String, shown: String) {
    #expect(text.inOneLine == shown)
  }
}
