/// What a part of a phrase tells.
package enum PhrasePart: String, CaseIterable, Sendable {
  case name, label, value, state, role, hint, index, container, group, error, tooltip
  /// Words that belong to no other kind.
  case other
}
