import English
import Guidelines
import SpecModel

extension PlatformSpec {
  /// The screen reader of the platform.
  var screenReaderName: String { platform?.screenReader ?? "the screen reader" }

  /// Where something is, for the end of a clause; empty for a spec that names no platform.
  var onPlatform: String { platform.map { " on \($0.title)" } ?? "" }

  /// What a word of English may be written as, for the end of a clause; empty in English.
  var orTranslation: String { foreignLanguage == nil ? "" : ", or its translation" }

  /// The frameworks that the platform declares, or else all it has.
  var possibleFrameworks: [Framework] {
    frameworks.isEmpty ? platform?.frameworks ?? Framework.allCases : frameworks.map(\.value)
  }

  /// Whether one of some frameworks may be that of the platform.
  func mayHave(_ frameworks: [Framework]) -> Bool {
    !Set(frameworks).isDisjoint(with: possibleFrameworks)
  }
}

extension String {
  /// The role word of a name such as `Role.Tab`, `.isButton` or `“Button”`, folded.
  ///
  /// No role is as long as a thousand bytes, and such a text is left as it is.
  var roleWord: String {
    guard utf8.count < 1_000 else { return self }
    // Backwards, a character ends only where a run of flags begins, so that bytes are read.
    let start = utf8.lastIndex(of: UInt8(ascii: ".")).map { utf8.index(after: $0) } ?? startIndex
    let name = self[start...]
    let isFlag = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    return String(isFlag ? name.dropFirst(2) : name).foldedTokens.joined(separator: " ")
  }
}

extension [Framework] {
  /// The frameworks by name, joined as a sentence does.
  func listed(_ conjunction: String) -> String {
    isEmpty ? "none" : map(\.title).inSentence(conjunction)
  }
}
