extension Vocabulary {
  /// The vocabulary with the names that documents set as code and that it does not have yet.
  ///
  /// A name is at home in every framework of the platforms that it is named for: that a document
  /// names it under one of them does not say that the other lacks it. An element is at home where
  /// it is given as one, because frameworks do not share their elements.
  func adding(namesIn guidelines: [Guideline]) -> Vocabulary {
    var names: [String] = []
    var found: [String: DocumentName] = [:]
    for guideline in guidelines {
      for statement in guideline.statements where !statement.isCode {
        guard let platform = statement.platform else { continue }
        for word in inlineCode(in: statement.markdown) {
          guard let name = DocumentName(word, topic: statement.topic), !has(word) else { continue }
          if found[name.stem] == nil { names.append(name.stem) }
          found[name.stem, default: name].note(name, statement, platform, guideline.name)
        }
      }
    }
    guard !names.isEmpty else { return self }
    return adding(names.compactMap { found[$0]?.api })
  }

  private func has(_ word: String) -> Bool {
    api(named: word) != nil || misspelling(of: word) != nil
  }
}

/// A name that a document sets as code.
private struct DocumentName {
  let stem: String
  private let written: String
  private let isElement: Bool
  private var platforms: Set<Platform> = []
  /// Where it is given as an element.
  private var elementHomes: Set<Framework> = []
  private var components: [String] = []

  /// `nil` for code that is no name, such as an expression, a plain word or a number.
  init?(_ word: String, topic: Topic) {
    let stem = Vocabulary.stem(of: word)
    guard !word.utf8.contains(UInt8(ascii: " ")), let first = stem.utf8.first else { return nil }
    let isPlain = stem.utf8.allSatisfy(\.isWordByte)
    let isQualified = stem.utf8.allSatisfy { $0.isWordByte || ".:@".utf8.contains($0) }
    let isType = isPlain && first.isUpperCaseLetter && stem.utf8.count > 2
    let hasHump = zip(stem.utf8, stem.utf8.dropFirst()).contains {
      !$0.isUpperCaseLetter && $1.isUpperCaseLetter
    }
    guard isQualified, !(0x30...0x39).contains(first), stem.utf8.count > 2 else { return nil }
    guard !isPlain || hasHump || (isType && topic == .role) else { return nil }
    self.stem = stem
    written = word
    isElement = isType && topic == .role
  }

  mutating func note(
    _ name: DocumentName,
    _ statement: Statement,
    _ platform: Platform,
    _ component: String
  ) {
    platforms.insert(platform)
    if name.isElement {
      elementHomes.formUnion(statement.framework.map { [$0] } ?? platform.frameworks)
    }
    if components.last != component { components.append(component) }
  }

  var api: API {
    API(
      name: written,
      stem: stem,
      kind: elementHomes.isEmpty ? .api : .element,
      homes: elementHomes.isEmpty
        ? Platform.allCases.filter(platforms.contains).flatMap(\.frameworks)
        : Framework.allCases.filter(elementHomes.contains),
      components: components,
      obsolete: [],
      preferred: nil,
      misspellings: [],
      aliases: [],
      purpose: nil,
      quoted: true
    )
  }
}
