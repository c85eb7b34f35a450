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
    wcag: .fails("4.1.2"),
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
      let facts = context.facts("empty-text")
      guard let fact = facts.first(where: { $0.detail("because") == nil }) else { return [] }
      let head =
        (context.scope.grouping?.head).map { [Part($0.value, label: nil, context.vocabulary)] }
        ?? []
      let texts = (context.namedParts + head).flatMap { part in
        part.value.entries.compactMap { entry -> Violation? in
          let key = entry.key.value
          guard let word = entry.value.word, word.value.isNoText,
            isSpoken(key, fact, in: context) || isTitle(key, of: part, in: context)
          else {
            return nil
          }
          let offer = filling(entry, word, of: part, in: context)
          return emptyText(word, of: key, fact, offer, in: context)
        }
      }
      let phrases = context.announcements.all.filter(\.phrase.value.isBlank).map {
        emptyText($0.phrase, of: $0.moment.value, fact, in: context)
      }
      let actions = (context.scope.map["custom-actions"]?.items ?? []).compactMap(\.word)
        .filter(\.value.isBlank)
        .map { emptyText($0, of: "custom-actions", fact, in: context) }
      let arguments = expressions(in: context).compactMap { word in
        facts.firstNonNil { emptyArgument(in: word, $0, context) }
      }
      return texts + phrases + actions + arguments
    }
  )
}

extension String {
  /// Whether nothing is said for it; `@null` is no text in a layout of Android.
  fileprivate var isNoText: Bool { isBlank || self == "@null" }
}

/// Whether a key stands for a text that is spoken.
private func isSpoken(_ key: String, _ fact: Fact, in context: PlatformContext) -> Bool {
  if ["name", "hint"].contains(key) { return true }
  if fact.values.contains(where: { context.vocabulary.areSame(key, $0) }) { return true }
  return ["name", "hint"].contains(context.vocabulary.api(named: key)?.purpose)
}

/// Whether a key stands for the visible text of a part that has no name beside it.
private func isTitle(_ key: String, of part: Part, in context: PlatformContext) -> Bool {
  let purpose = { (key: String) in context.vocabulary.api(named: key)?.purpose }
  // The published guidelines speak of names alone.
  return context.spec.guideline?.isOwn == true && purpose(key) == "title"
    && !part.value.entries.contains { $0.key.value == "name" || purpose($0.key.value) == "name" }
}

/// An empty text behind a key.
private func emptyText(
  _ word: LocatedText,
  of key: String,
  _ fact: Fact,
  _ offer: Offer? = nil,
  in context: PlatformContext
) -> Violation {
  silence(at: context.spec.quoted(word), of: key, fact, offer, in: context)
}

private func silence(
  at range: ByteRange,
  of key: String,
  _ fact: Fact,
  _ offer: Offer? = nil,
  in context: PlatformContext
) -> Violation {
  Violation(
    fact.detail("because").map { "an empty text does not do here: \($0)" }
      ?? "nothing is announced for '\(key)'; write the text",
    at: range,
    fact: fact,
    quote: sentence(about: key, fact, in: context),
    // This program's own sentences are about what people hear, and so about each key.
    isQuoted: context.spec.guideline?.isOwn ?? false,
    offers: [offer]
  )
}

/// Fills in the visible label, which is right for a name.
///
/// It removes an empty hint. It also removes a name that would be heard twice beside a label.
private func filling(
  _ entry: SpecEntry,
  _ word: LocatedText,
  of part: Part,
  in context: PlatformContext
) -> Offer? {
  let key = entry.key.value
  let purpose = context.vocabulary.api(named: key)?.purpose ?? key
  if purpose == "hint" { return Offer(.drop(entry)) }
  if purpose == "name", part.label != nil, part.isWhole, context.naming.labelHiding == nil,
    context.fact("name-beside-label")?.values == ["duplicated"]
  {
    return Offer(.drop(entry))
  }
  let shared = part.isWhole ? context.spec.label ?? context.spec.root["title"]?.word : nil
  guard purpose == "name", let text = (part.label ?? shared)?.value, !text.isBlank else {
    return nil
  }
  return Offer(.put(text, for: word), title: "Fill in '\(text)'")
}

/// The sentence of a fact that is about a key, in a framework of the platform.
///
/// Few sentences about empty texts are about a key.
private func sentence(about key: String, _ fact: Fact, in context: PlatformContext) -> Statement? {
  guard let guideline = context.spec.guideline else { return nil }
  let purpose = context.vocabulary.api(named: key)?.purpose ?? key
  let words = [key] + (purpose == "name" ? ["purpose", "programmatic name"] : [purpose])
  return fact.quotes.lazy.filter { quote in words.contains { quote.containsWords($0) } }
    .compactMap { guideline.statement(quoting: $0) }
    .first { statement in
      context.scope.possibleFrameworks.contains {
        statement.applies(platform: context.scope.platform, framework: $0)
      }
    }
}

/// The words that may be expressions with a text in them.
private func expressions(in context: PlatformContext) -> [LocatedText] {
  let apis = context.mentions.filter {
    ($0.namesAPI || $0.kind == .element)
      && ($0.place.platform ?? context.scope.platform) == context.scope.platform
  }
  // An icon with an empty description is one that is not announced.
  let named = apis.flatMap { api -> [LocatedText] in
    let values = api.value?.words ?? []
    return api.place.keys.contains("icon") ? values : [api.word] + values
  }
  let actions = context.scope.map["custom-actions"]
  let values = actions?.entries.flatMap(\.value.words) ?? []
  return named + (actions?.words ?? []) + values
}

/// The first bytes of the quotes that texts stand in.
private let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), 0xE2]

/// An expression with `contentDescription = ""` or its like in it, such as `accessibilityLabel("")`.
private func emptyArgument(in word: LocatedText, _ fact: Fact, _ context: PlatformContext)
  -> Violation?
{
  guard word.value.utf8.contains(where: { quotes.contains($0) }) else { return nil }
  let compact = word.value.utf8.filter { !$0.isBlankOrBreak }
  let empty = ["\"\"", "''", "“”"].filter { compact.contains(run: Array($0.utf8)) }
  let property = (fact.values + fact.details("arguments")).first { property in
    empty.contains { empty in
      [
        "\(property)=\(empty)", "\(property)(\(empty))", "\(property)(\(empty),",
        "\(property):\(empty)",
      ]
      .contains { compact.contains(run: Array($0.utf8)) }
    }
  }
  guard let property, fact.detail("unless") != "name" || !context.naming.hasName else { return nil }
  return silence(at: word.range, of: property, fact, in: context)
}
