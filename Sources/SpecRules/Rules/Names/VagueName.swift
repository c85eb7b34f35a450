import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A name that could stand on anything, such as "Click here".
  static let vagueName = Rule(
    id: "vague-name",
    severity: .warning,
    summary: "A name that does not say what it is about, such as “Click here”",
    rationale: """
      People jump from link to link, and hear each without the text around it. Ten links called \
      "Click here" are ten riddles.
      """,
    wcag: .fails("2.4.4"),
    facts: ["vague-names"],
    yieldsTo: ["name-matches-label", "name-says-more"],
    readsEnglish: true,
    fixes: .none,
    examples: Examples(
      failing: """
        component: link
        label: Click here
               ^^^^^^^^^^ 'Click here' does not say where the link leads; say it in the name
        platforms: { ios: { framework: swiftui, element: Link } }
        """,
      passing: """
        component: link
        label: Privacy policy
        platforms: { ios: { framework: swiftui, element: Link } }
        """
    ),
    check: .violations(ofEach: "vague-names") { fact, context in
      names(of: fact, in: context).flatMap { texts(of: $0, in: context) }
        .filter { fact.isVague($0.value) }.map { name in
          let reason = fact.detail("because") ?? "is no name"
          return Violation("'\(name.value)' \(reason); say it in the name", at: name.range)
        }
    }
  )
}

/// What a name says; code may say one text or another: `isOn ? "Turn off" : "Turn on"`.
private func texts(of name: LocatedText, in context: PlatformContext) -> [LocatedText] {
  let texts = name.value.textsInQuotes
  return texts.isEmpty
    ? [name] : texts.map { LocatedText($0, at: context.spec.range(of: $0, in: name)) }
}

extension Fact {
  /// Whether a name says too little, begins as an address does, or ends as a file does: `bin.png`.
  func isVague(_ name: String) -> Bool {
    let folded = name.foldedForComparison
    return accepts(name) || details("beginnings").contains { folded.hasPrefix($0) }
      || details("endings").contains { folded.hasSuffix($0) }
  }
}

/// The names that a fact is about: those of the control and its segments, or of parts under keys.
///
/// Of announcements, they are what a phrase has for the name of the control, and is another name.
private func names(of fact: Fact, in context: PlatformContext) -> [LocatedText] {
  let keys = fact.details("of")
  guard !keys.isEmpty else {
    return context.calledNames + context.scope.segments.all.flatMap(\.calledNames)
  }
  if keys.contains("announcements") {
    let known = Set(context.calledNames.map(\.value.foldedForComparison))
    return context.announcements.all.flatMap { otherNames(in: $0, besides: known) }
  }
  return context.spec.parts.filter { $0.key.map { keys.contains($0.value) } ?? false }
    .flatMap(\.calledNames)
}

/// What a phrase calls the control, where that is no name of it: "Turn off Wi-Fi, switch, On".
private func otherNames(
  in announcement: SpokenAnnouncement,
  besides names: Set<String>
) -> [LocatedText] {
  if announcement.isForeign { return [] }
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  return reading.named.sorted().compactMap { index in
    let place = reading.parts[index]
    let name = String(text[place])
    return names.contains(name.foldedForComparison)
      ? nil : LocatedText(name, at: announcement.range(of: place))
  }
}
