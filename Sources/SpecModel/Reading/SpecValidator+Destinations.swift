import English
import Guidelines
import YAMLSyntax

extension SpecValidator {
  /// What is wrong with an entry that belongs into another map than the one that it stands in.
  ///
  /// It may belong to a map around, under another key of its own map, or under a key that lacks there.
  mutating func displacement(
    of entry: SpecEntry,
    of map: SpecValue,
    in shape: MapShape,
    at place: SpecPath
  ) -> SpecProblem? {
    let key = entry.key
    if let problem = displacement(of: entry, outOf: map, at: place) { return problem }
    if shape == .spec, Platform(rawValue: key.value) != nil, map.entry("platforms") == nil {
      return .displaced(key, "under 'platforms'", "put it there", destination: ["platforms"])
    }
    if let parent = parent(of: key, in: map, shape)?.key {
      return .displaced(key, "under '\(parent.value)'", "indent it there", owner: parent)
    }
    guard !isMisspeltNumber(entry, in: shape), let topic = topic(of: entry, of: map, in: shape),
      map.entry(topic) == nil
    else { return nil }
    return displacement(of: entry, of: map, underMissing: topic)
  }

  /// What is wrong with an entry that belongs to a map around the one that it stands in.
  func displacement(of entry: SpecEntry, outOf map: SpecValue, at place: SpecPath) -> SpecProblem? {
    guard let path = destination(of: entry, at: place) else { return nil }
    let owner =
      path.isEmpty
      ? "to the whole \(format.name)" : path.count == 1 ? "under 'platforms'" : "to the platform"
    return .displaced(
      entry.key,
      "\(owner), not under '\(place.key)'",
      map.node?.style == .flow ? "move it there" : "indent it less",
      destination: path
    )
  }

  /// The map around a key that the key belongs to, as the keys that lead there from the top.
  ///
  /// It is the nearest of the platform, the platforms and the whole spec that takes the key. It is
  /// `nil` where none does, or where the map has the key already.
  ///
  /// Other maps are left out: they use the same names, such as `api`, for different things. A
  /// single word, such as a role, is left out as well, unless only components have its key. It may
  /// be meant for the part that it stands under.
  private func destination(of entry: SpecEntry, at place: SpecPath) -> [String]? {
    guard problems.count < Self.mostLooks, !place.keys.isEmpty,
      entry.value.isMap || entry.value.isList && isTopic(entry.key.value)
        || isOfComponent(entry.key.value, at: place)
    else { return nil }
    let isInPlatforms = place.keys.first == "platforms"
    var candidates: [(path: [String], shape: MapShape)] = [([], format)]
    if isInPlatforms { candidates.append((["platforms"], .platforms)) }
    if isInPlatforms, place.keys.count > 2 {
      candidates.append((Array(place.keys.prefix(2)), .platform))
    }
    let nearest = candidates.reversed().first { path, shape in
      path.count < place.keys.count && takes(entry, shape)
    }
    guard let path = nearest?.path else { return nil }
    var map: SpecValue? = root
    for key in path { map = map?[key] }
    return map.map { $0.isMap && $0.entry(entry.key.value) == nil } == true ? path : nil
  }

  /// Whether a key takes a value.
  ///
  /// The value has to have the right form. In a map of states it also has to name a state. A key
  /// such as `status` may say something else of the spec.
  func takes(_ value: SpecValue, _ shape: Shape) -> Bool {
    guard shape.alternative(fitting: value) != nil else { return false }
    guard shape.mapShape?.openKeys?.kind == .state else { return true }
    let words = value.entries.map(\.key.value) + value.words.map(\.value)
    return words.contains { library.vocabulary.term(.state, $0) != nil }
  }

  /// Whether a key that may be the name of an API is a misspelt topic instead.
  ///
  /// What stands under the key tells, as phrases do under `announcement`.
  func isTopic(_ entry: SpecEntry, in shape: MapShape) -> Bool {
    let key = entry.key.value
    guard entry.value.isMap || entry.value.isList, key.allSatisfy(\.isLetter) else { return false }
    let fitting = shape.keys.filter { isAvailable($0) && takes(entry.value, $0.shape) }
    return Spelling.nearest(to: key, among: fitting.map(\.name)) != nil
  }

  /// Whether a key right below a platform is one that only some components have.
  private func isOfComponent(_ key: String, at place: SpecPath) -> Bool {
    place.keys.first == "platforms" && place.keys.count == 2
      && MapShape.spec(of: guideline).description(of: key)?.isComponentKey == true
  }

  private func isTopic(_ key: String) -> Bool {
    MapShape.topicKeys.contains { $0.name == key }
  }

  /// Whether a map may have an entry, by its key and the form of its value.
  private func takes(_ entry: SpecEntry, _ shape: MapShape) -> Bool {
    if shape == .platforms { return Platform(rawValue: entry.key.value) != nil }
    guard let description = shape.description(of: entry.key.value), isAvailable(description) else {
      return false
    }
    return description.shape.alternative(fitting: entry.value) != nil
  }

  /// Whether an entry does not belong in a map whose keys are words of the guideline.
  ///
  /// Its value has another form than the values of such words, or describes something else.
  func isDisplaced(_ entry: SpecEntry, among open: OpenKeys) -> Bool {
    switch open.kind {
    case .platform: return Platform(rawValue: entry.key.value) == nil
    case .moment, .key, .gesture:
      return entry.value.isMap && !entry.value.isWordInBraces || entry.value.isList
    case .state:
      let states = guideline?.model.facts("states").flatMap(\.values) ?? []
      let isDescribed = entry.value.entries.contains { part in
        MapShape.state.description(of: part.key.value) != nil
      }
      return !isDescribed && !states.contains(entry.key.value)
    default: return false
    }
  }

  /// The action of a button that a key calls by what is said for it, as `increase`.
  func action(saidAs key: String, in shape: MapShape) -> String? {
    guard shape == .platform else { return nil }
    let word = key.foldedForComparison
    let facts = guideline?.model.facts("button-words") ?? []
    let fact = facts.first { $0.values.contains { $0.foldedForComparison == word } }
    return fact?.detail("action").flatMap { $0.foldedForComparison == word ? nil : $0 }
  }
}
