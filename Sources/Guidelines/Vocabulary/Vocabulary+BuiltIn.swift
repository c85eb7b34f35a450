import SourceText

extension Vocabulary {
  /// The vocabulary of the built-in guidelines, read when it is first asked for.
  package static let builtIn = VocabularyReader(
    BuiltInText.files.first { $0.name == "vocabulary.yaml" }?.source ?? SourceText("")
  ).vocabulary
}
