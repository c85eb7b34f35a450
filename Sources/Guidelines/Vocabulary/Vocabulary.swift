import English
import SourceText

/// The names and words of the guidelines, and where each of them is at home.
///
/// Everything in it is data: `Library/vocabulary.yaml`. It is an object, because every rule asks it
/// and it has much to copy.
package final class Vocabulary: Sendable {
  package let apis: [API]

  package let terms: [Term]

  /// What each purpose is called by in each framework.
  package let counterparts: [Counterparts]

  /// Whether a class of a framework brings a role along, by its stem in lower case.
  let classes: [String: Bool]
  /// The frameworks that have each well-known class.
  let homesOfClasses: [String: Set<Framework>]

  /// What could not be read of its file.
  package let problems: [ReadingProblem]

  /// The length of the longest text that is looked up, in bytes.
  ///
  /// No name is longer, and looking up a long text takes time.
  private static let longestName = 1_000

  /// The positions in ``apis`` of the names with a stem.
  private let positionsByStem: [String: [Int]]

  /// How many of ``apis`` are of the file; those behind them are of documents.
  private let ownCount: Int

  /// The positions in ``apis`` of the names of the file with a stem in lower case.
  private let positionsByLowercasedStem: [String: [Int]]

  /// The first term of each kind under each of its spellings, folded.
  private let termsBySpelling: [Term.Kind: [String: Term]]

  /// The right spelling of each misspelt name, without white space.
  private let spellings: [String: String]

  /// The misspellings as they are printed, each with its right spelling.
  private let misprints: [(wrong: [UInt8], name: String, right: String)]

  /// What has been asked about names.
  let known = Known()

  struct Known {
    let apis = Memo<String, [API]>()
    let counterparts = Memo<String, [String]>()
    let misspellings = Memo<String, String?>()
    let codeWords = Memo<String, CodeWord>()
    let spokenWords = Lazily<Set<String>>()
    let withDocuments = LastMade<Vocabulary>()
  }

  init(
    apis: [API],
    terms: [Term],
    counterparts: [Counterparts],
    misspellings: [String: String],
    classes: [String: Bool],
    homesOfClasses: [String: Set<Framework>],
    problems: [ReadingProblem],
    ownCount: Int? = nil
  ) {
    self.apis = apis
    let ownCount = ownCount ?? apis.count
    self.ownCount = ownCount
    self.terms = terms
    self.counterparts = counterparts
    self.classes = classes
    self.homesOfClasses = homesOfClasses
    self.problems = problems
    var positionsByStem: [String: [Int]] = [:]
    var positionsByLowercasedStem: [String: [Int]] = [:]
    var spellings = misspellings
    for (position, api) in apis.enumerated() {
      for name in [api.name] + api.aliases {
        let stem = Self.stem(of: name)
        positionsByStem[stem, default: []].appendOnce(position)
        if position < ownCount {
          positionsByLowercasedStem[stem.lowercased(), default: []].appendOnce(position)
        }
      }
      for misspelling in api.misspellings { spellings[misspelling.withoutSpaces] = api.name }
    }
    var termsBySpelling: [Term.Kind: [String: Term]] = [:]
    for term in terms {
      for spelling in [term.word] + term.aliases {
        termsBySpelling[term.kind, default: [:]].addOnce(term, under: spelling.foldedForComparison)
        guard term.kind.isOfInput else { continue }
        termsBySpelling[term.kind, default: [:]].addOnce(term, under: spelling.lettersAlone)
      }
    }
    self.termsBySpelling = termsBySpelling
    self.positionsByStem = positionsByStem
    self.positionsByLowercasedStem = positionsByLowercasedStem
    self.spellings = spellings
    let ofNames = apis.flatMap { api in api.misspellings.map { ($0, api.name) } }
    misprints = (misspellings.sorted { $0.key < $1.key } + ofNames).map {
      (wrong: Array($0.0.utf8), name: $0.0, right: $0.1)
    }
  }
}

extension Vocabulary {
  /// The vocabulary with further names of documents, which count in their own case only.
  ///
  /// One document may call an element what is a plain word of another.
  func adding(_ further: [API]) -> Vocabulary {
    Vocabulary(
      apis: apis + further,
      terms: terms,
      counterparts: counterparts,
      misspellings: spellings,
      classes: classes,
      homesOfClasses: homesOfClasses,
      problems: problems,
      ownCount: ownCount
    )
  }

  /// Every API whose stem is that of a name, those of the same spelling first.
  ///
  /// Another case is accepted where no name has the same: `Button` is not the trait `.button`.
  package func apis(named name: String) -> [API] {
    known.apis.value(forWord: name) { findAPIs(named: name) }
  }

  private func findAPIs(named name: String) -> [API] {
    let isMember = name.utf8.first == UInt8(ascii: ".")
    let found = positions(ofStem: Self.stem(of: name)).map { apis[$0] }
      .filter { !isMember || $0.mayBeMember }
    let spelling = name.withoutSpaces
    return found.filter { $0.isSpelt(spelling) } + found.filter { !$0.isSpelt(spelling) }
  }

