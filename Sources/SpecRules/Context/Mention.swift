import English
import Guidelines
import SourceText
import SpecModel

/// A word of a spec that may be a term or the name of an API.
struct Mention {
  private let reference: TermReference
  /// What may be asked about the spec; it holds the mention.
  unowned let context: RuleContext

  init(_ reference: TermReference, in context: RuleContext) {
    self.reference = reference
    self.context = context
  }

  var spec: Spec { context.spec }
  var vocabulary: Vocabulary { context.vocabulary }
  var word: LocatedText { reference.word }
  /// The word, or what a misspelt key is taken for.
  var meantWord: String { spec.meanings[word.range] ?? word.value }
  var kind: WordKind { reference.kind }
  var place: SpecPath { reference.place }
  var isKey: Bool { reference.isKey }
  /// What stands behind a key.
  var value: SpecValue? { reference.value }

  /// The frameworks that it has to fit.
  ///
  /// They are the ones that its platform declares, or all frameworks of the platform. At the top
  /// level they are the ones of every platform of the spec.
  var frameworks: [Framework] { context.cache.frameworks(on: place.platform) }

  /// The frameworks that have the name.
  ///
  /// Names that frameworks of several platforms share with others count for the place alone.
  var homes: [Framework] {
    let known =
      isClass(of: frameworks) || isStyle ? [] : vocabulary.frameworks(declaring: word.value)
    let names = PlatformNames.builtIn
    // With arguments a name may be another one: only Compose has a `Button(enabled = false)`.
    let isBare = !known.isEmpty && !word.value.contains("=")
    let others = frameworks.filter { framework in
      guard !known.contains(framework) else { return false }
      return framework.isNative
        ? isBare && names.homes(of: word.value).contains(framework)
        : names.has(word.value, in: framework)
    }
    return known + others
  }

  /// Whether it is written as a class, while only functions of other frameworks are called alike.
  private func isClass(of frameworks: [Framework]) -> Bool {
    let stem = Vocabulary.stem(of: word.value)
    guard stem.first?.isUppercase == true, word.value.contains("(") else { return false }
    return vocabulary.apis(named: word.value).allSatisfy { api in
      api.stem != stem && api.stem.lowercased() == stem.lowercased()
        && api.stem.first?.isLowercase == true && Set(api.homes).isDisjoint(with: frameworks)
    }
  }

  /// Whether it is the style of an element, and only traits are called alike.
  ///
  /// `.button` is a style of a toggle as well as a trait.
  private var isStyle: Bool {
    guard place.key == "style", word.value.hasPrefix(".") else { return false }
    return vocabulary.apis(named: word.value).allSatisfy { $0.kind == .trait }
  }

  /// The platforms that hear it; none where it stands in a segment, which may serve several.
  var sharingPlatforms: [PlatformSpec] {
    guard !place.isInSegment else { return [] }
    return context.hearers(of: word.range).map(\.scope).filter { $0.platform != nil }
  }

  /// The oldest system that the app runs on, where the spec or the configuration says it.
  var oldestSystem: SystemVersion? {
    guard let platform = place.platform else { return nil }
    return context.cache.oldestSystems[platform] ?? context.configuration.oldestSystems[platform]
  }

  /// Whether another key stands beside it already.
  func isBeside(_ key: String) -> Bool {
    isKey && context.cache.mentionedKeys[place]?.contains(key.foldedForComparison) == true
  }

  /// Whether the document of a guideline without a model has the word.
  ///
  /// Nobody has said yet which of its words are terms.
  var isInDocument: Bool {
    guard let guideline = spec.guideline, !guideline.hasModel else { return false }
    return !guideline.statements(mentioning: word.value, platform: nil, framework: nil).isEmpty
  }

  /// Whether the component has only a document, and it mentions the name below a framework.
  ///
  /// The document only compares there, so its specs are not at fault.
  func isInDocument(below framework: Framework) -> Bool {
    guard let guideline = spec.guideline, !guideline.hasModel else { return false }
    let statements = guideline.statements(
      mentioning: Vocabulary.stem(of: word.value),
      platform: framework.platform,
      framework: framework
    )
    return statements.contains { $0.framework == framework }
  }

  /// The entry whose value it is, or is listed in; `nil` for a key and inside lists of maps.
  var holdingEntry: SpecEntry? {
    guard !isKey else { return nil }
    var map: SpecValue? = spec.root
    for key in place.keys.dropLast() { map = map?[key] }
    return map?.entry(place.key)
  }

  /// Removes an API that nothing can replace.
  ///
  /// The API is a key with its value, an item of a list, or the only one of its key.
  var removal: Change? {
    // What is announced, where the focus goes and what sets a state are needed.
    let isNeeded = place.keys.contains { $0 == "states" || $0.hasPrefix("on-") }
    if isNeeded { return nil }
    guard !isKey else {
      let nothing = SpecValue(.null, range: word.range, node: nil)
      let range = context.cache.mentionedEntries[spec.startOfKey(at: word.range)]
      return range.map { .drop(SpecEntry(key: word, value: value ?? nothing, source: $0)) }
    }
    let keys: Set = ["api", "methods", "handlers"]
    return keys.contains(place.key) ? holdingEntry.map { .omit(word, of: $0) } : nil
  }

  /// The fix that replaces the name of an API by another one.
  ///
  /// It also replaces the value of a key, where the new name has one.
  func respelling(as name: String) -> Fix {
    let title = "Change to '\(writing(name))'"
    guard let value = value?.word, let (key, new) = name.keyAndValue else {
      return Fix(title, [spec.replacing(word, with: name)])
    }
    // A boolean is one: quotes would make a text of it.
    let isBoolean = ["true", "false"].contains(new)
    let edit = isBoolean ? TextEdit(value.range, with: new) : spec.replacing(value, with: new)
    return Fix(title, [spec.replacing(word, with: key), edit])
  }

  /// A name as it is to be written in its place.
  ///
  /// For a key with a value it is `disabled: true` in place of `disabled=true`.
  func writing(_ name: String) -> String {
    guard value?.word != nil, let (key, value) = name.keyAndValue else { return name }
    return "\(key): \(value)"
  }

  /// Whether the word may be a name of the platform: an API, a trait or an element.
  var namesPartOfPlatform: Bool { namesAPI || [.trait, .element].contains(kind) }

  /// Whether the word names something that a framework offers.
  var namesAPI: Bool {
    switch kind {
    case .api, .method, .handler: true
    default: false
    }
  }
}

extension Offer {
  /// Takes away an API that nothing can take the place of.
  static func removing(_ mention: Mention) -> Offer? {
    mention.removal.map { Offer($0, title: "Remove '\(mention.word.value)'", isPreferred: false) }
  }
}

extension String {
  /// The parts of a name with a value, such as `isEnabled=false`; `nil` for any other.
  fileprivate var keyAndValue: (key: String, value: String)? {
    guard let equals = utf8.lastIndex(of: UInt8(ascii: "=")), !contains("("), !contains("{") else {
      return nil
    }
    return (
      String(self[..<equals]).trimmingBlanks, String(self[index(after: equals)...]).trimmingBlanks
    )
  }
}
