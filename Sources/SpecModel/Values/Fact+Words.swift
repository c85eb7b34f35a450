import English
package import Guidelines

extension Fact {
  /// The verbs of purpose that it names, and others that say the same.
  package var verbs: [String] { accepted + details("synonyms") }

  /// Whether the fact names a word of a spec or lets it pass, case and blanks aside.
  package func accepts(_ word: String) -> Bool {
    let folded = word.foldedForComparison
    return accepted.contains { $0.foldedForComparison == folded }
  }
}
