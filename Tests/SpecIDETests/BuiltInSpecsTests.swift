import Foundation
import Guidelines
import SourceText
import SpecIDE
import TestSupport
import Testing

/// Whether the specs inside the program are those that its models make.
///
/// With `WRITE_SPECS=1` the first test writes them anew, for the next build.
@Suite("The specs inside the program")
struct BuiltInSpecsTests {
  private static let file = "Sources/SpecIDE/Generated/BuiltInSpecs.swift"

  /// The specs of each component.
  private static let composed: [(key: String, snippet: String)] = {
    let library = GuidelineLibrary.builtIn
    return library.names.compactMap { library[$0] }.flatMap { guideline in
      choices.map { frameworks in
        let skeleton = SpecSkeleton(of: guideline, frameworks: frameworks, in: library)
        return (SpecSkeleton.key(of: guideline.name, frameworks: frameworks), skeleton.snippet)
      }
    }
  }()

  /// What a new spec is about: both platforms, or one framework.
  private static let choices: [[Framework]] = [[]] + Framework.allCases.map { [$0] }

  @Test("are those that the models make")
  func current() throws {
    if ProcessInfo.processInfo.environment["WRITE_SPECS"] != nil {
      try written().write(toFile: Files.root + "/" + Self.file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try Files.text(Self.file) == written()
    #expect(isCurrent, "write them anew: 'WRITE_SPECS=1 swift test --filter BuiltInSpecs'")
  }

  @Test("are given as they were composed")
  func given() throws {
    let library = GuidelineLibrary.builtIn
    for guideline in library.names.compactMap({ library[$0] }) {
      for frameworks in Self.choices {
        let composed = SpecSkeleton(of: guideline, frameworks: frameworks, in: library)
        let given = SpecSkeleton(of: guideline.name, frameworks: frameworks, in: library)
        #expect(given?.text == composed.text)
        #expect(given?.snippet == composed.snippet)
      }
    }
  }

  @Test("give way to those of a team's model under the same name")
  func replaced() throws {
    let own = Guideline(
      reading: SourceText("# Stepper\n## iOS\n### Role\n- It is a dial"),
      named: "stepper",
      model: SourceText("roles: { on: ios, values: dial, quote: It is a dial }")
    )
    let library = GuidelineLibrary.builtIn.adding([own])
    let given = try #require(SpecSkeleton(of: "stepper", frameworks: [.uikit], in: library))
    #expect(given.text.contains("role: dial"))
  }

  /// The file with the specs as they are now, as literals that cost nothing when the program starts.
  private func written() throws -> String {
    let head = "  package static let all: [EmbeddedFile] = [\n"
    let text = try Files.text(Self.file)
    let start = try #require(text.firstRange(of: head)).upperBound
    let entries = Self.composed.map { key, snippet in
      "    EmbeddedFile(name: \"\(key)\", text: #\"\"\"\n\(snippet)\n\"\"\"#),\n"
    }
    return text[..<start] + entries.joined() + "  ]\n}\n"
  }
}
