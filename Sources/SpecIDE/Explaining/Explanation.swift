import English
package import Guidelines
import SourceText
import SpecModel
import SpecRules

/// All that is known of one word.
///
/// It may be a rule, a component, a key, a topic, a role, a state, another term or an API. A word
/// that is several of these has a part for each. The guidelines are quoted verbatim, with the place
/// of every sentence.
package struct Explanation {
  private let parts: [String]

  /// Explains a word; `nil` when nothing is known of it.
  ///
  /// A page has the word as its heading, and a heading below it for each guideline. The guidelines
  /// that `first` names come first.
  package init?(
    of word: String,
    in library: GuidelineLibrary,
    as style: MarkupStyle,
    onPage isPage: Bool = false,
    first: [String] = []
  ) {
    let writer = ExplanationWriter(
      library: library,
      style: style,
      page: isPage ? word : nil,
      first: first
    )
    parts = writer.parts(about: word)
    if parts.isEmpty { return nil }
  }

  /// The explanation without a line break at its end.
  package var text: String { parts.joined(separator: "\n\n") }
}

/// A writer of the parts of an explanation.
struct ExplanationWriter {
  let library: GuidelineLibrary
  let style: MarkupStyle
  var page: String?
  /// The names of the guidelines that come first.
  var first: [String] = []

  var vocabulary: Vocabulary { library.vocabulary }
  /// The guidelines, each with the documents of others about its component behind it.
  var guidelines: [Guideline] {
    (first + library.names.filter { !first.contains($0) })
      .compactMap { library[$0] }.flatMap(\.documents)
  }

  func parts(about word: String) -> [String] {
    let folded = word.foldedForComparison
    guard !folded.isEmpty else { return [] }
    let named =
      [rule(folded), component(word)].compactMap(\.self) + codes(folded) + criteria(folded)
    let places = places(folded) + screenReaders(folded)
    let apis = apis(word)
    let terms = terms(folded, isQuoted: apis.isEmpty)
    let words = keys(folded) + places + terms + purposes(folded)
    let known = named + words + apis
    if !known.isEmpty { return known }
    let others = choices(folded) + fact(folded) + modelWord(folded)
    return others.isEmpty ? misspelt(word) : others
  }

  private func rule(_ id: String) -> String? {
    guard let rule = Rule.named(id) else { return nil }
    return write(orElse: nil) { RuleExplanation(of: rule, in: library).write(to: &$0, guidelines) }
  }

  private func codes(_ code: String) -> [String] {
    CodeExplanation.named(code).map { explanation in
      write(orElse: nil) { prose in
        prose.introduce(explanation.code, explanation.area.rawValue)
        prose.add(explanation.meaning)
        prose.add(explanation.remedy)
      }
    }
  }

  private func component(_ word: String) -> String? {
    guard let guideline = library[word] else { return nil }
    return write { prose in
      prose.introduce(guideline.name, guideline.summary)
      prose.list(elements(of: guideline))
      prose.list(
        Topic.allCases.compactMap { topic in
          let count = guideline.statements.count { $0.topic == topic }
          return count == 0
            ? nil : (topic.title, "\(count) \(count == 1 ? "sentence" : "sentences")")
        }
      )
      for document in guideline.documents { prose.quote(document.statements, of: document) }
    }
  }

  private func elements(of guideline: Guideline) -> [(name: String, text: String)] {
    Framework.allCases.compactMap { framework in
      let elements = guideline.elements(in: framework)
      return elements.isEmpty ? nil : (framework.title, elements.joined(separator: ", "))
    }
  }

  /// The keys of the format with that name, and the topic of the guidelines.
  ///
  /// Keys that a guideline says the same of share a part.
  private func keys(_ word: String) -> [String] {
    let places = MapShape.ofSpecs.flatMap { map in
      map.keys.filter { $0.name == word }.map { (map: map, description: $0) }
    }
    let topics = Topic.allCases.filter {
      $0.rawValue == word || $0.title.foldedForComparison == word
    }
    guard !places.isEmpty else { return topics.map(self.topic) }
    let summaries = places.map(\.description.summary).uniqued
    return [
      write { prose in
        prose.introduce(word, "A key of the format.")
        prose.list(summaries.map { (word, $0) })
        for guideline in guidelines {
          let applicability = Applicability(of: guideline, in: library, targets: [])
          let subjects = places.map { place in
            (Subject(key: word, in: place.map, applicability: applicability), place.description)
          }
          let owed = subjects.flatMap { $0.topicStatements(of: $1) }
          let own = topics.flatMap {
            guideline.statements(on: $0, platform: nil, framework: nil)
          }
          let named = [word, "required-\(word)"].flatMap { guideline.model.facts($0) }
          let quoted =
            named.flatMap { $0.statements(in: guideline) }
            + subjects.flatMap { $0.statementsOfFacts(about: $1) }
          prose.quote((owed + own + quoted).uniqued, of: guideline)
        }
      }
    ]
  }

  private func topic(_ topic: Topic) -> String {
    write { prose in
      prose.introduce(topic.title, "A topic of the guidelines.")
      for guideline in guidelines {
        prose.quote(guideline.statements(on: topic, platform: nil, framework: nil), of: guideline)
      }
    }
  }

  /// What stands where no guideline has a sentence to quote.
  static let silence = "The guidelines say nothing of it."

  /// Writes a part, with a word about it where no guideline has a sentence to quote.
  func write(
    orElse silence: String? = Self.silence,
    _ body: (inout MarkupBuilder) -> Void
  ) -> String {
    var prose = MarkupBuilder(style, page: page)
    body(&prose)
    if let silence, !prose.hasQuotations { prose.add(silence) }
    return prose.text
  }
}

extension [Statement] {
  /// The statements without repetitions, each where it first stands.
  var uniqued: [Statement] { uniqued(by: \.range.lowerBound) }
}
