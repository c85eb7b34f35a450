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
      Only one of two texts is built. What people hear is then perhaps the other one.
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
      return context.namedAPIs.flatMap { violations(of: $0, in: context) }
    }
  )
}

/// The violations of what an API is given, behind its name or under the names of its arguments.
private func violations(of api: NamedAPI, in context: PlatformContext) -> [Violation] {
  let arguments = api.mention.isKey ? api.mention.value?.entries ?? [] : []
  let isCall = api.word.value.contains("\"")
  let text = isCall ? api.word : api.mention.value?.word ?? api.word
  let given =
    [(name: api.word.value, text: text)]
    + arguments.compactMap { entry in entry.value.word.map { (name: entry.key.value, text: $0) } }
  return given.compactMap { violation(of: $0.text, givenTo: $0.name, in: context) }
}

private func violation(
  of word: LocatedText,
  givenTo name: String,
  in context: PlatformContext
) -> Violation? {
  guard let purpose = context.vocabulary.api(named: name)?.purpose, purpose.hasPrefix(beginning),
    !context.isForeign(name), let text = text(in: word, of: context.spec)
  else { return nil }
  let key = String(purpose.dropFirst(beginning.count))
  let own = texts(of: key, in: context.spec)
  guard !own.isEmpty, own.allSatisfy({ text.value.isOtherText(than: $0.value) }) else { return nil }
  return Violation(
    "the code says '\(text.value)', and '\(key)' has \(own.map(\.value).listed("and")); say the same",
    at: text.range,
    related: own.map { .init("what the spec has", at: $0.range) },
    offers: [
      own.count == 1 && word.range == text.range
        ? Offer(.put(own[0].value, for: text), isPreferred: false) : nil
    ]
  )
}

/// What a purpose begins with that names the key whose text an API has.
private let beginning = "text of "

/// The text that an API is given, alone or in quotes; a name in code is none.
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
  let parts = spec.parts.filter { $0.key?.value == key }.flatMap(\.calledNames)
  return parts.isEmpty ? [spec.root[key]?.word].compactMap(\.self) : parts
}
