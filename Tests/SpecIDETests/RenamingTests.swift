import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("A new name")
struct RenamingTests {
  @Test(
    "is written wherever the old one was, in quotes where it needs them",
    arguments: [
      (
        "a: &fo$0cus 1\nb: *focus\nc: [*focus]\n", "ring",
        "a: &ring 1\nb: *ring\nc: [*ring]\n"
      ),
      (
        "component: segmented-control\nsegments: [{ label: D$0ay }]\n"
          + "platforms: { ios: { announcements: { \"Day\": a, 'day': b } } }\n",
        "Today: \"x\"",
        "component: segmented-control\nsegments: [{ label: \"Today: \\\"x\\\"\" }]\n"
          + "platforms: { ios: { announcements: { \"Today: \\\"x\\\"\": a, 'Today: \"x\"': b } } }\n"
      ),
      (
        "component: segmented-control\nsegments: [{ label: Day }]\n"
          + "platforms: { ios: { announcements: { D$0ay: Day } } }\n",
        "1",
        "component: segmented-control\nsegments: [{ label: \"1\" }]\n"
          + "platforms: { ios: { announcements: { \"1\": \"1\" } } }\n"
      ),
      (
        "component: segmented-control\nsegments: [{ label: \"A, b\" }, { \"label\":\"C: d\" }]\n"
          + "platforms: { ios: { announcements: { \"A, $0b\": a } } }\n",
        "Day",
        "component: segmented-control\nsegments: [{ label: Day }, { \"label\":\"C: d\" }]\n"
          + "platforms: { ios: { announcements: { Day: a } } }\n"
      ),
      (
        "component: segmented-control\nsegments: [{ label: \"A, $0b\" }]\n"
          + "platforms: { ios: { announcements: {\"A, b\":\"x\"} } }\n",
        "Day",
        "component: segmented-control\nsegments: [{ label: Day }]\n"
          + "platforms: { ios: { announcements: {\"Day\":\"x\"} } }\n"
      ),
      (
        "component: segmented-control\nsegments: [{ label: D$0ay }, { label: Week }]\nplatforms:\n"
          + "  ios: { announcements: { Day: \"Selected, Day, button\", Week: 'Week, Day' } }\n"
          + "  android:\n    announcements:\n      - { for: Day, text: Daytime Day tab }\n",
        "Per \"day\"",
        "component: segmented-control\nsegments: [{ label: Per \"day\" }, { label: Week }]\nplatforms:\n"
          + "  ios: { announcements: { Per \"day\": \"Selected, Per \\\"day\\\", button\", "
          + "Week: 'Week, Day' } }\n"
          + "  android:\n    announcements:\n"
          + "      - { for: Per \"day\", text: Daytime Per \"day\" tab }\n"
      ),
      (
        "component: segmented-control\nsegments: [{ name: On }, { label: Of$0f }]\nplatforms:\n"
          + "  ios:\n    announcements:\n      Off: 'Off, Off-peak, {role}'\n      On: On, not Off\n",
        "It's",
        "component: segmented-control\nsegments: [{ name: On }, { label: It's }]\nplatforms:\n"
          + "  ios:\n    announcements:\n      It's: 'It''s, Off-peak, {role}'\n      On: On, not Off\n"
      ),
      (
        "component: segmented-control\nsegments: [{ label: Button$0 }, { label: B }]\n"
          + "platforms: { ios: { announcements: { Button: \"Button, Button, {index}\" } } }\n",
        "Key",
        "component: segmented-control\nsegments: [{ label: Key }, { label: B }]\n"
          + "platforms: { ios: { announcements: { Key: \"Key, Button, {index}\" } } }\n"
      ),
      (
        "platforms:\n  android:\n    focus: { refs: [first], order: [f$0irst, label] }\n", "one",
        "platforms:\n  android:\n    focus: { refs: [one], order: [one, label] }\n"
      ),
    ] as [(String, String, String)]
  )
  func writing(marked: String, name: String, renamed: String) throws {
    let (snapshot, cursor) = try read(marked)
    let edits = try snapshot.renaming(at: cursor, to: name)
    let text = snapshot.text.applying(edits)
    #expect(text.string(in: text.range) == renamed)
  }

