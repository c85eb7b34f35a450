package import Guidelines

/// A word of some vocabulary, or the name of an API, at the place where a spec mentions it.
///
/// It is an object, because several rules walk over all of them and each has much to copy.
package final class TermReference: Sendable {
  package let word: LocatedText
  package let kind: WordKind
  /// Where in the format it stands.
  package let place: SpecPath
  /// What stands behind it, when it is a key.
  package let value: SpecValue?

  init(word: LocatedText, kind: WordKind, place: SpecPath, value: SpecValue?) {
    self.word = word
    self.kind = kind
    self.place = place
    self.value = value
  }

  package var isKey: Bool { value != nil }
}

/// A place in the format, as the keys that lead to it.
package struct SpecPath: Sendable, Hashable {
  /// The keys from the top of the spec to the value, list items left out.
  package private(set) var keys: [String] = []
  /// The platform that the place belongs to; `nil` at the top level.
  package private(set) var platform: Platform?

  /// The last key, empty at the top.
  package var key: String { keys.last ?? "" }

  /// Whether the place lies in a segment, which may serve several platforms.
  package var isInSegment: Bool { keys.contains(KeyMeaning.segments.key) }

  /// The place of the value behind a key.
  package func appending(_ key: String) -> SpecPath {
    var place = self
    if keys == ["platforms"] { place.platform = Platform(rawValue: key) }
    place.keys.append(key)
    return place
  }

  package init() {}
}
