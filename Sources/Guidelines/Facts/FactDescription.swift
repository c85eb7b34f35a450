import English

/// What a model may state under one name, and what it means.
///
/// The reader of models, the README of this module and the tests all go by ``all``. A fact that
/// code reads and that is not there fails a test. A fact that a model states and that is not there
/// is reported.
package struct FactDescription: Sendable {
  /// What may stand as a value.
  package enum Words: Sendable, Equatable {
    /// Any words.
    case any
    /// Some of these words.
    case oneOf([String])
    /// The effects of keys and gestures, as the vocabulary lists them.
    case effects
    /// What is announced, with ``FactDescription/placeholders``.
    case phrases
    /// Words that the model lists elsewhere.
    case references(Reference)
    /// Names of elements and APIs such as frameworks have, or others of the team.
    case names
    /// Keys of a spec, or what stands behind one.
    case keys(KeyKind)
    /// Keys of a spec at any depth, of which the format names some.
    case keyNames
    /// Words such as the vocabulary has, or others of the team.
    case terms(Term.Kind)
    /// Attributes with their value: `name=value`, or a call.
    case attributes
    /// Two words.
    case pair
    /// No words: the fact is its number.
    case none
  }

  /// What lists the words that others refer to.
  package enum Reference: Sendable, Equatable {
    /// The moments of announcements.
    case moments
    /// The states.
    case states
    /// The actions that the component has.
    case actions
  }

  /// Which keys of a spec a fact names.
  package enum KeyKind: Sendable, Equatable {
    /// Keys of the map behind the key that `in` names, or else of a whole spec.
    case any
    /// Keys that are true or false.
    case flag
    /// Keys behind which a map may stand.
    case map
    /// No keys, but words that stand behind the key that a detail names.
    case value(String)
  }

  /// A further key of a fact.
  package struct Detail: Sendable {
    package let name: String
    /// A clause.
    package let summary: String
    package let words: Words
    /// Whether the fact says nothing without it.
    package let isRequired: Bool

    init(_ name: String, _ summary: String, _ words: Words = .any, isRequired: Bool = false) {
      self.name = name
      self.summary = summary
      self.words = words
      self.isRequired = isRequired
    }
  }

  /// The name; `STATE-api` stands for one name for each state.
  package let name: String

  /// What `values` say, as a clause.
  package let summary: String

  package let values: Words

  package let details: [Detail]

  /// What `number` says, as a clause; `nil` where it says nothing.
  package let number: String?

  /// Whether each of the values is the name of a further key.
  package let hasDetailForEachValue: Bool

  /// The key of a spec that a component with this fact has, listed in the model or not.
  ///
  /// `nil` where the fact is about no such key.
  package let specKey: String?

  /// Who reads it besides rules: completion, hovers, inlay hints.
  package let readers: [String]

  init(
    _ name: String,
    _ summary: String,
    _ values: Words = .any,
    number: String? = nil,
    details: [Detail] = [],
    hasDetailForEachValue: Bool = false,
    specKey: String? = nil,
    readers: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.values = values
    self.number = number
    self.details = details
    self.hasDetailForEachValue = hasDetailForEachValue
    self.specKey = specKey
    self.readers = readers
  }
}

extension FactDescription {
  /// The keys that every fact may have.
  package static let commonKeys = [
    "on", "values", "number", "severity", "reason", "variant", "quote",
  ]

  /// The placeholders of the format, which stand in braces for what a spec says elsewhere.
  package static let placeholders = [
    "label", "name", "value", "index", "count", "state", "role", "hint", "group",
  ]

  /// The description of a fact; `nil` when nobody reads a fact of that name.
  package static func named(_ name: String) -> FactDescription? {
    if let description = byName[name] { return description }
    let isOfState = name.hasSuffix(stateSuffix) && name.utf8.count > stateSuffix.utf8.count
    return isOfState ? byName[stateName] : nil
  }

  /// The name that was probably meant.
  package static func nearest(to name: String) -> String? {
    Spelling.nearest(to: name, among: all.map(\.name).filter { $0 != stateName })
  }

  /// The name of the fact about the API that sets a state.
  package static func nameOfStateFact(_ state: String) -> String { state + stateSuffix }

  /// Whether it stands for one fact for each state.
  package var isOfState: Bool { name == Self.stateName }

  /// Whether a component has one for each word that it is about, not one for each place.
  var isOncePerWord: Bool { Self.namesOncePerWord.contains(name) }

  private static let namesOncePerWord: Set = [
    "announced-adjustment", "announcement-templates", "announcing-apis", "button-announcements",
    "button-words", "element-container", "empty-text", "fit-words", "gestures", "group-children",
    "hiding-apis", "inactive-keys", "interaction-phrases", "keys", "missing-elements", "moments",
    "moving-apis", "needed-keys", "number-apis", "overridden-text", "parts", "purpose-words",
    "resetting-apis", "said-flags", "selection-words", "smallest-value", "states", "style",
    "unfit-words",
  ]

  private static let byName = Dictionary(
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let stateSuffix = "-api"
  private static let stateName = "STATE-api"
}

extension FactDescription.Words {
  /// The words that are allowed; `nil` where any are.
  package var choices: [String]? {
    switch self {
    case .any, .names, .keyNames, .phrases, .references, .keys, .terms, .attributes, .pair: nil
    case .oneOf(let words): words
    case .effects: Vocabulary.builtIn.terms(.effect).map(\.word)
    case .none: []
    }
  }
}
