public import Synchronization

/// A value that is worked out when it is first asked for, and kept; any thread may ask.
///
/// Public for the same reason as ``Memo``.
public final class Lazily<Value: Sendable>: Sendable {
  @usableFromInline let known = Mutex<Value?>(nil)

  @inlinable public init() {}

  /// The kept value, or else the result of `compute`, which must always be the same.
  @inlinable public func value(_ compute: () -> Value) -> Value {
    if let value = known.withLock(\.self) { return value }
    let value = compute()
    known.withLock { $0 = value }
    return value
  }
}
