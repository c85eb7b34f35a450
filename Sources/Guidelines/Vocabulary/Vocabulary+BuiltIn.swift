extension Vocabulary {
  /// The vocabulary of the built-in guidelines, read when it is first asked for.
  package static let builtIn = Vocabulary(
    apis: [],
    terms: [],
    counterparts: [],
    misspellings: [:],
    problems: []
  )
}
