import Guidelines
import SpecModel
import SpecRules
import Testing

/// The keys that code asks a map for by a literal: a typo would read as a key that nobody writes.
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

  @Test("there are many of them")
  func count() {
    #expect(Literal.keys.count > 250)
    #expect(Literal.details.count > 80)
  }

  /// Those of specs and configurations, the facts of models and their details, and what
  /// announcements have: moments and placeholders.
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

  /// Those in brackets behind a value, where specs and configurations are read.
  ///
  /// The dictionary of keys is neither.
  static let keys = SourceFile.sources
    .filter { ["SpecModel", "SpecRules", "SpecChecking", "SpecIDE"].contains($0.target) }
    .filter { !$0.path.hasSuffix("KeyDictionary.swift") }
    .flatMap { file in
      file.code.flatMap { $0.matches(of: /[\w)\]?]\["([\w<-]+)"\]/) }
        .map { Literal(text: String($0.1), path: file.path) }
    }

  static let details = SourceFile.sources.flatMap { file in
    file.code.flatMap { $0.matches(of: /\.details?\("([\w-]+)"/) }
      .map { Literal(text: String($0.1), path: file.path) }
  }
}

extension SourceFile {
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
