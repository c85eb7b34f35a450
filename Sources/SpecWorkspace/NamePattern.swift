/// A pattern of the name of a file or folder: `*` stands for any characters, `?` for one, `[a-z]`
/// for one of some and `[!a-z]` for one of all others.
struct NamePattern: Sendable, Equatable {
  /// One character of a name, or what stands for some.
  private enum Token: Sendable, Equatable {
    case literal(Character)
    case anyCharacter
    case anyCharacters
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private let tokens: [Token]

  /// Reads a pattern; where it has escapes, a backslash takes the meaning from the character behind
  /// it.
  init(_ text: Substring, hasEscapes: Bool) {
    var tokens: [Token] = []
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "\\" where hasEscapes: tokens.append(.literal(rest.popFirst() ?? "\\"))
      case "?": tokens.append(.anyCharacter)
      case "*": tokens.append(.anyCharacters)
      case "[":
        guard let end = Self.endOfSet(rest) else { fallthrough }
        tokens.append(Self.set(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      default: tokens.append(.literal(character))
      }
    }
    self.tokens = tokens
  }

  func matches(_ name: [Character]) -> Bool {
    Glob.match(
      name,
      tokens,
      isWildcard: { $0 == .anyCharacters },
      isMatch: { character, token in
        switch token {
        case .literal(let literal): literal == character
        case .anyCharacter: true
        case .set(let ranges, let isNegated):
          ranges.contains { $0.contains(character) } != isNegated
        case .anyCharacters: false
        }
      }
    )
  }

  /// Where the bracket behind some characters stands; as the first of them it is one of them.
  static func endOfSet(_ text: Substring) -> Substring.Index? {
    let set = text.first == "!" || text.first == "^" ? text.dropFirst() : text
    return set.dropFirst().firstIndex(of: "]")
  }

  /// The characters between brackets, such as `a-z` or `!0-9`.
  private static func set(_ text: Substring) -> Token {
    var rest = text
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first, last >= first {
        ranges.append(first...last)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .set(ranges, isNegated: isNegated)
  }
}
