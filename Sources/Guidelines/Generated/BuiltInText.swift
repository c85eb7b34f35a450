// Written by `swift run embed-text` from the files of Sources/Guidelines/Library.
// swift-format-ignore-file

/// The files of the library, inside the program.
package enum BuiltInText {
  /// Every file, in alphabetical order of the names.
  package static let files: [EmbeddedFile] = [
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
# What page-control.md says, as facts that rules and completion read.
#
# spec-keys: the keys of a spec that this component has and not every component.
# Every other key is the name of a fact, and has one entry or a list of entries:
#
#   on:        ios, android, uikit, swiftui, views or compose, or a list; everywhere when absent
#   values:    a word or a list of words, the guideline's first choice first
#   number:    a number
#   severity:  error, warning, information or hint, where it differs from the rule's own
#   variant:   the variants of the component for which alone the entry holds
#   quote:     a sentence of the document, word for word, or a list of them
#
# Any other key of an entry is a detail: a word or a list of words.
# Facts only: no conditions, no expressions, no patterns.

spec-keys: [pages, current-page, variant, dots, slides, auto-advance]

# Name

name:
  - on: uikit
    values: required
    quote:
      - Programmatic name describes the purpose of the control.
      - If a visible label is not applicable in this case, set the button’s accessibilityLabel to the label of your choice.
  - on: swiftui
    values: required
    quote: If no visible label, use view modifier accessibilityLabel(_:).
  - on: ios
    values: required
    quote: Programmatic name describes the purpose of the control.
  - on: android
    values: required
    quote:
      - "Optional: use contentDescription for a more descriptive name, depending on type of view and for elements (icons) without a visible label"
      - Group visible label with button (if applicable) to provide a programmatic name for the button
  - on: android
    variant: container
    values: optional
    quote: If a container around the entire screen is the page control, there is usually no programmatic name.

overwritten-name:
  - on: uikit
    values: accessibilityLabel
    by: setTitle()
    quote: The button’s title will overwrite the button’s accessibilityLabel.

overridden-text:
  - on: views
    values: android:text
    by: [contentDescription, android:contentDescription]
    quote: contentDescription overrides android:text
  - on: compose
    values: label
    by: contentDescription
    quote: "Optional: use contentDescription for a more descriptive name to override the default visible label of the button text."

label-link:
  - on: views
    values: labelFor
    quote: Use labelFor attribute to associate any visible label with the control

hidden-icons:
  - on: swiftui
    values: all
    api: accessibilityHidden(true)
    quote: If button has icon(s), hide the icon(s) from VoiceOver by using view modifier accessibilityHidden(true).

empty-text:
  - values: [contentDescription, stateDescription]
    arguments: label
    quote:
      - Programmatic name describes the purpose of the control.
      - Compose uses semantics properties to pass information to accessibility services.

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
  - on: uikit
    values: UIPageControl
    quote: Use UIPageControl
  - on: views
    values: [TabLayout, ViewPager]
    also: [TabLayout with ViewPager, ViewPager2]
    quote: TabLayout with ViewPager

custom-role:
  - on: ios
    values: required
    native: [UIButton, Button, ImageButton, IconButton]
    severity: warning
    quote: When using non-native controls (custom controls), roles may need to be manually coded.
  - on: android
    values: required
    native: [UIButton, Button, ImageButton, IconButton]
    severity: warning
    quote: When not using native controls (custom controls), roles may need to be manually coded.

adjustable:
  - on: uikit
    values: adjustable
    traits: [.adjustable, UIAccessibilityTraitAdjustable]
    methods: [accessibilityIncrement(), accessibilityDecrement()]
    severity: warning
    quote: If necessary, set accessibilityTraits to .adjustable

# Groupings

label-grouping:
  - on: ios
    values: [label, control]
    quote: Group visible label with button, if applicable, to provide a programmatic name for the button
  - on: android
    values: [label, control]
    quote: Group visible label with button (if applicable) to provide a programmatic name for the button

group-head:
  - on: uikit
    values: isAccessibilityElement=true
    place: parent
    quote: Set isAccessibilityElement to true for the parent view.
  - on: views
    values: android:screenReaderFocusable=true
    place: container
    quote:
      - Set the container object’s android:screenReaderFocusable attribute to true, and each inner object’s android:focusable attribute to false.
      - For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)

group-children:
  - on: uikit
    values: isAccessibilityElement=false
    also: accessibilityElementsHidden=true
    quote: Ensure that the child elements of the overarching view you want to group in has their isAccessibilityElement properties set to false.
  - on: views
    values: android:focusable=false
    also:
      - importantForAccessibility=no
      - importantForAccessibility=noHideDescendants
      - importantForAccessibility=false
      - importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO
      - importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
      - setFocusable(false)
    quote:
      - Set the container object’s android:screenReaderFocusable attribute to true, and each inner object’s android:focusable attribute to false.
      - For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)

group-description:
  - on: uikit
    values: [accessibilityLabel, accessibilityTraits]
    quote: Then, adjust accessibilityLabel and accessibilityTraits accordingly.

group-merge:
  - on: swiftui
    values: "accessibilityElement(children: .combine)"
    quote: "Use view modifier accessibilityElement(children: .combine) to merge the child accessibility element’s properties into the new accessibilityElement."
  - on: compose
    values: "Modifier.semantics(mergeDescendants = true) {}"
    also: [semantics(mergeDescendants = true), mergeDescendants = true, Modifier.clickable, Modifier.selectable, Modifier.toggleable, Modifier.clearAndSetSemantics]
    quote: Modifier.semantics(mergeDescendants = true) {} is equivalent to importantForAccessibility when compared to android views

label-data-order:
  - on: android
    values: [label, data]
    quote: "Group label with data to ensure reading order is logical. (Not label, label, data, data)"

# Announcements

announced-roles:
  - on: ios
    values: button
    also: adjustable
    moments: [page, pages, slides]
    severity: information
    quote: “Images, text, page 1 of 3, button”
  - on: ios
    values: [adjustable, button]
    severity: information
    quote: “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
  - on: android
    values: [list, button, adjustable, in horizontal pager, out of grid pager]
    severity: information
    quote:
      - “Images, text, page 1 of 3, list, double tap to activate”
      - “Label, page three of three, List, out of grid pager”
      - “Text, images, in horizontal pager”

activation-phrase:
  - on: android
    values: double tap to activate
    severity: information
    moments: [page, pages, slides]
    quote: “Images, text, page 1 of 3, list, double tap to activate”
  - on: android
    variant: container
    values: []
    quote: “Text, images, in horizontal pager”

announced-label:
  - on: android
    values: required
    severity: information
    moments: [dots]
    quote: “Label, page three of three, List, out of grid pager”

announced-index:
  - on: [ios, android]
    values: required
    quote:
      - Index of the page (2 of 4) must be announced
      - Index must be announced while on each slide.
  - on: android
    variant: container
    values: required
    severity: information
    quote:
      - But it announces the page index and possibly “in horizontal pager” or other information that tells the screen reader user they are within a page experience.
      - “Text, images, in horizontal pager”

index-set:
  - on: [ios, android]
    values: pages
    moments: [dots, page, pages, slides, container, page-change]
    quote: Index of the page (2 of 4) must be announced

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
  - on: android
    variant: container
    values: [in horizontal pager, out of grid pager]
    also: [pager, page, pages, slide, slides, screen, screens]
    quote: But it announces the page index and possibly “in horizontal pager” or other information that tells the screen reader user they are within a page experience.

announcement-templates:
  - on: ios
    moment: dots
    values: "Page {index} of {count}, adjustable, swipe up or down with one finger to adjust the value"
    quote: “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
  - on: ios
    moment: page
    values: "{label}, page {index} of {count}, button"
    quote: “Images, text, page 1 of 3, button”
  - on: android
    moment: dots
    values: "{label}, page {index} of {count}, List, out of grid pager"
    quote: “Label, page three of three, List, out of grid pager”
  - on: android
    moment: page
    values: "{label}, page {index} of {count}, list, double tap to activate"
    quote: “Images, text, page 1 of 3, list, double tap to activate”
  - on: android
    variant: container
    moment: page
    values: "{label}, page {index} of {count}, in horizontal pager"
    quote:
      - “Text, images, in horizontal pager”
      - But it announces the page index and possibly “in horizontal pager” or other information that tells the screen reader user they are within a page experience.
  - on: [ios, android]
    moment: page-change
    values: "Page {index} of {count}"
    quote: Index of the page (2 of 4) must be announced

