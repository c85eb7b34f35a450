import SourceText
import Testing
import YAMLSyntax

@Suite("Valid text")
struct GrammarTests {
  @Test(
    "is read as the grammar says, without a problem",
    arguments: [
      valid, CharacterFacts.valid, StructureFacts.valid, FlowFacts.valid, BlockFacts.valid,
      DocumentFacts.valid,
    ].flatMap(\.self)
  )
  func accepts(text: String, expected: String) {
    #expect(outline(text) == expected)
    #expect(problems(text) == [])
  }

  @Test(
    "has a problem as soon as the grammar has no place for it",
    arguments: [
      invalid, CharacterFacts.invalid, StructureFacts.invalid, FlowFacts.invalid,
      BlockFacts.invalid, DocumentFacts.invalid,
    ].flatMap(\.self)
  )
  func rejects(text: String) {
    #expect(problems(text).count == 1)
  }

  private static let valid = [
    ("- ::a\n- \": - ()\"\n- -1\n- a://b/c#d", "[::a, : - (), -1, a://b/c#d]"),
    ("[ ::a,\n  -1, a://b/c#d ]", "[::a, -1, a://b/c#d]"),
    ("[ ? a\n  b : c ]", "[{a b: c}]"),
    ("[? a, ? b : c, : d, e: , f]", "[{a: ~}, {b: c}, {~: d}, {e: ~}, f]"),
    ("{? a, ? b : c, : d, e: , f, \"g\":h, i:j}", "{a: ~, b: c, ~: d, e: ~, f: ~, g: h, i:j: ~}"),
    ("{:}", "{~: ~}"),
    ("[:]", "[{~: ~}]"),
    ("{a:}", "{a: ~}"),
    ("- a: b\n- ? c: d\n  : e: f", "[{a: b}, {{c: d}: {e: f}}]"),
    ("a: b\n: # c\n\"d\":\n- e", "{a: b, ~: ~, d: [e]}"),
    ("{ a: b }:\n# c\n  d:  # e\n     f", "{{a: b}: {d: f}}"),
    (
      "a: !!seq\n- b\n- !!seq\n - c\nd: !!map\n e: f",
      "{a: <tag:yaml.org,2002:seq> [b, <tag:yaml.org,2002:seq> [c]], d: <tag:yaml.org,2002:map> {e: f}}"
    ),
    ("&a\nb: c", "&a {b: c}"),
    ("&a b: c", "{&a b: c}"),
    ("- &a\n  b: c\n- &d\n- e", "[&a {b: c}, &d ~, e]"),
    ("&a : b", "{&a ~: b}"),
    ("- &b x\n- &y\n  *b : c\n- [*b : d, {*b : e}]", "[&b x, &y {*b: c}, [{*b: d}, {*b: e}]]"),
    ("? &a a\n: &b b\n: *a", "{&a a: &b b, ~: *a}"),
    ("- ? : x\n- ? []: x", "[{{~: x}: ~}, {{[]: x}: ~}]"),
    ("- :\n- ::\n- key ::: value", "[{~: ~}, {:: ~}, {key ::: value}]"),
    (
      "-\n  &a : a\n  b: &b\n-\n  ? &d\n-\n  ? &e\n  : &f",
      "[{&a ~: a, b: &b ~}, {&d ~: ~}, {&e ~: &f ~}]"
    ),
    ("a: '\n  '\nb: \"  \n\n  \"", "{a:  , b: \n}"),
    ("a: >2\n   b\n  c\n", "{a:  b\nc\n}"),
    ("{ \"a\" # b\n  :c }", "{a: c}"),
    ("%YAM 1.1 # a\n%YAML \t 1.1\n---\ta", "a"),
    ("--- |1-\n", ""),
    ("\t{}", "{}"),
    ("[&a : b, &c]", "[{&a ~: b}, &c ~]"),
    ("? a\n? b\n: c\nd:", "{a: ~, b: c, d: ~}"),
    ("?\n: a", "{~: a}"),
    ("- \t a", "[a]"),
    ("\ta", "a"),
    ("a:\tb\t# c", "{a: b}"),
    ("a\n - b\n ? c", "a - b ? c"),
    ("a: [b,\n c\n]", "{a: [b, c]}"),
    ("--- # a\n# b\nc", "c"),
    ("--- |\n# a\nb", "# a\nb\n"),
    ("a: |\n\n\nb: c", "{a: , b: c}"),
    ("- \"a\n b\"", "[a b]"),
    ("\u{FEFF}a: b\n...\n\u{FEFF}--- c", "{a: b} --- c"),
    ("a\u{85}b", "a\u{85}b"),
    ("\"\u{7F}\u{FEFF}\"", "\u{7F}\u{FEFF}"),
    (String(repeating: "é", count: 600) + ": a", "{\(String(repeating: "é", count: 600)): a}"),
  ]

  private static let invalid = [
    "--- |0\n", "a:\n b: \"c\"\n   d: e", "a: 'b': c", "- [a, b] ]", "- !!str, x",

    "- &a b\n- &c *a", "- [&a b, &c *a]", "%YAML 1.1#...\n---\n", "a: b\n%YAML 1.2\n---\n",
    "- |\n  \n a", "- >\n  a\n b", "- |2\n a", "a: [b]: c", "a: \"b\n  c\": d", "\"a\":b",
    "[a\n b: c]",
    "[\"a\"\n:b]", "{a: \"b\"c}", "{a: \"b\":c}", "[#a\nb]", "a: |10\n b", "a: |0\n b", "a: -",
    "a: ?",
    "a: :", "a: ,b", "- k: \"a\n  b\"", "\ta: b", "\t- a", "a:\n\tb", "&a,b c", "!a[b] c",
    "a: b\n  # c\n  d", "%TAG !e! a\n%TAG !e! b\n---\nc", "- !e! a", "\"a\" b", "'a", "[a", "{a",
    "]",
    "a: *", "a: &", String(repeating: "a", count: 1025) + ": b", "a\u{7F}b", "a: b\u{FEFF}",
  ]
}
