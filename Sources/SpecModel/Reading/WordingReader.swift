import English
import Guidelines
import SourceText
import YAMLSyntax

/// A reader that turns the guideline's own words into words of the format.
///
/// An example is "Activates the button on iOS and Android" behind `space`. All that follows sees
/// `activate`.
struct WordingReader {
  let vocabulary: Vocabulary
  let guideline: Guideline?
  /// What could be said in a shorter word.
  var problems: [SpecProblem] = []
  /// The platform that the text of a key or a gesture at the top level is about alone.
  private(set) var platforms: [ByteRange: Platform] = [:]

  init(of guideline: Guideline?, in library: GuidelineLibrary) {
    self.guideline = guideline
    vocabulary = library.vocabulary
  }

  mutating func spec(_ root: SpecValue) -> SpecValue {
    root.mapping { entry in
      guard entry.key.value == "platforms" else {
        return topic(mending(entry, of: .spec), on: nil)
      }
      return entry.with(entry.value.mapping { platform($0, of: entry.value) })
    }
  }

  private mutating func platform(_ entry: SpecEntry, of platforms: SpecValue) -> SpecEntry {
    let name = entry.key.value
    guard let platform = Platform(named: name) else { return entry }
    let isFree = name == platform.rawValue || platforms.entry(platform.rawValue) == nil
    let value = entry.value.mapping { entry in
      let entry = mending(entry, of: .platform)
      return entry.key.value == "framework"
        ? entry.with(entry.value.mappingWords { framework($0, on: platform) })
        : topic(entry, on: platform)
    }
    return entry.with(value, key: isFree ? platform.rawValue : nil)
  }

  private mutating func topic(_ entry: SpecEntry, on platform: Platform?) -> SpecEntry {
    let key = entry.key.value
    switch key {
    case "keyboard", "gestures":
      return entry.with(
        entry.value.mapping { $0.with($0.value.mappingWords { effect($0, on: platform) }) }
      )
    case "focus" where entry.value.isMap:
      return entry.with(
        entry.value.mapping { $0.with(constant($0.value, of: .focus, $0.key.value)) }
      )
    case "announcements":
      return entry.with(moments(of: entry.value, on: platform))
    case "groupings" where entry.value.isMap:
      return entry.with(entry.value.mapping { mending($0, of: .groupings) })
    case "settings":
      return entry.with(
        entry.value.mapping { setting in
          let key = setting.key.value.foldedTokens.joined(separator: "-")
          return setting.with(constant(setting.value, of: .settings, key))
        }
      )
    default:
      return entry.value.word == nil ? entry : entry.with(constant(entry.value, of: .spec, key))
    }
  }
}

// MARK: - Words

extension WordingReader {
  private mutating func framework(_ word: LocatedText, on platform: Platform) -> String? {
    guard let term = vocabulary.term(.framework, word.value) else { return nil }
    return replacing(word, with: term.word)
  }

  /// The effect that a sentence says; `nil` for one that denies it or says several.
  private mutating func effect(_ word: LocatedText, on platform: Platform?) -> String? {
    if vocabulary.hasTerm(.effect, word.value) { return nil }
    let tokens = word.value.foldedTokens.filter { !["the", "a", "an"].contains($0) }
    let known = vocabulary.term(.effect, word.value)?.word
    let said = vocabulary.terms(.effect).map(\.word).filter {
      $0 != "none" && tokens.joined(separator: " ").says(effect: $0)
    }
    guard let effect = known ?? (said.count == 1 ? said.first : nil) else { return nil }
    let named = Platform.allCases.filter { tokens.contains($0.rawValue) }
    guard platform == nil, named.count == 1, let only = named.first else {
      return replacing(word, with: effect)
    }
    // A word alone would be about the other platform, too.
    platforms[word.range] = only
    return effect
  }

