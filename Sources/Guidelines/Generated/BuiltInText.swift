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
    EmbeddedFile(name: "segmented-control.md", text: #"""
---
title: Segmented control
name: segmented-control
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
    EmbeddedFile(name: "stepper.md", text: #"""
---
title: Stepper
name: stepper
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
  ]
}
