/// Lines that were joined, lines of text that stand too far left, and no-break spaces, one a line.
extension Mistake {
  static let lines = [
    Mistake(
      "a:\n  b: c\n  wo\nrd: e\n  f: g",
      "{a: {b: c, wo: ~, rd: e, f: g}}",
      "yaml-multiline-key 'wo\nrd'",
      fixed: "a:\n  b: c\n  word: e\n  f: g"
    ),
    Mistake(
      "a:\n  - wo\nrd: e\n    f: g\n  - word: h\n    f: i",
      "{a: [{wo: ~, rd: e, f: g}, {word: h, f: i}]}",
      "yaml-multiline-key 'wo\nrd'",
      fixed: "a:\n  - word: e\n    f: g\n  - word: h\n    f: i"
    ),
    Mistake(
      "a: b  c: d\ne: f",
      "{a: b, c: d, e: f}",
      "yaml-collection-on-line 'c'",
      fixed: "a: b\nc: d\ne: f"
    ),
    Mistake(
      "a:\r\n  b: c  d:\r\n    e: f\r\n",
      "{a: {b: c, d: {e: f}}}",
      "yaml-collection-on-line 'd'",
      fixed: "a:\r\n  b: c\r\n  d:\r\n    e: f\r\n"
    ),
    Mistake(
      "- a: 'b' c: d\n  e: f",
      "[{a: b, c: d, e: f}]",
      "yaml-collection-on-line 'c'",
      fixed: "- a: 'b'\n  c: d\n  e: f"
    ),
    Mistake("a: Note: b\nc: d", "{a: Note: b, c: d}", "yaml-quote-needed 'Note: b'"),
    Mistake("a: b c: d\ne: f", "{a: b c: d, e: f}", "yaml-quote-needed 'b c: d'"),
    Mistake("a: b  c d: e\nf: g", "{a: b  c d: e, f: g}", "yaml-quote-needed 'b  c d: e'"),
    Mistake("a: {b}  c: d\ne: f", "{a: {b: ~}, c: d, e: f}", "yaml-collection-on-line 'c'"),
    Mistake("a: {b} c: d\ne: f", "{a: {b} c: d, e: f}", "yaml-quote-needed '{b} c: d'"),
    Mistake(
      "a: |\n  b\nc\n  d\ne: f",
      "{a: b\nc\nd\n, e: f}",
      "yaml-block-scalar 'c'",
      fixed: "a: |\n  b\n  c\n  d\ne: f"
    ),
    Mistake(
      "a:\n  b: |\n    c\n   d\n   e\nf: g",
      "{a: {b: c\nd\ne\n}, f: g}",
      "yaml-block-scalar 'd'",
      fixed: "a:\n  b: |\n    c\n    d\n    e\nf: g"
    ),
    Mistake(
      "a: |\n  b\nc d e\nf: g",
      "{a: b\nc d e\n, f: g}",
      "yaml-block-scalar 'c d e'",
      fixed: "a: |\n  b\n  c d e\nf: g"
    ),
    Mistake("a: |\n  b\nc d\ne: f", "{a: b\n, c d: ~, e: f}", "yaml-missing-colon 'c d'"),
    Mistake("a: |\n  b\nc\n  - d\ne: f", "{a: b\n, c: [d], e: f}", "yaml-missing-colon 'c'"),
    Mistake("a: |\n  b\n # c\nd: e", "{a: b\n, d: e}"),
    Mistake(
      "a:\u{A0}b\nc:\n\u{A0} d: e",
      "{a: b, c: {d: e}}",
      "yaml-missing-space '\u{A0}'",
      fixed: "a: b\nc:\n  d: e"
    ),
    Mistake(
      "- a:\u{A0}b\n  c: d",
      "[{a: b, c: d}]",
      "yaml-missing-space '\u{A0}'",
      fixed: "- a: b\n  c: d"
    ),
    Mistake("a: \u{A0}b", "{a: \u{A0}b}"),
    Mistake("a:\n  \u{A0}b", "{a: \u{A0}b}"),
    Mistake("a: |\n  \u{A0}b", "{a: \u{A0}b\n}"),
    Mistake("a: b\n  \u{A0}c", "{a: b \u{A0}c}"),
    Mistake(
      "a:\n  - b: 1\n    c: 2\n   b: 3\n    c: 4\nd: 5",
      "{a: [{b: 1, c: 2}, {b: 3, c: 4}], d: 5}",
      "yaml-missing-dash 'b'",
      fixed: "a:\n  - b: 1\n    c: 2\n  - b: 3\n    c: 4\nd: 5"
    ),
    Mistake(
      "a:\n  - b: 1\n   b: 2\n  - b: 3\nc: 4",
      "{a: [{b: 1}, {b: 2}, {b: 3}], c: 4}",
      "yaml-missing-dash 'b'",
      fixed: "a:\n  - b: 1\n  - b: 2\n  - b: 3\nc: 4"
    ),
    Mistake(
      "a:\n   b: 1\n    c: 2\n  - b: 3\nd: 4",
      "{a: [{b: 1, c: 2}, {b: 3}], d: 4}",
      "yaml-missing-dash 'b'",
      fixed: "a:\n  - b: 1\n    c: 2\n  - b: 3\nd: 4"
    ),
    Mistake(
      "a:\n   b: 1\n  - b: 2\nc: 3",
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-missing-dash 'b'",
      fixed: "a:\n  - b: 1\n  - b: 2\nc: 3"
    ),
  ]
}
