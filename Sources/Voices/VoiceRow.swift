import Guidelines

/// One part that a voice may say.
struct VoiceRow: Sendable {
  /// What is said.
  enum Content: Sendable {
    /// What the app says; a code of it is said as a word.
    case text(TextKind, coded: [String: String])
    /// A word of the voice.
    case word(String)
    /// The rows of the element's child.
    case children
    /// Nobody knows what is said where the row holds; one clause says what.
    case unknown(String)
  }

  let id: String
  let part: PhrasePart
  /// What kind of state, role or container it is.
  let name: String?
  let condition: Condition
  let content: Content
  /// What stands in front of it where that is not the joint of the voice.
  let joint: String?
  /// What stands behind it where that is not the joint of the next part.
  let then: String?
  /// The text that it may not repeat.
  let unlike: TextKind?
  /// Whether it is dropped where it repeats an earlier such row of the same element.
  let isOnce: Bool
  /// Whether a symbol in it is said as a word.
  let namesSymbols: Bool
  let basis: Basis
}

/// One hint that a voice may give behind an element.
struct HintRow: Sendable {
  let row: VoiceRow
  /// Whether it is added to other hints.
  ///
  /// Among hints that are not added, the first that fits is said.
  let isAdded: Bool
}

/// What a voice says when something has happened.
struct EventRow: Sendable {
  enum Effect: Sendable {
    /// The whole element is said.
    case element
    case nothing
    case content(VoiceRow.Content)
    case unknown(String)
  }

  let event: Event
  /// The frameworks in which it is so; empty for all.
  let frameworks: [Framework]
  /// The variants in which alone it is so; empty for all.
  let variants: [String]
  let condition: Condition
  let effect: Effect
  let basis: Basis
}

/// A trait that follows from other traits.
struct Consequence: Sendable {
  let bits: UInt64
  let condition: Condition
}

/// What a setting or a version changes.
struct VariantRow: Sendable {
  /// The rows that come first, in this order; what is not named keeps its order behind them.
  let order: [String]
  /// The rows, hints and texts that are not said; `hints` stands for all hints.
  let without: Set<String>
  /// Words in place of others, by language.
  let words: [String: [String: String]]
  let basis: Basis?
}
