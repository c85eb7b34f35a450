import Guidelines
import SourceText
import Testing

@Suite("A document without a model")
struct JoiningTests {
  private static let page = """
    https://www.example.com/#/native-criteria/controls/
    """

  private static func document(
    _ name: String,
    saying sentence: String = "Here",
    _ frontMatter: String = ""
  ) -> Guideline {
    Guideline(
      reading: SourceText("---\nname: \(name)\n\(frontMatter)---\n## iOS\n- \(sentence)\n"),
      named: name
    )
  }

  @Test(
    "joins the built-in guideline of its component, and takes nothing from it",
    arguments: [
      ("checkbox", "checkbox"), ("toggle-switch", "switch"), ("radio-button", "radio-group"),
      ("alert-dialog", "dialog"), ("snackbar-toast", "snackbar"), ("text-input", "text-field"),
      ("stepper", "stepper"), ("pagination-control", "page-control"),
      ("segmented-control", "segmented-control"),
    ] as [(String, String)]
  )
  func joining(name: String, base: String) {
    let library = GuidelineLibrary.builtIn.adding([Self.document(name)])
    let guideline = library[name]
    #expect(library.names == GuidelineLibrary.builtIn.names)
    #expect(guideline?.name == base)
    #expect(guideline?.model == GuidelineLibrary.builtIn[base]?.model)
    #expect(guideline?.companions.flatMap(\.statements).map(\.text) == ["Here"])
    #expect(guideline.map(library.isBuiltIn) == true)
    #expect(guideline?.companions.first.map(library.isBuiltIn) == false)
  }

  @Test(
    "is told by who publishes it, else by the host of its page, else by its file",
    arguments: [
      ("publisher: Acme\n", "Acme › Checkbox"), ("href: \(page)\n", "example.com › Checkbox"),
      ("href: http://acme.org\n", "acme.org › Checkbox"), ("", "checkbox.md › Checkbox"),
    ] as [(String, String)]
  )
  func publisher(frontMatter: String, title: String) throws {
    let document = Self.document("checkbox", frontMatter)
    let library = GuidelineLibrary.builtIn.adding([document])
    let companion = try #require(library["checkbox"]?.companions.first)
    #expect(companion.fullTitle == title)
    #expect(companion.name == "checkbox")
    #expect(library.document(named: title) === companion)
    #expect(library.document(named: "checkbox")?.fullTitle == "a11y-spec › Checkbox")
  }

  @Test("says again nothing that stands there at the same place")
  func repetition() throws {
    let own = try #require(GuidelineLibrary.builtIn["stepper"])
    let copy = Guideline(reading: own.markdown, named: "stepper")
    let library = GuidelineLibrary.builtIn.adding([copy, Self.document("stepper-copy")])
    #expect(library["stepper"]?.companions.map(\.statements.count) == [0])
    #expect(library["stepper-copy"]?.isCompanion == false)
  }

  @Test("gives its names to the guideline, but for those that another has")
  func names() {
    let tick = Self.document("tick-box", "aliases: [check-box, switch, ticker]\n")
    let library = GuidelineLibrary.builtIn.adding([tick])
    #expect(
      ["tick-box", "ticker", "switch"].map { library[$0]?.name } == [
        "checkbox", "checkbox", "switch",
      ]
    )
  }

  @Test("joins a team's model of the same name, whichever is read first")
  func models() {
    let model = SourceText("roles: { values: a, quote: Here }")
    let team = Guideline(reading: SourceText("## iOS\n- Here"), named: "checkbox", model: model)
    let plain = Self.document("checkbox", saying: "There")
    for order in [[team, plain], [plain, team]] {
      let library = GuidelineLibrary.builtIn.adding(order)
      let texts = library["checkbox"]?.documents.map { $0.statements.map(\.text) }
      #expect(texts == [["Here"], ["There"]])
      #expect(library.names.filter { $0 == "checkbox" } == ["checkbox"])
    }
  }
}

@Suite("A model that is based on a built-in one")
struct BasisTests {
  private static func guideline(_ model: String, saying text: String = "") -> Guideline {
    Guideline(
      reading: SourceText("## iOS\n- A tick on iOS\n## Android\n- A tick box, locked\n"),
      named: "checkbox",
      model: SourceText(model)
    )
  }

