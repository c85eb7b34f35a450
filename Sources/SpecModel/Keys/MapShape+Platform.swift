import Guidelines

/// The keys of every platform.
extension MapShape {
  static let platformsKeys: [KeyDescription] = [
    .init("ios", .map(.platform), "iOS, where VoiceOver speaks."),
    .init("android", .map(.platform), "Android, where TalkBack speaks."),
  ]

  static let platformKeys = KeyDictionary.builtIn.platformKeys(among: commonPlatformKeys)

  private static let commonPlatformKeys: [KeyDescription] =
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
      .init("language", .language, "The language of the phrases here (BCP 47)."),
      .init(
        "min-os",
        .version,
        "The oldest system that the app runs on: a version of iOS, an API level of Android."
      ),
    ]
}
