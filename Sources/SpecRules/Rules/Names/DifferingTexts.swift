import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A text in code that is another one than the spec has for the same thing.
  static let differingTexts = Rule(
    id: "differing-texts",
    severity: .warning,
    summary: "A text in code that is not the one that the spec has",
    rationale: """
      Only one of the two texts is built, and people may hear the wrong one.
      """,
    wcag: .bestPractice,
    examples: Examples(
      failing: """
        component: snackbar
        label: Message deleted
        action: Undo
        platforms:
          android:
            framework: compose
            actionLabel: Retry
                         ^^^^^ the code says 'Retry', and 'action' has 'Undo'; say the same
        """,
      passing: """
        component: snackbar
        label: Message deleted
        action: Undo
        platforms:
          android:
            framework: compose
            actionLabel: Undo
        """
    ),
    check: .scope { context in
      guard context.scope.foreignLanguage == nil else { return [] }
      let given = context.namedAPIs.lazy.flatMap { texts(givenBy: $0, in: context) }
      return given.prefix(mostTexts).compactMap { violation(of: $0, in: context) }
    }
  )
}

/// How many texts are compared at most, with how many of the spec.
private let mostTexts = 50

/// A text in code, with the key of the spec that has the same text.
private struct GivenText {
  let key: String
  let text: LocatedText
  /// Whether nothing else stands beside it.
  let isAlone: Bool
}

/// The texts that an API is given, behind its name or under the names of its arguments.
private func texts(givenBy api: NamedAPI, in context: PlatformContext) -> [GivenText] {
  let arguments = api.mention.isKey ? api.mention.value?.entries ?? [] : []
  let isCall = api.word.value.utf8.contains(UInt8(ascii: "\""))
  let whole = isCall ? api.word : api.mention.value?.word ?? api.word
  let given =
    [(name: api.word.value, text: whole)]
    + arguments.compactMap { entry in entry.value.word.map { (name: entry.key.value, text: $0) } }
  return given.compactMap { name, word in
    guard let purpose = context.vocabulary.api(named: name)?.purpose, purpose.hasPrefix(beginning),
      !context.isForeign(name), let text = text(in: word, of: context.spec)
    else { return nil }
    let key = String(purpose.dropFirst(beginning.count))
    return GivenText(key: key, text: text, isAlone: text.range == word.range)
  }
}

private func violation(of given: GivenText, in context: PlatformContext) -> Violation? {
  let own = texts(of: given.key, in: context.spec)
  let text = given.text
  guard !own.isEmpty, own.allSatisfy({ text.value.isOtherText(than: $0.value) }) else { return nil }
  return Violation(
    "the code says '\(text.value)', and '\(given.key)' has \(own.map(\.value).listed("and")); "
      + "say the same",
    at: text.range,
    related: own.map { .init("what the spec has", at: $0.range) },
    offers: [
      own.count == 1 && given.isAlone
        ? Offer(.put(own[0].value, for: text), isPreferred: false) : nil
    ]
  )
}

/// What a purpose begins with that names the key whose text an API has.
private let beginning = "text of "

/// The text that an API is given, alone or in quotes; `nil` for a name in code.
private func text(in word: LocatedText, of spec: Spec) -> LocatedText? {
  guard word.value.utf8.count <= 2_000 else { return nil }
  if let quoted = word.value.textInQuotes {
    return LocatedText(quoted, at: spec.range(of: quoted, in: word))
  }
  let isProse = word.value.first?.isUppercase == true || word.value.contains(" ")
  return isProse && !word.value.contains(where: "()=_@".contains) ? word : nil
}

/// The texts that a spec has under a key, or the names of the parts there.
private func texts(of key: String, in spec: Spec) -> [LocatedText] {
  let parts = spec.parts.lazy.filter { $0.key?.value == key }.prefix(mostTexts)
  let names = parts.flatMap(\.calledNames)
  return names.isEmpty ? [spec.root[key]?.word].compactMap(\.self) : Array(names)
}
