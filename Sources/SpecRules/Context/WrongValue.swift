import English
import Guidelines
import SourceText
import SpecModel

/// A word that stands where a value of a closed set belongs, and is none of it.
struct WrongValue {
  enum Fault {
    /// No framework has it; it is a slip for one that has the right form.
    case slip(right: String)
    /// Other frameworks have it, or what it means.
    ///
    /// What stands for it here may be no value, and then cannot take its place.
    case foreign(homes: [Framework], right: [String], isReplaceable: Bool)
    /// No framework has it, nor anything much like it.
    case unknown(nearest: String?)
  }

  let mention: Mention
  /// The scalar that it stands in.
  let text: LocatedText
  let place: ValuePlace
  let fault: Fault

  var word: String { place.word }
  var range: ByteRange { mention.spec.range(of: place.range, in: text) }

  /// Puts another word in its place.
  func change(to right: String) -> Fix? {
    place.word == text.value
      ? mention.spec.change(of: text, to: right)
      : mention.spec.change(of: place.range, in: text, to: right)
  }
}

/// A word that is a value of a closed set.
struct RightValue {
  let word: String
  let range: ByteRange
  /// What the frameworks say of it.
  let entries: [PlatformName]
}

extension Mention {
  /// The wrong values in the mention and in what stands behind it.
  var wrongValues: [WrongValue] {
    valueTexts.flatMap { text, taker in
      ValuePlace.all(in: text.value, givenTo: taker).compactMap { place in
        fault(of: place).map { WrongValue(mention: self, text: text, place: place, fault: $0) }
      }
    }
  }

  /// The right values in the mention and in what stands behind it.
  var rightValues: [RightValue] {
    valueTexts.flatMap { text, taker in
      ValuePlace.all(in: text.value, givenTo: taker).compactMap { place in
        let own = sets(taking: place).filter { $0.has(place.word) }
        guard !own.isEmpty, !place.word.contains("Compat.") else { return nil }
        return RightValue(
          word: place.word,
          range: spec.range(of: place.range, in: text),
          entries: own.compactMap { $0.value(meantBy: place.word) }
        )
      }
    }
  }

  /// The texts that may have values in them, each with what takes the whole of it.
  private var valueTexts: [(text: LocatedText, taker: String?)] {
    switch kind {
    case .trait: [(word, "traits")]
    case .api, .method, .handler, .role:
      [(word, nil)] + (value?.words ?? []).map { ($0, Vocabulary.member(of: word.value)) }
        + keyTexts
    default: []
    }
  }

  /// The keys of a map behind the name, where they are a closed set.
  private var keyTexts: [(text: LocatedText, taker: String?)] {
    guard let entries = value?.entries, !entries.isEmpty,
      let taker = Vocabulary.member(of: word.value).map(ValuePlace.taker(ofKeysOf:)),
      !PlatformNames.builtIn.sets(takenBy: taker).isEmpty
    else { return [] }
    return entries.map { ($0.key, taker) }
  }

  /// The sets of the frameworks at hand that a value belongs to by what takes it, or begins like.
  private func sets(taking place: ValuePlace) -> [ClosedSet] {
    let names = PlatformNames.builtIn
    let taken = place.taker.map(names.sets(takenBy:)) ?? []
    let frameworks = frameworks
    return (taken + names.sets(ofBeginning: place.word)).filter {
      frameworks.contains($0.framework)
    }
  }

  /// What is wrong with a word, if a value of a closed set belongs in its place.
  private func fault(of place: ValuePlace) -> WrongValue.Fault? {
    let names = PlatformNames.builtIn
    let word = place.word
    guard !word.isLiteral else { return nil }
    let taken = place.taker.map(names.sets(takenBy:)) ?? []
    let begun = names.sets(ofBeginning: word)
    guard !taken.isEmpty || !begun.isEmpty else { return nil }
    let frameworks = frameworks
    let own = (taken + begun).filter { frameworks.contains($0.framework) }
    if own.contains(where: { $0.has(word) }) { return nil }
    guard let kind = own.first?.kind else { return strayFault(of: word, in: begun) }
    let isTaken = taken.contains { frameworks.contains($0.framework) }
    let others = (taken + begun + names.sets(ofKind: kind)).filter {
      !frameworks.contains($0.framework)
    }
    return fault(of: word, among: own, isTaken: isTaken, others: others)
      ?? (isTaken && mayBeOnlyValue(place, of: own) ? farFault(of: word, among: own) : nil)
  }

