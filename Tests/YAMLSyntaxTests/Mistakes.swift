/// Mistakes that people make, one a line.
extension Mistake {
  static let quotes = [
    Mistake("\"\na: \"b\"\nc: d", "{: ~, a: b, c: d}", "yaml-unclosed-quote '\"'"),
    Mistake("a:\n  \"x\n  b: \"y\"\nc: d", "{a: {x: ~, b: y}, c: d}", "yaml-unclosed-quote '\"x'"),
    Mistake(
      "a: \"x\n# c\n\nb: y",
      "{a: x, b: y}",
      "yaml-unclosed-quote '\"x'",
      fixed: "a: \"x\"\n# c\n\nb: y"
    ),
    Mistake(
      "a: \"x\nb: y\n",
      "{a: x, b: y}",
      "yaml-unclosed-quote '\"x'",
      fixed: "a: \"x\"\nb: y\n"
    ),
    Mistake("a: 'x\nb: y\n", "{a: x, b: y}", "yaml-unclosed-quote ''x'", fixed: "a: 'x'\nb: y\n"),
    Mistake("a: \"x", "{a: x}", "yaml-unclosed-quote '\"x'", fixed: "a: \"x\""),
    Mistake("a: \"", "{a: }", "yaml-unclosed-quote '\"'", fixed: "a: \"\""),
    Mistake(
      "p:\n  a: \"x\n  b: \"y\"\nq: z\n",
      "{p: {a: x, b: y}, q: z}",
      "yaml-unclosed-quote '\"x'",
      fixed: "p:\n  a: \"x\"\n  b: \"y\"\nq: z\n"
    ),
    Mistake(
      "p:\n  a: \"x\n\nq: z\n",
      "{p: {a: x}, q: z}",
      "yaml-unclosed-quote '\"x'",
      fixed: "p:\n  a: \"x\"\n\nq: z\n"
    ),
    Mistake(
      "- \"x\n- 'y'\n- z",
      "[x, y, z]",
      "yaml-unclosed-quote '\"x'",
      fixed: "- \"x\"\n- 'y'\n- z"
    ),
    Mistake("\"x\na: b", "{x: ~, a: b}", "yaml-unclosed-quote '\"x'"),
    Mistake("a: \"x\nb\n", "{a: x b}", "yaml-unclosed-quote '\"x\nb'"),
    Mistake("a: \"x\nb\"\nc: d", "{a: x b, c: d}", "yaml-indentation 'b'"),
    Mistake("a: \"x\" y\nb: c", "{a: x, b: c}", "yaml-unexpected-content 'y'"),
    Mistake("a: \"\\q\"", "{a: \\q}", "yaml-invalid-escape '\\q'", fixed: "a: \"\\\\q\""),
  ]

