import English
import Guidelines
import SourceText
import SpecModel

/// What the sentence of a finding depends on.
private struct QuotedFact: Hashable, Sendable {
  let fact: ObjectKey<Fact>
  let platform: Platform?
  let frameworks: [Framework]
  let moment: String?
}

/// What the sentence about a term depends on.
private struct MentionedTerm: Hashable, Sendable {
  let term: String
  let platform: Platform?
  let framework: Framework?
}

/// What was found in a guideline, kept for the next spec.
private struct KnownQuotations: Sendable {
  let ofFacts = Memo<QuotedFact, Finding.Quote?>()
  let ofTerms = Memo<MentionedTerm, Statement?>()
}

extension Guideline {
  fileprivate var known: KnownQuotations {
    attachments.value(KnownQuotations.self) { KnownQuotations() }
  }
}

extension Spec {
  /// The sentence that a fact rests on.
  ///
  /// Sentences of the platform go before others. Among them, a sentence about the moment goes
  /// first.
  func quotation(of fact: Fact, in scope: PlatformSpec?, at moment: String?) -> Finding.Quote? {
    guard let guideline else { return nil }
    let platform = scope?.platform ?? (platforms.count == 1 ? platforms.first : nil)
    let frameworks =
      (scope ?? scopes.first { $0.platform == platform })?.frameworks.map(\.value) ?? []
    let key = QuotedFact(
      fact: ObjectKey(fact),
      platform: platform,
      frameworks: frameworks,
      moment: moment
    )
    let find = {
      let own = moment.map { moment in fact.quotes.filter { $0.containsWords(moment) } } ?? []
      return guideline.documents.firstNonNil {
        $0.quotation(of: fact, on: platform, in: frameworks, preferring: own)
      }
    }
    return moment?.isKept ?? true ? guideline.known.ofFacts.value(for: key, find) : find()
  }
}

extension Guideline {
  /// A statement as what a finding quotes.
  func quotation(_ statement: Statement) -> Finding.Quote {
    document(of: statement).quotation(statement, statement.text)
  }

  /// The first sentence that mentions a term, on the platform it is at home on.
  ///
  /// Documents of others are asked where the guideline's own does not mention it.
  func statement(
    mentioning term: String,
    platform: Platform? = nil,
    framework: Framework? = nil
  ) -> Statement? {
    let find = {
      self.documents.firstNonNil {
        $0.statements(mentioning: term, platform: platform, framework: framework).first
      }
    }
    guard term.isKept else { return find() }
    let key = MentionedTerm(
      term: term,
      platform: platform,
      framework: framework
    )
    return known.ofTerms.value(for: key, find)
  }

  /// The first sentence about one of some APIs.
  func statement(about names: [String]) -> Statement? {
    names.firstNonNil { self.statement(mentioning: Vocabulary.stem(of: $0)) }
  }

  /// The sentence that names one of some APIs in one of some frameworks.
  ///
  /// A sentence that has the whole name, or asks for it, goes before one that merely names it.
  func statement(naming names: [String], in frameworks: [Framework], _ vocabulary: Vocabulary)
    -> Statement?
  {
    for name in names {
      for framework in frameworks {
        // The first of several that are equally fit.
        let ranked = statements(naming: name, in: framework, vocabulary)
          .map { (statement: $0, fitness: $0.fitness(for: name)) }
        if let fittest = ranked.max(by: { $0.fitness < $1.fitness }) { return fittest.statement }
      }
    }
    return companions.firstNonNil {
      $0.statement(naming: names, in: frameworks, vocabulary)
    }
  }

  /// The statements that name an API, under the first of its spellings that the guideline has.
  private func statements(
    naming name: String,
    in framework: Framework,
    _ vocabulary: Vocabulary
  ) -> [Statement] {
    let api = vocabulary.apis(named: name).first { $0.homes.contains(framework) }
    let spellings = [name] + (api?.aliases ?? [])
    return spellings.lazy.map { name in
      // What overwrites it is no use of it.
      self.statements(naming: name, in: framework).filter { !$0.text.containsWords("overwrite") }
    }.first { !$0.isEmpty } ?? []
  }
}

extension Statement {
  /// How well the statement says that a name is to be used.
  ///
  /// It counts whether the statement has the whole name, and whether it asks for it.
  fileprivate func fitness(for name: String) -> Int {
    let words = Set(text.foldedTokens)
    // A call of the same argument says the same with another value.
    let call = name.firstIndex(of: "=").map { name[...$0] }
    let isWhole =
      contains(name) || call.map { $0.contains("(") && contains(String($0)) } ?? false
      || Set(name.identifiers).isSubset(of: text.identifiers)
    let isAsked = !words.isDisjoint(with: ["use", "set"])
    return (isWhole ? 2 : 0) + (isAsked ? 1 : 0)
  }
}

extension Guideline {
  fileprivate func quotation(
    of fact: Fact,
    on platform: Platform?,
    in frameworks: [Framework],
    preferring own: [String]
  ) -> Finding.Quote? {
    if let platform {
      for sentence in own + fact.quotes {
        let statements = statements.filter {
          $0.platform == platform && $0.applies(platform: platform, framework: fact.framework)
            && $0.contains(sentence)
        }
        let fitting = statements.first { statement in
          statement.framework.map(frameworks.contains) ?? true
        }
        if let statement = fitting ?? statements.first { return quotation(statement, sentence) }
      }
    }
    guard let sentence = fact.quotes.first, let statement = fact.statement(in: self) else {
      return nil
    }
    return quotation(statement, sentence)
  }

  fileprivate func quotation(_ statement: Statement, _ sentence: String) -> Finding.Quote {
    Finding.Quote(
      text: sentence,
      place: "\(fullTitle) › \(statement.place)",
      href: href,
      guideline: documentName,
      range: statement.range
    )
  }
}
