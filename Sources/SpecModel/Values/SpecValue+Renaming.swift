import SourceText
import YAMLSyntax

extension SpecValue {
  /// The value with other names for the keys at some places, except where a map has such a key
  /// already.
  ///
  /// The value of a misspelt key is looked at as the value of the right one. So nothing is reported
  /// missing that is only misspelt.
  func renamingKeys(_ names: [ByteRange: String]) -> SpecValue {
    switch content {
    case .map(let entries):
      let renamed = entries.map { entry in
        let name = names[entry.key.range].flatMap { self.entry($0) == nil ? $0 : nil }
        if let name, let value = entry.valueInKey(behind: name) {
          let key = LocatedText(name, at: entry.key.range.prefix(name.utf8.count))
          return SpecEntry(key: key, value: value, source: entry.source)
        }
        return SpecEntry(
          key: name.map { LocatedText($0, at: entry.key.range) } ?? entry.key,
          value: entry.value.renamingKeys(names),
          source: entry.source
        )
      }
      return SpecValue(.map(renamed), range: range, node: node)
    case .list(let items):
      return SpecValue(.list(items.map { $0.renamingKeys(names) }), range: range, node: node)
    default: return self
    }
  }
}

extension SpecEntry {
  /// The value in a key whose colon is missing, as in `{ tab focus }`.
  fileprivate func valueInKey(behind name: String) -> SpecValue? {
    guard value.isNull, key.value.hasPrefix(name), key.range.count == key.value.utf8.count else {
      return nil
    }
    let rest = key.value.dropFirst(name.count)
    let text = rest.drop { " =".contains($0) }
    guard rest.count > text.count, !text.isEmpty else { return nil }
    let end = key.range.upperBound
    let type = ScalarType(plain: Array(text.utf8)[...])
    return SpecValue(
      .scalar(String(text), type),
      range: (end - text.utf8.count)..<end,
      node: nil
    )
  }
}
