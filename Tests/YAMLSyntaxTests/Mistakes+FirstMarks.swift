/// Marks in front of the first entry of a block, which make something else of it than what the
/// entries below go on with, and texts that begin so and are right.
extension Mistake {
  static let firstMarks =
    ["*", "!", "?"].map { stray("a:\n ", $0, " b:\n    c: d\n  e: f", "{a: {b: {c: d}, e: f}}") }
    + ["&", "|", ">", "\"\"", "''"].map {
      stray("a:\n  ", $0, "b: |\n    c\n  e: f", "{a: {b: c\n, e: f}}")
    }
    + ["[", "{", "?", "*"].map {
      stray("a:\n", $0, "  b: |\n    c\n  e: f", "{a: {b: c\n, e: f}}")
    }
    + ["[", "{"].map { stray("a:\n  ", $0, "b: |\n    c\n  e: f", "{a: {b: c\n, e: f}}") }
    + [
      stray("", "|", "a: b\nc: d", "{a: b, c: d}"),
      stray("", ">", "a:\n  b: c\nd: e", "{a: {b: c}, d: e}"),
      Mistake("|\na: b\nc: d\n", "a: b\nc: d\n"),
      stray("a:\n  ", "!", "b:\n    c: d\n  e: f", "{a: {b: {c: d}, e: f}}"),
      stray("a:\n  ", "\"", "b: {c: \"d e\"}\n  f: g", "{a: {b: {c: d e}, f: g}}"),
      stray("a:\n ", "?", " - b: c\n    d: e\n  - f: g", "{a: [{b: c, d: e}, {f: g}]}"),
      stray("a:\n  - b: c\n", "?", "  - d: e\n    f: g\n  - h", "{a: [{b: c}, {d: e, f: g}, h]}"),
      Mistake(
        "a:\n  ? - b: c\n    d: e\n  - f: g",
        "{a: [{b: c, d: e}, {f: g}]}",
        "yaml-unexpected-content '?'",
        fixed: "a:\n  - b: c\n    d: e\n  - f: g"
      ),
      Mistake("a:\n  ! b: |\n   c: d\n", "{a: {<!> b: c: d\n}}"),
      Mistake("a:\n  ! b: \"c\n   d: e\"\n", "{a: {<!> b: c d: e}}"),
      Mistake("a:\n  ! b: [c,\n   d: e]\n", "{a: {<!> b: [c, {d: e}]}}"),
      Mistake("a:\n  ! b: &x\n   c: d\n", "{a: {<!> b: &x {c: d}}}"),
      Mistake("a:\n  !  b: c\n   ? d\n", "{a: {<!> b: c ? d}}"),
      Mistake("a:\n  !b: {\n  x: }\n", "{a: <!b:> {x: ~}}"),
      Mistake("a:\n  &b: \"c\n  d: e\"\n", "{a: &b: c d: e}"),
      Mistake("a:\n &x: 2\n ?\n", "{a: &x: 2 ?}"),
      Mistake("a:\n  ? !t:\n   b: c\n", "{a: {<!t:> {b: c}: ~}}"),
      Mistake("a:\n  {b: \"c |\n  d: e\"}\n", "{a: {b: c | d: e}}"),
      Mistake("a:\n  >-\n   ? y\n    x\n", "{a: ? y\n x}"),
      Mistake("{\"a\":[ 1 ],\n\"b\":2}\n", "{a: [1], b: 2}"),
      Mistake("{\"a\":{ \"b\":1 },\n\"b\":2}\n", "{a: {b: 1}, b: 2}"),
      Mistake("a:\n  !t:\n  b: c", "{a: <!t:> {b: c}}"),
      Mistake("a:\n  !t: \n  b: c", "{a: <!t:> {b: c}}"),
      Mistake("a:\n  &b: |-\n c\n  d: e", "{a: &b: c\n d: e}"),
      Mistake("a:\n  ! b:\n   c: d", "{a: {<!> b: {c: d}}}"),
      Mistake("a:\n  ? b: c\n    d: e", "{a: {{b: c, d: e}: ~}}"),
      Mistake("a:\n  |-\n  b: c", "{a: b: c}"),
      Mistake("a:\n?  b: c\n   d: e", "{a: ~, {b: c, d: e}: ~}"),
    ]

  /// Text from which one mark has to be removed.
  private static func stray(
    _ before: String,
    _ mark: String,
    _ after: String,
    _ outline: String
  ) -> Mistake {
    Mistake(
      before + mark + after,
      outline,
      "yaml-unexpected-content '\(mark)'",
      fixed: before + after
    )
  }
}
