/// Values on the lines of keys with blocks, and lines that stand beside the block they belong to, one
/// a line.
extension Mistake {
  static let blocks = [
    Mistake(
      "a: b\n  c:\n    d: e\n  f:\n    g: h\ni: j",
      "{a: {c: {d: e}, f: {g: h}}, i: j}",
      "yaml-unexpected-content 'b'",
      fixed: "a: \n  c:\n    d: e\n  f:\n    g: h\ni: j"
    ),
    Mistake(
      "a:\n  b: c\nd: e\n  f:\n    g: h\n  i:\n    j: k\nl: m",
      "{a: {b: c}, d: {f: {g: h}, i: {j: k}}, l: m}",
      "yaml-unexpected-content 'e'"
    ),
    Mistake(
      "- a: b\n  c: d e\n    f:\n      g: h\n    i:\n      j: k\n- l",
      "[{a: b, c: {f: {g: h}, i: {j: k}}}, l]",
      "yaml-unexpected-content 'd e'"
    ),
    Mistake(
      "a: &b c\nd: *b\n  e:\n    f: g\n  h:\n    i: j",
      "{a: &b c, d: {e: {f: g}, h: {i: j}}}",
      "yaml-unexpected-content '*b'"
    ),
    Mistake(
      "a:\n  b: c\nd: e\n  f:\n    g: h\n  i: j\nk: l",
      "{a: {b: c, d: e, f: {g: h}, i: j}, k: l}",
      "yaml-indentation 'd'"
    ),
    Mistake(
      "a:\n  b: c\nd: e f\n  g: of h\ni: j",
      "{a: {b: c}, d: e f, g: of h, i: j}",
      "yaml-indentation '  '",
      fixed: "a:\n  b: c\nd: e f\ng: of h\ni: j"
    ),
    Mistake(
      "a:\n  b: c\nd: e\n  f: g\n  h: i\nj: k",
      "{a: {b: c, d: e, f: g, h: i}, j: k}",
      "yaml-indentation 'd'",
      fixed: "a:\n  b: c\n  d: e\n  f: g\n  h: i\nj: k"
    ),
    Mistake(
      "a:\n  b: c\nd: \"e\"\n  f g\nh: i",
      "{a: {b: c}, d: e, h: i}",
      "yaml-unexpected-content 'f g'"
    ),
    Mistake(
      "a:\n  b: c\nd:\u{A0}\n  e: f\ng: h",
      "{a: {b: c}, d: {e: f}, g: h}",
      "yaml-missing-space '\u{A0}'",
      fixed: "a:\n  b: c\nd: \n  e: f\ng: h"
    ),
    Mistake(
      "a:\n  - b: c\n  - b: d\n- b: e\nf:\n  g: h",
      "{a: [{b: c}, {b: d}, {b: e}], f: {g: h}}",
      "yaml-indentation '-'",
      fixed: "a:\n  - b: c\n  - b: d\n  - b: e\nf:\n  g: h"
    ),
    Mistake(
      "a:\n  - b\n- c\n- d\ne: f",
      "{a: [b, c, d], e: f}",
      "yaml-indentation '-'",
      fixed: "a:\n  - b\n  - c\n  - d\ne: f"
    ),
    Mistake(
      "a:\n  - b: c\n- d: e\nf: g",
      "{a: [{b: c}], ~: [{d: e}], f: g}",
      "yaml-unexpected-content '- d: e'"
    ),
    Mistake(
      "a:\n  b:\n    - c\n    - d\n    e: f\n  g: h",
      "{a: {b: [c, d], e: f, g: h}}",
      "yaml-indentation '    '",
      fixed: "a:\n  b:\n    - c\n    - d\n  e: f\n  g: h"
    ),
    Mistake(
      "a:\n  b:\n    - c\n    d:\n      e: f\n    g: h\n  i: j",
      "{a: {b: [c], d: {e: f}, g: h, i: j}}",
      "yaml-indentation '    '",
      fixed: "a:\n  b:\n    - c\n  d:\n    e: f\n  g: h\n  i: j"
    ),
    Mistake(
      "a:\n  - b\n  c: d\n  - e",
      "{a: [b, {c: d}, e]}",
      "yaml-missing-dash 'c'"
    ),
    Mistake(
      "a:\n  - b: c\n  some words\n    d: e\n  - b: f",
      "{a: [{b: c some words, d: e}, {b: f}]}",
      "yaml-indentation '  '",
      fixed: "a:\n  - b: c\n      some words\n    d: e\n  - b: f"
    ),
    Mistake(
      "a: &b c\nd:\n  e:\n  *b\n  f: g",
      "{a: &b c, d: {e: *b, f: g}}",
      "yaml-indentation '  '",
      fixed: "a: &b c\nd:\n  e:\n    *b\n  f: g"
    ),
    Mistake(
      "a:\n  - - b: c\n    d: e\n  - b: f",
      "{a: [{b: c, d: e}, {b: f}]}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n    d: e\n  - b: f"
    ),
    Mistake(
      "a:\n  - b: c\n  - - b: d\n    e: f\ng: h",
      "{a: [{b: c}, {b: d, e: f}], g: h}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n  - b: d\n    e: f\ng: h"
    ),
    Mistake(
      "a:\n  - - b: c\n    d: e\nf: g",
      "{a: [[{b: c, d: e}]], f: g}",
      "yaml-indentation '    '"
    ),
    Mistake("a:\n  - - b: c\n      d: e\n  - b: f", "{a: [[{b: c, d: e}], {b: f}]}"),
    Mistake(
      "a: >- b c\n  d\ne: f",
      "{a: b c d, e: f}",
      "yaml-block-scalar 'b c'",
      fixed: "a: >-\n  b c\n  d\ne: f"
    ),
    Mistake(
      "a: | b\r\n\r\n  c\r\nd: e\r\n",
      "{a: b\n\nc\n, d: e}",
      "yaml-block-scalar 'b'",
      fixed: "a: |\r\n  b\r\n\r\n  c\r\nd: e\r\n"
    ),
    Mistake(
      "a: > b\n\n  c\nd: e",
      "{a: b\nc\n, d: e}",
      "yaml-block-scalar 'b'",
      fixed: "a: >\n  b\n\n  c\nd: e"
    ),
    Mistake(
      "a: &b,\n  c: d\ne: *b,\nf: g",
      "{a: &b {c: d}, e: *b, f: g}",
      "yaml-unexpected-content ','",
      "yaml-unexpected-content ','",
      fixed: "a: &b\n  c: d\ne: *b\nf: g"
    ),
    Mistake(
      "'a' => 'b',\n'c' => 'd'",
      "{a: b, c: d}",
      "yaml-missing-colon '=>'",
      "yaml-missing-colon '=>'",
      fixed: "'a': 'b'\n'c': 'd'"
    ),
    Mistake(
      "a: b\n\"c\" = 'd',\ne: f",
      "{a: b, c: d, e: f}",
      "yaml-missing-colon '='",
      fixed: "a: b\n\"c\": 'd'\ne: f"
    ),
    Mistake("- 'a' => b\n- c", "[a, c]", "yaml-unexpected-content '=> b'"),
    Mistake(
      "{\n  \"a\": {\n    \"b\": 1\n  }}\n  \"c\": 2\n}",
      "{a: {b: 1}, c: 2}",
      "yaml-unexpected-content '}'",
      fixed: "{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": 2\n}"
    ),
    Mistake(
      "{\n  \"a\": {\n    \"b\": 1\n  }},\n  \"c\": 2\n}",
      "{a: {b: 1}, c: 2}",
      "yaml-unexpected-content '}'",
      fixed: "{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": 2\n}"
    ),
  ]
}
