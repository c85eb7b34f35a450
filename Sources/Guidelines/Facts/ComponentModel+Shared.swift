import English

extension ComponentModel {
  /// The name of the file that holds them, without its extension.
  static let sharedName = "shared"

  /// What sentences state that many documents of a collection have, with slight variation.
  private static let common = builtIn(file: sharedName).facts

  /// A built-in model without a document, by the name of its file; all facts unless some are named.
  static func builtIn(file name: String, facts names: Set<String>? = nil) -> ComponentModel {
    let file = BuiltInText.files.first { $0.name == "\(name).model.yaml" }
    return file.map { ModelReader($0.source, facts: names).model } ?? .empty
  }

  /// The facts of some names in all built-in models.
  ///
  /// Neither the documents nor the other facts are read, which take long.
  static func factsOfBuiltIn(_ names: Set<String>) -> [Fact] {
    GuidelineLibrary.builtIn.index.flatMap { builtIn(file: $0.name, facts: names).facts }
  }

  /// The facts that a document states in sentences which other documents have as well.
  ///
  /// They are what rules can check of a component that nobody has made a model for. Each has
  /// whole statements of the document as its quotes.
  static func shared(by statements: [Statement]) -> ComponentModel {
    let facts = common.compactMap { fact -> Fact? in
      let own = statements.filter { $0.applies(platform: fact.platform, framework: fact.framework) }
      var quotes = fact.quotes.compactMap { quote in own.first { $0.contains(quote) }?.text }
      if quotes.isEmpty {
        let sentences = fact.quotes.map { SentenceWords($0) }
        quotes =
          own.first { statement in
            sentences.contains { $0.isSaid(in: statement.text, folded: statement.foldedText) }
          }
          .map { [$0.text] } ?? []
      }
      return quotes.isEmpty ? nil : fact.quoting(quotes, at: [])
    }
    return ComponentModel(keys: [], facts: facts)
  }
}
