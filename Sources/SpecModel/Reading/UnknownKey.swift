import English
import Guidelines
import SourceText

/// What a key is taken for that its map does not have.
enum UnknownKey {
  /// It belongs into another map, of which the problem tells.
  case displaced(SpecProblem)
  /// It is a slip for a key that the map has.
  case misspelt(String)
  /// It is the name of an API, which belongs under `api` or in a platform.
  case api
  /// It is a slip for the name of an API.
  case misspeltAPI(String)
  /// It is a key of platforms.
  case ofPlatform
  /// It belongs in the map under one of these keys beside it.
  case ofOthers([String])
  /// Other components have it; these keys of the map are like it.
  case ofOtherComponents(alike: [String])
  /// It is nothing that anybody knows.
  case none
}

extension SpecValidator {
  /// Reports a key that a map does not have.
  mutating func report(
    _ entry: SpecEntry,
    of map: SpecValue,
    because reason: String?,
    _ shape: MapShape,
    _ place: SpecPath
  ) {
    report(kind(of: entry, of: map, in: shape, at: place), entry, of: map, because: reason, shape)
  }

  /// What an unknown key is taken for.
  private mutating func kind(
    of entry: SpecEntry,
    of map: SpecValue,
    in shape: MapShape,
    at place: SpecPath
  ) -> UnknownKey {
    if let problem = displacement(of: entry, of: map, in: shape, at: place) {
      return .displaced(problem)
    }
    let key = entry.key.value
    let isAPI =
      namesAnyAPI(key) && !isTopic(entry, in: shape) && !isMisspeltNumber(entry, in: shape)
    if isAPI, shape == .spec || shape.description(of: "api") != nil { return .api }
    if shape == .spec, MapShape.platform.description(of: key).map(isAvailable) == true {
      return .ofPlatform
    }
    if !isAPI, let known = self.key(meantBy: entry, in: shape) { return .misspelt(known) }
    if let api = api(meantBy: entry.key, in: shape) { return .misspeltAPI(api) }
    return owners(of: key, in: shape).map { .ofOthers($0) }
      ?? keysAlike(key, in: shape).map { .ofOtherComponents(alike: $0) } ?? .none
  }

  /// The key of a map that another one is a slip for.
  private func key(meantBy entry: SpecEntry, in shape: MapShape) -> String? {
    let (key, value) = (entry.key.value, entry.value)
    let known = shape.keys.filter(isAvailable)
    let fitting = known.filter { value.isNull || takes(value, $0.shape) }
    return key.mergeKeyMeant ?? known.map(\.name).key(differingInFormFrom: key)
      ?? Spelling.nearest(to: key, among: fitting.map(\.name))
      ?? action(saidAs: key, in: shape)
  }

  /// Reports a key of some kind, with what mends it.
  mutating func report(
    _ kind: UnknownKey,
    _ entry: SpecEntry,
    of map: SpecValue,
    because reason: String? = nil,
    _ shape: MapShape
  ) {
    guard problems.count < SpecProblem.mostOfDocument else { return }
    let key = entry.key
    var fix = namingOnly(entry, of: map, in: shape)
    var dismissal: SpecProblem.Dismissal?
    let advice: String
    switch kind {
    case .displaced(let problem): return problems.append(problem)
    case .misspelt(let known):
      meanings[key.range] = known
      advice = "did you mean '\(known)'?"
      fix = key.changing(to: known)
    case .misspeltAPI(let name):
      advice = "did you mean '\(name)'\(shape == .spec ? " in a platform" : "")?"
      fix = shape == .spec ? nil : key.changing(to: name)
    case .api where shape == .spec: advice = "an API belongs in the platform it is of"
    case .api:
      advice = "name it under 'api'"
      fix = naming(key, in: map, shape)
    case .ofPlatform: advice = "it belongs in a platform"
    case .ofOtherComponents(let alike): advice = "did you mean \(alike.listed)?"
    case .ofOthers(let owners): advice = "it stands under \(owners.listed)"
    case .none:
      let known = shape.keys.filter(isAvailable).map(\.name)
      dismissal = self.dismissal(of: key, in: shape, besides: known)
      advice = dismissal?.advice ?? "\(subject(of: shape)) takes \(known.sorted().listed)"
    }
    problems.append(
      SpecProblem(
        .unknownKey,
        "\(reason ?? "there is no key '\(key.value)' here"); \(advice)",
        at: key.range,
        fix: fix,
        dismissal: dismissal
      )
    )
  }

  /// What takes the keys of a map, for a message; a segment as the guideline calls it.
  private func subject(of shape: MapShape) -> String {
    shape == .segment ? guideline?.segmentWord.withArticle ?? shape.subject : shape.subject
  }

  /// What can be done with a key that nobody knows.
  ///
  /// It is `nil` where the map takes so few other keys that the message names them.
  private func dismissal(
    of key: LocatedText,
    in shape: MapShape,
    besides known: [String]
  ) -> SpecProblem.Dismissal? {
    if shape == .spec, shape.description(of: key.value) == nil { return .rename }
    return known.isEmpty || known.count > 8 ? .removal : nil
  }
}

extension LocatedText {
  fileprivate func changing(to word: String) -> Fix {
    Fix("Change '\(value)' to '\(word)'", [TextEdit(range, with: word)])
  }
}

extension SpecProblem.Dismissal {
  /// What to do, for the end of a message.
  fileprivate var advice: String {
    switch self {
    case .removal: "remove it"
    case .rename: "remove it, or begin it with 'x-'"
    }
  }
}
