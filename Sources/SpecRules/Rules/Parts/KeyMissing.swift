import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A component needs one of some keys, and the spec has none.
  static let keyMissing = Rule(
    id: "key-missing",
    severity: .warning,
    summary: "A spec, or a map in it, without a key of which it needs one",
    rationale: """
      What a spec leaves out is left to whoever builds it: a dialog without a button is a trap for \
      people who cannot tap beside it.
      """,
    wcag: .fails("2.1.2", "3.3.1", "4.1.2"),
    facts: ["needed-keys"],
    fixes: .none,
    examples: Examples(
      failing: """
        component: text-field
        label: Email
        error: { api: isError = true }
        ^^^^^ the error does not say what is wrong; add 'text'
        """,
      passing: """
        component: text-field
        label: Email
        error: { api: isError = true, text: Enter an address with an @ }
        """
    ),
    check: .spec { context in
      let facts = context.facts("needed-keys", .component)
      let inner = Set(facts.flatMap { $0.details("in") })
      return facts.flatMap { fact in
        let keys = fact.details("in")
        let found =
          keys.isEmpty
          ? [missingKey(by: fact, besides: inner, in: context.spec)].compactMap(\.self)
          : keys.flatMap { missingKeys(by: fact, below: $0, in: context) }
        return found.map { $0.of(fact) }
      }
    }
  )
}

/// Tells that a whole spec has none of the keys of a fact.
///
/// Where facts are about the keys below one, they tell of its empty text.
private func missingKey(by fact: Fact, besides inner: Set<String>, in spec: Spec) -> Violation? {
  let isThere = { (key: String, value: SpecValue?) in
    value.map { $0.isTold || inner.contains(key) && $0.word?.value.isBlank == true } ?? false
  }
  let isGiven = fact.values.contains { key in
    isThere(key, spec.root[key]) || spec.scopes.allSatisfy { isThere(key, $0.map[key]) }
  }
  if isGiven { return nil }
  // A list without items says that there are none.
  let empty = fact.values.lazy.compactMap { spec.root.entry($0) }
    .first { $0.value.isList && $0.value.items.isEmpty }
  return violation(
    by: fact,
    at: empty?.key.range ?? spec.anchorRange,
    severity: empty == nil ? nil : .warning
  )
}

/// Tells of maps that have none of the keys of a fact.
///
/// They are the map under a key of the spec, or those of a list there.
private func missingKeys(by fact: Fact, below key: String, in context: RuleContext) -> [Violation] {
  guard let entry = context.spec.root.entry(key), !entry.value.isNull, !entry.value.isDenial else {
    return []
  }
  guard entry.value.isList else {
    return lacks(entry.value, fact, context) ? [violation(by: fact, at: entry.key.range)] : []
  }
  return entry.value.items.filter { lacks($0, fact, context) }.map { item in
    let word = item.word.map(context.spec.quoted)
    let place = word ?? item.entries.first?.key.range ?? item.range
    return violation(by: fact, at: place.isEmpty ? entry.key.range : place)
  }
}

/// Whether a value has none of the keys of a fact; a word in place of its map stands for one.
private func lacks(_ value: SpecValue, _ fact: Fact, _ context: RuleContext) -> Bool {
  if value.isList { return false }
  if value.word != nil { return !value.isTold || value.boolean != nil }
  return !fact.values.contains { key in
    value[key]?.isTold ?? value.gives(key, in: context.vocabulary)
  }
}

private func violation(
  by fact: Fact,
  at range: ByteRange,
  severity: Severity? = nil
) -> Violation {
  let names = fact.values.map { "'\($0)'" }.inSentence("or")
  let reason = fact.detail("because").map { "\($0); " } ?? ""
  return Violation("\(reason)add \(names)", at: range, isGap: true, severity: severity)
}
