import Foundation
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// A spec that somebody broke while typing, what is understood of it, and what is said about it.
///
/// Each has one block in `Corpus`: `## what happened`, the document, and `=> outline`. A line of
/// carets and a code stand below each place that has a problem. `\n` is a line break of the outline.
struct BrokenDocument: Sendable, CustomTestStringConvertible {
  let title: String
  let text: String
  let outline: String
  /// Carets reach to the end of a line at most.
  let problems: [Fixture.Note]

  var testDescription: String { title }

  init?(_ block: Substring) {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    guard let title = lines.first,
      let last = lines.lastIndex(where: { $0.hasPrefix("=> ") })
    else { return nil }
    let fixture = Fixture(lines[1..<last].joined(separator: "\n") + "\n")
    self.title = String(title)
    text = fixture.text
    problems = fixture.notes
    outline = String(lines[last].dropFirst(3).replacing("\\n", with: "\n"))
  }

  /// All blocks of all files.
  static let all: [BrokenDocument] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name in
      let file = folder.appendingPathComponent(name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return ("\n" + text).split(separator: "\n## ").compactMap { BrokenDocument($0) }
    }
  }()
}

@Suite("The corpus of broken documents")
struct BrokenDocumentTests {
  @Test("is understood and reported as it says", arguments: BrokenDocument.all)
  func broken(document: BrokenDocument) {
    let text = SourceText(document.text)
    let found = YAMLStream(parsing: text).documents.flatMap { part in
      part.tree.problems.map { problem in
        let range = problem.range.shifted(by: part.start)
        let end = document.text.utf8.dropFirst(range.lowerBound)
          .prefix { $0 != UInt8(ascii: "\n") }.count
        return Fixture.Note(
          range.lowerBound..<min(range.upperBound, range.lowerBound + end),
          problem.code.rawValue
        )
      }
    }
    #expect(found == document.problems)
    #expect(outline(document.text) == document.outline)
  }

  @Test("has many documents, each with one mistake and one problem, unless it tells of several")
  func size() {
    let all = BrokenDocument.all
    #expect(all.count >= 280)
    #expect(Set(all.map(\.title)).count == all.count)
    let single = all.filter { !$0.title.hasPrefix("several: ") }
    #expect(single.filter { $0.problems.count != 1 }.map(\.title) == [])
  }
}
