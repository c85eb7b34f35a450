import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("What is spoken of by name")
struct NavigationTests {
  @Test("is found wherever it is, and leads to where it gets its name", arguments: cases)
  func occurrences(marked: String) throws {
    let fixture = Fixture(marked)
    let snapshot = Snapshot(SourceText(fixture.text))
    let cursor = try #require(fixture.cursor)
    let found = snapshot.occurrences(at: cursor).map {
      Fixture.Note($0.range, $0.isDeclaration ? "named" : "")
    }
    #expect(found == fixture.notes.sorted { $0.range.lowerBound < $1.range.lowerBound })
    let named = fixture.notes.filter { $0.message == "named" }.map(\.range)
    #expect(snapshot.definitions(at: cursor) == named)
  }

  private static let cases = [
    """
    a: &foc$0us { x: 1 }
        ^^^^^ named
    b: *focus
        ^^^^^
    c: [*focus, *other]
         ^^^^^
    """,
    """
    a: &focus { x: 1 }
        ^^^^^ named
    b: $0*focus
        ^^^^^
    c: &focus { x: 2 }
    d: *focus
    """,
    """
    x-a: &ios { role: button }
          ^^^ named
    platforms:
      ios:
        <<: [*i$0os]
              ^^^
    """,
    """
    component: segmented-control
    segments:
      - label: Day
               ^^^ named
      - { label: Week, name: All week }
    platforms:
      ios:
        segments: [{ label: day, selected: true }]
                            ^^^ named
        focus: { initial: Day, order: [Week, DAY] }
                          ^^^
                                             ^^^
        announcements:
          "D$0ay": "Day, button"
           ^^^
      android:
        focus: { order: { Week: { down: Day } } }
                                        ^^^
        announcements: [{ for: Day, text: Day }]
                               ^^^
    """,
    """
    component: segmented-control
    segments: [{ label: Week, name: All week }]
                                    ^^^^^^^^ named
    platforms: { ios: { announcements: { All $0week: "Week, button", Week: "Week" } } }
                                         ^^^^^^^^
    """,
    """
    platforms:
      android:
        focus:
          refs: [fi$0rst, second]
                 ^^^^^ named
          order: { first: { next: second }, second: { next: first } }
                   ^^^^^
                                                            ^^^^^
    """,
    """
    component: stepper
    actions: [increment, decrement]
              ^^^^^^^^^ named
    platforms:
      android:
        increment: { name: Add }
        ^^^^^^^^^ named
        announcements:
          incre$0ment: "Add, button"
          ^^^^^^^^^
    """,
    """
    component: segmented-control
    segments: [{ label: Day }]
    platforms:
      ios:
        states: { disabled: { announce: Dimmed } }
                  ^^^^^^^^ named
        announcements:
          - { for: Day, state: disab$0led, text: "Day, Dimmed, button" }
                               ^^^^^^^^
    """,
    """
    component: stepper
    label: Tickets
           ^^^^^^^ named
    platforms:
      ios:
        announcements:
          increment: "{lab$0el}, {value}, Increment, Button"
                      ^^^^^^^
          decrement: "{label}, {value}, Decrement, Button"
                      ^^^^^^^
    """,
    """
    component: stepper
    label: Tickets
    value: { current: 3, max: 4 }
                      ^ named
    platforms:
      ios:
        announcements:
          increment: "{label}, {val$0ue}, Increment, Button"
                               ^^^^^^^
    """,
    """
    component: segmented-control
    label: Range
    group-label: Span
    segments:
      - { label: Day }
                 ^^^ named
      - { label: Week }
    platforms:
      ios:
        announcements:
          Day: "{group}, {la$0bel}, button, {index} of {count}"
                         ^^^^^^^
                                          ^^^^^^^
          Week: "{label}, button"
    """,
    """
    component: segmented-control
    segments: [{ label: Day }]
    ^^^^^^^^ named
    platforms: { ios: { announcements: { Day: "{label}, button, 1 of {cou$0nt}" } } }
                                                                     ^^^^^^^
    """,
    """
    platforms:
      ios: { role: button, announcements: { increment: "{r$0ole}" } }
                   ^^^^^^ named
                                                        ^^^^^^
      android: { role: switch, announcements: { increment: "{role}" } }
    """,
  ]

  @Test(
    "leads from a merge key to the maps that it merges",
    arguments: [
      ("a: &x { b: 1 }\nc: &y { d: 1 }\ne: { $0<<: [*x, *y] }\n", ["x", "y"]),
      ("a: &x { b: 1 }\nc: &y { d: 1 }\ne: { <$0<: *y }\n", ["y"]),
      ("a: &x { b: 1 }\ne: { \"<$0<\": *x }\n", []),
    ] as [(String, [String])]
  )
  func mergeKeys(marked: String, names: [String]) throws {
    let fixture = Fixture(marked)
    let snapshot = Snapshot(SourceText(fixture.text))
    let found = snapshot.definitions(at: try #require(fixture.cursor))
    #expect(found.map { snapshot.text.string(in: $0) } == names)
  }

  @Test("is nothing where no name is, or only one that leads nowhere")
  func nothing() throws {
    for marked in [
      "$0", "lab$0el: A\n", "# &$0a\n", "a: *$0b\n", "component: ste$0pper\n",
      "platforms: { ios: { announcements: { incre$0ment: \"{label}\" } } }\n",
      "platforms: { ios: { announcements: { increment: \"{lab$0el}\" } } }\n",
    ] {
      let fixture = Fixture(marked)
      let snapshot = Snapshot(SourceText(fixture.text))
      let cursor = try #require(fixture.cursor)
      #expect(snapshot.definitions(at: cursor) == [], "\(marked)")
      #expect(snapshot.occurrences(at: cursor) == [], "\(marked)")
    }
  }

  @Test("is a rule in the comments of all documents, and in a configuration")
  func rules() {
    let text =
      "# a11y-spec: allow role-expected, text-resize\na: 1\n---\nb: 2 # a11y-spec: allow role-expected (why)\n"
    let snapshot = Snapshot(SourceText(text))
    #expect(snapshot.ruleID(at: 22)?.id == "role-expected")
    #expect(snapshot.ruleID(at: 2) == nil)
    let found = snapshot.places(allowing: "role-expected")
    #expect(found.map { snapshot.text.string(in: $0) } == ["role-expected", "role-expected"])
    let configuration = FormatDocument(
      configuration: SourceText(
        "rules: { role-expected: off }\noverrides:\n  - { files: a, rules: { role-expected: hint, no: off } }\n"
      )
    )
    #expect(configuration.ruleID(at: 12)?.id == "role-expected")
    #expect(configuration.ruleID(at: 2) == nil)
    #expect(configuration.places(ofRule: "role-expected") == [9..<22, 66..<79])
  }
}
