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
  let partsOfSpec: [(key: String, shape: MapShape)]
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
    var reader = KeyDictionaryReader(maps: common)
    let root = YAMLStream(parsing: source).documents.first?.tree.root
    for entry in root?["maps"]?.entries.map({ $0 }) ?? [] { reader.readMap(entry) }
    maps = Array(reader.maps.dropFirst(common.count))
    spec = reader.keys(of: root?["spec"]).map { ($0.description, $0.before) }
    platform = reader.keys(of: root?["platform"]).map { ($0.description, $0.before) }
    let overlaid = Set(platform.map(\.key.name))
    partsOfSpec = spec.map(\.key).compactMap { key in
      let map = key.shape.mapShape ?? key.shape.itemShape?.mapShape
      guard let map, map.description(of: "name") != nil, !overlaid.contains(key.name) else {
        return nil
      }
      return (key.name, map)
    }
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

/// Reads the parts of a dictionary of keys.
private struct KeyDictionaryReader {
  /// The maps that a key may name.
  private(set) var maps: [MapShape]
  private(set) var advice: [String: KeyDictionary.Advice] = [:]
  /// The key of each meaning, and the map that it stands in.
  private(set) var meanings: [KeyMeaning: (map: String?, key: String)] = [:]
  private(set) var problems: [ReadingProblem] = []

  init(maps: [MapShape]) { self.maps = maps }

  mutating func readMap(_ entry: YAMLEntry) {
    let map = MapShape(
      entry.key.text,
      keys(of: entry.value["keys"], in: entry.key.text).map(\.description),
      takesAPIs: entry.value["apis"]?.word == "true",
      shorthand: entry.value["short"]?.word
    )
    maps.append(map)
  }

  /// Reads the keys of a map, or those of whole specs or platforms.
  mutating func keys(of node: YAMLNode?, in map: String? = nil)
    -> [(description: KeyDescription, before: String)]
  {
    (node?.entries.map { $0 } ?? []).map { entry in
      let value = entry.value
      let before = value["before"]?.word
      if let message = value["advice"]?.word, let instead = value["instead"]?.word {
        advice[entry.key.text] = .init(message: message, value: instead)
      }
      readMeaning(of: entry, in: map)
      let description = KeyDescription(
        entry.key.text,
        shape(of: value, at: entry.key.range),
        value["says"]?.word ?? "",
        ofComponent: before != nil,
        guideline: value["topic"]?.word,
        narrowedBy: value["only"]?.word,
        sample: sample(of: value)
      )
      return (description, before ?? "")
    }
  }

  private mutating func readMeaning(of entry: YAMLEntry, in map: String?) {
    guard let node = entry.value["means"], let word = node.word else { return }
    guard let meaning = KeyMeaning(rawValue: word) else {
      return report("no code asks for '\(word)'", at: node.range)
    }
    if meanings[meaning] == nil { meanings[meaning] = (map, entry.key.text) }
  }

  private func sample(of node: YAMLNode) -> KeyDescription.Sample? {
    guard node["sample"] != nil || node["if"] != nil else { return nil }
    return KeyDescription.Sample(
      text: node["sample"]?.word,
      facts: node["if"]?.words ?? [],
      key: node["with"]?.word
    )
  }

  /// What may stand behind a key: some types, some words, or both.
  private mutating func shape(of node: YAMLNode, at range: ByteRange) -> Shape {
    var shapes: [Shape] = []
    for type in node["is"]?.words ?? [] {
      if let shape = shape(called: Substring(type), at: range) { shapes.append(shape) }
    }
    let words = choices(node["words"]) + choices(node["wrong"], areMistakes: true)
    if !words.isEmpty { shapes.append(.choice(words)) }
    if shapes.isEmpty { report("'is' names no type", at: range) }
    return shapes.count == 1 ? shapes[0] : .any(shapes)
  }

  private func choices(_ node: YAMLNode?, areMistakes: Bool = false) -> [Choice] {
    (node?.entries.map { $0 } ?? []).map { entry in
      Choice(entry.key.text, entry.value.word ?? "", isMistake: areMistakes)
    }
  }

  private mutating func shape(called type: Substring, at range: ByteRange) -> Shape? {
    if type.hasPrefix("list of ") {
      return shape(called: type.dropFirst("list of ".count), at: range).map(Shape.list)
    }
    if let or = type.firstRange(of: " or ") {
      let sides = [type[..<or.lowerBound], type[or.upperBound...]]
      return .any(sides.compactMap { shape(called: $0, at: range) })
    }
    let words = type.split(separator: " ")
    if words.count == 2, words[0] == "map", let map = maps.first(where: { $0.name == words[1] }) {
      return .map(map)
    }
    if words.count == 2, words[0] == "word", let kind = WordKind(rawValue: String(words[1])) {
      return .word(kind)
    }
    if let simple = Self.simpleTypes[type] { return simple }
    report("there is no type '\(type)'", at: range)
    return nil
  }

  private static let simpleTypes: [Substring: Shape] = [
    "text": .text, "number": .number, "count": .integer, "flag": .boolean, "duration": .duration,
    "percentage": .percentage, "api": .api,
  ]

  private mutating func report(_ message: String, at range: ByteRange) {
    problems.append(ReadingProblem(.syntax, in: .vocabulary, message, at: range))
  }
}

extension KeyDescription {
  /// Whether a map of a name may stand behind it, or in a list behind it.
  fileprivate func takes(_ map: String) -> Bool {
    [shape.mapShape, shape.itemShape?.mapShape].contains { $0?.name == map }
  }
}
