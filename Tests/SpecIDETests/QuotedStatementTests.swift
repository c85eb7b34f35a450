import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("Every statement of the guidelines")
struct QuotedStatementTests {
  @Test("is quoted by the hover on some key of a spec that it speaks of, or by its link")
  func hovers() {
    // What says that there is nothing to say answers nobody.
    let rows = StatementRow.all.filter { !$0.text.lowercased().hasSuffix("n/a") }
    guard !rows.isEmpty else { return }
    let quoted = rows.filter { row in
      Framework.allCases.filter(\.isNative).contains { framework in
        guard row.platform == nil || row.platform == framework.platform else { return false }
        guard row.framework == nil || row.framework == framework else { return false }
        return Self.shown[Spec(component: row.component, framework: framework)]?.contain(row)
          ?? false
      }
    }
    print("statements quoted by a hover: \(quoted.count) of \(rows.count)")
    // The link at the end of a hover leads to the few that it has no room for. It leads to what says
    // the same of another place as well. The right form of a misprint takes room as well, and what
    // contradicts a sentence.
    let ids = Set(quoted.map(\.id))
    let others = rows.map(\.id).filter { !ids.contains($0) }
    #expect(others.count <= 13, "\(others)")
  }

  private struct Spec: Hashable {
    let component: String
    let framework: Framework

    /// Every key that carries sentences, at the place where it belongs.
    var document: String {
      """
      component: \(component)
      value: 1
      actions: [increment, decrement]
      platforms:
        \(framework.platforms[0].rawValue):
          framework: \(framework.rawValue)
          name: x
          role: x
          states: {}
          groupings: {}
          focus: {}
          announcements: {}
          custom-actions: {}
          keyboard: {}
          gestures:
            touch: focus
          settings: {}
      """
    }
  }

  /// What the hovers on the keys of each spec quote.
  private static let shown: [Spec: Quotations] = {
    var shown: [Spec: Quotations] = [:]
    for component in GuidelineLibrary.builtIn.names {
      for framework in Framework.allCases.filter(\.isNative) {
        let spec = Spec(component: component, framework: framework)
        shown[spec] = quotations(in: spec.document)
      }
    }
    return shown
  }()

  /// What the hovers on the keys of a document quote.
  private static func quotations(in document: String) -> Quotations {
    var quotations = Quotations()
    let snapshot = Snapshot(SourceText(document))
    var start = 0
    for line in document.split(separator: "\n") {
      let key = start + line.prefix { $0 == " " }.utf8.count
      start += line.utf8.count + 1
      guard let hover = snapshot.hover(at: key, as: .plainText) else { continue }
      quotations.add(explanation: hover.content)
    }
    return quotations
  }
}
