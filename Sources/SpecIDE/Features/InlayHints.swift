import Guidelines
package import SourceText
import SpecModel
import YAMLSyntax
import SpecRules

/// A note that an editor shows between the characters of the text.
package struct InlayHint: Sendable, Equatable {
  /// The offset that the note stands behind.
  package let offset: Int
  package let label: String
  /// What a pointer over the note shows, as Markdown.
  package let tooltip: String?

  package init(offset: Int, label: String, tooltip: String?) {
    self.offset = offset
    self.label = label
    self.tooltip = tooltip
  }
}

extension Snapshot {
  /// The notes of a range of the text, in order: behind each state and role, what the screen
  /// reader says for it.
  package func inlayHints(in range: ByteRange) -> [InlayHint] {
    guard analysis.configuration.inlayHints else { return [] }
    return documents.flatMap { start, document -> [InlayHint] in
      let extent = start..<(start + document.tree.bytes.count)
      guard extent.touches(range.lowerBound) || range.touches(start), let spec = document.spec
      else {
        return []
      }
      return SpokenWords(of: spec).hints.map { $0.shifted(by: start) }
        .filter { range.touches($0.offset) }
    }
  }
}

extension InlayHint {
  fileprivate func shifted(by distance: Int) -> InlayHint {
    InlayHint(offset: offset + distance, label: label, tooltip: tooltip)
  }
}

/// What the screen readers say for the states and roles of a spec.
private struct SpokenWords {
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
  fileprivate func closingQuote(at offset: Int) -> Int {
    guard offset < count else { return offset }
    let closes = self[offset] == UInt8(ascii: "\"") || self[offset] == UInt8(ascii: "'")
    return closes ? offset + 1 : offset
  }
}
