/// The name of something that a framework offers: a property, a method, a trait, an element.
///
/// It is an object, because it is handed around in every rule and has much to copy.
package final class API: Sendable, Equatable {
  /// What kind of thing a name names.
  package enum Kind: String, Sendable, CaseIterable {
    case api
    case trait
    case notification
    case element
    case value
    /// A setting of a development tool; never offered.
    case tool
  }

  /// The name as completion offers it, such as `accessibilityHidden(true)`.
  package let name: String

  /// The name as it is recognised: see ``Vocabulary/stem(of:)``.
  package let stem: String

  package let kind: Kind

  /// The frameworks that have it.
  package let homes: [Framework]

  /// The components that it is limited to; empty means all.
  package let components: [String]

  /// The names that replace it, the guideline's choice first; empty unless it is obsolete.
  package let obsolete: [String]

  /// The name that the guidelines give for the same purpose.
  ///
  /// It is `nil` where this name is theirs, or does the same thing.
  package let preferred: String?

  /// Wrong spellings that occur in print.
  package let misspellings: [String]

  /// Other right spellings of it.
  package let aliases: [String]

  /// The purpose of the API: a row of the table of counterparts, or `title` for a visible text.
  package let purpose: String?

  /// The values that it can be set to, where they are few, such as `polite`.
  package let takes: [String]

  /// Whether the guideline documents mention it; `false` for well-known names beyond them, which
  /// are offered last and never quoted.
  package let quoted: Bool

  init(
    name: String,
    stem: String,
    kind: Kind,
    homes: [Framework],
    components: [String],
    obsolete: [String],
    preferred: String?,
    misspellings: [String],
    aliases: [String],
    purpose: String?,
    takes: [String],
    quoted: Bool
  ) {
    self.name = name
    self.stem = stem
    self.kind = kind
    self.homes = homes
    self.components = components
    self.obsolete = obsolete
    self.preferred = preferred
    self.misspellings = misspellings
    self.aliases = aliases
    self.purpose = purpose
    self.takes = takes
    self.quoted = quoted
  }

  package static func == (left: API, right: API) -> Bool {
    if left === right { return true }
    return left.name == right.name && left.stem == right.stem && left.kind == right.kind
      && left.homes == right.homes && left.components == right.components
      && left.obsolete == right.obsolete && left.preferred == right.preferred
      && left.misspellings == right.misspellings
      && left.aliases == right.aliases && left.purpose == right.purpose
      && left.takes == right.takes && left.quoted == right.quoted
  }

  /// Whether it may be offered for a component.
  package func applies(to component: String?) -> Bool {
    guard let component, !components.isEmpty else { return true }
    return components.contains(component)
  }
}

extension API {
  /// Whether it sets what a screen reader says for any state, or for one alone.
  package var setsStateText: Bool { purpose?.hasSuffix(" text") ?? false }
}
