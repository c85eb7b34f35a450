import English
import Guidelines
import SourceText
import YAMLSyntax

extension SpecValidator {
  /// How many keys of a spec are looked for under other keys, for each look passes a whole map.
  static var mostLooks: Int { 100 }

  /// The entry of a map under which an unknown key belongs: that of the only key whose value may
  /// have it, beside platforms the one above, if the value does not have it yet.
  func parent(of key: LocatedText, in map: SpecValue, _ shape: MapShape) -> SpecEntry? {
    guard problems.count < Self.mostLooks else { return nil }
    if shape == .platforms { return platform(above: key, in: map) }
    let names = shape.keys.filter { $0.shape.mapShape?.description(of: key.value) != nil }
    guard names.count == 1, let name = names.first?.name,
      let entry = map.entries.first(where: { $0.key.value == name }),
      entry.value.isNull || entry.value.isMap && entry.value.entry(key.value) == nil
    else { return nil }
    return entry
  }

  /// The platform above a key of a platform that stands beside it, unless the platform has the key.
  private func platform(above key: LocatedText, in map: SpecValue) -> SpecEntry? {
    guard map.node?.style == .block,
      MapShape.platform.description(of: key.value).map(isAvailable) == true,
      let entry = map.entries.last(where: { $0.key.range.lowerBound < key.range.lowerBound }),
      Platform(rawValue: entry.key.value) != nil,
      entry.value.isMap, entry.value.node?.style == .block, entry.value.entry(key.value) == nil
    else { return nil }
    return entry
  }

  /// The API that a key means which is written with hyphens, as in `accessibility-label`.
  func api(meantBy key: LocatedText, in shape: MapShape) -> String? {
    guard problems.count < Self.mostLooks, shape == .spec || shape.takesAPIs,
      key.value.utf8.contains(UInt8(ascii: "-")), !namesAPI(key.value)
    else { return nil }
    let word = key.value.replacing("-", with: "")
    let names = library.vocabulary.apis.map(\.name).filter { $0.allSatisfy(\.isLetter) }
    return word.utf8.count < 8 ? nil : Spelling.nearest(to: word, among: names, limit: 2)
  }
}
