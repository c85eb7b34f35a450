/// Brackets within a line that are one too many, or stand in place of the other half.
extension Mistake {
  static let closings = [
    Mistake(
      "a: [\n  { b: 1], c: 2 },\n  { b: 3 }\n]\nd: 4",
      "{a: [{b: 1, c: 2}, {b: 3}], d: 4}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  { b: 1, c: 2 },\n  { b: 3 }\n]\nd: 4"
    ),
    Mistake(
      "a: [\n  { b: 1] c: 2 },\n  { b: 3 }\n]\nd: 4",
      "{a: [{b: 1, c: 2}, {b: 3}], d: 4}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  { b: 1, c: 2 },\n  { b: 3 }\n]\nd: 4"
    ),
    Mistake(
      "a: [\n  {} b: 1, c: 2 },\n  { b: 3 }\n]\nd: 4",
      "{a: [{b: 1, c: 2}, {b: 3}], d: 4}",
      "yaml-unexpected-content '}'",
      fixed: "a: [\n  { b: 1, c: 2 },\n  { b: 3 }\n]\nd: 4"
    ),
    Mistake(
      "{\n  \"a\"]: 1,\n  \"b\": 2\n}",
      "{a: 1, b: 2}",
      "yaml-unexpected-content ']'",
      fixed: "{\n  \"a\": 1,\n  \"b\": 2\n}"
    ),
    Mistake(
      "{\n  \"a\": }1,\n  \"b\": 2\n}",
      "{a: 1, b: 2}",
      "yaml-unexpected-content '}'",
      fixed: "{\n  \"a\": 1,\n  \"b\": 2\n}"
    ),
    Mistake(
      "{\n  \"a\": [1] 2],\n  \"b\": 3\n}",
      "{a: [1, 2], b: 3}",
      "yaml-unexpected-content ']'",
      fixed: "{\n  \"a\": [1, 2],\n  \"b\": 3\n}"
    ),
    Mistake(
      "[\n  { \"a\"[: 1, \"b\": 2 },\n  { \"a\": 3 }\n]",
      "[{a: 1, b: 2}, {a: 3}]",
      "yaml-unexpected-content '['",
      fixed: "[\n  { \"a\": 1, \"b\": 2 },\n  { \"a\": 3 }\n]"
    ),
    Mistake(
      "[\n  {\n    \"a\": 1\n  [,\n  {\n    \"a\": 2\n  }\n]",
      "[{a: 1}, {a: 2}]",
      "yaml-unexpected-content '['",
      fixed: "[\n  {\n    \"a\": 1\n  },\n  {\n    \"a\": 2\n  }\n]"
    ),
    Mistake(
      "[\n  }\n    \"a\": 1\n  },\n  {\n    \"a\": 2\n  }\n]",
      "[{a: 1}, {a: 2}]",
      "yaml-unexpected-content '}'",
      fixed: "[\n  {\n    \"a\": 1\n  },\n  {\n    \"a\": 2\n  }\n]"
    ),
    Mistake(
      "[\n  { \"a\": 1 },\n  } \"a\": 2 }\n]",
      "[{a: 1}, {a: 2}]",
      "yaml-unexpected-content '}'",
      fixed: "[\n  { \"a\": 1 },\n  { \"a\": 2 }\n]"
    ),
    Mistake(
      "{\n  \"a\": ]\n    1,\n    2\n  ],\n  \"b\": 3\n}",
      "{a: [1, 2], b: 3}",
      "yaml-unexpected-content ']'",
      fixed: "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": 3\n}"
    ),
    Mistake(
      "a: ]\n  b,\n  c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  b,\n  c\n]\nd: e"
    ),
    Mistake(
      "a: @[\n  b,\n  c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content '@'",
      fixed: "a: [\n  b,\n  c\n]\nd: e"
    ),
    Mistake(
      "{\n  \"a\": [\n    x{\n      \"b\": 1\n    }\n  ]\n}",
      "{a: [{b: 1}]}",
      "yaml-unexpected-content 'x'",
      fixed: "{\n  \"a\": [\n    {\n      \"b\": 1\n    }\n  ]\n}"
    ),
    Mistake(
      "{\n  \"a\": [{\n    1,\n    2\n  ],\n  \"b\": 3\n}",
      "{a: [{1: ~, 2: ~}], b: 3}",
      "yaml-unclosed-bracket '{'",
      fixed: "{\n  \"a\": [{\n    1,\n    2}\n  ],\n  \"b\": 3\n}"
    ),
    Mistake(
      "a: [\n  ] b,\n  c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n   b,\n  c\n]\nd: e"
    ),
    Mistake(
      "a: [\n  b,\n  ] c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  b,\n   c\n]\nd: e"
    ),
    Mistake(
      "a: [\n  b,\n&  { c: 1 },\n  d\n]\ne: f",
      "{a: [b, {c: 1}, d], e: f}",
      "yaml-unexpected-content '&'",
      fixed: "a: [\n  b,\n  { c: 1 },\n  d\n]\ne: f"
    ),
    Mistake(
      "a: [\n  - { b: 1 },\n  { b: 2 }\n]\nc: d",
      "{a: [{b: 1}, {b: 2}], c: d}",
      "yaml-unexpected-content '-'",
      fixed: "a: [\n   { b: 1 },\n  { b: 2 }\n]\nc: d"
    ),
    Mistake(
      "[{\n  a: 1\n}]",
      "[{a: 1}]"
    ),
    Mistake(
      "a: [ { b }: c, [d]: e,\n  [\n   ] ]\nf: g",
      "{a: [{{b: ~}: c}, {[d]: e}, []], f: g}"
    ),
    Mistake(
      "{\n  \"b\": \"c\"[,\n  \"d\": 2\n}",
      "{b: c, d: 2}",
      "yaml-unexpected-content '['",
      fixed: "{\n  \"b\": \"c\",\n  \"d\": 2\n}"
    ),
    Mistake(
      "a: [{}, {b}: c, {d: e}: {f}]",
      "{a: [{}, {{b: ~}: c}, {{d: e}: {f: ~}}]}"
    ),
    Mistake(
      "a: [\n  { b: 1,\n  { b: 2 }\n]\nc: 3",
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unclosed-bracket '{'",
      fixed: "a: [\n  { b: 1},\n  { b: 2 }\n]\nc: 3"
    ),
    Mistake(
      "a: [\n  { b: 1\n  { b: 2 }\n]\nc: 3",
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unclosed-bracket '{'",
      fixed: "a: [\n  { b: 1},\n  { b: 2 }\n]\nc: 3"
    ),
    Mistake(
      "a:\n  b: {\n    c: [\n      1\n    d: 2\n  }\n  e: 3",
      "{a: {b: {c: [1], d: 2}, e: 3}}",
      "yaml-unclosed-bracket '['",
      fixed: "a:\n  b: {\n    c: [\n      1],\n    d: 2\n  }\n  e: 3"
    ),
    Mistake(
      "a: [\n  {\n    b: 1\n  ],\n  { b: 2 }\n]\nc: 3",
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  {\n    b: 1\n  },\n  { b: 2 }\n]\nc: 3"
    ),
    Mistake(
      "a: [\n  {\n    b: [1, 2]\n  }\n  },\n  { b: 2 }\n]\nc: 3",
      "{a: [{b: [1, 2]}, {b: 2}], c: 3}",
      "yaml-unexpected-content '}'",
      fixed: "a: [\n  {\n    b: [1, 2]\n  }\n  ,\n  { b: 2 }\n]\nc: 3"
    ),
    Mistake(
      "a: [\n  { b: 1,\n  { c: 2 }: 3 }\n]\nd: 4",
      "{a: [{b: 1, {c: 2}: 3}], d: 4}"
    ),
    Mistake(
      "a: 1\nb [\n  2,\n  3\n]\nc: 4",
      "{a: 1, b: [2, 3], c: 4}",
      "yaml-missing-colon 'b'",
      fixed: "a: 1\nb: [\n  2,\n  3\n]\nc: 4"
    ),
    Mistake(
      "a: 1\nb :{\n  c: 2\n}\nd: 3",
      "{a: 1, b: {c: 2}, d: 3}",
      "yaml-missing-space ':'",
      fixed: "a: 1\nb: {\n  c: 2\n}\nd: 3"
    ),
    Mistake(
      "a: [1, { b: 2 ]}\nc: 3",
      "{a: [1, {b: 2}], c: 3}",
      "yaml-unexpected-content ']}'",
      fixed: "a: [1, { b: 2 }]\nc: 3"
    ),
  ]
}
