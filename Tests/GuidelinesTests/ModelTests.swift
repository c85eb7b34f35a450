import Guidelines
import SourceText
import Testing

@Suite("The model of a component")
struct ModelTests {
  @Test("quotes only sentences that stand in its document, for the platform of the fact")
  func quotes() throws {
    for name in GuidelineLibrary.builtIn.names {
      let guideline = try #require(GuidelineLibrary.builtIn[name])
      #expect(!guideline.model.facts.isEmpty)
      #expect(guideline.problemsOfQuotes() == [], "\(name)")
      #expect(guideline.model.facts.allSatisfy { !$0.quotes.isEmpty })
    }
  }

  @Test(
    "may quote a sentence with its markup or without, in any quotes",
    arguments: [
      "Use `Slider` for the **value**, see [the page](https://example.com).",
      "Use Slider for the value, see the page.", "see  the\n page", "Say \"value\" at once",
      "Say “value” at once",
    ] as [String]
  )
  func quoting(sentence: String) {
    let document = """
      ## iOS
      ### Role
      - Use `Slider` for the **value**, see [the page](https://example.com). Say “value” at once.
      """
    let quote = "'\(sentence)'"
    let guideline = Guideline(
      reading: SourceText(document),
      named: "x",
      model: SourceText("roles: { on: ios, values: a, quote: \(quote) }")
    )
    #expect((guideline.problems + guideline.problemsOfQuotes()).map(\.message) == [])
  }

  @Test("states only what FactDescription describes", arguments: GuidelineLibrary.builtIn.names)
  func names(component: String) throws {
    let guideline = try #require(GuidelineLibrary.builtIn[component])
    #expect(guideline.problems.map(\.message) == [])
    #expect(guideline.hasModel)
  }

  @Test(
    "answers with the most specific fact",
    arguments: [
      ("stepper", "roles", .ios, .uikit, "button", nil),
      ("stepper", "roles", .android, .views, nil, nil),
      ("stepper", "other-roles", .android, .views, "button", nil),
      ("stepper", "elements", .ios, .uikit, "UIStepper", nil),
      ("stepper", "elements", .android, .views, "Button ImageButton", nil),
      ("stepper", "elements", .android, .compose, nil, nil),
      ("stepper", "disabled-api", .ios, .swiftui, "disabled()", nil),
      ("stepper", "name-matches-label", .ios, .uikit, "equal", nil),
      ("stepper", "name-matches-label", .android, .views, "contains", nil),
      ("stepper", "announced-roles", .ios, .swiftui, "button", nil),
      ("stepper", "announced-roles", .android, .views, nil, nil),
      ("stepper", "activation-phrase", .android, .views, "double tap to activate", nil),
      ("stepper", "focus-on-value-change", .ios, nil, "stay", nil),
      ("stepper", "focus-on-value-change", .android, nil, "stay", "warning"),
      ("stepper", "inactive-keys", .ios, nil, "enter", nil),
      ("stepper", "inactive-keys", .android, nil, nil, nil),
      ("page-control", "roles", .android, nil, "list button", "information"),
      ("page-control", "auto-advance", .ios, nil, "false", nil),
      ("page-control", "announced-index", .android, .views, "required", nil),
      (
        "page-control", "disabled-api", .android, .compose,
        "Button(enabled = false) Modifier.semantics { disabled() }", nil
      ),
      ("segmented-control", "roles", .android, .compose, "tab button", "information"),
      ("segmented-control", "roles", .ios, .uikit, "button tab", "information"),
      ("segmented-control", "selection", .ios, nil, "single", nil),
      ("segmented-control", "custom-role", .android, nil, "required", nil),
      ("segmented-control", "custom-role", .ios, nil, "required", "warning"),
    ] as [(String, String, Platform, Framework?, String?, String?)]
  )
  func facts(
    component: String,
    name: String,
    platform: Platform,
    framework: Framework?,
    values: String?,
    severity: String?
  ) throws {
    let model = try #require(GuidelineLibrary.builtIn[component]).model
    let fact = model.fact(name, platform: platform, framework: framework)
    #expect(fact?.values.joined(separator: " ") == values)
    #expect(fact?.severity == severity)
  }

