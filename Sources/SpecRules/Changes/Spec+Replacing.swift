import SourceText
import SpecModel

extension Spec {
  /// Puts several names in place of one that stands alone under a key, or in a list in brackets.
  func replacing(_ word: LocatedText, with names: [String], in entry: SpecEntry)
    -> TextEdit?
  {
    if entry.value.isList {
      return replacing(word, with: names.map(ScalarWriting.scalar), in: entry.value)
    }
    return replacing(entry, with: names.bracketed)
  }
}
