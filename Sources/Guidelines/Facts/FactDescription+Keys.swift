extension FactDescription {
  /// The facts about keys, gestures, settings and the parts of a component.
  static let keysAndParts: [FactDescription] = [
    // Keys, gestures and settings
    .init(
      "keys",
      "keys of the keyboard that have one effect",
      .terms(.key),
      details: [
        .init("effect", "what they do", .effects),
        .init(
          "need",
          "whether a spec has `one` (with the effect `focus`) or `each` of them, or `given`: only what "
            + "it has of them has the effect; none where they are only offered",
          .oneOf(["one", "each", "given"])
        ),
      ],
      readers: ["completion"]
    ),
    .init(
      "inactive-keys",
      "keys that do not activate there",
      .terms(.key),
      readers: ["completion"]
    ),
    .init(
      "page-keys",
      "the effect that one key has to have",
      .effects,
      details: [
        .init("other-words", "other words for the effect"),
        .init("key", "the key that is proposed", .terms(.key)),
      ]
    ),
    .init(
      "gestures",
      "gestures that have one effect",
      .terms(.gesture),
      details: [
        .init("effect", "what they do", .effects),
        .init(
          "need",
          "whether a spec has `each` of them, or has this effect where it is `given`; none where it "
            + "is only offered",
          .oneOf(["each", "given"])
        ),
        .init("beside", "keys of the spec beside one of which alone it has to be so", .keys(.any)),
      ],
      readers: ["completion"]
    ),
    .init(
      "text-resize",
      "",
      .none,
      number: "the percentage that text can reach",
      details: [.init("need", "`given` where a spec need not say it", .oneOf(["given"]))]
    ),
    .init(
      "custom-actions",
      "elements that need none",
      details: [also, .init("standard", "actions that they have by themselves")]
    ),
    .init(
      "custom-element-parts",
      "keys of a spec that belong to an element with actions of its own"
    ),
    .init(
      "custom-action-steps",
      "the name of one step",
      details: [
        .init("place", "the key that it stands under"),
        .init("name", "`exact` where no other name will do", .oneOf(["exact"])),
      ]
    ),
    // Parts
    .init(
      "auto-advance",
      "the values that are allowed",
      number: "the longest time, in seconds",
      specKey: "auto-advance"
    ),
    .init("dot-count", "the key that the number of dots follows", specKey: "dots"),
    .init(
      "dot-focus",
      "whether the dots need the focus where the slides say the same",
      specKey: "dots"
    ),
    .init(
      "many-pages",
      "the custom actions that are proposed for many pages",
      number: "the largest count that is not many, unless the configuration sets another",
      details: [
        .init("gestures", "what leads through all of them", .terms(.gesture)),
        .init("effect", "what those gestures do", .effects),
      ]
    ),
    .init(
      "smallest-value",
      "",
      .none,
      number: "the smallest number, or time in seconds, that does under a key of the spec",
      details: [
        .init("key", "that key", .keys(.any), isRequired: true),
        .init("because", "the reason, as a clause"),
      ]
    ),
    .init(
      "step-count",
      "",
      .none,
      number: "how many steps lead at most from one end of a range to the other"
    ),
    .init("segment-word", "what a segment is called in messages", readers: ["messages"]),
    .init(
      "segments",
      "",
      .none,
      number: "the smallest count",
      details: [
        .init("need", "`given` where a spec need not list them", .oneOf(["given"]))
      ],
      specKey: "segments"
    ),
    .init(
      "selection",
      "the kinds that are allowed",
      number: "how many are selected at once",
      details: [.init("need", "`one` where one is selected at any time", .oneOf(["one"]))],
      specKey: "selection"
    ),
    .init(
      "unannounced-events",
      "the events at which an app announces nothing, such as `value-change` for the key "
        + "`on-value-change`",
      details: [.init("because", "the reason, as a clause")]
    ),
    .init("parts", "the parts that can be announced or focused", readers: ["completion"]),
    .init("variants", "the alternatives of the guideline", specKey: "variant"),
    .init(
      "moments",
      "the moments of announcements; `segments` stands for the label of each segment, `pages` for "
        + "each numbered page",
      readers: ["completion"]
    ),
    .init(
      "announcement-templates",
      "phrases with placeholders such as `{label}`",
      .phrases,
      details: [
        .init(
          "moment",
          "the moments that they are for, all if none is named",
          .references(.moments)
        ),
        .init("state", "the state that they are for", .references(.states)),
        .init("grouped", "the phrase with the group's label", .phrases),
        .init("named", "the phrase of a button whose name tells what it does", .phrases),
      ],
      readers: ["completion", "fixes"]
    ),
  ]

  /// What a value is said with.
  static let measure = Detail("with", "`measure` where its unit is said too", .oneOf(["measure"]))
  /// The APIs that a fact needs.
  static let company = Detail("with", "the APIs beside one of which alone that is so")
}
