/// What may stand as a value.
package indirect enum Shape: Sendable {
  /// Any scalar.
  case text
  /// A number without a fraction.
  case integer
  case number
  /// A version of a system, such as 17, 17.4 or 17.4.1.
  case version
  /// `true` or `false`.
  case boolean
  /// A number with a percent sign.
  case percentage
  /// A length of time: a number, or one with a unit, such as `5s`.
  case duration
  /// A number of bytes, or one with a unit, such as `10MB`.
  case size
  /// A tag of BCP 47, such as `de` or `pt-BR`.
  case language
  /// Exactly this word.
  case constant(String)
  /// A word of a vocabulary that the format itself closes.
  case choice([Choice])
  /// A word of a vocabulary that the guidelines fill.
  case word(WordKind)
  /// The name of an API.
  case api
  /// The name of an API, or text.
  case apiOrText
  case list(Shape)
  case map(MapShape)
  /// The first of these that fits.
  case any([Shape])
}

/// A word that the format itself defines; one without a summary is described by its key.
package struct Choice: Sendable {
  package let word: String
  package let summary: String
  /// Whether the word is understood but never right, so that it is not proposed.
  package let isMistake: Bool

  package init(_ word: String, _ summary: String, isMistake: Bool = false) {
    self.word = word
    self.summary = summary
    self.isMistake = isMistake
  }
}

/// The vocabularies that the guidelines fill.
package enum WordKind: String, Sendable, CaseIterable {
  case component
  case platform
  case framework
  case element
  case role
  case state
  /// What a screen reader says for a state.
  case stateWord = "state word"
  case action
  /// A moment at which something is announced.
  case moment
  case key
  case gesture
  /// What a key or gesture does.
  case effect
  case trait
  case method
  case handler
  /// A place that focus may land on first.
  case place
  case direction
  /// A name that the spec itself gives to one of its parts.
  case part
  case api
  /// An alternative of the guideline, as a model lists them.
  case variant
  /// The name of a fact about the API that sets a state.
  case stateFact = "fact about a state"
  /// A key that a team adds to specs, or another word of its own choice.
  case addedKey = "key of a team"
  /// A sentence of the document that a model belongs to.
  case quote
  /// A file or a folder.
  case path
  /// A pattern of paths.
  case pattern
}

extension Shape {
  /// A value or a list of values of one shape.
  package static func oneOrMore(_ shape: Shape) -> Shape {
    .any([shape, .list(shape)])
  }

  /// The shapes that are tried in turn.
  package var alternatives: [Shape] {
    if case .any(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }

  /// Whether it is a number, whole or not.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }

  /// The map that a value of this shape may be.
  package var mapShape: MapShape? {
    for case .map(let shape) in alternatives { return shape }
    return nil
  }

  /// The shape of the items, when a value of this shape may be a list.
  package var itemShape: Shape? {
    for case .list(let shape) in alternatives { return shape }
    return nil
  }

  /// The vocabulary that a value of the shape, or an item of it, is taken from.
  package var wordKind: WordKind? {
    for shape in alternatives {
      switch shape {
      case .word(let kind): return kind
      case .api, .apiOrText: return .api
      case .list(let item): if let kind = item.wordKind { return kind }
      default: continue
      }
    }
    return nil
  }
}
