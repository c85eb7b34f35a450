/// The keys of a spec and of the maps that only stand there.
extension MapShape {
  static let specKeys: [KeyDescription] =
    [
      .init(
        "component",
        .word(.component),
        "Which guideline the spec is checked against.",
        guideline: "component",
        isRequired: true
      ),
      .init("title", .text, "What the team calls this component."),
      .init(
        "label",
        .any([.constant("none"), .text]),
        "The visible text label; `none` says that there is none.",
        guideline: "name"
      ),
      .init(
        "value",
        .any([.number, .text, .map(.value)]),
        "The value that the component adjusts, a number most often.",
        ofComponent: true,
        guideline: "value"
      ),
      .init(
        "actions",
        .list(.word(.action)),
        "What the user can do with the component.",
        ofComponent: true,
        guideline: "actions"
      ),
      .init("pages", .integer, "How many pages there are.", ofComponent: true),
      .init(
        "group-label",
        .text,
        "The label of the whole group of segments.",
        ofComponent: true,
        guideline: "name"
      ),
      .init("segments", .list(.map(.segment)), "The segments, in order.", ofComponent: true),
      .init("platforms", .map(.platforms), "What differs between the platforms."),
      .init("current-page", .integer, "The page that is shown, counted from 1.", ofComponent: true),
      .init(
        "variant",
        .choice([
          .init("dots", "The focus is on the dots."),
          .init("slides", "The focus is on the slides."),
          .init("container", "The container around the whole screen is the control."),
        ]),
        "Which of the guideline's alternatives is meant.",
        ofComponent: true
      ),
      .init("dots", .map(.dots), "The dots that stand for the pages.", ofComponent: true),
      .init("slides", .map(.slides), "The pages themselves.", ofComponent: true),
      .init(
        "auto-advance",
        .any([.boolean, .duration]),
        "Whether the pages change by themselves, and after how long.",
        ofComponent: true
      ),
      .init(
        "selection",
        .choice([
          .init("single", "One segment is selected at a time."),
          .init("multiple", "Several segments may be selected.", isMistake: true),
        ]),
        "How many segments can be selected.",
        ofComponent: true
      ),
    ] + topicKeys + [
      .init("purpose", .text, "What it is for, in one sentence."),
      .init("spec", .constant("1"), "The version of the format; 1 when absent."),
      .init("links", .oneOrMore(.text), "Addresses of the design file, the ticket and so on."),
      .init(
        "language",
        .language,
        "The language of the labels and phrases (BCP 47); English when absent."
      ),
    ]

  static let valueKeys: [KeyDescription] = [
    .init("current", .any([.number, .text]), "The value that is shown.", guideline: "value"),
    .init("min", .any([.number, .text]), "The smallest value."),
    .init("max", .any([.number, .text]), "The largest value."),
    .init("step", .any([.number, .text]), "By how much an action changes the value."),
    .init("unit", .text, "What the number counts."),
  ]

  static let dotsKeys: [KeyDescription] = [
    .init("count", .integer, "How many dots there are."),
    .init("focusable", .boolean, "Whether the screen reader stops at the dots."),
    .init("interactive", .boolean, "Whether the dots react to activation."),
  ]

  static let slidesKeys: [KeyDescription] = [
    .init("announce-index", .boolean, "Whether each slide announces its index."),
    .init("heading", .any([.boolean, .text]), "The heading of a slide."),
  ]

  static let segmentKeys: [KeyDescription] = [
    .init("label", .text, "The visible text of the segment.", guideline: "name"),
    .init("name", .text, "What the screen reader calls the segment.", guideline: "name"),
    .init("selected", .boolean, "Whether the segment is selected.", guideline: "states"),
    .init("disabled", .boolean, "Whether the segment is disabled.", guideline: "states"),
    .init("icon", .map(.icon), "The picture in the segment.", guideline: "name"),
  ]

  static let iconKeys: [KeyDescription] = [
    .init("image", .text, "The name of the picture."),
    .init("decorative", .boolean, "Whether the picture adds nothing to the label."),
    .init("hidden", .boolean, "Whether the picture is hidden from the screen reader."),
    .init("api", .oneOrMore(.api), "The API that hides the picture."),
  ]
}
