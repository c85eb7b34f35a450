import English
package import Guidelines

extension Fact {
  /// Whether a word of a spec is one of those that the fact names or lets pass, case and blanks
  /// aside.
  package func accepts(_ word: String) -> Bool {
    let folded = word.foldedForComparison
    return accepted.contains { $0.foldedForComparison == folded }
  }
}
