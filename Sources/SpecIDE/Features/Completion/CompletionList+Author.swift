import English
import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

/// What only the author of a spec can say, as far as the spec says it.
extension CompletionList {
  /// Proposes the values that the spec has under the same two keys elsewhere.
  ///
  /// An example is a call with arguments of its own. Values of the other platform count only where
  /// they are a text.
  mutating func proposeValuesFromElsewhere() {
    guard !isProbe, let root = spec?.tree.root else { return }
    let keys = cursor.path.names.suffix(2)
    guard keys.count == 2 else { return }
    var stack = [(node: root, keys: [String](), isOwn: true)]
    var found: [YAMLNode] = []
    while let (node, way, isOwn) = stack.popLast() {
      if node.kind == .scalar, way == Array(keys), !node.range.touches(cursor.word.lowerBound),
        isOwn || node.text.contains(" ") && !node.text.looksLikeAPI
      {
        found.append(node)
      }
      stack += node.items.map { ($0, way, isOwn) }
      stack += node.entries.map { entry in
        let name = entry.key.text
        let platform = way == ["platforms"] ? Platform(rawValue: name) : nil
        let isOfOther = platform.map { $0 != cursor.path.platform } ?? false
        return (entry.value, way.suffix(1) + [name], isOwn && !isOfOther)
      }
    }
    var listed: Set<String> = []
    for node in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where !node.text.isEmpty && listed.count < Self.elsewhereLimit
      && listed.insert(node.text).inserted
    {
      addScalar(node.text, kind: .api)
    }
  }

  /// How many values that stand elsewhere are offered: a list of thousands helps nobody.
  private static var elsewhereLimit: Int { 200 }

  /// Names of APIs, first as calls of the platform's own elements of the same kind.
  ///
  /// `Button(enabled = false)` becomes `IconButton(enabled = false)` where the platform has that
  /// element.
  func called(_ names: [String]) -> [String] {
    let scope = spec?.scopes.first { $0.platform == cursor.path.platform }
    let elements = (scope?.elements ?? []).map(\.value)
    let own = names.flatMap { name -> [String] in
      let callee = name.prefix { $0 != "(" }
      guard callee.count < name.count, callee.first?.isUppercase == true else { return [] }
      return elements.filter { $0.hasSuffix(callee) && $0.allSatisfy(\.isLetter) }
        .map { $0 + name.dropFirst(callee.count) }
    }
    return own + names
  }

  /// Proposes what may be announced of an event, as the guideline's phrases have it.
  ///
  /// It is the place in the set, the value, or what is selected.
  mutating func proposeEventPhrases() {
    guard !isProbe, cursor.path.last == .key("announce"),
      case .key(let event) = cursor.path.dropLast().last
    else { return }
    let placeholder = ["on-page-change": "index", "on-value-change": "value"][event]
    let parts = applicability.facts("announcement-templates").filter { fact in
      event == "on-select" ? fact.detail("state") == "selected" : true
    }.flatMap(\.values).flatMap { $0.spokenParts() }
    var phrases = placeholder.map { name in parts.filter { Phrase($0).has(name) } } ?? []
    if event == "on-select" {
      let word = values("selection-words").first.map { "\($0) {label}" }
      phrases += [word].compactMap { $0 } + parts.filter { Phrase($0).has("index") }
    }
    if event == "on-value-change", let unit = spec?.unit?.value {
      phrases.insert("{value} \(unit)", at: 0)
    }
    for phrase in phrases { addScalar(phrase.capitalizingFirst, kind: .phrase) }
  }
}

extension [PathStep] {
  /// The keys of a path.
  var names: [String] {
    compactMap { if case .key(let name) = $0 { name } else { nil } }
  }
}
