import Guidelines
import SpecModel
import SpecRules
import Testing

/// The keys that code asks a map for by a literal; a typo reads as a key that nobody writes.
@Suite("Keys and details in code")
struct KeyTests {
  @Test("a key that code asks a map for is described", arguments: Literal.keys)
  func keys(literal: Literal) {
    #expect(Self.keys.contains(literal.text), "\(literal.path)")
  }

  @Test("a detail that code asks a fact for is described", arguments: Literal.details)
  func details(literal: Literal) {
    #expect(Self.details.contains(literal.text), "\(literal.path)")
  }

  @Test("no code asks a spec for a key of the dictionary; it asks for what the key means")
  func dictionary() {
    for file in SourceFile.readers {
      for line in file.code {
        for match in line.matches(of: /(\w+|\))\??\["([\w-]+)"\]/)
        where !Self.tables.contains(String(match.1)) {
          #expect(!Self.ofDictionary.contains(String(match.2)), "\(file.path): \(line)")
        }
        for match in line.matches(of: /entry\("([\w-]+)"/) {
          #expect(!Self.ofDictionary.contains(String(match.1)), "\(file.path): \(line)")
        }
      }
    }
  }

  @Test("no code has a key of the dictionary as a text, unless it is the word of something else")
  func texts() {
    let others = Set(FactDescription.all.map(\.name) + FactDescription.placeholders)
      .union(Self.details).union(Vocabulary.builtIn.terms(.state).map(\.word))
    let keys = Self.ofDictionary.subtracting(others)
    #expect(keys.isSuperset(of: ["group-label", "min", "helper", "buttons"]))
    for file in SourceFile.readers {
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      for literal in Set(file.literals) where keys.contains(literal) {
        #expect(Self.exceptions[literal]?.files.contains(name) == true, "\(name): \(literal)")
      }
    }
  }

  @Test("each meaning that code asks for has a key", arguments: KeyMeaning.allCases)
  func meanings(meaning: KeyMeaning) {
    let shape = [Shape.map(.spec), .map(.platform)].lazy
      .compactMap { $0.descendant(meaning.path.map { .key($0) }) }.first
    #expect(!meaning.path.isEmpty)
    #expect(shape != nil || meaning.path.first == KeyMeaning.segments.key)
  }

  @Test("there are many of them")
  func count() {
    #expect(Literal.keys.count > 200)
    #expect(Literal.details.count > 80)
  }

  /// The keys that only some components have, and those of the maps behind them.
  private static let ofDictionary: Set<String> = {
    let maps = KeyDictionary.builtIn.maps
    let common = (MapShape.ofSpecs.filter { !maps.contains($0) }).flatMap(\.keys)
      .filter { !$0.isComponentKey }
    let own = (MapShape.spec.keys + MapShape.platform.keys).filter(\.isComponentKey)
    return Set((own + maps.flatMap(\.keys)).map(\.name)).subtracting(common.map(\.name))
  }()

  /// What is asked for placeholders, and for the details of facts.
  private static let tables: Set = ["fillings", "texts", "details", ")"]

  /// The words that are keys of the dictionary and mean something else in some files.
  private static let exceptions: [String: (files: Set<String>, reason: String)] = [
    "current": (["Phrase+Placeholders.swift", "NameStatesPurpose.swift"], "a word of people"),
    "duration": (["KeyDictionaryReader.swift"], "a type of the dictionary"),
    "error": (["MapShape+Model.swift", "MapShape+Configuration.swift"], "a severity"),
    "heading": (["PageChangeFocusTarget.swift", "CompletionList+APIs.swift"], "a place"),
    "max": (["ToldLength.swift"], "a word of people"),
    "min": (["Shape+Fitting.swift", "ToldLength.swift"], "a unit of time, and a word of people"),
    "pages": (["MapShape+Configuration.swift"], "a limit of the configuration"),
    "required": (
      ["SpecSchema.swift", "NameRequired.swift"], "a word of JSON Schema, and of facts"
    ),
  ]

  /// The keys of specs and configurations, the facts of models with their details, and the moments
  /// and placeholders of announcements.
  private static let keys: Set<String> = {
    let shapes = MapShape.ofSpecs + [.configuration]
    let moments = GuidelineLibrary.builtIn.names.flatMap {
      GuidelineLibrary.builtIn[$0]?.model.facts("moments").flatMap(\.values) ?? []
    }
    return Set(shapes.flatMap(\.keys).map(\.name) + FactDescription.all.map(\.name) + moments)
      .union(details).union(FactDescription.placeholders)
  }()

  private static let details = Set(
    FactDescription.all.flatMap(\.details).map(\.name) + FactDescription.commonKeys
  )
}

/// A string literal in a place where code asks for something by its name.
struct Literal: Sendable, CustomTestStringConvertible {
  let text: String
  let path: String

  var testDescription: String { "\(text) in \(path)" }

  /// The keys that code asks of a spec or a configuration.
  ///
  /// They stand in brackets, in `entry(…)`, in paths that are set, and where keys are compared. The
  /// dictionary of keys is left out.
  static let keys = SourceFile.sources
    .filter { ["SpecModel", "SpecRules", "SpecChecking", "SpecIDE"].contains($0.target) }
    .filter { !$0.path.contains("/KeyDictionary") }
    .flatMap { file in
      let pattern = /(?:[\w)\]?]\[|\bentry\(|\.set\(\[|\bkey(?:\.value)? == )"([\w<-]+)"/
      return file.code.flatMap { $0.matches(of: pattern) }
        .map { Literal(text: String($0.1), path: file.path) }
    }

  static let details = SourceFile.sources.flatMap { file in
    file.code.flatMap { $0.matches(of: /\.details?\("([\w-]+)"/) }
      .map { Literal(text: String($0.1), path: file.path) }
  }
}

extension SourceFile {
  /// The files that read specs.
  fileprivate static let readers = sources.filter {
    ["SpecModel", "SpecRules", "SpecIDE"].contains($0.target)
  }

  /// The lines without comments, and without the texts of examples.
  fileprivate var code: [String] {
    var isExample = false
    return lines.filter { line in
      if line.contains("\"\"\"") {
        isExample.toggle()
        return false
      }
      return !isExample && !line.drop(while: { $0 == " " }).hasPrefix("//")
    }
  }
}
