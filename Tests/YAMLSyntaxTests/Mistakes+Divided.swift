/// Lines that a line break divides, and lines that one more line break would divide.
extension Mistake {
  static let divided = [
    Mistake(
      "a: {b: c, dd\nee: true}\nf: g",
      "{a: {b: c, dd ee: true}, f: g}",
      "yaml-indentation 'e'",
      fixed: "a: {b: c, dd\n  ee: true}\nf: g"
    ),
    Mistake(
      "a: [b, c\nd]\ne: f",
      "{a: [b, c d], e: f}",
      "yaml-indentation 'd'",
      fixed: "a: [b, c\n  d]\ne: f"
    ),
    Mistake(
      "a: {b: \"c\nd: e\"}\nf: g",
      "{a: {b: c d: e}, f: g}",
      "yaml-indentation 'd'",
      fixed: "a: {b: \"c\n  d: e\"}\nf: g"
    ),
    Mistake(
      "a: x\nb\n: c\nd: e",
      "{a: x, b: c, d: e}",
      "yaml-multiline-key 'b'",
      fixed: "a: x\nb: c\nd: e"
    ),
    Mistake(
      "a:\n  b: c\n  d:\n \"e f\"\ng: h",
      "{a: {b: c, d: e f}, g: h}",
      "yaml-indentation ' '",
      fixed: "a:\n  b: c\n  d:\n    \"e f\"\ng: h"
    ),
    Mistake(
      "a:\n  b: c d\n e f\n  g: h",
      "{a: {b: c d e f, g: h}}",
      "yaml-indentation ' '",
      fixed: "a:\n  b: c d\n    e f\n  g: h"
    ),
    Mistake(
      "a:\n  h: i\n  # b c\n d e\n  f: g",
      "{a: {h: i, f: g}}",
      "yaml-unexpected-content 'd e'",
      fixed: "a:\n  h: i\n  # b c\n # d e\n  f: g"
    ),
    Mistake(
      "a:\n  b: |\n    c\n d\n  e: f",
      "{a: {b: c\n, e: f}}",
      "yaml-block-scalar 'd'",
      fixed: "a:\n  b: |\n    c\n    d\n  e: f"
    ),
    Mistake(
      "a:\n  android:foc\nused: true\n  c: d",
      "{a: {android:foc: ~, used: true, c: d}}",
      "yaml-multiline-key 'android:foc\nused'",
      fixed: "a:\n  android:focused: true\n  c: d"
    ),
    Mistake(
      "a:\n  bb: c\n  de\n f: g\nh: i",
      "{a: {bb: c, de: ~, f: g}, h: i}",
      "yaml-multiline-key 'de\n f'",
      fixed: "a:\n  bb: c\n  def: g\nh: i"
    ),
    Mistake(
      "a:\n    b: c\n  \n  d: e\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-indentation '  '",
      fixed: "a:\n    b: c\n  \n    d: e\nf: g"
    ),
    Mistake(
      "a: {b: c}d:\n  e: f",
      "{a: {b: c}, d: {e: f}}",
      "yaml-collection-on-line 'd'",
      fixed: "a: {b: c}\nd:\n  e: f"
    ),
    Mistake(
      "a:  b:\n    c: d\n  e: f",
      "{a: {b: {c: d}, e: f}}",
      "yaml-collection-on-line 'b'",
      fixed: "a:\n  b:\n    c: d\n  e: f"
    ),
    Mistake(
      "a:\n  - b: c\n\t    d: e\n  - f: g",
      "{a: [{b: c, d: e}, {f: g}]}",
      "yaml-tab-indentation '\t    '",
      fixed: "a:\n  - b: c\n    d: e\n  - f: g"
    ),
    // An entry without a key may stand where the rest of the first key of a block would.
    Mistake("a:\n  b\n: c", "{a: b, ~: c}"),
  ]
}
