import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that begins or ends with an arrow.
  static let arrowInName = Rule(
    id: "arrow-in-name",
    severity: .information,
    summary: "A name that begins or ends with an arrow or a bullet, which may be read out",
    rationale: """
      An arrow behind a text is a picture. By its settings, a screen reader says "Next, right arrow" \
      or "Next, greater than".
      """,
    wcag: .bestPractice,
    yieldsTo: ["name-matches-label"],
    examples: Examples(
      failing: """
        component: button
        label: Next →
                    ^ a screen reader may read '→' out; leave it out of the name
        platforms: { ios: { framework: swiftui, element: Button } }
        """,
      passing: """
        component: button
        label: Next →
        platforms: { ios: { framework: swiftui, element: Button, name: Next } }
        """
    ),
    check: .scope { context in
      let parts = context.scope.segments.all + context.buttons + context.spec.parts
      return (context.calledNames + parts.flatMap(\.calledNames)).compactMap { name in
        guard name.value.utf8.count <= longestName else { return nil }
        return name.value.arrow.map { violation(of: $0, in: name, context) }
      }
    }
  )
}

/// How long a name is at most, in bytes, that is looked at.
private let longestName = 500

private func violation(
  of place: Range<String.Index>,
  in name: LocatedText,
  _ context: PlatformContext
) -> Violation {
  let arrow = name.value[place]
  let rest = String(name.value[..<place.lowerBound] + name.value[place.upperBound...])
  return Violation(
    "a screen reader may read '\(arrow)' out; leave it out of the name",
    at: context.spec.range(of: place, in: name),
    offers: [Offer(.put(rest.trimmingBlanks, for: name), title: "Leave '\(arrow)' out")]
  )
}

extension String {
  /// The arrow that the text ends or begins with, such as `→`, `->` or `>>`.
  ///
  /// A sign in front of a number compares: "> 100 km". Pairs are brackets: "Reply to «Hello»".
  fileprivate var arrow: Range<Index>? {
    let isSign = { (sign: Character) in !sign.isLetter && !sign.isNumber && !sign.isWhitespace }
    let (head, tail) = (prefix(while: isSign), suffix(while: isSign))
    let isPaired = contains(where: "<‹«".contains) && contains(where: ">›»".contains)
    guard contains(where: \.isLetter), !isPaired else { return nil }
    if tail.isArrow { return tail.startIndex..<endIndex }
    let isCompared = self[head.endIndex...].first { !$0.isWhitespace }?.isNumber == true
    return head.isArrow && !isCompared ? startIndex..<head.endIndex : nil
  }

  /// The longest end of which each character is of a kind.
  private func suffix(while isOfKind: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isOfKind($0) }.map(index(after:)) ?? startIndex)...]
  }
}

extension Substring {
  /// Whether it is an arrow: each of its characters is the tip of one or a part of its line.
  fileprivate var isArrow: Bool {
    contains(where: \.isTip) && allSatisfy { $0.isTip || "-–—=".contains($0) }
  }
}

extension Character {
  /// Whether it is an arrow, the tip of one that is put together, or a bullet.
  fileprivate var isTip: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return "•◦‣<>‹›«»❯❮▶◀▸◂►◄➔➜➝➞➡⬅⬆⬇".unicodeScalars.contains { $0.value == scalar }
      || (0x2190...0x21FF).contains(scalar)
  }
}
