import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

/// What somebody is told who writes a spec.
@Suite("Findings while writing")
struct FindingsWhileWritingTests {
  @Test(
    "call nothing wrong in a good spec that is typed from top to bottom",
    arguments: ["stepper", "page-control", "segmented-control"]
  )
  func growing(example: String) throws {
    var draft = Draft("")
    for character in try Files.text("Tests/Examples/\(example).a11y.yaml").unicodeScalars {
      draft.type(String(character))
      #expect(draft.told == [], "\(draft.lastLine)")
    }
    draft.edits.pause()
    #expect(draft.told == [])
  }

  @Test("are withheld at the word that is typed, and nowhere else", arguments: typed)
  func typing(fixture: Fixture) {
    let cursor = fixture.cursor ?? 0
    let bytes = Array(fixture.text.utf8)
    var draft = Draft("")
    draft.type(String(decoding: bytes[..<(cursor - 1)] + bytes[cursor...], as: UTF8.self))
    draft.type(String(decoding: [bytes[cursor - 1]], as: UTF8.self), at: cursor - 1)
    #expect(draft.told == fixture.notes)
    let codes = draft.codes
    let isWithholding = draft.snapshot.findings(after: draft.edits).isWithholding
    draft.edits.pause()
    #expect(isWithholding == (draft.codes != codes))
  }

  private static let typed = [
    """
    component: stepper
    platforms:
      ios:
        f$0
    """,
    """
    component: stepper
    platforms:
      ios:
        framework: swif$0
    """,
    """
    component: stepper
    lable:$0
    """,
    """
    component: stepper
    lable: $0
    """,
    """
    component: stepper
    lable: Tickets$0
    ^^^^^ unknown-key
    """,
    """
    component: stepper
    lable:
    ^^^^^ unknown-key
      $0
    """,
    """
    component: stepper
    label: "Number of $0
    """,
    """
    component: stepper
    platforms:
      ios:
        announcements:
          increment: >-
            $0
    """,
    """
    component: stepper
    platforms:
      ios:
        announcements:
          increment: >-
            Tickets,
            $0
    """,
    """
    component: stepper
    actions: [increment, decr$0]
    """,
    """
    component: stepper
    actions: [increment, decr,$0 ]
    """,
    """
    component: stepper
    actions: [increment, decr, d$0]
                         ^^^^ increment-and-decrement
    """,
    """
    component: stepper
    platforms:
      ios:
        role: slider
              ^^^^^^ role-expected
      android:
        role: $0
    """,
  ].map { Fixture($0) }

  @Test("are hints for what is missing at what was written, until it is saved")
  func gaps() {
    var draft = Draft("component: stepper\nlabel: Tickets\ngestures: { swipe: focus }\n")
    #expect(
      draft.codes == [
        "warning keyboard-focus-keys", "warning silent-spec", "warning text-resize",
        "error gesture-effects",
      ]
    )
    draft.type("keyboard: { tab: focus }\n")
    // What was lacking when it was opened is no less lacking.
    #expect(
      draft.codes == [
        "warning silent-spec", "warning text-resize", "error gesture-effects",
        "hint space-activates",
      ]
    )
    draft.edits = UnsavedEdits()
    #expect(
      draft.codes == [
        "warning silent-spec", "warning text-resize", "error gesture-effects",
        "error space-activates",
      ]
    )
  }

  @Test(
    "are a hint for the first key of a map that has no colon yet, until it is saved",
    arguments: [
      ("", "comp"), ("# A spec.\n\n", "comp"), ("component: stepper\nplatforms:\n  ", "io"),
      ("component: stepper\nplatforms:\n  ios:\n    focus:\n      ", "on-va"),
      (
        "component: stepper\r\nplatforms:\r\n    ios:\r\n        announcements:\r\n",
        "            in"
      ),
    ] as [(String, String)]
  )
  func firstKey(text: String, begun: String) {
    var draft = Draft(text)
    draft.type(begun)
    #expect(!draft.codes.contains { $0.hasSuffix(" wrong-type") })
    draft.edits.pause()
    #expect(draft.codes.contains("hint wrong-type"))
    draft.edits = UnsavedEdits()
    #expect(draft.codes.contains("error wrong-type"))
  }

  @Test("are an error for a word on the line of a key that takes a map")
  func noKey() {
    var draft = Draft("component: stepper\nplatforms:\n  ios:\n")
    draft.type("    focus: stay")
    draft.edits.pause()
    #expect(draft.codes.contains("error wrong-type"))
  }

  @Test("know what was written however it was edited", arguments: 0..<20 as Range<UInt64>)
  func written(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var isWritten = Array(repeating: false, count: 40)
    var edits = UnsavedEdits()
    for _ in 0..<30 {
      let start = Int.random(in: 0...isWritten.count, using: &random)
      let end = Int.random(in: start...min(start + 5, isWritten.count), using: &random)
      let length = Int.random(in: 0...4, using: &random)
      isWritten.replaceSubrange(start..<end, with: Array(repeating: true, count: length))
      edits.note(start..<end, replacedBy: length)
      #expect(edits.caret == start + length)
      let noted = isWritten.indices.map { offset in edits.written.contains { $0 ~= offset } }
      #expect(zip(isWritten, noted).allSatisfy { $1 || !$0 })
    }
  }
}

/// A text that somebody writes, and what is reported of it.
private struct Draft {
  private(set) var snapshot: Snapshot
  var edits = UnsavedEdits()

  /// A draft that begins with a text that was opened.
  init(_ text: String) {
    snapshot = Snapshot(SourceText(text))
  }

  mutating func type(_ text: String, at offset: Int? = nil) {
    let offset = offset ?? snapshot.text.bytes.count
    snapshot = snapshot.applying(.insert(text, at: offset))
    edits.note(offset..<offset, replacedBy: text.utf8.count)
  }

  /// The findings, in the order of the text.
  private var findings: [Finding] {
    snapshot.findings(after: edits).byPart.flatMap { part in
      part.findings.map { $0.shifted(by: part.start) }
    }
  }

  /// What is called wrong.
  var told: [Fixture.Note] {
    findings.filter { $0.severity >= .warning }.map { Fixture.Note($0.range, $0.code) }
  }

  /// Everything, with its severity.
  var codes: [String] { findings.map { "\($0.severity) \($0.code)" } }

  var lastLine: String {
    let text = snapshot.text.string(in: snapshot.text.range)
    return String(text.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }
}
