package import Guidelines
package import SourceText
import YAMLSyntax

/// The keys that only some components have, and the maps that only stand there.
///
/// They are read from a text in the form that the top of `Library/keys.yaml` describes.
package struct KeyDictionary: Sendable {
  /// A key, and the key of all specs or platforms that it stands before in lists.
  typealias Placed = (key: KeyDescription, before: String)

  /// The keys at the top of a spec.
  private let spec: [Placed]
  /// The keys of a platform.
  private let platform: [Placed]
  /// The maps, in the order of the text.
  package let maps: [MapShape]
  /// The keys of whole specs that hold parts and that no platform overlays, with their map.
  ///
  /// A map is of a part if it takes a name.
  package let partsOfSpec: [(key: String, shape: MapShape)]
  /// What to write in place of a value of the wrong kind, by the key.
  let advice: [String: Advice]
  /// The keys that lead to what code asks for.
  let paths: [KeyMeaning: [String]]
  /// What is wrong with the text.
  package let problems: [ReadingProblem]

  /// What to write in place of a value that no key of the format takes.
  struct Advice: Sendable {
    /// A clause that says so, and why.
    let message: String
    /// The value.
    let value: String
  }

  /// The built-in dictionary, read when it is first asked for.
  package static let builtIn = KeyDictionary(
    reading: BuiltInText.files.first { $0.name == "keys.yaml" }?.source ?? SourceText("")
  )

  /// Reads a text, with the maps of all specs that it may name.
  package init(reading source: SourceText) {
    let common: [MapShape] = [.icon, .states]
    var reader = KeyDictionaryReader(maps: common, in: .vocabulary)
    let root = YAMLStream(parsing: source).documents.first?.tree.root
    for entry in root?["maps"]?.entries.map({ $0 }) ?? [] { reader.readMap(entry) }
    maps = Array(reader.maps.dropFirst(common.count))
    spec = reader.keys(of: root?["spec"]).map { ($0.description, $0.before) }
    platform = reader.keys(of: root?["platform"]).map { ($0.description, $0.before) }
    let overlaid = Set(platform.map(\.key.name))
    partsOfSpec = spec.map(\.key).filter { !overlaid.contains($0.name) }.compactMap(\.part)
    advice = reader.advice
    let outer = (spec + platform).map(\.key)
    paths = reader.meanings.mapValues { map, key in
      guard let map else { return [key] }
      return outer.filter { $0.takes(map) }.prefix(1).map(\.name) + [key]
    }
    problems = reader.problems
  }

  /// The map of a name; one that takes no keys where the dictionary has none.
  func map(_ name: String) -> MapShape {
    maps.first { $0.name == name } ?? MapShape(name)
  }

  /// The keys of all specs with those of components between them.
  func specKeys(among common: [KeyDescription]) -> [KeyDescription] { Self.joined(spec, common) }

  /// The keys of all platforms with those of components between them.
  func platformKeys(among common: [KeyDescription]) -> [KeyDescription] {
    Self.joined(platform, common)
  }

  private static func joined(_ own: [Placed], _ common: [KeyDescription]) -> [KeyDescription] {
    common.flatMap { key in own.filter { $0.before == key.name }.map(\.key) + [key] }
  }
}

extension KeyDescription {
  /// The key with the map of a part that may stand behind it, or in a list there.
  var part: (key: String, shape: MapShape)? {
    let map = shape.mapShape ?? shape.itemShape?.mapShape
    return map.flatMap { $0.description(of: "name") == nil ? nil : (name, $0) }
  }

  /// Whether a map of a name may stand behind it, or in a list behind it.
  fileprivate func takes(_ map: String) -> Bool {
    [shape.mapShape, shape.itemShape?.mapShape].contains { $0?.name == map }
  }
}
