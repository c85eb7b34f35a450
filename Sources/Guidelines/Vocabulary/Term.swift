/// A word that a spec may use for something that is no API.
///
/// It is an object, because it is handed around in every rule and has much to copy.
package final class Term: Sendable, Equatable {
  /// Where a word stands in a spec.
  package enum Kind: String, Sendable, CaseIterable {
    /// A role word as announced.
    case role
    /// A word of the role's place in an announcement that tells what to do, such as
    /// `double tap to activate`.
    case instruction
    /// The name of a state.
    case state
    /// A word by which a screen reader announces a state.
    case stateWord = "state-word"
    /// A key of the keyboard.
    case key
    case gesture
    /// What a key or a gesture does.
    case effect
    /// What an announcement is for.
    case moment
    /// A direction of a focus order.
    case direction
    /// A place where focus may begin.
    case place
    /// How urgent a live region is.
    case politeness
    /// A unit of a value or a setting.
    case unit
    case framework
    /// A framework of which the guidelines have no facts.
    case otherFramework = "other-framework"
    /// A language by its tag; the aliases are its names.
    case language
    /// A language by its tag; the aliases are words that screen readers say in it.
    case foreignWord = "foreign-word"
    /// A word that the format has in place of a whole map, or for a setting.
    case constant
  }

  package let kind: Kind

  /// The word as completion offers it.
  package let word: String

  /// What a sentence calls it, as "the space bar"; `nil` where the word will do.
  package let title: String?

  /// The platforms it belongs to; empty means all.
  package let platforms: [Platform]

  /// The components it belongs to; empty means all.
  package let components: [String]

  /// Other spellings of it.
  package let aliases: [String]

  /// Whether the guideline documents have the word.
  package let quoted: Bool

  init(
    kind: Kind,
    word: String,
    title: String?,
    platforms: [Platform],
    components: [String],
    aliases: [String],
    quoted: Bool
  ) {
    self.kind = kind
    self.word = word
    self.title = title
    self.platforms = platforms
    self.components = components
    self.aliases = aliases
    self.quoted = quoted
  }

  package static func == (left: Term, right: Term) -> Bool {
    if left === right { return true }
    return left.kind == right.kind && left.word == right.word && left.title == right.title
      && left.platforms == right.platforms
      && left.components == right.components && left.aliases == right.aliases
      && left.quoted == right.quoted
  }

  /// Whether it belongs to a component on a platform; an unknown one (`nil`) excludes nothing.
  package func applies(component: String?, platform: Platform?) -> Bool {
    if let platform, !platforms.isEmpty, !platforms.contains(platform) { return false }
    guard let component, !components.isEmpty else { return true }
    return components.contains(component)
  }
}
