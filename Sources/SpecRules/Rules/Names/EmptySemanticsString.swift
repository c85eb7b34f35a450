import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A text for the screen reader that has no words.
  static let emptySemanticsString = Rule(
    id: "empty-semantics-string",
    severity: .error,
    summary: "An empty text where the screen reader needs words",
    rationale: """
      An empty description does not leave the name to the system, it takes the name away. The \
      guideline's examples have empty quotes where your words belong.
      """,
    facts: ["empty-text"],
    examples: Examples(
      failing: """
        component: page-control
        label: Photos
        platforms:
          android:
            framework: compose
            contentDescription: ""
                                ^^ nothing is announced for 'contentDescription'; write the text
        """,
      passing: """
        component: page-control
        label: Photos
        platforms:
          android:
            framework: compose
            contentDescription: Photos of the room
        """
    ),
    check: .scope { context in
      guard let fact = context.fact("empty-text") else { return [] }
      let head = (context.scope.grouping?.head).map { [NamedPart($0.value, label: nil)] } ?? []
      let texts = (context.namedParts + head).flatMap { part in
        part.value.entries.compactMap { entry -> Violation? in
          let key = entry.key.value
          guard let word = entry.value.word, word.value.isBlank, context.isSpoken(key, fact) else {
            return nil
          }
          let fix = context.filling(entry, word, of: part)
          return context.emptyText(word, of: key, fact, fix)
        }
      }
      let phrases = context.scope.announcements.filter(\.phrase.value.isBlank).map {
        context.emptyText($0.phrase, of: $0.moment.value, fact)
      }
      let actions = (context.scope.map["custom-actions"]?.items ?? []).compactMap(\.word)
        .filter(\.value.isBlank)
        .map { context.emptyText($0, of: "custom-actions", fact) }
      let arguments = context.expressions.compactMap { context.emptyArgument(in: $0, fact) }
      return texts + phrases + actions + arguments
    }
  )
}

extension PlatformContext {
  /// Whether a key stands for a text that is spoken.
  fileprivate func isSpoken(_ key: String, _ fact: Fact) -> Bool {
    if ["name", "hint"].contains(key) { return true }
    if fact.values.contains(where: { vocabulary.areSame(key, $0) }) { return true }
    return ["name", "hint"].contains(vocabulary.api(named: key)?.purpose)
  }

  /// An empty text behind a key.
  fileprivate func emptyText(
    _ word: LocatedText,
    of key: String,
    _ fact: Fact,
    _ fix: Fix? = nil
  ) -> Violation {
    silence(at: spec.quoted(word), of: key, fact, fix)
  }

  private func silence(
    at range: ByteRange,
    of key: String,
    _ fact: Fact,
    _ fix: Fix? = nil
  ) -> Violation {
    Violation(
      "nothing is announced for '\(key)'; write the text",
      at: range,
      severity: fact.ownSeverity,
      quote: sentence(about: key, fact),
      fixes: [fix]
    )
  }

  /// Fills in the visible label, which is right for a name; an empty hint can go, and a name beside
  /// a label that would be heard twice.
  fileprivate func filling(_ entry: SpecEntry, _ word: LocatedText, of part: NamedPart) -> Fix? {
    let key = entry.key.value
    let purpose = vocabulary.api(named: key)?.purpose ?? key
    if purpose == "hint" { return spec.removal(of: entry, isPreferred: true) }
    if part.isButton { return nil }
    if purpose == "name", part.label != nil, !part.isSegment, labelHiding == nil,
      fact("name-beside-label")?.values == ["duplicated"]
    {
      return spec.removal(of: entry, isPreferred: true)
    }
    let shared = part.isSegment ? nil : spec.label ?? spec.root["title"]?.word
    guard purpose == "name", let text = (part.label ?? shared)?.value, !text.isBlank else {
      return nil
    }
    return .preferred("Fill in '\(text)'", spec.replacing(word, with: text))
  }

  /// The sentence of a fact that is about a key, in a framework of the platform; of all sentences about
  /// empty texts few are.
  private func sentence(about key: String, _ fact: Fact) -> Statement? {
    guard let guideline = spec.guideline else { return nil }
    let purpose = vocabulary.api(named: key)?.purpose ?? key
    let words = [key, purpose == "name" ? "purpose" : purpose]
    return fact.quotes.lazy.filter { quote in words.contains { quote.containsWords($0) } }
      .compactMap { guideline.statement(quoting: $0) }
      .first { statement in
        scope.possibleFrameworks.contains {
          statement.applies(platform: scope.platform, framework: $0)
        }
      }
  }

  /// The words that may be expressions with a text in them.
  fileprivate var expressions: [LocatedText] {
    let apis = spec.mentions.filter {
      $0.kind == .api && ($0.place.platform ?? scope.platform) == scope.platform
    }
    // An icon with an empty description is one that is not announced.
    let named = apis.flatMap { api -> [LocatedText] in
      let values = api.value?.words ?? []
      return api.place.keys.contains("icon") ? values : [api.word] + values
    }
    let actions = scope.map["custom-actions"]
    let values = actions?.entries.flatMap(\.value.words) ?? []
    return named + (actions?.words ?? []) + values
  }

  /// The first bytes of the quotes that texts stand in.
  private static let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), 0xE2]

  /// An expression with `contentDescription = ""` or its like in it.
  fileprivate func emptyArgument(in word: LocatedText, _ fact: Fact) -> Violation? {
    guard word.value.utf8.contains(UInt8(ascii: "=")),
      word.value.utf8.contains(where: { Self.quotes.contains($0) })
    else { return nil }
    let compact = word.value.filter { !$0.isWhitespace }
    let property = (fact.values + fact.details("arguments")).first { property in
      ["\"\"", "''", "“”"].contains { compact.contains("\(property)=\($0)") }
    }
    return property.map { silence(at: word.range, of: $0, fact) }
  }
}
