import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A line with a dash that is indented too far")
struct DividedItemTests {
  @Test(
    "is an item of the list, and moved to the others",
    arguments: [
      ("- increment\n      - decrement\n", "- increment\n- decrement\n"),
      (
        "  - increment\n       -\n       - decrement\n  -\n",
        "  - increment\n  -\n  - decrement\n  -\n"
      ),
      ("- increment\r\n  -   decrement\r\n", "- increment\r\n-   decrement\r\n"),
    ]
  )
  func moved(items: String, mended: String) throws {
    let head = "component: stepper\nactions:\n"
    let text = SourceText(head + items)
    let snapshot = Snapshot(text)
    #expect(!snapshot.findings.contains { $0.code == "increment-and-decrement" })
    let finding = try #require(snapshot.findings.first { $0.code == "wrong-type" })
    #expect(
      finding.message
        == "this line goes on with the text above it; indent it less, as the other items"
    )
    let fixed = text.applying(try #require(finding.fixes.first).edits)
    #expect(fixed.string(in: fixed.range) == head + mended)
    #expect(!Snapshot(fixed).findings.contains { $0.code == "wrong-type" })
  }

  @Test(
    "is none where the dash stands within a line or the text in quotes, braces or a block scalar",
    arguments: [
      "- increment -\n  decrement\n", "- increment\n  -decrement\n",
      "- 'increment\n  - decrement'\n", "[increment\n  -decrement]\n",
      "- |\n  - increment\n  - decrement\n",
    ]
  )
  func text(items: String) {
    let findings = Snapshot(SourceText("component: stepper\nactions:\n" + items)).findings
    #expect(!findings.contains { $0.message.contains("goes on with the text") })
  }
}
