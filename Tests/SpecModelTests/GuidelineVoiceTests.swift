import Guidelines
import SpecModel
import Testing
import Voices

@Suite("The guideline's voice")
struct GuidelineVoiceTests {
  /// An example of a guideline: its sentence, a spec of the element, the moment, and the phrase.
  struct Example: Sendable, CustomTestStringConvertible {
    let id: String
    let spec: String
    let moment: String
    let phrase: String

    init(_ id: String, _ spec: String, at moment: String, _ phrase: String) {
      self.id = id
      self.spec = spec
      self.moment = moment
      self.phrase = phrase
    }

    var testDescription: String { id }
  }

  private static func stepper(_ platform: String, _ label: String) -> String {
    "component: stepper\nlabel: \(label)\nplatforms: { \(platform): {} }"
  }

  private static func purpose(_ platform: String) -> String {
    """
    component: stepper
    label: Phone
    value: 3
    platforms: { \(platform): { decrement: { name: Removes one phone from 3 phones } } }
    """
  }

  private static func pages(_ platform: String, _ label: String, _ page: String = "") -> String {
    "component: page-control\nlabel: \(label)\n\(page)\nplatforms: { \(platform): {} }"
  }

  private static let apps = """
    component: segmented-control
    group-label: Favorite apps
    segments: [{ label: Weather, selected: true }, { label: Photos }, { label: Clock, disabled: true }]
    platforms: { ios: {} }
    """

  private static let kids = """
    component: segmented-control
    group-label: Top apps
    segments: [{ label: Kids, selected: true }, { label: Weather }, { label: A }, { label: B }]
    platforms: { android: {} }
    """

  private static let last = "pages: 3\ncurrent-page: 3"
  private static let first = "pages: 3\ncurrent-page: 1"

  /// "Label with current value" and "Label with value" stand for a label and its value in the
  /// author's words.
  ///
  /// The author takes one word of "Increment or Increase".
  static let examples: [Example] = [
    .init(
      "S-049",
      stepper("ios", "Label with current value"),
      at: "increment",
      "Label with current value, Increment, Button"
    ),
    .init(
      "S-052",
      stepper("ios", "Label with current value"),
      at: "decrement",
      "Label with current value, Decrement, Button"
    ),
    .init(
      "S-086",
      stepper("android", "Label with value"),
      at: "increment",
      "Label with value, Increment, Double tap to activate"
    ),
    .init(
      "S-086 or",
      stepper("android", "Label with value"),
      at: "increment",
      "Label with value, Increase, Double tap to activate"
    ),
    .init(
      "S-091",
      stepper("android", "Label with value"),
      at: "decrement",
      "Label with value, Decrement, Double tap to activate"
    ),
    .init(
      "S-091 or",
      stepper("android", "Label with value"),
      at: "decrement",
      "Label with value, Decrease, Double tap to activate"
    ),
    .init("S-105 iOS", purpose("ios"), at: "decrement", "Removes one phone from 3 phones, button"),
    .init(
      "S-105 Android",
      purpose("android"),
      at: "decrement",
      "Removes one phone from 3 phones, button"
    ),
    .init(
      "S-183",
      pages("ios", "none", last),
      at: "dots",
      "Page three of three, adjustable, swipe up or down with one finger to adjust the value"
    ),
    .init(
      "S-184",
      pages("ios", "\"Images, text\"", first),
      at: "page",
      "Images, text, page 1 of 3, button"
    ),
    .init(
      "S-263",
      pages("android", "Label", last),
      at: "dots",
      "Label, page three of three, List, out of grid pager"
    ),
    .init(
      "S-264",
      pages("android", "\"Text, images\"", "variant: container"),
      at: "page",
      "Text, images, in horizontal pager"
    ),
    .init(
      "S-265",
      pages("android", "\"Images, text\"", first),
      at: "page",
      "Images, text, page 1 of 3, list, double tap to activate"
    ),
    .init("S-309", apps, at: "group", "Favorite apps"),
    .init("S-310", apps, at: "Weather", "Favorite apps, Selected, Weather, button, one of three"),
    .init("S-311", apps, at: "Photos", "Photos, button, 2 of 3"),
    .init("S-312", apps, at: "Clock", "Clock, dimmed, button, 3 of 3"),
    .init("S-379", kids, at: "Kids", "Top apps, Selected, Kids, tab, 1 of 4"),
    .init("S-380", kids, at: "Weather", "Weather, tab, 2 of 4, double tap to activate"),
  ]

  @Test("says every example of the guidelines, word for word", arguments: examples)
  func said(example: Example) throws {
    let spec = try spec(example.spec)
    let scope = try #require(spec.scopes.first)
    let moments = spec.moments(on: scope).filter { $0.key == example.moment }
    let said = moments.flatMap { spec.guidelineUtterances(at: $0, on: scope) }.map(\.text)
    #expect(said.contains(example.phrase), "\(said)")
  }

  @Test("leaves out no template of the built-in guidelines")
  func templates() {
    for name in GuidelineLibrary.builtIn.names {
      let guideline = GuidelineLibrary.builtIn[name]
      for fact in guideline?.model.facts("announcement-templates") ?? [] {
        #expect(!fact.quotes.isEmpty)
      }
    }
  }

  private func spec(_ text: String) throws -> Spec {
    try #require(Spec(text))
  }
}
