import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("The outline")
struct OutlineTests {
  @Test("is what a person reads: the component, its platforms, their topics")
  func outline() {
    let text = """
      spec: 1
      component: stepper
      title: Ticket quantity
      purpose: Choose
      links: [a]
      label: Tickets
      value: { current: 3, max: 10 }
      keyboard: { tab: focus, space: activate }
      platforms:
        ios:
          framework: [uikit, swiftui]
          element: UIStepper
          role: button
          accessibilityLabel: Tickets
          states:
            disabled: { api: isEnabled=false, announce: Dimmed }
            enabled:
          increment: { name: Add one }
          focus: { on-value-change: stay }
          announcements:
            increment: >-
              {label},
              Increment
            decrement: { text: Less, state: disabled }
        android: { announcements: [{ for: increment, text: More }] }
      ---
      x-shared: { a: &a [b] }
      component: segmented-control
      segments:
        - { label: Day, selected: true, name: A day }
        - { name: Week, disabled: true }
        - {}
      """
    #expect(
      outline(text) == """
        spec Ticket quantity (Stepper)
          field label (Tickets)
          topic value (current, max)
          topic keyboard (tab, space)
          platform iOS (UIKit, SwiftUI · button)
            field role (button)
            topic states
              state disabled (Dimmed)
              state enabled
            part increment (Add one)
            topic focus (on-value-change)
            topic announcements
              moment increment ({label}, Increment)
              moment decrement (Less)
          platform Android
            topic announcements
              moment increment (More)
        spec Segmented control
          topic x-shared (a)
          topic segments (3)
            part Day (selected, A day)
            part Week (disabled)
            part item

        """
    )
  }

  @Test(
    "has the parts of a component by what they are called",
    arguments: [
      (
        "buttons: [OK, { label: Cancel, name: Keep it }]",
        ["topic buttons (2)", "part OK", "part Cancel (Keep it)"]
      ),
      ("close: { label: Not now }", ["part close (Not now)"]),
      ("close: { label: none, name: Close }", ["part close (Close)"]),
      ("action: Undo", ["field action (Undo)"]),
    ] as [(String, [String])]
  )
  func parts(line: String, symbols: [String]) {
    let lines = outline("component: dialog\n\(line)\n").split(separator: "\n").dropFirst()
    #expect(lines.map { String($0.drop { $0 == " " }) } == symbols)
  }

  @Test("goes on where something else was written than the format has")
  func other() {
    #expect(outline("- a\n") == "spec spec\n")
    #expect(
      outline("platforms: *a\nlabel: [a]\n")
        == "spec spec\n  topic platforms (*a)\n  topic label (a)\n"
    )
    let long = String(repeating: "word ", count: 50)
    #expect(outline("label: \(long)\n").contains("word…)"))
  }

  @Test("holds each entry within the one around it", arguments: NamePropertyTests.specs)
  func nesting(spec: NamePropertyTests.NamedText) {
    var pending = Snapshot(SourceText(spec.text)).symbols
    while let symbol = pending.popLast() {
      #expect(symbol.range.contains(symbol.selectionRange))
      #expect(symbol.children.allSatisfy { symbol.range.contains($0.range) }, "\(symbol.name)")
      let starts = symbol.children.map(\.range.lowerBound)
      #expect(starts == starts.sorted())
      pending += symbol.children
    }
  }

  @Test(
    "has no more symbols than somebody looks through",
    arguments: [
      String(repeating: "?\n", count: 12_000),
      "states: {\(String(repeating: ":, ", count: 12_000))}\n",
      String(repeating: "states: { a, b, c }\n", count: 4_000),
      "platforms: { \(String(repeating: "ios: { label: a, name: b }, ", count: 4_000)) }\n",
      String(
        repeating: "component: stepper\nstates: { \(String(repeating: "a, ", count: 500))}\n---\n",
        count: 30
      ),
    ] as [String]
  )
  func limit(text: String) {
    var pending = Snapshot(SourceText("component: stepper\n" + text)).symbols
    var count = 0
    while let symbol = pending.popLast() {
      count += 1
      pending += symbol.children
    }
    #expect((9_000...12_000).contains(count))
  }

  private func outline(_ text: String) -> String {
    lines(Snapshot(SourceText(text)).symbols, indentation: "")
  }

  private func lines(_ symbols: [Symbol], indentation: String) -> String {
    symbols.map { symbol in
      "\(indentation)\(symbol.kind) \(symbol.name)"
        + (symbol.detail.map { " (\($0))" } ?? "") + "\n"
        + lines(symbol.children, indentation: indentation + "  ")
    }.joined()
  }
}