moments:
  - on: [ios, android]
    values: [dots, page, pages, slides]
    quote: A control that displays a horizontal series of dots, each of which corresponds to a screen/page or slide
  - on: ios
    values: group
    quote: Set isAccessibilityElement to true for the parent view.
  - on: [ios, android]
    values: page-change
    quote: Index of the page (2 of 4) must be announced
  - on: android
    values: group
    quote: For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)
  - on: android
    values: container
    quote: If a container around the entire screen is the page control, there is usually no programmatic name.

parts:
  - on: [ios, android]
    values: [dots, slides]
    quote: A control that displays a horizontal series of dots, each of which corresponds to a screen/page or slide
  - on: android
    values: container
    quote: If a container around the entire screen is the page control, there is usually no programmatic name.

variants:
  - on: [ios, android]
    values: [dots, slides]
    quote: "There are a variety of implementation alternatives for a page control:"
  - on: android
    values: container
    quote: If a container around the entire screen is the page control, there is usually no programmatic name.

# States

states:
  - on: ios
    values: disabled
    announced: Dimmed
    quote: Announcement for disabled is “Dimmed”.
  - on: uikit
    values: enabled
    quote: "For enabled: Set isEnabled to true."
  - on: swiftui
    values: selected
    announced: Selected
    quote: For selected, use accessibilityAddTraits(.isSelected).
  - on: views
    values: disabled
    announced: disabled
    quote: "Announcement: disabled"
  - on: compose
    values: disabled
    announced: disabled
    quote: "Disabled: Button(enabled = false) announces as disabled"
  - on: views
    values: enabled
    quote: "Active: android:enabled=true"
  - on: compose
    values: enabled
    quote: "Active: default state is active and enabled."

disabled-api:
  - on: uikit
    values: isEnabled=false
    also: [.notEnabled]
    quote: "For disabled: Set isEnabled to false."
  - on: swiftui
    values: disabled()
    also: [disabled(true)]
    quote: For disabled, use view modifier disabled().
  - on: views
    values: android:enabled=false
    also: setEnabled(false)
    quote: "Disabled: android:enabled=false."
  - on: compose
    values: [Button(enabled = false), "Modifier.semantics { disabled() }"]
    also: [disabled()]
    quote:
      - "Disabled: Button(enabled = false) announces as disabled"
      - "Alternatively can use modifier = Modifier.semantics { disabled() } to announce as disabled"

enabled-api:
  - on: uikit
    values: isEnabled=true
    quote: "For enabled: Set isEnabled to true."
  - on: views
    values: android:enabled=true
    quote: "Active: android:enabled=true"
  - on: compose
    values: Button(enabled = true)
    quote: Use Button(enabled = true) to specify explicitly

selected-api:
  - on: swiftui
    values: accessibilityAddTraits(.isSelected)
    also: [.isSelected]
    quote: For selected, use accessibilityAddTraits(.isSelected).

traits:
  - on: uikit
    values: [.adjustable]
    quote: If necessary, set accessibilityTraits to .adjustable
  - on: uikit
    values: [.notEnabled]
    quote: If necessary, you may change the accessibility trait of the button to notEnabled, but this may overwrite the current accessibility role of the button.
  - on: swiftui
    values: [.isSelected]
    quote: For selected, use accessibilityAddTraits(.isSelected).

overwriting-traits:
  - on: uikit
    values: .notEnabled
    other-names: UIAccessibilityTraitNotEnabled
    state-api: isEnabled=false
    quote: If necessary, you may change the accessibility trait of the button to notEnabled, but this may overwrite the current accessibility role of the button.

# Focus

focus-default:
  - on: ios
    values: default
    quote: Use the device’s default focus functionality.
  - on: android
    values: default
    quote:
      - Only manage focus when needed.
      - Primarily, let the device manage default focus

moving-apis:
  - on: uikit
    values: .screenChanged
    other-names: [UIAccessibilityScreenChangedNotification, UIAccessibilityLayoutChangedNotification]
    opposite: .announcement
    quote: To move screen reader focus to newly revealed content, use UIAccessibility.post(notification:argument:) that takes in .screenChanged and the newly revealed content as the parameter arguments.
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
  - on: uikit
    values: .announcement
    other-names: UIAccessibilityAnnouncementNotification
    opposite: .screenChanged
    quote: "To NOT move focus, but dynamically announce new content: use UIAccessibility.post(notification:argument:) that takes in .announcement and the announcement text as the parameter arguments."
  - on: views
    values: accessibilityLiveRegion
    other-names: announceForAccessibility
    opposite: TYPE_VIEW_FOCUSED
    quote: "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion (set to polite or assertive)"

ordering-apis:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."
  - on: views
    values: [android:nextFocusDown, android:nextFocusUp, android:nextFocusRight, android:nextFocusLeft, accessibilityTraversalBefore, accessibilityTraversalAfter]
    quote:
      - nextFocusDown
      - nextFocusUp
      - nextFocusRight
      - nextFocusLeft
      - accessibilityTraversalBefore (or after)
  - on: compose
    values: Modifier.focusOrder()
    quote: Modifier.focusOrder() needs to be used in combination with FocusRequesters to define focus order

reading-order:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."
  - on: uikit
    values: shouldGroupAccessibilityChildren
    quote:
      - Use shouldGroupAccessibilityElement for a precise order if the native order should be disrupted.
      - Use shouldGroupAccessibilityChildren to indicate whether VoiceOver must group its children views.

frame-apis:
  - on: uikit
    values: accessibilityFrameInContainerSpace
    quote: If frame does not exist due to custom button, use accessibilityFrameInContainer to set the custom control’s frame to the parent view’s container or view of your choice.

focus-state:
  - on: swiftui
    values: "@FocusState"
    partners: ["focused(_:)", "focused(_:equals:)"]
    quote:
      - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:) to assign focus on a view with @FocusState as the source of truth.
      - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:equals:) to assign focus on a view, when the view is equal to a specific value.
      - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper @FocusState to assign an identity of a focus state.

hiding-apis:
  - on: uikit
    values: [isAccessibilityElement=false]
    other-names: [accessibilityElementsHidden=true]
    shown-by: [isAccessibilityElement=true, accessibilityElementsHidden=false]
    quote: If VoiceOver is not reaching a particular element, set the element’s isAccessibilityElement to true
  - on: swiftui
    values: accessibilityHidden(true)
    shown-by: accessibilityHidden(false)
    quote: Index of the page (2 of 4) must be announced
  - on: views
    values: [android:focusable=false]
    other-names: [setFocusable(false)]
    shown-by: [android:focusable=true, setFocusable(true)]
    quote: android:focusable
  - on: views
    values: [android:clickable=false]
    other-names: [setClickable(false)]
    shown-by: [android:clickable=true, setClickable(true)]
    exempt: selected
    quote: android=clickable
  - on: views
    values: importantForAccessibility=no
    other-names: [importantForAccessibility=false, importantForAccessibility=noHideDescendants, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS]
    shown-by: importantForAccessibility=yes
    quote:
      - importantForAccessibility makes the element visible to the Accessibility API
      - "To hide controls: importantForAccessibility=false"
  - on: views
    values: IMPORTANT_FOR_ACCESSIBILITY_NO
    other-names: IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    shown-by: IMPORTANT_FOR_ACCESSIBILITY_YES
    quote:
      - importantForAccessibility makes the element visible to the Accessibility API
      - "To hide controls: importantForAccessibility=false"
  - on: compose
    values: hideFromAccessibility()
    other-names: invisibleToUser()
    quote: Index of the page (2 of 4) must be announced
  - on: compose
    values: Modifier.clearAndSetSemantics
    hides: empty
    quote: Index of the page (2 of 4) must be announced

resetting-apis:
  - on: uikit
    values: isAccessibilityElement=true
    resets: [role, states]
    quote: "Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility."

handlers:
  - on: android
    values: onClick
    also: [setOnClickListener, OnClickListener, performClick, Modifier.clickable, Modifier.selectable, Modifier.toggleable, combinedClickable]
    listeners: [onPageSelected, onPageScrolled, onPageScrollStateChanged, OnPageChangeListener, addOnPageChangeListener, OnPageChangeCallback, registerOnPageChangeCallback, onTabSelected, OnTabSelectedListener, addOnTabSelectedListener, onScrollStateChanged, OnScrollListener, addOnScrollListener]
    quote: Implement an onClick( ) event handler for keyboard, as well as onTouch( )

live-region:
  - on: views
    values: [polite, assertive]
    api: accessibilityLiveRegion
    quote: "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion (set to polite or assertive)"

