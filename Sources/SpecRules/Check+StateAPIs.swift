import English
import Guidelines
import SourceText
import SpecModel

extension Rule.Check {
  /// Looks for states of some names that have no API of a framework that the guideline accepts.
  static func stateAPIs(of names: Set<String>) -> Self {
    .scope { StateAPIs(context: $0).violations(of: names) }
  }

  /// Looks for states whose API the guideline does not accept, besides some names.
  ///
  /// A state without any is left to the team.
  static func wrongStateAPIs(besides names: Set<String>) -> Self {
    .scope { StateAPIs(context: $0).wrongAPIs(besides: names) + $0.seenStates() }
  }
}

/// What sets the states of a platform.
private struct StateAPIs: PlatformPart {
  let context: PlatformContext

  private func missingAPI(
    _ first: MissingStateAPI,
    of state: State,
    _ missing: [MissingStateAPI]
  ) -> Violation {
    let advice = missing.map { "'\($0.right)' in \($0.framework.title)" }.joined(separator: " and ")
    let title =
      missing.count == 1 ? "Add 'api: \(first.right)'" : "Add \(missing.names.listed("and"))"
    return Violation(
      "the state '\(state.word.value)' has no API; set it with \(advice)",
      at: state.word.range,
      isGap: true,
      fact: first.fact,
      offers: [addition(of: missing.names, to: state, title: title)]
    )
  }

  /// The violations of each description of some states that has no API that the guideline accepts.
  func violations(of names: Set<String>) -> [Violation] {
    context.allStates.filter(\.isDescribed).flatMap { state -> [Violation] in
      guard let name = vocabulary.term(.state, state.word.value)?.word, names.contains(name)
      else {
        return []
      }
      let missing = scope.frameworks.compactMap {
        missingAPI(of: state, named: name, in: $0.value)
      }
      return violations(missing, of: state)
    }
  }

  /// The violations of each state with an API that the guideline does not accept.
  func wrongAPIs(besides names: Set<String>) -> [Violation] {
    let known = context.facts("states").compactMap { fact in
      fact.values.first.map { (name: $0, words: fact.values.map(\.foldedForComparison)) }
    }
    let states = context.allStates + context.statesAsKeys
    return states.filter(\.isDescribed).flatMap { state -> [Violation] in
      let word = state.word.value.foldedForComparison
      let name = known.first { $0.words.contains(word) }?.name
      if let word = state.apis.first(where: { isWord($0, of: state) }) {
        return [
          Violation(
            "'\(word.value)' is what is heard, and no API; write what sets the state",
            at: word.range
          )
        ]
      }
      guard let name, !names.contains(name) else { return [] }
      let missing = scope.frameworks.compactMap {
        missingAPI(of: state, named: name, in: $0.value)
      }
      return violations(missing.filter { $0.wrong != nil }, of: state)
        + otherStates(setBy: state, named: name, among: known.map(\.name))
    }
  }

  /// The violations of a state that needs no API, and has one that sets another state.
  ///
  /// An example is `.isSelected` for a tab that is not selected.
  private func otherStates(setBy state: State, named name: String, among all: [String])
    -> [Violation]
  {
    let frameworks = scope.frameworks.map(\.value)
    guard let entry = state.value.entry("api"),
      !frameworks.contains(where: { context.stateFact(name, in: $0) != nil })
    else { return [] }
    let facts = all.flatMap { other in
      frameworks.compactMap { framework in
        context.stateFact(other, in: framework).map { (state: other, fact: $0) }
      }
    }
    return state.apis.compactMap { api in
      let calls = APICall.all(in: api.value)
      return facts.first { other in
        let accepted = other.fact.accepted.map(APICall.init)
        return calls.contains { call in accepted.contains(where: call.states) }
      }.map { other in
        Violation(
          "'\(api.value)' sets '\(other.state)', not '\(state.word.value)'; leave it out",
          at: api.range,
          fact: other.fact,
          offers: [Offer(.omit(api, of: entry))]
        )
      }
    }
  }

  /// Whether what stands as the API of a state is the word that is heard for it.
  private func isWord(_ api: LocatedText, of state: State) -> Bool {
    guard let word = state.announce, api.value == word.value else { return false }
    let homes = vocabulary.frameworks(declaring: api.value)
    // What begins small may be an argument, such as `checked`.
    guard api.value.first?.isUppercase == true else { return false }
    return !vocabulary.isNameInCode(api.value) && homes.allSatisfy { !scope.mayHave([$0]) }
  }

