import Synchronization

/// What other layers work out about an object, one value of each type; it goes when the object
/// does.
package final class Attachments: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The value of a type: the one that is kept, or else a new one.
  package func value<Value: Sendable>(_ type: Value.Type, _ make: () -> Value) -> Value {
    values.withLock { values in
      if let known = values[ObjectIdentifier(type)] as? Value { return known }
      let value = make()
      values[ObjectIdentifier(type)] = value
      return value
    }
  }
}
