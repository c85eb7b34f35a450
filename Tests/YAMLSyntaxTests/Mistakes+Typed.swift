/// Marks typed where none belongs, most of them beside another mark.
extension Mistake {
  static let typed = [
    Mistake("a:{ b\nc: d", "{a: b, c: d}", "yaml-unexpected-content '{'", fixed: "a: b\nc: d"),
    Mistake("a:\" b\nc: d", "{a: b, c: d}", "yaml-unexpected-content '\"'", fixed: "a: b\nc: d"),
    Mistake(
      "a:\" \"b\"\nc: d",
      "{a: b, c: d}",
      "yaml-unexpected-content '\"'",
      fixed: "a: \"b\"\nc: d"
    ),
    Mistake("a:- b\nc: d", "{a: b, c: d}", "yaml-unexpected-content '-'", fixed: "a: b\nc: d"),
    Mistake(
      "a:{ {b: c, d: e}\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-unexpected-content '{'",
      fixed: "a: {b: c, d: e}\nf: g"
    ),
    Mistake(
      "a:{b: c, d: e}",
      "{a: {b: c, d: e}}",
      "yaml-missing-space ':'",
      fixed: "a: {b: c, d: e}"
    ),
    Mistake(
      "a:[\n  b: c\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unclosed-bracket '['",
      fixed: "a:\n  b: c\nd: e"
    ),
    Mistake(
      "a:\"\n  b: c\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unclosed-quote '\"'",
      fixed: "a:\n  b: c\nd: e"
    ),
    Mistake(
      "a:-\n  b: c\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  b: c\nd: e"
    ),
    Mistake(
      "a:\n  b: c\nd:[\n  e: f\n  g:\n    h: i\nj: k",
      "{a: {b: c}, d: {e: f, g: {h: i}}, j: k}",
      "yaml-unclosed-bracket '['",
      fixed: "a:\n  b: c\nd:\n  e: f\n  g:\n    h: i\nj: k"
    ),
    Mistake("a:# b\nc: d", "{a: ~, c: d}", "yaml-missing-space '#'", fixed: "a: # b\nc: d"),
    Mistake(
      "a: {b:{ c, d: e}\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-unexpected-content '{'",
      fixed: "a: {b: c, d: e}\nf: g"
    ),
    Mistake(
      "a: {b: c,# d: e}\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-unexpected-content '#'",
      fixed: "a: {b: c, d: e}\nf: g"
    ),
    Mistake(
      "a: [#b, c]\nd: e",
      "{a: [#b, c], d: e}",
      "yaml-quote-needed '#b'",
      fixed: "a: [\"#b\", c]\nd: e"
    ),
    Mistake(
      "a: {b: N{c, d: e}\nf: g",
      "{a: {b: N{c, d: e}, f: g}",
      "yaml-quote-needed 'N{c'",
      fixed: "a: {b: \"N{c\", d: e}\nf: g"
    ),
    Mistake(
      "a: {b: {c: d} \"}\ne: f",
      "{a: {b: {c: d}}, e: f}",
      "yaml-unexpected-content '\"'",
      fixed: "a: {b: {c: d} }\ne: f"
    ),
    Mistake(
      "a: {b: {c: d} [}\ne: f",
      "{a: {b: {c: d}}, e: f}",
      "yaml-unexpected-content '['",
      fixed: "a: {b: {c: d} }\ne: f"
    ),
    Mistake(
      "a: {b: c,: d: e}\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-unexpected-content ':'",
      fixed: "a: {b: c, d: e}\nf: g"
    ),
    Mistake(
      "a: {b: :{c: d}}\ne: f",
      "{a: {b: {c: d}}, e: f}",
      "yaml-unexpected-content ':'",
      fixed: "a: {b: {c: d}}\ne: f"
    ),
    Mistake(
      "a:\n  x: y\n \" b: \"c\"\n  d: e",
      "{a: {x: y, b: c, d: e}}",
      "yaml-unexpected-content '\"'",
      fixed: "a:\n  x: y\n  b: \"c\"\n  d: e"
    ),
    Mistake(
      "a:\n \"   b: c\n    d: e\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-unexpected-content '\"'",
      fixed: "a:\n    b: c\n    d: e\nf: g"
    ),
    Mistake("a:\n \"  b: c\n    d: e\"\nf: g", "{a:   b: c d: e, f: g}"),
    Mistake(
      "a:\n  :  b: c\n    d: e",
      "{a: {b: c, d: e}}",
      "yaml-unexpected-content ':'",
      fixed: "a:\n    b: c\n    d: e"
    ),
    Mistake(
      "a:\n  [- b\n  - c\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content '['",
      fixed: "a:\n  - b\n  - c\nd: e"
    ),
    Mistake(
      "a:\n  -[ b: c\n  - d: e",
      "{a: [{b: c}, {d: e}]}",
      "yaml-unexpected-content '['",
      fixed: "a:\n  - b: c\n  - d: e"
    ),
    Mistake("[# b\na: c", "{a: c}", "yaml-unexpected-content '['", fixed: "# b\na: c"),
    Mistake("a: &b[c d\ne: *bc", "{a: &b[c d, e: *bc}", "yaml-properties '&b[c'"),
    Mistake(
      "a:\n  - b: c\n\"\"    d: e\n    f: g",
      "{a: [{b: c, d: e, f: g}]}",
      "yaml-unexpected-content '\"\"'",
      fixed: "a:\n  - b: c\n    d: e\n    f: g"
    ),
  ]
}
