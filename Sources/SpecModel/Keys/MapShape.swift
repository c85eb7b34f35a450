import English

/// A map of a format: of specs, configurations or component models.
///
/// It is an object, because every reader hands shapes around. Two maps are the same if they are one
/// object, or one with further keys.
package final class MapShape: Sendable {
  /// The name, which no other map has.
  package let name: String
  /// The keys that the format names.
  package let keys: [KeyDescription]
  /// What the other keys of the map are; `nil` where there are none.
  package let openKeys: OpenKeys?
  /// Whether the name of an API may stand as a key.
  package let takesAPIs: Bool
  /// The key that is meant where a word stands in place of the map; `nil` where none can be told.
  let shorthand: String?
  /// The map that it is with further keys; `nil` where it is itself.
  private let original: MapShape?

  package init(
    _ name: String,
    _ keys: [KeyDescription] = [],
    others openKeys: OpenKeys? = nil,
    takesAPIs: Bool = false,
    shorthand: String? = nil,
    variantOf original: MapShape? = nil
  ) {
    self.name = name
    self.keys = keys
    self.openKeys = openKeys
    self.takesAPIs = takesAPIs
    self.shorthand = shorthand
    self.original = original
  }
}

/// Keys that a format does not name, because they are words of a vocabulary.
package struct OpenKeys: Sendable {
  package let kind: WordKind
  /// The shape of their values.
  package let value: Shape
  /// One sentence for people; `nil` where the words themselves are described.
  package let summary: String?
  /// What all of them end with; `nil` where they may end with anything.
  package let suffix: String?

  package init(
    _ kind: WordKind,
    _ value: Shape,
    _ summary: String? = nil,
    endingWith suffix: String? = nil
  ) {
    self.kind = kind
    self.value = value
    self.summary = summary
    self.suffix = suffix
  }

  /// Whether a key may be one of them.
  package func take(_ key: String) -> Bool {
    suffix.map { key.hasSuffix($0) && key.utf8.count > $0.utf8.count } ?? true
  }
}

extension MapShape: Hashable {
  package static func == (left: MapShape, right: MapShape) -> Bool {
    left === right || (left.original ?? left) === (right.original ?? right)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(original ?? self))
  }
}

extension MapShape {
  /// What takes the keys, for a message.
  var subject: String {
    let words = name.replacing("-", with: " ")
    return name.hasSuffix("s") ? "'\(name)'" : words.withArticle
  }

  /// The description of a key that the format names.
  package func description(of key: String) -> KeyDescription? {
    keys.first { $0.name == key }
  }

  /// One sentence about a key for people; `nil` where the format says nothing of it.
  package func summary(of key: String) -> String? {
    if let description = description(of: key) { return description.summary }
    guard let openKeys, openKeys.take(key) else { return nil }
    return openKeys.summary
  }

  /// The maps that stand right in this one.
  package var innerMaps: [MapShape] {
    (keys.map(\.shape) + [openKeys?.value].compactMap(\.self)).flatMap(\.maps)
  }

  /// The map and all that stand in it, each once, before those that stand in them.
  package var all: [MapShape] {
    var all = [self]
    var position = 0
    while position < all.count {
      for map in all[position].innerMaps where !all.contains(map) { all.append(map) }
      position += 1
    }
    return all
  }
}

extension Shape {
  /// The maps that a value of the shape, or an item of it, may be.
  fileprivate var maps: [MapShape] {
    var maps: [MapShape] = []
    var shapes = alternatives
    while let shape = shapes.popLast() {
      switch shape {
      case .map(let map): maps.append(map)
      case .list(let item): shapes += item.alternatives
      default: break
      }
    }
    return maps
  }
}
