import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("A rule that a team configures")
struct ConfiguredRuleTests {
  @Test(
    "reports pages above the limit of the configuration, else of the guideline",
    arguments: [(nil, 5, false), (nil, 6, true), (8, 8, false), (8, 9, true), (2, 3, true)]
  )
  func pageLimit(limit: Int?, pages: Int, isReported: Bool) {
    let text = SourceText(
      """
      component: page-control
      name: Photos
      pages: \(pages)
      gestures: { swipe-right: change-page, swipe-left: change-page }
      """
    )
    let snapshot = Snapshot(text, configuration: Configuration(pageLimit: limit))
    #expect(snapshot.findings.contains { $0.code == "too-many-pages" } == isReported)
  }

  @Test(
    "judges a phrase by the guideline, by the device, or by either",
    arguments: [
      (.either, ["announcement-includes-label"]),
      (.guideline, ["announcement-double-tap", "announcement-includes-label"]),
      (.device, []),
    ] as [(Configuration.Voice, [String])]
  )
  func voice(voice: Configuration.Voice, codes: [String]) {
    let text = SourceText(
      """
      component: stepper
      label: Phones
      platforms:
        ios:
          framework: uikit
          element: UIStepper
          announcements: { increment: "Increment. Button." }
        android:
          framework: views
          element: ImageButton
          increment: { name: Adds one phone to 3 phones }
          announcements: { increment: "Adds one phone to 3 phones, Button" }
      """
    )
    let found = Snapshot(text, configuration: Configuration(voice: voice)).findings.map(\.code)
    #expect(Set(found.filter { $0.hasPrefix("announcement-") }) == Set(codes + Self.missing))
  }

  @Test(
    "says what the device says where a team judges by it",
    arguments: [(.either, false), (.guideline, false), (.device, true)]
      as [(Configuration.Voice, Bool)]
  )
  func device(voice: Configuration.Voice, isReported: Bool) {
    let text = SourceText(
      """
      component: segmented-control
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android:
          framework: views
          element: TabLayout
          announcements: { Week: "Week, tab, 2 of 2, double tap to activate" }
      """
    )
    for rules in [[:], ["role-expected": .off]] as [[String: Configuration.Level]] {
      let snapshot = Snapshot(text, configuration: Configuration(rules: rules, voice: voice))
      #expect(snapshot.findings.contains { $0.code == "differs-from-device" } == isReported)
    }
  }

  /// The rules that find something under every voice.
  private static let missing = ["announcement-per-button"]

  @Test(
    "that is off leaves no other one to call a right word misspelt",
    arguments: [("slider", []), ("buton", ["unknown-term"])]
  )
  func roles(role: String, codes: [String]) {
    let text = SourceText(
      "component: stepper\nlabel: Tickets\nplatforms: { ios: { role: \(role) } }"
    )
    let configuration = Configuration(rules: ["role-expected": .off])
    let found = Snapshot(text, configuration: configuration).findings.map(\.code)
    #expect(found.filter { ["role-expected", "unknown-term"].contains($0) } == codes)
  }

  @Test("speaks of actions that a native button does not need, and not of their steps")
  func steps() {
    let text = SourceText(
      """
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          element: Button
          custom-actions: { service: accessibility service }
      """
    )
    let codes = Snapshot(text).findings.map(\.code).filter { $0.hasPrefix("custom-action") }
    #expect(codes == ["custom-action-redundant"])
  }

  private static let segments = """
    component: segmented-control
    group-label: Period
    segments: [{ label: Day }, { label: Week, name: Week }]
    platforms: { ios: {} }
    """

  @Test("is silent until it is turned on")
  func offByDefault() {
    let codes = Snapshot(SourceText(Self.segments)).findings.map(\.code)
    #expect(!codes.contains("index-in-label"))
    let table = Rule.table().split(separator: "\n").filter {
      $0.contains("until the configuration")
    }
    #expect(table.map { $0.prefix { $0 != " " } } == ["index-in-label", "differs-from-device"])
  }

  @Test("has fixes that take its findings away, one by one")
  func fixes() {
    let configuration = Configuration.turningOn("index-in-label")
    var text = SourceText(Self.segments)
    for left in [2, 1, 0] {
      let findings = Snapshot(text, configuration: configuration).findings.filter {
        $0.code == "index-in-label"
      }
      #expect(findings.count == left)
      text = findings.first?.fixes.first.map { text.applying($0.edits) } ?? text
    }
    #expect(
      text.string(in: text.range).contains(
        "[{ label: Day, name: \"Day, 1 of 2\" }, { label: Week, name: \"Week, 2 of 2\" }]"
      )
    )
    #expect(Snapshot(text).findings.filter { $0.code == "name-matches-label" } == [])
  }
}
