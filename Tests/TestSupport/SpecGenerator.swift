/// A generator of realistic specs without end, each different.
///
/// They have all components, platforms and frameworks, in documents of 30 to 45 lines; one in ten
/// has a finding.
public struct SpecGenerator {
  private var random: SplitMix
  private var number = 0
  /// How many of the documents written have a role that their platform does not allow.
  public private(set) var findings = 0

  /// Writes the same specs for the same seed.
  public init(seed: UInt64 = 1) {
    random = SplitMix(seed: seed)
  }

  /// Documents separated by `---`, of at least this many bytes together.
  public mutating func stream(ofBytes count: Int) -> String {
    var text = ""
    text.reserveCapacity(count + 2_000)
    while text.utf8.count < count {
      if !text.isEmpty { text += "---\n" }
      text += document()
    }
    return text
  }

  /// Documents separated by `---`, of at least this many lines together.
  public mutating func stream(ofLines count: Int) -> String {
    var text = ""
    var lines = 0
    while lines < count {
      let document = (text.isEmpty ? "" : "---\n") + document()
      lines += document.utf8.count { $0 == 0x0A }
      text += document
    }
    return text
  }

  /// One spec of about so many lines: a control of many segments or pages, each announced.
  public mutating func document(ofLines count: Int) -> String {
    number += 1
    let spec = SpecText(number: number, random: &random, hasFinding: number % 10 == 0)
    return number.isMultiple(of: 2) ? spec.segments(ofLines: count) : spec.pages(ofLines: count)
  }

  /// One spec, without a marker.
  public mutating func document() -> String {
    number += 1
    let hasFinding = number % 10 == 0
    if hasFinding { findings += 1 }
    let spec = SpecText(number: number, random: &random, hasFinding: hasFinding)
    switch number % 3 {
    case 0: return spec.stepper
    case 1: return spec.segmentedControl
    default: return spec.pageControl
    }
  }
}

/// The words of one generated spec.
struct SpecText {
  let number: Int
  let noun: String
  let quantity: Int
  let usesUIKit: Bool
  let usesViews: Bool
  let hasFinding: Bool

  init(number: Int, random: inout SplitMix, hasFinding: Bool) {
    let nouns = [
      "Tickets", "Guests", "Phones", "Rooms", "Cables", "Seats", "Bottles", "Chargers", "Lines",
    ]
    self.number = number
    noun = nouns[Int.random(in: nouns.indices, using: &random)]
    quantity = Int.random(in: 1..<9, using: &random)
    usesUIKit = Bool.random(using: &random)
    usesViews = Bool.random(using: &random)
    self.hasFinding = hasFinding
  }

  var stepper: String {
    """
    # Quantity of \(noun.lowercased()), order form \(number)
    spec: 1
    component: stepper
    title: \(noun) quantity \(number)
    purpose: Choose how many \(noun.lowercased()) to buy in step \(number) of the order
    label: \(noun)
    value: { current: \(quantity), min: 0, max: 10, step: 1 }
    actions: [decrement, increment]
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }

    platforms:
      ios:
        framework: \(usesUIKit ? "uikit" : "swiftui")
        element: \(usesUIKit ? "UIStepper" : "Stepper")
        role: \(hasFinding ? "slider" : "button")
        states:
          disabled: { api: \(usesUIKit ? "isEnabled=false" : "disabled()"), announce: Dimmed }
        focus:
          on-value-change: { announce: .announcement, focus: stay }
        announcements:
          increment: "\(noun), \(quantity), Increment, Button"
          decrement: "\(noun), \(quantity), Decrement, Button"

      android:
        framework: \(usesViews ? "views" : "compose")
        element: Button
        increment: { name: Adds one to \(quantity) \(noun.lowercased()) }
        decrement: { name: Removes one from \(quantity) \(noun.lowercased()) }
        keyboard: { enter: activate }
        handlers: [onClick]   # both buttons
        states:
          disabled: { api: \(usesViews ? "android:enabled=false" : "Button(enabled = false)") }
        focus:
          on-value-change:
            announce: \(usesViews ? "accessibilityLiveRegion" : "liveRegion")
            focus: stay
        announcements:
          increment: "\(noun), \(quantity), Increment, Double tap to activate"
          decrement: "\(noun), \(quantity), Decrement, Double tap to activate"

    """
  }

