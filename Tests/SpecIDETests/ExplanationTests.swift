import Guidelines
import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

@testable import SpecIDE

@Suite("An explanation")
struct ExplanationTests {
  private static let library = GuidelineLibrary.builtIn
  /// Every line of every statement: all but the code examples have one.
  private static let statements = Set(
    library.names.flatMap { library[$0]?.statements ?? [] }
      .flatMap { statement -> [String] in
        let sources = statement.sources.joined(separator: "; ")
        let text = statement.text + (sources.isEmpty ? "" : " (\(sources))")
        return text.split(separator: "\n").map(String.init)
      }
  )

  /// Every word that the index offers, and every other spelling of the vocabulary.
  private static let words: [String] = {
    let vocabulary = library.vocabulary
    let spellings = vocabulary.apis.flatMap { $0.aliases + $0.misspellings + $0.obsolete }
    let terms = vocabulary.terms.flatMap { [$0.word] + $0.aliases }
    let counterparts = vocabulary.counterparts.flatMap { $0.names.values.flatMap(\.self) }
    let indexed = ExplanationIndex(of: library).groups.flatMap(\.words)
    return Array(Set(indexed + spellings + terms + counterparts)).sorted()
  }()

  @Test(
    "says what a word of the format means behind its keys",
    arguments: [
      ("short", "duration: A few seconds, as the system chooses."),
      ("indefinite", "duration: Until it is used or closed."),
      ("long", "duration: Some more seconds, as the system chooses."),
    ] as [(String, String)]
  )
  func choices(word: String, line: String) throws {
    let explanation = try #require(Explanation(of: word, in: Self.library, as: .plainText))
    let lines = explanation.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0 == line }, "\(explanation.text)")
  }

  @Test("says what holds for several APIs of a name once")
  func repetitions() throws {
    let explanation = Explanation(of: "Tab(enabled = false)", in: Self.library, as: .plainText)
    let lines = try #require(explanation).text.split(separator: "\n")
    #expect(lines.count { $0.contains("API of Jetpack Compose") } == 1)
  }

  @Test("exists for every word of the vocabulary, in both styles")
  func all() {
    #expect(Self.words.count > 450)
    for word in Self.words {
      for style in [MarkupStyle.plainText, .markdown] {
        let text = Explanation(of: word, in: Self.library, as: style)?.text ?? ""
        #expect(!text.isEmpty, "\(word)")
        #expect(!text.hasSuffix("\n"), "\(word)")
      }
    }
  }

  @Test("quotes sentences of the guidelines, verbatim, for every word that they have")
  func quotes() {
    let vocabulary = Self.library.vocabulary
    let words =
      vocabulary.apis.filter { $0.quoted && $0.kind != .tool }.map(\.name)
      + vocabulary.terms.filter(\.quoted).map(\.word) + Self.library.names
    for word in words {
      #expect(quotations(in: word).filter { !Self.statements.contains($0) } == [], "\(word)")
    }
    // The documents say this in other words.
    let paraphrased: Set = ["leave-control"]
    #expect(Set(words.filter { quotations(in: $0).isEmpty }) == paraphrased)
  }

  @Test("says so where no guideline has a sentence about a word")
  func silence() {
    let places = Set((Platform.allCases.map(\.rawValue) + Framework.allCases.map(\.rawValue)))
    // What a code or a success criterion means is not the guidelines' to say.
    let others = places.union(SuccessCriterion.all.map(\.id))
    for word in Self.words where !others.contains(word) && CodeExplanation.named(word).isEmpty {
      guard quotations(in: word).isEmpty else { continue }
      let text = Explanation(of: word, in: Self.library, as: .plainText)?.text ?? ""
      let isSaid = text.contains("say nothing of it.") || text.contains("No guideline asks for it")
      #expect(isSaid, "\(word)")
    }
  }

  @Test("of a rule has its sentences and both examples")
  func rules() {
    for rule in Rule.all {
      let text = Explanation(of: rule.id, in: Self.library, as: .plainText)?.text ?? ""
      for part in [rule.summary, rule.examples.failing, rule.examples.passing] {
        #expect(part.split(separator: "\n").allSatisfy { text.contains($0) }, "\(rule)")
      }
      let facts = Self.library.names.compactMap { Self.library[$0] }.flatMap {
        rule.facts(in: $0.model)
      }
      #expect(facts.isEmpty == quotations(in: rule.id).isEmpty, "\(rule)")
    }
  }

  @Test(
    "names the counterparts, the words and the places",
    arguments: [
      (
        "isAccessibilityElement",
        [
          "API of UIKit", "Stepper › iOS › Focus › UIKit",
          "Its counterparts (hide):\n\n  SwiftUI: accessibilityHidden(true)\n  Android Views: ",
          "Its counterparts (make focusable):\n\n  Android Views: ",
        ]
      ),
      (
        "disabled",
        ["  VoiceOver says: Dimmed", "  TalkBack says: disabled", "  UIKit: isEnabled=false"]
      ),
      ("android=clickable=true", ["A misspelling of android:clickable=true."]),
      (
        "setExpandedState",
        ["A name of Android Views.", "Android Views: there since API level 36 (android-api-docs"]
      ),
      (
        "invisibleToUser()",
        [
          "deprecated since Compose 1.8; use 'hideFromAccessibility()' (androidx compose.ui api txt)"
        ]
      ),
      (
        "UIAccessibilityTraitAdjustable",
        ["Trait of UIKit: of Objective-C; Swift has .adjustable", "UIKit: there since iOS 4"]
      ),
      ("Page Control", ["The component Page control", "Developer notes"]),
      (
        "TYPE_VIEW_FOCUSED",
        ["Type_View_Focused\n    (misprinted; write TYPE_VIEW_FOCUSED for Type_View_Focused)"]
      ),
      ("accessibilityRole", ["What it becomes in React Native:", "  iOS, tab: no trait\n"]),
      ("react-native", ["A framework of iOS and Android."]),
      ("swiftui", ["A framework of iOS.", "Stepper, SwiftUI: Stepper"]),
      (
        "hide",
        [
          "What each framework has for it.", "  UIKit: isAccessibilityElement=false",
          "set the label's isAccessibilityElement property to false",
        ]
      ),
      ("title", ["A key of the format.", "A person hears the title when the dialog opens"]),
      ("min-os", ["A key of the format.", "The guidelines say nothing of it."]),
      ("foreign-api", ["No guideline asks for it as such"]),
      ("announcements", ["A key of the format.", "“Label with current value, Increment, Button”"]),
      (
        "role-expected",
        [
          "(warning)", "  information: page control, segmented control\n", "Reported:",
          "Clean:",
        ]
      ),
      (
        "talkback",
        ["TalkBack: The screen reader of Android.", "disabled: is announced as disabled"]
      ),
      ("VoiceOver", ["The screen reader of iOS.", "disabled: is announced as Dimmed"]),
      ("missing-quote", ["in a guideline document or the model beside it.", "word for word"]),
      ("duplicate-guideline", ["'name:' in its front matter"]),
      ("yaml-quote-needed", ["A problem of the YAML itself", "Quote the whole text"]),
      ("bad-pattern", ["in .a11y-spec.yaml.", "'**/build/**'"]),
    ] as [(String, [String])]
  )
  func parts(word: String, parts: [String]) {
    let text = Explanation(of: word, in: Self.library, as: .plainText)?.text ?? ""
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test("says of a team's words what its model says of them")
  func ownWords() {
    let document = """
      ## iOS
      ### Role
      - **UIKit**
        - Use `UIDialler`
      ### State
      - Heard as “Ticked”
        ```swift
        let a = 1

        let b = 2
        ```
      """
    let model = """
      states: { on: ios, values: ticked, announced: Ticked, quote: Heard as “Ticked” }
      ticked-api: { on: uikit, values: isOn=true, quote: Heard as “Ticked” }
      """
    let dial = Guideline(
      reading: SourceText(document),
      named: "dial",
      model: SourceText(model)
    )
    let library = Self.library.adding([dial])
    func text(_ word: String, _ style: MarkupStyle = .plainText) -> String {
      Explanation(of: word, in: library, as: style)?.text ?? ""
    }
    #expect(text("ticked").contains("\n  VoiceOver says: Ticked\n  UIKit: isOn=true\n"))
    #expect(text("UIDialler").contains("\n  Element of UIKit\n"))
    let code = "> - Heard as “Ticked”\n>   ```swift\n>   let a = 1\n>   \n>   let b = 2\n>   ```"
    #expect(text("State", .markdown).contains(code))
  }

  @Test(
    "lists the rules behind a success criterion",
    arguments: ["2.5.3", "wcag 2.5.3", "Label in Name"]
  )
  func criterion(word: String) throws {
    let explanation = try #require(Explanation(of: word, in: Self.library, as: .plainText))
    let lines = explanation.text.split(separator: "\n")
    #expect(
      lines.first
        == "2.5.3: The success criterion Label in Name of WCAG 2.2, level A, since 2.1."
    )
    #expect(lines.contains { $0.contains("name-matches-label") })
  }

  @Test("is wanting for other words, and the nearest are named")
  func nearest() {
    #expect(Explanation(of: "zzzzzzzz", in: Self.library, as: .markdown) == nil)
    #expect(Explanation(of: "", in: Self.library, as: .markdown) == nil)
    let index = ExplanationIndex(of: Self.library)
    #expect(index.nearest(to: "role-expectd").first == "role-expected")
    #expect(index.nearest(to: "zzzzzzzz") == [])
    #expect(index.nearest(to: "é") == [])
    #expect(index.nearest(to: "TalkBak").first == "TalkBack")
  }

  @Test(
    "does not depend on the case of the letters",
    arguments: [
      "accessibilityLabel", "isAccessibilityElement", "Role.Tab", "UIStepper", "TalkBack", "UIKit",
    ]
  )
  func cases(word: String) {
    let text = Explanation(of: word, in: Self.library, as: .plainText)?.text
    #expect(text != nil)
    for other in [word.lowercased(), word.uppercased()] {
      #expect(Explanation(of: other, in: Self.library, as: .plainText)?.text == text)
    }
  }

  /// The lines of the plain explanation that stand indented below the place of a sentence.
  private func quotations(in word: String) -> [String] {
    let text = Explanation(of: word, in: Self.library, as: .plainText)?.text ?? ""
    var quoted: [String] = []
    var isBelowPlace = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { isBelowPlace = false }
      if line.contains(" › "), !line.hasPrefix(" ") {
        isBelowPlace = true
      } else if isBelowPlace, !line.hasPrefix("    (misprinted; write "),
        !line.hasPrefix("    Not so: ")
      {
        quoted.append(String(line.dropFirst(2)))
      }
    }
    return quoted
  }
}
