import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import TestSupport
import Testing
import YAMLSyntax

/// Whatever an author calls something, a text that has it reads back as the same wherever it is
/// accepted.
@Suite("An accepted text")
struct InsertedTextTests {
  static let names = [
    "Day", "The \"big\" show", "It's \"in\"", "C:\\temp\\new", "a # b", "a: b", "{x}", "[y], z",
    "😀", "a\tb", "- z", "yes", "3.5", "@home", "100%", "*", "a}b${1:c}", "'quoted'", "\"", "“x”",
  ]

  private static let segmented = "component: segmented-control\nsegments: [{ label: NAME }]\n"

  /// Documents with `NAME` for the name as YAML.
  static let places = [
    segmented + "announcements:\n  $0",
    segmented + "announcements: { $0 }",
    segmented + "focus:\n  order: [$0]",
    segmented + "focus:\n  order:\n    - $0",
    segmented + "focus:\n  order:\n    - \"$0\"",
    segmented + "focus: { order: ['$0'] }",
    "component: stepper\nlabel: NAME\nname: $0",
    "component: stepper\nlabel: NAME\nname: '$0'",
    "component: stepper\nlabel: NAME\nname: \"$0\"",
    "component: stepper\r\nlabel: NAME\r\nname: \"$0\" # x\r\n",
    "{\"component\": \"stepper\", \"label\": NAME, \"name\": $0}",
  ]

  @Test("reads back as what the list shows", arguments: places)
  func readsBack(place: String) throws {
    var count = 0
    for name in Self.names {
      let fixture = Fixture(place.replacing("NAME", with: ScalarWriting.phrase(name)))
      for item in try items(of: fixture) where item.label == name {
        let tree = try tree(of: fixture, accepting: item)
        #expect(tree.problems.isEmpty, "\(tree.string(in: 0..<tree.bytes.count))")
        #expect(tree.texts.count { $0 == name } == 2, "\(tree.string(in: 0..<tree.bytes.count))")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test(
    "is a phrase between the quotes at the cursor",
    arguments: [
      "announcements:\n  NAME: \"$0\"", "announcements:\n  NAME: '$0'",
      "announcements: { NAME: '$0' }", "announcements:\n  NAME: $0",
    ]
  )
  func phrases(place: String) throws {
    var count = 0
    for name in Self.names {
      let text = (Self.segmented + place).replacing("NAME", with: ScalarWriting.phrase(name))
      let fixture = Fixture(text)
      for item in try items(of: fixture) where item.kind == .phrase {
        let tree = try tree(of: fixture, accepting: item)
        #expect(tree.problems.isEmpty, "\(tree.string(in: 0..<tree.bytes.count))")
        #expect(tree.texts.contains(item.label), "\(tree.string(in: 0..<tree.bytes.count))")
        count += 1
      }
    }
    #expect(count > 10)
  }

  private func items(of fixture: Fixture) throws -> [Completion] {
    Snapshot(SourceText(fixture.text)).completions(at: try #require(fixture.cursor))
  }

  private func tree(of fixture: Fixture, accepting item: Completion) throws -> SyntaxTree {
    let edit = TextEdit(item.replaces, with: item.insertion)
    let result = SourceText(fixture.text).applying(edit)
    return try #require(YAMLStream(parsing: result).documents.first?.tree)
  }
}

extension SyntaxTree {
  /// The texts of all scalars.
  fileprivate var texts: [String] {
    var texts: [String] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if node.kind == .scalar { texts.append(node.text) }
      pending += node.items + node.entries.flatMap { [$0.key, $0.value] }
    }
    return texts
  }
}
