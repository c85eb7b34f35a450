import SourceText
public import Synchronization

/// What was worked out for keys, kept for the next time; any thread may ask.
///
/// The same names and sentences stand in spec after spec. Only a bounded number of keys is kept. It
/// is public, unlike most of this layer. Only then the compiler specializes it for the types of the
/// layers above.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let values = Mutex<[Key: Value]>([:])

  /// How many values are kept: as many as a file of 1 MB has names of thirty letters.
  ///
  /// Each rule works the values out again where fewer are kept than a file has.
  @inlinable static var countLimit: Int { 32_768 }

  @inlinable public init() {}

  /// The value for a key: the one that is kept, or else the result of `compute`.
  ///
  /// `compute` depends on nothing but the key.
  @inlinable public func value(for key: Key, _ compute: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = compute()
    values.withLock {
      if $0.count >= Self.countLimit { $0.removeAll(keepingCapacity: true) }
      $0[key] = value
    }
    return value
  }
}

extension Memo where Key == String {
  /// The value for a word of a spec, which is kept only if the word may be a key.
  @inlinable public func value(forWord word: String, _ compute: () -> Value) -> Value {
    word.isKept ? value(for: word, compute) : compute()
  }
}

extension String {
  /// Whether something is kept for the word of a spec.
  ///
  /// Other words may be equal without being the same bytes, or may be a megabyte long.
  public var isKept: Bool { utf8.count <= 128 && isASCII }
}
