/// English words for states that exclude each other, such as `on` and `off`.
package enum StateOpposites {
  private static let pairs = [
    ("enabled", "disabled"), ("selected", "unselected"), ("checked", "unchecked"), ("on", "off"),
    ("expanded", "collapsed"), ("open", "closed"), ("active", "inactive"), ("valid", "invalid"),
  ]

  /// The words for the lack of a state, such as `disabled` for `enabled`; none where there are none.
  package static func of(_ state: String) -> [String] {
    pairs.compactMap { one, other in state == one ? other : state == other ? one : nil }
  }
}