  static let brackets = [
    Mistake("{\na: b\nc: {d: e}", "{{}: ~, a: b, c: {d: e}}", "yaml-unclosed-bracket '{'"),
    Mistake(
      "a:\n  [\n  b: c\n  d: e\nf: g",
      "{a: {[]: ~, b: c, d: e}, f: g}",
      "yaml-unclosed-bracket '['"
    ),
    Mistake(
      "a: {b: c}}\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unexpected-content '}'",
      fixed: "a: {b: c}\nd: e"
    ),
    Mistake(
      "a: {b: c.d { e = F.G }, h: i}\nj: k",
      "{a: {b: c.d { e = F.G }, h: i}, j: k}",
      "yaml-quote-needed 'c.d { e = F.G }'",
      fixed: "a: {b: \"c.d { e = F.G }\", h: i}\nj: k"
    ),
    Mistake(
      "a: {b: .c(d: .e), f: g}",
      "{a: {b: .c(d: .e), f: g}}",
      "yaml-quote-needed '.c(d: .e)'",
      fixed: "a: {b: \".c(d: .e)\", f: g}"
    ),
    Mistake(
      "a: { b: \"c, d: 0 }\ne: f",
      "{a: {b: c, d: 0}, e: f}",
      "yaml-unclosed-quote '\"c'",
      fixed: "a: { b: \"c\", d: 0 }\ne: f"
    ),
    Mistake(
      "a: {b: c\n  d: e}\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-missing-comma '\n  '",
      fixed: "a: {b: c,\n  d: e}\nf: g"
    ),
    Mistake(
      "a: [b, c\nd: e",
      "{a: [b, c], d: e}",
      "yaml-unclosed-bracket '['",
      fixed: "a: [b, c]\nd: e"
    ),
    Mistake(
      "a: {b: c\nd: e",
      "{a: {b: c}, d: e}",
      "yaml-unclosed-bracket '{'",
      fixed: "a: {b: c}\nd: e"
    ),
    Mistake("a: {b: [c, d\ne: f", "{a: {b: [c, d]}, e: f}", "yaml-unclosed-bracket '['"),
    Mistake("a: {b: \ne: f", "{a: {b: ~}, e: f}", "yaml-unclosed-bracket '{'"),
    Mistake("- [a\n- b", "[[a], b]", "yaml-unclosed-bracket '['", fixed: "- [a]\n- b"),
    Mistake(
      "a: {b: [c, d}\ne: f",
      "{a: {b: [c, d]}, e: f}",
      "yaml-unclosed-bracket '['",
      fixed: "a: {b: [c, d]}\ne: f"
    ),
    Mistake("a: [b c]]\nd: e", "{a: [b c], d: e}", "yaml-unexpected-content ']'"),
    Mistake("a: [b, , c]", "{a: [b, c]}", "yaml-unexpected-content ','", fixed: "a: [b,  c]"),
    Mistake(
      "a: [\"b\" \"c\"]",
      "{a: [b, c]}",
      "yaml-missing-comma ' '",
      fixed: "a: [\"b\", \"c\"]"
    ),
    Mistake(
      "a: {\n  b: 1\n  c: 2\n  }",
      "{a: {b: 1, c: 2}}",
      "yaml-missing-comma '\n  '",
      fixed: "a: {\n  b: 1,\n  c: 2\n  }"
    ),
    Mistake(
      "a: {b: c: d}",
      "{a: {b: c: d}}",
      "yaml-quote-needed 'c: d'",
      fixed: "a: {b: \"c: d\"}"
    ),
    Mistake(
      "a: {b: @x, c: d}",
      "{a: {b: @x, c: d}}",
      "yaml-quote-needed '@x'",
      fixed: "a: {b: \"@x\", c: d}"
    ),
    Mistake("a: [- b, c]", "{a: [b, c]}", "yaml-unexpected-content '-'"),
    Mistake("a: [\nb,\nc\n]\nd: e", "{a: [b, c], d: e}", "yaml-indentation 'b'"),
  ]

  static let keys = [
    Mistake("*\na: b", "{*: ~, a: b}", "yaml-properties '*'"),
    Mistake("a: b\n&\nc: d", "{a: b, c: d}", "yaml-properties '&'"),
    Mistake("@x\na: b", "{@x: ~, a: b}", "yaml-quote-needed '@x'"),
    Mistake("- a: b\nrol\n- c: d", "[{a: b}, rol, {c: d}]", "yaml-missing-dash 'rol'"),
    Mistake(
      "a: b\nrol\nc: d",
      "{a: b, rol: ~, c: d}",
      "yaml-missing-colon 'rol'",
      fixed: "a: b\nrol:\nc: d"
    ),
    Mistake("rol\nc: d", "{rol: ~, c: d}", "yaml-missing-colon 'rol'", fixed: "rol:\nc: d"),
    Mistake(
      "a:\n  rol\n  c: d",
      "{a: {rol: ~, c: d}}",
      "yaml-missing-colon 'rol'",
      fixed: "a:\n  rol:\n  c: d"
    ),
    Mistake("a: b\nrol\n", "{a: b, rol: ~}", "yaml-missing-colon 'rol'", fixed: "a: b\nrol:\n"),
    Mistake(
      "a: b\nrol\n  c: d",
      "{a: b, rol: {c: d}}",
      "yaml-missing-colon 'rol'",
      fixed: "a: b\nrol:\n  c: d"
    ),
    Mistake(
      "- a: b\n  rol\n- c",
      "[{a: b, rol: ~}, c]",
      "yaml-missing-colon 'rol'",
      fixed: "- a: b\n  rol:\n- c"
    ),
    Mistake(
      "- rol\n  a: b\n- c",
      "[{rol: ~, a: b}, c]",
      "yaml-missing-colon 'rol'",
      fixed: "- rol:\n  a: b\n- c"
    ),
    Mistake(
      "a: b\n\"rol\"\nc: d",
      "{a: b, rol: ~, c: d}",
      "yaml-missing-colon '\"rol\"'",
      fixed: "a: b\n\"rol\":\nc: d"
    ),
    Mistake(
      "a: b\nrol:x\nc: d",
      "{a: b, rol: x, c: d}",
      "yaml-missing-space ':'",
      fixed: "a: b\nrol: x\nc: d"
    ),
    Mistake(
      "a: b\nrol => x\nc: d",
      "{a: b, rol: x, c: d}",
      "yaml-missing-colon '=>'",
      fixed: "a: b\nrol: x\nc: d"
    ),
    Mistake(
      "a: b\n: rol: x\nc: d",
      "{a: b, rol: x, c: d}",
      "yaml-unexpected-content ':'",
      fixed: "a: b\nrol: x\nc: d"
    ),
    Mistake("{a: b}\nc: d", "{{a: b}: ~, c: d}", "yaml-missing-colon '{a: b}'"),
  ]

