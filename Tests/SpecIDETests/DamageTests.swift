import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("Behind a mistake")
struct DamageTests {
  @Test("a key has the guideline's sentences", arguments: DamagedSpec.all)
  func hover(spec: DamagedSpec) throws {
    let hover = Snapshot(SourceText(spec.text)).hover(at: spec.role, as: .plainText)
    let content = try #require(hover).content
    #expect(content.contains("The stepper buttons themselves should be announced as “Button”."))
    #expect(!content.contains("Button or ImageButton"))
  }

  @Test("a mapping is offered the keys that it lacks", arguments: DamagedSpec.all)
  func completion(spec: DamagedSpec) {
    let offered = Snapshot(SourceText(spec.text)).completions(at: spec.end).map(\.label)
    #expect(offered.prefix(3) == ["tab", "ctrl+tab", "arrows"])
    #expect(!offered.contains("space"))
  }

  @Test("the outline goes on", arguments: DamagedSpec.all)
  func symbols(spec: DamagedSpec) throws {
    let symbols = Snapshot(SourceText(spec.text)).symbols
    #expect(symbols.count == 1)
    let keys = symbols[0].children
    #expect(keys.suffix(4).map(\.name) == ["iOS", "Android", "settings", "keyboard"])
    #expect(keys.first { $0.name == "iOS" }?.children.last?.name == "role")
  }

  @Test("one problem is told", arguments: DamagedSpec.all)
  func problems(spec: DamagedSpec) {
    let codes = Snapshot(SourceText(spec.text)).findings.map(\.code)
    #expect(codes.count { $0.hasPrefix("yaml-") } == 1, "\(codes)")
  }
}
