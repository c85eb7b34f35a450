/// How much of a list of patterns is compared with every path.
///
/// A search costs more with each path and pattern, and an author chooses both.
struct PatternBudget {
  /// For patterns that are compared with whole paths.
  static let forPaths = PatternBudget(countLimit: 500, lengthLimit: 8_000)

  /// The number of patterns.
  let countLimit: Int
  /// The bytes of all of them.
  let lengthLimit: Int

  private var count = 0
  private var length = 0

  private init(countLimit: Int, lengthLimit: Int) {
    self.countLimit = countLimit
    self.lengthLimit = lengthLimit
  }

  /// Takes a pattern; `false` for one behind those that hold.
  mutating func take(_ pattern: some StringProtocol) -> Bool {
    count += 1
    length += pattern.utf8.count
    return count <= countLimit && length <= lengthLimit
  }
}
