import SourceText

extension ComponentModel {
  /// The model in which each fact of an entry for several places has the quotes that hold there.
  ///
  /// A fact of which no quote holds keeps them all, so that the first one is reported. So does one
  /// with a quote that the document does not have.
  func dividingQuotes(among statements: [Statement]) -> ComponentModel {
    guard facts.contains(where: \.sharesQuotes) else { return self }
    var found: [String: [Statement]] = [:]
    let divided = facts.map { fact -> Fact in
      guard fact.sharesQuotes, fact.quotes.count > 1 else { return fact }
      let fitting = fact.quotes.indices.filter { index in
        let quote = fact.quotes[index]
        let all = found[quote] ?? statements.filter { $0.contains(quote) }
        found[quote] = all
        return all.isEmpty
          || all.contains { $0.applies(platform: fact.platform, framework: fact.framework) }
      }
      return fitting.isEmpty || fitting.count == fact.quotes.count ? fact : fact.quoting(fitting)
    }
    return ComponentModel(keys: keys, facts: divided, voices: voices)
  }
}

extension Fact {
  /// The fact with some of its quotes.
  fileprivate func quoting(_ indices: [Int]) -> Fact {
    Fact(
      name: name,
      platform: platform,
      framework: framework,
      values: values,
      number: number,
      severity: severity,
      details: details,
      quotes: indices.map { quotes[$0] },
      quoteRanges: indices.map { quoteRanges[$0] },
      range: range,
      isSound: isSound,
      sharesQuotes: sharesQuotes
    )
  }
}
