import English
import SourceText
import YAMLSyntax

/// Looks for names of elements and APIs in a model that the frameworks of their place do not have.
///
/// A team may have names of its own. A name one or two letters away from the framework's is a slip.
/// A name of other frameworks alone stands at the wrong place.
struct NameReferences {
  private(set) var problems: [ReadingProblem] = []
  /// The names of each framework that begin with a capital, and the others.
  private var nearest: [Framework: (capitals: NearestWords, others: NearestWords)] = [:]

  init(in root: YAMLNode) {
    guard root.kind == .mapping else { return }
    for entry in root.entries {
      guard let description = FactDescription.named(entry.key.text) else { continue }
      for fact in entry.value.entriesOrSelf where fact.kind == .mapping {
        check(fact, description)
      }
    }
  }

  private mutating func check(_ fact: YAMLNode, _ description: FactDescription) {
    let frameworks = Self.frameworks(of: fact["on"]?.words ?? [])
    for entry in fact.entries {
      let detail = description.details.first { $0.name == entry.key.text }
      let words = entry.key.text == "values" ? description.values : detail?.words
      guard words == .names, let value = entry.value.resolved else { continue }
      guard value.kind == .mapping else {
        check(value, in: frameworks)
        continue
      }
      for place in value.entries {
        let own = Self.frameworks(of: [place.key.text])
        check(place.value, in: own.isEmpty ? frameworks : own)
      }
    }
  }

  /// The frameworks that words name, or whose platform they name.
  private static func frameworks(of places: [String]) -> [Framework] {
    places.flatMap { place in
      Framework(rawValue: place).map { [$0] } ?? Platform(rawValue: place)?.frameworks ?? []
    }
  }

  private mutating func check(_ value: YAMLNode, in frameworks: [Framework]) {
    for node in value.entriesOrSelf {
      guard let word = node.word else { continue }
      check(word, at: node, in: frameworks)
    }
  }

  private mutating func check(_ word: String, at node: YAMLNode, in frameworks: [Framework]) {
    let known = KnownNames.all
    guard !frameworks.contains(where: { known.has(word, in: $0) }) else { return }
    let homes = Framework.allCases.filter { known.has(word, in: $0) }
    if homes.isEmpty {
      reportSlip(of: word, at: node, in: frameworks.isEmpty ? Framework.allCases : frameworks)
    } else if !frameworks.isEmpty {
      let titles = { (frameworks: [Framework]) in frameworks.map(\.title).inSentence("and") }
      report("'\(word)' belongs to \(titles(homes)), not to \(titles(frameworks))", at: node)
    }
  }

  private mutating func reportSlip(of word: String, at node: YAMLNode, in frameworks: [Framework]) {
    let stem = Vocabulary.stem(of: word)
    // What stands in a package of its own is the team's.
    guard stem.utf8.count > 3, stem.utf8.count < 65, !word.isInPackage else { return }
    let limit = stem.utf8.count < 8 ? 1 : 2
    for framework in frameworks {
      let near =
        stem.isCapitalized
        ? nearest[framework, default: KnownNames.all.nearest(in: framework)]
          .capitals.nearest(to: stem, limit: limit)
        : nearest[framework, default: KnownNames.all.nearest(in: framework)]
          .others.nearest(to: stem, limit: limit)
      guard let near else { continue }
      let right = word.replacing(stem, with: near)
      report(
        "no name of \(framework.title) is '\(word)'; did you mean '\(right)'?",
        at: node,
        right
      )
      return
    }
  }

  private mutating func report(_ message: String, at node: YAMLNode, _ nearest: String? = nil) {
    problems.append(
      ReadingProblem(
        .unknownReference,
        in: .model,
        message,
        at: node.contentRange,
        nearest: nearest
      )
    )
  }
}

/// The names of elements and APIs that the tables and the built-in models have, by framework.
private struct KnownNames: Sendable {
  /// The stems of names, without arguments and values.
  private var names: [Framework: Set<String>] = [:]

  private static let known = Lazily<KnownNames>()
  static var all: KnownNames { known.value { KnownNames() } }

  private init() {
    for entry in PlatformNames.builtIn.all {
      for spelling in entry.spellings {
        add(spelling, in: [entry.framework])
        add(String(spelling.lastMember), in: [entry.framework])
        if spelling.lastMember.first?.isLowercase == true {
          add("." + spelling.lastMember, in: [entry.framework])
        }
      }
    }
    for api in Vocabulary.builtIn.apis {
      for name in [api.name] + api.aliases { add(name, in: api.homes) }
    }
    for row in Vocabulary.builtIn.counterparts {
      for (framework, names) in row.names {
        for name in names { add(name, in: [framework]) }
      }
    }
    // The models without their documents, which name nothing further and take long to read.
    for index in GuidelineLibrary.builtIn.index {
      for fact in ComponentModel.facts(ofFile: index.name) { add(namesOf: fact) }
    }
    for fact in ComponentModel.platform.facts { add(namesOf: fact) }
  }

  private mutating func add(namesOf fact: Fact) {
    guard let description = FactDescription.named(fact.name) else { return }
    let frameworks =
      fact.framework.map { [$0] } ?? fact.platform?.frameworks ?? Framework.allCases
    let details = description.details.filter { $0.words == .names }.flatMap {
      fact.details($0.name)
    }
    for name in (description.values == .names ? fact.values : []) + details {
      add(name, in: frameworks)
    }
  }

  private mutating func add(_ name: String, in frameworks: [Framework]) {
    for framework in frameworks { names[framework, default: []].insert(Vocabulary.stem(of: name)) }
  }

  /// Whether a framework has a name, with whatever arguments or values.
  func has(_ name: String, in framework: Framework) -> Bool {
    names[framework]?.contains(Vocabulary.stem(of: name)) ?? false
      || Vocabulary.builtIn.frameworks(declaring: name).contains(framework)
      || PlatformNames.builtIn.has(name, in: framework)
  }

  func nearest(in framework: Framework) -> (capitals: NearestWords, others: NearestWords) {
    let names = (names[framework] ?? []).sorted()
    return (
      NearestWords(names.filter(\.isCapitalized)), NearestWords(names.filter { !$0.isCapitalized })
    )
  }
}

extension String {
  /// Whether its first letter is a capital.
  fileprivate var isCapitalized: Bool { first(where: \.isLetter)?.isUppercase ?? false }

  /// Whether it is the full name of a class: `com.example.Chip`.
  fileprivate var isInPackage: Bool { first?.isLowercase == true && contains(".") }
}
