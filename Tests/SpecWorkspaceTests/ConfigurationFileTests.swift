import Guidelines
import SourceText
import SpecModel
import SpecRules
import SpecWorkspace
import Testing

@Suite("The configuration file")
struct ConfigurationFileTests {
  @Test("is read in full")
  func whole() {
    let file = ConfigurationFile(
      parsing: SourceText(
        """
        guidelines: [design/guidelines]
        rules: { name-required: hint, unknown-term: off }
        overrides:
          - { files: "legacy/**", rules: { native-element: error } }
          - files: [a/*, b/*]
            rules: { role-expected: false }
        limits: { pages: 8, file-size: 10MB }
        exclude: ["**/build/**"]
        inlay-hints: { announcements: false, positions: true }
        voice: device
        min-os: { ios: 17.4.1, android: 26 }
        """
      )
    )
    #expect(file.problems == [])
    #expect(file.settings.guidelines == ["design/guidelines"])
    #expect(file.settings.rules == ["name-required": .severity(.hint), "unknown-term": .off])
    #expect(file.settings.overrides.map(\.files.pattern) == ["legacy/**", "a/*", "b/*"])
    #expect(
      file.settings.overrides.map(\.rules) == [
        ["native-element": .severity(.error)], ["role-expected": .off], ["role-expected": .off],
      ]
    )
    #expect(file.settings.pageLimit == 8)
    #expect(file.settings.voice == .device)
    #expect(file.settings.oldestSystems.mapValues { "\($0)" } == [.ios: "17.4.1", .android: "26"])
    #expect(file.settings.fileSizeLimit == 10_000_000)
    #expect(file.settings.exclude == [Glob("**/build/**")])
    #expect(file.settings.inlayHints == ["announcements": false, "positions": true])
  }

  @Test(
    "says what it does not understand, and keeps the rest",
    arguments: [
      ("rulez: {}\n", 0..<5, "there is no key 'rulez' here; did you mean 'rules'?"),
      (
        "rules: { name-required: loud }", 24..<28,
        "'name-required' takes 'off', 'hint', 'information', 'warning' or 'error', not 'loud'"
      ),
      (
        "rules: { role-expeced: off }", 9..<21,
        "there is no rule 'role-expeced'; use 'role-expected'"
      ),
      ("voice: loud", 7..<11, "'voice' takes 'either', 'guideline' or 'device', not 'loud'"),
      ("rules: { xyz: off }", 9..<12, "there is no rule 'xyz'; 'a11y-spec rules' lists them"),
      (
        "rules: { duplicate-alias: off }", 9..<24,
        "'duplicate-alias' is no rule about specs but reports faults of guidelines; it cannot "
          + "be turned off, mend the document or the model"
      ),
      (
        "rules: { bad-pattern: off }", 9..<20,
        "'bad-pattern' is no rule about specs but reports faults of the configuration; it "
          + "cannot be turned off, mend this file"
      ),
      (
        "rules: { short-quote: off }", 9..<20,
        "'short-quote' is no rule about specs but reports faults of guidelines; it cannot "
          + "be turned off, mend the document or the model"
      ),
      (
        "rules: { yaml-indentation: off }", 9..<25,
        "'yaml-indentation' is no rule but reports mistakes in the YAML, which are always errors; "
          + "mend the spec"
      ),
      (
        "rules: { file-size: off }", 9..<18,
        "'file-size' is no rule but tells that a file is not checked; raise 'limits: { file-size }' "
          + "or divide the file"
      ),
      ("rules: [a]", 7..<10, "'rules' takes a map, not a list"),
      (
        "rules: { unknown-term: of }", 23..<25,
        "'unknown-term' takes 'off', 'hint', 'information', 'warning' or 'error', not 'of'"
      ),
      ("limits: { pages: -1 }", 17..<19, "'pages' takes a whole number such as 3, not '-1'"),
      ("inlay-hints: 3", 13..<14, "'inlay-hints' takes 'true', 'false' or a map, not '3'"),
      ("exclude: [[a]]", 10..<13, "'exclude' takes a pattern, not a list"),
      (
        "exclude: [/build]", 10..<16,
        "'/build' matches nothing as it stands; patterns start from the folder of this file, "
          + "without './', '../' or '/' in front"
      ),
      (
        "overrides: [{ files: 'a/{b', rules: {} }]", 22..<26,
        "'a/{b' matches nothing as it stands; a brace is not closed"
      ),
      (
        "exclude: ['[a']", 11..<13,
        "'[a' matches nothing as it stands; a bracket is not closed"
      ),
      (
        "rules: {}\nrules: {}", 10..<15,
        "'rules' stands twice in this map; join the two or remove one"
      ),
      ("overrides:\n  - fils: a", 15..<19, "there is no key 'fils' here; did you mean 'files'?"),
      (
        "overrides: [{ rules: {} }]", 12..<25,
        "an override needs 'files', the patterns of the specs that it is for"
      ),
      (
        "overrides: [{ files: 3, rules: {} }]", 21..<22,
        "a pattern such as 'legacy/**' is expected here"
      ),
      ("exclude: { a: b }", 9..<17, "'exclude' takes a pattern or a list, not a map"),
      ("overrides: x", 11..<12, "'overrides' takes a list of maps, not 'x'"),
      ("limits: { file-size: big }", 21..<24, "'file-size' takes a size such as '10MB', not 'big'"),
      ("limits: { pages: some }", 17..<21, "'pages' takes a whole number such as 3, not 'some'"),
      ("limits: { pages 3 }", 10..<15, "'pages' is a key here, which ends with ':'; add it"),
      ("min-os: { ios: some }", 15..<19, "'ios' takes a version such as 17.4, not 'some'"),
      ("min-os: { ios: -3 }", 15..<17, "'ios' takes a version such as 17.4, not '-3'"),
      (
        "inlay-hints: { positions: yes }", 26..<29, "'positions' takes 'true' or 'false', not 'yes'"
      ),
      ("3", 0..<1, "a configuration takes a map, not '3'"),
    ] as [(String, ByteRange, String)]
  )
  func problems(source: String, range: ByteRange, message: String) {
    let file = ConfigurationFile(parsing: SourceText(source + "\n"))
    #expect(file.problems.map(\.message) == [message])
    #expect(file.problems.map(\.range) == [range])
  }

  @Test(
    "accepts what is empty",
    arguments: ["", "\n", "# nothing\n", "rules:\nlimits: ~\n", "---\n"]
  )
  func empty(source: String) {
    let file = ConfigurationFile(parsing: SourceText(source))
    #expect(file.problems == [])
    #expect(file.settings == Settings())
  }

  @Test(
    "survives any text",
    arguments: ["rules: {", "a: \"", "\t", "overrides: [ [ [", "*a", "? ? :"]
  )
  func broken(source: String) {
    #expect(ConfigurationFile(parsing: SourceText(source)).settings.rules == [:])
  }

  @Test("is refused as a whole where its aliases have no end")
  func aliases() {
    let source = "exclude: [a]\nguidelines: &a [b, *a]\n"
    let file = ConfigurationFile(parsing: SourceText(source))
    #expect(file.problems.map(\.code) == ["yaml-alias-expansion"])
    #expect(file.settings == Settings())
  }

  @Test(
    "reads sizes",
    arguments: [
      ("10", 10), ("10MB", 10_000_000), ("2 kB", 2000), ("1KiB", 1024), ("1mib", 1_048_576),
      ("x", nil), ("", nil), ("10 parsecs", nil), ("99999999999999999999", nil),
      ("9999999999999GB", nil),
    ] as [(String, Int?)]
  )
  func sizes(text: String, bytes: Int?) {
    #expect(text.byteCount == bytes)
  }
}

