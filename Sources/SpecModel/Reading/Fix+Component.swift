import Guidelines
import SourceText
import YAMLSyntax

extension Guideline {
  /// Whether specs of the component may have a key with its word.
  fileprivate func takes(_ entry: SpecEntry) -> Bool {
    let key = entry.key.value
    guard model.keys.contains(key) else { return false }
    guard let fact = MapShape.spec.description(of: key)?.narrowing, let word = entry.value.word
    else { return true }
    let words = model.facts(fact).flatMap(\.values)
    return words.isEmpty || words.contains(word.value)
  }
}

extension Fix {
  /// Names the component of a spec that names none, where its keys are those of only one.
  ///
  /// Where a fact lists the words of a key, the component has to take the one that is written.
  static func naming(_ root: SpecValue, in library: GuidelineLibrary) -> Self? {
    let known = Set(MapShape.spec.keys.filter(\.isComponentKey).map(\.name))
    let entries = root.entries.filter { known.contains($0.key.value) }
    guard !entries.isEmpty, let map = root.node, map.kind == .mapping else { return nil }
    let fitting = library.names.compactMap { library[$0] }.filter { guideline in
      guideline.hasModel && entries.allSatisfy { guideline.takes($0) }
    }
    guard fitting.count == 1, let name = fitting.first?.name,
      let edit = root.entry("component").map({ filling($0, with: name, in: map) })
        ?? inserting(name, into: map)
    else { return nil }
    return Self("Add 'component: \(name)'", [edit])
  }

  /// Writes the component behind its key; `nil` where something else stands there.
  private static func filling(
    _ entry: SpecEntry,
    with name: String,
    in map: YAMLNode
  ) -> TextEdit? {
    let end = entry.key.range.upperBound
    let bytes = map.tree.bytes
    guard entry.value.isNull, entry.value.node?.isMissing == true, end < bytes.count,
      bytes[end] == UInt8(ascii: ":")
    else { return nil }
    return .insert(" " + CollectionStyle(of: map).text(name), at: end + 1)
  }

  /// Writes the component in front of the first entry.
  private static func inserting(_ name: String, into map: YAMLNode) -> TextEdit? {
    guard let start = map.entries.first(where: { _ in true })?.range.lowerBound else { return nil }
    let tree = map.tree
    let style = CollectionStyle(of: map)
    let entry = style.entry("component", ScalarWriting.scalar(name))
    let line = tree.bytes[..<start].reversed().prefix { !$0.isBreak }
    let newLine = tree.bytes.lineBreak() + String(repeating: " ", count: line.count)
    guard map.style == .block || !line.allSatisfy({ $0 == 0x20 }) else {
      return .insert(entry + "," + newLine, at: start)
    }
    guard map.style == .block else { return .insert(entry + style.comma, at: start) }
    // Something may stand in front of the first key, such as the marker of a document.
    guard line.allSatisfy({ $0 == 0x20 }) else { return nil }
    return .insert(entry + newLine, at: start)
  }
}
