/// The first lines of blocks, too far left or right of the others, or with something in front of
/// them, one a line.
extension Mistake {
  static let firstLines = [
    Mistake(
      "a:\n - b: c\n    d: e\n  - b: f\n    d: g",
      "{a: [{b: c, d: e}, {b: f, d: g}]}",
      "yaml-indentation ' '",
      fixed: "a:\n  - b: c\n    d: e\n  - b: f\n    d: g"
    ),
    Mistake(
      "a:\n  - b: c\n -    d: e\n    f: g\n  - b: h",
      "{a: [{b: c, d: e, f: g}, {b: h}]}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n    d: e\n    f: g\n  - b: h"
    ),
    Mistake(
      "a:\n  - b: c\n  -   d: e\n    f: g\n  - b: h",
      "{a: [{b: c, d: e, f: g}, {b: h}]}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n    d: e\n    f: g\n  - b: h"
    ),
    Mistake(
      "a:\n  - b: c\n    d:\n -     e: f\n      g: h\n  - b: i",
      "{a: [{b: c, d: {e: f, g: h}}, {b: i}]}",
      "yaml-unexpected-content '-'",
      fixed: "a:\n  - b: c\n    d:\n      e: f\n      g: h\n  - b: i"
    ),
    Mistake(
      "a:\n  - b: c\n    f: g\n  -   d: e\n    f: h\n  - b: i",
      "{a: [{b: c, f: g}, {d: e, f: h}, {b: i}]}",
      "yaml-indentation '    '"
    ),
    Mistake(
      "a:\n  - b: c\n    d: e\n  -\n b: f\n    d: g\n  - b: h",
      "{a: [{b: c, d: e}, {b: f, d: g}, {b: h}]}",
      "yaml-indentation ' '",
      fixed: "a:\n  - b: c\n    d: e\n  -\n    b: f\n    d: g\n  - b: h"
    ),
    Mistake(
      "a:\n      b: c\n  d: e\n  f: g\nh: i",
      "{a: {b: c, d: e, f: g}, h: i}",
      "yaml-indentation '      '",
      fixed: "a:\n  b: c\n  d: e\n  f: g\nh: i"
    ),
    Mistake(
      "  a: b\nc:\n  - d\ne: f\ng:\n  - h",
      "{a: b, c: [d], e: f, g: [h]}",
      "yaml-indentation '  '",
      fixed: "a: b\nc:\n  - d\ne: f\ng:\n  - h"
    ),
    Mistake(
      " a:\n- b\n- c",
      "{a: [b, c]}",
      "yaml-indentation ' '",
      fixed: "a:\n- b\n- c"
    ),
    Mistake(
      "a:b\n  c: d\n  e: f\ng: h",
      "{a: {c: d, e: f}, g: h}",
      "yaml-unexpected-content 'b'",
      fixed: "a:\n  c: d\n  e: f\ng: h"
    ),
    Mistake(
      "a:]\n  - c: d\n  - e: f\ng: h",
      "{a: [{c: d}, {e: f}], g: h}",
      "yaml-unexpected-content ']'",
      fixed: "a:\n  - c: d\n  - e: f\ng: h"
    ),
    Mistake(
      "a: b:\n    c: d\n  e:\n    f: g\nh: i",
      "{a: {b: {c: d}, e: {f: g}}, h: i}",
      "yaml-collection-on-line 'b'"
    ),
    Mistake(
      "a: b: { c: d }\n  e: [f]\ng: h",
      "{a: {b: {c: d}, e: [f]}, g: h}",
      "yaml-collection-on-line 'b'"
    ),
    Mistake(
      "a:\n    b: |\n    c d\n      - e\n  f: |\n    g\nh: i",
      "{a: {b: c d\n  - e\n, f: g\n}, h: i}",
      "yaml-indentation '    '",
      fixed: "a:\n  b: |\n    c d\n      - e\n  f: |\n    g\nh: i"
    ),
    Mistake(
      "a:\n  b: |\n\t    c: d\n      - e\n  f: g",
      "{a: {b: \t    c: d\n  - e\n, f: g}}",
      "yaml-tab-indentation '\t    '",
      fixed: "a:\n  b: |\n    c: d\n      - e\n  f: g"
    ),
    Mistake(
      "a: |\n\tb, c and d\n\te f g\nh: i",
      "{a: \tb, c and d\n\te f g\n, h: i}",
      "yaml-tab-indentation '\t'",
      fixed: "a: |\n  b, c and d\n  e f g\nh: i"
    ),
    Mistake(
      "a: |\n   b c d\n  \te f\n  g\nh: i",
      "{a: b c d\n\te f\ng\n, h: i}",
      "yaml-block-scalar '\te f'",
      fixed: "a: |\n   b c d\n   \te f\n   g\nh: i"
    ),
  ]
}
