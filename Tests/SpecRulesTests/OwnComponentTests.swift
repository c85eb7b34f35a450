import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

/// The components that the program's own guidelines are about.
@Suite("A component of the program's own")
struct OwnComponentTests {
  @Test("has its typical faults found at their word", arguments: ComponentCase.all)
  func fault(in spec: ComponentCase) {
    #expect(spec.found == [spec.expected])
  }

  @Test("has ten of them at least")
  func count() {
    let own = GuidelineLibrary.builtIn.index.filter(\.isOwn).map(\.name)
    #expect(ComponentCase.components == own.sorted())
    #expect(ComponentCase.all.count == ComponentCase.lineCount)
    for component in own {
      let cases = ComponentCase.all.filter { $0.testDescription.hasPrefix(component + ",") }
      #expect(cases.count >= 10, "\(component)")
    }
  }

  @Test("is described in different hands without a finding", arguments: ComponentCase.clean)
  func clean(spec: String) {
    let findings = Snapshot(SourceText(spec)).findings.filter { $0.severity > .hint }
    #expect(findings.map { "\($0.code): \($0.message)" } == [], "\(spec)")
  }

  @Test("is no error, unless its fact gives the reason")
  func severities() throws {
    for index in GuidelineLibrary.builtIn.index where index.isOwn {
      let guideline = try #require(GuidelineLibrary.builtIn[index.name])
      for fact in guideline.model.facts where fact.severity == "error" {
        #expect(fact.detail("reason") != nil, "\(index.name): \(fact.name)")
        let sources = fact.statements(in: guideline).flatMap(\.sources)
        #expect(!sources.isEmpty, "\(index.name): \(fact.name)")
      }
    }
    let spec = "component: checkbox\nplatforms: { ios: { framework: uikit, element: UICheckbox } }"
    let findings = Snapshot(SourceText(spec)).findings.filter { $0.code == "no-such-element" }
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("is told to be of this program where it is quoted")
  func publisher() {
    let spec = "component: checkbox\nplatforms: { ios: { framework: uikit, element: UICheckbox } }"
    let finding = Snapshot(SourceText(spec)).findings.first { $0.code == "no-such-element" }
    #expect(finding?.quote?.place == "a11y-spec › Checkbox › iOS › Role › UIKit")
    #expect(
      finding?.quote?.text
        == "iOS has no class for a checkbox, so build one from UIButton or UIControl."
    )
  }

  @Test("may use the names that its document sets as code")
  func documentedNames() throws {
    var count = 0
    for index in GuidelineLibrary.builtIn.index where index.isOwn {
      let guideline = try #require(GuidelineLibrary.builtIn[index.name])
      for framework in Framework.allCases where framework.isNative {
        let platform = try #require(framework.platform)
        let words = guideline.codeWords(platform: platform, framework: framework)
        for word in words where guideline.declares(word) {
          let spec = """
            component: \(index.name)
            label: Label
            platforms: { \(platform.rawValue): { framework: \(framework.rawValue), "\(word)": x } }
            """
          let unknown = Snapshot(SourceText(spec)).findings.filter { finding in
            ["unknown-key", "unknown-term"].contains(finding.code)
              && ["'; remove it", "does not mention"].contains { finding.message.contains($0) }
          }
          #expect(unknown.map(\.message) == [], "\(index.name), \(framework)")
          count += 1
        }
      }
    }
    #expect(count > 200)
    let link = try #require(GuidelineLibrary.builtIn["link"])
    #expect(["URLSpan", "ClickableSpan", "LinkAnnotation.Url"].allSatisfy(link.declares))
    #expect(!["false", "label", "Url"].contains(where: link.declares))
  }

  @Test("with two thumbs is described as the README says, without a finding")
  func thumbs() throws {
    let readme = try Files.text("Sources/SpecRules/README.md")
    let blocks = readme.split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    let spec = try #require(blocks.first { $0.contains("RangeSlider") })
    let findings = Snapshot(SourceText(spec)).findings.filter { $0.severity > .hint }
    #expect(spec.split(separator: "---\n").count == 2)
    #expect(findings.map { "\($0.code): \($0.message)" } == [])
  }
}
