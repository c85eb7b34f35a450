import Guidelines

/// A word of an expression that may be a value, and what takes it there.
struct ValuePlace {
  /// Where it stands in the expression.
  let range: Range<String.Index>
  let word: String
  /// The property, the function or the argument that takes it; `nil` where nothing does.
  let taker: String?
  /// Whether it is all that is given, or an item of a list, and not a part of some calculation.
  let isAlone: Bool
  /// Whether it stands in the brackets of a call or of a closure, where a plain name is a variable.
  let isArgument: Bool
  /// Whether it stands in quotes, so that it is no variable.
  let isQuoted: Bool
  /// Whether it stands in the braces of a closure or of an expression, quotes left out of account.
  let isInBraces: Bool
  /// Whether an attribute of XML takes it.
  let isOfXML: Bool
  /// Whether it is assigned to a property of an object, as `mode` in `view.role = mode`.
  var isAssigned = false

  /// Whether it is a plain name on the right of an assignment, which is a variable.
  var isAssignedVariable: Bool {
    isAssigned && !isQuoted && word.first?.isLowercase == true && !word.contains(".")
  }

  /// Its place in an expression with the quotes around it.
  func rangeWithQuotes(in text: String) -> Range<String.Index> {
    guard isQuoted, range.lowerBound > text.startIndex, range.upperBound < text.endIndex else {
      return range
    }
    return text.index(before: range.lowerBound)..<text.index(after: range.upperBound)
  }

  /// What stands for a name as the taker of the keys of its map, such as `accessibilityState.`.
  static func taker(ofKeysOf name: String) -> String { name + "." }

  /// The words that may be values in an expression, with what takes each.
  ///
  /// An example is `.isSelected` in `accessibilityAddTraits([.isButton, .isSelected])`. `whole` takes
  /// the expression itself, with its namespace if it has one; `nil` where nothing does.
  static func all(in text: String, givenTo whole: String?) -> [ValuePlace] {
    // What is longer is no name nor a call.
    guard text.utf8.count <= 1_000, !text.hasBranches else { return [] }
    let deciding = DecidingParts(of: text)
    var isAssigned = false
    var places: [ValuePlace] = []
    var isOfXML = whole?.hasPrefix(namespace) ?? false
    var taker = isOfXML ? whole.map { String($0.dropFirst(namespace.count)) } : whole
    var owner = taker
    let bytes = text.utf8
    var end = bytes.startIndex
    var before: UInt8 = 0
    var depth = 0
    while end < bytes.endIndex {
      guard bytes[end].isPartOfValue, !text.hasRange(at: end) else {
        if bytes[end] > 0x20 { before = bytes[end] }
        if bytes[end] == UInt8(ascii: "{") { depth += 1 }
        if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
        let isRange = text.hasRange(at: end)
        end = bytes.index(end, offsetBy: isRange ? 3 : 1)
        continue
      }
      let start = end
      end = text.endOfValue(from: start)
      if deciding.contains(bytes.distance(from: bytes.startIndex, to: start)) {
        before = bytes[bytes.index(before: end)]
        continue
      }
      let word = String(text[start..<end])
      let next = bytes[end...].first { $0 > 0x20 } ?? 0
      let isLabel = next == UInt8(ascii: ":") && bytes[end] == next && word.first != "."
      // `{ disabled: true }` is a map, whose keys may be a closed set.
      if isLabel, let owner, before == UInt8(ascii: "{") || before == UInt8(ascii: ",") {
        let taker = Self.taker(ofKeysOf: owner)
        places.append(
          ValuePlace(
            range: start..<end,
            word: word,
            taker: taker,
            isAlone: true,
            isArgument: false,
            isQuoted: false,
            isInBraces: true,
            isOfXML: false
          )
        )
      }
      if isLabel || next == UInt8(ascii: "(") || text.hasAssignment(at: end) {
        taker = word.takerCalled
        let isCalled = next == UInt8(ascii: "(")
        // A function of one word is the team's own: no framework has a `traits(…)`.
        if isCalled, taker?.contains(where: \.isUppercase) == false { taker = nil }
        isAssigned = !isLabel && !isCalled && word.dropFirst().contains(".")
        isOfXML = text[..<start].hasSuffix(namespace)
        if !isLabel { owner = taker }
      } else if !text.isCondition(start..<end) {
        places.append(
          ValuePlace(
            range: start..<end,
            word: word,
            taker: taker,
            isAlone: before.isBesideValue && next.isBesideValue,
            isArgument: "({,".utf8.contains(before),
            isQuoted: "\"'".utf8.contains(before) && before == next,
            isInBraces: depth > 0,
            isOfXML: isOfXML,
            isAssigned: isAssigned
          )
        )
      }
      before = bytes[bytes.index(before: end)]
    }
    return places
  }
}

/// What stands in front of the attributes of Android in XML.
private let namespace = "android:"

extension String {
  /// The part of a name that takes values: a property whose method is called, or else the last one.
  ///
  /// An example is `accessibilityTraits` of `accessibilityTraits.insert`.
  fileprivate var takerCalled: String? {
    let parts = split(separator: ".").map { String($0) }
    return parts.last { !PlatformNames.builtIn.sets(takenBy: $0).isEmpty } ?? parts.last
  }

  /// Whether something is assigned to the name that ends at a place: `=`, `|=` and their like.
  fileprivate func hasAssignment(at end: Index) -> Bool {
    let rest = utf8[end...].drop { $0 <= 0x20 }
    let next = rest.dropFirst().first
    // Two of them compare.
    if rest.first == UInt8(ascii: "=") { return next != UInt8(ascii: "=") }
    return next == UInt8(ascii: "=") && rest.first.map("|+-&".utf8.contains) == true
  }

  /// Whether what stands at a place is compared by size, or a type with others in angle brackets.
  fileprivate func isCondition(_ place: Range<Index>) -> Bool {
    let next = utf8[place.upperBound...].first { $0 > 0x20 } ?? 0
    return "<>".utf8.contains(next)
  }

  /// Whether statements choose between values: `switch`, `when` or `if`.
  fileprivate var hasBranches: Bool {
    guard utf8.contains(UInt8(ascii: "{")) || contains("(") && contains(" ") else { return false }
    return utf8.split { !$0.isPartOfValue }.contains { word in
      Self.branchKeywords.contains { word.elementsEqual($0.utf8) }
    }
  }

  private static let branchKeywords = "switch when if".split(separator: " ")

  /// Whether an operator of ranges begins at a place, `...` or `..<`.
  fileprivate func hasRange(at start: Index) -> Bool {
    let rest = utf8[start...]
    return rest.starts(with: "...".utf8) || rest.starts(with: "..<".utf8)
  }

  /// The end of the name that begins at a place; it may have hyphens between its letters.
  fileprivate func endOfValue(from start: Index) -> Index {
    var end = start
    while end < utf8.endIndex {
      let next = utf8.index(after: end)
      let isHyphen = utf8[end] == UInt8(ascii: "-") && end > start
      let joins = isHyphen && next < utf8.endIndex && (0x61...0x7A).contains(utf8[next])
      guard utf8[end].isPartOfValue || joins, !hasRange(at: end) else { break }
      end = next
    }
    return end
  }
}

extension UInt8 {
  /// Whether it belongs to a name with its type in front.
  fileprivate var isPartOfValue: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"): true
    default: false
    }
  }

  /// Whether it stands in front of or behind a value that is nothing else; 0 where nothing stands.
  fileprivate var isBesideValue: Bool { self == 0 || "=([,)]}\"'".utf8.contains(self) }
}