  /// One violation for each place at which APIs of a state are missing.
  private func violations(_ missing: [MissingStateAPI], of state: State) -> [Violation] {
    // One change mends what is missing for several frameworks at one place.
    missing.firstOfEachPlace.compactMap { first in
      violation(missing.filter { $0.isAtPlace(of: first) }, of: state)
    }
  }

  /// The API that is missing from a state for a framework.
  ///
  /// The state has none at all, or none that the guideline accepts.
  private func missingAPI(
    of state: State,
    named name: String,
    in framework: Framework
  ) -> MissingStateAPI? {
    if framework == .reactNative { return missingProp(of: state, named: name) }
    let fact = context.stateFact(name, in: framework)
    guard let fact, let right = fact.values.first else { return nil }
    guard state.value.entry("api") != nil else {
      // The default needs no API: nothing is said of a state that is merely given a word.
      return name == "enabled"
        ? nil : MissingStateAPI(framework: framework, fact: fact, right: right, wrong: nil)
    }
    // Text of the author's own is said of any state but of one that is disabled.
    if name != "disabled",
      state.apis.contains(where: { vocabulary.setsStateText($0.value) })
    {
      return nil
    }
    let accepted = fact.accepted.map(APICall.init)
    let calls = state.apis.flatMap { APICall.all(in: $0.value) }
    let elements = elements
    let isSet = calls.contains { call in
      accepted.contains { call.fits($0) && !call.isOfOther($0, than: elements) }
        && !accepted.contains(where: call.contradicts)
    }
    if isSet || isSetByHand(calls, in: framework) && name == "disabled" { return nil }
    guard !state.apis.contains(where: { context.isFaulty($0.value) }), !state.apis.isEmpty
    else { return nil }
    let wrong = state.apis.first { word in
      let homes = vocabulary.frameworks(declaring: word.value)
      return homes.isEmpty || homes.contains(framework)
    }
    return MissingStateAPI(
      framework: framework,
      fact: fact,
      right: ownAPI(of: fact, insteadOf: wrong) ?? elementsAPI(right, of: fact),
      wrong: wrong
    )
  }

  /// Whether an element of the team's own is disabled by what says so to the screen reader alone.
  ///
  /// It has no parameter that a native element has.
  private func isSetByHand(_ calls: [APICall], in framework: Framework) -> Bool {
    let native = context.elements.native
    guard !native.isEmpty, !scope.elements.isEmpty,
      scope.elements.allSatisfy({ !native.contains($0.elementStem) })
    else { return false }
    let models = vocabulary.names(for: "disabled", in: framework).map { APICall($0) }
      .filter { !$0.stem.isElementName }
    let inside = models.flatMap(\.arguments).filter { !$0.hasByte(UInt8(ascii: "=")) }
      .map { APICall($0) }
    return calls.contains { call in
      models.contains(where: call.fits) || inside.contains { $0.stem == call.stem }
    }
  }

  /// The accepted form of a call that has the wrong argument: `setChecked(true)`.
  private func ownAPI(of fact: Fact, insteadOf wrong: LocatedText?) -> String? {
    guard let wrong, case let stem = Vocabulary.stem(of: wrong.value) else { return nil }
    let call = APICall(wrong.value)
    if let opposite = fact.accepted.first(where: { call.contradicts(APICall($0)) }) {
      return opposite
    }
    return fact.accepted.first { Vocabulary.stem(of: $0) == stem && $0 != stem }
  }

  /// The API of a state as an argument of the element that the spec names.
  ///
  /// `Button(enabled = false)` is `IconButton(enabled = false)` for an icon button.
  private func elementsAPI(_ api: String, of fact: Fact) -> String {
    // The element around choices has no state of one of them.
    guard scope.segments.all.isEmpty else { return api }
    let stem = Vocabulary.stem(of: api)
    let native = context.facts("elements").flatMap(\.values).map { Vocabulary.stem(of: $0) }
    guard native.contains(stem), let own = elements.first(where: native.contains), own != stem,
      let place = api.firstRange(of: stem)
    else { return api }
    let adapted = api.replacing([(place, own)])
    let call = APICall(adapted)
    return fact.accepted.contains { APICall($0).fits(call) } ? adapted : api
  }

