import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A fix that renames a key")
struct KeyCollisionTests {
  @Test("never makes a key that is there already", arguments: cases)
  func collisions(_ text: String, titles: [String]) {
    let fixes = Snapshot.findings(of: Self.head + text).flatMap(\.fixes)
    let renames = fixes.filter {
      $0.title.hasPrefix("Change '") || $0.title.hasPrefix("Change to '")
        || $0.title.contains("says already")
    }
    #expect(renames.map(\.title) == titles, "\(fixes.map(\.title))")
    for fix in fixes {
      let mended = Snapshot(SourceText(Self.head + text).applying(fix.edits))
      #expect(mended.findings.allSatisfy { $0.code != "duplicate-key" }, "\(fix.title)")
    }
  }

  static let head = """
    component: stepper
    label: Tickets
    platforms:

    """

  static let cases: [(String, titles: [String])] = [
    (
      "  ios: { keyboard: { Ctr+tab: focus, ctrl+tab: focus } }",
      ["Remove 'Ctr+tab', which 'ctrl+tab' says already"]
    ),
    ("  ios: { keyboard: { Ctr+tab: focus, ctrl+tab: none } }", []),
    ("  ios: { Framework: swiftui, framework: uikit }", []),
    ("  ios: { keyboard: { Ctr+tab: focus } }", ["Change to 'ctrl+tab'"]),
    (
      "  android: { framework: views, increment: { accessibilityLabel: x, contentDescription: x } }",
      [
        "Remove 'accessibilityLabel', which 'contentDescription' says already",
        "Change to 'android:text'",
      ]
    ),
    (
      "  android: { framework: views, increment: { accessibilityLabel: x, contentDescription: y } }",
      ["Change to 'android:text'"]
    ),
    (
      "  android: { framework: views, increment: { android=clickable: true, android:clickable: true } }",
      ["Remove 'android=clickable', which 'android:clickable' says already"]
    ),
    (
      "  android: { framework: views, increment: { android=clickable: true, android:clickable: no } }",
      []
    ),
    ("  ios: { announcements: { incremnt: x, increment: y } }", []),
    // Either may be the one; after one of them the other has no rename left.
    (
      "  ios: { framwork: uikit, framewrk: uikit }",
      ["Change 'framwork' to 'framework'", "Change 'framewrk' to 'framework'"]
    ),
  ]
}
