import English
import SourceText

extension ComponentModel {
  /// The model in which each fact of an entry for several places has the quotes that hold there.
  ///
  /// A fact of which no quote holds keeps them all, so that the first one is reported. So does one
  /// with a quote that the document does not have.
  func dividingQuotes(among statements: [Statement]) -> ComponentModel {
    guard facts.contains(where: \.sharesQuotes) else { return self }
    var found: [String: [Int]] = [:]
    let divided = facts.map { fact -> Fact in
      guard fact.sharesQuotes, fact.quotes.count > 1 else { return fact }
      let fitting = fact.quotes.indices.filter { index in
        let quote = fact.quotes[index]
        let all = found[quote] ?? statements.places(saying: comparable(quote))
        found[quote] = all
        return all.isEmpty
          || all.contains {
            statements[$0].applies(platform: fact.platform, framework: fact.framework)
          }
      }
      return fitting.isEmpty || fitting.count == fact.quotes.count
        ? fact
        : fact.quoting(fitting.map { fact.quotes[$0] }, at: fitting.map { fact.quoteRanges[$0] })
    }
    return with(divided)
  }
}

extension [Statement] {
  /// The places in the list of those with the words that ``comparable(_:)`` makes of a sentence.
  func places(saying words: [UInt8]) -> [Int] {
    indices.filter { self[$0].comparableText.contains(run: words) }
  }
}

extension Fact {
  /// The fact with other sentences that say so, at their ranges in the model.
  ///
  /// `place` is what states it there, where that is another model than its own.
  func quoting(_ quotes: [String], at ranges: [ByteRange], from place: ByteRange? = nil) -> Fact {
    Fact(
      name: name,
      platform: platform,
      framework: framework,
      values: values,
      number: number,
      severity: severity,
      details: details,
      quotes: quotes,
      quoteRanges: ranges,
      range: place ?? range,
      isSound: isSound,
      sharesQuotes: sharesQuotes
    )
  }
}
