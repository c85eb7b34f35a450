import SourceText

/// The bytes of a sentence as quotations are compared.
///
/// White space and the backticks of inline code are left out. Typographic quotes become plain ones.
package func comparable(_ sentence: String) -> [UInt8] {
  if sentence.isASCII { return sentence.utf8.filter(\.isQuoted) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(sentence.utf8.count)
  for scalar in sentence.unicodeScalars {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      if byte.isQuoted { bytes.append(byte) }
    } else if let plain = scalar.plainQuoteOrBlank {
      bytes.append(contentsOf: plain.utf8.filter(\.isQuoted))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
  return bytes
}

extension String {
  /// The text with case, typographic quotes, hyphens and runs of white space folded.
  ///
  /// So two spellings of the same words compare equal. Strings compare by canonical equivalence
  /// anyway.
  package var foldedForComparison: String {
    isFolded ? self : String(decoding: foldedBytes, as: UTF8.self)
  }

  /// The words and numbers of the text, folded, in order; "&" is read as "and".
  package var foldedTokens: [String] {
    guard isASCII else { return tokensByCategory }
    var bytes = Array(utf8)
    for index in bytes.indices { bytes[index] = bytes[index].lowercased }
    let text = bytes.span
    let apostrophe = UInt8(ascii: "'")
    var tokens: [String] = []
    tokens.reserveCapacity(8)
    var end = 0
    while end < text.count {
      let start = end
      while end < text.count, text[end].isPartOfWord { end += 1 }
      // Apostrophes inside a word belong to it; apostrophes around it are quotes.
      var (first, last) = (start, end)
      while first < last, text[first] == apostrophe { first += 1 }
      while first < last, text[last - 1] == apostrophe { last -= 1 }
      if first < last { tokens.append(String(decoding: bytes[first..<last], as: UTF8.self)) }
      if end < text.count, text[end] == UInt8(ascii: "&") { tokens.append("and") }
      end += 1
    }
    return tokens
  }

  /// The words and numbers of a text in any script.
  private var tokensByCategory: [String] {
    var tokens: [String] = []
    var word = String.UnicodeScalarView()
    // To empty what is empty costs as much as a letter does.
    func endWord() {
      guard !word.isEmpty else { return }
      tokens.appendWord(word)
      word.removeAll(keepingCapacity: true)
    }
    for scalar in String(decoding: foldedBytes, as: UTF8.self).unicodeScalars {
      if scalar.isPartOfWord {
        word.append(scalar)
      } else if scalar == "&" {
        endWord()
        tokens.append("and")
      } else if !scalar.isUnseenWithinWords {
        endWord()
      }
    }
    endWord()
    return tokens
  }

  /// Whether the text is in a script that sets no blanks between words, or adds particles to them.
  ///
  /// A word of this text may be part of a longer one.
  package var hasUnseparatedWords: Bool {
    !isASCII && unicodeScalars.contains(where: \.isOfUnseparatedWords)
  }

  /// The text as APIs with arguments are compared: without white space and quotes.
  package var withoutBlanksAndQuotes: String {
    guard isASCII else {
      return String(filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
    }
    return String(
      decoding: utf8.filter {
        $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
      },
      as: UTF8.self
    )
  }

  /// Whether the words of `part` stand next to each other in the text, cases and blanks aside.
  package func containsWords(_ part: String) -> Bool {
    let tokens = foldedTokens
    let sought = part.foldedTokens
    if part.hasUnseparatedWords { return tokens.joined().contains(sought.joined()) }
    return sought.isEmpty || tokens.contains(words: sought)
  }

  /// Whether the text is in lower case ASCII with single blanks between words.
  private var isFolded: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      if byte >= 0x80 || byte < 0x20 || (0x41...0x5A).contains(byte) { return false }
      if byte == UInt8(ascii: " "), previous == UInt8(ascii: " ") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ") || isEmpty
  }

  /// The text with all that differs by case alone made equal.
  ///
  /// Examples are `STRASSE` and `Straße`, both forms of a sigma, and the Turkish i with and without
  /// its dot.
  private var caseFolded: String {
    // Most texts that are not ASCII have typographic quotes, which have no case.
    let isPlain = unicodeScalars.allSatisfy { $0.isASCII || $0.plainPunctuation != nil }
    if isPlain { return self }
    let folded = uppercased().lowercased()
    let dot: Unicode.Scalar = "\u{307}"
    guard folded.unicodeScalars.contains(dot) else { return folded }
    var kept = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars where scalar != dot || kept.last != "i" {
      kept.append(scalar)
    }
    return String(kept)
  }

  private var foldedBytes: [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(utf8.count)
    if isASCII {
      for byte in utf8 { folded.appendFolding(byte.lowercased) }
    } else {
      for scalar in caseFolded.unicodeScalars {
        switch scalar {
        case _ where scalar.plainPunctuation != nil:
          for byte in scalar.plainPunctuation?.utf8 ?? "".utf8 { folded.appendFolding(byte) }
        default:
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            folded.appendFolding(byte.lowercased)
          }
        }
      }
    }
    if folded.last == UInt8(ascii: " ") { folded.removeLast() }
    return folded
  }
}

extension [String] {
  /// Appends a word without the apostrophes around it, which are quotes.
  fileprivate mutating func appendWord(_ word: String.UnicodeScalarView) {
    var rest = word.drop { $0 == "'" }
    while rest.last == "'" { rest.removeLast() }
    // What divides a long run of marks has been left out.
    if !rest.isEmpty { append(String(rest).streamSafe) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a word: a letter, a mark, a number or an apostrophe.
  fileprivate var isPartOfWord: Bool {
    if self == "'" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return !properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  /// Whether the scalar shows nothing and parts no words, such as a soft hyphen or a joiner.
  ///
  /// The space without width parts them.
  fileprivate var isUnseenWithinWords: Bool {
    value != 0x200B && properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is of Thai, Lao, Burmese, Khmer, Han, Kana or Hangul, by their blocks.
  fileprivate var isOfUnseparatedWords: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007,
      0x3040...0x318F, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// The ASCII that a typographic quote or blank stands for.
  fileprivate var plainQuoteOrBlank: String? {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: " "
    case 0x2018...0x201B: "'"
    case 0x201C...0x201F, 0xAB, 0xBB: "\""
    default: nil
    }
  }

  /// The ASCII that a typographic quote, dash, dot or blank stands for.
  fileprivate var plainPunctuation: String? {
    switch value {
    case 0x2010...0x2015, 0x2212: "-"
    case 0x2026: "..."
    case 0xB7, 0x2022, 0x3002: "."
    case 0x3001, 0xFF0C: ","
    default: plainQuoteOrBlank
    }
  }
}

extension [UInt8] {
  /// Appends a byte in lower case; white space as one blank, and not at the start.
  fileprivate mutating func appendFolding(_ byte: UInt8) {
    guard byte <= 0x20 else {
      append(byte)
      return
    }
    if let last, last != UInt8(ascii: " ") { append(UInt8(ascii: " ")) }
  }
}

extension UInt8 {
  /// The letter of ASCII in lower case; any other byte as it is.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// Whether a byte of ASCII counts where quotations are compared.
  fileprivate var isQuoted: Bool { self > 0x20 && self != UInt8(ascii: "`") }

  /// Whether a byte of folded ASCII belongs to a word: a letter, a digit or an apostrophe.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "'"): true
    default: false
    }
  }
}
