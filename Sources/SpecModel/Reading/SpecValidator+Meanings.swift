import English
import Guidelines
import SourceText

/// The words that misspelt keys are taken for, where a vocabulary has the keys of a map.
extension SpecValidator {
  /// The key that is meant by one that no vocabulary has; `nil` where none is, or the map has it.
  func meaning(of entry: SpecEntry, of map: SpecValue, among open: OpenKeys) -> String? {
    guard problems.count < Self.mostLooks else { return nil }
    let meant =
      switch open.kind {
      case .platform: platform(meantBy: entry)?.rawValue
      case .key: word(meantBy: entry.key.value, .key, fact: "keys")
      case .gesture: word(meantBy: entry.key.value, .gesture, fact: "gestures")
      case .state: word(meantBy: entry.key.value, .state, fact: "states")
      default: String?.none
      }
    return meant.flatMap { map.entry($0) == nil ? $0 : nil }
  }

  /// How many keys of a spec are compared with the names of all APIs.
  private static var mostCompared: Int { 100 }

  /// The API of a platform that a key is a slip of the hand for.
  mutating func api(misspeltAs key: String, at place: SpecPath) -> String? {
    guard let platform = place.platform, comparedNames < Self.mostCompared, key.utf8.count > 7,
      !namesAPI(key), !PlatformNames.builtIn.has(key)
    else { return nil }
    comparedNames += 1
    let apis = library.vocabulary.apis.filter { api in
      api.homes.contains { $0.platforms.contains(platform) }
    }
    return Spelling.nearest(to: key, among: apis.map(\.stem).uniqued, limit: 1)
  }

  /// The platform whose name is spelt much like a key, or that the framework below belongs to.
  private func platform(meantBy entry: SpecEntry) -> Platform? {
    let key = entry.key.value
    if Platform(rawValue: key) != nil { return nil }
    let names = Platform.allCases.map(\.rawValue)
    if let name = Spelling.nearest(to: key, among: names) { return Platform(rawValue: name) }
    let platforms = Platform.allCases.filter { platform in
      let frameworks = entry.value.frameworks(on: platform, library.vocabulary)
      return frameworks.contains { $0.value != .unlisted }
    }
    return platforms.count == 1 ? platforms[0] : nil
  }

  /// The word of a vocabulary that another one is a slip of the hand for.
  private func word(meantBy key: String, _ kind: Term.Kind, fact: String) -> String? {
    if library.vocabulary.term(kind, key) != nil { return nil }
    let facts = guideline?.model.facts(fact) ?? []
    if facts.contains(where: { $0.accepts(key) }) { return nil }
    let component = guideline.flatMap { $0.hasModel ? $0.name : nil }
    let terms = library.vocabulary.terms(kind, component: component).map(\.word)
    return Spelling.nearest(to: key, among: facts.flatMap(\.values) + terms, limit: 1)
  }
}