@Suite("Patterns of paths")
struct GlobTests {
  @Test(
    "match",
    arguments: [
      ("*.yaml", "a.yaml", true), ("*.yaml", "b/a.yaml", true), ("*.yaml", "a.yml", false),
      ("a/*.yaml", "a/b.yaml", true), ("a/*.yaml", "a/b/c.yaml", false),
      ("a/**", "a/b/c.yaml", true), ("a/**", "b/a/c.yaml", false),
      ("**/build/**", "build/x", true), ("**/build/**", "a/b/build/c/x", true),
      ("**/build/**", "a/builds/x", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
      ("?.yaml", "a.yaml", true), ("?.yaml", "ab.yaml", false),
      ("*.{yaml,yml}", "a.yml", true), ("{a,b}/*", "b/x", true), ("{a,b}/*", "c/x", false),
      ("legacy", "x/legacy", true), ("", "a", false), ("a*b*c", "aXbXbYc", true),
      ("{a", "{a", true), ("[kl].yaml", "k.yaml", true), ("[kl].yaml", "m.yaml", false),
      ("[!kl].yaml", "m.yaml", true), ("[!kl].yaml", "l.yaml", false), ("v[0-9]", "v7", true),
      ("[]]", "]", true), ("[!]]", "a", true), ("[!]]", "]", false), ("v[", "v[", true),
      ("{a,{b,c}d}e", "cde", true), ("{a,{b,c}d}e", "ce", false), ("x/{,a/}b", "x/b", true),
      ("x/{,a/}b", "x/a/b", true), ("x/{a,b/**}", "x/b/c/d", true), ("{,a}", "b", false),
      ("x/{,a}/y", "x/y", true), ("a/", "a", true), ("a//b", "a/b", true), ("a,b", "a,b", true),
      ("**", "a/b", true), ("**b", "ab", true), ("a**/b", "ax/b", true), ("a**/b", "a/x/b", false),
      ("/*", "a", true), ("/*", "a/b", false), ("/**/b", "b", true), ("a/*", "a", false),
    ] as [(String, String, Bool)]
  )
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test("do not explode")
  func hostile() {
    #expect(
      !Glob(String(repeating: "*a", count: 40)).matches(String(repeating: "a", count: 60) + "b")
    )
    let depths = String(repeating: "{a,", count: 200) + "b" + String(repeating: "}", count: 200)
    #expect(Glob(depths).matches("b"))
    #expect(Glob(String(repeating: "{a,b}", count: 40)).matches(String(repeating: "ab", count: 20)))
    #expect(!Glob("{" + String(repeating: ",", count: 1000) + "}aaa").matches("b"))
    #expect(!Glob(String(repeating: "a", count: 1025)).matches(String(repeating: "a", count: 1025)))
  }
}
