/// Marks typed beside brackets, and brackets that are one too many.
extension Mistake {
  static let beside = [
    Mistake(
      "a: [\n  |{\n    b: 1\n  },\n  { b: 2 }\n]",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content '|'",
      fixed: "a: [\n  {\n    b: 1\n  },\n  { b: 2 }\n]"
    ),
    Mistake(
      "{\n  a: [\n    @{\n      b: 1\n    },\n    {\n      b: 2\n    }\n  ]\n}",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content '@'",
      fixed: "{\n  a: [\n    {\n      b: 1\n    },\n    {\n      b: 2\n    }\n  ]\n}"
    ),
    Mistake(
      "{\n  \"a\": [\n    \"{\n      \"b\": 1\n    },\n    {\n      \"b\": 2\n    }\n  ]\n}",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content '\"'",
      fixed: "{\n  \"a\": [\n    {\n      \"b\": 1\n    },\n    {\n      \"b\": 2\n    }\n  ]\n}"
    ),
    Mistake(
      "{\n  \"a\": [\n    '{ \"b\": 1 },\n    { \"b\": 2 }\n  ]\n}",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content '''",
      fixed: "{\n  \"a\": [\n    { \"b\": 1 },\n    { \"b\": 2 }\n  ]\n}"
    ),
    Mistake(
      "{\n  \"a\": [\n    \"{ \"b\": 1 },\n    { \"b\": 2 }\n  ]\n}",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content '\"'",
      fixed: "{\n  \"a\": [\n    { \"b\": 1 },\n    { \"b\": 2 }\n  ]\n}"
    ),
    Mistake(
      "{\n  a: [\n    & { \"b\": 1 },\n    { \"b\": 2 }\n  ]\n}",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content '&'",
      fixed: "{\n  a: [\n     { \"b\": 1 },\n    { \"b\": 2 }\n  ]\n}"
    ),
    Mistake(
      "{\n  *\"a\": [1, 2],\n  \"b\": 3\n}",
      "{a: [1, 2], b: 3}",
      "yaml-unexpected-content '*'",
      fixed: "{\n  \"a\": [1, 2],\n  \"b\": 3\n}"
    ),
    Mistake(
      "{\n  \"a\": 1,|\n  \"b\": 2\n}",
      "{a: 1, b: 2}",
      "yaml-unexpected-content '|'",
      fixed: "{\n  \"a\": 1,\n  \"b\": 2\n}"
    ),
    Mistake(
      "{\n  \"a\": 1,\"\n  \"b\": 2\n}",
      "{a: 1, b: 2}",
      "yaml-unexpected-content '\"'",
      fixed: "{\n  \"a\": 1,\n  \"b\": 2\n}"
    ),
    Mistake(
      "{\n  \"a\": [\n    \"b\"\n  *],\n  \"c\": 3\n}",
      "{a: [b], c: 3}",
      "yaml-unexpected-content '*'",
      fixed: "{\n  \"a\": [\n    \"b\"\n  ],\n  \"c\": 3\n}"
    ),
    Mistake(
      "{\n  \"a\": [\n    {\n      \"b\": \"1\"\n    '}\n  ]\n}",
      "{a: [{b: 1}]}",
      "yaml-unexpected-content '''",
      fixed: "{\n  \"a\": [\n    {\n      \"b\": \"1\"\n    }\n  ]\n}"
    ),
    Mistake(
      "a: [@\n  \"b\",\n  \"c\"\n]",
      "{a: [b, c]}",
      "yaml-unexpected-content '@'",
      fixed: "a: [\n  \"b\",\n  \"c\"\n]"
    ),
    Mistake(
      "a: [\"\n  {\n    \"b\": 1\n  }\n]",
      "{a: [{b: 1}]}",
      "yaml-unexpected-content '\"'",
      fixed: "a: [\n  {\n    \"b\": 1\n  }\n]"
    ),
    Mistake(
      "[\n  {\n    a: 1\n  [},\n  {\n    a: 2\n  }\n]",
      "[{a: 1}, {a: 2}]",
      "yaml-unexpected-content '['",
      fixed: "[\n  {\n    a: 1\n  },\n  {\n    a: 2\n  }\n]"
    ),
    Mistake(
      "[\n  {\n    a: 1\n  ]},\n  {\n    a: 2\n  }\n]",
      "[{a: 1}, {a: 2}]",
      "yaml-unexpected-content ']'",
      fixed: "[\n  {\n    a: 1\n  },\n  {\n    a: 2\n  }\n]"
    ),
    Mistake(
      "a:\n  - { b: 1 ]}\n  - { b: 2 }",
      "{a: [{b: 1}, {b: 2}]}",
      "yaml-unexpected-content ']'",
      fixed: "a:\n  - { b: 1 }\n  - { b: 2 }"
    ),
    Mistake(
      "{\n  a: [\n    {]\n      b: 1\n    }\n  ]\n}",
      "{a: [{b: 1}]}",
      "yaml-unexpected-content ']'",
      fixed: "{\n  a: [\n    {\n      b: 1\n    }\n  ]\n}"
    ),
    Mistake(
      "{\n  a: [\n    {}\n      b: 2\n    }\n  ]\n}",
      "{a: [{b: 2}]}",
      "yaml-unexpected-content '}'",
      fixed: "{\n  a: [\n    {\n      b: 2\n    }\n  ]\n}"
    ),
    Mistake(
      "a: []\n  b,\n  c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  b,\n  c\n]\nd: e"
    ),
    Mistake(
      "a: [\n  b,\n  c]],\n  d\n]\ne: f",
      "{a: [b, c, d], e: f}",
      "yaml-unexpected-content ']]'",
      fixed: "a: [\n  b,\n  c,\n  d\n]\ne: f"
    ),
    Mistake(
      "a: [\n  b]\n  c\n]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  b,\n  c\n]\nd: e"
    ),
    Mistake(
      "a: [\n  { b: c }}\n]\nd: e",
      "{a: [{b: c}], d: e}",
      "yaml-unexpected-content '}'",
      fixed: "a: [\n  { b: c }\n]\nd: e"
    ),
    Mistake(
      "a: [\n  b]\n]\nc: d",
      "{a: [b], c: d}",
      "yaml-unexpected-content ']'",
      fixed: "a: [\n  b\n]\nc: d"
    ),
    Mistake(
      "a: [\"{\", \"}\", '\n  {\n  b', \"\n  c\"]",
      "{a: [{, },  { b,  c]}"
    ),
    Mistake(
      "- - []\n  - b",
      "[[[], b]]"
    ),
  ]

