import Guidelines
import SourceText
import SpecModel
import TestSupport
import Testing
import YAMLSyntax

@Suite("A spec")
struct SpecReadingTests {
  @Test(
    "reports what the format does not allow",
    arguments: [
      """
      component: stepper
      segments: []
      ^^^^^^^^ unknown-key
      """,
      """
      component: stepper
      platforms:
        ios:
          focus: { on-value-change: { focsu: stay } }
                                      ^^^^^ unknown-key
      """,
      """
      component: page-control
      pages: four
             ^^^^ wrong-type
      """,
      """
      component: stepper
      settings: { text-resize: 200 }
                               ^^^ wrong-type
      """,
      """
      - component: stepper
      ^^^^^^^^^^^^^^^^^^^^ wrong-type
      """,
      """
      component: stepper
      accessibilityLabel: Tickets
      ^^^^^^^^^^^^^^^^^^ unknown-key
      """,
      """
      component: segmented-control
      segments: [{ label: Day }, { label: Week }]
      announcements: { Dya: "Day, 1 of 2" }
                       ^^^ unknown-key
      """,
      """
      component: stepper
      label: A
      label: B
      ^^^^^ duplicate-key
      """,
      """
      ? [a, b]
        ^^^^^^ wrong-type
      : 1
      component: stepper
      """,
      """
      title: x
      ^^^^^ missing-component
      """,
      """
      component: 'steppr'
                  ^^^^^^ unknown-component
      """,
    ] as [String]
  )
  func problems(document: String) throws {
    let fixture = Fixture(document)
    let spec = try #require(read(fixture.text))
    #expect(spec.problems.map { Fixture.Note($0.range, $0.code.rawValue) } == fixture.notes)
  }

  @Test(
    "accepts what the format allows",
    arguments: [
      "component: stepper\nvalue: 3",
      "component: stepper\nvalue: { current: 3, min: 0, max: 10, step: 1 }",
      "component: Page Control\npages: 3",
      "component: pagination-control\npages: 3",
      "component: stepper\nplatforms:\n  ios:\n",
      "component: stepper\nstates: [disabled, enabled]",
      "component: stepper\nx-anything: [1, { a: b }]",
      "component: stepper\nplatforms: { ios: { accessibilityLabel: Tickets } }",
      "component: stepper\nplatforms: { android: { android:text: Add } }",
      "component: stepper\nplatforms: { ios: { focus: default, groupings: native } }",
      "component: segmented-control\nsegments: [{ label: Day }]\nannouncements: { Day: x, group: y }",
      "component: stepper\nannouncements: [{ for: increment, text: Up }]",
      "component: page-control\nauto-advance: 5s\nannouncements: { page 2: x }",
    ] as [String]
  )
  func accepted(document: String) throws {
    let spec = try #require(read(document))
    #expect(spec.problems == [])
  }