  /// The word for a whole map, or for a setting, that a sentence of the guideline stands for.
  private mutating func constant(_ value: SpecValue, of map: MapShape, _ key: String) -> SpecValue {
    guard value.word != nil, let shape = map.description(of: key)?.shape,
      shape.alternative(fitting: value) == nil
    else { return value }
    return value.mappingWords { word in
      let tokens = word.value.foldedTokens
      let term = vocabulary.terms(.constant).first { term in
        term.aliases.contains { $0.foldedTokens == tokens }
          && shape.alternative(fitting: value.saying(term.word)) != nil
      }
      return term.flatMap { replacing(word, with: $0.word) }
    }
  }

  private mutating func moments(of value: SpecValue, on platform: Platform?) -> SpecValue {
    let facts = guideline?.model.facts("button-words", platform: platform, framework: nil) ?? []
    guard !facts.isEmpty else { return value }
    if value.isMap {
      return value.mapping { entry in
        // A colon too many is a slip of its own.
        let hasColon = entry.key.value.hasSuffix(":")
        let action = hasColon ? nil : facts.action(saidAs: entry.key.value)
        return entry.with(entry.value, key: action.flatMap { value.entry($0) == nil ? $0 : nil })
      }
    }
    return value.mappingItems { item in
      item.mapping { entry in
        guard entry.key.value == "for" else { return entry }
        return entry.with(entry.value.mappingWords { facts.action(saidAs: $0.value) })
      }
    }
  }

  /// The word in place of another, which is reported where it is shorter.
  private mutating func replacing(_ word: LocatedText, with term: String) -> String? {
    guard term != word.value else { return nil }
    if term.count < word.value.count, problems.count < SpecProblem.mostOfDocument {
      problems.append(
        SpecProblem(
          .guidelineWording,
          "the format has a word for this; use '\(term)'",
          at: word.range,
          fix: Fix("Change to '\(term)'", [TextEdit(word.range, with: term)])
        )
      )
    }
    return term
  }
}

extension [Fact] {
  /// The action of a button that is called by the word that announces it, such as `increase`.
  ///
  /// A choice of such words, such as "Increment or Increase", is an action too.
  func action(saidAs text: String) -> String? {
    let words = text.foldedTokens.filter { $0 != "or" }
    let actions = words.map { word in
      first { $0.values.contains { $0.foldedForComparison == word } }?.detail("action")
    }
    guard let action = actions.first ?? nil, actions.allSatisfy({ $0 == action }) else {
      return nil
    }
    return action == text ? nil : action
  }
}

extension Vocabulary {
  /// Whether a word is one of a kind as the format spells it.
  fileprivate func hasTerm(_ kind: Term.Kind, _ word: String) -> Bool {
    term(kind, word)?.word == word
  }
}

// MARK: - Values

extension SpecValue {
  /// The map with its entries changed; itself where none is.
  fileprivate func mapping(_ change: (SpecEntry) -> SpecEntry) -> SpecValue {
    guard isMap else { return self }
    var isChanged = false
    let changed = entries.map { entry in
      let other = change(entry)
      if other !== entry { isChanged = true }
      return other
    }
    return isChanged ? SpecValue(.map(changed), range: range, node: node) : self
  }

  fileprivate func mappingItems(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    guard isList else { return self }
    return SpecValue(.list(items.map(change)), range: range, node: node)
  }

  /// The scalar, or the scalars of the list, with other texts where there are such.
  fileprivate func mappingWords(_ change: (LocatedText) -> String?) -> SpecValue {
    if isList { return mappingItems { $0.mappingWords(change) } }
    return word.flatMap(change).map(saying) ?? self
  }

  fileprivate func saying(_ text: String) -> SpecValue {
    SpecValue(.scalar(text, .string), range: range, node: node)
  }
}

extension SpecEntry {
  /// The entry with another value, and another key where one is given.
  fileprivate func with(_ value: SpecValue, key: String? = nil) -> SpecEntry {
    let key = key.map { LocatedText($0, at: self.key.range) } ?? self.key
    return SpecEntry(key: key, value: value, source: source)
  }
}
