import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("Completion of a role")
struct RoleCompletionTests {
  private static let stepper = "component: stepper\nplatforms:\n"

  @Test(
    "offers the role of the component wherever the key stands",
    arguments: [
      "  ios:\n    role: $0",
      "  ios:\n    role:$0",
      "  ios:\n    role: b$0",
      "  ios:\n    role: \"$0\"",
      "  ios:\n    role: '$0'",
      "  ios:\n    'role': $0",
      "  ios:\n    role: $0 # the voice",
      "  ios: { role: $0 }",
      "  ios: { role: $0, name: x }",
      "  ios: {\"role\": $0}",
      "  ios: {\"role\":\"$0\"}",
      "  ios: {'role': '$0'}",
      "  ios: {\"name\": \"x \\\" y\", \"role\": \"$0\"}",
      "  {\"ios\": {\n    \"role\": \"$0\"\n  }}",
      "  ios: {\"role\": \"$0\"}",
      "  ios: {\n    role: $0\n  }",
      "  ios:\n    name: x\n    role: $0\n  android: {}",
    ] as [String]
  )
  func places(platforms: String) {
    #expect(labels(in: Self.stepper + platforms) == ["button"])
  }

  @Test(
    "offers it beside what does not parse",
    arguments: [
      "  ios:\n    role: \"$0",
      "  ios:\n    role: '$0\n    name: x",
      "  ios: { role: $0",
      "  ios: { role: \"$0",
      "  ios: {\"role\": \"$0",
      "  ios: {\"name\": \"x\", \"role\": $0",
      "  ios:\n    name: \"x\n    role: $0",
      "  ios:\n    states: [disabled\n    role: $0",
      "  ios:\n    states: {\n    role: $0",
      "  ios:\n    name\n    role: $0",
      "  ios:\n\tname: x\n    role: $0",
      "  ios:\n   role: $0\n    name: x",
      "  ios:\n      name: x\n    role: $0",
      "  ios:\n    role: $0\n    name: @x",
      "  ios:\n    role: $0\n  android",
      "  ios:\n<<<<<<< ours\n    role: $0\n=======\n    role: tab\n>>>>>>> theirs",
    ] as [String]
  )
  func damage(platforms: String) {
    #expect(labels(in: Self.stepper + platforms) == ["button"])
  }

  @Test(
    "keeps to the words of a guideline that has no model",
    arguments: [
      ("- The lamp is announced as a button, or a tab", ["button", "tab"]),
      ("- The lamp is announced as a tab", ["tab"]),
      ("- The lamp has no role", []),
    ] as [(String, [String])]
  )
  func documents(sentence: String, roles: [String]) {
    let document = "---\nname: lamp\n---\n## iOS\n\n### Role\n\n\(sentence)\n"
    let guideline = Guideline(reading: SourceText(document))
    let library = GuidelineLibrary.builtIn.adding([guideline])
    let fixture = Fixture("component: lamp\nplatforms:\n  ios:\n    role: $0")
    let snapshot = Snapshot(SourceText(fixture.text), analysis: Analysis(library: library))
    #expect(snapshot.completions(at: fixture.cursor ?? 0).map(\.label).sorted() == roles)
  }

  private func labels(in marked: String) -> [String] {
    let fixture = Fixture(marked)
    return Snapshot(SourceText(fixture.text)).completions(at: fixture.cursor ?? 0).map(\.label)
  }
}
