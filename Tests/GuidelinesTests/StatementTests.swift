import English
import Guidelines
import SourceText
import TestSupport
import Testing

@Suite("Every statement of the table")
struct StatementTests {
  private let components = ["stepper", "page-control", "segmented-control"]

  @Test("stands in its document under its platform, framework and topic")
  func isThere() {
    let rows = StatementRow.all
    guard !rows.isEmpty else { return }
    #expect(rows.count == 380)
    let missing = rows.filter { row in
      let guideline = GuidelineLibrary.builtIn[row.component]
      return !(guideline?.statements.contains(where: row.stands) ?? false)
    }
    #expect(missing.map(\.id) == [])
  }

  @Test("is all that the documents say")
  func isAll() {
    let rows = StatementRow.all
    guard !rows.isEmpty else { return }
    for component in components {
      for statement in GuidelineLibrary.builtIn[component]?.statements ?? [] {
        let own = rows.filter { $0.component == component && $0.stands(in: statement) }
        // The longest rows first, so that one inside another leaves nothing behind.
        var rest = comparable(statement.text)
        for row in own.sorted(by: { $0.text.count > $1.text.count }) {
          rest.remove(comparable(row.text))
        }
        #expect(rest == [], "\(component): \(statement.text)")
      }
    }
  }

  @Test("has a document of which everything was read")
  func noProblems() {
    #expect(Array(GuidelineLibrary.builtIn.names.prefix(3)) == components.sorted())
    for name in GuidelineLibrary.builtIn.names {
      #expect(GuidelineLibrary.builtIn[name]?.problems == [])
    }
  }

  @Test("remembers its line and its bytes")
  func place() throws {
    for component in components {
      let guideline = try #require(GuidelineLibrary.builtIn[component])
      for statement in guideline.statements {
        let source = guideline.markdown.string(in: statement.range)
        #expect(guideline.markdown.lines.line(at: statement.range.lowerBound) == statement.line)
        if statement.topic != .codeExample, statement.platform != nil {
          #expect(source == statement.markdown)
        }
      }
    }
  }
}

extension [UInt8] {
  /// Removes one run of bytes where it first occurs.
  fileprivate mutating func remove(_ run: [UInt8]) {
    guard !run.isEmpty, count >= run.count else { return }
    let starts = 0...(count - run.count)
    guard let start = starts.first(where: { self[$0..<($0 + run.count)].elementsEqual(run) })
    else { return }
    removeSubrange(start..<(start + run.count))
  }
}