  static let around = [
    Mistake(
      "x{\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content 'x'",
      fixed: "{\n  \"a\": 1\n}"
    ),
    Mistake(
      "\"{\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content '\"'",
      fixed: "{\n  \"a\": 1\n}"
    ),
    Mistake(
      "-{\n  \"a\": 1,\n  b: 2\n}",
      "{a: 1, b: 2}",
      "yaml-unexpected-content '-'",
      fixed: "{\n  \"a\": 1,\n  b: 2\n}"
    ),
    Mistake(
      "&[\n  {\n    a: 1,\n    b: 2\n  }\n]",
      "[{a: 1, b: 2}]",
      "yaml-unexpected-content '&'",
      fixed: "[\n  {\n    a: 1,\n    b: 2\n  }\n]"
    ),
    Mistake(
      "|[\n  { a: 1 }\n]",
      "[{a: 1}]",
      "yaml-unexpected-content '|'",
      fixed: "[\n  { a: 1 }\n]"
    ),
    Mistake(
      "[{\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content '['",
      fixed: "{\n  \"a\": 1\n}"
    ),
    Mistake(
      "{[\n  { a: 1 },\n  { a: 2 }\n]",
      "[{a: 1}, {a: 2}]",
      "yaml-unexpected-content '{'",
      fixed: "[\n  { a: 1 },\n  { a: 2 }\n]"
    ),
    Mistake(
      "{\n  a: 1\n}x",
      "{a: 1}",
      "yaml-unexpected-content 'x'"
    ),
    Mistake(
      "{\n  a: [\n    1\n  ]\n}|\n# b",
      "{a: [1]}",
      "yaml-unexpected-content '|'"
    ),
    Mistake(
      "[\n  1\n],",
      "[1]",
      "yaml-unexpected-content ','",
      fixed: "[\n  1\n]"
    ),
    Mistake(
      "{\n  a: 1\n}]",
      "{a: 1}",
      "yaml-unexpected-content ']'"
    ),
    Mistake(
      "x[\n  \"a\",\n  \"b\"\n]",
      "x[ \"a\", \"b\" ]"
    ),
    Mistake(
      "'{\n  \"a\": 1\n}'",
      "{ \"a\": 1 }"
    ),
    Mistake(
      "{{\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content '{'",
      fixed: "{\n  \"a\": 1\n}"
    ),
    Mistake(
      "[[\n  { a: 1 },\n  { a: \"]\" } # ]\n]",
      "[{a: 1}, {a: ]}]",
      "yaml-unexpected-content '['",
      fixed: "[\n  { a: 1 },\n  { a: \"]\" } # ]\n]"
    ),
    Mistake(
      "{{\n  \"a\": 1\n}}",
      "{{a: 1}: ~}"
    ),
    Mistake(
      "| {\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content '|'",
      fixed: " {\n  \"a\": 1\n}"
    ),
    Mistake(
      "{ {\n  \"a\": 1\n}: b\n}",
      "{{a: 1}: b}"
    ),
  ]
}
