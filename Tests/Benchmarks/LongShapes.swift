import TestSupport

/// Single documents, and one stream of many, of about 100,000 lines each.
enum LongShapes {
  struct Shape {
    let name: String
    let text: String
  }

  static func all(ofLines count: Int) -> [Shape] {
    var generator = SpecGenerator(seed: 5)
    let many = generator.stream(ofLines: count)
    let segments = segments(count)
    return [
      Shape(name: "many documents", text: many),
      Shape(name: "one mapping with long entries", text: entries(count)),
      Shape(name: "all below segments:", text: segments),
      Shape(name: "all below platforms:", text: platforms(count, many)),
      Shape(name: "deep mappings", text: deep(count)),
      Shape(name: "lists in lists", text: lists(count)),
      Shape(name: "brackets and quotes", text: brackets(count)),
      Shape(name: "brackets around everything", text: json(count)),
      Shape(name: "comments and block scalars", text: scalars(count)),
      Shape(name: "segments with 80 half-typed lines", text: halfTyped(segments)),
      Shape(name: "segments with a line too far left", text: misplaced(segments)),
      Shape(name: "segments with a line too far right", text: indented(segments)),
    ]
  }

  /// Entries of a thousand lines each.
  private static func entries(_ count: Int) -> String {
    "component: stepper\n"
      + (0..<(count / 1_000)).map { entry in
        "x-group-\(entry):\n"
          + (0..<333).map {
            """
              - label: Item \($0) of group \(entry)
                name: "Item \($0), Button" # announced
                selected: false\n
            """
          }.joined()
      }.joined()
  }

  private static func segments(_ count: Int) -> String {
    "component: segmented-control\nsegments:\n"
      + (0..<(count / 5)).map {
        """
          - label: Segment \($0)
            name: Segment number \($0)
            icon:
              image: tray-\($0)
              decorative: true\n
        """
      }.joined()
  }

  /// Specs below one key, each below a key of its own.
  private static func platforms(_ count: Int, _ many: String) -> String {
    var text = "component: stepper\nplatforms:\n  spec-0:\n"
    var number = 0
    for line in many.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "---" { number += 1 }
      text += line == "---" ? "  spec-\(number):\n" : line.isEmpty ? "\n" : "    \(line)\n"
    }
    return text
  }

  /// Mappings ten levels deep, of a hundred lines in the innermost.
  private static func deep(_ count: Int) -> String {
    var text = "root:\n"
    for number in 0..<(count / 100) {
      let first = number == 0 ? 1 : 1 + number % 9
      for level in first..<10 {
        text += String(repeating: "  ", count: level) + "level-\(level)-\(number):\n"
      }
      for leaf in 0..<(100 - (10 - first)) {
        text += String(repeating: "  ", count: 10) + "leaf-\(leaf): value \(number)\n"
      }
    }
    return text
  }

  private static func lists(_ count: Int) -> String {
    "groups:\n"
      + (0..<(count / 5)).map {
        "- - first \($0)\n  - second\n  -\n    - - third\n      - fourth: \($0)\n"
      }.joined()
  }

  private static func brackets(_ count: Int) -> String {
    "keys:\n"
      + (0..<(count / 4)).map {
        """
          key-\($0): { tab: focus, arrows: [focus, "select \($0)"] }
          list-\($0): [
            one, 'two', "three" ]
          text-\($0): "Label \($0), button, 1 of 4"\n
        """
      }.joined()
  }

  private static func json(_ count: Int) -> String {
    "{\n  \"component\": \"segmented-control\",\n  \"segments\": [\n"
      + (0..<(count / 5)).map {
        """
            {
              "label": "Segment \($0)",
              "name": "Segment number \($0)",
              "icon": { "image": "tray-\($0)", "decorative": true }
            },\n
        """
      }.joined() + "    {}\n  ]\n}\n"
  }

  private static func scalars(_ count: Int) -> String {
    "notes:\n"
      + (0..<(count / 5)).map {
        """
          # About note \($0): it has a "quote".
          note-\($0): |
            Note \($0): first line
              - second line

        """
      }.joined()
  }

  /// Every 1,250th line is cut in its middle, or has a mark without end.
  private static func halfTyped(_ text: String) -> String {
    text.split(separator: "\n").enumerated().map { number, content in
      let line = String(content)
      return switch number % 5_000 {
      case 500: String(line.prefix(line.count / 2))
      case 1_502: "\(line)\""
      case 2_501: line.replacing(": ", with: ": [")
      case 3_501: line.replacing(": ", with: ": \"")
      default: line
      }
    }.joined(separator: "\n") + "\n"
  }

  /// One line in the middle lacks its indentation.
  private static func misplaced(_ text: String) -> String {
    text.replacing("    name: Segment number 9000\n", with: "name: Segment number 9000\n")
  }

  /// One item in the middle has a space too much.
  private static func indented(_ text: String) -> String {
    text.replacing("  - label: Segment 9000\n", with: "   - label: Segment 9000\n")
  }
}
