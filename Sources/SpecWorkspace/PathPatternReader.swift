/// Reads a pattern of paths in one pass from left to right.
struct PathPatternReader {
  /// What the characters of a pattern mean besides `*`, `**`, `?` and `[a-z]`.
  enum Dialect {
    /// Braces stand for one of several words.
    case glob
    /// A backslash takes the meaning from the character behind it (gitignore(5)).
    case ignoreFile
  }

  /// A brace that is open.
  private struct Choice {
    /// The place of the choice, and the places at which its words begin and end.
    let place: Int
    var words: [Int]
    var ends: [Int] = []
    let isFirst: Bool
  }

  /// The longest pattern that is read, in Unicode scalars.
  static let lengthLimit = 1024

  private let text: [Unicode.Scalar]
  private let dialect: Dialect
  /// For each character the next closing bracket from it on in its component.
  private let brackets: [Int?]
  /// The closing braces of all opening ones that have one.
  private let braces: [Int: Int]

  private var pattern = PathPattern()
  private var choices: [Choice] = []
  /// Whether a component begins here.
  private var isFirst = true

  private init(_ text: [Unicode.Scalar], _ dialect: Dialect) {
    self.text = text
    self.dialect = dialect
    var brackets: [Int?] = Array(repeating: nil, count: text.count + 1)
    for index in text.indices.reversed() where text[index] != "/" {
      brackets[index] = text[index] == "]" ? index : brackets[index + 1]
    }
    self.brackets = brackets
    braces = dialect == .glob ? Self.braces(in: text) : [:]
  }

  /// The pattern that a text stands for; `nil` for one of no characters or of too many.
  ///
  /// What is anywhere may begin in any folder.
  static func pattern(
    _ text: Substring,
    _ dialect: Dialect,
    isAnywhere: Bool
  ) -> PathPattern? {
    var text = Array(text.unicodeScalars.prefix(lengthLimit + 1))
    guard text.count <= lengthLimit else { return nil }
    while text.last == "/" { text.removeLast() }
    guard !text.isEmpty else { return nil }
    var reader = PathPatternReader(text, dialect)
    if isAnywhere { reader.pattern.steps = [.anyComponents, .restOfComponent] }
    var index = 0
    while index < text.count { index = reader.read(at: index) }
    // The closing brace of a choice may have turned out to stand between brackets.
    while !reader.choices.isEmpty { reader.closeChoice() }
    let endsInAnything = reader.pattern.steps.last == .restOfComponent
    reader.pattern.steps += [.separator(isOptional: !isAnywhere || endsInAnything), .end]
    return reader.pattern
  }

  /// Whether a bracket in a text is not closed in its component.
  static func hasOpenBracket(_ text: Substring) -> Bool {
    let reader = PathPatternReader(Array(text.unicodeScalars), .glob)
    var index = 0
    while index < reader.text.count {
      if reader.text[index] == "[" {
        guard let end = reader.endOfSet(from: index + 1) else { return true }
        index = end
      }
      index += 1
    }
    return false
  }

  /// Reads what begins at an index, and returns the index behind it.
  private mutating func read(at index: Int) -> Int {
    let character = text[index]
    switch character {
    case "\\" where dialect == .ignoreFile && index + 1 < text.count:
      append(.literal(text[index + 1]))
      return index + 2
    case "*" where isAnyComponents(at: index):
      let any: [PathPattern.Step] = [.anyComponents, .restOfComponent]
      // Twice any number of folders is any number of them.
      if pattern.steps.suffix(3) == any + [.separator(isOptional: true)] {
        pattern.steps.removeLast()
      } else {
        pattern.steps += any
      }
      return index + 2
    case "*" where index > 0 && text[index - 1] == "*" && !isFirst: break
    case "*": append(.anyCharacters)
    case "?": append(.anyCharacter)
    case "/":
      append(.separator(isOptional: true))
      isFirst = true
    case "[":
      guard let end = endOfSet(from: index + 1) else {
        append(.literal(character))
        break
      }
      append(set(text[(index + 1)..<end]))
      return end + 1
    case "{" where braces[index] != nil: openChoice()
    case "," where !choices.isEmpty: endWord()
    case "}" where !choices.isEmpty: closeChoice()
    default: append(.literal(character))
    }
    return index + 1
  }

  private mutating func append(_ step: PathPattern.Step) {
    pattern.steps.append(step)
    isFirst = false
  }

  /// Whether two asterisks are all of a component.
  private func isAnyComponents(at index: Int) -> Bool {
    guard isFirst, index + 1 < text.count, text[index + 1] == "*" else { return false }
    guard index + 2 < text.count else { return true }
    return switch text[index + 2] {
    case "/": true
    case ",", "}": !choices.isEmpty
    default: false
    }
  }
}

extension PathPatternReader {
  private mutating func openChoice() {
    let place = pattern.steps.count
    choices.append(Choice(place: place, words: [place + 1], isFirst: isFirst))
    // The words are known where the brace closes.
    pattern.steps.append(.jump(place + 1))
  }

  private mutating func endWord() {
    let last = choices.count - 1
    choices[last].ends.append(pattern.steps.count)
    pattern.steps.append(.jump(0))
    choices[last].words.append(pattern.steps.count)
    isFirst = choices[last].isFirst
  }

  private mutating func closeChoice() {
    guard let choice = choices.popLast() else { return }
    pattern.steps[choice.place] = .choice(pattern.choices.count)
    pattern.choices.append(choice.words)
    for end in choice.ends { pattern.steps[end] = .jump(pattern.steps.count) }
    isFirst = false
  }

  private static func braces(in text: [Unicode.Scalar]) -> [Int: Int] {
    var open: [Int] = []
    var braces: [Int: Int] = [:]
    for (index, character) in text.enumerated() {
      if character == "{" { open.append(index) }
      if character == "}", let start = open.popLast() { braces[start] = index }
    }
    return braces
  }

  /// Where the bracket behind some characters stands; as the first of them it is one of them.
  private func endOfSet(from start: Int) -> Int? {
    guard start < text.count else { return nil }
    let first = text[start] == "!" || text[start] == "^" ? start + 1 : start
    guard first < text.count, text[first] != "/" else { return nil }
    return brackets[first + 1]
  }

  /// The characters between brackets, such as `a-z` or `!0-9`.
  private mutating func set(_ characters: ArraySlice<Unicode.Scalar>) -> PathPattern.Step {
    var rest = characters
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first, last >= first {
        ranges.append(first...last)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    pattern.sets.append(ranges)
    return .set(pattern.sets.count - 1, isNegated: isNegated)
  }
}
