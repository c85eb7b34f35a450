/// What reading ignore files and comparing paths with them may still cost, in steps of a pattern.
///
/// A search costs more with each path and pattern, and an author chooses both.
struct MatchingBudget: Sendable {
  private var rest: Int
  /// The ignore file at which nothing was left.
  private(set) var end: String?

  init(_ rest: Int = 10_000_000) {
    self.rest = rest
  }

  /// Spends steps on a pattern of a file; `false` when none are left.
  mutating func take(_ steps: Int, at file: @autoclosure () -> String) -> Bool {
    guard rest > 0 else {
      if end == nil { end = file() }
      return false
    }
    spend(steps)
    return true
  }

  mutating func spend(_ steps: Int) { rest -= steps }
}
