import English
import Guidelines
import SourceText
import YAMLSyntax

extension SpecValidator {
  /// The keys of a map whose own maps take a key; `nil` without any, and at the top.
  func owners(of key: String, in shape: MapShape) -> [String]? {
    guard shape != .spec else { return nil }
    let owners = shape.keys.filter(isAvailable).filter { owner in
      let map = owner.shape.mapShape
      let inner = [map, map?.openKeys?.value.mapShape]
      return inner.contains { $0?.description(of: key) != nil }
    }
    return owners.isEmpty ? nil : owners.map(\.name)
  }

  /// The keys that the component has in place of one that only others have.
  ///
  /// All take maps of one kind, as `buttons` and `action` do; `nil` where it has none.
  func keysAlike(_ key: String, in shape: MapShape) -> [String]? {
    guard let other = shape.description(of: key), !isAvailable(other) else { return nil }
    let own = shape.keys.filter { $0.isComponentKey && isAvailable($0) }
    if let near = Spelling.nearest(to: key, among: own.map(\.name), limit: 1) { return [near] }
    let map = other.shape.partShape
    let alike = own.filter { map != nil && $0.shape.partShape == map }
    return alike.isEmpty ? nil : alike.map(\.name)
  }

  /// How many keys of a spec are looked for under other keys, for each look passes a whole map.
  static var mostLooks: Int { 100 }

  /// The entry of a map under which an unknown key belongs.
  ///
  /// Its key is the only one whose value may have the unknown key; `nil` where the value has it
  /// already.
  func parent(of key: LocatedText, in map: SpecValue, _ shape: MapShape) -> SpecEntry? {
    guard problems.count < Self.mostLooks, shape != .platforms else { return nil }
    let own = map.entry(key.value).flatMap { stands($0, in: map) ? $0 : nil }
    let names = shape.keys.filter { outer in
      guard let inner = outer.shape.mapShape else { return false }
      return inner.description(of: key.value) != nil || own.map { holds($0, inner) } ?? false
    }
    guard names.count == 1, let name = names.first?.name,
      let entry = map.entries.first(where: { $0.key.value == name }),
      entry.value.isNull || entry.value.isMap && entry.value.entry(key.value) == nil
    else { return nil }
    return entry
  }

  /// Whether an entry says what only the key above it takes.
  ///
  /// An example is `disabled`, with its announcement, below `states:`. The key above has no value, or
  /// lacks the entry.
  func isChild(_ entry: SpecEntry, of owner: SpecEntry, in shape: MapShape) -> Bool {
    let key = entry.key.value
    // Other findings tell where a key belongs that the map does not have.
    if !owner.value.isNull {
      guard shape.description(of: key) != nil, owner.value.entry(key) == nil else { return false }
    }
    // What a merge key brings stands elsewhere.
    guard !entry.value.isNull, shape != .platforms,
      entry.range.lowerBound > owner.range.lowerBound,
      let inner = (shape.description(of: owner.key.value)?.shape ?? shape.openKeys?.value)?.mapShape
    else { return false }
    // A part of a group takes what the map around it does not.
    if owner.value.isNull, inner.takesAPIs, !shape.takesAPIs, namesAPI(key) { return true }
    if let own = shape.description(of: key), own.shape.alternative(fitting: entry.value) != nil {
      return false
    }
    return holds(entry, inner)
  }

  /// Reports entries in the column of the key above them, which they belong under.
  mutating func report(_ children: [SpecEntry], under parent: LocatedText) {
    guard let first = children.first, let last = children.last,
      problems.count < SpecProblem.mostOfDocument
    else { return }
    let others = children.dropFirst().map(\.key.value)
    problems.append(
      .displaced(
        first.key,
        besides: others,
        "under '\(parent.value)'",
        "indent \(others.isEmpty ? "it" : "them") there",
        owner: parent,
        lines: first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
      )
    )
  }

  /// The platform that a key belongs to which stands beside the platforms.
  ///
  /// A key of the format belongs to the platform above, whose lines it may continue. The name of an
  /// API belongs to a platform that is its home.
  private mutating func platform(meantBy entry: SpecEntry, besidePlatformsOf map: SpecValue)
    -> SpecEntry?
  {
    guard problems.count < Self.mostLooks else { return nil }
    let key = entry.key
    let platforms = platforms(among: map)
    let isAbove = { (other: SpecEntry) in other.key.range.lowerBound < key.range.lowerBound }
    if let description = MapShape.platform.description(of: key.value) {
      guard isAvailable(description), map.node?.style == .block,
        let above = platforms.last(where: isAbove), above.value.isMap,
        above.value.node?.style == .block, above.value.entry(key.value) == nil
      else { return nil }
      return above
    }
    guard let name = namesAPI(key.value) ? key.value : api(meantBy: key, in: .platform) else {
      return nil
    }
    let homes = Set(library.vocabulary.frameworks(declaring: name).flatMap(\.platforms))
    let fitting = platforms.filter { other in
      let isHome = Platform(rawValue: other.key.value).map(homes.contains) ?? false
      return (homes.isEmpty || isHome) && (other.value.isNull || other.value.isMap)
    }
    // One that has it already gets no other one.
    let free = fitting.filter { $0.value.entry(key.value) == nil }
    let candidates = free.isEmpty ? fitting : free
    return candidates.last(where: isAbove) ?? candidates.first
  }

  /// The platforms among the keys of a map, looked for once for all of them.
  private mutating func platforms(among map: SpecValue) -> [SpecEntry] {
    if let known = knownPlatforms, known.map == map.range { return known.entries }
    let entries = map.entries.filter { Platform(rawValue: $0.key.value) != nil }
    knownPlatforms = (map.range, entries)
    return entries
  }

  /// What is wrong with a key that belongs to one of the platforms that it stands beside.
  mutating func displacement(of entry: SpecEntry, besidePlatformsOf map: SpecValue) -> SpecProblem?
  {
    guard let platform = platform(meantBy: entry, besidePlatformsOf: map) else { return nil }
    let (key, name) = (entry.key, platform.key.value)
    if let own = platform.value.entry(key.value) {
      return .displaced(
        key,
        "under '\(name)', which has it already",
        "remove one of the two",
        related: .init("the one in the platform", at: own.key.range)
      )
    }
    let above = map.entries.last { $0.key.range.lowerBound < key.range.lowerBound }
    let isBelow = map.node?.style == .block && platform.value.node?.style != .flow
    return .displaced(
      key,
      "under '\(name)'",
      isBelow && above === platform ? "indent it there" : "move it there",
      owner: platform.key,
      destination: ["platforms", name]
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

extension SpecValue {
  /// Whether the lines of this map may go on with an entry of it.
  ///
  /// The entry has no value, or a map in lines of its own.
  func mayGoOn(with entry: SpecEntry) -> Bool {
    guard let node, node.style == .block else { return false }
    let isOpen = entry.value.isNull || entry.value.isMap && entry.value.node?.style == .block
    return isOpen && node.range.contains(entry.range.lowerBound)
  }
}

extension Shape {
  /// The map that the value, or an item of it, may be.
  fileprivate var partShape: MapShape? { mapShape ?? itemShape?.mapShape }
}
