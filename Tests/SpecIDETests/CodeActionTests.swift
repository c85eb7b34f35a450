import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("Code actions")
struct CodeActionTests {
  private static let stepper = "component: stepper\nname: Quantity\nplatforms:\n  ios:\n"

  @Test(
    "are of the whole line, those at the cursor first, and of the diagnostics that are shown",
    arguments: [
      ("    {role: sl$0ider, labell: x}", ["role-expected", "unknown-key"]),
      ("    {role: slider, lab$0ell: x}", ["unknown-key", "role-expected"]),
      ("    {role: slider, labell: x} $0", ["role-expected", "unknown-key"]),
      ("    {role: slider,\n     labell: x} $0", ["unknown-key"]),
      (
        "    {role: slider,\n           ^^^^^^\n     labell: x} $0",
        ["unknown-key", "role-expected"]
      ),
      ("    {role: slider,\n            ^^\n     labell: x} $0", ["unknown-key"]),
    ] as [(String, [String])]
  )
  func line(platform: String, codes: [String]) throws {
    let fixture = Fixture(Self.stepper + platform)
    let cursor = try #require(fixture.cursor)
    let actions = Snapshot(SourceText(fixture.text)).codeActions(
      in: cursor..<cursor,
      diagnosed: fixture.notes.map(\.range),
      of: [.quickFix]
    )
    var told: [String] = []
    for code in actions.compactMap({ $0.finding?.code }) where !told.contains(code) {
      told.append(code)
    }
    #expect(told == codes)
  }

  private static let stepperParts =
    "keyboard: { tab: focus, space: activate }\n"
    + "gestures: { swipe: focus, doubletap: activate }\nsettings: { text-resize: 200% }\n"

  @Test(
    "add all that is missing in a document and touch nothing else",
    arguments: [
      (
        "component: stepper\nplatforms: { ios: { framework: uikit } } # both\n",
        "component: stepper\nname: What this stepper is called\n" + stepperParts
          + "platforms: { ios: { framework: uikit } } # both\n"
      ),
      (
        "component: page-control\nplatforms:\n    android:\n        framework: compose\n",
        "component: page-control\nname: What this page control is called\n"
          + "keyboard: { arrows: change-page }\n"
          + "platforms:\n    android:\n        framework: compose\n"
      ),
      (
        "component: segmented-control\r\nplatforms:\r\n  android: {}",
        "component: segmented-control\r\nname: What this segmented control is called\r\n"
          + "platforms:\r\n  android: {}\r\n"
          + "segments: [{ label: Segment 1 }, { label: Segment 2 }]"
      ),
      (
        #"{"component":"page-control","platforms":{"ios":{"framework":"uikit"}}}"#,
        #"{"component":"page-control","platforms":{"ios":{"framework":"uikit"}},"#
          + #""keyboard":{"arrows":"change-page"},"name":"What this page control is called"}"#
      ),
      (
        "title: A\n---\nname: A\ncomponent: stepper\nplatforms: { ios: {} }\n---\ntitle: C\n",
        "title: A\n---\nname: A\ncomponent: stepper\n" + stepperParts
          + "platforms: { ios: {} }\n---\ntitle: C\n"
      ),
    ] as [(String, String)]
  )
  func missing(document: String, completed: String) throws {
    let snapshot = Snapshot(SourceText(document))
    let gap = try #require(snapshot.findings.first { $0.isGap && !$0.fixes.isEmpty })
    let action = try #require(
      snapshot.codeActions(in: gap.range).first { $0.title == "Add all that is missing" }
    )
    let after = snapshot.text.applying(action.edits)
    #expect(after.string(in: after.range) == completed)
    #expect(action.edits.allSatisfy { $0.range.isEmpty })
    // Clients show what mends a finding before all else.
    #expect(action.finding?.isGap == true)
    let titles = snapshot.codeActions(in: gap.range).map(\.title)
    let allowance = titles.firstIndex { $0.hasPrefix("Allow ") } ?? titles.endIndex
    #expect(titles[allowance...].contains(action.title) == false)
  }

  @Test(
    "offer nothing to add where no more than one thing is missing, or nothing",
    arguments: [
      stepper + "    {framework: uikit} $0\n",
      "component: page-con$0trol\nname: Photos\nplatforms: { ios: { framework: uikit } }\n",
    ]
  )
  func complete(document: String) throws {
    let fixture = Fixture(document)
    let cursor = try #require(fixture.cursor)
    let actions = Snapshot(SourceText(fixture.text)).codeActions(in: cursor..<cursor)
    #expect(!actions.contains { $0.title == "Add all that is missing" })
  }
}
