import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("Documents that are analysed ahead")
struct AheadTests {
  @Test("give the snapshot of those that are analysed in a row", arguments: streams)
  func equality(of stream: Stream) {
    let text = SourceText(stream.text)
    var count = 0
    let ahead = Snapshot(text, analysis: Analysis()) { total, document in
      count = total
      // Nobody knows which one a thread takes first.
      return Array((0..<total).reversed().map(document).reversed())
    }
    let inRow = Snapshot(text)
    #expect(count > 1)
    #expect(ahead.allFindings == inRow.allFindings)
    #expect(ahead.symbols == inRow.symbols)
    #expect(!inRow.allFindings.isEmpty)
  }

  @Test("give the snapshot after an edit as well")
  func edit() {
    let text = SourceText(repeated(Self.anchored, 30))
    let ahead = Snapshot(text, analysis: Analysis()) { total, document in
      (0..<total).map(document)
    }
    let edit = TextEdit.insert("title: x\n", at: 0)
    #expect(ahead.applying(edit).allFindings == Snapshot(text.applying([edit])).allFindings)
  }

  struct Stream: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ description: String, _ text: String) {
      testDescription = description
      self.text = text
    }
  }

  static let streams: [Stream] = {
    var generator = SpecGenerator()
    return [
      Stream("specs", generator.stream(ofLines: 2_000)),
      Stream("fixes that are tried, until no more may be", repeated(anchored, 150)),
      Stream("lines in the wrong column", repeated(displaced, 100)),
      Stream("aliases that stand for little", repeated(anchored, 20)),
      Stream("aliases that are too many", repeated(shared, 40)),
      Stream("few aliases behind too many", repeated(shared, 40) + "---\n" + clean),
      Stream("a merge of nothing behind too many", repeated(shared, 40) + "---\n" + merged),
      Stream("more documents than are read", repeated("component: none\n", 1_700)),
    ]
  }()

  /// A finding within an anchored node, whose fix is tried for both of its uses.
  private static let anchored = """
    component: stepper
    label: Tickets
    platforms:
      ios: { framework: uikit, role: &role slider }
      android: { framework: views, role: *role }

    """

  /// Nothing is wrong with it as long as the alias stands for something.
  private static let clean = """
    component: page-control
    x-name: &name Photos
    name: *name
    label: none

    """

  private static let merged = "component: stepper\n<<: {}\nx-b: &b {}\nx-a: *b\n"

  private static let displaced = """
    component: stepper
    label: Tickets
    platforms:
      ios:
      framework: uikit
      role: button

    """

  /// A long list that several states repeat.
  private static let shared: String = {
    let names = (0..<300).map { "n\($0)" }.joined(separator: ", ")
    let states = (0..<6).map { "  own-\($0): { api: *names }\n" }.joined()
    return "component: stepper\nx-names: &names [\(names)]\nstates:\n\(states)"
  }()
}

/// A stream of a document many times.
private func repeated(_ document: String, _ count: Int) -> String {
  Array(repeating: document, count: count).joined(separator: "---\n")
}
