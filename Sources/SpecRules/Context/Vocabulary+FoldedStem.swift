import English
import Guidelines

extension Vocabulary {
  /// The part of a name that decides which API it is, folded.
  static func foldedStem(of name: String) -> String {
    foldedStems.value(forWord: name) { stem(of: name).foldedForComparison }
  }

  private static let foldedStems = Memo<String, String>()
}
