// Written by `swift run embed-text` from the files of Sources/Guidelines/Library.
// swift-format-ignore-file

/// The files of the library, inside the program.
package enum BuiltInText {
  /// Every file, in alphabetical order of the names.
  package static let files: [EmbeddedFile] = [
    EmbeddedFile(name: "button.md", text: #"""
---
title: Button
name: button
publisher: a11y-spec
aliases: [push-button]
other-names: [icon button, text button, floating action button, fab, call to action, cta, action button]
keyboard:
  tab: The Tab key or an arrow key brings the focus to the button[^keys]
  space: The space bar presses it; an older Compose button takes Enter alone[^keys]
  enter: On Android the Enter key presses it, too[^view]
mobile:
  swipe: One swipe reaches the button[^view]
  doubletap: A double tap presses it[^hint]
screenreader:
  name: A person hears what the button does before it is pressed[^wcag]
  role: A person hears that this is a button[^wcag]
  state: A person hears that the button cannot be used now[^wcag]
settings:
  text-resize: The text of the button grows to twice its size and stays whole[^wcag]
---

## All platforms

A button does something on this screen or leads to the next step. What leads to a page of the web is a link.

### Criteria

- **Names that differ** The names of two buttons tell them apart, such as “Edit address” and “Edit phone”[^wcag]
- **Busy** A button that waits keeps its name and tells that it is busy[^busy]

### Focus

- The focus comes back to the button when the dialog or menu that it opened has closed.[^focus]

## iOS

### Name

- The name has the visible text, so that Voice Control finds the button by it.[^voice]
- The name neither begins nor ends with the word button.[^label]
- A hint tells what happens, and not how to tap: “Purchases the item.”[^hints]
- **UIKit**
  - The title is the name, unless `accessibilityLabel` is set, which wins.[^label]
- **SwiftUI**
  - The label view is the name; a button with an icon alone has `accessibilityLabel(_:)`.[^button]

### Role

- VoiceOver calls it “button”.[^algorithm]
- **UIKit**
  - Take `UIButton`.[^uibutton]
  - A view of your own has the trait `.button`.[^traits]
  - iOS has no class `UIIconButton`.[^uibutton]
- **SwiftUI**
  - Take `Button`.[^button]
  - What only has `onTapGesture` is no button for VoiceOver; add the trait `.isButton`.[^button]

### State

- “Disabled” is the word of another screen reader.[^algorithm]
- **UIKit**
  - With `isEnabled` set to `false`, the button is heard as “Dimmed”.[^algorithm]
  - A button with the traits `.button` and `.toggleButton` is heard as “switch button”, “On” or “Off”.[^algorithm]
- **SwiftUI**
  - With `disabled(true)` the button is heard as “Dimmed”.[^algorithm]
  - A `Toggle` with the style `.button` is heard as “On” or “Off”.[^algorithm]
  - A button with the trait `.isToggle` is heard as “switch button”, “On” or “Off”.[^algorithm]

### Announcements

- “Save, button” is what VoiceOver says.[^algorithm]

## Android

### Name

- The name has the visible text, so that Voice Access finds the button by it.[^voice]
- The name neither begins nor ends with the word button.[^roles]
- TalkBack says “double tap to” in front of the click label, so the label begins with a verb, such as “open the basket”.[^hint]
- **Android Views**
  - The text is the name; an `ImageButton` has a `contentDescription`.[^roles]
- **Jetpack Compose**
  - The text in the button is the name; an `Icon` has a `contentDescription`.[^m3]

### Role

- TalkBack calls it “button”.[^roles]
- **Android Views**
  - Take `Button`, `ImageButton` or `MaterialButton`.[^roles]
  - A `MaterialButton` with `android:checkable` is heard as a check box.[^checkable]
  - A clickable `TextView` or layout has no word for its role.[^roles]
  - A further action is added with `ViewCompat.addAccessibilityAction`; the accessibility button of the system is for its services.[^services]
- **Jetpack Compose**
  - Take `Button`, `TextButton`, `OutlinedButton`, `FilledTonalButton`, `ElevatedButton` or `IconButton`.[^m3]
  - A row or card of your own is a button with `Modifier.clickable` and `Role.Button`.[^semantics]
  - A toggle button is heard as a check box: `IconToggleButton` and `ToggleButton` have `Role.Checkbox`.[^toggles]
  - `Modifier.clearAndSetSemantics` takes the name and the role away.[^semantics]

### State

- TalkBack says “disabled” behind the role.[^roles]
- TalkBack says “expanded” or “collapsed” of a button with an action for the other of the two.[^states]
- **Android Views**
  - Set `android:enabled` to `false` for a button that cannot be used.[^sdk]
- **Jetpack Compose**
  - Pass `enabled = false` to a button that cannot be used.[^m3]

### Announcements

- “Save, button, double tap to activate” is what TalkBack says.[^hint]

[^keys]: iOS Full Keyboard Access; Android View.onKeyDown
[^view]: Android SDK 34, KeyEvent.isConfirmKey
[^hint]: TalkBack 15.1, hint of a clickable node
[^hints]: UIAccessibility.h, accessibilityHint
[^wcag]: WCAG 2.2, 1.4.4, 2.4.6, 4.1.2
[^focus]: WCAG 2.2, 2.4.3
[^busy]: WCAG 2.2, 4.1.3
[^voice]: WCAG 2.2, 2.5.3
[^label]: UIAccessibilityElement, accessibilityLabel
[^uibutton]: UIButton.h
[^button]: SwiftUI interface, Button; CVS Health, iOS SwiftUI accessibility techniques, buttons
[^traits]: UIAccessibilityConstants.h
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^roles]: TalkBack 15.1, role descriptions
[^states]: TalkBack 15.1, states of a node
[^checkable]: Material Components for Android, MaterialButton
[^m3]: Compose Material 3, Button and IconButton
[^semantics]: Compose UI, delegate for accessibility
[^sdk]: Android SDK 34, View
[^services]: Android SDK 34, AccessibilityServiceInfo
[^toggles]: Compose Material 3, ToggleButton; IconToggleButton as of 2022

"""#),
    EmbeddedFile(name: "button.model.yaml", text: #"""
# What button.md says, as facts; README.md beside this folder describes the form.

based-on: platform

# Name

name:
  values: required
  quote: A person hears what the button…

name-of-hidden-label: { values: required, quote: A person hears what the button… }

empty-text:
  - { values: [accessibilityLabel, contentDescription, stateDescription], quote: &empty A person hears what the button… }
  - { on: swiftui, values: Button, unless: name, because: it is the name that is heard, quote: *empty }

name-matches-label:
  values: { ios: contains-all, android: contains-all }
  named-by: { uikit: setTitle(), views: "android:text" }
  quote: The name has the visible text…

unfit-name-words:
  values: { ios: [button, btn], android: [button, btn] }
  quote: The name neither begins nor ends with the word button.

vague-names:
  - values: [icon, image, click, here, this, read more, learn more, loading, loading…, loading..., please wait]
    beginnings: [ic_, btn_, img_, icon_, "@drawable/", "@mipmap/", R.drawable., "image of ", "picture of ", "icon of "]
    endings: [.fill, .circle, .png, .svg, .pdf, .xml, _24dp]
    because: does not say what the button does
    quote: A person hears what the button…
  - { values: [tap here, click here, press here, touch here], beginnings: ["tap here ", "click here ", "press here ", "touch here ", "double tap ", "double-tap "], because: "says how to press, which the screen reader tells", quote: A person hears what the button… }
  - { values: [magnifying glass, trash can, trash can icon, three dots, dots, hamburger, gear, gearwheel, cogwheel, cog, pencil, floppy disk, floppy, paper plane, chevron, chevron left, chevron right, arrow, left arrow, right arrow, cross, check mark, checkmark, tick, ellipsis, kebab, plus sign, minus sign, heart icon, heart image, star icon, star image, trash icon, trash image, bin icon, bin image, gear icon, gear image, cog icon, cog image, pencil icon, pencil image, plus icon, plus image, minus icon, minus image, cross icon, cross image, x icon, x image, check icon, check image, checkmark icon, checkmark image, tick icon, tick image, eye icon, eye image, bell icon, bell image, camera icon, camera image, magnifier icon, magnifier image, hamburger icon, hamburger image, menu icon, menu image, dots icon, dots image, arrow icon, arrow image, chevron icon, chevron image, bookmark icon, bookmark image, flag icon, flag image, house icon, house image, home icon, home image, info icon, info image, lock icon, lock image, mic icon, mic image, microphone icon, microphone image, phone icon, phone image, envelope icon, envelope image, cart icon, cart image, basket icon, basket image], because: says what is seen and not what the button does, quote: A person hears what the button… }

# Role and element

roles:
  - values: { ios: button, android: button }
    quote: [VoiceOver calls it “button”., TalkBack calls it “button”.]
  - on: uikit
    values: button
    also: [switch button, switch, toggle button]
    elements: .toggleButton
    quote: A button with the traits .button and .toggleButton…
  - on: swiftui
    values: button
    also: [switch button, switch, toggle button]
    elements: [Toggle, .isToggle]
    quote: [A Toggle with the style .button is heard as “On” or “Off”., A button with the trait .isToggle…]
  - on: compose
    values: button
    also: [check box, checkbox]
    elements: &toggles [IconToggleButton, FilledIconToggleButton, FilledTonalIconToggleButton, OutlinedIconToggleButton, ToggleButton, "android:checkable", checkable, setCheckable]
    quote: A toggle button is heard as a check…
  - { on: views, values: button, also: [check box, checkbox], elements: ["android:checkable", checkable, setCheckable], quote: A MaterialButton with android:checkable… }

custom-role:
  values: { ios: required, android: required }
  native: { uikit: [UIButton, UIBarButtonItem], swiftui: [Button, NavigationLink, Menu, ShareLink, EditButton, PasteButton] }
  quote: A person hears that this is a button

elements:
  values:
    uikit: UIButton
    swiftui: Button
    views: [Button, ImageButton, MaterialButton]
    compose: [Button, TextButton, OutlinedButton, FilledTonalButton, ElevatedButton, IconButton]
  also:
    uikit: UIBarButtonItem
    swiftui: [Menu, ShareLink, EditButton, PasteButton, NavigationLink, Toggle]
    views: [AppCompatButton, AppCompatImageButton, FloatingActionButton, ExtendedFloatingActionButton, Chip]
    compose: [FilledIconButton, FilledTonalIconButton, OutlinedIconButton, FloatingActionButton, SmallFloatingActionButton, LargeFloatingActionButton, ExtendedFloatingActionButton, AssistChip, IconToggleButton, FilledIconToggleButton, FilledTonalIconToggleButton, OutlinedIconToggleButton, ToggleButton, Card, ElevatedCard, OutlinedCard, Surface, Row, Column, Box]
  quote:
    - Take UIButton.
    - Take Button.
    - Take Button, ImageButton or MaterialButton.
    - Take Button, TextButton, OutlinedButton…

missing-elements:
  values: { uikit: UIIconButton }
  replacements: UIButton
  quote: iOS has no class UIIconButton.

traits:
  - on: uikit
    values: [.button, .notEnabled, .selected]
    quote: A view of your own has the trait .button.
  - on: swiftui
    values: .isButton
    quote: What only has onTapGesture…

unfit-words:
  - { on: swiftui, values: .isButton, in: accessibilityRemoveTraits, because: VoiceOver says no role then, quote: VoiceOver calls it “button”. }
  - { on: ios, values: [double tap to toggle, double-tap to toggle, double tap to toggle setting, double-tap to toggle setting, double tap to edit, double-tap to edit, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value], in: announcements, unless: [Toggle, .toggleButton, .isToggle], because: it is the hint of another control, quote: "“Save, button” is what VoiceOver says." }
  - { on: android, values: [double tap to toggle, double-tap to toggle, double tap to edit text, double-tap to edit text, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value], in: announcements, unless: *toggles, because: it is the hint of another control, quote: "“Save, button, double tap to activate”" }
  - { on: uikit, values: [.link, .adjustable, .searchField, .staticText, .tabBar, .allowsDirectInteraction, .keyboardKey], in: [traits, accessibilityTraits], because: &other it makes another control of it, use: .button, quote: A view of your own has the trait .button. }
  - { on: uikit, values: [.none, .image, .header, .summaryElement, .selected, .notEnabled], in: [traits, accessibilityTraits], unless: [.button, insert(), formUnion(), update()], because: the word 'button' is gone then, advice: "add '.button'", quote: A view of your own has the trait .button. }
  - { on: swiftui, values: [.isLink, .isSearchField, .isStaticText, .isTabBar, .allowsDirectInteraction, .isKeyboardKey], in: [traits, accessibilityAddTraits], because: *other, use: .isButton, quote: What only has onTapGesture… }
  - { values: { uikit: accessibilityLabel, swiftui: "accessibilityLabel(_:)", views: [contentDescription, "android:contentDescription", setContentDescription(), setText()], compose: [contentDescription, Text] }, states: [busy, loading], because: "it is the name, which the button keeps", use: { uikit: accessibilityValue, swiftui: "accessibilityValue(_:)", views: setStateDescription(), compose: stateDescription }, quote: A button that waits keeps its name… }
  - { values: { swiftui: &set [checked, unchecked, "on", "off"], compose: *set }, in: states, outside: [announce, api], elements: [Button, TextButton, OutlinedButton, FilledTonalButton, ElevatedButton, IconButton], unless: [toggleable, triStateToggleable, .isToggle], because: it is no toggle, severity: information, quote: [A Toggle with the style .button is heard as “On” or “Off”., A toggle button is heard as a check…] }
  - { on: swiftui, values: onTapGesture, because: VoiceOver hears no button in it, use: Button, quote: What only has onTapGesture… }
  - { on: views, values: TextView, in: element, because: a clickable TextView has no word for its role, use: Button, quote: A clickable TextView or layout… }
  - { on: compose, values: *toggles, in: element, unless: [check box, checkbox], because: TalkBack says 'Check box' for it, use: [IconButton, Button], quote: A toggle button is heard as a check… }
  - { on: compose, values: [clearAndSetSemantics, Modifier.clearAndSetSemantics], because: it takes the name and the role away, quote: Modifier.clearAndSetSemantics takes the name and the role away. }

  - { on: views, values: [FLAG_REQUEST_ACCESSIBILITY_BUTTON, flagRequestAccessibilityButton, registerAccessibilityButtonCallback()], because: it is the button of the system for its services, use: ViewCompat.addAccessibilityAction, quote: A further action is added with… }
  - { on: compose, values: onClickLabel=button, because: "TalkBack says 'double tap to' in front of it, so that it is a verb", quote: TalkBack says “double tap to” in front of the click label… }
  - { on: compose, values: [clickable(role = null), Modifier.clickable(role = null)], because: TalkBack says no role then, use: clickable(role = Role.Button), quote: A row or card of your own is a button… }
  - { on: ios, values: [UIApplication.shared.open(), UIApplication.shared.open, openURL(), openURL, SFSafariViewController], in: handlers, unless: [.link, .isLink], because: what leads to a page of the web is a link, severity: information, quote: A button does something on this screen… }

# States

states:
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote:
      - With isEnabled set to false…
      - With disabled(true) the button is heard as “Dimmed”.
      - TalkBack says “disabled” behind the role.
  - values: ["on", checked, pressed]
    announced: { swiftui: "On", compose: checked }
    quote: &toggled
      - A Toggle with the style .button is heard as “On” or “Off”.
      - A toggle button is heard as a check…
  - values: ["off", unchecked, not checked, not pressed]
    announced: { swiftui: "Off", compose: not checked }
    quote: *toggled
  - values: expanded
    announced: { android: expanded }
    quote: &opened TalkBack says “expanded” or “collapsed”…
  - values: collapsed
    announced: { android: collapsed }
    quote: *opened

disabled-api:
  values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: Button(enabled = false) }
  also: { uikit: [.notEnabled, accessibilityTraits.insert(.notEnabled)], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, Modifier.clickable(enabled = false)] }
  quote:
    - With isEnabled set to false…
    - With disabled(true) the button is heard as “Dimmed”.
    - Set android:enabled to false…
    - Pass enabled = false to a button that cannot be used.

# Announcements

announced-label:
  values: contains-all
  exempt: [press, pressed, activate, activated, result, done, error]
  quote: A person hears what the button…

announced-roles:
  values: { ios: button, android: button }
  exempt: [press, pressed, activate, activated, result, done, error]
  quote: [VoiceOver calls it “button”., TalkBack calls it “button”.]

announcement-templates:
  - values: { ios: "{label}, button", android: "{label}, button, double tap to activate" }
    moment: focus
    quote:
      - “Save, button”
      - “Save, button, double tap to activate”

# Focus

focus-on-close:
  values: { ios: trigger, android: trigger }
  need: { ios: given, android: given }
  other-words: [button, triggering, triggered, opener, opened, opens, invoker, invoked, previous, previously]
  wrong: { ios: &elsewhere [first, last, next, top, bottom, start, end, heading, title, home, app, window, root, nowhere, nothing, lost], android: *elsewhere }
  quote: The focus comes back to the button…

# Keyboard and gestures

keys:
  - { values: [tab, arrows], effect: focus, need: given, quote: The Tab key or an arrow key… }
  - { values: space, effect: activate, need: given, quote: The space bar presses it }
  - { values: { android: enter }, effect: activate, need: given, quote: "On Android the Enter key presses it, too" }

hiding-apis:
  - values: { uikit: isAccessibilityElement=false, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { uikit: accessibilityElementsHidden=true, views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: [isAccessibilityElement=true, accessibilityElementsHidden=false], swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches the button
  - { on: views, values: ["android:focusable=false", setFocusable(false)], shown-by: ["android:focusable=true", setFocusable(true)], from: the keyboard, quote: The Tab key or an arrow key… }
  - { on: views, values: ["android:clickable=false", setClickable(false)], shown-by: ["android:clickable=true", setClickable(true)], from: a double tap, quote: A double tap presses it }

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches the button }
  - { values: doubletap, effect: activate, need: given, quote: A double tap presses it }

text-resize: { number: 200, need: given, quote: The text of the button grows… }

disputed:
  - sentence: or “double tap to activate” in Android
    says: that is a hint, which a person can switch off, and no role
    source: TalkBack 15.1, rules for hints
  - sentence: “Label, disabled…
    on: android
    says: TalkBack says the role as well, as in “Label, button, disabled”
    source: TalkBack 15.1, order of what is said

"""#),
    EmbeddedFile(name: "checkbox.md", text: #"""
---
title: Checkbox
name: checkbox
publisher: a11y-spec
aliases: [check-box]
other-names: [tick box, tickbox, check mark, checklist item, tri-state checkbox]
keyboard:
  tab: The Tab key or an arrow key brings the focus to the checkbox[^keys]
  space: The space bar checks it and takes the check away again; an older Compose checkbox takes Enter alone[^keys]
  enter: On Android the Enter key does the same[^view]
mobile:
  swipe: One swipe reaches the checkbox together with its text[^row]
  doubletap: A double tap checks it and takes the check away again[^hint]
screenreader:
  name: A person hears what is agreed to or chosen before anything is checked[^wcag]
  role: A person hears that this can be checked[^wcag]
  state: A person hears each time whether it is checked[^wcag]
settings:
  text-resize: The text beside the box grows to twice its size and stays whole[^wcag]
---

## All platforms

A checkbox answers one question with yes or no. Several of them stand together where any number of answers may hold.

### Criteria

- **One stop** The box and its text are one element, so that nobody hears a box without a text[^row]
- **Required** The text says “required” in words; a star alone is read as a star or not at all[^star]
- **Error** The error is text, is announced, and is no color or icon alone[^error]
- **Some of several** A checkbox for several others is mixed where some of them are checked, and not all[^wcag]
- **No surprise** Checking it changes what is on the screen and takes nobody to another one[^wcag]

## iOS

### Name

- The name has the visible text, so that Voice Control finds the checkbox by it.[^voice]
- The name neither begins nor ends with the word checkbox.[^label]
- A hint tells what happens, and not how to do it.[^hints]
- **UIKit**
  - Give the text to the custom control with `accessibilityLabel`, and hide the separate `UILabel`.[^label]
- **SwiftUI**
  - The label of the `Toggle` is the name.[^toggle]

### Role

- VoiceOver has no word for a checkbox: a switch is heard as “switch button”, a custom control as “button”.[^traits]
- **UIKit**
  - iOS has no class for a checkbox, so build one from `UIButton` or `UIControl`.[^catalyst]
  - Combine the trait `.toggleButton` with `.button` where iOS 17 is the oldest system.[^togglebutton]
- **SwiftUI**
  - Take `Toggle` with a `ToggleStyle` of your own.[^style]
  - The style `.checkbox` exists on macOS alone.[^style]

### State

- **UIKit**
  - Put “Checked” or “Unchecked” into `accessibilityValue`.[^algorithm]
  - With the trait `.toggleButton`, a value of 1 or 0 is heard as “On” or “Off”.[^algorithm]
  - A value of 2 with that trait is heard as “Mixed”.[^algorithm]
  - With `isEnabled` set to `false`, the checkbox is heard as “Dimmed”.[^algorithm]
- **SwiftUI**
  - Set “Checked” or “Unchecked” with `accessibilityValue(_:)` on the `Toggle`.[^style]
  - With `disabled(true)` the checkbox is heard as “Dimmed”.[^algorithm]

### Announcements

- **UIKit**
  - “Accept the terms, Checked, button” is what VoiceOver says of a custom button with a value.[^algorithm]
- **SwiftUI**
  - “Accept the terms, switch button, Checked” is what VoiceOver says of a Toggle with a value.[^heard]

## Android

### Name

- The name has the visible text, so that Voice Access finds the checkbox by it.[^voice]
- The name neither begins nor ends with the word checkbox.[^roles]
- **Android Views**
  - The text of the `CheckBox` is the name; a separate `TextView` is tied to it with `labelFor`.[^labelfor]
- **Jetpack Compose**
  - The box has no text of its own: put both into a `Row` with `Modifier.toggleable`.[^row]
  - The inner `Checkbox` has no `onCheckedChange` then.[^row]

### Role

- TalkBack calls it “check box”.[^roles]
- **Android Views**
  - Take `CheckBox` or `MaterialCheckBox`; `MaterialCheckBox` alone can be mixed.[^material]
  - A `CheckedTextView` has no word for its role.[^roles]
- **Jetpack Compose**
  - Take `Checkbox` or `TriStateCheckbox`.[^m3]
  - A row of your own is a checkbox with `Modifier.toggleable` and `Role.Checkbox`.[^row]
  - A row with `clickable(role = Role.Checkbox)` has no state at all.[^row]
  - A row with `selectable(role = Role.Checkbox)` is heard as selected, not as checked.[^semantics]
  - `Modifier.clearAndSetSemantics` on the row takes the state away.[^semantics]

### State

- TalkBack says “checked” or “not checked”.[^compound]
- “Selected” is the word for another state.[^compound]
- TalkBack says “disabled” behind the role.[^roles]
- **Android Views**
  - Set `android:checked`; the words come with it.[^compound]
  - A `MaterialCheckBox` is mixed with `setCheckedState(STATE_INDETERMINATE)` and heard as “Partially checked”.[^material]
  - Show the error with `setErrorShown(true)` and `errorAccessibilityLabel` of the `MaterialCheckBox`.[^material]
  - Set `android:enabled` to `false` for a checkbox that cannot be used.[^sdk]
- **Jetpack Compose**
  - Pass the state to `Checkbox` or to `Modifier.toggleable`; the words come with it.[^semantics]
  - A `TriStateCheckbox` with `ToggleableState.Indeterminate` is heard as “Partially checked”.[^semantics]
  - Say the error with `error()`; TalkBack says “Error” in front of it.[^semantics]
  - Pass `enabled = false` to a checkbox that cannot be used.[^m3]

### Focus

- TalkBack says the new state by itself, and a live region says it again.[^change]

### Announcements

- “checked, Accept the terms, check box, double tap to toggle” is what TalkBack says.[^hint]

[^change]: TalkBack 15.1, changes of a state and live regions
[^keys]: iOS Full Keyboard Access; Android View.onKeyDown
[^view]: Android SDK 34, KeyEvent.isConfirmKey
[^row]: Compose Foundation, Modifier.toggleable; CVS Health, Compose accessibility techniques, checkboxes
[^hint]: TalkBack 15.1, hint of a checkable node
[^hints]: UIAccessibility.h, accessibilityHint
[^wcag]: WCAG 2.2, 1.4.4, 3.2.2, 3.3.2, 4.1.2
[^error]: WCAG 2.2, 1.4.1, 3.3.1, 4.1.3
[^voice]: WCAG 2.2, 2.5.3
[^label]: UIAccessibilityElement, accessibilityLabel
[^toggle]: SwiftUI interface, Toggle
[^traits]: UIAccessibilityConstants.h; AccessibilitySnapshot
[^catalyst]: UISwitch.h: the style checkbox is for Mac Catalyst
[^togglebutton]: UIAccessibilityTraits, toggleButton
[^style]: SwiftUI interface, CheckboxToggleStyle; CVS Health, iOS SwiftUI accessibility techniques, checkboxes
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^heard]: CVS Health, iOS SwiftUI accessibility techniques, checkboxes
[^labelfor]: TalkBack 15.1, template of a label
[^roles]: TalkBack 15.1, role descriptions
[^material]: Material Components for Android, MaterialCheckBox
[^m3]: Compose Material 3, Checkbox
[^semantics]: Compose UI, delegate for accessibility
[^compound]: Android SDK 30 to 34, CompoundButton
[^sdk]: Android SDK 34, View
[^star]: Reports of apps of the US Department of Labor; Android issue 271387526

"""#),
    EmbeddedFile(name: "checkbox.model.yaml", text: #"""
# What checkbox.md says, as facts; README.md beside this folder describes the form.

based-on: platform

spec-keys: [group-label, required, error]

# Name

name: { values: required, quote: A person hears what is agreed… }

said-flags:
  values: required
  key: required
  instead: ["*", "＊"]
  opposite: [optional, not required]
  because: it is read as 'star' or not at all
  quote: The text says “required” in words…

name-of-hidden-label:
  - { values: required, quote: A person hears what is agreed… }
  - { on: swiftui, values: required, unless: labelsHidden(), quote: The label of the Toggle is the name. }

name-matches-label: { values: { ios: contains-all, android: contains-all }, named-by: { uikit: setTitle(), views: "android:text" }, quote: The name has the visible text… }

empty-text:
  - { values: [accessibilityLabel, contentDescription, stateDescription], quote: &empty A person hears what is agreed… }
  - { on: swiftui, values: Toggle, unless: name, because: it is the name that is heard, quote: *empty }

unfit-name-words: { values: { ios: [checkbox, check box], android: [checkbox, check box] }, quote: The name neither begins nor ends with the word checkbox. }

# Role and element

roles:
  values: { ios: [switch button, button], android: check box }
  also: { ios: [switch, checkbox, check box, toggle button], android: checkbox }
  quote: [VoiceOver has no word for a checkbox…, TalkBack calls it “check box”.]

custom-role: { values: { ios: required, android: required }, quote: A person hears that this can be checked }

elements:
  values: { uikit: [UIButton, UIControl], swiftui: Toggle, views: [CheckBox, MaterialCheckBox], compose: [Checkbox, TriStateCheckbox] }
  also: { swiftui: Button, views: [AppCompatCheckBox, CheckedTextView], compose: Row }
  quote:
    - iOS has no class for a checkbox…
    - Take Toggle with a ToggleStyle of your own.
    - Take CheckBox or MaterialCheckBox…
    - Take Checkbox or TriStateCheckbox.

missing-elements:
  values: { uikit: [UICheckbox, UICheckBox], swiftui: [Checkbox, CheckBox] }
  replacements: { uikit: [UIButton, UIControl], swiftui: Toggle }
  quote: [iOS has no class for a checkbox…, Take Toggle with a ToggleStyle of your own.]

traits:
  - { on: uikit, values: [.toggleButton, .button, .notEnabled], quote: Combine the trait .toggleButton… }

unfit-words:
  - values:
      ios: [double tap to edit, double-tap to edit, double tap to select, double-tap to select, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
      android: [double tap to edit text, double-tap to edit text, double tap to select, double-tap to select, double tap to activate, double-tap to activate, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
    in: announcements
    because: it is the hint of another control
    quote:
      - “Accept the terms, switch button, Checked” is what VoiceOver says
      - “checked, Accept the terms, check box, double tap to toggle”
  - { on: uikit, values: [.link, .adjustable, .searchField, .staticText, .tabBar, .allowsDirectInteraction, .keyboardKey], in: [traits, accessibilityTraits], because: &other it makes another control of it, use: .toggleButton, quote: Combine the trait .toggleButton… }
  - { on: swiftui, values: [.isLink, .isSearchField, .isStaticText, .isTabBar, .allowsDirectInteraction, .isKeyboardKey], in: [traits, accessibilityAddTraits], because: *other, quote: Take Toggle with a ToggleStyle of your own. }
  - { values: [selected, unselected, expanded, collapsed], in: states, outside: [announce, api], because: a checkbox has no such state, severity: information, quote: A person hears that this can be checked }
  - { on: uikit, values: preferredStyle=.checkbox, because: it works on the Mac alone, quote: iOS has no class for a checkbox… }
  - { on: swiftui, values: [toggleStyle(.checkbox), Toggle.toggleStyle(.checkbox), CheckboxToggleStyle], because: &mac it exists on macOS alone, quote: The style .checkbox exists on macOS alone. }
  - { on: swiftui, values: .checkbox, in: style, because: *mac, quote: The style .checkbox exists on macOS alone. }
  - { on: compose, values: selectable(role = Role.Checkbox), because: "TalkBack says that it is selected, not that it is checked", use: Modifier.toggleable(role = Role.Checkbox), quote: A row with selectable(role… }
  - { on: compose, values: clickable(role = Role.Checkbox), because: it has no state, use: Modifier.toggleable(role = Role.Checkbox), quote: A row with clickable(role =… }
  - { on: compose, values: Modifier.clickable, because: it has no state, use: Modifier.toggleable, quote: A row with clickable(role =… }
  - { on: compose, values: [clearAndSetSemantics, Modifier.clearAndSetSemantics], because: it takes the state away, quote: Modifier.clearAndSetSemantics on the row takes the state away. }
  - { on: compose, values: [mixed, indeterminate], in: states, elements: Checkbox, unless: [TriStateCheckbox, triStateToggleable], because: a Checkbox has two states, advice: take a TriStateCheckbox, quote: A TriStateCheckbox with ToggleableState.Indeterminate… }
  - { on: views, values: [mixed, indeterminate], in: states, elements: &plain [CheckBox, AppCompatCheckBox], unless: MaterialCheckBox, because: a CheckBox has two states, advice: take a MaterialCheckBox, quote: A MaterialCheckBox is mixed… }
  - { on: views, values: [setCheckedState, checkedState, "app:checkedState"], outside: [mixed, indeterminate], elements: *plain, unless: MaterialCheckBox, because: &material a CheckBox has no such method, advice: take a MaterialCheckBox, quote: A MaterialCheckBox is mixed… }
  - { on: views, values: [setErrorShown, "app:errorShown", errorAccessibilityLabel, setErrorAccessibilityLabel, "app:errorAccessibilityLabel"], elements: *plain, unless: MaterialCheckBox, because: *material, advice: take a MaterialCheckBox, quote: Show the error with setErrorShown(true)… }
  - { on: compose, values: [stateDescription=Selected, stateDescription=selected], because: it is the word for another state, quote: “Selected” is the word for another state. }
  - { values: [Error, Invalid, Invalid input, Invalid value, Invalid entry, Wrong, Wrong input, Not valid], in: error, because: it does not say what is wrong, quote: The error is text… }
  - { on: ios, values: [Error, Invalid, Invalid input, Invalid entry, Wrong], in: states, states: [error, invalid], because: VoiceOver has no word for an error and says only what is announced, quote: The error is text… }
  - { values: [red, red border, red outline, red line, red text, red icon, warning icon, error icon, icon, border, color, colour], in: error, because: it is seen and not heard, quote: The error is text… }
  - { values: [label, text, visible label], in: order, unless: [mergeDescendants, Modifier.toggleable, Modifier.triStateToggleable, ".combine"], because: &stop it is one element with the box, quote: &one The box and its text are one element… }
  - { on: swiftui, values: [label, text, visible label], in: children, with: .contain, because: *stop, quote: *one }
  - { on: compose, values: onCheckedChange, in: children, because: &twice the row does it already, quote: &inner The inner Checkbox has no onCheckedChange then. }
  - { on: compose, values: onCheckedChange, with: Modifier.toggleable, because: *twice, quote: *inner }
  - { on: views, values: ["android:clickable=true", setClickable(true), "android:focusable=true", setFocusable(true)], in: children, because: *stop, quote: *one }
  - { on: views, values: CheckedTextView, in: element, because: TalkBack says no role for it, use: CheckBox, quote: A CheckedTextView has no word for its role. }
  - { on: compose, values: [Checkbox(onCheckedChange = …), TriStateCheckbox(onClick = …)], with: [Modifier.toggleable, Modifier.triStateToggleable], because: *twice, quote: *inner }
  - { on: compose, values: [semantics(mergeDescendants = false), Modifier.semantics(mergeDescendants = false), mergeDescendants=false], in: groupings, because: *stop, use: Modifier.semantics(mergeDescendants = true), quote: *one }
  - { on: uikit, values: [accessibilityValue=1, accessibilityValue=0, accessibilityValue=2], unless: [.toggleButton, UISwitch, switch button], because: it is heard as a number without that trait, advice: "add '.toggleButton'", quote: A value of 2 with that trait is heard as “Mixed”. }
  - { on: views, values: [setError(null), setError=null], in: states, states: [error, invalid], because: it takes the error away, quote: Show the error with setErrorShown(true)… }

# States

states:
  - values: checked
    announced: { uikit: [Checked, On], swiftui: [Checked, On], android: checked }
    written: { uikit: "1" }
    wrong: { uikit: [not checked, unchecked, mixed, selected], swiftui: [not checked, unchecked, selected], android: [selected, not checked, unchecked, partially checked, "on"] }
    quote: [Put “Checked” or “Unchecked” into accessibilityValue, Set “Checked” or “Unchecked” with accessibilityValue, TalkBack says “checked” or “not checked”.]
  - values: [unchecked, not checked]
    announced: { uikit: [Unchecked, "Off", not checked], swiftui: [Unchecked, "Off", not checked], android: not checked }
    written: { uikit: "0" }
    wrong: { uikit: [checked, mixed, unselected, not selected], swiftui: [checked, unselected, not selected], android: [unchecked, checked, partially checked, unselected, not selected, "off"] }
    quote: [Put “Checked” or “Unchecked” into accessibilityValue, Set “Checked” or “Unchecked” with accessibilityValue, TalkBack says “checked” or “not checked”.]
  - values: [mixed, indeterminate, partially checked]
    elements: { views: MaterialCheckBox, compose: TriStateCheckbox }
    announced: { uikit: Mixed, views: Partially checked, compose: Partially checked }
    written: { uikit: "2" }
    wrong: { uikit: [checked, unchecked, not checked], android: [mixed, indeterminate, checked, not checked, unchecked] }
    quote: [A value of 2 with that trait is heard as “Mixed”., A MaterialCheckBox is mixed…, A TriStateCheckbox with ToggleableState.Indeterminate…]
  - values: [error, invalid]
    elements: { views: MaterialCheckBox }
    announced: { views: Error, compose: Error }
    announcement: optional
    quote: [Show the error with setErrorShown(true)…, Say the error with error()…]
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote: [With isEnabled set to false…, With disabled(true) the checkbox is heard as “Dimmed”., TalkBack says “disabled” behind the role.]

needed-states:
  - { values: [checked, unchecked, mixed], quote: A person hears each time whether it is checked }
  - { values: mixed, named: [select all, check all, choose all, mark all, tick all], severity: information, quote: A checkbox for several others is mixed… }

checked-api:
  values: { uikit: accessibilityValue, swiftui: accessibilityValue(_:), views: "android:checked=true", compose: Modifier.toggleable }
  also:
    uikit: [.toggleButton, accessibilityTraits, accessibilityTraits.insert(.toggleButton)]
    swiftui: [Toggle, isOn]
    views: [isChecked, setChecked(true), setCheckedState(STATE_CHECKED), checkedState=STATE_CHECKED]
    compose: [Checkbox(checked = true), checked, Modifier.toggleable(value = true), ToggleableState.On, TriStateCheckbox(state = ToggleableState.On), Modifier.triStateToggleable, Modifier.triStateToggleable(state = ToggleableState.On), stateDescription]
  quote: &set
    - Put “Checked” or “Unchecked” into accessibilityValue
    - Set “Checked” or “Unchecked” with accessibilityValue
    - Set android:checked; the words come with it.
    - Pass the state to Checkbox…

unchecked-api:
  values: { uikit: accessibilityValue, swiftui: accessibilityValue(_:), views: "android:checked=false", compose: Modifier.toggleable }
  also:
    uikit: [.toggleButton, accessibilityTraits, accessibilityTraits.insert(.toggleButton)]
    swiftui: [Toggle, isOn, isOn=false]
    views: [isChecked=false, setChecked(false), setCheckedState(STATE_UNCHECKED), checkedState=STATE_UNCHECKED]
    compose: [Checkbox(checked = false), checked, Modifier.toggleable(value = false), ToggleableState.Off, TriStateCheckbox(state = ToggleableState.Off), Modifier.triStateToggleable, Modifier.triStateToggleable(state = ToggleableState.Off), stateDescription]
  quote: *set

mixed-api:
  values: { views: setCheckedState(STATE_INDETERMINATE), compose: ToggleableState.Indeterminate }
  also: { views: [STATE_INDETERMINATE, checkedState], compose: [TriStateCheckbox(state = ToggleableState.Indeterminate), TriStateCheckbox, Modifier.triStateToggleable] }
  quote: [A MaterialCheckBox is mixed…, A TriStateCheckbox with ToggleableState.Indeterminate…]

disabled-api:
  values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: Checkbox(enabled = false) }
  also: { uikit: [.notEnabled, accessibilityTraits.insert(.notEnabled)], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, Modifier.toggleable(enabled = false), Modifier.triStateToggleable(enabled = false)] }
  quote:
    - With isEnabled set to false…
    - With disabled(true) the checkbox is heard as “Dimmed”.
    - Set android:enabled to false…
    - Pass enabled = false to a checkbox that cannot be used.

error-api:
  values: { views: setErrorShown(true), compose: error() }
  also: { views: [setErrorShown, errorAccessibilityLabel, setErrorAccessibilityLabel, "app:errorShown", "app:errorAccessibilityLabel", setError()], compose: [Modifier.semantics, semantics] }
  quote: [Show the error with setErrorShown(true)…, Say the error with error()…]

needed-keys:
  - { values: text, in: error, because: the error does not say what is wrong, quote: The error is text… }

announced-events: { values: error, called: the error, said-by: [setError(), error(), errorAccessibilityLabel, setErrorAccessibilityLabel, "app:errorAccessibilityLabel"], quote: The error is text… }

# Announcements

announced-label: { values: contains-all, exempt: [toggle, toggled, change, changed, error], quote: A person hears what is agreed… }

announced-roles:
  values: { ios: [switch button, button], android: check box }
  also: { ios: [checkbox, check box, toggle], android: checkbox }
  exempt: [toggle, toggled, change, changed, error]
  quote: [VoiceOver has no word for a checkbox…, TalkBack calls it “check box”.]

announcement-templates:
  - values: { uikit: "{label}, Checked, button", swiftui: "{label}, switch button, Checked", android: "checked, {label}, check box" }
    moment: checked
    quote: &said
      - “Accept the terms, Checked, button”
      - “Accept the terms, switch button, Checked”
      - “checked, Accept the terms, check box, double tap to toggle”
  - values: { uikit: "{label}, Unchecked, button", swiftui: "{label}, switch button, Unchecked", android: "not checked, {label}, check box" }
    moment: unchecked
    quote: *said

focus-on-value-change: { values: stay, other-words: [box, row], quote: Checking it changes what is on… }

# Keyboard and gestures

keys:
  - { values: [tab, arrows], effect: focus, need: given, quote: The Tab key or an arrow key… }
  - { values: space, effect: activate, need: given, quote: The space bar checks it and takes the check away again }
  - { values: { android: enter }, effect: activate, need: given, quote: On Android the Enter key does the same }

hiding-apis:
  # In a row that is read as one, the control itself is no element.
  - values: { uikit: accessibilityElementsHidden=true, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: accessibilityElementsHidden=false, swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches the checkbox together with its text
  - { on: views, values: ["android:focusable=false", setFocusable(false)], shown-by: ["android:focusable=true", setFocusable(true)], from: the keyboard, quote: The Tab key or an arrow key… }
  - { on: views, values: ["android:clickable=false", setClickable(false)], shown-by: ["android:clickable=true", setClickable(true)], from: a double tap, quote: A double tap checks it and takes the check away again }

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches the checkbox together with its text }
  - { values: doubletap, effect: activate, need: given, quote: A double tap checks it and takes the check away again }

text-resize: { number: 200, need: given, quote: The text beside the box grows… }

disputed:
  - sentence: toggleStyle(.checkbox)
    on: swiftui
    says: the style exists on macOS alone
    source: SwiftUI, CheckboxToggleStyle

"""#),
    EmbeddedFile(name: "dialog.md", text: #"""
---
title: Dialog
name: dialog
publisher: a11y-spec
aliases: [alert-dialog, modal, sheet, bottom-sheet]
other-names: [popup, pop-up, alert box, action sheet, confirmation, popover]
keyboard:
  tab: The Tab key moves the focus within the dialog and never out of it[^order]
  escape: On Android the Escape key closes a dialog as Back does[^compose]
mobile:
  swipe: One swipe reaches each part of the dialog and nothing behind it[^modal]
  doubletap: A double tap uses the button in focus[^wcag]
  two-finger-scrub: On iOS a scrub with two fingers closes the dialog[^escape]
screenreader:
  name: A person hears the title when the dialog opens[^title]
  role: A person hears that something has opened[^title]
settings:
  text-resize: Title, message and buttons grow to twice their size and stay whole[^wcag]
---

## All platforms

A dialog or a sheet lies over the screen and is used or closed before anything else.

### Criteria

- **A way out** A button closes the dialog, for not everybody can swipe or tap beside it[^trap]
- **Verbs** The buttons say what they do[^title]
- **Handle** A sheet may be dragged by a handle; an alert has none[^title]
- **Heading** The title is a heading, so that people find the beginning of the dialog[^heading]
- **Labels** The name of a button has its label in it[^label]
- **Nothing behind** What lies behind is not reached while the dialog is open[^modal]

### Focus

- The focus goes to the title or to the first part of the dialog when it opens.[^order]
- The focus goes through the title, then what the dialog says, then its buttons.[^order]
- The focus goes back to what opened the dialog when it closes.[^order]

## iOS

### Name

- The name has the visible title.[^title]

### Role

- VoiceOver says “Alert” in front of the title of a `UIAlertController`.[^alert]
- VoiceOver has no word for a sheet or a dialog of your own.[^alert]
- **UIKit**
  - Take `UIAlertController` for a question, and `UISheetPresentationController` for a sheet.[^uikit]
  - `UIAlertView` and `UIActionSheet` are deprecated.[^uikit]
- **SwiftUI**
  - Take `alert`, `confirmationDialog`, `sheet`, `fullScreenCover` or `popover`.[^swiftui]

### Focus

- **UIKit**
  - A dialog of your own sets `accessibilityViewIsModal`, so that VoiceOver leaves out what lies beside it.[^modal]
  - A dialog of your own posts `.screenChanged` with its title when it has opened.[^uiaccessibility]
  - A dialog of your own closes by `accessibilityPerformEscape()`, which returns true.[^escape]
- **SwiftUI**
  - A dialog of your own has the trait `.isModal`.[^swiftui]
  - A dialog of your own closes by `accessibilityAction(.escape)`.[^swiftui]

### Announcements

- “Alert, Delete photo?” is what VoiceOver says when an alert opens.[^alert]

## Android

### Name

- The name has the visible title.[^title]
- **Android Views**
  - Set the title with `setTitle()`; without one TalkBack says the name of the app.[^window]
  - A sheet that is no window of its own has an `accessibilityPaneTitle`.[^sheet]
  - The handle of a sheet is heard as “Drag handle”, and what a double tap does as the hint.[^sheet]
- **Jetpack Compose**
  - TalkBack says the word “Dialog” when an `AlertDialog` opens, until `paneTitle` says the title.[^m3]

### Role

- TalkBack has no word for a dialog; it says the title of the window.[^window]
- **Android Views**
  - Take `AlertDialog`, `MaterialAlertDialogBuilder` or `DialogFragment`, and `BottomSheetDialog` for a sheet.[^material]
- **Jetpack Compose**
  - Take `AlertDialog`, `BasicAlertDialog` or `Dialog`, and `ModalBottomSheet` for a sheet.[^m3]

### Focus

- TalkBack puts the focus back on what opened the dialog.[^return]
- **Jetpack Compose**
  - A `BottomSheetScaffold` does not keep the focus in its sheet.[^m3]

### Announcements

- **Android Views**
  - “Delete photo?” is what TalkBack says when a dialog opens.[^window]
- **Jetpack Compose**
  - “Dialog, Delete photo?” is what TalkBack says when an `AlertDialog` opens.[^m3]
  - “Bottom sheet, Filters” is what TalkBack says when a `ModalBottomSheet` opens.[^m3]

[^trap]: WCAG 2.2, 2.1.1, 2.1.2, 2.5.1
[^compose]: Compose UI, Dialog and DialogProperties; Android SDK 34, Dialog
[^modal]: UIAccessibility.h, accessibilityViewIsModal; Android, windows of dialogs
[^heading]: WCAG 2.2, 1.3.1; CVS Health, iOS SwiftUI accessibility techniques, sheets
[^label]: WCAG 2.2, 2.5.3
[^wcag]: WCAG 2.2, 1.4.4, 2.1.1
[^escape]: UIAccessibility.h, accessibilityPerformEscape
[^title]: WCAG 2.2, 2.4.2, 2.4.6, 4.1.2
[^order]: WCAG 2.2, 2.4.3
[^alert]: Issues of Material Components for iOS, alerts that copy the words of UIAlertController
[^uikit]: UIAlertController.h; UISheetPresentationController.h
[^uiaccessibility]: UIAccessibility.h, notifications
[^swiftui]: SwiftUI interface, presentations and accessibility modifiers
[^window]: TalkBack 15.1, interpreter of window events
[^sheet]: Material Components for Android, BottomSheetBehavior
[^m3]: Compose Material 3, AlertDialog, ModalBottomSheet and BottomSheetScaffold
[^material]: Material Components for Android, dialogs and bottom sheets
[^return]: TalkBack 15.1, focus after a change of screen

"""#),
    EmbeddedFile(name: "dialog.model.yaml", text: #"""
# What dialog.md says, as facts; README.md beside this folder describes the form.

spec-keys: [message, buttons, close, heading, handle]

variants: { values: [alert, sheet], quote: A dialog or a sheet lies over the screen… }

# Name

name:
  values: required
  keys: title
  quote: A person hears the title when the dialog opens

name-of-hidden-label: { values: required, quote: A person hears the title when the dialog opens }

empty-text: { values: [accessibilityLabel, contentDescription, stateDescription, paneTitle, windowTitle, "android:accessibilityPaneTitle", setAccessibilityPaneTitle(), alert, "UIAlertController(title"], quote: A person hears the title when the dialog opens }

name-matches-label:
  values: { ios: contains-all, android: contains-all }
  named-by: { views: [setTitle(), "android:accessibilityPaneTitle"], compose: [paneTitle, windowTitle] }
  quote: The name has the visible title.

unfit-name-words:
  - { on: ios, values: alert, place: start, quote: VoiceOver says “Alert” in front… }
  - { on: ios, variant: alert, values: alert, place: end, things: alert, quote: VoiceOver says “Alert” in front… }

vague-names:
  - values: [alert, dialog, popup, pop-up, modal, sheet, message, notice, warning, attention]
    because: does not say what it is about
    quote: A person hears the title when the dialog opens
  - values: [X, ×, ✕, icon, image, click here, tap here, here, read more, learn more]
    beginnings: [ic_, btn_, img_, icon_, "@drawable/", "@mipmap/", R.drawable.]
    endings: [.fill, .circle, .png, .svg, .pdf, .xml, _24dp]
    of: [buttons, close, handle]
    because: does not say what the button does
    quote: The buttons say what they do
  - { values: close icon, endings: [" icon", " image", " symbol"], of: [close, handle], because: says what is seen and not what the button does, quote: The buttons say what they do }

part-name-matches-label: { values: contains-all, of: [buttons, close, handle], quote: The name of a button has its label in it }

# Role and element

elements:
  - values:
      uikit: [UIAlertController, UISheetPresentationController]
      swiftui: [alert, confirmationDialog, sheet, fullScreenCover, popover]
      views: [AlertDialog, MaterialAlertDialogBuilder, DialogFragment, BottomSheetDialog]
      compose: [AlertDialog, BasicAlertDialog, Dialog, ModalBottomSheet]
    also:
      uikit: [UIViewController, UIView, custom view, UIPopoverPresentationController, UIAlertView, UIActionSheet]
      swiftui: [View, ZStack, custom view, .alert, .sheet, .popover, .confirmationDialog, .fullScreenCover]
      views: [Dialog, AlertDialog.Builder, custom view, BottomSheetDialogFragment, BottomSheetBehavior]
      compose: [BottomSheetScaffold, Surface, Box, Popup]
    quote: &take
      - Take UIAlertController for a question…
      - Take alert, confirmationDialog, sheet…
      - Take AlertDialog, MaterialAlertDialogBuilder or DialogFragment…
      - Take AlertDialog, BasicAlertDialog or Dialog…
  - variant: sheet
    values:
      uikit: UISheetPresentationController
      swiftui: [sheet, fullScreenCover, popover]
      views: [BottomSheetDialog, DialogFragment]
      compose: ModalBottomSheet
    also:
      uikit: [UIViewController, UIView, custom view, UIPopoverPresentationController]
      swiftui: [View, ZStack, custom view, .sheet, .popover, .fullScreenCover]
      views: [custom view, BottomSheetDialogFragment, BottomSheetBehavior]
      compose: [BottomSheetScaffold, Surface, Box, Dialog, Popup]
    quote: *take

missing-elements:
  - values:
      uikit: [UIDialog, UIAlertDialog, AlertDialog, Dialog, UISheet, UIModal]
      swiftui: [AlertDialog, Dialog, Modal, BottomSheet]
      views: ModalBottomSheet
      compose: BottomSheetDialog
    replacements: { uikit: UIAlertController, swiftui: alert, views: BottomSheetDialog, compose: ModalBottomSheet }
    quote:
      - Take UIAlertController for a question…
      - Take alert, confirmationDialog, sheet…
      - Take AlertDialog, MaterialAlertDialogBuilder or DialogFragment…
      - Take AlertDialog, BasicAlertDialog or Dialog…
  - values: { views: UIAlertController, compose: [DialogFragment, AlertDialogFragment] }
    replacements: AlertDialog
    quote:
      - Take AlertDialog, MaterialAlertDialogBuilder or DialogFragment…
      - Take AlertDialog, BasicAlertDialog or Dialog…

traits:
  - on: swiftui
    values: .isModal
    quote: A dialog of your own has the trait .isModal.

unfit-words:
  - { on: compose, values: [onDismissRequest=nothing, onDismissRequest=does nothing, onDismissRequest=ignored, onDismissRequest=null, "AlertDialog(onDismissRequest = {})", "Dialog(onDismissRequest = {})", "BasicAlertDialog(onDismissRequest = {})", "ModalBottomSheet(onDismissRequest = {})"], because: neither Back nor Escape closes it then, quote: On Android the Escape key closes a dialog… }
  - { on: ios, values: [dialog, modal, sheet, popup], in: [role, announcements], because: VoiceOver has no word for it, quote: &none VoiceOver has no word for a sheet or a dialog of your own. }
  - { values: { uikit: alert, swiftui: alert }, in: [role, announcements], elements: { uikit: [UISheetPresentationController, UIPopoverPresentationController], swiftui: [sheet, popover, fullScreenCover] }, unless: { uikit: UIAlertController, swiftui: [.alert, confirmationDialog] }, because: VoiceOver says so of an alert alone, quote: *none }
  - { on: views, values: [dialog, alert dialog, alert, modal, sheet, bottom sheet, popup], in: [role, announcements], because: TalkBack has no word for it, quote: TalkBack has no word for a dialog… }
  - { on: compose, values: [dialog, alert dialog, alert, modal, sheet, bottom sheet, popup], in: role, because: TalkBack has no word for it, quote: TalkBack has no word for a dialog… }
  # An AlertDialog is heard as “Dialog”, and a ModalBottomSheet as “Bottom sheet”.
  - { on: compose, values: [alert, alert dialog, modal, popup], in: announcements, because: TalkBack does not say it, quote: TalkBack says the word “Dialog”… }

  - { on: compose, values: [Box, Surface, Column], in: element, unless: [Dialog, AlertDialog, BasicAlertDialog, ModalBottomSheet, Popup], because: "it is no window, so that TalkBack reaches what lies behind", use: Dialog, quote: "Take AlertDialog, BasicAlertDialog or Dialog…" }

  - { variant: sheet, values: { uikit: UIAlertController, swiftui: [alert, .alert], views: [AlertDialog, AlertDialog.Builder, MaterialAlertDialogBuilder], compose: [AlertDialog, BasicAlertDialog] }, in: element, unless: { uikit: [.actionSheet, preferredStyle] }, because: "it is an alert, and 'variant' says sheet", use: { uikit: UISheetPresentationController, swiftui: sheet, views: BottomSheetDialog, compose: ModalBottomSheet }, quote: *take }
  - { variant: alert, values: { uikit: UISheetPresentationController, swiftui: [sheet, .sheet], views: [BottomSheetDialog, BottomSheetDialogFragment, BottomSheetBehavior], compose: [ModalBottomSheet, BottomSheetScaffold] }, in: element, because: "it is a sheet, and 'variant' says alert", use: { uikit: UIAlertController, swiftui: alert, views: AlertDialog, compose: AlertDialog }, quote: *take }
  - { on: uikit, values: accessibilityViewIsModal=false, because: VoiceOver reaches what lies behind, use: "true", quote: A dialog of your own sets accessibilityViewIsModal… }
  - { on: swiftui, values: .isModal, in: accessibilityRemoveTraits, because: VoiceOver reaches what lies behind, quote: A dialog of your own has the trait .isModal. }
  - { on: compose, values: [dismissOnBackPress=false, DialogProperties(dismissOnBackPress = false), shouldDismissOnBackPress=false, ModalBottomSheetProperties(shouldDismissOnBackPress = false)], bound: [escape, swipe-down-then-left], because: &back "neither Back nor the Escape key closes the dialog then", quote: &escapes On Android the Escape key closes… }
  - { on: views, values: [setCancelable(false), setCancelable=false, isCancelable=false, "android:windowCloseOnBack=false"], bound: [escape, swipe-down-then-left], because: *back, quote: *escapes }
  - { on: compose, values: BottomSheetScaffold, in: element, unless: [ModalBottomSheet, Dialog], because: TalkBack reaches what lies behind it, use: ModalBottomSheet, quote: "Take AlertDialog, BasicAlertDialog or Dialog…" }
  - { variant: alert, values: handle, because: nobody drags an alert, quote: A sheet may be dragged by a handle… }
  - { on: uikit, values: accessibilityPerformEscape=false, because: the dialog stays open, use: "true", quote: &escape A dialog of your own closes by accessibilityPerformEscape()… }
  - { on: uikit, values: accessibilityPerformMagicTap, unless: accessibilityPerformEscape(), because: &tap a magic tap does what the app is there for, use: accessibilityPerformEscape(), quote: *escape }
  - { on: swiftui, values: .magicTap, in: accessibilityAction, unless: .escape, because: *tap, use: .escape, quote: A dialog of your own closes by accessibilityAction(.escape). }
  - { on: swiftui, values: .isHeader, in: accessibilityRemoveTraits, because: &heads people look for the title among the headings, quote: &headed The title is a heading… }
  - { values: { uikit: [.staticText], views: ["android:accessibilityHeading=false", accessibilityHeading=false, setAccessibilityHeading(false)], compose: ["heading()=false", heading=false, "heading()=none"] }, in: [heading, title], because: *heads, quote: *headed }
  - { values: [swipe down, swipe, tap outside, touch outside, tap beside it, outside, grabber, handle, drag, drag down, drag handle, scrim, backdrop, prefersGrabberVisible, presentationDragIndicator, interactiveDismiss, interactiveDismissDisabled(false), setCanceledOnTouchOutside(true), dismissOnClickOutside, onDismissRequest], in: close, unless: buttons, because: nobody can do it with a screen reader, advice: add a button that closes it, quote: A button closes the dialog… }

needed-keys:
  - { values: [buttons, close], because: no button closes it, severity: hint, quote: A button closes the dialog… }
  - { values: [label, name], in: [buttons, close, handle], because: nothing names the button, quote: The buttons say what they do }

fit-words: { values: "true", key: heading, because: people look for the title among the headings, quote: The title is a heading… }

# Announcements

announced-label:
  values: contains-all
  moments: open
  quote: A person hears the title when the dialog opens

announcement-templates:
  - variant: sheet
    values: { ios: "{label}", views: "{label}", compose: "Bottom sheet, {label}" }
    moment: open
    quote:
      - VoiceOver has no word for a sheet or a dialog of your own.
      - TalkBack has no word for a dialog…
      - “Bottom sheet, Filters” is what TalkBack says…
  - values: { ios: "Alert, {label}", views: "{label}", compose: "Dialog, {label}" }
    moment: open
    quote:
      - “Alert, Delete photo?” is what VoiceOver says when an alert opens.
      - “Delete photo?” is what TalkBack says when a dialog opens.
      - “Dialog, Delete photo?” is what TalkBack says when an AlertDialog opens.

# Focus

modal:
  values: { uikit: accessibilityViewIsModal, swiftui: accessibilityAddTraits(.isModal) }
  also:
    uikit: [UIAlertController, UISheetPresentationController, UIViewController, UIPopoverPresentationController, UIAlertView, UIActionSheet, sheetPresentationController, modalPresentationStyle, isModalInPresentation]
    swiftui: [.isModal, alert, sheet, confirmationDialog, fullScreenCover, popover, presentationDetents, presentationDragIndicator, interactiveDismissDisabled]
  holds: always
  quote:
    - A dialog of your own sets accessibilityViewIsModal…
    - A dialog of your own has the trait .isModal.

focus-on-close:
  values: { ios: trigger, android: trigger }
  need: { ios: told }
  other-words: [triggering, triggered, opener, opened, opens, invoker, invoked, previous, previously, AccessibilityFocusState]
  wrong:
    ios: [first, last, next, top, bottom, start, end, heading, title, home, app, window, root, nowhere, nothing, lost, default, none, nil]
    android: [first, last, next, top, bottom, start, end, heading, title, home, app, window, root, nowhere, nothing, lost]
  quote: The focus goes back to what opened…

initial-focus:
  values: [title, first element]
  other-words: [heading, headline, message, first, alert, name, button, field]
  quote: The focus goes to the title…

focus-order:
  - values: [title, message, buttons]
    title: [heading, headline, label, name]
    message: [text, body, description]
    buttons: [button, actions, action buttons, button row]
    quote: The focus goes through the title…
  # The bar of a sheet has its buttons beside the title, in front of the content.
  - values: [title, content]
    title: [heading, headline, label, name]
    content: [fields, form, list, options]
    quote: The focus goes through the title…

focus-confined:
  - { values: &kept [group, trap], severity: warning, quote: &behind What lies behind is not reached while the dialog is open }
  - { variant: sheet, values: *kept, quote: *behind }

# Keyboard and gestures

keys:
  - { values: tab, effect: focus, need: given, quote: The Tab key moves the focus… }
  - { values: { android: escape }, effect: leave-control, need: given, quote: On Android the Escape key… }

hiding-apis:
  # The view around a dialog is no element itself.
  - values: { uikit: accessibilityElementsHidden=true, swiftui: accessibilityHidden(true), views: importantForAccessibility=noHideDescendants, compose: hideFromAccessibility() }
    other-names: { views: IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS, compose: invisibleToUser() }
    shown-by: { uikit: accessibilityElementsHidden=false, swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches each part…

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches each part… }
  - { values: doubletap, effect: activate, need: given, quote: A double tap uses the button in focus }
  - { values: { ios: two-finger-scrub }, effect: leave-control, need: given, quote: On iOS a scrub with two fingers closes the dialog }

text-resize: { number: 200, need: given, quote: "Title, message and buttons grow…" }

disputed:
  - sentence: Two/three finger swipe
    on: android
    says: Back closes a dialog, and the Escape key as well
    source: Android SDK 34, Dialog; Compose UI, DialogProperties
  - sentence: dialog role defined
    on: android
    says: TalkBack has no word for a dialog, and reads its title when it opens
    source: TalkBack 15.1, roles
  - sentence: uses the title as the programmatic name
    on: compose
    says: the name of the window is the word “Dialog” until paneTitle gives another
    source: Compose UI, Dialog

"""#),
    EmbeddedFile(name: "keys.yaml", text: #"""
# The keys of a spec that only some components have, and the maps that only stand there.
# A model lists the keys of its component under 'spec-keys'. The reader of specs, completion, hovers,
# 'new' and the JSON schema go by what stands here.
#
#   is:      text, number, count (a whole number), flag (true or false), duration, percentage, api,
#            word KIND (of a vocabulary), map NAME (below, or one of all specs), two of these with
#            'or' between them, or 'list of' them; any of those in a list may stand there
#   words:   words that may stand there as well, or alone, each with its meaning
#   wrong:   words that are understood and never right
#   says:    one sentence about the key
#   advice:  what is said of a value that the key does not take, and 'instead' is written for it
#   means:   what code asks for by it, of the cases of KeyMeaning; no code knows the key itself
#   only:    the fact whose values alone may stand there, where the model has it
#   topic:   the topic of the guideline whose sentences a hover shows
#   before:  the key of all specs or platforms that the key stands before in lists
#   sample:  what 'new' writes; {FACT} is the first value of a fact, [FACT] all of them
#   if:      the facts of which a model has one where 'new' writes the key
#   with:    the key that a component has, too, where 'new' writes the key
#   short:   (of a map) the key that is meant where a word stands in place of the map
#   apis:    (of a map) whether names of APIs may stand as keys

spec:
  value:
    is: [number, text, map value]
    says: The value that the component adjusts, a number most often.
    topic: value
    means: value
    before: platforms
    sample: "{ current: 1, min: 0, max: 10, step: 1 }"
  actions:
    is: list of word action
    says: What the user can do with the component.
    means: actions
    topic: actions
    before: platforms
    sample: "[required-actions]"
  pages: { is: count, says: How many pages there are., means: count of pages, before: platforms, sample: 3 }
  group-label:
    is: text
    says: The label of the whole group of segments.
    topic: name
    means: group label
    before: platforms
    sample: Label
    with: segments
  segments:
    is: list of map segment
    says: The segments, in order.
    means: segments
    before: platforms
    if: [segments, selection]
  placeholder:
    is: text
    says: The text in a field while nothing is written there; it is no name.
    before: platforms
  required: { is: flag, says: Whether the field has to be filled., topic: required, before: platforms }
  helper: { is: text, says: The text below a field that helps to fill it., before: platforms }
  error:
    is: [text, map error]
    says: What the field says of a wrong entry.
    topic: error
    before: platforms
  max-length: { is: count, says: How many characters the field takes., means: longest text, before: platforms }
  counter: { is: text, says: "What says how many characters are written, or left.", means: count of characters, before: platforms }
  reveal:
    is: text or map button
    says: What the button is called that shows a password.
    before: platforms
  clear:
    is: text or map button
    says: What the button is called that empties the field.
    before: platforms
  heading: { is: flag, says: Whether the title is a heading., before: platforms }
  handle:
    is: text or map button
    says: What is heard of the handle by which a sheet is dragged.
    before: platforms
  message: { is: text, says: The text below the title., before: platforms }
  buttons:
    is: list of text or map button
    says: What the buttons are called, in order.
    before: platforms
    sample: "[OK, Cancel]"
  close:
    is: text or map button
    says: What the button is called that only closes it.
    before: platforms
  action: { is: text or map button, says: What the button of the message is called., before: platforms }
  duration:
    is: duration
    words:
      short: A few seconds, as the system chooses.
      long: Some more seconds, as the system chooses.
      indefinite: Until it is used or closed.
    says: How long the message stays.
    before: platforms
  current-page:
    is: count
    says: The page that is shown, counted from 1.
    means: current page
    before: role
    sample: 1
  variant:
    words:
      dots: The focus is on the dots.
      slides: The focus is on the slides.
      container: The container around the whole screen is the control.
      alert: A question with buttons.
      sheet: A sheet that covers a part of the screen.
      plain: The text is shown as it is written.
      secure: The text is hidden, as a password is.
      search: The text is what is searched for.
    says: Which of the guideline's alternatives is meant.
    means: variant
    only: variants
    before: role
    sample: "{variants}"
  dots:
    is: map dots
    says: The dots that stand for the pages.
    before: role
    sample: "{ count: 3, focusable: true, interactive: true }"
    if: [dot-count, dot-focus]
  slides: { is: map slides, says: The pages themselves., before: role, sample: "{ announce-index: true }" }
  auto-advance:
    is: [flag, duration]
    says: Whether the pages change by themselves, and after how long.
    advice: "pages must not change by themselves; write 'auto-advance: false'"
    instead: "false"
    means: advance by itself
    before: role
    sample: "{auto-advance}"
  selection:
    words: { single: One segment is selected at a time. }
    wrong: { multiple: Several segments may be selected. }
    says: How many segments can be selected.
    means: kind of selection
    before: role
    sample: "{selection}"

platform:
  increment: { is: map action, says: The button that raises the value., means: raise, before: handlers }
  decrement: { is: map action, says: The button that lowers the value., means: lower, before: handlers }
  segments:
    is: list of map segment
    says: What differs in the segments on this platform, each by its label, or else by its place.
    before: language

maps:
  value:
    keys:
      current: { is: [number, text], says: The value that is shown., topic: value, means: current value }
      min: { is: [number, text], says: The smallest value., means: smallest value }
      max: { is: [number, text], says: The largest value., means: largest value }
      step: { is: [number, text], says: By how much an action changes the value., means: step }
      unit: { is: text, says: What the number counts., means: unit }
  dots:
    short: count
    keys:
      count: { is: count, says: How many dots there are., means: count of dots }
      focusable: { is: flag, says: Whether the screen reader stops at the dots., means: focus of dots }
      interactive: { is: flag, says: Whether the dots react to activation., means: use of dots }
  slides:
    keys:
      announce-index: { is: flag, says: Whether each slide announces its index., means: index of slides }
      heading: { is: [flag, text], says: The heading of a slide. }
  segment:
    short: label
    apis: true
    keys:
      label: { is: text, says: The visible text of the segment., topic: name }
      name: { is: text, says: What the screen reader calls the segment., topic: name }
      selected: { is: flag, says: Whether the segment is selected., topic: states, means: selected }
      disabled: { is: flag, says: Whether the segment is disabled., topic: states, means: disabled }
      icon: { is: map icon, says: The picture in the segment., topic: name }
      badge: { is: [count, text], says: "What the mark on it says, such as how many messages are new.", topic: name, means: mark }
  action:
    short: name
    apis: true
    keys:
      name: { is: text, says: What the screen reader calls the button., topic: name }
      hint: { is: text, says: What happens on activation., topic: name }
      states: { is: [map states, list of word state], says: The states of the button., topic: states }
      element: { is: [word element, list of word element], says: The class of the button., topic: role }
      icon: { is: map icon, says: The picture on the button., topic: name }
  error:
    short: text
    apis: true
    keys:
      text: { is: text, says: "What is wrong, and how to mend it." }
      announce: { is: text, says: What is announced when the error comes. }
      api: { is: [api, list of api], says: The API that sets the error. }
  button:
    short: label
    apis: true
    keys:
      label: { is: text, says: The visible text of the button. }
      name: { is: text, says: What the screen reader calls the button. }
      icon: { is: map icon, says: The picture on the button. }
      hint: { is: text, says: What happens on activation. }
      states: { is: [map states, list of word state], says: The states of the button., topic: states }

"""#),
    EmbeddedFile(name: "link.md", text: #"""
---
title: Link
name: link
publisher: a11y-spec
aliases: [hyperlink]
other-names: [text link, inline link, web link, url]
keyboard:
  tab: The Tab key or an arrow key brings the focus to the link[^keys]
mobile:
  swipe: One swipe reaches a link that stands by itself[^span]
  doubletap: A double tap opens a link that stands by itself[^span]
screenreader:
  name: A person hears from its name where the link leads[^wcag]
  role: A person hears that this is a link, as far as the platform tells it[^wcag]
settings:
  text-resize: The text of the link grows to twice its size and stays whole[^wcag]
---

## All platforms

A link leads to another place: a page of the web, a document, another app. What does something here is a button.

### Criteria

- **Purpose** Read alone, in a list of links, the name still tells where it leads; “Learn more” does not[^purpose]
- **Mark** A link in a text is underlined, or marked by something else than color[^color]

## iOS

### Name

- The name has the visible text, so that Voice Control finds the link by it.[^voice]
- The name neither begins nor ends with the word link.[^label]
- A hint tells what happens, and not how to do it.[^hints]

### Role

- VoiceOver calls it “link”.[^algorithm]
- **UIKit**
  - Take `UITextView` for links in a text, and `UIButton` with the trait `.link` for one that stands by itself.[^link]
  - A `UITextView` tells its delegate of a tap by `textView(_:primaryActionFor:defaultAction:)`, since iOS 17.[^taps]
  - The trait `.link` alone does; with `.button` it is heard as “Button, Link”.[^algorithm]
  - iOS has no class `UILink`.[^link]
- **SwiftUI**
  - Take `Link`, or `Text` with Markdown.[^swiftui]
  - The children of a link that are ignored take its role and its action with them: leave out `accessibilityElement(children: .ignore)`.[^swiftui]
  - A `Link` is heard as “Button, Link” until the trait `.isButton` is removed.[^swiftui]

### Announcements

- “Privacy policy, link” is what VoiceOver says.[^algorithm]

## Android

### Name

- The name has the visible text, so that Voice Access finds the link by it.[^voice]
- The name neither begins nor ends with the word link.[^roles]
- TalkBack says “double tap to” in front of the click label, so the label is a verb.[^hint]

### Role

- **Android Views**
  - Take `TextView` with a `URLSpan` or a `ClickableSpan`.[^span]
  - TalkBack has no word for a link; it marks the linked text by a sound and a lower voice.[^sound]
  - A text that can be clicked as a whole is not heard as a text with links.[^span]
- **Jetpack Compose**
  - Take `Text` with `LinkAnnotation.Url` or `LinkAnnotation.Clickable`.[^annotation]
  - `ClickableText` and `UrlAnnotation` are deprecated.[^annotation]
  - `Modifier.clearAndSetSemantics` takes the link away.[^annotation]
  - There is no `Role.Link`; TalkBack marks the linked text by a sound.[^sound]

### State

- **Android Views**
  - Set `android:enabled` to `false` for a link that stands by itself and cannot be used; it is heard as “disabled”.[^roles]

### Announcements

- “Privacy policy, links available” is what TalkBack says of a text with a link.[^span]

[^keys]: iOS Full Keyboard Access; Compose Foundation, TextLinkScope
[^span]: TalkBack 15.1, RuleSpannables; Android SDK 34, TextView
[^wcag]: WCAG 2.2, 1.4.4, 2.4.4, 4.1.2
[^purpose]: WCAG 2.2, 2.4.4
[^color]: WCAG 2.2, 1.4.1; CVS Health, iOS SwiftUI accessibility techniques, links
[^voice]: WCAG 2.2, 2.5.3
[^label]: UIAccessibilityElement, accessibilityLabel
[^link]: UIAccessibilityConstants.h; UITextView.h
[^taps]: Apple, documentation of UITextViewDelegate
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^swiftui]: SwiftUI interface, Link; CVS Health, iOS SwiftUI accessibility techniques, links
[^sound]: TalkBack 15.1, FeedbackProcessingUtils; Android accessibility help, links
[^annotation]: Compose UI text 1.7, LinkAnnotation
[^hint]: TalkBack 15.1, hint of a clickable node
[^hints]: UIAccessibility.h, accessibilityHint
[^roles]: TalkBack 15.1, role descriptions

"""#),
    EmbeddedFile(name: "link.model.yaml", text: #"""
# What link.md says, as facts; README.md beside this folder describes the form.

# Name

name:
  values: required
  quote: A person hears from its name where the link leads

name-of-hidden-label: { values: required, quote: A person hears from its name where the link leads }

empty-text:
  - { values: [accessibilityLabel, contentDescription, stateDescription], quote: &where A person hears from its name where the link leads }
  - { values: { ios: "URL(string", views: URLSpan, compose: [LinkAnnotation.Url, "LinkAnnotation.Url(url"] }, because: "the link leads nowhere; write the address", quote: *where }

name-matches-label:
  values: { ios: contains-all, android: contains-all }
  named-by: { views: "android:text" }
  quote: The name has the visible text…

unfit-name-words:
  - { values: { ios: link, android: link }, things: link, quote: &noun The name neither begins nor ends with the word link. }
  - { values: { ios: [link to, link for], android: [link to, link for] }, place: start, quote: *noun }

vague-names:
  values: [click here, tap here, press here, here, click, this link, link, this page, page, more, read more, learn more, see more, show more, view more, find out more, discover more, tell me more, more info, more information, more details, info, information, details, see details, view details, continue, continue reading, go, open, visit, view, url, article, document, website]
  beginnings: ["https://", "http://", "www.", "mailto:"]
  because: does not say where the link leads
  quote: Read alone, in a list of links…

# Role and element

roles:
  values: { ios: link }
  quote: VoiceOver calls it “link”.

custom-role:
  values: { ios: required }
  native: { swiftui: Text }
  given-by: { uikit: .link }
  quote: A person hears that this is a link…

elements:
  values: { uikit: [UITextView, UIButton], swiftui: [Link, Text], views: TextView, compose: Text }
  also: { uikit: UILabel, views: [MaterialTextView, AppCompatTextView, Button, URLSpan, ClickableSpan], compose: [TextButton, BasicText, LinkAnnotation.Url, LinkAnnotation.Clickable] }
  quote:
    - Take UITextView for links in a text…
    - Take Link, or Text with Markdown.
    - Take TextView with a URLSpan or a ClickableSpan.
    - Take Text with LinkAnnotation.Url or LinkAnnotation.Clickable.

missing-elements:
  values: { uikit: [UILink, Link] }
  replacements: [UITextView, UIButton]
  quote: iOS has no class UILink.

traits:
  values: { uikit: .link, swiftui: .isLink }
  quote:
    - The trait .link alone does…
    - A Link is heard as “Button, Link” until the trait .isButton is removed.

unfit-words:
  - { values: [selected, unselected, checked, unchecked, "on", "off", mixed, expanded, collapsed], in: states, outside: [announce, api], because: a link has no such state, severity: information, quote: A person hears that this is a link… }
  - { on: swiftui, values: .isLink, in: accessibilityRemoveTraits, because: VoiceOver says no role then, quote: VoiceOver calls it “link”. }
  - values:
      ios: [double tap to toggle, double-tap to toggle, double tap to toggle setting, double-tap to toggle setting, double tap to edit, double-tap to edit, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
      android: [double tap to toggle, double-tap to toggle, double tap to edit text, double-tap to edit text, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
    in: announcements
    because: it is the hint of another control
    quote:
      - “Privacy policy, link” is what VoiceOver says.
      - “Privacy policy, links available” is what TalkBack says of a text with a link.
  - { on: ios, values: double tap…, in: announcements, because: VoiceOver has no such hint for it, severity: information, quote: "“Privacy policy, link” is what VoiceOver says." }
  - { values: { views: [onLongClick, setOnLongClickListener(), OnLongClickListener], compose: [onLongClick, combinedClickable(onLongClick = …)] }, in: handlers, unless: [onClick, setOnClickListener, clickable], because: a double tap does nothing then, use: onClick, quote: A double tap opens a link that stands by itself }
  - { on: uikit, values: [.adjustable, .searchField, .staticText, .tabBar, .toggleButton], in: [traits, accessibilityTraits], because: it makes another control of it, use: .link, quote: The trait .link alone does… }
  - { on: uikit, values: .button, in: &traits [traits, accessibilityTraits], with: .link, because: &both "VoiceOver says 'Button, Link' for it", use: .link, quote: &only The trait .link alone does… }
  - { on: uikit, values: .button, in: *traits, unless: .link, because: VoiceOver says 'Button' for it, use: .link, quote: *only }
  - { on: swiftui, values: .isButton, in: &adds [traits, accessibilityAddTraits], elements: Link, because: *both, advice: remove the trait with accessibilityRemoveTraits(.isButton), quote: &heard "A Link is heard as “Button, Link” until the trait .isButton is removed." }
  - { on: swiftui, values: .isButton, in: *adds, because: *both, use: .isLink, quote: *heard }
  - { on: compose, values: [ClickableText, UrlAnnotation], because: it is deprecated, use: [Text, LinkAnnotation.Url], quote: ClickableText and UrlAnnotation are deprecated. }
  - { on: views, values: link, in: [role, announcements], because: TalkBack has no word for a link, severity: information, quote: TalkBack has no word for a link… }
  - { on: compose, values: [link, Role.Link], in: [role, announcements], because: TalkBack has no word for a link, severity: information, quote: There is no Role.Link; TalkBack… }

  - { on: swiftui, values: button, in: announcements, with: .isButton, unless: accessibilityAddTraits(), because: &alone the trait for it is not there, quote: "A Link is heard as “Button, Link” until the trait .isButton is removed." }
  - { on: uikit, values: button, in: announcements, with: .link, unless: [.button, insert(), formUnion(), update()], because: *alone, quote: &trait The trait .link alone does… }
  - { on: uikit, values: button, in: announcements, elements: [UITextView, UILabel], unless: [.button, UIButton], because: *alone, quote: *trait }
  - { on: views, values: [ScrollingMovementMethod, ArrowKeyMovementMethod], in: [setMovementMethod, movementMethod], because: &reach nobody can open the links of the text then, use: LinkMovementMethod, quote: &span Take TextView with a URLSpan or a ClickableSpan. }
  - { on: views, values: ["setMovementMethod(ScrollingMovementMethod.getInstance())", "setMovementMethod(ScrollingMovementMethod())", "setMovementMethod(null)", movementMethod=null], because: *reach, use: LinkMovementMethod, quote: *span }
  - { on: views, values: ["android:linksClickable=false", linksClickable=false, setLinksClickable(false)], because: *reach, quote: *span }
  - { on: views, values: ["android:autoLink=none", "setAutoLinkMask(0)"], because: it finds no links in the text, use: "android:autoLink=web", unless: [URLSpan, ClickableSpan, LinkMovementMethod], quote: *span }
  - { values: { uikit: accessibilityValue, swiftui: accessibilityValue, views: [stateDescription, setStateDescription], compose: stateDescription }, because: a link has no value, severity: information, quote: A person hears from its name where the link leads }
  - { on: compose, values: [clearAndSetSemantics, Modifier.clearAndSetSemantics], because: &gone it takes the link away, quote: Modifier.clearAndSetSemantics takes the link away. }
  - { on: swiftui, values: [".accessibilityElement(children: .ignore)", "accessibilityElement(children: .ignore)"], because: *gone, quote: The children of a link that are ignored… }
  - { on: swiftui, values: .ignore, in: accessibilityElement, because: *gone, quote: The children of a link that are ignored… }
  - { on: views, values: ["android:clickable=true", setClickable(true), setOnClickListener, onClick], with: ["android:autoLink", setAutoLinkMask(), Linkify.addLinks(), URLSpan, ClickableSpan, LinkMovementMethod], because: "the whole text is what is clicked then, and TalkBack says nothing of its links", quote: A text that can be clicked as a whole… }
  - { on: views, values: [setRoleDescription=Link, setRoleDescription=link, roleDescription=Link, roleDescription=link], because: TalkBack marks a link itself, severity: information, quote: TalkBack has no word for a link… }
  - { on: compose, values: onClickLabel=link, because: "TalkBack says 'double tap to' in front of it, so that it is a verb", quote: TalkBack says “double tap to” in front of the click label… }
  - { on: android, values: [button, Role.Button], in: role, elements: [Text, BasicText, TextView], because: a text with a link does something else than a button, quote: A link leads to another place… }
  - { on: android, values: [button, tab, check box, checkbox, switch, radio button, image, slider, edit box], in: announcements, elements: [Text, BasicText, TextView, MaterialTextView, AppCompatTextView], unless: [button, Role.Button], because: TalkBack says no role for a text with a link, quote: "“Privacy policy, links available”" }
  - { on: uikit, values: ["textView(_:shouldInteractWith:in:interaction:)", "textView(_:shouldInteractWith:in:)"], because: it is deprecated since iOS 17, use: "textView(_:primaryActionFor:defaultAction:)", quote: A UITextView tells its delegate… }
  - { on: uikit, values: [isSelectable=false, isUserInteractionEnabled=false], elements: UITextView, because: *reach, quote: Take UITextView for links in a text… }
  - { values: { uikit: [underlineStyle=0, "NSUnderlineStyle=0"], swiftui: [underline(false), .underline(false)], views: [isUnderlineText=false, setUnderlineText(false)], compose: [TextDecoration.None, textDecoration=TextDecoration.None, SpanStyle(textDecoration = TextDecoration.None)] }, because: &mark people who see no color find no link then, quote: &color A link in a text is underlined… }
  - { values: [no underline, not underlined, without underline, underline none, color only, colour only, color alone, colour alone, blue, blue text, blue only, blue without underline], in: style, because: *mark, quote: *color }

# States

states:
  - on: views
    values: disabled
    announced: disabled
    quote: Set android:enabled to false…

disabled-api:
  - on: views
    values: "android:enabled=false"
    also: [setEnabled(false), isEnabled=false]
    quote: Set android:enabled to false…

# Announcements

announced-label:
  values: contains-all
  exempt: [open, opened, activate, activated]
  quote: A person hears from its name where the link leads

announced-roles:
  values: { ios: link }
  exempt: [open, opened, activate, activated]
  quote: VoiceOver calls it “link”.

announcement-templates:
  - values: { ios: "{label}, link", android: "{label}, links available" }
    moment: focus
    quote:
      - “Privacy policy, link”
      - “Privacy policy, links available”

# Keyboard and gestures

keys:
  - { values: [tab, arrows], effect: focus, need: given, quote: The Tab key or an arrow key… }

hiding-apis:
  - values: { uikit: isAccessibilityElement=false, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { uikit: accessibilityElementsHidden=true, views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: [isAccessibilityElement=true, accessibilityElementsHidden=false], swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches a link that stands by itself
  - { on: views, values: ["android:focusable=false", setFocusable(false)], shown-by: ["android:focusable=true", setFocusable(true)], from: the keyboard, quote: The Tab key or an arrow key… }

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches a link that stands by itself }
  - { values: doubletap, effect: activate, need: given, quote: A double tap opens a link that stands by itself }

text-resize: { number: 200, need: given, quote: The text of the link grows… }

# A text that has a link says so behind itself, unless the whole text is what is clicked.

voices:
  TextView: { on: views, other-names: [MaterialTextView, AppCompatTextView], name: called, is: [links], when: { clickable: { not: [links] } }, basis: algorithm, source: "google/talkback, menurules/RuleSpannables" }
  Text: { on: compose, other-names: [BasicText], name: called, is: [links], when: { clickable: { not: [links] } }, basis: algorithm, source: "google/talkback, menurules/RuleSpannables" }

disputed:
  - sentence: does not have native support
    on: compose
    says: a LinkAnnotation in the text is a link, since Compose 1.7.0
    source: Compose UI, LinkAnnotation
  - sentence: only the first link
    on: android
    says: TalkBack lists all links of a text in its Links menu
    source: TalkBack 15.1, menu of links

"""#),
    EmbeddedFile(name: "page-control.md", text: #"""
---
title: Page control
name: page-control
aliases: [pagination-control, pagination]
other-names: [carousel, slideshow, page indicator, paging indicator, dot indicator, dots, pager, paginator, view pager, gallery]
href: https://www.magentaa11y.com/#/native-criteria/controls/pagination-control
---

## iOS

### Developer notes

- A control that displays a horizontal series of dots, each of which corresponds to a screen/page or slide
- There are a variety of implementation alternatives for a page control:
  - The screen reader focus may remain on the page control when it is focused and the user interacts with it. Custom actions can be implemented on the dots so that the screen reader user can swipe rt or left past the page control to navigate through the screen. If there are many pages, having to swipe through all of them to get to the rest of the screen may not be a good user experience
  - Swiping right or left to change the pages while focus is on the page control is acceptable, if there are not too many pages. Index of the page (2 of 4) must be announced
  - Navigating through the pages while focus is not on images or slides is acceptable. Index must be announced while on each slide. Then, pagination dots do not need to be focused by the screen reader, eliminating a redundant experience
- Pagination control must not change automatically to the next page/dot
- Ensure the external Blue tooth keyboard user can navigate through the slides/screens

### Name

- **UIKit**
  - Programmatic name describes the purpose of the control.
  - You can programmatically set the visible label with `setTitle()`.
    - The button’s title will overwrite the button’s `accessibilityLabel`.
  - If a visible label is not applicable in this case, set the button’s `accessibilityLabel` to the label of your choice.
    - To do this in Interface Builder, set the label using the Identity Inspector
  - To hide labels from VoiceOver programmatically, set the label’s `isAccessibilityElement` property to `false`
  - To hide labels from VoiceOver using Interface Builder, uncheck `Accessibility Enabled` in the Identity Inspector.
- **SwiftUI**
  - If no visible label, use view modifier `accessibilityLabel(_:)`.
  - If button has icon(s), hide the icon(s) from VoiceOver by using view modifier `accessibilityHidden(true)`.

### Role

- When using non-native controls (custom controls), roles may need to be manually coded.

- **UIKit**
  - Use `UIPageControl`
  - If necessary, set `accessibilityTraits` to `.adjustable`
- **SwiftUI**

### Groupings

- Group visible label with button, if applicable, to provide a programmatic name for the button

- **UIKit**
  - Ensure that the child elements of the overarching view you want to group in has their `isAccessibilityElement` properties set to `false`.
  - Set `isAccessibilityElement` to `true` for the parent view. Then, adjust `accessibilityLabel` and `accessibilityTraits` accordingly.
    - If frame does not exist due to custom button, use `accessibilityFrameInContainer` to set the custom control’s frame to the parent view’s container or view of your choice.
      - You can also unionize two frames with `frame.union` (i.e. `titleLabel.frame.union(subtitleLabel.frame)`).
    - Use `shouldGroupAccessibilityElement` for a precise order if the native order should be disrupted.
    - Use `shouldGroupAccessibilityChildren` to indicate whether VoiceOver must group its children views. This allows making unique vocalizations or define a particular reading order for a part of the page.
- **SwiftUI**
  - Use view modifier `accessibilityElement(children: .combine)` to merge the child accessibility element’s properties into the new accessibilityElement.

### State

- **UIKit**
  - For enabled: Set `isEnabled` to `true`.
  - For disabled: Set `isEnabled` to `false`. Announcement for disabled is “Dimmed”.
    - If necessary, you may change the accessibility trait of the button to `notEnabled`, but this may overwrite the current accessibility role of the button.
- **SwiftUI**
  - For selected, use `accessibilityAddTraits(.isSelected)`.
  - For disabled, use view modifier `disabled()`.

### Focus

- Use the device’s default focus functionality.
- Consider how focus should be managed between child elements and their parent views.
- External keyboard tab order often follows the screen reader focus, but sometimes this functionality requires additional development to manage focus.
- Initial focus on a screen should land in a logical place, such as back button, screen title, first text field, or first heading.

- **UIKit**
  - If VoiceOver is not reaching a particular element, set the element’s `isAccessibilityElement` to `true`
    - Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility.
  - Use `accessibilityViewIsModal` to contain the screen reader focus inside the modal.
  - To move screen reader focus to newly revealed content, use `UIAccessibility.post(notification:argument:)` that takes in `.screenChanged` and the newly revealed content as the parameter arguments.
  - To NOT move focus, but dynamically announce new content: use `UIAccessibility.post(notification:argument:)` that takes in `.announcement` and the announcement text as the parameter arguments.
  - `UIAccessibilityContainer` protocol: Have a table of elements that defines the reading order of the elements.
- **SwiftUI**
  - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper `@FocusState` to assign an identity of a focus state.
    - Use the property wrapper `@FocusState` in conjunction with the view modifier `focused(_:)` to assign focus on a view with `@FocusState` as the source of truth.
    - Use the property wrapper `@FocusState` in conjunction with the view modifier `focused(_:equals:)` to assign focus on a view, when the view is equal to a specific value.
  - If necessary, use property wrapper `@AccessibilityFocusState` to assign identifiers to specific views to manually shift focus from one view to another as the user interacts with the screen with VoiceOver on.

### Announcements

- “Page three of three, adjustable, swipe up or down with one finger to adjust the value” (Focus is on pagination dots, custom actions have been implemented and the dots are interactive)
- “Images, text, page 1 of 3, button” (Swipe right or left to navigate through slides and announcement includes meaningful content on the page and text, plus the index. Pagination dots are not focusable.)

## Android

### Developer notes

- A control that displays a horizontal series of dots, each of which corresponds to a screen/page or slide
- There are a variety of implementation alternatives for a page control:
  - The screen reader focus may remain on the page control when it is focused and the user interacts with it. Custom actions can be implemented on the dots so that the screen reader user can swipe right or left past the page control to navigate through the screen. If there are many pages, having to swipe through all of them to get to the rest of the screen may not be a good user experience
  - Swiping rt or left to change the pages while focus is on the page control is acceptable, if there are not too many pages. Index of the page (2 of 4) must be announced
  - Navigating through the pages while focus is not on images or slides is acceptable. Index must be announced while on each slide. Then, pagination dots do not need to be focused by the screen reader, eliminating a redundant experience
  - If a container around the entire screen is the page control, there is usually no programmatic name. But it announces the page index and possibly “in horizontal pager” or other information that tells the screen reader user they are within a page experience. The focus should move to a logical place in the new content
- Pagination control must not change automatically to the next page/dot
- Ensure the external Blue tooth keyboard user can navigate through the slides/screens

### Name

- **Android Views**
  - `android:text` XML attribute
  - Optional: use `contentDescription` for a more descriptive name, depending on type of view and for elements (icons) without a visible label
  - `contentDescription` overrides `android:text`
  - Use `labelFor` attribute to associate any visible label with the control
- **Jetpack Compose**
  - Compose uses semantics properties to pass information to accessibility services.
  - The built-in Button composable will fill the semantics properties with information inferred from the composable by default.
  - Optional: use `contentDescription` for a more descriptive name to override the default visible label of the button text.
  - Example specification of `contentDescription` in compose: `modifier = Modifier.semantics { contentDescription = "" }`

### Role

- When not using native controls (custom controls), roles may need to be manually coded.

- **Android Views**
  - `TabLayout` with `ViewPager`
- **Jetpack Compose**

### Groupings

- Group visible label with button (if applicable) to provide a programmatic name for the button
- Group label with data to ensure reading order is logical. (Not label, label, data, data)

- **Android Views**
  - `ViewGroup`
  - Set the container object’s `android:screenReaderFocusable` attribute to true, and each inner object’s `android:focusable` attribute to false. In doing so, accessibility services can present the inner elements’ `contentDescription` or names, one after the other, in a single announcement.
- **Jetpack Compose**
  - `Modifier.semantics(mergeDescendants = true) {}` is equivalent to `importantForAccessibility` when compared to android views
  - `FocusRequester.createRefs()` helps to request focus to inner elements with in the group

### State

- **Android Views**
  - Active: `android:enabled=true`
  - Disabled: `android:enabled=false`. Announcement: disabled
- **Jetpack Compose**
  - Active: default state is active and enabled. Use `Button(enabled = true)` to specify explicitly
  - Disabled: `Button(enabled = false)` announces as disabled
  - Alternatively can use `modifier = Modifier.semantics { disabled() }` to announce as disabled
  - Use `modifier = Modifier.semantics { stateDescription = "" }` to have a customized state announcement

### Focus

- Only manage focus when needed. Primarily, let the device manage default focus
- Consider how focus should be managed between child elements and their parent views
- External keyboard tab order often follows the screen reader focus, but sometimes needs focus management
- Initial focus on a screen should land in a logical place (back button, screen title, first text field, first heading)
- When a menu, picker or modal is closed, the focus should return to the triggering element.

- **Android Views**
  - `importantForAccessibility` makes the element visible to the Accessibility API
  - `android:focusable`
  - `android=clickable`
  - Implement an `onClick( )` event handler for keyboard, as well as `onTouch( )`
  - `nextFocusDown`
  - `nextFocusUp`
  - `nextFocusRight`
  - `nextFocusLeft`
  - `accessibilityTraversalBefore` (or after)
  - To move screen reader focus to newly revealed content: `Type_View_Focused`
  - To NOT move focus, but dynamically announce new content: `accessibilityLiveRegion` (set to polite or assertive)
  - To hide controls: `importantForAccessibility=false`
  - For a `ViewGroup`, set `screenReaderFocusable=true` and each inner object’s attribute to keyboard focus (`focusable=false`)
- **Jetpack Compose**
  - `Modifier.focusTarget()` makes the component focusable
  - `Modifier.focusOrder()` needs to be used in combination with FocusRequesters to define focus order
  - `Modifier.onFocusEvent()`, `Modifier.onFocusChanged()` can be used to observe the changes to focus state
  - `FocusRequester` allows to request focus to individual elements with in a group of merged descendant views
  - Example: To customize the focus events
    - step 1: define the focus requester prior. `val (first, second) = FocusRequester.createRefs()`
    - step 2: update the modifier to set the order. `modifier = Modifier.focusOrder(first) { this.down = second }`
    - focus order accepts following values: up, down, left, right, previous, next, start, end
    - step 3: use `second.requestFocus()` to gain focus

### Custom accessibility action

- When UI elements are customized and coded to look like a specific component say button, to ensure that name, role, state and action are all intact might need to update accessibility service and semantics.
- Disclaimer: This customization would not be needed unless it is required to modify/add gestures or actions.
- The Button class by default supplies all the necessary semantics to make it fully accessible.

- **Android Views**
  - step 1: Create an accessibility service
  - step 2: Add the `FLAG_REQUEST_ACCESSIBILITY_BUTTON` flag in an `AccessibilityServiceInfo` object’s `android:accessibilityFlags` attribute
  - step 3: To have a custom service register for the button’s custom action callbacks, use `registerAccessibilityButtonCallback()`
- **Jetpack Compose**
  - List of custom accessibility actions can be defined relatively easily in compose compared to Views using `customActions`.
  - Example: `modifier = Modifier.semantics { customActions = listOf(CustomAccessibilityAction(label = "", action = { true }))}`

### Announcements

- “Label, page three of three, List, out of grid pager” (If focus is on pagination dots and they are not interactive)
- “Text, images, in horizontal pager” (When focus is in body of page. Swipe up and right (or left) with two fingers to change page)
- “Images, text, page 1 of 3, list, double tap to activate” (Swipe rt or left to navigate through slides and announcement includes meaningful content on the page and text, plus the index. Pagination dots are not focusable.)

"""#),
    EmbeddedFile(name: "page-control.model.yaml", text: #"""
# What page-control.md says, as facts; README.md beside this folder describes the form.

based-on: platform
spec-keys: [pages, current-page, variant, dots, slides, auto-advance]

# Name

name:
  - on: uikit
    values: required
    quote: [Programmatic name describes the…, If a visible label is not applicable…]
  - { on: swiftui, values: required, quote: "If no visible label, use view…" }
  - { on: ios, values: required, quote: Programmatic name describes the… }
  - on: android
    values: required
    quote:
      - "Optional: use contentDescription for a more descriptive name, depending…"
      - Group visible label with button (if applicable)…
  - { on: android, variant: container, values: optional, quote: If a container around the entire… }

empty-text:
  values: [contentDescription, stateDescription]
  arguments: label
  quote: [Programmatic name describes the…, Compose uses semantics properties…]

# Role and element

roles:
  - on: ios
    values: [adjustable, button]
    severity: information
    quote:
      - “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
      - “Images, text, page 1 of 3, button”
  - on: android
    values: [list, button]
    also: [in horizontal pager, out of grid pager]
    severity: information
    quote:
      - “Images, text, page 1 of 3, list, double tap to activate”
      - “Label, page three of three, List, out of grid pager”

elements:
  - { on: uikit, values: UIPageControl, quote: Use UIPageControl }
  - on: views
    values: [TabLayout, ViewPager]
    also: [TabLayout with ViewPager, ViewPager2]
    quote: TabLayout with ViewPager

custom-role:
  - on: ios
    values: required
    native: [UIButton, Button, ImageButton, IconButton]
    severity: warning
    quote: When using non-native controls…
  - on: android
    values: required
    native: [UIButton, Button, ImageButton, IconButton]
    severity: warning
    quote: When not using native controls…

adjustable:
  on: uikit
  values: adjustable
  traits: [.adjustable, UIAccessibilityTraitAdjustable]
  methods: [accessibilityIncrement(), accessibilityDecrement()]
  severity: warning
  quote: If necessary, set accessibilityTraits…

# Groupings

label-grouping:
  - { on: ios, values: [label, control], quote: "Group visible label with button, if…" }
  - on: android
    values: [label, control]
    quote: Group visible label with button (if applicable)…

group-head:
  on: uikit
  values: isAccessibilityElement=true
  place: parent
  quote: Set isAccessibilityElement to true…

group-children:
  on: uikit
  values: isAccessibilityElement=false
  also: accessibilityElementsHidden=true
  quote: Ensure that the child elements…

group-description:
  on: uikit
  values: [accessibilityLabel, accessibilityTraits]
  quote: Then, adjust accessibilityLabel and…

group-merge:
  - on: swiftui
    values: "accessibilityElement(children: .combine)"
    quote: "Use view modifier accessibilityElement(children: .combine)…"
  - on: compose
    values: Modifier.semantics(mergeDescendants = true) {}
    also: [semantics(mergeDescendants = true), mergeDescendants = true, Modifier.clickable, Modifier.selectable, Modifier.toggleable, Modifier.clearAndSetSemantics]
    quote: Modifier.semantics(mergeDescendants = true) {}…

label-data-order: { on: android, values: [label, data], quote: Group label with data to ensure… }

# Announcements

announced-roles:
  - on: ios
    values: button
    also: adjustable
    moments: [page, pages, slides]
    severity: information
    quote: “Images, text, page 1 of 3, button”
  - values:
      ios: [adjustable, button]
      android: [list, button, adjustable, in horizontal pager, out of grid pager]
    severity: information
    quote:
      - “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
      - “Images, text, page 1 of 3, list, double tap to activate”
      - “Label, page three of three, List, out of grid pager”
      - “Text, images, in horizontal pager”

activation-phrase:
  - on: android
    values: double tap to activate
    severity: information
    moments: [page, pages, slides]
    quote: “Images, text, page 1 of 3, list, double tap to activate”
  - { on: android, variant: container, values: [], quote: "“Text, images, in horizontal pager”" }

announced-label:
  on: android
  values: required
  severity: information
  moments: [dots]
  quote: “Label, page three of three, List, out of grid pager”

announced-index:
  - on: [ios, android]
    values: required
    quote: [Index of the page (2 of 4)…, Index must be announced while…]
  - on: android
    variant: container
    values: required
    severity: information
    quote: [But it announces the page index…, "“Text, images, in horizontal pager”"]

index-set:
  on: [ios, android]
  values: pages
  moments: [dots, page, pages, slides, container, page-change]
  quote: Index of the page (2 of 4)…

announced-adjustment:
  - on: ios
    values: adjustable
    placeholders: role
    moments: [dots]
    quote: “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
  - on: ios
    values: swipe up or down with one finger to adjust the value
    also: [swipe up, swipe down]
    placeholders: hint
    moments: [dots]
    quote: “Page three of three, adjustable, swipe up or down with one finger to adjust the value”

announced-context:
  on: android
  variant: container
  values: [in horizontal pager, out of grid pager]
  also: [pager, page, pages, slide, slides, screen, screens]
  quote: But it announces the page index…

announcement-templates:
  - moment: dots
    values:
      ios: Page {index} of {count}, adjustable, swipe up or down with one finger to adjust the value
      android: "{label}, page {index} of {count}, List, out of grid pager"
    quote:
      - “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
      - “Label, page three of three, List, out of grid pager”
  - moment: page
    values:
      ios: "{label}, page {index} of {count}, button"
      android: "{label}, page {index} of {count}, list, double tap to activate"
    quote:
      - “Images, text, page 1 of 3, button”
      - “Images, text, page 1 of 3, list, double tap to activate”
  - on: android
    variant: container
    moment: page
    values: "{label}, page {index} of {count}, in horizontal pager"
    quote: ["“Text, images, in horizontal pager”", But it announces the page index…]
  - on: [ios, android]
    moment: page-change
    values: Page {index} of {count}
    quote: Index of the page (2 of 4)…

moments:
  - on: [ios, android]
    values: [dots, page, pages, slides]
    quote: A control that displays a horizontal…
  - { on: ios, values: group, quote: Set isAccessibilityElement to true… }
  - { on: [ios, android], values: page-change, quote: Index of the page (2 of 4)… }
  - { on: android, values: group, quote: "For a ViewGroup, set screenReaderFocusable=true…" }
  - { on: android, values: container, quote: If a container around the entire… }

parts:
  - { on: [ios, android], values: [dots, slides], quote: A control that displays a horizontal… }
  - { on: android, values: container, quote: If a container around the entire… }

variants:
  - { on: [ios, android], values: [dots, slides], quote: There are a variety of implementation… }
  - { on: android, values: container, quote: If a container around the entire… }

# States

states:
  - { on: ios, values: disabled, announced: Dimmed, quote: Announcement for disabled is “Dimmed”. }
  - { on: uikit, values: enabled, quote: "For enabled: Set isEnabled…" }
  - values: { swiftui: selected, views: disabled, compose: disabled }
    announced: { swiftui: Selected, views: disabled, compose: disabled }
    quote:
      - For selected, use accessibilityAddTraits(.isSelected).
      - "Announcement: disabled"
      - "Disabled: Button(enabled = false)…"
  - { on: views, values: enabled, quote: "Active: android:enabled=true" }
  - { on: compose, values: enabled, quote: "Active: default state is active…" }

disabled-api:
  values:
    views: android:enabled=false
    compose: [Button(enabled = false), "Modifier.semantics { disabled() }"]
  also: { views: [setEnabled(false), isEnabled=false], compose: [disabled()] }
  quote:
    - "Disabled: android:enabled=false."
    - "Disabled: Button(enabled = false)…"
    - Alternatively can use modifier…

enabled-api:
  values: { uikit: isEnabled=true, compose: Button(enabled = true) }
  quote: ["For enabled: Set isEnabled…", Use Button(enabled = true)…]

selected-api:
  on: swiftui
  values: accessibilityAddTraits(.isSelected)
  also: [.isSelected]
  quote: For selected, use accessibilityAddTraits(.isSelected).

traits:
  - { on: uikit, values: [.adjustable], quote: "If necessary, set accessibilityTraits…" }
  - values: { uikit: [.notEnabled], swiftui: [.isSelected] }
    quote:
      - If necessary, you may change…
      - For selected, use accessibilityAddTraits(.isSelected).

# Focus

reading-order:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a…"
  - on: uikit
    values: shouldGroupAccessibilityChildren
    quote:
      - Use shouldGroupAccessibilityElement for a…
      - Use shouldGroupAccessibilityChildren to indicate…

frame-apis:
  on: uikit
  values: accessibilityFrameInContainerSpace
  quote: If frame does not exist due…

hiding-apis:
  - on: uikit
    values: [isAccessibilityElement=false]
    other-names: [accessibilityElementsHidden=true]
    shown-by: [isAccessibilityElement=true, accessibilityElementsHidden=false]
    quote: If VoiceOver is not reaching…
  - on: swiftui
    values: accessibilityHidden(true)
    shown-by: accessibilityHidden(false)
    quote: Index of the page (2 of 4)…
  - on: compose
    values: hideFromAccessibility()
    other-names: invisibleToUser()
    quote: Index of the page (2 of 4)…
  - on: compose
    values: Modifier.clearAndSetSemantics
    hides: empty
    quote: Index of the page (2 of 4)…

handlers:
  on: android
  values: onClick
  also: [setOnClickListener, OnClickListener, performClick, Modifier.clickable, Modifier.selectable, Modifier.toggleable, combinedClickable]
  listeners: [onPageSelected, onPageScrolled, onPageScrollStateChanged, OnPageChangeListener, addOnPageChangeListener, OnPageChangeCallback, registerOnPageChangeCallback, onTabSelected, OnTabSelectedListener, addOnTabSelectedListener, onScrollStateChanged, OnScrollListener, addOnScrollListener]
  quote: Implement an onClick( ) event…

live-region:
  on: views
  values: [polite, assertive]
  api: accessibilityLiveRegion
  quote: "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion…"

modal:
  on: uikit
  values: accessibilityViewIsModal
  quote: Use accessibilityViewIsModal to contain…

focus-on-close:
  on: android
  values: trigger
  other-words: [triggering, triggered, opener, opened, invoker, invoked, previous, previously]
  quote: When a menu, picker or modal…

# Behaviour

auto-advance:
  on: [ios, android]
  values: [false]
  number: 0
  quote: Pagination control must not…

dot-count: { on: [ios, android], values: pages, quote: A control that displays a horizontal… }
dot-focus: { on: [ios, android], values: false, quote: "Then, pagination dots do not…" }

# The documents give no number; the configuration may set another one.
many-pages:
  - on: ios
    number: 5
    values: [next page, previous page]
    gestures: [swipe, swipe-right, swipe-left]
    effect: change-page
    quote:
      - If there are many pages, having…
      - Custom actions can be implemented on the dots so that the screen reader user can swipe rt…
      - Swiping right or left to change…
  - on: android
    number: 5
    values: [next page, previous page]
    gestures: [swipe, swipe-right, swipe-left]
    effect: change-page
    quote:
      - If there are many pages, having…
      - Custom actions can be implemented on the dots so that the screen reader user can swipe right…
      - Swiping rt or left to change…

custom-actions:
  on: android
  values: Button
  also: [MaterialButton, AppCompatButton, ImageButton, IconButton, TextButton, OutlinedButton]
  standard: [activate, click, tap, press, double tap, doubletap, long press]
  quote: ["Disclaimer: This customization would…", The Button class by default…]

custom-element-parts:
  on: android
  values: [name, role, states]
  quote: When UI elements are customized…

custom-action-steps:
  - on: views
    place: service
    values: accessibility service
    quote: "step 1: Create an accessibility service"
  - on: views
    place: flags
    name: exact
    values: FLAG_REQUEST_ACCESSIBILITY_BUTTON
    quote: "step 2: Add the FLAG_REQUEST_ACCESSIBILITY_BUTTON…"
  - on: views
    place: callback
    values: registerAccessibilityButtonCallback()
    quote: "step 3: To have a custom service…"

page-keys:
  on: [ios, android]
  values: change-page
  other-words: [next page, previous page, next slide, previous slide, change-slide, next screen, previous screen, navigate]
  key: arrows
  quote: Ensure the external Blue tooth…

focus-on-page-change:
  on: android
  variant: container
  values: content
  quote: The focus should move to a…

initial-focus:
  - on: ios
    values: [back button, screen title, first text field, first heading]
    other-words: [back, title, page title, heading, headline, text field, first field]
    quote: Initial focus on a screen should land in a logical place, such…
  - on: android
    values: [back button, screen title, first text field, first heading]
    other-words: [back, title, page title, heading, headline, text field, first field]
    quote: Initial focus on a screen should land in a logical place (back button, screen title, first text field, first heading)

gestures:
  - on: ios
    values: [swipe-right, swipe-left]
    effect: change-page
    quote: Swiping right or left to change…
  - values: { ios: [swipe-up, swipe-down], android: [swipe-right, swipe-left] }
    effect: change-page
    quote:
      - “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
      - Swiping rt or left to change…
  - on: android
    values: two-finger-swipe
    effect: change-page
    quote: Swipe up and right (or left) with two fingers to change page

"""#),
    EmbeddedFile(name: "platform-effects.tsv", text: #"""
# What the names of a framework come to on a platform whose own controls it makes. One row a name and value:
#   framework, platform, name, value (empty: any other one; '?': one that no framework has), what it becomes there,
#   what stands for it there, as entries of a platform of a spec divided by ' | ' ('*' is the value),
#   what is wrong with it ('silent': it does nothing; 'throws': it ends the app; 'needs': the names it is nothing without,
#   divided likewise), what a finding says of it behind the name, the state that the name sets with any value but false,
#   and the one with any but true, divided likewise, and the source.
# A name with a dot is a key of the map that the first part takes.
react-native	ios	accessibilityRole	none	no trait	element=UIView				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	none	View					rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	button	the trait .button	element=UIView | role=button				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	button	Button, clickable	element=Button | role=button				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	dropdownlist	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	dropdownlist	Spinner	element=Spinner | role=drop-down list				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	togglebutton	the trait .button	element=UIView | role=button				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	togglebutton	ToggleButton, clickable, checkable	element=ToggleButton | role=button				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	link	the trait .link	element=UIView | role=link				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	link	View with a localized role description	role=link				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	search	the trait .searchField	element=UIView | role=search-field				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	search	EditText	element=EditText | role=edit box				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	image	the trait .image	element=UIView | role=image				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	image	ImageView with role description image	element=ImageView | role=image				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	keyboardkey	the trait .keyboardKey	element=UIView | traits=.keyboardKey				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	keyboardkey	Keyboard$Key					rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	text	the trait .staticText	element=UIView | traits=.staticText				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	text	TextView	element=TextView				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	adjustable	the trait .adjustable	element=UIView | role=adjustable | traits=.adjustable				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	adjustable	SeekBar	element=SeekBar | role=slider				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	imagebutton	the trait .image + .button	element=UIView | role=button | traits=.image				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	imagebutton	ImageButton with role description, clickable	element=ImageButton | role=button				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	header	the trait .header	element=UIView | role=header				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	header	View, heading	role=heading				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	summary	the trait .summaryElement	element=UIView | traits=.summaryElement				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	summary	View with a localized role description	role=summary				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	alert	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	alert	View with a localized role description	role=alert				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	checkbox	the word "checkbox" in the value					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	checkbox	CheckBox	element=CheckBox | role=checkbox				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	combobox	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	combobox	View with a localized role description	role=combobox				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	menu	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	menu	View with a localized role description	role=menu				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	menubar	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	menubar	View with a localized role description	role=menu bar				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	menuitem	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	menuitem	View with a localized role description	role=menu item				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	progressbar	the trait .updatesFrequently	element=UIView | traits=.updatesFrequently				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	progressbar	View with a localized role description	role=progress bar				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	radio	the words "radio button" in the value					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	radio	RadioButton	element=RadioButton | role=radio button				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	radiogroup	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	radiogroup	View with a localized role description	role=radio group				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	scrollbar	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	scrollbar	View with a localized role description	role=scroll bar				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	spinbutton	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	spinbutton	SpinButton with role description	role=spin button				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	switch	the private switch trait, value 1 or 0	role=switch				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	switch	Switch	element=Switch | role=switch				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	tab	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	tab	View with a localized role description	role=tab				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	tabbar	the trait .tabBar	element=UIView | traits=.tabBar				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	tabbar	nothing: it throws an IllegalArgumentException	role=tabbar	throws	is no role of the Android side, which throws an IllegalArgumentException		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	tablist	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	tablist	View with a localized role description	role=tab list				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	timer	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	timer	View with a localized role description	role=timer				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	list	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	list	AbsListView	role=list				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	listitem	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	listitem	nothing: it throws an IllegalArgumentException	role=listitem	throws	is no role of the Android side, which throws an IllegalArgumentException		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	toolbar	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	toolbar	View with a localized role description	role=toolbar				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	grid	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	grid	GridView	role=grid				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	pager	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	pager	ViewPager (androidx)					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	scrollview	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	scrollview	ScrollView					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	horizontalscrollview	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	horizontalscrollview	HorizontalScrollView					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	viewgroup	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	viewgroup	ViewGroup					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	webview	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	webview	WebView					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	drawerlayout	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	drawerlayout	DrawerLayout (androidx)					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	slidingdrawer	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	slidingdrawer	SlidingDrawer					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	iconmenu	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityRole	iconmenu	IconMenuView					rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityRole	?	no trait		silent	is no role of React Native, so that VoiceOver says none		rn accessibilityPropsConversions.h@c5f7bdc
react-native	android	accessibilityRole	?	nothing: it throws an IllegalArgumentException		throws	is no role of React Native, and Android throws an IllegalArgumentException		rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	alert	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	alert	View with a localized role description	role=alert				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	alertdialog	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	alertdialog	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	application	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	application	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	article	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	article	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	banner	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	banner	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	button	the trait .button	element=UIView | role=button				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	button	Button, clickable	element=Button | role=button				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	cell	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	cell	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	checkbox	the word "checkbox" in the value					rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	checkbox	CheckBox	element=CheckBox | role=checkbox				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	columnheader	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	columnheader	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	combobox	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	combobox	View with a localized role description	role=combobox				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	complementary	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	complementary	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	contentinfo	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	contentinfo	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	definition	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	definition	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	dialog	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	dialog	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	directory	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	directory	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	document	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	document	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	feed	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	feed	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	figure	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	figure	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	form	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	form	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	grid	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	grid	GridView	role=grid				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	group	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	group	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	heading	the trait .header	element=UIView | role=header				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	heading	View, heading	role=heading				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	img	the trait .image	element=UIView | role=image				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	img	ImageView with role description image	element=ImageView | role=image				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	link	the trait .link	element=UIView | role=link				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	link	View with a localized role description	role=link				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	list	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	list	AbsListView	role=list				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	listitem	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	listitem	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	log	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	log	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	main	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	main	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	marquee	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	marquee	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	math	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	math	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	menu	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	menu	View with a localized role description	role=menu				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	menubar	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	menubar	View with a localized role description	role=menu bar				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	menuitem	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	menuitem	View with a localized role description	role=menu item				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	meter	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	meter	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	navigation	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	navigation	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	none	no trait	element=UIView				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	none	View					rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	note	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	note	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	option	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	option	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	presentation	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	presentation	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	progressbar	the trait .updatesFrequently	element=UIView | traits=.updatesFrequently				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	progressbar	View with a localized role description	role=progress bar				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	radio	the words "radio button" in the value					rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	radio	RadioButton	element=RadioButton | role=radio button				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	radiogroup	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	radiogroup	View with a localized role description	role=radio group				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	region	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	region	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	row	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	row	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	rowgroup	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	rowgroup	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	rowheader	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	rowheader	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	scrollbar	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	scrollbar	View with a localized role description	role=scroll bar				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	searchbox	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role; write accessibilityRole: search		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	searchbox	EditText	element=EditText | role=edit box				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	separator	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	separator	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	slider	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role; write accessibilityRole: adjustable		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	slider	SeekBar	element=SeekBar | role=slider				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	spinbutton	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	spinbutton	SpinButton with role description	role=spin button				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	status	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	status	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	summary	the trait .summaryElement	element=UIView | traits=.summaryElement				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	summary	View with a localized role description	role=summary				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	switch	the private switch trait, value 1 or 0	role=switch				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	switch	Switch	element=Switch | role=switch				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	tab	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	tab	View with a localized role description	role=tab				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	table	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	table	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	tablist	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	tablist	View with a localized role description	role=tab list				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	tabpanel	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	tabpanel	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	term	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	term	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	timer	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	timer	View with a localized role description	role=timer				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	toolbar	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	toolbar	View with a localized role description	role=toolbar				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	tooltip	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	tooltip	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	tree	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	tree	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	treegrid	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	treegrid	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	role	treeitem	no trait	element=UIView	silent	gives neither a trait nor a word on iOS, so that VoiceOver says no role		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	role	treeitem	nothing		silent	is mapped to no role on Android, so that TalkBack says none		rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessible		isAccessibilityElement	isAccessibilityElement=*				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessible		focusable	android:focusable=*				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityLabel		accessibilityLabel					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityLabel		contentDescription					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	aria-label		accessibilityLabel					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	aria-label		contentDescription					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityHint		accessibilityHint					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityHint		tooltipText, with the label					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityState		traits, and words of the value					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityState		flags of the node, and words					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityValue		accessibilityValue: the text, or a percentage of the range					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityValue		RangeInfo where min, now and max are there; the text goes into contentDescription					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityState.disabled	true	the trait .notEnabled	.notEnabled=true			disabled | enabled	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.disabled		the trait .notEnabled where it is true				disabled | enabled	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityState.disabled		enabled, the other way round				disabled | enabled	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.selected	true	the trait .selected	.selected=true			selected	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.selected		the trait .selected where it is true				selected	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityState.selected		isSelected				selected	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.checked		the words checked, unchecked or mixed in the value				checked	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityState.checked		checkable and checked; mixed as a text				checked	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.busy		the word busy in the value				busy	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityState.busy		a text				busy	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.expanded	false	nothing		silent	says nothing on iOS, where only the expanded state has a word; say it in the label or the value	expanded | collapsed	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityState.expanded		the word expanded in the value where it is true				expanded | collapsed	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityState.expanded		the action to collapse or to expand				expanded | collapsed	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-disabled	true	the trait .notEnabled	.notEnabled=true			disabled | enabled	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-disabled		the trait .notEnabled where it is true				disabled | enabled	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-disabled		enabled, the other way round				disabled | enabled	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-selected	true	the trait .selected	.selected=true			selected	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-selected		the trait .selected where it is true				selected	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-selected		isSelected				selected	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-checked		the words checked, unchecked or mixed in the value				checked	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-checked		checkable and checked; mixed as a text				checked	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-busy		the word busy in the value				busy	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-busy		a text				busy	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-expanded	false	nothing		silent	says nothing on iOS, where only the expanded state has a word; say it in the label or the value	expanded | collapsed	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-expanded		the word expanded in the value where it is true				expanded | collapsed	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-expanded		the action to collapse or to expand				expanded | collapsed	rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityValue.min		a percentage of the range as value, where there is no text					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityValue.min		RangeInfo, where min, now and max are there		needs accessibilityValue.now | accessibilityValue.max	makes no range on Android without {missing}, so that TalkBack says no value		rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityValue.now		a percentage of the range as value, where there is no text					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityValue.now		RangeInfo, where min, now and max are there		needs accessibilityValue.min | accessibilityValue.max	makes no range on Android without {missing}, so that TalkBack says no value		rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityValue.max		a percentage of the range as value, where there is no text					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityValue.max		RangeInfo, where min, now and max are there		needs accessibilityValue.min | accessibilityValue.now	makes no range on Android without {missing}, so that TalkBack says no value		rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityValue.text		accessibilityValue	accessibilityValue=*				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	accessibilityValue.text		a part of contentDescription					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-valuemin		a percentage of the range as value, where there is no text					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-valuemin		RangeInfo, where min, now and max are there		needs aria-valuenow | aria-valuemax	makes no range on Android without {missing}, so that TalkBack says no value		rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-valuenow		a percentage of the range as value, where there is no text					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-valuenow		RangeInfo, where min, now and max are there		needs aria-valuemin | aria-valuemax	makes no range on Android without {missing}, so that TalkBack says no value		rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-valuemax		a percentage of the range as value, where there is no text					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-valuemax		RangeInfo, where min, now and max are there		needs aria-valuemin | aria-valuenow	makes no range on Android without {missing}, so that TalkBack says no value		rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	aria-valuetext		accessibilityValue	accessibilityValue=*				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	android	aria-valuetext		a part of contentDescription					rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	ios	accessibilityActions		accessibilityCustomActions, named by the label; increment and decrement of an adjustable element					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityActions		AccessibilityAction					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	onAccessibilityAction		the handler of the actions					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	onAccessibilityAction		the handler of the actions					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityLiveRegion		nothing		silent	does nothing on iOS; call AccessibilityInfo.announceForAccessibility there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityLiveRegion		accessibilityLiveRegion					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	aria-live		nothing		silent	does nothing on iOS; call AccessibilityInfo.announceForAccessibility there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	aria-live		accessibilityLiveRegion					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	importantForAccessibility		nothing		silent	does nothing on iOS; write accessibilityElementsHidden or accessible there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	importantForAccessibility	no-hide-descendants	importantForAccessibility=noHideDescendants	importantForAccessibility=noHideDescendants				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	importantForAccessibility		importantForAccessibility	importantForAccessibility=*				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityLabelledBy		nothing		silent	does nothing on iOS; write accessibilityLabel there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityLabelledBy		AccessibilityNodeInfoCompat.setLabeledBy					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	aria-labelledby		nothing		silent	does nothing on iOS; write accessibilityLabel there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	aria-labelledby		AccessibilityNodeInfoCompat.setLabeledBy					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	screenReaderFocusable		nothing		silent	does nothing on iOS; write accessible there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	screenReaderFocusable		screenReaderFocusable					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityElementsHidden		accessibilityElementsHidden	accessibilityElementsHidden=*				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityElementsHidden		nothing		silent	does nothing on Android; write importantForAccessibility: no-hide-descendants or aria-hidden there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	aria-hidden		accessibilityElementsHidden	accessibilityElementsHidden=*				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	aria-hidden	true	importantForAccessibility=noHideDescendants	importantForAccessibility=noHideDescendants				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	aria-hidden		importantForAccessibility=noHideDescendants					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityViewIsModal		accessibilityViewIsModal					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityViewIsModal		nothing		silent	does nothing on Android; hide what stands behind with importantForAccessibility there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	aria-modal		accessibilityViewIsModal					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	aria-modal		nothing		silent	does nothing on Android; hide what stands behind with importantForAccessibility there		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityLanguage		accessibilityLanguage					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityLanguage		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityIgnoresInvertColors		accessibilityIgnoresInvertColors					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityIgnoresInvertColors		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityShowsLargeContentViewer		showsLargeContentViewer					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityShowsLargeContentViewer		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityLargeContentTitle		largeContentTitle					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityLargeContentTitle		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	accessibilityRespondsToUserInteraction		accessibilityRespondsToUserInteraction					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	accessibilityRespondsToUserInteraction		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	onAccessibilityTap		accessibilityActivate					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	onAccessibilityTap		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	onMagicTap		accessibilityPerformMagicTap					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	onMagicTap		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	onAccessibilityEscape		accessibilityPerformEscape					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	onAccessibilityEscape		nothing		silent	does nothing on Android		rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	AccessibilityInfo.announceForAccessibility		the announcement notification					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	AccessibilityInfo.announceForAccessibility		View.announceForAccessibility, deprecated at API level 36					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	AccessibilityInfo.announceForAccessibilityWithOptions		the announcement notification					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	AccessibilityInfo.announceForAccessibilityWithOptions		View.announceForAccessibility; the option queue does nothing					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	experimental_accessibilityOrder		the reading order					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	android	experimental_accessibilityOrder		the reading order					rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	ios	element	Button	a view with the trait .button	element=UIView | role=button				rn-docs 0.86
react-native	android	element	Button	Button	element=Button | role=button				rn-docs 0.86
react-native	ios	element	Switch	UISwitch	element=UISwitch				rn-docs 0.86
react-native	android	element	Switch	Switch	element=Switch				rn-docs 0.86
react-native	ios	element	Text	UILabel	element=UILabel				rn-docs 0.86
react-native	android	element	Text	TextView	element=TextView				rn-docs 0.86
react-native	ios	element	TextInput	UITextField	element=UITextField				rn-docs 0.86
react-native	android	element	TextInput	EditText	element=EditText				rn-docs 0.86

"""#),
    EmbeddedFile(name: "platform-names.tsv", text: #"""
# What the platforms call things: every value that a framework enumerates, and single names ('-' as their set).
# One row a name: framework, set, name, other right spellings divided by " | ", since, deprecated since,
#   what replaces it (divided likewise, the first choice first), whether that can be written in its place (yes or no), and the source of the facts.
# Versions: iOS (uikit, swiftui), API level or that of a library in front of the number (views),
#   androidx.compose.ui or a library in front of the number (compose), release (react-native).
#   "<=N": there at N, earlier ones unread.
# "unknown": no source says it, so that nothing is claimed. "soft": documents discourage it, no compiler warns.
# The rows of a set stand together. `platform-sets.tsv` says which names take the values of a set.
uikit	accessibility-traits	.none	UIAccessibilityTraits.none | UIAccessibilityTraitNone	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.button	UIAccessibilityTraits.button | UIAccessibilityTraitButton	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.link	UIAccessibilityTraits.link | UIAccessibilityTraitLink	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.header	UIAccessibilityTraits.header | UIAccessibilityTraitHeader	6.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.searchField	UIAccessibilityTraits.searchField | UIAccessibilityTraitSearchField	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.image	UIAccessibilityTraits.image | UIAccessibilityTraitImage	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.selected	UIAccessibilityTraits.selected | UIAccessibilityTraitSelected	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.playsSound	UIAccessibilityTraits.playsSound | UIAccessibilityTraitPlaysSound	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.keyboardKey	UIAccessibilityTraits.keyboardKey | UIAccessibilityTraitKeyboardKey	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.staticText	UIAccessibilityTraits.staticText | UIAccessibilityTraitStaticText	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.summaryElement	UIAccessibilityTraits.summaryElement | UIAccessibilityTraitSummaryElement	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.notEnabled	UIAccessibilityTraits.notEnabled | UIAccessibilityTraitNotEnabled	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.updatesFrequently	UIAccessibilityTraits.updatesFrequently | UIAccessibilityTraitUpdatesFrequently	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.startsMediaSession	UIAccessibilityTraits.startsMediaSession | UIAccessibilityTraitStartsMediaSession	4.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.adjustable	UIAccessibilityTraits.adjustable | UIAccessibilityTraitAdjustable	4.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.allowsDirectInteraction	UIAccessibilityTraits.allowsDirectInteraction | UIAccessibilityTraitAllowsDirectInteraction	5.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.causesPageTurn	UIAccessibilityTraits.causesPageTurn | UIAccessibilityTraitCausesPageTurn	5.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.tabBar	UIAccessibilityTraits.tabBar | UIAccessibilityTraitTabBar	10.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.supportsZoom	UIAccessibilityTraits.supportsZoom | UIAccessibilityTraitSupportsZoom	17.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits	.toggleButton	UIAccessibilityTraits.toggleButton | UIAccessibilityTraitToggleButton	17.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-traits-browserenginekit	.menuItem	UIAccessibilityTraits.menuItem	18.0				macios-26.6 BrowserEngineKit (BEAccessibility)
uikit	accessibility-traits-browserenginekit	.popUpButton	UIAccessibilityTraits.popUpButton	18.0				macios-26.6 BrowserEngineKit (BEAccessibility)
uikit	accessibility-traits-browserenginekit	.radioButton	UIAccessibilityTraits.radioButton	18.0				macios-26.6 BrowserEngineKit (BEAccessibility)
uikit	accessibility-notifications	.screenChanged	UIAccessibility.Notification.screenChanged | UIAccessibilityScreenChangedNotification	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-notifications	.layoutChanged	UIAccessibility.Notification.layoutChanged | UIAccessibilityLayoutChangedNotification	<=9.3				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-notifications	.announcement	UIAccessibility.Notification.announcement | UIAccessibilityAnnouncementNotification	4.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-notifications	.pageScrolled	UIAccessibility.Notification.pageScrolled | UIAccessibilityPageScrolledNotification	4.2				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-notifications	.pauseAssistiveTechnology	UIAccessibility.Notification.pauseAssistiveTechnology | UIAccessibilityPauseAssistiveTechnologyNotification	8.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-notifications	.resumeAssistiveTechnology	UIAccessibility.Notification.resumeAssistiveTechnology | UIAccessibilityResumeAssistiveTechnologyNotification	8.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-status-notifications	UIAccessibility.announcementDidFinishNotification	UIAccessibilityAnnouncementDidFinishNotification	6.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.elementFocusedNotification	UIAccessibilityElementFocusedNotification	9.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.voiceOverStatusDidChangeNotification	UIAccessibilityVoiceOverStatusDidChangeNotification	11.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.switchControlStatusDidChangeNotification	UIAccessibilitySwitchControlStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.boldTextStatusDidChangeNotification	UIAccessibilityBoldTextStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.buttonShapesEnabledStatusDidChangeNotification	UIAccessibilityButtonShapesEnabledStatusDidChangeNotification	14.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.closedCaptioningStatusDidChangeNotification	UIAccessibilityClosedCaptioningStatusDidChangeNotification	5.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.darkerSystemColorsStatusDidChangeNotification	UIAccessibilityDarkerSystemColorsStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.grayscaleStatusDidChangeNotification	UIAccessibilityGrayscaleStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.guidedAccessStatusDidChangeNotification	UIAccessibilityGuidedAccessStatusDidChangeNotification	6.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.invertColorsStatusDidChangeNotification	UIAccessibilityInvertColorsStatusDidChangeNotification	6.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.monoAudioStatusDidChangeNotification	UIAccessibilityMonoAudioStatusDidChangeNotification	5.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.reduceMotionStatusDidChangeNotification	UIAccessibilityReduceMotionStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.reduceTransparencyStatusDidChangeNotification	UIAccessibilityReduceTransparencyStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.speakScreenStatusDidChangeNotification	UIAccessibilitySpeakScreenStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.speakSelectionStatusDidChangeNotification	UIAccessibilitySpeakSelectionStatusDidChangeNotification	8.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.shakeToUndoDidChangeNotification	UIAccessibilityShakeToUndoDidChangeNotification	9.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.assistiveTouchStatusDidChangeNotification	UIAccessibilityAssistiveTouchStatusDidChangeNotification	10.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.hearingDevicePairedEarDidChangeNotification	UIAccessibilityHearingDevicePairedEarDidChangeNotification	10.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.differentiateWithoutColorDidChangeNotification	UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification	13.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.onOffSwitchLabelsDidChangeNotification	UIAccessibilityOnOffSwitchLabelsDidChangeNotification	13.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.videoAutoplayStatusDidChangeNotification	UIAccessibilityVideoAutoplayStatusDidChangeNotification	13.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibility.prefersCrossFadeTransitionsStatusDidChange	UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification	14.0				theos headers 9.3-16.5; apinotes-16.5
uikit	accessibility-status-notifications	UIAccessibilityVoiceOverStatusChanged		4.0	11.0	UIAccessibility.voiceOverStatusDidChangeNotification	yes	theos headers 9.3-16.5
uikit	accessibility-notification-types	AccessibilityNotification.Announcement	Announcement	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
uikit	accessibility-notification-types	AccessibilityNotification.LayoutChanged	LayoutChanged	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
uikit	accessibility-notification-types	AccessibilityNotification.PageScrolled	PageScrolled	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
uikit	accessibility-notification-types	AccessibilityNotification.ScreenChanged	ScreenChanged	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
uikit	container-type	.none	UIAccessibilityContainerType.none | UIAccessibilityContainerTypeNone	11.0				theos headers 9.3-16.5; macios-26.6
uikit	container-type	.dataTable	UIAccessibilityContainerType.dataTable | UIAccessibilityContainerTypeDataTable	11.0				theos headers 9.3-16.5; macios-26.6
uikit	container-type	.list	UIAccessibilityContainerType.list | UIAccessibilityContainerTypeList	11.0				theos headers 9.3-16.5; macios-26.6
uikit	container-type	.landmark	UIAccessibilityContainerType.landmark | UIAccessibilityContainerTypeLandmark	11.0				theos headers 9.3-16.5; macios-26.6
uikit	container-type	.semanticGroup	UIAccessibilityContainerType.semanticGroup | UIAccessibilityContainerTypeSemanticGroup	13.0				theos headers 9.3-16.5; macios-26.6
uikit	navigation-style	.automatic	UIAccessibilityNavigationStyle.automatic | UIAccessibilityNavigationStyleAutomatic	8.0				theos headers 9.3-16.5; macios-26.6
uikit	navigation-style	.separate	UIAccessibilityNavigationStyle.separate | UIAccessibilityNavigationStyleSeparate	8.0				theos headers 9.3-16.5; macios-26.6
uikit	navigation-style	.combined	UIAccessibilityNavigationStyle.combined | UIAccessibilityNavigationStyleCombined	8.0				theos headers 9.3-16.5; macios-26.6
uikit	scroll-direction	.right	UIAccessibilityScrollDirection.right | UIAccessibilityScrollDirectionRight	4.2				theos headers 9.3-16.5; macios-26.6
uikit	scroll-direction	.left	UIAccessibilityScrollDirection.left | UIAccessibilityScrollDirectionLeft	4.2				theos headers 9.3-16.5; macios-26.6
uikit	scroll-direction	.up	UIAccessibilityScrollDirection.up | UIAccessibilityScrollDirectionUp	4.2				theos headers 9.3-16.5; macios-26.6
uikit	scroll-direction	.down	UIAccessibilityScrollDirection.down | UIAccessibilityScrollDirectionDown	4.2				theos headers 9.3-16.5; macios-26.6
uikit	scroll-direction	.next	UIAccessibilityScrollDirection.next | UIAccessibilityScrollDirectionNext	5.0				theos headers 9.3-16.5; macios-26.6
uikit	scroll-direction	.previous	UIAccessibilityScrollDirection.previous | UIAccessibilityScrollDirectionPrevious	5.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.none	UIAccessibilityCustomRotor.SystemRotorType.none | UIAccessibilityCustomSystemRotorTypeNone	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.link	UIAccessibilityCustomRotor.SystemRotorType.link | UIAccessibilityCustomSystemRotorTypeLink	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.visitedLink	UIAccessibilityCustomRotor.SystemRotorType.visitedLink | UIAccessibilityCustomSystemRotorTypeVisitedLink	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.heading	UIAccessibilityCustomRotor.SystemRotorType.heading | UIAccessibilityCustomSystemRotorTypeHeading	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.headingLevel1	UIAccessibilityCustomRotor.SystemRotorType.headingLevel1 | UIAccessibilityCustomSystemRotorTypeHeadingLevel1	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.headingLevel2	UIAccessibilityCustomRotor.SystemRotorType.headingLevel2 | UIAccessibilityCustomSystemRotorTypeHeadingLevel2	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.headingLevel3	UIAccessibilityCustomRotor.SystemRotorType.headingLevel3 | UIAccessibilityCustomSystemRotorTypeHeadingLevel3	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.headingLevel4	UIAccessibilityCustomRotor.SystemRotorType.headingLevel4 | UIAccessibilityCustomSystemRotorTypeHeadingLevel4	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.headingLevel5	UIAccessibilityCustomRotor.SystemRotorType.headingLevel5 | UIAccessibilityCustomSystemRotorTypeHeadingLevel5	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.headingLevel6	UIAccessibilityCustomRotor.SystemRotorType.headingLevel6 | UIAccessibilityCustomSystemRotorTypeHeadingLevel6	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.boldText	UIAccessibilityCustomRotor.SystemRotorType.boldText | UIAccessibilityCustomSystemRotorTypeBoldText	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.italicText	UIAccessibilityCustomRotor.SystemRotorType.italicText | UIAccessibilityCustomSystemRotorTypeItalicText	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.underlineText	UIAccessibilityCustomRotor.SystemRotorType.underlineText | UIAccessibilityCustomSystemRotorTypeUnderlineText	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.misspelledWord	UIAccessibilityCustomRotor.SystemRotorType.misspelledWord | UIAccessibilityCustomSystemRotorTypeMisspelledWord	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.image	UIAccessibilityCustomRotor.SystemRotorType.image | UIAccessibilityCustomSystemRotorTypeImage	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.textField	UIAccessibilityCustomRotor.SystemRotorType.textField | UIAccessibilityCustomSystemRotorTypeTextField	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.table	UIAccessibilityCustomRotor.SystemRotorType.table | UIAccessibilityCustomSystemRotorTypeTable	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.list	UIAccessibilityCustomRotor.SystemRotorType.list | UIAccessibilityCustomSystemRotorTypeList	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-system-types	.landmark	UIAccessibilityCustomRotor.SystemRotorType.landmark | UIAccessibilityCustomSystemRotorTypeLandmark	11.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-direction	.previous	UIAccessibilityCustomRotor.Direction.previous | UIAccessibilityCustomRotorDirectionPrevious	10.0				theos headers 9.3-16.5; macios-26.6
uikit	custom-rotor-direction	.next	UIAccessibilityCustomRotor.Direction.next | UIAccessibilityCustomRotorDirectionNext	10.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.wordProcessing	UIAccessibilityTextualContext.wordProcessing | UIAccessibilityTextualContextWordProcessing	13.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.narrative	UIAccessibilityTextualContext.narrative | UIAccessibilityTextualContextNarrative	13.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.messaging	UIAccessibilityTextualContext.messaging | UIAccessibilityTextualContextMessaging	13.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.spreadsheet	UIAccessibilityTextualContext.spreadsheet | UIAccessibilityTextualContextSpreadsheet	13.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.fileSystem	UIAccessibilityTextualContext.fileSystem | UIAccessibilityTextualContextFileSystem	13.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.sourceCode	UIAccessibilityTextualContext.sourceCode | UIAccessibilityTextualContextSourceCode	13.0				theos headers 9.3-16.5; macios-26.6
uikit	textual-context	.console	UIAccessibilityTextualContext.console | UIAccessibilityTextualContextConsole	13.0				theos headers 9.3-16.5; macios-26.6
uikit	announcement-priority	.high	UIAccessibilityPriority.high | UIAccessibilityPriorityHigh	17.0				macios-26.6
uikit	announcement-priority	.default	UIAccessibilityPriority.default | UIAccessibilityPriorityDefault	17.0				macios-26.6
uikit	announcement-priority	.low	UIAccessibilityPriority.low | UIAccessibilityPriorityLow	17.0				macios-26.6
uikit	expanded-status	.unsupported	UIAccessibility.ExpandedStatus.unsupported | UIAccessibilityExpandedStatusUnsupported	18.0				macios-26.6; UIAccessibility.h (iOS 18 SDK)
uikit	expanded-status	.expanded	UIAccessibility.ExpandedStatus.expanded | UIAccessibilityExpandedStatusExpanded	18.0				macios-26.6; UIAccessibility.h (iOS 18 SDK)
uikit	expanded-status	.collapsed	UIAccessibility.ExpandedStatus.collapsed | UIAccessibilityExpandedStatusCollapsed	18.0				macios-26.6; UIAccessibility.h (iOS 18 SDK)
uikit	direct-touch-options	.silentOnTouch	UIAccessibility.DirectTouchOptions.silentOnTouch | UIAccessibilityDirectTouchOptionSilentOnTouch	17.0				macios-26.6; UIAccessibility.h (iOS 18 SDK)
uikit	direct-touch-options	.requiresActivation	UIAccessibility.DirectTouchOptions.requiresActivation | UIAccessibilityDirectTouchOptionRequiresActivation	17.0				macios-26.6; UIAccessibility.h (iOS 18 SDK)
uikit	custom-action-category	UIAccessibilityCustomAction.editCategory	UIAccessibilityCustomActionCategoryEdit	18.0				macios-26.6; UIAccessibilityCustomAction.h (iOS 18 SDK)
uikit	custom-content-importance	.default	AXCustomContent.Importance.default | AXCustomContentImportanceDefault	14.0				macios-26.6 (Accessibility)
uikit	custom-content-importance	.high	AXCustomContent.Importance.high | AXCustomContentImportanceHigh	14.0				macios-26.6 (Accessibility)
uikit	zoom-type	.insertionPoint	UIAccessibilityZoomType.insertionPoint | UIAccessibilityZoomTypeInsertionPoint	5.0				theos headers 9.3-16.5
uikit	assistive-technology-identifier	.notificationSwitchControl	UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl | UIAccessibilityNotificationSwitchControlIdentifier	8.0				theos headers 9.3-16.5
uikit	assistive-technology-identifier	.notificationVoiceOver	UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver | UIAccessibilityNotificationVoiceOverIdentifier	9.0				theos headers 9.3-16.5
uikit	accessibility-contrast	.unspecified	UIAccessibilityContrast.unspecified | UIAccessibilityContrastUnspecified	13.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-contrast	.normal	UIAccessibilityContrast.normal | UIAccessibilityContrastNormal	13.0				theos headers 9.3-16.5; macios-26.6
uikit	accessibility-contrast	.high	UIAccessibilityContrast.high | UIAccessibilityContrastHigh	13.0				theos headers 9.3-16.5; macios-26.6
uikit	hearing-device-ear	.none	UIAccessibility.HearingDeviceEar.none | UIAccessibilityHearingDeviceEarNone	10.0				theos headers 9.3-16.5; macios-26.6
uikit	hearing-device-ear	.left	UIAccessibility.HearingDeviceEar.left | UIAccessibilityHearingDeviceEarLeft	10.0				theos headers 9.3-16.5; macios-26.6
uikit	hearing-device-ear	.right	UIAccessibility.HearingDeviceEar.right | UIAccessibilityHearingDeviceEarRight	10.0				theos headers 9.3-16.5; macios-26.6
uikit	hearing-device-ear	.both	UIAccessibility.HearingDeviceEar.both | UIAccessibilityHearingDeviceEarBoth	10.0				theos headers 9.3-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechPunctuation	NSAttributedString.Key.accessibilitySpeechPunctuation | UIAccessibilitySpeechAttributePunctuation	7.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechLanguage	NSAttributedString.Key.accessibilitySpeechLanguage | UIAccessibilitySpeechAttributeLanguage	7.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechPitch	NSAttributedString.Key.accessibilitySpeechPitch | UIAccessibilitySpeechAttributePitch	7.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechQueueAnnouncement	NSAttributedString.Key.accessibilitySpeechQueueAnnouncement | UIAccessibilitySpeechAttributeQueueAnnouncement	11.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechIPANotation	NSAttributedString.Key.accessibilitySpeechIPANotation | UIAccessibilitySpeechAttributeIPANotation	11.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechSpellOut	NSAttributedString.Key.accessibilitySpeechSpellOut | UIAccessibilitySpeechAttributeSpellOut	13.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilitySpeechAnnouncementPriority	NSAttributedString.Key.accessibilitySpeechAnnouncementPriority | UIAccessibilitySpeechAttributeAnnouncementPriority	17.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilityTextHeadingLevel	NSAttributedString.Key.accessibilityTextHeadingLevel | UIAccessibilityTextAttributeHeadingLevel	11.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilityTextCustom	NSAttributedString.Key.accessibilityTextCustom | UIAccessibilityTextAttributeCustom	11.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	speech-and-text-attributes	.accessibilityTextualContext	NSAttributedString.Key.accessibilityTextualContext | UIAccessibilityTextAttributeContext	13.0				theos headers 9.3-16.5; apinotes-16.5; macios-26.6
uikit	content-size-category	.unspecified	UIContentSizeCategory.unspecified | UIContentSizeCategoryUnspecified	10.0				theos headers 9.3-16.5
uikit	content-size-category	.extraSmall	UIContentSizeCategory.extraSmall | UIContentSizeCategoryExtraSmall	7.0				theos headers 9.3-16.5
uikit	content-size-category	.small	UIContentSizeCategory.small | UIContentSizeCategorySmall	7.0				theos headers 9.3-16.5
uikit	content-size-category	.medium	UIContentSizeCategory.medium | UIContentSizeCategoryMedium	7.0				theos headers 9.3-16.5
uikit	content-size-category	.large	UIContentSizeCategory.large | UIContentSizeCategoryLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.extraLarge	UIContentSizeCategory.extraLarge | UIContentSizeCategoryExtraLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.extraExtraLarge	UIContentSizeCategory.extraExtraLarge | UIContentSizeCategoryExtraExtraLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.extraExtraExtraLarge	UIContentSizeCategory.extraExtraExtraLarge | UIContentSizeCategoryExtraExtraExtraLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.accessibilityMedium	UIContentSizeCategory.accessibilityMedium | UIContentSizeCategoryAccessibilityMedium	7.0				theos headers 9.3-16.5
uikit	content-size-category	.accessibilityLarge	UIContentSizeCategory.accessibilityLarge | UIContentSizeCategoryAccessibilityLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.accessibilityExtraLarge	UIContentSizeCategory.accessibilityExtraLarge | UIContentSizeCategoryAccessibilityExtraLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.accessibilityExtraExtraLarge	UIContentSizeCategory.accessibilityExtraExtraLarge | UIContentSizeCategoryAccessibilityExtraExtraLarge	7.0				theos headers 9.3-16.5
uikit	content-size-category	.accessibilityExtraExtraExtraLarge	UIContentSizeCategory.accessibilityExtraExtraExtraLarge | UIContentSizeCategoryAccessibilityExtraExtraExtraLarge	7.0				theos headers 9.3-16.5
uikit	text-content-type	.name	UITextContentType.name | UITextContentTypeName	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.namePrefix	UITextContentType.namePrefix | UITextContentTypeNamePrefix	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.givenName	UITextContentType.givenName | UITextContentTypeGivenName	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.middleName	UITextContentType.middleName | UITextContentTypeMiddleName	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.familyName	UITextContentType.familyName | UITextContentTypeFamilyName	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.nameSuffix	UITextContentType.nameSuffix | UITextContentTypeNameSuffix	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.nickname	UITextContentType.nickname | UITextContentTypeNickname	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.jobTitle	UITextContentType.jobTitle | UITextContentTypeJobTitle	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.organizationName	UITextContentType.organizationName | UITextContentTypeOrganizationName	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.location	UITextContentType.location | UITextContentTypeLocation	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.fullStreetAddress	UITextContentType.fullStreetAddress | UITextContentTypeFullStreetAddress	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.streetAddressLine1	UITextContentType.streetAddressLine1 | UITextContentTypeStreetAddressLine1	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.streetAddressLine2	UITextContentType.streetAddressLine2 | UITextContentTypeStreetAddressLine2	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.addressCity	UITextContentType.addressCity | UITextContentTypeAddressCity	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.addressState	UITextContentType.addressState | UITextContentTypeAddressState	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.addressCityAndState	UITextContentType.addressCityAndState | UITextContentTypeAddressCityAndState	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.sublocality	UITextContentType.sublocality | UITextContentTypeSublocality	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.countryName	UITextContentType.countryName | UITextContentTypeCountryName	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.postalCode	UITextContentType.postalCode | UITextContentTypePostalCode	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.telephoneNumber	UITextContentType.telephoneNumber | UITextContentTypeTelephoneNumber	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.emailAddress	UITextContentType.emailAddress | UITextContentTypeEmailAddress	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.URL	UITextContentType.URL | UITextContentTypeURL	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardNumber	UITextContentType.creditCardNumber | UITextContentTypeCreditCardNumber	10.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.username	UITextContentType.username | UITextContentTypeUsername	11.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.password	UITextContentType.password | UITextContentTypePassword	11.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.newPassword	UITextContentType.newPassword | UITextContentTypeNewPassword	12.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.oneTimeCode	UITextContentType.oneTimeCode | UITextContentTypeOneTimeCode	12.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.shipmentTrackingNumber	UITextContentType.shipmentTrackingNumber | UITextContentTypeShipmentTrackingNumber	15.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.flightNumber	UITextContentType.flightNumber | UITextContentTypeFlightNumber	15.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.dateTime	UITextContentType.dateTime | UITextContentTypeDateTime	15.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.birthdate	UITextContentType.birthdate | UITextContentTypeBirthdate	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.birthdateDay	UITextContentType.birthdateDay | UITextContentTypeBirthdateDay	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.birthdateMonth	UITextContentType.birthdateMonth | UITextContentTypeBirthdateMonth	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.birthdateYear	UITextContentType.birthdateYear | UITextContentTypeBirthdateYear	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardSecurityCode	UITextContentType.creditCardSecurityCode | UITextContentTypeCreditCardSecurityCode	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardName	UITextContentType.creditCardName | UITextContentTypeCreditCardName	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardGivenName	UITextContentType.creditCardGivenName | UITextContentTypeCreditCardGivenName	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardMiddleName	UITextContentType.creditCardMiddleName | UITextContentTypeCreditCardMiddleName	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardFamilyName	UITextContentType.creditCardFamilyName | UITextContentTypeCreditCardFamilyName	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardExpiration	UITextContentType.creditCardExpiration | UITextContentTypeCreditCardExpiration	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardExpirationMonth	UITextContentType.creditCardExpirationMonth | UITextContentTypeCreditCardExpirationMonth	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardExpirationYear	UITextContentType.creditCardExpirationYear | UITextContentTypeCreditCardExpirationYear	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.creditCardType	UITextContentType.creditCardType | UITextContentTypeCreditCardType	17.0				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.cellularEID	UITextContentType.cellularEID | UITextContentTypeCellularEID	17.4				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	text-content-type	.cellularIMEI	UITextContentType.cellularIMEI | UITextContentTypeCellularIMEI	17.4				theos-16.5 UITextInputTraits.h; macios-26.6
uikit	-	UIContentSizeCategory.didChangeNotification		unknown				unknown
uikit	-	UIContentSizeCategory.newValueUserInfoKey		unknown				unknown
uikit	-	UIContentSizeCategory.isAccessibilityCategory		unknown				unknown
uikit	-	isAccessibilityElement		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityLabel	setAccessibilityLabel(_:) | setAccessibilityLabel:	<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityHint		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityValue		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityTraits		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityFrame		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityLanguage		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityPath		7.0				theos headers 9.3-16.5
uikit	-	accessibilityActivationPoint		5.0				theos headers 9.3-16.5
uikit	-	accessibilityElementsHidden		5.0				theos headers 9.3-16.5
uikit	-	accessibilityViewIsModal		5.0				theos headers 9.3-16.5
uikit	-	shouldGroupAccessibilityChildren		6.0				theos headers 9.3-16.5
uikit	-	accessibilityNavigationStyle		8.0				theos headers 9.3-16.5
uikit	-	accessibilityContainerType		11.0				theos headers 9.3-16.5
uikit	-	accessibilityAttributedLabel		11.0				theos headers 9.3-16.5
uikit	-	accessibilityAttributedHint		11.0				theos headers 9.3-16.5
uikit	-	accessibilityAttributedValue		11.0				theos headers 9.3-16.5
uikit	-	accessibilityUserInputLabels		13.0				theos headers 9.3-16.5
uikit	-	accessibilityAttributedUserInputLabels		13.0				theos headers 9.3-16.5
uikit	-	accessibilityTextualContext		13.0				theos headers 9.3-16.5
uikit	-	accessibilityRespondsToUserInteraction		13.0				theos headers 9.3-16.5
uikit	-	accessibilityIdentifier		5.0				theos headers 9.3-16.5
uikit	-	accessibilityExpandedStatus		18.0				macios-26.6
uikit	-	accessibilityDirectTouchOptions		17.0				macios-26.6
uikit	-	accessibilityHitTest(_:event:)		18.0				macios-26.6
uikit	-	accessibilityNextTextNavigationElement		18.0				macios-26.6
uikit	-	accessibilityPreviousTextNavigationElement		18.0				macios-26.6
uikit	-	accessibilityTextInputResponder		18.1				macios-26.6
uikit	-	accessibilityElementDidBecomeFocused()		4.0				theos headers 9.3-16.5
uikit	-	accessibilityElementDidLoseFocus()		4.0				theos headers 9.3-16.5
uikit	-	accessibilityElementIsFocused()		4.0				theos headers 9.3-16.5
uikit	-	accessibilityAssistiveTechnologyFocusedIdentifiers()		9.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.focusedElement(using:)	UIAccessibilityFocusedElement	9.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.post(notification:argument:)	UIAccessibilityPostNotification	<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityActivate()		7.0				theos headers 9.3-16.5
uikit	-	accessibilityIncrement()		4.0				theos headers 9.3-16.5
uikit	-	accessibilityDecrement()		4.0				theos headers 9.3-16.5
uikit	-	accessibilityScroll(_:)		4.2				theos headers 9.3-16.5
uikit	-	accessibilityPerformEscape()		5.0				theos headers 9.3-16.5
uikit	-	accessibilityPerformMagicTap()		6.0				theos headers 9.3-16.5
uikit	-	accessibilityCustomActions		8.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomAction		8.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomAction(name:actionHandler:)		13.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomAction(name:image:actionHandler:)		14.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomAction.image		14.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomAction.category		18.0				macios-26.6; UIAccessibilityCustomAction.h (iOS 18 SDK)
uikit	-	UIAccessibilityCustomAction(name:target:selector:)		8.0				theos headers 9.3-16.5
uikit	-	accessibilityCustomRotors		10.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomRotor		10.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomRotor(systemType:itemSearch:)		11.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomRotorItemResult		10.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityCustomRotorSearchPredicate		10.0				theos headers 9.3-16.5
uikit	-	accessibilityElements		8.0				theos headers 9.3-16.5
uikit	-	accessibilityElementCount()		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityElement(at:)	accessibilityElementAtIndex:	<=9.3				theos headers 9.3-16.5
uikit	-	index(ofAccessibilityElement:)	indexOfAccessibilityElement:	<=9.3				theos headers 9.3-16.5
uikit	-	UIAccessibilityContainerDataTable		11.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityContainerDataTableCell		11.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityElement		3.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityElement(accessibilityContainer:)		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityContainer		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityFrameInContainerSpace		10.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityReadingContent		5.0				theos headers 9.3-16.5
uikit	-	UIScrollViewAccessibilityDelegate		<=9.3				theos headers 9.3-16.5
uikit	-	UIPickerViewAccessibilityDelegate		<=9.3				theos headers 9.3-16.5
uikit	-	accessibilityDragSourceDescriptors		11.0				theos headers 9.3-16.5
uikit	-	accessibilityDropPointDescriptors		11.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityLocationDescriptor		11.0				theos headers 9.3-16.5
uikit	-	accessibilityCustomContent		14.0				macios-26.6 (Accessibility)
uikit	-	AXCustomContent		14.0				macios-26.6 (Accessibility)
uikit	-	AXCustomContentProvider		14.0				macios-26.6 (Accessibility)
uikit	-	showsLargeContentViewer		13.0				theos headers 9.3-16.5
uikit	-	largeContentTitle		13.0				theos headers 9.3-16.5
uikit	-	largeContentImage		13.0				theos headers 9.3-16.5
uikit	-	scalesLargeContentImage		13.0				theos headers 9.3-16.5
uikit	-	largeContentImageInsets		13.0				theos headers 9.3-16.5
uikit	-	UILargeContentViewerInteraction		13.0				theos headers 9.3-16.5
uikit	-	UILargeContentViewerItem		13.0				theos headers 9.3-16.5
uikit	-	adjustsImageSizeForAccessibilityContentSizeCategory		11.0				theos headers 9.3-16.5
uikit	-	adjustsFontForContentSizeCategory		10.0				theos headers 9.3-16.5
uikit	-	accessibilityIgnoresInvertColors		11.0				theos headers 9.3-16.5
uikit	-	UIColor.accessibilityName		14.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.isVoiceOverRunning		4.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.isReduceMotionEnabled		8.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.isSwitchControlRunning		8.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.isBoldTextEnabled		8.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.isDarkerSystemColorsEnabled		8.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.buttonShapesEnabled		14.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.isOnOffSwitchLabelsEnabled		13.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.prefersCrossFadeTransitions		14.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)	UIAccessibilityZoomFocusChanged	5.0				theos headers 9.3-16.5
uikit	-	UIAccessibility.registerGestureConflictWithZoom()	UIAccessibilityRegisterGestureConflictWithZoom	5.0				theos headers 9.3-16.5
uikit	-	UIAccessibilityVoiceOverStatusChanged		4.0	11.0	UIAccessibility.voiceOverStatusDidChangeNotification	yes	theos headers 9.3-16.5
uikit	-	UIStepper		5.0				theos headers 9.3-16.5
uikit	-	UIPageControl		2.0				theos headers 9.3-16.5
uikit	-	UISegmentedControl		2.0				theos headers 9.3-16.5
uikit	-	UIButton		2.0				theos headers 9.3-16.5
uikit	-	UISwitch		2.0				theos headers 9.3-16.5
uikit	-	UITabBar		2.0				theos headers 9.3-16.5
uikit	-	UITabBarItem		2.0				theos headers 9.3-16.5
uikit	-	UIAlertController		8.0				theos headers 9.3-16.5
uikit	-	UIPageViewController		5.0				theos headers 9.3-16.5
uikit	-	UIDatePicker		2.0				theos headers 9.3-16.5
uikit	-	UIPickerView		2.0				theos headers 9.3-16.5
uikit	-	UIProgressView		2.0				theos headers 9.3-16.5
uikit	-	UIColorWell		14.0				theos headers 9.3-16.5
uikit	-	UICalendarView		16.0				theos headers 9.3-16.5
uikit	-	UIStackView		9.0				theos headers 9.3-16.5
uikit	-	UIMenu		13.0				theos headers 9.3-16.5
uikit	-	UIRefreshControl		6.0				theos headers 9.3-16.5
uikit	-	UISlider		<=9.3				theos headers 9.3-16.5
uikit	-	UITextField		<=9.3				theos headers 9.3-16.5
uikit	-	UITextView		<=9.3				theos headers 9.3-16.5
uikit	-	UISearchBar		<=9.3				theos headers 9.3-16.5
uikit	-	UIPageControl.allowsContinuousInteraction		14.0				theos headers 9.3-16.5
uikit	-	UIPageControl.backgroundStyle		14.0				theos headers 9.3-16.5
uikit	-	UIPageControl.preferredIndicatorImage		14.0				theos headers 9.3-16.5
uikit	-	UIPageControl.direction		16.0				theos headers 9.3-16.5
uikit	-	UIPageControl.defersCurrentPageDisplay	defersCurrentPageDisplay	<=9.3	14.0			theos headers 9.3-16.5
uikit	-	UIPageControl.updateCurrentPageDisplay()	updateCurrentPageDisplay()	<=9.3	14.0			theos headers 9.3-16.5
uikit	-	UISegmentedControl.segmentedControlStyle	segmentedControlStyle	<=9.3	7.0			theos headers 9.3-16.5
uikit	-	UISegmentedControl.selectedSegmentTintColor		13.0				theos headers 9.3-16.5
uikit	-	UISegmentedControl(frame:actions:)		14.0				theos headers 9.3-16.5
uikit	-	UIButton.contentEdgeInsets	contentEdgeInsets	<=9.3	15.0	UIButton.Configuration	no	theos headers 9.3-16.5
uikit	-	UIButton.titleEdgeInsets	titleEdgeInsets	<=9.3	15.0	UIButton.Configuration	no	theos headers 9.3-16.5
uikit	-	UIButton.imageEdgeInsets	imageEdgeInsets	<=9.3	15.0	UIButton.Configuration	no	theos headers 9.3-16.5
uikit	-	UIButton.adjustsImageWhenDisabled	adjustsImageWhenDisabled	<=9.3	15.0	UIButton.Configuration	no	theos headers 9.3-16.5
uikit	-	UIButton.adjustsImageWhenHighlighted	adjustsImageWhenHighlighted	<=9.3	15.0	UIButton.Configuration	no	theos headers 9.3-16.5
uikit	-	UIButton.Configuration		15.0				theos headers 9.3-16.5
uikit	-	UIButton.showsMenuAsPrimaryAction		14.0				theos headers 9.3-16.5
uikit	-	UIControl.toolTip		15.0				theos headers 9.3-16.5
uikit	-	UITextField.isSecureTextEntry	isSecureTextEntry	2.0				UITextInputTraits.h
uikit	-	UITextField.textContentType		10.0				theos headers 9.3-16.5
uikit	-	textView(_:primaryActionFor:defaultAction:)		17.0				UITextView.h
uikit	-	textView(_:shouldInteractWith:in:interaction:)		10.0				UITextView.h
uikit	-	UISlider.minimumValue	minimumValue	<=9.3				UISlider.h
uikit	-	UISlider.maximumValue	maximumValue	<=9.3				UISlider.h
uikit	-	UISlider.isContinuous	isContinuous	<=9.3				UISlider.h
uikit	-	UITextField.placeholder	placeholder	<=9.3				UITextField.h
uikit	-	NSAttributedString.Key.link		unknown				UITextView.h
uikit	-	UIButton.configuration	configuration	15.0				UIButton.h
uikit	-	UIButton.Configuration.showsActivityIndicator	showsActivityIndicator	15.0				UIButtonConfiguration.h
uikit	-	UIButton.changesSelectionAsPrimaryAction	changesSelectionAsPrimaryAction	15.0				UIButton.h
uikit	-	UISwitch.onImage	onImage	6.0				UISwitch.h
uikit	-	UISwitch.offImage	offImage	6.0				UISwitch.h
uikit	-	UISwitch.preferredStyle	preferredStyle	unknown				UISwitch.h
uikit	-	UISlider.TrackConfiguration	trackConfiguration	26.0				apple-docs
uikit	-	UITableViewCell.accessoryView	accessoryView	unknown				unknown
uikit	-	UIViewController.tabBarItem	tabBarItem	unknown				unknown
uikit	-	UIViewController.isModalInPresentation	isModalInPresentation	unknown				unknown
uikit	-	UITextView.isEditable	isEditable	<=9.3				UITextView.h
uikit	-	UITextView.isSelectable	isSelectable	<=9.3				UITextView.h
uikit	-	UIAlertView		<=9.3	9.0	UIAlertController	no	theos headers 9.3-16.5
uikit	-	UIActionSheet		2.0	8.3	UIAlertController	no	theos headers 9.3-16.5
uikit	-	UIControl.isEnabled	enabled | setEnabled:	<=9.3				theos headers 9.3-16.5
uikit	-	UIControl.isSelected	selected | setSelected:	<=9.3				theos headers 9.3-16.5
uikit	-	UISheetPresentationController.detents	detents	15.0				UISheetPresentationController.h
uikit	-	UISheetPresentationController.prefersGrabberVisible	prefersGrabberVisible	15.0				UISheetPresentationController.h
uikit	-	UISheetPresentationController.selectedDetentIdentifier	selectedDetentIdentifier	15.0				UISheetPresentationController.h
uikit	-	UISheetPresentationController.largestUndimmedDetentIdentifier	largestUndimmedDetentIdentifier	15.0				UISheetPresentationController.h
uikit	-	UIViewController.isModalInPresentation	isModalInPresentation	13.0				UIViewController.h
uikit	-	UIViewController.modalPresentationStyle	modalPresentationStyle	<=9.3				UIViewController.h
uikit	-	UIButton.menu	menu	14.0				UIButton.h
uikit	-	UIButton.configuration		15.0				UIButton.h
uikit	-	UIButton.changesSelectionAsPrimaryAction	changesSelectionAsPrimaryAction	15.0				UIButton.h
uikit	-	UIControl.showsMenuAsPrimaryAction	showsMenuAsPrimaryAction	14.0				UIControl.h
uikit	-	UIControl.addTarget(_:action:for:)	addTarget(_:action:for:) | addTarget()	<=9.3				UIControl.h
uikit	-	UIControl.addAction(_:for:)	addAction(_:for:)	14.0				UIControl.h
uikit	-	UITextField.keyboardType	keyboardType	<=9.3				UITextInputTraits.h
uikit	-	UITextField.autocorrectionType	autocorrectionType	<=9.3				UITextInputTraits.h
uikit	-	UITextField.autocapitalizationType	autocapitalizationType	<=9.3				UITextInputTraits.h
uikit	-	UITextField.spellCheckingType	spellCheckingType	<=9.3				UITextInputTraits.h
uikit	-	UITextField.returnKeyType	returnKeyType	<=9.3				UITextInputTraits.h
uikit	-	UITextField.enablesReturnKeyAutomatically	enablesReturnKeyAutomatically	<=9.3				UITextInputTraits.h
uikit	-	UITextField.clearButtonMode	clearButtonMode	<=9.3				UITextField.h
uikit	-	UITextField.borderStyle	borderStyle	<=9.3				UITextField.h
uikit	-	UITextField.inputAccessoryView	inputAccessoryView	<=9.3				UITextField.h
uikit	-	UITextView.dataDetectorTypes	dataDetectorTypes	<=9.3				UITextView.h
uikit	-	UITextView.linkTextAttributes	linkTextAttributes	<=9.3				UITextView.h
uikit	-	UISlider.minimumValueImage	minimumValueImage	<=9.3				UISlider.h
uikit	-	UISlider.maximumValueImage	maximumValueImage	<=9.3				UISlider.h
uikit	-	UISwitch.onTintColor	onTintColor	<=9.3				UISwitch.h
uikit	-	UISwitch.thumbTintColor	thumbTintColor	<=9.3				UISwitch.h
uikit	-	UITabBarItem.badgeValue	badgeValue	<=9.3				UITabBarItem.h
uikit	-	UIAlertController.preferredAction	preferredAction	9.0				UIAlertController.h
uikit	-	UIAlertController.addAction(_:)	addAction(_:)	<=9.3				UIAlertController.h
uikit	-	setValue(_:animated:)		unknown				UISlider.h
uikit	-	prefersScrollingExpandsWhenScrolledToEdge		unknown				UISheetPresentationController.h
swiftui	accessibility-notification-types	AccessibilityNotification.Announcement	Announcement	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	accessibility-notification-types	AccessibilityNotification.LayoutChanged	LayoutChanged	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	accessibility-notification-types	AccessibilityNotification.PageScrolled	PageScrolled	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	accessibility-notification-types	AccessibilityNotification.ScreenChanged	ScreenChanged	17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	accessibility-traits	.allowsDirectInteraction	AccessibilityTraits.allowsDirectInteraction	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.causesPageTurn	AccessibilityTraits.causesPageTurn	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isButton	AccessibilityTraits.isButton	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isHeader	AccessibilityTraits.isHeader	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isImage	AccessibilityTraits.isImage	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isKeyboardKey	AccessibilityTraits.isKeyboardKey	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isLink	AccessibilityTraits.isLink	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isModal	AccessibilityTraits.isModal	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isSearchField	AccessibilityTraits.isSearchField	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isSelected	AccessibilityTraits.isSelected	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isStaticText	AccessibilityTraits.isStaticText	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isSummaryElement	AccessibilityTraits.isSummaryElement	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.playsSound	AccessibilityTraits.playsSound	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.startsMediaSession	AccessibilityTraits.startsMediaSession	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.updatesFrequently	AccessibilityTraits.updatesFrequently	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-traits	.isTabBar	AccessibilityTraits.isTabBar	17.0				apple-docs-2025-10
swiftui	accessibility-traits	.isToggle	AccessibilityTraits.isToggle	17.0				apple-docs-2025-10
swiftui	children-behavior	.ignore	AccessibilityChildBehavior.ignore	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	children-behavior	.contain	AccessibilityChildBehavior.contain	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	children-behavior	.combine	AccessibilityChildBehavior.combine	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-kind	.default	AccessibilityActionKind.default	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-kind	.escape	AccessibilityActionKind.escape	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-kind	.magicTap	AccessibilityActionKind.magicTap	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-kind	.delete	AccessibilityActionKind.delete	never on iOS				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-kind	.showMenu	AccessibilityActionKind.showMenu	never on iOS				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-kind	AccessibilityActionKind(named:)		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	action-category	.default	AccessibilityActionCategory.default	18.0				apple-docs-2025-10
swiftui	action-category	.edit	AccessibilityActionCategory.edit	18.0				apple-docs-2025-10
swiftui	adjustment-direction	.increment	AccessibilityAdjustmentDirection.increment	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	adjustment-direction	.decrement	AccessibilityAdjustmentDirection.decrement	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	labeled-pair-role	.label	AccessibilityLabeledPairRole.label	14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	labeled-pair-role	.content	AccessibilityLabeledPairRole.content	14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.unspecified	AccessibilityHeadingLevel.unspecified	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.h1	AccessibilityHeadingLevel.h1	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.h2	AccessibilityHeadingLevel.h2	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.h3	AccessibilityHeadingLevel.h3	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.h4	AccessibilityHeadingLevel.h4	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.h5	AccessibilityHeadingLevel.h5	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	heading-level	.h6	AccessibilityHeadingLevel.h6	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.plain	AccessibilityTextContentType.plain	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.console	AccessibilityTextContentType.console	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.fileSystem	AccessibilityTextContentType.fileSystem	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.messaging	AccessibilityTextContentType.messaging	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.narrative	AccessibilityTextContentType.narrative	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.sourceCode	AccessibilityTextContentType.sourceCode	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.spreadsheet	AccessibilityTextContentType.spreadsheet	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	accessibility-text-content-type	.wordProcessing	AccessibilityTextContentType.wordProcessing	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.links	AccessibilitySystemRotor.links	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.links(visited:)	AccessibilitySystemRotor.links(visited:)	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.headings	AccessibilitySystemRotor.headings	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.headings(level:)	AccessibilitySystemRotor.headings(level:)	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.boldText	AccessibilitySystemRotor.boldText	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.italicText	AccessibilitySystemRotor.italicText	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.underlineText	AccessibilitySystemRotor.underlineText	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.misspelledWords	AccessibilitySystemRotor.misspelledWords	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.images	AccessibilitySystemRotor.images	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.textFields	AccessibilitySystemRotor.textFields	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.tables	AccessibilitySystemRotor.tables	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.lists	AccessibilitySystemRotor.lists	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	system-rotor	.landmarks	AccessibilitySystemRotor.landmarks	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	technologies	.voiceOver	AccessibilityTechnologies.voiceOver	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	technologies	.switchControl	AccessibilityTechnologies.switchControl	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	direct-touch-options	.silentOnTouch	AccessibilityDirectTouchOptions.silentOnTouch	17.0				apple-docs-2025-10
swiftui	direct-touch-options	.requiresActivation	AccessibilityDirectTouchOptions.requiresActivation	17.0				apple-docs-2025-10
swiftui	zoom-direction	.zoomIn	AccessibilityZoomGestureAction.Direction.zoomIn	16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	zoom-direction	.zoomOut	AccessibilityZoomGestureAction.Direction.zoomOut	16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	custom-content-importance	.default	AXCustomContent.Importance.default	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	custom-content-importance	.high	AXCustomContent.Importance.high	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	scroll-action-edge	.top	Edge.top	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	scroll-action-edge	.bottom	Edge.bottom	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	scroll-action-edge	.leading	Edge.leading	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	scroll-action-edge	.trailing	Edge.trailing	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.xSmall	DynamicTypeSize.xSmall	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.small	DynamicTypeSize.small	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.medium	DynamicTypeSize.medium	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.large	DynamicTypeSize.large	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.xLarge	DynamicTypeSize.xLarge	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.xxLarge	DynamicTypeSize.xxLarge	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.xxxLarge	DynamicTypeSize.xxxLarge	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.accessibility1	DynamicTypeSize.accessibility1	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.accessibility2	DynamicTypeSize.accessibility2	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.accessibility3	DynamicTypeSize.accessibility3	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.accessibility4	DynamicTypeSize.accessibility4	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	dynamic-type-size	.accessibility5	DynamicTypeSize.accessibility5	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.extraSmall	ContentSizeCategory.extraSmall	13.0	soft	DynamicTypeSize.xSmall	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.small	ContentSizeCategory.small	13.0	soft	DynamicTypeSize.small	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.medium	ContentSizeCategory.medium	13.0	soft	DynamicTypeSize.medium	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.large	ContentSizeCategory.large	13.0	soft	DynamicTypeSize.large	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.extraLarge	ContentSizeCategory.extraLarge	13.0	soft	DynamicTypeSize.xLarge	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.extraExtraLarge	ContentSizeCategory.extraExtraLarge	13.0	soft	DynamicTypeSize.xxLarge	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.extraExtraExtraLarge	ContentSizeCategory.extraExtraExtraLarge	13.0	soft	DynamicTypeSize.xxxLarge	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.accessibilityMedium	ContentSizeCategory.accessibilityMedium	13.0	soft	DynamicTypeSize.accessibility1	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.accessibilityLarge	ContentSizeCategory.accessibilityLarge	13.0	soft	DynamicTypeSize.accessibility2	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.accessibilityExtraLarge	ContentSizeCategory.accessibilityExtraLarge	13.0	soft	DynamicTypeSize.accessibility3	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.accessibilityExtraExtraLarge	ContentSizeCategory.accessibilityExtraExtraLarge	13.0	soft	DynamicTypeSize.accessibility4	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	content-size-category	.accessibilityExtraExtraExtraLarge	ContentSizeCategory.accessibilityExtraExtraExtraLarge	13.0	soft	DynamicTypeSize.accessibility5	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	DynamicTypeSize.isAccessibilitySize		unknown				unknown
swiftui	-	ContentSizeCategory.isAccessibilityCategory		unknown				unknown
swiftui	-	accessibility(label:)		13.0	soft	accessibilityLabel(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(value:)		13.0	soft	accessibilityValue(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(hint:)		13.0	soft	accessibilityHint(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(hidden:)		13.0	soft	accessibilityHidden(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(identifier:)		13.0	soft	accessibilityIdentifier(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(activationPoint:)		13.0	soft	accessibilityActivationPoint(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(inputLabels:)		13.0	soft	accessibilityInputLabels(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(addTraits:)		13.0	soft	accessibilityAddTraits(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(removeTraits:)		13.0	soft	accessibilityRemoveTraits(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(sortPriority:)		13.0	soft	accessibilitySortPriority(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibility(selectionIdentifier:)		13.0	13.0			theos-16.5 SwiftUI.swiftinterface
swiftui	-	accessibilityLabel(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityValue(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityHint(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityHidden(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityIdentifier(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityInputLabels(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityAddTraits(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityRemoveTraits(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilitySortPriority(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityActivationPoint(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityLabel(content:)		18.0				apple-docs-2025-10
swiftui	-	accessibilityAction(_:_:)		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityAction(named:_:)		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityAction(action:label:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityActions(_:)		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityActions(category:_:)		18.0				apple-docs-2025-10
swiftui	-	accessibilityAdjustableAction(_:)		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityScrollAction(_:)		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityElement(children:)		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityLinkedGroup(id:in:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityLabeledPair(role:id:in:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityIgnoresInvertColors(_:)		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityFocused(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityFocused(_:equals:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	@AccessibilityFocusState		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityHeading(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityTextContentType(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityRepresentation(representation:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityChildren(children:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityChartDescriptor(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityCustomContent(_:_:importance:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityRespondsToUserInteraction(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityRotor(_:entries:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityRotor(_:textRanges:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityRotorEntry(id:in:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityShowsLargeContentViewer(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityShowsLargeContentViewer()		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityZoomAction(_:)		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityDragPoint(_:description:)		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityDropPoint(_:description:)		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityDirectTouch(_:options:)		17.0				apple-docs-2025-10
swiftui	-	accessibilityDefaultFocus(_:_:)		26.0				apple-docs-2025-10
swiftui	-	accessibilityScrollStatus(_:isEnabled:)		26.0				apple-docs-2025-10
swiftui	-	speechAdjustedPitch(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	speechAlwaysIncludesPunctuation(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	speechAnnouncementsQueued(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	speechSpellsOutCharacters(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	dynamicTypeSize(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	focused(_:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	focused(_:equals:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	@FocusState		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	contentShape(_:_:eoFill:)		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityQuickAction(style:content:)		unknown				apple-docs-2025-10
swiftui	-	accessibilityEnabled	@Environment(\.accessibilityEnabled)	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityReduceMotion	@Environment(\.accessibilityReduceMotion)	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityReduceTransparency	@Environment(\.accessibilityReduceTransparency)	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityDifferentiateWithoutColor	@Environment(\.accessibilityDifferentiateWithoutColor)	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityInvertColors	@Environment(\.accessibilityInvertColors)	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityShowButtonShapes	@Environment(\.accessibilityShowButtonShapes)	14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityVoiceOverEnabled	@Environment(\.accessibilityVoiceOverEnabled)	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilitySwitchControlEnabled	@Environment(\.accessibilitySwitchControlEnabled)	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityLargeContentViewerEnabled	@Environment(\.accessibilityLargeContentViewerEnabled)	15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityQuickActionsEnabled	@Environment(\.accessibilityQuickActionsEnabled)	16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	accessibilityDimFlashingLights	@Environment(\.accessibilityDimFlashingLights)	17.0				apple-docs-2025-10
swiftui	-	accessibilityPlayAnimatedImages	@Environment(\.accessibilityPlayAnimatedImages)	17.0				apple-docs-2025-10
swiftui	-	accessibilityAssistiveAccessEnabled	@Environment(\.accessibilityAssistiveAccessEnabled)	18.0				apple-docs-2025-10
swiftui	-	Button		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Stepper		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Toggle		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Slider		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Picker		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	TabView		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	TextField		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	tabItem(_:)	tabItem	13.0	27.0	Tab	no	apple-docs tabItem(_:)
swiftui	-	SecureField		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	DatePicker		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	NavigationLink		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Form		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	EditButton		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	SegmentedPickerStyle	.segmented	13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	WheelPickerStyle		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	SwitchToggleStyle		13.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	PageTabViewStyle	.page	14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	PageIndexViewStyle		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Link		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	TextEditor		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	ProgressView		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	DisclosureGroup		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Menu		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	ColorPicker		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	GroupBox		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Label		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	OutlineGroup		14.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	ControlGroup		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	AsyncImage		15.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Gauge		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	LabeledContent		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	ShareLink		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	MultiDatePicker		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	NavigationStack		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	NavigationSplitView		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	PasteButton		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Table		16.0				theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	Alert		13.0	soft	alert(_:isPresented:actions:)	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	prompt		unknown				unknown
swiftui	-	ButtonRole		15.0				SwiftUI.swiftinterface
swiftui	-	toggleStyle(_:)		unknown				unknown
swiftui	-	pickerStyle(_:)		unknown				unknown
swiftui	-	labelsHidden()		unknown				unknown
swiftui	-	minimumValueLabel		13.0				SwiftUI.swiftinterface
swiftui	-	maximumValueLabel		13.0				SwiftUI.swiftinterface
swiftui	-	onEditingChanged		13.0				SwiftUI.swiftinterface
swiftui	-	presentationDragIndicator(_:)		16.0				apple-docs
swiftui	-	interactiveDismissDisabled(_:)		15.0				apple-docs
swiftui	-	presentationBackgroundInteraction(_:)		16.4				apple-docs
swiftui	-	badge(_:)		15.0				apple-docs
swiftui	-	TabRole		unknown				unknown
swiftui	-	isPresented		unknown				unknown
swiftui	-	onDismiss		unknown				unknown
swiftui	-	openURL		unknown				unknown
swiftui	-	alert(isPresented:content:)		13.0	soft	alert(_:isPresented:actions:message:)	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	ActionSheet		13.0	soft	confirmationDialog(_:isPresented:titleVisibility:actions:)	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	actionSheet(isPresented:content:)		13.0	soft	confirmationDialog(_:isPresented:titleVisibility:actions:)	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	NavigationView		13.0	soft	NavigationStack | NavigationSplitView	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	autocapitalization(_:)		13.0	soft	textInputAutocapitalization(_:)	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	disableAutocorrection(_:)		13.0	soft	autocorrectionDisabled(_:)	yes	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	ContentSizeCategory		13.0	soft	DynamicTypeSize	no	theos-16.5 SwiftUI.swiftinterface; apple-docs-2025-10
swiftui	-	AccessibilityNotification.Announcement		17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	-	AccessibilityNotification.ScreenChanged		17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	-	AccessibilityNotification.LayoutChanged		17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	-	AccessibilityNotification.PageScrolled		17.0				macios-26.6 (Accessibility); apple-docs-2025-10
swiftui	-	presentationDetents(_:)		16.0				SwiftUI interface
swiftui	-	presentationDragIndicator(_:)		16.0				SwiftUI interface
swiftui	-	presentationBackgroundInteraction(_:)		16.4				SwiftUI interface
swiftui	-	interactiveDismissDisabled(_:)	interactiveDismissDisabled()	15.0				SwiftUI interface
swiftui	-	keyboardType(_:)		13.0				SwiftUI interface
swiftui	-	textContentType(_:)		13.0				SwiftUI interface
swiftui	-	submitLabel(_:)		15.0				SwiftUI interface
swiftui	-	textInputAutocapitalization(_:)		15.0				SwiftUI interface
swiftui	-	autocorrectionDisabled(_:)	autocorrectionDisabled()	13.0				SwiftUI interface
swiftui	-	onSubmit(of:_:)	onSubmit()	15.0				SwiftUI interface
swiftui	-	badge(_:)		15.0				SwiftUI interface
swiftui	-	tabViewStyle(_:)		14.0				SwiftUI interface
swiftui	-	toggleStyle(_:)		13.0				SwiftUI interface
swiftui	-	buttonStyle(_:)		13.0				SwiftUI interface
swiftui	-	labelStyle(_:)		14.0				SwiftUI interface
swiftui	-	textFieldStyle(_:)		13.0				SwiftUI interface
swiftui	-	controlSize(_:)		15.0				SwiftUI interface
swiftui	-	contentShape(_:)		13.0				SwiftUI interface
views	live-region	none	ACCESSIBILITY_LIVE_REGION_NONE | View.ACCESSIBILITY_LIVE_REGION_NONE | ViewCompat.ACCESSIBILITY_LIVE_REGION_NONE	19				map.csv; AOSP attrs.xml
views	live-region	polite	ACCESSIBILITY_LIVE_REGION_POLITE | View.ACCESSIBILITY_LIVE_REGION_POLITE | ViewCompat.ACCESSIBILITY_LIVE_REGION_POLITE	19				map.csv; AOSP attrs.xml
views	live-region	assertive	ACCESSIBILITY_LIVE_REGION_ASSERTIVE | View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE | ViewCompat.ACCESSIBILITY_LIVE_REGION_ASSERTIVE	19				map.csv; AOSP attrs.xml
views	important-for-accessibility	auto	IMPORTANT_FOR_ACCESSIBILITY_AUTO | View.IMPORTANT_FOR_ACCESSIBILITY_AUTO | ViewCompat.IMPORTANT_FOR_ACCESSIBILITY_AUTO	16				map.csv; AOSP attrs.xml
views	important-for-accessibility	yes	IMPORTANT_FOR_ACCESSIBILITY_YES | View.IMPORTANT_FOR_ACCESSIBILITY_YES | ViewCompat.IMPORTANT_FOR_ACCESSIBILITY_YES	16				map.csv; AOSP attrs.xml
views	important-for-accessibility	no	IMPORTANT_FOR_ACCESSIBILITY_NO | View.IMPORTANT_FOR_ACCESSIBILITY_NO | ViewCompat.IMPORTANT_FOR_ACCESSIBILITY_NO	16				map.csv; AOSP attrs.xml
views	important-for-accessibility	noHideDescendants	IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS | View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS | ViewCompat.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS	19				map.csv; AOSP attrs.xml
views	accessibility-data-sensitive	auto	ACCESSIBILITY_DATA_SENSITIVE_AUTO | View.ACCESSIBILITY_DATA_SENSITIVE_AUTO	34				map.csv; AOSP attrs.xml
views	accessibility-data-sensitive	yes	ACCESSIBILITY_DATA_SENSITIVE_YES | View.ACCESSIBILITY_DATA_SENSITIVE_YES	34				map.csv; AOSP attrs.xml
views	accessibility-data-sensitive	no	ACCESSIBILITY_DATA_SENSITIVE_NO | View.ACCESSIBILITY_DATA_SENSITIVE_NO	34				map.csv; AOSP attrs.xml
views	focus-directions	FOCUS_UP	View.FOCUS_UP	<=10				map.csv
views	focus-directions	FOCUS_DOWN	View.FOCUS_DOWN	<=10				map.csv
views	focus-directions	FOCUS_LEFT	View.FOCUS_LEFT	<=10				map.csv
views	focus-directions	FOCUS_RIGHT	View.FOCUS_RIGHT	<=10				map.csv
views	focus-directions	FOCUS_FORWARD	View.FOCUS_FORWARD	<=10				map.csv
views	focus-directions	FOCUS_BACKWARD	View.FOCUS_BACKWARD	<=10				map.csv
views	focusable	false	NOT_FOCUSABLE | View.NOT_FOCUSABLE	26				map.csv; AOSP attrs.xml
views	focusable	true	FOCUSABLE | View.FOCUSABLE	26				map.csv; AOSP attrs.xml
views	focusable	auto	FOCUSABLE_AUTO | View.FOCUSABLE_AUTO	26				map.csv; AOSP attrs.xml
views	important-for-autofill	auto	IMPORTANT_FOR_AUTOFILL_AUTO | View.IMPORTANT_FOR_AUTOFILL_AUTO	26				map.csv; AOSP attrs.xml
views	important-for-autofill	yes	IMPORTANT_FOR_AUTOFILL_YES | View.IMPORTANT_FOR_AUTOFILL_YES	26				map.csv; AOSP attrs.xml
views	important-for-autofill	no	IMPORTANT_FOR_AUTOFILL_NO | View.IMPORTANT_FOR_AUTOFILL_NO	26				map.csv; AOSP attrs.xml
views	important-for-autofill	yesExcludeDescendants	IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS | View.IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS	26				map.csv; AOSP attrs.xml
views	important-for-autofill	noExcludeDescendants	IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS | View.IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS	26				map.csv; AOSP attrs.xml
views	accessibility-event-types	TYPES_ALL_MASK	AccessibilityEvent.TYPES_ALL_MASK	<=10				map.csv
views	accessibility-event-types	TYPE_ANNOUNCEMENT	AccessibilityEvent.TYPE_ANNOUNCEMENT	16	36	accessibilityLiveRegion | setAccessibilityPaneTitle() | setStateDescription()	no	map.csv; api_diff/36
views	accessibility-event-types	TYPE_ASSIST_READING_CONTEXT	AccessibilityEvent.TYPE_ASSIST_READING_CONTEXT	23				map.csv
views	accessibility-event-types	TYPE_GESTURE_DETECTION_END	AccessibilityEvent.TYPE_GESTURE_DETECTION_END	17				map.csv
views	accessibility-event-types	TYPE_GESTURE_DETECTION_START	AccessibilityEvent.TYPE_GESTURE_DETECTION_START	17				map.csv
views	accessibility-event-types	TYPE_NOTIFICATION_STATE_CHANGED	AccessibilityEvent.TYPE_NOTIFICATION_STATE_CHANGED	<=10				map.csv
views	accessibility-event-types	TYPE_SPEECH_STATE_CHANGE	AccessibilityEvent.TYPE_SPEECH_STATE_CHANGE	33				map.csv
views	accessibility-event-types	TYPE_TOUCH_EXPLORATION_GESTURE_END	AccessibilityEvent.TYPE_TOUCH_EXPLORATION_GESTURE_END	<=15				map.csv
views	accessibility-event-types	TYPE_TOUCH_EXPLORATION_GESTURE_START	AccessibilityEvent.TYPE_TOUCH_EXPLORATION_GESTURE_START	<=15				map.csv
views	accessibility-event-types	TYPE_TOUCH_INTERACTION_END	AccessibilityEvent.TYPE_TOUCH_INTERACTION_END	17				map.csv
views	accessibility-event-types	TYPE_TOUCH_INTERACTION_START	AccessibilityEvent.TYPE_TOUCH_INTERACTION_START	17				map.csv
views	accessibility-event-types	TYPE_VIEW_ACCESSIBILITY_FOCUSED	AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED	16				map.csv
views	accessibility-event-types	TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED	AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED	16				map.csv
views	accessibility-event-types	TYPE_VIEW_CLICKED	AccessibilityEvent.TYPE_VIEW_CLICKED	<=10				map.csv
views	accessibility-event-types	TYPE_VIEW_CONTEXT_CLICKED	AccessibilityEvent.TYPE_VIEW_CONTEXT_CLICKED	23				map.csv
views	accessibility-event-types	TYPE_VIEW_FOCUSED	AccessibilityEvent.TYPE_VIEW_FOCUSED	<=10				map.csv
views	accessibility-event-types	TYPE_VIEW_HOVER_ENTER	AccessibilityEvent.TYPE_VIEW_HOVER_ENTER	<=15				map.csv
views	accessibility-event-types	TYPE_VIEW_HOVER_EXIT	AccessibilityEvent.TYPE_VIEW_HOVER_EXIT	<=15				map.csv
views	accessibility-event-types	TYPE_VIEW_LONG_CLICKED	AccessibilityEvent.TYPE_VIEW_LONG_CLICKED	<=10				map.csv
views	accessibility-event-types	TYPE_VIEW_SCROLLED	AccessibilityEvent.TYPE_VIEW_SCROLLED	<=15				map.csv
views	accessibility-event-types	TYPE_VIEW_SELECTED	AccessibilityEvent.TYPE_VIEW_SELECTED	<=10				map.csv
views	accessibility-event-types	TYPE_VIEW_TARGETED_BY_SCROLL	AccessibilityEvent.TYPE_VIEW_TARGETED_BY_SCROLL	34				map.csv
views	accessibility-event-types	TYPE_VIEW_TEXT_CHANGED	AccessibilityEvent.TYPE_VIEW_TEXT_CHANGED	<=10				map.csv
views	accessibility-event-types	TYPE_VIEW_TEXT_SELECTION_CHANGED	AccessibilityEvent.TYPE_VIEW_TEXT_SELECTION_CHANGED	<=15				map.csv
views	accessibility-event-types	TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY	AccessibilityEvent.TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY	16				map.csv
views	accessibility-event-types	TYPE_WINDOWS_CHANGED	AccessibilityEvent.TYPE_WINDOWS_CHANGED	21				map.csv
views	accessibility-event-types	TYPE_WINDOW_CONTENT_CHANGED	AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED	<=15				map.csv
views	accessibility-event-types	TYPE_WINDOW_STATE_CHANGED	AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED	<=10				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_CHECKED	AccessibilityEvent.CONTENT_CHANGE_TYPE_CHECKED	36				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION	AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION	19				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_CONTENT_INVALID	AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_INVALID	34				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_DRAG_CANCELLED	AccessibilityEvent.CONTENT_CHANGE_TYPE_DRAG_CANCELLED	32				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_DRAG_DROPPED	AccessibilityEvent.CONTENT_CHANGE_TYPE_DRAG_DROPPED	32				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_DRAG_STARTED	AccessibilityEvent.CONTENT_CHANGE_TYPE_DRAG_STARTED	32				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_ENABLED	AccessibilityEvent.CONTENT_CHANGE_TYPE_ENABLED	34				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_ERROR	AccessibilityEvent.CONTENT_CHANGE_TYPE_ERROR	34				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_EXPANDED	AccessibilityEvent.CONTENT_CHANGE_TYPE_EXPANDED	36				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_PANE_APPEARED	AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_APPEARED	28				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_PANE_DISAPPEARED	AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_DISAPPEARED	28				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_PANE_TITLE	AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_TITLE	28				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_SORT_DIRECTION	AccessibilityEvent.CONTENT_CHANGE_TYPE_SORT_DIRECTION	36.1				map.csv; api_diff/37
views	content-change-types	CONTENT_CHANGE_TYPE_STATE_DESCRIPTION	AccessibilityEvent.CONTENT_CHANGE_TYPE_STATE_DESCRIPTION	30				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_SUBTREE	AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE	19				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_SUPPLEMENTAL_DESCRIPTION	AccessibilityEvent.CONTENT_CHANGE_TYPE_SUPPLEMENTAL_DESCRIPTION	36				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_TEXT	AccessibilityEvent.CONTENT_CHANGE_TYPE_TEXT	19				map.csv
views	content-change-types	CONTENT_CHANGE_TYPE_UNDEFINED	AccessibilityEvent.CONTENT_CHANGE_TYPE_UNDEFINED	19				map.csv
views	windows-change-types	WINDOWS_CHANGE_ACCESSIBILITY_FOCUSED	AccessibilityEvent.WINDOWS_CHANGE_ACCESSIBILITY_FOCUSED	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_ACTIVE	AccessibilityEvent.WINDOWS_CHANGE_ACTIVE	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_ADDED	AccessibilityEvent.WINDOWS_CHANGE_ADDED	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_BOUNDS	AccessibilityEvent.WINDOWS_CHANGE_BOUNDS	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_CHILDREN	AccessibilityEvent.WINDOWS_CHANGE_CHILDREN	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_FOCUSED	AccessibilityEvent.WINDOWS_CHANGE_FOCUSED	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_LAYER	AccessibilityEvent.WINDOWS_CHANGE_LAYER	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_PARENT	AccessibilityEvent.WINDOWS_CHANGE_PARENT	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_PIP	AccessibilityEvent.WINDOWS_CHANGE_PIP	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_REMOVED	AccessibilityEvent.WINDOWS_CHANGE_REMOVED	28				map.csv
views	windows-change-types	WINDOWS_CHANGE_TITLE	AccessibilityEvent.WINDOWS_CHANGE_TITLE	28				map.csv
views	speech-state-change-types	SPEECH_STATE_LISTENING_END	AccessibilityEvent.SPEECH_STATE_LISTENING_END	33				map.csv
views	speech-state-change-types	SPEECH_STATE_LISTENING_START	AccessibilityEvent.SPEECH_STATE_LISTENING_START	33				map.csv
views	speech-state-change-types	SPEECH_STATE_SPEAKING_END	AccessibilityEvent.SPEECH_STATE_SPEAKING_END	33				map.csv
views	speech-state-change-types	SPEECH_STATE_SPEAKING_START	AccessibilityEvent.SPEECH_STATE_SPEAKING_START	33				map.csv
views	text-change-types	TEXT_CHANGE_TYPE_COMMITTED_BY_IME	AccessibilityEvent.TEXT_CHANGE_TYPE_COMMITTED_BY_IME	37				map.csv; api_diff/37
views	text-change-types	TEXT_CHANGE_TYPE_CONVERSION_SUGGESTION_SELECTED_BY_IME	AccessibilityEvent.TEXT_CHANGE_TYPE_CONVERSION_SUGGESTION_SELECTED_BY_IME	37				map.csv; api_diff/37
views	text-change-types	TEXT_CHANGE_TYPE_IN_COMPOSITION	AccessibilityEvent.TEXT_CHANGE_TYPE_IN_COMPOSITION	37				map.csv; api_diff/37
views	text-change-types	TEXT_CHANGE_TYPE_UNDEFINED	AccessibilityEvent.TEXT_CHANGE_TYPE_UNDEFINED	37				map.csv; api_diff/37
views	node-actions	ACTION_ACCESSIBILITY_FOCUS	AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS | AccessibilityNodeInfo.AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS | AccessibilityNodeInfoCompat.ACTION_ACCESSIBILITY_FOCUS | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_ACCESSIBILITY_FOCUS	16				android-api-docs; map.csv
views	node-actions	ACTION_CLEAR_ACCESSIBILITY_FOCUS	AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS | AccessibilityNodeInfo.AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS | AccessibilityNodeInfoCompat.ACTION_CLEAR_ACCESSIBILITY_FOCUS | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CLEAR_ACCESSIBILITY_FOCUS	16				android-api-docs; map.csv
views	node-actions	ACTION_CLEAR_FOCUS	AccessibilityNodeInfo.ACTION_CLEAR_FOCUS | AccessibilityNodeInfo.AccessibilityAction.ACTION_CLEAR_FOCUS | AccessibilityNodeInfoCompat.ACTION_CLEAR_FOCUS | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CLEAR_FOCUS	14				android-api-docs; map.csv
views	node-actions	ACTION_CLEAR_SELECTION	AccessibilityNodeInfo.ACTION_CLEAR_SELECTION | AccessibilityNodeInfo.AccessibilityAction.ACTION_CLEAR_SELECTION | AccessibilityNodeInfoCompat.ACTION_CLEAR_SELECTION | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CLEAR_SELECTION	14				android-api-docs; map.csv
views	node-actions	ACTION_CLICK	AccessibilityNodeInfo.ACTION_CLICK | AccessibilityNodeInfo.AccessibilityAction.ACTION_CLICK | AccessibilityNodeInfoCompat.ACTION_CLICK | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CLICK	16				android-api-docs; map.csv
views	node-actions	ACTION_COLLAPSE	AccessibilityNodeInfo.ACTION_COLLAPSE | AccessibilityNodeInfo.AccessibilityAction.ACTION_COLLAPSE | AccessibilityNodeInfoCompat.ACTION_COLLAPSE | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_COLLAPSE	19				android-api-docs; map.csv
views	node-actions	ACTION_COPY	AccessibilityNodeInfo.ACTION_COPY | AccessibilityNodeInfo.AccessibilityAction.ACTION_COPY | AccessibilityNodeInfoCompat.ACTION_COPY | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_COPY	18				android-api-docs; map.csv
views	node-actions	ACTION_CUT	AccessibilityNodeInfo.ACTION_CUT | AccessibilityNodeInfo.AccessibilityAction.ACTION_CUT | AccessibilityNodeInfoCompat.ACTION_CUT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CUT	18				android-api-docs; map.csv
views	node-actions	ACTION_DISMISS	AccessibilityNodeInfo.ACTION_DISMISS | AccessibilityNodeInfo.AccessibilityAction.ACTION_DISMISS | AccessibilityNodeInfoCompat.ACTION_DISMISS | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_DISMISS	19				android-api-docs; map.csv
views	node-actions	ACTION_EXPAND	AccessibilityNodeInfo.ACTION_EXPAND | AccessibilityNodeInfo.AccessibilityAction.ACTION_EXPAND | AccessibilityNodeInfoCompat.ACTION_EXPAND | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_EXPAND	19				android-api-docs; map.csv
views	node-actions	ACTION_FOCUS	AccessibilityNodeInfo.ACTION_FOCUS | AccessibilityNodeInfo.AccessibilityAction.ACTION_FOCUS | AccessibilityNodeInfoCompat.ACTION_FOCUS | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_FOCUS	14				android-api-docs; map.csv
views	node-actions	ACTION_LONG_CLICK	AccessibilityNodeInfo.ACTION_LONG_CLICK | AccessibilityNodeInfo.AccessibilityAction.ACTION_LONG_CLICK | AccessibilityNodeInfoCompat.ACTION_LONG_CLICK | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_LONG_CLICK	16				android-api-docs; map.csv
views	node-actions	ACTION_NEXT_AT_MOVEMENT_GRANULARITY	AccessibilityNodeInfo.ACTION_NEXT_AT_MOVEMENT_GRANULARITY | AccessibilityNodeInfo.AccessibilityAction.ACTION_NEXT_AT_MOVEMENT_GRANULARITY | AccessibilityNodeInfoCompat.ACTION_NEXT_AT_MOVEMENT_GRANULARITY | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_NEXT_AT_MOVEMENT_GRANULARITY	16				android-api-docs; map.csv
views	node-actions	ACTION_NEXT_HTML_ELEMENT	AccessibilityNodeInfo.ACTION_NEXT_HTML_ELEMENT | AccessibilityNodeInfo.AccessibilityAction.ACTION_NEXT_HTML_ELEMENT | AccessibilityNodeInfoCompat.ACTION_NEXT_HTML_ELEMENT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_NEXT_HTML_ELEMENT	16				android-api-docs; map.csv
views	node-actions	ACTION_PASTE	AccessibilityNodeInfo.ACTION_PASTE | AccessibilityNodeInfo.AccessibilityAction.ACTION_PASTE | AccessibilityNodeInfoCompat.ACTION_PASTE | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PASTE	18				android-api-docs; map.csv
views	node-actions	ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY	AccessibilityNodeInfo.ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY | AccessibilityNodeInfo.AccessibilityAction.ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY | AccessibilityNodeInfoCompat.ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY	16				android-api-docs; map.csv
views	node-actions	ACTION_PREVIOUS_HTML_ELEMENT	AccessibilityNodeInfo.ACTION_PREVIOUS_HTML_ELEMENT | AccessibilityNodeInfo.AccessibilityAction.ACTION_PREVIOUS_HTML_ELEMENT | AccessibilityNodeInfoCompat.ACTION_PREVIOUS_HTML_ELEMENT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PREVIOUS_HTML_ELEMENT	16				android-api-docs; map.csv
views	node-actions	ACTION_SCROLL_BACKWARD	AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD | AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_BACKWARD | AccessibilityNodeInfoCompat.ACTION_SCROLL_BACKWARD | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_BACKWARD	16				android-api-docs; map.csv
views	node-actions	ACTION_SCROLL_FORWARD	AccessibilityNodeInfo.ACTION_SCROLL_FORWARD | AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_FORWARD | AccessibilityNodeInfoCompat.ACTION_SCROLL_FORWARD | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_FORWARD	16				android-api-docs; map.csv
views	node-actions	ACTION_SELECT	AccessibilityNodeInfo.ACTION_SELECT | AccessibilityNodeInfo.AccessibilityAction.ACTION_SELECT | AccessibilityNodeInfoCompat.ACTION_SELECT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SELECT	14				android-api-docs; map.csv
views	node-actions	ACTION_SET_SELECTION	AccessibilityNodeInfo.ACTION_SET_SELECTION | AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_SELECTION | AccessibilityNodeInfoCompat.ACTION_SET_SELECTION | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SET_SELECTION	18				android-api-docs; map.csv
views	node-actions	ACTION_SET_TEXT	AccessibilityNodeInfo.ACTION_SET_TEXT | AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_TEXT | AccessibilityNodeInfoCompat.ACTION_SET_TEXT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SET_TEXT	21				android-api-docs; map.csv
views	node-actions	ACTION_CONTEXT_CLICK	AccessibilityNodeInfo.AccessibilityAction.ACTION_CONTEXT_CLICK | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CONTEXT_CLICK | android.R.id.accessibilityActionContextClick	23				android-api-docs
views	node-actions	ACTION_DRAG_CANCEL	AccessibilityNodeInfo.AccessibilityAction.ACTION_DRAG_CANCEL | android.R.id.accessibilityActionDragCancel	32				android-api-docs
views	node-actions	ACTION_DRAG_DROP	AccessibilityNodeInfo.AccessibilityAction.ACTION_DRAG_DROP | android.R.id.accessibilityActionDragDrop	32				android-api-docs
views	node-actions	ACTION_DRAG_START	AccessibilityNodeInfo.AccessibilityAction.ACTION_DRAG_START | android.R.id.accessibilityActionDragStart	32				android-api-docs
views	node-actions	ACTION_HIDE_TOOLTIP	AccessibilityNodeInfo.AccessibilityAction.ACTION_HIDE_TOOLTIP | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_HIDE_TOOLTIP | android.R.id.accessibilityActionHideTooltip	28				android-api-docs
views	node-actions	ACTION_IME_ENTER	AccessibilityNodeInfo.AccessibilityAction.ACTION_IME_ENTER | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_IME_ENTER | android.R.id.accessibilityActionImeEnter	30				android-api-docs
views	node-actions	ACTION_MOVE_WINDOW	AccessibilityNodeInfo.AccessibilityAction.ACTION_MOVE_WINDOW | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_MOVE_WINDOW | android.R.id.accessibilityActionMoveWindow	26				android-api-docs
views	node-actions	ACTION_PAGE_DOWN	AccessibilityNodeInfo.AccessibilityAction.ACTION_PAGE_DOWN | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PAGE_DOWN | android.R.id.accessibilityActionPageDown	29				android-api-docs
views	node-actions	ACTION_PAGE_LEFT	AccessibilityNodeInfo.AccessibilityAction.ACTION_PAGE_LEFT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PAGE_LEFT | android.R.id.accessibilityActionPageLeft	29				android-api-docs
views	node-actions	ACTION_PAGE_RIGHT	AccessibilityNodeInfo.AccessibilityAction.ACTION_PAGE_RIGHT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PAGE_RIGHT | android.R.id.accessibilityActionPageRight	29				android-api-docs
views	node-actions	ACTION_PAGE_UP	AccessibilityNodeInfo.AccessibilityAction.ACTION_PAGE_UP | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PAGE_UP | android.R.id.accessibilityActionPageUp	29				android-api-docs
views	node-actions	ACTION_PRESS_AND_HOLD	AccessibilityNodeInfo.AccessibilityAction.ACTION_PRESS_AND_HOLD | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_PRESS_AND_HOLD | android.R.id.accessibilityActionPressAndHold	30				android-api-docs
views	node-actions	ACTION_SCROLL_DOWN	AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_DOWN | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_DOWN | android.R.id.accessibilityActionScrollDown	23				android-api-docs
views	node-actions	ACTION_SCROLL_IN_DIRECTION	AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_IN_DIRECTION | android.R.id.accessibilityActionScrollInDirection	34				android-api-docs
views	node-actions	ACTION_SCROLL_LEFT	AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_LEFT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_LEFT | android.R.id.accessibilityActionScrollLeft	23				android-api-docs
views	node-actions	ACTION_SCROLL_RIGHT	AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_RIGHT | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_RIGHT | android.R.id.accessibilityActionScrollRight	23				android-api-docs
views	node-actions	ACTION_SCROLL_TO_POSITION	AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_TO_POSITION | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_TO_POSITION | android.R.id.accessibilityActionScrollToPosition	23				android-api-docs
views	node-actions	ACTION_SCROLL_UP	AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_UP | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_UP | android.R.id.accessibilityActionScrollUp	23				android-api-docs
views	node-actions	ACTION_SET_EXTENDED_SELECTION	AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_EXTENDED_SELECTION | android.R.id.accessibilityActionSetExtendedSelection	36.1				android-api-docs
views	node-actions	ACTION_SET_PROGRESS	AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_PROGRESS | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SET_PROGRESS | android.R.id.accessibilityActionSetProgress	24				android-api-docs
views	node-actions	ACTION_SHOW_ON_SCREEN	AccessibilityNodeInfo.AccessibilityAction.ACTION_SHOW_ON_SCREEN | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SHOW_ON_SCREEN | android.R.id.accessibilityActionShowOnScreen	23				android-api-docs
views	node-actions	ACTION_SHOW_TEXT_SUGGESTIONS	AccessibilityNodeInfo.AccessibilityAction.ACTION_SHOW_TEXT_SUGGESTIONS | android.R.id.accessibilityActionShowTextSuggestions	33				android-api-docs
views	node-actions	ACTION_SHOW_TOOLTIP	AccessibilityNodeInfo.AccessibilityAction.ACTION_SHOW_TOOLTIP | AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SHOW_TOOLTIP | android.R.id.accessibilityActionShowTooltip	28				android-api-docs
views	checked-state	CHECKED_STATE_FALSE	AccessibilityNodeInfo.CHECKED_STATE_FALSE | AccessibilityNodeInfoCompat.CHECKED_STATE_FALSE	36				map.csv; api_diff/36
views	checked-state	CHECKED_STATE_TRUE	AccessibilityNodeInfo.CHECKED_STATE_TRUE | AccessibilityNodeInfoCompat.CHECKED_STATE_TRUE	36				map.csv; api_diff/36
views	checked-state	CHECKED_STATE_PARTIAL	AccessibilityNodeInfo.CHECKED_STATE_PARTIAL | AccessibilityNodeInfoCompat.CHECKED_STATE_PARTIAL	36				map.csv; api_diff/36
views	expanded-state	EXPANDED_STATE_UNDEFINED	AccessibilityNodeInfo.EXPANDED_STATE_UNDEFINED | AccessibilityNodeInfoCompat.EXPANDED_STATE_UNDEFINED	36				map.csv; api_diff/36
views	expanded-state	EXPANDED_STATE_COLLAPSED	AccessibilityNodeInfo.EXPANDED_STATE_COLLAPSED | AccessibilityNodeInfoCompat.EXPANDED_STATE_COLLAPSED	36				map.csv; api_diff/36
views	expanded-state	EXPANDED_STATE_PARTIAL	AccessibilityNodeInfo.EXPANDED_STATE_PARTIAL | AccessibilityNodeInfoCompat.EXPANDED_STATE_PARTIAL	36				map.csv; api_diff/36
views	expanded-state	EXPANDED_STATE_FULL	AccessibilityNodeInfo.EXPANDED_STATE_FULL | AccessibilityNodeInfoCompat.EXPANDED_STATE_FULL	36				map.csv; api_diff/36
views	range-type	RANGE_TYPE_INT	RangeInfo.RANGE_TYPE_INT	19				map.csv
views	range-type	RANGE_TYPE_FLOAT	RangeInfo.RANGE_TYPE_FLOAT	19				map.csv
views	range-type	RANGE_TYPE_PERCENT	RangeInfo.RANGE_TYPE_PERCENT	19				map.csv
views	range-type	RANGE_TYPE_INDETERMINATE	RangeInfo.RANGE_TYPE_INDETERMINATE	36				map.csv
views	selection-mode	SELECTION_MODE_NONE	CollectionInfo.SELECTION_MODE_NONE	21				map.csv
views	selection-mode	SELECTION_MODE_SINGLE	CollectionInfo.SELECTION_MODE_SINGLE	21				map.csv
views	selection-mode	SELECTION_MODE_MULTIPLE	CollectionInfo.SELECTION_MODE_MULTIPLE	21				map.csv
views	sort-direction	SORT_DIRECTION_NONE	CollectionItemInfo.SORT_DIRECTION_NONE	36.1				map.csv
views	sort-direction	SORT_DIRECTION_ASCENDING	CollectionItemInfo.SORT_DIRECTION_ASCENDING	36.1				map.csv
views	sort-direction	SORT_DIRECTION_DESCENDING	CollectionItemInfo.SORT_DIRECTION_DESCENDING	36.1				map.csv
views	sort-direction	SORT_DIRECTION_OTHER	CollectionItemInfo.SORT_DIRECTION_OTHER	36.1				map.csv
views	movement-granularity	MOVEMENT_GRANULARITY_CHARACTER	AccessibilityNodeInfo.MOVEMENT_GRANULARITY_CHARACTER	16				map.csv
views	movement-granularity	MOVEMENT_GRANULARITY_WORD	AccessibilityNodeInfo.MOVEMENT_GRANULARITY_WORD	16				map.csv
views	movement-granularity	MOVEMENT_GRANULARITY_LINE	AccessibilityNodeInfo.MOVEMENT_GRANULARITY_LINE	16				map.csv
views	movement-granularity	MOVEMENT_GRANULARITY_PARAGRAPH	AccessibilityNodeInfo.MOVEMENT_GRANULARITY_PARAGRAPH	16				map.csv
views	movement-granularity	MOVEMENT_GRANULARITY_PAGE	AccessibilityNodeInfo.MOVEMENT_GRANULARITY_PAGE	16				map.csv
views	node-focus	FOCUS_INPUT	AccessibilityNodeInfo.FOCUS_INPUT	16				map.csv
views	node-focus	FOCUS_ACCESSIBILITY	AccessibilityNodeInfo.FOCUS_ACCESSIBILITY	16				map.csv
views	accessibility-service-flags	DEFAULT	AccessibilityServiceInfo.DEFAULT | flagDefault	<=10				map.csv
views	accessibility-service-flags	FLAG_ENABLE_ACCESSIBILITY_VOLUME	AccessibilityServiceInfo.FLAG_ENABLE_ACCESSIBILITY_VOLUME	26				map.csv
views	accessibility-service-flags	FLAG_INCLUDE_NOT_IMPORTANT_VIEWS	AccessibilityServiceInfo.FLAG_INCLUDE_NOT_IMPORTANT_VIEWS	16				map.csv
views	accessibility-service-flags	FLAG_INPUT_METHOD_EDITOR	AccessibilityServiceInfo.FLAG_INPUT_METHOD_EDITOR	33				map.csv
views	accessibility-service-flags	FLAG_REPORT_VIEW_IDS	AccessibilityServiceInfo.FLAG_REPORT_VIEW_IDS	18				map.csv
views	accessibility-service-flags	FLAG_REQUEST_2_FINGER_PASSTHROUGH	AccessibilityServiceInfo.FLAG_REQUEST_2_FINGER_PASSTHROUGH	31				map.csv
views	accessibility-service-flags	FLAG_REQUEST_ACCESSIBILITY_BUTTON	AccessibilityServiceInfo.FLAG_REQUEST_ACCESSIBILITY_BUTTON | flagRequestAccessibilityButton	26				map.csv
views	accessibility-service-flags	FLAG_REQUEST_ENHANCED_WEB_ACCESSIBILITY	AccessibilityServiceInfo.FLAG_REQUEST_ENHANCED_WEB_ACCESSIBILITY	18				map.csv
views	accessibility-service-flags	FLAG_REQUEST_FILTER_KEY_EVENTS	AccessibilityServiceInfo.FLAG_REQUEST_FILTER_KEY_EVENTS	18				map.csv
views	accessibility-service-flags	FLAG_REQUEST_FINGERPRINT_GESTURES	AccessibilityServiceInfo.FLAG_REQUEST_FINGERPRINT_GESTURES	26				map.csv
views	accessibility-service-flags	FLAG_REQUEST_MULTI_FINGER_GESTURES	AccessibilityServiceInfo.FLAG_REQUEST_MULTI_FINGER_GESTURES	30				map.csv
views	accessibility-service-flags	FLAG_REQUEST_SHORTCUT_WARNING_DIALOG_SPOKEN_FEEDBACK	AccessibilityServiceInfo.FLAG_REQUEST_SHORTCUT_WARNING_DIALOG_SPOKEN_FEEDBACK	29				map.csv
views	accessibility-service-flags	FLAG_REQUEST_TOUCH_EXPLORATION_MODE	AccessibilityServiceInfo.FLAG_REQUEST_TOUCH_EXPLORATION_MODE	16				map.csv
views	accessibility-service-flags	FLAG_RETRIEVE_INTERACTIVE_WINDOWS	AccessibilityServiceInfo.FLAG_RETRIEVE_INTERACTIVE_WINDOWS	21				map.csv
views	accessibility-service-flags	FLAG_SEND_MOTION_EVENTS	AccessibilityServiceInfo.FLAG_SEND_MOTION_EVENTS	31				map.csv
views	accessibility-service-flags	FLAG_SERVICE_HANDLES_DOUBLE_TAP	AccessibilityServiceInfo.FLAG_SERVICE_HANDLES_DOUBLE_TAP	30				map.csv
views	accessibility-feedback-types	FEEDBACK_ALL_MASK	AccessibilityServiceInfo.FEEDBACK_ALL_MASK	<=15				map.csv
views	accessibility-feedback-types	FEEDBACK_AUDIBLE	AccessibilityServiceInfo.FEEDBACK_AUDIBLE	<=10				map.csv
views	accessibility-feedback-types	FEEDBACK_BRAILLE	AccessibilityServiceInfo.FEEDBACK_BRAILLE	17				map.csv
views	accessibility-feedback-types	FEEDBACK_GENERIC	AccessibilityServiceInfo.FEEDBACK_GENERIC	<=10				map.csv
views	accessibility-feedback-types	FEEDBACK_HAPTIC	AccessibilityServiceInfo.FEEDBACK_HAPTIC	<=10				map.csv
views	accessibility-feedback-types	FEEDBACK_SPOKEN	AccessibilityServiceInfo.FEEDBACK_SPOKEN	<=10				map.csv
views	accessibility-feedback-types	FEEDBACK_VISUAL	AccessibilityServiceInfo.FEEDBACK_VISUAL	<=10				map.csv
views	recommended-timeout-flags	FLAG_CONTENT_ICONS	AccessibilityManager.FLAG_CONTENT_ICONS	29				map.csv
views	recommended-timeout-flags	FLAG_CONTENT_TEXT	AccessibilityManager.FLAG_CONTENT_TEXT	29				map.csv
views	recommended-timeout-flags	FLAG_CONTENT_CONTROLS	AccessibilityManager.FLAG_CONTENT_CONTROLS	29				map.csv
views	autofill-hints	name	AUTOFILL_HINT_NAME | View.AUTOFILL_HINT_NAME	26				android-api-docs
views	autofill-hints	username	AUTOFILL_HINT_USERNAME | View.AUTOFILL_HINT_USERNAME	26				android-api-docs
views	autofill-hints	password	AUTOFILL_HINT_PASSWORD | View.AUTOFILL_HINT_PASSWORD	26				android-api-docs
views	autofill-hints	emailAddress	AUTOFILL_HINT_EMAIL_ADDRESS | View.AUTOFILL_HINT_EMAIL_ADDRESS	26				android-api-docs
views	autofill-hints	phone	AUTOFILL_HINT_PHONE | View.AUTOFILL_HINT_PHONE	26				android-api-docs
views	autofill-hints	postalAddress	AUTOFILL_HINT_POSTAL_ADDRESS | View.AUTOFILL_HINT_POSTAL_ADDRESS	26				android-api-docs
views	autofill-hints	postalCode	AUTOFILL_HINT_POSTAL_CODE | View.AUTOFILL_HINT_POSTAL_CODE	26				android-api-docs
views	autofill-hints	creditCardNumber	AUTOFILL_HINT_CREDIT_CARD_NUMBER | View.AUTOFILL_HINT_CREDIT_CARD_NUMBER	26				android-api-docs
views	autofill-hints	creditCardSecurityCode	AUTOFILL_HINT_CREDIT_CARD_SECURITY_CODE | View.AUTOFILL_HINT_CREDIT_CARD_SECURITY_CODE	26				android-api-docs
views	autofill-hints	creditCardExpirationDate	AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DATE | View.AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DATE	26				android-api-docs
views	autofill-hints	creditCardExpirationDay	AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DAY | View.AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DAY	26				android-api-docs
views	autofill-hints	creditCardExpirationMonth	AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_MONTH | View.AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_MONTH	26				android-api-docs
views	autofill-hints	creditCardExpirationYear	AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_YEAR | View.AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_YEAR	26				android-api-docs
views	material-checked-state	STATE_UNCHECKED	MaterialCheckBox.STATE_UNCHECKED	mdc 1.7.0				mdc tags
views	material-checked-state	STATE_CHECKED	MaterialCheckBox.STATE_CHECKED	mdc 1.7.0				mdc tags
views	material-checked-state	STATE_INDETERMINATE	MaterialCheckBox.STATE_INDETERMINATE	mdc 1.7.0				mdc tags
views	-	android:contentDescription	View.setContentDescription()	4				android-api-docs
views	-	android:labelFor	labelFor | View.setLabelFor() | ViewCompat.setLabelFor()	17				android-api-docs
views	-	android:importantForAccessibility	View.setImportantForAccessibility() | ViewCompat.setImportantForAccessibility()	16				android-api-docs
views	-	android:accessibilityLiveRegion	View.setAccessibilityLiveRegion() | ViewCompat.setAccessibilityLiveRegion()	19				map.csv; androidx core compat guards (Oct 2022)
views	-	android:accessibilityTraversalBefore	View.setAccessibilityTraversalBefore()	22				android-api-docs
views	-	android:accessibilityTraversalAfter	View.setAccessibilityTraversalAfter()	22				android-api-docs
views	-	android:accessibilityPaneTitle	View.setAccessibilityPaneTitle() | ViewCompat.setAccessibilityPaneTitle()	28				android-api-docs
views	-	android:accessibilityHeading	View.setAccessibilityHeading() | ViewCompat.setAccessibilityHeading()	28				android-api-docs
views	-	android:screenReaderFocusable	isScreenReaderFocusable | View.setScreenReaderFocusable() | ViewCompat.setScreenReaderFocusable()	28				android-api-docs
views	-	View.setStateDescription()	stateDescription | ViewCompat.setStateDescription()	30				android-api-docs
views	-	android:supplementalDescription	View.setSupplementalDescription()	36				android-api-docs; api_diff/36
views	-	View.setSupplementalDescription()		36				android-api-docs; api_diff/36
views	-	android:tooltipText	View.setTooltipText() | ViewCompat.setTooltipText()	26				android-api-docs
views	-	android:hint	TextView.setHint()	1				android-api-docs
views	-	android:text	TextView.setText()	1				android-api-docs
views	-	android:enabled	View.setEnabled()	1				android-api-docs
views	-	android:focusable	isFocusable | View.setFocusable()	1				android-api-docs
views	-	android:focusableInTouchMode	View.setFocusableInTouchMode()	1				android-api-docs
views	-	android:clickable	View.setClickable()	1				android-api-docs
views	-	android:longClickable	View.setLongClickable()	1				android-api-docs
views	-	android:contextClickable	View.setContextClickable()	23				android-api-docs
views	-	android:onClick		4	31	View.setOnClickListener()	no	android-api-docs
views	-	android:nextFocusUp	View.setNextFocusUpId()	1				android-api-docs
views	-	android:nextFocusDown	View.setNextFocusDownId()	1				android-api-docs
views	-	android:nextFocusLeft	View.setNextFocusLeftId()	1				android-api-docs
views	-	android:nextFocusRight	View.setNextFocusRightId()	1				android-api-docs
views	-	android:nextFocusForward	View.setNextFocusForwardId()	11				android-api-docs
views	-	android:nextClusterForward		26				android-api-docs
views	-	android:keyboardNavigationCluster	View.setKeyboardNavigationCluster()	26				android-api-docs
views	-	android:focusedByDefault	View.setFocusedByDefault()	26				android-api-docs
views	-	android:accessibilityDataSensitive	View.setAccessibilityDataSensitive()	34				android-api-docs
views	-	android:touchscreenBlocksFocus		unknown				android-api-docs
views	-	android:autofillHints		26				android-api-docs
views	-	android:importantForAutofill		26				android-api-docs
views	-	android:inputType		3				android-api-docs
views	-	android:imeOptions		3				android-api-docs
views	-	android:duplicateParentState		1				android-api-docs
views	-	android:checkable		1				android.R.attr
views	-	android:checkedButton		1				android.R.attr
views	-	android:button		1				android.R.attr
views	-	android:checkMark		1				android.R.attr
views	-	android:progress		1				android.R.attr
views	-	android:max	ProgressBar.setMax() | setMax()	1				android.R.attr
views	-	android:min	ProgressBar.setMin() | setMin()	26				android.R.attr
views	-	android:value		1				android.R.attr
views	-	android:valueFrom	app:valueFrom	11				android.R.attr
views	-	android:valueTo	app:valueTo	11				android.R.attr
views	-	android:stepSize	app:stepSize	1				android.R.attr
views	-	android:maxLength		1				android.R.attr
views	-	android:maxLines		1				android.R.attr
views	-	android:singleLine		1				android.R.attr
views	-	android:selectAllOnFocus		1				android.R.attr
views	-	android:textIsSelectable		11				android.R.attr
views	-	android:textAllCaps		14				android.R.attr
views	-	android:textColor		1				android.R.attr
views	-	android:textSize		1				android.R.attr
views	-	android:autoLink		1				android.R.attr
views	-	android:src		1				android.R.attr
views	-	android:icon		1				android.R.attr
views	-	android:title		1				android.R.attr
views	-	android:tint		21				android.R.attr
views	-	android:thumb		1				android.R.attr
views	-	android:background		1				android.R.attr
views	-	android:drawableStart		14				android.R.attr
views	-	android:drawableEnd		14				android.R.attr
views	-	android:visibility		1				android.R.attr
views	-	android:alpha		11				android.R.attr
views	-	android:id		1				android.R.attr
views	-	android:orientation		1				android.R.attr
views	-	android:descendantFocusability		1				android.R.attr
views	-	android:minHeight		1				android.R.attr
views	-	android:minWidth		1				android.R.attr
views	-	android:layout_width		1				android.R.attr
views	-	android:layout_height		1				android.R.attr
views	-	app:helperText		unknown				Material Components for Android
views	-	app:helperTextEnabled		unknown				Material Components for Android
views	-	setOnDismissListener()		unknown				Android SDK, Dialog
views	-	setFilters()		unknown				Android SDK, TextView
views	-	android:textColorLink		unknown				Android SDK, TextView
views	-	app:labelVisibilityMode		unknown				Material Components for Android
views	-	app:counterEnabled		unknown				Material Components for Android
views	-	app:counterMaxLength		unknown				Material Components for Android
views	-	app:errorEnabled		unknown				Material Components for Android
views	-	app:endIconMode		unknown				Material Components for Android
views	-	app:endIconContentDescription		unknown				Material Components for Android
views	-	app:startIconContentDescription		unknown				Material Components for Android
views	-	app:prefixText		unknown				Material Components for Android
views	-	app:suffixText		unknown				Material Components for Android
views	-	app:hintEnabled		unknown				Material Components for Android
views	-	app:labelBehavior		unknown				Material Components for Android
views	-	View.announceForAccessibility()	announceForAccessibility()	16	36	accessibilityLiveRegion | setAccessibilityPaneTitle() | setStateDescription()	no	android-api-docs; api_diff/36
views	-	View.sendAccessibilityEvent()		4				android-api-docs
views	-	View.sendAccessibilityEventUnchecked()		4				android-api-docs
views	-	View.onInitializeAccessibilityNodeInfo()		14				android-api-docs
views	-	View.onInitializeAccessibilityEvent()		14				android-api-docs
views	-	View.onPopulateAccessibilityEvent()		14				android-api-docs
views	-	View.dispatchPopulateAccessibilityEvent()		4				android-api-docs
views	-	View.performAccessibilityAction()		16				androidx core compat guards (Oct 2022)
views	-	View.setAccessibilityDelegate()	View.AccessibilityDelegate | ViewCompat.setAccessibilityDelegate()	14				android-api-docs
views	-	View.getAccessibilityDelegate()		29				android-api-docs
views	-	View.getAccessibilityClassName()		23				android-api-docs
views	-	View.getAccessibilityNodeProvider()		16				android-api-docs
views	-	View.setTouchDelegate()		1				android-api-docs
views	-	View.setOnClickListener()		1				android-api-docs
views	-	View.performClick()		1				android-api-docs
views	-	View.requestFocus()		1				android-api-docs
views	-	View.isAccessibilityFocused()		unknown				android-api-docs
views	-	View.setSelected()		1				android-api-docs
views	-	View.setActivated()		11				android-api-docs
views	-	View.onHoverEvent()		14				android-api-docs
views	-	View.addExtraDataToAccessibilityNodeInfo()		26				android-api-docs
views	-	AccessibilityNodeInfo	AccessibilityNodeInfoCompat	14				android-api-docs
views	-	AccessibilityNodeInfo.setLabelFor()		17	36	AccessibilityNodeInfo.addLabeledBy()	no	android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.getLabelFor()		17	36			android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setLabeledBy()		17	36	AccessibilityNodeInfo.addLabeledBy()	yes	android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.getLabeledBy()		17	36	AccessibilityNodeInfo.getLabeledByList()	no	android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.addLabeledBy()	addLabeledBy()	36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.removeLabeledBy()	removeLabeledBy()	36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.getLabeledByList()	getLabeledByList()	36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setChecked(boolean)		14	36	AccessibilityNodeInfo.setChecked(int)	yes	android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.isChecked()		14	36	AccessibilityNodeInfo.getChecked()	no	android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setChecked(int)		36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.getChecked()		36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setExpandedState()	setExpandedState()	36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.getExpandedState()		36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setFieldRequired()	setFieldRequired()	36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.isFieldRequired()		36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setSupplementalDescription()		36				android-api-docs; api_diff/36
views	-	AccessibilityNodeInfo.setContentDescription()		14				android-api-docs
views	-	AccessibilityNodeInfo.setText()		14				android-api-docs
views	-	AccessibilityNodeInfo.setClassName()		14				android-api-docs
views	-	AccessibilityNodeInfo.setCheckable()		14				android-api-docs
views	-	AccessibilityNodeInfo.setClickable()		14				android-api-docs
views	-	AccessibilityNodeInfo.setEnabled()		14				android-api-docs
views	-	AccessibilityNodeInfo.setFocusable()		14				android-api-docs
views	-	AccessibilityNodeInfo.setSelected()		14				android-api-docs
views	-	AccessibilityNodeInfo.setScrollable()		14				android-api-docs
views	-	AccessibilityNodeInfo.setPassword()		14				android-api-docs
views	-	AccessibilityNodeInfo.setLongClickable()		14				android-api-docs
views	-	AccessibilityNodeInfo.setVisibleToUser()		16				android-api-docs
views	-	AccessibilityNodeInfo.setAccessibilityFocused()		16				android-api-docs
views	-	AccessibilityNodeInfo.setEditable()		18				android-api-docs
views	-	AccessibilityNodeInfo.setViewIdResourceName()		18				android-api-docs
views	-	AccessibilityNodeInfo.setTextSelection()		18				android-api-docs
views	-	AccessibilityNodeInfo.setTraversalBefore()		22				android-api-docs
views	-	AccessibilityNodeInfo.setTraversalAfter()		22				android-api-docs
views	-	AccessibilityNodeInfo.setContextClickable()		23				android-api-docs
views	-	AccessibilityNodeInfo.setImportantForAccessibility()		24				android-api-docs
views	-	AccessibilityNodeInfo.setHintText()		26				android-api-docs
views	-	AccessibilityNodeInfo.setShowingHintText()		26				android-api-docs
views	-	AccessibilityNodeInfo.setAvailableExtraData()		26				android-api-docs
views	-	AccessibilityNodeInfo.setPaneTitle()		28				android-api-docs
views	-	AccessibilityNodeInfo.setHeading()		28				android-api-docs
views	-	AccessibilityNodeInfo.setScreenReaderFocusable()		28				android-api-docs
views	-	AccessibilityNodeInfo.setTooltipText()		28				android-api-docs
views	-	AccessibilityNodeInfo.setTouchDelegateInfo()		29				android-api-docs
views	-	AccessibilityNodeInfo.setTextEntryKey()	setTextEntryKey()	29				android-api-docs
views	-	AccessibilityNodeInfo.setStateDescription()		30				android-api-docs
views	-	AccessibilityNodeInfo.setTextSelectable()		33				android-api-docs
views	-	AccessibilityNodeInfo.setUniqueId()		33				android-api-docs
views	-	AccessibilityNodeInfo.setContainerTitle()	setContainerTitle()	34				android-api-docs
views	-	AccessibilityNodeInfo.setAccessibilityDataSensitive()		34				android-api-docs
views	-	AccessibilityNodeInfo.setMinDurationBetweenContentChanges()	setMinDurationBetweenContentChanges()	34				android-api-docs
views	-	AccessibilityNodeInfo.setRequestInitialAccessibilityFocus()	setRequestInitialAccessibilityFocus()	34				android-api-docs
views	-	AccessibilityNodeInfo.setBoundsInWindow()		34				android-api-docs
views	-	AccessibilityNodeInfo.setGranularScrollingSupported()	setGranularScrollingSupported()	35				android-api-docs
views	-	AccessibilityNodeInfo.setSelection()		36.1				android-api-docs
views	-	AccessibilityNodeInfo.setCollectionInfo()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setCollectionItemInfo()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setRangeInfo()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setLiveRegion()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setContentInvalid()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setCanOpenPopup()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setDismissable()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setMultiLine()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setInputType()		19				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setError()		21				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.setMaxTextLength()		21				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.addAction(AccessibilityAction)		21				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.removeAction(AccessibilityAction)		21				androidx core compat guards (Oct 2022)
views	-	AccessibilityNodeInfo.addAction(int)		14	<=28	AccessibilityNodeInfo.addAction(AccessibilityAction)	no	android-api-docs; SDK sources 28
views	-	AccessibilityNodeInfo.removeAction(int)		unknown	<=28	AccessibilityNodeInfo.removeAction(AccessibilityAction)	no	android-api-docs; SDK sources 28
views	-	AccessibilityNodeInfo.getActions()		14	<=28	AccessibilityNodeInfo.getActionList()	no	android-api-docs
views	-	AccessibilityNodeInfo.setBoundsInParent()		14	29	AccessibilityNodeInfo.setBoundsInScreen()	no	android-api-docs
views	-	AccessibilityNodeInfo.obtain()		14	33	new AccessibilityNodeInfo()	no	android-api-docs
views	-	AccessibilityNodeInfo.recycle()		14	33			android-api-docs
views	-	CollectionItemInfo.isHeading()		19	28	AccessibilityNodeInfo.isHeading()	no	android-api-docs
views	-	AccessibilityEvent.obtain()		4	33	new AccessibilityEvent()	no	android-api-docs
views	-	AccessibilityManager.getAccessibilityServiceList()		4	<=33	getInstalledAccessibilityServiceList()	no	android-api-docs
views	-	AccessibilityManager.isTouchExplorationEnabled()		14				android-api-docs
views	-	AccessibilityManager.getRecommendedTimeoutMillis()		29				android-api-docs
views	-	AccessibilityManager.isHighContrastTextEnabled()		36				android-api-docs
views	-	AccessibilityService	accessibility service	4				android-api-docs
views	-	AccessibilityServiceInfo		4				android-api-docs
views	-	FLAG_REQUEST_ACCESSIBILITY_BUTTON	AccessibilityServiceInfo.FLAG_REQUEST_ACCESSIBILITY_BUTTON | flagRequestAccessibilityButton	26				map.csv
views	-	android:accessibilityFlags		14				android-api-docs
views	-	canRequestEnhancedWebAccessibility	android:canRequestEnhancedWebAccessibility	18	26			android-api-docs
views	-	ViewCompat.addAccessibilityAction()		core <=1.1				androidx core api txt
views	-	ViewCompat.replaceAccessibilityAction()		core <=1.1				androidx core api txt
views	-	ViewCompat.removeAccessibilityAction()		core <=1.1				androidx core api txt
views	-	ViewCompat.setAccessibilityDelegate()		core <=1.1				androidx core api txt
views	-	ViewCompat.setAccessibilityHeading()		core <=1.1				androidx core api txt
views	-	ViewCompat.setAccessibilityPaneTitle()		core <=1.1				androidx core api txt
views	-	ViewCompat.setScreenReaderFocusable()		core <=1.1				androidx core api txt
views	-	ViewCompat.setTooltipText()		core <=1.1				androidx core api txt
views	-	ViewCompat.setAccessibilityLiveRegion()		core <=1.1				androidx core api txt
views	-	ViewCompat.setImportantForAccessibility()		core <=1.1				androidx core api txt
views	-	ViewCompat.setLabelFor()		core <=1.1				androidx core api txt
views	-	ViewCompat.enableAccessibleClickableSpanSupport()		core <=1.1				androidx core api txt
views	-	ViewCompat.setStateDescription()		core 1.5				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setRoleDescription()		core <=1.1				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setStateDescription()		core 1.5				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setTouchDelegateInfo()		core 1.2				androidx core api txt
views	-	AccessibilityNodeInfoCompat.addLabeledBy()		core 1.17				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setChecked(int)		core 1.17				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setExpandedState()		core 1.17				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setSupplementalDescription()		core 1.17				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setFieldRequired()		core <=1.16				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setLabelFor()		core <=1.1				androidx core api txt
views	-	AccessibilityNodeInfoCompat.setChecked(boolean)		core <=1.1	core 1.17	AccessibilityNodeInfoCompat.setChecked(int)	yes	androidx core api txt
views	-	AccessibilityNodeInfoCompat.isChecked()		core <=1.1	core 1.17	AccessibilityNodeInfoCompat.getChecked()	no	androidx core api txt
views	-	AccessibilityNodeInfoCompat.setLabeledBy()		core <=1.1	core 1.17	AccessibilityNodeInfoCompat.addLabeledBy()	yes	androidx core api txt
views	-	AccessibilityNodeInfoCompat.getLabeledBy()		core <=1.1	core 1.17	AccessibilityNodeInfoCompat.getLabeledByList()	no	androidx core api txt
views	-	MaterialButton		mdc 1.0				mdc tags
views	-	MaterialButtonToggleGroup		mdc 1.1				mdc tags
views	-	MaterialButtonGroup		mdc 1.13				mdc tags
views	-	MaterialSplitButton		mdc 1.13				mdc tags
views	-	MaterialSwitch		mdc 1.7				mdc tags
views	-	MaterialCheckBox		mdc 1.1				mdc tags
views	-	MaterialCheckBox.setCheckedState()		mdc 1.7				mdc tags
views	-	MaterialCheckBox.setErrorShown()		mdc 1.7				mdc tags
views	-	MaterialCheckBox.setErrorAccessibilityLabel()		mdc 1.7				mdc tags
views	-	MaterialRadioButton		mdc 1.1				mdc tags
views	-	Slider		mdc 1.2				mdc tags
views	-	RangeSlider		mdc 1.2				mdc tags
views	-	TabLayout		mdc 1.0				mdc tags
views	-	TabLayoutMediator		mdc 1.1				mdc tags
views	-	TextInputLayout		mdc 1.0				mdc tags
views	-	TextInputEditText		mdc 1.0				mdc tags
views	-	MaterialAutoCompleteTextView		mdc 1.2				mdc tags
views	-	Snackbar		mdc 1.0				mdc tags
views	-	MaterialAlertDialogBuilder		mdc 1.1				mdc tags
views	-	LinkMovementMethod		unknown				unknown
views	-	BadgeDrawable.setContentDescriptionQuantityStringsResource()	setContentDescriptionQuantityStringsResource()	unknown				unknown
views	-	BottomSheetDragHandleView		unknown				unknown
views	-	View.setAllowClickWhenDisabled()	setAllowClickWhenDisabled()	31				android.view.View
views	-	RadioGroup.clearCheck()	clearCheck()	unknown				unknown
views	-	Snackbar.setAction()	setAction()	unknown				unknown
views	-	Snackbar.setCloseIconVisible()	setCloseIconVisible()	unknown				unknown
views	-	AlertDialog.Builder.setCancelable()	setCancelable()	unknown				unknown
views	-	TextInputLayout.setErrorAccessibilityLiveRegion()	setErrorAccessibilityLiveRegion() | app:errorAccessibilityLiveRegion | errorAccessibilityLiveRegion	unknown				unknown
views	-	Chip		mdc 1.0				mdc tags
views	-	ChipGroup		mdc 1.0				mdc tags
views	-	LinearProgressIndicator		mdc 1.3				mdc tags
views	-	LoadingIndicator		mdc 1.13				mdc tags
views	-	BottomNavigationView		mdc 1.0				mdc tags
views	-	NavigationRailView		mdc 1.4				mdc tags
views	-	CarouselLayoutManager		mdc 1.9				mdc tags
views	-	SwitchMaterial		mdc 1.1	soft	MaterialSwitch	yes	mdc tags; mdc docs Switch.md
views	-	BottomAppBar		unknown	soft			mdc docs BottomAppBar.md
views	-	TabLayout.setOnTabSelectedListener()		mdc <=1.0	mdc <=1.0	addOnTabSelectedListener()	yes	mdc tags
views	-	TabLayout.setTabsFromPagerAdapter()	setTabsFromPagerAdapter()	mdc <=1.0	mdc <=1.0	setupWithViewPager()	no	mdc tags
views	-	Snackbar.setCallback()		mdc <=1.0	mdc <=1.0	addCallback()	yes	mdc tags
views	-	TextInputLayout.setPasswordVisibilityToggleEnabled()	setPasswordVisibilityToggleEnabled() | app:passwordToggleEnabled | passwordToggleEnabled	mdc <=1.0	mdc 1.1	setEndIconMode()	no	mdc tags
views	-	ChipGroup.setOnCheckedChangeListener()		mdc <=1.0	mdc <=1.6	setOnCheckedStateChangeListener()	no	mdc tags
views	-	TextView.setMovementMethod()	movementMethod | setMovementMethod()	1				android-api-docs
views	-	LinkMovementMethod		1				android-api-docs
views	-	AbsSeekBar.setKeyProgressIncrement()	setKeyProgressIncrement() | keyProgressIncrement	1				android-api-docs
views	-	Slider.setLabelFormatter()	setLabelFormatter()	unknown				Material Components for Android
views	-	TextInputLayout.setErrorContentDescription()	errorContentDescription | setErrorContentDescription() | app:errorContentDescription	unknown				Material Components for Android
views	-	TextInputLayout.setErrorAccessibilityLiveRegion()	errorAccessibilityLiveRegion | setErrorAccessibilityLiveRegion() | app:errorAccessibilityLiveRegion	unknown				Material Components for Android
views	-	TextInputLayout.setErrorEnabled()	setErrorEnabled() | errorEnabled | isErrorEnabled	unknown				Material Components for Android
views	-	BottomSheetBehavior.setUpdateImportantForAccessibilityOnSiblings()	setUpdateImportantForAccessibilityOnSiblings() | updateImportantForAccessibilityOnSiblings	unknown				Material Components for Android
views	-	Snackbar.make()		mdc 1.0				mdc tags
views	-	Snackbar.setAction()	setAction()	mdc 1.0				mdc tags
views	-	Snackbar.setAnchorView()	setAnchorView()	unknown				Material Components for Android
views	-	Snackbar.setDuration()	setDuration()	unknown				Material Components for Android
views	-	Dialog.setCancelable()	setCancelable()	1				android-api-docs
views	-	Dialog.setCanceledOnTouchOutside()	setCanceledOnTouchOutside()	1				android-api-docs
compose	role	Role.Button	Button | role = Role.Button	1.0				androidx compose.ui api txt
compose	role	Role.Checkbox	Checkbox | role = Role.Checkbox	1.0				androidx compose.ui api txt
compose	role	Role.Image	Image | role = Role.Image	1.0				androidx compose.ui api txt
compose	role	Role.RadioButton	RadioButton | role = Role.RadioButton	1.0				androidx compose.ui api txt
compose	role	Role.Switch	Switch | role = Role.Switch	1.0				androidx compose.ui api txt
compose	role	Role.Tab	Tab | role = Role.Tab	1.0				androidx compose.ui api txt
compose	role	Role.DropdownList	DropdownList | role = Role.DropdownList	1.4				androidx compose.ui api txt
compose	role	Role.ValuePicker	ValuePicker | role = Role.ValuePicker	1.8				androidx compose.ui api txt
compose	role	Role.Carousel	Carousel | role = Role.Carousel	1.8				androidx compose.ui api txt
compose	live-region	LiveRegionMode.Polite	Polite	1.0				androidx compose.ui api txt
compose	live-region	LiveRegionMode.Assertive	Assertive	1.0				androidx compose.ui api txt
compose	toggleable-state	ToggleableState.On	On	1.0				androidx compose.ui api txt
compose	toggleable-state	ToggleableState.Off	Off	1.0				androidx compose.ui api txt
compose	toggleable-state	ToggleableState.Indeterminate	Indeterminate	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Next	Next	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Previous	Previous	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Left	Left	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Right	Right	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Up	Up	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Down	Down	1.0				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Enter	Enter	unknown				androidx compose.ui api txt
compose	focus-directions	FocusDirection.Exit	Exit	unknown				androidx compose.ui api txt
compose	focus-directions	FocusDirection.In	In	1.0	unknown	FocusDirection.Enter	yes	androidx compose.ui api txt
compose	focus-directions	FocusDirection.Out	Out	1.0	unknown	FocusDirection.Exit	yes	androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.BackgroundColor	BackgroundColor | backgroundColor	1.13				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.CollectionInfo	CollectionInfo | collectionInfo	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.CollectionItemInfo	CollectionItemInfo | collectionItemInfo	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.ContentDataType	ContentDataType | contentDataType	1.8				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.ContentDescription	ContentDescription | contentDescription	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.ContentType	ContentType | contentType	1.8				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Disabled	Disabled | disabled()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.EditableText	EditableText | editableText	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Error	Error | error()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.FillableData	FillableData | fillableData	1.10				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Focused	Focused | focused	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Heading	Heading | heading()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.HideFromAccessibility	HideFromAccessibility | hideFromAccessibility()	1.8				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.HintText	HintText | hintText	1.13				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.HorizontalScrollAxisRange	HorizontalScrollAxisRange | horizontalScrollAxisRange	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.ImeAction	ImeAction | imeAction	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IndexForKey	IndexForKey | indexForKey()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.InputText	InputText | inputText	1.9				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.InputTextSuggestionState	InputTextSuggestionState | inputTextSuggestionState	1.11				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.InvisibleToUser	InvisibleToUser | invisibleToUser()	1.0	1.8	SemanticsProperties.HideFromAccessibility	yes	androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsContainer	IsContainer | isContainer	<=1.5	<=1.5	SemanticsProperties.IsTraversalGroup	yes	androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsDialog	IsDialog | dialog()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsEditable	IsEditable | isEditable	1.7				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsPasswordObfuscated	IsPasswordObfuscated	1.13				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsPopup	IsPopup | popup()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsSensitiveData	IsSensitiveData | isSensitiveData	1.9				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsShowingTextSubstitution	IsShowingTextSubstitution | isShowingTextSubstitution	1.6				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.IsTraversalGroup	IsTraversalGroup | isTraversalGroup	<=1.5				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.LinkTestMarker	LinkTestMarker	<=1.8				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.LiveRegion	LiveRegion | liveRegion	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.MaxTextLength	MaxTextLength | maxTextLength	1.7				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.PaneTitle	PaneTitle | paneTitle	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Password	Password | password()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.ProgressBarRangeInfo	ProgressBarRangeInfo | progressBarRangeInfo	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Role	Role | role	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.SelectableGroup	SelectableGroup | selectableGroup()	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Selected	Selected | selected	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Shape	Shape | shape	1.9				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.StateDescription	StateDescription | stateDescription	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.TestTag	TestTag | testTag	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.Text	Text | text	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.TextCompositionRange	TextCompositionRange | textCompositionRange	1.11				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.TextEntryKey	TextEntryKey | textEntryKey()	<=1.11				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.TextSelectionRange	TextSelectionRange | textSelectionRange	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.TextSubstitution	TextSubstitution | textSubstitution	1.6				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.ToggleableState	ToggleableState | toggleableState	1.0				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.TraversalIndex	TraversalIndex | traversalIndex	<=1.5				androidx compose.ui api txt
compose	semantics-properties	SemanticsProperties.VerticalScrollAxisRange	VerticalScrollAxisRange | verticalScrollAxisRange	1.0				androidx compose.ui api txt
compose	semantics-properties-android	SemanticsPropertiesAndroid.AccessibilityClassName	AccessibilityClassName | accessibilityClassName	1.9				androidx compose.ui api txt
compose	semantics-properties-android	SemanticsPropertiesAndroid.TestTagsAsResourceId	TestTagsAsResourceId | testTagsAsResourceId	unknown				androidx compose.ui api txt
compose	semantics-properties-android	SemanticsPropertiesAndroid.CredentialRequest	CredentialRequest | credentialRequest	1.12				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.ClearTextSubstitution	ClearTextSubstitution | clearTextSubstitution	1.6				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.Collapse	Collapse | collapse	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.CopyText	CopyText | copyText	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.CustomActions	CustomActions | customActions	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.CutText	CutText | cutText	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.Dismiss	Dismiss | dismiss	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.Expand	Expand | expand	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.GetScrollViewportLength	GetScrollViewportLength | getScrollViewportLength	1.7				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.GetTextLayoutResult	GetTextLayoutResult | getTextLayoutResult	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.InsertTextAtCursor	InsertTextAtCursor | insertTextAtCursor	1.5				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.OnAutofillText	OnAutofillText | onAutofillText	1.8	<=1.10	SemanticsActions.OnFillData	no	androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.OnClick	OnClick | onClick	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.OnFillData	OnFillData | onFillData	1.10				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.OnImeAction	OnImeAction | onImeAction	1.6				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.OnLongClick	OnLongClick | onLongClick	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.PageDown	PageDown | pageDown	1.4				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.PageLeft	PageLeft | pageLeft	1.4				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.PageRight	PageRight | pageRight	1.4				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.PageUp	PageUp | pageUp	1.4				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.PasteText	PasteText | pasteText	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.PerformImeAction	PerformImeAction | performImeAction	<=1.6	1.7	SemanticsActions.OnImeAction	no	androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.RequestFocus	RequestFocus | requestFocus	1.2				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.ScrollBy	ScrollBy | scrollBy	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.ScrollByOffset	ScrollByOffset | scrollByOffset	1.7				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.ScrollToIndex	ScrollToIndex | scrollToIndex	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.SetProgress	SetProgress | setProgress	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.SetSelection	SetSelection | setSelection	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.SetText	SetText | setText	1.0				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.SetTextSubstitution	SetTextSubstitution | setTextSubstitution	1.6				androidx compose.ui api txt
compose	semantics-actions	SemanticsActions.ShowTextSubstitution	ShowTextSubstitution | showTextSubstitution	1.6				androidx compose.ui api txt
compose	content-type	ContentType.AddressAuxiliaryDetails	AddressAuxiliaryDetails	1.8				androidx compose.ui api txt
compose	content-type	ContentType.AddressCountry	AddressCountry	1.8				androidx compose.ui api txt
compose	content-type	ContentType.AddressLocality	AddressLocality	1.8				androidx compose.ui api txt
compose	content-type	ContentType.AddressRegion	AddressRegion	1.8				androidx compose.ui api txt
compose	content-type	ContentType.AddressStreet	AddressStreet	1.8				androidx compose.ui api txt
compose	content-type	ContentType.BirthDateDay	BirthDateDay	1.8				androidx compose.ui api txt
compose	content-type	ContentType.BirthDateFull	BirthDateFull	1.8				androidx compose.ui api txt
compose	content-type	ContentType.BirthDateMonth	BirthDateMonth	1.8				androidx compose.ui api txt
compose	content-type	ContentType.BirthDateYear	BirthDateYear	1.8				androidx compose.ui api txt
compose	content-type	ContentType.CreditCardExpirationDate	CreditCardExpirationDate	1.8				androidx compose.ui api txt
compose	content-type	ContentType.CreditCardExpirationDay	CreditCardExpirationDay	1.8				androidx compose.ui api txt
compose	content-type	ContentType.CreditCardExpirationMonth	CreditCardExpirationMonth	1.8				androidx compose.ui api txt
compose	content-type	ContentType.CreditCardExpirationYear	CreditCardExpirationYear	1.8				androidx compose.ui api txt
compose	content-type	ContentType.CreditCardNumber	CreditCardNumber	1.8				androidx compose.ui api txt
compose	content-type	ContentType.CreditCardSecurityCode	CreditCardSecurityCode	1.8				androidx compose.ui api txt
compose	content-type	ContentType.EmailAddress	EmailAddress	1.8				androidx compose.ui api txt
compose	content-type	ContentType.Gender	Gender	1.8				androidx compose.ui api txt
compose	content-type	ContentType.NewPassword	NewPassword	1.8				androidx compose.ui api txt
compose	content-type	ContentType.NewUsername	NewUsername	1.8				androidx compose.ui api txt
compose	content-type	ContentType.Password	Password	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonFirstName	PersonFirstName	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonFullName	PersonFullName	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonLastName	PersonLastName	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonMiddleInitial	PersonMiddleInitial	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonMiddleName	PersonMiddleName	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonNamePrefix	PersonNamePrefix	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PersonNameSuffix	PersonNameSuffix	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PhoneCountryCode	PhoneCountryCode	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PhoneNumber	PhoneNumber	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PhoneNumberDevice	PhoneNumberDevice	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PhoneNumberNational	PhoneNumberNational	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PostalAddress	PostalAddress	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PostalCode	PostalCode	1.8				androidx compose.ui api txt
compose	content-type	ContentType.PostalCodeExtended	PostalCodeExtended	1.8				androidx compose.ui api txt
compose	content-type	ContentType.SmsOtpCode	SmsOtpCode	1.8				androidx compose.ui api txt
compose	content-type	ContentType.Username	Username	1.8				androidx compose.ui api txt
compose	content-data-type	ContentDataType.Text	Text	1.8				androidx compose.ui api txt
compose	content-data-type	ContentDataType.Date	Date	1.8				androidx compose.ui api txt
compose	content-data-type	ContentDataType.List	List	1.8				androidx compose.ui api txt
compose	content-data-type	ContentDataType.Toggle	Toggle	1.8				androidx compose.ui api txt
compose	content-data-type	ContentDataType.None	None	1.8				androidx compose.ui api txt
compose	-	BottomAppBar		unknown				unknown
compose	-	Modifier.semantics	Modifier.semantics(mergeDescendants = true) {} | semantics	1.0				androidx compose.ui api txt
compose	-	Modifier.clearAndSetSemantics		1.0				androidx compose.ui api txt
compose	-	mergeDescendants		1.0				androidx compose.ui api txt
compose	-	contentDescription		1.0				androidx compose.ui api txt
compose	-	stateDescription		1.0				androidx compose.ui api txt
compose	-	role		1.0				androidx compose.ui api txt
compose	-	selected		1.0				androidx compose.ui api txt
compose	-	disabled()		1.0				androidx compose.ui api txt
compose	-	heading()		1.0				androidx compose.ui api txt
compose	-	paneTitle		1.0				androidx compose.ui api txt
compose	-	liveRegion		1.0				androidx compose.ui api txt
compose	-	progressBarRangeInfo		1.0				androidx compose.ui api txt
compose	-	toggleableState		1.0				androidx compose.ui api txt
compose	-	error()		1.0				androidx compose.ui api txt
compose	-	password()		1.0				androidx compose.ui api txt
compose	-	dialog()		1.0				androidx compose.ui api txt
compose	-	popup()		1.0				androidx compose.ui api txt
compose	-	selectableGroup()		1.0				androidx compose.ui api txt
compose	-	collectionInfo		1.0				androidx compose.ui api txt
compose	-	collectionItemInfo		1.0				androidx compose.ui api txt
compose	-	testTag		1.0				androidx compose.ui api txt
compose	-	customActions		1.0				androidx compose.ui api txt
compose	-	CustomAccessibilityAction		1.0				androidx compose.ui api txt
compose	-	CollectionInfo		1.0				androidx compose.ui api txt
compose	-	CollectionItemInfo		1.0				androidx compose.ui api txt
compose	-	ProgressBarRangeInfo		1.0				androidx compose.ui api txt
compose	-	onClick		1.0				androidx compose.ui api txt
compose	-	onLongClick		1.0				androidx compose.ui api txt
compose	-	expand		1.0				androidx compose.ui api txt
compose	-	collapse		1.0				androidx compose.ui api txt
compose	-	dismiss		1.0				androidx compose.ui api txt
compose	-	setProgress		1.0				androidx compose.ui api txt
compose	-	scrollBy		1.0				androidx compose.ui api txt
compose	-	scrollToIndex		1.0				androidx compose.ui api txt
compose	-	setText		1.0				androidx compose.ui api txt
compose	-	setSelection		1.0				androidx compose.ui api txt
compose	-	copyText		1.0				androidx compose.ui api txt
compose	-	cutText		1.0				androidx compose.ui api txt
compose	-	pasteText		1.0				androidx compose.ui api txt
compose	-	requestFocus		1.2				androidx compose.ui api txt
compose	-	pageUp		1.4				androidx compose.ui api txt
compose	-	pageDown		1.4				androidx compose.ui api txt
compose	-	pageLeft		1.4				androidx compose.ui api txt
compose	-	pageRight		1.4				androidx compose.ui api txt
compose	-	isTraversalGroup		<=1.5				androidx compose.ui api txt
compose	-	traversalIndex		<=1.5				androidx compose.ui api txt
compose	-	isContainer		<=1.5	<=1.5	isTraversalGroup	yes	androidx compose.ui api txt
compose	-	hideFromAccessibility()		1.8				androidx compose.ui api txt
compose	-	invisibleToUser()		<=1.2	1.8	hideFromAccessibility()	yes	androidx compose.ui api txt
compose	-	contentType		1.8				androidx compose.ui api txt
compose	-	contentDataType		1.8				androidx compose.ui api txt
compose	-	isEditable		1.7				androidx compose.ui api txt
compose	-	maxTextLength		1.7				androidx compose.ui api txt
compose	-	isSensitiveData		1.9				androidx compose.ui api txt
compose	-	inputText		1.9				androidx compose.ui api txt
compose	-	shape		1.9				androidx compose.ui api txt
compose	-	accessibilityClassName		1.9				androidx compose.ui api txt
compose	-	fillableData		1.10				androidx compose.ui api txt
compose	-	onFillData		1.10				androidx compose.ui api txt
compose	-	onAutofillText		1.8	<=1.10	onFillData	no	androidx compose.ui api txt
compose	-	textCompositionRange		1.11				androidx compose.ui api txt
compose	-	inputTextSuggestionState		1.11				androidx compose.ui api txt
compose	-	textEntryKey()		<=1.11				androidx compose.ui api txt
compose	-	hintText		1.13				androidx compose.ui api txt
compose	-	backgroundColor		1.13				androidx compose.ui api txt
compose	-	onImeAction		1.6				androidx compose.ui api txt
compose	-	performImeAction		<=1.6	1.7	onImeAction	no	androidx compose.ui api txt
compose	-	SemanticsPropertyReceiver.imeAction		1.0	<=1.13	onImeAction	no	androidx compose.ui api txt
compose	-	testTagsAsResourceId		unknown				androidx compose.ui api txt
compose	-	credentialRequest		1.12				androidx compose.ui api txt
compose	-	Modifier.focusOrder()		1.0	1.2	Modifier.focusProperties | Modifier.focusRequester()	no	androidx compose.ui api txt
compose	-	Modifier.focusProperties		1.1				androidx compose.ui api txt
compose	-	Modifier.focusRequester()		1.0				androidx compose.ui api txt
compose	-	FocusRequester		1.0				androidx compose.ui api txt
compose	-	FocusRequester.createRefs()		unknown				androidx compose.ui api txt
compose	-	Modifier.focusTarget()		1.0				androidx compose.ui api txt
compose	-	Modifier.focusModifier()		<=1.0	1.0	Modifier.focusTarget()	yes	androidx compose.ui api txt
compose	-	Modifier.onFocusChanged()		1.0				androidx compose.ui api txt
compose	-	Modifier.onFocusEvent()		1.0				androidx compose.ui api txt
compose	-	Modifier.onKeyEvent		<=1.0				androidx compose.ui api txt
compose	-	Modifier.sensitiveContent		unknown				androidx compose.ui api txt
compose	-	LocalAccessibilityManager		<=1.3				androidx compose.ui api txt
compose	-	AutofillNode		<=1.3	1.8	contentType	no	androidx compose.ui api txt
compose	-	AutofillType		<=1.3	1.8	ContentType	no	androidx compose.ui api txt
compose	-	Modifier.clickable		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.combinedClickable		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.selectable		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.toggleable		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.triStateToggleable		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.selectableGroup()		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.focusable()		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.progressSemantics		foundation 1.0				androidx compose.foundation api txt
compose	-	Modifier.focusGroup()		unknown				androidx compose.foundation api txt
compose	-	HorizontalPager		unknown				unknown
compose	-	VerticalPager		unknown				unknown
compose	-	AlertDialog		material3 <=1.0				androidx compose.material3 api txt
compose	-	AssistChip		material3 <=1.0				androidx compose.material3 api txt
compose	-	FilterChip		material3 <=1.0				androidx compose.material3 api txt
compose	-	InputChip		material3 <=1.0				androidx compose.material3 api txt
compose	-	SuggestionChip		material3 <=1.0				androidx compose.material3 api txt
compose	-	Button		material3 <=1.0				androidx compose.material3 api txt
compose	-	TextButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	OutlinedButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	ElevatedButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	FilledTonalButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	IconButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	IconToggleButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	Checkbox		material3 <=1.0				androidx compose.material3 api txt
compose	-	TriStateCheckbox		material3 <=1.0				androidx compose.material3 api txt
compose	-	RadioButton		material3 <=1.0				androidx compose.material3 api txt
compose	-	Switch		material3 <=1.0				androidx compose.material3 api txt
compose	-	Slider		material3 <=1.0				androidx compose.material3 api txt
compose	-	RangeSlider		material3 <=1.0				androidx compose.material3 api txt
compose	-	Tab		material3 <=1.0				androidx compose.material3 api txt
compose	-	LeadingIconTab		material3 <=1.0				androidx compose.material3 api txt
compose	-	TextField		material3 <=1.0				androidx compose.material3 api txt
compose	-	OutlinedTextField		material3 <=1.0				androidx compose.material3 api txt
compose	-	Snackbar		material3 <=1.0				androidx compose.material3 api txt
compose	-	SnackbarHostState.showSnackbar()	showSnackbar	unknown				unknown
compose	-	SnackbarDuration.Short		unknown				unknown
compose	-	SnackbarDuration.Long		unknown				unknown
compose	-	SnackbarDuration.Indefinite		unknown				unknown
compose	-	AccessibilityManager.calculateRecommendedTimeoutMillis()	calculateRecommendedTimeoutMillis()	1.0				developer.android.com
compose	-	Modifier.onPreviewKeyEvent	onPreviewKeyEvent	unknown				unknown
compose	-	Modifier.minimumInteractiveComponentSize()	minimumInteractiveComponentSize()	unknown				unknown
compose	-	TextObfuscationMode		unknown				unknown
compose	-	textObfuscationMode		unknown				unknown
compose	-	DialogProperties		unknown				unknown
compose	-	dismissOnClickOutside		unknown				unknown
compose	-	BadgedBox		unknown				unknown
compose	-	modifier		unknown				unknown
compose	-	prefix		unknown				unknown
compose	-	suffix		unknown				unknown
compose	-	SnackbarHost		material3 <=1.0				androidx compose.material3 api txt
compose	-	NavigationBar		material3 <=1.0				androidx compose.material3 api txt
compose	-	NavigationBarItem		material3 <=1.0				androidx compose.material3 api txt
compose	-	DropdownMenu		material3 <=1.0				androidx compose.material3 api txt
compose	-	DropdownMenuItem		material3 <=1.0				androidx compose.material3 api txt
compose	-	LinearProgressIndicator		material3 <=1.0				androidx compose.material3 api txt
compose	-	CircularProgressIndicator		material3 <=1.0				androidx compose.material3 api txt
compose	-	TabRow		material3 <=1.0	material3 <=1.4	PrimaryTabRow | SecondaryTabRow	no	androidx compose.material3 api txt
compose	-	ScrollableTabRow		material3 <=1.0	material3 <=1.4	PrimaryScrollableTabRow | SecondaryScrollableTabRow	no	androidx compose.material3 api txt
compose	-	PrimaryTabRow		material3 <=1.2				androidx compose.material3 api txt
compose	-	SecondaryTabRow		material3 <=1.2				androidx compose.material3 api txt
compose	-	PrimaryScrollableTabRow		material3 <=1.4				androidx compose.material3 api txt
compose	-	SecondaryScrollableTabRow		material3 <=1.4				androidx compose.material3 api txt
compose	-	SegmentedButton		material3 <=1.5				androidx compose.material3 api txt
compose	-	SingleChoiceSegmentedButtonRow		material3 <=1.5				androidx compose.material3 api txt
compose	-	MultiChoiceSegmentedButtonRow		material3 <=1.5				androidx compose.material3 api txt
compose	-	ButtonGroup		material3 <=1.5				androidx compose.material3 api txt
compose	-	steps		unknown				androidx compose samples
compose	-	valueRange		unknown				androidx compose samples
compose	-	onValueChangeFinished		unknown				androidx compose samples
compose	-	onDismissRequest		unknown				androidx compose samples
compose	-	properties		unknown				androidx compose samples
compose	-	windowTitle		unknown				androidx compose samples
compose	-	singleLine		unknown				androidx compose samples
compose	-	maxLines		unknown				androidx compose samples
compose	-	minLines		unknown				androidx compose samples
compose	-	readOnly		unknown				androidx compose samples
compose	-	isError		unknown				androidx compose samples
compose	-	supportingText		unknown				androidx compose samples
compose	-	placeholder		unknown				androidx compose samples
compose	-	visualTransformation		unknown				androidx compose samples
compose	-	keyboardOptions		unknown				androidx compose samples
compose	-	keyboardActions		unknown				androidx compose samples
compose	-	actionLabel		unknown				androidx compose samples
compose	-	TextLinkStyles		unknown				unknown
compose	-	hostState		unknown				unknown
compose	-	trailingIcon		unknown				unknown
compose	-	withDismissAction		unknown				androidx compose samples
compose	-	withLink		unknown				androidx compose.ui.text 1.7
compose	-	ToggleButton	TonalToggleButton | OutlinedToggleButton | ElevatedToggleButton	unknown				androidx compose.material3 ToggleButton
compose	-	sheetState		unknown				androidx compose samples
compose	-	rememberModalBottomSheetState()		unknown				androidx compose samples
compose	-	dragHandle		unknown				androidx compose samples
compose	-	DialogProperties()		unknown				androidx compose.ui window
compose	-	DialogProperties.dismissOnBackPress	dismissOnBackPress	unknown				androidx compose.ui window
compose	-	DialogProperties.dismissOnClickOutside	dismissOnClickOutside	unknown				androidx compose.ui window
compose	-	DialogProperties.usePlatformDefaultWidth	usePlatformDefaultWidth	unknown				androidx compose.ui window
compose	-	DialogProperties.windowTitle	windowTitle	unknown				androidx compose.ui window
compose	-	SnackbarHostState.showSnackbar()	showSnackbar()	unknown				androidx compose samples
compose	-	Modifier.minimumInteractiveComponentSize()	minimumInteractiveComponentSize()	unknown				androidx compose samples
compose	-	KeyboardOptions()		unknown				androidx compose samples
react-native	react-native-accessibility-role	none		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	button		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	dropdownlist		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	togglebutton		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	link		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	search		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	image		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	keyboardkey		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	text		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	adjustable		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	imagebutton		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	header		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	summary		0.57				rn blog 2018-08-13; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	alert		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	checkbox		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	combobox		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	menu		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	menubar		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	menuitem		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	progressbar		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	radio		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	radiogroup		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	scrollbar		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	spinbutton		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	switch		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	tab		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	tabbar		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	tablist		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	timer		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	list		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	listitem		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	toolbar		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	grid		<=0.77				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	pager		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	scrollview		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	horizontalscrollview		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	viewgroup		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	webview		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	drawerlayout		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	slidingdrawer		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-role	iconmenu		unknown				rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	alert		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	alertdialog		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	application		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	article		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	banner		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	button		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	cell		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	checkbox		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	columnheader		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	combobox		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	complementary		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	contentinfo		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	definition		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	dialog		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	directory		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	document		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	feed		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	figure		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	form		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	grid		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	group		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	heading		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	img		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	link		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	list		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	listitem		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	log		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	main		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	marquee		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	math		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	menu		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	menubar		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	menuitem		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	meter		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	navigation		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	none		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	note		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	option		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	presentation		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	progressbar		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	radio		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	radiogroup		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	region		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	row		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	rowgroup		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	rowheader		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	scrollbar		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	searchbox		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	separator		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	slider		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	spinbutton		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	status		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	summary		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	switch		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	tab		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	table		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	tablist		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	tabpanel		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	term		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	timer		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	toolbar		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	tooltip		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	tree		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	treegrid		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-role	treeitem		0.71				rn-docs blog 0.71; rn ViewAccessibility.js@a48627d; rn accessibilityPropsConversions.h@c5f7bdc; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-live-region	none		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-live-region	polite		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-live-region	assertive		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-aria-live	off		0.71				rn ViewAccessibility.js@a48627d; rn-docs 0.86
react-native	react-native-aria-live	polite		0.71				rn ViewAccessibility.js@a48627d; rn-docs 0.86
react-native	react-native-aria-live	assertive		0.71				rn ViewAccessibility.js@a48627d; rn-docs 0.86
react-native	react-native-important-for-accessibility	auto		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-important-for-accessibility	yes		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-important-for-accessibility	no		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-important-for-accessibility	no-hide-descendants		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-checked	true		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-checked	false		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-checked	mixed		<=0.77				rn ViewAccessibility.js@a48627d
react-native	react-native-accessibility-state-keys	disabled		<=0.77				rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-state-keys	selected		<=0.77				rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-state-keys	checked		<=0.77				rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-state-keys	busy		<=0.77				rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-state-keys	expanded		<=0.77				rn ViewAccessibility.js@a48627d; rn RCTViewComponentView.mm@98bcc85; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-value-keys	min		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-value-keys	max		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-value-keys	now		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-value-keys	text		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5
react-native	react-native-accessibility-action-names	activate		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	increment		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	decrement		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	longpress		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	magicTap		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	escape		<=0.77				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	expand		unknown				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-accessibility-action-names	collapse		unknown				rn ViewAccessibility.js@a48627d; rn ReactAccessibilityDelegate.kt@fb46cd5; rn-docs 0.86
react-native	react-native-event-types	click		<=0.86				rn-docs 0.86
react-native	react-native-event-types	focus		<=0.86				rn-docs 0.86
react-native	react-native-event-types	viewHoverEnter		<=0.86				rn-docs 0.86
react-native	react-native-event-types	windowStateChange		<=0.86				rn-docs 0.86
react-native	-	nextFocusDown		unknown				unknown
react-native	-	nextFocusForward		unknown				unknown
react-native	-	nextFocusLeft		unknown				unknown
react-native	-	nextFocusRight		unknown				unknown
react-native	-	nextFocusUp		unknown				unknown
react-native	-	editable		unknown				unknown
react-native	-	placeholder		unknown				unknown
react-native	-	title		unknown				unknown
react-native	-	multiline		unknown				unknown
react-native	-	alt		unknown				unknown
react-native	-	collapsable		unknown				unknown
react-native	-	accessible		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityLabel		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityHint		0.57				rn blog 2018-08-13; rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityRole		0.57				rn blog 2018-08-13; rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	role		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityState		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityValue		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityActions		0.60				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	onAccessibilityAction		0.60				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityLiveRegion		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	importantForAccessibility		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityLabelledBy		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	screenReaderFocusable		unknown				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityElementsHidden		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityViewIsModal		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityLanguage		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityIgnoresInvertColors		0.57				rn blog 2018-08-13; rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityShowsLargeContentViewer		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityLargeContentTitle		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityRespondsToUserInteraction		unknown				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityCollection		unknown				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityCollectionItem		unknown				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	experimental_accessibilityOrder		0.82				rn-docs 0.86
react-native	-	onAccessibilityTap		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	onMagicTap		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	onAccessibilityEscape		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	focusable		<=0.86				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	tabIndex		<=0.86				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	AccessibilityInfo.announceForAccessibility		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	AccessibilityInfo.announceForAccessibilityWithOptions		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	AccessibilityInfo.setAccessibilityFocus		<=0.77	0.83	AccessibilityInfo.sendAccessibilityEvent	no	rn-docs 0.86
react-native	-	AccessibilityInfo.sendAccessibilityEvent		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	AccessibilityInfo.isScreenReaderEnabled		<=0.77				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	accessibilityStates		0.57	0.62	accessibilityState	no	rn blog 2018-08-13; rn-docs
react-native	-	accessibilityTraits		<=0.56	0.57	accessibilityRole | accessibilityState	no	rn blog 2018-08-13
react-native	-	accessibilityComponentType		<=0.56	0.57	accessibilityRole | accessibilityState	no	rn blog 2018-08-13
react-native	-	aria-label		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-labelledby		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-live		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-hidden		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-modal		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-busy		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-checked		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-disabled		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-expanded		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-selected		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-valuemax		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-valuemin		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-valuenow		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-valuetext		0.71				rn-docs 0.86; rn ViewAccessibility.js@a48627d
react-native	-	aria-colcount		unknown				rn ViewAccessibility.js@a48627d
react-native	-	aria-colindex		unknown				rn ViewAccessibility.js@a48627d
react-native	-	aria-rowcount		unknown				rn ViewAccessibility.js@a48627d
react-native	-	aria-rowindex		unknown				rn ViewAccessibility.js@a48627d
react-native	-	aria-setsize		unknown				rn ViewAccessibility.js@a48627d
react-native	-	aria-posinset		unknown				rn ViewAccessibility.js@a48627d
react-native	-	onPress		unknown				unknown
react-native	-	onLongPress		unknown				unknown
react-native	-	onValueChange		unknown				unknown
react-native	-	onFocus		unknown				unknown
react-native	-	onBlur		unknown				unknown
react-native	-	disabled		unknown				unknown
react-native	-	testID		unknown				unknown
react-native	-	nativeID		unknown				unknown
react-native	-	hitSlop		unknown				unknown
react-native	-	pointerEvents		unknown				unknown
react-native	-	allowFontScaling		unknown				unknown
react-native	-	maxFontSizeMultiplier		unknown				unknown
react-native	-	Pressable		unknown				unknown
react-native	-	TouchableOpacity		unknown				unknown

"""#),
    EmbeddedFile(name: "platform-sets.tsv", text: #"""
# Which names take the values of the sets in `platform-names.tsv`, a row a set: framework, set, the keys, properties,
#   functions and arguments that take one, divided by " | ", what its values begin with: a type and its dot where
#   nothing else is of that type, or the start of constants ("…" where other words are right as well), and the words that
#   people write for a value, as word=value divided likewise. A name with a dot behind it takes them as the keys of its map. `uikit/x` takes the values of UIKit's set `x`.
uikit	accessibility-traits	traits | accessibilityTraits | setAccessibilityTraits	UIAccessibilityTraits. | UIAccessibilityTrait	slider=.adjustable | stepper=.adjustable | disabled=.notEnabled | heading=.header | text=.staticText | label=.staticText | search=.searchField | switch=.toggleButton | toggle=.toggleButton
uikit	accessibility-notifications	notification | announce	UIAccessibility.Notification.	
uikit	accessibility-notification-types		AccessibilityNotification.	
uikit	container-type	accessibilityContainerType	UIAccessibilityContainerType. | UIAccessibilityContainerType	
uikit	navigation-style	accessibilityNavigationStyle	UIAccessibilityNavigationStyle. | UIAccessibilityNavigationStyle	
uikit	scroll-direction	accessibilityScroll	UIAccessibilityScrollDirection. | UIAccessibilityScrollDirection	
uikit	custom-rotor-system-types	systemType | systemRotorType	UIAccessibilityCustomRotor.SystemRotorType. | UIAccessibilityCustomSystemRotorType	
uikit	textual-context	accessibilityTextualContext	UIAccessibilityTextualContext. | UIAccessibilityTextualContext	
uikit	announcement-priority	UIAccessibilitySpeechAttributeAnnouncementPriority	UIAccessibilityPriority.	
uikit	expanded-status	accessibilityExpandedStatus	UIAccessibility.ExpandedStatus. | UIAccessibilityExpandedStatus	
uikit	custom-rotor-direction		UIAccessibilityCustomRotor.Direction. | UIAccessibilityCustomRotorDirection	
uikit	custom-content-importance	importance	AXCustomContent.Importance. | AXCustomContentImportance	
uikit	zoom-type		UIAccessibilityZoomType. | UIAccessibilityZoomType	
uikit	accessibility-contrast	accessibilityContrast	UIAccessibilityContrast. | UIAccessibilityContrast	
uikit	hearing-device-ear		UIAccessibility.HearingDeviceEar. | UIAccessibilityHearingDeviceEar	
uikit	speech-and-text-attributes			
uikit	accessibility-traits-browserenginekit			
uikit	direct-touch-options	accessibilityDirectTouchOptions	UIAccessibility.DirectTouchOptions. | UIAccessibilityDirectTouchOption	
uikit	content-size-category	preferredContentSizeCategory | minimumContentSizeCategory | maximumContentSizeCategory	UIContentSizeCategory. | UIContentSizeCategory	
uikit	text-content-type	textContentType	UITextContentType. | UITextContentType	
swiftui	accessibility-traits	traits | accessibilityAddTraits | accessibilityRemoveTraits | addTraits | removeTraits	AccessibilityTraits.	heading=.isHeader | text=.isStaticText | search=.isSearchField | switch=.isToggle
swiftui	accessibility-notification-types		AccessibilityNotification.	
swiftui	children-behavior	children	AccessibilityChildBehavior.	
swiftui	action-kind	accessibilityAction	AccessibilityActionKind.	
swiftui	action-category	category	AccessibilityActionCategory.	
swiftui	adjustment-direction		AccessibilityAdjustmentDirection.	
swiftui	labeled-pair-role		AccessibilityLabeledPairRole.	
swiftui	heading-level	accessibilityHeading	AccessibilityHeadingLevel.	
swiftui	uikit/text-content-type	textContentType	UITextContentType.	
swiftui	accessibility-text-content-type	accessibilityTextContentType	AccessibilityTextContentType.	
swiftui	system-rotor	accessibilityRotor	AccessibilitySystemRotor.	
swiftui	technologies		AccessibilityTechnologies.	
swiftui	direct-touch-options	options | accessibilityDirectTouch	AccessibilityDirectTouchOptions.	
swiftui	dynamic-type-size	dynamicTypeSize	DynamicTypeSize.	
swiftui	content-size-category	sizeCategory	ContentSizeCategory.	
swiftui	custom-content-importance	importance	AXCustomContent.Importance.	
swiftui	zoom-direction		AccessibilityZoomGestureAction.Direction.	
views	live-region	accessibilityLiveRegion | setAccessibilityLiveRegion | setLiveRegion	ACCESSIBILITY_LIVE_REGION_	off=none | false=none
views	important-for-accessibility	importantForAccessibility | setImportantForAccessibility	IMPORTANT_FOR_ACCESSIBILITY_	true=yes | false=no
views	accessibility-data-sensitive	accessibilityDataSensitive | setAccessibilityDataSensitive	ACCESSIBILITY_DATA_SENSITIVE_	true=yes | false=no
views	important-for-autofill	importantForAutofill | setImportantForAutofill	IMPORTANT_FOR_AUTOFILL_	true=yes | false=no
views	focusable	focusable | setFocusable		yes=true | no=false
views	focus-directions	focusSearch | requestFocus	FOCUS_	
views	node-focus	findFocus	FOCUS_	
views	accessibility-event-types	sendAccessibilityEvent | sendAccessibilityEventUnchecked | announce	TYPE_	
views	content-change-types	setContentChangeTypes | contentChangeTypes	CONTENT_CHANGE_TYPE_	
views	windows-change-types		WINDOWS_CHANGE_	
views	speech-state-change-types		SPEECH_STATE_	
views	text-change-types		TEXT_CHANGE_TYPE_	
views	node-actions	performAccessibilityAction | addAccessibilityAction | replaceAccessibilityAction | removeAccessibilityAction	ACTION_	
views	checked-state		CHECKED_STATE_	mixed=CHECKED_STATE_PARTIAL | indeterminate=CHECKED_STATE_PARTIAL
views	expanded-state	setExpandedState | expandedState	EXPANDED_STATE_	
views	range-type	rangeType	RANGE_TYPE_	
views	selection-mode	selectionMode	SELECTION_MODE_	
views	sort-direction		SORT_DIRECTION_	
views	movement-granularity	setMovementGranularities	MOVEMENT_GRANULARITY_	
views	accessibility-service-flags	accessibilityFlags	FLAG_REQUEST_ | FLAG_ENABLE_ | FLAG_INCLUDE_ | FLAG_RETRIEVE_ | flagRequest | flagEnable | flagInclude | flagRetrieve	
views	accessibility-feedback-types	accessibilityFeedbackType	FEEDBACK_	
views	recommended-timeout-flags	getRecommendedTimeoutMillis	FLAG_CONTENT_	
views	autofill-hints	autofillHints | setAutofillHints	AUTOFILL_HINT_ | …	email=emailAddress
views	material-checked-state	setCheckedState	MaterialCheckBox.STATE_	
compose	role	role	Role.	radio=Role.RadioButton | dropdown=Role.DropdownList | toggle=Role.Switch
compose	live-region	liveRegion	LiveRegionMode.	
compose	toggleable-state	toggleableState	ToggleableState.	mixed=ToggleableState.Indeterminate | partial=ToggleableState.Indeterminate | checked=ToggleableState.On | unchecked=ToggleableState.Off
compose	focus-directions	moveFocus	FocusDirection.	
compose	semantics-properties		SemanticsProperties.	
compose	semantics-properties-android		SemanticsPropertiesAndroid.	
compose	semantics-actions		SemanticsActions.	
compose	content-type	contentType	ContentType.	
compose	content-data-type	contentDataType	ContentDataType.	
react-native	react-native-accessibility-role	accessibilityRole		slider=adjustable | heading=header | img=image | iconbutton=imagebutton | searchbox=search | radiobutton=radio | toggle=togglebutton | label=text
react-native	react-native-role	role		adjustable=slider | header=heading | image=img | imagebutton=button | radiobutton=radio | searchfield=searchbox
react-native	react-native-live-region	accessibilityLiveRegion		off=none | false=none
react-native	react-native-aria-live	aria-live		none=off | false=off
react-native	react-native-important-for-accessibility	importantForAccessibility		true=yes | false=no
react-native	react-native-checked	aria-checked | checked	…	yes=true | no=false | partial=mixed | indeterminate=mixed
react-native	react-native-accessibility-state-keys	accessibilityState.		
react-native	react-native-accessibility-value-keys	accessibilityValue.		current=now | value=now | minimum=min | maximum=max
react-native	react-native-accessibility-action-names			
react-native	react-native-event-types			

"""#),
    EmbeddedFile(name: "platform.model.yaml", text: #"""
# What the documents of the collection say of the platforms, whatever the component.
#
# A model that is based on 'platform' has each of these facts of which its document has a sentence.

# Name

overwritten-name:
  on: uikit
  values: accessibilityLabel
  by: setTitle()
  quote:
    - The stepper's title will overwrite the segment’s accessibilityLabel.
    - The button’s title will overwrite the button’s accessibilityLabel.
    - The segment’s title will overwrite the segment’s accessibilityLabel

overridden-text:
  values: { views: "android:text", compose: label }
  by: { views: [contentDescription, "android:contentDescription"], compose: contentDescription }
  quote:
    - contentDescription overrides android:text
    - "Optional: use contentDescription for a more descriptive name to override the default visible label of the button text."
    - "Optional: use contentDescription for a more descriptive name to override the default text label"

label-link:
  on: views
  values: labelFor
  quote:
    - Use labelFor attribute to connect the visible label to the control
    - Use labelFor attribute to associate any visible label with the control
    - Use labelFor attribute to associate the visible label with the control

hidden-icons:
  on: swiftui
  values: all
  api: accessibilityHidden(true)
  quote:
    - If a segment has icon(s), hide the icon(s) from VoiceOver by using view modifier accessibilityHidden(true).
    - If button has icon(s), hide the icon(s) from VoiceOver by using view modifier accessibilityHidden(true).

# Groupings

groupings: { on: ios, values: native, quote: Follow native grouping and order }

group-head:
  on: views
  values: android:screenReaderFocusable=true
  place: container
  quote:
    - Set the container object’s android:screenReaderFocusable attribute to true, and each inner object’s android:focusable attribute to false.
    - For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)

group-children:
  on: views
  values: android:focusable=false
  also: [importantForAccessibility=no, importantForAccessibility=noHideDescendants, importantForAccessibility=false, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS, setFocusable(false)]
  quote:
    - Set the container object’s android:screenReaderFocusable attribute to true, and each inner object’s android:focusable attribute to false.
    - For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)

# Announcements

unfit-words:
  - { on: ios, values: [enter, enter key, return], in: keyboard, because: Enter activates on Android alone, severity: information, quote: ["On Android the Enter key presses it, too", On Android the Enter key does the same] }
  - values: { views: [onLongClick, setOnLongClickListener(), OnLongClickListener], compose: [onLongClick, combinedClickable(onLongClick = …)], uikit: [UILongPressGestureRecognizer], swiftui: [onLongPressGesture, LongPressGesture] }
    in: handlers
    unless: &clicks [onClick, setOnClickListener, OnClickListener, clickable, toggleable, selectable, UITapGestureRecognizer, addTarget, touchUpInside, onTapGesture, TapGesture, action]
    because: &nothing a double tap does nothing then
    use: { android: onClick, uikit: UITapGestureRecognizer, swiftui: Button }
    quote: &taps
      - A double tap presses it
      - A double tap checks it and takes the check away again
      - A double tap turns it on and off
      - A double tap chooses the radio button in focus
      - A double tap selects the tab in focus
      - A double tap begins to edit the text
  - { values: { views: [onTouch, onTouchListener, setOnTouchListener(), OnTouchListener, "android:onTouch"], compose: [pointerInput, pointerInteropFilter, detectTapGestures] }, in: handlers, unless: *clicks, because: *nothing, use: onClick, quote: *taps }
  - values: { views: [accessibilityLiveRegion=polite, accessibilityLiveRegion=assertive, "android:accessibilityLiveRegion=polite", "android:accessibilityLiveRegion=assertive", setAccessibilityLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE), setAccessibilityLiveRegion(View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE)], compose: [liveRegion=LiveRegionMode.Polite, liveRegion=LiveRegionMode.Assertive] }
    outside: [focus, error, helper, counter]
    because: TalkBack says by itself what changes
    quote:
      - TalkBack says the new state by itself, and a live region says it again.
      - TalkBack says the new choice by itself, and a live region says it again.
      - TalkBack says each key by itself, and a live region says the field again.
  - on: ios
    values: double tap…
    in: announcements
    unless: [Toggle, .toggleButton, .isToggle, switch button]
    because: VoiceOver has no such hint for it
    severity: information
    quote:
      - “Save, button” is what VoiceOver says.
      - “Selected, Express, button” is what VoiceOver says.
      - “Selected, Inbox, tab, 1 of 4” is what VoiceOver says.
  - in: announcements
    states: disabled
    values: [double tap…, swipe up…]
    because: nobody can use what is disabled, so that no hint is said
    quote:
      - TalkBack says “disabled” behind the role.
      - TalkBack says “disabled” at the end.
      - With isEnabled set to false, the button is heard as “Dimmed”.
      - With disabled(true) the button is heard as “Dimmed”.
      - With isEnabled set to false, the checkbox is heard as “Dimmed”.
      - With disabled(true) the checkbox is heard as “Dimmed”.
      - With isEnabled set to false, the switch is heard as “Dimmed”.
      - With disabled(true) the switch is heard as “Dimmed”.
      - With isEnabled set to false, a choice is heard as “Dimmed”.
      - With disabled(true) a choice is heard as “Dimmed”.
      - With isEnabled set to false, the slider is heard as “Dimmed”.
      - With disabled(true) the slider is heard as “Dimmed”.
      - With isEnabled set to false, a tab is heard as “Dimmed”.
      - With disabled(true) a tab is heard as “Dimmed”.
      - With isEnabled set to false, a UITextField is heard as “Dimmed”.
      - With disabled(true) the field is heard as “Dimmed”.

# Hints

hint: { on: ios, values: when-needed, quote: A hint tells what happens }

# States

disabled-api:
  values: { swiftui: disabled(), uikit: isEnabled=false }
  also: { swiftui: [disabled(true)], uikit: [.notEnabled] }
  quote:
    - For disabled, use view modifier disabled().
    - "For disabled: Set isEnabled to false."
    - "For disabled menu items: Set isEnabled to false."

enabled-api: { on: views, values: "android:enabled=true", quote: "Active: android:enabled=true" }

overwriting-traits:
  on: uikit
  values: .notEnabled
  other-names: UIAccessibilityTraitNotEnabled
  state-api: isEnabled=false
  quote:
    - If necessary, you may change the accessibility trait of the menu item to notEnabled, but this may overwrite the current accessibility role of the segmented control.
    - If necessary, you may change the accessibility trait of the button to notEnabled, but this may overwrite the current accessibility role of the button.

# Focus

focus-default:
  on: [ios, android]
  values: default
  quote:
    - Use the device’s default focus functionality.
    - Only manage focus when needed.
    - Primarily, let the device manage default focus

moving-apis:
  - on: uikit
    values: .screenChanged
    other-names: [UIAccessibilityScreenChangedNotification, UIAccessibilityLayoutChangedNotification]
    opposite: .announcement
    quote:
      - To move screen reader focus to newly revealed content, use UIAccessibility.post(notification:argument:) that takes in .screenChanged and the newly revealed content as the parameter arguments.
      - "To move screen reader focus to newly revealed content: UIAccessibilityLayoutChangedNotification"
  - on: swiftui
    values: "@AccessibilityFocusState"
    quote: If necessary, use property wrapper @AccessibilityFocusState to assign identifiers to specific views to manually shift focus from one view to another as the user interacts with the screen with VoiceOver on.
  - on: views
    values: TYPE_VIEW_FOCUSED
    opposite: accessibilityLiveRegion
    quote: "To move screen reader focus to newly revealed content: Type_View_Focused"
  - on: compose
    values: requestFocus()
    quote: "step 3: use second.requestFocus() to gain focus"

announcing-apis:
  values: { uikit: .announcement, views: accessibilityLiveRegion }
  other-names: { uikit: UIAccessibilityAnnouncementNotification, views: announceForAccessibility }
  opposite: { uikit: .screenChanged, views: TYPE_VIEW_FOCUSED }
  quote:
    - "To NOT move focus, but dynamically announce new content: use UIAccessibility.post(notification:argument:) that takes in .announcement and the announcement text as the parameter arguments."
    - "To NOT move focus, but announce new content: UIAccessibilityAnnouncementNotification"
    - "To NOT move focus, but announce new content: accessibilityLiveRegion"
    - "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion (set to polite or assertive)"

ordering-apis:
  values:
    uikit: UIAccessibilityContainer
    views: ["android:nextFocusDown", "android:nextFocusUp", "android:nextFocusRight", "android:nextFocusLeft", accessibilityTraversalBefore, accessibilityTraversalAfter]
    compose: Modifier.focusOrder()
  quote:
    - "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."
    - nextFocusDown
    - nextFocusUp
    - nextFocusRight
    - nextFocusLeft
    - accessibilityTraversalBefore (or after)
    - Modifier.focusOrder() needs to be used in combination with FocusRequesters to define focus order

reading-order:
  on: uikit
  values: UIAccessibilityContainer
  quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."

focus-state:
  on: swiftui
  values: "@FocusState"
  partners: ["focused(_:)", "focused(_:equals:)"]
  quote:
    - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:) to assign focus on a view with @FocusState as the source of truth.
    - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:equals:) to assign focus on a view, when the view is equal to a specific value.
    - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper @FocusState to assign an identity of a focus state.

hiding-apis:
  - on: views
    values: ["android:focusable=false"]
    other-names: [setFocusable(false)]
    shown-by: ["android:focusable=true", setFocusable(true)]
    quote: android:focusable
  - on: views
    values: ["android:clickable=false"]
    other-names: [setClickable(false)]
    shown-by: ["android:clickable=true", setClickable(true)]
    exempt: selected
    quote: android=clickable
  - on: views
    values: importantForAccessibility=no
    other-names: [importantForAccessibility=false, importantForAccessibility=noHideDescendants, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS]
    shown-by: importantForAccessibility=yes
    quote:
      - "To hide controls: Important_For _Accessibility_NO"
      - importantForAccessibility makes the element visible to the Accessibility API
      - "To hide controls: importantForAccessibility=false"
  - on: views
    values: IMPORTANT_FOR_ACCESSIBILITY_NO
    other-names: IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    shown-by: IMPORTANT_FOR_ACCESSIBILITY_YES
    quote:
      - "To hide controls: Important_For _Accessibility_NO"
      - importantForAccessibility makes the element visible to the Accessibility API
      - "To hide controls: importantForAccessibility=false"

  - on: compose
    values: canFocus=false
    other-names: ["focusProperties { canFocus = false }", "Modifier.focusProperties { canFocus = false }", Modifier.focusProperties(canFocus = false)]
    shown-by: canFocus=true
    from: the keyboard
    quote:
      - The Tab key or an arrow key brings the focus to the button
      - The Tab key or an arrow key brings the focus to the checkbox
      - The Tab key or an arrow key brings the focus to the switch
      - The Tab key or an arrow key brings the focus to each radio button and chooses none
      - The Tab key or an arrow key brings the focus to each tab
      - The Tab key brings the focus to the slider
      - The Tab key brings the focus to the field, and leaves it again

resetting-apis:
  on: uikit
  values: isAccessibilityElement=true
  resets: [role, states]
  quote: "Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility."

focus-requesters:
  on: compose
  values: [FocusRequester.createRefs(), FocusRequester]
  also: [Modifier.focusRequester, focusRequester]
  users: [Modifier.focusOrder(), requestFocus()]
  quote:
    - Modifier.focusOrder() needs to be used in combination with FocusRequesters to define focus order
    - "step 1: define the focus requester prior."
    - "step 3: use second.requestFocus() to gain focus"
    - val (first, second) = FocusRequester.createRefs()

focus-directions:
  on: compose
  values: [up, down, left, right, previous, next, start, end]
  quote: "focus order accepts following values: up, down, left, right, previous, next, start, end"

# Sentences of the collection that a platform's source contradicts, whatever document has them.
# A name that is only misspelt there gets the right one beside it, without an entry here.

disputed:
  - sentence: title will overwrite
    on: uikit
    says: a label that is set wins over the title
    source: UIAccessibility.h
  - sentence: this may overwrite the current accessibility role
    on: uikit
    says: the role goes only where traits are replaced, and .notEnabled can be added to those that are there
    source: UIAccessibility.h
  - sentence: as well as onTouch
    on: android
    says: onClick alone serves touch, keys and services
    source: Android SDK 34, View.performClick
  - sentence: is equivalent to importantForAccessibility
    on: compose
    says: it merges the parts into one stop, as screenReaderFocusable does on a parent view
    source: Compose UI, delegate for accessibility
  - sentence: "Modifier.semantics { disabled() }"
    on: compose
    says: that marks the control and a click still works, while enabled = false marks and stops it
    source: Compose Material, Button
  - sentence: Modifier.focusOrder
    on: compose
    says: it is deprecated, and Modifier.focusProperties takes its place
    source: Compose UI, focusOrder
  - sentence:
      - "step 1: Create an accessibility service"
      - Add the FLAG_REQUEST_ACCESSIBILITY_BUTTON flag…
      - use registerAccessibilityButtonCallback()
    on: views
    says: >-
      these steps give a service the accessibility button of the system,
      and an app adds actions with 'ViewCompat.addAccessibilityAction()'
    source: AccessibilityServiceInfo.java
  - sentence: “Label, button, selected…
    on: ios
    says: VoiceOver says the state first, as in “Selected, Label, button”
    source: AccessibilitySnapshot, description of traits and values
  - sentence: “Label, button, selected…
    on: android
    says: TalkBack says the state first, as in “selected, Label, button”
    source: TalkBack 15.1, order of what is said

"""#),
    EmbeddedFile(name: "radio-group.md", text: #"""
---
title: Radio group
name: radio-group
publisher: a11y-spec
aliases: [radio-button, radio-buttons, radio]
other-names: [option group, option list, single choice, choice list]
keyboard:
  tab: The Tab key or an arrow key brings the focus to each radio button and chooses none[^keys]
  space: The space bar chooses the radio button in focus; an older Compose radio button takes Enter alone[^keys]
  enter: On Android the Enter key does the same[^view]
mobile:
  swipe: One swipe reaches each radio button together with its text[^row]
  doubletap: A double tap chooses the radio button in focus[^hint]
screenreader:
  name: A person hears each choice by its name, and the group by a label before it[^wcag]
  role: A person hears that this is one choice of several[^wcag]
  state: A person hears which choice is selected[^wcag]
settings:
  text-resize: The text of each choice grows to twice its size and stays whole[^wcag]
---

## All platforms

A radio group offers some choices, of which one holds.

### Criteria

- **One stop** A radio button and its text are one element, and the group around them is none[^row]
- **No surprise** Choosing changes what is on the screen and takes nobody to another one[^wcag]

## iOS

### Name

- The name of a choice has its visible text.[^voice]
- The name neither begins nor ends with the words radio button.[^label]
- A hint tells what happens, and not how to do it.[^hints]

### Role

- VoiceOver has no word for a radio button and calls a custom one “button”.[^traits]
- **UIKit**
  - iOS has no class for a radio button, so build one from `UIButton` or `UIControl`.[^traits]
  - A `UITableView` with check marks does as well.[^traits]
- **SwiftUI**
  - Take `Picker`, or a `Button` for each choice.[^picker]
  - The style `.radioGroup` exists on macOS alone.[^picker]

### State

- VoiceOver says “Selected” in front of the name, and nothing of the others.[^algorithm]
- Checked and on are the words for other states.[^algorithm]
- **UIKit**
  - Add the trait `.selected` to the choice that holds.[^algorithm]
  - With `isEnabled` set to `false`, a choice is heard as “Dimmed”.[^algorithm]
- **SwiftUI**
  - Add `.isSelected` to the choice that holds.[^algorithm]
  - With `disabled(true)` a choice is heard as “Dimmed”.[^algorithm]

### Announcements

- “Selected, Express, button” is what VoiceOver says.[^algorithm]
- VoiceOver says no position of a button in a group, unless the value has it.[^algorithm]

## Android

### Name

- The name of a choice has its visible text.[^voice]
- The name neither begins nor ends with the words radio button.[^roles]

### Role

- TalkBack calls it “radio button”.[^roles]
- **Android Views**
  - Take `RadioGroup` with `RadioButton` or `MaterialRadioButton` right in it; a layout between them breaks the group.[^group]
- **Jetpack Compose**
  - Take `RadioButton`, or a row with `Modifier.selectable` and `Role.RadioButton`, in a column with `Modifier.selectableGroup()`.[^row]
  - A row with `toggleable(role = Role.RadioButton)` is heard as checked and can be switched off again.[^semantics]
  - A row with `clickable(role = Role.RadioButton)` has no state at all.[^semantics]
  - `Modifier.clearAndSetSemantics` on the row takes the state away.[^semantics]
  - TalkBack says a position only where the column has `Modifier.selectableGroup()`.[^semantics]

### State

- On is the word for another state.[^compound]
- TalkBack says “disabled” behind the role.[^roles]
- **Android Views**
  - Set `android:checked`; from Android 12 on TalkBack says “selected” or “not selected”, and “checked” before.[^compound]
  - Set `android:enabled` to `false` for a choice that cannot be used.[^sdk]
- **Jetpack Compose**
  - Pass `selected` to `RadioButton` or to `Modifier.selectable`; TalkBack says “Selected” or “Not selected”.[^semantics]
  - Pass `enabled = false` to a choice that cannot be used.[^m3]

### Focus

- TalkBack says the new choice by itself, and a live region says it again.[^change]

### Announcements

- “selected, Express, radio button, 2 of 3” is what TalkBack says of a choice in a group.[^group]

[^change]: TalkBack 15.1, changes of a state and live regions
[^keys]: iOS Full Keyboard Access; Android SDK 34, RadioGroup
[^view]: Android SDK 34, KeyEvent.isConfirmKey
[^row]: Compose Foundation, Modifier.selectable; CVS Health, Compose accessibility techniques, radio buttons
[^hint]: TalkBack 15.1, hint of a clickable node
[^hints]: UIAccessibility.h, accessibilityHint
[^wcag]: WCAG 2.2, 1.3.1, 1.4.4, 3.2.2, 4.1.2
[^voice]: WCAG 2.2, 2.5.3
[^label]: UIAccessibilityElement, accessibilityLabel
[^traits]: UIAccessibilityConstants.h; CVS Health, iOS SwiftUI accessibility techniques, radio buttons
[^picker]: SwiftUI interface, RadioGroupPickerStyle
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^roles]: TalkBack 15.1, role descriptions
[^group]: Android SDK 34, RadioGroup and RadioButton
[^m3]: Compose Material 3, RadioButton
[^semantics]: Compose UI, delegate for accessibility
[^compound]: Android SDK 30 to 34, CompoundButton and RadioButton
[^sdk]: Android SDK 34, View

"""#),
    EmbeddedFile(name: "radio-group.model.yaml", text: #"""
# What radio-group.md says, as facts; README.md beside this folder describes the form.

based-on: platform

spec-keys: [segments, group-label]

segment-word: { values: choice, quote: A radio group offers some choices… }

# Name

name: { values: required, quote: A person hears each choice… }

name-of-hidden-label: { values: required, quote: A person hears each choice… }

name-matches-label: { values: { ios: contains-all, android: contains-all }, quote: The name of a choice has its visible text. }

empty-text:
  - { values: [accessibilityLabel, contentDescription, stateDescription], quote: &empty A person hears each choice… }
  - { on: swiftui, values: Picker, unless: name, because: it is the name that is heard, quote: *empty }

segment-name: { values: required, quote: A person hears each choice… }

unfit-name-words:
  - { values: { ios: radio button, android: radio button }, quote: &named The name neither begins nor ends with the words radio button. }
  - { values: { ios: radio, android: radio }, place: end, quote: *named }

# Role and element

roles:
  values: { ios: button, android: radio button }
  also: { ios: [radio button, radio group], android: radio group }
  quote: [VoiceOver has no word for a radio…, TalkBack calls it “radio button”.]

custom-role: { values: { ios: required, android: required }, quote: A person hears that this is one choice of several }

elements:
  values:
    uikit: [UIButton, UIControl, UITableView]
    swiftui: [Picker, Button]
    views: [RadioGroup, RadioButton, MaterialRadioButton]
    compose: RadioButton
  also: { uikit: [UISegmentedControl, UITableViewCell], swiftui: Toggle, views: AppCompatRadioButton, compose: [Row, Column] }
  quote:
    - iOS has no class for a radio button, so build one from UIButton or UIControl
    - Take Picker, or a Button for each choice.
    - Take RadioGroup with RadioButton or MaterialRadioButton right in it
    - Take RadioButton, or a row with Modifier.selectable and Role.RadioButton

missing-elements:
  values: { uikit: [UIRadioButton, UIRadioGroup], swiftui: [RadioButton, RadioGroup], compose: RadioGroup }
  replacements: { uikit: [UIButton, UIControl], swiftui: Picker, compose: RadioButton }
  quote:
    - iOS has no class for a radio button, so build one from UIButton or UIControl
    - Take Picker, or a Button for each choice.
    - Take RadioButton, or a row with Modifier.selectable and Role.RadioButton

traits:
  values: { uikit: [.selected, .button, .notEnabled], swiftui: .isSelected }
  quote: [Add the trait .selected to the choice that holds., Add .isSelected to the choice that holds.]

unfit-words:
  - { on: swiftui, values: [".accessibilityElement(children: .combine)", ".accessibilityElement(children: .ignore)"], in: groupings, because: &one it makes one element of the choices, quote: &each One swipe reaches each radio button… }
  - { on: uikit, values: isAccessibilityElement=true, in: container, because: *one, quote: *each }
  - { on: compose, values: [semantics(mergeDescendants = true), Modifier.semantics(mergeDescendants = true), mergeDescendants=true], in: groupings, because: *one, quote: *each }
  - values:
      ios: [double tap to toggle, double-tap to toggle, double tap to toggle setting, double-tap to toggle setting, double tap to edit, double-tap to edit, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
      android: [double tap to edit text, double-tap to edit text, double tap to activate, double-tap to activate, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
    in: announcements
    because: it is the hint of another control
    quote:
      - “Selected, Express, button” is what VoiceOver says.
      - “selected, Express, radio button, 2 of 3” is what TalkBack says of a choice in a group.
  - { on: uikit, values: .radioButton, in: [traits, accessibilityTraits], because: it is for web browsers and VoiceOver has no word for it, quote: VoiceOver has no word for a radio… }
  - { on: uikit, values: [.adjustable, .link, .searchField, .staticText, .tabBar, .allowsDirectInteraction, .keyboardKey], in: [traits, accessibilityTraits], because: it makes another control of it, use: .selected, quote: Add the trait .selected to the choice that holds. }
  - { values: ["on", "off", mixed, expanded, collapsed], in: states, outside: [announce, api], because: a radio button has no such state, severity: information, quote: A person hears which choice is selected }
  - { on: swiftui, values: [pickerStyle(.radioGroup), Picker.pickerStyle(.radioGroup), RadioGroupPickerStyle], because: &mac it exists on macOS alone, quote: The style .radioGroup exists on macOS alone. }
  - { on: swiftui, values: .radioGroup, in: style, because: *mac, quote: The style .radioGroup exists on macOS alone. }
  - { on: views, values: &stop ["android:focusable=true", focusable=true, isFocusable=true, setFocusable(true), "android:screenReaderFocusable=true", screenReaderFocusable=true, isScreenReaderFocusable=true, setScreenReaderFocusable(true)], in: [parent, container], because: &all "the group is one more stop, and reads all its texts", quote: &none "A radio button and its text are one element, and the group around them is none" }
  - { on: views, values: *stop, elements: RadioGroup, unless: [RadioButton, MaterialRadioButton, AppCompatRadioButton], because: *all, quote: *none }
  - { on: compose, values: toggleable(role = Role.RadioButton), because: "TalkBack says that it is checked, and it can be switched off again", use: Modifier.selectable(role = Role.RadioButton), quote: A row with toggleable(role… }
  - { on: compose, values: clickable(role = Role.RadioButton), because: it has no state, use: Modifier.selectable(role = Role.RadioButton), quote: A row with clickable(role =… }
  - { on: compose, values: Modifier.clickable, because: it has no state, use: Modifier.selectable, quote: A row with clickable(role =… }
  - { on: compose, values: 1 of 2, in: announcements, unless: [Modifier.selectableGroup(), selectableGroup()], because: TalkBack says a position only with 'Modifier.selectableGroup()', needs: Modifier.selectableGroup(), severity: hint, quote: TalkBack says a position only where… }
  - { on: ios, values: 1 of 2, in: announcements, unless: [UISegmentedControl, Picker, accessibilityValue, "accessibilityValue(_:)"], because: VoiceOver says no position of a button, severity: information, quote: VoiceOver says no position of a button… }
  - { on: compose, values: [clearAndSetSemantics, Modifier.clearAndSetSemantics], because: it takes the state away, quote: Modifier.clearAndSetSemantics on the row takes the state away. }
  - { values: [label, text, visible label], in: order, because: it is one element with its radio button, quote: *none }
  - { on: uikit, values: isAccessibilityElement=true, in: parent, because: *one, quote: *each }
  - { on: compose, values: RadioButton(onClick = …), with: Modifier.selectable, because: the row does it already, quote: *none }
  - { on: views, values: &layouts [LinearLayout, FrameLayout, RelativeLayout, ConstraintLayout, TableLayout, TableRow, GridLayout, CardView, MaterialCardView], in: &around [element, children, container, parent], elements: RadioGroup, because: the radio buttons stand right in the RadioGroup, quote: &group Take RadioGroup with RadioButton… }
  - { on: compose, values: [Column, Row, FlowRow, FlowColumn, LazyColumn], in: groupings, unless: [selectableGroup(), Modifier.selectableGroup()], because: TalkBack says a position only with 'Modifier.selectableGroup()', needs: Modifier.selectableGroup(), severity: information, quote: TalkBack says a position only where… }

# States

states:
  - values: selected
    announced: { ios: Selected, views: [selected, checked], compose: Selected }
    wrong: { ios: [checked, "on", unselected], views: ["on", not selected], compose: ["on", checked, not selected] }
    quote: &words
      - VoiceOver says “Selected” in front…
      - Checked and on are the words for other states.
      - On is the word for another state.
      - Set android:checked; from Android…
      - Pass selected to RadioButton…
  - values: [unselected, not selected]
    announced: { views: [not selected, not checked], compose: Not selected }
    wrong: { ios: [not selected, unselected], views: ["off", selected, unselected, unchecked], compose: ["off", selected, unselected, unchecked, not checked] }
    announcement: optional
    quote: *words
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote:
      - With isEnabled set to false…
      - With disabled(true) a choice is heard as “Dimmed”.
      - TalkBack says “disabled” behind the role.

needed-states: { values: [selected, unselected], quote: A person hears which choice is selected }

selected-api:
  values: { uikit: .selected, swiftui: .isSelected, views: "android:checked=true", compose: RadioButton(selected = true) }
  also:
    uikit: [accessibilityTraits, accessibilityTraits.insert(.selected), isSelected]
    swiftui: [accessibilityAddTraits(.isSelected), Picker]
    views: [isChecked, setChecked(true), check()]
    compose: [selected, Modifier.selectable, Modifier.selectable(selected = true)]
  quote:
    - Add the trait .selected to the choice that holds.
    - Add .isSelected to the choice that holds.
    - Set android:checked; from Android…
    - Pass selected to RadioButton…

disabled-api:
  values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: RadioButton(enabled = false) }
  also: { uikit: [.notEnabled, accessibilityTraits.insert(.notEnabled)], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, Modifier.selectable(enabled = false)] }
  quote:
    - With isEnabled set to false…
    - With disabled(true) a choice is heard as “Dimmed”.
    - Set android:enabled to false…
    - Pass enabled = false to a choice that cannot be used.

focus-order:
  values: [group-label, segments]
  group-label: [label, group label, heading, question]
  segments: [options, choices, radio buttons]
  quote: A person hears each choice by its name…

segments: { number: 2, need: given, quote: A radio group offers some choices… }

selection: { values: single, number: 1, quote: A radio group offers some choices… }

# Announcements

announced-label: { values: contains-all, exempt: [group, select, choose, chosen, change, changed, error], quote: A person hears each choice by its name… }

announced-roles:
  values: { ios: button, android: radio button }
  also: { ios: radio button }
  exempt: [choose, chosen, change, changed, error]
  quote: [VoiceOver has no word for a radio…, TalkBack calls it “radio button”.]

announcement-templates:
  - values: { ios: "Selected, {label}, button", android: "selected, {label}, radio button" }
    moment: selected
    quote:
      - “Selected, Express, button”
      - “selected, Express, radio button, 2 of 3”
  - { values: { ios: "{label}, button", android: "not selected, {label}, radio button" }, moment: unselected, quote: *words }

moments: { values: [segments, selected, unselected, select, choose, chosen, change, changed, focus, disabled, group, error], quote: A person hears each choice… }

index-set:
  values: { android: segments }
  quote: “selected, Express, radio button, 2 of 3”

# Focus

focus-on-select:
  values: stay
  other-words: [selected choice, choice, radio button, selected, item]
  quote: Choosing changes what is on…

focus-on-value-change: { values: stay, other-words: [selected choice, choice, radio button, selected, item], quote: Choosing changes what is on… }

# Keyboard and gestures

keys:
  - { values: [tab, arrows], effect: focus, need: given, quote: The Tab key or an arrow key… }
  - { values: space, effect: activate, need: given, quote: The space bar chooses the radio button in focus }
  - { values: { android: enter }, effect: activate, need: given, quote: On Android the Enter key does the same }

hiding-apis:
  # The view around radio buttons is no element itself.
  - values: { uikit: accessibilityElementsHidden=true, swiftui: accessibilityHidden(true), views: importantForAccessibility=noHideDescendants, compose: hideFromAccessibility() }
    other-names: { views: IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS, compose: invisibleToUser() }
    shown-by: { uikit: accessibilityElementsHidden=false, swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches each radio button…

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches each radio… }
  - { values: doubletap, effect: activate, need: given, quote: A double tap chooses the radio button in focus }

text-resize: { number: 200, need: given, quote: The text of each choice grows… }

disputed:
  - sentence: .pickerStyle(.radioGroup)
    on: swiftui
    says: the style exists on macOS alone
    source: SwiftUI, RadioGroupPickerStyle
  - sentence: Alternatively use checkbox composable
    on: compose
    says: it is heard as checked and can be switched off again, and Modifier.selectable does
    source: Compose Foundation, Modifier.toggleable; Compose UI, delegate for accessibility
  - sentence: selectableGroup() announces
    on: compose
    says: the number is said when the focus enters the group, and each button says its place
    source: TalkBack 15.1, collections
  - sentence: ["Announcement: disabled, checked/not checked", "“Not checked, label, radio button…"]
    on: android
    says: from Android 12 on a radio button is heard as “selected” or “not selected”
    source: Android SDK 34, RadioButton; Compose UI, delegate for accessibility
  - sentence: "Android: checked/not checked"
    says: from Android 12 on a radio button is heard as “selected” or “not selected” there
    source: Android SDK 34, RadioButton; Compose UI, delegate for accessibility

"""#),
    EmbeddedFile(name: "segmented-control.md", text: #"""
---
title: Segmented control
name: segmented-control
other-names: [tabs, tab, tab bar, tab row, tab layout, tab control, tab list, toggle group, button group, toggle button group, segmented button, segmented buttons, segmented picker, segments, switcher]
href: https://www.magentaa11y.com/#/native-criteria/controls/segmented-control
---

## iOS

### Developer notes

- A segmented control is a horizontal set of two or more segments presented, each of which functions as a mutually exclusive button
- Once a tab has been selected, the focus should remain in the tab group on the selected tab. The user swipes through the tab group and the content revealed by the tab action should be the first swipe out of the tab group.

### Name

- A programmatic name is assigned to each segment title and tab
- If visible text label exists, the programmatic name should match the visible text label

- **UIKit**
  - You can programmatically set the visible label with `setTitle()`.
    - The segment’s title will overwrite the segment’s `accessibilityLabel`
- **SwiftUI**
  - By default, the programmatic name is the visible text label of the segment/tab
  - If necessary, use view modifier `accessibilityLabel(_:)`.
  - Use `.accessibilityLabel(label for group)` to announce the group label for the tabs when the first tab is in focus
  - If a segment has decorative icon(s), hide the icon(s) from VoiceOver by using view modifier `accessibilityHidden(true)`.

### Role

- Since picker items are interactive, it must be indicated to the user that they are interactive such as indicating that it is a button or it can be double-tapped to be selected.
- “Tab” or “Button” usually indicate the role

- **UIKit**
  - Use `UISegmentedControl`
- **SwiftUI**
  - Use native `Picker` view
  - Use `SegmentedPickerStyle`

### Groupings

- N/A

- **UIKit**
  - Follow native grouping and order
- **SwiftUI**
  - Follow native grouping and order

### State

- A state of the individual segments themselves are announced, which is either “Selected” or “Unselected”
- The position of the segment out of the entire set (index) must be announced.

- **UIKit**
  - Segments should be announced whether they are selected/unselected. Often, the button announcement and the absence of “unselected” is assumed to be unselected
  - For disabled menu items: Set `isEnabled` to `false`. Announcement for disabled is “Dimmed”.
    - If necessary, you may change the accessibility trait of the menu item to `notEnabled`, but this may overwrite the current accessibility role of the segmented control.
- **SwiftUI**
  - By default, the “selected” state is announced and the position of the segment out of the set.
  - For disabled, use view modifier `disabled()`.

### Focus

- Use the device’s default focus functionality.
- Focus should be confined within the segmented control
- External keyboard tab order often follows the screen reader focus, but sometimes this functionality requires additional development to manage focus.

- **UIKit**
  - If VoiceOver is not reaching a particular element, set the element’s `isAccessibilityElement` to `true`
    - Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility.
  - To move screen reader focus to newly revealed content, use `UIAccessibility.post(notification:argument:)` that takes in `.screenChanged` and the newly revealed content as the parameter arguments.
  - To NOT move focus, but dynamically announce new content: use `UIAccessibility.post(notification:argument:)` that takes in `.announcement` and the announcement text as the parameter arguments.
  - `UIAccessibilityContainer` protocol: Have a table of elements that defines the reading order of the elements.
- **SwiftUI**
  - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper `@FocusState` to assign an identity of a focus state.
    - Use the property wrapper `@FocusState` in conjunction with the view modifier `focused(_:)` to assign focus on a view with `@FocusState` as the source of truth.
    - Use the property wrapper `@FocusState`in conjunction with the view modifier `focused(_:equals:)` to assign focus on a view, when the view is equal to a specific value.
  - If necessary, use property wrapper `@AccessibilityFocusState` to assign identifiers to specific views to manually shift focus from one view to another as the user interacts with the screen with VoiceOver on.

### Announcement examples

- Options for announcements below depend on framework and versions. Announcement order can vary. Index in label is recommended.
- “Favorite apps” (Group label)
- “Favorite apps, Selected, Weather, button, one of three” (Group label, state, button label, role, index) (Selected, on first tab only)
- “Photos, button, 2 of 3” (Button label, role, index) (not selected)
- “Clock, dimmed, button, 3 of 3” (Button label, disabled state, role, index)

## Android

### Developer notes

- A segmented control is a horizontal set of two or more segments presented, each of which functions as a mutually exclusive button
- Once a tab has been selected, the focus should remain in the tab group on the selected tab. The user swipes through the tab group and the content revealed by the tab action should be the first swipe out of the tab group.

### Name

- A programmatic name is assigned to each segment title and tab
- If visible text label exists, the programmatic name should match the visible text label.

- **Android Views**
  - `android:text` XML attribute
  - Use `contentDescription`, depending on type of view and for elements (icons) without a visible label
  - `contentDescription` overrides `android:text`
  - Use `labelFor` attribute to associate the visible label with the control
- **Jetpack Compose**
  - By default, the programmatic name is the visible text label of the segment
  - Compose uses semantics properties to pass information to accessibility services
  - Optional: use `contentDescription` for a more descriptive name to override the default text label
  - Example specification of `contentDescription` in compose: `modifier = Modifier.semantics { contentDescription = "" }`

### Role

- Since the segmented control items are interactive, it must indicate the interaction of double-tap for segment selecting.
- When not using native controls, roles will need to be manually coded

- **Android Views**
  - Tabs
  - Button or Image Button
- **Jetpack Compose**
  - `TabRow`, `Tab`
  - `Chip`

### Groupings

- N/A

- **Android Views**
  - Follow native component grouping
- **Jetpack Compose**
  - Follow native component grouping

### State

- Selected state is announced as either “Selected” or “Unselected” for the control in group that is focused
- The position of the segment out of the entire segment list must be announced.

- **Android Views**
  - Active: `android:enabled=true`
  - Disabled: `android:enabled=false`. Announcement: disabled
  - Selected: Announced as “selected”
- **Jetpack Compose**
  - Active: default state is active and enabled. Use `Tab(enabled = true)` to specify explicitly
  - Disabled: `Tab(enabled = false)` announces as disabled
  - Alternatively can use `modifier = Modifier.semantics { disabled() }` to announce as disabled
  - Use `Tab(selected = <condition logic>)` to define selected state

### Focus

- Only manage focus when needed. Primarily, let the device manage default focus
- Consider how focus should be managed between child elements and their parent views
- External keyboard tab order often follows the screen reader focus, but sometimes needs focus management

- **Android Views**
  - `importantForAccessibility` makes the element visible to the Accessibility API
  - `android:focusable`
  - `android=clickable`
  - Implement an `onClick( )` event handler for keyboard, as well as `onTouch( )`
  - `nextFocusDown`
  - `nextFocusUp`
  - `nextFocusRight`
  - `nextFocusLeft`
  - `accessibilityTraversalBefore` (or after)
  - To move screen reader focus to newly revealed content: `Type_View_Focused`
  - To NOT move focus, but dynamically announce new content: `accessibilityLiveRegion`(set to polite or assertive)
  - To hide controls: `importantForAccessibility=false`
  - For a `ViewGroup`, set `screenReaderFocusable=true` and each inner object’s attribute to keyboard focus (`focusable=false`)
- **Jetpack Compose**
  - `Modifier.focusTarget()` makes the component focusable
  - `Modifier.focusOrder()` needs to be used in combination with FocusRequesters to define focus order
  - `Modifier.onFocusEvent()`, `Modifier.onFocusChanged()` can be used to observe the changes to focus state
  - `FocusRequester` allows to request focus to individual elements with in a group of merged descendant views
  - Example: To customize the focus events
    - step 1: define the focus requester prior. `val (first, second) = FocusRequester.createRefs()`
    - step 2: update the modifier to set the order. `modifier = Modifier.focusOrder(first) { this.down = second }`
    - focus order accepts following values: up, down, left, right, previous, next, start, end
    - step 3: use `second.requestFocus()` to gain focus

### Code example

- **Jetpack Compose**

  ```kotlin
  var tabIndex by remember { mutableStateOf(0) }
  val titles = listOf("Tab 1", "Tab 2", "Tab 3")
  Column {
      TabRow(selectedTabIndex = tabIndex) {
          titles.forEachIndexed { index, title ->
              Tab(
                  selected = tabIndex == index,
                  onClick = { tabIndex = index },
                  text = { Text(text = title) }
              )
          }
      }
      Box(modifier = Modifier
          .fillMaxWidth()
          .background(MaterialTheme.colorScheme.background)) {
          Text(
              modifier = Modifier.align(Alignment.Center),
              text = "Tab ${tabIndex + 1} selected",
              style = MaterialTheme.typography.titleMedium,
              color = MaterialTheme.colorScheme.primary
          )
      }
  }
  ```

### Announcement examples

- Options for announcements below depend on device framework and versions. Announcement order can vary.
- “Top apps, Selected, Kids, tab, 1 of 4” (Group label, state, button label, role, index) (Selected)
- “Weather, tab, 2 of 4, double tap to activate” (Button label, role, index, hint) (Not selected)

"""#),
    EmbeddedFile(name: "segmented-control.model.yaml", text: #"""
# What segmented-control.md says, as facts; README.md beside this folder describes the form.

based-on: platform
spec-keys: [group-label, segments, selection]

# Name

name:
  - on: [ios, android]
    values: required
    parts: segments
    quote: A programmatic name is assigned…
  - { on: views, values: required, parts: segments, quote: "Use contentDescription, depending on…" }

name-matches-label:
  on: [ios, android]
  values: equal
  quote: If visible text label exists, the programmatic name should match the visible text label

group-label-place:
  - { on: swiftui, values: first, quote: Use .accessibilityLabel(label for group)… }
  - values: { ios: first, android: [first, selected] }
    severity: information
    quote: ["“Favorite apps, Selected, Weather…", "“Top apps, Selected, Kids, tab, 1 of 4”"]

segment-name:
  - { on: [ios, android], values: required, quote: A programmatic name is assigned… }
  - { on: views, values: required, quote: "Use contentDescription, depending on…" }

name-beside-label:
  - on: swiftui
    values: redundant
    severity: hint
    quote: By default, the programmatic name is the visible text label of the segment/tab
  - on: compose
    values: redundant
    severity: hint
    quote: By default, the programmatic name is the visible text label of the segment

hidden-icons:
  on: swiftui
  values: decorative
  api: accessibilityHidden(true)
  quote: If a segment has decorative…

empty-text:
  values: [contentDescription, stateDescription]
  arguments: label
  quote: A programmatic name is assigned…

# Role and element

roles:
  values: { ios: [button, tab], android: [tab, button] }
  severity: information
  quote:
    - “Tab” or “Button” usually indicate…
    - “Photos, button, 2 of 3”
    - “Weather, tab, 2 of 4, double tap to activate”
    - “Top apps, Selected, Kids, tab, 1 of 4”

elements:
  - { on: uikit, values: UISegmentedControl, quote: Use UISegmentedControl }
  - values:
      swiftui: Picker
      views: [Tabs, Button, ImageButton]
      compose: [PrimaryTabRow, Tab, Chip]
    also:
      swiftui: SegmentedPickerStyle
      views: [TabLayout, TabItem, MaterialButtonToggleGroup, MaterialButton]
      compose: [SegmentedButton, SingleChoiceSegmentedButtonRow, TabRow, SecondaryTabRow, ScrollableTabRow, LeadingIconTab, FilterChip, SuggestionChip]
    quote: [Use native Picker view, Tabs, Button or Image Button, "TabRow, Tab", Chip]

style:
  on: swiftui
  element: Picker
  values: SegmentedPickerStyle
  also: [.segmented]
  quote: [Use SegmentedPickerStyle, Use native Picker view]

element-container:
  on: compose
  rule: tab-in-tab-row
  element: [Tab, LeadingIconTab]
  values: PrimaryTabRow
  also: [TabRow, SecondaryTabRow, ScrollableTabRow, PrimaryScrollableTabRow, SecondaryScrollableTabRow]
  quote:
    - TabRow, Tab
    - TabRow(selectedTabIndex = tabIndex)
    - Tab( selected = tabIndex == index, onClick = { tabIndex = index }, text = { Text(text = title) } )

custom-role:
  - on: ios
    values: required
    native: [UIButton, Button, UITabBar, TabView, Toggle]
    severity: warning
    quote: Since picker items are interactive…
  - on: android
    values: required
    native: [RadioButton, RadioGroup, ToggleButton, IconButton, TextButton, OutlinedButton]
    quote: When not using native controls…

# Groupings

groupings: { on: android, values: native, quote: Follow native component grouping }

# Announcements

announced-roles:
  values: { ios: [button, tab], android: [tab, button] }
  severity: information
  quote:
    - “Tab” or “Button” usually indicate…
    - “Weather, tab, 2 of 4, double tap to activate”
    - “Top apps, Selected, Kids, tab, 1 of 4”

interaction-phrases:
  - on: ios
    values: [button, tab]
    also: [double tap, double tapped]
    placeholders: role
    quote: Since picker items are interactive…
  - on: android
    values: double tap to activate
    also: [double tap, double tapped]
    quote: Since the segmented control…

announced-label:
  - on: ios
    values: required
    exempt: group
    quote: “Photos, button, 2 of 3” (Button label, role, index)
  - on: android
    values: required
    exempt: group
    quote: “Weather, tab, 2 of 4, double tap to activate” (Button label, role, index, hint)

announced-index:
  - on: ios
    values: required
    exempt: group
    quote: The position of the segment out of the entire set…
  - on: android
    values: required
    exempt: group
    quote: The position of the segment out of the entire segment…

index-set:
  - on: ios
    values: segments
    moments: [segments, select]
    quote: The position of the segment out of the entire set…
  - on: android
    values: segments
    moments: [segments, select]
    quote: The position of the segment out of the entire segment…

label-index: { on: ios, values: recommended, quote: Index in label is recommended. }

selection-words:
  - state: selected
    values: Selected
    wrong: [active, activated, checked, chosen, current, highlighted, marked, pressed, ticked, "on"]
    quote:
      - A state of the individual segments…
      - Selected state is announced…
      - Segments should be announced…
      - By default, the “selected”…
      - "Selected: Announced as “selected”"
  - state: unselected
    announcement: optional
    values: Unselected
    also: not selected
    wrong: [inactive, deselected, unchecked, unmarked, "off"]
    quote:
      - A state of the individual segments…
      - Selected state is announced…
      - Often, the button announcement…

announcement-templates:
  - { on: ios, moment: group, values: "{group}", quote: “Favorite apps” (Group label) }
  - moment: segments
    state: selected
    values:
      ios: Selected, {label}, button, {index} of {count}
      android: Selected, {label}, tab, {index} of {count}
    grouped:
      ios: "{group}, Selected, {label}, button, {index} of {count}"
      android: "{group}, Selected, {label}, tab, {index} of {count}"
    quote:
      - “Favorite apps, Selected, Weather, button, one of three”
      - “Top apps, Selected, Kids, tab, 1 of 4”
  - moment: segments
    values:
      ios: "{label}, button, {index} of {count}"
      android: "{label}, tab, {index} of {count}, double tap to activate"
    quote: ["“Photos, button, 2 of 3”", "“Weather, tab, 2 of 4, double tap to activate”"]
  - moment: segments
    state: disabled
    values:
      ios: "{label}, dimmed, button, {index} of {count}"
      views: "{label}, disabled, tab, {index} of {count}"
      compose: "{label}, disabled, tab, {index} of {count}"
    quote:
      - “Clock, dimmed, button, 3 of 3”
      - "Announcement: disabled"
      - "Disabled: Tab(enabled = false)…"
  - { on: ios, moment: select, values: Selected, quote: Segments should be announced… }
  - { on: android, moment: select, values: Selected, quote: Selected state is announced… }

moments:
  - { values: group, quote: [“Favorite apps” (Group label), "“Top apps, Selected, Kids, tab…"] }
  - { on: [ios, android], values: segments, quote: A programmatic name is assigned… }
  - { on: [ios, android], values: select, quote: Once a tab has been selected… }

parts:
  on: [ios, android]
  values: [group, segments]
  quote: A segmented control is a horizontal…

# States

states:
  - { on: ios, values: selected, announced: Selected, quote: A state of the individual segments… }
  - on: ios
    values: unselected
    announced: Unselected
    announcement: optional
    quote: A state of the individual segments…
  - values: disabled
    announced: { uikit: Dimmed, views: disabled, compose: disabled }
    quote:
      - Announcement for disabled is “Dimmed”.
      - "Announcement: disabled"
      - "Disabled: Tab(enabled = false)…"
  - values: { ios: disabled, android: selected }
    announced: { ios: Dimmed, android: Selected }
    quote: ["“Clock, dimmed, button, 3 of…", Selected state is announced…]
  - on: android
    values: unselected
    announced: Unselected
    announcement: optional
    quote: Selected state is announced…
  - { on: views, values: enabled, quote: "Active: android:enabled=true" }
  - { on: compose, values: enabled, quote: "Active: default state is active…" }

disabled-api:
  values:
    views: android:enabled=false
    compose: [Tab(enabled = false), "Modifier.semantics { disabled() }"]
  also: { views: [setEnabled(false), isEnabled=false], compose: [disabled()] }
  quote:
    - "Disabled: android:enabled=false."
    - "Disabled: Tab(enabled = false)…"
    - Alternatively can use modifier…

enabled-api: { on: compose, values: Tab(enabled = true), quote: Use Tab(enabled = true) to… }

selected-api:
  on: compose
  values: Tab(selected = <condition logic>)
  also: [Modifier.selectable(selected = <condition>), "Modifier.semantics { selected = <condition> }"]
  quote: Use Tab(selected = <condition logic>)…

traits: { on: uikit, values: [.notEnabled], quote: "If necessary, you may change…" }

# Focus

announcing-apis:
  values: { uikit: .announcement, views: accessibilityLiveRegion }
  other-names: { uikit: UIAccessibilityAnnouncementNotification, views: announceForAccessibility }
  opposite: { uikit: .screenChanged, views: TYPE_VIEW_FOCUSED }
  quote:
    - "To NOT move focus, but dynamically announce new content: use…"
    - "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion(set to polite or assertive)"

focus-state:
  on: swiftui
  values: "@FocusState"
  partners: ["focused(_:)", "focused(_:equals:)"]
  quote:
    - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:) to assign focus on a view with @FocusState as the source of truth.
    - Use the property wrapper @FocusStatein conjunction with the view modifier focused(_:equals:) to assign focus on a view, when the view is equal to a specific value.
    - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper @FocusState to assign an identity of a focus state.

hiding-apis:
  - on: uikit
    values: [isAccessibilityElement=false]
    other-names: [accessibilityElementsHidden=true]
    shown-by: [isAccessibilityElement=true, accessibilityElementsHidden=false]
    quote: If VoiceOver is not reaching…
  - on: swiftui
    values: accessibilityHidden(true)
    shown-by: accessibilityHidden(false)
    quote: Since picker items are interactive…
  - on: compose
    values: hideFromAccessibility()
    other-names: invisibleToUser()
    quote: Modifier.focusTarget() makes the component focusable
  - on: compose
    values: Modifier.clearAndSetSemantics
    hides: empty
    quote: Modifier.focusTarget() makes the component focusable

handlers:
  on: android
  values: onClick
  also: [setOnClickListener, OnClickListener, performClick, Modifier.clickable, Modifier.selectable, Modifier.toggleable, combinedClickable]
  listeners: [onTabSelected, onTabUnselected, onTabReselected, OnTabSelectedListener, addOnTabSelectedListener, onButtonChecked, OnButtonCheckedListener, addOnButtonCheckedListener, onCheckedChanged, onCheckedChange, OnCheckedChangeListener, setOnCheckedChangeListener, addOnCheckedChangeListener, setOnCheckedStateChangeListener, onItemSelected, OnItemSelectedListener, setOnItemSelectedListener, onPageSelected]
  quote: Implement an onClick( ) event…

live-region:
  on: views
  values: [polite, assertive]
  api: accessibilityLiveRegion
  quote: "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion(set to polite or assertive)"

# Behaviour

segments: { on: [ios, android], number: 2, quote: A segmented control is a horizontal… }

selection:
  on: [ios, android]
  values: single
  number: 1
  quote: A segmented control is a horizontal…

focus-on-select:
  on: [ios, android]
  values: stay
  other-words: [selected, selected one, chosen segment, activated tab, focused tab, tab group, selected segment, selected tab, selected item, segment, tab, item, control]
  quote: Once a tab has been selected…

content-after: { on: [ios, android], values: segments, quote: The user swipes through the… }
focus-confined: { on: ios, values: group, quote: Focus should be confined within… }

gestures:
  - { on: [ios, android], values: swipe, effect: focus, quote: The user swipes through the… }
  - { on: ios, values: doubletap, effect: activate, quote: Since picker items are interactive… }
  - { on: android, values: doubletap, effect: activate, quote: Since the segmented control… }

"""#),
    EmbeddedFile(name: "shared.model.yaml", text: #"""
# What sentences state that many documents of the collection have.
#
# A document without a model of its own gets each of these facts of which it has a quoted sentence;
# the entries are those of a model. They quote parts of sentences, because their ends vary; articles
# and the forms of verbs may differ.

name:
  - values: required
    quote:
      - Programmatic name describes the purpose of the control
      - Purpose is clear
      - Name describes the purpose

name-matches-label:
  - on: ios
    values: equal
    quote:
      - If visible text label exists, the programmatic name should match the visible text label
      - matches visible label
  - on: android
    values: contains
    quote:
      - If visible text label exists, the programmatic name should match the visible text label
      - matches visible label

states:
  - on: uikit
    values: disabled
    announced: Dimmed
    quote: Announcement for disabled is “Dimmed”
  - on: swiftui
    values: disabled
    announced: Dimmed
    quote: For disabled, use view modifier disabled()
  - on: views
    values: disabled
    announced: disabled
    quote: ["Announcement: disabled", 'Announcement: "disabled"', announced as disabled]
  - on: compose
    values: disabled
    announced: disabled
    quote: [announces as disabled, announces as "disabled"]

activation-phrase:
  - on: android
    values: double tap to activate
    also: [double tap, button]
    severity: warning
    quote:
      - Identifies as a button in iOS and "double tap to activate" in Android

"""#),
    EmbeddedFile(name: "slider.md", text: #"""
---
title: Slider
name: slider
publisher: a11y-spec
aliases: [seek-bar, seekbar]
other-names: [volume slider, scrubber, trackbar, range control]
keyboard:
  tab: The Tab key brings the focus to the slider[^wcag]
  arrows: On Android the arrow keys change a SeekBar and a newer Compose slider by a step[^keys]
mobile:
  swipe: One swipe reaches the slider; a slider with two thumbs takes two[^thumbs]
  swipe-up: A swipe up raises the value[^adjust]
  swipe-down: A swipe down lowers the value[^adjust]
screenreader:
  name: A person hears what the slider changes[^wcag]
  role: A person hears that the value can be adjusted[^wcag]
  value: A person hears the value with its unit[^wcag]
settings:
  text-resize: The label and the value grow to twice their size and stay whole[^wcag]
---

## All platforms

A slider takes one value, or a range with two thumbs, from a line of values.

### Criteria

- **Another way** Buttons or a field do the same for people who cannot drag[^drag]
- **Own names** Each of two thumbs has a name that tells it from the other[^wcag]
- **Useful steps** A step is so large that a few swipes are enough[^steps]
- **One range** The ends and the step that a person hears of are the ones that the slider has[^wcag]
- **Stable focus** The focus stays on the slider while its value changes[^wcag]

### Name

- Each of two thumbs is an element of its own, and a spec for each has its label.[^wcag]

## iOS

### Name

- The name has the visible label, so that Voice Control finds the slider by it.[^voice]
- The name neither begins nor ends with the word slider.[^label]
- The value and its unit are no part of the name.[^uiaccessibility]
- A hint tells what happens, and not how to do it.[^hints]
- **UIKit**
  - A `UISlider` has no text of its own: set its `accessibilityLabel`.[^uislider]
  - The method `setTitle()` does not exist for a `UISlider`.[^uislider]
- **SwiftUI**
  - The label of the `Slider` is the name, though iOS does not show it.[^sliderpage]

### Role

- VoiceOver calls it “adjustable” and has no word for a slider.[^algorithm]
- **UIKit**
  - Take `UISlider`.[^uislider]
  - A control of your own has the trait `.adjustable` with `accessibilityIncrement()` and `accessibilityDecrement()`.[^adjust]
  - A `UISlider` has no property for its step: override `accessibilityIncrement()` and `accessibilityDecrement()`.[^step]
- **SwiftUI**
  - Take `Slider`.[^slider]
  - A view of your own has `accessibilityAdjustableAction(_:)`.[^swiftui]

### State

- **UIKit**
  - VoiceOver says the value as a percentage.[^algorithm]
  - An `accessibilityValue` says it with its unit, and is set again after each change.[^uiaccessibility]
  - With `isEnabled` set to `false`, the slider is heard as “Dimmed”.[^algorithm]
- **SwiftUI**
  - Say the value with its unit by `accessibilityValue(_:)`.[^swiftui]
  - With `disabled(true)` the slider is heard as “Dimmed”.[^algorithm]
  - On iOS 26 a change by VoiceOver may not call `onEditingChanged`, so react to the bound value.[^ios26]

### Focus

- VoiceOver says the new value by itself while the slider has the focus, and an announcement says it again.[^swipe]

### Announcements

- “Volume, 50%, adjustable” is what VoiceOver says.[^algorithm]

## Android

### Name

- The name has the visible label, so that Voice Access finds the slider by it.[^voice]
- The name neither begins nor ends with the word slider.[^roles]
- **Android Views**
  - Name a `SeekBar` with `contentDescription`, or tie its label to it with `labelFor`.[^material]
  - A `SeekBar` shows no `android:text`.[^seekbar]
- **Jetpack Compose**
  - Name it with `contentDescription` in `Modifier.semantics`; a `RangeSlider` names its thumbs itself.[^m3]

### Role

- TalkBack calls it “slider”.[^roles]
- **Android Views**
  - Take `SeekBar`, or the `Slider` or `RangeSlider` of Material.[^material]
- **Jetpack Compose**
  - Take `Slider` or `RangeSlider`.[^m3]
  - A control of your own has `progressBarRangeInfo` and `setProgress`.[^delegate]
  - The parameter `steps` counts the stops between the ends: from 0 to 10 in ones takes 9.[^m3]

### State

- TalkBack says “disabled” behind the role.[^roles]
- **Android Views**
  - Say the value of a `SeekBar` with its unit by `setStateDescription`.[^seekbar]
  - A `Slider` of Material takes a `LabelFormatter` by `setLabelFormatter`.[^thumbs]
  - A `contentDescription` is the name and never the value.[^seekbar]
  - Set `android:enabled` to `false` for a slider that cannot be used.[^sdk]
- **Jetpack Compose**
  - Say the value with its unit by `stateDescription`; a `contentDescription` is the name.[^delegate]
  - Pass `enabled = false` to a slider that cannot be used.[^m3]

### Focus

- TalkBack says the new value by itself while the slider has the focus, and a live region says it again.[^change]

### Keyboard

- **Android Views**
  - The plus and minus keys change a `SeekBar` and a `Slider` of Material as the arrow keys do.[^keys]
- **Jetpack Compose**
  - The keys Home, End, Page Up and Page Down change a newer slider by larger steps.[^keys]

### Gestures

- The volume keys change the volume and no slider.[^volume]

### Announcements

- **Android Views**
  - “50%, Volume, slider” is what TalkBack says of a `SeekBar`.[^seekbar]
- **Jetpack Compose**
  - “3 stars, Rating, slider” is what TalkBack says with a `stateDescription`.[^delegate]

[^steps]: Issues of Material Components for Android and of Compose Unstyled, steps of sliders
[^sliderpage]: Apple, documentation of Slider
[^keys]: Android SDK 34, AbsSeekBar.onKeyDown; Compose Material 3, Slider
[^ios26]: Reports of SRG SSR Castor and of BookPlayer, sliders on iOS 26
[^swipe]: David Rönnqvist, Accessible sliders and adjustable controls
[^thumbs]: Material Components for Android, BaseSlider
[^adjust]: UIAccessibilityTraits, adjustable; TalkBack 15.1, hint of a seek control
[^wcag]: WCAG 2.2, 1.4.4, 3.2.2, 3.3.2, 4.1.2
[^drag]: WCAG 2.2, 2.5.7
[^voice]: WCAG 2.2, 2.5.3
[^label]: UIAccessibilityElement, accessibilityLabel
[^uiaccessibility]: UIAccessibility.h, accessibilityValue
[^uislider]: UISlider.h
[^slider]: SwiftUI interface, Slider
[^swiftui]: SwiftUI interface, accessibility modifiers
[^step]: Radar of UISlider, kept by a mirror of public reports
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^material]: Material Components for Android, Slider
[^seekbar]: Android SDK 30 to 34, ProgressBar, AbsSeekBar and SeekBar
[^m3]: Compose Material 3, Slider
[^delegate]: Compose UI, delegate for accessibility
[^roles]: TalkBack 15.1, role descriptions
[^change]: TalkBack 15.1, changes of a state description
[^volume]: TalkBack 15.1, processor of the volume stream
[^sdk]: Android SDK 34, View
[^hints]: UIAccessibility.h, accessibilityHint

"""#),
    EmbeddedFile(name: "slider.model.yaml", text: #"""
# What slider.md says, as facts; README.md beside this folder describes the form.

based-on: platform

spec-keys: [value]

# Name

name:
  values: required
  quote: A person hears what the slider changes

name-of-hidden-label:
  - { values: required, quote: A person hears what the slider changes }
  - on: swiftui
    values: required
    unless: labelsHidden()
    quote: The label of the Slider is the name…

empty-text: { values: [accessibilityLabel, contentDescription, stateDescription], quote: A person hears what the slider changes }

name-matches-label:
  values: { ios: contains-all, android: contains-all }
  quote: The name has the visible label…

unfit-name-words:
  values: { ios: slider, android: slider }
  quote: The name neither begins nor ends with the word slider.

# Role and element

roles:
  values: { ios: adjustable, android: slider }
  also: { android: [seek control, seek bar] }
  quote: [VoiceOver calls it “adjustable”…, TalkBack calls it “slider”.]

custom-role: { values: { ios: required, android: required }, quote: A person hears that the value can be adjusted }

elements:
  values:
    uikit: UISlider
    swiftui: Slider
    views: [SeekBar, Slider, RangeSlider]
    compose: [Slider, RangeSlider]
  also: { uikit: [UIControl, UIView, custom view], swiftui: custom view, views: [AppCompatSeekBar, custom view], compose: [VerticalSlider, custom] }
  quote:
    - Take UISlider.
    - Take Slider.
    - Take SeekBar, or the Slider…
    - Take Slider or RangeSlider.

missing-elements:
  values: { uikit: [Slider, UISeekBar, UIRangeSlider], swiftui: [UISlider, RangeSlider], compose: SeekBar }
  replacements: { uikit: UISlider, swiftui: Slider, compose: Slider }
  quote: [Take UISlider., Take Slider., Take Slider or RangeSlider.]

adjustable:
  - on: uikit
    values: adjustable
    traits: [.adjustable, UIAccessibilityTraitAdjustable]
    methods: [accessibilityIncrement(), accessibilityDecrement()]
    quote: A control of your own has the trait…

traits:
  - on: uikit
    values: [.adjustable, .notEnabled]
    quote: A control of your own has the trait…

unfit-words:
  - { on: android, values: swipe up or down with one finger to adjust the value, in: announcements, because: it is the hint of VoiceOver, quote: ["“50%, Volume, slider” is what…", "“3 stars, Rating, slider” is what…"] }
  - values:
      ios: [double tap to toggle, double-tap to toggle, double tap to toggle setting, double-tap to toggle setting, double tap to edit, double-tap to edit, double tap to activate, double-tap to activate, double tap to adjust, double-tap to adjust]
      views: &hints [double tap to toggle, double-tap to toggle, double tap to edit text, double-tap to edit text, double tap to activate, double-tap to activate, double tap to adjust, double-tap to adjust]
      compose: *hints
    in: announcements
    because: it is the hint of another control
    quote:
      - “Volume, 50%, adjustable” is what VoiceOver says.
      - “50%, Volume, slider” is what TalkBack says of a SeekBar.
      - “3 stars, Rating, slider” is what TalkBack says with a stateDescription.
  - { on: uikit, values: [.button, .link, .searchField, .staticText, .tabBar, .toggleButton, .allowsDirectInteraction, .keyboardKey], in: [traits, accessibilityTraits], because: &other it makes another control of it, use: .adjustable, quote: A control of your own has the trait… }
  - { on: swiftui, values: [.isButton, .isLink, .isSearchField, .isStaticText, .isTabBar, .isToggle, .allowsDirectInteraction, .isKeyboardKey], in: [traits, accessibilityAddTraits], because: *other, quote: Take Slider. }
  - { values: [selected, unselected, checked, unchecked, "on", "off", mixed, expanded, collapsed], in: states, outside: [announce, api], because: a slider has no such state, severity: information, quote: A person hears that the value can be adjusted }
  - { on: uikit, values: setTitle(), because: a UISlider has no such method, use: accessibilityLabel, quote: The method setTitle() does… }
  - { on: views, values: "android:text", because: a SeekBar shows no text, use: "android:contentDescription", quote: A SeekBar shows no android:text. }
  - { on: android, values: [volume keys, volume key, volume-keys, volume-key, volume-up, volume-down], because: &volume volume keys change the volume and no slider, quote: &keys The volume keys change the volume and no slider. }
  - { on: android, values: volume, in: [keyboard, gestures], because: *volume, quote: *keys }
  - { on: android, values: [use volume keys, use the volume keys, use volume keys to adjust, use the volume keys to adjust, use volume keys to change, use the volume keys to change, use the volume keys to change the value], in: announcements, because: *volume, quote: *keys }
  - { values: [drag, pan, drag thumb, drag the thumb], in: gestures, because: nobody can drag by a gesture of the screen reader, use: [swipe-up, swipe-down], severity: information, quote: A swipe up raises the value }
  - { on: compose, values: [progressBarRangeInfo, ProgressBarRangeInfo], unless: [setProgress(), Slider(), RangeSlider(), VerticalSlider()], because: nothing changes the value then, use: setProgress(), quote: A control of your own has progressBarRangeInfo… }
  - { values: { views: [accessibilityLiveRegion, "android:accessibilityLiveRegion", setAccessibilityLiveRegion()], compose: liveRegion }, because: TalkBack says the new value by itself, quote: TalkBack says the new value by itself… }
  - { values: { uikit: [.announcement, "UIAccessibility.post(notification: .announcement)"], swiftui: AccessibilityNotification.Announcement }, in: on-value-change, because: VoiceOver says the new value by itself, quote: VoiceOver says the new value by itself… }
  - { on: swiftui, values: onEditingChanged, in: on-value-change, because: on iOS 26 a change by VoiceOver may not call it, severity: information, quote: "On iOS 26 a change by VoiceOver may not call onEditingChanged…" }
  - { values: [host, track, its thumb], in: order, because: it is one element with the thumb, quote: One swipe reaches the slider }
  - { on: uikit, values: [stepValue, step, isContinuousStep], elements: UISlider, because: a UISlider has no property for its step, use: accessibilityIncrement(), quote: A UISlider has no property for its step… }
  - { values: { uikit: [UIPanGestureRecognizer, "touchesMoved(_:with:)"], swiftui: [DragGesture, gesture(DragGesture())], views: [onTouchEvent, setOnTouchListener, onTouch, OnTouchListener], compose: [draggable, Modifier.draggable, anchoredDraggable, detectDragGestures, detectHorizontalDragGestures, pointerInput] }, in: handlers, unless: [UISlider, SeekBar, Slider, RangeSlider, AppCompatSeekBar, .adjustable, accessibilityIncrement, accessibilityAdjustableAction, setProgress, ACTION_SET_PROGRESS, progressBarRangeInfo], because: nobody can drag by a gesture of the screen reader, quote: A swipe up raises the value }
  - { on: android, values: [accessibilityLiveRegion, liveRegion, liveRegion=polite, liveRegion=LiveRegionMode.Polite, announceForAccessibility], in: on-value-change, because: TalkBack says the new value by itself, quote: "TalkBack says the new value by itself…" }
  - { values: { swiftui: [".accessibilityElement(children: .contain)"], compose: [semantics(mergeDescendants = false), Modifier.semantics(mergeDescendants = false), mergeDescendants=false] }, in: groupings, because: it is one element with its track and thumb, quote: One swipe reaches the slider }
  - { values: { uikit: [addPeriodicTimeObserver, Timer, Timer.scheduledTimer], swiftui: [TimelineView, Timer, Timer.publish], views: [postDelayed, Handler], compose: [LaunchedEffect, delay] }, in: on-value-change, because: it is said again and again, severity: information, quote: ["VoiceOver says the new value by itself…", "TalkBack says the new value by itself…"] }

# States

states:
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote:
      - With isEnabled set to false…
      - With disabled(true) the slider is heard as “Dimmed”.
      - TalkBack says “disabled” behind the role.

disabled-api:
  values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: Slider(enabled = false) }
  also: { uikit: [.notEnabled, accessibilityTraits, accessibilityTraits.insert(.notEnabled)], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, RangeSlider(enabled = false)] }
  quote:
    - With isEnabled set to false…
    - With disabled(true) the slider is heard as “Dimmed”.
    - Set android:enabled to false…
    - Pass enabled = false to a slider that cannot be used.

number-apis:
  - { values: { uikit: minimumValue, views: ["android:min", setMin(), "android:valueFrom", "app:valueFrom", setValueFrom()] }, key: min, in: value, quote: &range The ends and the step… }
  - { values: { uikit: maximumValue, views: ["android:max", setMax(), "android:valueTo", "app:valueTo", setValueTo()] }, key: max, in: value, quote: *range }
  - { values: { views: ["android:stepSize", "app:stepSize", setStepSize()] }, key: step, in: value, quote: *range }
  - { on: views, values: ["android:progress", setProgress(), "android:value", "app:value"], key: current, in: value, quote: *range }
  - { on: compose, values: steps, key: step, in: value, counts: between, quote: The parameter steps counts… }

step-count: { number: 100, severity: information, quote: A step is so large… }

# Announcements

announced-label:
  values: contains-all
  exempt: [error, swipe-up, swipe-down, increment, decrement, increase, decrease]
  quote: A person hears what the slider changes

announced-value:
  values: required
  with: measure
  words: [current value, value]
  exempt: [error, swipe-up, swipe-down, increment, decrement, increase, decrease]
  quote: A person hears the value with its unit

announced-roles:
  values: { ios: adjustable, android: slider }
  also: { android: [seek control, seek bar] }
  exempt: [error, swipe-up, swipe-down, increment, decrement, increase, decrease]
  quote: [VoiceOver calls it “adjustable”…, TalkBack calls it “slider”.]

announcement-templates:
  - values: { ios: "{label}, {value}, adjustable", views: "{value}, {label}, slider", compose: "{value}, {label}, slider" }
    moment: focus
    quote:
      - “Volume, 50%, adjustable” is what VoiceOver says.
      - “50%, Volume, slider” is what TalkBack says of a SeekBar.
      - “3 stars, Rating, slider” is what TalkBack says with a stateDescription.
  - values: "{value}"
    moment: value-change
    quote: A person hears the value with its unit

# Focus

focus-on-value-change:
  values: stay
  other-words: [slider, thumb, element, control]
  quote: The focus stays on the slider…

# Keyboard and gestures

keys:
  - { values: tab, effect: focus, need: given, quote: The Tab key brings the focus to the slider }
  - { values: { android: arrows }, effect: change-value, need: given, quote: On Android the arrow keys change… }

hiding-apis:
  - values: { uikit: isAccessibilityElement=false, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { uikit: accessibilityElementsHidden=true, views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: [isAccessibilityElement=true, accessibilityElementsHidden=false], swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches the slider
  - { on: views, values: ["android:focusable=false", setFocusable(false)], shown-by: ["android:focusable=true", setFocusable(true)], from: the keyboard, quote: The Tab key brings the focus to the slider }

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches the slider }
  - { values: swipe-up, effect: change-value, need: given, quote: A swipe up raises the value }
  - { values: swipe-down, effect: change-value, need: given, quote: A swipe down lowers the value }

text-resize: { number: 200, need: given, quote: The label and the value grow… }

disputed:
  - sentence: title will overwrite
    on: uikit
    says: UISlider has no title, and a label that is set would win over it
    source: UISlider.h, UIAccessibility.h
  - sentence: Android-volume or swipe up/down
    says: the volume keys change the volume and no slider
    source: TalkBack 15.1, processor of the volume stream
  - sentence: set the contentDescription to the correct value
    on: android
    says: a contentDescription takes the place of the name, and stateDescription says the value
    source: Android SDK 34, View; Compose UI, delegate for accessibility
  - sentence: [android:text XML attribute, contentDescription overrides android:text]
    on: views
    says: a SeekBar is no text view and shows no android:text
    source: Android SDK 34, SeekBar
  - sentence: visible label with setTitle()
    on: uikit
    says: UISlider has no such method
    source: UISlider.h

"""#),
    EmbeddedFile(name: "snackbar.md", text: #"""
---
title: Snackbar
name: snackbar
publisher: a11y-spec
aliases: [snackbar-toast, toast]
other-names: [transient message, status message, banner message, popup message]
keyboard:
  tab: The Tab key brings the focus to the action while it is shown[^wcag]
mobile:
  swipe: One swipe reaches the message of a snackbar, and the next one its action[^parts]
  doubletap: A double tap uses the action[^parts]
screenreader:
  name: A person hears the message when it appears[^status]
settings:
  text-resize: The message grows to twice its size and stays whole[^wcag]
---

## All platforms

A snackbar tells in one sentence what has happened, and may offer one action. A toast has none.

### Criteria

- **Verb** The action says what it does, and its name has its label in it[^named]
- **Close** The button that closes the message has a name, such as “Dismiss”[^close]
- **Another way** What the action does can be done elsewhere as well[^time]
- **Time** A message with an action stays until it is used or closed, or there is a second way[^time]
- **Nothing lost** An error that needs an answer is a dialog, or stands in the page[^time]
- **Not covered** The message covers nothing that has the focus[^covered]

### Focus

- A passing message is announced, and the focus stays where it is.[^status]

## iOS

### Name

- What VoiceOver announces has the visible message.[^status]

### Role

- iOS has no element for a snackbar or a toast, and VoiceOver no word for one.[^native]

### Focus

- A message of high priority cuts off what VoiceOver says: keep it for what cannot wait.[^priority]
- **UIKit**
  - Announce the message with `UIAccessibility.post(notification:argument:)` and `.announcement`.[^uikit]
  - A passing message without an action never takes the focus with `.screenChanged`.[^uikit]
  - A message with an action may take the focus with `.layoutChanged`.[^action]
- **SwiftUI**
  - Announce the message with `AccessibilityNotification.Announcement`, from iOS 17 on.[^swiftui]

### Announcements

- “Message deleted” is what VoiceOver says.[^status]

## Android

### Name

- What TalkBack announces has the visible message.[^status]

### Role

- TalkBack has no word for a snackbar or a toast.[^roles]
- **Android Views**
  - Take `Snackbar`; take `Toast` for what nobody needs to read or answer.[^material]
- **Jetpack Compose**
  - Take `SnackbarHost` with `Snackbar`; a `Snackbar` without its host is silent.[^m3]

### Focus

- A live region for a message is polite.[^live]
- **Android Views**
  - `LENGTH_SHORT` is 1.5 seconds for a snackbar and 2 for a toast, `LENGTH_LONG` 2.75 and 3.5; with TalkBack it is more.[^duration]
  - Each of the two has constants of its own: `Toast.LENGTH_LONG` is one millisecond to a `Snackbar`.[^duration]
  - A `Snackbar` is a polite live region by itself; a view of your own sets `accessibilityLiveRegion`.[^live]
- **Jetpack Compose**
  - `SnackbarDuration.Short` is 4 seconds and `SnackbarDuration.Long` 10; with TalkBack it is more.[^m3]
  - A `SnackbarHost` is a polite live region by itself; a message of your own sets `liveRegion`.[^m3]
  - A live region is heard when its text changes, and not when it first appears.[^appear]

### Announcements

- **Android Views**
  - “Message deleted, Undo, button” is what TalkBack says.[^live]

[^wcag]: WCAG 2.2, 1.4.4, 2.1.1, 2.4.3
[^status]: WCAG 2.2, 4.1.3
[^named]: WCAG 2.2, 2.4.6, 2.5.3, 4.1.2
[^close]: WCAG 2.2, 4.1.2; Compose Material 3, strings of Snackbar
[^parts]: Material Components for Android, Snackbar; Compose Material 3, Snackbar
[^time]: WCAG 2.2, 2.2.1, 3.3.1
[^covered]: WCAG 2.2, 2.4.11
[^native]: UIKit and SwiftUI, their elements
[^action]: Material Components for iOS and WordPress for iOS, snackbars with an action
[^appear]: CVS Health, Compose accessibility techniques, announcements
[^priority]: UIAccessibilityPriority, from iOS 17 on
[^uikit]: UIAccessibility.h, notifications
[^swiftui]: SwiftUI interface, AccessibilityNotification
[^roles]: TalkBack 15.1, role descriptions
[^material]: Material Components for Android, Snackbar; Android, Toast
[^duration]: Material Components for Android, BaseTransientBottomBar and SnackbarManager; Android, Toast
[^m3]: Compose Material 3, SnackbarHost
[^live]: Material Components for Android, BaseTransientBottomBar; TalkBack 15.1, changes of windows and nodes

"""#),
    EmbeddedFile(name: "snackbar.model.yaml", text: #"""
# What snackbar.md says, as facts; README.md beside this folder describes the form.

spec-keys: [action, close, duration]

# Name

name:
  values: required
  quote: A person hears the message when it appears

name-of-hidden-label: { values: required, quote: A person hears the message when it appears }

empty-text: { values: [accessibilityLabel, contentDescription, stateDescription], quote: A person hears the message when it appears }

name-matches-label:
  values: { ios: contains-all, android: contains-all }
  quote: [What VoiceOver announces has the visible message., What TalkBack announces has the visible message.]

vague-names:
  - values: [OK, okay, "yes", "no", X, ×, ✕, click here, tap here, here, read more, learn more]
    beginnings: [ic_, btn_, img_, icon_, "@drawable/", "@mipmap/", R.drawable.]
    endings: [.fill, .circle, .png, .svg, .pdf, .xml, _24dp]
    of: action
    because: does not say what the action does
    quote: The action says what it does…
  - values: [X, ×, ✕]
    beginnings: [ic_, btn_, img_, icon_, "@drawable/", "@mipmap/", R.drawable.]
    endings: [.fill, .circle, .png, .svg, .pdf, .xml, _24dp, " icon", " image", " symbol"]
    of: close
    because: does not say that it closes the message
    quote: The button that closes the message…

part-name-matches-label: { values: contains-all, of: [action, close], quote: The action says what it does… }

# Role and element

elements:
  values: { views: [Snackbar, Toast], compose: [SnackbarHost, Snackbar] }
  also: { views: [View, custom view, Toast.makeText, Snackbar.make], compose: [Scaffold, SnackbarHostState, Box, Row, Surface, custom view] }
  quote:
    - Take Snackbar; take Toast for what nobody needs to read or answer.
    - Take SnackbarHost with Snackbar…

element-container:
  on: compose
  values: SnackbarHost
  element: Snackbar
  also: [Scaffold, SnackbarHostState, liveRegion]
  quote: Take SnackbarHost with Snackbar…

missing-elements:
  values: { ios: [Snackbar, UISnackbar, Toast, UIToast, SnackbarHost, Banner, native snackbar], compose: Toast }
  replacements: { uikit: UIView, swiftui: custom view, compose: SnackbarHost }
  quote:
    - iOS has no element for a snackbar…
    - Take SnackbarHost with Snackbar…

unfit-words:
  - { on: compose, values: withDismissAction=false, beside: close, because: the button that closes it is never there, use: withDismissAction=true, quote: "The button that closes the message has a name…" }
  # The pane of a SnackbarHost in Compose is called “Alert”.
  - values: { ios: &none [alert, snackbar, toast, status, dialog, banner, notification, message], views: *none, compose: [snackbar, toast, status, dialog, banner, notification, message] }
    in: [role, announcements]
    because: no screen reader has a word for it
    quote:
      - iOS has no element for a snackbar…
      - TalkBack has no word for a snackbar or a toast.
  - { on: views, values: [Toast, Toast.makeText], in: element, beside: action, because: nobody can reach a button in it, use: Snackbar, quote: Take Snackbar; take Toast for what nobody needs to read or answer. }
  - { on: views, values: &short [Snackbar.LENGTH_SHORT, Snackbar.LENGTH_LONG, LENGTH_SHORT, LENGTH_LONG], beside: action, because: &gone it is gone before everybody can use the action, use: LENGTH_INDEFINITE, severity: information, quote: &long A message with an action stays… }
  - { on: views, values: *short, in: [Snackbar.make, setDuration], beside: action, because: *gone, use: LENGTH_INDEFINITE, severity: information, quote: *long }
  - { on: compose, values: &brief [SnackbarDuration.Short, SnackbarDuration.Long], in: showSnackbar, beside: action, because: *gone, use: SnackbarDuration.Indefinite, severity: information, quote: *long }
  - { on: compose, values: *brief, beside: action, because: *gone, use: SnackbarDuration.Indefinite, severity: information, quote: *long }
  - { values: { uikit: &scrolled [.pageScrolled, AccessibilityNotification.PageScrolled, "UIAccessibility.post(notification: .pageScrolled)"], swiftui: *scrolled }, in: [api, on-appear], because: it is for a page that was scrolled, use: { uikit: .announcement, swiftui: AccessibilityNotification.Announcement }, quote: ["Announce the message with UIAccessibility.post(notification:argument:) and .announcement.", Announce the message with AccessibilityNotification.Announcement] }
  - { on: ios, values: [.high, "AccessibilityNotification.Announcement(priority: .high)", UIAccessibilityPriority.high, priority=.high, accessibilitySpeechAnnouncementPriority=.high, "UIAccessibility.post(priority: .high)"], in: [UIAccessibilityPriority, accessibilitySpeechAnnouncementPriority, UIAccessibilitySpeechAttributeAnnouncementPriority, on-appear, api], because: it cuts off what is being said, severity: information, quote: A message of high priority cuts off… }
  - { values: [snackbar, message, toast, banner], in: initial, because: a passing message leaves the focus where it is, quote: "A passing message is announced, and…" }
  - { on: compose, values: alert, in: role, because: no screen reader has a word for it, quote: TalkBack has no word for a snackbar or a toast. }
  - { on: uikit, values: [.screenChanged, .layoutChanged, UIAccessibilityScreenChangedNotification, "UIAccessibility.post(notification: .screenChanged)", "UIAccessibility.post(notification: .layoutChanged)"], in: [api, on-appear], unless: action, because: &takes it takes the focus, use: .announcement, quote: A passing message without an action… }
  - { on: swiftui, values: [.screenChanged, .layoutChanged, AccessibilityNotification.ScreenChanged, AccessibilityNotification.LayoutChanged, "UIAccessibility.post(notification: .screenChanged)", "UIAccessibility.post(notification: .layoutChanged)"], in: [api, on-appear], unless: action, because: *takes, use: AccessibilityNotification.Announcement, quote: "A passing message is announced, and…" }
  - { on: views, values: [LENGTH_SHORT, Snackbar.LENGTH_SHORT, BaseTransientBottomBar.LENGTH_SHORT, Toast.LENGTH_SHORT], in: &setters [Snackbar.make, Toast.makeText, setDuration, api], beside: duration, said: [short, 1.5s, 2s], because: &time the message stays another time than the spec says, advice: &both set both to one time, quote: &timed LENGTH_SHORT is 1.5 seconds… }
  - { on: views, values: [LENGTH_LONG, Snackbar.LENGTH_LONG, BaseTransientBottomBar.LENGTH_LONG, Toast.LENGTH_LONG], in: *setters, beside: duration, said: [long, 2.75s, 3s, 3.5s], because: *time, advice: *both, quote: *timed }
  - { on: views, values: [LENGTH_INDEFINITE, Snackbar.LENGTH_INDEFINITE, BaseTransientBottomBar.LENGTH_INDEFINITE], in: *setters, beside: duration, said: indefinite, because: *time, advice: *both, quote: *timed }
  - { on: views, values: Toast.LENGTH_SHORT, in: *setters, elements: Snackbar, unless: Toast, because: &number its number is another time to a Snackbar, use: Snackbar.LENGTH_SHORT, quote: &own Each of the two has constants… }
  - { on: views, values: Toast.LENGTH_LONG, in: *setters, elements: Snackbar, unless: Toast, because: *number, use: Snackbar.LENGTH_LONG, quote: *own }
  - { on: views, values: Snackbar.LENGTH_SHORT, in: *setters, elements: Toast, unless: Snackbar, because: it is no constant of a Toast, use: Toast.LENGTH_SHORT, quote: *own }
  - { on: views, values: [Snackbar.LENGTH_LONG, Snackbar.LENGTH_INDEFINITE, LENGTH_INDEFINITE], in: *setters, elements: Toast, unless: Snackbar, because: a Toast is gone after a short time then, use: Toast.LENGTH_LONG, quote: *own }
  - { on: compose, values: SnackbarDuration.Short, in: &shows [showSnackbar, SnackbarVisuals, duration, api], beside: duration, said: [short, 4s], because: *time, advice: *both, quote: &stays SnackbarDuration.Short is 4 seconds… }
  - { on: compose, values: SnackbarDuration.Long, in: *shows, beside: duration, said: [long, 10s], because: *time, advice: *both, quote: *stays }
  - { on: compose, values: SnackbarDuration.Indefinite, in: *shows, beside: duration, said: indefinite, because: *time, advice: *both, quote: *stays }
  - { on: compose, values: liveRegion=LiveRegionMode.Assertive, because: it cuts off what is being said, use: liveRegion = LiveRegionMode.Polite, quote: A live region for a message… }
  - { values: { uikit: [Timer, Timer.scheduledTimer(), Timer.scheduledTimer, DispatchQueue.main.asyncAfter, asyncAfter], swiftui: [Timer, Timer.publish, Task.sleep, sleep, .task, DispatchQueue.main.asyncAfter, asyncAfter], views: [postDelayed, handler.postDelayed, CountDownTimer], compose: [delay, LaunchedEffect] }, in: handlers, beside: action, because: *gone, severity: information, quote: *long }

needed-keys:
  - { values: [label, name], in: action, because: nothing names the button, quote: The action says what it does… }
  - { values: [label, name], in: close, because: nothing names the button, quote: The button that closes the message… }

smallest-value:
  number: 1
  key: duration
  because: nobody hears a message that is gone at once
  quote: A person hears the message when it appears

fit-words:
  values: indefinite
  key: duration
  beside: action
  because: "a message with an action stays until it is used or closed, unless there is a second way"
  severity: information
  quote: A message with an action stays…

# Announcements

announced-label:
  values: contains-all
  moments: appear
  quote: A person hears the message when it appears

announcement-templates:
  - values: "{label}"
    moment: appear
    quote: A person hears the message when it appears

# Focus

announced-events:
  values: appear
  called: the message
  said-by: [Snackbar.make(), Toast.makeText(), setText(), showSnackbar(), SnackbarHostState.showSnackbar()]
  quote: A person hears the message when it appears

focus-on-appear:
  - { on: ios, values: stay, beside: action, quote: &stay "A passing message is announced, and…" }
  - { on: android, values: stay, quote: *stay }

focus-order:
  on: views
  values: [message, action]
  message: [label, text]
  action: button
  quote: “Message deleted, Undo, button”…

moving-apis:
  - on: uikit
    values: .screenChanged
    other-names: UIAccessibilityScreenChangedNotification
    opposite: .announcement
    quote: A passing message without an action…

announcing-apis:
  - on: uikit
    values: .announcement
    other-names: UIAccessibilityAnnouncementNotification
    opposite: .screenChanged
    quote: Announce the message with UIAccessibility.post(notification:argument:) and .announcement.
  - on: swiftui
    values: AccessibilityNotification.Announcement
    quote: Announce the message with AccessibilityNotification.Announcement
  - on: views
    values: accessibilityLiveRegion
    quote: A Snackbar is a polite live…
  - on: compose
    values: liveRegion
    quote: A SnackbarHost is a polite…

live-region: { on: views, values: polite, api: accessibilityLiveRegion, quote: A live region for a message… }

# Keyboard and gestures

keys:
  - { values: tab, effect: focus, need: given, quote: The Tab key brings the focus… }

hiding-apis:
  - values: { uikit: isAccessibilityElement=false, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { uikit: accessibilityElementsHidden=true, views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: [isAccessibilityElement=true, accessibilityElementsHidden=false], swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches the message…

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches the message… }
  - { values: doubletap, effect: activate, need: given, beside: [action, close], quote: A double tap uses the action }

text-resize: { number: 200, need: given, quote: The message grows to twice… }

disputed:
  - sentence: can be timed to disappear
    says: one with an action has to stay, or the time has to be adjustable
    source: WCAG 2.2, 2.2.1 Timing Adjustable

"""#),
    EmbeddedFile(name: "stepper.md", text: #"""
---
title: Stepper
name: stepper
other-names: [counter, quantity, quantity picker, quantity selector, quantity stepper, number stepper, number picker, number input, spinner, spin button, numeric stepper, incrementer]
href: https://www.magentaa11y.com/#/native-criteria/controls/stepper

keyboard:
  tab, Ctr+tab or arrow keys: |
    Focus visibly moves to the button
  spacebar: |
    Activates the button on iOS and Android
  enter: |
    Activates the button on Android

mobile:
  swipe: |
    Focus moves to the element, expresses its state, if applicable
  doubletap: |
    Activates the button

screenreader:
  name: |
    Purpose is clear and matches visible label
  role: |
    Identifies as a button in iOS and "double tap to activate" in Android
  value: |
    Express the stepper value dynamically when it has visibly changed and when value is in focus
  state: |
    Expresses its state (disabled/dimmed)

settings:
  text resize: |
    Text can resize up to 200% without losing information
---

## All platforms

### Developer notes

- A stepper is a two-segment control used to increase or decrease an incremental value

### Criteria

- **Name** Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)
- **Role** Identifies itself as a Button (iOS) or "double tap to activate" for Android.
- **Grouping** n/a
- **State** State options: Dimmed/disabled
- **Focus** Focused by swipe or touch
- **Actions** Double tap to activate

### Name

- Name includes the purpose and describes the item changing, matching any visible label and references the number shown between stepper (if visible). Example - Phone is visible label and 3 is the number between the increment buttons: "Removes one phone from 3 phones, button".

### Focus

- Only manage focus when needed. Primarily, let the device manage default focus.
- Consider how focus should be managed between child elements and their parent views.

### Keyboard

- **tab** To focus
- **Space bar** Activates on iOS and Android
- **Enter key** Activates on Android

## iOS

### Developer notes

- A stepper is a two-segment control used to increase or decrease an incremental value
- When new value changes, it gets announced dynamically without moving focus from the increment/decrement button
- Announcing the label when appropriate with the value gives the screen reader users and users with memory challenges context

### Name

- If visible text label exists, the programmatic name should match the visible text label.
  - Note: Setting a programmatic name while a visible text label exists may cause VoiceOver to duplicate the announcement of the name. If this happens, hide the visible text label from VoiceOver recognization.
- Match visible label, if any
- Hint is used only if the results of interacting with it are not obvious from the control's label.

- **UIKit**
  - You can programmatically set the visible label with `setTitle()`.
    - The stepper's title will overwrite the segment’s `accessibilityLabel`.
  - `setTitle( )` method
  - To hide labels from VoiceOver programmatically, set the label's `isAccessibilityElement` property to `false`
  - To hide labels from VoiceOver using Interface Builder, uncheck `Accessibility Enabled` in the Identity Inspector.
  - To hide labels from VoiceOver announcements, uncheck the `Accessibility Enabled` checkbox in the Identity Inspector
  - If no visible label, use `accessibilityLabel` on control
  - If hiding visible label, use `accessibilityLabel` on control
  - Set a label in Interface Builder in the Identity Inspector
  - Container class {stepper + label}
  - Group visible text label and the control in the same view container: `accessibilityFrameInContainerSpace` or Stackview
- **SwiftUI**
  - By default, the programmatic name is the visible text label of the segment
  - If necessary, use view modifier `accessibilityLabel(_:)`.
  - If a segment has icon(s), hide the icon(s) from VoiceOver by using view modifier `accessibilityHidden(true)`.

### Role

- The presence of the stepper buttons implies an interactive stepper component.
- The stepper buttons themselves should be announced as “Button”.

- **UIKit**
  - Use `UIStepper`
  - `UIStepper` Class
  - `UIAccessibilityTraitAdjustable` must be linked to the `accessibilityIncrement()` and `accessibilityDecrement()` methods.
- **SwiftUI**
  - Use native `Stepper` view

### Groupings

- N/A

- **UIKit**
  - Follow native grouping and order
- **SwiftUI**
  - Follow native grouping and order

### State

- The stepper button’s state should be announced as “Increment” or “Decrement”.
- The new value should be announced when the user activates one of the buttons.
- Announcement: dimmed

- **UIKit**
  - For disabled stepper: Set `isEnabled` to `false`. Announcement for disabled is “Dimmed”.
    - If necessary, you may change the accessibility trait of the menu item to `notEnabled`, but this may overwrite the current accessibility role of the segmented control.
  - Active: `isEnabled` property
  - Disabled: `UIAccessibilityTraitNotEnabled`
- **SwiftUI**
  - For disabled, use view modifier `disabled()`.

### Focus

- Use the device’s default focus functionality.
- External keyboard tab order often follows the screen reader focus, but sometimes this functionality requires additional development to manage focus.

- **UIKit**
  - If VoiceOver is not reaching a particular element, set the element's `isAccessibilityElement` to `true`
    - Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility.
  - `accessibilityElementIsFocused`
  - `isAccessibilityElement` - Yes, if the element can respond to user input
  - To move screen reader focus to newly revealed content, use `UIAccessibility.post(notification:argument:)` that takes in `.screenChanged` and the newly revealed content as the parameter arguments.
  - To NOT move focus, but dynamically announce new content: use `UIAccessibility.post(notification:argument:)` that takes in `.announcement` and the announcement text as the parameter arguments.
  - To move screen reader focus to newly revealed content: `UIAccessibilityLayoutChangedNotification`
  - To NOT move focus, but announce new content: `UIAccessibilityAnnouncementNotification`
  - `UIAccessibilityContainer` protocol: Have a table of elements that defines the reading order of the elements.
- **SwiftUI**
  - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper `@FocusState` to assign an identity of a focus state.
    - Use the property wrapper `@FocusState` in conjunction with the view modifier `focused(_:)` to assign focus on a view with `@FocusState` as the source of truth.
    - Use the property wrapper `@FocusState` in conjunction with the view modifier `focused(_:equals:)` to assign focus on a view, when the view is equal to a specific value.
  - If necessary, use property wrapper `@AccessibilityFocusState` to assign identifiers to specific views to manually shift focus from one view to another as the user interacts with the screen with VoiceOver on.

### Gestures

- To activate: double tap

### Announcements

- Increment
  - “Label with current value, Increment, Button”
  - if button is activated new value will dynamically announce
- Decrement
  - “Label with current value, Decrement, Button”
  - if button is activated new value will dynamically announce

## Android

There is no native stepper element for Android. The notes below are suggestions and accessibility guidance.

### Developer notes

- A stepper is a two-segment control used to increase or decrease an incremental value
- When new value changes, it gets announced dynamically without moving focus from the increment/decrement button
- Announcing the label when appropriate with the value gives the screen reader users and users with memory challenges context

### Name

- Name includes the purpose and describes the item changing, matching any visible label and references the number shown between stepper (if visible).

- **Android Views**
  - `android:text` XML attribute
  - Optional: use `contentDescription` for a more descriptive name, depending on type of view and for elements without a visible label.
  - `contentDescription` overrides `android:text`
  - Use `labelFor` attribute to connect the visible label to the control

### Role

- **Android Views**
  - Extend the most relevant View subclass as is relevant to this control
  - `Button` or `ImageButton`

### State

- Announcement: disabled

- **Android Views**
  - Active: `android:enabled=true`
  - Disabled: `android:enabled=false`
  - Disabled" `android:enabled=false`

### Focus

- Only manage focus when needed. Primarily, let the device manage default focus.
- Consider how focus should be managed between child elements and their parent views.

- **Android Views**
  - `android:focusable=true`
  - `android=clickable=true`
  - Implement an `onClick( )` event handler for keyboard, not `onTouch( )`
  - `nextFocusDown`
  - `nextFocusUp`
  - `nextFocusRight`
  - `nextFocusLeft`
  - `accessibilityTraversalBefore` (or after)
  - To move screen reader focus to newly revealed content: `Type_View_Focused`
  - To NOT move focus, but announce new content: `accessibilityLiveRegion`
  - To hide controls: `Important_For _Accessibility_NO`

### Gestures

- To activate: double tap

### Announcements

- Increment or Increase
  - “Label with value, Increment or Increase, Double tap to activate”
  - if button is activated new value will dynamically announce
- Decrement or Decrease
  - “Label with value, Decrement or Decrease, Double tap to activate”
  - if button is activated new value will dynamically announce
- Increment
  - "Label with value, Increment, Double tap to activate"
- Decrement
  - "Label with value, Decrement, Double tap to activate"

"""#),
    EmbeddedFile(name: "stepper.model.yaml", text: #"""
# What stepper.md says, as facts; README.md beside this folder describes the form.

based-on: platform
spec-keys: [value, actions, increment, decrement]

# Name

name:
  - on: ios
    values: required
    quote: ["If no visible label, use accessibilityLabel…", Purpose is clear and matches…]
  - on: android
    values: required
    quote: ["Optional: use contentDescription for…", Purpose is clear and matches…]

name-matches-label:
  - on: ios
    values: equal
    quote: [If visible text label exists…, "Match visible label, if any"]
  - { on: android, values: contains, quote: Name includes the purpose and… }

purpose-words:
  - action: increment
    values: [adds, add, increase, increases, increment, increments]
    synonyms: [adding, increasing, incrementing, raise, raises, raising]
    quote: Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)
  - action: decrement
    values: [removes, remove, subtract, subtracts, decrease, decreases, decrement, decrements]
    synonyms: [removing, subtracting, decreasing, decrementing, lower, lowers, lowering, reduce, reduces, reducing]
    quote: Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)

name-references-value:
  - on: android
    values: required
    words: [current value, value]
    quote:
      - Name includes the purpose and…
      - Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)
  - on: ios
    values: required
    words: [current value, value]
    severity: information
    quote:
      - Name includes the purpose and…
      - Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)

name-of-hidden-label: { on: ios, values: required, quote: "If hiding visible label, use…" }

name-beside-label:
  on: ios
  values: duplicated
  quote: ["Note: Setting a programmatic…", "If this happens, hide the visible…"]

empty-text:
  values: [contentDescription, stateDescription]
  arguments: label
  quote: Purpose is clear and matches…

hint: { on: ios, values: when-needed, quote: Hint is used only if the results… }

# Role and element

roles:
  on: ios
  values: button
  quote: [The stepper buttons themselves…, Identifies as a button in iOS…]

other-roles: { on: android, values: button, quote: Button or ImageButton }

elements:
  - values: { uikit: UIStepper, swiftui: Stepper }
    quote: [Use UIStepper, Use native Stepper view]
  - on: views
    values: [Button, ImageButton]
    also: [MaterialButton, AppCompatButton, AppCompatImageButton]
    quote: Button or ImageButton

missing-elements:
  on: android
  values: [Stepper, UIStepper, StepperView]
  replacements: [Button, ImageButton]
  rule: no-native-android-stepper
  quote: There is no native stepper…

custom-role:
  - on: ios
    values: required
    native: [UIButton, Button]
    severity: warning
    quote: The stepper buttons themselves…
  - { on: android, values: required, severity: warning, quote: Identifies as a button in iOS… }

adjustable:
  on: uikit
  values: adjustable
  traits: [.adjustable, UIAccessibilityTraitAdjustable]
  methods: [accessibilityIncrement(), accessibilityDecrement()]
  quote: UIAccessibilityTraitAdjustable must be linked…

# Groupings

# Announcements

announced-roles:
  on: ios
  values: button
  quote:
    - Identifies as a button in iOS…
    - The stepper buttons themselves…
    - “Label with current value, Decrement, Button”

activation-phrase:
  on: android
  values: double tap to activate
  moments: [increment, decrement]
  quote:
    - Identifies as a button in iOS…
    - “Label with value, Increment or…
    - “Label with value, Decrement or…

announced-label:
  on: [ios, android]
  values: required
  moments: [increment, decrement]
  quote: Announcing the label when appropriate…

announced-value:
  - on: ios
    values: required
    words: [current value, value]
    moments: [increment, decrement]
    quote:
      - Express the stepper value dynamically…
      - “Label with current value, Increment, Button”
      - “Label with current value, Decrement, Button”
  - on: android
    values: required
    words: [current value, value]
    moments: [increment, decrement]
    quote:
      - Express the stepper value dynamically…
      - “Label with value, Increment or…
      - “Label with value, Decrement or…

button-words:
  - action: increment
    values: { ios: Increment, android: [Increment, Increase] }
    quote:
      - The stepper button’s state…
      - “Label with value, Increment or…
      - '"Label with value, Increment, Double tap to activate"'
  - action: decrement
    values: { ios: Decrement, android: [Decrement, Decrease] }
    quote:
      - The stepper button’s state…
      - “Label with value, Decrement or…
      - '"Label with value, Decrement, Double tap to activate"'

button-announcements:
  - on: ios
    action: increment
    values: required
    quote: ["“Label with current value, Increment, Button”", Increment]
  - on: ios
    action: decrement
    values: required
    quote: ["“Label with current value, Decrement, Button”", Decrement]
  - on: android
    action: increment
    values: required
    quote: ["“Label with value, Increment or…", Increment or Increase, Increment]
  - on: android
    action: decrement
    values: required
    quote: ["“Label with value, Decrement or…", Decrement or Decrease, Decrement]

announcement-templates:
  - moment: increment
    values:
      ios: "{label}, {value}, Increment, Button"
      android: "{label}, {value}, Increment, Double tap to activate"
    named: "{name}, button"
    quote: ["“Label with current value, Increment, Button”", "“Label with value, Increment or…"]
  - moment: decrement
    values:
      ios: "{label}, {value}, Decrement, Button"
      android: "{label}, {value}, Decrement, Double tap to activate"
    named: "{name}, button"
    quote: ["“Label with current value, Decrement, Button”", "“Label with value, Decrement or…"]
  - on: [ios, android]
    moment: value-change
    values: "{value}"
    quote: When new value changes, it…

moments:
  - { values: [increment, decrement], quote: A stepper is a two-segment… }
  - { on: [ios, android], values: value-change, quote: "When new value changes, it…" }

parts: { values: [increment, decrement], quote: A stepper is a two-segment… }

# States

states:
  - on: uikit
    values: disabled
    announced: Dimmed
    quote: [Announcement for disabled is “Dimmed”., Expresses its state (disabled/dimmed)]
  - on: ios
    values: disabled
    announced: Dimmed
    quote: ["Announcement: dimmed", Expresses its state (disabled/dimmed)]
  - { on: uikit, values: enabled, quote: "Active: isEnabled property" }
  - on: android
    values: disabled
    announced: disabled
    quote: ["Announcement: disabled", Expresses its state (disabled/dimmed)]
  - { on: views, values: enabled, quote: "Active: android:enabled=true" }

disabled-api:
  values: { uikit: isEnabled=false, views: "android:enabled=false" }
  also:
    uikit: [.notEnabled, UIAccessibilityTraitNotEnabled]
    views: [setEnabled(false), isEnabled=false]
  quote: ["For disabled stepper: Set isEnabled…", "Disabled: android:enabled=false"]

enabled-api:
  on: uikit
  values: isEnabled=true
  also: [isEnabled]
  quote: "Active: isEnabled property"

traits:
  - { on: uikit, values: [.adjustable], quote: UIAccessibilityTraitAdjustable must be linked… }
  - { on: uikit, values: [.notEnabled], quote: "If necessary, you may change…" }

# Focus

focus-default:
  - on: ios
    values: default
    quote: [Use the device’s default focus functionality., Only manage focus when needed.]
  - on: android
    values: default
    quote: [Only manage focus when needed., "Primarily, let the device manage…"]

hiding-apis:
  - values: { uikit: [isAccessibilityElement=false], views: ["android:focusable=false"] }
    other-names: { uikit: [accessibilityElementsHidden=true], views: [setFocusable(false)] }
    shown-by:
      uikit: [isAccessibilityElement=true, accessibilityElementsHidden=false]
      views: ["android:focusable=true", setFocusable(true)]
    quote:
      - If VoiceOver is not reaching…
      - isAccessibilityElement - Yes, if…
      - android:focusable=true
  - on: swiftui
    values: accessibilityHidden(true)
    shown-by: accessibilityHidden(false)
    quote: "swipe: Focus moves to the element, expresses its state, if applicable"
  - on: views
    values: ["android:clickable=false"]
    other-names: [setClickable(false)]
    shown-by: ["android:clickable=true", setClickable(true)]
    exempt: selected
    quote: android=clickable=true
  - on: compose
    values: hideFromAccessibility()
    other-names: invisibleToUser()
    quote: "swipe: Focus moves to the element, expresses its state, if applicable"
  - on: compose
    values: Modifier.clearAndSetSemantics
    hides: empty
    quote: "swipe: Focus moves to the element, expresses its state, if applicable"

handlers:
  on: android
  values: onClick
  also: [setOnClickListener, OnClickListener, performClick, Modifier.clickable, Modifier.selectable, Modifier.toggleable, combinedClickable]
  listeners: [onValueChange, onValueChanged, OnValueChangeListener, setOnValueChangedListener, onValueChangeFinished, onProgressChanged, OnSeekBarChangeListener, setOnSeekBarChangeListener, afterTextChanged, addTextChangedListener, TextWatcher]
  quote: Implement an onClick( ) event…

unwanted-handlers:
  on: android
  values: onTouch
  other-names: [setOnTouchListener, OnTouchListener, onTouchEvent]
  severity: warning
  quote: Implement an onClick( ) event…

# Behaviour

required-actions:
  values: [increment, decrement]
  increment: [increase]
  decrement: [decrease]
  number: 2
  quote: A stepper is a two-segment…

focus-on-value-change:
  - on: ios
    values: stay
    other-words: [button, focused button, active button, used button, activated button, pressed button, tapped button, increment button, decrement button, increase button, decrease button, plus button, minus button, up button, down button, add button, remove button, element, control]
    quote: When new value changes, it…
  - on: android
    values: stay
    other-words: [button, focused button, active button, used button, activated button, pressed button, tapped button, increment button, decrement button, increase button, decrease button, plus button, minus button, up button, down button, add button, remove button, element, control]
    severity: warning
    quote: When new value changes, it…

announced-value-change:
  - on: ios
    values: required
    quote:
      - Express the stepper value dynamically…
      - The new value should be announced…
      - if button is activated new…
  - on: android
    values: required
    quote:
      - Express the stepper value dynamically…
      - if button is activated new…
      - When new value changes, it…

keys:
  - values: [tab, ctrl+tab, arrows]
    effect: focus
    need: one
    quote: ["tab, Ctr+tab or arrow keys: Focus visibly moves to the button", tab To focus]
  - values: space
    effect: activate
    need: each
    quote: ["spacebar: Activates the button on iOS and Android", Space bar Activates on iOS…]
  - on: android
    values: enter
    effect: activate
    need: each
    severity: warning
    quote: ["enter: Activates the button on Android", Enter key Activates on Android]

inactive-keys:
  on: ios
  values: enter
  quote: ["enter: Activates the button on Android", Enter key Activates on Android]

gestures:
  - values: swipe
    effect: focus
    need: each
    quote:
      - "swipe: Focus moves to the element, expresses its state, if applicable"
      - Focused by swipe or touch
  - { values: touch, effect: focus, need: given, quote: Focused by swipe or touch }
  - values: doubletap
    effect: activate
    need: each
    quote: ["doubletap: Activates the button", Double tap to activate]

text-resize: { number: 200, quote: Text can resize up to 200%… }

"""#),
    EmbeddedFile(name: "switch.md", text: #"""
---
title: Switch
name: switch
publisher: a11y-spec
aliases: [toggle-switch, toggle]
other-names: [on-off switch, toggle control, switch row, setting switch]
keyboard:
  tab: The Tab key or an arrow key brings the focus to the switch[^keys]
  space: The space bar turns it on and off; an older Compose switch takes Enter alone[^keys]
  enter: On Android the Enter key does the same[^view]
mobile:
  swipe: One swipe reaches the whole row, the text and the switch together[^row]
  doubletap: A double tap turns it on and off[^hint]
screenreader:
  name: A person hears what is turned on before the switch is used[^wcag]
  role: A person hears that this is a switch[^wcag]
  state: A person hears each time whether it is on[^wcag]
settings:
  text-resize: The text of the row grows to twice its size and stays whole[^wcag]
---

## All platforms

A switch turns a setting on or off at once. Nobody has to confirm it with a button.

### Criteria

- **One stop** The row is one element and the switch in it no second one[^row]
- **No surprise** Turning it on or off changes what is on the screen and takes nobody to another one[^wcag]
- **Stable name** The name stays the same, on or off; the state alone changes[^wcag]

## iOS

### Name

- The name has the visible text, so that Voice Control finds the switch by it.[^voice]
- The name neither begins nor ends with the word switch or toggle.[^label]
- A hint tells what happens, and not how to do it.[^hints]
- **UIKit**
  - A `UISwitch` has no text of its own: set its `accessibilityLabel`, or make the cell the element.[^uiswitch]
  - The method `setTitle()` does not exist for a `UISwitch`.[^uiswitch]
- **SwiftUI**
  - The label of the `Toggle` is the name, even where `labelsHidden()` hides it.[^toggle]

### Role

- VoiceOver calls it “switch button”.[^algorithm]
- **UIKit**
  - Take `UISwitch`.[^uiswitch]
  - A `UISwitch` has its traits by itself, and loses them where they are replaced.[^uiswitch]
  - A cell of your own has the traits `.toggleButton` and `.button` together, from iOS 17 on.[^togglebutton]
- **SwiftUI**
  - Take `Toggle`.[^toggle]
  - The style `.checkbox` exists on macOS alone.[^toggle]

### State

- VoiceOver says “On” or “Off”.[^algorithm]
- Checked and selected are the words for other states.[^algorithm]
- **UIKit**
  - Set `isOn`; the word comes with it.[^uiswitch]
  - With `isEnabled` set to `false`, the switch is heard as “Dimmed”.[^algorithm]
- **SwiftUI**
  - Bind `isOn`; a text in `accessibilityValue(_:)` takes the place of the word.[^toggle]
  - With `disabled(true)` the switch is heard as “Dimmed”.[^algorithm]

### Announcements

- “Wi-Fi, switch button, On, double tap to toggle setting” is what VoiceOver says.[^algorithm]

## Android

### Name

- The name has the visible text, so that Voice Access finds the switch by it.[^voice]
- The name neither begins nor ends with the word switch or toggle.[^roles]
- **Android Views**
  - The text of the switch is the name; a separate `TextView` is tied to it with `labelFor`.[^labelfor]
- **Jetpack Compose**
  - Put text and switch into a `Row` with `Modifier.toggleable` and `Role.Switch`, and give the inner `Switch` no `onCheckedChange`.[^row]

### Role

- TalkBack calls it “switch”.[^roles]
- **Android Views**
  - Take `MaterialSwitch`, `SwitchCompat` or `Switch`.[^material]
  - `SwitchMaterial` is superseded by `MaterialSwitch`.[^material]
- **Jetpack Compose**
  - Take `Switch`, or a row with `Modifier.toggleable` and `Role.Switch`.[^row]
  - A row with `clickable(role = Role.Switch)` has no state at all.[^row]
  - A toggle button is heard as a check box: `ToggleButton` and `IconToggleButton` have `Role.Checkbox`.[^toggles]
  - A row with `selectable(role = Role.Switch)` is heard as selected, not as on.[^semantics]
  - `Modifier.clearAndSetSemantics` on the row takes the state away.[^semantics]

### State

- TalkBack says “On” or “Off”.[^compound]
- Checked and selected are the words for other states.[^compound]
- TalkBack says “disabled” behind the role.[^roles]
- **Android Views**
  - Set `android:checked`; from API 30 on the text of `android:textOn` or `android:textOff` is said.[^compound]
  - Those texts are “ON” and “OFF” unless the app changes them.[^compound]
  - Set `android:enabled` to `false` for a switch that cannot be used.[^sdk]
- **Jetpack Compose**
  - Pass the state to `Switch` or to `Modifier.toggleable`; the words come with it.[^semantics]
  - Pass `enabled = false` to a switch that cannot be used.[^m3]

### Focus

- TalkBack says the new state by itself, and a live region says it again.[^change]

### Announcements

- “On, Wi-Fi, switch, double tap to toggle” is what TalkBack says.[^hint]

[^change]: TalkBack 15.1, changes of a state and live regions
[^keys]: iOS Full Keyboard Access; Android View.onKeyDown
[^view]: Android SDK 34, KeyEvent.isConfirmKey
[^row]: Compose Foundation, Modifier.toggleable; CVS Health, Compose accessibility techniques, switches
[^hint]: TalkBack 15.1, hint of a checkable node
[^hints]: UIAccessibility.h, accessibilityHint
[^wcag]: WCAG 2.2, 1.4.4, 3.2.2, 3.3.2, 4.1.2
[^voice]: WCAG 2.2, 2.5.3
[^label]: UIAccessibilityElement, accessibilityLabel
[^uiswitch]: UISwitch.h
[^toggle]: SwiftUI interface, Toggle; CVS Health, iOS SwiftUI accessibility techniques, toggles
[^togglebutton]: UIAccessibilityTraits, toggleButton
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^labelfor]: TalkBack 15.1, template of a label
[^roles]: TalkBack 15.1, role descriptions
[^material]: Material Components for Android, Switch
[^m3]: Compose Material 3, Switch
[^toggles]: Compose Material 3, ToggleButton; IconToggleButton as of 2022
[^semantics]: Compose UI, delegate for accessibility
[^compound]: Android SDK 30 to 34, Switch; AppCompat, SwitchCompat
[^sdk]: Android SDK 34, View

"""#),
    EmbeddedFile(name: "switch.model.yaml", text: #"""
# What switch.md says, as facts; README.md beside this folder describes the form.

based-on: platform

# Name

name: { values: required, quote: A person hears what is turned… }

name-of-hidden-label:
  - { values: required, quote: A person hears what is turned… }
  - { on: swiftui, values: required, unless: labelsHidden(), quote: "The label of the Toggle is the name, even…" }

empty-text:
  - { values: [accessibilityLabel, contentDescription, stateDescription], quote: &empty A person hears what is turned… }
  - { on: swiftui, values: Toggle, unless: name, because: it is the name that is heard, quote: *empty }

name-matches-label: { values: { ios: contains-all, android: contains-all }, named-by: { views: "android:text" }, quote: The name has the visible text… }

vague-names:
  - values: &verbs [turn on, turn off, switch on, switch off, enable, disable, toggle, activate, deactivate]
    beginnings: &beginnings ["turn on ", "turn off ", "switch on ", "switch off ", "enable ", "disable ", "toggle ", "switch ", "activate ", "deactivate "]
    endings: [" on/off", " (on/off)", " on or off"]
    because: &verb says what to do, and not what is on or off
    severity: information
    quote: The name stays the same, on or off…
  - { values: [day or night, day / night, day/night, light or dark, light / dark, light/dark, dark or light, dark / light, dark/light, metric or imperial, metric / imperial, metric/imperial, celsius or fahrenheit, celsius / fahrenheit, celsius/fahrenheit, kilometers or miles, kilometers / miles, kilometers/miles, list or grid, list / grid, list/grid, map or list, map / list, map/list, left or right, left / right, left/right, public or private, public / private, public/private, manual or automatic, manual / automatic, manual/automatic, monthly or yearly, monthly / yearly, monthly/yearly], because: "names two choices, of which nobody hears which one is on", severity: information, quote: A person hears what is turned… }
  - { values: *verbs, beginnings: *beginnings, of: announcements, because: *verb, severity: information, quote: "The name stays the same, on or off…" }

unfit-name-words:
  values: { ios: [switch, toggle], android: [switch, toggle] }
  things: switch
  quote: The name neither begins nor ends with the word switch or toggle.

# Role and element

roles:
  values: { ios: switch button, android: switch }
  also: { ios: [switch, toggle button] }
  quote: [VoiceOver calls it “switch button”., TalkBack calls it “switch”.]

custom-role: { values: { ios: required, android: required }, quote: A person hears that this is a switch }

elements:
  values: { uikit: UISwitch, swiftui: Toggle, views: [MaterialSwitch, SwitchCompat, Switch], compose: Switch }
  also: { uikit: [UITableViewCell, UIControl, UIButton], views: [SwitchMaterial, ToggleButton], compose: Row }
  quote:
    - Take UISwitch.
    - Take Toggle.
    - Take MaterialSwitch, SwitchCompat or Switch.
    - Take Switch, or a row with Modifier.toggleable and Role.Switch.

missing-elements:
  values: { uikit: [UIToggle, Switch], swiftui: [Switch, UISwitch] }
  replacements: { uikit: UISwitch, swiftui: Toggle }
  quote: [Take UISwitch., Take Toggle.]

traits: { on: uikit, values: [.toggleButton, .button, .notEnabled], quote: A cell of your own has the traits… }

unfit-words:
  - { values: [label, text, visible label], in: order, unless: [mergeDescendants, Modifier.toggleable, ".combine"], because: &stop it is one element with the switch, quote: &one The row is one element… }
  - { on: swiftui, values: [label, text, visible label], in: children, with: .contain, because: *stop, quote: *one }
  - { on: swiftui, values: .isToggle, in: accessibilityRemoveTraits, because: &gone it takes the role away, quote: Take Toggle. }
  - { on: uikit, values: .none, in: [traits, accessibilityTraits], because: *gone, quote: A UISwitch has its traits by itself… }
  - { on: compose, values: onCheckedChange, in: children, because: &twice the row does it already, quote: *one }
  - { on: compose, values: onCheckedChange, with: Modifier.toggleable, because: *twice, quote: *one }
  - { on: views, values: ["android:clickable=true", setClickable(true), "android:focusable=true", setFocusable(true)], in: children, because: *stop, quote: *one }
  - { values: [selected, unselected, mixed, expanded, collapsed], in: states, outside: [announce, api], because: a switch has no such state, severity: information, quote: A person hears that this is a switch }
  - { on: ios, values: [double tap to edit, double-tap to edit, double tap to select, double-tap to select, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value], in: announcements, because: &hint it is the hint of another control, quote: "“Wi-Fi, switch button, On, double tap to toggle setting”" }
  - { on: android, values: [double tap to edit text, double-tap to edit text, double tap to select, double-tap to select, double tap to activate, double-tap to activate, double tap to toggle setting, double-tap to toggle setting, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value], in: announcements, because: *hint, quote: "“On, Wi-Fi, switch, double tap to toggle”" }
  - { on: uikit, values: [.link, .adjustable, .searchField, .staticText, .tabBar, .allowsDirectInteraction, .keyboardKey], in: [traits, accessibilityTraits], because: &other it makes another control of it, use: .toggleButton, quote: A cell of your own has the traits… }
  - { on: swiftui, values: [.isLink, .isSearchField, .isStaticText, .isTabBar, .allowsDirectInteraction, .isKeyboardKey], in: [traits, accessibilityAddTraits], because: *other, quote: Take Toggle. }
  - { on: swiftui, values: [.isButton, .isToggle], in: [traits, accessibilityAddTraits], elements: Toggle, unless: [View, HStack, VStack, ZStack, custom view], because: a Toggle brings its own traits, severity: hint, quote: Take Toggle. }
  - { on: swiftui, values: [toggleStyle(.checkbox), Toggle.toggleStyle(.checkbox), CheckboxToggleStyle], because: &mac it exists on macOS alone, quote: The style .checkbox exists on macOS alone. }
  - { on: swiftui, values: .checkbox, in: style, because: *mac, quote: The style .checkbox exists on macOS alone. }
  - { on: uikit, values: [.button, .toggleButton], in: [traits, accessibilityTraits], elements: UISwitch, unless: &cells [UITableViewCell, UICollectionViewCell, UICollectionViewListCell, UIView, UIStackView, UIControl, custom view], because: a UISwitch brings its own traits, quote: A UISwitch has its traits by itself… }
  - { on: uikit, values: [accessibilityValue=On, accessibilityValue=Off, accessibilityValue=1, accessibilityValue=0], elements: UISwitch, outside: states, unless: *cells, because: "it is said in the other state, too, and a UISwitch says its value by itself", quote: Set isOn; the word comes with it. }
  - { on: uikit, values: setTitle(), because: a UISwitch has no such method, use: accessibilityLabel, quote: The method setTitle() does… }
  - { on: compose, values: [ToggleButton, IconToggleButton, FilledIconToggleButton, FilledTonalIconToggleButton, OutlinedIconToggleButton], in: element, because: TalkBack says 'Check box' for it, use: Switch, quote: A toggle button is heard as… }
  - { on: compose, values: selectable(role = Role.Switch), because: "TalkBack says that it is selected, not that it is on", use: Modifier.toggleable(role = Role.Switch), quote: A row with selectable(role… }
  - { on: compose, values: clickable(role = Role.Switch), because: it has no state, use: Modifier.toggleable(role = Role.Switch), quote: A row with clickable(role =… }
  - { on: compose, values: Modifier.clickable, because: it has no state, use: Modifier.toggleable, quote: A row with clickable(role =… }
  - { on: compose, values: [clearAndSetSemantics, Modifier.clearAndSetSemantics], because: it takes the state away, quote: Modifier.clearAndSetSemantics on the row takes the state away. }
  - { on: compose, values: Switch(onCheckedChange = …), with: Modifier.toggleable, because: *twice, quote: *one }
  - { on: compose, values: [semantics(mergeDescendants = false), Modifier.semantics(mergeDescendants = false), mergeDescendants=false], in: groupings, because: *stop, use: Modifier.semantics(mergeDescendants = true), quote: *one }
  - { on: swiftui, values: onTapGesture, with: Toggle, because: &again a double tap turns it on and off again, quote: A double tap turns it on and off }
  - { on: uikit, values: ["tableView(_:didSelectRowAt:)", didSelectRowAt], in: handlers, with: [addTarget, valueChanged, UIAction], because: *again, quote: A double tap turns it on and off }

# States

states:
  - values: ["on"]
    announced: { ios: "On", android: "On" }
    written: { ios: "1" }
    wrong: { ios: ["off", checked, selected], android: ["off", checked, selected] }
    quote: &words [VoiceOver says “On” or “Off”., TalkBack says “On” or “Off”., Checked and selected are the words for other states.]
  - values: ["off"]
    announced: { ios: "Off", android: "Off" }
    written: { ios: "0" }
    wrong:
      ios: ["on", unchecked, not checked, unselected, not selected]
      android: ["on", unchecked, not checked, unselected, not selected]
    quote: *words
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote:
      - With isEnabled set to false…
      - With disabled(true) the switch is heard as “Dimmed”.
      - TalkBack says “disabled” behind the role.

needed-states: { values: ["on", "off"], quote: A person hears each time whether it is on }

on-api:
  values: { uikit: isOn=true, swiftui: isOn, views: "android:checked=true", compose: Modifier.toggleable }
  also:
    uikit: [isOn, setOn, .toggleButton, accessibilityTraits.insert(.toggleButton), accessibilityValue]
    swiftui: Toggle
    views: [isChecked, setChecked(true), "android:textOn"]
    compose: [Switch(checked = true), checked, Modifier.toggleable(value = true), stateDescription]
  quote: &set
    - Set isOn; the word comes with it.
    - Bind isOn; a text in accessibilityValue(_:)…
    - Set android:checked; from API 30 on the text of android:textOn or android:textOff is said
    - Pass the state to Switch or to Modifier.toggleable; the words come with it.

off-api:
  values: { uikit: isOn=false, swiftui: isOn, views: "android:checked=false", compose: Modifier.toggleable }
  also:
    uikit: [isOn=false, setOn(false), .toggleButton, accessibilityTraits.insert(.toggleButton), accessibilityValue]
    swiftui: [Toggle, isOn=false]
    views: [isChecked=false, setChecked(false), "android:textOff"]
    compose: [Switch(checked = false), checked, Modifier.toggleable(value = false), stateDescription]
  quote: *set

disabled-api:
  values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: Switch(enabled = false) }
  also: { uikit: [.notEnabled, accessibilityTraits.insert(.notEnabled)], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, Modifier.toggleable(enabled = false)] }
  quote:
    - With isEnabled set to false…
    - With disabled(true) the switch is heard as “Dimmed”.
    - Set android:enabled to false…
    - Pass enabled = false to a switch that cannot be used.

# Announcements

announced-label:
  values: contains-all
  exempt: [toggle, toggled, change, changed, error]
  quote: A person hears what is turned…

announced-roles:
  values: { ios: switch button, android: switch }
  also: { ios: switch }
  exempt: [toggle, toggled, change, changed, error]
  quote: [VoiceOver calls it “switch button”., TalkBack calls it “switch”.]

announcement-templates:
  - values: { ios: "{label}, switch button, On", android: "On, {label}, switch" }
    moment: "on"
    quote: &said
      - “Wi-Fi, switch button, On, double tap to toggle setting”
      - “On, Wi-Fi, switch, double tap to toggle”
  - values: { ios: "{label}, switch button, Off", android: "Off, {label}, switch" }
    moment: "off"
    quote: *said

# Focus

focus-on-value-change: { values: stay, other-words: [toggle, row, setting], quote: Turning it on or off changes… }

# Keyboard and gestures

keys:
  - { values: [tab, arrows], effect: focus, need: given, quote: The Tab key or an arrow key… }
  - { values: space, effect: activate, need: given, quote: The space bar turns it on and off }
  - { values: { android: enter }, effect: activate, need: given, quote: On Android the Enter key does the same }

hiding-apis:
  # In a row that is read as one, the control itself is no element.
  - values: { uikit: accessibilityElementsHidden=true, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: accessibilityElementsHidden=false, swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches the whole…
  - { on: views, values: ["android:focusable=false", setFocusable(false)], shown-by: ["android:focusable=true", setFocusable(true)], from: the keyboard, quote: The Tab key or an arrow key… }
  - { on: views, values: ["android:clickable=false", setClickable(false)], shown-by: ["android:clickable=true", setClickable(true)], from: a double tap, quote: A double tap turns it on and off }

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches the whole… }
  - { values: doubletap, effect: activate, need: given, quote: A double tap turns it on and off }

text-resize: { number: 200, need: given, quote: The text of the row grows… }

disputed:
  - sentence: title will overwrite
    on: uikit
    says: UISwitch has no setTitle(), and a label that is set would win over a title
    source: UISwitch.h, UIAccessibility.h
  - sentence: does not announce role
    on: swiftui
    says: VoiceOver says “switch button” for a Toggle
    source: CVS Health, iOS SwiftUI accessibility techniques, toggles
  - sentence: visible label with setTitle()
    on: uikit
    says: UISwitch has no such method
    source: UISwitch.h
  - sentence: [set accessibilityTraits to .button, "For checked state: Set accessibilityValue to"]
    on: uikit
    says: a UISwitch keeps both itself, and traits that are replaced lose the word “switch”
    source: UISwitch.h

"""#),
    EmbeddedFile(name: "tabs.md", text: #"""
---
title: Tab
name: tabs
publisher: a11y-spec
aliases: [tab-bar, tab-row, tab, bottom-navigation, navigation-bar, navigation-rail]
other-names: [tab strip, tab list, bottom bar, bottom tabs, rail]
keyboard:
  tab: The Tab key or an arrow key brings the focus to each tab[^keys]
  space: The space bar selects the tab in focus; an older Compose tab takes Enter alone[^keys]
  enter: On Android the Enter key does the same[^view]
mobile:
  swipe: One swipe reaches each tab[^bar]
  doubletap: A double tap selects the tab in focus[^hint]
screenreader:
  name: A person hears each tab by its name[^wcag]
  role: A person hears that this is a tab[^wcag]
  state: A person hears which tab is selected[^wcag]
settings:
  text-resize: The text of each tab grows to twice its size and stays whole[^wcag]
---

## All platforms

A tab shows one of several contents, in a row at the top or in the bar at the bottom.

### Criteria

- **More than color** The selected tab differs by more than its color[^color]
- **Same place** A bar of tabs stands at the same place on each screen[^consistent]
- **Badge** What a badge shows is heard with the name of its tab[^badge]

### Focus

- The focus stays on the tab that was selected.[^stay]

## iOS

### Name

- The name has the visible text, so that Voice Control finds the tab by it.[^voice]
- A tab that shows an icon alone has a name.[^wcag]
- The name neither begins nor ends with the word tab.[^apple]
- A hint tells what happens, and not how to do it.[^hints]

### Role

- VoiceOver calls it “tab”.[^algorithm]
- No trait makes a single element a tab; the container of the tabs has the trait.[^traits]
- **UIKit**
  - Take `UITabBar` or `UITabBarController`.[^tabbar]
  - The container of tabs of your own has the trait `.tabBar`, and is no element itself.[^traits]
- **SwiftUI**
  - Take `TabView` with `Tab`, from iOS 18 on.[^tabview]
  - A row of tabs of your own has the trait `.isTabBar`, from iOS 17 on.[^tabview]

### State

- VoiceOver says “Selected” in front of the name, and nothing of the other tabs.[^algorithm]
- Checked and on are the words for other states.[^algorithm]
- **UIKit**
  - A `UITabBar` knows its selected item; a tab of your own has the trait `.selected`.[^traits]
  - With `isEnabled` set to `false`, a tab is heard as “Dimmed”.[^algorithm]
- **SwiftUI**
  - A `TabView` knows its selected tab; a tab of your own has the trait `.isSelected`.[^cvs]
  - With `disabled(true)` a tab is heard as “Dimmed”.[^algorithm]

### Announcements

- “Selected, Inbox, tab, 1 of 4” is what VoiceOver says.[^algorithm]

## Android

### Name

- The name has the visible text, so that Voice Access finds the tab by it.[^voice]
- A tab that shows an icon alone has a name.[^wcag]
- The name neither begins nor ends with the word tab.[^roles]
- **Jetpack Compose**
  - The icon beside the text of a `Tab` has `contentDescription = null`; else the name is heard twice.[^m3]

### Role

- TalkBack calls it “tab”.[^roles]
- **Android Views**
  - Take `TabLayout`, `BottomNavigationView` or `NavigationRailView`.[^material]
- **Jetpack Compose**
  - Take `PrimaryTabRow` or `SecondaryTabRow` with `Tab`, `NavigationBar` with `NavigationBarItem`, or `NavigationRail` with `NavigationRailItem`.[^m3]
  - A tab of your own has `Modifier.selectable` with `Role.Tab`, in a row with `Modifier.selectableGroup`.[^semantics]
  - A tab with `clickable(role = Role.Tab)` does not say that it is selected.[^semantics]
  - A tab with `toggleable(role = Role.Tab)` is heard as checked or not checked.[^semantics]

### State

- TalkBack says “selected” in front of the name, and nothing of the other tabs.[^roles]
- Checked and on are the words for other states.[^roles]
- TalkBack says “disabled” behind the role.[^roles]
- A selected tab cannot be selected again, so that TalkBack says no hint for it.[^hint]
- **Android Views**
  - Select a tab with `select()` or `selectedItemId`; the word comes with it.[^material]
  - Set `android:enabled` to `false` for a tab that cannot be used.[^sdk]
- **Jetpack Compose**
  - Pass `selected = true` to the selected tab; the word comes with it.[^semantics]
  - Pass `enabled = false` to a tab that cannot be used.[^m3]

### Announcements

- “selected, Inbox, tab, 1 of 4” is what TalkBack says.[^roles]

[^keys]: iOS Full Keyboard Access; Android View.onKeyDown
[^view]: Android SDK 34, KeyEvent.isConfirmKey
[^bar]: UITabBar; Material Components for Android, TabLayout
[^hint]: TalkBack 15.1, hint of a node that can be clicked
[^hints]: UIAccessibility.h, accessibilityHint
[^wcag]: WCAG 2.2, 1.1.1, 1.4.4, 4.1.2
[^color]: WCAG 2.2, 1.4.1
[^consistent]: WCAG 2.2, 3.2.3
[^badge]: WCAG 2.2, 4.1.2; Material Components for Android, NavigationBarItemView
[^stay]: WCAG 2.2, 2.4.3; issue of Pillarbox for Android, tabs
[^voice]: WCAG 2.2, 2.5.3
[^apple]: SwiftUI, accessibility label of a tab
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^traits]: UIAccessibilityTraits, tabBar and selected
[^tabbar]: UITabBar.h
[^tabview]: SwiftUI interface, TabView, Tab and accessibility traits
[^cvs]: CVS Health, iOS SwiftUI accessibility techniques, tabs
[^material]: Material Components for Android, TabLayout and NavigationBarView
[^m3]: Compose Material 3, Tab, NavigationBar and NavigationRail
[^semantics]: Compose UI, delegate for accessibility
[^roles]: TalkBack 15.1, role descriptions
[^sdk]: Android SDK 34, View

"""#),
    EmbeddedFile(name: "tabs.model.yaml", text: #"""
# What tabs.md says, as facts; README.md beside this folder describes the form.

based-on: platform

spec-keys: [segments, group-label]

segment-word: { values: tab, quote: A tab shows one of several contents… }

# Name

name: { values: required, parts: segments, quote: A person hears each tab by its name }

name-of-hidden-label: { values: required, quote: A person hears each tab by its name }

empty-text: { values: [accessibilityLabel, contentDescription, stateDescription], quote: A person hears each tab by its name }

name-matches-label:
  values: { ios: contains-all, android: contains-all }
  quote:
    - The name has the visible text, so that Voice Control finds the tab by it.
    - The name has the visible text, so that Voice Access finds the tab by it.

segment-name: { values: required, quote: A person hears each tab by its name }

vague-names:
  values: [icon, image]
  beginnings: [ic_, btn_, img_, icon_, "@drawable/", "@mipmap/", R.drawable., Icons.Default., Icons.Filled., Icons.Outlined., Icons.Rounded.]
  endings: [.fill, .circle, .png, .svg, .pdf, .xml, _24dp]
  because: does not say what the tab shows
  quote: A person hears each tab by its name

unfit-name-words: { values: { ios: tab, android: tab }, things: tab, quote: The name neither begins nor ends with the word tab. }

# Role and element

roles: { values: { ios: tab, android: tab }, also: { ios: tab bar }, quote: A person hears that this is a tab }

custom-role: { values: { ios: required, android: required }, quote: A person hears that this is a tab }

elements:
  values:
    uikit: [UITabBar, UITabBarController]
    swiftui: [TabView, Tab]
    views: [TabLayout, BottomNavigationView, NavigationRailView]
    compose: [PrimaryTabRow, SecondaryTabRow, Tab, NavigationBar, NavigationBarItem, NavigationRail, NavigationRailItem]
  also:
    uikit: [UITabBarItem, UITab, UIStackView, UIView, custom view]
    swiftui: [HStack, ScrollView, custom view]
    views: [NavigationBarView, TabItem]
    compose: [PrimaryScrollableTabRow, SecondaryScrollableTabRow, TabRow, ScrollableTabRow, LeadingIconTab, ShortNavigationBar, ShortNavigationBarItem, WideNavigationRail, WideNavigationRailItem, Row]
  quote:
    - Take UITabBar or UITabBarController.
    - Take TabView with Tab
    - Take TabLayout, BottomNavigationView or NavigationRailView.
    - Take PrimaryTabRow or SecondaryTabRow…

missing-elements:
  values: { uikit: [TabView, UITabView, UITabLayout], swiftui: [TabBar, UITabBar, TabRow], compose: [TabLayout, TabView, TabBar] }
  replacements: { uikit: UITabBar, swiftui: TabView, compose: PrimaryTabRow }
  quote:
    - Take UITabBar or UITabBarController.
    - Take TabView with Tab
    - Take PrimaryTabRow or SecondaryTabRow with Tab

traits:
  values: { uikit: [.selected, .tabBar, .notEnabled], swiftui: [.isSelected, .isTabBar] }
  quote:
    - A UITabBar knows its selected…
    - A TabView knows its selected…

unfit-words:
  - { values: [checked, unchecked, "on", "off", mixed, expanded, collapsed], in: states, outside: [announce, api], because: a tab has no such state, severity: information, quote: A person hears which tab is selected }
  - { on: ios, values: [.screenChanged, AccessibilityNotification.ScreenChanged], in: on-select, because: it takes the focus away from the tab, quote: The focus stays on the tab… }
  - { on: swiftui, values: [".accessibilityElement(children: .combine)", ".accessibilityElement(children: .ignore)"], in: groupings, because: &one it makes one element of the tabs, quote: One swipe reaches each tab }
  - { on: uikit, values: isAccessibilityElement=true, in: [container, parent], because: *one, quote: One swipe reaches each tab }
  - { on: compose, values: [semantics(mergeDescendants = true), Modifier.semantics(mergeDescendants = true), mergeDescendants=true], in: groupings, because: *one, quote: One swipe reaches each tab }
  - { on: views, values: ["android:focusable=true", focusable=true, isFocusable=true, setFocusable(true), "android:screenReaderFocusable=true", screenReaderFocusable=true, isScreenReaderFocusable=true, setScreenReaderFocusable(true)], in: container, because: "the bar is one more stop, and reads the texts of all tabs", quote: One swipe reaches each tab }
  - { on: uikit, values: .tabBar, in: traits, elements: [UIButton, UIControl, UILabel, UITabBarItem, UITab, UICollectionViewCell], unless: [UITabBar, UITabBarController, UIStackView, UIScrollView, UICollectionView, tab bar], because: &bar it belongs on the bar around the tabs, quote: The container of tabs of your own… }
  - { on: swiftui, values: .isTabBar, in: traits, elements: [Button, Tab, Text, Label, Image], unless: [TabView, HStack, VStack, ScrollView, LazyHStack, tab bar], because: *bar, quote: A row of tabs of your own… }
  - { on: uikit, values: tab, in: announcements, elements: [UIView, UIStackView, UIScrollView, UICollectionView, UIControl, UIButton, custom view], unless: [.tabBar, UITabBar, UITabBarController, tab bar], because: VoiceOver says it only in a container with '.tabBar', needs: .tabBar, quote: The container of tabs of your own… }
  - { on: swiftui, values: tab, in: announcements, elements: [HStack, VStack, LazyHStack, ScrollView, Button, custom view], unless: [.isTabBar, TabView, tab bar], because: VoiceOver says it only in a container with '.isTabBar', needs: accessibilityAddTraits(.isTabBar), quote: A row of tabs of your own… }
  - { on: compose, values: &tab [Tab, LeadingIconTab], in: element, elements: &bars [NavigationBar, ShortNavigationBar], unless: &rows [PrimaryTabRow, SecondaryTabRow, TabRow, PrimaryScrollableTabRow, SecondaryScrollableTabRow, ScrollableTabRow], because: it belongs in a row of tabs, use: NavigationBarItem, quote: &take Take PrimaryTabRow or SecondaryTabRow… }
  - { on: compose, values: *tab, in: element, elements: &rails [NavigationRail, WideNavigationRail], unless: *rows, because: it belongs in a row of tabs, use: NavigationRailItem, quote: *take }
  - { on: compose, values: [NavigationBarItem, ShortNavigationBarItem, NavigationRailItem, WideNavigationRailItem], in: element, elements: *rows, unless: [NavigationBar, ShortNavigationBar, NavigationRail, WideNavigationRail], because: it belongs in a bar or a rail, use: Tab, quote: *take }
  - { on: compose, values: [NavigationRailItem, WideNavigationRailItem], in: element, elements: *bars, unless: *rails, because: it belongs in a rail, use: NavigationBarItem, quote: *take }
  - { on: compose, values: [NavigationBarItem, ShortNavigationBarItem], in: element, elements: *rails, unless: *bars, because: it belongs in a bar, use: NavigationRailItem, quote: *take }
  - { on: views, values: TabItem, in: element, elements: [BottomNavigationView, NavigationRailView, NavigationBarView], unless: TabLayout, because: its items stand in a menu, quote: Take TabLayout… }
  - values:
      ios: [double tap to toggle, double-tap to toggle, double tap to toggle setting, double-tap to toggle setting, double tap to edit, double-tap to edit, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
      android: [double tap to toggle, double-tap to toggle, double tap to edit text, double-tap to edit text, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
    in: announcements
    because: it is the hint of another control
    quote:
      - “Selected, Inbox, tab, 1 of 4” is what VoiceOver says.
      - “selected, Inbox, tab, 1 of 4” is what TalkBack says.
  - { on: uikit, values: [.adjustable, .link, .searchField, .staticText, .toggleButton, .allowsDirectInteraction, .keyboardKey], in: [traits, accessibilityTraits], because: &other it makes another control of it, use: .selected, quote: A UITabBar knows its selected… }
  - { on: swiftui, values: [.isLink, .isSearchField, .isStaticText, .isToggle, .allowsDirectInteraction, .isKeyboardKey], in: [traits, accessibilityAddTraits], because: *other, use: .isSelected, quote: A TabView knows its selected… }
  - { on: swiftui, values: .isButton, in: [traits, accessibilityAddTraits], elements: TabView, because: *other, quote: A TabView knows its selected… }
  - { on: android, values: [double tap to…, double-tap to…], in: announcements, states: selected, because: "nobody selects a selected tab again, so that no hint is said", quote: A selected tab cannot be selected again… }
  - { on: compose, values: clickable(role = Role.Tab), because: it does not say that it is selected, use: Modifier.selectable(role = Role.Tab), quote: A tab with clickable(role =… }
  - { on: compose, values: toggleable(role = Role.Tab), because: it is heard as checked or not checked, use: Modifier.selectable(role = Role.Tab), quote: A tab with toggleable(role… }

# States

states:
  - values: selected
    announced: { ios: Selected, android: selected }
    wrong: { ios: [checked, "on"], android: [checked, "on"] }
    quote: &words
      - VoiceOver says “Selected” in front…
      - TalkBack says “selected” in front…
      - Checked and on are the words for other states.
  - values: [unselected, not selected]
    wrong: { ios: [unselected, not selected, unchecked, "off"], android: [unselected, not selected, not checked, "off"] }
    announcement: optional
    quote: *words
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote:
      - With isEnabled set to false…
      - With disabled(true) a tab is heard as “Dimmed”.
      - TalkBack says “disabled” behind the role.

needed-states:
  values: [selected, unselected]
  quote: A person hears which tab is selected

selected-api:
  - on: views
    elements: TabLayout
    values: select()
    also: [selectTab, setSelected(true), isSelected, setCurrentItem, currentItem]
    quote: &select Select a tab with select()…
  - on: views
    elements: [BottomNavigationView, NavigationRailView, NavigationBarView]
    values: setSelectedItemId()
    also: [selectedItemId, setChecked(true), isChecked, setSelected(true), isSelected]
    quote: *select
  - values: { uikit: .selected, swiftui: .isSelected, views: select(), compose: Tab(selected = true) }
    also:
      uikit: [accessibilityTraits, accessibilityTraits.insert(.selected), isSelected, selectedItem, selectedIndex, selectedTab, selectedViewController]
      swiftui: [accessibilityAddTraits(.isSelected), TabView, selection]
      views: [selectedItemId, setSelectedItemId, selectTab, setSelected(true), isSelected, setCurrentItem, currentItem]
      compose: [selected, Modifier.selectable, Modifier.selectable(selected = true), NavigationBarItem(selected = true), NavigationRailItem(selected = true), selectedTabIndex]
    quote:
      - A UITabBar knows its selected…
      - A TabView knows its selected…
      - *select
      - Pass selected = true to the selected…

disabled-api:
  values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: Tab(enabled = false) }
  also: { uikit: [.notEnabled, accessibilityTraits, accessibilityTraits.insert(.notEnabled), UITabBarItem.isEnabled=false], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, NavigationBarItem(enabled = false)] }
  quote:
    - With isEnabled set to false…
    - With disabled(true) a tab is heard as “Dimmed”.
    - Set android:enabled to false…
    - Pass enabled = false to a tab that cannot be used.

segments:
  number: 2
  need: given
  quote: A tab shows one of several…

selection: { values: single, number: 1, need: one, quote: A tab shows one of several… }

# Announcements

announced-label:
  values: contains-all
  quote: A person hears each tab by its name

announced-roles:
  values: tab
  quote: A person hears that this is a tab

announcement-templates:
  - values: { ios: "Selected, {label}, tab", android: "selected, {label}, tab" }
    moment: selected
    quote:
      - “Selected, Inbox, tab, 1 of 4” is what VoiceOver says.
      - “selected, Inbox, tab, 1 of 4” is what TalkBack says.

index-set:
  values: segments
  quote:
    - “Selected, Inbox, tab, 1 of 4” is what VoiceOver says.
    - “selected, Inbox, tab, 1 of 4” is what TalkBack says.

moments:
  values: [segments, selected, unselected, select, focus, disabled]
  quote: A person hears each tab by its name

# Focus

focus-on-select:
  values: stay
  other-words: [selected tab, tab, selected, item]
  quote: The focus stays on the tab that was selected.

focus-on-value-change: { values: stay, other-words: [selected tab, tab, selected, item], quote: The focus stays on the tab that was selected. }

# Keyboard and gestures

keys:
  - { values: [tab, arrows], effect: focus, need: given, quote: The Tab key or an arrow key… }
  - { values: space, effect: activate, need: given, quote: The space bar selects the tab… }
  - { values: { android: enter }, effect: activate, need: given, quote: On Android the Enter key does the same }

hiding-apis:
  # The view around tabs is no element itself.
  - values: { uikit: accessibilityElementsHidden=true, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: accessibilityElementsHidden=false, swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches each tab

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches each tab }
  - { values: doubletap, effect: activate, need: given, quote: A double tap selects the tab in focus }

text-resize: { number: 200, need: given, quote: The text of each tab grows… }

"""#),
    EmbeddedFile(name: "text-field.md", text: #"""
---
title: Text field
name: text-field
publisher: a11y-spec
aliases: [text-input, textfield, text-area, password-field, search-field]
other-names: [input, input field, edit box, text box, edit text, form field]
keyboard:
  tab: The Tab key brings the focus to the field, and leaves it again[^trap]
  space: The space bar writes a space, and the arrow keys move within the text[^keys]
mobile:
  swipe: One swipe reaches the field[^label]
  doubletap: A double tap begins to edit the text[^hint]
screenreader:
  name: A person hears what to write, and still hears it when the field is filled[^wcag]
  role: A person hears that text can be written here[^wcag]
  error: A person hears what is wrong, and how to mend it[^error]
settings:
  text-resize: Label, text and error grow to twice their size and stay whole[^wcag]
---

## All platforms

A text field takes one line or several, a password, or the words of a search.

### Criteria

- **Label** A label stands beside the field; a placeholder alone is gone once something is written[^wcag]
- **Required** The label says “required” in words; a star alone is read as a star or not at all[^star]
- **Buttons** The button that shows a password and the one that clears the field have names with their labels[^buttons]
- **Password** A field for a password hides what is typed; TalkBack reads the text of another one aloud[^edittext]
- **One limit** A field takes as many characters as its counter and its limit say[^limit]
- **Read-only** A text that is only to be read is not disabled, and no screen reader has a word for it[^read]
- **Purpose** A field for a name, an address or a password says so to the system[^purpose]
- **Error** The error is text, is announced, and is no color or icon alone[^error]

### Focus

- After an attempt to send, the focus goes to the first field with an error.[^validation]
- Writing keeps the focus in the field, also where it is full.[^wcag]
- A label that is a stop of its own is reached before its field.[^order]
- A counter that is said at each key talks over the keys: it is said near the end, or after a pause.[^change]

## iOS

### Name

- The name has the visible label, so that Voice Control finds the field by it.[^voice]
- The name neither begins nor ends with the words text field.[^apple]
- A hint tells what happens, and not how to do it.[^hints]
- **UIKit**
  - A label beside a `UITextField` is not tied to it: set `accessibilityLabel`.[^uitextfield]
  - The method `setTitle()` does not exist for a `UITextField`.[^uitextfield]
  - A placeholder is heard as the value of an empty field, and is no name.[^placeholder]
- **SwiftUI**
  - The title of a `TextField` is heard while it is empty: set `accessibilityLabel(_:)`, or take `LabeledContent`.[^placeholder]
  - In a `LabeledContent` with a vertical `labeledContentStyle(_:)`, VoiceOver cannot begin to edit the field.[^cvs]

### Role

- VoiceOver calls it “text field”, “secure text field” or “search field”.[^algorithm]
- No trait makes an element a text field; the element itself says so.[^traits]
- **UIKit**
  - Take `UITextField`, `UITextView` for several lines, or `UISearchTextField`.[^uitextfield]
  - The traits `.button` and `.selected`, and those of other controls, say of a field what is not so.[^traits]
- **SwiftUI**
  - Take `TextField`, `SecureField`, or `TextEditor` for several lines.[^swiftui]
  - The traits `.isButton` and `.isSelected`, and those of other controls, say of a field what is not so.[^traits]

### State

- VoiceOver says “Is editing” behind the role while the text is edited.[^algorithm]
- **UIKit**
  - With `isEnabled` set to `false`, a `UITextField` is heard as “Dimmed”.[^algorithm]
- **SwiftUI**
  - With `disabled(true)` the field is heard as “Dimmed”.[^algorithm]

### Announcements

- “Email, text field, double tap to edit” is what VoiceOver says.[^algorithm]

## Android

### Name

- The name has the visible label, so that Voice Access finds the field by it.[^voice]
- The name neither begins nor ends with the words edit box.[^edittext]
- **Android Views**
  - The `hint` of the field, or of the `TextInputLayout` around it, is the name.[^edittext]
  - A separate label is tied to the field with `labelFor`, and stays a stop of its own.[^edittext]
  - A `contentDescription` is not heard once the field has text.[^edittext]
  - The buttons of a `TextInputLayout` are heard as “Show password”, checked or not checked, and “Clear text”.[^material]
  - The counter of a `TextInputLayout` is a text of its own, “Characters entered 3 of 20”.[^material]
- **Jetpack Compose**
  - The `label` of the field is the name; a `contentDescription` is one more part and replaces nothing.[^textfield]

### Role

- TalkBack calls it “edit box”.[^edittext]
- **Android Views**
  - Take `EditText`, or `TextInputEditText` in a `TextInputLayout`.[^material]
- **Jetpack Compose**
  - Take `TextField`, `OutlinedTextField` or `BasicTextField`, and `SecureTextField` for a password.[^textfield]
  - There is no `Role.TextField`; the semantics of the text say what it is.[^delegate]

### State

- TalkBack says “disabled” at the end.[^edittext]
- TalkBack says “Editing” in front while the text is edited and the keyboard is open.[^edittext]
- **Android Views**
  - Set `android:enabled` to `false` for a field that cannot be used.[^sdk]
  - Set the error with `setError()`; that of an `EditText` is heard as “Error” with its text.[^errortext]
  - The error of a `TextInputLayout` is a text of its own behind the field, and a polite live region.[^material]
  - TalkBack says the error of a `TextInputLayout` without the word “Error”.[^material]
- **Jetpack Compose**
  - Pass `enabled = false` to a field that cannot be used.[^textfield]
  - Say the error with `error()` in `Modifier.semantics`; its text is heard after “Error”.[^delegate]
  - With `isError = true` alone, TalkBack says “Invalid input” and not what is wrong.[^textfield]

### Focus

- TalkBack says each key by itself, and a live region says the field again.[^change]

### Announcements

- **Android Views**
  - “Email, edit box” is what TalkBack says of an empty field.[^edittext]
  - “password, Password, edit box” is what TalkBack says of an empty field for a password.[^edittext]
- **Jetpack Compose**
  - “Edit box, Email” is what TalkBack says of an empty field.[^delegate]

[^change]: TalkBack 15.1, changes of a state and live regions
[^keys]: UITextInput; Android SDK 34, TextKeyListener and ArrowKeyMovementMethod
[^trap]: WCAG 2.2, 2.1.1, 2.1.2
[^label]: WCAG 2.2, 1.3.1; Compose Material 3, TextField
[^hint]: TalkBack 15.1, hint of a field that can be edited; AccessibilitySnapshot, hint of a text field
[^hints]: UIAccessibility.h, accessibilityHint
[^wcag]: WCAG 2.2, 1.3.1, 1.4.4, 3.3.2, 4.1.2
[^order]: WCAG 2.2, 1.3.2, 2.4.3
[^error]: WCAG 2.2, 1.4.1, 3.3.1, 3.3.3, 4.1.3
[^buttons]: WCAG 2.2, 2.5.3, 4.1.2
[^purpose]: WCAG 2.2, 1.3.5
[^limit]: WCAG 2.2, 3.3.2; TalkBack 15.1, maximum length of a field
[^read]: Compose UI, delegate for accessibility; TalkBack 15.1, description of an edit text; AccessibilitySnapshot
[^star]: Reports of apps of the US Department of Labor; Android issue 271387526
[^validation]: CVS Health, iOS SwiftUI accessibility techniques, error validation
[^voice]: WCAG 2.2, 2.5.3
[^apple]: UIAccessibilityElement, accessibilityLabel
[^uitextfield]: UITextField.h; UITextView.h; UISearchTextField.h
[^placeholder]: AccessibilitySnapshot, images of text entry
[^cvs]: CVS Health, iOS SwiftUI accessibility techniques, text fields
[^algorithm]: AccessibilitySnapshot, description of traits and values
[^traits]: UIAccessibilityTraits
[^swiftui]: SwiftUI interface, TextField, SecureField and TextEditor
[^edittext]: TalkBack 15.1, description of an edit text
[^textfield]: Compose Material 3, TextField; Compose UI, semantics
[^material]: Material Components for Android, TextInputLayout
[^delegate]: Compose UI, delegate for accessibility
[^errortext]: Android 17, TextView.setError; TalkBack 15.1, changes of a node
[^sdk]: Android SDK 34, View

"""#),
    EmbeddedFile(name: "text-field.model.yaml", text: #"""
# What text-field.md says, as facts; README.md beside this folder describes the form.

based-on: platform

spec-keys: [placeholder, required, helper, error, max-length, counter, reveal, clear]

variants: { values: [plain, secure, search], quote: A person hears that text can be written here }

# Name

name: { values: required, no-names: placeholder, quote: [A person hears what to write…, A label stands beside the field…] }

said-flags:
  values: required
  key: required
  instead: ["*", "＊"]
  opposite: [optional, not required]
  because: it is read as 'star' or not at all
  quote: The label says “required” in words…

name-of-hidden-label:
  - { values: required, quote: A person hears what to write… }
  - { on: views, values: required, unless: "android:hint", quote: The hint of the field… }

empty-text:
  - { values: [accessibilityLabel, contentDescription, stateDescription, "android:hint"], quote: &empty A person hears what to write… }
  - { on: swiftui, values: [TextField, SecureField], unless: name, because: it is the name that is heard, quote: *empty }

name-matches-label:
  - { values: { ios: contains-all, android: contains-all }, quote: The name has the visible label… }
  - { on: views, values: contains-all, named-by: "android:hint", quote: [The name has the visible label…, The hint of the field…] }

part-name-matches-label: { values: contains-all, of: [reveal, clear], quote: The button that shows a password… }

vague-names:
  - values: [X, ×, ✕, icon, image, eye]
    beginnings: [ic_, btn_, img_, icon_, "@drawable/", "@mipmap/", R.drawable.]
    endings: [.fill, .circle, .png, .svg, .pdf, .xml, _24dp, " icon", " image", " symbol"]
    of: [reveal, clear]
    because: does not say what the button does
    quote: The button that shows a password…
  - { values: [toggle, toggle visibility, toggle password, toggle password visibility, visibility, password visibility, show or hide, show/hide, show or hide password, show/hide password, hide or show password], of: reveal, because: does not say what the button does now, quote: The button that shows a password… }

unfit-name-words:
  values: { ios: [text field, textfield, input field, edit box], android: [edit box, edit text, text field, input field] }
  quote: [The name neither begins nor ends with the words text field., The name neither begins nor ends with the words edit box.]

# Role and element

roles:
  - values: { ios: text field, android: edit box }
    also: { ios: [secure text field, search field], android: [edit text, editbox, password] }
    quote: &called [VoiceOver calls it “text field”…, TalkBack calls it “edit box”.]
  - { variant: secure, values: { ios: secure text field }, quote: &ios VoiceOver calls it “text field”… }
  - { variant: search, values: { ios: search field }, also: { ios: text field }, quote: *ios }

custom-role: { values: { ios: required, android: required }, given-by: { uikit: .searchField }, quote: A person hears that text can be written here }

elements:
  values:
    uikit: [UITextField, UITextView, UISearchTextField]
    swiftui: [TextField, SecureField, TextEditor]
    views: [EditText, TextInputEditText]
    compose: [TextField, OutlinedTextField, BasicTextField, SecureTextField]
  also:
    uikit: UISearchBar
    swiftui: [LabeledContent, searchable]
    views: [TextInputLayout, AppCompatEditText, AutoCompleteTextView, SearchBar, SearchView]
    compose: [OutlinedSecureTextField, BasicSecureTextField, SearchBar, DockedSearchBar, SearchBarDefaults.InputField]
  quote: &elements
    - Take UITextField, UITextView for several…
    - Take TextField, SecureField, or TextEditor for several lines.
    - Take EditText, or TextInputEditText in a TextInputLayout.
    - Take TextField, OutlinedTextField or BasicTextField…

missing-elements:
  values:
    uikit: [TextField, UITextBox, EditText]
    swiftui: [UITextField, TextInput, EditText]
    views: [TextField, TextInput]
    compose: [EditText, TextInput]
  replacements: { uikit: UITextField, swiftui: TextField, views: EditText, compose: TextField }
  quote: *elements

unfit-words:
  - { on: uikit, values: clearButtonMode=.never, beside: clear, because: the button that clears it is never there, use: clearButtonMode=.always, quote: The button that shows a password… }
  - values:
      ios: [double tap to toggle, double-tap to toggle, double tap to toggle setting, double-tap to toggle setting, double tap to activate, double-tap to activate, double tap to select, double-tap to select, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
      views: &hints [double tap to toggle, double-tap to toggle, double tap to activate, double-tap to activate, double tap to select, double-tap to select, swipe up or swipe down to adjust, swipe up or down to adjust, swipe up or down to adjust the value, swipe up or down with one finger to adjust the value]
      compose: *hints
    in: announcements
    because: it is the hint of another control
    quote: ["“Email, text field, double tap to edit”", "“Email, edit box” is what…", "“Edit box, Email” is what…"]
  - { variant: secure, on: ios, values: text field, in: role, because: VoiceOver says more of a password, use: secure text field, quote: *ios }
  - { on: swiftui, elements: SecureField, values: text field, in: role, because: VoiceOver says more of a password, use: secure text field, quote: *ios }
  - { variant: search, on: uikit, elements: UISearchTextField, values: text field, in: role, because: VoiceOver says more of a search, use: search field, quote: *ios }
  - { on: views, variant: secure, values: ["android:inputType=text", "android:inputType=textVisiblePassword", "android:inputType=textEmailAddress", "android:inputType=textPersonName", "android:inputType=textUri", "android:inputType=phone", "android:inputType=number", inputType=TYPE_CLASS_TEXT], because: &shown the password is shown and read aloud, use: "android:inputType=textPassword", quote: &hidden A field for a password hides… }
  - { variant: [plain, search], values: { uikit: isSecureTextEntry=true, views: ["android:inputType=textPassword", "android:inputType=textWebPassword", "android:inputType=numberPassword", inputType=TYPE_TEXT_VARIATION_PASSWORD, "android:password=true"], compose: [PasswordVisualTransformation(), KeyboardType.Password, KeyboardType.NumberPassword, keyboardType=KeyboardType.Password, keyboardType=KeyboardType.NumberPassword, KeyboardOptions(keyboardType = KeyboardType.Password), KeyboardOptions(keyboardType = KeyboardType.NumberPassword)] }, because: &secret "it is for a password, whose text is hidden", quote: *hidden }
  - { variant: plain, values: { swiftui: SecureField, compose: [SecureTextField, OutlinedSecureTextField, BasicSecureTextField] }, in: element, because: *secret, use: TextField, quote: *hidden }
  - { variant: plain, on: ios, values: secure text field, in: [role, announcements], because: *secret, use: text field, quote: *ios }
  - { variant: plain, on: ios, values: search field, in: [role, announcements], because: it is for the words of a search, use: text field, quote: *ios }
  - { variant: secure, values: { ios: [.emailAddress, .username, .telephoneNumber, .name, .givenName, .familyName, .URL, .postalCode, .fullStreetAddress], views: [emailAddress, username, phone, name, personName, postalAddress, postalCode], compose: [ContentType.EmailAddress, ContentType.Username, ContentType.PhoneNumber, ContentType.PersonFullName, ContentType.PostalAddress, ContentType.PostalCode] }, in: &purpose [textContentType, "android:autofillHints", autofillHints, contentType], because: &filled the system fills in something else than a password, use: &password { ios: [.password, .newPassword], views: [password, newPassword], compose: [ContentType.Password, ContentType.NewPassword] }, quote: &purposes "A field for a name, an address or a password…" }
  - { variant: secure, values: { ios: .oneTimeCode, views: smsOTPCode, compose: ContentType.SmsOtpCode }, in: *purpose, because: *filled, use: *password, severity: information, quote: *purposes }
  - { variant: [plain, search], values: { ios: [.password, .newPassword], views: [password, newPassword], compose: [ContentType.Password, ContentType.NewPassword] }, in: *purpose, because: *secret, quote: *purposes }
  - { values: [selected, unselected, checked, unchecked, "on", "off", mixed], in: states, outside: [announce, api, reveal, clear], because: a field has no such state, severity: information, quote: A person hears that text can be written here }
  - { variant: secure, on: uikit, values: isSecureTextEntry=false, because: *shown, use: isSecureTextEntry=true, quote: *hidden }
  - { variant: secure, on: swiftui, values: [TextField, TextEditor], in: element, because: *shown, use: SecureField, quote: *hidden }
  - { on: uikit, values: setTitle(), because: a UITextField has no such method, use: accessibilityLabel, quote: The method setTitle() does… }
  - { on: uikit, values: [.button, .selected, .adjustable, .link, .staticText, .tabBar, .toggleButton], in: [traits, accessibilityTraits], because: it says of a field what is not so, quote: The traits .button and .selected… }
  - { on: swiftui, values: [.isButton, .isSelected, .isLink, .isStaticText, .isTabBar, .isToggle], because: it says of a field what is not so, quote: The traits .isButton and .isSelected… }
  - { on: compose, values: isError, in: states, unless: error(), because: TalkBack says only 'Invalid input' for it, use: error(), quote: "With isError = true alone, TalkBack…" }
  - { values: [Error, Invalid, Invalid input, Invalid value, Invalid entry, Wrong, Wrong input, Not valid], in: error, because: it does not say what is wrong, advice: &mend "say what is wrong, and how to mend it", quote: A person hears what is wrong… }
  - { values: [red, red border, red outline, red line, red text, red icon, warning icon, error icon, icon, border, color, colour], in: error, because: it is seen and not heard, advice: *mend, quote: The error is text… }
  - { on: swiftui, values: labeledContentStyle(.vertical), because: VoiceOver cannot begin to edit the field then, quote: In a LabeledContent with a vertical… }
  - { on: ios, values: [Error, Invalid, Invalid input, Invalid entry, Wrong], in: states, states: [error, invalid], because: VoiceOver has no word for an error and says only what is announced, advice: *mend, quote: The error is text… }
  - { values: { uikit: [isEnabled=false, isUserInteractionEnabled=false, .notEnabled], swiftui: disabled(true), views: ["android:enabled=false", setEnabled(false), isEnabled=false], compose: [TextField(enabled = false), OutlinedTextField(enabled = false), enabled=false] }, states: &read [read-only, read only, readonly], because: "it is disabled then, and not there to be read", quote: &kept A text that is only to be read… }
  - { values: [read only, read-only, readonly], in: states, states: *read, because: no screen reader has a word for it, quote: *kept }
  - { on: swiftui, values: .vertical, in: style, because: VoiceOver cannot begin to edit the field then, quote: In a LabeledContent with a vertical… }
  - { on: compose, values: Invalid input, in: states, states: [error, invalid], because: it does not say what is wrong, advice: *mend, quote: "With isError = true alone, TalkBack…" }
  - { on: views, values: [accessibilityLiveRegion=assertive, accessibilityLiveRegion=View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE], in: [focus, error], because: it cuts off what is being said, use: accessibilityLiveRegion=polite, quote: The error of a TextInputLayout is… }
  - { on: views, elements: TextInputLayout, values: error, in: announcements, because: "TalkBack says that error without the word", quote: TalkBack says the error of… }
  - { on: views, values: [contentDescription, "android:contentDescription", setContentDescription()], because: it is not heard once the field has text, use: "android:hint", quote: A contentDescription is not heard once the field has text. }
  - { values: [submit, submit button, send, send button, save button, sign in button, next button, button, next field, title, heading, screen title, page title, top, top of the screen, top of the page], in: on-error, because: the error is in the field, use: field, quote: After an attempt to send… }

  - { on: views, values: ["app:errorAccessibilityLiveRegion=none", errorAccessibilityLiveRegion=none, setErrorAccessibilityLiveRegion(View.ACCESSIBILITY_LIVE_REGION_NONE), setErrorAccessibilityLiveRegion(ACCESSIBILITY_LIVE_REGION_NONE)], because: nobody hears of the error when it appears, use: polite, quote: The error of a TextInputLayout is… }
  - { values: [tab=insert-tab, tab=insert tab, tab=insert a tab, tab=insert, tab=indent, tab=write, space=activate, space=focus, space=change-value, spacebar=activate, arrows=change-value, arrows=activate], in: keyboard, because: the key writes or moves the cursor, quote: The space bar writes a space… }
  - { variant: secure, on: ios, values: [.emailAddress, .phonePad, .URL, .webSearch, .twitter, .namePhonePad], in: keyboardType, because: &other it is for something else than a password, quote: *purposes }
  - { variant: secure, on: compose, values: [KeyboardType.Email, KeyboardType.Phone, KeyboardType.Uri, KeyboardType.Decimal, keyboardType=KeyboardType.Email, keyboardType=KeyboardType.Phone, keyboardType=KeyboardType.Uri, KeyboardOptions(keyboardType = KeyboardType.Email), KeyboardOptions(keyboardType = KeyboardType.Phone), KeyboardOptions(keyboardType = KeyboardType.Uri)], because: *other, use: KeyboardType.Password, quote: *purposes }
  - { on: ios, values: [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad], in: keyboardType, with: &letters [.emailAddress, .username, .nickname, .givenName, .familyName, .fullStreetAddress, .addressCity, .organizationName], because: &digits nobody can write letters with it, quote: *purposes }
  - { on: views, values: ["android:inputType=number", "android:inputType=phone", "android:inputType=numberDecimal", inputType=TYPE_CLASS_NUMBER, inputType=TYPE_CLASS_PHONE], with: [emailAddress, username, personName, postalAddress], because: *digits, quote: *purposes }
  - { on: compose, values: [KeyboardType.Number, KeyboardType.Phone, KeyboardType.Decimal, keyboardType=KeyboardType.Number, keyboardType=KeyboardType.Phone, KeyboardOptions(keyboardType = KeyboardType.Number), KeyboardOptions(keyboardType = KeyboardType.Phone)], with: [ContentType.EmailAddress, ContentType.Username, ContentType.PersonFullName, ContentType.PostalAddress], because: *digits, quote: *purposes }
  - { on: uikit, elements: UITextView, values: isEnabled=false, states: disabled, unless: [UITextField, UISearchTextField, UISearchBar], because: a UITextView has no such property, use: .notEnabled, quote: "With isEnabled set to false…" }
  - { on: uikit, elements: UITextView, values: isEditable=false, states: disabled, because: "the text can only be read then, and VoiceOver does not say 'Dimmed'", use: .notEnabled, quote: A text that is only to be read… }
  - { variant: secure, on: compose, values: [TextField, OutlinedTextField, BasicTextField], in: element, unless: [visualTransformation, PasswordVisualTransformation, KeyboardType, password, SecureTextField, OutlinedSecureTextField, BasicSecureTextField], because: *shown, use: SecureTextField, severity: information, quote: *hidden }
  - { variant: secure, on: compose, values: [VisualTransformation.None, visualTransformation=VisualTransformation.None], because: *shown, use: PasswordVisualTransformation(), quote: *hidden }
  - { variant: secure, values: [TextField, UITextField, text field, plain field, visible field], in: order, because: the two fields are reached one after the other, quote: One swipe reaches the field }
  - { variant: [plain, secure], values: { ios: [textContentType=none, textContentType=nil, textContentType=.none, textContentType(.none), textContentType(nil)], views: ["android:importantForAutofill=no", importantForAutofill=no, importantForAutofill=noExcludeDescendants, setImportantForAutofill(View.IMPORTANT_FOR_AUTOFILL_NO)], compose: [contentType=none, contentType=null] }, because: nothing fills it in for people who find it hard to write, severity: information, quote: *purposes }
  - { on: compose, values: supportingText, in: states, states: [error, invalid], with: error(), because: the error is heard twice, severity: information, quote: Say the error with error()… }
  - { on: views, values: [setError(null), setError=null, TextInputLayout.setError(null)], in: states, states: [error, invalid], because: it takes the error away, quote: Set the error with setError()… }
  - { on: ios, values: [.telephoneNumber, .oneTimeCode, .creditCardNumber, .postalCode, .name, .givenName, .familyName, .fullStreetAddress, .addressCity, .URL, .countryName], in: &kinds [textContentType, keyboardType], named: &mail [email, e-mail, email address], because: &wrong the system fills in something else, use: .emailAddress, quote: *purposes }
  - { on: ios, values: [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad], in: keyboardType, named: *mail, because: *digits, use: .emailAddress, quote: *purposes }
  - { on: ios, values: [.emailAddress, .creditCardNumber, .postalCode, .name, .givenName, .familyName, .fullStreetAddress, .addressCity, .URL], in: *kinds, named: &phone [phone, telephone, phone number, mobile number], because: *wrong, use: .telephoneNumber, quote: *purposes }
  - { on: android, values: [phone, postalCode, name, personName, postalAddress, creditCardNumber, ContentType.PhoneNumber, ContentType.PostalCode, ContentType.PersonFullName, ContentType.PostalAddress, ContentType.CreditCardNumber], in: *purpose, named: *mail, because: *wrong, use: { views: emailAddress, compose: ContentType.EmailAddress }, quote: *purposes }
  - { on: android, values: [emailAddress, postalCode, name, personName, postalAddress, creditCardNumber, ContentType.EmailAddress, ContentType.PostalCode, ContentType.PersonFullName, ContentType.PostalAddress, ContentType.CreditCardNumber], in: *purpose, named: *phone, because: *wrong, use: { views: phone, compose: ContentType.PhoneNumber }, quote: *purposes }

smallest-value: { number: 1, key: max-length, because: such a field takes no text, quote: A person hears that text can be written here }

name-beside-label:
  - { on: compose, values: duplicated, quote: The label of the field is the name… }

# States

states:
  - values: disabled
    announced: { uikit: Dimmed, swiftui: Dimmed, android: disabled }
    quote: [With isEnabled set to false…, With disabled(true) the field is heard as “Dimmed”., TalkBack says “disabled” at the end.]
  - values: [error, invalid]
    announced: { views: Error, compose: Error }
    announcement: optional
    quote: [Set the error with setError()…, Say the error with error()…]

disabled-api:
  - values: { uikit: isEnabled=false, swiftui: disabled(true), views: "android:enabled=false", compose: TextField(enabled = false) }
    also: { uikit: [.notEnabled, accessibilityTraits.insert(.notEnabled), isUserInteractionEnabled=false, isEditable=false], swiftui: disabled(), views: [setEnabled(false), isEnabled=false], compose: [enabled = false, OutlinedTextField(enabled = false), SearchBar(enabled = false), SearchBarDefaults.InputField(enabled = false)] }
    quote: ["With isEnabled set to false…", With disabled(true) the field is heard as “Dimmed”., "Set android:enabled to false…", Pass enabled = false to a field that cannot be used.]

number-apis: { values: { views: ["android:maxLength", "app:counterMaxLength", setCounterMaxLength(), InputFilter.LengthFilter()], compose: [maxTextLength, InputTransformation.maxLength()] }, key: max-length, quote: A field takes as many characters… }

needed-keys:
  - { values: text, in: error, because: the error does not say what is wrong, quote: The error is text… }
  - { values: [label, name], in: [reveal, clear], because: nothing names the button, quote: The button that shows a password… }

error-api:
  values: { views: setError(), compose: error() }
  also: { views: [TextInputLayout.setError(), errorContentDescription, "app:errorEnabled", error], compose: [Modifier.semantics, semantics, isError] }
  quote: [Set the error with setError()…, Say the error with error()…]

# Announcements

announced-label: { values: contains-all, exempt: [error, invalid, value-change], quote: A person hears what to write… }

announced-roles:
  - values: { ios: text field, android: edit box }
    also: { ios: [secure text field, search field] }
    exempt: &exempt [error, invalid, value-change]
    quote: *called
  - { variant: secure, values: { ios: secure text field }, exempt: *exempt, quote: *ios }
  - { variant: search, values: { ios: search field }, exempt: *exempt, quote: *ios }

announcement-templates:
  - { variant: secure, values: { ios: "{label}, secure text field", views: "password, {label}, edit box" }, moment: focus, quote: [*ios, “password…] }
  - { variant: search, values: { ios: "{label}, search field" }, moment: focus, quote: *ios }
  - values: { ios: "{label}, text field", views: "{label}, edit box", compose: "edit box, {label}" }
    moment: focus
    quote:
      - “Email, text field, double tap to edit” is what VoiceOver says.
      - “Email, edit box” is what TalkBack says of an empty field.
      - “Edit box, Email” is what TalkBack says of an empty field.

# Focus

focus-order:
  - { values: [label, field], label: visible label, field: [text field, input, edit box, text box], quote: A label that is a stop… }
  - { on: views, values: [field, error], field: [text field, input, edit box, text box], error: [error text, error message], quote: The error of a TextInputLayout… }

announced-events:
  values: error
  called: the error
  said-by: [setError(), TextInputLayout.setError(), error()]
  quote: The error is text, is announced, and…

unannounced-events: { values: value-change, because: it talks over the keys, quote: "A counter that is said at each key…" }

focus-on-value-change: { values: stay, other-words: [field, input, edit box, text box], quote: Writing keeps the focus in the field… }

# Keyboard and gestures

keys:
  - { values: tab, effect: focus, need: given, quote: The Tab key brings the focus… }

hiding-apis:
  - values: { uikit: isAccessibilityElement=false, swiftui: accessibilityHidden(true), views: importantForAccessibility=no, compose: hideFromAccessibility() }
    other-names: { uikit: accessibilityElementsHidden=true, views: [importantForAccessibility=noHideDescendants, IMPORTANT_FOR_ACCESSIBILITY_NO, IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS], compose: invisibleToUser() }
    shown-by: { uikit: [isAccessibilityElement=true, accessibilityElementsHidden=false], swiftui: accessibilityHidden(false), views: importantForAccessibility=yes }
    quote: One swipe reaches the field
  - { on: views, values: ["android:focusable=false", setFocusable(false)], shown-by: ["android:focusable=true", setFocusable(true)], from: the keyboard, quote: The Tab key brings the focus… }
  - { on: views, values: ["android:clickable=false", setClickable(false)], shown-by: ["android:clickable=true", setClickable(true)], from: a double tap, quote: A double tap begins to edit the text }

gestures:
  - { values: [swipe, swipe-left, swipe-right], effect: focus, need: given, quote: One swipe reaches the field }
  - { values: doubletap, effect: activate, need: given, quote: A double tap begins to edit the text }

text-resize: { number: 200, need: given, quote: "Label, text and error grow…" }

disputed:
  - sentence: contentDescription overrides android:text
    on: views
    says: TalkBack reads the text of a field that has one, and never its contentDescription
    source: TalkBack 15.1, EditTextDescription
  - { sentence: label with setTitle(), on: uikit, says: UITextField has no such method, source: UITextField.h }
  - { sentence: EditBox, on: views, says: the class is EditText, source: "Android SDK 34, EditText" }

"""#),
    EmbeddedFile(name: "unit-readings.tsv", text: #"""
# Units that a screen reader reads in another way than they are meant, or letter by letter. One row a unit and platform:
#   platform, the unit as it is written, how it is read, what it may mean in words divided by ' | ' (the likeliest first),
#   the words beside it, or in what the control is called, that say that it is read rightly, and the source.
ios	m	meters	minutes | meters	meter | meters | metre | metres | distance | radius | length | height | width | depth | altitude | range | km | cm	Automattic/pocket-casts-ios #509; microsoft/AdaptiveCards #6848; lionheart/openradar-mirror #2838
ios	s	a letter	seconds		Automattic/pocket-casts-ios #509
ios	h	a letter	hours		jellyfin/Swiftfin #1738; calcom/cal.diy #29750
ios	d	a letter	days		DagAgren/toot #123
ios	m²	M to the power of 2	square meters		kevin-hirsch.com, VoiceOver vs. symbols and units
android	m	meters	minutes | meters	meter | meters | metre | metres | distance | radius | length | height | width | depth | altitude | range | km | cm	ankidroid/Anki-Android #19999

"""#),
    EmbeddedFile(name: "vocabulary.yaml", text: #"""
# The names and words of the guidelines, and where each is at home.
#
# apis: one entry a name, as completion offers it:
#   name, home (a framework or a list), kind (api when absent; trait, notification, element, value,
#   tool), components (all when absent), aliases (other right spellings), misspellings (wrong ones
#   that occur in print), obsolete (what replaces the name, the guideline's choice first),
#   preferred (what the guideline has in place of a name that does something similar),
#   purpose (where it is in no row of the counterparts: title, role, the text of one state such as `on text`,
#   or the row it serves as well),
#   takes (the values that it can be set to, where they are few),
#   quoted (false for well-known names that no document mentions).
# misspellings: wrong spellings whose right one is no name of the list. `name(:)` for `name(_:)` and `android=name` for
#   `android:name` need none.
# counterparts: what each purpose is called in each framework, the first choice first.
# qualifiers: modules and types that may stand in front of a name, as in UIKit.UIStepper, without
#   changing what it means.
# looks: what code changes that is seen and not heard, as the last words of a name: `setTextColor` is a `color`.
# classes: by framework, well-known elements that are no names of the list, or native to other
#   components as well: those that bring a role along, and those that do not.
# terms: by kind, the words of a spec that are no APIs, with on (platforms), components, aliases, and
#   title (what a sentence calls it).

apis:
  # UIKit
  - { name: accessibilityLabel, home: uikit }
  - { name: setTitle(), home: uikit, purpose: title }
  - { name: setTitle( ), home: uikit, obsolete: setTitle() }
  - { name: "setAccessibilityLabel(_:)", home: uikit, purpose: name, quoted: false }
  - { name: isAccessibilityElement, home: uikit, takes: [true, false] }
  - { name: isEnabled, home: [uikit, views], takes: [true, false] }
  - { name: isOn, home: [uikit, swiftui], takes: [true, false] }
  - { name: accessibilityTraits, home: uikit, purpose: traits }
  - { name: accessibilityFrameInContainerSpace, home: uikit, misspellings: accessibilityFrameInContainer }
  - { name: frame.union, home: uikit, components: page-control }
  - { name: shouldGroupAccessibilityChildren, home: uikit, takes: [true, false], misspellings: shouldGroupAccessibilityElement }
  - { name: "UIAccessibility.post(notification:argument:)", home: [uikit, swiftui] }
  - { name: UIAccessibilityContainer, home: uikit }
  - { name: accessibilityViewIsModal, home: uikit, takes: [true, false] }
  - { name: accessibilityIncrement(), home: uikit }
  - { name: accessibilityDecrement(), home: uikit }
  - { name: accessibilityElementIsFocused(), home: uikit }
  - { name: .adjustable, home: uikit, kind: trait, aliases: UIAccessibilityTraits.adjustable }
  - { name: .notEnabled, home: uikit, kind: trait, aliases: UIAccessibilityTraits.notEnabled }
  - { name: UIAccessibilityTraitAdjustable, home: uikit, kind: trait, obsolete: .adjustable }
  - { name: UIAccessibilityTraitNotEnabled, home: uikit, kind: trait, obsolete: .notEnabled }
  - { name: .screenChanged, home: [uikit, swiftui], kind: notification, aliases: UIAccessibility.Notification.screenChanged }
  - { name: .announcement, home: [uikit, swiftui], kind: notification, aliases: UIAccessibility.Notification.announcement }
  - { name: UIAccessibilityLayoutChangedNotification, home: uikit, kind: notification, obsolete: [.screenChanged, .layoutChanged] }
  - { name: UIAccessibilityAnnouncementNotification, home: uikit, kind: notification, obsolete: .announcement }
  - { name: UIStepper, home: uikit, kind: element, components: stepper }
  - { name: UIPageControl, home: uikit, kind: element, components: page-control }
  - { name: UISegmentedControl, home: uikit, kind: element, components: segmented-control }
  - { name: UIStackView, home: uikit, kind: element, misspellings: Stackview }
  - { name: Accessibility Enabled, home: uikit, kind: tool }
  - { name: Identity Inspector, home: uikit, kind: tool }
  - { name: Interface Builder, home: uikit, kind: tool }

  # SwiftUI
  - { name: "accessibilityLabel(_:)", home: swiftui }
  - { name: accessibilityHidden(true), home: swiftui }
  - { name: "accessibilityElement(children: .combine)", home: swiftui }
  - { name: accessibilityAddTraits(.isSelected), home: swiftui }
  - { name: disabled(), home: [swiftui, compose], aliases: disabled(true) }
  - { name: "@FocusState", home: swiftui, misspellings: "@FocusStatein" }
  - { name: "focused(_:)", home: swiftui, aliases: focused }
  - { name: "focused(_:equals:)", home: swiftui }
  - { name: "@AccessibilityFocusState", home: swiftui }
  - { name: .isSelected, home: swiftui, kind: trait, components: page-control, aliases: [AccessibilityTraits.isSelected, isSelected] }
  - { name: Stepper, home: swiftui, kind: element, components: stepper }
  - { name: Picker, home: swiftui, kind: element, components: segmented-control }
  - { name: SegmentedPickerStyle, home: swiftui, kind: element, components: segmented-control, aliases: [.segmented, SegmentedPickerStyle()] }

  # Android Views
  - { name: contentDescription, home: [views, compose] }
  - { name: "android:text", home: views, purpose: title, aliases: setText() }
  - { name: labelFor, home: views, aliases: ["android:labelFor", setLabelFor()] }
  - { name: setError(), home: views, components: [text-field, checkbox], quoted: false }
  - { name: "android:enabled", home: views, takes: [true, false] }
  - { name: "android:checked", home: views, takes: [true, false] }
  - { name: "android:focusable", home: views, takes: [true, false], aliases: focusable }
  - { name: "android:clickable", home: views, takes: [true, false], aliases: clickable }
  - { name: onClick, home: [views, compose], aliases: "android:onClick" }
  - { name: onTouch, home: views }
  - { name: "android:nextFocusDown", home: views, aliases: [nextFocusDown, setNextFocusDownId()] }
  - { name: "android:nextFocusUp", home: views, aliases: [nextFocusUp, setNextFocusUpId()] }
  - { name: "android:nextFocusRight", home: views, aliases: [nextFocusRight, setNextFocusRightId()] }
  - { name: "android:nextFocusLeft", home: views, aliases: [nextFocusLeft, setNextFocusLeftId()] }
  - { name: accessibilityTraversalBefore, home: views, aliases: ["android:accessibilityTraversalBefore", setAccessibilityTraversalBefore()] }
  - { name: accessibilityTraversalAfter, home: views, aliases: ["android:accessibilityTraversalAfter", setAccessibilityTraversalAfter()] }
  - { name: accessibilityLiveRegion, home: views, takes: [polite, assertive], aliases: ["android:accessibilityLiveRegion", setAccessibilityLiveRegion()] }
  - { name: importantForAccessibility, home: views, takes: ["yes", "no", noHideDescendants], aliases: ["android:importantForAccessibility", setImportantForAccessibility()] }
  - { name: IMPORTANT_FOR_ACCESSIBILITY_NO, home: views, aliases: View.IMPORTANT_FOR_ACCESSIBILITY_NO, misspellings: [Important_For _Accessibility_NO, Important_For_Accessibility_false] }
  - { name: TYPE_VIEW_FOCUSED, home: views, aliases: AccessibilityEvent.TYPE_VIEW_FOCUSED, misspellings: Type_View_Focused }
  - { name: "android:screenReaderFocusable", home: views, takes: [true, false], aliases: [screenReaderFocusable, setScreenReaderFocusable()] }
  - { name: accessibility service, home: views, components: page-control, aliases: AccessibilityService }
  - { name: FLAG_REQUEST_ACCESSIBILITY_BUTTON, home: views, components: page-control, aliases: flagRequestAccessibilityButton }
  - { name: AccessibilityServiceInfo, home: views, components: page-control }
  - { name: "android:accessibilityFlags", home: views, components: page-control }
  - { name: registerAccessibilityButtonCallback(), home: views, components: page-control }
  - { name: Button, home: [swiftui, views, compose], kind: element }
  - { name: ImageButton, home: views, kind: element, misspellings: Image Button }
  - { name: View, home: views, kind: element, components: stepper }
  - { name: TabLayout, home: views, kind: element, components: [page-control, segmented-control] }
  - { name: ViewPager, home: views, kind: element, components: page-control }
  - { name: Tabs, home: views, kind: element, components: segmented-control }
  - { name: ViewGroup, home: views, kind: element }

  # Jetpack Compose
  - { name: 'Modifier.semantics { contentDescription = "" }', home: compose }
  - { name: "Modifier.semantics(mergeDescendants = true) {}", home: compose }
  - { name: "Modifier.semantics { disabled() }", home: compose }
  - { name: 'Modifier.semantics { stateDescription = "" }', home: compose }
  - { name: stateDescription, home: [views, compose] }
  - { name: mergeDescendants, home: compose, takes: [true, false] }
  - { name: customActions, home: compose }
  - { name: 'CustomAccessibilityAction(label = "", action = { true })', home: compose }
  - { name: Button(enabled = true), home: compose, components: page-control }
  - { name: Button(enabled = false), home: compose, components: page-control }
  - { name: Tab(enabled = true), home: compose, components: segmented-control }
  - { name: Tab(enabled = false), home: compose, components: segmented-control }
  - { name: Tab(selected = <condition logic>), home: compose, components: segmented-control }
  - { name: TabRow(selectedTabIndex = tabIndex), home: compose, components: segmented-control }
  - { name: Modifier.focusTarget(), home: compose }
  - { name: Modifier.focusOrder(), home: compose }
  - { name: Modifier.onFocusEvent(), home: compose }
  - { name: Modifier.onFocusChanged(), home: compose }
  - { name: FocusRequester, home: compose }
  - { name: FocusRequester.createRefs(), home: compose }
  - { name: requestFocus(), home: [views, compose] }
  - { name: TabRow, home: compose, kind: element, components: segmented-control }
  - { name: Tab, home: compose, kind: element, components: segmented-control }
  - { name: Chip, home: compose, kind: element, components: segmented-control }

  # Values
  - { name: polite, home: views, kind: value }
  - { name: assertive, home: views, kind: value }

  # Well-known names that the documents do not mention
  - { name: accessibilityHint, home: uikit, purpose: hint, quoted: false }
  - { name: accessibilityValue, home: uikit, quoted: false }
  - { name: accessibilityIdentifier, home: uikit, quoted: false }
  - { name: accessibilityElements, home: uikit, quoted: false }
  - { name: accessibilityElementsHidden, home: uikit, takes: [true, false], quoted: false }
  - { name: accessibilityCustomActions, home: uikit, quoted: false }
  - { name: UIAccessibilityCustomAction, home: uikit, quoted: false }
  - { name: accessibilityUserInputLabels, home: uikit, quoted: false }
  - { name: accessibilityRespondsToUserInteraction, home: uikit, takes: [true, false], quoted: false }
  - { name: accessibilityPerformMagicTap(), home: uikit, quoted: false }
  - { name: adjustsFontForContentSizeCategory, home: uikit, takes: [true, false], quoted: false }
  - { name: .layoutChanged, home: [uikit, swiftui], kind: notification, quoted: false, aliases: UIAccessibility.Notification.layoutChanged, preferred: .screenChanged }
  - { name: .button, home: uikit, kind: trait, quoted: false, aliases: UIAccessibilityTraits.button, purpose: role }
  - { name: .selected, home: uikit, kind: trait, quoted: false, aliases: UIAccessibilityTraits.selected }
  - { name: .header, home: uikit, kind: trait, quoted: false, aliases: UIAccessibilityTraits.header, purpose: role }
  - { name: .updatesFrequently, home: uikit, kind: trait, quoted: false, aliases: UIAccessibilityTraits.updatesFrequently }
  - { name: .tabBar, home: uikit, kind: trait, quoted: false, aliases: UIAccessibilityTraits.tabBar, purpose: role }
  - { name: UIButton, home: uikit, kind: element, quoted: false }
  - { name: "accessibilityHint(_:)", home: swiftui, purpose: hint, quoted: false }
  - { name: "accessibilityValue(_:)", home: swiftui, quoted: false }
  - { name: "accessibilityIdentifier(_:)", home: swiftui, quoted: false }
  - { name: "accessibilityAdjustableAction(_:)", home: swiftui, quoted: false, purpose: role }
  - { name: "accessibilityAction(named:_:)", home: swiftui, quoted: false }
  - { name: "accessibilityInputLabels(_:)", home: swiftui, quoted: false }
  - { name: "accessibilityRemoveTraits(_:)", home: swiftui, quoted: false }
  - { name: "accessibilityFocused(_:)", home: swiftui, quoted: false }
  - { name: "accessibilitySortPriority(_:)", home: swiftui, quoted: false }
  - { name: "accessibilityRepresentation(representation:)", home: swiftui, quoted: false, purpose: role }
  - { name: "accessibilityChildren(children:)", home: swiftui, quoted: false }
  - { name: accessibilityScrollAction, home: swiftui, quoted: false }
  - { name: "dynamicTypeSize(_:)", home: swiftui, quoted: false }
  - { name: AccessibilityNotification.Announcement, home: [uikit, swiftui], quoted: false, purpose: announce }
  - { name: AccessibilityNotification.ScreenChanged, home: [uikit, swiftui], quoted: false }
  - { name: AccessibilityNotification.LayoutChanged, home: [uikit, swiftui], quoted: false }
  - { name: .isButton, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isButton, purpose: role }
  - { name: .isHeader, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isHeader, purpose: role }
  - { name: .toggleButton, home: uikit, kind: trait, quoted: false, aliases: UIAccessibilityTraits.toggleButton, purpose: role }
  - { name: .isToggle, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isToggle, purpose: role }
  - { name: .isLink, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isLink, purpose: role }
  - { name: .isSearchField, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isSearchField, purpose: role }
  - { name: .isTabBar, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isTabBar, purpose: role }
  - { name: .updatesFrequently, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.updatesFrequently }
  - { name: TabView, home: swiftui, kind: element, components: page-control, quoted: false }
  - { name: PageTabViewStyle, home: swiftui, kind: element, components: page-control, quoted: false, aliases: [.page, PageTabViewStyle()] }
  - { name: "android:contentDescription", home: views, purpose: name, quoted: false, aliases: setContentDescription() }
  - { name: "android:hint", home: views, quoted: false, aliases: setHint() }
  - { name: "android:tooltipText", home: views, quoted: false, aliases: setTooltipText() }
  - { name: "android:textOn", home: views, quoted: false, aliases: [textOn, setTextOn()], purpose: on text }
  - { name: "android:textOff", home: views, quoted: false, aliases: [textOff, setTextOff()], purpose: off text }
  - { name: "android:showText", home: views, takes: [true, false], quoted: false, aliases: ["app:showText", showText, setShowText()] }
  - { name: setStateDescription(), home: views, quoted: false, misspellings: "android:stateDescription" }
  - { name: setContainerTitle(), home: views, quoted: false, purpose: group name }
  - { name: "android:accessibilityHeading", home: views, takes: [true, false], quoted: false, aliases: setAccessibilityHeading() }
  - { name: "android:accessibilityPaneTitle", home: views, quoted: false, aliases: setAccessibilityPaneTitle() }
  - { name: "android:focusableInTouchMode", home: views, takes: [true, false], quoted: false, aliases: setFocusableInTouchMode() }
  - { name: accessibilityPerformEscape(), home: uikit, quoted: false }
  - { name: className, home: views, quoted: false, aliases: setClassName(), purpose: role }
  - { name: AccessibilityDelegate, home: views, quoted: false, aliases: [View.AccessibilityDelegate, setAccessibilityDelegate, accessibilityDelegate], purpose: role }
  - { name: AccessibilityNodeInfo, home: views, quoted: false, aliases: [AccessibilityNodeInfoCompat, onInitializeAccessibilityNodeInfo], purpose: role }
  - { name: ViewCompat.addAccessibilityAction, home: views, quoted: false }
  - { name: ViewCompat.replaceAccessibilityAction, home: views, quoted: false }
  - { name: announceForAccessibility, home: views, quoted: false, purpose: announce }
  - { name: sendAccessibilityEvent, home: views, quoted: false }
  - { name: setOnClickListener, home: views, quoted: false }
  - { name: setEnabled(), home: [uikit, views], quoted: false }
  - { name: setFocusable(), home: views, quoted: false }
  - { name: setClickable(), home: views, quoted: false }
  - { name: performClick, home: views, quoted: false }
  - { name: setLabelFormatter(), home: views, components: slider, quoted: false }
  - { name: setMin(), home: views, components: slider, quoted: false }
  - { name: setMax(), home: views, components: slider, quoted: false }
  - { name: setDuration(), home: views, components: snackbar, quoted: false }
  - { name: "android:linksClickable", home: views, components: link, quoted: false, takes: [true, false], aliases: [linksClickable, setLinksClickable()] }
  - { name: destination, home: swiftui, components: link, quoted: false }
  - { name: buildAnnotatedString, home: compose, components: link, quoted: false }
  - { name: setMessage(), home: views, components: dialog, quoted: false, purpose: text of message }
  - { name: setPositiveButton(), home: views, components: dialog, quoted: false, purpose: text of buttons }
  - { name: setNegativeButton(), home: views, components: dialog, quoted: false, purpose: text of buttons }
  - { name: setNeutralButton(), home: views, components: dialog, quoted: false, purpose: text of buttons }
  - { name: setAction(), home: views, components: snackbar, quoted: false, purpose: text of action }
  - { name: actionLabel, home: compose, components: snackbar, quoted: false, purpose: text of action }
  - { name: "app:helperText", home: views, components: text-field, quoted: false, purpose: text of helper, aliases: [helperText, setHelperText()] }
  - { name: "app:placeholderText", home: views, components: text-field, quoted: false, purpose: text of placeholder, aliases: [placeholderText, setPlaceholderText()] }
  - { name: setItems(), home: views, components: dialog, quoted: false }
  - { name: setView(), home: views, components: dialog, quoted: false }
  - { name: searchTextField, home: uikit, components: text-field, quoted: false }
  - { name: lineLimits, home: compose, components: text-field, quoted: false }
  - { name: inputField, home: compose, components: text-field, quoted: false }
  - { name: Linkify, home: views, components: link, quoted: false }
  - { name: IMPORTANT_FOR_ACCESSIBILITY_YES, home: views, quoted: false, aliases: View.IMPORTANT_FOR_ACCESSIBILITY_YES }
  - { name: IMPORTANT_FOR_ACCESSIBILITY_AUTO, home: views, quoted: false, aliases: View.IMPORTANT_FOR_ACCESSIBILITY_AUTO }
  - { name: ViewPager2, home: views, kind: element, components: page-control, quoted: false }
  - { name: TabLayoutMediator, home: views, components: page-control, quoted: false }
  - { name: TabItem, home: views, kind: element, components: segmented-control, quoted: false }
  - { name: tabItem(_:), home: swiftui, quoted: false }
  - { name: MaterialButtonToggleGroup, home: views, kind: element, components: segmented-control, quoted: false }
  - { name: MaterialButton, home: views, kind: element, quoted: false }
  - { name: liveRegion, home: compose, takes: [LiveRegionMode.Polite, LiveRegionMode.Assertive], quoted: false, purpose: announce }
  - { name: LiveRegionMode.Polite, home: compose, kind: value, quoted: false }
  - { name: LiveRegionMode.Assertive, home: compose, kind: value, quoted: false }
  - { name: role = Role.Button, home: compose, quoted: false, aliases: Role.Button, purpose: role }
  - { name: role = Role.Tab, home: compose, quoted: false, aliases: Role.Tab, purpose: role }
  - { name: role = Role.Checkbox, home: compose, quoted: false, aliases: Role.Checkbox, purpose: role }
  - { name: role = Role.Switch, home: compose, quoted: false, aliases: Role.Switch, purpose: role }
  - { name: role = Role.RadioButton, home: compose, quoted: false, aliases: Role.RadioButton, purpose: role }
  - { name: role = Role.Image, home: compose, quoted: false, aliases: Role.Image, purpose: role }
  - { name: role = Role.DropdownList, home: compose, quoted: false, aliases: Role.DropdownList, purpose: role }
  - { name: role = Role.ValuePicker, home: compose, quoted: false, aliases: Role.ValuePicker, purpose: role }
  - { name: role = Role.Carousel, home: compose, quoted: false, aliases: Role.Carousel, purpose: role }
  - { name: selected, home: compose, takes: [true, false], quoted: false }
  - { name: onClickLabel, home: compose, quoted: false, purpose: click label }
  - { name: heading(), home: compose, quoted: false }
  - { name: paneTitle, home: compose, quoted: false }
  - { name: traversalIndex, home: compose, quoted: false }
  - { name: isTraversalGroup, home: compose, takes: [true, false], quoted: false }
  - { name: selectableGroup(), home: compose, quoted: false, aliases: Modifier.selectableGroup() }
  - { name: invisibleToUser(), home: compose, quoted: false }
  - { name: hideFromAccessibility(), home: compose, quoted: false }
  - { name: progressBarRangeInfo, home: compose, quoted: false }
  - { name: setProgress, home: [uikit, views, compose], quoted: false }
  - { name: Modifier.clearAndSetSemantics, home: compose, quoted: false, aliases: clearAndSetSemantics }
  - { name: Modifier.clickable, home: compose, quoted: false, aliases: clickable }
  - { name: Modifier.selectable, home: compose, quoted: false, purpose: role }
  - { name: Modifier.toggleable, home: compose, quoted: false, purpose: role }
  - { name: Modifier.triStateToggleable, home: compose, quoted: false, purpose: role }
  - { name: Modifier.focusable(), home: compose, quoted: false }
  - { name: Modifier.focusGroup(), home: compose, quoted: false }
  - { name: Modifier.focusProperties, home: compose, quoted: false, aliases: focusProperties }
  - { name: Modifier.focusRequester(), home: compose, quoted: false, aliases: focusRequester }
  - { name: Modifier.onKeyEvent, home: compose, quoted: false }
  - { name: IconButton, home: compose, kind: element, quoted: false }
  - { name: HorizontalPager, home: compose, kind: element, components: page-control, quoted: false }
  - { name: VerticalPager, home: compose, kind: element, components: page-control, quoted: false }
  - { name: SegmentedButton, home: compose, kind: element, components: segmented-control, quoted: false }
  - { name: SingleChoiceSegmentedButtonRow, home: compose, kind: element, components: segmented-control, quoted: false }
  - { name: PrimaryTabRow, home: compose, kind: element, components: segmented-control, quoted: false }
  - { name: SecondaryTabRow, home: compose, kind: element, components: segmented-control, quoted: false }
  - { name: ScrollableTabRow, home: compose, kind: element, components: segmented-control, quoted: false }
  - { name: FilterChip, home: compose, kind: element, components: segmented-control, quoted: false }

  # React Native; the names that it shares with other frameworks are in platform-names.tsv alone
  - { name: accessible, home: react-native, takes: [true, false], quoted: false }
  - { name: accessibilityRole, home: react-native, quoted: false, purpose: role }
  - { name: accessibilityState, home: react-native, quoted: false }
  - { name: accessibilityActions, home: react-native, quoted: false }
  - { name: onAccessibilityAction, home: react-native, quoted: false }
  - { name: accessibilityLabelledBy, home: react-native, quoted: false }
  - { name: experimental_accessibilityOrder, home: react-native, quoted: false }
  - { name: aria-label, home: react-native, purpose: name, quoted: false }
  - { name: aria-labelledby, home: react-native, quoted: false }
  - { name: aria-hidden, home: react-native, takes: [true, false], quoted: false }
  - { name: aria-disabled, home: react-native, takes: [true, false], quoted: false }
  - { name: aria-selected, home: react-native, takes: [true, false], quoted: false }
  - { name: aria-checked, home: react-native, takes: [true, false, mixed], quoted: false }
  - { name: aria-expanded, home: react-native, takes: [true, false], quoted: false }
  - { name: aria-busy, home: react-native, takes: [true, false], quoted: false }
  - { name: aria-live, home: react-native, quoted: false }
  - { name: aria-modal, home: react-native, takes: [true, false], quoted: false }
  - { name: aria-valuemin, home: react-native, quoted: false }
  - { name: aria-valuemax, home: react-native, quoted: false }
  - { name: aria-valuenow, home: react-native, quoted: false }
  - { name: aria-valuetext, home: react-native, quoted: false }
  - { name: AccessibilityInfo.announceForAccessibility, home: react-native, quoted: false, purpose: announce }
  - { name: AccessibilityInfo.announceForAccessibilityWithOptions, home: react-native, quoted: false, purpose: announce }
  - { name: AccessibilityInfo.sendAccessibilityEvent, home: react-native, quoted: false }
  - { name: Pressable, home: react-native, kind: element, quoted: false }
  - { name: TouchableOpacity, home: react-native, kind: element, quoted: false }

  # Names that another framework has as well, for which no document gives them
  - { name: isSelected, home: [uikit, views], takes: [true, false], quoted: false }
  - { name: setTitle(), home: views, quoted: false }
  - { name: "accessibilityRespondsToUserInteraction(_:)", home: swiftui, quoted: false }
  - { name: focusable(), home: [swiftui, compose], quoted: false }
  - { name: focused, home: compose, quoted: false }
  - { name: View, home: swiftui, quoted: false }
  - { name: Tab, home: swiftui, components: page-control, quoted: false }
  - { name: Chip, home: views, components: segmented-control, quoted: false }
  - { name: TextField, home: [swiftui, compose], kind: element, components: text-field, quoted: false }
  - { name: DatePicker, home: [swiftui, views, compose], kind: element, components: date-picker, quoted: false }
  - { name: RadioButton, home: [views, compose], kind: element, components: radio-button, quoted: false }

misspellings:
  android=clickable=true: "android:clickable=true"
  importantForAccessibility=false: importantForAccessibility=no
  Ctr+tab: ctrl+tab
  EditBox: EditText
  toggleStyle(.checkbox): toggleStyle(.switch)
  .toggleStyle(.checkbox): .toggleStyle(.switch)
  pickerStyle(.radioGroup): pickerStyle(.inline)
  RadioGroupPickerStyle: .inline
  "accessibility(:)": "accessibilityValue(_:)"
  "accessibilityAddTraits(:)": "accessibilityAddTraits(_:)"
  "accessibilityTraits.remove(:)": "accessibilityTraits.remove(_:)"

qualifiers: [UIKit, SwiftUI, UIView, UIControl, UIButton, UILabel, UIAccessibilityElement, NSObject, View, Text, TextView, Stepper, Picker, UIStepper, UIPageControl, UISegmentedControl, ImageButton, AccessibilityEvent, SemanticsPropertyReceiver, SemanticsProperties]

looks: [pressed, color, colors, color filter, tint, tint list, alpha, opacity, background, background resource, border, border width, border stroke, stroke, stroke width, foreground style, shadow, elevation, corner radius, font, text style, text appearance, image, image resource, image drawable, drawable, drawables, compound drawables, right view, left view, right view mode, is hidden, visibility, is highlighted, graphics layer, scale effect, saturation, grayscale, blur, bold, underline]

counterparts:
  - purpose: name
    uikit: accessibilityLabel
    swiftui: "accessibilityLabel(_:)"
    views: [contentDescription, "android:text"]
    compose: 'Modifier.semantics { contentDescription = "" }'
    react-native: accessibilityLabel
  - purpose: hide
    uikit: isAccessibilityElement=false
    swiftui: accessibilityHidden(true)
    views: [importantForAccessibility=no, IMPORTANT_FOR_ACCESSIBILITY_NO]
    react-native: aria-hidden=true
  - purpose: make focusable
    uikit: isAccessibilityElement=true
    views: ["android:focusable", "android:clickable"]
    compose: Modifier.focusTarget()
    react-native: accessible=true
  - purpose: disabled
    uikit: isEnabled=false
    swiftui: disabled()
    views: "android:enabled=false"
    compose: [Button(enabled = false), Tab(enabled = false), "Modifier.semantics { disabled() }"]
    react-native: aria-disabled=true
  - purpose: enabled
    uikit: isEnabled=true
    views: "android:enabled=true"
    compose: [Button(enabled = true), Tab(enabled = true)]
    react-native: aria-disabled=false
  - purpose: selected
    swiftui: accessibilityAddTraits(.isSelected)
    compose: Tab(selected = <condition logic>)
    react-native: aria-selected=true
  - purpose: toggle trait
    uikit: .toggleButton
    swiftui: .isToggle
  - purpose: group
    uikit: [isAccessibilityElement, shouldGroupAccessibilityChildren]
    swiftui: "accessibilityElement(children: .combine)"
    views: ["android:screenReaderFocusable", ViewGroup, "android:focusable=false"]
    compose: "Modifier.semantics(mergeDescendants = true) {}"
    react-native: accessible=true
  - purpose: move focus
    uikit: [.screenChanged, "UIAccessibility.post(notification:argument:)"]
    swiftui: ["@AccessibilityFocusState", "@FocusState"]
    views: TYPE_VIEW_FOCUSED
    compose: requestFocus()
    react-native: AccessibilityInfo.sendAccessibilityEvent
  - purpose: announce
    uikit: [.announcement, "UIAccessibility.post(notification:argument:)"]
    swiftui: AccessibilityNotification.Announcement
    views: accessibilityLiveRegion
    compose: liveRegion
    react-native: AccessibilityInfo.announceForAccessibility
  - purpose: focus order
    uikit: UIAccessibilityContainer
    views: ["android:nextFocusDown", "android:nextFocusUp", "android:nextFocusRight", "android:nextFocusLeft", accessibilityTraversalBefore, accessibilityTraversalAfter]
    compose: [Modifier.focusProperties, Modifier.focusRequester(), Modifier.focusOrder(), FocusRequester, FocusRequester.createRefs()]
    react-native: experimental_accessibilityOrder
  - purpose: link label
    views: labelFor
    react-native: accessibilityLabelledBy
  - purpose: adjust
    uikit: [.adjustable, accessibilityIncrement(), accessibilityDecrement()]
    swiftui: "accessibilityAdjustableAction(_:)"
    react-native: [onAccessibilityAction, accessibilityActions]
  - purpose: state text
    uikit: accessibilityValue
    swiftui: "accessibilityValue(_:)"
    views: setStateDescription()
    compose: stateDescription
    react-native: aria-valuetext
  - purpose: pane title
    views: "android:accessibilityPaneTitle"
    compose: paneTitle
  - purpose: modal
    uikit: accessibilityViewIsModal=true
    swiftui: accessibilityAddTraits(.isModal)
  - purpose: escape
    uikit: accessibilityPerformEscape()
    swiftui: accessibilityAction(.escape)
  - purpose: button trait
    uikit: .button
    swiftui: .isButton
  - purpose: tab bar trait
    uikit: .tabBar
    swiftui: .isTabBar
  - purpose: custom actions
    views: [accessibility service, FLAG_REQUEST_ACCESSIBILITY_BUTTON, registerAccessibilityButtonCallback()]
    compose: customActions
    react-native: accessibilityActions
  - purpose: native stepper
    uikit: UIStepper
    swiftui: Stepper
    views: [Button, ImageButton]
  - purpose: native page control
    uikit: UIPageControl
    views: [TabLayout, ViewPager]
  - purpose: native segmented control
    uikit: UISegmentedControl
    swiftui: [Picker, SegmentedPickerStyle]
    views: [Tabs, Button, ImageButton]
    compose: [PrimaryTabRow, TabRow, Tab, Chip]
  - purpose: native checkbox
    swiftui: Toggle
    views: [CheckBox, MaterialCheckBox]
    compose: [Checkbox, TriStateCheckbox]
  - purpose: native radio group
    views: [RadioGroup, RadioButton, MaterialRadioButton]
    compose: RadioButton
  - purpose: native switch
    uikit: UISwitch
    swiftui: Toggle
    views: [MaterialSwitch, SwitchCompat, Switch]
    compose: Switch
  - purpose: native slider
    uikit: UISlider
    swiftui: Slider
    views: [SeekBar, Slider, RangeSlider]
    compose: [Slider, RangeSlider]
  - purpose: native text field
    uikit: [UITextField, UITextView, UISearchTextField]
    swiftui: [TextField, SecureField, TextEditor]
    views: [EditText, TextInputEditText]
    compose: [TextField, OutlinedTextField, BasicTextField, SecureTextField]
  - purpose: native link
    swiftui: Link
  - purpose: native tab
    uikit: [UITabBar, UITabBarController]
    swiftui: [TabView, Tab]
    views: [TabLayout, BottomNavigationView, NavigationRailView]
    compose: [PrimaryTabRow, SecondaryTabRow, Tab, NavigationBar, NavigationBarItem, NavigationRail, NavigationRailItem]
  - purpose: native dialog
    uikit: [UIAlertController, UISheetPresentationController]
    swiftui: [alert, confirmationDialog, sheet, fullScreenCover, popover]
    views: [AlertDialog, MaterialAlertDialogBuilder, DialogFragment, BottomSheetDialog]
    compose: [AlertDialog, BasicAlertDialog, Dialog, ModalBottomSheet]
  - purpose: native snackbar
    views: [Snackbar, Toast]
    compose: [SnackbarHost, Snackbar]

classes:
  react-native:
    with-role: [Button, Switch, TextInput]
    without-role:
      [View, Pressable, TouchableOpacity, TouchableHighlight, TouchableWithoutFeedback, Text, Image,
       ScrollView, FlatList, SectionList]
  uikit:
    with-role:
      [UIButton, UISwitch, UISlider, UIStepper, UIPageControl, UIPageViewController,
       UISegmentedControl, UITextField, UITextView, UISearchBar, UISearchTextField, UIDatePicker,
       UIPickerView, UIColorWell, UIProgressView, UIActivityIndicatorView, UITabBar,
       UITabBarController, UITabBarItem, UINavigationBar, UIToolbar, UIBarButtonItem, UITableView,
       UITableViewCell, UICollectionView, UICollectionViewCell, UIAlertController, UIMenu,
       UIRefreshControl, UICalendarView]
    without-role:
      [UIView, UIControl, UIStackView, UIScrollView, UILabel, UIImageView, UIVisualEffectView,
       UIContentUnavailableView, custom view, custom]
  swiftui:
    with-role:
      [Button, Toggle, Slider, Stepper, Picker, DatePicker, MultiDatePicker, ColorPicker, Menu,
       Link, NavigationLink, ShareLink, TextField, SecureField, TextEditor, List, Form, Table,
       TabView, ProgressView, Gauge, DisclosureGroup, OutlineGroup, EditButton, PasteButton]
    without-role:
      [View, Text, Image, Label, VStack, HStack, ZStack, LazyVStack, LazyHStack, LazyVGrid,
       LazyHGrid, Grid, ScrollView, Group, GroupBox, GeometryReader, Rectangle, RoundedRectangle,
       Capsule, Circle, Canvas, custom view, custom]
  views:
    with-role:
      [Button, ImageButton, MaterialButton, AppCompatButton, AppCompatImageButton, CheckBox,
       MaterialCheckBox, AppCompatCheckBox, RadioButton, MaterialRadioButton, AppCompatRadioButton,
       RadioGroup, ToggleButton, Switch, SwitchCompat, SwitchMaterial, MaterialSwitch, Chip,
       ChipGroup, Spinner, AppCompatSpinner, SeekBar, AppCompatSeekBar, Slider, RangeSlider,
       RatingBar, ProgressBar, LinearProgressIndicator, CircularProgressIndicator, NumberPicker,
       DatePicker, TimePicker, CalendarView, EditText, AppCompatEditText, TextInputEditText,
       AutoCompleteTextView, SearchView, RecyclerView, ListView, GridView, ExpandableListView,
       TabLayout, TabItem, TabHost, ViewPager, ViewPager2, BottomNavigationView, NavigationView,
       NavigationRailView, Toolbar, MaterialToolbar, FloatingActionButton,
       ExtendedFloatingActionButton, MaterialButtonToggleGroup, WebView]
    without-role:
      [View, ViewGroup, FrameLayout, LinearLayout, RelativeLayout, ConstraintLayout, GridLayout,
       TableLayout, CoordinatorLayout, CardView, MaterialCardView, TextView, AppCompatTextView,
       MaterialTextView, ImageView, AppCompatImageView, ShapeableImageView, ScrollView,
       NestedScrollView, HorizontalScrollView, ComposeView, custom view, custom]
  compose:
    with-role:
      [Button, TextButton, OutlinedButton, ElevatedButton, FilledTonalButton, IconButton,
       FilledIconButton, FilledTonalIconButton, OutlinedIconButton, IconToggleButton,
       FilledIconToggleButton, FilledTonalIconToggleButton, OutlinedIconToggleButton, ToggleButton,
       FloatingActionButton, SmallFloatingActionButton, LargeFloatingActionButton,
       ExtendedFloatingActionButton, Checkbox, TriStateCheckbox, RadioButton, Switch, Slider,
       RangeSlider, Tab, LeadingIconTab, TabRow, AssistChip, FilterChip, InputChip, SuggestionChip,
       SegmentedButton, SingleChoiceSegmentedButtonRow, MultiChoiceSegmentedButtonRow,
       NavigationBar, NavigationBarItem, NavigationRail, NavigationRailItem, NavigationDrawerItem,
       BottomNavigation, BottomNavigationItem, DropdownMenu, DropdownMenuItem,
       ExposedDropdownMenuBox, TextField, OutlinedTextField, BasicTextField, SearchBar, LazyColumn,
       LazyRow, LazyVerticalGrid, LazyHorizontalGrid, HorizontalPager, VerticalPager,
       LinearProgressIndicator, CircularProgressIndicator, DatePicker, TimePicker, TopAppBar,
       BottomAppBar]
    without-role:
      [Box, BoxWithConstraints, Row, Column, FlowRow, FlowColumn, Surface, Card, ElevatedCard,
       OutlinedCard, Text, BasicText, Image, Icon, Canvas, Layout, custom view, custom]

terms:
  role:
    - { word: button, components: [stepper, page-control, segmented-control] }
    - { word: tab, components: segmented-control }
    - { word: adjustable, on: ios, components: [stepper, page-control] }
    - { word: list, on: android, components: page-control }
    - { word: in horizontal pager, on: android, components: page-control }
    - { word: out of grid pager, on: android, components: page-control }
  instruction:
    - { word: double tap to activate, on: android, aliases: double-tap to activate }
    - { word: double tap to select, components: segmented-control, aliases: double-tap to select }
    - { word: swipe up or down with one finger to adjust the value, on: ios, components: page-control }
  state:
    - { word: disabled, aliases: dimmed, components: [stepper, page-control, segmented-control] }
    - { word: enabled, aliases: active, components: [stepper, page-control, segmented-control] }
    - { word: selected, components: [page-control, segmented-control] }
    - { word: unselected, aliases: not selected, components: segmented-control }
    - { word: increment, components: stepper }
    - { word: decrement, components: stepper }
    - { word: busy, components: button, quoted: false, aliases: loading }
    - { word: read-only, components: text-field, quoted: false, aliases: [read only, readonly] }
    - { word: editing, components: text-field, quoted: false, aliases: is editing }
  state-word:
    - { word: Dimmed, on: ios }
    - { word: disabled, on: android }
    - { word: Selected, components: [page-control, segmented-control] }
    - { word: Unselected, components: segmented-control }
    - { word: Increment, components: stepper }
    - { word: Decrement, components: stepper }
    - { word: Increase, on: android, components: stepper }
    - { word: Decrease, on: android, components: stepper }
  key:
    - { word: tab, title: Tab, aliases: [shift+tab, tab key, "tab, ctr+tab or arrow keys"] }
    - { word: ctrl+tab, title: Ctrl+Tab, aliases: [control+tab, ctl+tab] }
    - { word: arrows, title: the arrow keys, aliases: [arrow keys, arrow key, arrow, up, down, left, right, up arrow, down arrow, left arrow, right arrow, arrow up, arrow down, arrow left, arrow right, left and right arrow keys, up and down arrow keys] }
    - { word: space, title: the space bar, aliases: [spacebar, space bar, space key] }
    - { word: enter, title: Enter, aliases: [enter key, return] }
    - { word: plus, on: android, components: slider, title: the plus key, quoted: false, aliases: [plus key, "+", equals] }
    - { word: minus, on: android, components: slider, title: the minus key, quoted: false, aliases: [minus key, "-"] }
    - { word: home, on: android, components: slider, title: Home, quoted: false, aliases: home key }
    - { word: end, on: android, components: slider, title: End, quoted: false, aliases: end key }
    - { word: page-up, on: android, components: slider, title: Page Up, quoted: false, aliases: [page up, pageup] }
    - { word: page-down, on: android, components: slider, title: Page Down, quoted: false, aliases: [page down, pagedown] }
  gesture:
    - { word: swipe, title: a swipe }
    - { word: touch, title: a touch }
    - { word: doubletap, title: a double tap, aliases: [double tap, double-tap] }
    - { word: swipe-right, title: a swipe to the right, aliases: [swipe right or left, swipe left or right] }
    - { word: swipe-left, title: a swipe to the left }
    - { word: swipe-up, title: a swipe up }
    - { word: swipe-down, title: a swipe down }
    - { word: two-finger-swipe, title: a two-finger swipe, aliases: two-finger swipe }
    - { word: two-finger-scrub, on: ios, components: dialog, title: a scrub with two fingers, quoted: false, aliases: [two-finger scrub, two finger scrub, scrub] }
    - { word: magic-tap, on: ios, components: button, title: a magic tap, quoted: false, aliases: magic tap }
    - { word: rotor, on: ios, components: slider, title: the rotor, quoted: false, aliases: rotor gesture }
    - { word: swipe-down-then-left, on: android, components: dialog, title: a swipe down and to the left, quoted: false, aliases: swipe down then left }
    - { word: swipe-up-then-left, on: android, components: dialog, title: a swipe up and to the left, quoted: false, aliases: swipe up then left }
    - { word: swipe-up-then-right, on: android, components: dialog, title: a swipe up and to the right, quoted: false, aliases: swipe up then right }
    - { word: swipe-down-then-right, on: android, components: dialog, title: a swipe down and to the right, quoted: false, aliases: swipe down then right }
    - { word: swipe-up-then-down, on: android, components: slider, title: a swipe up and down, quoted: false, aliases: swipe up then down }
    - { word: swipe-down-then-up, on: android, components: slider, title: a swipe down and up, quoted: false, aliases: swipe down then up }
    - { word: swipe-right-then-left, on: android, components: slider, title: a swipe to the right and back, quoted: false, aliases: swipe right then left }
    - { word: swipe-left-then-right, on: android, components: slider, title: a swipe to the left and back, quoted: false, aliases: swipe left then right }
  effect:
    - { word: focus, title: "move the focus to the {control}" }
    - { word: activate, title: "activate the {control}" }
    - { word: change-page, title: change the page, aliases: [next page, previous page, turn page] }
    - { word: change-value, title: change the value, quoted: false }
    - { word: leave-control, title: "leave the {control}" }
    - { word: none, title: do nothing, aliases: [nothing, no action, no effect, does nothing, not used, unused, n/a] }
  moment:
    - { word: increment, components: stepper }
    - { word: decrement, components: stepper }
    - { word: value-change, components: stepper }
    - { word: dots, components: page-control }
    - { word: page, components: page-control }
    - { word: page-change, components: page-control }
    - { word: select, components: segmented-control }
    - { word: group, components: segmented-control }
  direction:
    - { word: up }
    - { word: down, aliases: below }
    - { word: left }
    - { word: right }
    - { word: previous, aliases: back }
    - { word: next, aliases: forward }
    - { word: start }
    - { word: end }
  place:
    - { word: back button, components: page-control }
    - { word: screen title, components: page-control }
    - { word: first text field, components: page-control }
    - { word: first heading, components: page-control }
    - { word: trigger, on: android, components: page-control, aliases: triggering element }
  politeness:
    - { word: polite, on: android }
    - { word: assertive, on: android }
  unit:
    - { word: "%" }
  other-framework:
    - { word: flutter, title: Flutter, quoted: false }
    - { word: maui, title: .NET MAUI, quoted: false, aliases: [.net maui, dotnet maui, dotnet-maui, net-maui, xamarin, xamarin.forms, xamarin-forms] }
    - { word: unity, title: Unity, quoted: false, aliases: [unity3d, unity-ui] }
    - { word: unreal, title: Unreal Engine, quoted: false, aliases: [unreal-engine, unreal engine] }
    - { word: godot, title: Godot, quoted: false }
    - { word: web, title: the web, quoted: false, aliases: [html, webview, web view, web-view, wkwebview, pwa, react, vue, angular, svelte] }
    - { word: kotlin-multiplatform, title: Kotlin Multiplatform, quoted: false, aliases: [kotlin multiplatform, kmp, kmm, compose-multiplatform, compose multiplatform] }
    - { word: ionic, title: Ionic, quoted: false, aliases: [capacitor, cordova, phonegap] }
    - { word: nativescript, title: NativeScript, quoted: false }
    - { word: titanium, title: Titanium, quoted: false }
    - { word: qt, title: Qt, quoted: false, aliases: [qml, qt quick, qt-quick] }
    - { word: avalonia, title: Avalonia, quoted: false }
    - { word: uno, title: Uno Platform, quoted: false, aliases: [uno platform, uno-platform] }
    - { word: tauri, title: Tauri, quoted: false }
    - { word: lynx, title: Lynx, quoted: false }
    - { word: watchkit, title: WatchKit, quoted: false }
    - { word: appkit, title: AppKit, quoted: false, aliases: [catalyst, mac catalyst] }
    - { word: glance, title: Jetpack Glance, quoted: false, aliases: [jetpack glance, jetpack-glance] }
    - { word: litho, title: Litho, quoted: false }
    - { word: texture, title: Texture, quoted: false, aliases: [asyncdisplaykit] }
  framework:
    - { word: uikit, quoted: false, aliases: ui kit }
    - { word: swiftui, quoted: false, aliases: swift ui }
    - { word: views, quoted: false, aliases: [view, android view, android views, android-views, views (xml), android xml] }
    - { word: compose, quoted: false, aliases: [jetpack compose, jetpack-compose, jetpackcompose, android compose] }
    - { word: react-native, quoted: false, aliases: [react native, reactnative, react_native, rn, expo] }
  constant:
    - word: native
      quoted: false
      aliases: [n/a, Follow native grouping and order, Follow native component grouping]
    - word: default
      quoted: false
      aliases: [Use the device's default focus functionality, Only manage focus when needed, "Primarily, let the device manage default focus"]
    - { word: single, quoted: false, aliases: mutually exclusive }
    - { word: 200%, quoted: false, aliases: Text can resize up to 200% without losing information }
    - word: stay
      quoted: false
      aliases: [does not move, does not change, not moved, no change, no movement, unchanged, default, "false", same element, same segment, same tab, selected segment, selected tab, the selected segment, the selected tab]
  language:
    - { word: en, quoted: false, aliases: english }
    - { word: de, quoted: false, aliases: [german, deutsch] }
    - { word: fr, quoted: false, aliases: [french, français, francais] }
    - { word: es, quoted: false, aliases: [spanish, español, espanol] }
    - { word: it, quoted: false, aliases: [italian, italiano] }
    - { word: pt, quoted: false, aliases: [portuguese, português, portugues] }
    - { word: nl, quoted: false, aliases: [dutch, nederlands] }
    - { word: sv, quoted: false, aliases: [swedish, svenska] }
    - { word: da, quoted: false, aliases: [danish, dansk] }
    - { word: nb, quoted: false, aliases: [norwegian, norsk] }
    - { word: fi, quoted: false, aliases: [finnish, suomi] }
    - { word: pl, quoted: false, aliases: [polish, polski] }
    - { word: cs, quoted: false, aliases: [czech, čeština] }
    - { word: tr, quoted: false, aliases: [turkish, türkçe] }
    - { word: el, quoted: false, aliases: [greek, ελληνικά] }
    - { word: ru, quoted: false, aliases: [russian, русский] }
    - { word: uk, quoted: false, aliases: [ukrainian, українська] }
    - { word: he, quoted: false, aliases: [hebrew, עברית] }
    - { word: ar, quoted: false, aliases: [arabic, العربية] }
    - { word: fa, quoted: false, aliases: [persian, farsi, فارسی] }
    - { word: hi, quoted: false, aliases: [hindi, हिन्दी] }
    - { word: th, quoted: false, aliases: [thai, ไทย] }
    - { word: ja, quoted: false, aliases: [japanese, 日本語] }
    - { word: ko, quoted: false, aliases: [korean, 한국어] }
    - { word: zh, quoted: false, aliases: [chinese, 中文] }
    - { word: id, quoted: false, aliases: [indonesian, bahasa indonesia] }
    - { word: vi, quoted: false, aliases: [vietnamese, tiếng việt] }
  foreign-word:
    - { word: de, quoted: false, aliases: [taste, schaltfläche, registerkarte, ausgewählt, nicht, abgeblendet, deaktiviert, doppeltippen, doppelt, tippen, aktivieren, von, seite, erhöhen, verringern, hinzufügen, entfernen] }
    - { word: fr, quoted: false, aliases: [bouton, onglet, sélectionné, sélectionnée, estompé, désactivé, appuyer, appuyez, toucher, touchez, fois, sur, augmenter, diminuer, ajouter, retirer] }
    - { word: es, quoted: false, aliases: [botón, pestaña, seleccionado, seleccionada, atenuado, desactivado, toca, tocar, pulsa, veces, aumentar, incrementar, reducir, disminuir, añadir, quitar] }
    - { word: it, quoted: false, aliases: [pulsante, scheda, selezionato, selezionata, oscurato, disattivato, tocca, tocchi, volte, aumenta, diminuisci, aggiungi, rimuovi] }
    - { word: pt, quoted: false, aliases: [botão, guia, selecionado, selecionada, esmaecido, desativado, toque, vezes, aumentar, diminuir, adicionar, remover] }
    - { word: nl, quoted: false, aliases: [knop, tabblad, geselecteerd, gedimd, uitgeschakeld, tik, dubbeltik, tweemaal, van, verhogen, verlagen, toevoegen, verwijderen] }
    - { word: sv, quoted: false, aliases: [knapp, flik, markerad, vald, nedtonad, inaktiverad, dubbeltryck, av, öka, minska] }
    - { word: da, quoted: false, aliases: [knap, fane, valgt, nedtonet, deaktiveret, dobbelttryk, øg, formindsk] }
    - { word: nb, quoted: false, aliases: [dobbelttrykk, nedtonet, deaktivert, øk, reduser] }
    - { word: fi, quoted: false, aliases: [painike, välilehti, valittu, himmennetty, kaksoisnapauta, lisää, vähennä] }
    - { word: pl, quoted: false, aliases: [przycisk, karta, zaznaczone, zaznaczono, wyszarzone, wyłączone, stuknij, kliknij, dwukrotnie, zwiększ, zmniejsz] }
    - { word: cs, quoted: false, aliases: [tlačítko, karta, vybráno, zvýšit, snížit, dvojitým, klepnutím] }
    - { word: tr, quoted: false, aliases: [düğme, sekme, seçili, soluk, dokunun, artır, azalt] }
    - { word: id, quoted: false, aliases: [tombol, dipilih, ketuk, kali, tambah, kurangi] }
    - { word: vi, quoted: false, aliases: [nút, chọn, nhấn, tăng, giảm] }

"""#),
  ]

  /// What the documents are called: those of collections, then this program's own.
  package static let guidelines: [EmbeddedGuideline] = [
      EmbeddedGuideline(
        name: "page-control",
        title: "Page control",
        aliases: ["pagination-control", "pagination"],
        otherNames: ["carousel", "slideshow", "page-indicator", "paging-indicator", "dot-indicator", "dots", "pager", "paginator", "view-pager", "gallery"],
        hasModel: true,
        isOwn: false
      ),
      EmbeddedGuideline(
        name: "segmented-control",
        title: "Segmented control",
        aliases: [],
        otherNames: ["tabs", "tab", "tab-bar", "tab-row", "tab-layout", "tab-control", "tab-list", "toggle-group", "button-group", "toggle-button-group", "segmented-button", "segmented-buttons", "segmented-picker", "segments", "switcher"],
        hasModel: true,
        isOwn: false
      ),
      EmbeddedGuideline(
        name: "stepper",
        title: "Stepper",
        aliases: [],
        otherNames: ["counter", "quantity", "quantity-picker", "quantity-selector", "quantity-stepper", "number-stepper", "number-picker", "number-input", "spinner", "spin-button", "numeric-stepper", "incrementer"],
        hasModel: true,
        isOwn: false
      ),
      EmbeddedGuideline(
        name: "button",
        title: "Button",
        aliases: ["push-button"],
        otherNames: ["icon-button", "text-button", "floating-action-button", "fab", "call-to-action", "cta", "action-button"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "checkbox",
        title: "Checkbox",
        aliases: ["check-box"],
        otherNames: ["tick-box", "tickbox", "check-mark", "checklist-item", "tri-state-checkbox"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "dialog",
        title: "Dialog",
        aliases: ["alert-dialog", "modal", "sheet", "bottom-sheet"],
        otherNames: ["popup", "pop-up", "alert-box", "action-sheet", "confirmation", "popover"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "link",
        title: "Link",
        aliases: ["hyperlink"],
        otherNames: ["text-link", "inline-link", "web-link", "url"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "radio-group",
        title: "Radio group",
        aliases: ["radio-button", "radio-buttons", "radio"],
        otherNames: ["option-group", "option-list", "single-choice", "choice-list"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "slider",
        title: "Slider",
        aliases: ["seek-bar", "seekbar"],
        otherNames: ["volume-slider", "scrubber", "trackbar", "range-control"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "snackbar",
        title: "Snackbar",
        aliases: ["snackbar-toast", "toast"],
        otherNames: ["transient-message", "status-message", "banner-message", "popup-message"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "switch",
        title: "Switch",
        aliases: ["toggle-switch", "toggle"],
        otherNames: ["on-off-switch", "toggle-control", "switch-row", "setting-switch"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "tabs",
        title: "Tab",
        aliases: ["tab-bar", "tab-row", "tab", "bottom-navigation", "navigation-bar", "navigation-rail"],
        otherNames: ["tab-strip", "tab-list", "bottom-bar", "bottom-tabs", "rail"],
        hasModel: true,
        isOwn: true
      ),
      EmbeddedGuideline(
        name: "text-field",
        title: "Text field",
        aliases: ["text-input", "textfield", "text-area", "password-field", "search-field"],
        otherNames: ["input", "input-field", "edit-box", "text-box", "edit-text", "form-field"],
        hasModel: true,
        isOwn: true
      ),
  ]
}
