import English
package import SourceText

extension Guideline {
  /// Whether rules go by a fact.
  ///
  /// It was read without an error, and the document says what it quotes for every place where it
  /// holds.
  ///
  /// What is wrong with it is reported where it stands; a spec need not answer for that.
  package func enforces(_ fact: Fact) -> Bool {
    guard hasModel, isReadWhole, fact.isSound, !inherits(fact) else { return fact.isSound }
    return enforcement.value(for: ObjectIdentifier(fact)) {
      fact.quotes.allSatisfy { fault(of: comparable($0), in: fact) == nil } && gap(in: fact) == nil
    }
  }

  /// The problems of facts whose quotes the document lacks, or has for only one of two platforms.
  ///
  /// They are apart from ``problems``, because each fact costs a search of the whole document. They
  /// are for guidelines that people load; a test asks for those inside the program.
  ///
  /// With the text of the model, words that are a slip for one of their quote are among them.
  package func problemsOfQuotes(in source: SourceText? = nil) -> [ReadingProblem] {
    guard hasModel else { return [] }
    let faults = faultsOfQuotes()
    guard let source else { return faults }
    let reported = Set((problems + faults).filter { $0.file == .model }.map(\.range.lowerBound))
    let slips = QuotedWords(of: model.facts.filter { !inherits($0) }, in: source).problems
    return faults + slips.filter { !reported.contains($0.range.lowerBound) }
  }

  private func faultsOfQuotes() -> [ReadingProblem] {
    var found: [ReadingProblem] = []
    // What a short quote lacks is among the problems already.
    var reported = Set(problems.filter { $0.file == .model }.map(\.range.lowerBound))
    var comparisons = Self.comparisonLimit
    var sentences = NearestSentences(among: statements)
    for fact in model.facts {
      for (quote, range) in zip(fact.quotes, fact.quoteRanges) {
        comparisons -= statements.count
        guard comparisons >= 0 else { return found }
        let bytes = comparable(quote)
        if let fault = fault(of: bytes, in: fact) {
          guard reported.insert(range.lowerBound).inserted else { continue }
          let nearest = fault == Self.noSentence ? sentences.nearest(to: quote, for: fact) : nil
          let advice = nearest.map { "; did you mean «\($0)»?" } ?? ""
          found.append(
            ReadingProblem(.missingQuote, in: .model, fault + advice, at: range, nearest: nearest)
          )
        } else if bytes.count < Self.certainLength, quote.split(separator: " ").count < 3,
          !statements.contains(where: { $0.comparableText.isSentence(bytes) }),
          reported.insert(range.lowerBound).inserted
        {
          let message = "a quote of so few words may stand anywhere; quote the whole sentence"
          found.append(ReadingProblem(.shortQuote, in: .model, message, at: range))
        }
      }
      if let range = fact.quoteRanges.first, let (platform, statement) = gap(in: fact),
        reported.insert(range.lowerBound).inserted
      {
        let message =
          "the document has this sentence under \(statement.place), and the fact holds for "
          + "\(platform.title), too; quote a sentence for it, or limit the fact with 'on'"
        found.append(ReadingProblem(.missingQuote, in: .model, message, at: range))
      }
    }
    return found
  }

  /// The length in bytes from which a quote of one or two words is found nowhere else.
  ///
  /// Names of APIs are that long.
  private static let certainLength = 6

  /// How many sentences are compared at most, so that a giant model takes no more than a moment.
  private static let comparisonLimit = 500_000

  private static let noSentence = "the document has no such sentence"

  /// What is wrong with a quote, as ``comparable(_:)`` has it; `nil` when the document has it where
  /// the fact holds.
  private func fault(of quote: [UInt8], in fact: Fact) -> String? {
    guard !quote.isEmpty else { return "the quote is empty" }
    let found = statements.filter { $0.comparableText.contains(run: quote) }
    if found.contains(where: { $0.applies(platform: fact.platform, framework: fact.framework) }) {
      return nil
    }
    // The heading or key that leaves a sentence out is reported, not each quote of what it holds.
    if isOmitted(quote) { return nil }
    guard let other = found.first else { return Self.noSentence }
    let wanted = fact.framework?.title ?? fact.platform?.title ?? "this fact"
    return "the document has this sentence under \(other.place), not for \(wanted)"
  }

  /// The facts of the model that quote a sentence for where they hold, in their order.
  ///
  /// A sentence that is too long for the whole model is looked for in a part of it.
  package func facts(quoting sentence: Statement) -> [Fact] {
    var rest = Self.searchLimit
    return model.facts.filter { fact in
      fact.quotes.contains { quote in
        rest -= sentence.comparableText.count
        return rest >= 0 && sentence.contains(quote) && fact.quote(quote, isOf: sentence, in: self)
      }
    }
  }

  /// How many bytes are searched at most for the quotes of a model.
  private static let searchLimit = 100_000_000

  /// Whether a sentence stands below a heading or a key that is left out.
  private func isOmitted(_ quote: [UInt8]) -> Bool {
    omitted.contains { comparable($0).contains(run: quote) }
  }

  /// A platform that a fact holds for but no quote of it, and the statement of the first quote.
  ///
  /// It is `nil` where the quotes speak for all platforms. A sentence of one framework may speak
  /// for its platform, as VoiceOver says the same in each.
  private func gap(in fact: Fact) -> (platform: Platform, statement: Statement)? {
    let quotes = fact.quotes.map(comparable)
    let quoted = quotes.flatMap { quote in
      statements.filter { $0.comparableText.contains(run: quote) }
    }
    guard let first = quoted.first, !quotes.contains(where: isOmitted) else { return nil }
    let missing = Platform.allCases.first { platform in
      fact.applies(platform: platform, framework: fact.framework)
        && !quoted.contains { $0.applies(platform: platform, framework: fact.framework) }
    }
    return missing.map { ($0, first) }
  }
}

extension [UInt8] {
  /// Whether this is what another text says, except for a full stop.
  fileprivate func isSentence(_ other: [UInt8]) -> Bool {
    self == other || self == other + [UInt8(ascii: ".")]
  }
}
