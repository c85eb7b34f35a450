/// The parts of an expression that decide between values or look one up, and are none themselves.
///
/// Examples are `(isOn)` in `(isOn) ? .selected : .none` and all of `traits[kind]`. What is compared
/// or joined by operators is no value either.
struct DecidingParts {
  private var ranges: [Range<Int>] = []
  private var brackets = [Bracket(opening: 0, start: 0)]

  /// What stands in brackets, or the whole expression.
  private struct Bracket {
    /// Where it begins with what belongs to it.
    let opening: Int
    /// Where the part begins that is being read.
    var start: Int
    var isSubscript = false
    /// Whether the part has an operator that makes a yes or no.
    var isCompared = false
    /// How many conditionals wait for their second branch.
    var conditionals = 0
  }

  init(of text: String) {
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count { place += read(bytes, at: place) }
    while !brackets.isEmpty {
      finish(at: bytes.count)
      brackets.removeLast()
    }
  }

  /// Whether the byte at an offset belongs to one of the parts.
  func contains(_ offset: Int) -> Bool { ranges.contains { $0.contains(offset) } }

  /// Reads what begins at a place, and returns its length.
  private mutating func read(_ bytes: [UInt8], at place: Int) -> Int {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch (Character(UnicodeScalar(bytes[place])), Character(UnicodeScalar(next))) {
    case ("\"", _), ("'", _), ("`", _): return bytes.lengthOfQuotation(at: place)
    case ("(", _), ("[", _), ("{", _): open(bytes, at: place)
    case (")", _), ("]", _), ("}", _): close(bytes, at: place, next: next)
    case (",", _), (";", _):
      finish(at: place)
      brackets[brackets.count - 1].conditionals = 0
    case ("?", "."): return 2
    case ("?", "?"), ("?", ":"):
      decide(at: place, behind: place + 2)
      return 2
    case ("?", _):
      decide(at: place, behind: place + 1)
      brackets[brackets.count - 1].conditionals += 1
    case (":", _):
      finish(at: place)
      let waiting = brackets[brackets.count - 1].conditionals
      brackets[brackets.count - 1].conditionals = max(0, waiting - 1)
    case ("&", "&"), ("|", "|"), ("=", "="), ("!", "="):
      brackets[brackets.count - 1].isCompared = true
      let isTripled = next == UInt8(ascii: "=") && place + 2 < bytes.count
      return isTripled && bytes[place + 2] == next ? 3 : 2
    case ("<", "="), (">", "="): return 2
    case ("=", ">"), ("-", ">"):
      begin(at: place + 2)
      return 2
    case ("=", _): begin(at: place + 1)
    default: break
    }
    return 1
  }

  private mutating func open(_ bytes: [UInt8], at place: Int) {
    let name = bytes[..<place].reversed().prefix { $0.isPartOfOwner }.count
    let isSubscript = bytes[place] == UInt8(ascii: "[") && name > 0
    brackets.append(
      Bracket(
        opening: isSubscript ? place - name : place,
        start: place + 1,
        isSubscript: isSubscript
      )
    )
  }

  private mutating func close(_ bytes: [UInt8], at place: Int, next: UInt8) {
    finish(at: place)
    guard brackets.count > 1 else { return }
    let bracket = brackets.removeLast()
    // A list may be asked whether it has something.
    let isAsked = bytes[place] == UInt8(ascii: "]") && ".[".utf8.contains(next)
    if bracket.isSubscript || isAsked { ranges.append(bracket.opening..<place + 1) }
  }

  /// Begins another part behind what separates two of them.
  private mutating func finish(at place: Int) {
    let bracket = brackets[brackets.count - 1]
    if bracket.isCompared { ranges.append(bracket.start..<place) }
    begin(at: place + 1)
  }

  /// Takes the part in front of a place for a condition.
  private mutating func decide(at place: Int, behind start: Int) {
    ranges.append(brackets[brackets.count - 1].start..<place)
    begin(at: start)
  }

  private mutating func begin(at start: Int) {
    brackets[brackets.count - 1].start = start
    brackets[brackets.count - 1].isCompared = false
  }
}

extension [UInt8] {
  /// The length of a text in quotes; an apostrophe, or a quote without its end, is one mark long.
  fileprivate func lengthOfQuotation(at place: Int) -> Int {
    if place > 0, self[place - 1].isPartOfOwner { return 1 }
    guard let end = self[(place + 1)...].firstIndex(of: self[place]) else { return 1 }
    return end - place + 1
  }
}

extension UInt8 {
  /// Whether the byte belongs to a name, or ends a call or a subscript; a subscript may follow
  /// each.
  fileprivate var isPartOfOwner: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"): true
    default: false
    }
  }
}
