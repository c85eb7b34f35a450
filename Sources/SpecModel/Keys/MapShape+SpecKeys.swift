/// The keys of every spec and of the maps that only stand there.
extension MapShape {
  static let specKeys = KeyDictionary.builtIn.specKeys(among: commonSpecKeys)

  private static let commonSpecKeys: [KeyDescription] =
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
      .init("platforms", .map(.platforms), "What differs between the platforms."),
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

  static let iconKeys: [KeyDescription] = [
    .init("image", .text, "The name of the picture."),
    .init("decorative", .boolean, "Whether the picture adds nothing to the label."),
    .init("hidden", .boolean, "Whether the picture is hidden from the screen reader."),
    .init("api", .oneOrMore(.api), "The API that hides the picture."),
  ]
}
