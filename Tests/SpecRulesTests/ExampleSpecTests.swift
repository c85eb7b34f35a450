import Foundation
import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("The bundled examples")
struct ExampleSpecTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  @Test(
    "check clean",
    arguments: ["stepper", "page-control", "segmented-control"].map { "\($0).a11y.yaml" }
  )
  func clean(file: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(file))
    let text = SourceText(Array(bytes))
    let findings = Snapshot(text).findings.map { finding in
      let line = text.lines.line(at: finding.range.lowerBound) + 1
      return "\(line): \(finding.code): \(finding.message) [\(text.string(in: finding.range))]"
    }
    #expect(findings == [])
  }
}
