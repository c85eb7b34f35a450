import Synchronization

/// What was made last of some guidelines; any thread may ask.
///
/// The folders of a repository mostly have the same documents, one folder after the other.
final class LastMade<Value: Sendable>: Sendable {
  private let last = Mutex<(guidelines: [Guideline], value: Value)?>(nil)

  /// The value that is kept, or else the result of `make`, which depends on the guidelines alone.
  func value(of guidelines: [Guideline], _ make: () -> Value) -> Value {
    let kept = last.withLock { $0 }
    if let kept, kept.guidelines.elementsEqual(guidelines, by: ===) { return kept.value }
    let value = make()
    last.withLock { $0 = (guidelines, value) }
    return value
  }
}
