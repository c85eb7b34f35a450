/// Specs that are long because their component has many parts.
extension SpecText {
  /// A control with a segment for every five lines.
  func segments(ofLines lines: Int) -> String {
    let count = max(2, (lines - 40) / 4)
    let list = (1...count).map { position in
      position == 1
        ? "  - label: \(noun) 1\n    selected: true\n"
        : "  - label: \(noun) \(position)\n    name: \(noun) \(position)\n"
    }
    let head = segmentedControl.split(separator: "segments:\n", maxSplits: 1)[0]
    let ios = announcements(of: count, role: "button", instruction: "")
    let android = announcements(of: count, role: "tab", instruction: ", double tap to activate")
    return """
      \(head)segments:
      \(list.joined())keyboard: { tab: focus, arrows: focus, space: activate }
      gestures: { swipe: focus, doubletap: activate }
      settings: { text-resize: 200% }

      platforms:
        ios:
          framework: \(usesUIKit ? "uikit" : "swiftui")
          element: \(usesUIKit ? "UISegmentedControl" : "Picker")
          role: \(hasFinding ? "slider" : "button")
          focus: { on-select: stay, confined: group }
          states:
            disabled: { api: \(usesUIKit ? "isEnabled=false" : "disabled()"), announce: Dimmed }
          announcements:
      \(ios)
        android:
          framework: \(usesViews ? "views" : "compose")
          element: \(usesViews ? "Tabs" : "PrimaryTabRow")
          role: tab
          handlers: [onClick]
          focus: { on-select: stay }
          announcements:
      \(android)
      """
  }

  private func announcements(of count: Int, role: String, instruction: String) -> String {
    (1...count).map { position in
      let state = position == 1 ? "Selected, " : ""
      let group = position == 1 ? "Show \(noun.lowercased()), " : ""
      let phrase = "\(group)\(state)\(noun) \(position), \(role), \(position) of \(count)"
      return "      \(noun) \(position): \"\(phrase)\(position == 1 ? "" : instruction)\"\n"
    }.joined()
  }

  /// A control with an announcement for each of its pages on either platform.
  func pages(ofLines lines: Int) -> String {
    let count = max(2, (lines - 40) / 2)
    let phrases = { (role: String) in
      (1...count).map { page in
        "      page \(page): \"Tour of \(noun.lowercased()), page \(page) of \(count), \(role)\"\n"
      }.joined()
    }
    return """
      # Tour \(number)
      spec: 1
      component: page-control
      title: Tour of \(noun.lowercased()), part \(number)
      purpose: Shows which page of the tour is visible
      label: none
      name: Tour of \(noun.lowercased())
      pages: \(count)
      current-page: \(quantity)
      variant: slides
      slides:
        announce-index: true
      auto-advance: false
      keyboard: { tab: focus, arrows: change-page }
      gestures: { swipe-left: change-page, swipe-right: change-page }

      platforms:
        ios:
          framework: \(usesUIKit ? "uikit" : "swiftui")
          role: \(hasFinding ? "slider" : "button")
          accessibilityLabel: Tour of \(noun.lowercased())
          states:
            disabled:
              api: \(usesUIKit ? "isEnabled=false" : "disabled()")
              announce: Dimmed
          focus:
            initial: first heading
            on-page-change: stay
          announcements:
      \(phrases("button"))
        android:
          framework: \(usesViews ? "views" : "compose")
          handlers: [onClick]
          states:
            disabled:
              api: \(usesViews ? "android:enabled=false" : "Button(enabled = false)")
              announce: disabled
          focus:
            initial: first heading
          announcements:
      \(phrases("list, double tap to activate"))
      """
  }
}
