import Guidelines
import SourceText
import SpecIDE
import TestSupport
import Testing

@Suite("A component model in an editor")
struct ModelDocumentTests {
  private static let guideline = SourceText(
    """
    ---
    keyboard: { arrows: The arrow keys change the value }
    ---
    # Slider
    ## All platforms
    - The value is always heard.
    ## iOS
    ### Role
    - Heard as “adjustable”.
    - **UIKit**
      - Use `UISlider`
    ### Focus
    - Focus stays, always.
    ## Android
    ### Focus
    - Focus stays, always.
    ### Role
    - **Jetpack Compose**
      - It is heard as: “slider”.
    """
  )

  @Test(
    "is offered the keys of facts, and what may stand as their values",
    arguments: [
      ("roles:\n  - $0", "on values also elements severity reason variant quote"),
      ("roles: { values: a, $0 }", "on also elements severity reason variant quote"),
      ("text-resize:\n  $0", "on number need severity reason variant quote need: given"),
      (
        "roles:\n  - values: a\n    quote: b\n  - $0",
        "values quote on also elements severity reason variant"
      ),
      (
        "required-actions:\n  values: [more, less]\n  on: ios\n  $0",
        "number severity reason variant quote more less"
      ),
      ("disabled-api:\n  - also: a\n    $0", "on values elements severity reason variant quote"),
      ("roles: { on: $0 }", "ios android uikit swiftui views compose react-native"),
      ("roles:\n  - on: [ios, $0]", "android uikit swiftui views compose react-native"),
      ("roles: { severity: $0 }", "error warning information hint"),
      ("focus-confined: { values: [trap, $0] }", "group false"),
      ("group-head: { place: [$0] }", "parent container"),
      (
        "page-keys: { values: $0 }",
        "focus activate change-page change-value leave-control none"
      ),
      ("moments: { values: [drag, drop] }\nannounced-label: { exempt: $0 }", "drag drop"),
      ("required-actions: { values: [more] }\nbutton-words: { action: $0 }", "more"),
      ("variants: { values: [dots, bar] }\nroles: { variant: [$0] }", "dots bar"),
      ("said-flags: { key: $0 }", "required heading auto-advance label-hidden"),
      ("roles: { values: $0 }", ""), ("# $0", ""), ("rolls: { $0 }", ""),
    ] as [(String, String)]
  )
  func completion(marked: String, labels: String) throws {
    let found = try offered(marked).map(\.label).joined(separator: " ")
    #expect(found == labels)
  }

  @Test("is offered every fact that it does not have yet, with room for its entry")
  func facts() throws {
    let offers = try offered("roles: {}\n$0\nstates: { values: armed }\n")
    let facts = FactDescription.all.map(\.name).filter {
      !["roles", "states", "STATE-api"].contains($0)
    }
    #expect(offers.map(\.label).filter(facts.contains) == facts)
    #expect(offers.first?.label == "spec-keys")
    #expect(offers.first { $0.label == "armed-api" }?.insertion == "armed-api:\n  ")
    #expect(offers.first { $0.label == "keys" }?.snippet == "keys:\n  $0")
    #expect(try offered("$0\n").contains { $0.label == "disabled-api" })
    #expect(try offered("disabled-api: {}\n$0\n").contains { $0.label == "disabled-api" } == false)
  }

  @Test("is offered the keys of specs that only some components have")
  func specKeys() throws {
    let labels = try offered("spec-keys: [value, $0]").map(\.label)
    #expect(labels.contains("auto-advance") && labels.contains("increment"))
    #expect(!labels.contains("value") && !labels.contains("label"))
  }

  @Test(
    "is offered the keys of specs that a fact may name",
    arguments: [
      ("needed-keys: { values: $0 }", ["message", "text", "name"], ["increments", "ios"]),
      ("needed-keys: { values: text, in: $0 }", ["error", "buttons"], ["message", "label"]),
      ("fit-words: { values: long, key: $0 }", ["duration"], ["short", "ios"]),
      ("fit-words: { values: long, key: duration, beside: [$0] }", ["action"], ["indefinite"]),
      ("name: { values: required, no-names: { ios: $0 } }", ["placeholder"], ["optional"]),
    ] as [(String, [String], [String])]
  )
  func keysOfSpecs(marked: String, offered: [String], others: [String]) throws {
    let labels = try self.offered(marked).map(\.label)
    #expect(offered.filter { !labels.contains($0) } == [])
    #expect(others.filter(labels.contains) == [])
  }

