import English
package import Voices

/// A phrase with what each part of it says.
///
/// Names are found first, over the whole phrase and each once, then the words of a lexicon. A mark
/// within a name parts nothing. One part may say several things.
package struct PhraseReading: Sendable {
  /// A word of the lexicon in a phrase.
  package struct Said: Sendable {
    package let word: Lexicon.Word
    /// The part of the phrase that it begins in.
    package let part: Int
    /// Whether the part says nothing else.
    package let isAlone: Bool
    /// Whether a denial stands in front of it, as in "not dimmed".
    package let isDenied: Bool
  }

  package let text: String
  /// The parts, which marks divide.
  package let parts: [Range<String.Index>]
  /// The words, folded, with an empty one in place of each name.
  package let words: [String]
  /// What the words say, in order.
  package let said: [Said]
  /// The names that stand in it, as words.
  package let names: [[String]]
  /// The parts in which a name stands.
  package let named: Set<Int>
  private let group: [String]?
  /// The words of each part, without names.
  let wordsOfParts: [[String]]
  private let verbs: Set<String>

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The phrase.
  ///   - names: The words of what it is about, the longest first, each with the text of the name.
  ///   - group: The words of the group's label.
  ///   - whole: Texts that no mark divides, such as "St. 5".
  ///   - lexicon: The words of the guideline and the screen readers.
  ///   - slips: The misspelt words, which are read as what is meant.
  package init(
    _ text: String,
    names: [(words: [String], text: String)] = [],
    group: [String]? = nil,
    whole: [String] = [],
    by lexicon: Lexicon,
    correcting slips: [Slip] = []
  ) {
    self.text = text
    self.group = group
    verbs = lexicon.verbs
    parts = text.phraseParts(keeping: whole)
    var tokens = parts.map { String(text[$0]).foldedTokens }
    for slip in slips { tokens[slip.part] = slip.words }
    var words = tokens.joined().map { $0 }
    var owners = tokens.indices.flatMap { part in tokens[part].map { _ in part } }
    var found: [[String]] = []
    var named: Set<Int> = []
    for name in names {
      guard !name.words.isEmpty, let start = words.position(of: name.words) else { continue }
      let end = start + name.words.count
      // "Buy, button" is not the name "Buy button".
      if owners[start] != owners[end - 1], !name.text.mayBeDivided { continue }
      found.append(name.words)
      named.formUnion(owners[start..<end])
      words.replaceSubrange(start..<end, with: CollectionOfOne(""))
      owners.replaceSubrange(start..<end, with: CollectionOfOne(owners[start]))
    }
    self.words = words
    self.named = named
    self.names = found
    var own = tokens.map { _ in [String]() }
    for (word, owner) in zip(words, owners) { own[owner].append(word) }
    wordsOfParts = own
    said = Self.said(in: words, owners, own, by: lexicon)
  }

  private static func said(
    in words: [String],
    _ owners: [Int],
    _ own: [[String]],
    by lexicon: Lexicon
  ) -> [Said] {
    let found = words.indices.flatMap { place in
      lexicon.words(at: place, in: words).map { (place..<(place + $0.tokens.count), $0) }
    }
    return found.compactMap { range, word -> Said? in
      // A "radio button" is no button. What to do may be told at length.
      let isInside = found.contains { other, longer in
        longer.part == word.part && other.count > range.count && other.contains(range)
      }
      if isInside, word.part != .hint { return nil }
      let owner = owners[range.lowerBound]
      return Said(
        word: word,
        part: owner,
        isAlone: own[owner] == word.tokens,
        isDenied: words.isDenied(at: range.lowerBound)
      )
    }
  }

  /// Whether a name, or what stands for one, is in it.
  package var isNamed: Bool {
    !named.isEmpty || ["label", "name"].contains(where: Phrase(text).withMeantPlaceholders.has)
  }

  /// The words that tell a part.
  package func said(_ part: PhrasePart) -> [Said] { said.filter { $0.word.part == part } }

  /// Whether one of some words is said.
  package func says(anyOf tokens: [[String]]) -> Bool {
    said.contains { tokens.contains($0.word.tokens) }
  }

  /// The words of a part, without names.
  package func words(of part: Int) -> [String] { wordsOfParts[part] }

  /// The only part that a condition holds for and that has no name; `nil` for none and several.
  package func onlyPart(where holds: (Int) -> Bool) -> Int? {
    let found = parts.indices.filter { !named.contains($0) && holds($0) }
    return found.count == 1 ? found.first : nil
  }

  /// What its parts tell.
  package var kinds: Set<PhrasePart> {
    parts.indices.reduce(into: []) { $0.formUnion(kinds(of: $1)) }
  }

  /// What a part tells.
  package func kinds(of part: Int) -> Set<PhrasePart> {
    let placeholders = Phrase(String(text[parts[part]])).names
    var kinds = Set(
      placeholders.compactMap { name in
        name == "count" ? .index : name == "name" ? .label : PhrasePart(rawValue: name)
      }
    )
    if named.contains(part) { kinds.insert(.label) }
    let words = wordsOfParts[part]
    // The name of a placeholder is not said.
    if placeholders.isEmpty, let group, words.contains(words: group) { kinds.insert(.group) }
    if !SpokenIndex.all(in: words).isEmpty {
      kinds.insert(.index)
    } else if words.first.map(verbs.contains) != true,
      words == ["one"] || Phrase(words.joined(separator: " ")).saysNumber
    {
      kinds.insert(.value)
    }
    for said in said where said.part == part {
      switch said.word.part {
      case .role: if said.isAlone || said.word.isOfGuideline { kinds.insert(.role) }
      default: kinds.insert(said.word.part)
      }
    }
    if kinds.contains(.hint) { kinds.remove(.role) }
    return kinds
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
