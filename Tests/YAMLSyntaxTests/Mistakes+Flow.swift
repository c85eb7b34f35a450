/// Marks in brackets that lack, stand in the wrong place or are those of other languages.
extension Mistake {
  static let flow = [
    Mistake(
      "{\"a\" \"b\", \"c\": \"d\"}",
      "{a: b, c: d}",
      "yaml-missing-colon '\"a\"'",
      fixed: "{\"a\": \"b\", \"c\": \"d\"}"
    ),
    Mistake("{\"a\" \"b\": c}", "{a: ~, b: c}", "yaml-missing-comma ' '"),
    Mistake(
      "{\"a\" [b], c: d}",
      "{a: [b], c: d}",
      "yaml-missing-colon '\"a\"'",
      fixed: "{\"a\": [b], c: d}"
    ),
    Mistake(
      "a: [\"b, c]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unclosed-quote '\"b'",
      fixed: "a: [\"b\", c]\nd: e"
    ),
    Mistake(
      "a: [\"b, \"c\"]\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unclosed-quote '\"b'",
      fixed: "a: [\"b\", \"c\"]\nd: e"
    ),
    Mistake(
      "a: [\"b c, d e]\nf: g",
      "{a: [b c, d e], f: g}",
      "yaml-unclosed-quote '\"b c, d e'",
      fixed: "a: [\"b c, d e\"]\nf: g"
    ),
    Mistake(
      "a: {b: {c: \"d}, e: f}\ng: h",
      "{a: {b: {c: d}, e: f}, g: h}",
      "yaml-unclosed-quote '\"d'",
      fixed: "a: {b: {c: \"d\"}, e: f}\ng: h"
    ),
    Mistake(
      "{\n  \"a\": \"b,\n  \"c\": \"d\"\n}",
      "{a: b, c: d}",
      "yaml-unclosed-quote '\"b'",
      fixed: "{\n  \"a\": \"b\",\n  \"c\": \"d\"\n}"
    ),
    Mistake(
      "{\n  \"a: 3,\n  \"b\": 4\n}",
      "{a: 3, b: 4}",
      "yaml-unclosed-quote '\"a'",
      fixed: "{\n  \"a\": 3,\n  \"b\": 4\n}"
    ),
    Mistake(
      "a:\n  \"b: \"c\"\n  d: e",
      "{a: {b: c, d: e}}",
      "yaml-unclosed-quote '\"b'",
      fixed: "a:\n  \"b\": \"c\"\n  d: e"
    ),
    Mistake("a:\n  \"b: \"c\"\nd: e", "{a: b: , d: e}", "yaml-unexpected-content 'c\"'"),
    Mistake(
      "a: ['it's, b]",
      "{a: [it's, b]}",
      "yaml-quote-needed ''it's'",
      fixed: "a: [\"it's\", b]"
    ),
    Mistake(
      "a: ['it's, c', 'b']",
      "{a: [it's, c, b]}",
      "yaml-quote-needed ''it's, c''",
      fixed: "a: [\"it's, c\", 'b']"
    ),
    Mistake(
      "a: {b: {c: d], e: f}",
      "{a: {b: {c: d}, e: f}}",
      "yaml-unexpected-content ']'",
      fixed: "a: {b: {c: d}, e: f}"
    ),
    Mistake("a: {b: c], d: e}", "{a: {b: c, d: e}}", "yaml-unexpected-content ']'"),
    Mistake(
      "a: {b: 1; c: {d: 2}; e: 3}",
      "{a: {b: 1, c: {d: 2}, e: 3}}",
      "yaml-unexpected-content ';'",
      fixed: "a: {b: 1, c: {d: 2}, e: 3}"
    ),
    Mistake("a: {b: c; d, e: f}", "{a: {b: c; d, e: f}}"),
    Mistake(
      "a: {\n  b:\n    c: d\n}\ne: f",
      "{a: {b: {c: d}}, e: f}",
      "yaml-unexpected-content '{'",
      fixed: "a: \n  b:\n    c: d\n\ne: f"
    ),
    Mistake("a: {\n  b:\n    c, d: e\n}", "{a: {b: c, d: e}}"),
  ]
}
