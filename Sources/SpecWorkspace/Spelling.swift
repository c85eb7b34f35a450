/// Finds the word that was probably meant.
package enum Spelling {
  /// The nearest of some words, if one is near enough to be a slip of the hand.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let limit = max(1, (word.count + 2) / 3)
    let ranked = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= limit ? best.word : nil
  }

  /// How many characters must be inserted, removed, replaced or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    guard abs(left.count - right.count) < 8, left.count < 80 else { return Int.max }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isEqual = left[row] == right[column]
        var cost = min(
          last[column] + (isEqual ? 0 : 1),
          last[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
