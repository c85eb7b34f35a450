/// What is said of an element, part by part.
package struct Utterance: Sendable, Hashable {
  package struct Part: Sendable, Hashable {
    package let kind: PhrasePart
    /// What kind of state, role or container it tells, as a voice calls it.
    package let name: String?
    /// The words; a word of the app that is not known stands in braces.
    package let text: String
    /// What stands between the part in front of it and this one.
    package let joint: String
    package let basis: Basis

    package init(_ kind: PhrasePart, _ name: String?, _ text: String, joint: String, _ basis: Basis)
    {
      self.kind = kind
      self.name = name
      self.text = text
      self.joint = joint
      self.basis = basis
    }
  }

  package let parts: [Part]
  /// What is said behind it, in an utterance of its own.
  package let hint: [Part]
  /// Where it is known from how the element behaves.
  private let base: Basis

  package init(_ parts: [Part], hint: [Part] = [], basis: Basis) {
    self.parts = parts
    self.hint = hint
    base = basis
  }

  /// What is said, without the hint.
  package var text: String { Self.joined(parts) }

  /// The hint; empty where there is none.
  package var hintText: String { Self.joined(hint) }

  /// The weakest basis of all that is said, with all sources.
  package var basis: Basis { (parts + hint).reduce(base) { $0.joined(with: $1.basis) } }

  private static func joined(_ parts: [Part]) -> String {
    parts.enumerated().reduce(into: "") { text, part in
      if part.offset > 0 { text += part.element.joint }
      text += part.element.text
    }
  }
}

/// What a screen reader says at a moment, or why that is not told.
package enum Speech: Sendable, Hashable {
  case says(Utterance)
  /// Nothing is spoken, which is known.
  case nothing(Basis)
  /// What is spoken is not known; one clause says what it is that nobody knows.
  case notKnown(String)

  /// What is spoken; `nil` for nothing, and where it is not known.
  package var utterance: Utterance? {
    if case .says(let utterance) = self { utterance } else { nil }
  }

  /// Whether it is known that nothing is spoken.
  package var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  package var isKnown: Bool {
    if case .notKnown = self { false } else { true }
  }
}
