import SourceText

extension String {
  /// Whether a letter of any script stands in the text.
  package var hasLetter: Bool {
    utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      || !isASCII && contains(where: \.isLetter)
  }

  /// Whether a letter of another script than Latin stands in the text.
  package var hasOtherScript: Bool { unicodeScalars.contains(where: \.isOfOtherScript) }

  /// The language of the first letter whose script belongs to one language alone.
  package var languageOfScript: String? {
    unicodeScalars.firstNonNil(\.languageOfScript)
  }
}

extension Unicode.Scalar {
  /// Whether the letter is of another script than Latin.
  fileprivate var isOfOtherScript: Bool {
    // Most letters need no look into the tables of Unicode.
    value >= 0x370 && properties.isAlphabetic
      && !(0x1D00...0x1EFF).contains(value) && !(0x2000...0x2BFF).contains(value)
      && !(0xFF21...0xFF5A).contains(value)
  }

  /// The language that is written in the script of the letter, where it is one.
  fileprivate var languageOfScript: String? {
    switch value {
    case 0x370...0x3FF: "el"
    case 0x590...0x5FF: "he"
    case 0xE00...0xE7F: "th"
    case 0x3040...0x30FF: "ja"
    case 0xAC00...0xD7FF: "ko"
    default: nil
    }
  }
}
