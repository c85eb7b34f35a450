import English
import SourceText
import YAMLSyntax

/// Looks for names of elements and APIs in a model that the frameworks of their place do not have.
///
/// A team may have names of its own. A name one or two letters away from the framework's is a slip.
/// So is one in the brackets of a call that the framework has. A name of other frameworks alone
/// stands at the wrong place. An element of theirs may be a team's own here, and is an information.
struct NameReferences {
  private(set) var problems: [ReadingProblem] = []
  private var nearest: [KnownNames.Place: NearestWords] = [:]
  /// What may be meant in the brackets of calls.
  private var nearestWithin: [KnownNames.Place: NearestWords] = [:]

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
    // Classes come first, so that the models are read only for what is none of them.
    let own = frameworks.filter {
      KnownNames.hasClass(word, in: $0) || KnownNames.has(word, in: $0)
    }
    guard own.isEmpty else { return checkBrackets(of: word, at: node, in: own) }
    let homes = Framework.allCases.filter { KnownNames.has(word, in: $0) }
    let homesOfClass = Framework.allCases.filter { KnownNames.hasClass(word, in: $0) }
    let titles = { (frameworks: [Framework]) in frameworks.map(\.title).inSentence("and") }
    if !homes.isEmpty, !frameworks.isEmpty {
      report("'\(word)' belongs to \(titles(homes)), not to \(titles(frameworks))", at: node)
    } else if !homesOfClass.isEmpty, !frameworks.isEmpty {
      let message =
        "'\(word)' is an element of \(titles(homesOfClass)), and \(titles(frameworks)) has none of "
        + "that name but a team's own"
      report(message, at: node, as: .otherFramework)
    } else if homes.isEmpty, homesOfClass.isEmpty {
      reportSlip(of: word, at: node, in: frameworks.isEmpty ? Framework.allCases : frameworks)
    }
  }

  /// Looks for slips among the names in the brackets of a call: `Button(enable = false)`.
  private mutating func checkBrackets(
    of word: String,
    at node: YAMLNode,
    in frameworks: [Framework]
  ) {
    for name in word.namesInBrackets where name.count > 3 && !KnownNames.isWithin(name) {
      for framework in frameworks {
        let isCapitalized = name.first?.isUppercase ?? false
        let place = KnownNames.Place(framework: framework, isCapitalized: isCapitalized)
        let near = nearestWithin[place, default: KnownNames.wordsWithin(at: place)]
          .nearest(to: String(name), limit: 1)
        guard let near, name.isSlipOfName(near) else { continue }
        let right = String(word[..<name.startIndex]) + near + word[name.endIndex...]
        return report(
          "\(framework.title) has no '\(name)' there; did you mean '\(right)'?",
          at: node,
          right
        )
      }
    }
  }

  private mutating func reportSlip(of word: String, at node: YAMLNode, in frameworks: [Framework]) {
    let stem = Vocabulary.stem(of: word)
    // What stands in a package of its own is the team's.
    guard stem.utf8.count > 3, stem.utf8.count < 65, !word.isInPackage else { return }
    let limit = stem.utf8.count < 8 ? 1 : 2
    for framework in frameworks {
      let place = KnownNames.Place(framework: framework, isCapitalized: stem.isCapitalized)
      guard
        let near = nearest[place, default: KnownNames.words(at: place)]
          .nearest(to: stem, limit: limit)
      else { continue }
      let right = word.replacing(stem, with: near)
      report(
        "\(framework.title) has no name '\(word)'; did you mean '\(right)'?",
        at: node,
        right
      )
      return
    }
  }

  private mutating func report(
    _ message: String,
    at node: YAMLNode,
    _ nearest: String? = nil,
    as code: ReadingProblem.Code = .unknownReference
  ) {
    problems.append(
      ReadingProblem(
        code,
        in: .model,
        message,
        at: node.contentRange,
        nearest: nearest
      )
    )
  }
}

/// The names of elements and APIs that the tables and the built-in models have, by framework.
///
/// Each set is made when it is first asked for.
private enum KnownNames {
  /// The stems of the vocabulary and the models, without arguments and values.
  private static let stems = Lazily<[Framework: Set<String>]>()

  private static let namesWithin = Lazily<[Framework: Set<String>]>()

  /// The names that the models have in brackets, and the other names of a framework.
  static func wordsWithin(at place: Place) -> NearestWords {
    let own = namesWithin.value(readNamesWithin)[place.framework] ?? []
    let names = own.union(words(of: place.framework))
    return NearestWords(names.filter { $0.isCapitalized == place.isCapitalized }.sorted())
  }

  /// Whether some framework has a name in brackets or elsewhere, or it is no name but a literal.
  static func isWithin(_ name: Substring) -> Bool {
    let name = String(name)
    // The table has most names and is read for the specs anyway.
    return name == "true" || name == "false" || PlatformNames.builtIn.has(name)
      || namesWithin.value(readNamesWithin).values.contains { $0.contains(name) }
      || Framework.allCases.contains { has(name, in: $0) }
  }

