extension FactDescription {
  /// The facts about what names a control, a button and a segment.
  static let names: [FactDescription] = [
    .init(
      "name",
      "whether a programmatic name is needed",
      .oneOf(["required", "optional"]),
      details: [
        .init(
          "parts",
          "the parts that need one in its place, so that it is not missed where each is called "
            + "something",
          .oneOf(["segments"])
        ),
        .init(
          "keys",
          "the keys of a spec that name it besides, such as the title of a dialog",
          .keys(.any)
        ),
        .init(
          "no-names",
          "the keys of a spec whose text some take for a name, and is none",
          .keys(.any)
        ),
      ]
    ),
    .init(
      "name-matches-label",
      "how the name follows the visible label",
      .oneOf(["equal", "contains", "contains-all"]),
      details: [
        .init("named-by", "the APIs whose text is the name where nothing joins the label to it")
      ]
    ),
    .init(
      "part-name-matches-label",
      "how the names of parts follow their labels",
      .oneOf(["equal", "contains", "contains-all"]),
      details: [
        .init("of", "the keys of the spec under which the parts stand", .keys(.any))
      ]
    ),
    .init(
      "name-beside-label",
      "what becomes of a name with the words of the label: both may be heard, or the label is the "
        + "name of a segment anyway",
      .oneOf(["duplicated", "redundant"])
    ),
    .init(
      "name-of-hidden-label",
      "that a control whose label is hidden has a name",
      .oneOf(["required"]),
      details: [.init("unless", "APIs that hide it from the eye alone, or are a name as well")]
    ),
    .init(
      "name-references-value",
      "that the names of the buttons mention the value",
      .oneOf(["required"]),
      details: [.init("words", "words that stand for the value")]
    ),
    .init(
      "purpose-words",
      "verbs of which the name of one button has one",
      details: [
        .init("action", "the action of the button", .references(.actions)),
        .init("synonyms", "other verbs that a name may have"),
      ]
    ),
    .init(
      "unfit-name-words",
      "words that no name begins or ends with, because the screen reader adds them itself",
      details: [
        .init("things", "those that a visible text may have for the thing that it is about"),
        .init(
          "place",
          "`start` or `end`, where a name may have them at the other end",
          .oneOf(["start", "end"])
        ),
      ]
    ),
    .init(
      "vague-names",
      "names that could stand on anything",
      details: [
        .init("because", "what they do not say, as a verb with its object"),
        .init("beginnings", "what a name begins with that says no more"),
        .init("endings", "what a name ends with that says no more"),
        .init(
          "of",
          "the keys under which the parts stand that have the names, or `announcements`",
          .keys(.any)
        ),
      ]
    ),
    .init(
      "said-flags",
      "words of which the label, a name or a phrase has one where a key of the spec is true",
      details: [
        .init("key", "that key", .keys(.flag), isRequired: true),
        .init("instead", "what some write beside a label in place of the words"),
        .init("opposite", "words of a label that say that the key is not true"),
        .init("because", "why that does not do, as a clause"),
      ]
    ),
    .init("hint", "when there is one", .oneOf(["when-needed"])),
    .init(
      "overwritten-name",
      "the APIs whose text is lost",
      details: [.init("by", "the APIs that overwrite it")]
    ),
    .init(
      "overridden-text",
      "the APIs of the visible text that is not announced; `label` for the visible label",
      details: [.init("by", "the APIs that are announced in its place")]
    ),
    .init("label-link", "the API that connects a visible label with the control"),
    .init(
      "hidden-icons",
      "the icons that are hidden from the screen reader",
      .oneOf(["all", "decorative"]),
      details: [.init("api", "what hides them")]
    ),
    .init(
      "empty-text",
      "the properties that are never an empty text",
      details: [
        .init("arguments", "the arguments of calls that are none"),
        .init("unless", "`name` where one does beside a name of its own", .oneOf(["name"])),
        .init("because", "what is wrong with it, where it is no text that is announced"),
      ]
    ),
    .init("segment-name", "that each segment has a label or a name", .oneOf(["required"])),
    .init(
      "group-label-place",
      "the parts whose announcement has the group's label",
      .oneOf(["first", "selected"])
    ),
  ]
}
