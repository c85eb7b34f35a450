import Guidelines
import SpecModel
import YAMLSyntax

extension CompletionList {
  /// Proposes the keys that a map may have and does not have yet.
  mutating func proposeKeys(of shape: Shape) {
    guard let map = shape.mapShape else { return }
    if let open = map.openKeys, open.value.accepts(cursor.content) {
      proposeOpenKeys(open.kind, value: open.value)
    }
    let keys = map.keys.filter { key in
      !cursor.siblings.contains(key.name) && isAvailable(key) && key.shape.accepts(cursor.content)
    }
    for key in isProbe ? keys : ordered(keys, of: map) {
      addKey(key.name, shape: key.shape, about: subject(.key, key.name, in: map))
      if map == .spec, items.count == 1 { proposeSkeletons() }
    }
    let hasAnchors = spec?.tree.anchorNames.isEmpty == false
    if hasAnchors, cursor.content == nil, !cursor.siblings.contains("<<") {
      add("<<", detail: "what an anchor has", kind: .anchor, insertion: colon(written("<<")))
    }
    // Names of APIs fit once it is written whose they are.
    let isOfFramework = audience.targets.allSatisfy { $0.framework != nil }
    guard map.takesAPIs, cursor.path.platform != nil && isOfFramework || map == .segment
    else { return }
    for api in apis([.api]) where !cursor.siblings.contains(api.name) && api.isKeyLike {
      add(
        api.name,
        detail: api.homes.map(\.title).joined(separator: ", "),
        kind: .api,
        insertion: colon(written(api.name)),
        isDeprecated: !api.obsolete.isEmpty,
        about: subject(.word, api.name)
      )
    }
  }

  private func isAvailable(_ key: KeyDescription) -> Bool {
    guard key.isComponentKey, let guideline = audience.guideline, guideline.hasModel else {
      return !key.isComponentKey || audience.guideline == nil
    }
    return guideline.model.keys.contains(key.name)
  }

  /// The key with what must follow it: a space for a scalar, a new line for a map or a list.
  private mutating func addKey(_ name: String, shape: Shape, about subject: Subject) {
    let written = written(name)
    let takesScalar = shape.alternatives.contains { $0.isScalar }
    guard !cursor.isInFlow, !takesScalar else {
      add(name, kind: .key, insertion: colon(written), about: subject)
      return
    }
    let indentation = String(repeating: " ", count: cursor.column + 2)
    let isList = shape.mapShape == nil
    let head = "\(written):\n\(indentation)\(isList ? "- " : "")"
    add(
      name,
      kind: .key,
      insertion: cursor.hasColon ? written : head,
      snippet: cursor.hasColon ? nil : head.escapedForSnippet + "$0",
      about: subject
    )
  }

  /// A key with what has to follow it, in quotes their end.
  private func colon(_ key: String) -> String {
    let quote = cursor.quote.map { String(decoding: [$0], as: UTF8.self) } ?? ""
    return cursor.hasColon ? key : key + quote + ": "
  }

  /// Proposes keys that are words of the guideline: states, moments, keys and gestures.
  private mutating func proposeOpenKeys(_ kind: WordKind, value: Shape) {
    switch kind {
    case .state: proposeStates()
    case .moment: proposeMoments()
    case .key: proposeBindings("keys", .key)
    case .gesture: proposeBindings("gestures", .gesture)
    case .direction: for word in terms(.direction) { addWordKey(word) }
    default: break
    }
  }

  private mutating func addWordKey(_ word: String, detail: String? = nil, value: String? = nil) {
    guard !cursor.siblings.contains(word) else { return }
    let value = cursor.hasColon ? nil : value
    add(
      word,
      detail: detail,
      kind: .word,
      insertion: colon(written(word)) + (value.map(inManner) ?? ""),
      about: subject(.word, word)
    )
  }

