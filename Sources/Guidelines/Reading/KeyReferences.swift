import English
import SourceText
import YAMLSyntax

/// Looks for words of a model that refer to keys of specs, and to what may stand behind them.
///
/// A word is reported where no spec of the component can have the key or the value.
struct KeyReferences {
  private(set) var problems: [ReadingProblem] = []
  private let keys: SpecKeys
  /// The keys of components that this one has.
  private let own: Set<String>

  init(in root: YAMLNode, among keys: SpecKeys, of own: Set<String>) {
    self.keys = keys
    self.own = own
    guard root.kind == .mapping else { return }
    for entry in root.entries {
      guard let description = FactDescription.named(entry.key.text) else { continue }
      for fact in entry.value.entriesOrSelf where fact.kind == .mapping {
        check(fact, description)
      }
    }
  }

  private mutating func check(_ fact: YAMLNode, _ description: FactDescription) {
    for entry in fact.entries {
      let detail = description.details.first { $0.name == entry.key.text }
      let words = entry.key.text == "values" ? description.values : detail?.words
      for node in entry.value.placedValues.flatMap(\.entriesOrSelf) {
        guard let word = node.word else { continue }
        switch words {
        case .keys(let kind): check(word, at: node, as: kind, in: fact)
        case .keyNames: checkName(word, at: node)
        default: break
        }
      }
    }
  }

  private mutating func check(
    _ word: String,
    at node: YAMLNode,
    as kind: FactDescription.KeyKind,
    in fact: YAMLNode
  ) {
    switch kind {
    case .any:
      let outer = fact["in"]?.words ?? []
      outer.isEmpty ? checkKey(word, at: node) { _ in true } : checkKey(word, at: node, in: outer)
    case .flag: checkKey(word, at: node, being: "is not true or false", where: \.isFlag)
    case .map: checkKey(word, at: node, being: "takes no map", where: { !$0.inner.isEmpty })
    case .value(let detail):
      guard let key = fact[detail]?.word.flatMap({ keys[$0] }), !key.takes(word) else { return }
      report("'\(key.name)' does not take '\(word)'", at: node)
    }
  }

  /// Checks a key at any depth, or an API that stands as one.
  private mutating func checkName(_ word: String, at node: YAMLNode) {
    let isInner = keys.all.contains { has($0) && $0.inner.contains(word) }
    guard !isInner, !Vocabulary.builtIn.codeWord(word).isName else { return }
    checkKey(word, at: node) { _ in true }
  }

  /// Checks a key at the top of a spec or in a platform.
  private mutating func checkKey(
    _ word: String,
    at node: YAMLNode,
    being reason: String = "",
    where isRight: (SpecKeys.Key) -> Bool
  ) {
    guard let key = keys[word] else {
      let known = keys.all.filter { isRight($0) && has($0) }.map(\.name)
      let nearest = Spelling.nearest(to: word, among: known)
      return report("no key of a spec is called '\(word)'", at: node, nearest)
    }
    if !isRight(key) { return report("the key '\(word)' \(reason)", at: node) }
    if !has(key) {
      report("the component has no key '\(word)'; add it to 'spec-keys'", at: node)
    }
  }

  /// Checks a key of the maps that stand behind others.
  private mutating func checkKey(_ word: String, at node: YAMLNode, in outer: [String]) {
    let maps = outer.compactMap { keys[$0] }.filter { !$0.inner.isEmpty }
    guard let map = maps.first, !maps.contains(where: { $0.inner.contains(word) }) else { return }
    let nearest = Spelling.nearest(to: word, among: map.inner)
    report("the map of '\(map.name)' has no key '\(word)'", at: node, nearest)
  }

  private func has(_ key: SpecKeys.Key) -> Bool { !key.isOfComponent || own.contains(key.name) }

  private mutating func report(_ message: String, at node: YAMLNode, _ nearest: String? = nil) {
    problems.append(
      ReadingProblem(
        .unknownReference,
        in: .model,
        message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        at: node.contentRange,
        nearest: nearest
      )
    )
  }
}
