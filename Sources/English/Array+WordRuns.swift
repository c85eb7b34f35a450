extension [String] {
  /// Whether a position follows what the words name; words that are nothing but a position name
  /// something by it.
  package var endsWithIndex: Bool {
    count > 3 && SpokenIndex.ends(self)
  }

  /// Whether a word or a run of words occurs among folded tokens.
  package func containsWords(_ words: String) -> Bool {
    contains(words: words.foldedTokens)
  }

  /// Whether some words occur as one run; no words do not.
  package func contains(words run: [String]) -> Bool {
    !run.isEmpty && position(of: run) != nil
  }

  /// Where a run of words begins for the first time; no words begin everywhere.
  package func position(of run: [String]) -> Int? {
    guard let first = run.first else { return 0 }
    guard run.count <= count else { return nil }
    if run.count == 1 { return firstIndex(of: first) }
    var search = RunSearch(for: run)
    for position in indices where search.isEnd(self[position]) { return position + 1 - run.count }
    return nil
  }

  /// The words without the first occurrence of a label's or name's words.
  package func removing(_ run: [String]) -> [String] {
    guard !run.isEmpty, run.count <= count else { return self }
    guard let start = position(of: run) else { return self }
    var words = self
    words.replaceSubrange(start..<(start + run.count), with: CollectionOfOne(""))
    return words
  }
}