  /// The states, each with its API and with what the screen reader says.
  private mutating func proposeStates() {
    for fact in audience.facts("states") {
      for state in fact.values {
        let api = audience.facts("\(state.lowercased())-api").flatMap(\.values).first
        let announced = cursor.path.platform == nil ? nil : fact.detail("announced")
        let parts = [
          api.map { "api: \(ScalarWriting.scalar($0))" },
          announced.map { "announce: \(ScalarWriting.scalar($0))" },
        ].compactMap { $0 }
        addWordKey(
          state,
          detail: announced,
          value: parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
        )
      }
    }
    for word in terms(.state) { addWordKey(word) }
  }

  private mutating func proposeBindings(_ fact: String, _ kind: Term.Kind) {
    let facts = audience.facts(fact)
    // What holds everywhere comes before what only one of several platforms has.
    let common = cursor.path.platform == nil ? facts.filter { $0.platform == nil } : []
    let inactive = Set(values("inactive-keys"))
    for fact in common + facts {
      for word in fact.values where !inactive.contains(word) {
        addWordKey(word, detail: fact.detail("effect"), value: fact.detail("effect"))
      }
    }
    for word in terms(kind) where !inactive.contains(word) { addWordKey(word) }
  }

  /// The moments, each with the likeliest phrase.
  private mutating func proposeMoments() {
    for moment in moments {
      let isSegment = spec?.segments.position(of: moment) != nil
      addWordKey(
        moment,
        detail: isSegment ? "segment" : nil,
        value: phrases(at: moment).first.map { "\"\($0)\"" }
      )
    }
  }

  /// The moments that the guideline names, but the words for all of a set, then those of the single
  /// pages if the spec has one of them, then the segments.
  var moments: [String] {
    let named = values("moments").filter { $0 != "segments" && $0 != "pages" }
    let numbered = named.flatMap { moment -> [String] in
      let isNumbered = cursor.siblings.contains {
        $0.hasPrefix("\(moment) ") && Int($0.dropFirst(moment.count + 1)) != nil
      }
      return isNumbered ? (1...Self.pageLimit).map { "\(moment) \($0)" } : []
    }
    let segments = (spec?.segments.segments ?? []).compactMap { ($0.label ?? $0.name)?.value }
    return named + numbered + segments
  }

  /// How many single pages are offered.
  private static var pageLimit: Int { 10 }
}

extension Shape {
  /// Whether what stands behind a key may stay there when another key is written.
  fileprivate func accepts(_ content: YAMLNode?) -> Bool {
    guard let content else { return true }
    switch content.kind {
    case .alias: return true
    case .scalar: return content.isMissing || accepts(content.text)
    case .mapping:
      return content.entries.allSatisfy { entry in
        entry.isMerge || child(.key(entry.key.text))?.accepts(entry.value) ?? false
      }
    case .sequence:
      return itemShape.map { item in content.items.allSatisfy { item.accepts($0) } } ?? false
    }
  }

  /// Whether a scalar may stand here, as far as the shape says which.
  private func accepts(_ text: String) -> Bool {
    switch self {
    case .map, .list: false
    case .any(let shapes): shapes.contains { $0.accepts(text) }
    case .boolean: text == "true" || text == "false"
    case .constant(let word): text == word
    case .choice(let choices): choices.contains { $0.word == text }
    default: true
    }
  }

  /// Whether a value of the shape may be a map or a list.
  var isCollection: Bool { mapShape != nil || itemShape != nil }

  /// Whether a value of the shape is a scalar.
  var isScalar: Bool {
    switch self {
    case .map, .list: false
    case .any(let shapes): shapes.contains(where: \.isScalar)
    default: true
    }
  }
}

extension API {
  /// Whether the name may stand as a key with a value of its own.
  fileprivate var isKeyLike: Bool {
    !name.contains("{") && !name.contains(" ") && !name.contains("=")
  }
}

extension String {
  /// The text with the characters escaped that snippets give a meaning.
  var escapedForSnippet: String {
    replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