  /// The words of the roles, states, moments and instructions that are announced, folded.
  package var spokenWords: Set<String> {
    known.spokenWords.value {
      let kinds: [Term.Kind] = [.role, .instruction, .state, .stateWord, .moment]
      let words = kinds.flatMap { terms($0) }.flatMap { [$0.word] + $0.aliases }
      return Set(words.flatMap(\.foldedTokens))
    }
  }

  /// Whether a name with this stem, in the same case, is known.
  func hasStem(_ stem: String) -> Bool { positionsByStem[stem] != nil }

  private func positions(ofStem stem: String) -> [Int] {
    guard stem.utf8.count <= Self.longestName else { return [] }
    return positionsByStem[stem] ?? positionsByLowercasedStem[stem.lowercased()] ?? []
  }

  /// The API that a name means: of the same spelling, or else the first with its stem.
  package func api(named name: String) -> API? {
    apis(named: name).first
  }

  /// The frameworks in which a name exists; attributes of layouts in XML are at home in Views.
  package func frameworks(declaring name: String) -> [Framework] {
    let known = frameworks(listing: name)
    return known.isEmpty && ["android:", "app:"].contains(where: name.hasPrefix) ? [.views] : known
  }

  /// The frameworks in which a listed name exists, under any spelling; empty for any other name.
  ///
  /// A call may have named arguments, such as `Button(enabled = false)`. It is at home where it is
  /// known as a whole, or with another value of its first argument. The other frameworks that have
  /// its name write it otherwise.
  func frameworks(listing name: String) -> [Framework] {
    var found = apis(named: name)
    let spelling = name.withoutSpaces
    if let open = spelling.firstIndex(of: "("), let equals = spelling[open...].firstIndex(of: "=") {
      let exact = found.filter { $0.isSpelt(spelling) }
      let alike = exact.isEmpty ? found.filter { $0.begins(with: spelling[...equals]) } : exact
      if !alike.isEmpty { found = alike }
    }
    return Framework.allCases.filter { framework in
      found.contains { $0.homes.contains(framework) }
    }
  }

  /// What a framework has for the purpose of a name, the guideline's first choice first.
  ///
  /// A name may have a value or an argument, such as `isAccessibilityElement=false`. It is looked
  /// up as a whole first: the value may decide the purpose. An API that hides is no counterpart of
  /// one that makes focusable. Nor is one that says the opposite, such as
  /// `accessibilityHidden(false)`.
  ///
  /// Without a value, the first purpose of the name counts. A name that the framework has itself
  /// under another spelling is answered by that spelling.
  package func counterparts(of name: String, in framework: Framework) -> [String] {
    known.counterparts.value(forWord: "\(framework.rawValue) \(name)") {
      findCounterparts(of: name, in: framework)
    }
  }

  private func findCounterparts(of name: String, in framework: Framework) -> [String] {
    let spelling = name.withoutSpaces
    let stem = Self.stem(of: name)
    let property = spelling.assignedProperty
    let exact =
      counterparts.first { $0.has { $0.withoutSpaces == spelling } }
      ?? counterparts.first {
        $0.has { property != nil && ($0 == property || $0.assignedProperty == property) }
      }
    let named = counterparts.first {
      $0.has { Self.stem(of: $0) == stem && !$0.denies(spelling) }
    }
    let row = spelling == stem ? named : exact ?? named
    if let names = row?.names[framework], !names.isEmpty {
      // What is on its way out is offered by nobody.
      return names.flatMap { PlatformNames.builtIn.current($0, in: [framework]) }.uniqued
    }
    return apis(named: name).filter { $0.homes.contains(framework) }.map(\.name)
  }

  /// The rows of the table that have a name.
  ///
  /// A name with a value or an argument has the rows with just this, if there are any.
  package func purposes(of name: String) -> [Counterparts] {
    let stem = Self.stem(of: name)
    let spelling = name.withoutSpaces
    let exact = counterparts.filter { $0.has { $0.withoutSpaces == spelling } }
    if spelling != stem, !exact.isEmpty { return exact }
    return counterparts.filter { $0.has { Self.stem(of: $0) == stem } }
  }

  /// The right spelling of a name that is printed wrong somewhere; `nil` when it is not.
  ///
  /// White space is ignored, case is not: `Type_View_Focused` differs from `TYPE_VIEW_FOCUSED` by
  /// case alone. What follows the misspelt part (`=value`, an argument list) is kept.
  package func misspelling(of name: String) -> String? {
    known.misspellings.value(forWord: name) { findMisspelling(of: name) }
  }

  private func findMisspelling(of name: String) -> String? {
    let compact = name.withoutSpaces
    guard compact.isASCII || compact.utf8.count <= Self.longestName else { return nil }
    // "Image Button" differs from the right spelling by its blank alone.
    if let right = spellings[compact] { return right == name ? nil : right }
    // A modifier may have its dot in front.
    if compact.hasPrefix("."), let right = spellings[String(compact.dropFirst())],
      !right.hasPrefix(".")
    {
      return ".\(right)"
    }
    let stem = Self.stem(of: name).withoutSpaces
    guard let right = spellings[stem], right != stem, let range = compact.utf8Range(of: stem)
    else { return nil }
    return right.put(in: compact, at: range, insteadOf: name)
  }