  private static func readNamesWithin() -> [Framework: Set<String>] {
    var names = names { $0.namesInBrackets.map(String.init) }
    for name in PlatformNames.builtIn.calls {
      let within = name.spellings.flatMap(\.namesInBrackets).map(String.init)
      names[name.framework, default: []].formUnion(within)
    }
    return names
  }

  private static func readStems() -> [Framework: Set<String>] {
    names { [Vocabulary.stem(of: $0)] }
  }

  /// What a closure reads of each name in the vocabulary and the models, by framework.
  private static func names(_ read: (String) -> [String]) -> [Framework: Set<String>] {
    var names: [Framework: Set<String>] = [:]
    func add(_ written: [String], _ frameworks: [Framework]) {
      let added = written.flatMap(read)
      for framework in frameworks { names[framework, default: []].formUnion(added) }
    }
    for api in Vocabulary.builtIn.apis { add([api.name] + api.aliases, api.homes) }
    for row in Vocabulary.builtIn.counterparts {
      for (framework, written) in row.names { add(written, [framework]) }
    }
    let naming = FactDescription.all.filter(\.namesAPIs).map(\.name)
    let facts = ComponentModel.factsOfBuiltIn(Set(naming)) + ComponentModel.platform.facts
    for fact in facts {
      add(fact.names, fact.frameworks)
    }
    return names
  }

  /// Whether a framework has a well-known element of a name.
  static func hasClass(_ name: String, in framework: Framework) -> Bool {
    Vocabulary.builtIn.homes(ofClass: name).contains(framework)
  }

  /// The names of a framework that begin with a capital, or the others.
  struct Place: Hashable {
    let framework: Framework
    let isCapitalized: Bool
  }

  /// Whether a framework has a name, with whatever arguments or values.
  static func has(_ name: String, in framework: Framework) -> Bool {
    // What takes longer to read comes later: the table, then the models.
    Vocabulary.builtIn.frameworks(listing: name).contains(framework)
      || PlatformNames.builtIn.homes(of: name).contains(framework)
      || isInMap(name, of: framework)
      || stems.value(readStems)[framework]?.contains(Vocabulary.stem(of: name)) ?? false
  }

  /// Whether a name is a key in a map of a framework, as in `accessibilityState.busy`.
  ///
  /// What stands behind a type or a namespace is a name of its own.
  private static func isInMap(_ name: String, of framework: Framework) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0].first?.isLowercase == true else { return false }
    return PlatformNames.builtIn.homes(of: String(parts[0])).contains(framework)
  }

  /// The names at a place, those of the platforms as well.
  static func words(at place: Place) -> NearestWords {
    let names = words(of: place.framework)
    return NearestWords(names.filter { $0.isCapitalized == place.isCapitalized }.sorted())
  }

  private static func words(of framework: Framework) -> Set<String> {
    let spellings = PlatformNames.builtIn.spellings(in: framework)
    let members = spellings.map { String($0.lastMember) }
    let ofTables = (spellings + members).map(Vocabulary.stem(of:))
    return (stems.value(readStems)[framework] ?? []).union(ofTables)
  }
}

extension FactDescription {
  /// Whether its values or a detail of it are names of elements and APIs.
  fileprivate var namesAPIs: Bool { values == .names || details.contains { $0.words == .names } }
}

extension Fact {
  /// The names of elements and APIs among its values and details.
  fileprivate var names: [String] {
    guard let description = FactDescription.named(name) else { return [] }
    let named = description.details.filter { $0.words == .names }
    return (description.values == .names ? values : []) + named.flatMap { details($0.name) }
  }

  /// Where it holds.
  fileprivate var frameworks: [Framework] {
    framework.map { [$0] } ?? platform?.frameworks ?? Framework.allCases
  }
}

extension String {
  /// Whether its first letter is a capital.
  fileprivate var isCapitalized: Bool { first(where: \.isLetter)?.isUppercase ?? false }

  /// The names within brackets, without the texts in quotes: `enabled` of `Button(enabled = "x")`.
  fileprivate var namesInBrackets: [Substring] {
    var names: [Substring] = []
    var depth = 0
    var isInQuotes = false
    var start: Index?
    for index in indices {
      let character = self[index]
      if character == "\"" { isInQuotes.toggle() }
      let isPart = !isInQuotes && (character.isLetter || character.isNumber || character == "_")
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        if depth > 0 { names.append(self[first..<index]) }
        start = nil
      }
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
    }
    return names
  }

  /// Whether it is the full name of a class: `com.example.Chip`.
  fileprivate var isInPackage: Bool { first?.isLowercase == true && contains(".") }
}

extension Substring {
  /// Whether a name in code is a slip for another one; a plural is not.
  fileprivate func isSlipOfName(_ right: String) -> Bool {
    let isPlural = right == self + "s" || self == right + "s"
    return !isPlural && Spelling.isSlip(String(self), for: right)
  }
}
