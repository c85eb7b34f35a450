import Guidelines
import TestSupport
import Testing
import Voices

@Suite("What screen readers say")
struct VoiceTests {
  private static let listed = ["voiceover", "talkback"].flatMap(SpokenRow.all)
  private static let further = ["voiceover-further", "talkback-further"].flatMap(SpokenRow.all)

  @Test("is composed as the facts have it", arguments: listed + further)
  func rows(row: SpokenRow) {
    #expect(row.composed().spoken == row.expected)
  }

  @Test("is in the language of the device", arguments: SpokenRow.all(in: "languages"))
  func languages(row: SpokenRow) {
    #expect(row.composed(in: row.id).spoken == row.expected)
  }

  @Test("has a row for each that is known: 52 of VoiceOver, 55 of TalkBack")
  func numbers() {
    let numbers = Set(Self.listed.map { $0.id.prefix { $0 != " " } })
    let expected =
      (1...52).map { "I-\($0 < 10 ? "0" : "")\($0)" }
      + (1...55).map { "A-\($0 < 10 ? "0" : "")\($0)" }
    #expect(numbers == Set(expected.map { $0[...] }))
  }

  @Test("leaves out no row of the facts, where those are at hand")
  func completeness() throws {
    let files = ["voices.md", "voices-addenda.md"].map { "../shared/" + $0 }
    let texts = files.compactMap { try? Files.text($0) }
    guard texts.count == files.count else {
      print("skipped: the facts about screen readers are not here")
      return
    }
    let known = texts.flatMap { $0.split(separator: "\n") }
      .compactMap { $0.firstMatch(of: /^\| ([AI]-\d+) \|/).map { String($0.1) } }
    let numbers = Set(Self.listed.map { String($0.id.prefix { $0 != " " }) })
    #expect(Set(known) == numbers)
  }

  @Test("rests on what is named", arguments: listed)
  func sources(row: SpokenRow) {
    guard case .says(let utterance) = row.composed() else { return }
    #expect(!utterance.basis.sources.isEmpty)
    #expect(utterance.basis.kind < .guideline)
  }

  @Test("is read without a problem", arguments: Platform.allCases)
  func problems(platform: Platform) {
    #expect(Voice.builtIn(platform).problems.map(\.message) == [])
  }

  @Test("has variants by the names of settings and versions")
  func variants() {
    #expect(Voice.builtIn(.ios).variants.flatMap(\.names) == ["iOS 26", "hints off"])
    #expect(Voice.builtIn(.android).variants.flatMap(\.names).contains("element type off"))
  }
}
