import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Keys of which a component needs one, where a spec has none.
  static let keyMissing = Rule(
    id: "key-missing",
    severity: .warning,
    summary: "A spec, or a map in it, without a key of which it needs one",
    rationale: """
      What a spec leaves out is left to whoever builds it: a dialog without a button is a trap for \
      people who cannot tap beside it.
      """,
    wcag: .fails("2.1.2", "3.3.1"),
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
      context.facts("needed-keys", .component).compactMap { fact in
        missingKey(by: fact, in: context).map { $0.of(fact) }
      }
    }
  )
}

private func missingKey(by fact: Fact, in context: RuleContext) -> Violation? {
  let spec = context.spec
  let key = fact.detail("in")
  let outer = key.map(spec.root.entry)
  // A word in place of the map has no keys, and stands for the first of them.
  if let outer, outer?.value.isMap != true, outer?.value.isTold ?? true { return nil }
  if let outer, outer == nil || outer?.value.isNull == true { return nil }
  let map = outer??.value ?? spec.root
  guard !fact.values.contains(where: { map[$0]?.isTold ?? false }) else { return nil }
  let names = fact.values.map { "'\($0)'" }.inSentence("or")
  let reason = fact.detail("because").map { "\($0); " } ?? ""
  return Violation(
    "\(reason)add \(names)",
    at: outer??.key.range ?? spec.anchorRange,
    isGap: true
  )
}
