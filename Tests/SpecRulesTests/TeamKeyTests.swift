import Guidelines
import SourceText
import SpecChecking
import SpecModel
import SpecRules
import Testing

/// What rules say of keys of the format that a team's own model speaks of.
@Suite("A team's facts about keys")
struct TeamKeyTests {
  @Test(
    "tell on which platform a word is missing, where the platforms differ",
    arguments: [
      ("label: Email", ["nothing says 'needed' on iOS; say it in the label"], []),
      ("label: Email (required)", ["nothing says 'needed' on iOS; say it in the label"], []),
      ("label: Email (needed)", ["nothing says 'required' on Android; say it in the label"], []),
      ("label: Email (needed, required)", [], []),
    ] as [(String, [String], [String])]
  )
  func platforms(line: String, messages: [String], fixes: [String]) {
    let found = findings(
      "\(line)\nrequired: true\nplatforms: { ios: {}, android: {} }",
      model: """
        spec-keys: required
        said-flags: { values: { ios: needed, android: required }, key: required, quote: Here it is }
        """,
      code: "flag-not-said"
    )
    #expect(found.map(\.message) == messages)
    #expect(found.flatMap(\.fixes).map(\.title) == fixes)
  }

  @Test(
    "ask for a key of a map, of each map of a list, and for one that a platform may have",
    arguments: [
      ("buttons: [{ name: OK }, { icon: { image: x } }]", ["no words; add 'label' or 'name'"]),
      ("buttons: [OK, { label: No }]", []),
      ("buttons: [true, { labl: No }]", ["no words; add 'label' or 'name'"]),
      ("hint: none", ["no hint; add 'hint'"]),
      ("platforms: { ios: { hint: Opens it }, android: { hint: Opens it } }", []),
      ("platforms: { ios: { hint: Opens it }, android: {} }", ["no hint; add 'hint'"]),
    ] as [(String, [String])]
  )
  func needed(lines: String, messages: [String]) {
    let others = lines.contains("hint") ? "" : "hint: Opens it\n"
    let found = findings(
      "label: Panel\n" + others + lines,
      model: """
        spec-keys: buttons
        needed-keys:
          - { values: [label, name], in: buttons, because: no words, quote: Here it is }
          - { values: hint, because: no hint, quote: Here it is }
        """,
      code: "key-missing"
    )
    #expect(found.map(\.message) == messages)
  }

  @Test(
    "speak of a key that the team has added as of any other",
    arguments: [
      ("owner: Sam\nsize: large", []),
      (
        "owner: nobody\nsize: large",
        ["unfit-word: 'nobody' does not do here: no one has that name; leave it out"]
      ),
      (
        "owner: Sam\nsize: small",
        ["unfit-word: 'small' does not do here: it is hard to hit; use 'large'"]
      ),
      ("owner: Sam\nsize: huge", ["wrong-type: 'size' takes 'small' or 'large', not 'huge'"]),
      ("size: large", ["key-missing: nobody owns it; add 'owner'"]),
      ("owner: { name: Sam }\nsize: large", ["wrong-type: 'owner' takes text, not a map"]),
      (
        "ower: Sam\nsize: large",
        ["unknown-key: there is no key 'ower' here; did you mean 'owner'?"]
      ),
      (
        "owner: Sam\nsize: large\ntools: [{ label: Cut }, { name: Copy }]",
        ["key-missing: no label; add 'label'"]
      ),
    ] as [(String, [String])]
  )
  func ownKeys(lines: String, messages: [String]) {
    let codes = ["unfit-word", "wrong-type", "key-missing", "unknown-key"]
    let found = codes.flatMap { code in
      findings(
        "label: Panel\nplatforms: { ios: {}, android: {} }\n" + lines,
        model: """
          spec-keys:
            owner: { is: text, says: Who owns it. }
            size: { words: { small: In lists., large: In forms. } }
            tools: { is: list of map button }
          needed-keys:
            - { values: owner, because: nobody owns it, quote: Here it is }
            - { values: label, in: tools, because: no label, quote: Here it is }
          unfit-words: { values: nobody, in: owner, because: no one has that name, quote: Here it is }
          fit-words: { values: large, key: size, because: it is hard to hit, quote: Here it is }
          """,
        code: code
      ).map { "\($0.code): \($0.message)" }
    }
    #expect(found.sorted() == messages.sorted())
  }

  private func findings(_ lines: String, model: String, code: String) -> [Finding] {
    let guideline = Guideline(
      reading: SourceText("## All platforms\n- Here it is"),
      named: "panel",
      model: SourceText(model),
      specKeys: .ofFormat
    )
    #expect(guideline.problems.map(\.message) == [])
    let library = GuidelineLibrary.builtIn.adding([guideline])
    let text = SourceText("component: panel\n" + lines)
    return Snapshot(text, analysis: Analysis(library: library)).findings.filter { $0.code == code }
  }
}
