/// Text that belongs to nothing where it stands.
extension Mistake {
  static let strays = [
    Mistake(
      "a:\n  - b: c\n-     d: e\n    f: g\n  - b: h",
      "{a: [{b: c, d: e, f: g}, {b: h}]}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n    d: e\n    f: g\n  - b: h"
    ),
    Mistake(
      "a:\n  - b\n-   - c\n  - d\ne: f",
      "{a: [b, c, d], e: f}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b\n  - c\n  - d\ne: f"
    ),
    Mistake(
      "a:\n    b: c\n    d: e\n  - b: f\ng: h",
      "{a: [{b: c, d: e}, {b: f}], g: h}",
      "yaml-missing-dash 'b'",
      fixed: "a:\n  - b: c\n    d: e\n  - b: f\ng: h"
    ),
    Mistake(
      "a:\n* b\n* c\nd: e",
      "{a: [b, c], d: e}",
      "yaml-missing-dash '*'",
      fixed: "a:\n- b\n- c\nd: e"
    ),
    Mistake(
      "a: [\n  - b\n  - c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content '['",
      fixed: "a: \n  - b\n  - c\n\nd: e"
    ),
    Mistake(
      "a: {}\n  b: c\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unexpected-content '{}'",
      fixed: "a: \n  b: c\nd: e"
    ),
    Mistake(
      "\"a\": \"b\",\n\"c\": \"d\",\n\"e\": \"f\"",
      "{a: b, c: d, e: f}",
      "yaml-unexpected-content ','",
      fixed: "\"a\": \"b\"\n\"c\": \"d\"\n\"e\": \"f\""
    ),
    Mistake(
      "a: 'b's c'\nd: e",
      "{a: b, d: e}",
      "yaml-unexpected-content 's c''",
      fixed: "a: \"b's c\"\nd: e"
    ),
    Mistake(
      "```yaml\na: b\n```\n",
      "{a: b}",
      "yaml-unexpected-content '```yaml'",
      fixed: "\na: b\n\n"
    ),
    Mistake(
      "a: |\nb c\nd\ne: f",
      "{a: b c\nd\n, e: f}",
      "yaml-block-scalar 'b c'",
      fixed: "a: |\n  b c\n  d\ne: f"
    ),
    Mistake("- a\n-b\n- c", "[a, b, c]", "yaml-missing-space 'b'", fixed: "- a\n- b\n- c"),
    Mistake("- a\n-b: c\n  d: e\n- f", "[a, {b: c, d: e}, f]", "yaml-missing-space 'b'"),
    Mistake("a: b\n\tc\nd: e", "{a: b, d: e}", "yaml-tab-indentation '\t'"),
    Mistake("a: b\n- c\nd: e", "{a: b, ~: [c], d: e}", "yaml-unexpected-content '- c'"),
    Mistake(
      "a: b\n  - c: d\n    e: f\n  - g\nh: i",
      "{a: [{c: d, e: f}, g], h: i}",
      "yaml-unexpected-content 'b'",
      fixed: "a: \n  - c: d\n    e: f\n  - g\nh: i"
    ),
    Mistake(
      "a: \"b\"\n  - c: d\n    e: f\n  - g\nh: i",
      "{a: [{c: d, e: f}, g], h: i}",
      "yaml-unexpected-content '\"b\"'",
      fixed: "a: \n  - c: d\n    e: f\n  - g\nh: i"
    ),
    Mistake("a: \"b\"\n   c\n   d\ne: f", "{a: b, e: f}", "yaml-unexpected-content 'c'"),
    Mistake("a: \"b\"\n   c\nd: e", "{a: b, d: e}", "yaml-unexpected-content 'c'"),
    Mistake("- a\nb: c\nd: e\n- f", "[a, {b: c, d: e}, f]", "yaml-missing-dash 'b'"),
    Mistake(
      "a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> x\nf: g",
      "{a: b, c: d, c: e, f: g}",
      "yaml-conflict-marker '<<<<<<< HEAD'"
    ),
    Mistake("a: > b\n  c\nd: e", "{a: b c\n, d: e}", "yaml-block-scalar 'b'"),
    Mistake("a: b\n... c\n---\nd: e", "{a: b} --- {d: e}", "yaml-unexpected-content 'c'"),
    Mistake("[a]\nb", "[a]", "yaml-unexpected-content 'b'"),
    Mistake(
      "a: \"b\"#c\nd: e",
      "{a: b, d: e}",
      "yaml-missing-space '#'",
      fixed: "a: \"b\" #c\nd: e"
    ),
  ]
}
