import Guidelines
package import SourceText
import YAMLSyntax

extension Spec {
  /// Gives values to paths of one platform, and leaves other users of its maps as they are.
  ///
  /// Where the platform has an alias, the values stand beside it.
  ///
  /// It is `nil` where something that is no map stands in the way, or an anchor that is used
  /// elsewhere.
  package func writing(_ leaves: [Leaf], on scope: PlatformSpec) -> [TextEdit]? {
    guard let platform = scope.platform else { return writing(leaves, into: root) }
    return writing(leaves.map { $0.below(["platforms", platform.rawValue]) }, into: root)
  }

  /// Gives values to paths of a map, for everybody who uses it.
  package func writing(_ leaves: [Leaf], into map: SpecValue) -> [TextEdit]? {
    guard case .map(let entries) = Nest(leaves) else { return nil }
    var writer = LeafWriter(spec: self)
    return writer.write(entries, into: map) ? writer.edits : nil
  }

  /// Gives an entry that stands there a value, for everybody who hears it.
  package func writing(_ value: String, at entry: SpecEntry) -> [TextEdit]? {
    var writer = LeafWriter(spec: self)
    return writer.write(.value(value), in: entry) ? writer.edits : nil
  }
}

/// A collector of the edits that write values into the maps of a document.
private struct LeafWriter {
  let spec: Spec
  var edits: [TextEdit] = []

  /// Whether all entries can be written into a map; those that are new get one edit together.
  mutating func write(_ entries: [(key: String, nest: Nest)], into map: SpecValue) -> Bool {
    var new: [(key: String, value: String)] = []
    for (key, nest) in entries {
      guard let entry = map.entry(key) else {
        new.append((key, nest.written))
        continue
      }
      if !map.holds(entry) {
        // A merge key brings it along, and what stands in the map itself wins.
        guard let value = overlay(nest, over: entry.value, mergingWith: nil) else { return false }
        new.append((key, value))
      } else if !write(nest, in: entry) {
        return false
      }
    }
    if new.isEmpty { return true }
    guard let edit = spec.inserting(new, into: map) else { return false }
    edits.append(edit)
    return true
  }

  /// Whether a value or entries can be written into an entry that stands there.
  mutating func write(_ nest: Nest, in entry: SpecEntry) -> Bool {
    let value = entry.value
    guard let node = value.node else { return false }
    guard entry.range.contains(node.range) else {
      guard let alias = alias(of: entry),
        let text = overlay(nest, over: value, mergingWith: spec.source(in: alias))
      else { return false }
      edits.append(TextEdit(alias, with: text))
      return true
    }
    if spec.isAliased(node) { return false }
    if value.isNull { return fill(entry, with: nest) }
    switch nest {
    case .map(let entries): return value.isMap && write(entries, into: value)
    case .value(let text): return replace(entry, with: text)
    }
  }

  private mutating func fill(_ entry: SpecEntry, with nest: Nest) -> Bool {
    let edit: TextEdit? =
      if case .map(let entries) = nest, entries.count == 1 {
        spec.inserting(entries[0].key, entries[0].nest.written, into: entry)
      } else {
        spec.filling(entry, with: nest.written)
      }
    edit.map { edits.append($0) }
    return edit != nil
  }

  /// Puts a value in place of one; a text keeps the quotes that stand there.
  private mutating func replace(_ entry: SpecEntry, with value: String) -> Bool {
    if spec.isUsedElsewhere(entry.range) { return false }
    let root = YAMLStream(parsing: SourceText(value)).documents.first?.tree.root
    let text = root.flatMap { $0.kind == .scalar && $0.scalarType == .string ? $0.text : nil }
    let edit: TextEdit? =
      if let text, let word = entry.value.word {
        spec.replacing(word, with: text)
      } else if entry.value.node?.style == .block {
        spec.replacing(entry, with: entry.key.value, value)
      } else {
        spec.replacing(entry, with: value)
      }
    edit.map { edits.append($0) }
    return edit != nil
  }

  /// Where the alias stands that is the value of an entry.
  private func alias(of entry: SpecEntry) -> ByteRange? {
    spec.tree.path(to: entry.range.upperBound).last {
      $0.kind == .alias && entry.range.contains($0.range)
    }?.range
  }

  /// A value as YAML on one line that differs from another one in some entries.
  ///
  /// A merge key replaces whole entries, so that maps further down are copied. The result is `nil`
  /// where one cannot be written on one line.
  private func overlay(_ nest: Nest, over value: SpecValue, mergingWith alias: String?) -> String? {
    guard case .map(let entries) = nest else { return nest.written }
    guard value.isMap || value.isNull else { return nil }
    var parts: [(key: String, value: String)] = []
    if alias == nil {
      for entry in value.entries where !entries.contains(where: { $0.key == entry.key.value }) {
        guard let text = entry.value.writtenInLine else { return nil }
        parts.append((entry.key.value, text))
      }
    }
    for (key, nest) in entries {
      let text =
        value[key].map { overlay(nest, over: $0, mergingWith: nil) } ?? nest.written
      guard let text else { return nil }
      parts.append((key, text))
    }
    guard let alias else { return parts.braced }
    return "{ <<: \(alias)," + parts.braced.dropFirst()
  }
}

extension SpecValue {
  /// The value as YAML on one line, aliases followed; `nil` for a text over several lines.
  fileprivate var writtenInLine: String? {
    if let word { return word.value.contains(where: \.isNewline) ? nil : written }
    if isNull { return "null" }
    if isList {
      let items = items.compactMap(\.writtenInLine)
      return items.count == self.items.count ? "[\(items.joined(separator: ", "))]" : nil
    }
    let parts = entries.compactMap { entry in
      entry.value.writtenInLine.map { (key: entry.key.value, value: $0) }
    }
    return parts.count == entries.count ? parts.braced : nil
  }
}
