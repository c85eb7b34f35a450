/// Marks of other languages, and marks that are doubled or stand too far away, one a line.
extension Mistake {
  static let marks = [
    Mistake(
      "a: \"x\"\"\nb: y",
      "{a: x, b: y}",
      "yaml-unexpected-content '\"'",
      fixed: "a: \"x\"\nb: y"
    ),
    Mistake(
      "a: 'xy''\nb: z",
      "{a: xy, b: z}",
      "yaml-unexpected-content '''",
      fixed: "a: 'xy'\nb: z"
    ),
    Mistake("a: 'it''s'\nb: y", "{a: it's, b: y}"),
    Mistake(
      "a: \"x”\nb: y",
      "{a: x”, b: y}",
      "yaml-unclosed-quote '\"x”'",
      fixed: "a: \"x\"\nb: y"
    ),
    Mistake(
      "a: [b, c)\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unclosed-bracket '['",
      fixed: "a: [b, c]\nd: e"
    ),
    Mistake(
      "a: {b: c, d: e)\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-unclosed-bracket '{'",
      fixed: "a: {b: c, d: e}\nf: g"
    ),
    Mistake(
      "a: [b, c()\nd: e",
      "{a: [b, c()], d: e}",
      "yaml-unclosed-bracket '['",
      fixed: "a: [b, c()]\nd: e"
    ),
    Mistake(
      "\"a:\n  b: c\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unclosed-quote '\"a'",
      fixed: "\"a\":\n  b: c\nd: e"
    ),
    Mistake(
      "a:\n  'b: c\n  d: e",
      "{a: {b: c, d: e}}",
      "yaml-unclosed-quote ''b'",
      fixed: "a:\n  'b': c\n  d: e"
    ),
    Mistake("a:\n  \"b: c\nd: e", "{a: b: c, d: e}", "yaml-unclosed-quote '\"b: c'"),
    Mistake(
      "a: b\n// c d\ne: f",
      "{a: b, e: f}",
      "yaml-unexpected-content '// c d'",
      fixed: "a: b\n# c d\ne: f"
    ),
    Mistake(
      "a: b\n/* c */\ne: f",
      "{a: b, e: f}",
      "yaml-unexpected-content '/* c */'",
      fixed: "a: b\n# c\ne: f"
    ),
    Mistake(
      "<!-- c -->\na: b\ne: f",
      "{a: b, e: f}",
      "yaml-unexpected-content '<!-- c -->'",
      fixed: "# c\na: b\ne: f"
    ),
    Mistake("// a: b\nc: d", "{// a: b, c: d}"),
    Mistake(
      "a: & b\n  c: d\ne: *b",
      "{a: &b {c: d}, e: *b}",
      "yaml-properties '& b'",
      fixed: "a: &b\n  c: d\ne: *b"
    ),
    Mistake(
      "a: &b {c: d}\ne:\n  <<: * b",
      "{a: &b {c: d}, e: {<<: *b}}",
      "yaml-properties '* b'",
      fixed: "a: &b {c: d}\ne:\n  <<: *b"
    ),
    Mistake(
      "a: &b {c: d}\ne:\n  << *b\n  f: g",
      "{a: &b {c: d}, e: {<<: *b, f: g}}",
      "yaml-missing-colon '<<'",
      fixed: "a: &b {c: d}\ne:\n  <<: *b\n  f: g"
    ),
    Mistake(
      "a: &event x\nb: *events\nc: *events",
      "{a: &event x, b: *events, c: *events}",
      "yaml-unknown-alias '*events'",
      fixed: "a: &event x\nb: *event\nc: *event"
    ),
    Mistake(
      "a: &b x\nc: *other\nd: *other",
      "{a: &b x, c: *other, d: *other}",
      "yaml-unknown-alias '*other'"
    ),
    Mistake(
      "a: {\nb: c,\nd: e\n}\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-indentation 'b'",
      fixed: "a: {\n  b: c,\n  d: e\n}\nf: g"
    ),
    Mistake(
      "a: {\n\tb: c,\n\td: e }\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-tab-indentation '\t'",
      fixed: "a: {\n  b: c,\n  d: e }\nf: g"
    ),
    Mistake(
      "a:\n  b: \"c\n d\n e\"\nf: g",
      "{a: {b: c d e}, f: g}",
      "yaml-indentation ' '",
      fixed: "a:\n  b: \"c\n    d\n    e\"\nf: g"
    ),
    Mistake(
      "a:\n  -b: c\n  - b: d",
      "{a: [{b: c}, {b: d}]}",
      "yaml-missing-space 'b'",
      fixed: "a:\n  - b: c\n  - b: d"
    ),
    Mistake(
      "-b: c\n d: e\n- b: f",
      "[{b: c, d: e}, {b: f}]",
      "yaml-missing-space 'b'",
      fixed: "- b: c\n  d: e\n- b: f"
    ),
    Mistake(
      "a:\n  -- b: c\n    d: e\n  - b: f",
      "{a: [{b: c, d: e}, {b: f}]}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n    d: e\n  - b: f"
    ),
    Mistake("a:\n  -b: c\n  -d: e", "{a: {-b: c, -d: e}}"),
    Mistake("a:\n  -b:\n  - c", "{a: {-b: [c]}}"),
    Mistake("a:\n  -b: |-\n    c: d", "{a: {-b: c: d}}"),
    Mistake("a:\n  -b: &c\n    d: e", "{a: {-b: &c {d: e}}}"),
    Mistake("a:\n  -b: \"c\n    d: e\"", "{a: {-b: c d: e}}"),
    Mistake(
      "a: !{b: c}\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unexpected-content '!'",
      fixed: "a: {b: c}\nd: e"
    ),
    Mistake(
      "a:\n  * b: c\n  d: e",
      "{a: {b: c, d: e}}",
      "yaml-unexpected-content '*'",
      fixed: "a:\n  b: c\n  d: e"
    ),
    Mistake(
      "a: @&b\n  c: d\ne: *b",
      "{a: &b {c: d}, e: *b}",
      "yaml-unexpected-content '@'",
      fixed: "a: &b\n  c: d\ne: *b"
    ),
    Mistake(": &a: b", "{~: &a: b}"),
    Mistake(
      "a:\n\u{200B}  b: c\n  d: e",
      "{a: {b: c, d: e}}",
      "yaml-invalid-character '\u{200B}'",
      fixed: "a:\n  b: c\n  d: e"
    ),
    Mistake(
      "a: \u{B}[b]",
      "{a: [b]}",
      "yaml-invalid-character '\u{B}'",
      fixed: "a: [b]"
    ),
    Mistake(
      "a: |-4\n  b\nc: d",
      "{a: b, c: d}",
      "yaml-block-scalar '4'",
      fixed: "a: |-2\n  b\nc: d"
    ),
  ]
}
