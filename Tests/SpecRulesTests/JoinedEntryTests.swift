import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("An entry in braces")
struct JoinedEntryTests {
  private static let head = "component: stepper\nlabel: Tickets\n"
  private static let space = "a colon behind a key has a space behind it; insert one"
  private static let colon = "a key ends with ':'; write it in place of '：'"

  /// The findings about keys and about the syntax.
  private static func found(in lines: String) -> [Finding] {
    Snapshot.findings(of: head + lines + "\n").filter {
      $0.code.hasPrefix("yaml-") || ["unknown-key", "wrong-type", "unknown-term"].contains($0.code)
    }
  }

  @Test(
    "gets the space behind its colon, and keeps its value",
    arguments: [
      ("value: {current:3}", "value: {current: 3}"),
      ("value: { min:0, max:10 }", "value: { min: 0, max: 10 }"),
      ("value: { current: 3, unit:\"tickets\" }", "value: { current: 3, unit: \"tickets\" }"),
      ("keyboard: { tab:focus, space:activate }", "keyboard: { tab: focus, space: activate }"),
      ("states: { disabled: { announce:Off } }", "states: { disabled: { announce: Off } }"),
      ("value: { current:\u{A0}3 }", "value: { current: 3 }"),
      ("value: { current:\u{3000}3 }", "value: { current: 3 }"),
      (
        "announcements: { increment:\"3, Increment\" }",
        "announcements: { increment: \"3, Increment\" }"
      ),
    ] as [(String, String)]
  )
  func space(lines: String, mended: String) {
    let found = Self.found(in: lines)
    #expect(Set(found.map(\.message)) == [Self.space])
    #expect(found.flatMap(\.fixes).allSatisfy { $0.isSafe && $0.isPreferred })
    let edits = found.flatMap(\.fixes).flatMap(\.edits)
    let after = SourceText(Self.head + lines).applying(edits)
    #expect(after.string(in: after.range) == Self.head + mended)
  }

  @Test(
    "gets a colon in place of the one of another script",
    arguments: [
      ("value: { current：3 }", "value: { current: 3 }", true),
      ("value: { current： 3, min: 0 }", "value: { current: 3, min: 0 }", true),
      ("keyboard: { tab：focus，space：activate }", "keyboard: { tab: focus, space：activate }", false),
    ] as [(String, String, Bool)]
  )
  func wide(lines: String, mended: String, isSafe: Bool) throws {
    let finding = try #require(Self.found(in: lines).first)
    #expect(finding.message == Self.colon)
    let fix = try #require(finding.fixes.first)
    #expect(fix.isSafe == isSafe)
    let after = SourceText(Self.head + lines).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.head + mended)
  }

  @Test(
    "in lines gets the space behind the colon of the only one",
    arguments: [
      ("keyboard:\n  space:activate", "keyboard:\n  space: activate"),
      ("states:\n  disabled:{ announce:Off }", "states:\n  disabled: { announce:Off }"),
      ("announcements:\n  increment:\"3, up\"", "announcements:\n  increment: \"3, up\""),
    ] as [(String, String)]
  )
  func line(lines: String, mended: String) throws {
    let found = Self.found(in: lines)
    #expect(found.map(\.message) == [Self.space])
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(Self.head + lines).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.head + mended)
  }

  @Test(
    "is a key alone where its colon belongs to a name",
    arguments: [
      "android:focusable", "http://example.com", "setTitle:forState:", "f(a:b)", ":3", "3:4",
    ]
  )
  func name(key: String) {
    let lines = "platforms: { android: { framework: views, increment: { \(key) } } }"
    #expect(!Self.found(in: lines).contains { $0.code == "yaml-missing-space" })
  }

  @Test(
    "is told of quotes alone where an argument of a call has a colon",
    arguments: ["a: .b, argument: x", "initial: x", "a: .b, argument: \"c\""]
  )
  func call(arguments: String) throws {
    let call = "post(\(arguments))"
    for lines in ["focus: { move: \(call), confined: group }", "focus:\n  move: \(call)"] {
      let finding = try #require(Self.found(in: lines).first)
      #expect(finding.code == "yaml-quote-needed")
      #expect(finding.fixes.map(\.title) == ["Quote the text"])
      let quote = arguments.contains("\"") ? "'" : "\""
      let after = SourceText(Self.head + lines).applying(finding.fixes.flatMap(\.edits))
      #expect(
        after.string(in: after.range)
          == Self.head + lines.replacing(call, with: quote + call + quote)
      )
    }
  }

  @Test(
    "in a list gets the space behind the only dash",
    arguments: [
      ("actions:\n  -increment", "actions:\n  - increment"),
      ("custom-actions:\n  -\"Add\"", "custom-actions:\n  - \"Add\""),
      ("states:\n    -disabled", "states:\n    - disabled"),
    ] as [(String, String)]
  )
  func dash(lines: String, mended: String) throws {
    let found = Self.found(in: lines)
    #expect(found.map(\.message) == ["a space is missing behind the dash; insert one"])
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.isSafe)
    let after = SourceText(Self.head + lines).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.head + mended)
  }
}
