import English
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// The keys that fixes rename, for all rules that offer them.
///
/// A key that gets the name of another one would stand there twice. One of the two values would be
/// lost. Where both say the same, the fix takes the entry away instead.
struct KeyRenames {
  private struct Key {
    let entry: YAMLEntry
    let map: ByteRange
  }

  private let spec: Spec
  /// The keys whose text an edit replaces, by where it stands.
  private var keys: [ByteRange: Key] = [:]
  /// The entries of the maps that those keys stand in, by the map and the folded key.
  private var entries: [ByteRange: [String: [YAMLEntry]]] = [:]
  /// The names that safe fixes have given out already.
  private var taken: [ByteRange: Set<String>] = [:]

  init(in findings: [Finding], of spec: Spec) {
    self.spec = spec
    let edits = findings.lazy.flatMap(\.fixes).flatMap(\.edits).filter { !$0.range.isEmpty }
    let places = RangeIndex(edits.map(\.range))
    var pending = [spec.tree.root].compactMap(\.self)
    while let node = pending.popLast() {
      guard places.hasRange(overlapping: node.range) else { continue }
      pending += node.items
      var isRenamed = false
      for entry in node.entries {
        pending.append(entry.value)
        guard places.hasRange(overlapping: entry.key.range) else { continue }
        keys[entry.key.range] = Key(entry: entry, map: node.range)
        keys[entry.key.contentRange] = Key(entry: entry, map: node.range)
        isRenamed = true
      }
      guard isRenamed else { continue }
      entries[node.range] = Dictionary(grouping: node.entries) { $0.key.text.foldedForComparison }
    }
  }

  /// The findings with fixes that leave each key once.
  mutating func withoutCollisions(_ findings: [Finding]) -> [Finding] {
    guard !keys.isEmpty else { return findings }
    return findings.map { finding in
      let fixes = finding.fixes.compactMap { checked($0) }
      return fixes == finding.fixes ? finding : finding.with(fixes: fixes)
    }
  }

  /// The fix as it may be offered; `nil` where a key would stand there twice.
  private mutating func checked(_ fix: Fix) -> Fix? {
    for edit in fix.edits {
      guard let key = keys[edit.range], let name = name(in: edit) else { continue }
      let others = entries[key.map]?[name] ?? []
      if let other = others.first(where: { $0.key.range != key.entry.key.range }) {
        return fix.edits.count == 1 ? merge(key.entry, into: other, fix) : nil
      }
      // Two keys may mean the same third one; only the first rename stays safe.
      if fix.isSafe, taken[key.map, default: []].insert(name).inserted == false {
        return fix.with(isSafe: false)
      }
    }
    return fix
  }

  /// The key that an edit writes, folded; `nil` for what is no single key.
  private func name(in edit: TextEdit) -> String? {
    let root = YAMLStream(parsing: SourceText(edit.replacement)).documents.first?.tree.root
    guard let root, root.kind == .scalar else { return nil }
    return root.text.foldedForComparison
  }

  private func merge(_ entry: YAMLEntry, into other: YAMLEntry, _ fix: Fix) -> Fix? {
    let (value, kept) = (entry.value, other.value)
    let isSame =
      value.kind == .scalar && kept.kind == .scalar
      ? value.text == kept.text && value.scalarType == kept.scalarType
      : spec.tree.string(in: value.range) == spec.tree.string(in: kept.range)
    guard isSame, !spec.isUsedElsewhere(entry.range) else { return nil }
    let key = spec.tree.string(in: entry.key.contentRange)
    return Fix(
      "Remove '\(key)', which '\(other.key.text)' says already",
      [spec.removing(entry.range)],
      isSafe: fix.isSafe,
      isPreferred: fix.isPreferred
    )
  }
}