  static let indentation = [
    Mistake(
      "a:\n   - b: c\n    d: e\n  - f: g\n    h: i\nj: k",
      "{a: [{b: c, d: e}, {f: g, h: i}], j: k}",
      "yaml-indentation '   '",
      fixed: "a:\n  - b: c\n    d: e\n  - f: g\n    h: i\nj: k"
    ),
    Mistake(
      "\ta: b\nc: d",
      "{a: b, c: d}",
      "yaml-tab-indentation '\t'",
      fixed: "a: b\nc: d"
    ),
    Mistake(
      "a:\n  b:\n  \tc: d\n  \te: f\n  g:\n    h: i",
      "{a: {b: {c: d, e: f}, g: {h: i}}}",
      "yaml-tab-indentation '  \t'",
      fixed: "a:\n  b:\n    c: d\n    e: f\n  g:\n    h: i"
    ),
    Mistake(
      "a:\n  b: c\n  \td: e",
      "{a: {b: c, d: e}}",
      "yaml-tab-indentation '  \t'",
      fixed: "a:\n  b: c\n  d: e"
    ),
    Mistake(
      "a:\n\t- b: c\n    d: e\n  - f: g",
      "{a: [{b: c, d: e}, {f: g}]}",
      "yaml-tab-indentation '\t'",
      fixed: "a:\n  - b: c\n    d: e\n  - f: g"
    ),
    Mistake(
      "a:\n  -\tb: c\n  \td: e",
      "{a: [{b: c, d: e}]}",
      "yaml-tab-indentation '\t'",
      fixed: "a:\n  - b: c\n    d: e"
    ),
    Mistake(
      "a: b\n\t---\nc: d",
      "{a: b, c: d}",
      "yaml-unexpected-content '---'",
      fixed: "a: b\n---\nc: d"
    ),
    Mistake(
      "a:\n\tb: c\n\td: e\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-tab-indentation '\t'",
      fixed: "a:\n  b: c\n  d: e\nf: g"
    ),
    Mistake(
      "a:\n  b: c\n\td: e\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-tab-indentation '\t'",
      fixed: "a:\n  b: c\n  d: e\nf: g"
    ),
    Mistake(
      "a:\n    b: c\n  d: e\nf: g",
      "{a: {b: c, d: e}, f: g}",
      "yaml-indentation '  '",
      fixed: "a:\n    b: c\n    d: e\nf: g"
    ),
    Mistake(
      "a:\n    b: c\n  d: e\n  h: i\nf: g",
      "{a: {b: c, d: e, h: i}, f: g}",
      "yaml-indentation '    '",
      fixed: "a:\n  b: c\n  d: e\n  h: i\nf: g"
    ),
    Mistake(
      "a:\n    b: c\n  d: e\n    h: i\nf: g",
      "{a: {b: c, d: e, h: i}, f: g}",
      "yaml-indentation '  '"
    ),
    Mistake(
      "a: b\n   c: d\ne: f",
      "{a: b, c: d, e: f}",
      "yaml-indentation '   '",
      fixed: "a: b\nc: d\ne: f"
    ),
    Mistake(
      "a:\n   - b\n  - c\nd: e",
      "{a: [b, c], d: e}",
      "yaml-indentation '  '",
      fixed: "a:\n   - b\n   - c\nd: e"
    ),
    Mistake("- a: b\n - c", "[{a: b}, c]", "yaml-indentation ' '", fixed: "- a: b\n- c"),
    Mistake(
      "-\ta: b\n-\tc: d",
      "[{a: b}, {c: d}]",
      "yaml-tab-indentation '\t'",
      fixed: "- a: b\n- c: d"
    ),
    Mistake("  a: b\nc: d", "{a: b, c: d}", "yaml-indentation 'c'"),
  ]

