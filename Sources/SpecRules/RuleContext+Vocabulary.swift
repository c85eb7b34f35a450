import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  var vocabulary: Vocabulary { spec.library.vocabulary }

  /// The frameworks that a mention has to fit: those its platform declares, or all of the platform;
  /// at the top level those of every platform of the spec.
  func frameworks(for mention: TermReference) -> [Framework] {
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

  /// The platforms on which a mention of the top level is in force; none for one that stands in a
  /// platform, or in a segment, which may serve several.
  func platforms(sharing mention: TermReference) -> [PlatformSpec] {
    guard mention.place.platform == nil, !mention.place.isInSegment else { return [] }
    return spec.scopes.filter { scope in
      guard scope.platform != nil else { return false }
      var values = [scope.map]
      for key in mention.place.keys {
        values = values.flatMap { $0.isList ? $0.items : [$0] }.compactMap { $0[key] }
      }
      values = values.flatMap { $0.isList ? $0.items : [$0] }
      return values.contains { value in
        mention.isKey
          ? value.entries.contains { $0.key.range == mention.word.range }
          : value.range == mention.word.range
      }
    }
  }

  /// Whether the document of a guideline without a model has the word: nobody has said yet which
  /// of its words are terms.
  func isInDocument(_ word: String) -> Bool {
    guard let guideline = spec.guideline, !guideline.hasModel else { return false }
    let found = guideline.statements(mentioning: word, platform: nil, framework: nil)
    return !found.isEmpty
  }

  /// Whether another key stands beside the one of a mention already.
  func isTaken(_ key: String, at mention: TermReference) -> Bool {
    mention.isKey && cache.mentionedKeys[mention.place]?.contains(key.foldedForComparison) == true
  }

  /// The first sentence of the guideline about one of some APIs.
  func statement(about names: [String]) -> Statement? {
    for name in names {
      if let statement = statement(mentioning: Vocabulary.stem(of: name)) { return statement }
    }
    return nil
  }

  /// The fix that replaces the name of an API by another one; of a key with its value, where the
  /// name has one.
  func respelling(_ mention: TermReference, as name: String) -> Fix {
    let title = "Change to '\(mention.writing(name))'"
    guard let value = mention.value?.word, let (key, new) = name.keyAndValue else {
      return Fix(title, [spec.replacing(mention.word, with: name)])
    }
    // A boolean is one: quotes would make a text of it.
    let isBoolean = ["true", "false"].contains(new)
    let edit = isBoolean ? TextEdit(value.range, with: new) : spec.replacing(value, with: new)
    return Fix(title, [spec.replacing(mention.word, with: key), edit])
  }
}

extension Spec {
  /// Adds names to an entry that has one name or a list of them.
  func adding(_ names: [String], to entry: SpecEntry) -> TextEdit? {
    if entry.value.isList {
      return appending(names.map(ScalarWriting.scalar), to: entry.value)
    }
    guard let word = entry.value.word else { return nil }
    return replacing(entry, with: ([word.value] + names).bracketed)
  }
}

extension PlatformSpec {
  /// The screen reader of the platform.
  var screenReaderName: String { platform?.screenReader ?? "the screen reader" }

  /// Where something is, for the end of a clause; empty for a spec that names no platform.
  var onPlatform: String { platform.map { " on \($0.title)" } ?? "" }

  /// What a word of English may be written as, for the end of a clause; empty in English.
  var orTranslation: String { foreignLanguage == nil ? "" : ", or its translation" }

  /// The frameworks that the platform declares, or else all it has.
  var possibleFrameworks: [Framework] {
    frameworks.isEmpty ? platform?.frameworks ?? Framework.allCases : frameworks.map(\.value)
  }

  /// Whether one of some frameworks may be that of the platform.
  func mayHave(_ frameworks: [Framework]) -> Bool {
    !Set(frameworks).isDisjoint(with: possibleFrameworks)
  }
}

extension String {
  /// The parts of a name with a value, such as `isEnabled=false`; `nil` for any other.
  fileprivate var keyAndValue: (key: String, value: String)? {
    guard let equals = lastIndex(of: "="), !contains("("), !contains("{") else { return nil }
    return (
      String(self[..<equals]).trimmingBlanks, String(self[index(after: equals)...]).trimmingBlanks
    )
  }

  /// The role word of a name such as `Role.Tab`, `.isButton` or `“Button”`, folded.
  var roleWord: String {
    let dot = lastIndex(of: ".").map { index(after: $0) } ?? startIndex
    let name = self[dot...]
    let isFlag = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    return String(isFlag ? name.dropFirst(2) : name).foldedTokens.joined(separator: " ")
  }
}

extension TermReference {
  /// A name as it is to be written in place of the mention: `disabled: true` for `disabled=true`
  /// where the mention is a key with a value.
  func writing(_ name: String) -> String {
    guard value?.word != nil, let (key, value) = name.keyAndValue else { return name }
    return "\(key): \(value)"
  }

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
    isEmpty ? "none" : map(\.title).inSentence(conjunction)
  }
}
