import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

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
    check: .reportingScope { scope, context in
      guard let fact = context.fact("empty-text", in: scope) else { return }
      var parts = context.namedParts(in: scope)
      if let head = scope.grouping?.head { parts.append(NamedPart(head.value, label: nil)) }
      for part in parts {
        for entry in part.value.entries {
          guard let word = entry.value.word, word.value.isBlank,
            context.isSpoken(entry.key.value, fact)
          else { continue }
          context.report(entry, word, of: part, fact, in: scope)
        }
      }
      for announcement in scope.announcements where announcement.phrase.value.isBlank {
        context.report(announcement.phrase, of: announcement.moment.value, fact, in: scope)
      }
      for action in scope.map["custom-actions"]?.items ?? [] {
        guard let word = action.word, word.value.isBlank else { continue }
        context.report(word, of: "custom-actions", fact, in: scope)
      }
      context.checkExpressions(fact, in: scope)
    }
  )
}

extension RuleContext {
  /// Whether a key stands for a text that is spoken.
  fileprivate func isSpoken(_ key: String, _ fact: Fact) -> Bool {
    if ["name", "hint"].contains(key) { return true }
    if fact.values.contains(where: { vocabulary.areSame(key, $0) }) { return true }
    return ["name", "hint"].contains(vocabulary.api(named: key)?.purpose)
  }

  fileprivate func report(
    _ entry: SpecEntry,
    _ word: Word,
    of part: NamedPart,
    _ fact: Fact,
    in scope: Scope
  ) {
    report(
      "nothing is announced for '\(entry.key.value)'; write the text",
      at: spec.quoted(word),
      severity: fact.severity.flatMap(Severity.init),
      quote: sentence(about: entry.key.value, fact, in: scope),
      fixes: [filling(entry, word, of: part, in: scope)].compactMap(\.self)
    )
  }

  /// Fills in the visible label, which is right for a name; an empty hint can go, and a name beside
  /// a label that would be heard twice.
  private func filling(
    _ entry: SpecEntry,
    _ word: Word,
    of part: NamedPart,
    in scope: Scope
  ) -> Fix? {
    let key = entry.key.value
    let purpose = vocabulary.api(named: key)?.purpose ?? key
    if purpose == "hint" {
      return spec.removal(of: entry, "Remove '\(key)'", isPreferred: true)
    }
    if part.isButton { return nil }
    if purpose == "name", part.label != nil, !part.isSegment, labelHiding(in: scope) == nil,
      self.fact("name-beside-label", in: scope)?.values == ["duplicated"]
    {
      return spec.removal(of: entry, "Remove '\(key)'", isPreferred: true)
    }
    let shared = part.isSegment ? nil : spec.label ?? spec.root["title"]?.word
    guard purpose == "name", let text = (part.label ?? shared)?.value, !text.isBlank else {
      return nil
    }
    return Fix("Fill in '\(text)'", [spec.replacing(word, with: text)], isPreferred: true)
  }

  fileprivate func report(
    _ word: Word,
    of key: String,
    _ fact: Fact,
    in scope: Scope
  ) {
    report(
      "nothing is announced for '\(key)'; write the text",
      at: spec.quoted(word),
      severity: fact.severity.flatMap(Severity.init),
      quote: sentence(about: key, fact, in: scope)
    )
  }

  /// The sentence of a fact that is about a key, in a framework of the scope; of all sentences about
  /// empty texts few are.
  private func sentence(about key: String, _ fact: Fact, in scope: Scope) -> Statement? {
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

  /// Reports `contentDescription = ""` and its like inside an expression.
  fileprivate func checkExpressions(_ fact: Fact, in scope: Scope) {
    for mention in spec.mentions where mention.kind == .api {
      guard (mention.place.platform ?? scope.platform) == scope.platform else { continue }
      // An icon with an empty description is one that is not announced.
      if !mention.place.keys.contains("icon") { check(mention.word, fact, in: scope) }
      for word in mention.value?.words ?? [] { check(word, fact, in: scope) }
    }
    let actions = scope.map["custom-actions"]
    for word in (actions?.words ?? []) + (actions?.entries.flatMap(\.value.words) ?? []) {
      check(word, fact, in: scope)
    }
  }

  /// The first bytes of the quotes that texts stand in.
  private static let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), 0xE2]

  private func check(_ word: Word, _ fact: Fact, in scope: Scope) {
    guard word.value.utf8.contains(UInt8(ascii: "=")),
      word.value.utf8.contains(where: { Self.quotes.contains($0) })
    else { return }
    let compact = word.value.filter { !$0.isWhitespace }
    let property = (fact.values + fact.details("arguments")).first { property in
      ["\"\"", "''", "“”"].contains { compact.contains("\(property)=\($0)") }
    }
    guard let property else { return }
    report(
      "nothing is announced for '\(property)'; write the text",
      at: word.range,
      severity: fact.severity.flatMap(Severity.init),
      quote: sentence(about: property, fact, in: scope)
    )
  }
}
