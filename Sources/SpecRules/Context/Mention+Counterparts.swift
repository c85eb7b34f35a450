import English
import Guidelines
import SourceText
import SpecModel

extension Mention {
  /// What a framework has for the purpose of the name.
  ///
  /// Where something is announced, or the focus must not move, it is what announces. For a state it
  /// is what the component itself sets it with.
  func counterparts(in framework: Framework) -> [String] {
    if !isKey, let fact = stateFact(in: framework) { return fact.values }
    return possibleCounterparts(in: framework)
      .filter { !vocabulary.isOfOtherElement($0, than: spec.guideline?.name) }
  }

  private func possibleCounterparts(in framework: Framework) -> [String] {
    let event = place.keys.first { $0.hasPrefix("on-") }
    let staysPut =
      event.map { context.fact("focus-\($0)", .component)?.values == ["stay"] } ?? false
    if isKey {
      return staysPut ? [] : exposing(keys(in: framework))
    }
    if staysPut, place.key == "focus" { return ["stay"] }
    if staysPut || place.key == "announce" {
      return vocabulary.names(for: "announce", in: framework)
    }
    if let names = stateAPIs(in: framework) { return names }
    return exposing(vocabulary.counterparts(of: word.value, in: framework))
  }

  /// The names that do not hide the control where they are written.
  private func exposing(_ names: [String]) -> [String] {
    names.filter { name in
      !context.platforms.contains { other in
        (place.platform == nil || place.platform == other.scope.platform)
          && other.hides(name, nil, at: place)
      }
    }
  }

  /// The APIs of the state that it is about; `nil` for a state that is set in no common way.
  private func stateAPIs(in framework: Framework) -> [String]? {
    guard let state else { return nil }
    // What other components have does not set the state of one that has only a document.
    if spec.guideline?.hasModel == false {
      return documentedState(in: framework)?.names ?? []
    }
    return vocabulary.counterparts.first { $0.purpose == state }.map {
      $0.names[framework] ?? []
    }
  }

  /// The sentence about the state that it is about, in one of some frameworks.
  func stateStatement(in frameworks: [Framework]) -> Statement? {
    let own = frameworks.firstNonNil { stateFact(in: $0) }
    return spec.guideline.flatMap { own?.statement(in: $0) }
      ?? frameworks.firstNonNil { documentedState(in: $0) }?.statement
  }

  /// What the component itself says of the state that it is about.
  private func stateFact(in framework: Framework) -> Fact? {
    state.flatMap { context.fact("\($0)-api", .home(framework)) }
  }

  /// What the document of a component without a model says of the state that it is about.
  private func documentedState(
    in framework: Framework
  ) -> (names: [String], statement: Statement)? {
    guard let guideline = spec.guideline, !guideline.hasModel else { return nil }
    return state.flatMap { guideline.apis(ofState: $0, in: framework) }
  }

  /// The state that it is about, as the vocabulary or else the component calls it.
  private var state: String? {
    guard let topic = place.keys.lastIndex(of: "states"), topic + 1 < place.keys.count else {
      return nil
    }
    let name = place.keys[topic + 1]
    return vocabulary.term(.state, name)?.word ?? spec.stateName(name)
  }

  /// The names that may stand as a key in place of another one.
  ///
  /// The value stays as it is, or becomes one that says the same, as `name=value`.
  private func keys(in framework: Framework) -> [String] {
    let name = word.value
    guard let value = value?.word?.value else { return [] }
    if vocabulary.api(named: name)?.purpose == "title" {
      let titles = vocabulary.apis.filter { $0.purpose == "title" && $0.obsolete.isEmpty }
      return titles.filter { $0.homes.contains(framework) }.map(\.name)
    }
    let own = APICall(name)
    let isWritten =
      own.arguments.isEmpty && context.settingsOfCounterparts.contains("\(own.stem)=\(value)")
    let names = vocabulary.counterparts(
      of: isWritten ? "\(name)=\(value)" : name,
      in: framework
    )
    return names.compactMap { counterpart in
      let key = vocabulary.key(for: counterpart, in: framework)
      let call = APICall(counterpart)
      if isWritten { return key.keyword(saying: call.arguments) }
      let isText = ["name", "state text", "pane title"].contains { purpose in
        vocabulary.names(for: purpose, in: framework).contains(counterpart)
      }
      if isText { return key }
      switch (value, call.arguments) {
      case ("true", []): return key
      case ("true", _): return key.keyword(saying: call.arguments)
      case ("false", ["true"]): return "\(call.stem)=false"
      default: return nil
      }
    }
  }
}

extension Vocabulary {
  /// Whether a name is an element of other components than this, or a call of one.
  fileprivate func isOfOtherElement(_ name: String, than component: String?) -> Bool {
    let elements = apis(named: Self.stem(of: name)).filter { $0.kind == .element }
    return !elements.isEmpty && !elements.contains { $0.applies(to: component) }
  }

  /// The name that stands as a key for an expression: `contentDescription` for
  /// `Modifier.semantics { contentDescription = "" }`.
  fileprivate func key(for expression: String, in framework: Framework) -> String {
    guard expression.contains("{"), let purpose = api(named: expression)?.purpose else {
      return expression
    }
    let name = apis.first {
      $0.purpose == purpose && $0.homes.contains(framework) && !$0.name.contains("{")
    }
    return name?.name ?? expression
  }
}

extension String {
  /// The name as a key with the value that says the same as some arguments.
  ///
  /// It is `nil` where an argument is no value.
  fileprivate func keyword(saying arguments: [String]) -> String? {
    if contains("=") && !contains("(") { return self }
    switch arguments {
    case ["true"], []:
      guard hasSuffix("()") || hasSuffix("(true)") else { return nil }
      return "\(Vocabulary.stem(of: self))=true"
    default: return nil
    }
  }
}