focus-requesters:
  - on: compose
    values: [FocusRequester.createRefs(), FocusRequester]
    also: [Modifier.focusRequester, focusRequester]
    users: [Modifier.focusOrder(), requestFocus()]
    quote:
      - Modifier.focusOrder() needs to be used in combination with FocusRequesters to define focus order
      - "step 1: define the focus requester prior."
      - "step 3: use second.requestFocus() to gain focus"
      - val (first, second) = FocusRequester.createRefs()

focus-directions:
  - on: compose
    values: [up, down, left, right, previous, next, start, end]
    quote: "focus order accepts following values: up, down, left, right, previous, next, start, end"

modal:
  - on: uikit
    values: accessibilityViewIsModal
    quote: Use accessibilityViewIsModal to contain the screen reader focus inside the modal.

focus-on-close:
  - on: android
    values: trigger
    other-words: [triggering, triggered, opener, opened, invoker, invoked, previous, previously]
    quote: When a menu, picker or modal is closed, the focus should return to the triggering element.

# Behaviour

auto-advance:
  - on: [ios, android]
    values: ["false"]
    number: 0
    quote: Pagination control must not change automatically to the next page/dot

dot-count:
  - on: [ios, android]
    values: pages
    quote: A control that displays a horizontal series of dots, each of which corresponds to a screen/page or slide

dot-focus:
  - on: [ios, android]
    values: "false"
    quote: Then, pagination dots do not need to be focused by the screen reader, eliminating a redundant experience

# The documents give no number; the configuration may set another one.
many-pages:
  - on: ios
    number: 5
    values: [next page, previous page]
    gestures: [swipe, swipe-right, swipe-left]
    effect: change-page
    quote:
      - If there are many pages, having to swipe through all of them to get to the rest of the screen may not be a good user experience
      - Custom actions can be implemented on the dots so that the screen reader user can swipe rt or left past the page control to navigate through the screen.
      - Swiping right or left to change the pages while focus is on the page control is acceptable, if there are not too many pages.
  - on: android
    number: 5
    values: [next page, previous page]
    gestures: [swipe, swipe-right, swipe-left]
    effect: change-page
    quote:
      - If there are many pages, having to swipe through all of them to get to the rest of the screen may not be a good user experience
      - Custom actions can be implemented on the dots so that the screen reader user can swipe right or left past the page control to navigate through the screen.
      - Swiping rt or left to change the pages while focus is on the page control is acceptable, if there are not too many pages.

custom-actions:
  - on: android
    values: Button
    also: [MaterialButton, AppCompatButton, ImageButton, IconButton, TextButton, OutlinedButton]
    standard: [activate, click, tap, press, double tap, doubletap, long press]
    quote:
      - "Disclaimer: This customization would not be needed unless it is required to modify/add gestures or actions."
      - The Button class by default supplies all the necessary semantics to make it fully accessible.

custom-element-parts:
  - on: android
    values: [name, role, states]
    quote: When UI elements are customized and coded to look like a specific component say button, to ensure that name, role, state and action are all intact might need to update accessibility service and semantics.

custom-action-steps:
  - on: views
    place: service
    values: accessibility service
    quote: "step 1: Create an accessibility service"
  - on: views
    place: flags
    name: exact
    values: FLAG_REQUEST_ACCESSIBILITY_BUTTON
    quote: "step 2: Add the FLAG_REQUEST_ACCESSIBILITY_BUTTON flag in an AccessibilityServiceInfo object’s android:accessibilityFlags attribute"
  - on: views
    place: callback
    values: registerAccessibilityButtonCallback()
    quote: "step 3: To have a custom service register for the button’s custom action callbacks, use registerAccessibilityButtonCallback()"

page-keys:
  - on: [ios, android]
    values: change-page
    other-words: [next page, previous page, next slide, previous slide, change-slide, next screen, previous screen, navigate]
    key: arrows
    quote: Ensure the external Blue tooth keyboard user can navigate through the slides/screens

focus-on-page-change:
  - on: android
    variant: container
    values: content
    quote: The focus should move to a logical place in the new content

initial-focus:
  - on: ios
    values: [back button, screen title, first text field, first heading]
    other-words: [back, title, page title, heading, headline, text field, first field]
    quote: Initial focus on a screen should land in a logical place, such as back button, screen title, first text field, or first heading.
  - on: android
    values: [back button, screen title, first text field, first heading]
    other-words: [back, title, page title, heading, headline, text field, first field]
    quote: Initial focus on a screen should land in a logical place (back button, screen title, first text field, first heading)

gestures:
  - on: ios
    values: [swipe-right, swipe-left]
    effect: change-page
    quote: Swiping right or left to change the pages while focus is on the page control is acceptable, if there are not too many pages.
  - on: ios
    values: [swipe-up, swipe-down]
    effect: change-page
    quote: “Page three of three, adjustable, swipe up or down with one finger to adjust the value”
  - on: android
    values: [swipe-right, swipe-left]
    effect: change-page
    quote: Swiping rt or left to change the pages while focus is on the page control is acceptable, if there are not too many pages.
  - on: android
    values: two-finger-swipe
    effect: change-page
    quote: Swipe up and right (or left) with two fingers to change page

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
# What segmented-control.md says, as facts that rules and completion read.
#
# spec-keys: the keys of a spec that this component has and not every component.
# Every other key is the name of a fact, and has one entry or a list of entries:
#
#   on:        ios, android, uikit, swiftui, views or compose, or a list; everywhere when absent
#   values:    a word or a list of words, the guideline's first choice first
#   number:    a number
#   severity:  error, warning, information or hint, where it differs from the rule's own
#   variant:   the variants of the component for which alone the entry holds
#   quote:     a sentence of the document, word for word, or a list of them
#
# Any other key of an entry is a detail: a word or a list of words.
# Facts only: no conditions, no expressions, no patterns.

spec-keys: [group-label, segments, selection]

# Name

name:
  - on: [ios, android]
    values: required
    parts: segments
    quote: A programmatic name is assigned to each segment title and tab
  - on: views
    values: required
    parts: segments
    quote: Use contentDescription, depending on type of view and for elements (icons) without a visible label

name-matches-label:
  - on: [ios, android]
    values: equal
    quote: If visible text label exists, the programmatic name should match the visible text label

group-label-place:
  - on: swiftui
    values: first
    quote: Use .accessibilityLabel(label for group) to announce the group label for the tabs when the first tab is in focus
  - on: ios
    values: first
    severity: information
    quote: “Favorite apps, Selected, Weather, button, one of three” (Group label, state, button label, role, index) (Selected, on first tab only)
  - on: android
    values: [first, selected]
    severity: information
    quote: “Top apps, Selected, Kids, tab, 1 of 4”

segment-name:
  - on: [ios, android]
    values: required
    quote: A programmatic name is assigned to each segment title and tab
  - on: views
    values: required
    quote: Use contentDescription, depending on type of view and for elements (icons) without a visible label

name-beside-label:
  - on: swiftui
    values: redundant
    severity: hint
    quote: By default, the programmatic name is the visible text label of the segment/tab
  - on: compose
    values: redundant
    severity: hint
    quote: By default, the programmatic name is the visible text label of the segment

overwritten-name:
  - on: uikit
    values: accessibilityLabel
    by: setTitle()
    quote: The segment’s title will overwrite the segment’s accessibilityLabel

overridden-text:
  - on: views
    values: android:text
    by: [contentDescription, android:contentDescription]
    quote: contentDescription overrides android:text
  - on: compose
    values: label
    by: contentDescription
    quote: "Optional: use contentDescription for a more descriptive name to override the default text label"

label-link:
  - on: views
    values: labelFor
    quote: Use labelFor attribute to associate the visible label with the control

hidden-icons:
  - on: swiftui
    values: decorative
    api: accessibilityHidden(true)
    quote: If a segment has decorative icon(s), hide the icon(s) from VoiceOver by using view modifier accessibilityHidden(true).

empty-text:
  - values: [contentDescription, stateDescription]
    arguments: label
    quote:
      - A programmatic name is assigned to each segment title and tab

# Role and element

roles:
  - on: ios
    values: [button, tab]
    severity: information
    quote:
      - “Tab” or “Button” usually indicate the role
      - “Photos, button, 2 of 3”
  - on: android
    values: [tab, button]
    severity: information
    quote:
      - “Weather, tab, 2 of 4, double tap to activate”
      - “Top apps, Selected, Kids, tab, 1 of 4”

