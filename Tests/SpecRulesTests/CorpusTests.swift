import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// Specs as design-system teams write them.
///
/// A comment of carets and a rule's id marks a finding on the nearest line above that is none:
/// `#      ^^^^ role-expected`. The comments stay in the file while it is checked.
@Suite("The corpus")
struct CorpusTests {
  @Test("checks as its comments say", arguments: SpecFile.corpus + SpecFile.reactNative)
  func findings(in file: SpecFile) {
    let text = SourceText(file.text)
    let found = Snapshot(text).findings.map { finding in
      Mark(
        line: text.lines.line(at: finding.range.lowerBound),
        part: text.string(in: finding.range),
        rule: finding.code
      )
    }
    #expect(Set(found) == Set(Mark.all(in: file.text)))
    #expect(found.count == Set(found).count)
  }

  @Test("has six specs for React Native without a finding, and six with one")
  func reactNative() {
    let counts = SpecFile.reactNative.map { Mark.all(in: $0.text).count }
    #expect(counts.filter { $0 == 0 }.count == 6)
    #expect(counts.filter { $0 == 1 }.count == 6)
  }

  @Test("has specs of all components, frameworks and styles")
  func variety() {
    let text = SpecFile.corpus.map(\.text).joined()
    #expect(SpecFile.corpus.count >= 60)
    for word in ["uikit", "swiftui", "views", "compose", "<<: *", ">-", "\n---\n", "language: de"] {
      #expect(text.contains(word))
    }
  }
}

@Suite("The generated specs")
struct GeneratedSpecTests {
  @Test("have the findings that their generator counts, and no others")
  func findings() {
    var generator = SpecGenerator(seed: 7)
    let documents = (0..<300).map { _ in generator.document() }
    let codes = documents.flatMap { Snapshot(SourceText($0)).findings.map(\.code) }
    #expect(Set(codes.filter { $0 != "role-expected" }) == [])
    #expect(codes.count == generator.findings)
  }
}

/// What a comment marks, or what a rule found.
private struct Mark: Hashable, CustomStringConvertible {
  /// Counted from 0.
  let line: Int
  let part: String
  let rule: String

  var description: String { "\(line + 1): \(rule) [\(part)]" }

  static func all(in text: String) -> [Mark] {
    var marks: [Mark] = []
    var marked = (line: 0, text: Substring())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let carets = line.dropFirst().drop { $0 == " " }
      guard line.hasPrefix("#"), carets.hasPrefix("^") else {
        marked = (number, line)
        continue
      }
      let count = carets.prefix { $0 == "^" }.count
      let start = line.count - carets.count
      marks.append(
        Mark(
          line: marked.line,
          part: String(marked.text.dropFirst(start).prefix(count)),
          rule: String(carets.dropFirst(count).drop { $0 == " " })
        )
      )
    }
    return marks
  }
}
