import English
package import Guidelines
import SpecModel
import SpecRules

/// The words that can be explained, by kind.
package struct ExplanationIndex {
  /// The kinds with their words, each word once in its kind.
  package let groups: [(title: String, words: [String])]

  package init(of library: GuidelineLibrary) {
    let vocabulary = library.vocabulary
    var groups: [(String, [String])] = [
      ("Rules", Rule.all.map(\.id)),
      ("Components", library.names),
      ("Topics", Topic.allCases.map(\.title)),
      ("Keys of the format", MapShape.ofSpecs.flatMap(\.keys).map(\.name)),
      ("Platforms and frameworks", Self.places),
      ("Screen readers", Platform.allCases.map(\.screenReader)),
      ("Facts of models", FactDescription.all.map(\.name)),
    ]
    for kind in Term.Kind.allCases {
      groups.append((kind.plural, vocabulary.terms.filter { $0.kind == kind }.map(\.word)))
    }
    groups.append(("Purposes of APIs", vocabulary.counterparts.map(\.purpose)))
    for kind in API.Kind.allCases {
      groups.append((kind.plural, vocabulary.apis.filter { $0.kind == kind }.map(\.name)))
    }
    let loaded = library.names.compactMap { library[$0] }.filter { !library.isBuiltIn($0) }
    groups.append(("Words of loaded models", loaded.flatMap(\.model.words)))
    groups.append(("Success criteria of WCAG", SuccessCriterion.all.map(\.id)))
    groups.append(("Other codes of findings", CodeExplanation.all.map(\.code)))
    self.groups = groups.compactMap { title, words in
      var seen: Set<String> = []
      let unique = words.filter { seen.insert($0).inserted }
      return unique.isEmpty ? nil : (title, unique)
    }
  }

  private static let places = Platform.allCases.map(\.rawValue) + Framework.allCases.map(\.rawValue)

  /// The words that are spelt most like another, the nearest first, three at most.
  ///
  /// A word of a letter or two has none, as everything short is like it.
  package func nearest(to word: String) -> [String] {
    guard word.count > 2 else { return [] }
    var words = groups.flatMap(\.words)
    var found: [String] = []
    while found.count < 3, let nearest = Spelling.nearest(to: word, among: words) {
      found.append(nearest)
      words.removeAll { $0 == nearest }
    }
    return found
  }
}

extension Term.Kind {
  fileprivate var plural: String {
    switch self {
    case .politeness: "Degrees of politeness"
    case .otherFramework: "Frameworks without facts"
    default: title + "s"
    }
  }
}

extension API.Kind {
  fileprivate var plural: String { title + "s" }
}
