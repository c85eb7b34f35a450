import Foundation
import Guidelines
import SpecRules
import Testing
import Voices

/// The invariants of `.github/ARCHITECTURE.md`, as far as a look at the files shows them.
@Suite("The house")
struct HouseTests {
  /// The layers, bottom up; each may import those above it in this list.
  private static let layers = [
    "SourceText", "English", "JSONText", "YAMLSyntax", "Guidelines", "Voices", "SpecModel",
    "SpecRules", "SpecChecking", "SpecIDE",
    "LanguageServerProtocol", "OperatingSystem", "MessageTransport", "SpecWorkspace", "Reports",
    "SpecServer", "a11y-spec",
  ]

  @Test("has a source file in every layer, and no other targets but the embedder")
  func targets() {
    #expect(Set(SourceFile.sources.map(\.target)) == Set(Self.layers + ["embed-text"]))
  }

  @Test("imports point down", arguments: SourceFile.sources)
  func layering(file: SourceFile) {
    let level = Self.layers.firstIndex(of: file.target) ?? 0
    for name in file.imports {
      guard let other = Self.layers.firstIndex(of: name) else { continue }
      #expect(other < level, "\(file.path) imports \(name)")
    }
  }

  @Test("rules know specs, not YAML; the workspace knows specs, not editors")
  func strangers() {
    let strangers = ["SpecRules": "YAMLSyntax", "SpecWorkspace": "SpecIDE"]
    for file in SourceFile.sources {
      guard let stranger = strangers[file.target] else { continue }
      #expect(!file.imports.contains(stranger), "\(file.path) imports \(stranger)")
    }
  }

