import English
import Guidelines

/// A document and a model to fill in, for a component that no guideline is about.
///
/// They load without a finding as they are, and a spec of the component checks clean.
package struct GuidelineTemplate {
  /// The name that specs give as `component`.
  package let name: String
  private let title: String

  /// `nil` for a name with anything but letters, digits, blanks and hyphens.
  package init?(of name: String) {
    let normalized = GuidelineLibrary.normalized(name)
    let isPlain = normalized.unicodeScalars.allSatisfy {
      $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    guard isPlain, normalized.contains(where: \.isLetter) else { return nil }
    self.name = normalized
    title = normalized.split(separator: "-").joined(separator: " ").capitalizingFirst
  }

  /// The files by their names, the document first.
  package var files: [(name: String, text: String)] {
    [("\(name).md", filled(Self.document)), ("\(name).model.yaml", filled(Self.model))]
  }

  private func filled(_ text: String) -> String {
    text.replacing("A NOUN", with: title.lowercased().withArticle.capitalizingFirst)
      .replacing("NAME", with: name).replacing("TITLE", with: title)
      .replacing("NOUN", with: title.lowercased())
  }

  private static let document = """
    ---
    title: TITLE
    name: NAME
    # aliases: [another name]          # other names that specs may use
    # href: https://example.com/NAME   # the page that findings and hovers link to
    # publisher: Our design system     # who says so
    keyboard:                          # key: what it does
      tab: The Tab key brings the focus to the NOUN
      space: The space bar activates it
    mobile:                            # gesture: what it does
      swipe: One swipe reaches the NOUN
      doubletap: A double tap activates it
    screenreader:                      # what people hear
      name: A person hears what the NOUN is for
    ---

    ## All platforms

    A NOUN does one thing. Say here what it is for, and when to take something else.

    ## iOS

    ### Name

    - The visible label of the NOUN is its name on iOS.

    ### Role

    - VoiceOver calls the NOUN “button”.

    ### State

    - VoiceOver says “dimmed” of a NOUN that cannot be used.
    - **UIKit**
      - Set `isEnabled` to false for a NOUN that cannot be used.
    - **SwiftUI**
      - Add `disabled(true)` to a NOUN that cannot be used.

    ### Announcements

    - “TITLE, button” is what VoiceOver says.

    ## Android

    ### Name

    - The name has the visible label of the NOUN in it on Android.

    ### Role

    - TalkBack calls the NOUN “button”.

    ### State

    - TalkBack says “disabled” of a NOUN that cannot be used.
    - **Android Views**
      - Set `android:enabled` to false for a NOUN that cannot be used.
    - **Jetpack Compose**
      - Pass `enabled = false` to a NOUN that cannot be used.

    ### Announcements

    - “TITLE, button” is what TalkBack says.

    """

  private static let model = """
    # What NAME.md says, as facts that rules check specs against.
    #
    # Each fact quotes the sentence that says so, word for word or by its beginning with '…'.
    # A map of places gives each its own words: ios, android, uikit, swiftui, views, compose, all.
    # 'a11y-spec rules --facts' lists the facts, 'a11y-spec rules --coverage NAME' the sentences
    # that no fact quotes yet, and 'a11y-spec check NAME.md' what is wrong here.
    # To change a built-in component instead, write 'based-on: checkbox' and only what differs.

    # The keys of a spec that only some components have, such as value or segments. A key of your
    # own has what it takes behind it:
    # spec-keys: [value, owner: { is: text, says: Who owns it. }]

    name:                              # is a name required?
      values: required
      quote: A person hears what the NOUN is for

    name-matches-label:                # equal, or only contains the visible label
      values: { ios: equal, android: contains }
      quote: [The visible label of the NOUN…, The name has the visible label…]

    roles:                             # the words that the screen reader has for it
      values: { ios: button, android: button }
      # also: { android: tile }        # accepted without comment
      quote: [VoiceOver calls the NOUN…, TalkBack calls the NOUN…]

    # elements:                        # what to build it of
    #   values: { uikit: UIButton, swiftui: Button, views: Button, compose: Button }
    #   quote: [ … ]

    states:                            # one entry for each state; 'announced' is what is heard
      - values: disabled
        announced: { ios: dimmed, android: disabled }
        quote: [VoiceOver says “dimmed”…, TalkBack says “disabled”…]

    disabled-api:                      # what sets the state; STATE-api for any other
      values:
        uikit: isEnabled=false
        swiftui: disabled(true)
        views: "android:enabled=false"
        compose: enabled = false
      quote:
        - Set isEnabled to false…
        - Add disabled(true)…
        - Set android:enabled to false…
        - Pass enabled = false…

    announced-label:                   # does each announcement have the label?
      values: required
      quote: A person hears what the NOUN is for

    announced-roles:
      values: { ios: button, android: button }
      quote: [VoiceOver calls the NOUN…, TalkBack calls the NOUN…]

    announcement-templates:            # {label}, {name}, {state}, {value} and others are filled in
      - values: { ios: "{label}, button", android: "{label}, button" }
        moment: focus
        quote:
          - “TITLE, button” is what VoiceOver says.
          - “TITLE, button” is what TalkBack says.

    keys:                              # effect: what they do; need: each, if each has to be in a spec
      - { values: tab, effect: focus, need: given, quote: The Tab key brings… }
      - { values: space, effect: activate, need: given, quote: The space bar activates it }

    gestures:
      - { values: swipe, effect: focus, need: given, quote: One swipe reaches… }
      - { values: doubletap, effect: activate, need: given, quote: A double tap activates it }

    """
}
