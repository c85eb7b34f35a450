import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Dots that are more or fewer than the pages they stand for.
  static let dotsMatchPages = Rule(
    id: "dots-match-pages",
    severity: .warning,
    summary: "More or fewer dots than pages",
    rationale: """
      Each dot stands for one page. A dot too many leads nowhere, and a page without one is not \
      expected by anybody.
      """,
    wcag: .bestPractice,
    facts: ["dot-count"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        pages: 4
        dots: { count: 3 }
                       ^ there are 4 pages; set 'count: 4'
        """,
      passing: """
        component: page-control
        name: Photos
        pages: 4
        dots: { count: 4 }
        """
    ),
    check: .violation(inSpec: "dot-count") { fact, context in
      guard let key = fact.values.first, let pages = context.spec.root.entry(key),
        let number = pages.value.number, let written = pages.value.word,
        let count = context.spec.value(.dotCount), let word = count.word,
        let dots = count.number, dots != number, number >= 1, Int(exactly: number) != nil
      else { return nil }
      return Violation(
        "there \(number == 1 ? "is 1 page" : "are \(written.value) pages"); "
          + "set 'count: \(written.value)'",
        at: word.range,
        related: [.init("the pages are counted here", at: written.range)],
        offers: [
          Offer(
            .give([Leaf(KeyMeaning.dotCount.path, written.value)], in: context.spec.root),
            title: "Change to '\(written.value)'"
          )
        ]
      )
    }
  )
}
