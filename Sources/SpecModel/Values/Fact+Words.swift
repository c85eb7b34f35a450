import English
package import Guidelines

extension Fact {
  /// Whether the fact names a word of a spec or lets it pass, case and blanks aside.
  package func accepts(_ word: String) -> Bool {
    let folded = word.foldedForComparison
    return accepted.contains { $0.foldedForComparison == folded }
  }
}