  @Test(
    "is refused where it is taken, or none",
    arguments: [
      ("a: &f$0 1\nb: &g 2\n", "g", "another anchor or alias is called 'g'"),
      ("a: &f$0 1\nb: *g\n", "g", "another anchor or alias is called 'g'"),
      ("a: &f$0 1\n", "g h", "the name of an anchor has neither blanks nor any of ,[]{}"),
      ("a: &f$0 1\n", "g,", "the name of an anchor has neither blanks nor any of ,[]{}"),
      ("a: &f$0 1\n", "", "a name has letters"), ("a: &f$0 1\n", " ", "a name has letters"),
      ("a: &f$0 1\n", "a\nb", "a name stands on one line, without control characters"),
      (
        "component: segmented-control\nsegments: [{ label: D$0ay }, { label: Week }]\n", "week",
        "something else is called 'week'"
      ),
      (
        "component: segmented-control\nsegments: [{ label: D$0ay }]\n", "Group",
        "something else is called 'Group'"
      ),
      (
        "component: segmented-control\nsegments: [{ label: D$0ay }]\nfocus: { order: [data] }\n",
        "data", "something else is called 'data'"
      ),
      ("component: ste$0pper\n", "x", "nothing here has a name of its own"),
      ("actions: [incre$0ment]\n", "x", "nothing here has a name of its own"),
      (
        "component: segmented-control\nsegments:\n  - label: |\n      D$0ay\n", "x",
        "nothing here has a name of its own"
      ),
      ("a: *f$0\n", "x", "nothing here has a name of its own"),
    ] as [(String, String, String)]
  )
  func refusal(marked: String, name: String, message: String) throws {
    let (snapshot, cursor) = try read(marked)
    let problem = #expect(throws: RenamingProblem.self) {
      try snapshot.renaming(at: cursor, to: name)
    }
    #expect(problem?.message == message)
  }

  @Test(
    "is asked for the word under the cursor",
    arguments: [
      ("a: &f$0ocus 1\nb: *focus\n", "focus"), ("a: &focus 1\nb: $0*focus\n", "focus"),
      ("component: segmented-control\nsegments: [{ label: $0\"A b\" }]\n", "A b"),
    ]
  )
  func preparation(marked: String, word: String) throws {
    let (snapshot, cursor) = try read(marked)
    let place = try #require(snapshot.renamable(at: cursor))
    #expect(place.word == word)
    #expect(snapshot.text.string(in: place.range) == word)
    #expect(place.range.meets(cursor..<cursor + 1))
  }

  private func read(_ marked: String) throws -> (Snapshot, Int) {
    let fixture = Fixture(marked)
    return (Snapshot(SourceText(fixture.text)), try #require(fixture.cursor))
  }
}

@Suite("Every name of every spec")
struct NamePropertyTests {
  @Test("leads from each place that speaks of it to where it gets its name", arguments: specs)
  func definitions(spec: NamedText) {
    let snapshot = Snapshot(SourceText(spec.text))
    for offset in snapshot.text.wordStarts {
      let occurrences = snapshot.occurrences(at: offset)
      let named = occurrences.filter(\.isDeclaration).map(\.range)
      for occurrence in occurrences where !occurrence.isDeclaration {
        let found = snapshot.definitions(at: occurrence.range.lowerBound)
        #expect(!Set(named).isDisjoint(with: found), "\(spec.name) at \(offset)")
      }
    }
  }

  @Test(
    "changes there and back to the same bytes, with quotes on the way and without",
    arguments: specs,
    ["renamed-here", "renamed: here"]
  )
  func renaming(spec: NamedText, other: String) throws {
    let snapshot = Snapshot(SourceText(spec.text))
    var done: Set<Int> = []
    for offset in snapshot.text.wordStarts {
      guard let name = snapshot.renamable(at: offset), done.insert(name.range.lowerBound).inserted
      else { continue }
      // The name of an anchor can have no blank, and quotes that none needed are not brought back.
      guard let edits = try? snapshot.renaming(at: offset, to: other),
        !other.contains(":") || !snapshot.text.hasSpareQuotes(around: edits.map(\.range))
      else {
        #expect(other.contains(":"), "\(spec.name): \(name.word)")
        continue
      }
      // A name that is spelt in several ways comes back in one, and one of YAML 1.1's booleans in
      // quotes.
      let spellings = Set(edits.map { snapshot.text.string(in: $0.range) })
      let same = try snapshot.renaming(at: offset, to: name.word)
      guard spellings == [name.word], snapshot.text.applying(same) == snapshot.text else {
        continue
      }
      let there = Snapshot(snapshot.text.applying(edits))
      let cursor = try #require(edits.first).range.lowerBound
      let back = there.text.applying(try there.renaming(at: cursor, to: name.word))
      #expect(back.bytes == snapshot.text.bytes, "\(spec.name): \(name.word)")
      #expect(
        there.occurrences(at: cursor).count >= edits.count,
        "\(spec.name): \(name.word)"
      )
    }
  }

  /// The specs of the corpus and the examples, and generated ones.
  static let specs: [NamedText] = {
    let folders = ["Tests/SpecRulesTests/Corpus", "Tests/Examples"]
    let files = folders.flatMap { folder in
      ((try? Files.names(in: folder)) ?? []).compactMap { name in
        (try? Files.text("\(folder)/\(name)")).map { NamedText(name: name, text: $0) }
      }
    }
    var generator = SpecGenerator(seed: 22)
    return files + (1...6).map { NamedText(name: "generated \($0)", text: generator.document()) }
  }()

  struct NamedText: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var testDescription: String { name }
  }
}

extension SourceText {
  /// Whether one of some names stands in quotes, which are no part of its range.
  fileprivate func hasSpareQuotes(around ranges: [ByteRange]) -> Bool {
    ranges.contains { $0.lowerBound > 0 && "\"'".utf8.contains(bytes[$0.lowerBound - 1]) }
  }

  /// The offsets at which a word or a mark begins.
  fileprivate var wordStarts: [Int] {
    let blanks: Set<UInt8> = [0x20, 0x0A, 0x22, 0x27, 0x2C, 0x3A]
    return bytes.indices.filter {
      !blanks.contains(bytes[$0]) && ($0 == 0 || blanks.contains(bytes[$0 - 1]))
    }
  }
}