  @Test("has its own facts in the place of those there, and all others of it")
  func facts() throws {
    let team = Self.guideline(
      """
      based-on: check-box
      without: [unfit-name-words]
      roles: { values: { android: tick box }, quote: A tick box… }
      states: { values: locked, announced: { android: Locked }, quote: 'A tick box, locked' }
      """
    )
    #expect((team.problems + team.problemsOfQuotes()).map(\.message) == [])
    let guideline = try #require(GuidelineLibrary.builtIn.adding([team])["checkbox"])
    let model = guideline.model
    #expect(
      model.facts("roles").map { "\($0.platform?.rawValue ?? "") \($0.values[0])" }.sorted() == [
        "android tick box", "ios switch button",
      ]
    )
    // What is announced follows the role.
    let announced = model.facts("announced-roles", platform: .android, framework: .views)
    #expect(announced.flatMap(\.values) == ["tick box"])
    let phrases = model.facts("announcement-templates", platform: .android, framework: .views)
    #expect(
      phrases.flatMap(\.values) == ["checked, {label}, tick box", "not checked, {label}, tick box"]
    )
    let onIOS = model.facts("announced-roles", platform: .ios, framework: .uikit)
    #expect(onIOS.first?.values == ["switch button", "button"])
    #expect(model.facts("unfit-name-words") == [])
    #expect(model.facts("states").flatMap(\.values).contains("locked"))
    #expect(model.facts("states").flatMap(\.values).contains("checked"))
    #expect(model.keys == GuidelineLibrary.builtIn["checkbox"]?.model.keys)
    #expect(model.facts.allSatisfy(guideline.enforces))
    #expect(guideline.companions.map(\.fullTitle) == ["a11y-spec › Checkbox"])
  }

  @Test("has its own fact about a key in the place of that about the same key")
  func factsOfKeys() throws {
    let team = Guideline(
      reading: SourceText("## All platforms\n- A message stays for long, and is seen\n"),
      named: "snackbar",
      model: SourceText(
        """
        based-on: snackbar
        fit-words:
          - { values: long, key: duration, beside: action, quote: A message stays… }
          - { values: top, key: message, quote: A message stays… }
        """
      )
    )
    let model = try #require(GuidelineLibrary.builtIn.adding([team])["snackbar"]).model
    #expect(model.facts("fit-words").map(\.values) == [["long"], ["top"]])
  }

  @Test(
    "has those facts of the platforms of which its document has the sentence",
    arguments: [
      ("", ["android labelFor", "ios disabled()"]),
      ("without: [label-link]", ["ios disabled()"]),
      (
        "disabled-api: { values: { swiftui: disabled(off) }, quote: Use a knob. }",
        ["android labelFor", "ios disabled(off)"]
      ),
      (
        "disabled-api: { values: { views: locked=true }, quote: Use a knob. }",
        ["android labelFor", "android locked=true", "ios disabled()"]
      ),
    ] as [(String, [String])]
  )
  func platform(model: String, facts: [String]) {
    let guideline = Guideline(
      reading: SourceText(
        """
        ## All platforms
        - Use a knob.
        ## iOS
        - **SwiftUI**
          - For disabled, use view modifier `disabled()`.
        ## Android
        - **Views**
          - Use `labelFor` attribute to associate the visible label with the control
          - Active: it glows
        """
      ),
      named: "knob",
      model: SourceText("based-on: platform\n" + model)
    )
    #expect((guideline.problems + guideline.problemsOfQuotes()).map(\.message) == [])
    let found = ["label-link", "disabled-api"].flatMap(guideline.model.facts)
    #expect(found.map { "\($0.platform?.rawValue ?? "all") \($0.values[0])" } == facts)
    #expect(guideline.model.facts.count == facts.count)
    #expect(found.allSatisfy(guideline.enforces))
  }

  @Test(
    "says what is wrong with a sentence in dispute",
    arguments: [
      ("on: true, source: a", "'true' is neither a platform nor a framework"),
      ("on: [ios, uikti], source: a", "'uikti' is neither a platform nor a framework"),
      ("on: ios, source: [a, b]", "'source' takes one text"),
      ("on: ios", "a disputed sentence needs 'sentence', 'says' and 'source'"),
    ] as [(String, String)]
  )
  func disputes(rest: String, message: String) {
    let model = Self.guideline("disputed: { sentence: A tick on iOS, says: no, \(rest) }\n")
    #expect(model.problems.map(\.message).contains(message))
  }

  @Test(
    "says where the base or a fact of it is not there",
    arguments: [
      ("based-on: chekbox", "no built-in component is called 'chekbox'; did you mean 'checkbox'?"),
      (
        "based-on: platfrom", "no built-in component is called 'platfrom'; did you mean 'platform'?"
      ),
      ("based-on: [a]", "'based-on' is the name of a built-in component"),
      (
        "based-on: checkbox\nwithout: rols",
        "'without' lists names of facts; did you mean 'roles'?"
      ),
    ] as [(String, String)]
  )
  func problems(model: String, message: String) {
    #expect(Self.guideline(model).problems.map(\.message) == [message])
  }
}

