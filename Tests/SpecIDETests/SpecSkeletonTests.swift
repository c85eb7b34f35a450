import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A whole spec to begin with")
struct SpecSkeletonTests {
  /// Every component with each framework, with two of one platform, and with one of each platform.
  ///
  /// No framework means both platforms.
  static let cases: [(component: String, frameworks: [Framework])] =
    GuidelineLibrary.builtIn.names.flatMap { name in
      let pairs = Framework.allCases.flatMap { first in
        Framework.allCases.filter { $0 != first }.map { [first, $0] }
      }
      let choices = [[]] + Framework.allCases.map { [$0] } + pairs + [Framework.allCases]
      return choices.map { (name, $0) }
    }

  @Test("checks clean", arguments: cases)
  func clean(component: String, frameworks: [Framework]) throws {
    let library = GuidelineLibrary.builtIn
    let guideline = try #require(library[component])
    let skeleton = SpecSkeleton(of: guideline, frameworks: frameworks, in: library)
    expectClean(skeleton.text)
    for framework in frameworks { #expect(skeleton.text.contains(framework.rawValue)) }
  }

  @Test(
    "has a key that the facts of a team need",
    arguments: [
      ("spec-keys: message", "values: message", "message: Message"),
      ("spec-keys: [message, helper]", "values: [helper, message]", "helper: Helper"),
      ("spec-keys: required", "values: required", "required: true"),
      ("spec-keys: [message, buttons]", "values: [message, buttons]", "buttons: [OK, Cancel]"),
    ] as [(String, String, String)]
  )
  func needed(keys: String, fact: String, line: String) {
    let guideline = Guideline(
      reading: SourceText("# Panel\n## All platforms\n- It has one"),
      named: "panel",
      model: SourceText("\(keys)\nneeded-keys: { \(fact), quote: It has one }")
    )
    let library = GuidelineLibrary.builtIn.adding([guideline])
    let skeleton = SpecSkeleton(of: guideline, frameworks: [.uikit], in: library)
    let names = ["message", "helper", "required", "buttons"]
    let lines = skeleton.text.split(separator: "\n").map(String.init)
    #expect(lines.filter { line in names.contains { line.hasPrefix("\($0):") } } == [line])
  }

  @Test("is offered where nothing is written, and checks clean as it is inserted")
  func completion() {
    for (text, offset) in [("", 0), ("# first\n", 8), ("spe", 3)] {
      let offered = Snapshot(SourceText(text)).completions(at: offset).filter {
        $0.kind == .skeleton
      }
      #expect(offered.count == 6 * GuidelineLibrary.builtIn.names.count)
      for completion in offered {
        let edit = TextEdit(completion.replaces, with: completion.insertion)
        let mended = SourceText(text).applying([edit])
        expectClean(mended.string(in: mended.range))
        #expect(completion.snippet.map(unescaped) == completion.insertion)
      }
    }
    let within = Snapshot(SourceText("label: x\n")).completions(at: 9)
    #expect(!within.contains { $0.kind == .skeleton })
  }

  @Test("has places to type that are whole words, and checks clean with other words in them")
  func places() {
    let words = ["What it is for", "Label", "First", "Second", "Third"]
    for completion in Snapshot(SourceText("")).completions(at: 0) {
      guard completion.kind == .skeleton, let snippet = completion.snippet else { continue }
      var text = snippet.replacing("$0", with: "").replacing("\\}", with: "}")
      for place in snippet.matches(of: #/(.?)\$\{[0-9]+:[^}]*\}(.?)/#) {
        for edge in [place.1, place.2] { #expect(!edge.contains { $0.isLetter }) }
      }
      for (number, word) in words.enumerated() {
        let place = "${\(number + 1):\(word)}"
        #expect(number > 0 || snippet.contains(place))
        text = text.replacing(place, with: ["Choose seats", "Seats", "Near", "Far", "Top"][number])
      }
      expectClean(text)
    }
  }

  private func expectClean(_ text: String) {
    let source = SourceText(text)
    let findings = Snapshot(source).findings.map { finding in
      "\(source.lines.line(at: finding.range.lowerBound) + 1): \(finding.code): \(finding.message)"
    }
    #expect(findings == [], "\(text)")
  }

  /// What a client inserts for a snippet when nobody types anything.
  private func unescaped(_ snippet: String) -> String {
    var text = ""
    var rest = Substring(snippet)
    while let character = rest.popFirst() {
      switch character {
      case "\\": text.append(rest.popFirst() ?? "\\")
      case "$" where rest.first == "{":
        let end = rest.firstIndex(of: "}") ?? rest.startIndex
        let word = rest[..<end].drop { $0 != ":" }.dropFirst()
        text += word
        rest = rest[rest.index(after: end)...]
      case "$": rest.removeFirst()
      default: text.append(character)
      }
    }
    return text
  }
}