elements:
  - on: uikit
    values: UISegmentedControl
    quote: Use UISegmentedControl
  - on: swiftui
    values: Picker
    also: SegmentedPickerStyle
    quote: Use native Picker view
  - on: views
    values: [Tabs, Button, ImageButton]
    also: [TabLayout, TabItem, MaterialButtonToggleGroup, MaterialButton]
    quote:
      - Tabs
      - Button or Image Button
  - on: compose
    values: [TabRow, Tab, Chip]
    also: [SegmentedButton, SingleChoiceSegmentedButtonRow, PrimaryTabRow, SecondaryTabRow, ScrollableTabRow, LeadingIconTab, FilterChip, SuggestionChip]
    quote:
      - TabRow, Tab
      - Chip

style:
  - on: swiftui
    element: Picker
    values: SegmentedPickerStyle
    also: [.segmented]
    quote:
      - Use SegmentedPickerStyle
      - Use native Picker view

element-container:
  - on: compose
    element: [Tab, LeadingIconTab]
    values: TabRow
    also: [PrimaryTabRow, SecondaryTabRow, ScrollableTabRow, PrimaryScrollableTabRow, SecondaryScrollableTabRow]
    quote:
      - TabRow, Tab
      - TabRow(selectedTabIndex = tabIndex)
      - "Tab( selected = tabIndex == index, onClick = { tabIndex = index }, text = { Text(text = title) } )"

custom-role:
  - on: ios
    values: required
    native: [UIButton, Button, UITabBar, TabView, Toggle]
    severity: warning
    quote: Since picker items are interactive, it must be indicated to the user that they are interactive such as indicating that it is a button or it can be double-tapped to be selected.
  - on: android
    values: required
    native: [RadioButton, RadioGroup, ToggleButton, IconButton, TextButton, OutlinedButton]
    quote: When not using native controls, roles will need to be manually coded

# Groupings

groupings:
  - on: ios
    values: native
    quote: Follow native grouping and order
  - on: android
    values: native
    quote: Follow native component grouping

group-head:
  - on: views
    values: android:screenReaderFocusable=true
    place: container
    quote: For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)

group-children:
  - on: views
    values: android:focusable=false
    also:
      - importantForAccessibility=no
      - importantForAccessibility=noHideDescendants
      - importantForAccessibility=false
      - importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO
      - importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
      - setFocusable(false)
    quote: For a ViewGroup, set screenReaderFocusable=true and each inner object’s attribute to keyboard focus (focusable=false)

# Announcements

announced-roles:
  - on: ios
    values: [button, tab]
    severity: information
    quote: “Tab” or “Button” usually indicate the role
  - on: android
    values: [tab, button]
    severity: information
    quote:
      - “Weather, tab, 2 of 4, double tap to activate”
      - “Top apps, Selected, Kids, tab, 1 of 4”

interaction-phrases:
  - on: ios
    values: [button, tab]
    also: [double tap, double tapped]
    placeholders: role
    quote: Since picker items are interactive, it must be indicated to the user that they are interactive such as indicating that it is a button or it can be double-tapped to be selected.
  - on: android
    values: double tap to activate
    also: [double tap, double tapped]
    quote: Since the segmented control items are interactive, it must indicate the interaction of double-tap for segment selecting.

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
    quote: The position of the segment out of the entire set (index) must be announced.
  - on: android
    values: required
    exempt: group
    quote: The position of the segment out of the entire segment list must be announced.

index-set:
  - on: ios
    values: segments
    moments: [segments, select]
    quote: The position of the segment out of the entire set (index) must be announced.
  - on: android
    values: segments
    moments: [segments, select]
    quote: The position of the segment out of the entire segment list must be announced.

label-index:
  - on: ios
    values: recommended
    quote: Index in label is recommended.

selection-words:
  - state: selected
    values: Selected
    wrong: [active, activated, checked, chosen, current, highlighted, marked, pressed, ticked, "on"]
    quote:
      - A state of the individual segments themselves are announced, which is either “Selected” or “Unselected”
      - Selected state is announced as either “Selected” or “Unselected” for the control in group that is focused
      - Segments should be announced whether they are selected/unselected.
      - By default, the “selected” state is announced and the position of the segment out of the set.
      - "Selected: Announced as “selected”"
  - state: unselected
    announcement: optional
    values: Unselected
    also: not selected
    wrong: [inactive, deselected, unchecked, unmarked, "off"]
    quote:
      - A state of the individual segments themselves are announced, which is either “Selected” or “Unselected”
      - Selected state is announced as either “Selected” or “Unselected” for the control in group that is focused
      - Often, the button announcement and the absence of “unselected” is assumed to be unselected

announcement-templates:
  - on: ios
    moment: group
    values: "{group}"
    quote: “Favorite apps” (Group label)
  - on: ios
    moment: segments
    state: selected
    values: "Selected, {label}, button, {index} of {count}"
    grouped: "{group}, Selected, {label}, button, {index} of {count}"
    quote: “Favorite apps, Selected, Weather, button, one of three”
  - on: ios
    moment: segments
    values: "{label}, button, {index} of {count}"
    quote: “Photos, button, 2 of 3”
  - on: ios
    moment: segments
    state: disabled
    values: "{label}, dimmed, button, {index} of {count}"
    quote: “Clock, dimmed, button, 3 of 3”
  - on: android
    moment: segments
    state: selected
    values: "Selected, {label}, tab, {index} of {count}"
    grouped: "{group}, Selected, {label}, tab, {index} of {count}"
    quote: “Top apps, Selected, Kids, tab, 1 of 4”
  - on: android
    moment: segments
    values: "{label}, tab, {index} of {count}, double tap to activate"
    quote: “Weather, tab, 2 of 4, double tap to activate”
  - on: views
    moment: segments
    state: disabled
    values: "{label}, disabled, tab, {index} of {count}"
    quote: "Announcement: disabled"
  - on: compose
    moment: segments
    state: disabled
    values: "{label}, disabled, tab, {index} of {count}"
    quote: "Disabled: Tab(enabled = false) announces as disabled"
  - on: ios
    moment: select
    values: Selected
    quote: Segments should be announced whether they are selected/unselected.
  - on: android
    moment: select
    values: Selected
    quote: Selected state is announced as either “Selected” or “Unselected” for the control in group that is focused

moments:
  - values: group
    quote:
      - “Favorite apps” (Group label)
      - “Top apps, Selected, Kids, tab, 1 of 4” (Group label, state, button label, role, index) (Selected)
  - on: [ios, android]
    values: segments
    quote: A programmatic name is assigned to each segment title and tab
  - on: [ios, android]
    values: select
    quote: Once a tab has been selected, the focus should remain in the tab group on the selected tab.

parts:
  - on: [ios, android]
    values: [group, segments]
    quote: A segmented control is a horizontal set of two or more segments presented, each of which functions as a mutually exclusive button

# States

states:
  - on: ios
    values: selected
    announced: Selected
    quote: A state of the individual segments themselves are announced, which is either “Selected” or “Unselected”
  - on: ios
    values: unselected
    announced: Unselected
    announcement: optional
    quote: A state of the individual segments themselves are announced, which is either “Selected” or “Unselected”
  - on: uikit
    values: disabled
    announced: Dimmed
    quote: Announcement for disabled is “Dimmed”.
  - on: ios
    values: disabled
    announced: Dimmed
    quote: “Clock, dimmed, button, 3 of 3” (Button label, disabled state, role, index)
  - on: android
    values: selected
    announced: Selected
    quote: Selected state is announced as either “Selected” or “Unselected” for the control in group that is focused
  - on: android
    values: unselected
    announced: Unselected
    announcement: optional
    quote: Selected state is announced as either “Selected” or “Unselected” for the control in group that is focused
  - on: views
    values: disabled
    announced: disabled
    quote: "Announcement: disabled"
  - on: compose
    values: disabled
    announced: disabled
    quote: "Disabled: Tab(enabled = false) announces as disabled"
  - on: views
    values: enabled
    quote: "Active: android:enabled=true"
  - on: compose
    values: enabled
    quote: "Active: default state is active and enabled."

disabled-api:
  - on: uikit
    values: isEnabled=false
    also: [.notEnabled]
    quote: "For disabled menu items: Set isEnabled to false."
  - on: swiftui
    values: disabled()
    also: [disabled(true)]
    quote: For disabled, use view modifier disabled().
  - on: views
    values: android:enabled=false
    also: setEnabled(false)
    quote: "Disabled: android:enabled=false."
  - on: compose
    values: [Tab(enabled = false), "Modifier.semantics { disabled() }"]
    also: [disabled()]
    quote:
      - "Disabled: Tab(enabled = false) announces as disabled"
      - "Alternatively can use modifier = Modifier.semantics { disabled() } to announce as disabled"

