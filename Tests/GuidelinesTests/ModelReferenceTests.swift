import Guidelines
import SourceText
import Testing

@Suite("A word of a model that others have to know")
struct ModelReferenceTests {
  @Test(
    "is reported where no spec can have it",
    arguments: [
      (
        "{ variants: { values: [plain, bold], quote: Here }, roles: "
          + "{ values: a, variant: huge, quote: Here } }",
        "the fact 'variants' has no 'huge'; it lists 'plain', 'bold'", "huge"
      ),
      (
        "roles: { values: a, variant: big, quote: Here }", "the fact 'variants' has no 'big'", "big"
      ),
      (
        "{ moments: { values: [turn, push], quote: Here }, announced-label: "
          + "{ values: required, moments: nowhere, quote: Here } }",
        "the fact 'moments' has no 'nowhere'; it lists 'turn', 'push'", "nowhere"
      ),
      (
        "{ moments: { values: turn, quote: Here }, announcement-templates: "
          + "{ values: a, moment: trun, quote: Here } }",
        "the fact 'moments' has no 'trun'; did you mean 'turn'?", "trun"
      ),
      (
        "{ states: { values: [open, closed], quote: Here }, announcement-templates: "
          + "{ values: a, state: shut, quote: Here } }",
        "the fact 'states' has no 'shut'; it lists 'open', 'closed'", "shut"
      ),
      (
        "{ required-actions: { values: turn, turn: rotate, quote: Here }, button-words: "
          + "{ values: a, action: ascend, quote: Here } }",
        "the fact 'required-actions' has no 'ascend'; it lists 'turn'", "ascend"
      ),
      (
        "{ required-actions: { values: turn, turn: rotate, quote: Here }, purpose-words: "
          + "{ values: a, action: rotate, quote: Here } }",
        "the fact 'required-actions' has no 'rotate'; did you mean 'turn'?", "rotate"
      ),
      (
        "disable-api: { values: a, quote: Here }",
        "the fact 'states' has no 'disable'; did you mean 'disabled-api'?", "disable-api"
      ),
      (
        "{ states: { values: open, quote: Here }, blinking-api: { values: a, quote: Here } }",
        "the fact 'states' has no 'blinking'; it lists 'open'", "blinking-api"
      ),
      (
        "index-set: { values: foo, quote: Here }",
        "'values' of 'index-set' takes 'segments', 'pages', not 'foo'", "foo"
      ),
      (
        "group-head: { values: foo, place: parent, quote: Here }",
        "'values' of 'group-head' takes an attribute with its value, 'name=value'", "foo"
      ),
      (
        "label-data-order: { values: [a], quote: Here }",
        "'values' of 'label-data-order' takes two words", "[a]"
      ),
      (
        "keys: { values: tabb, quote: Here }", "no key is called 'tabb'; did you mean 'tab'?",
        "tabb"
      ),
      (
        "gestures: { values: swpie, quote: Here }",
        "no gesture is called 'swpie'; did you mean 'swipe'?", "swpie"
      ),
    ] as [(String, String, String)]
  )
  func unknown(model: String, message: String, place: String) {
    let problems = problems(of: model)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map { SourceText(model).string(in: $0.range) } == [place])
  }

  @Test(
    "may have words that nothing lists, where a spec may have them",
    arguments: [
      "announced-label: { values: required, exempt: anywhere, quote: Here }",
      "announcement-templates: { values: a, moment: open, state: open, quote: Here }",
      "{ moments: { values: turn, quote: Here }, announced-label: "
        + "{ values: required, exempt: [group, value-change, pages, Turn], quote: Here } }",
      "{ moments: { values: turn, quote: Here }, hiding-apis: "
        + "{ values: a, exempt: selected, quote: Here } }",
      "disabled-api: { values: a, quote: Here }", "labelled-api: { values: a, quote: Here }",
      "{ states: { values: open, quote: Here }, selected-api: { values: a, quote: Here } }",
      "button-words: { values: a, action: turn, quote: Here }",
      "{ moments: { values: turn, quote: Here }, button-words: "
        + "{ values: a, action: turn, quote: Here } }",
      "group-head: { values: accessibilityHidden(true), quote: Here }",
      "keys: { values: [home, end, page-up, escape, f2, ctrl+home, plus, alt+tab], quote: Here }",
      "gestures: { values: [pinch, swipe-out, three-finger-swipe, triple-tap], quote: Here }",
      "roles: { values: a, quote: Here }\n---\n",
    ] as [String]
  )
  func ownWords(model: String) {
    #expect(problems(of: model).map(\.message) == [])
  }

  @Test(
    "is a name that the framework of its place has, or one of the team's own",
    arguments: [
      (
        "elements: { values: { uikit: UIButon, compose: BrandChip }, quote: Here }",
        "UIKit has no name 'UIButon'; did you mean 'UIButton'?", "UIButton"
      ),
      (
        "disabled-api: { on: swiftui, values: disbled(true), quote: Here }",
        "SwiftUI has no name 'disbled(true)'; did you mean 'disabled(true)'?", "disabled(true)"
      ),
      (
        "traits: { on: uikit, values: [.button, .seleced], quote: Here }",
        "UIKit has no name '.seleced'; did you mean '.selected'?", ".selected"
      ),
      (
        "moving-apis: { on: uikit, values: .screenChnged, opposite: .announcement, quote: Here }",
        "UIKit has no name '.screenChnged'; did you mean '.screenChanged'?", ".screenChanged"
      ),
      (
        "missing-elements: { on: views, values: Chipp, replacements: Buton, quote: Here }",
        "Android Views has no name 'Buton'; did you mean 'Button'?", "Button"
      ),
      (
        "elements: { on: compose, values: UIButton, quote: Here }",
        "'UIButton' belongs to UIKit, not to Jetpack Compose", nil
      ),
      (
        "hiding-apis: { on: swiftui, values: accesibilityHidden(true), quote: Here }",
        "SwiftUI has no name 'accesibilityHidden(true)'; did you mean 'accessibilityHidden(true)'?",
        "accessibilityHidden(true)"
      ),
      (
        "disabled-api: { on: views, values: 'android:enable=false', quote: Here }",
        "Android Views has no name 'android:enable=false'; did you mean 'android:enabled=false'?",
        "android:enabled=false"
      ),
      (
        "selected-api: { on: compose, values: Modifier.selectible, quote: Here }",
        "Jetpack Compose has no name 'Modifier.selectible'; did you mean 'Modifier.selectable'?",
        "Modifier.selectable"
      ),
      (
        "disabled-api: { on: compose, values: Button(enable = false), quote: Here }",
        "Jetpack Compose has no 'enable' there; did you mean 'Button(enabled = false)'?",
        "Button(enabled = false)"
      ),
      (
        "disabled-api: { on: compose, values: 'semantics { disbled() }', quote: Here }",
        "Jetpack Compose has no 'disbled' there; did you mean 'semantics { disabled() }'?",
        "semantics { disabled() }"
      ),
      (
        "hiding-apis: { on: swiftui, values: accessibilityAddTraits(.isHaeder), quote: Here }",
        "SwiftUI has no 'isHaeder' there; did you mean 'accessibilityAddTraits(.isHeader)'?",
        "accessibilityAddTraits(.isHeader)"
      ),
      (
        "disabled-api: { on: swiftui, values: disabled(ture), quote: Here }",
        "SwiftUI has no 'ture' there; did you mean 'disabled(true)'?", "disabled(true)"
      ),
      (
        "elements: { on: compose, values: RatingBar, quote: Here }",
        "'RatingBar' is an element of Android Views, and Jetpack Compose has none of that name but a "
          + "team's own", nil
      ),
      (
        "announcement-templates: { values: a, moment: focsu, quote: Here }",
        "'focsu' is a slip for 'focus'; did you mean that?", "focus"
      ),
      (
        "announced-label: { values: required, exempt: value-chagne, quote: Here }",
        "'value-chagne' is a slip for 'value-change'; did you mean that?", "value-change"
      ),
      (
        "states: { values: disabeld, quote: Here }",
        "'disabeld' is a slip for 'disabled'; did you mean that?", "disabled"
      ),
      (
        "announcement-templates: { values: a, state: selcted, quote: Here }",
        "'selcted' is a slip for 'selected'; did you mean that?", "selected"
      ),
      ("elements: { values: { all: Rating, ios: UISlider }, quote: Here }", nil, nil),
      ("elements: { on: views, values: RatingBar, quote: Here }", nil, nil),
      ("disabled-api: { on: compose, values: BrandChip(enable = false), quote: Here }", nil, nil),
      (
        "disabled-api: { on: compose, values: 'Button(colors = brandColors, texts = \"enable\")', "
          + "quote: Here }", nil, nil
      ),
      (
        "announcement-templates: { values: a, moment: opened, state: locked, quote: Here }", nil,
        nil
      ),
      (
        "spec-key: value", "no rule reads a fact 'spec-key'; did you mean 'spec-keys'?", "spec-keys"
      ),
      (
        "roles: { value: a, quote: Here }",
        "the fact 'roles' has no 'value'; did you mean 'values'?", "values"
      ),
      ("states: { values: [expanding, locked, muted, on, half], quote: Here }", nil, nil),
      ("elements: { on: views, values: [Chip, com.brand.Chips], quote: Here }", nil, nil),
    ] as [(String, String?, String?)]
  )
  func name(model: String, message: String?, nearest: String?) {
    let text = SourceText("## All platforms\n- Here")
    let model = SourceText(model)
    let problems = Guideline(reading: text, named: "x", model: model, specKeys: []).problems
    #expect(problems.map(\.message) == [message].compactMap(\.self))
    #expect(problems.compactMap(\.nearest) == [nearest].compactMap(\.self))
  }

  @Test("is in quotes where a quote with commas stands in a list")
  func dividedQuote() {
    let text = SourceText("## All platforms\n- “Rating, 3 stars, adjustable” is heard")
    let model = SourceText("name: { values: required, quote: [“Rating, 3 stars, adjustable”…] }")
    let problems = Guideline(reading: text, named: "x", model: model, specKeys: []).problems
    #expect(problems.map(\.message) == ["a comma divides this quote; put it in quotes"])
    #expect(
      problems.map { model.string(in: $0.range) } == ["“Rating, 3 stars, adjustable”…"]
    )
  }

  @Test(
    "is spelt as in the sentence that is quoted",
    arguments: [
      (
        "roles: { values: adjustable slidr, quote: It is an “adjustable slider” }",
        "adjustable slider"
      ),
      ("roles: { values: Tick Bx, quote: We say “tick box” }", "Tick Box"),
      ("states: { values: off, announced: lockd, quote: It is locked }", "locked"),
      ("roles: { values: slide, quote: It is a slider }", nil),
      ("roles: { values: [tab, seek control], quote: It is a tap on seek controls }", nil),
      ("roles: { values: buton, quote: A button or a buton }", nil),
    ] as [(String, String?)]
  )
  func quoted(model: String, right: String?) {
    let quote = model.split(separator: "quote: ").last?.dropLast(2) ?? ""
    let source = SourceText(model)
    let text = SourceText("## All platforms\n- \(quote)")
    let guideline = Guideline(reading: text, named: "x", model: source, specKeys: [])
    #expect(guideline.problems.map(\.message) == [])
    #expect(guideline.problemsOfQuotes(in: source).map(\.nearest) == right.map { [$0] } ?? [])
  }

  @Test("has no such slip in the models of ours")
  func ownNames() {
    for index in GuidelineLibrary.builtIn.index {
      let text = { (suffix: String) in
        BuiltInText.files.first { $0.name == index.name + suffix }?.source ?? SourceText("")
      }
      let guideline = Guideline(
        reading: text(".md"),
        named: index.name,
        model: text(".model.yaml"),
        specKeys: []
      )
      let all = guideline.problems + guideline.problemsOfQuotes(in: text(".model.yaml"))
      let words = [" has no name ", " there; did", "slip for", "is quoted has no", "element of"]
      let slips = all.filter { problem in words.contains { problem.message.contains($0) } }
      #expect(slips.map(\.message) == [], "\(index.name)")
    }
  }

  @Test("reads an item among the keys as a key, and reports its dash")
  func listAmongKeys() {
    let problems = problems(of: "roles: { values: a, quote: Here }\n- b: c\n")
    #expect(problems.map(\.code) == [.syntax, .unknownFact])
  }

  private func problems(of model: String) -> [ReadingProblem] {
    let text = SourceText("## All platforms\n- Here")
    let guideline = Guideline(reading: text, named: "x", model: SourceText(model))
    return guideline.problems + guideline.problemsOfQuotes()
  }

  @Test(
    "takes the other names of a framework for what is meant",
    arguments: [("android-views", "views"), ("Jetpack Compose", "compose"), ("SwiftUI", "swiftui")]
  )
  func framework(word: String, meant: String) {
    let model = SourceText("roles: { on: \(word), values: a, quote: Here }")
    let guideline = Guideline(reading: SourceText("## iOS\n- Here"), named: "x", model: model)
    #expect(guideline.problems.map(\.nearest) == [meant])
  }
}
