import Guidelines
import SourceText
import SpecModel
import Testing
import Voices
import YAMLSyntax

@Suite("The moments of a spec")
struct MomentTests {
  @Test("a native stepper has its decrement first, and says neither label nor value")
  func nativeStepper() throws {
    let lines = try saidMoments(
      """
      component: stepper
      label: Tickets
      value: { current: 3, min: 0, max: 10 }
      platforms: { ios: { framework: uikit, element: UIStepper } }
      """
    )
    #expect(
      lines == [
        "decrement: Decrement. Button.",
        "decrement > value-change: ? what VoiceOver says after an action here",
        "increment: Increment. Button.",
        "increment > value-change: ? what VoiceOver says after an action here",
      ]
    )
  }

  @Test("a phrase for a changed value makes no element of it")
  func valueChange() throws {
    let lines = try saidMoments(
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIStepper, announcements: { value-change: "{value}" } }
      """
    )
    #expect(lines.filter { $0.hasPrefix("value-change") } == [])
  }

  @Test("two frameworks have an element each")
  func frameworks() throws {
    let lines = try saidMoments(
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: [uikit, swiftui], element: [UIStepper, Stepper] } }
      """
    )
    #expect(lines.first == "decrement: Decrement. Button. | Tickets, Decrement. Button.")
  }

  @Test("a label that the stepper is given is not known to be said")
  func labelledStepper() throws {
    let lines = try saidMoments(
      """
      component: stepper
      platforms: { ios: { framework: uikit, element: UIStepper, accessibilityLabel: Tickets } }
      """
    )
    #expect(lines.first == "decrement: ? what a UIStepper says that has an accessibility label")
  }

  @Test("what is adjusted as a whole is one element, and says its value after an action")
  func adjusted() throws {
    let lines = try saidMoments(
      """
      component: stepper
      label: Quantity
      value: 3
      platforms: { ios: { framework: uikit, element: UIView, traits: [.adjustable] } }
      """
    )
    let hint = "Swipe up or down with one finger to adjust the value."
    #expect(
      lines == [
        "increment, decrement: Quantity: 3. Adjustable. / \(hint)", "increment > value-change: 4",
        "decrement > value-change: 2",
      ]
    )
  }

  @Test(
    "buttons say their own names, and what changes decides what is heard",
    arguments: [
      ("accessibilityLiveRegion", "4", "2"), ("silent", "-", "-"),
      ("accessibilityLiveRegion=none", "-", "-"),
      ("View.ACCESSIBILITY_LIVE_REGION_NONE", "-", "-"),
    ] as [(String, String, String)]
  )
  func buttons(announce: String, more: String, less: String) throws {
    let lines = try saidMoments(
      """
      component: stepper
      label: Tickets
      value: 3
      platforms:
        android:
          framework: views
          element: ImageButton
          increment: { name: Add, labelFor: tickets }
          focus: { on-value-change: { announce: \(announce), focus: stay } }
      """
    )
    #expect(
      lines == [
        "increment: Add, Button for Tickets / Double-tap to activate",
        "increment > value-change: \(more)",
        "decrement: {name}, Button / Double-tap to activate", "decrement > value-change: \(less)",
      ]
    )
  }

  @Test("a value in the name or the state of a button is heard as it changes")
  func valueInName() throws {
    let lines = try saidMoments(
      """
      component: stepper
      value: { current: 3, step: 2 }
      platforms:
        android:
          framework: compose
          element: Button
          increment: { name: "Phones 3, Increment" }
          decrement: { name: Remove, stateDescription: "{value}" }
      """
    )
    #expect(
      lines == [
        "increment: Phones 3, Increment, Button / Double-tap to activate",
        "increment > value-change: Phones 5, Increment",
        "decrement: 3, Remove, Button / Double-tap to activate", "decrement > value-change: 1",
      ]
    )
  }

  private static let segmentedControl = """
    component: segmented-control
    group-label: Period
    segments: [{ label: Day, selected: true }, { label: Week }, { label: Month, disabled: true }]
    platforms:

    """

  @Test("each segment is one, and the first enters the list")
  func segments() throws {
    let tabs = try saidMoments(
      Self.segmentedControl + "  android: { framework: views, element: TabLayout }\n"
    )
    #expect(
      tabs == [
        "Day (selected): selected, Day, Tab, 1 of 3, In list Period, 3 items",
        "Week: Week, Tab, 2 of 3 / Double-tap to select",
        "Week > select: ? what is said when a segment is selected here",
        "Month (disabled): Month, Tab, disabled, 3 of 3",
      ]
    )
    let compose = try saidMoments(
      Self.segmentedControl + "  android: { framework: compose, element: [SegmentedButton] }\n"
    )
    #expect(compose[1] == "Week: Not selected, Week, Radio button, 2 of 3 / Double-tap to toggle")
    #expect(compose[2] == "Week > select: Selected")
    let native = try saidMoments(
      Self.segmentedControl + "  ios: { framework: uikit, element: UISegmentedControl }\n"
    )
    #expect(native.contains("Day (selected): Selected: Day. Button. 1 of 3."))
    #expect(native.contains("Month (disabled): Month. Dimmed. Button. 3 of 3."))
    #expect(native.first == "group: ? when the label of a group is said")
  }

  @Test("pages tell where they are when they come, and dots when they have the focus")
  func pages() throws {
    let head = "component: page-control\nname: Photos\npages: 3\ncurrent-page: 2\nplatforms:\n"
    let dots = try saidMoments(head + "  ios: { framework: uikit, element: UIPageControl }\n")
    let hint = "Swipe up or down with one finger to adjust the value."
    #expect(dots.first == "dots: Photos: page 2 of 3. Adjustable. / \(hint)")
    let pager = try saidMoments(
      head + "  android: { framework: compose, element: HorizontalPager }\n"
    )
    #expect(pager.contains("page: {name}, In horizontal pager"))
    #expect(pager.contains("page > page-change: Page 3 of 3"))
  }

  @Test(
    "what is written for an event stands behind what sets it off",
    arguments: [
      (
        "component: page-control\nname: Photos\npages: 3\ncurrent-page: 2\nplatforms:\n"
          + "  android: { framework: compose, element: HorizontalPager, announcements: "
          + "{ page-change: 'Page {index} of {count}' } }\n",
        ["page > page-change: Page 3 of 3"]
      ),
      (
        segmentedControl + "  android: { framework: compose, element: SegmentedButton, "
          + "announcements: { select: Selected } }\n",
        ["Week > select: Selected"]
      ),
      (
        "component: page-control\nplatforms: { ios: { announcements: { page-change: Two } } }\n",
        ["page > page-change: ? which element it is"]
      ),
      (
        "component: page-control\npages: 4\nplatforms: { ios: { framework: uikit, "
          + "element: UIPageControl, announcements: { page-change: Page 2 of 4 } } }\n",
        ["dots > page-change: ? what VoiceOver says when the page changes"]
      ),
      (
        "component: page-control\nplatforms: { android: { framework: views, element: ViewPager2, "
          + "announcements: { page-change: Two, page 1: One, page 2: Two } } }\n",
        ["page 2 > page-change: ? which page has come"]
      ),
      (
        "component: segmented-control\nsegments: [{ label: Day, selected: true }]\n"
          + "platforms: { ios: { framework: uikit, announcements: { select: Selected } } }\n",
        ["Day > select: ? which element says this"]
      ),
    ] as [(String, [String])]
  )
  func event(spec: String, wanted: [String]) throws {
    let lines = try saidMoments(spec).filter { line in
      ["> select:", "page-change:"].contains(where: line.contains)
    }
    #expect(lines == wanted)
  }

  @Test(
    "a segment may be called as a moment is, which the exact spelling means",
    arguments: [
      ("Select", "Select", ["Select", "Share > select"]),
      ("select", "SELECT", ["select", "Share > select"]),
    ]
  )
  func segmentCalledAsMoment(label: String, key: String, said: [String]) throws {
    let spec = try #require(
      Spec(
        """
        component: segmented-control
        segments: [{ label: \(label), selected: true }, { label: Share }]
        platforms:
          android:
            framework: views
            element: MaterialButtonToggleGroup
            announcements: { \(key): of the segment, select: of the event }
        """
      )
    )
    let written = spec.moments(on: spec.scopes[0]).filter { !$0.written.isEmpty }
    #expect(
      written.map { moment in moment.trigger.map { "\($0) > \(moment.key)" } ?? moment.key } == said
    )
    #expect(
      written.flatMap { $0.written.map(\.phrase.value) } == ["of the segment", "of the event"]
    )
  }

  @Test("an element of a button alone is that of the button, and not assumed")
  func elementOfButton() throws {
    let spec = try #require(
      Spec(
        """
        component: stepper
        platforms:
          android: { framework: compose, increment: { element: IconButton, name: Add } }
        """
      )
    )
    let moments = spec.moments(on: spec.scopes[0]).filter { $0.key == "increment" }
    #expect(moments.map(\.isAssumed) == [false])
    #expect(moments.flatMap(\.elements).map(\.control) == ["IconButton"])
  }

  @Test("an element that nobody knows says nothing that is known")
  func unknown() throws {
    let lines = try saidMoments(
      Self.segmentedControl + "  android: { framework: compose, element: PeriodPicker }\n"
    )
    #expect(lines.first == "Day (selected): ? how 'PeriodPicker' behaves")
  }

  @Test("without an element the guideline's only one is taken")
  func assumed() throws {
    let spec = try #require(
      Spec("component: stepper\nplatforms: { ios: { framework: uikit } }\n")
    )
    let moments = spec.moments(on: spec.scopes[0])
    #expect(moments.map(\.isAssumed).first == true)
    #expect(moments.first?.elements.first?.control == "UIStepper")
  }

  @Test("an element is called as the spec calls it, alike ones once")
  func names() throws {
    let head = Self.segmentedControl + "  android: { framework: compose, element: "
    for (written, name) in [("[TabRow, Tab]", "Tab"), ("[PrimaryTabRow]", "PrimaryTabRow")] {
      let spec = try #require(Spec(head + "\(written) }\n"))
      let moment = try #require(spec.moments(on: spec.scopes[0]).first)
      #expect(moment.elements.map(\.control) == [name])
    }
  }

  @Test("a phrase of a state is a moment of its own")
  func states() throws {
    let spec = try #require(
      Spec(
        """
        component: stepper
        platforms:
          ios:
            framework: uikit
            element: UIStepper
            announcements:
              - { for: decrement, text: "Tickets, Decrement, Button" }
              - { for: decrement, state: dimmed, text: "Tickets, Decrement, dimmed, Button" }
        """
      )
    )
    let moments = spec.moments(on: spec.scopes[0]).filter { $0.key == "decrement" }
    #expect(moments.map(\.state) == [nil, "disabled"])
    #expect(
      moments.map { $0.written.map(\.phrase.value) } == [
        ["Tickets, Decrement, Button"], ["Tickets, Decrement, dimmed, Button"],
      ]
    )
    #expect(
      moments.last?.speeches(by: .builtIn(.ios)).map(\.line) == ["Decrement. Dimmed. Button."]
    )
  }

  @Test(
    "takes what is broken",
    arguments: [
      "component: stepper\nplatforms: [ios]", "platforms: { ios: { framework: uikit } }",
      "component: segmented-control\nsegments: [[], {}, 3]\nplatforms: { android: { element: [[]] } }",
      "component: page-control\npages: -3\ncurrent-page: 9\nplatforms: { android: null, ios: 3 }",
    ] as [String]
  )
  func broken(text: String) throws {
    let spec = try #require(Spec(text))
    for scope in spec.scopes {
      for moment in spec.moments(on: scope) {
        #expect(!moment.key.isEmpty)
        _ = spec.guidelineUtterances(at: moment, on: scope)
      }
    }
  }
}
