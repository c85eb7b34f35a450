// Written by `swift run embed-text` from the files of Sources/Voices/Library.
// swift-format-ignore-file

package import Guidelines

/// The files of the library, inside the program.
package enum BuiltInVoiceText {
  /// Every file, in alphabetical order of the names.
  package static let files: [EmbeddedFile] = [
    EmbeddedFile(name: "talkback.voice.yaml", text: ##"""
# What TalkBack says, as rows that a composer reads; README.md beside this folder explains them.

voice:
  platform: android
  title: TalkBack 15.1
  joint: ", "
  basis: algorithm
  source: [TB-TREE, TB-EXTRACT]
  adjusted: slider
  switched: { choice: [selected], switch: ["on", "off"], checkable: [checked, unchecked] }
  plain-text: { views: TextView, compose: Text }

# The names in code that give texts, beside those that the vocabulary knows the purpose of.
texts:
  click-label: [onClickLabel]
  tooltip: ["android:tooltipText"]
  hint: ["android:hint", setHint, setHint()]

sources:
  TB-TREE: google/talkback, compositor/roledescription/TreeNodesDescription
  TB-EXTRACT: google/talkback, compositor/roledescription/RoleDescriptionExtractor
  TB-UTIL: google/talkback, compositor/AccessibilityNodeFeedbackUtils
  TB-COLL: google/talkback, compositor/CollectionStateFeedbackUtils
  TB-FOCUS: google/talkback, compositor/rule/EventTypeViewAccessibilityFocusedFeedbackRule
  TB-CHANGE: google/talkback, compositor/rule/EventTypeWindowContentChangedFeedbackRule
  TB-CLICK: google/talkback, compositor/rule/EventTypeViewClickedFeedbackRule
  TB-SCROLL: google/talkback, compositor/rule/ScrollPositionFeedbackRule
  TB-HINT: google/talkback, compositor/hint/ClickableHint, LongClickableHint, NodeRoleHint
  TB-EDIT: google/talkback, compositor/roledescription/EditTextDescription
  TB-NOTEXT: google/talkback, compositor/roledescription/NonTextViewsDescription
  TB-SWITCH: google/talkback, compositor/roledescription/SwitchDescription
  TB-CLEAN: google/talkback, utils/output/SpeechCleanupUtils
  TB-ROLE: google/talkback, utils/Role
  TB-RES: google/talkback, res/values/strings_compositor.xml
  TB-PREF: google/talkback, res/values/donottranslate.xml
  CX-DEL: androidx/androidx, compose/ui AndroidComposeViewAccessibilityDelegateCompat
  CX-COL: androidx/androidx, compose/ui CollectionInfo
  CX-STR: androidx/androidx, compose/ui res/values/strings.xml
  CX-TOGGLE: androidx/androidx, compose/material3 IconButton, ToggleButton
  CX-SEG: androidx/androidx, compose/material3 SegmentedButton
  CX-TAB: androidx/androidx, compose/material3 Tab
  CX-SLI: androidx/androidx, compose/material3 Slider
  CX-PAGE: androidx/androidx, compose/ui CollectionInfoTest
  CX-VP2: androidx/androidx, ViewPager2
  MD-TAB: material-components-android, tabs/TabLayout
  MD-NAV: material-components-android, navigation/NavigationBarItemView
  MD-TOGGLE: material-components-android, button/MaterialButtonToggleGroup
  MD-CHECK: material-components-android, checkbox/MaterialCheckBox
  MD-DROP: material-components-android, textfield/DropdownMenuEndIconDelegate
  SDK-COMPOUND: Android SDK 30 to 34, CompoundButton, CheckBox, RadioButton
  SDK-SWITCH: Android SDK 30 to 34, Switch, ToggleButton; AppCompat SwitchCompat
  SDK-BAR: Android SDK 30 to 34, ProgressBar
  SDK-SPIN: Android SDK, Spinner
  SDK-EVENT: Android SDK 34, AccessibilityEvent

# What an element can be, each with the names in code that say so.
traits:
  selected: []
  unselected: []
  checked: []
  unchecked: []
  mixed: []
  "on": []
  "off": []
  disabled: []
  enabled: []
  collapsed: []
  expanded: []
  editing: []
  clickable: [Modifier.clickable, setOnClickListener]
  long-clickable: []
  checkable: []
  choice: []
  links: []
  single-selection: []
  switch: []
  heading: [heading(), "android:accessibilityHeading"]
  slider: []
  spinner: []
  edit: []
  text-first: []
  picture: []
  tab: []
  list: []
  pager: []
  enters: []
  leaves-pager: []
  leaves-list: []
  actions: []
  focused: []
  live-region: [accessibilityLiveRegion, liveRegion]

# What an element is because of all else that it is.
follows:
  - { is: unselected, unless: [selected] }
  - { is: "on", if: [switch, checked] }
  - { is: unchecked, if: [checkable], unless: [checked, mixed] }
  - { is: "off", if: [switch], unless: ["on", mixed] }
  - { is: actions, if: [collapsed] }
  - { is: actions, if: [expanded] }

parts:
  selected: { part: state, name: selected, if: [selected], word: selected }
  collapsed: { part: state, name: collapsed, if: [collapsed], word: collapsed }
  expanded: { part: state, name: expanded, if: [expanded], word: expanded }
  checked: { part: state, name: checked, if: [checkable, checked], unless: [state-text, switch], word: checked }
  unchecked: { part: state, name: unchecked, if: [checkable, unchecked], unless: [state-text, switch], word: not checked }
  switched-on: { part: state, name: "on", if: [switch, "on"], unless: [state-text], word: "on", source: TB-SWITCH }
  switched-off: { part: state, name: "off", if: [switch, "off"], unless: [state-text], word: "off", source: TB-SWITCH }
  editing: { part: state, name: editing, if: [editing], word: editing, source: TB-EDIT }
  state: { part: state, text: state-text, once: true, symbols: true }
  entry: { part: value, text: value, if: [edit], once: true, symbols: true, source: TB-EDIT }
  name: { part: name, text: name, unless: [text-first], once: true, symbols: true }
  field-name: { part: name, text: name, if: [text-first], unless: [value], once: true, symbols: true, source: TB-EDIT }
  field-hint-name: { part: name, text: hint, if: [text-first], unless: [value, name], once: true, symbols: true, source: TB-EDIT }
  unlabelled-picture: { part: name, name: unlabelled, if: [picture], unless: [name, state-text], word: unlabelled, source: TB-NOTEXT }
  unlabelled: { part: name, name: unlabelled, if: [clickable], unless: [picture, name, role, disabled, checkable, slider, state-text, hint, labelled-by, current], word: unlabelled, source: TB-UTIL }
  role: { part: role, text: role, once: true, symbols: true }
  children: { children: true }
  current-value: { part: value, text: value, if: [spinner] }
  error: { part: error, if: [error], word: error, source: TB-UTIL }
  field-hint: { part: hint, text: hint, if: [text-first, value], source: TB-UTIL }
  field-hint-beside-name: { part: hint, text: hint, if: [text-first, name], unless: [value], source: TB-UTIL }
  tooltip: { part: tooltip, text: tooltip, unlike: name, source: TB-UTIL }
  for: { part: label, if: [labelled-by], word: for, joint: " ", source: TB-RES }
  disabled: { part: state, name: disabled, if: [disabled], unless: [heading], word: disabled, source: TB-UTIL }
  heading: { part: role, name: heading, if: [heading], unless: [list], word: heading, source: TB-FOCUS }
  heading-in-list: { part: role, name: heading, if: [heading, list], word: heading, source: TB-COLL }
  index: { part: index, if: [list, several], word: index, source: TB-COLL }
  in-list: { part: container, name: list, if: [list, enters], unless: [single, group], word: in list, source: TB-COLL }
  in-named-list: { part: container, name: list, if: [list, enters, group], unless: [single], word: in named list, source: TB-COLL }
  items: { part: container, name: list, if: [list, enters, several], word: items, source: TB-COLL }
  out-of-list: { part: container, name: list, if: [leaves-list], word: out of list, source: TB-COLL }
  in-pager: { part: container, name: pager, if: [pager, enters], unless: [group], word: in pager, source: [TB-COLL, CX-VP2, CX-PAGE] }
  in-named-pager: { part: container, name: pager, if: [pager, enters, group], word: in named pager, source: [TB-COLL, CX-VP2, CX-PAGE] }
  out-of-pager: { part: container, name: pager, if: [leaves-pager], word: out of pager, source: TB-COLL }
  # States that the element has no word for: the app says them in a state description, or nobody knows how.
  untold-checked: { part: state, if: [checked], unless: [checkable, switch, state-text], unknown: how the app tells that it is checked }
  untold-unchecked: { part: state, if: [unchecked], unless: [checkable, switch, state-text], unknown: how the app tells that it is not checked }
  untold-off: { part: state, if: ["off"], unless: [switch, state-text], unknown: how the app tells that it is off }
  untold-on: { part: state, if: ["on"], unless: [switch, state-text], unknown: how the app tells that it is on }
  untold-mixed: { part: state, if: [mixed], unless: [state-text], unknown: how the app tells that it is mixed }
  untied-label: { part: name, if: [text-first, label], unless: [name, hint, labelled-by], unknown: how the label is tied to the field }

hints:
  click-label: { if: [clickable, click-label], unless: [disabled, edit], word: click, source: TB-HINT }
  select: { if: [clickable, single-selection], unless: [disabled, edit], word: select, source: TB-HINT }
  toggle: { if: [clickable, checkable], unless: [disabled, edit], word: toggle, source: TB-HINT }
  activate: { if: [clickable], unless: [disabled, edit], word: activate, source: TB-HINT }
  edit: { if: [edit], unless: [disabled, editing], word: edit text, source: TB-HINT }
  change: { if: [spinner], unless: [disabled], word: change, source: TB-HINT }
  adjust: { if: [slider], unless: [disabled], word: adjust, source: TB-HINT }
  long-press: { if: [long-clickable], unless: [disabled, long-click-label], word: long press, also: true, source: TB-HINT }
  long-click-label: { if: [long-clickable, long-click-label], unless: [disabled], word: long click, also: true, source: TB-HINT }
  links: { if: [links], unless: [disabled], word: links available, also: true, source: [TB-RES, TB-PREF] }
  actions: { if: [actions], unless: [disabled], word: actions, also: true, source: TB-UTIL }

events:
  - { after: name, if: [focused], unless: [live-region], text: name, source: TB-CHANGE }
  - { after: name, if: [live-region], says: element, source: TB-CHANGE }
  - { after: name, says: nothing, source: TB-CHANGE }
  - { after: text, if: [live-region], says: element, source: TB-CHANGE }
  - { after: text, "on": views, if: [focused], unless: [edit], text: name, source: TB-CHANGE }
  - { after: text, says: nothing, source: [TB-CHANGE, CX-DEL] }
  - { after: state, if: [live-region], says: element, source: TB-CHANGE }
  - { after: state, if: [focused], text: state-text, source: TB-CHANGE }
  - { after: state, says: nothing, source: TB-CHANGE }
  - { after: value, if: [live-region], says: element, source: TB-CHANGE }
  - { after: value, if: [focused], text: state-text, source: TB-CHANGE }
  - { after: value, says: nothing, source: TB-CHANGE }
  - { after: select, "on": compose, if: [tab], unknown: which of the title and 'selected' is said first when a focused tab is activated }
  - { after: select, if: [focused, state-text], text: state-text, source: [TB-CHANGE, CX-DEL] }
  - { after: select, "on": views, if: [focused, checkable, checked], unless: [state-text], word: checked, source: TB-CLICK }
  - { after: select, unknown: what is said when a segment is selected here }
  - { after: toggle, if: [focused, checkable, checked], unless: [state-text, switch], word: checked, source: TB-CLICK }
  - { after: toggle, if: [focused, checkable, unchecked], unless: [state-text, switch], word: not checked, source: TB-CLICK }
  - { after: toggle, "on": views, if: [focused, state-text], text: state-text, source: TB-CHANGE }
  - { after: toggle, "on": compose, if: [focused, choice, state-text], text: state-text, source: [TB-CHANGE, CX-DEL] }
  - { after: toggle, unknown: what is said when it is switched here }
  - { after: disable, "on": views, in: [API 33, API 30, API 29], says: nothing, source: [TB-CHANGE, SDK-EVENT] }
  - { after: disable, "on": views, if: [focused], word: disabled, source: [TB-CHANGE, SDK-EVENT] }
  - { after: disable, says: nothing, source: [TB-CHANGE, CX-DEL] }
  - { after: enable, "on": views, in: [API 33, API 30, API 29], says: nothing, source: [TB-CHANGE, SDK-EVENT] }
  - { after: enable, "on": views, if: [focused], word: enabled, source: [TB-CHANGE, SDK-EVENT] }
  - { after: enable, says: nothing, source: [TB-CHANGE, CX-DEL] }
  - { after: page, if: [title, place], word: titled page, source: TB-SCROLL }
  - { after: page, if: [place], word: page, source: TB-SCROLL }
  - { after: page, unknown: which page has come }
  - { after: error, if: [error], word: error, source: TB-CHANGE }

# What the user, the version of Android or that of a library changes. What an order does not name
# keeps its place behind.
variants:
  order Name, type, state:
    order: [entry, name, field-name, field-hint-name, unlabelled-picture, unlabelled, role, editing, state, children, collapsed, expanded, checked, unchecked, switched-on, switched-off, error, field-hint, field-hint-beside-name, tooltip, for, selected]
    source: TB-PREF
  order Type, name, state:
    order: [role, entry, name, field-name, field-hint-name, unlabelled-picture, unlabelled, editing, state, children, collapsed, expanded, checked, unchecked, switched-on, switched-off, error, field-hint, field-hint-beside-name, tooltip, for, selected]
    source: TB-PREF
  element type off: { without: [role, heading], source: TB-UTIL }
  container information off: { without: [index, in-list, in-named-list, items, out-of-list, in-pager, in-named-pager, out-of-pager, heading-in-list], source: TB-FOCUS }
  usage hints off: { without: [hints], source: TB-HINT }
  actions off in the reading controls: { words: { actions: { en: "Actions available, use Tap with 3 fingers to view" } }, source: TB-UTIL }
  single tap:
    words:
      click: { en: "Tap to {click-label}" }
      select: { en: Tap to select }
      toggle: { en: Tap to toggle }
      activate: { en: Tap to activate }
      edit text: { en: Tap to edit text }
      change: { en: Tap to change }
    source: TB-RES
  API 33: {}
  API 30: {}
  API 29: {}
  older material3: {}

words:
  selected: { en: selected, de: ausgewählt, fr: sélectionné, es: seleccionado, ja: 選択済み }
  checked: { en: checked, en-GB: ticked, de: aktiviert, fr: coché }
  not checked: { en: not checked, en-GB: not ticked, de: nicht aktiviert, fr: non coché }
  "on": { en: "on", de: an }
  "off": { en: "off", de: aus, fr: désactivé }
  collapsed: { en: collapsed, de: Minimiert, fr: regroupé }
  expanded: { en: expanded, de: Maximiert, fr: développé }
  disabled: { en: disabled, de: deaktiviert, fr: désactivé, es: inhabilitado, ja: 無効 }
  enabled: { en: enabled }
  editing: { en: Editing }
  heading: { en: Heading, de: Überschrift, fr: Titre }
  unlabelled: { en: Unlabelled, de: Unbenannt, fr: Sans libellé }
  error: { en: "Error: {error}", de: "Error: {error}", fr: "Error: {error}" }
  for: { en: "for {labelled-by}", de: "für {labelled-by}", fr: "pour {labelled-by}" }
  index: { en: "{n} of {m}", de: "{n} von {m}", fr: "{n} sur {m}", es: "{n} de {m}", ja: "{m}件中の{n}件目です" }
  in list: { en: In list, de: In der Liste, fr: Dans la liste, es: En la lista }
  in named list: { en: "In list {group}", fr: "Dans la liste {group}" }
  items: { en: "{m} items", de: "{m} Einträge", fr: "{m} éléments" }
  out of list: { en: Out of list, de: Liste verlassen, fr: Hors de la liste }
  in pager: { en: In horizontal pager, de: Auf der horizontalen Seite, fr: Dans la page horizontale }
  in named pager: { en: "In horizontal pager {group}" }
  out of pager: { en: Out of grid pager }
  page: { en: "Page {n} of {m}", de: "Seite {n} von {m}", fr: "Page {n} sur {m}" }
  titled page: { en: "{title}, {n} of {m}" }
  # Roles
  button: { en: Button, de: Schaltfläche, fr: Bouton, es: Botón, ja: ボタン }
  tab: { en: Tab, de: Tab, fr: Onglet }
  radio button: { en: Radio button, de: Optionsfeld, fr: Case d'option }
  check box: { en: Check box, en-GB: Tick box, de: Kästchen, fr: Case à cocher }
  switch: { en: Switch, de: Schalter, fr: Bouton }
  slider: { en: Slider, de: Schieberegler, fr: Curseur }
  edit box: { en: Edit box, de: Bearbeitungsfeld, fr: Zone d'édition }
  drop-down list: { en: Drop down list, en-GB: Drop-down menu, de: Drop-down-Liste, fr: Liste déroulante }
  image: { en: Image }
  progress bar: { en: Progress bar }
  page role: { en: Page, de: Seite }
  # States of frameworks
  chosen: { en: Selected }
  not chosen: { en: Not selected }
  Checked: { en: Checked, de: Aktiviert, fr: Cochée }
  Not checked: { en: Not checked, de: Nicht aktiviert, fr: Non cochée }
  Partially checked: { en: Partially checked, de: Teilweise aktiviert, fr: Partiellement cochée }
  "On": { en: "On" }
  "Off": { en: "Off" }
  "ON": { en: "ON" }
  "OFF": { en: "OFF" }
  not selected: { en: not selected }
  percent: { en: "{percent}%" }
  percent in words: { en: "{percent} percent." }
  decimal: { en: "{decimal}" }
  bar badge: { en: "{name}, {badge}" }
  only badge: { en: "{badge}" }
  title as tooltip: { en: "{name}" }
  current: { en: "{current}" }
  called: { en: "{called}" }
  # Hints
  click: { en: "Double-tap to {click-label}", de: "Zum {click-label} doppeltippen", fr: "Appuyer deux fois pour {click-label}" }
  select: { en: Double-tap to select, de: Zum Auswählen doppeltippen, fr: Appuyer deux fois pour sélectionner }
  toggle: { en: Double-tap to toggle, en-GB: Double-tap to toggle., de: Zum Wechseln doppeltippen, fr: Appuyer deux fois pour cocher ou désélectionner }
  activate: { en: Double-tap to activate, en-GB: Double-tap to activate., de: Zum Aktivieren doppeltippen, fr: Appuyer deux fois pour activer }
  edit text: { en: Double-tap to edit text, en-GB: Double-tap to edit text., de: Zum Bearbeiten von Text doppeltippen, fr: Appuyer deux fois pour modifier le texte }
  change: { en: Double-tap to change, en-GB: Double-tap to change., de: Zum Ändern doppeltippen, fr: Appuyer deux fois pour modifier }
  adjust: { en: '"Swipe up" or "Swipe down" to adjust', en-GB: "'Swipe up' or 'Swipe down' to adjust" }
  long press: { en: Double-tap and hold to long press, en-GB: Double-tap and hold to long press., de: Zum langen Drücken doppeltippen und halten, fr: Appuyer deux fois et maintenir enfoncé pour effectuer un appui prolongé }
  long click: { en: "Double-tap and hold to {long-click-label}" }
  actions: { en: "Actions available, swipe up or swipe down and double-tap to activate" }
  links available: { en: "Links available, use Tap with 3 fingers to view" }
  links by a swipe: { en: "Links available, use Swipe up then right to view" }
  # What Material says of its own
  pane of a snackbar: { en: Alert }
  badge: { en: "{badge} new notifications" }

# A name, state or role of one symbol is said as its word, and a run of a symbol as number and word.
symbols:
  runs: "-\\/|!@#$%^&*()=_+[]{}.?;'\":<>•"
  words: { "-": Dash, ".": Period, "&": Ampersand, "<": Less than sign, ">": Greater than sign, "*": Asterisk, "@": At, "•": Bullet, ":": Colon, ",": Comma, "÷": Division sign, "…": Ellipsis, "—": Em dash, "–": En dash, "!": Exclamation mark, "×": Multiplication sign, "(": Left paren, ")": Right paren, "%": Percent, "#": Pound, "?": Question mark, ";": Semicolon, "/": Slash, "\\": Backslash, "_": Underscore, "|": Vertical line, "=": Equal sign, "~": Tilde, "^": Caret, "'": Apostrophe, '"': Quote, "[": Left square bracket, "]": Right square bracket, "{": Left curly bracket, "}": Right curly bracket, "$": Dollar sign, "↑": Upwards arrow, "←": Leftwards arrow, "→": Rightwards Arrow, "↓": Downwards Arrow, "★": Black star, "☆": White star, "○": White circle, "●": Black circle }

controls:
  # Tabs and segments
  TabLayout:
    "on": views
    other-names: [TabItem]
    each: [segments]
    role: tab
    is: [list, clickable, single-selection, tab]
    when:
      selected: { not: [clickable] }
      badge: { tooltip: title as tooltip, name: only badge }
    source: MD-TAB
  BottomNavigationView:
    "on": views
    other-names: [NavigationBarView, NavigationRailView]
    each: [segments]
    role: tab
    is: [list, clickable, single-selection, tab]
    when:
      selected: { not: [clickable] }
      badge: { tooltip: title as tooltip, name: bar badge }
    source: MD-NAV
  Tab:
    "on": compose
    other-names: [TabRow, PrimaryTabRow, SecondaryTabRow, ScrollableTabRow, PrimaryScrollableTabRow, SecondaryScrollableTabRow, LeadingIconTab]
    each: [segments]
    role: tab
    child: [name, role]
    is: [list, clickable, tab]
    when:
      selected: { not: [clickable] }
    source: [CX-DEL, CX-COL, CX-TAB]
  SegmentedButton:
    "on": compose
    other-names: [SingleChoiceSegmentedButtonRow]
    each: [segments]
    role: radio button
    child: [name, role]
    is: [list, clickable, checkable]
    when:
      selected: { state-text: chosen, not: [clickable, selected] }
      unselected: { state-text: not chosen }
    source: [CX-DEL, CX-SEG, CX-STR]
  MultiChoiceSegmentedButtonRow:
    "on": compose
    each: [segments]
    child: [name]
    is: [clickable, checkable]
    when:
      selected: { is: [checked], not: [selected] }
    source: CX-SEG
  MaterialButtonToggleGroup:
    "on": views
    each: [segments]
    role: radio button
    is: [list, clickable, checkable, single-selection]
    when:
      selected: { is: [checked], not: [selected] }
    source: MD-TOGGLE
  # Buttons
  Button:
    - { "on": views, other-names: [MaterialButton, AppCompatButton], role: button, name: called, is: [clickable], source: TB-ROLE }
    - { "on": compose, other-names: [TextButton, OutlinedButton, ElevatedButton, FilledTonalButton], role: button, name: called, child: [name, role], is: [clickable], source: CX-DEL }
  ImageButton: { "on": views, other-names: [AppCompatImageButton], role: button, is: [clickable, picture], source: TB-ROLE }
  IconButton: { "on": compose, other-names: [FilledIconButton, OutlinedIconButton, FilledTonalIconButton], role: button, child: [name, role], is: [clickable], source: CX-DEL }
  # What is checked or switched
  IconToggleButton: { "on": compose, other-names: [FilledIconToggleButton, FilledTonalIconToggleButton, OutlinedIconToggleButton, ToggleButton], role: check box, child: [name, role], is: [clickable, checkable], source: CX-TOGGLE }
  CheckBox:
    - { "on": views, other-names: [AppCompatCheckBox], role: check box, name: called, is: [clickable, checkable], when: { checked: { state-text: checked }, unchecked: { state-text: not checked } }, source: SDK-COMPOUND }
    - { "on": views, in: API 29, role: check box, name: called, is: [clickable, checkable], source: TB-ROLE }
  MaterialCheckBox:
    - { "on": views, role: check box, name: called, is: [clickable, checkable], when: { checked: { state-text: Checked }, unchecked: { state-text: Not checked }, mixed: { state-text: Partially checked } }, source: MD-CHECK }
    - { "on": views, in: API 29, role: check box, name: called, is: [clickable, checkable], source: MD-CHECK }
  Checkbox: { "on": compose, other-names: [TriStateCheckbox], name: called, role: check box, child: [name, role], is: [clickable, checkable], when: { mixed: { state-text: Partially checked } }, source: [CX-DEL, CX-STR] }
  RadioButton:
    - { "on": views, role: radio button, name: called, is: [clickable, checkable, choice], when: { selected: { state-text: selected, not: [selected] }, checked: { state-text: selected }, unchecked: { state-text: not selected } }, source: SDK-COMPOUND }
    - { "on": views, in: [API 30, API 29], role: radio button, name: called, is: [clickable, checkable, choice], when: { selected: { is: [checked], not: [selected] } }, source: SDK-COMPOUND }
    - { "on": compose, role: radio button, name: called, child: [name, role], is: [clickable, checkable, choice], when: { selected: { state-text: chosen, not: [clickable, selected] }, unselected: { state-text: not chosen } }, source: [CX-DEL, CX-STR] }
  Switch:
    - { "on": views, other-names: [SwitchCompat, MaterialSwitch, SwitchMaterial, ToggleButton], role: switch, is: [clickable, checkable, switch], name: called, when: { "on": { state-text: "ON" }, "off": { state-text: "OFF" } }, source: SDK-SWITCH }
    - { "on": views, in: API 29, other-names: [SwitchCompat, MaterialSwitch, SwitchMaterial, ToggleButton], unknown: where the word that older versions add to the text stands }
    - { "on": compose, role: switch, child: [name, role], is: [clickable, checkable, switch], name: called, when: { "on": { state-text: "On" }, "off": { state-text: "Off" } }, source: [CX-DEL, CX-STR] }
  # Values
  SeekBar:
    - { "on": views, role: slider, is: [slider], when: { range: { state-text: percent } }, source: SDK-BAR }
    - { "on": views, in: API 29, unknown: how the range is read below API 30 }
  Slider:
    - { "on": compose, role: slider, is: [slider], when: { current: { state-text: decimal } }, source: CX-SLI }
    - { "on": compose, in: older material3, role: slider, is: [slider], when: { range: { state-text: percent in words } }, source: [CX-DEL, CX-STR] }
    - { "on": views, unknown: in which of name and state the value of a Material Slider stands }
  Spinner: { "on": views, role: drop-down list, child: [current-value], is: [spinner], when: { current: { value: current } }, source: SDK-SPIN }
  MaterialAutoCompleteTextView: { "on": views, unknown: what an exposed dropdown menu says here }
  EditText:
    - { "on": views, other-names: [AppCompatEditText], role: edit box, is: [edit, text-first, long-clickable], when: { current: { value: current } }, source: TB-EDIT }
  TextInputEditText:
    - { "on": views, role: edit box, is: [edit, text-first, long-clickable], when: { current: { value: current }, error: { unknown: whether the error is that of the field or of the layout around it } }, source: TB-EDIT }
  TextField: { "on": compose, other-names: [OutlinedTextField], role: edit box, name: called, child: [name], is: [edit, long-clickable], when: { current: { value: current } }, source: CX-DEL }
  # Texts
  TextView: { "on": views, other-names: [MaterialTextView, AppCompatTextView], name: called, source: TB-ROLE }
  Text: { "on": compose, name: called, source: CX-DEL }
  ViewPager2: { "on": views, other-names: [ViewPager], each: [pages], role: page role, is: [pager], source: [TB-ROLE, CX-VP2] }
  HorizontalPager: { "on": compose, each: [pages], role: page role, is: [pager], source: [TB-ROLE, CX-PAGE] }

"""##),
    EmbeddedFile(name: "voiceover.voice.yaml", text: #"""
# What VoiceOver says, as rows that a composer reads; README.md beside this folder explains them.

voice:
  platform: ios
  title: VoiceOver (iOS 13 to 18)
  joint: ". "
  joint-after-mark: " "
  basis: image
  source: AS-ALG
  adjusted: adjustable
  switched: { switch: ["on", "off"] }
  plain-text: { uikit: UILabel, swiftui: Text }

sources:
  AS-ALG: cashapp/AccessibilitySnapshot, UIAccessibility+SnapshotAdditions.swift
  AS-PAR: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser.swift
  AS-EN: cashapp/AccessibilitySnapshot, en.lproj/Localizable.strings
  AS-DE: cashapp/AccessibilitySnapshot, de.lproj/Localizable.strings
  AS-DEF: cashapp/AccessibilitySnapshot, reference images of DefaultControlsTests
  AS-IMG: cashapp/AccessibilitySnapshot, reference images of AccessibilitySnapshotTests
  AS-TXT: cashapp/AccessibilitySnapshot, reference images of SnapshotTestingTests
  CVS: cvs-health/ios-swiftui-accessibility-techniques
  MAK: makeen-project/amazon-location-samples-ios, ConfigUITests.swift
  MDC: material-components/material-components-ios, issue 4289

traits:
  selected: [.selected, .isSelected, "accessibilityAddTraits(.isSelected)"]
  unselected: []
  disabled: [.notEnabled, UIAccessibilityTraitNotEnabled]
  enabled: []
  "on": []
  "off": []
  mixed: []
  checked: []
  unchecked: []
  button: [.button, .isButton, UIAccessibilityTraitButton]
  back-button: []
  switch: [.toggleButton, .isToggle]
  keyboard-key: [.keyboardKey, .isKeyboardKey]
  tab-item: []
  text-field: []
  secure: [isSecureTextEntry]
  editing: []
  header: [.header, .isHeader, UIAccessibilityTraitHeader]
  link: [.link, .isLink, UIAccessibilityTraitLink]
  titled: []           # a field whose code has a title
  adjustable: [.adjustable, UIAccessibilityTraitAdjustable, accessibilityAdjustableAction]
  image: [.image, .isImage, UIAccessibilityTraitImage]
  search-field: [.searchField, .isSearchField]
  indexed: []
  tab-bar: [.tabBar, .isTabBar]
  without-words: [.staticText, .isStaticText, .summaryElement, .isSummaryElement, .playsSound, .startsMediaSession, .updatesFrequently, .allowsDirectInteraction, .causesPageTurn]
  told: []             # a label or a value
  hint-only: []        # a hint that stands in for them
  valueless: []        # nothing that the app says of its value
  spoken-button: []    # a button that is nothing more
  enters: []
  leaves: []
  focused: []
  live-region: []

follows:
  - { is: unselected, unless: [selected] }
  - { is: "on", if: [switch, checked] }
  - { is: "off", if: [switch], unless: ["on", mixed, value] }
  - { is: told, if: [name] }
  - { is: told, if: [value], unless: [switch] }
  - { is: hint-only, if: [hint], unless: [told, selected] }
  - { is: valueless, unless: [value] }
  - { is: spoken-button, if: [button], unless: [keyboard-key, switch, tab-item, back-button] }

parts:
  selected-of: { part: state, name: selected, if: [selected, told], word: selected of, then: " " }
  selected: { part: state, name: selected, if: [selected], unless: [told], word: selected }
  label: { part: name, text: name }
  value: { part: value, text: value, if: [name], unless: [switch], joint: ": " }
  only-value: { part: value, text: value, unless: [name, switch] }
  hint: { part: hint, text: hint, if: [hint-only] }
  disabled: { part: state, name: disabled, if: [disabled], word: disabled }
  button: { part: role, name: button, if: [spoken-button], word: button }
  back: { part: role, name: back button, if: [back-button], word: back button }
  switch: { part: role, name: switch, if: [switch, button], word: switch }
  switch-value: { part: state, text: value, if: [switch], coded: { "0": "off", "1": "on", "2": mixed } }
  tab: { part: role, name: tab, if: [tab-item], word: tab }
  text-field: { part: role, name: text field, if: [text-field], unless: [secure], word: text field }
  secure-field: { part: role, name: text field, if: [text-field, secure], word: secure field }
  editing: { part: state, name: editing, if: [text-field, editing], word: editing }
  header: { part: role, name: heading, if: [header], word: heading }
  link: { part: role, name: link, if: [link], word: link }
  adjustable: { part: role, name: adjustable, if: [adjustable], word: adjustable }
  image: { part: role, name: image, if: [image], word: image }
  search-field: { part: role, name: search field, if: [search-field], word: search field }
  index: { part: index, if: [indexed, place], word: index, joint: " " }
  # States that no trait tells: the app says them in a value, or nobody knows how.
  untold-checked: { part: state, if: [checked], unless: [switch, value], unknown: how the app tells that it is checked }
  untold-unchecked: { part: state, if: [unchecked], unless: [switch, value], unknown: how the app tells that it is not checked }
  untold-on: { part: state, if: ["on"], unless: [switch, value], unknown: how the app tells that it is on }
  untold-off: { part: state, if: ["off"], unless: [switch, value], unknown: how the app tells that it is off }
  untold-mixed: { part: state, if: [mixed], unless: [switch, value], unknown: how the app tells that it is mixed }
  untold-error: { part: error, if: [error], unknown: how the app tells the error }
  untold-title: { part: name, if: [titled, label], unless: [name, value], unknown: whether the label is the title of the field }

hints:
  own: { text: hint, unless: [hint-only, text-field], also: true }
  edit: { if: [text-field], unless: [disabled, editing], word: edit, also: true }
  rotor: { if: [text-field, editing], unless: [disabled], word: rotor, also: true }
  toggle: { if: [switch, button], unless: [disabled], word: toggle, also: true }
  adjust: { if: [adjustable], unless: [disabled, switch, hint-only], word: adjust, also: true }

events:
  - { after: value, if: [adjustable, focused, value], text: value, basis: issue, source: MDC }
  - { after: value, unknown: what VoiceOver says after an action here }
  - { after: text, unknown: what VoiceOver says when a text changes }
  - { after: name, unknown: what VoiceOver says when a name changes }
  - { after: state, unknown: what VoiceOver says when a state changes }
  - { after: select, unknown: what VoiceOver says when a segment is selected }
  - { after: toggle, unknown: what VoiceOver says when it is switched }
  - { after: disable, unknown: what VoiceOver says when an element becomes disabled under the focus }
  - { after: enable, unknown: what VoiceOver says when an element becomes enabled under the focus }
  - { after: page, unknown: what VoiceOver says when the page changes }
  - { after: error, unknown: what VoiceOver says when an error comes }

variants:
  iOS 26: { source: AS-DEF }
  hints off: { without: [hints], source: CVS }

words:
  selected of: { en: "Selected:", de: "Auswahl:", ru: "Выбрано:" }
  selected: { en: Selected., de: Auswahl. }
  disabled: { en: Dimmed., de: Grau dargestellt., ru: Недоступно. }
  button: { en: Button., de: Taste., ru: Кнопка. }
  back button: { en: Back Button., de: Zurück Taste., ru: Кнопка назад. }
  switch: { en: Switch Button., de: Umschalttaste., ru: Кнопка-переключатель. }
  "on": { en: "On.", de: Ein., ru: Вкл. }
  "off": { en: "Off.", de: Aus., ru: Выкл. }
  mixed: { en: Mixed., de: Gemischt., ru: Смешанно. }
  tab: { en: Tab., de: Tabulator., ru: Вкладка. }
  text field: { en: Text Field., de: Textfeld. }
  secure field: { en: Secure Text Field., de: Sicheres Textfeld. }
  editing: { en: Is editing., de: Bearbeiten }
  heading: { en: Heading., de: Überschrift., ru: Заголовок. }
  link: { en: Link., de: Hyperlink., ru: Ссылка. }
  adjustable: { en: Adjustable., de: Einstellbar., ru: Элемент регулировки. }
  image: { en: Image., de: Bild. }
  search field: { en: Search Field., de: Suchfeld. }
  index: { en: "{n} of {m}.", de: "{n} von {m}.", ru: "{n} из {m}." }
  edit: { en: Double tap to edit., de: Zum Bearbeiten doppeltippen. }
  rotor: { en: Use the rotor to access Misspelled Words }
  toggle: { en: Double tap to toggle setting., de: Zum Umschalten Doppeltippen., ru: "Коснитесь дважды, чтобы переключить настройку." }
  adjust: { en: Swipe up or down with one finger to adjust the value., de: Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen., ru: "Смахните вверх или вниз одним пальцем, чтобы настроить значение." }
  # What controls say of themselves
  page: { en: "page {n} of {m}" }
  percent: { en: "{percent}%" }
  current: { en: "{current}" }
  called: { en: "{called}" }
  alert: { en: Alert. }
  increment: { en: Increment }
  decrement: { en: Decrement }
  action: { en: "{action}" }
  action of label: { en: "{whole}, {action}" }
  badge items: { en: "{badge} items" }

controls:
  UISegmentedControl:
    "on": uikit
    each: [segments]
    is: [button, indexed]
    when:
      disabled: { basis: algorithm, source: AS-ALG }
    basis: image
    source: AS-DEF
  UIPageControl:
    "on": uikit
    is: [adjustable]
    when:
      place: { value: page }
      disabled: { basis: algorithm, source: AS-ALG }
      name: { basis: algorithm, source: AS-ALG }
    basis: image
    source: AS-DEF
  UIStepper:
    - "on": uikit
      each: [decrement, increment]
      instead: take one adjustable element with both, or two buttons with names of their own
      is: [button]
      name: action
      when: { hint: { unknown: what a UIStepper says that has an accessibility hint }, whole: { unknown: what a UIStepper says that has an accessibility label }, value: { unknown: what a UIStepper says that has an accessibility value }, limit: { is: [disabled] } }
      basis: image
      source: AS-DEF
    - "on": uikit
      in: iOS 26
      each: [decrement, increment]
      is: [button]
      name: action
      when: { hint: { unknown: what a UIStepper says that has an accessibility hint }, whole: { unknown: what a UIStepper says that has an accessibility label }, value: { unknown: what a UIStepper says that has an accessibility value }, disabled: { not: [disabled] } }
      basis: image
      source: AS-DEF
  UISlider: { "on": uikit, is: [adjustable], when: { range: { value: percent } }, basis: image, source: AS-DEF }
  UISwitch:
    "on": uikit
    is: [switch, button]
    when: { "on": { value: "on" }, "off": { value: "off" }, mixed: { value: mixed }, name: { basis: algorithm, source: AS-ALG } }
    basis: image
    source: AS-IMG
  UITabBar:
    - { "on": uikit, other-names: [UITabBarItem], each: [segments], is: [tab-item, indexed], when: { disabled: { not: [disabled] }, badge: { value: badge items } }, basis: image, source: AS-IMG }
    - { "on": uikit, in: iOS 26, other-names: [UITabBarItem], each: [segments], is: [tab-item, indexed], when: { disabled: { not: [disabled] } }, basis: image, source: AS-IMG }
  UITextField: { "on": uikit, is: [text-field], when: { current: { value: current } }, basis: image, source: AS-TXT }
  UIButton: { "on": uikit, name: called, is: [button], basis: algorithm, source: AS-ALG }
  UILabel: { "on": uikit, name: called, basis: algorithm, source: AS-ALG }
  UIView: { "on": uikit, other-names: [UIControl, UIStackView, UIAccessibilityElement], name: called, when: { adjustable: { value: current }, tab-bar: { is: [tab-item, indexed], not: [button] } }, basis: algorithm, source: AS-ALG }
  UIBarButtonItem: { "on": uikit, unknown: which of the bar's buttons it is }
  Stepper:
    "on": swiftui
    each: [decrement, increment]
    instead: "say it in the label, as in 'Seconds: 30'"
    is: [button]
    name: action of label
    when: { value: { unknown: what a Stepper of SwiftUI says that has an accessibility value }, disabled: { unknown: what a disabled Stepper of SwiftUI says }, limit: { unknown: what a Stepper of SwiftUI says at its limit } }
    basis: algorithm
    source: [AS-ALG, MAK]
  Picker: { "on": swiftui, each: [segments], unknown: what the segments of a SwiftUI Picker say }
  TabView: { "on": swiftui, unknown: what a TabView of SwiftUI says in page style }
  Toggle: { "on": swiftui, name: called, is: [switch, button], when: { "on": { value: "on" }, "off": { value: "off" }, mixed: { value: mixed } }, basis: algorithm, source: AS-ALG }
  TextField: { "on": swiftui, is: [text-field, titled], when: { current: { value: current } }, basis: image, source: AS-TXT }
  SecureField: { "on": swiftui, is: [text-field, secure, titled], basis: image, source: AS-TXT }
  Button: { "on": swiftui, name: called, is: [button], basis: algorithm, source: AS-ALG }
  Text: { "on": swiftui, name: called, basis: algorithm, source: AS-ALG }
  View: { "on": swiftui, other-names: [HStack, VStack, ZStack], name: called, when: { adjustable: { value: current } }, basis: algorithm, source: AS-ALG }
  Slider: { "on": swiftui, is: [adjustable], when: { valueless: { unknown: which value a Slider of SwiftUI says that has none of its own } }, basis: algorithm, source: AS-ALG }

"""#),
  ]
}
