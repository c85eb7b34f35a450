import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("Lines in the wrong column")
struct DisplacedLinesTests {
  private static let spec = """
    component: stepper
    label: Tickets
    value: 3
    actions: [decrement, increment]
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }
    platforms:
      ios:
        framework: uikit
        element: UIStepper
        role: button
        states:
          disabled: { api: isEnabled=false, announce: Dimmed }
        groupings: native
        focus:
          on-value-change: { announce: .announcement, focus: stay }
        announcements:
          increment: "{label}, {value}, Increment, Button"
          decrement: "{label}, {value}, Decrement, Button"

    """

  @Test(
    "are one finding, and its fix moves them back",
    arguments: [
      (9, 11, 2, "this line is indented by 6, its neighbours by 4; indent it less"),
      (9, 11, 4, "this line is indented by 8, its neighbours by 4; indent it less"),
      (12, 14, 2, "this line is indented by 6, its neighbours by 4; indent it less"),
      (12, 14, -2, "'states' belongs under 'ios'; indent the 2 lines more"),
      (12, 13, -2, "'states' belongs under 'ios'; indent it more"),
      (14, 15, 2, "'groupings' belongs under 'ios'; indent it less"),
      (14, 17, 2, "'groupings' belongs under 'ios'; indent the 3 lines less"),
      (15, 16, 2, "this line is indented by 6, its neighbours by 4; indent it less"),
      (17, 20, 2, "'announcements' belongs to the platform, not under 'focus'; indent it less"),
      (18, 20, -2, "'increment' and 'decrement' belong under 'announcements'; indent them there"),
      (19, 20, -2, "'decrement' belongs under 'announcements'; indent it there"),
      (10, 12, -2, "'element' belongs under 'ios'; indent the 2 lines more"),
      (9, 11, -2, "'framework' belongs under 'ios'; indent the 2 lines more"),
      (10, 12, -1, "'element' belongs under 'ios'; indent the 2 lines more"),
      (10, 14, -1, "'element' belongs under 'ios'; indent the 4 lines more"),
      (12, 20, -2, "'states' belongs under 'ios'; indent the 8 lines more"),
      (9, 20, -2, "'framework' belongs under 'ios'; indent the 11 lines more"),
      (15, 20, 2, "'focus' belongs under 'ios'; indent the 5 lines less"),
      (1, 4, 2, "this line is indented by 2, its neighbours by 0; indent it less"),
    ] as [(Int, Int, Int, String)]
  )
  func moved(from first: Int, to end: Int, by distance: Int, message: String) throws {
    let displaced = Self.moving(first..<end, by: distance, in: Self.spec)
    let snapshot = Snapshot(SourceText(displaced))
    #expect(snapshot.findings.map(\.message) == [message])
    let fix = try #require(snapshot.findings.first?.fixes.first)
    let mended = snapshot.text.applying(fix.edits)
    #expect(mended.string(in: mended.range) == Self.spec)
    #expect(fix.isPreferred)
  }

  @Test(
    "are told one thing of each line",
    arguments: ["page-control", "segmented-control", "stepper"]
  )
  func advice(example: String) throws {
    let text = try Files.text("Tests/Examples/\(example).a11y.yaml")
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    var mended = 0
    for first in stride(from: 0, to: count, by: 3) {
      for (end, distance) in [(first + 1, 1), (first + 2, -1), (first + 4, 1), (count, 2)] {
        let displaced = Self.moving(first..<min(end, count), by: distance, in: text)
        let snapshot = Snapshot(SourceText(displaced))
        let lines = snapshot.findings.filter { $0.message.contains("; indent ") }
          .map { snapshot.text.lines.line(at: $0.range.lowerBound) }
        #expect(Set(lines).count == lines.count, "line \(first), by \(distance)")
        let fix = snapshot.findings.count == 1 ? snapshot.findings[0].fixes.first : nil
        if let fix, Snapshot(snapshot.text.applying(fix.edits)).findings.isEmpty { mended += 1 }
      }
    }
    #expect(mended > count / 2)
  }

  @Test(
    "are the ones in an odd column, where two stand one column apart",
    arguments: [
      (" ios: { framework: uikit }\n  android: { framework: views }\n", 4),
      ("   ios: { framework: uikit }\n    android: { framework: views }\n", 4),
      (" ios:\n    framework: uikit\n  android:\n    framework: views\n", 4),
      ("   ios:\n        framework: uikit\n    android:\n        framework: views\n", 4),
      ("  ios: { framework: uikit }\n   android: { framework: views }\n", 5),
    ] as [(String, Int)]
  )
  func parity(platforms: String, line: Int) {
    let head = "component: stepper\nlabel: Tickets\nvalue: 3\nplatforms:\n"
    let text = SourceText(head + platforms)
    let lines = Snapshot(text).findings.filter { $0.code == "yaml-indentation" }
      .map { text.lines.line(at: $0.range.lowerBound) }
    #expect(lines == [line])
  }

  @Test("are told to leave a column in which no key stands, where none takes them")
  func column() throws {
    let text = try Files.text("Tests/SpecRulesTests/Corpus/ansicht.a11y.yaml")
    let displaced = Snapshot(SourceText(Self.moving(8..<22, by: 2, in: text)))
    let ofLine = displaced.findings.filter {
      displaced.text.lines.line(at: $0.range.lowerBound) == 8
    }
    let message = "'platforms' stands in no column of the keys above it; indent it like one of them"
    #expect(ofLine.map(\.message) == [message])
  }

