import English
import Guidelines
import SpecModel

extension Rule {
  /// A focus order of Compose without the requesters it is made of.
  static let focusOrderNeedsRequester = Rule(
    id: "focus-order-needs-requester",
    severity: .error,
    summary: "A focus order or request without its FocusRequester",
    rationale: """
      An order refers to requesters by name. Without them there is nothing to refer to, and the \
      code does not compile.
      """,
    wcag: .weakens("2.4.3"),
    facts: ["focus-requesters"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: compose
            focus: { api: Modifier.focusOrder(), reason: The caption stands below the dots }
                          ^^^^^^^^^^^^^^^^^^^^^ 'Modifier.focusOrder()' needs a FocusRequester; add \
        'refs: FocusRequester.createRefs()'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: compose
            focus:
              api: Modifier.focusOrder()
              refs: { FocusRequester.createRefs(): [dots, caption] }
              order: { dots: { down: caption } }
              reason: The caption stands below the dots
        """
    ),
    check: .violations(of: "focus-requesters", .declared) { fact, context in
      let apis = context.namedAPIs
      let users = Set(fact.details("users").compactMap(\.identifiers.last))
      let makers = fact.accepted.foldedStems
      let requesters = Set(context.scope.requesters.map(\.value.foldedForComparison))
      let areThere =
        !requesters.isEmpty || context.scope.declaresRequesters
        || apis.contains { makers.contains($0.stem) || $0.createsRequester(makers) }
      let unknown = { (name: String, word: LocatedText) in
        requesters.mayMiss(name)
          ? context.spec.unknownRequester(name, at: word, context.scope) : nil
      }
      let uses = apis.filter { !$0.isOff }.flatMap { api -> [Violation] in
        guard let used = api.word.value.identifiers.first(where: users.contains) else { return [] }
        if areThere { return api.requesters(in: used).compactMap { unknown($0, api.word) } }
        return [context.spec.missingRequester(of: api, fact, on: context.scope)].compactMap(\.self)
      }
      return uses + context.scope.orderedNames.compactMap { unknown($0.value, $0) }
    }
  )
}

extension PlatformSpec {
  /// Whether `refs` says that there are requesters.
  fileprivate var declaresRequesters: Bool {
    map["focus"]?["refs"].map { !$0.isNull && $0.word?.value != "none" } ?? false
  }

  /// The names of the requesters, as `refs` lists them.
  fileprivate var requesters: [LocatedText] {
    guard let refs = map["focus"]?["refs"] else { return [] }
    return refs.isMap
      ? refs.entries.flatMap(\.value.words) : refs.items.compactMap(\.word)
  }

  /// The names that an order goes by, from and to.
  fileprivate var orderedNames: [LocatedText] {
    guard let order = map["focus"]?["order"] else { return [] }
    guard order.isMap else { return order.items.compactMap(\.word) }
    return order.entries.flatMap { entry in
      [entry.key] + entry.value.entries.compactMap(\.value.word)
    }
  }
}

extension NamedAPI {
  /// Whether the expression makes a requester: `remember { FocusRequester() }`.
  fileprivate func createsRequester(_ stems: Set<String>) -> Bool {
    word.value.qualifiedIdentifiers.contains { stems.contains($0.foldedForComparison) }
  }

  /// The requesters that an expression names: `second` in `second.requestFocus()` and `first` in
  /// `Modifier.focusOrder(first)`.
  fileprivate func requesters(in used: String) -> [String] {
    let text = word.value
    let receiver = text.qualifiedIdentifiers.first { $0.identifiers.last == used }?
      .split(separator: ".").dropLast().last.map(String.init)
    if let receiver, receiver.first?.isLowercase == true { return [receiver] }
    return APICall(text).arguments.filter { argument in
      argument.first?.isLowercase == true && argument.identifiers.count == 1
        && argument.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}

extension Set<String> {
  /// Whether a name is missing from the requesters, if the spec lists them.
  fileprivate func mayMiss(_ name: String) -> Bool {
    // Words for parts that every order may name are no requesters.
    let reserved: Set = ["label", "data", "content", KeyMeaning.segments.key, "none"]
    let folded = name.foldedForComparison
    return !isEmpty && !reserved.contains(folded) && !contains(folded)
  }
}

extension Spec {
  /// An API that needs a requester where there is none.
  fileprivate func missingRequester(
    of api: NamedAPI,
    _ fact: Fact,
    on scope: PlatformSpec
  ) -> Violation? {
    guard let right = fact.values.first, scope.platform != nil else { return nil }
    return Violation(
      "'\(api.word.value)' needs a FocusRequester; add 'refs: \(right)'",
      at: api.word.range,
      isGap: true,
      offers: [
        Offer(
          .set(["focus", "refs"], ScalarWriting.scalar(right)),
          title: "Add 'refs: \(right)'"
        )
      ]
    )
  }

  /// A name that is not one of the requesters.
  fileprivate func unknownRequester(_ name: String, at word: LocatedText, _ scope: PlatformSpec)
    -> Violation
  {
    let maker = scope.map["focus"]?["refs"]?.entries.last?.key.value
    let path = ["focus", "refs", maker].compactMap(\.self)
    return Violation(
      "no requester is called '\(name)'; add it to 'refs'",
      at: word.range,
      isGap: true,
      offers: [Offer(.add([name], to: path), title: "Add '\(name)' to 'refs'")]
    )
  }
}
