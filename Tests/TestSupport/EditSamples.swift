/// Documents in which an edit can be read again without the rest.
///
/// They have many siblings, deep nesting, several documents, anchors, comments, block scalars.
public enum EditSamples {
  /// Texts of about a number of entries each, with each kind of line break.
  public static func all(entries count: Int) -> [String] {
    let texts = [
      siblings(count), segments(count), nested(count), anchored(count), scalars(count),
      flows(count), documents(count), mistakes(count), misplaced(count), json(count),
      brackets(count),
    ]
    return texts + texts.map { $0.split(separator: "\n").joined(separator: "\r\n") + "\r\n" }
  }

  static func siblings(_ count: Int) -> String {
    (0..<count).map { "key\($0): value \($0)\nother\($0):\n  inner: \($0) # note\n" }.joined()
  }

  static func segments(_ count: Int) -> String {
    "component: x\nsegments:\n"
      + (0..<count).map { "  - label: Label \($0)\n    name: \"Name, \($0)\"\n" }.joined()
      + "last: y\n"
  }

  static func nested(_ count: Int) -> String {
    var text = "root:\n"
    for number in 0..<count {
      let depth = number * 7 % 11
      for level in 0...depth where level == depth || number % 3 == 0 {
        text += String(repeating: "  ", count: level + 1) + "k\(number)-\(level):\n"
      }
      text += String(repeating: "  ", count: depth + 2) + "leaf: \(number)\n"
    }
    return text
  }

  static func anchored(_ count: Int) -> String {
    (0..<count).map { number in
      switch number % 4 {
      case 0: "item\(number): &anchor\(number / 8) { a: \(number) }\n"
      case 1: "item\(number):\n  <<: *anchor\(number / 8)\n  b: *missing\n"
      case 2: "item\(number): !!str *anchor\(number / 16)\n"
      default: "# about \(number)\nitem\(number): !tag\n  - &k\(number) é\n  - *k\(number)\n"
      }
    }.joined()
  }

  static func scalars(_ count: Int) -> String {
    (0..<count).map { number in
      switch number % 5 {
      case 0: "- |\n  text \(number)\n\n    more\n"
      case 1: "- >2-\n   folded\n  \(number)\n# between\n"
      case 2: "- \"double \\\n  \(number)\"\n"
      case 3: "- 'it''s\n\n  \(number)'\n\n"
      default: "- plain \(number)\n  goes on\n  # c\n-\n  - x\n"
      }
    }.joined()
  }

  static func flows(_ count: Int) -> String {
    "a:\n"
      + (0..<count).map { number in
        switch number % 4 {
        case 0: "- { a: \(number), b: [c, d],\n    e: \"f\" }\n"
        case 1: "- [x: \(number), ? y]\n"
        case 2: "- ? [k\(number)]\n  : - v\n    - w\n"
        default: "- - - a: 1\n      b: \(number)\n    - c\n"
        }
      }.joined()
  }

  /// A document in brackets as a whole, in the style of JSON.
  static func json(_ count: Int) -> String {
    "{\n  \"component\": \"x\",\n  \"segments\": [\n"
      + (0..<count).map { number in
        let end = number == count - 1 ? "" : ","
        return
          "    {\n      \"label\": \"Label \(number)\",\n      \"icon\": [\"a\", {}]\n    }\(end)\n"
      }.joined() + "  ]\n}\n# the end\n"
  }

  /// A document in brackets that lacks commas, and in which some brackets close others.
  static func brackets(_ count: Int) -> String {
    "[\n"
      + (0..<count).map { number in
        switch number % 9 {
        case 0: "{ a: \(number)\n  b: c },\n"
        case 1: "  [x: \(number),\n  ? y\n  : z],\n"
        case 2: "text \(number)\n goes on,\n"
        case 3: "{ \"k\"\n:v, [a\n}, # note\n"
        case 4: "  &a\(number) {\n  b: *a\(number / 2) },\n"
        case 5: "\"open \(number),\n"
        case 6: "'it''s\n  \(number)',\n"
        case 7: "  - d\n"
        default: "  { e: f,\n\n    g: [h,\n  i], },\n"
        }
      }.joined() + "]\n"
  }

  static func documents(_ count: Int) -> String {
    (0..<4).map { number in
      let head = number % 2 == 0 ? "---\n" : "%TAG !e! tag:e:\n--- # c\n"
      return head + (number == 0 ? "\n" : "") + siblings(count / 4) + (number < 3 ? "...\n" : "")
    }.joined()
  }

  static func mistakes(_ count: Int) -> String {
    (0..<count).map { number in
      switch number % 8 {
      case 0: "key\(number): \"open\n"
      case 1: "key\(number):\n    deep: 1\n  less: 2\n"
      case 2: "half\(number)\n"
      case 3: "list\(number):\n  - a\n  b\n  - c: [1, 2\n"
      case 4: "value\(number): a: b\n"
      case 5: "\ttab\(number): 1\n"
      case 6: "key\(number):\n  inner: 1\n two: 2\n  three: 3\n"
      default: "good\(number):\n  inner: {a: 1}\n  text: 'x'\n"
      }
    }.joined()
  }

  /// Lists with some lines too far left, which shows only behind them, and some too far right.
  static func misplaced(_ count: Int) -> String {
    "segments:\n"
      + (0..<count).map { number in
        let key = number % 7 == 3 ? "" : number % 11 == 5 ? "   " : "    "
        let dash = number % 13 == 6 ? "   " : number % 17 == 9 ? "" : "  "
        return "\(dash)- label: Label \(number)\n\(key)name: Name\n    icon:\n      image: a\n"
      }.joined() + "last: y\n"
  }
}
