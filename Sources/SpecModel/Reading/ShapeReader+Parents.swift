import SourceText

extension ShapeReader {
  /// How many keys of a spec are looked for under other keys, for each look passes a whole map.
  private static var mostLooks: Int { 100 }

  /// The entry of a map under which an unknown key belongs: that of the only key whose value may
  /// have it, if the value does not have it yet.
  func parent(of key: Word, in map: SpecValue, _ shape: MapShape) -> SpecEntry? {
    guard problems.count < Self.mostLooks else { return nil }
    let names = shape.keys.filter { $0.shape.mapShape?.description(of: key.value) != nil }
    guard names.count == 1, let name = names.first?.name,
      let entry = map.entries.first(where: { $0.key.value == name }),
      entry.value.isNull || entry.value.isMap && entry.value.entry(key.value) == nil
    else { return nil }
    return entry
  }
}