  var pageControl: String {
    """
    spec: 1
    component: page-control
    title: Tour of \(noun.lowercased()), part \(number)
    purpose: Shows which page of the tour is visible
    label: none
    name: Tour of \(noun.lowercased())
    pages: \(quantity + 2)
    current-page: \(quantity)
    variant: dots
    dots: { count: \(quantity + 2), focusable: true, interactive: true }
    auto-advance: false
    keyboard: { arrows: change-page }

    platforms:
      # The first release is for iOS alone.
      ios:
        framework: \(usesUIKit ? "uikit" : "swiftui")
        element: \(usesUIKit ? "UIPageControl" : "TabView")
        role: \(hasFinding ? "slider" : "adjustable")
        traits: [\(usesUIKit ? "adjustable" : "updatesFrequently")]
        states: { disabled: { api: \(usesUIKit ? "isEnabled=false" : "disabled()"), announce: Dimmed } }
        focus:
          on-page-change: { announce: .pageScrolled, focus: stay }
        announcements:
          - for: dots
            text: 'Page \(quantity) of \(quantity + 2), adjustable, swipe up or down with one finger'
          - for: page
            text: "Tour of \(noun.lowercased()), page \(quantity) of \(quantity + 2), button"

      android:
        framework: \(usesViews ? "views" : "compose")
        element: \(usesViews ? "ViewPager2" : "HorizontalPager")
        states:
          disabled:
            api: \(usesViews ? "android:enabled=false" : "Button(enabled = false)")
            announce: disabled
        groupings:
          api: \(usesViews ? "ViewGroup" : "Modifier.semantics(mergeDescendants = true) {}")
          container: { contentDescription: Tour of \(noun.lowercased()) }
          order: [content, dots]
        announcements:
          dots: "Tour of \(noun.lowercased()), page \(quantity) of \(quantity + 2), list"
          page: "Tour of \(noun.lowercased()), page \(quantity) of \(quantity + 2), button, double tap to activate"

    """
  }

  var segmentedControl: String {
    """
    # Filter of the list, screen \(number)
    component: segmented-control
    title: Filter \(noun.lowercased()) \(number)
    purpose: >-
      Choose which \(noun.lowercased()) the list below shows,
      without leaving screen \(number).
    group-label: Show \(noun.lowercased())
    selection: single
    segments:
      - label: All
        selected: true
      - label: Open
        icon: { image: tray-\(number), decorative: true, hidden: true }
      - label: Closed
        disabled: \(quantity % 2 == 0)

    platforms:
      ios:
        framework: \(usesUIKit ? "uikit" : "swiftui")
        element: \(usesUIKit ? "UISegmentedControl" : "Picker\n    style: SegmentedPickerStyle")
        role: \(hasFinding ? "slider" : "button")
        focus: &focus { on-select: stay }
        states:
          selected: { announce: Selected }
          disabled: { api: \(usesUIKit ? "isEnabled=false" : "disabled()"), announce: Dimmed }
        announcements:
          All: "Show \(noun.lowercased()), Selected, All, Button, 1 of 3"
          Open: "Open, Button, 2 of 3"
          Closed: "Closed, Dimmed, Button, 3 of 3"
      android:
        framework: \(usesViews ? "views" : "compose")
        element: \(usesViews ? "TabLayout" : "SegmentedButton")
        focus:
          <<: *focus
          confined: group
        states:
          disabled: { api: \(usesViews ? "android:enabled=false" : "Tab(enabled = false)") }
        handlers: [onClick]
        announcements:
          All: "Show \(noun.lowercased()), Selected, All, tab, 1 of 3"
          Open: "Open, tab, 2 of 3, Double tap to activate"
          Closed: "Closed, \(quantity % 2 == 0 ? "disabled, tab, 3 of 3" : "tab, 3 of 3, Double tap to activate")"

    """
  }
}
