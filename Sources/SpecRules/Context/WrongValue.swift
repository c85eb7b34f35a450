import English
import Guidelines
import SourceText
import SpecModel

/// A word that stands where a value of a closed set belongs, and is none of it.
struct WrongValue {
  enum Fault {
    /// No framework has it; it is a slip for one that has the right form.
    case slip(right: String)
    /// It is a constant where XML has a word.
    case constant(word: String)
    /// It is a word of XML where code has a constant.
    case word(constant: String)
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
  func offer(of right: String) -> Offer {
    let isConstant = if case .word = fault { true } else { false }
    let range = isConstant ? place.rangeWithQuotes(in: text.value) : place.range
    // A boolean is one: quotes would make a text of it.
    if place.word == text.value, ["true", "false"].contains(right) {
      return Offer(.literal(right, for: text), title: "Change to '\(right)'")
    }
    return .respelling(range, in: text, as: right)
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
        fault(of: place).map {
          WrongValue(mention: self, text: text, place: place, fault: current($0, at: place))
        }
      }
    }
  }

  /// The right values in the mention and in what stands behind it.
  var rightValues: [RightValue] {
    valueTexts.flatMap { text, taker in
      ValuePlace.all(in: text.value, givenTo: taker).compactMap { place in
        let taking = sets(taking: place) + (isBareMember(place) ? setsOfImplicitMembers : [])
        let own = taking.filter { $0.has(place.word) }
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
    case .api, .method, .handler:
      [(word, isKey ? nil : place.key)] + (value?.words ?? []).map { ($0, keyTaker) } + keyTexts
        + (value?.entries ?? []).flatMap { entry in
          entry.value.words.map { ($0, entry.key.value) }
        }
    case .role: [(word, nil)]
    default: []
    }
  }

  /// The name as what takes the value behind it, with its namespace.
  ///
  /// It is the label of an argument where the name is a signature with one.
  private var keyTaker: String? {
    let stem = Vocabulary.stem(of: word.value)
    if stem.hasPrefix("android:") { return stem }
    let labels = word.value.split { "():".contains($0) }.dropFirst().map { String($0) }
    return labels.first { !PlatformNames.builtIn.sets(takenBy: $0).isEmpty }
      ?? Vocabulary.member(of: stem)
  }

  /// The keys of a map behind the name, where they are a closed set.
  private var keyTexts: [(text: LocatedText, taker: String?)] {
    guard let entries = value?.entries, !entries.isEmpty,
      let taker = Vocabulary.member(of: word.value).map(ValuePlace.taker(ofKeysOf:)),
      !PlatformNames.builtIn.sets(takenBy: taker).isEmpty
    else { return [] }
    return entries.map { ($0.key, taker) }
  }

  /// The sets of the frameworks at hand that the place takes, or that have values which begin
  /// alike.
  private func sets(taking place: ValuePlace) -> [ClosedSet] {
    let names = PlatformNames.builtIn
    let taken = place.taker.map(names.sets(takenBy:)) ?? []
    let frameworks = frameworks
    return (taken + names.sets(ofBeginning: place.word)).filter {
      frameworks.contains($0.framework)
    }
  }

  /// Whether a word is all of the mention, and a member of a type that it leaves out.
  private func isBareMember(_ place: ValuePlace) -> Bool {
    namesAPI && place.word == word.value && place.word.hasPrefix(".")
      && place.taker.map(PlatformNames.builtIn.sets(takenBy:))?.isEmpty ?? true
  }

  /// The sets that a member may belong to where its type is left out.
  private var setsOfImplicitMembers: [ClosedSet] {
    frameworks.flatMap(PlatformNames.builtIn.setsOfImplicitMembers)
  }

  /// What is wrong with a word, if a value of a closed set belongs in its place.
  private func fault(of place: ValuePlace) -> WrongValue.Fault? {
    let names = PlatformNames.builtIn
    let word = place.word
    // What documents print wrong is known with its right form.
    guard word != self.word.value || vocabulary.misspelling(of: word) == nil else { return nil }
    let taken = place.taker.map(names.sets(takenBy:)) ?? []
    if word.isLiteral { return literalFault(of: place, among: taken) }
    if place.isAssignedVariable { return nil }
    // Without quotes a plain word in braces is a variable.
    if place.isInBraces, !place.isQuoted, !taken.isEmpty, taken.allSatisfy(\.isOfWords),
      place.taker?.hasSuffix(".") != true
    {
      return nil
    }
    let begun = names.sets(ofBeginning: word).filter { !$0.isOfOtherClass(word) }
    guard !taken.isEmpty || !begun.isEmpty else {
      return bareSlip(place) ?? slipOfName(word)
    }
    let frameworks = frameworks
    let own = (taken + begun).filter { frameworks.contains($0.framework) }
    if let constant = constant(for: place, among: own) { return .word(constant: constant) }
    if place.isOfXML, let right = own.lazy.compactMap({ $0.wordOfXML(for: word) }).first {
      return .constant(word: right)
    }
    let isProse = kind == .trait
    if own.contains(where: { $0.has(word) || $0.isKnownElsewhere(word) }) { return nil }
    if isProse, own.contains(where: { $0.hasInProse(word) }) { return nil }
    guard let kind = own.first?.kind else {
      return strayFault(of: word, in: begun) ?? slipOfName(word)
    }
    let isTaken = taken.contains { frameworks.contains($0.framework) }
    let others = (taken + begun + names.sets(ofKind: kind)).filter {
      !frameworks.contains($0.framework)
    }
    let isSure = mayBeOnlyValue(place, of: own, isTaken: isTaken)
    if let fault = exactFault(of: word, among: own, isTaken: isTaken, others: others) {
      return fault
    }
    // What means something else is no slip, so that nothing is offered in its place.
    if hasMeaningElsewhere(word) { return isSure ? .unknown(nearest: nil) : nil }
    return fault(of: word, among: own, isTaken: isTaken, others: others) ?? slipOfName(word)
      ?? (isSure ? farFault(of: word, among: own) : nil)
  }

  /// Whether a word is a role, a trait or a state by another name or in another framework.
  private func hasMeaningElsewhere(_ word: String) -> Bool {
    let names = PlatformNames.builtIn
    let member = word.split(separator: ".").last.map { String($0) } ?? word
    let takers = ["accessibilityRole", "role", "traits"]
    return takers.flatMap(names.sets(takenBy:)).contains { $0.value(meantBy: word) != nil }
      || [.role, .state, .stateWord].contains { vocabulary.term($0, member) != nil }
  }

  /// What is wrong with yes, no or nothing where one of some words belongs.
  private func literalFault(of place: ValuePlace, among taken: [ClosedSet]) -> WrongValue.Fault? {
    let own = taken.filter { frameworks.contains($0.framework) }
    guard place.word.isConstant, !own.isEmpty, own.allSatisfy(\.isOfWords),
      !own.contains(where: { $0.has(place.word) })
    else { return nil }
    if let constant = constant(for: place, among: own) { return .word(constant: constant) }
    let right = own.firstNonNil { $0.value(meantBy: place.word)?.name }
    return right.map { .slip(right: $0) } ?? (place.isOfXML ? .unknown(nearest: nil) : nil)
  }

  /// The constant in whose place a method of code is given a word in quotes, yes or no.
  ///
  /// Without quotes a word may be a variable.
  private func constant(for place: ValuePlace, among own: [ClosedSet]) -> String? {
    guard place.taker?.hasPrefix("set") == true, place.isQuoted || place.word.isConstant else {
      return nil
    }
    return own.lazy.filter { !$0.isOpen }.compactMap { $0.constant(for: place.word) }.first
  }

  /// A slip for a constant, or for a name with its type, that a framework has somewhere.
  private func slipOfName(_ word: String) -> WrongValue.Fault? {
    // Most names are in the vocabulary, so that the table need not be read.
    guard namesAPI, vocabulary.api(named: word) == nil, !PlatformNames.builtIn.has(word) else {
      return nil
    }
    return context.cache.name(misspeltAs: word, on: place.platform).map { .slip(right: $0) }
  }

  /// A fault with the current spelling of the right value in place of an obsolete one.
  private func current(_ fault: WrongValue.Fault, at place: ValuePlace) -> WrongValue.Fault {
    guard case .slip(let right) = fault, !context.cache.isInObjectiveC(on: self.place.platform),
      vocabulary.apis(named: right).contains(where: { !$0.obsolete.isEmpty }),
      let set = sets(taking: place).first(where: { $0.has(right) }),
      let value = set.value(meantBy: right)
    else { return fault }
    return .slip(right: value.name)
  }

  /// A member without its type that is a slip for one, and that no framework has.
  private func bareSlip(_ place: ValuePlace) -> WrongValue.Fault? {
    let word = place.word
    guard isBareMember(place), vocabulary.api(named: word) == nil,
      !PlatformNames.builtIn.has(word)
    else { return nil }
    let limit = word.utf8.count < 8 ? 1 : 2
    return setsOfImplicitMembers.right(for: word) { $0.value(misspelt: word, limit: limit) }
      .map { .slip(right: $0) }
  }

  /// A word whose beginning belongs to sets of other frameworks alone.
  private func strayFault(of word: String, in begun: [ClosedSet]) -> WrongValue.Fault? {
    guard namesAPI, word == self.word.value, vocabulary.frameworks(declaring: word).isEmpty,
      begun.contains(where: { $0.has(word) })
    else { return nil }
    let homes = begun.map(\.framework).uniqued
    return .foreign(homes: homes, right: [], isReplaceable: false)
  }

  /// What is wrong with a word that means a value and is spelt as others spell it.
  private func exactFault(
    of word: String,
    among own: [ClosedSet],
    isTaken: Bool,
    others: [ClosedSet]
  ) -> WrongValue.Fault? {
    let meant = own.right(for: word) { $0.value(meantBy: word) }
    if let meant, meant.lowercased() == word.lowercased() { return .slip(right: meant) }
    let homes = others.filter { $0.has(word) }
    if let home = homes.first, let value = home.value(meantBy: word) {
      return foreign(value, homes.map(\.framework).uniqued, among: own)
    }
    if let meant { return .slip(right: meant) }
    if isTaken, let value = others.lazy.compactMap({ $0.value(meantBy: word) }).first {
      return foreign(value, [], among: own)
    }
    return nil
  }

  /// What is wrong with a word that is much like a value.
  private func fault(
    of word: String,
    among own: [ClosedSet],
    isTaken: Bool,
    others: [ClosedSet]
  ) -> WrongValue.Fault? {
    // Where nothing takes it, only its beginning says that it is a value.
    let isClosed = isTaken && !own.contains(where: \.isOpen)
    let right = own.right(for: word) { set in
      let slips = isTaken ? max(1, set.slips(in: word)) : set.slips(in: word)
      return set.value(misspelt: word, limit: isClosed ? nil : slips)
    }
    if let right, isClosed || word.isSlip(for: right) {
      return .slip(right: right)
    }
    guard isTaken, let value = others.firstNonNil({ $0.value(misspelt: word) }) else {
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
    let values = counterparts.filter { name in own.contains { $0.has(name) } }.uniqued
    return values.isEmpty
      ? .foreign(homes: homes, right: counterparts.uniqued, isReplaceable: false)
      : .foreign(homes: homes, right: values, isReplaceable: true)
  }

  /// What is wrong with a word that is like no value.
  private func farFault(of word: String, among own: [ClosedSet]) -> WrongValue.Fault {
    if let right = own.right(for: word, { $0.value(abbreviated: word) }) {
      // A plain word that only begins with a value is another one, as 'textbox' is no text.
      let isOther = own.contains(where: \.isOfWords) && word.hasPrefix(right)
      return isOther ? .unknown(nearest: nil) : .slip(right: right)
    }
    return .unknown(nearest: own.right(for: word) { $0.value(nearest: word) })
  }

  /// Whether a word can be nothing but a value: no variable and no part of some calculation.
  private func mayBeOnlyValue(
    _ place: ValuePlace,
    of own: [ClosedSet],
    isTaken: Bool
  ) -> Bool {
    let word = place.word
    if place.isAlone, own.contains(where: { $0.hasType(of: word) }) {
      return !PlatformNames.builtIn.has(word)
    }
    guard isTaken, !own.contains(where: \.isOpen), !word.isVariable else { return false }
    return word.hasPrefix(".")
      || place.isAlone
        && (kind == .trait
          || own.contains { $0.isOfWords && !place.isArgument || $0.hasBeginning(of: word) })
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

extension ClosedSet {
  /// Whether a word is the type of the values, or a member of it that only some other library has.
  fileprivate func isKnownElsewhere(_ word: String) -> Bool {
    let qualified = values.first?.spellings.first(where: hasType)
    guard let qualified, let dot = qualified.lastIndex(of: ".") else { return false }
    let type = qualified[..<dot]
    let isMember = word.hasPrefix(".") && !word.dropFirst().contains(".")
    return word == type || isMember && PlatformNames.builtIn.has(type + word)
  }
}

extension String {
  /// Whether the text is a member of an object, or is called as something that takes values is.
  fileprivate var isVariable: Bool {
    first?.isLowercase == true && contains(".")
      || !PlatformNames.builtIn.sets(takenBy: self).isEmpty
  }

  /// Whether the text is no name: a number, a resource, or a word that stands for yes, no or nothing.
  fileprivate var isLiteral: Bool {
    guard let first = utf8.first else { return true }
    return (0x30...0x39).contains(first) || first == UInt8(ascii: "@") || self == "." || isConstant
  }

  /// Whether the text stands for yes, no or nothing.
  fileprivate var isConstant: Bool {
    ["true", "false", "none", "nil", "null"].contains(lowercased())
  }
}
