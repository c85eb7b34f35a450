import English
import SpecModel
import Voices

extension PlatformContext {
  /// The words that the spec and the screen reader have besides phrases, as ``String/singular``.
  var wordsBesidesPhrases: Set<String> { writtenWords.union(readerWords) }

  private var writtenWords: Set<String> {
    var words: Set<String> = []
    var rest = [spec.root, scope.map]
    while let value = rest.popLast() {
      if let word = value.word { words.formUnion(word.value.foldedTokens.map(\.singular)) }
      rest += value.items
      for entry in value.entries where entry.key.value != "announcements" {
        words.formUnion(entry.key.value.foldedTokens.map(\.singular))
        rest.append(entry.value)
      }
    }
    return words
  }

  private var readerWords: Set<String> {
    guard let voice = scope.platform.map(spec.voice) else { return [] }
    return Set(voice.texts(in: scope.deviceLanguage).flatMap(\.foldedTokens).map(\.singular))
  }
}

extension String {
  /// The word without the `s` of a plural: "kilometers" and "kilometer" are the same.
  var singular: String { count > 3 && hasSuffix("s") ? String(dropLast()) : self }
}
