/// What a phrase says of some texts, and whether it says more.
///
/// Long texts are looked for before short ones, and each is found once. A phrase needs "Tab" twice
/// where it is both the label and the role. A number in words is the same as one in digits.
package struct SaidTexts: Sendable {
  /// The positions of the texts that the phrase says; one without words is always said.
  package let said: Set<Int>
  /// Whether the phrase has further words.
  package let hasOwnWords: Bool

  package init(_ phrase: String, sayingAny texts: [String]) {
    var rest = phrase.comparableTokens
    var said: Set<Int> = []
    let runs = texts.map(\.comparableTokens).enumerated()
    for (position, run) in runs.sorted(by: { $0.element.count > $1.element.count }) {
      guard run.isEmpty || rest.contains(words: run) else { continue }
      rest = rest.removing(run)
      said.insert(position)
    }
    self.said = said
    hasOwnWords = rest.contains { !$0.isEmpty }
  }
}

extension String {
  /// The words of the text, with numbers in digits.
  fileprivate var comparableTokens: [String] {
    foldedTokens.map { token in NumberWord.value(of: [token]).map { String($0) } ?? token }
  }
}
