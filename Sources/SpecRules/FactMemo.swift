import Guidelines
import Synchronization

/// What was worked out about facts and guidelines, kept for the next spec; any thread may ask.
///
/// The same sentences are quoted in spec after spec. A key holds on to the objects in it, so that
/// no other one takes their identity, and only a bounded number of keys is kept.
final class FactMemo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// How many values are kept: more than there are facts on all platforms, with their moments.
  private static var countLimit: Int { 4096 }

  /// The value for a key: the one that is kept, or else what `compute` says, which depends on
  /// nothing but the key.
  func value(for key: Key, _ compute: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = compute()
    values.withLock {
      if $0.count >= Self.countLimit { $0.removeAll(keepingCapacity: true) }
      $0[key] = value
    }
    return value
  }
}

/// An object as a key, which is equal to nothing but itself.
struct Identity<Object: AnyObject & Sendable>: Hashable, Sendable {
  private let object: Object

  init(_ object: Object) {
    self.object = object
  }

  static func == (left: Identity, right: Identity) -> Bool { left.object === right.object }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
