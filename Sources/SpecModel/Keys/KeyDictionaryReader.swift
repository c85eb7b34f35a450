import English
import Guidelines
import SourceText
import YAMLSyntax

/// Reads the parts of a dictionary of keys.
struct KeyDictionaryReader {
  /// The maps that a key may name.
  private(set) var maps: [MapShape]
  private(set) var advice: [String: KeyDictionary.Advice] = [:]
  /// The key of each meaning, and the map that it stands in.
  private(set) var meanings: [KeyMeaning: (map: String?, key: String)] = [:]
  private(set) var problems: [ReadingProblem] = []

  /// The file that is read.
  private let file: ReadingProblem.File

  init(maps: [MapShape], in file: ReadingProblem.File) {
    self.maps = maps
    self.file = file
  }

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
      if let message = value["advice"]?.word, let instead = value["instead"]?.word {
        advice[entry.key.text] = .init(message: message, value: instead)
      }
      readMeaning(of: entry, in: map)
      return (description(of: entry), value["before"]?.word ?? "")
    }
  }

  private mutating func description(of entry: YAMLEntry) -> KeyDescription {
    let value = entry.value
    return KeyDescription(
      entry.key.text,
      shape(of: value, at: entry.key.range),
      value["says"]?.word ?? "",
      ofComponent: value["before"] != nil || file == .model,
      guideline: value["topic"]?.word ?? (file == .model ? entry.key.text : nil),
      narrowedBy: value["only"]?.word,
      sample: sample(of: value)
    )
  }

  /// What a team may say of a key that it adds.
  static let keysOfOwn: [(name: String, summary: String)] = [
    (
      "is",
      "What it takes: 'text', 'number', 'count', 'flag', 'duration', 'percentage', 'map button', or 'list of' one."
    ),
    ("words", "The words that it takes, each with its meaning."),
    ("says", "What it is, in one sentence."),
    ("sample", "What a new spec writes behind it."),
    ("topic", "The key whose sentences of the document the hover on it shows as well."),
  ]

  /// Reads the keys that a team's model adds.
  mutating func ownKeys(of section: YAMLNode) -> [KeyDescription] {
    let maps = section.entriesOrSelf.filter { $0.kind == .mapping }
    return maps.flatMap { map -> [KeyDescription] in
      map.entries.filter { $0.value.resolved?.kind == .mapping }.flatMap { entry in
        for detail in entry.value.resolved?.entries.map({ $0 }) ?? [] { checkDetail(detail.key) }
        return [description(of: entry)]
      }
    }
  }

  private mutating func checkDetail(_ key: YAMLNode) {
    let known = Self.keysOfOwn.map(\.name)
    guard !known.contains(key.text) else { return }
    let nearest = Spelling.nearest(to: key.text, among: known)
    let advice = nearest.map { "; did you mean '\($0)'?" } ?? ""
    report("a key has no '\(key.text)'" + advice, at: key.contentRange, as: .unknownDetail, nearest)
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
    let types = node["is"]?.entriesOrSelf ?? []
    for type in types {
      let shape = shape(called: Substring(type.word ?? ""), at: type.contentRange)
      if let shape { shapes.append(shape) }
    }
    let words = choices(node["words"]) + choices(node["wrong"], areMistakes: true)
    if !words.isEmpty { shapes.append(.choice(words)) }
    if shapes.isEmpty, types.isEmpty { report("a key needs 'is' or 'words'", at: range) }
    return shapes.count == 1 ? shapes[0] : .any(shapes)
  }

  private func choices(_ node: YAMLNode?, areMistakes: Bool = false) -> [Choice] {
    // A list has no meanings.
    let listed = node?.resolved?.kind == .sequence ? node?.words ?? [] : []
    return listed.map { Choice($0, "", isMistake: areMistakes) }
      + (node?.entries.map { $0 } ?? []).map { entry in
        Choice(entry.key.text, entry.value.word ?? "", isMistake: areMistakes)
      }
  }

  private mutating func shape(called type: Substring, at range: ByteRange) -> Shape? {
    guard type.utf8.count < Self.longestType else {
      report("this type is too long", at: range)
      return nil
    }
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
    let nearest = Spelling.nearest(
      to: String(type),
      among: Self.simpleTypes.keys.map(String.init).sorted()
    )
    let advice = nearest.map { "; did you mean '\($0)'?" } ?? ""
    report("there is no type '\(type)'" + advice, at: range)
    return nil
  }

  /// How long a type may be, in bytes, because each `list of` is read in the next.
  private static let longestType = 100

  private static let simpleTypes: [Substring: Shape] = [
    "text": .text, "number": .number, "count": .integer, "flag": .boolean, "duration": .duration,
    "percentage": .percentage, "api": .api,
  ]

  private mutating func report(
    _ message: String,
    at range: ByteRange,
    as code: ReadingProblem.Code = .wrongType,
    _ nearest: String? = nil
  ) {
    problems.append(ReadingProblem(code, in: file, message, at: range, nearest: nearest))
  }
}
