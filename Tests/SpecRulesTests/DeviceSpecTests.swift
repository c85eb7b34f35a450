import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("A spec that says word for word what stock controls say")
struct DeviceSpecTests {
  @Test("is reported where the guideline asks for more, and in one voice nowhere else")
  func findings() {
    let found = SpecFile.device.flatMap { file in
      let text = SourceText(file.text)
      return Snapshot(text).findings.map { finding in
        let line = text.lines.line(at: finding.range.lowerBound) + 1
        let name = file.name.prefix { $0 != "." }
        return "\(name):\(line) \(finding.severity.rawValue) \(finding.code)"
      }
    }
    #expect(found == Self.expected)
  }

  @Test("is there for nine controls")
  func variety() {
    #expect(SpecFile.device.count == 9)
  }

  private static let expected: [String] = [
    "stepper:20 error announcement-includes-value",
    "stepper:20 warning announcement-includes-label",
    "stepper:21 error announcement-includes-value",
    "stepper:21 warning announcement-includes-label",
  ]
}