  /// The prop that is missing from a state where the framework serves several platforms.
  ///
  /// The guideline says that the platform's own controls need an API, and the vocabulary which prop
  /// stands for it.
  private func missingProp(of state: State, named name: String) -> MissingStateAPI? {
    let framework = Framework.reactNative
    guard let right = vocabulary.names(for: name, in: framework).first,
      context.needsNativeAPI(for: name), !context.stateProps.set(name, by: state.apis)
    else { return nil }
    if state.apis.isEmpty {
      return name == "enabled"
        ? nil : MissingStateAPI(framework: framework, fact: nil, right: right, wrong: nil)
    }
    guard !state.apis.contains(where: { context.isFaulty($0.value) }) else { return nil }
    // What another framework of the platform needs stays.
    let others = scope.frameworks.map(\.value).filter { $0 != framework }
    let wrong = state.apis.first { word in
      vocabulary.frameworks(declaring: word.value).allSatisfy { !others.contains($0) }
    }
    return MissingStateAPI(framework: framework, fact: nil, right: right, wrong: wrong)
  }

  /// What is missing for one or several frameworks at one place.
  private func violation(_ missing: [MissingStateAPI], of state: State) -> Violation? {
    guard let first = missing.first else { return nil }
    guard let list = state.value.entry("api") else {
      return missingAPI(first, of: state, missing)
    }
    let names = missing.names
    let titles = missing.map(\.framework).listed("and")
    let replacement = first.wrong.map { Offer(.put(names, for: $0, of: list)) }
    return Violation(
      first.wrong.map {
        "in \(titles) '\(state.word.value)' is set with \(names.listed("and")), "
          + "not with '\($0.value)'"
      } ?? "no API of \(titles) sets the state '\(state.word.value)'; add \(names.listed("and"))",
      at: first.wrong?.range ?? list.value.range,
      isGap: first.wrong == nil,
      fact: first.fact,
      offers: [replacement ?? addition(of: names, to: state)]
    )
  }

  /// Gives a state some APIs beside those that it has.
  private func addition(of names: [String], to state: State, title: String? = nil) -> Offer? {
    context.path(to: state.word.range).map {
      Offer(.add(names, to: $0 + ["api"]), title: title)
    }
  }

  /// The stems of the elements of the control and of its buttons.
  private var elements: [String] {
    let elements = scope.elements + context.buttons.flatMap(\.elements)
    return elements.map { Vocabulary.stem(of: $0.value) }.uniqued
  }
}

/// An API that is missing from a state for a framework.
private struct MissingStateAPI {
  let framework: Framework
  /// What the guideline says; `nil` where it speaks of other frameworks alone.
  let fact: Fact?
  let right: String
  /// The word in its place.
  let wrong: LocatedText?

  func isAtPlace(of other: MissingStateAPI) -> Bool { wrong?.range == other.wrong?.range }
}

extension PlatformContext {
  /// Whether code sets a state, and no other one, by an API of which the screen reader knows it.
  func sets(_ state: String, by code: String) -> Bool {
    guard !vocabulary.setsStateText(code) else { return false }
    let calls = APICall.all(in: code)
    let names = facts("states").compactMap(\.values.first).uniqued
    func states(where holds: (APICall, APICall) -> Bool) -> [String] {
      names.filter { name in
        scope.frameworks.contains { framework in
          let accepted = (stateFact(name, in: framework.value)?.accepted ?? []).map(APICall.init)
          return calls.contains { call in accepted.contains { holds(call, $0) } }
        }
      }
    }
    let exact = states { $0.states($1) }
    return (exact.isEmpty ? states { $0.fits($1) } : exact) == [state]
  }
}

extension Vocabulary {
  /// Whether an expression sets what a screen reader says for a state.
  func setsStateText(_ expression: String) -> Bool {
    expression.identifiers.contains { api(named: $0)?.setsStateText == true }
  }
}

extension [MissingStateAPI] {
  /// The APIs that are missing, each once.
  fileprivate var names: [String] { map(\.right).uniqued }

  fileprivate var firstOfEachPlace: [MissingStateAPI] {
    reduce(into: []) { firsts, missing in
      if !firsts.contains(where: missing.isAtPlace) { firsts.append(missing) }
    }
  }
}
