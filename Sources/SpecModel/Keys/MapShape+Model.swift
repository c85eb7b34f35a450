import English
import Guidelines
import Voices

/// The keys of a component model, made of the descriptions of facts.
extension MapShape {
  package static let model = MapShape(
    "model",
    [specKeysOfModel, voicesOfModel, basisOfModel, withoutOfModel, disputesOfModel]
      + FactDescription.all.filter { !$0.isOfState }.map(factOfModel),
    others: FactDescription.named(FactDescription.nameOfStateFact("disabled")).map { fact in
      OpenKeys(
        .stateFact,
        fact.shape,
        fact.meaning,
        endingWith: FactDescription.nameOfStateFact("")
      )
    }
  )

  private static let basisOfModel = KeyDescription(
    "based-on",
    .choice(
      GuidelineLibrary.builtIn.index.map { Choice($0.name, "\($0.title).") } + [
        Choice(
          ComponentModel.platformName,
          "What the collection says of the platforms, where the document has the sentence."
        )
      ]
    ),
    "The built-in component whose facts hold beside those of this model."
  )

  private static let withoutOfModel = KeyDescription(
    "without",
    .oneOrMore(
      .any([.choice(FactDescription.all.map { Choice($0.name, $0.meaning) }), .text])
    ),
    "The facts of 'based-on' that do not hold."
  )

  private static let disputesOfModel = KeyDescription(
    "disputed",
    .oneOrMore(
      .map(
        MapShape(
          "disputed-sentence",
          [
            .init(
              "sentence",
              .oneOrMore(.text),
              "The sentence, its beginning with '…', or words of it; several are a list."
            ),
            .init(
              "on",
              .oneOrMore(
                .choice(
                  Platform.allCases.map { Choice($0.rawValue, "\($0.title).") }
                    + Framework.allCases.map { Choice($0.rawValue, "\($0.title).") }
                )
              ),
              "Where it is not so."
            ),
            .init("says", .text, "What is so, as a clause."),
            .init("source", .text, "Where that is known from."),
          ]
        )
      )
    ),
    "The sentences, of documents beside this one as well, that the platforms contradict."
  )

  private static let specKeysOfModel: KeyDescription = {
    var choices: [Choice] = []
    for key in MapShape.spec.keys + MapShape.platform.keys where key.isComponentKey {
      if choices.contains(where: { $0.word == key.name }) { continue }
      choices.append(Choice(key.name, key.summary))
    }
    return .init(
      "spec-keys",
      .any([
        .choice(choices), .map(addedKeys), .list(.any([.choice(choices), .map(addedKeys)])),
      ]),
      "The keys of a spec that only some components have, and this one; one that the team adds has "
        + "a map behind it."
    )
  }()

  /// The keys that a team adds, each with what it takes.
  private static let addedKeys = MapShape(
    "added-keys",
    others: OpenKeys(
      .addedKey,
      .map(
        MapShape(
          "added-key",
          KeyDictionaryReader.keysOfOwn.map { name, summary in
            .init(name, shape(ofDetail: name), summary)
          }
        )
      ),
      "A key that the team adds to the specs of the component."
    )
  )

  private static func shape(ofDetail name: String) -> Shape {
    switch name {
    case "is": .oneOrMore(.text)
    case "words": .map(MapShape("added-words", others: OpenKeys(.addedKey, .text, "A word.")))
    default: .text
    }
  }

  private static let voicesOfModel = KeyDescription(
    "voices",
    .map(
      MapShape(
        "voices",
        [],
        others: OpenKeys(
          .element,
          .oneOrMore(.map(MapShape("voice-control", controlKeys + behaviourKeys))),
          "How the element behaves."
        )
      )
    ),
    "What the screen readers say of the component's own elements."
  )

  private static let controlKeys: [KeyDescription] = [
    .init(
      "on",
      .oneOrMore(.choice(Framework.allCases.map { Choice($0.rawValue, "\($0.title).") })),
      "The frameworks in which it is so.",
      isRequired: true
    ),
    .init("in", .oneOrMore(.text), "The settings and versions in which alone it is so."),
    .init("other-names", .oneOrMore(.text), "Other elements that behave alike."),
    .init("each", .oneOrMore(.text), "What it consists of: segments, pages or names of actions."),
    .init("instead", .text, "What an app takes in its place so that more is said."),
    .init(
      "when",
      .map(
        MapShape(
          "voice-when",
          [],
          others: OpenKeys(
            .state,
            .map(MapShape("voice-change", behaviourKeys)),
            "What changes then."
          )
        )
      ),
      "What changes where it is or has something."
    ),
  ]

  private static let behaviourKeys: [KeyDescription] =
    [
      .init("role", .text, "The word for its role."),
      .init("child", .oneOrMore(.text), "The parts that a child of it says in its place."),
      .init("is", .oneOrMore(.text), "What it is, whatever the app says."),
      .init("not", .oneOrMore(.text), "What it is not, whatever the app says."),
      .init("unknown", .text, "What nobody knows of it."),
      .init(
        "basis",
        .choice(Basis.Kind.allCases.map { Choice($0.rawValue, "") }),
        "How it is known."
      ),
      .init("source", .oneOrMore(.text), "What says so."),
    ]
    + TextKind.allCases.filter { $0 != .role }.map {
      .init($0.rawValue, .text, "The word that stands for this text.")
    }

