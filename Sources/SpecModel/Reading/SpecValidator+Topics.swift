import English
import Guidelines
import SourceText
import YAMLSyntax

/// A topic that a map does not have, by where the map begins.
struct MissingTopic: Hashable {
  let map: Int
  let name: String
}

/// Keys that stand beside the topics and belong into one of them, as `text-resize` into `settings`.
extension SpecValidator {
  /// How long a key is at most, in bytes, that may belong into a topic.
  private static let longestKey = 1_000

  /// The only key of a spec or a platform whose map takes an entry, by its name and its value.
  ///
  /// What a platform takes belongs there, and what a merge key brings stands elsewhere.
  func topic(of entry: SpecEntry, of map: SpecValue, in shape: MapShape) -> String? {
    guard problems.count < Self.mostLooks, shape == .spec || shape == .platform,
      entry.key.value.utf8.count <= Self.longestKey, !entry.value.isNull, stands(entry, in: map)
    else { return nil }
    let ofPlatform = MapShape.platform.description(of: entry.key.value)
    if let ofPlatform, ofPlatform.shape.alternative(fitting: entry.value) != nil { return nil }
    let topics = shape.keys.filter { topic in
      isAvailable(topic) && topic.shape.mapShape.map { holds(entry, $0) } ?? false
    }
    return topics.count == 1 ? topics.first?.name : nil
  }

  /// Whether an entry has a number behind a key that is spelt almost as one which takes a number.
  func isMisspeltNumber(_ entry: SpecEntry, in shape: MapShape) -> Bool {
    guard case .scalar(_, let type) = entry.value.content, type == .int || type == .float else {
      return false
    }
    let keys = shape.keys.filter { key in
      isAvailable(key)
        && key.shape.alternatives.contains { $0.isNumber && entry.value.fits($0) }
    }
    return Spelling.nearest(to: entry.key.value, among: keys.map(\.name), limit: 1) != nil
  }

  /// Whether an entry is written in a map itself.
  func stands(_ entry: SpecEntry, in map: SpecValue) -> Bool {
    map.node.map { $0.range.contains(entry.range.lowerBound) } ?? false
  }

  /// Whether a map may hold an entry: the format names its key, or a vocabulary does, and its value
  /// fits.
  func holds(_ entry: SpecEntry, _ map: MapShape) -> Bool {
    if let description = map.description(of: entry.key.value) {
      return description.shape.alternative(fitting: entry.value) != nil
    }
    guard let open = map.openKeys, open.value.alternative(fitting: entry.value) != nil
    else { return false }
    if open.kind == .platform { return Platform(rawValue: entry.key.value) != nil }
    guard let kind = Term.Kind(rawValue: open.kind.rawValue)
    else { return false }
    return library.vocabulary.term(kind, entry.key.value) != nil
  }

  /// What is wrong with an entry whose topic the map around it lacks.
  ///
  /// The fix of the first entry writes the topic; after that the others can move into it.
  mutating func displacement(
    of entry: SpecEntry,
    of map: SpecValue,
    underMissing topic: String
  ) -> SpecProblem {
    let missing = MissingTopic(map: map.range.lowerBound, name: topic)
    let isFirst = missingTopics.insert(missing).inserted
    let fix = isFirst ? wrapping(entry, of: map, under: topic) : nil
    return .displaced(entry.key, "under '\(topic)'", "put it there", fix: fix)
  }

  /// Writes an entry on one line as the value of a topic.
  private func wrapping(_ entry: SpecEntry, of map: SpecValue, under topic: String) -> Fix? {
    guard let node = map.node, let value = entry.value.node, node.range.contains(entry.range),
      value.rangeWithProperties == value.range, entry.range.contains(value.range)
    else { return nil }
    let text = node.tree.string(in: value.range)
    guard !text.contains(where: { $0.isNewline || "#&*".contains($0) }),
      !node.tree.bytes[entry.range].contains(UInt8(ascii: "#")), value.style != .block
    else { return nil }
    let key = ScalarWriting.scalar(entry.key.value)
    let written = CollectionStyle(of: node).entry(topic, "{ \(key): \(text) }")
    return Fix("Put it under '\(topic)'", [TextEdit(entry.range, with: written)])
  }
}
