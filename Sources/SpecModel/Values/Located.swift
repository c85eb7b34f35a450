package import SourceText

/// A value, and where it stands in the document.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  /// Offsets from the start of the YAML document; the quotes of a scalar are left out.
  package let range: ByteRange

  package init(_ value: Value, at range: ByteRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}

/// A scalar as its author meant it, and where it stands.
package typealias LocatedText = Located<String>
