/// Lines that were moved to the left, and what was typed behind a key whose value is the block below,
/// one a line.
extension Mistake {
  static let moved = [
    Mistake(
      "a:\n  - b\n\tc:\n\t  d: e\n\t  f: g\nh: i\n",
      "{a: [b], c: {d: e, f: g}, h: i}",
      "yaml-tab-indentation '\t'",
      fixed: "a:\n  - b\nc:\n  d: e\n  f: g\nh: i\n"
    ),
    Mistake(
      "a: b\n\tc: d\n",
      "{a: b, c: d}",
      "yaml-tab-indentation '\t'",
      fixed: "a: b\nc: d\n"
    ),
    Mistake(
      "a:\n    b:\n    c: d\n    e: f\n  g:\n    c: h\n",
      "{a: {b: {c: d, e: f}, g: {c: h}}}",
      "yaml-indentation '    '",
      fixed: "a:\n  b:\n    c: d\n    e: f\n  g:\n    c: h\n"
    ),
    Mistake(
      "a: b\n  c:\n    - d\n    - e\n    - f\n      g\nh: i\n",
      "{a: b, c: [d, e, f g], h: i}",
      "yaml-indentation '  '",
      fixed: "a: b\nc:\n  - d\n  - e\n  - f\n    g\nh: i\n"
    ),
    Mistake(
      "a:\n  - b: c\n      - b: d\n        e: f\n  - b: g\n",
      "{a: [{b: c}, {b: d, e: f}, {b: g}]}",
      "yaml-indentation '      '",
      fixed: "a:\n  - b: c\n  - b: d\n    e: f\n  - b: g\n"
    ),
    Mistake(
      "a:\n- b: c\n- b: d\n  e: f\n    - b: g\n",
      "{a: [{b: c}, {b: d, e: f}, {b: g}]}",
      "yaml-indentation '    '",
      fixed: "a:\n- b: c\n- b: d\n  e: f\n- b: g\n"
    ),
    Mistake(
      "a:\n  b: (\n    c: d\n  e: f\n",
      "{a: {b: {c: d}, e: f}}",
      "yaml-unexpected-content '('",
      fixed: "a:\n  b: \n    c: d\n  e: f\n"
    ),
    Mistake(
      "a:\n  b: %\n    c: d\n",
      "{a: {b: {c: d}}}",
      "yaml-unexpected-content '%'",
      fixed: "a:\n  b: \n    c: d\n"
    ),
    Mistake(
      "a:\n  b: ?\n    c: d\n  e: f\n",
      "{a: {b: {c: d}, e: f}}",
      "yaml-unexpected-content '?'",
      fixed: "a:\n  b: \n    c: d\n  e: f\n"
    ),
    Mistake(
      "a:\n  b: :\n    c: d\n    e: f\n",
      "{a: {b: {c: d, e: f}}}",
      "yaml-unexpected-content ':'",
      fixed: "a:\n  b: \n    c: d\n    e: f\n"
    ),
    Mistake(
      "a:\n  b: []\n    c: d\n    e: f\n",
      "{a: {b: {c: d, e: f}}}",
      "yaml-unexpected-content '[]'",
      fixed: "a:\n  b: \n    c: d\n    e: f\n"
    ),
    Mistake(
      "a:\n  b: x\n    c: 1\n    d: 2\n    e: 3\n  f: y\n",
      "{a: {b: {c: 1, d: 2, e: 3}, f: y}}",
      "yaml-unexpected-content 'x'",
      fixed: "a:\n  b: \n    c: 1\n    d: 2\n    e: 3\n  f: y\n"
    ),
    Mistake(
      "a:\n  b:\n    c: 1\n    d: 2\ne: 5\n    f: 3\n    g: 4\n",
      "{a: {b: {c: 1, d: 2, e: 5, f: 3, g: 4}}}",
      "yaml-indentation 'e'",
      fixed: "a:\n  b:\n    c: 1\n    d: 2\n    e: 5\n    f: 3\n    g: 4\n"
    ),
    Mistake(
      "a:\n  b:\n    c: 1\n  d: 2\n  e: 3\n    f: 4\n    g: 5\n    h: 6\n",
      "{a: {b: {c: 1, d: 2, e: 3, f: 4, g: 5, h: 6}}}",
      "yaml-indentation '  '",
      fixed: "a:\n  b:\n    c: 1\n    d: 2\n    e: 3\n    f: 4\n    g: 5\n    h: 6\n"
    ),
    Mistake(
      "a:\n  b:\n    c: 1\n  d:\n      e: 2\n      f: 3\n    g: 4\n",
      "{a: {b: {c: 1, d: {e: 2, f: 3}, g: 4}}}",
      "yaml-indentation '  '",
      fixed: "a:\n  b:\n    c: 1\n    d:\n      e: 2\n      f: 3\n    g: 4\n"
    ),
    Mistake(
      "a:\n  b: 1\nc:;\n  d: 2\ne: 3",
      "{a: {b: 1}, c: {d: 2}, e: 3}",
      "yaml-unexpected-content ';'",
      fixed: "a:\n  b: 1\nc:\n  d: 2\ne: 3"
    ),
    Mistake(
      "a:\n  b:\n    c: 1\n    d: 2\n  e: x\n    f: 3\n    g: 4\n    h: 5\ni: 6",
      "{a: {b: {c: 1, d: 2, e: x, f: 3, g: 4, h: 5}}, i: 6}",
      "yaml-indentation '  '",
      fixed: "a:\n  b:\n    c: 1\n    d: 2\n    e: x\n    f: 3\n    g: 4\n    h: 5\ni: 6"
    ),
    Mistake(
      "a:\n  b: 1\n  c: x\n  # d:\n    e: 2\n    f: 3\n    g: 4\n  h: 5",
      "{a: {b: 1, c: x, e: 2, f: 3, g: 4, h: 5}}",
      "yaml-indentation '    '",
      fixed: "a:\n  b: 1\n  c: x\n  # d:\n  e: 2\n  f: 3\n  g: 4\n  h: 5"
    ),
    Mistake(
      "a:\n  b:\n    c: 1\n    d: 2\n  e:\n      c: 3\n      d: 4\n    f: 5\n    g: 6\n",
      "{a: {b: {c: 1, d: 2}, e: {c: 3, d: 4, f: 5, g: 6}}}",
      "yaml-indentation '    '",
      fixed: "a:\n  b:\n    c: 1\n    d: 2\n  e:\n      c: 3\n      d: 4\n      f: 5\n      g: 6\n"
    ),
    Mistake(
      "a:\n  \"b:\" c\n  d: e\nf: g\n",
      "{a: {b: c, d: e}, f: g}",
      "yaml-missing-colon ':\"'",
      fixed: "a:\n  \"b\": c\n  d: e\nf: g\n"
    ),
    Mistake(
      "a:\n  d: e\n  'b:' c # d\nf: g\n",
      "{a: {d: e, b: c}, f: g}",
      "yaml-missing-colon ':''",
      fixed: "a:\n  d: e\n  'b': c # d\nf: g\n"
    ),
    Mistake(
      "- \"b:\" c\n- d\n",
      "[b:, d]",
      "yaml-unexpected-content 'c'",
      fixed: "- \"\\\"b:\\\" c\"\n- d\n"
    ),
    Mistake(
      "x:\n  \"b:\" {c: d}\n  e: f",
      "{x: {b: {c: d}, e: f}}",
      "yaml-missing-colon ':\"'",
      fixed: "x:\n  \"b\": {c: d}\n  e: f"
    ),
  ]
}
