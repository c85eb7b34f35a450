/// The moments of announcements that the format has, whatever the component.
package enum FormatMoment {
  /// The moments at which something has happened while the focus stays where it is.
  ///
  /// They are a new value, another page, and a segment that is selected.
  package static let events: Set<String> = ["value-change", "page-change", "select"]

  /// The moment that stands for the label of each segment.
  package static let segments = "segments"

  /// The moment that stands for each numbered page.
  package static let pages = "pages"

  /// The moments of the slides and of the dots that show which of them it is.
  package static let slides = "slides"
  package static let dots = "dots"

  /// The moments that a component may have without listing them.
  package static let all: Set<String> = events.union(["group", segments, pages])
}
