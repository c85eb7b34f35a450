import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Dots that say once more what each slide says.
  static let redundantDotFocus = Rule(
    id: "redundant-dot-focus",
    severity: .hint,
    summary: "Dots with focus beside slides that announce the index",
    rationale: """
      Each slide says where it stands. A further stop that says the same again only makes the way \
      longer.
      """,
    wcag: .bestPractice,
    facts: ["dot-focus"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        slides: { announce-index: true }
        dots: { focusable: true }
                           ^^^^ the slides announce the index; set 'focusable: false'
        """,
      passing: """
        component: page-control
        name: Photos
        slides: { announce-index: true }
        dots: { focusable: false }
        """
    ),
    check: .violation(inSpec: "dot-focus") { fact, context in
      guard let right = fact.values.first, let index = placeOfSlideIndex(in: context),
        let focusable = context.spec.value(.dotFocus), focusable.boolean == true
      else { return nil }
      return Violation(
        "the slides announce the index; set 'focusable: \(right)'",
        at: focusable.range,
        related: [.init("announced here", at: index)],
        tags: [.unnecessary],
        offers: [
          Offer(
            .give([Leaf(KeyMeaning.dotFocus.path, right)], in: context.spec.root),
            title: "Change to '\(right)'"
          )
        ]
      )
    }
  )
}

/// Where the spec says that each slide announces the index: under `slides`, or in the phrase of
/// a slide.
private func placeOfSlideIndex(in context: RuleContext) -> ByteRange? {
  if let index = context.spec.value(.slideIndex), !index.isNull {
    return index.boolean == true ? index.range : nil
  }
  let isOfSlides = context.spec.variant == FormatMoment.slides
  return context.platforms.lazy.flatMap(\.announcements.all).first { announcement in
    let moment = announcement.foldedMoment
    let isSlide = moment == FormatMoment.slides || isOfSlides && moment.hasPrefix("page")
    return isSlide && announcement.saysIndex
  }?.phrase.range
}
