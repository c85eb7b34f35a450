/// Marks typed into the indentation of an entry, in front of its key, or behind its colon.
extension Mistake {
  static let margin = [
    Mistake(
      "a:\n  | - b: 1\n    c: 2\n  - b: 3",
      "{a: [{b: 1, c: 2}, {b: 3}]}",
      "yaml-unexpected-content '|'",
      fixed: "a:\n  - b: 1\n    c: 2\n  - b: 3"
    ),
    Mistake(
      "a:\n  - b: 1\n  @- b: 2\n    c: 3",
      "{a: [{b: 1}, {b: 2, c: 3}]}",
      "yaml-unexpected-content '@'",
      fixed: "a:\n  - b: 1\n  - b: 2\n    c: 3"
    ),
    Mistake(
      "a:\n  - b: 1\n    % c: 2\n    d: 3",
      "{a: [{b: 1, c: 2, d: 3}]}",
      "yaml-unexpected-content '%'",
      fixed: "a:\n  - b: 1\n    c: 2\n    d: 3"
    ),
    Mistake(
      "a:\n  b: 1\n & c: 2\nd: 3",
      "{a: {b: 1, c: 2}, d: 3}",
      "yaml-unexpected-content '&'",
      fixed: "a:\n  b: 1\n  c: 2\nd: 3"
    ),
    Mistake(
      "a:\n  b: 1\n >c: 2\nd: 3",
      "{a: {b: 1, c: 2}, d: 3}",
      "yaml-unexpected-content '>'",
      fixed: "a:\n  b: 1\n  c: 2\nd: 3"
    ),
    Mistake(
      "a:\n |b: 1\n  c: 2\nd: 3",
      "{a: {b: 1, c: 2}, d: 3}",
      "yaml-unexpected-content '|'",
      fixed: "a:\n  b: 1\n  c: 2\nd: 3"
    ),
    Mistake(
      "a: 1\n&b:\n  c: 2",
      "{a: 1, b: {c: 2}}",
      "yaml-unexpected-content '&'",
      fixed: "a: 1\nb:\n  c: 2"
    ),
    Mistake(
      "a: 1\n!b: 2\nc: 3",
      "{a: 1, b: 2, c: 3}",
      "yaml-unexpected-content '!'",
      fixed: "a: 1\nb: 2\nc: 3"
    ),
    Mistake(
      "a:\n  - b: 1\n  * - b: 2\n    c: 3",
      "{a: [{b: 1}, {b: 2, c: 3}]}",
      "yaml-unexpected-content '*'",
      fixed: "a:\n  - b: 1\n  - b: 2\n    c: 3"
    ),
    Mistake(
      "a:\n  - b: 1\n *  c: 2\n    d: 3",
      "{a: [{b: 1, c: 2, d: 3}]}",
      "yaml-unexpected-content '*'",
      fixed: "a:\n  - b: 1\n    c: 2\n    d: 3"
    ),
    Mistake(
      "a:\n  ! - b: 1\n    c: 2\n  - b: 3",
      "{a: [{b: 1, c: 2}, {b: 3}]}",
      "yaml-unexpected-content '!'",
      fixed: "a:\n  - b: 1\n    c: 2\n  - b: 3"
    ),
    Mistake(
      "a: 1\nb:] 2\nc: 3",
      "{a: 1, b: 2, c: 3}",
      "yaml-unexpected-content ']'",
      fixed: "a: 1\nb: 2\nc: 3"
    ),
    Mistake(
      "a: 1\nb:|\n  c: 2\nd: 3",
      "{a: 1, b: {c: 2}, d: 3}",
      "yaml-unexpected-content '|'",
      fixed: "a: 1\nb:\n  c: 2\nd: 3"
    ),
    Mistake(
      "a: 1\nb:x\n  - c: 2\n    d: 3",
      "{a: 1, b: [{c: 2, d: 3}]}",
      "yaml-unexpected-content 'x'",
      fixed: "a: 1\nb:\n  - c: 2\n    d: 3"
    ),
    Mistake(
      "\"a\" =>\n  b: 1\nc: 2",
      "{a: {b: 1}, c: 2}",
      "yaml-missing-colon '=>'",
      fixed: "\"a\":\n  b: 1\nc: 2"
    ),
    Mistake(
      "a: 1\n\"b\" =>\n  c: 2\nd: 3",
      "{a: 1, b: {c: 2}, d: 3}",
      "yaml-missing-colon '=>'",
      fixed: "a: 1\n\"b\":\n  c: 2\nd: 3"
    ),
    Mistake(
      "a: 1\n&b c: 2",
      "{a: 1, &b c: 2}"
    ),
    Mistake(
      "a: &b:\n  c: 2",
      "{a: &b: {c: 2}}"
    ),
    Mistake(
      "a:\n  !- b",
      "{a: <!-> b}"
    ),
    Mistake(
      "a:\n  |- # b: c\n  d\ne:\n  >\n  f: g",
      "{a: d, e: f: g\n}"
    ),
  ]
}
