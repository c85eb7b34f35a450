import Guidelines
import SourceText
import Testing
import Voices

@Suite("Reading a voice")
struct VoiceReaderTests {
  /// A voice of two rows, to which a test adds what is wrong.
  private static let head = """
    voice: { platform: ios, title: Test, joint: ", ", basis: test, source: S }
    sources: { S: a source }
    traits: { loud: [] }
    words: { loud: { en: loud } }
    parts:
      name: { part: name, text: name }
      loud: { part: state, if: [loud], word: loud }

    """

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("parts2: {}", "parts2", "'parts2' is no key here"),
      ("follows: [{ is: quiet }]", "quiet", "no trait or text is called 'quiet'"),
      ("hints: { tap: { word: tap } }", "tap", "there is no word 'tap'"),
      ("hints: { tap: { part: song, word: loud } }", "song", "this is no part of a phrase"),
      ("hints: { tap: { part: hint } }", "{ part: hint }", "a row has a 'text' or a 'word'"),
      ("events: [{ after: lunch, says: nothing }]", "lunch", "'after' names no event"),
      ("events: [{ after: text, says: hello }]", "{", "an event says 'element' or 'nothing'"),
      ("variants: { odd: { order: [last] } }", "last", "no row is called 'last'"),
      ("controls: { A: { on: views } }", "views", "no framework is called 'views'"),
      (
        "controls: { A: { when: { quiet: { role: loud } } } }", "quiet",
        "no trait or text is called"
      ),
      ("controls: { A: { role: quiet } }", "quiet", "there is no word 'quiet'"),
      ("controls: { A: { source: T } }", "T", "no source is called 'T'"),
      ("controls: { A: { basis: rumour } }", "rumour", "this is no basis"),
      ("controls: { A: { in: iOS 99 } }", "iOS 99", "no variant is called 'iOS 99'"),
      ("symbols: { words: { ab: loud } }", "ab", "a symbol is one character"),
    ] as [(String, String, String)]
  )
  func problems(line: String, word: String, message: String) throws {
    let text = Self.head + line + "\n"
    let voice = Voice(reading: SourceText(text), for: .ios)
    let problem = try #require(voice.problems.first)
    #expect(problem.message.hasPrefix(message))
    #expect(String(decoding: Array(text.utf8)[problem.range], as: UTF8.self).hasPrefix(word))
  }

  @Test("keeps what stands around a problem")
  func whole() {
    let text = Self.head + "controls: { A: { is: [loud], joy: big } }\n"
    let voice = Voice(reading: SourceText(text), for: .ios)
    var element = SpokenElement("A", in: .uikit)
    element.texts[.name] = "Song"
    #expect(voice.problems.count == 1)
    #expect(voice.speech(of: element).spoken == .init(text: "Song, loud"))
  }

  @Test(
    "takes anything",
    arguments: ["", "- a", "voice: 1", "parts: [", "a: &a [*a]", "words: { x: }"]
  )
  func broken(text: String) {
    let voice = Voice(reading: SourceText(text), for: .android)
    #expect(voice.speech(of: SpokenElement("A", in: .views)).spoken == nil)
  }
}