  @Test("the grammar of YAML names nothing of what mends it")
  func grammar() {
    let strangers = ["Repairer", "Mistake", "Patch", "Evidence", "Trial", "Surroundings", "Site"]
    for file in SourceFile.sources where file.path.hasPrefix("Sources/YAMLSyntax/Grammar/") {
      for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let words = line.split { !$0.isLetter }
        #expect(!words.contains { strangers.contains(String($0)) }, "\(file.path): \(line)")
      }
    }
  }

  @Test("only the server sees protocol and analysis together", arguments: SourceFile.sources)
  func protocolAtTheEdge(file: SourceFile) {
    let wire = file.imports.contains("LanguageServerProtocol")
    #expect(!wire || ["SpecServer", "LanguageServerProtocol"].contains(file.target))
  }

  @Test("nothing below the workspace reads files, clocks or the environment")
  func purity() {
    let pure = Self.layers.prefix { $0 != "LanguageServerProtocol" }
    let platform: Set = [
      "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Musl", "Darwin",
    ]
    for file in SourceFile.sources where pure.contains(file.target) {
      #expect(platform.isDisjoint(with: file.imports), "\(file.path)")
      #expect(!file.lines.contains { $0.contains("Clock.now") || $0.contains("CommandLine.") })
    }
  }

  @Test("Foundation proper stands only in for FoundationEssentials")
  func foundation() {
    for file in SourceFile.sources where file.imports.contains("Foundation") {
      #expect(file.imports.contains("FoundationEssentials"), "\(file.path)")
    }
  }

  @Test("platform calls stand in one module")
  func platformCalls() {
    let files = SourceFile.sources.filter {
      !Set($0.imports).isDisjoint(with: ["Glibc", "Darwin"])
    }
    #expect(Set(files.map(\.target)) == ["OperatingSystem"])
  }

  @Test("files are short", arguments: SourceFile.sources + SourceFile.all(under: "Tests"))
  func length(file: SourceFile) {
    #expect(file.lines.count <= 400, "\(file.path)")
  }

  @Test("models are short", arguments: GuidelineLibrary.builtIn.index.filter(\.hasModel))
  func lengthOfModels(guideline: EmbeddedGuideline) throws {
    let path = "Sources/Guidelines/Library/\(guideline.name).model.yaml"
    let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    // The documents of the collection have more to quote than this program's own.
    #expect(lines <= (guideline.isOwn ? 250 : 440), "\(path)")
  }

  @Test("nothing traps on what a user can send", arguments: SourceFile.sources)
  func traps(file: SourceFile) {
    for trap in ["try!", " as!", "fatalError(", "preconditionFailure(", "TODO", "FIXME"] {
      #expect(!file.lines.contains { $0.contains(trap) }, "\(file.path): \(trap)")
    }
  }

  /// What is a part of other components, too.
  private let part = "button"

  @Test("no code names a component, except in the id and the examples of a rule")
  func components() {
    for file in SourceFile.sources where !file.path.hasPrefix("Sources/SpecRules/Rules/") {
      for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let words = line.split { !($0.isLetter || $0 == "-") }
        for component in GuidelineLibrary.builtIn.index where !component.isOwn {
          #expect(!words.contains { $0 == component.name }, "\(file.path): \(line)")
        }
      }
      // The names of the program's own are plain words of English as well.
      if file.path.hasPrefix("Sources/English/") { continue }
      for component in GuidelineLibrary.builtIn.index
      where component.isOwn && component.name != part {
        #expect(!file.literals.contains(component.name), "\(file.path): \(component.name)")
      }
    }
  }

  @Test("no code that composes speech names a control or an API")
  func controls() {
    let names = Platform.allCases.reduce(into: Set<String>()) {
      $0.formUnion(Voice.builtIn($1).controlNames)
    }
    let folders = ["Sources/Voices/", "Sources/SpecModel/Moments/"]
    for file in SourceFile.sources where folders.contains(where: file.path.hasPrefix) {
      for literal in file.literals {
        #expect(!names.contains(literal), "\(file.path): \(literal)")
        #expect(!literal.contains("accessibility"), "\(file.path): \(literal)")
      }
    }
  }

  @Test("every rule has a file of its name, and every such file a rule")
  func oneRuleOneFile() {
    let files = SourceFile.sources.filter { $0.path.hasPrefix("Sources/SpecRules/Rules/") }
      .compactMap { $0.path.split(separator: "/").last?.dropLast(".swift".count) }
    #expect(Set(files.map(\.kebabCased)) == Set(Rule.all.map(\.id)))
    #expect(files.count == Rule.all.count)
  }

  @Test("a rule asks its context and adds nothing to it")
  func contexts() {
    for file in SourceFile.sources where file.path.hasPrefix("Sources/SpecRules/Rules/") {
      #expect(
        !file.lines.contains { $0.hasPrefix("extension ") && $0.contains("Context") },
        "\(file.path)"
      )
    }
  }

  @Test("a file is named after what it declares or extends", arguments: SourceFile.sources)
  func names(file: SourceFile) {
    let name = file.path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? ""
    guard name != "main", !file.path.hasPrefix("Sources/SpecRules/Rules/") else { return }
    #expect(file.declaredNames.contains { $0.lowercased() == name.lowercased() }, "\(file.path)")
  }

  @Test("every handler has a file of its own")
  func oneHandlerOneFile() {
    for file in SourceFile.sources where file.path.hasPrefix("Sources/SpecServer/Handlers/") {
      let handlers = file.lines.count { $0.hasPrefix("enum ") && $0.contains("Handler: ") }
      #expect(handlers == 1, "\(file.path)")
    }
  }

  @Test("a long list of cases names its type, so that no compiler has to find it")
  func casesHaveTypes() {
    for file in SourceFile.all(under: "Tests") {
      for (number, line) in file.lines.enumerated() where line.hasSuffix("arguments: [") {
        let margin = String(line.prefix { $0 == " " })
        let rest = file.lines[number...]
        let end = rest.firstIndex { $0.hasPrefix(margin + "]") } ?? rest.endIndex - 1
        #expect(
          end - number < 4 || file.lines[end].hasPrefix(margin + "] as ["),
          "\(file.path):\(number + 1)"
        )
      }
    }
  }

  @Test("the version of Swift that is tried is named alike everywhere, and no other is")
  func swiftVersion() throws {
    let files = [
      "README.md", ".github/CONTRIBUTING.md", ".github/workflows/test.yml",
      ".github/workflows/release.yml", ".ci/run", "editors/vscode/walkthrough/program.md",
    ]
    for path in files {
      let url = SourceFile.root.appendingPathComponent(path)
      let versions = try String(contentsOf: url, encoding: .utf8)
        .matches(of: /[Ss]wift[ :](\d[\d.]*\d)/).map { String($0.1) }
      #expect(Set(versions) == ["6.3.1"], "\(path)")
    }
  }

  @Test("the top level holds what it should")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "editors", "spec-schema.json", "README.md", "LICENSE",
      "NOTICE",
    ]
    #expect(Set(names).subtracting(allowed) == [])
  }

  @Test("the package has no dependencies")
  func dependencies() throws {
    let manifest = SourceFile.root.appendingPathComponent("Package.swift")
    #expect(try !String(contentsOf: manifest, encoding: .utf8).contains(".package("))
  }
}

extension Substring {
  /// The name of a type as the id of a rule: `DisabledAPI` is `disabled-api`.
  fileprivate var kebabCased: String {
    let letters = Array(self)
    var id = ""
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase && index > 0
        && (letters[index - 1].isLowercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if startsWord { id += "-" }
      id += letter.lowercased()
    }
    return id
  }
}
