import Guidelines
import SpecModel

extension RuleContext {
  var vocabulary: Vocabulary { spec.library.vocabulary }

  /// The frameworks that a mention has to fit: those its platform declares, or all of the platform;
  /// at the top level those of every platform of the spec.
  func frameworks(for mention: Mention) -> [Framework] {
    let scopes = spec.scopes.filter {
      mention.place.platform == nil || $0.platform == mention.place.platform
    }
    let frameworks = scopes.flatMap { scope in
      scope.frameworks.isEmpty
        ? scope.platform?.frameworks ?? Framework.allCases : scope.frameworks.map(\.value)
    }
    return frameworks.isEmpty
      ? mention.place.platform?.frameworks ?? Framework.allCases : frameworks
  }

  /// The fix that replaces the name of an API by another one.
  func respelling(_ mention: Mention, as name: String) -> Fix {
    Fix("Change to '\(name)'", [spec.replacing(mention.word, with: name)])
  }
}

extension Mention {
  /// Whether the word names something that a framework offers.
  var namesAPI: Bool {
    switch kind {
    case .api, .method, .handler: true
    default: false
    }
  }
}

extension [Framework] {
  /// The frameworks by name, joined as a sentence does.
  func listed(_ conjunction: String) -> String {
    let titles = map(\.title)
    guard let last = titles.last, titles.count > 1 else { return titles.first ?? "none" }
    return titles.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
