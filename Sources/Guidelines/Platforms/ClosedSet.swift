import English
import SourceText

/// A kind of value that a framework enumerates, such as the accessibility traits of UIKit.
package final class ClosedSet: Sendable {
  package let framework: Framework
  /// What kind of value it is; frameworks that have the same kind call it alike.
  package let kind: String
  package let values: [PlatformName]

  /// What its constants begin with.
  private let beginnings: [String]
  /// The types in front of its values, each with its dot; all their members are values of the set.
  private let types: [String]
  /// The position of the value with a spelling, without a leading dot.
  private let positions: [String: Int]
  /// The position of the value that means something, whatever it is spelt like.
  private let meanings: [String: Int]
  /// What the values mean, in their order.
  private let orderedMeanings: [String]
  /// The value that is nearest to a word, by the limit and the word.
  private let nearestValues = Memo<String, PlatformName?>()
  /// Whether other words are right as well.
  package let isOpen: Bool

  /// `words` are what people write for values.
  init(
    _ framework: Framework,
    _ kind: String,
    _ values: [PlatformName],
    beginnings: [String],
    words: [(word: String, value: String)] = []
  ) {
    self.framework = framework
    self.kind = kind
    self.values = values
    isOpen = beginnings.contains(Self.others)
    self.beginnings = beginnings.filter { !$0.hasSuffix(".") && $0 != Self.others }
    types = beginnings.filter { $0.hasSuffix(".") }
    var positions: [String: Int] = [:]
    var meanings: [String: Int] = [:]
    var orderedMeanings: [String] = []
    for (position, value) in values.enumerated() {
      for spelling in value.spellings where !spelling.contains("=") {
        let members = value.isMember ? [spelling.lastMember] : []
        for name in [spelling.nameAlone] + members where positions[String(name)] == nil {
          positions[String(name)] = position
        }
        let meaning = Self.meaning(of: spelling, without: self.beginnings)
        guard meanings[meaning] == nil else { continue }
        meanings[meaning] = position
        orderedMeanings.append(meaning)
      }
    }
    for (word, value) in words where meanings[word] == nil {
      meanings[word] = positions[String(value.nameAlone)]
    }
    self.positions = positions
    self.meanings = meanings
    self.orderedMeanings = orderedMeanings
  }

  /// What stands among the beginnings of a set to which other words belong as well.
  private static let others = "…"

  /// Whether its values are plain words, as those of XML are, so that no other word is a variable.
  package var isOfWords: Bool { values.first?.name.first?.isLowercase ?? false }

  /// Whether its values are members of a type, which they may leave out.
  package var isOfImplicitMembers: Bool { values.first?.name.hasPrefix(".") ?? false }

  /// Whether a word is a member of the type that its values are of.
  package func hasType(of word: String) -> Bool {
    types.contains { type in
      let member = word.dropFirst(type.count)
      return word.hasPrefix(type) && !member.contains(".") && !member.isEmpty
        && !Self.membersOfAllTypes.contains(String(member))
    }
  }

  /// What Swift and Kotlin give to any type whose values are enumerated.
  package static let membersOfAllTypes: Set = [
    "allCases", "rawValue", "hashValue", "self", "init", "Type", "Element", "RawValue",
    "entries", "values", "valueOf", "value", "name", "ordinal", "Companion",
  ]

  /// Whether a class stands in front of a constant that has none of these constants.
  package func isOfOtherClass(_ word: String) -> Bool {
    guard let constant = word.constant, let place = word.firstRange(of: constant) else {
      return false
    }
    let owner = word[..<place.lowerBound].split(separator: ".").last
    guard let owner, owner.first?.isUppercase == true else { return false }
    return !values.lazy.flatMap(\.spellings).contains { spelling in
      spelling.split(separator: ".").dropLast().last == owner
    }
  }

  /// Whether a word begins as its constants do.
  package func hasBeginning(of word: String) -> Bool {
    beginnings.contains(where: String(word.lastMember).hasPrefix)
  }

  /// Whether a word is a right spelling of a value.
  package func has(_ word: String) -> Bool {
    // A plain word is no member of a type.
    if isOfWords, word.hasPrefix(".") { return false }
    var name = word.nameAlone
    if positions[String(name)] != nil { return true }
    // A module may stand in front of a type, and some class or other in front of a constant.
    while let dot = name.firstIndex(of: ".") {
      name = name[name.index(after: dot)...]
      if name.contains("_") || name.contains("."), positions[String(name)] != nil { return true }
    }
    return false
  }

  /// Whether a plain word is a value in any case, as people write it in prose.
  package func hasInProse(_ word: String) -> Bool {
    guard word.isAllLetters else { return false }
    return values.contains { $0.name.lastMember.lowercased() == word.lowercased() }
  }

  /// The word of XML for a value that is given as a constant; `nil` for any other word.
  package func wordOfXML(for word: String) -> String? {
    guard isOfWords, word.contains("_"), has(word) else { return nil }
    return value(meantBy: word)?.name
  }

  /// The constant for a value that is given as a word of XML; `nil` where code has none.
  package func constant(for word: String) -> String? {
    isOfWords ? value(meantBy: word)?.aliases.first { $0.contains("_") } : nil
  }

  /// The value that a word means, which may be spelt as no framework does.
  package func value(meantBy word: String) -> PlatformName? {
    meanings[Self.meaning(of: word, without: beginnings)].map { values[$0] }
  }

  /// How many letters may be wrong in a word that may be no value; none in a short one.
  package func slips(in word: String) -> Int {
    switch Self.meaning(of: word, without: beginnings).utf8.count {
    case ..<5: 0
    case ..<8: 1
    default: 2
    }
  }

  /// The value that a word differs from by a slip of the hand; with a limit by no more edits.
  package func value(misspelt word: String, limit: Int? = nil) -> PlatformName? {
    // The words of a document stay while one of them is typed.
    nearestValues.value(forWord: "\(limit ?? .max) \(word)") {
      nearestValue(to: word, limit: limit)
    }
  }

  private func nearestValue(to word: String, limit: Int?) -> PlatformName? {
    let meaning = Self.meaning(of: word, without: beginnings)
    // A word that ends too early is most like the one that goes on.
    let near =
      orderedMeanings.first { $0.hasPrefix(meaning) && $0.utf8.count == meaning.utf8.count + 1 }
      ?? nearest(numberedAs: meaning)
      ?? Spelling.nearest(to: meaning, among: orderedMeanings, limit: limit)
    if let near { return meanings[near].map { values[$0] } }
    // A slip may as well be in the type or in what all values begin with.
    let allowed = min(limit ?? 3, word.utf8.count / 4)
    guard allowed > 0,
      let near = Spelling.nearest(to: word, among: values.flatMap(\.spellings), limit: allowed)
    else { return nil }
    return values.first { $0.spellings.contains(near) }
  }

  /// The meaning with the letters of another one that ends in a number, and the nearest number.
  private func nearest(numberedAs meaning: String) -> String? {
    let (letters, number) = meaning.lettersAndNumber
    guard let number, !letters.isEmpty else { return nil }
    let digits = Array("\(number)".utf8)
    let alike = orderedMeanings.compactMap { other -> (meaning: String, distance: (Int, Int))? in
      let parts = other.lettersAndNumber
      guard parts.letters == letters, let own = parts.number else { return nil }
      let slips = digits.editDistance(to: Array("\(own)".utf8), limit: digits.count)
      return (other, (slips, abs(own - number)))
    }
    return alike.min { $0.distance < $1.distance }?.meaning
  }

  /// The value of whose meaning a word has the beginning or the end.
  package func value(abbreviated word: String) -> PlatformName? {
    let meaning = Self.meaning(of: word, without: beginnings)
    guard meaning.utf8.count > 2 else { return nil }
    let own =
      orderedMeanings.first { $0.hasPrefix(meaning) || $0.hasSuffix(meaning) }
      ?? orderedMeanings.first(where: meaning.hasPrefix)
    return own.flatMap { meanings[$0] }.map { values[$0] }
  }

  /// The value that is spelt most like a word, be it far from it.
  package func value(nearest word: String) -> PlatformName? {
    let meaning = Self.meaning(of: word, without: beginnings)
    let limit = (meaning.utf8.count + 1) / 2
    return Spelling.nearest(to: meaning, among: orderedMeanings, limit: limit)
      .flatMap { meanings[$0] }.map { values[$0] }
  }

  /// A value in the form that a word has: qualified, as a constant, without its dot.
  package func spelling(of value: PlatformName, like word: String) -> String {
    // What stands bare in Kotlin is no value.
    let isImplicit = value.name.hasPrefix(".")
    let forms = value.spellings.filter { form in
      !form.contains("=") && (isImplicit || !value.isMember || form.contains("."))
    }
    let bare = isImplicit ? [String(value.name.lastMember)] : []
    return Spelling.nearest(
      to: word,
      among: word.isAllLetters ? bare + forms : forms + bare,
      limit: 64
    ) ?? value.name
  }

  /// What a spelling means: the letters and digits of its last part.
  ///
  /// What all values begin with is left out, and so is the "is" of SwiftUI.
  private static func meaning(of spelling: String, without beginnings: [String]) -> String {
    var name = spelling.lastMember
    // Constants are in capitals, however they are written.
    let head = name.contains("_") ? name.uppercased() : String(name)
    if let start = beginnings.first(where: head.hasPrefix) { name = name.dropFirst(start.count) }
    if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true {
      name = name.dropFirst(2)
    }
    return name.lowercased().lettersAndDigits
  }
}

extension String {
  /// The letters and digits of the text, in their order.
  var lettersAndDigits: String {
    guard isASCII else { return filter { $0.isLetter || $0.isNumber } }
    let bytes = utf8.filter { $0.isWordByte && $0 != UInt8(ascii: "_") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without the number that it ends with, and that number.
  fileprivate var lettersAndNumber: (letters: Substring, number: Int?) {
    let digits = reversed().prefix { $0.isASCII && $0.isNumber }.count
    return (dropLast(digits), Int(suffix(digits)).flatMap { $0 < 1_000_000 ? $0 : nil })
  }
}

extension PlatformName {
  /// Whether it is a member of a type, which may stand in front of it.
  fileprivate var isMember: Bool { name.contains(".") }
}
