import English
import SourceText
import SpecModel

extension SpecValue {
  /// The names of an order one after the other.
  ///
  /// They are the items of a list, or the way through a map. The way begins at the name that no
  /// other one leads to.
  var orderedWords: [LocatedText] {
    guard isMap else {
      let words = items.compactMap(\.word)
      return words.count == items.count ? words : []
    }
    let steps = entries.map { (from: $0.key, to: $0.value.stepForward) }
    let reached = Set(steps.compactMap { $0.to?.value.foldedForComparison })
    let ways = Dictionary(steps.map { ($0.from.value.foldedForComparison, $0.to) }) { first, _ in
      first
    }
    var next = steps.first { !reached.contains($0.from.value.foldedForComparison) }?.from
    var words: [LocatedText] = []
    while let word = next, words.count <= steps.count {
      words.append(word)
      next = ways[word.value.foldedForComparison] ?? nil
    }
    return words
  }

  /// The name that the focus goes to from here, read on.
  private var stepForward: LocatedText? {
    if let word { return word }
    return ["down", "next", "right", "end"].firstNonNil { self[$0]?.word }
  }
}
