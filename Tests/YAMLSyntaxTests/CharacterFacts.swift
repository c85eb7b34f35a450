/// What chapter 5 of YAML 1.2.2 says of characters, one fact a line.
enum CharacterFacts {
  /// Text, and what it is.
  static let valid: [(String, String)] = [
    // Printable characters (5.1)
    ("a\tb", "a\tb"),
    ("\"\u{7F}\"", "\u{7F}"),
    ("'\u{7F}'", "\u{7F}"),
    ("\"\u{80}\"", "\u{80}"),
    ("a\u{A0}b", "a\u{A0}b"),
    ("a\u{85}b", "a\u{85}b"),
    ("a\u{2028}b\u{2029}c", "a\u{2028}b\u{2029}c"),
    ("\"a\u{2028}b\"", "a\u{2028}b"),
    ("\u{E000}\u{FFFD}", "\u{E000}\u{FFFD}"),
    ("🎛a", "🎛a"),
    ("\"\u{FFFE}\"", "\u{FFFE}"),

    // Byte order marks (5.2)
    ("\u{FEFF}a: b", "{a: b}"),
    ("\u{FEFF}# c", ""),
    ("\u{FEFF}", ""),
    ("\u{FEFF}\u{FEFF}a", "a"),
    ("# c\n\u{FEFF}a", "a"),
    ("\n\u{FEFF}---\na", "a"),
    ("\"a\u{FEFF}b\"", "a\u{FEFF}b"),
    ("a\n\u{FEFF}", "a"),
    ("a\n\u{FEFF}# c", "a"),
    ("a\n\u{FEFF}--- b", "a --- b"),
    ("a\n...\n\u{FEFF}b", "a --- b"),
    ("- |\n a\n\u{FEFF}", "[a\n]"),

    // Line breaks (5.4)
    ("a: b\rc: d", "{a: b, c: d}"),
    ("a: b\r\nc: d\r\n", "{a: b, c: d}"),
    ("a:\r- b\r\n- c\n", "{a: [b, c]}"),
    ("\"a\rb\"", "a b"),
    ("|\r\n a\r b\n", "a\nb\n"),

    // Indicators (5.3)
    ("a,b", "a,b"),
    ("a]", "a]"),
    ("a}", "a}"),
    (#"a@`%!&*|>'""#, #"a@`%!&*|>'""#),

    // Escapes (5.7)
    (
      #""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P""#,
      "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}"
    ),
    ("\"\\\t\"", "\t"),
    (#""\x41\u0041\U00000041""#, "AAA"),
    (#""\xe9\u00e9\uD7FF\uE000\U0010FFFF""#, "éé\u{D7FF}\u{E000}\u{10FFFF}"),
    (#""\uD83C\uDF9B""#, "🎛"),
    (#"'\z'"#, #"\z"#),
  ]

  /// Text that the grammar has no place for, each with one mistake.
  static let invalid: [String] = [
    // Printable characters (5.1)
    "a\u{1}b",
    "a\u{7F}",
    "a\u{80}b",
    "\u{FFFE}a",

    // Byte order marks (5.2)
    "a: \u{FEFF}b",
    "a\n\u{FEFF}b",

    // Line breaks (5.4)
    "a\rb: c",

    // Indicators (5.3)
    "@a",
    "`a",
    "%a",
    "- @a",
    "- `a",
    "- %a",
    "[%a]",
    "[@a]",
    "[`a]",

    // Escapes (5.7)
    #""\x4""#,
    #""\u004""#,
    #""\U0000004""#,
    #""\xg1""#,
    #""\uD800""#,
    #""\U00110000""#,
    #""\z""#,
    #""\'""#,
    #""\X41""#,
    #""\%""#,
  ]
}
