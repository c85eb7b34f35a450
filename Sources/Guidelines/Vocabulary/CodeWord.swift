/// A word that a document sets as code, and what a vocabulary knows of it.
///
/// The same words stand in document after document, so that a vocabulary keeps them.
struct CodeWord: Sendable {
  let text: String
  let stem: String

  /// The frameworks in which the vocabulary has it.
  let homes: [Framework]

  /// Whether the vocabulary has a right spelling for it.
  let isMisspelt: Bool

  /// Whether the vocabulary has it, perhaps in a wrong spelling.
  let isKnown: Bool

  /// Whether it is a name wherever it stands, and no expression, plain word or number.
  ///
  /// A plain word is a name where it is called, as in `toggleable(role = Role.Checkbox)`.
  let isName: Bool

  /// Whether it may be the name of an element, such as `Chip`.
  let isType: Bool

  init(_ text: String, in vocabulary: Vocabulary) {
    self.text = text
    stem = Vocabulary.stem(of: text)
    homes = vocabulary.frameworks(declaring: text)
    isMisspelt = vocabulary.misspelling(of: text) != nil
    isKnown = isMisspelt || vocabulary.api(named: text) != nil
    let isPlain = stem.utf8.allSatisfy(\.isWordByte)
    let isQualified = stem.utf8.allSatisfy { $0.isWordByte || ".:@".utf8.contains($0) }
    let mayBeName = isQualified && Self.isLongEnough(stem)
    let hasBlank = text.utf8.contains(UInt8(ascii: " "))
    guard mayBeName, !hasBlank || Self.isUse(text, of: stem) else {
      isName = false
      isType = false
      return
    }
    isType = isPlain && stem.utf8.first?.isUpperCaseLetter == true
    isName = !isPlain || Self.hasHump(stem) || Self.isCall(text, of: stem)
  }

  private static func isLongEnough(_ stem: String) -> Bool {
    guard let first = stem.utf8.first else { return false }
    return !(0x30...0x39).contains(first) && stem.utf8.count > 2
  }

  /// Whether a capital stands behind another letter, as in `isEnabled`.
  private static func hasHump(_ stem: String) -> Bool {
    zip(stem.utf8, stem.utf8.dropFirst()).contains {
      !$0.isUpperCaseLetter && $1.isUpperCaseLetter
    }
  }

  /// Whether a text with blanks gives something a value or arguments, which no prose does.
  private static func isUse(_ word: String, of stem: String) -> Bool {
    if isCall(word, of: stem) { return true }
    let sides = word.split(separator: "=", maxSplits: 1)
    return sides.count == 2 && sides[0].split(separator: " ").count == 1
  }

  /// Whether a text calls something: `name(…)`, or `name { … }` with a value in it.
  private static func isCall(_ word: String, of stem: String) -> Bool {
    if word.utf8.last == UInt8(ascii: ")") {
      let callees = word.utf8.split(separator: UInt8(ascii: "(")).dropLast()
      return callees.contains { $0.reversed().starts(with: stem.utf8.reversed()) }
    }
    guard word.hasSuffix("}"), let open = word.firstIndex(of: "{") else { return false }
    return word[open...].contains("=")
      && word[..<open].split(separator: " ").last.map(String.init) == stem
  }
}

extension Vocabulary {
  /// Whether a text is a name in code wherever it stands, as `isOn` and `.selected` are.
  ///
  /// The mark at the end of what is said, as in `Dimmed.`, makes none of it.
  package func isNameInCode(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let hasMark = text.hasSuffix(".") || text.hasSuffix(":")
    return codeWord(hasMark ? String(text.dropLast()) : text).isName
  }

  /// What is known of a word that a document sets as code.
  func codeWord(_ text: String) -> CodeWord {
    known.codeWords.value(forWord: text) { CodeWord(text, in: self) }
  }
}
