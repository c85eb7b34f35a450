import English
import Guidelines
import SpecModel
import Voices

extension PlatformContext {
  /// The folded words that the spec has outside of phrases, and those of the screen reader.
  ///
  /// Each is without the `s` of a plural.
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
    guard let platform = scope.platform else { return [] }
    let language = scope.deviceLanguage
    return knownWords.value(forWord: "\(platform.rawValue) \(language)") {
      Set(Voice.builtIn(platform).texts(in: language).flatMap(\.foldedTokens).map(\.singular))
    }
  }
}

/// The words of a screen reader in a language, which no spec changes.
private let knownWords = Memo<String, Set<String>>()

extension String {
  /// The word without the `s` of a plural: "kilometers" and "kilometer" are the same.
  var singular: String {
    utf8.count > 3 && utf8.last == UInt8(ascii: "s") ? String(dropLast()) : self
  }
}
