/// What has happened when a screen reader speaks.
package enum Event: String, CaseIterable, Sendable {
  /// The focus came to the element.
  case focus
  /// The visible text of an element changed.
  case text
  /// The programmatic name of an element changed.
  case name
  /// The state of an element changed, in words of the app.
  case state
  /// The value that an element has by itself changed.
  case value
  /// The element was chosen.
  case select
  /// The element was switched or checked.
  case toggle
  /// The element became disabled.
  case disable
  /// The element became enabled.
  case enable
  /// Another page came.
  case page
  /// An error came.
  case error
}