  @Test(
    "knows the keys that only it has",
    arguments: [
      ("stepper", ["actions", "decrement", "increment", "value"]),
      ("page-control", ["auto-advance", "current-page", "dots", "pages", "slides", "variant"]),
      ("segmented-control", ["group-label", "segments", "selection"]),
    ] as [(String, [String])]
  )
  func keys(component: String, keys: [String]) {
    #expect(GuidelineLibrary.builtIn[component]?.model.keys.sorted() == keys)
  }

  @Test("has the keys that its facts are about, listed or not")
  func impliedKeys() {
    let model = SourceText("segments: { number: 2, quote: Here }")
    let guideline = Guideline(reading: SourceText("## iOS\n- Here"), named: "x", model: model)
    #expect(guideline.model.keys == ["segments"])
  }

  @Test("puts a fact of a variant before all others, and leaves it out for other variants")
  func variants() throws {
    let model = try #require(GuidelineLibrary.builtIn["page-control"]).model
    func need(_ variant: String?) -> [String] {
      model.facts("name", platform: .android, framework: .views, variant: variant)
        .flatMap(\.values)
    }
    #expect(need(nil) == ["required"])
    #expect(need("dots") == ["required"])
    #expect(need("container") == ["optional", "required"])
  }

  @Test("finds the statement that a fact quotes")
  func statement() throws {
    let guideline = try #require(GuidelineLibrary.builtIn["stepper"])
    let fact = try #require(guideline.model.fact("roles", platform: .ios, framework: .uikit))
    let statement = try #require(fact.statement(in: guideline))
    #expect(statement.text == "The stepper buttons themselves should be announced as “Button”.")
    #expect(statement.place == "iOS › Role")
    #expect(fact.statements(in: guideline).map(\.topic) == [.role, .screenreader])
  }

  @Test("leaves out a fact that names nothing")
  func emptyFacts() {
    let model = SourceText("roles: { values: [], quote: Here }\nhint: { quote: Here }")
    let guideline = Guideline(reading: SourceText("## iOS\n- Here"), named: "x", model: model)
    #expect(guideline.model.facts == [])
  }

