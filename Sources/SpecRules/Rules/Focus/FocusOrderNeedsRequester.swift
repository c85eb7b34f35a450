import Guidelines
import SourceText
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
    check: .reportingScope { scope, context in
      guard let fact = context.facts("focus-requesters", in: scope, .declared).first else { return }
      let apis = context.namedAPIs(on: scope)
      let users = Set(fact.details("users").compactMap(\.identifiers.last))
      let requesters = Set(fact.accepted.map { Vocabulary.foldedStem(of: $0) })
      let names = Set(scope.requesters.map(\.value.foldedForComparison))
      let areThere =
        !names.isEmpty || scope.declaresRequesters
        || apis.contains { requesters.contains($0.stem) || $0.createsRequester(requesters) }
      for api in apis where !api.isOff {
        guard let used = api.word.value.identifiers.first(where: users.contains) else { continue }
        guard areThere else {
          context.reportMissingRequester(of: api, fact, on: scope)
          continue
        }
        for name in api.requesters(in: used) {
          context.check(name, at: api.word, fact, names, scope)
        }
      }
      for word in scope.orderedNames { context.check(word.value, at: word, fact, names, scope) }
    }
  )
}

extension Scope {
  /// Whether `refs` says that there are requesters.
  fileprivate var declaresRequesters: Bool {
    map["focus"]?["refs"].map { !$0.isNull && $0.word?.value != "none" } ?? false
  }

  /// The names of the requesters, as `refs` lists them.
  fileprivate var requesters: [Word] {
    guard let refs = map["focus"]?["refs"] else { return [] }
    return refs.isMap
      ? refs.entries.flatMap(\.value.words) : refs.items.compactMap(\.word)
  }

  /// The names that an order goes by, from and to.
  fileprivate var orderedNames: [Word] {
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

extension RuleContext {
  fileprivate func reportMissingRequester(of api: NamedAPI, _ fact: Fact, on scope: Scope) {
    guard let right = fact.values.first, let platform = scope.platform else { return }
    let text = ScalarWriting.scalar(right)
    let edit =
      scope.map["focus"].flatMap { spec.inserting("refs", text, into: $0) }
      ?? spec.inserting("refs", text, at: ["platforms", platform.rawValue, "focus"])
    report(
      "'\(api.word.value)' needs a FocusRequester; add 'refs: \(right)'",
      at: api.word.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Add 'refs: \(right)'", [$0], isPreferred: true)] } ?? []
    )
  }

  /// Checks a name against the requesters, where the spec lists them.
  fileprivate func check(
    _ name: String,
    at word: Word,
    _ fact: Fact,
    _ requesters: Set<String>,
    _ scope: Scope
  ) {
    // Words for parts that every order may name are no requesters.
    let reserved: Set = ["label", "data", "content", "segments", "none"]
    let folded = name.foldedForComparison
    guard !requesters.isEmpty, !reserved.contains(folded), !requesters.contains(folded) else {
      return
    }
    let list = scope.map["focus"]?["refs"].map { $0.isMap ? $0.entries.last?.value ?? $0 : $0 }
    let edit = list.flatMap { spec.appending(ScalarWriting.scalar(name), to: $0) }
    report(
      "no requester is called '\(name)'; add it to 'refs'",
      at: word.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Add '\(name)' to 'refs'", [$0], isPreferred: true)] } ?? []
    )
  }
}