  @Test("lays a platform over the topics of the top level")
  func merging() throws {
    let spec = try #require(
      read(
        """
        component: stepper
        keyboard: { space: activate, enter: activate }
        states: [disabled]
        name: Common
        platforms:
          ios:
            name: Own
            keyboard: { tab: focus, enter: none }
            states: { disabled: { announce: Dimmed } }
          android: {}
        """
      )
    )
    let ios = try #require(spec.scopes.first)
    let android = try #require(spec.scopes.last)
    #expect(ios.name?.value == "Own")
    #expect(android.name?.value == "Common")
    #expect(ios.bindings("keyboard").map(\.trigger.value) == ["space", "tab"])
    #expect(android.bindings("keyboard").map(\.trigger.value) == ["space", "enter"])
    #expect(ios.states.map(\.announce?.value) == ["Dimmed"])
    #expect(android.states.map(\.word.value) == ["disabled"])
  }

  @Test("follows aliases and merge keys, and points at the anchored text")
  func aliases() throws {
    let text = """
      component: stepper
      x-base: &base { name: Tickets, role: button }
      platforms:
        ios:
          <<: *base
          role: adjustable
      """
    let scope = try #require(read(text)?.scopes.first)
    #expect(scope.name?.value == "Tickets")
    #expect(scope.role?.value == "adjustable")
    #expect(scope.name.map { SourceText(text).string(in: $0.range) } == "Tickets")
  }

  @Test(
    "is read up to a number of keys and items, and has no aliases that expand to too much",
    arguments: [(19_990, []), (210_000, [.tooManyValues])] as [(Int, [SpecProblem.Code])]
  )
  func withoutAliases(count: Int, codes: [SpecProblem.Code]) throws {
    let list = String(repeating: "a, ", count: count)
    let tree = YAMLStream(parsing: SourceText("component: stepper\ntitle: [\(list)]\n"))
    let spec = try #require(Spec(reading: tree.documents[0].tree, in: .builtIn))
    #expect(spec.problems.map(\.code) == codes + [.wrongType])
    #expect(spec.root["title"]?.items.count == min(count, 19_997))
  }

  @Test("stays small when aliases expand to billions")
  func expansion() throws {
    var text = "component: stepper\nx-0: &a0 [x]\n"
    for level in 1..<40 {
      text += "x-\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    }
    let spec = try #require(read(text + "settings: *a39\n"))
    #expect(spec.problems.map(\.code) == [.aliasExpansion, .wrongType])
  }

  @Test(
    "tells once of values that hold themselves",
    arguments: [
      "states: &a [*a, *a, *a]\n", "states: &a { b: *a, c: { <<: *a }, <<: *a }\n",
      "x-a: &a { b: &b [*b, *a] }\n", "title: b\nstates: &a\n  b:\n    <<: [*a, *a]\n",
    ]
  )
  func cycles(text: String) throws {
    let spec = try #require(read("component: stepper\n" + text))
    let problems = spec.problems.filter { $0.code == .aliasExpansion }
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.message.contains("never ends") })
    #expect(spec.repetitionCount < 20)
  }

  @Test("takes a long text that aliases repeat for as much as many short ones")
  func longTexts() throws {
    let word = String(repeating: "word ", count: 2_000)
    let uses = (0..<1_000).map { "  k\($0): *a\n" }.joined()
    let spec = try #require(read("component: stepper\nx-a: &a \(word)\nstates:\n\(uses)"))
    let texts = spec.root["states"]?.entries.count { $0.value.word != nil } ?? 0
    #expect((1..<50).contains(texts))
    #expect(spec.problems.count { $0.code == .aliasExpansion } == 1)
  }

  @Test("repeats no more than its size allows, however small it is")
  func budget() throws {
    let lists = (1..<9).map { "x-\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }
    let text = "component: stepper\nx-0: &a0 [b, b, b]\n" + lists.joined() + "states: *a8\n"
    let spec = try #require(read(text))
    #expect(spec.repetitionCount == 2_000 + text.utf8.count / 8)
    #expect(spec.problems.first?.code == .aliasExpansion)
  }

  @Test("does not read what it ignores")
  func ignored() throws {
    let spec = try #require(read("component: stepper\nx-a: { b: 1, b: 2 }\nx-b: [c]\n"))
    #expect(spec.problems == [])
    #expect(spec.root.entries.map(\.value.isNull) == [false, true, true])
  }

  @Test("merges a chain of maps once where nobody reads its links")
  func chain() throws {
    let spec = try #require(read(mergeChain { "x-\($0)" } + "states: *a2999\n"))
    #expect(spec.problems == [])
    #expect(spec.scopes.first?.states.map(\.word.value) == ["disabled"])
  }

  @Test("stops merging when every link of a chain is read")
  func readChain() throws {
    let spec = try #require(read(mergeChain { "state-\($0)" }))
    #expect(spec.problems.count { $0.code == .aliasExpansion } == 1)
  }

  private func mergeChain(key: (Int) -> String) -> String {
    "component: stepper\n\(key(0)): &a0 { disabled: { announce: dimmed } }\n"
      + (1..<3000).map { "\(key($0)): &a\($0) { <<: *a\($0 - 1) }\n" }.joined()
  }

  @Test("finds segments by label and name, those of a platform laid over the common ones")
  func segments() throws {
    let spec = try #require(
      read(
        """
        component: segmented-control
        segments: [{ label: Day, name: Today }, { name: Week }, { label: Day, name: Twice }]
        platforms:
          ios:
            segments: [{ label: day, disabled: true }, { name: WEEK, label: Seven }, { label: New }]
        """
      )
    )
    let words = ["DAY", "today", "week", "Seven", "twice", "New", "gone"]
    #expect(spec.segments.count == 3)
    #expect(words.map(spec.segments.position(of:)) == [0, 0, 1, nil, 2, nil, nil])
    let scope = try #require(spec.scopes.first)
    #expect(words.map(scope.segments.position(of:)) == [0, 0, 1, 3, 2, 4, nil])
  }

  @Test("lays the entries of a platform over those of the top level, by key and state")
  func overlay() throws {
    let spec = try #require(
      read(
        """
        component: stepper
        states: { disabled: { announce: a }, selected: { announce: b }, error: { announce: c } }
        platforms:
          ios:
            states: { selected: none, error: { announce: d }, checked: { announce: e } }
        """
      )
    )
    let states = try #require(spec.scopes.first?.states)
    #expect(states.map(\.word.value) == ["disabled", "error", "checked"])
    #expect(states.map(\.announce?.value) == ["a", "d", "e"])
  }

  @Test("is none where nothing but comments stands", arguments: ["", "# x", "---\n...\n", "\n\n"])
  func nothing(document: String) {
    #expect(read(document) == nil)
  }

  private func read(_ text: String) -> Spec? {
    let stream = YAMLStream(parsing: SourceText(text))
    return Spec(reading: stream.documents[0].tree, in: .builtIn)
  }
}
