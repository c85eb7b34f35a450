import English
import SourceText

extension ComponentModel {
  /// The name of the built-in model that has facts of the platforms and no component.
  package static let platformName = "platform"

  /// What the documents of a collection say of the platforms, whatever the component.
  ///
  /// Each fact quotes the sentence as several documents have it.
  static let platform = builtIn(file: platformName)

  /// The sentences that the platforms contradict, whatever document has them.
  static var disputesOfPlatforms: [Dispute] { platform.disputes }

  /// The facts of that model by their quotes, in the form in which sentences are compared.
  private static let platformQuotes = platform.facts.map { fact in
    (fact, fact.quotes.map { (text: $0, words: comparable($0)) })
  }

  /// The model laid over the facts of the platforms, where it is based on them.
  ///
  /// A fact of them holds where the document has one of its sentences.
  func laidOverPlatform(by statements: [Statement]) -> ComponentModel {
    guard let basis, basis.name == Self.platformName else { return self }
    var texts: [FactReader.Place: [[UInt8]]] = [:]
    let facts = Self.platformQuotes.compactMap { fact, quotes -> Fact? in
      let place = FactReader.Place(platform: fact.platform, framework: fact.framework)
      let own = texts[place] ?? statements.texts(at: place)
      texts[place] = own
      let said = quotes.filter { quote in own.contains { $0.contains(run: quote.words) } }
      guard !said.isEmpty else { return nil }
      return fact.quoting(said.map(\.text), at: said.map { _ in basis.range }, from: basis.range)
    }
    return laid(over: ComponentModel(keys: [], facts: facts), without: basis.without)
  }
}

extension [Statement] {
  /// The texts of those that hold at a place, in the form in which sentences are compared.
  fileprivate func texts(at place: FactReader.Place) -> [[UInt8]] {
    filter { $0.applies(platform: place.platform, framework: place.framework) }
      .map(\.comparableText)
  }
}
