import English
import Guidelines

extension String {
  /// Whether the text looks like the name of an API.
  ///
  /// It has a dot, a parenthesis, a colon, an at sign or an inner capital.
  package var looksLikeAPI: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "@"): return true
      case 0x41...0x5A where (0x61...0x7A).contains(previous): return true
      default: previous = byte
      }
    }
    return false
  }

  /// Whether the text can be nothing but a value of Swift, Java or Kotlin, rightly spelt or not.
  ///
  /// It is a member without its type or a constant, or it begins as the values of a set do. A slip
  /// for a value that the key takes is one, too.
  func isWrittenAsValue(of key: String) -> Bool {
    let isName = utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
    guard isName, utf8.contains(where: { (0x41...0x5A).contains($0 & 0xDF) }) else { return false }
    let member = split(separator: ".").last ?? ""
    let names = PlatformNames.builtIn
    return hasPrefix(".") || member.contains("_") && member == member.uppercased()
      || !names.sets(ofBeginning: self).isEmpty
      || names.sets(takenBy: key).contains { $0.value(misspelt: self, limit: 2) != nil }
  }

  /// Whether the text names an API where a phrase may stand as well.
  ///
  /// "heading", "Selected" and "Tab" are names in some framework, but words first of all. A known
  /// placeholder shows a phrase. A blank before a bracket does so too, unless the bracket opens a
  /// closure behind a call such as `Modifier.semantics { … }`.
  var isWrittenAsAPI: Bool {
    if Phrase(self).names.contains(where: Phrase.placeholders.contains) { return false }
    let head = prefix { $0 != "(" && $0 != "{" }
    let looksLikeAPI = looksLikeAPI || contains("_")
    if head.last?.isWhitespace == true, head.endIndex < endIndex {
      return head.contains("_") || String(head).looksLikeAPI
    }
    // Plain words are only a name where there are several of them, such as "accessibility service".
    return looksLikeAPI || first?.isLowercase == true && contains(" ") && !contains("=")
  }
}
