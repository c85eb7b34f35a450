import Guidelines
import SourceText
import SpecModel
import Testing
import YAMLSyntax

@Suite("A value that is written on a platform")
struct LeafTests {
  @Test("stands in the platform, and beside an alias that it has", arguments: platforms)
  func platform(before: String, after: String?) throws {
    let spec = try #require(read(before))
    let scope = try #require(spec.scopes.first { $0.platform == .ios })
    let leaves = [Leaf(["keyboard", "enter"], "none"), Leaf(["keyboard", "tab"], "focus")]
    let edits = spec.writing(leaves, on: scope)
    #expect(edits.map { SourceText(before).applying($0) } == after.map { SourceText($0) })
  }

  private static let platforms: [(String, String?)] = [
    (
      "platforms: { ios: { role: x } }",
      "platforms: { ios: { role: x, keyboard: { enter: none, tab: focus } } }"
    ),
    ("platforms:\n  ios:\n", "platforms:\n  ios:\n    keyboard: { enter: none, tab: focus }\n"),
    (
      "platforms: { ios: { keyboard: } }",
      "platforms: { ios: { keyboard: { enter: none, tab: focus } } }"
    ),
    (
      "platforms: { ios: { keyboard: { enter: x } } }",
      "platforms: { ios: { keyboard: { enter: none, tab: focus } } }"
    ),
    (
      "x: &k { enter: x }\nplatforms: { ios: { keyboard: *k } }",
      "x: &k { enter: x }\nplatforms: { ios: { keyboard: { <<: *k, enter: none, tab: focus } } }"
    ),
    (
      "x: &k { enter: x }\nplatforms: { ios: { keyboard: { <<: *k } } }",
      "x: &k { enter: x }\nplatforms: { ios: { keyboard: { <<: *k, enter: none, tab: focus } } }"
    ),
    (
      "x: &p { keyboard: { space: activate, enter: x } }\nplatforms: { ios: *p, android: *p }",
      "x: &p { keyboard: { space: activate, enter: x } }\nplatforms: { ios: { <<: *p, keyboard: "
        + "{ space: activate, enter: none, tab: focus } }, android: *p }"
    ),
    (
      "x: &e focus\nplatforms: { ios: { keyboard: { enter: *e } } }",
      "x: &e focus\nplatforms: { ios: { keyboard: { enter: none, tab: focus } } }"
    ),
    // What another one uses stays as it is.
    ("platforms: { ios: { keyboard: &k { enter: x } }, android: { keyboard: *k } }", nil),
    ("platforms: { ios: { keyboard: { enter: &e x } }, android: { role: *e } }", nil),
    ("platforms: { ios: { keyboard: [enter] } }", nil),
  ]

  @Test("keeps the quotes of the text that stood there")
  func quotes() throws {
    let before = "platforms:\n  ios:\n    style: \"menu\"\n"
    let spec = try #require(read(before))
    let edits = try #require(spec.writing([Leaf(["style"], ".segmented")], on: spec.scopes[0]))
    #expect(
      SourceText(before).applying(edits)
        == SourceText("platforms:\n  ios:\n    style: \".segmented\"\n")
    )
  }

  private func read(_ text: String) -> Spec? {
    let tree = YAMLStream(parsing: SourceText(text)).documents.first?.tree
    return tree.flatMap { Spec(reading: $0, in: .builtIn) }
  }
}
