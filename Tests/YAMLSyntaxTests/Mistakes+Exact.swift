/// Texts that look like mistakes and are none by the grammar, and the mistakes that they look like,
/// one a line.
extension Mistake {
  static let exact = [
    Mistake(": &:", "{~: &: ~}"),
    Mistake(": !t: a", "{~: <!t:> a}"),
    Mistake(": !t b: c", "{<!t> b: c}", "yaml-unexpected-content ':'", fixed: "!t b: c"),
    Mistake("\t&a: b", "&a: b"),
    Mistake("a:\n \t!b: c\nd: e", "{a: <!b:> c, d: e}"),
    Mistake("\t&a b: c", "{&a b: c}", "yaml-tab-indentation '\t'", fixed: "&a b: c"),
    Mistake("!<a>: b", "{<a> ~: b}"),
    Mistake("- &a x\n- *a : b", "[&a x, {*a: b}]"),
    Mistake("- &a: x\n- *a: : b", "[&a: x, {*a:: b}]"),
    Mistake("&<a]: b", "&<a]: b", "yaml-properties '&<a]:'"),
    Mistake("<<<<<<<\n?", "<<<<<<< ?"),
    Mistake("<<<<<<< a: b\nc: d", "{<<<<<<< a: b, c: d}"),
    Mistake(
      "<<<<<<< a\nb: c\n=======\nb: d\n>>>>>>> e",
      "{b: c, b: d}",
      "yaml-conflict-marker '<<<<<<< a'"
    ),
    Mistake("-a: b\n  - c", "{-a: b - c}"),
    Mistake("a: |\n[b]: c", "{a: , [b]: c}"),
    Mistake("a: b[\n    c\n  ]", "{a: b[ c ]}"),
    Mistake("a: \"[\n    b\n  ]\n  c\"", "{a: [ b ] c}"),
    Mistake("a:\n &b:\n  c: d", "{a: &b: {c: d}}"),
    Mistake("a:\n !b:\n  - c", "{a: <!b:> [c]}"),
    Mistake("a: 1\n&b: : 2", "{a: 1, &b: ~: 2}"),
    Mistake("{ a }: b }", "{{a: ~}: b }}"),
    Mistake("{ {a: }\n    : b\n  }", "{{a: ~}: b}"),
    Mistake("a {\n  ? b\"1:c,\n}", "a { ? b\"1:c, }"),
    Mistake("{ [\n  ? a ]: b }", "{[{a: ~}]: b}"),
    Mistake("[a:\n , [b]: c]", "[{a: ~}, {[b]: c}]"),
  ]
}
