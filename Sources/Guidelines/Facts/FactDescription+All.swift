extension FactDescription {
  /// Every fact that code reads, in the order of the catalogue of rules.
  package static let all: [FactDescription] = names + others + keysAndParts

  /// The facts about roles, groups, announcements, states and focus.
  private static let others: [FactDescription] = [
    // Roles
    .init(
      "roles",
      "the role words that are expected",
      details: [also, .init("elements", "the elements or traits that alone have them", .names)],
      readers: ["completion"]
    ),
    .init("other-roles", "role words that fit where no set is expected", readers: ["completion"]),
    .init(
      "custom-role",
      "that an element that is not native needs a role",
      .oneOf(["required"]),
      details: [
        .init("native", "what else of the system brings one along"),
        .init("given-by", "traits that give one and are no names of the vocabulary", .names),
      ]
    ),
    .init(
      "elements",
      "the native elements",
      .names,
      details: [alsoNamed],
      readers: ["completion", "hovers"]
    ),
    .init(
      "style",
      "the styles of an element",
      details: [.init("element", "the elements that have them"), also],
      readers: ["completion"]
    ),
    .init(
      "element-container",
      "what an element stands in",
      details: [
        .init("element", "the elements that do"), also,
        .init("rule", "the older rule that speaks of them", .oneOf(["tab-in-tab-row"])),
      ]
    ),
    .init(
      "missing-elements",
      "elements that do not exist there",
      details: [
        .init("replacements", "what takes their place", .names),
        .init("rule", "the older rule that speaks of them", .oneOf(["no-native-android-stepper"])),
      ]
    ),
    .init(
      "adjustable",
      "the role word of one adjustable element that stands for all buttons",
      details: [
        .init("traits", "the traits that make it adjustable", .names),
        .init("methods", "the methods that it implements"),
      ],
      readers: ["completion"]
    ),
    .init(
      "unfit-words",
      "names and words that do not do here: `1 of 2` is each position, `double tap…` each part of "
        + "a phrase that begins so, and `f(x = …)` each call with that argument",
      details: [
        .init("in", "the keys of a spec under which alone that is so", .keyNames),
        .init("outside", "the keys of a spec below which that is not so"),
        .init("elements", "the elements of which alone that is so"),
        .init("states", "the states of which alone that is so, set or announced"),
        .init("beside", "the keys of the spec beside which alone that is so", .keys(.any)),
        .init("said", "what the key of `beside` says where that is not so"),
        .init("named", "words of which what it is called has one where that is so"),
        .init("bound", "keys and gestures of which one does something where that is so"),
        .init("unless", "roles, elements, APIs and keys beside which that is not so"), company,
        .init("because", "the reason, as a clause"), .init("use", "what does in their place"),
        .init("advice", "what to do, where that is not to leave it out"),
        .init("needs", "the API under `groupings` beside which they do", .names),
      ]
    ),
    .init(
      "fit-words",
      "the words that alone do under a key of the spec",
      .keys(.value("key")),
      details: [
        .init("key", "that key", .keys(.any), isRequired: true),
        .init("beside", "a key of the spec without which anything does", .keys(.any)),
        .init("because", "the reason, as a clause"),
      ]
    ),
    .init(
      "number-apis",
      "the APIs that set the number under a key of the spec",
      .names,
      details: [
        .init("key", "that key", .keys(.any), isRequired: true),
        .init("in", "the key of the spec in whose map it stands", .keys(.map)),
        .init(
          "counts",
          "`between` where it counts the steps between the ends",
          .oneOf(["between"])
        ),
      ]
    ),
    .init(
      "needed-keys",
      "keys of which a spec has one",
      .keys(.any),
      details: [
        .init("in", "the keys in whose map, or in each map of whose list, they stand", .keys(.map)),
        .init("because", "what is wrong without, as a clause"),
      ]
    ),
    // Groupings
    .init("groupings", "whose grouping and order is followed", .oneOf(["native"])),
    .init("label-grouping", "the parts that are grouped when a label stands beside the control"),
    .init(
      "group-head",
      "the attribute, as `name=value`, of the element that stands for a group",
      .attributes,
      details: [
        .init("place", "where a spec has that element", .oneOf(["parent", "container"]))
      ]
    ),
    .init(
      "group-children",
      "the attribute, as `name=value`, of the other elements of a group",
      .attributes,
      details: [also]
    ),
    .init(
      "group-description",
      "the APIs that describe the element that stands for a group",
      .names
    ),
    .init("group-merge", "the API that merges a group", .names, details: [alsoNamed]),
    .init(
      "label-data-order",
      "two names in an order; the second follows the first each time",
      .pair
    ),
    // Announcements
    .init(
      "announced-roles",
      "role words of which an announcement has one",
      details: [also] + limits
    ),
    .init(
      "activation-phrase",
      "the instruction that an announcement has",
      details: [also] + limits
    ),
    .init(
      "interaction-phrases",
      "words that tell that a part can be activated",
      details: [also, .init("placeholders", "the placeholders that stand for them")] + limits
    ),
    .init(
      "announced-label",
      "that announcements have the label or the name, with `contains-all` each of its words",
      .oneOf(["required", "contains-all"]),
      details: limits
    ),
    .init(
      "announced-value",
      "that announcements have the value",
      .oneOf(["required"]),
      details: [.init("words", "words that stand for the value"), measure] + limits
    ),
    .init("announced-value-change", "that a change is announced", .oneOf(["required"])),
    .init(
      "announced-index",
      "that announcements have the position in the set",
      .oneOf(["required"]),
      details: limits
    ),
    .init(
      "index-set",
      "what a position is counted in",
      .oneOf(["segments", "pages"]),
      details: limits
    ),
    .init("label-index", "that names have the position in the set", .oneOf(["recommended"])),
    .init(
      "announced-adjustment",
      "words of which an adjustable part announces one, a fact for each thing that is said",
      details: [also, .init("placeholders", "the placeholders that stand for them")] + limits
    ),
    .init("announced-context", "words that tell where the user is", details: [also]),
    .init(
      "button-words",
      "the words that announce one button, in the order of their counterparts for the other",
      details: [.init("action", "the action of the button", .references(.actions))]
    ),
    .init(
      "button-announcements",
      "that this button has an announcement if another one has",
      .oneOf(["required"]),
      details: [.init("action", "the action of the button", .references(.actions))]
    ),
    // States
    .init(
      "states",
      "the names of one state, the first as specs write it",
      details: [
        .init("announced", "what the screen reader says for it"),
        .init("wrong", "words that some say in its place, which the screen reader never does"),
        .init("written", "what the code of a value says for it, such as `1`"),
        .init("announcement", "`optional` where silence means it", .oneOf(["optional"])),
        .init("elements", "the elements that have it, for a new spec", .names),
      ],
      readers: ["completion", "hovers", "inlay hints"]
    ),
    .init(
      "selection-words",
      "the words that announce one state of a segment",
      details: [
        .init("state", "the state", .references(.states)), also,
        .init("wrong", "words that some say in their place"),
        .init("announcement", "`optional` where silence means it", .oneOf(["optional"])),
      ] + limits
    ),
    .init(
      "STATE-api",
      "the APIs that set a state: `disabled-api`, `selected-api`, one fact for each state",
      .names,
      details: [alsoNamed, .init("elements", "the elements of which alone that is so", .names)],
      readers: ["completion"]
    ),
    .init(
      "needed-states",
      "the states of which a spec that tells any tells one, the first as it is proposed",
      .references(.states),
      details: [.init("named", "how the names begin of which alone that is so")]
    ),
    .init("traits", "the traits that it may carry", .names, readers: ["completion"]),
    .init(
      "overwriting-traits",
      "traits that take the role away",
      .names,
      details: [
        otherNames, .init("state-api", "the API that sets the same state"),
      ]
    ),
    .init(
      "required-actions",
      "the actions that it has",
      number: "how many there are",
      hasDetailForEachValue: true,
      specKey: "actions",
      readers: ["completion", "hovers"]
    ),
    // Focus
    .init(
      "focus-on-value-change",
      "where focus is after a change of value",
      focusPlaces,
      details: [samePlace]
    ),
    .init(
      "focus-on-select",
      "where focus is after a selection",
      focusPlaces,
      details: [samePlace]
    ),
    .init(
      "focus-on-page-change",
      "where focus is after a change of page",
      focusPlaces,
      details: [samePlace]
    ),
    .init(
      "focus-on-appear",
      "where focus is when it appears",
      focusPlaces,
      details: [
        samePlace,
        .init("beside", "keys of the spec beside which the focus may move", .keys(.any)),
      ]
    ),
    .init(
      "announced-events",
      "the events that are heard, such as `error` for the key `on-error`",
      details: [
        .init("called", "what is heard, as a noun with its article"),
        .init("said-by", "the APIs whose text it is", .names),
      ]
    ),
    .init("focus-default", "that the device manages the focus", .oneOf(["default"])),
    .init("focus-confined", "the ways that are allowed", .oneOf(["group", "trap", "false"])),
    .init(
      "initial-focus",
      "the places where focus may begin",
      details: [samePlace],
      readers: ["completion"]
    ),
    .init(
      "focus-order",
      "the places that the focus goes through, in this order; a key of the spec stands for the "
        + "texts behind it",
      hasDetailForEachValue: true,
      readers: ["completion"]
    ),
    .init(
      "modal",
      "the API that keeps the focus in a modal",
      .names,
      details: [
        alsoNamed,
        .init("holds", "`always` where the component itself is a modal", .oneOf(["always"])),
      ]
    ),
    .init(
      "focus-on-close",
      "where focus is when a modal has closed",
      details: [
        samePlace,
        .init("need", "`told` in each spec, `given` in no new one", .oneOf(["told", "given"])),
        .init("wrong", "words for other places; where given, a text without them may mean any"),
      ]
    ),
    .init("moving-apis", "APIs that move the focus", .names, details: [otherNames, opposite]),
    .init(
      "announcing-apis",
      "APIs that announce and leave the focus",
      .names,
      details: [otherNames, opposite]
    ),
    .init("ordering-apis", "APIs that give the focus an order", .names),
    .init("reading-order", "APIs that take a list of elements", .names),
    .init("frame-apis", "APIs for the frame of a custom element", .names),
    .init(
      "focus-state",
      "the wrapper that holds what has the focus",
      .names,
      details: [.init("partners", "what has to stand beside it")]
    ),
    .init(
      "focus-requesters",
      "the APIs that create requesters",
      .names,
      details: [alsoNamed, .init("users", "the APIs that need them")]
    ),
    .init("focus-directions", "the directions of a focus order", .terms(.direction)),
    .init(
      "hiding-apis",
      "APIs, with their value, that hide an element",
      .names,
      details: [
        otherNames, .init("shown-by", "what shows it"),
        .init("exempt", "`selected` where those parts may do without", .oneOf(["selected"])),
        .init("from", "whom it hides an element from, where that is not the screen reader"),
        .init("hides", "`empty` where it hides with nothing in its braces", .oneOf(["empty"])),
      ]
    ),
    .init(
      "resetting-apis",
      "APIs, with their value, that discard what was configured before",
      details: [.init("resets", "the topics to say again")]
    ),
    .init(
      "live-region",
      "how urgent a live region may be",
      details: [.init("api", "the attribute that says it")]
    ),
    .init(
      "handlers",
      "the handlers of which there is one",
      .names,
      details: [
        alsoNamed, .init("listeners", "what hears of a change, so that alone it leaves nobody out"),
      ]
    ),
    .init("unwanted-handlers", "handlers that do not do", .names, details: [otherNames]),
    .init("content-after", "the parts that the content follows"),
  ]

  static let also = Detail("also", "what else is accepted without comment")
  /// The same of elements and APIs.
  static let alsoNamed = Detail("also", "what else is accepted without comment", .names)
  static let otherNames = Detail("other-names", "other names of them", .names)
  private static let opposite = Detail("opposite", "the API that does the opposite", .names)
  static let samePlace = Detail("other-words", "other words for the same place")
  private static let limits = [
    Detail("moments", "the announcements that it is limited to", .references(.moments)),
    Detail("exempt", "the announcements that it leaves out", .references(.moments)),
  ]

  private static let focusPlaces = Words.oneOf(["stay", "content"])
}
