import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A phrase that its commas divide")
struct DividedPhraseTests {
  @Test(
    "is one mistake, which quotes mend",
    arguments: [
      (
        "{ Day: Period, Selected, Day, button, 1 of 2, Week: \"Week, button, 2 of 2\" }",
        "{ Day: \"Period, Selected, Day, button, 1 of 2\", Week: \"Week, button, 2 of 2\" }"
      ),
      (
        "{ Day: {group}, Selected, {label}, button, 1 of 2 }",
        "{ Day: \"{group}, Selected, {label}, button, 1 of 2\" }"
      ),
      (
        "{\n  Day: Period, Selected, Day,\n    button, 1 of 2\n}",
        "{\n  Day: \"Period, Selected, Day, button, 1 of 2\"\n}"
      ),
      (
        "{ Day: { label }, Week: \"Week, button, 2 of 2\" }",
        "{ Day: \"{label}\", Week: \"Week, button, 2 of 2\" }"
      ),
      (
        "{ Day: Day, button, Week }",
        "{ Day: \"Day, button\", Week }"
      ),
      (
        "{ Week: Week, button, \"2 of 2\" }",
        "{ Week: \"Week, button, \\\"2 of 2\\\"\" }"
      ),
    ]
  )
  func phrases(map: String, mended: String) throws {
    let text = SourceText(Self.document(map))
    let findings = Self.findings(in: text)
    #expect(findings.map(\.code) == ["wrong-type"])
    let edits = try #require(findings.first?.fixes.first).edits
    let after = text.applying(edits)
    #expect(after.string(in: after.range) == Self.document(mended))
  }

  @Test(
    "is reported each by itself",
    arguments: [
      "{ Day: Period, Selected, Day, button, 1 of 2, Week: Week, button, 2 of 2 }"
    ]
  )
  func severalPhrases(map: String) {
    let messages = Self.findings(in: SourceText(Self.document(map))).map(\.message)
    let message = "a phrase with commas needs quotes in braces; quote it"
    #expect(messages == [message, message])
  }

  @Test(
    "is none where entries are typed, or where each has its phrase",
    arguments: [
      "{ group: Period, segments }", "{ Day: \"Day, button\", Week }", "{ Day: , Week: Week }",
      "{ Day: Day selected, Week }", "{ group: Period, week }", "{\n  Day: Day,\n  w\n}",
    ]
  )
  func typing(map: String) {
    let codes = Snapshot(SourceText(Self.document(map))).findings.map(\.code)
    #expect(!codes.contains("wrong-type"))
  }

  /// What is found but that the spec names no platform.
  private static func findings(in text: SourceText) -> [Finding] {
    Snapshot(text).findings.filter { $0.code != "silent-spec" }
  }

  private static func document(_ map: String) -> String {
    """
    component: segmented-control
    label: Period
    group-label: Period
    segments: [{ label: Day, selected: true }, { label: Week }]
    announcements: \(map)

    """
  }
}