  @Test(
    "are told one thing where their key is unknown, or a platform has it",
    arguments: [
      (
        "platforms:\n  ios:\n    focus:\n      confined: group\n   framework: uikit\n",
        "this line is indented by 3, its neighbours by 4; indent it more"
      ),
      (
        "hint: x\n colour: red\nvalue: 3\n",
        "this line is indented by 1, its neighbours by 0; indent it less"
      ),
    ] as [(String, String)]
  )
  func guess(lines: String, message: String) {
    let text = "component: segmented-control\n" + lines
    let messages = Snapshot(SourceText(text)).findings.map(\.message)
    #expect(messages.filter { $0.contains("indent ") || $0.contains("no key") } == [message])
  }

  @Test(
    "go to the column of the map that their key belongs to",
    arguments: [
      (
        "platforms:\n ios:\n   role: button\n   announcements:\n     reason: x\n  android:\n"
          + "    role: Button\n",
        "'android' belongs under 'platforms'; indent the 2 lines less"
      ),
      (
        "platforms:\n ios:\n     states:\n         disabled: { announce: Dimmed }\n   android:\n"
          + "    role: Button\n",
        "'android' belongs under 'platforms'; indent the 2 lines less"
      ),
      (
        "platforms:\n  android:\n    framework: compose\n  onClickLabel: Buy\n"
          + "  accessibilityLiveRegion: polite\n    announcements:\n      reason: x\n",
        "'onClickLabel' belongs under 'android'; indent the 2 lines more"
      ),
    ] as [(String, String)]
  )
  func told(platforms: String, message: String) {
    let text = "component: stepper\nlabel: Tickets\n" + platforms
    let messages = Snapshot(SourceText(text)).findings.map(\.message)
    #expect(messages.filter { $0.contains("indent ") } == [message])
  }

  @Test("leave the key that they stood under alone without a value, and go no further than need be")
  func alone() throws {
    let rows = Self.spec.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = (rows[..<11] + ["    states:"] + rows[17...]).joined(separator: "\n")
    let displaced = Self.moving(12..<15, by: 2, in: kept)
    let finding = try #require(Snapshot(SourceText(displaced)).findings.first)
    #expect(finding.message == "'announcements' belongs under 'ios'; indent the 3 lines less")
    let mended = SourceText(displaced).applying(finding.fixes[0].edits)
    #expect(mended.string(in: mended.range) == kept)
  }

  @Test("leave what is found elsewhere, where it stands")
  func others() throws {
    let wrong = Self.spec.replacing("Dimmed", with: "disabled").replacing("200%", with: "150%")
    let before = Snapshot(SourceText(wrong)).findings
    let displaced = Snapshot(SourceText(Self.moving(14..<17, by: 2, in: wrong)))
    let words = displaced.findings.map { displaced.text.string(in: $0.range) }
    #expect(before.count == 2)
    #expect(displaced.findings.count == 3)
    #expect(words.contains("disabled") && words.contains("150%"))
  }

  @Test(
    "are not suspected where a word is just unknown",
    arguments: [
      "component: stepper\ncolour: red\nplatforms: { ios: {} }\n",
      "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    f: x\n",
    ]
  )
  func unknown(document: String) {
    let messages = Snapshot(SourceText(document)).findings.map(\.message)
    #expect(!messages.contains { $0.contains("; indent ") })
  }

  @Test(
    "are one finding where a comment hides their key",
    arguments: ["stepper", "page-control", "segmented-control"]
  )
  func hidden(example: String) throws {
    let text = try Files.text("Tests/Examples/\(example).a11y.yaml")
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var count = 0
    for (index, row) in rows.enumerated() where row.hasSuffix(":") {
      // What stands behind an `x-…`, nobody reads.
      if rows[..<index].last(where: { $0.first?.isLetter == true })?.hasPrefix("x-") == true {
        continue
      }
      let margin = row.prefix { $0 == " " }
      let key = row.dropFirst(margin.count)
      for comment in ["\(margin)# \(key)", "\(margin)#\(key)", "#\(row)", "# \(row)"] {
        let hidden = rows[..<index] + [comment] + rows[(index + 1)...]
        let snapshot = Snapshot(SourceText(hidden.joined(separator: "\n")))
        let found = snapshot.findings
        let lines = found.map { snapshot.text.lines.line(at: $0.range.lowerBound) }
        #expect(lines == [index], "\(comment): \(found.map(\.message))")
        let mended = found.first?.fixes.first.map { snapshot.text.applying($0.edits) }
        #expect(mended.map { Snapshot($0).findings } == [], "\(comment)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test(
    "are not put under a comment that is none of their keys",
    arguments: [
      "component: stepper\nplatforms:\n  # see:\n  ios:\n    rolle: button\n    f: x\n",
      "component: stepper\n# platforms:\nlabel: Tickets\nlabel: Tickets\n",
      "component: stepper\nplatforms:\n  ios:\n    # note:\n    role: button\n    role: button\n",
    ] as [String]
  )
  func comments(document: String) {
    let messages = Snapshot(SourceText(document)).findings.map(\.message)
    #expect(!messages.contains { $0.contains("'#'") }, "\(messages)")
  }

  /// The text with some of its lines, counted from 0, indented more or less.
  private static func moving(_ lines: Range<Int>, by distance: Int, in text: String) -> String {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return rows.map { index, row in
      guard lines.contains(index) else { return String(row) }
      return distance < 0
        ? String(row.dropFirst(-distance)) : String(repeating: " ", count: distance) + row
    }.joined(separator: "\n")
  }
}
