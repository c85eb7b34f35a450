import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

/// What the screen readers say for the states and roles of a spec.
struct SpokenWords {
  let hints: [InlayHint]

  init(of spec: Spec) {
    guard let model = spec.guideline?.model else {
      hints = []
      return
    }
    // A word at the top level is spoken on every platform of the spec.
    var spoken: [Int: [(platform: Platform, fact: Fact, word: String)]] = [:]
    for scope in spec.scopes {
      guard let platform = scope.platform else { continue }
      for state in scope.states {
        let fact = model.facts("states", platform: platform, framework: nil)
          .first { $0.accepts(state.word.value) }
        guard let fact, let word = fact.detail("announced") else { continue }
        let offset = spec.tree.bytes.place(behind: state)
        spoken[offset, default: []].append((platform, fact, word))
      }
      if let role = scope.role, let (fact, word) = Self.word(for: role, on: platform, in: model) {
        let offset = spec.tree.bytes.closingQuote(at: role.range.upperBound)
        spoken[offset, default: []].append((platform, fact, word))
      }
    }
    hints = spoken.sorted { $0.key < $1.key }.map { offset, words in
      InlayHint(
        offset: offset,
        label: words.map { "\($0.platform.screenReader): \($0.word)" }.joined(separator: ", "),
        tooltip: words.compactMap { $0.fact.quotes.first.map { "> \($0)" } }
          .joined(separator: "\n>\n")
      )
    }
  }

  /// What the screen reader says in the place of a role: the role word, or how to activate.
  private static func word(
    for role: Word,
    on platform: Platform,
    in model: ComponentModel
  ) -> (Fact, String)? {
    if let fact = model.fact("announced-roles", platform: platform, framework: nil) {
      let words = fact.accepted
      let own = words.first { $0.foldedForComparison == role.value.foldedForComparison }
      return own.map { (fact, $0) }
    }
    let fact = model.fact("activation-phrase", platform: platform, framework: nil)
    return fact.flatMap { fact in fact.values.first.map { (fact, $0) } }
  }
}

extension [UInt8] {
  /// Where a note on a state stands least in the way: behind its value if that ends on the same
  /// line, else behind its colon, and behind the word in a list of states.
  fileprivate func place(behind state: State) -> Int {
    let end = closingQuote(at: state.word.range.upperBound)
    var colon = end
    while colon < count, self[colon] == UInt8(ascii: " ") { colon += 1 }
    guard colon < count, self[colon] == UInt8(ascii: ":") else { return end }
    guard let value = state.value.node?.range, value.lowerBound > colon,
      !self[colon..<Swift.min(value.upperBound, count)].contains(0x0A)
    else { return colon + 1 }
    return value.upperBound
  }

  /// The offset behind the quote that closes at an offset, if one does.
  func closingQuote(at offset: Int) -> Int {
    guard offset < count else { return offset }
    let closes = self[offset] == UInt8(ascii: "\"") || self[offset] == UInt8(ascii: "'")
    return closes ? offset + 1 : offset
  }
}