enabled-api:
  - on: views
    values: android:enabled=true
    quote: "Active: android:enabled=true"
  - on: compose
    values: Tab(enabled = true)
    quote: Use Tab(enabled = true) to specify explicitly

selected-api:
  - on: compose
    values: Tab(selected = <condition logic>)
    also: [Modifier.selectable(selected = <condition>), "Modifier.semantics { selected = <condition> }"]
    quote: Use Tab(selected = <condition logic>) to define selected state

traits:
  - on: uikit
    values: [.notEnabled]
    quote: If necessary, you may change the accessibility trait of the menu item to notEnabled, but this may overwrite the current accessibility role of the segmented control.

overwriting-traits:
  - on: uikit
    values: .notEnabled
    other-names: UIAccessibilityTraitNotEnabled
    state-api: isEnabled=false
    quote: If necessary, you may change the accessibility trait of the menu item to notEnabled, but this may overwrite the current accessibility role of the segmented control.

# Focus

focus-default:
  - on: ios
    values: default
    quote: Use the device’s default focus functionality.
  - on: android
    values: default
    quote:
      - Only manage focus when needed.
      - Primarily, let the device manage default focus

moving-apis:
  - on: uikit
    values: .screenChanged
    other-names: [UIAccessibilityScreenChangedNotification, UIAccessibilityLayoutChangedNotification]
    opposite: .announcement
    quote: To move screen reader focus to newly revealed content, use UIAccessibility.post(notification:argument:) that takes in .screenChanged and the newly revealed content as the parameter arguments.
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
  - on: uikit
    values: .announcement
    other-names: UIAccessibilityAnnouncementNotification
    opposite: .screenChanged
    quote: "To NOT move focus, but dynamically announce new content: use UIAccessibility.post(notification:argument:) that takes in .announcement and the announcement text as the parameter arguments."
  - on: views
    values: accessibilityLiveRegion
    other-names: announceForAccessibility
    opposite: TYPE_VIEW_FOCUSED
    quote: "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion(set to polite or assertive)"

ordering-apis:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."
  - on: views
    values: [android:nextFocusDown, android:nextFocusUp, android:nextFocusRight, android:nextFocusLeft, accessibilityTraversalBefore, accessibilityTraversalAfter]
    quote:
      - nextFocusDown
      - nextFocusUp
      - nextFocusRight
      - nextFocusLeft
      - accessibilityTraversalBefore (or after)
  - on: compose
    values: Modifier.focusOrder()
    quote: Modifier.focusOrder() needs to be used in combination with FocusRequesters to define focus order

reading-order:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."

focus-state:
  - on: swiftui
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
    quote: If VoiceOver is not reaching a particular element, set the element’s isAccessibilityElement to true
  - on: swiftui
    values: accessibilityHidden(true)
    shown-by: accessibilityHidden(false)
    quote: Since picker items are interactive, it must be indicated to the user that they are interactive such as indicating that it is a button or it can be double-tapped to be selected.
  - on: views
    values: [android:focusable=false]
    other-names: [setFocusable(false)]
    shown-by: [android:focusable=true, setFocusable(true)]
    quote: android:focusable
  - on: views
    values: [android:clickable=false]
    other-names: [setClickable(false)]
    shown-by: [android:clickable=true, setClickable(true)]
    exempt: selected
    quote: android=clickable
  - on: views
    values: importantForAccessibility=no
    other-names: [importantForAccessibility=false, importantForAccessibility=noHideDescendants, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS]
    shown-by: importantForAccessibility=yes
    quote:
      - importantForAccessibility makes the element visible to the Accessibility API
      - "To hide controls: importantForAccessibility=false"
  - on: views
    values: IMPORTANT_FOR_ACCESSIBILITY_NO
    other-names: IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    shown-by: IMPORTANT_FOR_ACCESSIBILITY_YES
    quote:
      - importantForAccessibility makes the element visible to the Accessibility API
      - "To hide controls: importantForAccessibility=false"
  - on: compose
    values: hideFromAccessibility()
    other-names: invisibleToUser()
    quote: Modifier.focusTarget() makes the component focusable
  - on: compose
    values: Modifier.clearAndSetSemantics
    hides: empty
    quote: Modifier.focusTarget() makes the component focusable

resetting-apis:
  - on: uikit
    values: isAccessibilityElement=true
    resets: [role, states]
    quote: "Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility."

handlers:
  - on: android
    values: onClick
    also: [setOnClickListener, OnClickListener, performClick, Modifier.clickable, Modifier.selectable, Modifier.toggleable, combinedClickable]
    listeners: [onTabSelected, onTabUnselected, onTabReselected, OnTabSelectedListener, addOnTabSelectedListener, onButtonChecked, OnButtonCheckedListener, addOnButtonCheckedListener, onCheckedChanged, onCheckedChange, OnCheckedChangeListener, setOnCheckedChangeListener, addOnCheckedChangeListener, setOnCheckedStateChangeListener, onItemSelected, OnItemSelectedListener, setOnItemSelectedListener, onPageSelected]
    quote: Implement an onClick( ) event handler for keyboard, as well as onTouch( )

live-region:
  - on: views
    values: [polite, assertive]
    api: accessibilityLiveRegion
    quote: "To NOT move focus, but dynamically announce new content: accessibilityLiveRegion(set to polite or assertive)"

focus-requesters:
  - on: compose
    values: [FocusRequester.createRefs(), FocusRequester]
    also: [Modifier.focusRequester, focusRequester]
    users: [Modifier.focusOrder(), requestFocus()]
    quote:
      - Modifier.focusOrder() needs to be used in combination with FocusRequesters to define focus order
      - "step 1: define the focus requester prior."
      - "step 3: use second.requestFocus() to gain focus"
      - val (first, second) = FocusRequester.createRefs()

focus-directions:
  - on: compose
    values: [up, down, left, right, previous, next, start, end]
    quote: "focus order accepts following values: up, down, left, right, previous, next, start, end"

# Behaviour

segments:
  - on: [ios, android]
    number: 2
    quote: A segmented control is a horizontal set of two or more segments presented, each of which functions as a mutually exclusive button

selection:
  - on: [ios, android]
    values: single
    number: 1
    quote: A segmented control is a horizontal set of two or more segments presented, each of which functions as a mutually exclusive button

focus-on-select:
  - on: [ios, android]
    values: stay
    other-words: [selected, selected one, chosen segment, activated tab, focused tab, tab group, selected segment, selected tab, selected item, segment, tab, item, control]
    quote: Once a tab has been selected, the focus should remain in the tab group on the selected tab.

content-after:
  - on: [ios, android]
    values: segments
    quote: The user swipes through the tab group and the content revealed by the tab action should be the first swipe out of the tab group.

focus-confined:
  - on: ios
    values: group
    quote: Focus should be confined within the segmented control

gestures:
  - on: ios
    values: swipe
    effect: focus
    quote: The user swipes through the tab group and the content revealed by the tab action should be the first swipe out of the tab group.
  - on: android
    values: swipe
    effect: focus
    quote: The user swipes through the tab group and the content revealed by the tab action should be the first swipe out of the tab group.
  - on: ios
    values: doubletap
    effect: activate
    quote: Since picker items are interactive, it must be indicated to the user that they are interactive such as indicating that it is a button or it can be double-tapped to be selected.
  - on: android
    values: doubletap
    effect: activate
    quote: Since the segmented control items are interactive, it must indicate the interaction of double-tap for segment selecting.

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
# What stepper.md says, as facts that rules and completion read.
#
# spec-keys: the keys of a spec that this component has and not every component.
# Every other key is the name of a fact, and has one entry or a list of entries:
#
#   on:        ios, android, uikit, swiftui, views or compose, or a list; everywhere when absent
#   values:    a word or a list of words, the guideline's first choice first
#   number:    a number
#   severity:  error, warning, information or hint, where it differs from the rule's own
#   variant:   the variants of the component for which alone the entry holds
#   quote:     a sentence of the document, word for word, or a list of them
#
# Any other key of an entry is a detail: a word or a list of words.
# Facts only: no conditions, no expressions, no patterns.

spec-keys: [value, actions, increment, decrement]

# Name

name:
  - on: ios
    values: required
    quote:
      - If no visible label, use accessibilityLabel on control
      - Purpose is clear and matches visible label
  - on: android
    values: required
    quote:
      - "Optional: use contentDescription for a more descriptive name, depending on type of view and for elements without a visible label."
      - Purpose is clear and matches visible label

