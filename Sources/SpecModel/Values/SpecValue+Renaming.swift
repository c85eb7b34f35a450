import SourceText

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
