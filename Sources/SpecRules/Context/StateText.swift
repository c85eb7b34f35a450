import English
import Guidelines
import SourceText
import SpecModel

/// A text that code gives for a state or a value, such as `accessibilityValue("Loading")`.
struct StateText {
  /// The code, or the text alone behind the API as a key.
  let word: LocatedText
  let text: String
  /// What the vocabulary calls it: `state text` for any state, or `on text` for one alone.
  let purpose: String

  /// `nil` for other code, and where a condition decides which text it is.
  init?(in code: LocatedText, _ vocabulary: Vocabulary) {
    guard code.value.utf8.count <= Self.longestCode, code.value.utf8.contains(UInt8(ascii: "\""))
    else { return nil }
    let names = code.value.split { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "_" }
    let found = names.firstNonNil { name in
      vocabulary.api(named: String(name)).flatMap { $0.setsStateText ? (name, $0) : nil }
    }
    guard let (name, api) = found, let purpose = api.purpose,
      let text = code.value[name.endIndex...].onlyText
    else { return nil }
    self.init(word: code, text: text, purpose: purpose)
  }

  /// `nil` for another API, and for one that does not stand as a key with its text.
  init?(of api: NamedAPI, _ vocabulary: Vocabulary) {
    guard api.mention.isKey, let value = api.mention.value?.word,
      let known = vocabulary.api(named: Vocabulary.stem(of: api.word.value)), known.setsStateText,
      let purpose = known.purpose
    else { return nil }
    self.init(word: value, text: value.value, purpose: purpose)
  }

  private init(word: LocatedText, text: String, purpose: String) {
    (self.word, self.text, self.purpose) = (word, text, purpose)
  }

  /// The code with another text in place of this one.
  func replacingText(with other: String) -> String {
    word.value.range(ofWhole: text).map { word.value.replacing([($0, other)]) } ?? other
  }

  private static let longestCode = 2_000
}

extension Substring {
  /// The text that is all that an API is given: what follows it is `("Loading")` or `= "Loading"`.
  fileprivate var onlyText: String? {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].allSatisfy({ " =({:_".contains($0) }),
      parts[2].allSatisfy({ " )};,.".contains($0) })
    else { return nil }
    // A text with a value in it is put together when it is said.
    return parts[1].contains(where: "\\${%".contains) ? nil : String(parts[1])
  }
}

extension String {
  /// The place of a text in quotes.
  fileprivate func range(ofWhole text: String) -> Range<Index>? {
    firstRange(of: "\"\(text)\"").map { index(after: $0.lowerBound)..<index(before: $0.upperBound) }
  }
}

extension PlatformContext {
  /// The texts that code gives for a state.
  func texts(of state: State) -> [StateText] {
    state.apis.compactMap { StateText(in: $0, vocabulary) }
  }

  /// The words that the spec has for a state whose text its code sets.
  func ownWords(for state: String) -> [String] {
    allStates.filter { spec.stateName($0.word.value) == state && !texts(of: $0).isEmpty }
      .compactMap(\.announce?.value)
  }
}
