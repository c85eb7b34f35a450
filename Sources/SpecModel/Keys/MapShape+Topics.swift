/// The topics of a guideline, which stand in a spec or in one of its platforms.
extension MapShape {
  package static let topicKeys: [KeyDescription] = [
    .init("role", .word(.role), "The role as it is announced.", guideline: "role"),
    .init(
      "announcements",
      .any([.map(.announcements), .list(.map(.announcement))]),
      "What the screen reader says, moment by moment.",
      guideline: "announcements"
    ),
    .init(
      "states",
      .any([.map(.states), .list(.word(.state))]),
      "The states, each with the API that sets it and the word that is announced.",
      guideline: "states"
    ),
    .init(
      "focus",
      .any([.constant("default"), .map(.focus)]),
      "Where the screen reader's focus goes.",
      guideline: "focus"
    ),
    .init(
      "groupings",
      .any([.constant("native"), .map(.groupings)]),
      "What is grouped, and in which order it is read.",
      guideline: "groupings"
    ),
    .init("keyboard", .map(.keyboard), "What each key does.", guideline: "keyboard"),
    .init("name", .text, "The programmatic name.", guideline: "name"),
    .init("gestures", .map(.gestures), "What each gesture does.", guideline: "gestures"),
    .init("hint", .text, "What happens on activation, when the label does not say it."),
    .init(
      "custom-actions",
      .any([.list(.text), .map(.customActions)]),
      "Further actions that the screen reader offers.",
      guideline: "custom-actions"
    ),
    .init(
      "settings",
      .map(.settings),
      "How the component follows the settings of the device.",
      guideline: "settings"
    ),
  ]

  static let stateKeys: [KeyDescription] = [
    .init("api", .oneOrMore(.api), "The API that sets the state.", guideline: "states"),
    .init(
      "announce",
      .word(.stateWord),
      "The word that the screen reader says.",
      guideline: "states"
    ),
    reason,
  ]

  static let groupingsKeys: [KeyDescription] = [
    .init("api", .oneOrMore(.api), "The API that groups.", guideline: "groupings"),
    .init("parent", .map(.groupPart), "The element that stands for the group."),
    .init("container", .map(.groupPart), "The view that holds the group."),
    .init(
      "children",
      .any([.list(.any([.word(.part), .map(.groupPart)])), .map(.groupChildren)]),
      "The elements of the group."
    ),
    .init(
      "order",
      .any([.list(.word(.part)), .map(.order)]),
      "The reading order.",
      guideline: "groupings"
    ),
    reason,
  ]

  static let focusKeys: [KeyDescription] = [
    event("on-value-change", "What happens when the value changes."),
    event("on-page-change", "What happens when the page changes."),
    event("on-select", "What happens when a segment is selected."),
    event("on-error", "What happens when an entry is wrong."),
    event("on-appear", "What happens when it appears."),
    .init("initial", .word(.place), "Where focus lands first."),
    .init(
      "confined",
      .choice([
        .init("group", "Selecting does not move focus out of the group."),
        .init("true", "The same as `group`."),
        .init("trap", "Focus cannot leave the group.", isMistake: true),
        .init("false", "Focus is not kept in the group.", isMistake: true),
      ]),
      "Whether focus stays in the group."
    ),
    .init("api", .oneOrMore(.api), "The API that manages focus.", guideline: "focus"),
    .init(
      "order",
      .any([.list(.word(.part)), .map(.order)]),
      "The order of focus.",
      guideline: "focus"
    ),
    .init(
      "refs",
      .any([.list(.word(.part)), .map(.focusReferences), .api]),
      "The focus requesters, or the API that creates them."
    ),
    .init("modal", .boolean, "Whether a menu, picker or dialog opens.", guideline: "focus"),
    .init("on-close", .text, "Where focus goes when it closes.", guideline: "focus"),
    .init("move", .apiOrText, "Where focus is moved to, or the API that moves it."),
    reason,
  ]

  /// The keys of the events after which the focus stays or moves.
  package static let focusEvents = focusKeys.map(\.name).filter {
    $0.hasPrefix("on-") && $0 != "on-close"
  }

  private static func event(_ name: String, _ summary: String) -> KeyDescription {
    let words: [Choice] = [
      .init("stay", "Focus stays where it is."),
      .init("silent", "Nothing is announced.", isMistake: true),
      .init("content", "Focus moves to the new content."),
    ]
    return .init(name, .any([.choice(words), .map(.focusEvent)]), summary, guideline: "focus")
  }

  static let focusEventKeys: [KeyDescription] = [
    .init(
      "announce",
      .any([.boolean, .apiOrText]),
      "What is announced, or the API that announces it.",
      guideline: "focus"
    ),
    .init("focus", .apiOrText, "`stay`, or where focus goes.", guideline: "focus"),
    .init("api", .oneOrMore(.api), "The API that does it.", guideline: "focus"),
    .init("argument", .text, "The spoken text, or the element that focus moves to."),
    reason,
  ]

  static let focusReferencesKeys: [KeyDescription] = [
    .init(
      "FocusRequester.createRefs()",
      .list(.word(.part)),
      "The names of the created requesters."
    )
  ]

  static let customActionsKeys: [KeyDescription] = [
    .init("service", .apiOrText, "The accessibility service."),
    .init("flags", .oneOrMore(.api), "The flags that are requested."),
    .init("callback", .api, "The callback that is registered."),
    reason,
  ]

  static let announcementKeys: [KeyDescription] = [
    .init("for", .word(.moment), "The moment: an action, a part, or a segment's label."),
    .init("state", .text, "The state in which it is said."),
    .init("text", .text, "What the screen reader says.", guideline: "announcements"),
    reason,
  ]

  static let settingsKeys: [KeyDescription] = [
    .init(
      "text-resize",
      .any([
        .percentage, .choice([.init("fixed", "Text cannot be enlarged.", isMistake: true)]),
      ]),
      "How far text can be enlarged without losing information.",
      guideline: "settings"
    ),
    reason,
  ]

  static let reason = KeyDescription(
    "reason",
    .text,
    "Why the spec departs from the default; advice about it is then silent."
  )
}
