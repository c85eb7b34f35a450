/// How much of a list of patterns is compared with every path.
///
/// A search costs as much as there are paths and patterns, of which an author chooses both.
struct PatternBudget {
  /// The number of patterns.
  static let countLimit = 500
  /// The bytes of all of them.
  static let lengthLimit = 8_000

  private var count = 0
  private var length = 0

  /// Takes a pattern; `false` for one behind those that hold.
  mutating func take(_ pattern: some StringProtocol) -> Bool {
    count += 1
    length += pattern.utf8.count
    return count <= Self.countLimit && length <= Self.lengthLimit
  }
}
