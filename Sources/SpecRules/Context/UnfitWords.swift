import English
package import Guidelines
import SourceText
package import SpecModel

/// The words of some facts that do not do, by the folded stem of the API that each names.
package struct UnfitWords {
  private let callsByStem: [String: [(fact: Int, call: APICall)]]
  private let facts: [Fact]
  /// The keys of a spec that each fact is limited to.
  private let places: [Set<String>]
  /// The keys of a spec below which each fact does not hold.
  private let exceptions: [Set<String>]
  /// The states that each fact is limited to, folded.
  private let states: [Set<String>]

  package init(of facts: [Fact]) {
    self.facts = facts
    places = facts.map { Set($0.details("in")) }
    exceptions = facts.map { Set($0.details("outside")) }
    states = facts.map { Set($0.details("states").map(\.foldedForComparison)) }
    var calls: [String: [(fact: Int, call: APICall)]] = [:]
    for (index, fact) in facts.enumerated() {
      for call in fact.values.map({ APICall($0) }) {
        calls[call.foldedName, default: []].append((index, call))
      }
    }
    callsByStem = calls
  }

  /// The words that do not do beside what a spec says on a platform.
  package init(of facts: [Fact], in spec: Spec?, on platform: Platform?) {
    let elements = spec?.scopes.first { $0.platform == platform }?.elements ?? []
    self.init(
      of: facts.filter { fact in
        fact.holds(beside: spec?.root, on: elements)
          && (fact.details("with") + fact.details("bound")).isEmpty
      }
    )
  }

  package var isEmpty: Bool { facts.isEmpty }

  /// The first fact by which a word below some keys of a spec does not do there.
  package func fact(against word: String, below keys: [String]) -> Fact? {
    fact(against: [word], below: keys)
  }

  /// The first fact by which an argument does not do in the API that is called.
  ///
  /// The fact is limited to that API, as to `accessibilityAddTraits`, or to the property that it
  /// belongs to, as in `accessibilityTraits.insert(.button)`.
  func fact(againstArgumentsOf word: String) -> Fact? {
    let owner = String(word.prefix { $0 != "." && $0 != "(" })
    let found = APICall.all(in: word).lazy.flatMap { call in
      call.arguments.lazy.flatMap { argument in
        [argument.trimmingBrackets, argument.namedArgument.value].uniqued
          .flatMap { callsByStem[APICall($0).foldedName] ?? [] }
      }.filter { unfit in
        let names =
          Self.additions.contains(call.stem)
          ? [owner] : [call.stem, Vocabulary.member(of: call.stem) ?? ""]
        return !places[unfit.fact].isDisjoint(with: names) && unfit.call.arguments.isEmpty
      }.map(\.fact)
    }
    return found.min().map { facts[$0] }
  }

  /// The methods that add to the property in front of them.
  private static let additions: Set = ["insert", "formUnion", "union", "update"]

  /// The first fact by which one of some words does not do.
  func fact(against words: [String], below keys: [String]) -> Fact? {
    let isCode = keys.last == "api"
    let state = keys.stateName
    let (keys, allKeys) = (keys.withoutStateName, keys)
    let found = words.flatMap { word in
      APICall.all(in: word).flatMap { call in
        (callsByStem[call.foldedName] ?? []).lazy.filter { unfit in
          (places[unfit.fact].isEmpty || !places[unfit.fact].isDisjoint(with: keys))
            && (states[unfit.fact].isEmpty || state.map(states[unfit.fact].contains) == true)
            && exceptions[unfit.fact].isDisjoint(with: allKeys)
            && unfit.call.arguments.allSatisfy { call.arguments.contains(where: $0.covers) }
            && (!isCode && !word.contains("(") || unfit.call.isCalled(like: call))
        }.map(\.fact)
      }
    }
    return found.min().map { facts[$0] }
  }
}

extension Fact {
  /// Whether the spec says all beside which the fact holds, and names an element that it is about.
  func holds(beside root: SpecValue?, on elements: [LocatedText]) -> Bool {
    details("beside").allSatisfy { key in
      (root?.tells(key) ?? false) && root?[key]?.word.map(isAsSaid) != true
    } && isAbout(elements)
  }

  /// Whether a word of the spec is one with which the words of the fact do.
  private func isAsSaid(_ word: LocatedText) -> Bool {
    let time = word.value.seconds
    return details("said").contains { said in
      said == word.value.foldedForComparison || time != nil && said.seconds == time
    }
  }
}

extension APICall {
  /// Whether code may mean the same by both: `error()` is not the word `Error`.
  fileprivate func isCalled(like other: APICall) -> Bool {
    Vocabulary.member(of: stem) == Vocabulary.member(of: other.stem)
  }
}

extension String {
  /// Whether an argument is this one, which may leave its value open: `onLongClick=…`.
  ///
  /// With `null` nothing is given.
  fileprivate func covers(_ argument: String) -> Bool {
    guard hasSuffix("=…") else { return isSameConstant(as: argument) }
    return argument.hasPrefix(dropLast()) && argument != dropLast() + "null"
  }
}

extension [String] {
  /// The name of the state that a word stands below, folded.
  fileprivate var stateName: String? {
    firstIndex(of: "states").flatMap { dropFirst($0 + 1).first?.foldedForComparison }
  }

  /// The keys around a word without the name of a state, which may be that of a key: `error`.
  fileprivate var withoutStateName: [String] {
    guard let states = firstIndex(of: "states") else { return self }
    return Array(self[...states] + dropFirst(states + 2))
  }
}
