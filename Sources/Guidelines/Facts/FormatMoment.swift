/// The moments of announcements that the format has, whatever the component.
package enum FormatMoment {
  /// The moments at which something has happened while the focus stays where it is.
  ///
  /// They are a new value, another page, and a segment that is selected.
  package static let events: Set<String> = ["value-change", "page-change", "select"]

  /// The moments that a component may have without listing them.
  package static let all: Set<String> = events.union(["group", "segments", "pages"])
}
