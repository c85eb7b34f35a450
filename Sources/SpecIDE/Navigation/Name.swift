import SourceText

/// Something that one document speaks of by name, and all the places where it does.
struct Name {
  enum Kind {
    /// A node with `&name`, and its aliases.
    case anchor
    /// A segment by its label or its name, and the moments, orders and `initial` that mean it.
    case segment
    /// A part that `refs` or `children` name, and the orders that it stands in.
    case part
    /// An action of the component, and the moments at which it is announced.
    case action
    /// A state, and the announcements that are made in it.
    case state
    /// A value, and the placeholders that stand for it.
    case value
  }

  let kind: Kind
  /// The name as it is written where it is given.
  let word: String
  /// Where it is given, in the order of the text; a word that nobody gives has none.
  var declarations: [ByteRange] = []
  var references: [ByteRange] = []

  /// Whether an author may choose another name; the others are words of a guideline or no names.
  var isChosenByAuthor: Bool {
    switch kind {
    case .anchor, .segment, .part: !declarations.isEmpty
    case .action, .state, .value: false
    }
  }

  var occurrences: [ByteRange] { declarations + references }
}

extension [Name] {
  /// The names that stand at an offset; where two meet, the one that the offset is within.
  func at(_ offset: Int) -> [Name] {
    let within = filter { $0.occurrences.contains { $0.contains(offset) } }
    return within.isEmpty ? filter { $0.occurrences.contains { $0.touches(offset) } } : within
  }
}
