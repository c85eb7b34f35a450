import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("A hover")
struct MomentHoverTests {
  @Test(
    "on the key of a moment has what both voices say, as on its phrase",
    arguments: [
      (
        "segmented-control\nsegments: [{ label: Oslo, selected: true }, { label: Bergen }]\nplatforms:\n"
          + "  ios: { framework: uikit, element: UISegmentedControl, announcements: { Os$0lo: Oslo } }\n",
        "Oslo", "UISegmentedControl: “Selected: Oslo. Button. 1 of 2.” (image: "
      ),
      (
        "switch\nlabel: Roaming\nplatforms:\n  android: { framework: compose, element: Switch, "
          + "announcements: { \"o$0n\": Roaming } }\n",
        "on", "Switch: “On, Roaming, Switch”, then “Double-tap to toggle” ("
      ),
      (
        "stepper\nplatforms:\n  ios: { framework: uikit, element: UIStepper, "
          + "announcements: { incre$0ment: More } }\n",
        "increment", "UIStepper: “Increment. Button.” (image: "
      ),
      (
        "page-control\npages: 3\ncurrent-page: 1\nplatforms:\n  android: { framework: compose, "
          + "element: HorizontalPager, announcements: { page-$0change: Two } }\n",
        "page-change", "HorizontalPager: “Page 2 of 3” ("
      ),
    ] as [(String, String, String)]
  )
  func momentKeys(text: String, key: String, voice: String) throws {
    let fixture = Fixture("component: \(text)")
    let hover = Snapshot(SourceText(fixture.text))
      .hover(at: try #require(fixture.cursor), as: .plainText)
    let content = try #require(hover?.content)
    #expect(content.hasPrefix("\(key): "))
    #expect(content.contains(voice))
  }
}
