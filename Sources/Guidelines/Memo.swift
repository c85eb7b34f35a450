import Synchronization

/// What was worked out for words, kept for the next time; any thread may ask.
///
/// The same names stand in spec after spec. Only short words in ASCII are kept, because others may
/// be equal without being the same bytes, and only a bounded number of them.
package final class Memo<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  /// The longest word that is kept, in bytes, and how many are.
  private static var lengthLimit: Int { 128 }
  private static var countLimit: Int { 4096 }

  package init() {}

  /// The value for a word: the one that is kept, or else what `compute` says, which depends on
  /// nothing but the word.
  package func value(for word: String, _ compute: () -> Value) -> Value {
    guard word.utf8.count <= Self.lengthLimit, word.isASCII else { return compute() }
    if let known = values.withLock({ $0[word] }) { return known }
    let value = compute()
    values.withLock {
      if $0.count >= Self.countLimit { $0.removeAll(keepingCapacity: true) }
      $0[word] = value
    }
    return value
  }
}
