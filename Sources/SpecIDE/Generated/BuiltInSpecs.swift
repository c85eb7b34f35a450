// Written by `WRITE_SPECS=1 swift test --filter BuiltInSpecs` from the models inside the program.
// swift-format-ignore-file

package import Guidelines

/// Whole specs of the components inside the program, as snippets, composed before it is built.
package enum BuiltInSpecs {
  /// The snippet of a spec, by the words that tell what it is of.
  static func snippet(of key: String) -> String? {
    all.first { $0.name == key }?.text.description
  }

  /// For each component the spec for both platforms, and one for each framework.
  package static let all: [EmbeddedFile] = [
    EmbeddedFile(name: "page-control", text: #"""
component: page-control
title: Page control
purpose: ${1:What it is for}
label: ${2:Label}
pages: 3
current-page: 1
variant: dots
dots: { count: 3, focusable: true, interactive: true \}
auto-advance: false
keyboard: { arrows: change-page \}
gestures: { swipe-right: change-page, swipe-left: change-page \}

platforms:
  ios:
    framework: uikit
    element: UIPageControl
    role: adjustable
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    gestures: { swipe-up: change-page, swipe-down: change-page \}
    focus:
      initial: back button
    announcements:
      dots: "Page {index\} of {count\}, adjustable, swipe up or down with one finger to adjust the value"
      page: "{label\}, page {index\} of {count\}, button"
    groupings:
      parent: { isAccessibilityElement: true, accessibilityLabel: ${2:Label}, accessibilityTraits: .adjustable \}
      children: { label: { isAccessibilityElement: false \}, control: { isAccessibilityElement: false \} \}
  android:
    framework: views
    element: TabLayout
    role: list
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    gestures: { two-finger-swipe: change-page \}
    focus:
      initial: back button
      on-close: trigger
    announcements:
      dots: "{label\}, page {index\} of {count\}, List, out of grid pager"
      page: "{label\}, page {index\} of {count\}, list, double tap to activate"
    labelFor: label_page_control
$0
"""#),
    EmbeddedFile(name: "page-control uikit", text: #"""
component: page-control
title: Page control
purpose: ${1:What it is for}
label: ${2:Label}
pages: 3
current-page: 1
variant: dots
dots: { count: 3, focusable: true, interactive: true \}
auto-advance: false
keyboard: { arrows: change-page \}
gestures: { swipe-right: change-page, swipe-left: change-page \}

platforms:
  ios:
    framework: uikit
    element: UIPageControl
    role: adjustable
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    gestures: { swipe-up: change-page, swipe-down: change-page \}
    focus:
      initial: back button
    announcements:
      dots: "Page {index\} of {count\}, adjustable, swipe up or down with one finger to adjust the value"
      page: "{label\}, page {index\} of {count\}, button"
    groupings:
      parent: { isAccessibilityElement: true, accessibilityLabel: ${2:Label}, accessibilityTraits: .adjustable \}
      children: { label: { isAccessibilityElement: false \}, control: { isAccessibilityElement: false \} \}
$0
"""#),
    EmbeddedFile(name: "page-control swiftui", text: #"""
component: page-control
title: Page control
purpose: ${1:What it is for}
label: ${2:Label}
pages: 3
current-page: 1
variant: dots
dots: { count: 3, focusable: true, interactive: true \}
auto-advance: false
keyboard: { arrows: change-page \}
gestures: { swipe-right: change-page, swipe-left: change-page \}

platforms:
  ios:
    framework: swiftui
    role: adjustable
    states:
      selected: { api: accessibilityAddTraits(.isSelected), announce: Selected \}
      disabled: { api: disabled(), announce: Dimmed \}
    gestures: { swipe-up: change-page, swipe-down: change-page \}
    focus:
      initial: back button
    announcements:
      dots: "Page {index\} of {count\}, adjustable, swipe up or down with one finger to adjust the value"
      page: "{label\}, page {index\} of {count\}, button"
    groupings:
      api: "accessibilityElement(children: .combine)"
      children: [label, control]
$0
"""#),
    EmbeddedFile(name: "page-control views", text: #"""
component: page-control
title: Page control
purpose: ${1:What it is for}
label: ${2:Label}
pages: 3
current-page: 1
variant: dots
dots: { count: 3, focusable: true, interactive: true \}
auto-advance: false
keyboard: { arrows: change-page \}
gestures: { swipe-right: change-page, swipe-left: change-page \}

platforms:
  android:
    framework: views
    element: TabLayout
    role: list
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    gestures: { two-finger-swipe: change-page \}
    focus:
      initial: back button
      on-close: trigger
    announcements:
      dots: "{label\}, page {index\} of {count\}, List, out of grid pager"
      page: "{label\}, page {index\} of {count\}, list, double tap to activate"
    labelFor: label_page_control
$0
"""#),
    EmbeddedFile(name: "page-control compose", text: #"""
component: page-control
title: Page control
purpose: ${1:What it is for}
label: ${2:Label}
pages: 3
current-page: 1
variant: dots
dots: { count: 3, focusable: true, interactive: true \}
auto-advance: false
keyboard: { arrows: change-page \}
gestures: { swipe-right: change-page, swipe-left: change-page \}

platforms:
  android:
    framework: compose
    role: list
    states:
      disabled: { api: Button(enabled = false), announce: disabled \}
    gestures: { two-finger-swipe: change-page \}
    focus:
      initial: back button
      on-close: trigger
    announcements:
      dots: "{label\}, page {index\} of {count\}, List, out of grid pager"
      page: "{label\}, page {index\} of {count\}, list, double tap to activate"
    groupings:
      api: "Modifier.semantics(mergeDescendants = true) {\}"
      children: [label, control]
$0
"""#),
    EmbeddedFile(name: "page-control react-native", text: #"""
component: page-control
title: Page control
purpose: ${1:What it is for}
label: ${2:Label}
pages: 3
current-page: 1
variant: dots
dots: { count: 3, focusable: true, interactive: true \}
auto-advance: false
keyboard: { arrows: change-page \}
gestures: { swipe-right: change-page, swipe-left: change-page \}

platforms:
  ios:
    framework: react-native
    role: adjustable
    gestures: { swipe-up: change-page, swipe-down: change-page \}
    focus:
      initial: back button
    announcements:
      dots: "Page {index\} of {count\}, adjustable, swipe up or down with one finger to adjust the value"
      page: "{label\}, page {index\} of {count\}, button"
    groupings:
      children: [label, control]
  android:
    framework: react-native
    role: list
    gestures: { two-finger-swipe: change-page \}
    focus:
      initial: back button
      on-close: trigger
    announcements:
      dots: "{label\}, page {index\} of {count\}, List, out of grid pager"
      page: "{label\}, page {index\} of {count\}, list, double tap to activate"
    groupings:
      children: [label, control]
$0
"""#),
    EmbeddedFile(name: "segmented-control", text: #"""
component: segmented-control
title: Segmented control
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
gestures: { swipe: focus, doubletap: activate \}

platforms:
  ios:
    framework: uikit
    element: UISegmentedControl
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      confined: group
      on-select: stay
    announcements:
      group: "{group\}"
      ${3:First}: "{group\}, Selected, {label\}, button, {index\} of {count\}"
      ${4:Second}: "{label\}, button, {index\} of {count\}"
      ${5:Third}: "{label\}, button, {index\} of {count\}"
  android:
    framework: views
    element: Tabs
    role: tab
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    focus:
      on-select: stay
    announcements:
      ${3:First}: "{group\}, Selected, {label\}, tab, {index\} of {count\}"
      ${4:Second}: "{label\}, tab, {index\} of {count\}, double tap to activate"
      ${5:Third}: "{label\}, tab, {index\} of {count\}, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "segmented-control uikit", text: #"""
component: segmented-control
title: Segmented control
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
gestures: { swipe: focus, doubletap: activate \}

platforms:
  ios:
    framework: uikit
    element: UISegmentedControl
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      confined: group
      on-select: stay
    announcements:
      group: "{group\}"
      ${3:First}: "{group\}, Selected, {label\}, button, {index\} of {count\}"
      ${4:Second}: "{label\}, button, {index\} of {count\}"
      ${5:Third}: "{label\}, button, {index\} of {count\}"
$0
"""#),
    EmbeddedFile(name: "segmented-control swiftui", text: #"""
component: segmented-control
title: Segmented control
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
gestures: { swipe: focus, doubletap: activate \}

platforms:
  ios:
    framework: swiftui
    element: Picker
    style: SegmentedPickerStyle
    role: button
    states:
      disabled: { api: disabled(), announce: Dimmed \}
    focus:
      confined: group
      on-select: stay
    announcements:
      group: "{group\}"
      ${3:First}: "{group\}, Selected, {label\}, button, {index\} of {count\}"
      ${4:Second}: "{label\}, button, {index\} of {count\}"
      ${5:Third}: "{label\}, button, {index\} of {count\}"
$0
"""#),
    EmbeddedFile(name: "segmented-control views", text: #"""
component: segmented-control
title: Segmented control
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
gestures: { swipe: focus, doubletap: activate \}

platforms:
  android:
    framework: views
    element: Tabs
    role: tab
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    focus:
      on-select: stay
    announcements:
      ${3:First}: "{group\}, Selected, {label\}, tab, {index\} of {count\}"
      ${4:Second}: "{label\}, tab, {index\} of {count\}, double tap to activate"
      ${5:Third}: "{label\}, tab, {index\} of {count\}, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "segmented-control compose", text: #"""
component: segmented-control
title: Segmented control
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
gestures: { swipe: focus, doubletap: activate \}

platforms:
  android:
    framework: compose
    element: PrimaryTabRow
    role: tab
    states:
      disabled: { api: Tab(enabled = false), announce: disabled \}
      selected: { api: Tab(selected = <condition logic>), announce: Selected \}
    focus:
      on-select: stay
    announcements:
      ${3:First}: "{group\}, Selected, {label\}, tab, {index\} of {count\}"
      ${4:Second}: "{label\}, tab, {index\} of {count\}, double tap to activate"
      ${5:Third}: "{label\}, tab, {index\} of {count\}, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "segmented-control react-native", text: #"""
component: segmented-control
title: Segmented control
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
gestures: { swipe: focus, doubletap: activate \}

platforms:
  ios:
    framework: react-native
    role: button
    focus:
      confined: group
      on-select: stay
    announcements:
      group: "{group\}"
      ${3:First}: "{group\}, Selected, {label\}, button, {index\} of {count\}"
      ${4:Second}: "{label\}, button, {index\} of {count\}"
      ${5:Third}: "{label\}, button, {index\} of {count\}"
  android:
    framework: react-native
    role: tab
    focus:
      on-select: stay
    announcements:
      ${3:First}: "{group\}, Selected, {label\}, tab, {index\} of {count\}"
      ${4:Second}: "{label\}, tab, {index\} of {count\}, double tap to activate"
      ${5:Third}: "{label\}, tab, {index\} of {count\}, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "stepper", text: #"""
component: stepper
title: Stepper
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
actions: [increment, decrement]
keyboard: { tab: focus, ctrl+tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, touch: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIStepper
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: { announce: .announcement, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Button"
      decrement: "{label\}, {value\}, Decrement, Button"
      value-change: "{value\}"
  android:
    framework: views
    element: Button
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: { announce: accessibilityLiveRegion, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Double tap to activate"
      decrement: "{label\}, {value\}, Decrement, Double tap to activate"
      value-change: "{value\}"
    labelFor: label_stepper
$0
"""#),
    EmbeddedFile(name: "stepper uikit", text: #"""
component: stepper
title: Stepper
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
actions: [increment, decrement]
keyboard: { tab: focus, ctrl+tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, touch: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIStepper
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: { announce: .announcement, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Button"
      decrement: "{label\}, {value\}, Decrement, Button"
      value-change: "{value\}"
$0
"""#),
    EmbeddedFile(name: "stepper swiftui", text: #"""
component: stepper
title: Stepper
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
actions: [increment, decrement]
keyboard: { tab: focus, ctrl+tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, touch: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Stepper
    role: button
    states:
      disabled: { api: disabled(), announce: Dimmed \}
    focus:
      on-value-change: { announce: AccessibilityNotification.Announcement, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Button"
      decrement: "{label\}, {value\}, Decrement, Button"
      value-change: "{value\}"
$0
"""#),
    EmbeddedFile(name: "stepper views", text: #"""
component: stepper
title: Stepper
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
actions: [increment, decrement]
keyboard: { tab: focus, ctrl+tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, touch: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: Button
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: { announce: accessibilityLiveRegion, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Double tap to activate"
      decrement: "{label\}, {value\}, Decrement, Double tap to activate"
      value-change: "{value\}"
    labelFor: label_stepper
$0
"""#),
    EmbeddedFile(name: "stepper compose", text: #"""
component: stepper
title: Stepper
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
actions: [increment, decrement]
keyboard: { tab: focus, ctrl+tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, touch: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    keyboard: { enter: activate \}
    focus:
      on-value-change: { announce: liveRegion, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Double tap to activate"
      decrement: "{label\}, {value\}, Decrement, Double tap to activate"
      value-change: "{value\}"
$0
"""#),
    EmbeddedFile(name: "stepper react-native", text: #"""
component: stepper
title: Stepper
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
actions: [increment, decrement]
keyboard: { tab: focus, ctrl+tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, touch: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: button
    focus:
      on-value-change: { announce: AccessibilityInfo.announceForAccessibility, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Button"
      decrement: "{label\}, {value\}, Decrement, Button"
      value-change: "{value\}"
  android:
    framework: react-native
    keyboard: { enter: activate \}
    focus:
      on-value-change: { announce: AccessibilityInfo.announceForAccessibility, focus: stay \}
    announcements:
      increment: "{label\}, {value\}, Increment, Double tap to activate"
      decrement: "{label\}, {value\}, Decrement, Double tap to activate"
      value-change: "{value\}"
$0
"""#),
    EmbeddedFile(name: "button", text: #"""
component: button
title: Button
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIButton
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    announcements:
      focus: "{label\}, button"
  android:
    framework: views
    element: Button
    role: button
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    announcements:
      focus: "{label\}, button, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "button uikit", text: #"""
component: button
title: Button
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIButton
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    announcements:
      focus: "{label\}, button"
$0
"""#),
    EmbeddedFile(name: "button swiftui", text: #"""
component: button
title: Button
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Button
    role: button
    states:
      disabled: { api: disabled(true), announce: Dimmed \}
    announcements:
      focus: "{label\}, button"
$0
"""#),
    EmbeddedFile(name: "button views", text: #"""
component: button
title: Button
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: Button
    role: button
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    announcements:
      focus: "{label\}, button, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "button compose", text: #"""
component: button
title: Button
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: Button
    role: button
    states:
      disabled: { api: Button(enabled = false), announce: disabled \}
    keyboard: { enter: activate \}
    announcements:
      focus: "{label\}, button, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "button react-native", text: #"""
component: button
title: Button
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: button
    announcements:
      focus: "{label\}, button"
  android:
    framework: react-native
    role: button
    keyboard: { enter: activate \}
    announcements:
      focus: "{label\}, button, double tap to activate"
$0
"""#),
    EmbeddedFile(name: "checkbox", text: #"""
component: checkbox
title: Checkbox
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIButton
    role: switch button
    states:
      checked: { api: accessibilityValue, announce: Checked \}
      unchecked: { api: accessibilityValue, announce: Unchecked \}
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      checked: "{label\}, Checked, button"
      unchecked: "{label\}, Unchecked, button"
  android:
    framework: views
    element: CheckBox
    role: check box
    states:
      checked: { api: android:checked=true, announce: checked \}
      unchecked: { api: android:checked=false, announce: not checked \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      checked: "checked, {label\}, check box"
      unchecked: "not checked, {label\}, check box"
$0
"""#),
    EmbeddedFile(name: "checkbox uikit", text: #"""
component: checkbox
title: Checkbox
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIButton
    role: switch button
    states:
      checked: { api: accessibilityValue, announce: Checked \}
      unchecked: { api: accessibilityValue, announce: Unchecked \}
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      checked: "{label\}, Checked, button"
      unchecked: "{label\}, Unchecked, button"
$0
"""#),
    EmbeddedFile(name: "checkbox swiftui", text: #"""
component: checkbox
title: Checkbox
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Toggle
    role: switch button
    states:
      checked: { api: accessibilityValue(_:), announce: Checked \}
      unchecked: { api: accessibilityValue(_:), announce: Unchecked \}
      disabled: { api: disabled(true), announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      checked: "{label\}, switch button, Checked"
      unchecked: "{label\}, switch button, Unchecked"
$0
"""#),
    EmbeddedFile(name: "checkbox views", text: #"""
component: checkbox
title: Checkbox
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: CheckBox
    role: check box
    states:
      checked: { api: android:checked=true, announce: checked \}
      unchecked: { api: android:checked=false, announce: not checked \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      checked: "checked, {label\}, check box"
      unchecked: "not checked, {label\}, check box"
$0
"""#),
    EmbeddedFile(name: "checkbox compose", text: #"""
component: checkbox
title: Checkbox
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: Checkbox
    role: check box
    states:
      error: { api: error(), announce: Error \}
      checked: { api: Modifier.toggleable, announce: checked \}
      unchecked: { api: Modifier.toggleable, announce: not checked \}
      disabled: { api: Checkbox(enabled = false), announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      checked: "checked, {label\}, check box"
      unchecked: "not checked, {label\}, check box"
$0
"""#),
    EmbeddedFile(name: "checkbox react-native", text: #"""
component: checkbox
title: Checkbox
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: switch button
    focus:
      on-value-change: stay
  android:
    framework: react-native
    role: check box
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      checked: "checked, {label\}, check box"
      unchecked: "not checked, {label\}, check box"
$0
"""#),
    EmbeddedFile(name: "dialog", text: #"""
component: dialog
title: Dialog
purpose: ${1:What it is for}
label: ${2:Label}
buttons: [OK, Cancel]
variant: alert
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIAlertController
    gestures: { two-finger-scrub: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "Alert, {label\}"
  android:
    framework: views
    element: AlertDialog
    keyboard: { escape: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "{label\}"
$0
"""#),
    EmbeddedFile(name: "dialog uikit", text: #"""
component: dialog
title: Dialog
purpose: ${1:What it is for}
label: ${2:Label}
buttons: [OK, Cancel]
variant: alert
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIAlertController
    gestures: { two-finger-scrub: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "Alert, {label\}"
$0
"""#),
    EmbeddedFile(name: "dialog swiftui", text: #"""
component: dialog
title: Dialog
purpose: ${1:What it is for}
label: ${2:Label}
buttons: [OK, Cancel]
variant: alert
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: alert
    gestures: { two-finger-scrub: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "Alert, {label\}"
$0
"""#),
    EmbeddedFile(name: "dialog views", text: #"""
component: dialog
title: Dialog
purpose: ${1:What it is for}
label: ${2:Label}
buttons: [OK, Cancel]
variant: alert
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: AlertDialog
    keyboard: { escape: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "{label\}"
$0
"""#),
    EmbeddedFile(name: "dialog compose", text: #"""
component: dialog
title: Dialog
purpose: ${1:What it is for}
label: ${2:Label}
buttons: [OK, Cancel]
variant: alert
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: AlertDialog
    keyboard: { escape: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "Dialog, {label\}"
$0
"""#),
    EmbeddedFile(name: "dialog react-native", text: #"""
component: dialog
title: Dialog
purpose: ${1:What it is for}
label: ${2:Label}
buttons: [OK, Cancel]
variant: alert
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    gestures: { two-finger-scrub: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
    announcements:
      open: "Alert, {label\}"
  android:
    framework: react-native
    keyboard: { escape: leave-control \}
    focus:
      initial: title
      confined: group
      on-close: trigger
$0
"""#),
    EmbeddedFile(name: "link", text: #"""
component: link
title: Link
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UITextView
    role: link
    announcements:
      focus: "{label\}, link"
  android:
    framework: views
    element: TextView
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    announcements:
      focus: "{label\}, links available"
$0
"""#),
    EmbeddedFile(name: "link uikit", text: #"""
component: link
title: Link
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UITextView
    role: link
    announcements:
      focus: "{label\}, link"
$0
"""#),
    EmbeddedFile(name: "link swiftui", text: #"""
component: link
title: Link
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Link
    role: link
    announcements:
      focus: "{label\}, link"
$0
"""#),
    EmbeddedFile(name: "link views", text: #"""
component: link
title: Link
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: TextView
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    announcements:
      focus: "{label\}, links available"
$0
"""#),
    EmbeddedFile(name: "link compose", text: #"""
component: link
title: Link
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: Text
    announcements:
      focus: "{label\}, links available"
$0
"""#),
    EmbeddedFile(name: "link react-native", text: #"""
component: link
title: Link
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: link
    announcements:
      focus: "{label\}, link"
  android:
    framework: react-native
    announcements:
      focus: "{label\}, links available"
$0
"""#),
    EmbeddedFile(name: "radio-group", text: #"""
component: radio-group
title: Radio group
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIButton
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
      selected: { api: .selected, announce: Selected \}
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, button"
      unselected: "{label\}, button"
  android:
    framework: views
    element: RadioGroup
    role: radio button
    states:
      selected: { api: android:checked=true, announce: selected \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, radio button"
      unselected: "not selected, {label\}, radio button"
$0
"""#),
    EmbeddedFile(name: "radio-group uikit", text: #"""
component: radio-group
title: Radio group
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UIButton
    role: button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
      selected: { api: .selected, announce: Selected \}
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, button"
      unselected: "{label\}, button"
$0
"""#),
    EmbeddedFile(name: "radio-group swiftui", text: #"""
component: radio-group
title: Radio group
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Picker
    role: button
    states:
      disabled: { api: disabled(true), announce: Dimmed \}
      selected: { api: .isSelected, announce: Selected \}
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, button"
      unselected: "{label\}, button"
$0
"""#),
    EmbeddedFile(name: "radio-group views", text: #"""
component: radio-group
title: Radio group
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: RadioGroup
    role: radio button
    states:
      selected: { api: android:checked=true, announce: selected \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, radio button"
      unselected: "not selected, {label\}, radio button"
$0
"""#),
    EmbeddedFile(name: "radio-group compose", text: #"""
component: radio-group
title: Radio group
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: RadioButton
    role: radio button
    states:
      selected: { api: RadioButton(selected = true), announce: Selected \}
      disabled: { api: RadioButton(enabled = false), announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, radio button"
      unselected: "not selected, {label\}, radio button"
$0
"""#),
    EmbeddedFile(name: "radio-group react-native", text: #"""
component: radio-group
title: Radio group
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: button
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, button"
      unselected: "{label\}, button"
  android:
    framework: react-native
    role: radio button
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, radio button"
      unselected: "not selected, {label\}, radio button"
$0
"""#),
    EmbeddedFile(name: "slider", text: #"""
component: slider
title: Slider
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
keyboard: { tab: focus \}
gestures: { swipe: focus, swipe-up: change-value, swipe-down: change-value \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UISlider
    role: adjustable
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, {value\}, adjustable"
  android:
    framework: views
    element: SeekBar
    role: slider
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { arrows: change-value \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{value\}, {label\}, slider"
$0
"""#),
    EmbeddedFile(name: "slider uikit", text: #"""
component: slider
title: Slider
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
keyboard: { tab: focus \}
gestures: { swipe: focus, swipe-up: change-value, swipe-down: change-value \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UISlider
    role: adjustable
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, {value\}, adjustable"
$0
"""#),
    EmbeddedFile(name: "slider swiftui", text: #"""
component: slider
title: Slider
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
keyboard: { tab: focus \}
gestures: { swipe: focus, swipe-up: change-value, swipe-down: change-value \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Slider
    role: adjustable
    states:
      disabled: { api: disabled(true), announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, {value\}, adjustable"
$0
"""#),
    EmbeddedFile(name: "slider views", text: #"""
component: slider
title: Slider
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
keyboard: { tab: focus \}
gestures: { swipe: focus, swipe-up: change-value, swipe-down: change-value \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: SeekBar
    role: slider
    states:
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { arrows: change-value \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{value\}, {label\}, slider"
$0
"""#),
    EmbeddedFile(name: "slider compose", text: #"""
component: slider
title: Slider
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
keyboard: { tab: focus \}
gestures: { swipe: focus, swipe-up: change-value, swipe-down: change-value \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: Slider
    role: slider
    states:
      disabled: { api: Slider(enabled = false), announce: disabled \}
    keyboard: { arrows: change-value \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{value\}, {label\}, slider"
$0
"""#),
    EmbeddedFile(name: "slider react-native", text: #"""
component: slider
title: Slider
purpose: ${1:What it is for}
label: ${2:Label}
value: { current: 1, min: 0, max: 10, step: 1 \}
keyboard: { tab: focus \}
gestures: { swipe: focus, swipe-up: change-value, swipe-down: change-value \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: adjustable
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, {value\}, adjustable"
  android:
    framework: react-native
    role: slider
    keyboard: { arrows: change-value \}
    focus:
      on-value-change: stay
$0
"""#),
    EmbeddedFile(name: "snackbar", text: #"""
component: snackbar
title: Snackbar
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
  android:
    framework: views
    element: Snackbar
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
$0
"""#),
    EmbeddedFile(name: "snackbar uikit", text: #"""
component: snackbar
title: Snackbar
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
$0
"""#),
    EmbeddedFile(name: "snackbar swiftui", text: #"""
component: snackbar
title: Snackbar
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
$0
"""#),
    EmbeddedFile(name: "snackbar views", text: #"""
component: snackbar
title: Snackbar
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: Snackbar
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
$0
"""#),
    EmbeddedFile(name: "snackbar compose", text: #"""
component: snackbar
title: Snackbar
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: SnackbarHost
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
$0
"""#),
    EmbeddedFile(name: "snackbar react-native", text: #"""
component: snackbar
title: Snackbar
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
  android:
    framework: react-native
    focus:
      on-appear: stay
    announcements:
      appear: "{label\}"
$0
"""#),
    EmbeddedFile(name: "switch", text: #"""
component: switch
title: Switch
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UISwitch
    role: switch button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
      on: { api: isOn=true, announce: "On" \}
      off: { api: isOn=false, announce: "Off" \}
    focus:
      on-value-change: stay
    announcements:
      "on": "{label\}, switch button, On"
      "off": "{label\}, switch button, Off"
  android:
    framework: views
    element: MaterialSwitch
    role: switch
    states:
      on: { api: android:checked=true, announce: "On" \}
      off: { api: android:checked=false, announce: "Off" \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      "on": "On, {label\}, switch"
      "off": "Off, {label\}, switch"
$0
"""#),
    EmbeddedFile(name: "switch uikit", text: #"""
component: switch
title: Switch
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UISwitch
    role: switch button
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
      on: { api: isOn=true, announce: "On" \}
      off: { api: isOn=false, announce: "Off" \}
    focus:
      on-value-change: stay
    announcements:
      "on": "{label\}, switch button, On"
      "off": "{label\}, switch button, Off"
$0
"""#),
    EmbeddedFile(name: "switch swiftui", text: #"""
component: switch
title: Switch
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: Toggle
    role: switch button
    states:
      disabled: { api: disabled(true), announce: Dimmed \}
      on: { api: isOn, announce: "On" \}
      off: { api: isOn, announce: "Off" \}
    focus:
      on-value-change: stay
    announcements:
      "on": "{label\}, switch button, On"
      "off": "{label\}, switch button, Off"
$0
"""#),
    EmbeddedFile(name: "switch views", text: #"""
component: switch
title: Switch
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: MaterialSwitch
    role: switch
    states:
      on: { api: android:checked=true, announce: "On" \}
      off: { api: android:checked=false, announce: "Off" \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      "on": "On, {label\}, switch"
      "off": "Off, {label\}, switch"
$0
"""#),
    EmbeddedFile(name: "switch compose", text: #"""
component: switch
title: Switch
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: Switch
    role: switch
    states:
      on: { api: Modifier.toggleable, announce: "On" \}
      off: { api: Modifier.toggleable, announce: "Off" \}
      disabled: { api: Switch(enabled = false), announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      "on": "On, {label\}, switch"
      "off": "Off, {label\}, switch"
$0
"""#),
    EmbeddedFile(name: "switch react-native", text: #"""
component: switch
title: Switch
purpose: ${1:What it is for}
label: ${2:Label}
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: switch button
    focus:
      on-value-change: stay
    announcements:
      "on": "{label\}, switch button, On"
      "off": "{label\}, switch button, Off"
  android:
    framework: react-native
    role: switch
    keyboard: { enter: activate \}
    focus:
      on-value-change: stay
    announcements:
      "on": "On, {label\}, switch"
      "off": "Off, {label\}, switch"
$0
"""#),
    EmbeddedFile(name: "tabs", text: #"""
component: tabs
title: Tab
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UITabBar
    role: tab
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
      selected: { api: .selected, announce: Selected \}
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, tab"
  android:
    framework: views
    element: TabLayout
    role: tab
    states:
      selected: { api: select(), announce: selected \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, tab"
$0
"""#),
    EmbeddedFile(name: "tabs uikit", text: #"""
component: tabs
title: Tab
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UITabBar
    role: tab
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
      selected: { api: .selected, announce: Selected \}
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, tab"
$0
"""#),
    EmbeddedFile(name: "tabs swiftui", text: #"""
component: tabs
title: Tab
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: TabView
    role: tab
    states:
      disabled: { api: disabled(true), announce: Dimmed \}
      selected: { api: .isSelected, announce: Selected \}
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, tab"
$0
"""#),
    EmbeddedFile(name: "tabs views", text: #"""
component: tabs
title: Tab
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: TabLayout
    role: tab
    states:
      selected: { api: select(), announce: selected \}
      disabled: { api: android:enabled=false, announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, tab"
$0
"""#),
    EmbeddedFile(name: "tabs compose", text: #"""
component: tabs
title: Tab
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: PrimaryTabRow
    role: tab
    states:
      selected: { api: Tab(selected = true), announce: selected \}
      disabled: { api: Tab(enabled = false), announce: disabled \}
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, tab"
$0
"""#),
    EmbeddedFile(name: "tabs react-native", text: #"""
component: tabs
title: Tab
purpose: ${1:What it is for}
group-label: ${2:Label}
segments:
  - { label: ${3:First}, selected: true \}
  - { label: ${4:Second} \}
  - { label: ${5:Third} \}
selection: single
keyboard: { tab: focus, arrows: focus, space: activate \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    focus:
      on-select: stay
    announcements:
      selected: "Selected, {label\}, tab"
  android:
    framework: react-native
    role: tab
    keyboard: { enter: activate \}
    focus:
      on-select: stay
    announcements:
      selected: "selected, {label\}, tab"
$0
"""#),
    EmbeddedFile(name: "text-field", text: #"""
component: text-field
title: Text field
purpose: ${1:What it is for}
label: ${2:Label}
variant: plain
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UITextField
    role: text field
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, text field"
  android:
    framework: views
    element: EditText
    role: edit box
    states:
      error: { api: setError(), announce: Error \}
      disabled: { api: android:enabled=false, announce: disabled \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, edit box"
$0
"""#),
    EmbeddedFile(name: "text-field uikit", text: #"""
component: text-field
title: Text field
purpose: ${1:What it is for}
label: ${2:Label}
variant: plain
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: uikit
    element: UITextField
    role: text field
    states:
      disabled: { api: isEnabled=false, announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, text field"
$0
"""#),
    EmbeddedFile(name: "text-field swiftui", text: #"""
component: text-field
title: Text field
purpose: ${1:What it is for}
label: ${2:Label}
variant: plain
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: swiftui
    element: TextField
    role: text field
    states:
      disabled: { api: disabled(true), announce: Dimmed \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, text field"
$0
"""#),
    EmbeddedFile(name: "text-field views", text: #"""
component: text-field
title: Text field
purpose: ${1:What it is for}
label: ${2:Label}
variant: plain
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: views
    element: EditText
    role: edit box
    states:
      error: { api: setError(), announce: Error \}
      disabled: { api: android:enabled=false, announce: disabled \}
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, edit box"
$0
"""#),
    EmbeddedFile(name: "text-field compose", text: #"""
component: text-field
title: Text field
purpose: ${1:What it is for}
label: ${2:Label}
variant: plain
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  android:
    framework: compose
    element: TextField
    role: edit box
    states:
      error: { api: error(), announce: Error \}
      disabled: { api: TextField(enabled = false), announce: disabled \}
    focus:
      on-value-change: stay
    announcements:
      focus: "edit box, {label\}"
$0
"""#),
    EmbeddedFile(name: "text-field react-native", text: #"""
component: text-field
title: Text field
purpose: ${1:What it is for}
label: ${2:Label}
variant: plain
keyboard: { tab: focus \}
gestures: { swipe: focus, doubletap: activate \}
settings: { text-resize: 200% \}

platforms:
  ios:
    framework: react-native
    role: text field
    focus:
      on-value-change: stay
    announcements:
      focus: "{label\}, text field"
  android:
    framework: react-native
    role: edit box
    focus:
      on-value-change: stay
$0
"""#),
  ]
}