  /// A word that belongs to sets of other frameworks alone, by what it begins with.
  private func strayFault(of word: String, in begun: [ClosedSet]) -> WrongValue.Fault? {
    guard namesAPI, word == self.word.value, vocabulary.frameworks(declaring: word).isEmpty,
      begun.contains(where: { $0.has(word) })
    else { return nil }
    let homes = begun.map(\.framework).uniqued
    return .foreign(homes: homes, right: [], isReplaceable: false)
  }

  /// What is wrong with a word that is much like a value.
  private func fault(
    of word: String,
    among own: [ClosedSet],
    isTaken: Bool,
    others: [ClosedSet]
  ) -> WrongValue.Fault? {
    let homes = others.filter { $0.has(word) }
    if let home = homes.first, let value = home.value(meantBy: word) {
      return foreign(value, homes.map(\.framework).uniqued, among: own)
    }
    if let right = own.right(for: word, { $0.value(meantBy: word) }) { return .slip(right: right) }
    if isTaken, let value = others.lazy.compactMap({ $0.value(meantBy: word) }).first {
      return foreign(value, [], among: own)
    }
    // Where nothing takes it, only its beginning says that it is a value.
    let limit = isTaken ? nil : word.utf8.count < 8 ? 1 : 2
    if let right = own.right(for: word, { $0.value(misspelt: word, limit: limit) }) {
      return .slip(right: right)
    }
    guard isTaken, let value = others.lazy.compactMap({ $0.value(misspelt: word) }).first else {
      return nil
    }
    return foreign(value, [], among: own)
  }

  /// A value of other frameworks, with what stands for it here.
  private func foreign(
    _ value: PlatformName,
    _ homes: [Framework],
    among own: [ClosedSet]
  ) -> WrongValue.Fault {
    let right = own.compactMap { $0.value(meantBy: value.name)?.name }.uniqued
    guard right.isEmpty else {
      return .foreign(homes: homes, right: right, isReplaceable: true)
    }
    let counterparts = own.flatMap { vocabulary.counterparts(of: value.name, in: $0.framework) }
    return .foreign(homes: homes, right: counterparts.uniqued, isReplaceable: false)
  }

  /// What is wrong with a word that is like no value.
  private func farFault(of word: String, among own: [ClosedSet]) -> WrongValue.Fault {
    if let right = own.right(for: word, { $0.value(abbreviated: word) }) {
      return .slip(right: right)
    }
    return .unknown(nearest: own.right(for: word) { $0.value(nearest: word) })
  }

  /// Whether a word can be nothing but a value: no variable and no part of some calculation.
  private func mayBeOnlyValue(_ place: ValuePlace, of own: [ClosedSet]) -> Bool {
    place.word.hasPrefix(".")
      || place.isAlone && (kind == .trait || own.contains(where: \.isOfWords))
  }
}

extension [ClosedSet] {
  /// The value that is found in one of the sets, in the form that a word has.
  fileprivate func right(for word: String, _ find: (ClosedSet) -> PlatformName?) -> String? {
    for set in self {
      if let value = find(set) { return set.spelling(of: value, like: word) }
    }
    return nil
  }
}

extension String {
  /// Whether the text is no name: a number, a resource, or a word that stands for yes, no or nothing.
  fileprivate var isLiteral: Bool {
    guard let first = utf8.first else { return true }
    return (0x30...0x39).contains(first) || first == UInt8(ascii: "@") || self == "."
      || ["true", "false", "none", "nil", "null"].contains(lowercased())
  }
}
