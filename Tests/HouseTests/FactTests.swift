import Foundation
import Guidelines
import SpecRules
import Testing

/// What rules may know of guidelines: the names of facts, and nothing that a fact says.
@Suite("Facts and rules")
struct FactTests {
  @Test("every fact that code reads is described", arguments: Reading.all)
  func described(reading: Reading) {
    #expect(FactDescription.named(reading.fact) != nil, "\(reading.path)")
  }

  @Test("every fact that a rule says it reads is described", arguments: Rule.all)
  func declared(rule: Rule) {
    for fact in rule.facts + rule.relatedFacts {
      #expect(FactDescription.named(fact) != nil, "\(fact)")
    }
  }

  @Test("every fact is read by somebody, and by some built-in model stated")
  func used() {
    let read = Set(Reading.all.map(\.fact)).union(Rule.all.flatMap { $0.facts + $0.relatedFacts })
    let stated = Set(
      GuidelineLibrary.builtIn.names.flatMap { GuidelineLibrary.builtIn[$0]?.model.names ?? [] }
    )
    func names(_ facts: Set<String>) -> Set<String> {
      Set(facts.compactMap { FactDescription.named($0)?.name })
    }
    let described = Set(FactDescription.all.map(\.name))
    #expect(described.subtracting(names(stated)) == [])
    #expect(described.subtracting(names(read)).subtracting(Self.unread) == [])
  }

  /// Facts whose rules do not exist yet.
  private static let unread: Set<String> = [
    "variants"
  ]

  @Test("no rule holds a word that a model holds", arguments: SourceFile.rules)
  func words(file: SourceFile) {
    for literal in file.literals {
      #expect(!Self.modelWords.contains(literal), "\(file.path): \(literal)")
    }
  }

  /// The APIs, elements and phrases of all models.
  ///
  /// Single plain words, such as the name of a state or a key, are words of the format as well.
  private static let modelWords = Set(
    GuidelineLibrary.builtIn.names.flatMap { GuidelineLibrary.builtIn[$0]?.model.facts ?? [] }
      .flatMap { $0.values + $0.details.values.flatMap(\.self) }
      .filter { word in
        word.contains { $0.isUppercase || " .:(=".contains($0) }
      }
  )
}

/// A place where code asks for a fact by its name.
struct Reading: Sendable, CustomTestStringConvertible {
  let fact: String
  let path: String

  var testDescription: String { fact }

  static let all: [Reading] = SourceFile.sources.flatMap { file in
    file.lines.flatMap { line in
      calls.flatMap { call in
        line.components(separatedBy: call).dropFirst().compactMap { rest -> Reading? in
          let name = rest.prefix { $0 != "\"" }
          guard !name.contains("\\"), !name.isEmpty else { return nil }
          return Reading(fact: String(name), path: file.path)
        }
      }
    }
  }

  private static let calls = ["fact(\"", "facts(\"", "factOfEachPlatform(\"", "values(\""]
}

extension SourceFile {
  static let rules = sources.filter { $0.path.hasPrefix("Sources/SpecRules/") }

  /// The string literals of one line, those of examples left out.
  var literals: [String] {
    var literals: [String] = []
    var isExample = false
    for line in lines {
      if line.contains("\"\"\"") {
        isExample.toggle()
        continue
      }
      if isExample || line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      let parts = line.components(separatedBy: "\"")
      for index in stride(from: 1, to: parts.count - 1, by: 2) { literals.append(parts[index]) }
    }
    return literals
  }
}