@Suite("A quote by its beginning")
struct ShortQuoteTests {
  private static func guideline(_ quote: String, on place: String = "ios") -> Guideline {
    Guideline(
      reading: SourceText(
        """
        ---
        keyboard:
          space: The space bar turns the dial
        ---
        ## iOS
        - VoiceOver calls it a knob. Say no more than that, on any device.
        - Turn the dial to the left.
        - Turn the dial to the right.
        ## Android
        - TalkBack calls it a dial.
        """
      ),
      named: "dial",
      model: SourceText("roles: { on: \(place), values: knob, quote: \(quote) }\n")
    )
  }

  @Test(
    "stands for the one sentence that begins so, or has the words",
    arguments: [
      ("VoiceOver calls it…", "ios", "VoiceOver calls it a knob."),
      ("Say no…", "ios", "Say no more than that, on any device."),
      ("no more than…", "ios", "Say no more than that, on any device."),
      ("The space bar…", "ios", "The space bar turns the dial"),
      ("TalkBack…", "android", "TalkBack calls it a dial."),
      ("calls it a knob", "ios", "calls it a knob"),
    ] as [(String, String, String)]
  )
  func expansion(quote: String, place: String, sentence: String) {
    let guideline = Self.guideline(quote, on: place)
    #expect(guideline.model.facts.map(\.quotes) == [[sentence]])
    #expect((guideline.problems + guideline.problemsOfQuotes()).map(\.message) == [])
  }

  @Test(
    "is a problem where several sentences or none begin so",
    arguments: [
      (
        "Turn the dial…",
        "short-quote: several sentences begin so or have these words: «Turn the dial to the left.», "
          + "«Turn the dial to the right.»",
        "Turn the dial to the left…"
      ),
      (
        "Voiceover call it…",
        "missing-quote: no sentence begins so or has these words; did you mean «VoiceOver calls it "
          + "a knob.»?",
        "VoiceOver calls it…"
      ),
      (
        "VoiceOver tells people it is a knob…",
        "missing-quote: no sentence begins so or has these words; did you mean «VoiceOver calls it "
          + "a knob.»?",
        "VoiceOver calls it…"
      ),
      ("Nothing of the kind…", "missing-quote: no sentence begins so or has these words", nil),
      (
        "TalkBack cals it…", "missing-quote: no sentence begins so or has these words", nil
      ),
    ] as [(String, String, String?)]
  )
  func problems(quote: String, problem: String, fix: String?) {
    let guideline = Self.guideline(quote)
    let found = guideline.problems + guideline.problemsOfQuotes()
    #expect(found.map { "\($0.code.rawValue): \($0.message)" } == [problem])
    #expect(found.map(\.nearest) == [fix])
    #expect(guideline.model.facts.allSatisfy { !guideline.enforces($0) })
  }

  @Test(
    "has the sentence beside it that is like one which the document does not have",
    arguments: [
      ("VoiceOver cals it a knob.", "ios", "VoiceOver calls it a knob."),
      ("Say no more than this on any device", "ios", "Say no more than that, on any device."),
      ("The dial is turned by the space bar", "ios", "The space bar turns the dial"),
      ("Turn dial to the right", "ios", "Turn the dial to the right."),
      ("TalkBack calls this a dial", "android", "TalkBack calls it a dial."),
      ("TalkBack calls this a dial", "ios", nil),
      ("Else", "ios", nil),
    ] as [(String, String, String?)]
  )
  func nearest(quote: String, place: String, sentence: String?) {
    let guideline = Self.guideline(quote, on: place)
    let found = guideline.problems + guideline.problemsOfQuotes()
    let advice = sentence.map { "; did you mean «\($0)»?" } ?? ""
    #expect(found.map(\.message) == ["the document has no such sentence" + advice])
    #expect(found.map(\.nearest) == [sentence])
  }
}