name-matches-label:
  - on: ios
    values: equal
    quote:
      - If visible text label exists, the programmatic name should match the visible text label.
      - Match visible label, if any
  - on: android
    values: contains
    quote: Name includes the purpose and describes the item changing, matching any visible label and references the number shown between stepper (if visible).

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
      - Name includes the purpose and describes the item changing, matching any visible label and references the number shown between stepper (if visible).
      - Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)
  - on: ios
    values: required
    words: [current value, value]
    severity: information
    quote:
      - Name includes the purpose and describes the item changing, matching any visible label and references the number shown between stepper (if visible).
      - Name describes the purpose (removes one/adds one, subtracts one/adds one) and describes the item changing and references the number shown between stepper (if visible)

name-of-hidden-label:
  - on: ios
    values: required
    quote: If hiding visible label, use accessibilityLabel on control

name-beside-label:
  - on: ios
    values: duplicated
    quote:
      - "Note: Setting a programmatic name while a visible text label exists may cause VoiceOver to duplicate the announcement of the name."
      - If this happens, hide the visible text label from VoiceOver recognization.

overwritten-name:
  - on: uikit
    values: accessibilityLabel
    by: setTitle()
    quote: The stepper's title will overwrite the segment’s accessibilityLabel.

overridden-text:
  - on: views
    values: android:text
    by: [contentDescription, android:contentDescription]
    quote: contentDescription overrides android:text

label-link:
  - on: views
    values: labelFor
    quote: Use labelFor attribute to connect the visible label to the control

hidden-icons:
  - on: swiftui
    values: all
    api: accessibilityHidden(true)
    quote: If a segment has icon(s), hide the icon(s) from VoiceOver by using view modifier accessibilityHidden(true).

empty-text:
  - values: [contentDescription, stateDescription]
    arguments: label
    quote:
      - Purpose is clear and matches visible label

hint:
  - on: ios
    values: when-needed
    quote: Hint is used only if the results of interacting with it are not obvious from the control's label.

# Role and element

roles:
  - on: ios
    values: button
    quote:
      - The stepper buttons themselves should be announced as “Button”.
      - Identifies as a button in iOS and "double tap to activate" in Android

other-roles:
  - on: android
    values: button
    quote: Button or ImageButton

elements:
  - on: uikit
    values: UIStepper
    quote: Use UIStepper
  - on: swiftui
    values: Stepper
    quote: Use native Stepper view
  - on: views
    values: [Button, ImageButton]
    also: [MaterialButton, AppCompatButton, AppCompatImageButton]
    quote: Button or ImageButton

missing-elements:
  - on: android
    values: [Stepper, UIStepper, StepperView]
    replacements: [Button, ImageButton]
    quote: There is no native stepper element for Android.

custom-role:
  - on: ios
    values: required
    native: [UIButton, Button]
    severity: warning
    quote: The stepper buttons themselves should be announced as “Button”.
  - on: android
    values: required
    severity: warning
    quote: Identifies as a button in iOS and "double tap to activate" in Android

adjustable:
  - on: uikit
    values: adjustable
    traits: [.adjustable, UIAccessibilityTraitAdjustable]
    methods: [accessibilityIncrement(), accessibilityDecrement()]
    quote: UIAccessibilityTraitAdjustable must be linked to the accessibilityIncrement() and accessibilityDecrement() methods.

# Groupings

groupings:
  - on: ios
    values: native
    quote: Follow native grouping and order

# Announcements

announced-roles:
  - on: ios
    values: button
    quote:
      - Identifies as a button in iOS and "double tap to activate" in Android
      - The stepper buttons themselves should be announced as “Button”.
      - “Label with current value, Decrement, Button”

activation-phrase:
  - on: android
    values: double tap to activate
    moments: [increment, decrement]
    quote:
      - Identifies as a button in iOS and "double tap to activate" in Android
      - "“Label with value, Increment or Increase, Double tap to activate”"
      - "“Label with value, Decrement or Decrease, Double tap to activate”"

announced-label:
  - on: [ios, android]
    values: required
    moments: [increment, decrement]
    quote: Announcing the label when appropriate with the value gives the screen reader users and users with memory challenges context

announced-value:
  - on: ios
    values: required
    words: [current value, value]
    moments: [increment, decrement]
    quote:
      - Express the stepper value dynamically when it has visibly changed and when value is in focus
      - “Label with current value, Increment, Button”
      - “Label with current value, Decrement, Button”
  - on: android
    values: required
    words: [current value, value]
    moments: [increment, decrement]
    quote:
      - Express the stepper value dynamically when it has visibly changed and when value is in focus
      - "“Label with value, Increment or Increase, Double tap to activate”"
      - "“Label with value, Decrement or Decrease, Double tap to activate”"

button-words:
  - on: ios
    action: increment
    values: Increment
    quote: The stepper button’s state should be announced as “Increment” or “Decrement”.
  - on: ios
    action: decrement
    values: Decrement
    quote: The stepper button’s state should be announced as “Increment” or “Decrement”.
  - on: android
    action: increment
    values: [Increment, Increase]
    quote:
      - "“Label with value, Increment or Increase, Double tap to activate”"
      - "\"Label with value, Increment, Double tap to activate\""
  - on: android
    action: decrement
    values: [Decrement, Decrease]
    quote:
      - "“Label with value, Decrement or Decrease, Double tap to activate”"
      - "\"Label with value, Decrement, Double tap to activate\""

button-announcements:
  - on: ios
    action: increment
    values: required
    quote:
      - “Label with current value, Increment, Button”
      - Increment
  - on: ios
    action: decrement
    values: required
    quote:
      - “Label with current value, Decrement, Button”
      - Decrement
  - on: android
    action: increment
    values: required
    quote:
      - "“Label with value, Increment or Increase, Double tap to activate”"
      - Increment or Increase
      - Increment
  - on: android
    action: decrement
    values: required
    quote:
      - "“Label with value, Decrement or Decrease, Double tap to activate”"
      - Decrement or Decrease
      - Decrement

announcement-templates:
  - on: ios
    moment: increment
    values: "{label}, {value}, Increment, Button"
    named: "{name}, button"
    quote: “Label with current value, Increment, Button”
  - on: ios
    moment: decrement
    values: "{label}, {value}, Decrement, Button"
    named: "{name}, button"
    quote: “Label with current value, Decrement, Button”
  - on: android
    moment: increment
    values: "{label}, {value}, Increment, Double tap to activate"
    named: "{name}, button"
    quote: "“Label with value, Increment or Increase, Double tap to activate”"
  - on: android
    moment: decrement
    values: "{label}, {value}, Decrement, Double tap to activate"
    named: "{name}, button"
    quote: "“Label with value, Decrement or Decrease, Double tap to activate”"
  - on: ios
    moment: value-change
    values: "{value}"
    quote: When new value changes, it gets announced dynamically without moving focus from the increment/decrement button
  - on: android
    moment: value-change
    values: "{value}"
    quote: When new value changes, it gets announced dynamically without moving focus from the increment/decrement button

moments:
  - values: [increment, decrement]
    quote: A stepper is a two-segment control used to increase or decrease an incremental value
  - on: ios
    values: value-change
    quote: When new value changes, it gets announced dynamically without moving focus from the increment/decrement button
  - on: android
    values: value-change
    quote: When new value changes, it gets announced dynamically without moving focus from the increment/decrement button

parts:
  - values: [increment, decrement]
    quote: A stepper is a two-segment control used to increase or decrease an incremental value

# States

states:
  - on: uikit
    values: disabled
    announced: Dimmed
    quote:
      - Announcement for disabled is “Dimmed”.
      - Expresses its state (disabled/dimmed)
  - on: ios
    values: disabled
    announced: Dimmed
    quote:
      - "Announcement: dimmed"
      - Expresses its state (disabled/dimmed)
  - on: uikit
    values: enabled
    quote: "Active: isEnabled property"
  - on: android
    values: disabled
    announced: disabled
    quote:
      - "Announcement: disabled"
      - Expresses its state (disabled/dimmed)
  - on: views
    values: enabled
    quote: "Active: android:enabled=true"

disabled-api:
  - on: uikit
    values: isEnabled=false
    also: [.notEnabled, UIAccessibilityTraitNotEnabled]
    quote: "For disabled stepper: Set isEnabled to false."
  - on: swiftui
    values: disabled()
    also: [disabled(true)]
    quote: For disabled, use view modifier disabled().
  - on: views
    values: android:enabled=false
    also: setEnabled(false)
    quote: "Disabled: android:enabled=false"

