import English
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
    wcag: .bestPractice,
    facts: ["focus-default"],
    relatedFacts: ["moving-apis", "ordering-apis"],
    judgesTerms: true,
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
    check: .violations(of: "focus-default") { fact, context in
      let names = managingNames(in: context)
      let keys = managingKeys(names, in: context).map { entry in
        Violation(
          "the focus is best left to the device; remove this, or say why under 'reason' of 'focus'",
          at: entry.key.range,
          offers: [Offer(.drop(entry), isPreferred: false)]
        )
      }
      guard let focus = context.scope.map.entry("focus"), focus.value.isMap,
        focus.value["reason"]?.isNull ?? true
      else { return keys }
      let managed = managedEntries(of: focus.value, names, in: context)
      guard let culprit = managed.first else { return keys }
      return keys + [
        Violation(
          "the focus is best left to the device; remove this, or say why under 'reason'",
          at: culprit.range,
          offers: [
            removal(of: managed.map(\.entry), from: focus, in: context),
            Offer(
              .set(["focus", "reason"], "Say why the default focus is not enough"),
              title: "Add 'reason'",
              isPreferred: false
            ),
          ]
        )
      ]
    }
  )
}

/// An entry of `focus` that manages it, and the word or key that shows it.
private struct ManagedEntry {
  let entry: SpecEntry
  let range: ByteRange
}

/// The APIs that stand as keys of a platform, unless its focus has a reason.
private func managingKeys(_ names: Set<String>, in context: PlatformContext) -> [SpecEntry] {
  if let reason = context.scope.map["focus"]?["reason"], !reason.isNull { return [] }
  return context.scope.own.entries.filter { entry in
    !names.isDisjoint(with: entry.key.value.identifiers)
      && !context.isForeign(entry.key.value) && entry.value.word?.value.staysPut != true
  }
}

/// The names of the APIs that order elements or move the focus; what a dialog reveals has to be
/// reached.
private func managingNames(in context: PlatformContext) -> Set<String> {
  let isModal = context.scope.map["focus"]?["modal"]?.boolean == true
  return context.identifiers(of: "ordering-apis").union(
    isModal ? [] : context.identifiers(of: "moving-apis")
  )
}

/// The entries that move the focus or give it an order of its own; events have rules of their own.
private func managedEntries(
  of focus: SpecValue,
  _ names: Set<String>,
  in context: PlatformContext
) -> [ManagedEntry] {
  let order = focus.entry("order").flatMap { entry in
    entry.value.isEmpty || isContentOrder(entry.value, in: context)
      ? nil : ManagedEntry(entry: entry, range: entry.key.range)
  }
  let move = focus.entry("move").flatMap { entry in
    entry.value.word.flatMap {
      $0.value.staysPut ? nil : ManagedEntry(entry: entry, range: $0.range)
    }
  }
  let api = focus.entry("api").flatMap { entry in
    entry.value.words.first {
      !names.isDisjoint(with: $0.value.identifiers) && !context.isForeign($0.value)
    }.map { ManagedEntry(entry: entry, range: $0.range) }
  }
  return [order, move, api].compactMap(\.self)
}

/// Whether an order is the one that the guideline asks for: the segments, and their content next.
private func isContentOrder(_ order: SpecValue, in context: PlatformContext) -> Bool {
  context.fact("content-after").map {
    ContentPlaces(in: order, after: $0, context.scope).isRight
  } ?? false
}

/// Takes an entry away that is the only one, and the whole topic where nothing else stands in it.
private func removal(of entries: [SpecEntry], from focus: SpecEntry, in context: PlatformContext)
  -> Offer?
{
  // What two maps were merged into stands at two places.
  let isMerged = context.scope.own["focus"] != nil && context.spec.root["focus"] != nil
  if isMerged { return nil }
  // Removing what an alias stands for removes it for everybody who hears it.
  let isWhole = entries.count == focus.value.entries.count
  let isAlias = entries.contains { !focus.range.contains($0.range.lowerBound) }
  let gone = isWhole && !isAlias ? [focus] : entries
  return gone.count == 1 ? Offer(.drop(gone[0]), isPreferred: false) : nil
}

extension SpecValue {
  /// Whether nothing stands in a list or a map.
  fileprivate var isEmpty: Bool { items.isEmpty && entries.isEmpty }
}
