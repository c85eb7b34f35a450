import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// Reports each description of some states that has no API of a framework, or another one than
  /// those that the guideline accepts.
  mutating func checkAPIs(of names: Set<String>, in scope: Scope) {
    for state in allStates(in: scope) where state.isDescribed {
      guard let name = vocabulary.term(.state, state.word.value)?.word, names.contains(name) else {
        continue
      }
      for framework in scope.frameworks.map(\.value) {
        guard
          let fact = spec.guideline?.model.fact(
            "\(name)-api",
            platform: framework.platform,
            framework: framework
          )
        else { continue }
        checkAPI(of: state, named: name, against: fact, of: framework, in: scope)
      }
    }
  }

  /// Reports a state that is set with no API of a framework, or with another one than those that
  /// the fact accepts.
  private mutating func checkAPI(
    of state: State,
    named name: String,
    against fact: Fact,
    of framework: Framework,
    in scope: Scope
  ) {
    guard let right = fact.values.first, let list = state.value.entry("api") else {
      reportMissingAPI(of: state, named: name, against: fact, of: framework, in: scope)
      return
    }
    let accepted = fact.accepted.map(APICall.init)
    let calls = state.apis.flatMap { APICall.all(in: $0.value) }
    let elements = elements(in: scope)
    let isSet = calls.contains { call in
      accepted.contains { call.fits($0) && !call.isOfOther($0, than: elements) }
    }
    if isSet { return }
    // Foreign and misspelt names have rules of their own.
    let known = state.apis.map { (word: $0, homes: vocabulary.homes(of: $0.value)) }
    let isOthers = known.contains { word, homes in
      vocabulary.misspelling(of: word.value) != nil
        || !homes.isEmpty && Set(homes).isDisjoint(with: scope.frameworks.map(\.value))
    }
    guard !isOthers, !state.apis.isEmpty else { return }
    let wrong = known.first { $0.homes.isEmpty || $0.homes.contains(framework) }?.word
    let title = framework.title
    let fix = wrong.flatMap { replacement(of: $0, in: state, by: right, of: framework, in: scope) }
    let addition = spec.adding([right], to: list).map {
      Fix("Add '\(right)'", [$0], isPreferred: true)
    }
    report(
      wrong.map {
        "'\($0.value)' does not set the state '\(state.word.value)' in \(title); use '\(right)'"
      } ?? "no API of \(title) sets the state '\(state.word.value)'; add '\(right)'",
      at: wrong?.range ?? list.value.range,
      fact: fact,
      in: scope,
      fixes: [fix ?? addition].compactMap(\.self)
    )
  }

  /// The right API in place of another one; in the platform itself, where the other one is that of a
  /// platform which shares it.
  private func replacement(
    of word: Word,
    in state: State,
    by right: String,
    of framework: Framework,
    in scope: Scope
  ) -> Fix? {
    let homes = Set(vocabulary.homes(of: word.value))
    let isOthers = spec.scopes.contains {
      $0.platform != scope.platform && !homes.isDisjoint(with: $0.possibleFrameworks)
    }
    guard isOthers, isShared(state) else {
      return Fix("Change to '\(right)'", [spec.replacing(word, with: right)], isPreferred: true)
    }
    let platform = framework.platform
    let path = ["platforms", platform.rawValue, "states", state.word.value]
    return spec.inserting("api", ScalarWriting.scalar(right), at: path).map {
      Fix("Say '\(right)' on \(platform.title)", [$0], isPreferred: true)
    }
  }

  /// Whether a state stands at the top level for several platforms.
  private func isShared(_ state: State) -> Bool {
    spec.scopes.count > 1
      && spec.root["states"]?.entry(state.word.value)?.key.range == state.word.range
  }

  private mutating func reportMissingAPI(
    of state: State,
    named name: String,
    against fact: Fact,
    of framework: Framework,
    in scope: Scope
  ) {
    // The default needs no API: nothing is said of a state that is merely given a word.
    guard name != "enabled", let right = fact.values.first else { return }
    let api = ScalarWriting.scalar(right)
    // What other platforms share gets the API of this one in the platform itself.
    let path = ["platforms", framework.platform.rawValue, "states", state.word.value]
    let edit =
      isShared(state)
      ? spec.inserting("api", api, at: path) : spec.inserting("api", api, into: state.entry)
    report(
      "the state '\(state.word.value)' has no API; set it with '\(right)' in \(framework.title)",
      at: state.word.range,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Add 'api: \(right)'", [$0], isPreferred: true)] } ?? []
    )
  }

  /// The stems of the elements of the control and of its buttons.
  private func elements(in scope: Scope) -> Set<String> {
    let actions = fact("required-actions", in: scope)?.values ?? []
    let buttons = scope.buttons(actions).flatMap { $0.value["element"]?.words ?? [] }
    return Set((scope.elements + buttons).map { Vocabulary.stem(of: $0.value) })
  }

  /// The states of the control and of its buttons.
  func allStates(in scope: Scope) -> [State] {
    let actions = fact("required-actions", in: scope)?.values ?? []
    return scope.states + scope.buttons(actions).flatMap(\.states)
  }
}