  @Test(
    "reports what cannot be read and reads the rest",
    arguments: [
      (
        "roles: { on: tvos, values: a, quote: Here }",
        "'tvos' is neither a platform nor a framework", "tvos"
      ),
      (
        "roles: { values: a, severity: fatal, quote: Here }",
        "'severity' is error, warning, information or hint", "fatal"
      ),
      (
        "roles: { values: a, severity: eror, quote: Here }",
        "'severity' is error, warning, information or hint; did you mean 'error'?", "eror"
      ),
      ("segments: { number: two, quote: Here }", "'number' is a number", "two"),
      (
        "roles: { values: a, number: 2, quote: Here }", "the fact 'roles' has no 'number'", "number"
      ),
      ("roles: button", "a fact is a map with 'values' and 'quote'", "button"),
      ("roles:", "the fact 'roles' says nothing", "roles"),
      (
        "roles: { values: a }", "the fact 'roles' quotes no sentence of the document",
        "{ values: a }"
      ),
      (
        "roles: { quote: Here }",
        "the fact 'roles' needs 'values': the role words that are expected",
        "{ quote: Here }"
      ),
      (
        "roles: { values: { ios: b, tvos: b }, quote: Here }",
        "'tvos' is neither a platform nor a framework", "tvos"
      ),
      (
        "roles: { values: [{ ios: b }], quote: Here }", "'values' is a word or a list of words",
        "{ ios: b }"
      ),
      (
        "name: { values: { all: requird }, quote: Here }",
        "'values' of 'name' takes 'required', 'optional', not 'requird'; did you mean 'required'?",
        "requird"
      ),
      (
        "roles: { values: { ios: a, android: b }, quote: There }",
        "the document has this sentence under iOS › Developer notes, not for Android", "There"
      ),
      (
        "name: { values: requird, quote: Here }",
        "'values' of 'name' takes 'required', 'optional', not 'requird'; did you mean 'required'?",
        "requird"
      ),
      (
        "rolls: { values: a, quote: Here }",
        "no rule reads a fact 'rolls'; did you mean 'roles'?", "rolls"
      ),
      ("colour: { values: a, quote: Here }", "no rule reads a fact 'colour'", "colour"),
      (
        "roles: { values: a, aslo: b, quote: Here }",
        "the fact 'roles' has no 'aslo'; did you mean 'also'?", "aslo"
      ),
      (
        "keys: { values: space, effect: activte, quote: Here }",
        "'effect' of 'keys' takes 'focus', 'activate', 'change-page', 'change-value', "
          + "'leave-control', 'none', not 'activte'; did you mean 'activate'?", "activte"
      ),
      (
        "roles: { values: a, values: b, quote: Here }", "'values' stands twice in this fact",
        "values"
      ),
      (
        "spec-keys: [pagez]",
        "'pagez' is no key that only some components have; did you mean 'pages'?", "pagez"
      ),
      ("- a", "a model is a map of facts", "- a"),
      ("roles: { values: a, quote: Else }", "the document has no such sentence", "Else"),
      ("# nothing", "the model is empty; it is a map of facts", ""),
      (
        "{ moments: { values: focus, quote: Here }, announced-label: "
          + "{ values: required, exempt: focs, quote: Here } }",
        "the fact 'moments' has no 'focs'; did you mean 'focus'?", "focs"
      ),
      (
        "{ variants: { values: [plain, bold], quote: Here }, roles: "
          + "{ values: a, variant: bald, quote: Here } }",
        "the fact 'variants' has no 'bald'; did you mean 'bold'?", "bald"
      ),
      ("segments: { number: -5, quote: Here }", "'number' is not negative", "-5"),
      ("segments: { number: 1e999, quote: Here }", "'number' is not as large as this", "1e999"),
      ("segments: { number: nan, quote: Here }", "'number' is a number", "nan"),
      (
        "roles: { values: [], quote: Here }",
        "'values' names no word: the role words that are expected", "[]"
      ),
      ("roles: { values: [''], quote: Here }", "'values' is a word or a list of words", "''"),
      (
        "roles: { values: a, quote: Here }\n---\nroles: { values: b, quote: Here }\n",
        "a model is one YAML document; what stands from here on is not read",
        "roles: { values: b, quote: Here }"
      ),
      (
        "announcement-templates: { values: \"{labell}, on\", quote: Here }",
        "no placeholder is called '{labell}'; did you mean '{label}'?", "{labell}, on"
      ),
      (
        "announcement-templates: { values: a, grouped: \"of {max}\", quote: Here }",
        "no placeholder is called '{max}'; there are {label}, {name}, {value}, {index}, {count}, "
          + "{state}, {role}, {hint}, {group}", "of {max}"
      ),
      (
        "roles: { values: a, quote: He }",
        "a quote of so few words may stand anywhere; quote the whole sentence", "He"
      ),
      (
        "roles: { on: android, values: a, quote: [There] }",
        "the document has this sentence under iOS › Developer notes, not for Android", "There"
      ),
      (
        "roles: { values: a, quote: There }",
        "the document has this sentence under iOS › Developer notes, and the fact holds for Android, "
          + "too; quote a sentence for it, or limit the fact with 'on'",
        "There"
      ),
    ] as [(String, String, String)]
  )
  func problems(model: String, message: String, place: String) {
    let guideline = Guideline(
      reading: SourceText("## All platforms\n- Here\n## iOS\n- There"),
      named: "x",
      model: SourceText(model),
      specKeys: ["pages", "value"]
    )
    let problems = guideline.problems + guideline.problemsOfQuotes()
    #expect(problems.map(\.message) == [message])
    #expect(problems.map { SourceText(model).string(in: $0.range) } == [place])
    #expect(problems.allSatisfy { $0.file == .model })
  }
}

