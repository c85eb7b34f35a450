import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

extension CompletionList {
  /// The keys of a map as they are proposed.
  ///
  /// They come in this order:
  /// - keys that a rule asks for
  /// - keys that the maps beside this one have
  /// - other keys
  /// - topics that are stated already, or that the guideline has nothing on here
  func ordered(_ keys: [KeyDescription], of map: MapShape) -> [KeyDescription] {
    let hasTopics = map == .spec || map == .platform
    let map = root?.value(at: cursor.path, around: cursor.word)
    let asked = asked(in: map?.range)
    let common = neighbourKeys
    let ranks = keys.map { key in
      asked.contains(key.name)
        ? 0
        : common.contains(key.name)
          ? 1 : hasTopics && (isSilent(on: key) || isTold(key.name)) ? 3 : 2
    }
    return (0...3).flatMap { rank in zip(keys, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  /// Whether a key is a topic on which the guideline says nothing here.
  ///
  /// Within a platform it would have to speak of that platform, elsewhere of all platforms.
  private func isSilent(on key: KeyDescription) -> Bool {
    guard MapShape.topicKeys.contains(where: { $0.name == key.name }) else { return false }
    let owed = key.guidelineKey.map { applicability.statements(forKey: $0) } ?? []
    return !owed.contains { ($0.platform == nil) == (cursor.path.platform == nil) }
  }

  /// Whether each platform states a topic, or, within a platform, the top level does.
  private func isTold(_ topic: String) -> Bool {
    guard let spec, cursor.path.isEmpty else { return spec?.root[topic] != nil }
    return spec.scopes.allSatisfy { $0.own[topic] != nil }
  }

  /// The keys that fixes would insert into a map because they are missing.
  private func asked(in map: ByteRange?) -> Set<String> {
    guard let bytes = spec?.tree.bytes else { return [] }
    let edits = gaps.flatMap(\.fixes).flatMap(\.edits).filter { edit in
      edit.range.isEmpty && map.map { $0.touches(edit.range.lowerBound) } ?? true
    }
    let keys = edits.compactMap { InsertedKey($0, into: bytes) }
    return Set(
      keys.filter { cursor.isInFlow ? $0.column > 0 : $0.column == cursor.column }.map(\.name)
    )
  }

  /// The keys of the maps that stand beside the one at the cursor, such as another platform or item.
  private var neighbourKeys: Set<String> {
    guard !cursor.path.isEmpty,
      let parent = root?.value(at: cursor.path.dropLast(), around: cursor.word)
    else { return [] }
    let maps = parent.items + parent.entries.map(\.value)
    return Set(
      maps.filter { !$0.range.touches(cursor.word.lowerBound) }
        .flatMap { $0.entries.map(\.key.value) }
    )
  }
}

extension SpecValue {
  /// The value at the end of a path.
  ///
  /// A step into a list leads to the item around or in front of a word.
  func value(at path: some Sequence<PathStep>, around word: ByteRange) -> SpecValue? {
    var value: SpecValue? = self
    for step in path {
      switch step {
      case .key(let key): value = value?[key]
      case .item: value = value?.items.last { $0.range.lowerBound <= word.lowerBound }
      }
    }
    return value
  }
}

/// The key that an edit inserts first.
private struct InsertedKey {
  let name: String
  /// The column that it has then, if it begins a line.
  let column: Int

  init?(_ edit: TextEdit, into bytes: [UInt8]) {
    let text = edit.replacement
    let joints: Set<Character> = [" ", "\n", "\r\n", "\t", ",", "{", "\"", "'"]
    let rest = text.drop { joints.contains($0) }
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    name = String(rest[..<colon].filter { $0 != "\"" && $0 != "'" })
    let line = text[..<rest.startIndex].utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == 0x0A }
    )
    let isBelow = line.count > 1
    let place = isBelow ? 0 : BlockLine(at: edit.range.lowerBound, in: bytes).start
    column = (line.last?.count ?? 0) + (isBelow ? 0 : edit.range.lowerBound - place)
  }
}
