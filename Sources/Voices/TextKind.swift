/// A kind of text that an app gives an element, named after its purpose.
package enum TextKind: String, CaseIterable, Sendable {
  /// What the element itself is called.
  case name
  /// The visible label of the component that the element is a part of.
  case label
  /// The programmatic name of that component.
  case whole
  /// The value that the app gives the element in words.
  case value
  /// The value that the component shows.
  case current
  /// A state in words of the app.
  case stateText = "state-text"
  case hint
  /// The label of the group that the element belongs to.
  case group
  /// The label that is tied to the element.
  case labelledBy = "labelled-by"
  /// What a click does.
  case clickLabel = "click-label"
  /// What a long click does.
  case longClickLabel = "long-click-label"
  case error
  case tooltip
  /// What a page that has come is called.
  case title
  case badge
  /// The word for the role, which a voice has and no app gives.
  case role
}