@Suite("The library")
struct LibraryTests {
  @Test(
    "finds a guideline by its name or an alias, in any case, with blanks for hyphens",
    arguments: [
      ("stepper", "stepper"), ("Page Control", "page-control"), ("page_control", "page-control"),
      ("pagination-control", "page-control"), ("Segmented-Control", "segmented-control"),
      ("seek_bar", "slider"), ("knob", nil), ("", nil),
    ] as [(String, String?)]
  )
  func names(name: String, found: String?) {
    #expect(GuidelineLibrary.builtIn[name]?.name == found)
  }

  @Test(
    "offers the nearest name",
    arguments: [
      ("steper", "stepper"), ("paginaton", "pagination"), ("Carousel", "page-control"),
      ("tab_bar", "segmented-control"), ("carousell", "page-control"), ("tag", "tab"),
      ("icon-button", "button"), ("xyz", nil),
    ] as [(String, String?)]
  )
  func nearest(word: String, found: String?) {
    #expect(GuidelineLibrary.builtIn.nearest(to: word) == found)
  }

  @Test("takes further guidelines, and keeps a model against a document without one")
  func adding() {
    let plain = Guideline(reading: SourceText("## iOS\n- Here"), named: "stepper")
    let other = Guideline(reading: SourceText("## iOS\n- Here"), named: "dial")
    let model = SourceText("roles: { values: a, quote: Here }")
    let own = Guideline(reading: SourceText("## iOS\n- Here"), named: "stepper", model: model)
    let library = GuidelineLibrary.builtIn.adding([plain, other])
    #expect(library.names == GuidelineLibrary.builtIn.names + ["dial"])
    #expect(library["stepper"]?.hasModel == true)
    #expect(library["stepper"]?.statements.count != 1)
    let alias = Guideline(reading: SourceText("## iOS\n- Here"), named: "pagination-control")
    #expect(library.adding([alias])["pagination-control"]?.name == "page-control")
    #expect(library.adding([own])["stepper"]?.statements.count == 1)
  }
}

@Suite("A broken model")
struct BrokenModelTests {
  private let document = SourceText("## iOS\n### Role\n- Take a “knob”.\n")
  private let model = """
    spec-keys: [value]
    roles: # words
      - &role
        on: [ios, android]
        values: [knob, dial]
        severity: warning
        quote: Take a “knob”.
      - { <<: *role, on: swiftui, number: 1 }
    text-resize: { number: 200, quote: ['Take a', "knob"] }
    required-actions: { values: [turn], turn: rotate, quote: Take }
    """

  @Test("is read all the same, whatever is cut off or put in its place")
  func anyBytes() {
    let bytes = Array(model.utf8)
    for end in bytes.indices { read(Array(bytes[..<end])) }
    for byte in [0x00, 0x80, 0xFF, 0x0D, 0x09, 0x22, 0x2A, 0x3A, 0x7B] as [UInt8] {
      for position in stride(from: 0, to: bytes.count, by: 3) {
        var broken = bytes
        broken[position] = byte
        read(broken)
      }
    }
  }

  private func read(_ bytes: [UInt8]) {
    let text = SourceText(bytes)
    let guideline = Guideline(reading: document, named: "knob", model: text, specKeys: ["value"])
    for problem in guideline.problems + guideline.problemsOfQuotes() {
      #expect(problem.range.upperBound <= bytes.count)
    }
  }

  @Test("of many facts is read in a moment")
  func size() {
    let facts = (0..<5_000).map { "  - { values: a\($0), quote: Not there \($0) }" }
    let text = SourceText("roles:\n" + facts.joined(separator: "\n"))
    let long = (0..<20_000).map { "- Sentence \($0)" }.joined(separator: "\n")
    let guideline = Guideline(
      reading: SourceText("## iOS\n" + long),
      named: "knob",
      model: text
    )
    // A fact, its value and its quote count as three.
    #expect(guideline.model.facts.count == 333)
    #expect(
      guideline.problems.map(\.message) == [
        "the model has more than 1000 facts, values and quotes; what goes beyond them is not read"
      ]
    )
    #expect(guideline.problemsOfQuotes().count == 25)
  }
}