enabled-api:
  - on: uikit
    values: isEnabled=true
    also: [isEnabled]
    quote: "Active: isEnabled property"
  - on: views
    values: android:enabled=true
    quote: "Active: android:enabled=true"

traits:
  - on: uikit
    values: [.adjustable]
    quote: UIAccessibilityTraitAdjustable must be linked to the accessibilityIncrement() and accessibilityDecrement() methods.
  - on: uikit
    values: [.notEnabled]
    quote: If necessary, you may change the accessibility trait of the menu item to notEnabled, but this may overwrite the current accessibility role of the segmented control.

overwriting-traits:
  - on: uikit
    values: .notEnabled
    other-names: UIAccessibilityTraitNotEnabled
    state-api: isEnabled=false
    quote: If necessary, you may change the accessibility trait of the menu item to notEnabled, but this may overwrite the current accessibility role of the segmented control.

# Focus

focus-default:
  - on: ios
    values: default
    quote:
      - Use the device’s default focus functionality.
      - Only manage focus when needed.
  - on: android
    values: default
    quote:
      - Only manage focus when needed.
      - Primarily, let the device manage default focus.

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

announcing-apis:
  - on: uikit
    values: .announcement
    other-names: UIAccessibilityAnnouncementNotification
    opposite: .screenChanged
    quote:
      - "To NOT move focus, but dynamically announce new content: use UIAccessibility.post(notification:argument:) that takes in .announcement and the announcement text as the parameter arguments."
      - "To NOT move focus, but announce new content: UIAccessibilityAnnouncementNotification"
  - on: views
    values: accessibilityLiveRegion
    other-names: announceForAccessibility
    opposite: TYPE_VIEW_FOCUSED
    quote: "To NOT move focus, but announce new content: accessibilityLiveRegion"

ordering-apis:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."
  - on: views
    values: [android:nextFocusDown, android:nextFocusUp, android:nextFocusRight, android:nextFocusLeft, accessibilityTraversalBefore, accessibilityTraversalAfter]
    quote:
      - nextFocusDown
      - nextFocusUp
      - nextFocusRight
      - nextFocusLeft
      - accessibilityTraversalBefore (or after)

reading-order:
  - on: uikit
    values: UIAccessibilityContainer
    quote: "UIAccessibilityContainer protocol: Have a table of elements that defines the reading order of the elements."

focus-state:
  - on: swiftui
    values: "@FocusState"
    partners: ["focused(_:)", "focused(_:equals:)"]
    quote:
      - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:) to assign focus on a view with @FocusState as the source of truth.
      - Use the property wrapper @FocusState in conjunction with the view modifier focused(_:equals:) to assign focus on a view, when the view is equal to a specific value.
      - For general focus management that impacts both screen readers and non-screen readers, use the property wrapper @FocusState to assign an identity of a focus state.

hiding-apis:
  - on: uikit
    values: [isAccessibilityElement=false]
    other-names: [accessibilityElementsHidden=true]
    shown-by: [isAccessibilityElement=true, accessibilityElementsHidden=false]
    quote:
      - If VoiceOver is not reaching a particular element, set the element's isAccessibilityElement to true
      - isAccessibilityElement - Yes, if the element can respond to user input
  - on: swiftui
    values: accessibilityHidden(true)
    shown-by: accessibilityHidden(false)
    quote: "swipe: Focus moves to the element, expresses its state, if applicable"
  - on: views
    values: [android:focusable=false]
    other-names: [setFocusable(false)]
    shown-by: [android:focusable=true, setFocusable(true)]
    quote: android:focusable=true
  - on: views
    values: [android:clickable=false]
    other-names: [setClickable(false)]
    shown-by: [android:clickable=true, setClickable(true)]
    exempt: selected
    quote: android=clickable=true
  - on: views
    values: importantForAccessibility=no
    other-names: [importantForAccessibility=false, importantForAccessibility=noHideDescendants, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO, importantForAccessibility=IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS]
    shown-by: importantForAccessibility=yes
    quote: "To hide controls: Important_For _Accessibility_NO"
  - on: views
    values: IMPORTANT_FOR_ACCESSIBILITY_NO
    other-names: IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    shown-by: IMPORTANT_FOR_ACCESSIBILITY_YES
    quote: "To hide controls: Important_For _Accessibility_NO"
  - on: compose
    values: hideFromAccessibility()
    other-names: invisibleToUser()
    quote: "swipe: Focus moves to the element, expresses its state, if applicable"
  - on: compose
    values: Modifier.clearAndSetSemantics
    hides: empty
    quote: "swipe: Focus moves to the element, expresses its state, if applicable"

resetting-apis:
  - on: uikit
    values: isAccessibilityElement=true
    resets: [role, states]
    quote: "Note: You may need to adjust the programmatic name, role, state, and/or value after doing this, as this action may overwrite previously configured accessibility."

handlers:
  - on: android
    values: onClick
    also: [setOnClickListener, OnClickListener, performClick, Modifier.clickable, Modifier.selectable, Modifier.toggleable, combinedClickable]
    listeners: [onValueChange, onValueChanged, OnValueChangeListener, setOnValueChangedListener, onValueChangeFinished, onProgressChanged, OnSeekBarChangeListener, setOnSeekBarChangeListener, afterTextChanged, addTextChangedListener, TextWatcher]
    quote: Implement an onClick( ) event handler for keyboard, not onTouch( )

unwanted-handlers:
  - on: android
    values: onTouch
    other-names: [setOnTouchListener, OnTouchListener, onTouchEvent]
    severity: warning
    quote: Implement an onClick( ) event handler for keyboard, not onTouch( )

# Behaviour

required-actions:
  - values: [increment, decrement]
    increment: [increase]
    decrement: [decrease]
    number: 2
    quote: A stepper is a two-segment control used to increase or decrease an incremental value

focus-on-value-change:
  - on: ios
    values: stay
    other-words: [button, focused button, active button, used button, activated button, pressed button, tapped button, increment button, decrement button, increase button, decrease button, plus button, minus button, up button, down button, add button, remove button, element, control]
    quote: When new value changes, it gets announced dynamically without moving focus from the increment/decrement button
  - on: android
    values: stay
    other-words: [button, focused button, active button, used button, activated button, pressed button, tapped button, increment button, decrement button, increase button, decrease button, plus button, minus button, up button, down button, add button, remove button, element, control]
    severity: warning
    quote: When new value changes, it gets announced dynamically without moving focus from the increment/decrement button

announced-value-change:
  - on: ios
    values: required
    quote:
      - Express the stepper value dynamically when it has visibly changed and when value is in focus
      - The new value should be announced when the user activates one of the buttons.
      - if button is activated new value will dynamically announce
  - on: android
    values: required
    quote:
      - Express the stepper value dynamically when it has visibly changed and when value is in focus
      - if button is activated new value will dynamically announce
      - When new value changes, it gets announced dynamically without moving focus from the increment/decrement button

keys:
  - values: [tab, ctrl+tab, arrows]
    effect: focus
    need: one
    quote:
      - "tab, Ctr+tab or arrow keys: Focus visibly moves to the button"
      - tab To focus
  - values: space
    effect: activate
    need: each
    quote:
      - "spacebar: Activates the button on iOS and Android"
      - Space bar Activates on iOS and Android
  - on: android
    values: enter
    effect: activate
    need: each
    severity: warning
    quote:
      - "enter: Activates the button on Android"
      - Enter key Activates on Android

inactive-keys:
  - on: ios
    values: enter
    quote:
      - "enter: Activates the button on Android"
      - Enter key Activates on Android

gestures:
  - values: swipe
    effect: focus
    need: each
    quote:
      - "swipe: Focus moves to the element, expresses its state, if applicable"
      - Focused by swipe or touch
  - values: touch
    effect: focus
    need: given
    quote: Focused by swipe or touch
  - values: doubletap
    effect: activate
    need: each
    quote:
      - "doubletap: Activates the button"
      - Double tap to activate

text-resize:
  - number: 200
    quote: Text can resize up to 200% without losing information

"""#),
    EmbeddedFile(name: "vocabulary.yaml", text: #"""
