import English
import Guidelines
import SourceText
import YAMLSyntax

extension SpecValidator {
  /// How many keys of a spec are looked for under other keys, for each look passes a whole map.
  static var mostLooks: Int { 100 }

  /// The entry of a map under which an unknown key belongs: that of the only key whose value may
  /// have it, if the value does not have it yet.
  func parent(of key: LocatedText, in map: SpecValue, _ shape: MapShape) -> SpecEntry? {
    guard problems.count < Self.mostLooks, shape != .platforms else { return nil }
    let names = shape.keys.filter { $0.shape.mapShape?.description(of: key.value) != nil }
    guard names.count == 1, let name = names.first?.name,
      let entry = map.entries.first(where: { $0.key.value == name }),
      entry.value.isNull || entry.value.isMap && entry.value.entry(key.value) == nil
    else { return nil }
    return entry
  }

  /// The platform that a key of platforms belongs to which stands beside them: the one above, or
  /// else the first one that takes it and does not have it yet; of an API one that is its home.
  func platform(meantBy entry: SpecEntry, besidePlatformsOf map: SpecValue) -> SpecEntry? {
    guard problems.count < Self.mostLooks, isOfPlatform(entry) else { return nil }
    let key = entry.key
    let homes = Set(library.vocabulary.frameworks(declaring: key.value).map(\.platform))
    let platforms = map.entries.filter { other in
      guard let platform = Platform(rawValue: other.key.value) else { return false }
      let isHome = homes.isEmpty || homes.contains(platform)
      return isHome && (other.value.isNull || other.value.isMap)
        && other.value.entry(key.value) == nil
    }
    return platforms.last { $0.key.range.lowerBound < key.range.lowerBound } ?? platforms.first
  }

  /// Whether an entry is one of those that platforms have, by its key: one of the format, or an API.
  private func isOfPlatform(_ entry: SpecEntry) -> Bool {
    let key = entry.key.value
    if let description = MapShape.platform.description(of: key) { return isAvailable(description) }
    return namesAPI(key) || key.looksLikeAPI && entry.value.word != nil
  }

  /// Reports a key that belongs to one of the platforms that it stands beside.
  mutating func report(
    _ key: LocatedText,
    belongingTo platform: SpecEntry,
    besidePlatformsOf map: SpecValue
  ) {
    let above = map.entries.last { $0.key.range.lowerBound < key.range.lowerBound }
    let isBelow = map.node?.style == .block && above === platform
    let advice = isBelow ? "indent it there" : "move it there"
    problems.append(
      SpecProblem(
        .unknownKey,
        "'\(key.value)' belongs under '\(platform.key.value)'; \(advice)",
        at: key.range,
        related: .init("the key it belongs under", at: platform.key.range),
        destination: ["platforms", platform.key.value]
      )
    )
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