  static let phrases = [
    Mistake(
      "a: \"b\" & \"c\"",
      "{a: b}",
      "yaml-unexpected-content '& \"c\"'",
      fixed: "a: \"\\\"b\\\" & \\\"c\\\"\""
    ),
    Mistake(
      "a: b: c\nd: e",
      "{a: b: c, d: e}",
      "yaml-quote-needed 'b: c'",
      fixed: "a: \"b: c\"\nd: e"
    ),
    Mistake(
      "a: {label}, {value}\nd: e",
      "{a: {label}, {value}, d: e}",
      "yaml-quote-needed '{label}, {value}'",
      fixed: "a: \"{label}, {value}\"\nd: e"
    ),
    Mistake(
      "a: {b: c}, {d: e}",
      "{a: {b: c}, {d: e}}",
      "yaml-quote-needed '{b: c}, {d: e}'",
      fixed: "a: [{b: c}, {d: e}]"
    ),
    Mistake(
      "a: [b(c = d, e = {}), f]",
      "{a: [b(c = d, e = {}), f]}",
      "yaml-quote-needed 'e = {})'",
      fixed: "a: [\"b(c = d, e = {})\", f]"
    ),
    Mistake(
      "{a: b(c: d, e: f), g: h}",
      "{a: b(c: d, e: f), g: h}",
      "yaml-quote-needed 'b(c: d, e: f)'",
      fixed: "{a: \"b(c: d, e: f)\", g: h}"
    ),
    Mistake(
      "a: {label} \"x\" # c\nd: e",
      "{a: {label} \"x\", d: e}",
      "yaml-quote-needed '{label} \"x\"'",
      fixed: "a: \"{label} \\\"x\\\"\" # c\nd: e"
    ),
    Mistake(
      "a: @FocusState\nd: e",
      "{a: @FocusState, d: e}",
      "yaml-quote-needed '@FocusState'",
      fixed: "a: \"@FocusState\"\nd: e"
    ),
    Mistake(
      "- @FocusState\n- b",
      "[@FocusState, b]",
      "yaml-quote-needed '@FocusState'",
      fixed: "- \"@FocusState\"\n- b"
    ),
    Mistake(
      "a: b\n@FocusState: c",
      "{a: b, @FocusState: c}",
      "yaml-quote-needed '@FocusState'",
      fixed: "a: b\n\"@FocusState\": c"
    ),
    Mistake(
      "@FocusState: c",
      "{@FocusState: c}",
      "yaml-quote-needed '@FocusState'",
      fixed: "\"@FocusState\": c"
    ),
    Mistake(
      "a: 50%\nb: %50",
      "{a: 50%, b: %50}",
      "yaml-quote-needed '%50'",
      fixed: "a: 50%\nb: \"%50\""
    ),
    Mistake("--- a: b\n    c: d", "{a: b, c: d}", "yaml-collection-on-line 'a'"),
    Mistake("a: - b\nc: d", "{a: [b], c: d}", "yaml-collection-on-line '-'"),
  ]

  static let properties = [
    Mistake(
      "- !<!> a\n- !<$:?> b\n- !<!c> d",
      "[<!> a, <$:?> b, <!c> d]",
      "yaml-properties '!<!>'",
      "yaml-properties '!<$:?>'"
    ),
    Mistake("%YAML 2.0\n---\na", "a", "yaml-directive '%YAML 2.0'"),
    Mistake("-\t[a]: b", "[{[a]: b}]", "yaml-tab-indentation '\t'"),
    Mistake("a: &b &c d\ne: f", "{a: &b d, e: f}", "yaml-properties '&c'"),
    Mistake("a: *b\nc: d", "{a: *b, c: d}", "yaml-unknown-alias '*b'"),
    Mistake("a: &b c\nd: &e *b", "{a: &b c, d: *b}", "yaml-properties '*b'"),
    Mistake("a: !e!b c", "{a: <!e!b> c}", "yaml-unknown-tag-handle '!e!'"),
    Mistake(
      "%YAML 1.2\na: b",
      "{a: b}",
      "yaml-directive '%YAML 1.2'",
      fixed: "%YAML 1.2\n---\na: b"
    ),
    Mistake("%YAML\n---\na: b", "{a: b}", "yaml-directive '%YAML'"),
    Mistake("a: b\n&c\nd: e", "{a: b, d: e}", "yaml-properties '&c'"),
    Mistake("&a - b", "&a [b]", "yaml-properties '&a'"),
  ]
}