  @Test(
    "is offered the sentences that hold for what a fact is on, as YAML writes them",
    arguments: [
      (
        "roles:\n  - on: uikit\n    quote: $0",
        [
          "Use UISlider", "Heard as “adjustable”.", "\"Focus stays, always.\"",
          "The arrow keys change the value", "The value is always heard.",
        ]
      ),
      (
        "roles:\n  - on: ios\n    quote: $0",
        [
          "Heard as “adjustable”.", "\"Focus stays, always.\"", "The arrow keys change the value",
          "The value is always heard.",
        ]
      ),
      (
        "roles: { on: compose, quote: $0 }",
        [
          "\"It is heard as: “slider”.\"", "\"Focus stays, always.\"",
          "The arrow keys change the value", "The value is always heard.",
        ]
      ),
      (
        "roles: { on: [uikit, compose], quote: [The value is always heard., $0] }",
        ["\"Focus stays, always.\"", "The arrow keys change the value"]
      ),
      (
        "roles: { quote: '$0' }",
        ["Focus stays, always.", "The arrow keys change the value", "The value is always heard."]
      ),
    ] as [(String, [String])]
  )
  func quotes(marked: String, insertions: [String]) throws {
    let offers = try offered(marked)
    #expect(offers.map(\.insertion) == insertions)
    #expect(offers.last?.detail?.hasPrefix("All platforms › ") == true)
  }

  @Test(
    "finds each sentence that is offered",
    arguments: [
      "ios", "android", "uikit", "swiftui", "views", "compose", "[ios, android]", "[uikit, views]",
    ]
  )
  func offeredQuotes(places: String) throws {
    let library = GuidelineLibrary.builtIn
    for guideline in library.names.compactMap({ library[$0] }) {
      for marked in [
        "roles:\n  - on: \(places)\n    values: a\n    quote: $0\n",
        "roles: { on: \(places), values: a, quote: $0 }\n",
      ] {
        let fixture = Fixture(marked)
        let offers = try offered(marked, beside: guideline.markdown)
        #expect(!offers.isEmpty)
        for offer in offers {
          let text = SourceText(fixture.text).applying(
            TextEdit(offer.replaces, with: offer.insertion)
          )
          let read = Guideline(reading: guideline.markdown, model: text)
          let problems = read.problems.filter { $0.file == .model } + read.problemsOfQuotes()
          #expect(problems.filter { $0.code != .shortQuote }.map(\.message) == [], "\(text)")
        }
      }
    }
  }

  @Test(
    "explains facts, their keys and the words of the format",
    arguments: [
      ("rol$0es: {}", "**roles**: The role words that are expected. Read by `role-expected`"),
      ("text-re$0size: {}", "**text-resize**: The percentage that text can reach."),
      ("armed-a$0pi: {}", "**armed-api**: The APIs that set a state"),
      ("roles: { valu$0es: a }", "**values**: The role words that are expected."),
      ("roles: { values: $0a }", "**values**: The role words that are expected."),
      ("roles:\n  - a$0lso: b", "**also**: What else is accepted without comment."),
      ("segments: { num$0ber: 2 }", "**number**: The smallest count."),
      ("required-actions: { values: a, $0a: b }", "**a**: Other words for this value."),
      ("roles: { o$0n: ios }", "**on**: Where it holds; everywhere when absent."),
      ("roles: { on: [ios, vi$0ews] }", "**views**: Android Views, on Android."),
      ("roles: { severity: h$0int }", "**hint**: A faint mark in the editor."),
      ("keys: { effect: foc$0us }", "**effect**: What they do."),
      ("spec-keys: [pag$0es]", "**pages**: How many pages there are."),
    ] as [(String, String)]
  )
  func hover(marked: String, start: String) throws {
    let hover = try hover(marked)
    #expect(hover?.hasPrefix(start) == true, "\(hover ?? "")")
  }

