import Guidelines

extension String {
  /// The text with case, typographic quotes, hyphens and runs of white space folded, so that two
  /// spellings of the same words compare equal; strings compare by canonical equivalence anyway.
  package var foldedForComparison: String {
    isFolded ? self : String(decoding: foldedBytes, as: UTF8.self)
  }

  /// The words and numbers of the text, folded, in order.
  package var foldedTokens: [String] {
    var tokens: [String] = []
    let bytes = isASCII ? utf8.map(\.lowercased) : foldedBytes
    var start = 0
    for end in 0...bytes.count where end == bytes.count || !bytes[end].isPartOfWord {
      // Apostrophes inside a word belong to it, those around it are quotes.
      let word = bytes[start..<end].trimming(UInt8(ascii: "'"))
      if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
      start = end + 1
    }
    return tokens
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
    guard !sought.isEmpty, sought.count <= tokens.count else { return sought.isEmpty }
    return (0...(tokens.count - sought.count)).contains { start in
      tokens[start...].starts(with: sought)
    }
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

  private var foldedBytes: [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(utf8.count)
    if isASCII {
      for byte in utf8 { folded.appendFolding(byte.lowercased) }
    } else {
      for scalar in lowercased().unicodeScalars {
        switch scalar {
        case _ where scalar.plainPunctuation != nil:
          for byte in scalar.plainPunctuation?.utf8 ?? "".utf8 { folded.appendFolding(byte) }
        default:
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            folded.appendFolding(byte)
          }
        }
      }
    }
    if folded.last == UInt8(ascii: " ") { folded.removeLast() }
    return folded
  }
}

extension Unicode.Scalar {
  /// The ASCII that a typographic quote, dash, dot or blank stands for.
  fileprivate var plainPunctuation: String? {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: " "
    case 0x2018...0x201B: "'"
    case 0x201C...0x201F, 0xAB, 0xBB: "\""
    case 0x2010...0x2015, 0x2212: "-"
    case 0x2026: "..."
    case 0xB7, 0x2022, 0x3002: "."
    case 0x3001, 0xFF0C: ","
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without those at both ends that are the given one.
  fileprivate func trimming(_ byte: UInt8) -> ArraySlice<UInt8> {
    var rest = drop { $0 == byte }
    while rest.last == byte { rest.removeLast() }
    return rest
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

  /// Whether a byte of folded text belongs to a word: a letter, a digit, an apostrophe, or part of
  /// a character outside ASCII.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "'"), 0x80...: true
    default: false
    }
  }
}