  /// The misprinted names in a text, each with the right one.
  package func misprints(in text: String) -> [(name: String, right: String)] {
    let bytes = Array(text.utf8)
    let found = misprints.filter { bytes.hasName($0.wrong) }
    // The longest one shows the most.
    return found.filter { one in
      !found.contains { $0.name != one.name && $0.name.contains(one.name) }
    }.map { ($0.name, $0.right) }
  }

  /// The words of a kind for a component on a platform, in the order of the file.
  package func terms(
    _ kind: Term.Kind,
    component: String? = nil,
    platform: Platform? = nil
  ) -> [Term] {
    terms.filter { $0.kind == kind && $0.applies(component: component, platform: platform) }
  }

  /// The term of a kind that a word means, in any case and spelling.
  package func term(_ kind: Term.Kind, _ word: String) -> Term? {
    guard word.utf8.count <= Self.longestName else { return nil }
    let terms = termsBySpelling[kind]
    if let term = terms?[word.foldedForComparison] { return term }
    // People part the words of keys and gestures in many ways: "ctrl + tab", "swipe right".
    return kind.isOfInput ? terms?[word.lettersAlone] : nil
  }
}

extension Term.Kind {
  /// Whether it is about what people press, touch or turn.
  fileprivate var isOfInput: Bool { [.key, .gesture, .effect].contains(self) }
}

extension Vocabulary.Counterparts {
  fileprivate func has(_ isWanted: (String) -> Bool) -> Bool {
    names.values.contains { $0.contains(where: isWanted) }
  }
}

extension String {
  /// The letters and digits of the text, folded.
  fileprivate var lettersAlone: String { foldedForComparison.lettersAndDigits }

  /// The text without blanks, tabs and line breaks.
  var withoutSpaces: String {
    guard utf8.contains(where: { $0 <= 0x20 }) else { return self }
    return String(
      decoding: utf8.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) },
      as: UTF8.self
    )
  }

  /// What an expression assigns in braces: `stateDescription` in
  /// `Modifier.semantics { stateDescription = "" }`; `nil` where it assigns nothing.
  fileprivate var assignedProperty: String? {
    guard let open = firstIndex(of: "{") else { return nil }
    let body = self[index(after: open)...].drop { $0 == " " }
    let name = body.prefix { $0.isLetter }
    guard !name.isEmpty, body[name.endIndex...].drop(while: { $0 == " " }).first == "=" else {
      return nil
    }
    return String(name)
  }

  /// Whether a name says the opposite of another one with the same stem, both without blanks:
  /// `accessibilityHidden(true)` and `accessibilityHidden(false)`.
  fileprivate func denies(_ other: String) -> Bool {
    let own = withoutSpaces
    return [("true", "false"), ("false", "true")].contains { value, opposite in
      ["(\(value))", "=\(value)"].contains(where: own.hasSuffix)
        && ["(\(opposite))", "=\(opposite)"].contains(where: other.hasSuffix)
    }
  }

  /// Where a text first occurs.
  fileprivate func utf8Range(of text: String) -> Range<String.Index>? {
    guard let offset = Array(utf8).firstOccurrence(of: Array(text.utf8), from: 0) else {
      return nil
    }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }
}

extension API {
  /// Whether a dot may stand in front of it, as in `.link`.
  ///
  /// No element is written so, except one that has such a spelling.
  fileprivate var mayBeMember: Bool {
    kind != .element || aliases.contains { $0.hasPrefix(".") }
  }

  /// Whether one of the right spellings begins with a text without spaces.
  fileprivate func begins(with text: Substring) -> Bool {
    name.withoutSpaces.hasPrefix(text) || aliases.contains { $0.withoutSpaces.hasPrefix(text) }
  }

  /// Whether a text without spaces is one of the right spellings.
  fileprivate func isSpelt(_ spelling: String) -> Bool {
    name.withoutSpaces == spelling || aliases.contains { $0.withoutSpaces == spelling }
  }
}

extension [String: Term] {
  /// Adds a term unless there is one under that spelling.
  fileprivate mutating func addOnce(_ term: Term, under spelling: String) {
    if self[spelling] == nil { self[spelling] = term }
  }
}

extension [UInt8] {
  /// Whether a name stands somewhere that is no part of a longer one.
  fileprivate func hasName(_ name: [UInt8]) -> Bool {
    let isPart = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
    var start = 0
    while let found = firstOccurrence(of: name, from: start) {
      let end = found + name.count
      let goesOn = end < count && isPart(self[end]) && (name.last.map(isPart) ?? false)
      let begins = found > 0 && isPart(self[found - 1]) && (name.first.map(isPart) ?? false)
      if !goesOn, !begins { return true }
      start = found + 1
    }
    return false
  }
}

extension [Int] {
  /// Appends a number unless it is the last one.
  fileprivate mutating func appendOnce(_ number: Int) {
    if last != number { append(number) }
  }
}