  @Test("says where a quote stands in the document")
  func quote() throws {
    #expect(
      try hover("roles: { on: ios, quote: heard as $0“adjustable” }") == """
        **quote**: The sentence of the document that says so, word for word, or a list of them.
        """
    )
    #expect(
      try hover("roles:\n  - on: ios\n    quote: [Heard as $0\"adjustable\"]") == """
        **quote**: The sentence of the document that says so, word for word, or a list of them.

        *Slider › iOS › Role*
        > - Heard as “adjustable”.
        """
    )
    let shown = try hover("roles: { on: android, quote: 'Focus $0stays, always' }")
    let android = try #require(shown)
    #expect(android.contains("*Slider › Android › Focus*\n> - Focus stays, always."))
    #expect(!android.contains("iOS"))
  }

  @Test("leads from a quote to its sentence")
  func definition() throws {
    let fixture = Fixture("roles: { on: android, quote: 'Focus $0stays, always' }")
    let place = document(fixture.text).guidelinePlace(at: try #require(fixture.cursor))
    let range = try #require(place?.range)
    #expect(Self.guideline.string(in: range) == "Focus stays, always.")
    #expect(Self.guideline.string(in: 0..<range.lowerBound).contains("## Android"))
  }

  @Test(
    "leads from a fact to the sentence that it rests on",
    arguments: [
      ("ro$0les: { on: android, quote: 'Focus stays, always' }", nil),
      (
        "ro$0les: { on: android, values: knob, quote: 'Focus stays, always' }",
        "Focus stays, always."
      ),
      (
        "roles: { on: android, val$0ues: knob, quote: 'Focus stays, always' }",
        "Focus stays, always."
      ),
      ("roles: { on: android, values: knob, quote: Focus$0… }", "Focus stays, always."),
    ] as [(String, String?)]
  )
  func definitionOfFact(marked: String, sentence: String?) throws {
    let fixture = Fixture(marked)
    let place = document(fixture.text).guidelinePlace(at: try #require(fixture.cursor))
    #expect(place.map { Self.guideline.string(in: $0.range) } == sentence)
  }

  @Test(
    "says nothing of what it does not know",
    arguments: ["rol$0ls: {}", "roles: { vales: $0a }", "$0", "# ro$0les", "roles: { va$0les: a }"]
  )
  func unknown(marked: String) throws {
    #expect(try hover(marked) == nil)
  }

  @Test("has an outline of its facts, and of where each holds")
  func outline() {
    let symbols = document(
      """
      spec-keys: [value, actions]
      roles:
        - on: ios
          values: adjustable
          quote: Heard as “adjustable”.
        - on: [views, compose]
          values: &words [slider, seek control]
        - values: *words
        - word
      keys: { values: arrows, effect: activate }
      text-resize:
      """
    ).symbols
    #expect(
      Self.lines(symbols) == """
        field spec-keys (value, actions)
        topic roles (3)
          part ios (adjustable)
          part views, compose (slider, seek control)
          part *words
        topic keys
          field values (arrows)
          field effect (activate)
        field text-resize

        """
    )
    var pending = symbols
    while let symbol = pending.popLast() {
      #expect(symbol.range.contains(symbol.selectionRange))
      #expect(symbol.children.allSatisfy { symbol.range.contains($0.range) }, "\(symbol.name)")
      pending += symbol.children
    }
  }

  @Test("is offered each sentence that a whole model quotes, where it stands")
  func quotedSentences() throws {
    let text = try Files.text("Tests/Packs/toggle-switch.model.yaml")
    let guideline = SourceText(try Files.text("Tests/Packs/toggle-switch.md"))
    let quotes = text.ranges(of: "quote: ")
    #expect(quotes.count > 30)
    for quote in quotes {
      let sentence = String(text[quote.upperBound...].prefix { $0 != "\n" })
      let written = String(text[..<quote.upperBound])
      let labels = document(written, beside: guideline)
        .completions(at: written.utf8.count).map(\.label)
      #expect(labels.contains(sentence))
    }
  }

  @Test("is answered wherever it breaks off")
  func breakingOff() throws {
    let bytes = Array(try Files.text("Tests/Packs/toggle-switch.model.yaml").utf8)
    for end in stride(from: 0, through: bytes.count, by: 11) {
      let document = document(String(decoding: bytes[..<end], as: UTF8.self))
      for offer in document.completions(at: end) { #expect(offer.replaces.touches(end)) }
      _ = document.hover(at: end, as: .plainText)
      _ = document.symbols
    }
  }

  @Test("is answered whatever is written in it", arguments: ["", "- a\n", "a", "[", "roles: *a"])
  func anything(text: String) {
    let document = document(text)
    for offset in 0...text.utf8.count {
      _ = document.completions(at: offset)
      _ = document.hover(at: offset, as: .plainText)
      _ = document.guidelinePlace(at: offset)
    }
    #expect(document.symbols.allSatisfy { $0.name == "roles" })
  }

  private static func lines(_ symbols: [Symbol], indentation: String = "") -> String {
    symbols.map { symbol in
      "\(indentation)\(symbol.kind) \(symbol.name)"
        + (symbol.detail.map { " (\($0))" } ?? "") + "\n"
        + lines(symbol.children, indentation: indentation + "  ")
    }.joined()
  }

  private func document(_ text: String, beside guideline: SourceText = guideline) -> FormatDocument
  {
    FormatDocument(model: SourceText(text), of: guideline, named: "slider", in: .builtIn)
  }

  private func offered(
    _ marked: String,
    beside guideline: SourceText = guideline
  ) throws -> [Completion] {
    let fixture = Fixture(marked)
    return document(fixture.text, beside: guideline)
      .completions(at: try #require(fixture.cursor))
  }

  private func hover(_ marked: String) throws -> String? {
    let fixture = Fixture(marked)
    return document(fixture.text).hover(at: try #require(fixture.cursor), as: .markdown)?.content
  }
}
