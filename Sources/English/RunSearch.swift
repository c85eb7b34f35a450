/// A search for some elements as one run, by the method of Knuth, Morris and Pratt.
///
/// A run that repeats itself costs no product of two lengths.
struct RunSearch<Element: Equatable> {
  private let run: [Element]
  /// How much of the run's beginning stands at the end of each part of it.
  private var overlaps = [0]
  /// How many elements of the run's beginning the searched part ends with.
  private var length = 0

  /// Searches for a run that is not empty.
  init(for run: [Element]) {
    self.run = run
    overlaps.reserveCapacity(run.count)
    var length = 0
    for position in run.indices.dropFirst() {
      while length > 0, run[position] != run[length] { length = overlaps[length - 1] }
      if run[position] == run[length] { length += 1 }
      overlaps.append(length)
    }
  }

  /// Looks at the next element; whether the run ends with it.
  mutating func isEnd(_ element: Element) -> Bool {
    if length == run.count { length = overlaps[length - 1] }
    while length > 0, element != run[length] { length = overlaps[length - 1] }
    if element == run[length] { length += 1 }
    return length == run.count
  }
}
