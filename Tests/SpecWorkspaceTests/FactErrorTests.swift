import Guidelines
import SourceText
import SpecChecking
import SpecRules
import SpecWorkspace
import TestSupport
import Testing

@Suite("A fact with an error")
struct FactErrorTests {
  @Test(
    "is not enforced",
    arguments: [
      ("quote: Announce the dial as “knob”.", ["role-expected"]),
      ("quote: Announce the dial as “wheel”.", []), ("severity: warning", []),
      ("quote: Announce the dial as “knob”.\n  severity: grave", []),
    ] as [(String, [String])]
  )
  func unsound(fact: String, codes: [String]) throws {
    let folder = try TemporaryFolder([
      "dial.md": "## iOS\n### Role\n- Announce the dial as “knob”.\n",
      "dial.model.yaml": "roles:\n  on: ios\n  values: knob\n  \(fact)\n",
    ])
    let pack = GuidelinePack(loading: [folder.path()])
    let spec =
      "component: dial\nplatforms:\n  ios: { framework: uikit, name: Volume, role: button }\n"
    let snapshot = Snapshot(SourceText(spec), analysis: Analysis(library: pack.library))
    #expect(snapshot.findings.map(\.code).filter { $0 == "role-expected" } == codes)
    #expect(pack.files.flatMap(\.findings).isEmpty == !codes.isEmpty)
  }

  @Test(
    "that quotes a sentence wrongly has the right one as its fix, in the quotes at hand",
    arguments: [
      ("quote: Turn it, softly plase", "quote: \"Turn it, softly please.\""),
      ("quote: 'Turn it, softly plase'", "quote: 'Turn it, softly please.'"),
      ("quote: \"Turn it, softly plase\"", "quote: \"Turn it, softly please.\""),
      ("quote: [Announce the dail as “knob”]", "quote: [Announce the dial as “knob”.]"),
      ("quote: Anounce the…", "quote: Announce the dial…"),
    ] as [(String, String)]
  )
  func nearest(quote: String, mended: String) throws {
    let model = SourceText("roles:\n  on: ios\n  values: knob\n  \(quote)\n")
    let folder = try TemporaryFolder([
      "dial.md": "## iOS\n### Role\n- Announce the dial as “knob”.\n- Turn it, softly please.\n",
      "dial.model.yaml": model.string(in: model.range),
    ])
    let pack = GuidelinePack(loading: [folder.path()])
    let finding = try #require(pack.files.flatMap(\.findings).first)
    let edit = try #require(finding.fixes.first?.edits.first)
    let fixed = model.applying(edit)
    #expect(fixed.string(in: fixed.range) == "roles:\n  on: ios\n  values: knob\n  \(mended)\n")
  }
}
