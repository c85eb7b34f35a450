import Guidelines

/// The keys of a platform and of its buttons.
extension MapShape {
  static let platformsKeys: [KeyDescription] = [
    .init("ios", .map(.platform), "iOS, where VoiceOver speaks."),
    .init("android", .map(.platform), "Android, where TalkBack speaks."),
  ]

  static let platformKeys: [KeyDescription] =
    [
      .init(
        "framework",
        .oneOrMore(.word(.framework)),
        "The framework, or a list of frameworks.",
        guideline: "framework"
      ),
      .init(
        "element",
        .oneOrMore(.word(.element)),
        "The class or view that the component is built of.",
        guideline: "role"
      ),
    ] + topicKeys + [
      .init("increment", .map(.action), "The button that raises the value.", ofComponent: true),
      .init("decrement", .map(.action), "The button that lowers the value.", ofComponent: true),
      .init(
        "handlers",
        .oneOrMore(.word(.handler)),
        "The event handlers that are implemented.",
        only: .android
      ),
      .init("style", .apiOrText, "The style of the element.", guideline: "role"),
      .init(
        "label-hidden",
        .any([.boolean, .api]),
        "The API that hides the visible label from the screen reader.",
        guideline: "name"
      ),
      .init(
        "traits",
        .oneOrMore(.word(.trait)),
        "The accessibility traits.",
        guideline: "role",
        only: .ios
      ),
      .init(
        "methods",
        .oneOrMore(.word(.method)),
        "The methods that are implemented.",
        only: .ios
      ),
      .init("icon", .map(.icon), "The picture on the component.", guideline: "name"),
      .init(
        "segments",
        .list(.map(.segment)),
        "What differs in the segments on this platform, each by its label, or else by its place.",
        ofComponent: true
      ),
      .init("language", .language, "The language of the phrases here (BCP 47)."),
      .init(
        "min-os",
        .number,
        "The oldest system that the app runs on: a version of iOS, an API level of Android."
      ),
    ]

  static let actionKeys: [KeyDescription] = [
    .init("name", .text, "What the screen reader calls the button.", guideline: "name"),
    .init("hint", .text, "What happens on activation.", guideline: "name"),
    .init(
      "states",
      .any([.map(.states), .list(.word(.state))]),
      "The states of the button.",
      guideline: "states"
    ),
    .init("element", .oneOrMore(.word(.element)), "The class of the button.", guideline: "role"),
    .init("icon", .map(.icon), "The picture on the button.", guideline: "name"),
  ]
}
