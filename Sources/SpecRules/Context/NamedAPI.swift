import English
import Guidelines
import SpecModel

/// An API that a spec names somewhere, as a key or as a value.
struct NamedAPI {
  let mention: Mention
  /// What decides which API it is, misprints mended, folded.
  let stem: String

  /// `nil` for mentions of something else.
  init?(_ mention: Mention) {
    guard mention.namesAPI || mention.kind == .trait else { return nil }
    let name =
      mention.vocabulary.misspelling(of: mention.word.value)
      ?? mention.meantWord
    self.mention = mention
    stem = Vocabulary.foldedStem(of: name)
  }

  var word: LocatedText { mention.word }

  /// What stands behind the API: the value of its key, or what follows `=` or stands in
  /// parentheses.
  var setting: String? {
    if let value = mention.value?.word?.value { return value }
    let arguments = APICall(word.value).arguments
    return arguments.isEmpty ? nil : arguments.joined(separator: ",")
  }

  /// Whether it is an API that a fact accepts.
  func isOne(of fact: Fact) -> Bool { fact.isNamed(in: word.value) || fact.isNamed(in: stem) }

  /// Whether the spec says that it is not used: `api: false`.
  var isOff: Bool {
    setting?.isOff ?? false
  }
}
