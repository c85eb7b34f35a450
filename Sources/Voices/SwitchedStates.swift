/// The states between which a user switches a control.
package struct SwitchedStates: Sendable {
  /// The state that the control is switched into.
  package let state: String
  /// The state that it leaves; `nil` where a user cannot go back, as for one choice of several.
  package let opposite: String?

  init(_ state: String, back opposite: String?) {
    self.state = state
    self.opposite = opposite
  }
}