  private static func factOfModel(_ fact: FactDescription) -> KeyDescription {
    .init(fact.name, fact.shape, fact.meaning)
  }
}

extension FactDescription {
  /// What the fact says, in one sentence.
  fileprivate var meaning: String { (summary.isEmpty ? number ?? "" : summary).asSentence }

  /// One entry, or a list of them.
  fileprivate var shape: Shape {
    let others =
      hasDetailForEachValue
      ? OpenKeys(
        specKey == nil ? .addedKey : .action,
        .oneOrMore(.text),
        "Other words for this value."
      ) : nil
    return .oneOrMore(.map(MapShape("fact-\(name)", keys, others: others)))
  }

  private var keys: [KeyDescription] {
    var keys: [KeyDescription] = [Self.on]
    if values != .none {
      let isAlone = number == nil
      keys.append(
        .init(
          "values",
          shapeOfValues.orPlaced("\(name)-values"),
          summary.asSentence,
          isRequired: isAlone
        )
      )
    }
    if let number {
      keys.append(.init("number", .number, number.asSentence, isRequired: values == .none))
    }
    keys += details.map { detail in
      let shape = detail.words.shape.orPlaced("\(name)-\(detail.name)")
      return .init(
        detail.name,
        shape,
        detail.summary.asSentence,
        isRequired: detail.isRequired
      )
    }
    return keys + [Self.severity, Self.reason, Self.variant, Self.quote]
  }

  /// What may stand as a value: elements and traits where the fact is about them.
  private var shapeOfValues: Shape {
    switch name {
    case "elements": .oneOrMore(.word(.element))
    case "traits": .oneOrMore(.word(.trait))
    default: values.shape
    }
  }

  private static let reason = KeyDescription(
    "reason",
    .text,
    "Why the fact weighs as it does, where that needs one."
  )

  private static let on = KeyDescription(
    "on",
    .oneOrMore(
      .choice(
        Platform.allCases.map { Choice($0.rawValue, "\($0.title), in every framework.") }
          + Framework.allCases.map {
            Choice(
              $0.rawValue,
              "\($0.title), on \($0.platforms.map(\.title).joined(separator: " and "))."
            )
          }
      )
    ),
    "Where it holds; everywhere when absent."
  )

  private static let severity = KeyDescription(
    "severity",
    .choice([
      .init("error", "Has to be mended."), .init("warning", "Should be mended."),
      .init("information", "Worth knowing."), .init("hint", "A faint mark in the editor."),
    ]),
    "How loudly rules speak of it, where that differs from the rule's own severity."
  )

  private static let variant = KeyDescription(
    "variant",
    .oneOrMore(.word(.variant)),
    "The variants of the component for which alone it holds."
  )

  private static let quote = KeyDescription(
    "quote",
    .oneOrMore(.word(.quote)),
    "The sentence of the document that says so, word for word, or a list of them.",
    isRequired: true
  )
}

extension Shape {
  /// The shape for every place, or a map of a place to a value of the shape.
  fileprivate func orPlaced(_ name: String) -> Shape {
    let everywhere = KeyDescription("all", self, "Every place that the map does not name.")
    let platforms = Platform.allCases.map {
      KeyDescription(
        $0.rawValue,
        self,
        "\($0.title), in every framework that the map does not name."
      )
    }
    let frameworks = Platform.allCases.flatMap { platform in
      platform.frameworks.map {
        KeyDescription($0.rawValue, self, "\($0.title), on \(platform.title).")
      }
    }
    return .any([self, .map(MapShape("places-of-\(name)", [everywhere] + platforms + frameworks))])
  }
}

extension FactDescription.Words {
  /// What may stand as a value.
  fileprivate var shape: Shape {
    switch self {
    case .any, .phrases, .attributes, .none: .oneOrMore(.text)
    case .names: .oneOrMore(.api)
    case .keyNames: .oneOrMore(.any([.choice(SpecKeys.choices(of: .any)), .text]))
    case .oneOf, .effects: .oneOrMore(.choice((choices ?? []).map { Choice($0, "") }))
    case .keys(.value): .oneOrMore(.text)
    case .keys(let kind): .oneOrMore(.choice(SpecKeys.choices(of: kind)))
    case .references(.moments): .oneOrMore(.word(.moment))
    case .references(.states): .oneOrMore(.word(.state))
    case .references(.actions): .oneOrMore(.word(.action))
    case .terms(.gesture): .oneOrMore(.word(.gesture))
    case .terms(.direction): .oneOrMore(.word(.direction))
    case .terms(.key): .oneOrMore(.word(.key))
    case .terms: .oneOrMore(.text)
    case .pair: .list(.text)
    }
  }
}

extension String {
  /// A clause with a capital letter and a full stop.
  fileprivate var asSentence: String { capitalizingFirst + "." }
}
