/// Specs in which one slip at a time is made.
enum SlipSpecs {
  static let stepper = """
    component: stepper
    label: Tickets
    value: 3
    actions: [decrement, increment]
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }
    platforms:
      ios:
        framework: uikit
        element: UIStepper
        role: button
        groupings: native
        states: { disabled: { api: isEnabled=false, announce: Dimmed } }
        focus:
          on-value-change:
            api: UIAccessibility.post(notification:argument:)
            announce: .announcement
            argument: "{label}, {value}"
            focus: stay
        announcements:
          increment: "Tickets, 3, Increment, Button"
          decrement: "Tickets, 3, Decrement, Button"
      android:
        framework: views
        increment:
          name: Adds one ticket to 3 tickets
          android:focusable: true
        decrement:
          name: Removes one ticket from 3 tickets
          android:focusable: true
        states: { disabled: { api: android:enabled=false, announce: disabled } }
        keyboard: { enter: activate }
        focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } }
        labelFor: tickets_stepper
        announcements:
          increment: "Tickets, 3, Increment, Double tap to activate"
          decrement: "Tickets, 3, Decrement, Double tap to activate"

    """

  static let checkbox = """
    component: checkbox
    label: Label
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    platforms:
      ios:
        framework: uikit
        element: UIButton
        role: switch button
        states:
          checked: { api: accessibilityValue, announce: Checked }
          unchecked: { api: accessibilityValue, announce: Unchecked }
          disabled: { api: isEnabled=false, announce: Dimmed }
          mixed: { announce: Mixed }
        announcements:
          checked: "{label}, Checked, button"
          unchecked: "{label}, Unchecked, button"
      android:
        framework: views
        element: CheckBox
        role: check box
        states:
          mixed: { api: setCheckedState(STATE_INDETERMINATE), announce: Partially checked }
          checked: { api: android:checked=true, announce: checked }
          unchecked: { api: android:checked=false, announce: not checked }
          disabled: { api: android:enabled=false, announce: disabled }
        keyboard: { enter: activate }
        announcements:
          checked: "checked, {label}, check box"
          unchecked: "not checked, {label}, check box"

    """

  static let segments = """
    component: segmented-control
    group-label: Period
    selection: single
    segments:
      - { label: Day, selected: true }
      - { label: Week }
      - { label: Month, disabled: true }
    x-common:
      events: &events
        on-select: stay
    platforms:
      ios:
        framework: [uikit, swiftui]
        element: [UISegmentedControl, Picker]
        style: SegmentedPickerStyle
        role: button
        focus:
          <<: *events
          confined: group
        announcements:
          group: Period
          Day: "Period, Selected, Day, button, 1 of 3"
          Week: "Week, button, 2 of 3"
          Month: "Month, dimmed, button, 3 of 3"
      android:
        framework: compose
        element: [PrimaryTabRow, Tab]
        role: tab
        states:
          selected: { api: Tab(selected = tabIndex == index), announce: Selected }
          disabled: { api: Tab(enabled = false), announce: disabled }
        focus: *events
        announcements:
          Day: "Period, Selected, Day, tab, 1 of 3"
          Week: "Week, tab, 2 of 3, double tap to activate"
          Month: "Month, disabled, tab, 3 of 3"

    """

  static let pages = """
    component: page-control
    title: Photos
    label: Photos
    pages: 4
    current-page: 2
    variant: dots
    keyboard: { arrows: change-page }
    gestures: { swipe-left: change-page, swipe-right: change-page }
    platforms:
      ios:
        framework: swiftui
        groupings: { api: "accessibilityElement(children: .combine)" }
        states:
          disabled: { api: disabled(), announce: Dimmed }
          selected: { api: accessibilityAddTraits(.isSelected) }
        focus: { initial: first heading, on-page-change: stay }
        announcements:
          page: "Photos, page 2 of 4, button"
      android:
        framework: views
        element: [TabLayout, ViewPager]
        groupings:
          container: { android:screenReaderFocusable: true }
          children:
            - { android:focusable: false }
        states:
          disabled: { api: android:enabled=false, announce: disabled }
        focus: { initial: first heading, on-page-change: stay }
        announcements:
          page: "Photos, page 2 of 4, list, double tap to activate"

    """
}
