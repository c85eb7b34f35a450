/// An object as a key, which is equal to nothing but itself.
///
/// The key holds on to the object, so that no other one takes its identity.
struct ObjectKey<Object: AnyObject & Sendable>: Hashable, Sendable {
  private let object: Object

  init(_ object: Object) {
    self.object = object
  }

  static func == (left: ObjectKey, right: ObjectKey) -> Bool { left.object === right.object }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
