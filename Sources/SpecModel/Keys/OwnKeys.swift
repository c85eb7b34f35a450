package import Guidelines
import SourceText
import YAMLSyntax

/// The keys that a team's model adds to the specs of its component.
package struct OwnKeys: Sendable {
  package let keys: [KeyDescription]
  /// What is wrong with their descriptions.
  package let problems: [ReadingProblem]
  /// The map of a whole spec with them.
  let shape: MapShape

  init(of model: ComponentModel) {
    let common: [MapShape] = [.icon, .states]
    var reader = KeyDictionaryReader(maps: common + KeyDictionary.builtIn.maps, in: .model)
    keys = model.ownKeys.map { reader.ownKeys(of: $0.node) } ?? []
    let start = model.ownKeys?.start ?? 0
    problems = reader.problems.map {
      ReadingProblem(
        $0.code,
        in: .model,
        $0.message,
        at: $0.range.shifted(by: start),
        nearest: $0.nearest
      )
    }
    let all = MapShape.spec.keys
    let place = all.firstIndex { $0.name == "platforms" } ?? all.endIndex
    shape = MapShape("spec", all[..<place] + keys + all[place...], variantOf: .spec)
  }
}

extension Guideline {
  /// The keys that its model adds, read when they are first asked for.
  package var ownKeys: OwnKeys? {
    model.ownKeys == nil ? nil : attachments.value(OwnKeys.self) { OwnKeys(of: model) }
  }
}

extension MapShape {
  /// The map of a whole spec of a component, with the keys that a team has added.
  package static func spec(of guideline: Guideline?) -> MapShape {
    guideline?.ownKeys?.shape ?? .spec
  }
}
