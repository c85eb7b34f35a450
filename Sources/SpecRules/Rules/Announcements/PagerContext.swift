import English
import Guidelines
import SpecModel
import Voices

extension Rule {
  /// An announcement that does not tell that there are pages.
  static let pagerContext = Rule(
    id: "pager-context",
    severity: .information,
    summary: "A container's announcement that does not tell that there are pages",
    rationale: """
      Where the whole screen is the pager nothing else shows that there is more to the left and to \
      the right.
      """,
    wcag: .weakens("1.3.1"),
    facts: ["announced-context"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: page-control
        variant: container
        platforms:
          android:
            announcements:
              container: "Text, images"
                          ^^^^^^^^^^^^ nothing says that this is one of several pages; add \
        'in horizontal pager'
        """,
      passing: """
        component: page-control
        variant: container
        platforms:
          android:
            announcements:
              container: "Text, images, in horizontal pager"
        """
    ),
    check: .violation(inEachAnnouncement: "announced-context") { announcement, fact, context in
      guard let right = fact.values.first, !announcement.spoken.has("role"),
        !announcement.spoken.has("index"), !announcement.saysIndex,
        !announcement.says(fact)
      else { return nil }
      let reason = "nothing says that this is one of several pages"
      return announcement.telling(.container, right, by: fact, because: reason)
    }
  )
}
