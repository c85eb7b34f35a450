import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A focus that is managed without a reason.
  static let focusDefault = Rule(
    id: "focus-default",
    severity: .hint,
    summary: "A focus that is moved or ordered without a reason",
    rationale: """
      The order of the screen is what people expect. Each exception has to be learnt, and breaks \
      when the layout changes.
      """,
    facts: ["focus-default"],
    furtherFacts: ["moving-apis", "ordering-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              move: price label
                    ^^^^^^^^^^^ the focus is best left to the device; remove this, or say why under \
        'reason'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              move: price label
              reason: The price opens above the stepper
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("focus-default", in: scope) else { return }
      context.checkKeys(of: scope, fact)
      guard let focus = scope.map.entry("focus"), focus.value.isMap else { return }
      if let reason = focus.value["reason"], !reason.isNull { return }
      let managed = context.managedEntries(of: focus.value, on: scope)
      guard let culprit = managed.first else { return }
      context.report(
        "the focus is best left to the device; remove this, or say why under 'reason'",
        at: culprit.range,
        fact: fact,
        in: scope,
        fixes: context.removals(of: managed.map(\.entry), from: focus, on: scope)
          + context.reasons(in: focus.value)
      )
    }
  )
}

/// An entry of `focus` that manages it, and the word or key that shows it.
private struct ManagedEntry {
  let entry: SpecEntry
  let range: ByteRange
}

extension RuleContext {
  /// Checks the APIs that stand as keys of a platform, unless its focus has a reason.
  fileprivate func checkKeys(of scope: Scope, _ fact: Fact) {
    if let reason = scope.map["focus"]?["reason"], !reason.isNull { return }
    let isModal = scope.map["focus"]?["modal"]?.boolean == true
    let moving = isModal ? [] : identifiers(of: "moving-apis", on: scope)
    let names = identifiers(of: "ordering-apis", on: scope).union(moving)
    for entry in scope.own.entries
    where !names.isDisjoint(with: entry.key.value.identifiers)
      && !isForeign(entry.key.value, to: scope) && entry.value.word?.value.staysPut != true
    {
      report(
        "the focus is best left to the device; remove this, or say why under 'reason' of 'focus'",
        at: entry.key.range,
        fact: fact,
        in: scope,
        fixes: [Fix("Remove '\(entry.key.value)'", [spec.removing(entry.range)])]
      )
    }
  }

  /// The entries that move the focus or give it an order of its own; events have rules of their own.
  fileprivate func managedEntries(of focus: SpecValue, on scope: Scope) -> [ManagedEntry] {
    var managed: [ManagedEntry] = []
    if let order = focus.entry("order"), !order.value.items.isEmpty || !order.value.entries.isEmpty,
      !isContentOrder(order.value, on: scope)
    {
      managed.append(ManagedEntry(entry: order, range: order.key.range))
    }
    if let move = focus.entry("move"), let word = move.value.word, !word.value.staysPut {
      managed.append(ManagedEntry(entry: move, range: word.range))
    }
    if let apis = focus.entry("api"), !apis.value.words.isEmpty {
      var names = identifiers(of: "ordering-apis", on: scope)
      // What a dialog reveals has to be reached.
      let isModal = focus["modal"]?.boolean == true
      if !isModal { names.formUnion(identifiers(of: "moving-apis", on: scope)) }
      let word = apis.value.words.first { word in
        !names.isDisjoint(with: word.value.identifiers) && !isForeign(word.value, to: scope)
      }
      if let word { managed.append(ManagedEntry(entry: apis, range: word.range)) }
    }
    return managed
  }

  /// Whether an order is the one that the guideline asks for: the segments, and their content next.
  private func isContentOrder(_ order: SpecValue, on scope: Scope) -> Bool {
    fact("content-after", in: scope).map {
      ContentPlaces(in: order, after: $0, scope).isRight
    } ?? false
  }

  /// Takes the entries away, and the whole topic where nothing else stands in it.
  fileprivate func removals(
    of entries: [SpecEntry],
    from focus: SpecEntry,
    on scope: Scope
  ) -> [Fix] {
    // What two maps were merged into stands at two places.
    let isMerged = scope.own["focus"] != nil && spec.root["focus"] != nil
    if isMerged { return [] }
    if entries.count == focus.value.entries.count {
      return [Fix("Remove 'focus'", [spec.removing(focus.range)])]
    }
    guard entries.count == 1, let entry = entries.first else { return [] }
    return [Fix("Remove '\(entry.key.value)'", [spec.removing(entry.range)])]
  }

  /// Says in a word where the reason belongs.
  fileprivate func reasons(in focus: SpecValue) -> [Fix] {
    let text = "Say why the default focus does not do"
    let edit =
      focus.entry("reason").map { spec.filling($0, with: text) }
      ?? spec.inserting("reason", text, into: focus)
    return edit.map { [Fix("Add 'reason'", [$0])] } ?? []
  }
}