# The names and words of the guidelines, and where each is at home.
#
# apis: one entry a name, as completion offers it:
#   name, home (a framework or a list), kind (api when absent; trait, notification, element, value,
#   tool), components (all when absent), aliases (other right spellings), misspellings (wrong ones
#   that occur in print), obsolete (what replaces the name, the guideline's choice first),
#   preferred (what the guideline has in place of a name that does something similar),
#   purpose (where it is in no row of the counterparts: title, role, or the row it serves as well),
#   takes (the values that it can be set to, where they are few),
#   quoted (false for well-known names that no document mentions).
# misspellings: wrong spellings whose right one is no name of the list.
# counterparts: what each purpose is called in each framework, the first choice first.
# qualifiers: modules and types that may stand in front of a name, as in UIKit.UIStepper, without
#   changing what it means.
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
  - { name: isEnabled, home: uikit, takes: [true, false] }
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
  - { name: "android:enabled", home: views, takes: [true, false] }
  - { name: "android:focusable", home: views, takes: [true, false], aliases: focusable }
  - { name: "android:clickable", home: views, takes: [true, false], aliases: clickable, misspellings: [android=clickable] }
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
  - { name: .isToggle, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.isToggle, purpose: role }
  - { name: .updatesFrequently, home: swiftui, kind: trait, quoted: false, aliases: AccessibilityTraits.updatesFrequently }
  - { name: TabView, home: swiftui, kind: element, components: page-control, quoted: false }
  - { name: PageTabViewStyle, home: swiftui, kind: element, components: page-control, quoted: false, aliases: [.page, PageTabViewStyle()] }
  - { name: "android:contentDescription", home: views, purpose: name, quoted: false, aliases: setContentDescription() }
  - { name: "android:hint", home: views, quoted: false, aliases: setHint() }
  - { name: "android:tooltipText", home: views, quoted: false, aliases: setTooltipText() }
  - { name: "android:stateDescription", home: views, quoted: false, aliases: setStateDescription }
  - { name: "android:accessibilityHeading", home: views, takes: [true, false], quoted: false, aliases: setAccessibilityHeading() }
  - { name: "android:accessibilityPaneTitle", home: views, quoted: false, aliases: setAccessibilityPaneTitle() }
  - { name: "android:focusableInTouchMode", home: views, takes: [true, false], quoted: false, aliases: setFocusableInTouchMode() }
  - { name: AccessibilityDelegate, home: views, quoted: false, aliases: [View.AccessibilityDelegate, setAccessibilityDelegate], purpose: role }
  - { name: AccessibilityNodeInfo, home: views, quoted: false, aliases: [AccessibilityNodeInfoCompat, onInitializeAccessibilityNodeInfo], purpose: role }
  - { name: ViewCompat.addAccessibilityAction, home: views, quoted: false }
  - { name: ViewCompat.replaceAccessibilityAction, home: views, quoted: false }
  - { name: announceForAccessibility, home: [views, compose], quoted: false, purpose: announce }
  - { name: sendAccessibilityEvent, home: views, quoted: false }
  - { name: setOnClickListener, home: views, quoted: false }
  - { name: setEnabled(), home: [uikit, views], quoted: false }
  - { name: setFocusable(), home: views, quoted: false }
  - { name: setClickable(), home: views, quoted: false }
  - { name: performClick, home: views, quoted: false }
  - { name: IMPORTANT_FOR_ACCESSIBILITY_YES, home: views, quoted: false, aliases: View.IMPORTANT_FOR_ACCESSIBILITY_YES }
  - { name: IMPORTANT_FOR_ACCESSIBILITY_AUTO, home: views, quoted: false, aliases: View.IMPORTANT_FOR_ACCESSIBILITY_AUTO }
  - { name: ViewPager2, home: views, kind: element, components: page-control, quoted: false }
  - { name: TabLayoutMediator, home: views, components: page-control, quoted: false }
  - { name: TabItem, home: views, kind: element, components: segmented-control, quoted: false }
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
  - { name: onClickLabel, home: compose, quoted: false }
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

qualifiers: [UIKit, SwiftUI, UIView, UIControl, UIButton, UILabel, UIAccessibilityElement, NSObject, View, Text, TextView, Stepper, Picker, UIStepper, UIPageControl, UISegmentedControl, ImageButton, AccessibilityEvent, SemanticsPropertyReceiver, SemanticsProperties]

counterparts:
  - purpose: name
    uikit: accessibilityLabel
    swiftui: "accessibilityLabel(_:)"
    views: [contentDescription, "android:text"]
    compose: 'Modifier.semantics { contentDescription = "" }'
  - purpose: hide
    uikit: isAccessibilityElement=false
    swiftui: accessibilityHidden(true)
    views: [importantForAccessibility=no, IMPORTANT_FOR_ACCESSIBILITY_NO]
  - purpose: make focusable
    uikit: isAccessibilityElement=true
    views: ["android:focusable", "android:clickable"]
    compose: Modifier.focusTarget()
  - purpose: disabled
    uikit: isEnabled=false
    swiftui: disabled()
    views: "android:enabled=false"
    compose: [Button(enabled = false), Tab(enabled = false), "Modifier.semantics { disabled() }"]
  - purpose: enabled
    uikit: isEnabled=true
    views: "android:enabled=true"
    compose: [Button(enabled = true), Tab(enabled = true)]
  - purpose: selected
    swiftui: accessibilityAddTraits(.isSelected)
    compose: Tab(selected = <condition logic>)
  - purpose: group
    uikit: [isAccessibilityElement, shouldGroupAccessibilityChildren]
    swiftui: "accessibilityElement(children: .combine)"
    views: ["android:screenReaderFocusable", ViewGroup, "android:focusable=false"]
    compose: "Modifier.semantics(mergeDescendants = true) {}"
  - purpose: move focus
    uikit: [.screenChanged, "UIAccessibility.post(notification:argument:)"]
    swiftui: ["@AccessibilityFocusState", "@FocusState"]
    views: TYPE_VIEW_FOCUSED
    compose: requestFocus()
  - purpose: announce
    uikit: [.announcement, "UIAccessibility.post(notification:argument:)"]
    swiftui: AccessibilityNotification.Announcement
    views: accessibilityLiveRegion
    compose: liveRegion
  - purpose: focus order
    uikit: UIAccessibilityContainer
    views: ["android:nextFocusDown", "android:nextFocusUp", "android:nextFocusRight", "android:nextFocusLeft", accessibilityTraversalBefore, accessibilityTraversalAfter]
    compose: [Modifier.focusOrder(), FocusRequester, FocusRequester.createRefs()]
  - purpose: link label
    views: labelFor
  - purpose: adjust
    uikit: [.adjustable, accessibilityIncrement(), accessibilityDecrement()]
    swiftui: "accessibilityAdjustableAction(_:)"
  - purpose: state text
    uikit: accessibilityValue
    swiftui: "accessibilityValue(_:)"
    views: "android:stateDescription"
    compose: stateDescription
  - purpose: custom actions
    views: [accessibility service, FLAG_REQUEST_ACCESSIBILITY_BUTTON, registerAccessibilityButtonCallback()]
    compose: customActions
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
    compose: [TabRow, Tab, Chip]

classes:
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
       UIContentUnavailableView]
  swiftui:
    with-role:
      [Button, Toggle, Slider, Stepper, Picker, DatePicker, MultiDatePicker, ColorPicker, Menu,
       Link, NavigationLink, ShareLink, TextField, SecureField, TextEditor, List, Form, Table,
       TabView, ProgressView, Gauge, DisclosureGroup, OutlineGroup, EditButton, PasteButton]
    without-role:
      [View, Text, Image, Label, VStack, HStack, ZStack, LazyVStack, LazyHStack, LazyVGrid,
       LazyHGrid, Grid, ScrollView, Group, GroupBox, GeometryReader, Rectangle, RoundedRectangle,
       Capsule, Circle, Canvas]
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
       NestedScrollView, HorizontalScrollView, ComposeView]
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
       OutlinedCard, Text, BasicText, Image, Icon, Canvas, Layout]

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
  gesture:
    - { word: swipe, title: a swipe }
    - { word: touch, title: a touch }
    - { word: doubletap, title: a double tap, aliases: [double tap, double-tap] }
    - { word: swipe-right, title: a swipe to the right, aliases: [swipe right or left, swipe left or right] }
    - { word: swipe-left, title: a swipe to the left }
    - { word: swipe-up, title: a swipe up }
    - { word: swipe-down, title: a swipe down }
    - { word: two-finger-swipe, title: a two-finger swipe, aliases: two-finger swipe }
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
  framework:
    - { word: uikit, quoted: false, aliases: ui kit }
    - { word: swiftui, quoted: false, aliases: swift ui }
    - { word: views, quoted: false, aliases: [view, android view, android views, android-views, views (xml), android xml] }
    - { word: compose, quoted: false, aliases: [jetpack compose, jetpack-compose, jetpackcompose, android compose] }
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
}
