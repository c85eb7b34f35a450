import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

extension CompletionList {
  /// Proposes the keys that a map may have and does not have yet, but names of APIs.
  mutating func proposeKeys(of shape: Shape) {
    guard let map = shape.mapShape else { return }
    let open = map.openKeys.flatMap { $0.value.accepts(cursor.content) ? $0 : nil }
    // Words that the guidelines describe say more than the few keys of the format beside them.
    if let open, open.summary == nil { proposeOpenKeys(open, in: map) }
    let keys = map.keys.filter { key in
      !cursor.siblings.contains(key.name) && isAvailable(key, in: map)
        && key.shape.accepts(cursor.content)
    }
    let ordered = isProbe ? keys : ordered(keys, of: map)
    for key in ordered {
      addKey(key, in: map)
      if map == .spec, items.count == 1 { proposeSkeletons() }
    }
    for key in ordered { addWords(behind: key, in: map) }
    if let open, open.summary != nil { proposeOpenKeys(open, in: map) }
    if cursor.content == nil, !cursor.siblings.contains("<<"), !anchors(fitting: shape).isEmpty {
      add("<<", detail: "what an anchor has", kind: .anchor, insertion: colon("<<"))
    }
  }

  /// Proposes names of APIs as keys, which fit once it is written whose they are.
  mutating func proposeAPIKeys(of shape: Shape) {
    let isOfFramework = applicability.targets.allSatisfy { $0.framework != nil }
    guard let map = shape.mapShape, map.takesAPIs,
      cursor.path.platform != nil && isOfFramework || map == .segment,
      Shape.text.accepts(cursor.content)
    else { return }
    proposeSharedKeys()
    for api in apis([.api])
    where !cursor.siblings.contains(api.name) && api.isKeyLike && api.accepts(cursor.content)
      && !isOpposed(api.name) && comesToSomething(api.name)
    {
      add(
        api.name,
        detail: api.homes.map(\.title).joined(separator: ", "),
        kind: .api,
        insertion: colon(written(api.name)),
        about: subject(ofKey: api.name, in: map)
      )
    }
  }

  /// Proposes the names of a framework that makes the platform's controls, but those that do nothing.
  private mutating func proposeSharedKeys() {
    guard let platform = cursor.path.platform,
      let framework = applicability.frameworks.first(where: { !$0.isNative })
    else { return }
    let vocabulary = library.vocabulary
    for name in PlatformNames.builtIn.names(in: framework) where name.deprecated.isEmpty {
      let effects = PlatformEffects.builtIn.effects(of: name.name, on: platform)
      let isOwn = vocabulary.api(named: name.name)?.homes.contains(framework) == true
      guard !isOwn, !cursor.siblings.contains(name.name), name.name != "role",
        effects.contains(where: { $0.fault == nil })
      else { continue }
      add(
        name.name,
        detail: framework.title,
        kind: .api,
        insertion: colon(written(name.name)),
        about: subject(ofKey: name.name, in: .platform)
      )
    }
  }

  /// Whether the component and the platform at hand have a key.
  private func isAvailable(_ key: KeyDescription, in map: MapShape) -> Bool {
    if let only = key.platform, let own = cursor.path.platform, only != own { return false }
    guard let guideline = applicability.guideline, guideline.hasModel else {
      return !key.isComponentKey || applicability.guideline == nil
    }
    if key.isComponentKey { return guideline.model.keys.contains(key.name) }
    guard map == .focus, MapShape.focusEvents.contains(key.name) else { return true }
    let model = guideline.model
    let heard = Set(model.facts("announced-events").flatMap(\.values).map { "on-\($0)" })
    let known = MapShape.focusEvents.filter {
      heard.contains($0) || !model.facts("focus-\($0)").isEmpty
    }
    if !known.isEmpty { return known.contains(key.name) }
    // Where the guideline says nothing about the focus, the component may have any event.
    return ["initial-focus", "focus-on-close"].allSatisfy { model.facts($0).isEmpty }
  }

  /// Adds a key of the format; a rule comes with its severity.
  private mutating func addKey(_ key: KeyDescription, in map: MapShape) {
    let rule = map == .rules ? Rule.named(key.name) : nil
    let subject = rule.map(DocumentationKey.init(of:)) ?? subject(ofKey: key.name, in: map)
    // No reader of specs takes the format's own `on` for a boolean.
    let written = cursor.quote == nil ? inStyle(key.name) : written(key.name)
    addKey(key.name, written, detail: rule?.severity.rawValue, shape: key.shape, about: subject)
  }

  /// Adds a key with what must follow it.
  ///
  /// A space follows for a scalar; a new line follows where maps or lists are usual.
  private mutating func addKey(
    _ name: String,
    _ written: String,
    detail: String? = nil,
    shape: Shape,
    about subject: DocumentationKey
  ) {
    guard !cursor.isInFlow, shape.isMostlyCollection, cursor.content == nil else {
      add(name, detail: detail, kind: .key, insertion: colon(written), about: subject)
      return
    }
    let style = style
    let isList = shape.mapShape == nil
    let column = cursor.column + (isList ? style.listStep : style.step)
    let indentation = String(repeating: " ", count: column)
    let head = "\(written):\n\(indentation)\(isList ? style.dash : "")"
    add(
      name,
      detail: detail,
      kind: .key,
      insertion: cursor.hasColon ? written : head,
      snippet: cursor.hasColon ? nil : head.escapedForSnippet + "$0",
      about: subject
    )
  }

  /// Adds the few words that may stand behind a key in place of its map or list.
  ///
  /// Each comes with the key: `focus: default`.
  private mutating func addWords(behind key: KeyDescription, in map: MapShape) {
    guard !cursor.isInFlow, !cursor.hasColon, cursor.content == nil, key.shape.isMostlyCollection
    else { return }
    let written = cursor.quote == nil ? inStyle(key.name) : written(key.name)
    for word in key.shape.alternatives.flatMap({ plainWords(of: $0, under: key.name) }) {
      add(
        "\(key.name): \(word)",
        kind: .key,
        insertion: "\(written): \(word)",
        about: subject(ofKey: key.name, in: map)
      )
    }
  }

  /// A key with what has to follow it, in quotes their end.
  private func colon(_ key: String) -> String {
    let quote = cursor.quote.map { String(decoding: [$0], as: UTF8.self) } ?? ""
    let end = cursor.content == nil ? ": " : ":"
    return cursor.hasColon ? key : key + quote + end
  }

  /// Proposes keys that are words of the guideline: states, moments, keys and gestures.
  private mutating func proposeOpenKeys(_ open: OpenKeys, in map: MapShape) {
    switch open.kind {
    case .state: proposeStates()
    case .moment: proposeMoments()
    case .key: proposeBindings("keys", .key)
    case .gesture: proposeBindings("gestures", .gesture)
    case .direction: for word in terms(.direction) { addWordKey(word) }
    case .part: for part in parts { addWordKey(part) }
    case .action: for action in values("required-actions") { addWordKey(action) }
    case .stateFact:
      for state in states where !cursor.siblings.contains(state + (open.suffix ?? "")) {
        let name = state + (open.suffix ?? "")
        addKey(name, written(name), shape: open.value, about: subject(ofKey: name, in: map))
      }
    default: break
    }
  }

  private mutating func addWordKey(_ word: String, detail: String? = nil, value: String? = nil) {
    guard !cursor.siblings.contains(word) else { return }
    let value = cursor.hasColon || cursor.content != nil ? nil : value
    add(
      word,
      detail: detail,
      kind: .word,
      insertion: colon(written(word)) + (value.map(inStyle) ?? ""),
      about: subject(ofKey: word, in: Shape.map(format).descendant(cursor.path)?.mapShape)
    )
  }

  /// The states, each with its API and with what the screen reader says.
  private mutating func proposeStates() {
    for fact in applicability.facts("states") {
      for state in fact.values {
        let api = applicability.facts("\(state.lowercased())-api").flatMap(\.values).first
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
    let inactive = Set(values("inactive-keys"))
    for fact in applicability.listed(fact) {
      for word in fact.values where !inactive.contains(word) {
        addWordKey(word, detail: fact.detail("effect"), value: fact.detail("effect"))
      }
    }
    for word in terms(kind) where !inactive.contains(word) { addWordKey(word) }
  }

  /// The moments, each with the likeliest phrase.
  private mutating func proposeMoments() {
    for moment in moments {
      let isSegment = spec?.segments.position(ofMoment: moment) != nil
      addWordKey(
        moment,
        detail: isSegment ? spec?.segmentWord : nil,
        value: phrases(at: moment).first.map(ScalarWriting.phrase)
      )
    }
  }

  /// The moments that the guideline names, then its single pages, then the segments.
  ///
  /// Single pages are there if the spec has one of them. A guideline that names no moment has those
  /// of its phrases.
  var moments: [String] {
    let listed = applicability.moments
    let named =
      listed.isEmpty
      ? applicability.listed("announcement-templates").flatMap { $0.details("moment") }.uniqued
      : listed
    let numbered = named.flatMap { moment -> [String] in
      let isNumbered = cursor.siblings.contains {
        $0.hasPrefix("\(moment) ") && Int($0.dropFirst(moment.count + 1)) != nil
      }
      return isNumbered ? (1...Self.pageLimit).map { "\(moment) \($0)" } : []
    }
    return named + numbered + segmentNames
  }

  /// What the segments are called.
  var segmentNames: [String] {
    (spec?.segments.all ?? []).prefix(Self.segmentLimit)
      .compactMap { ($0.label ?? $0.name)?.value }
  }

  /// How many segments are offered, each with a phrase that is composed.
  private static var segmentLimit: Int { 1_000 }

  /// How many single pages are offered.
  private static var pageLimit: Int { 10 }
}

extension API {
  /// Whether the name may take the value that stands behind another key.
  fileprivate func accepts(_ content: YAMLNode?) -> Bool {
    takes.isEmpty || content.map { $0.kind != .scalar || takes.contains($0.text) } ?? true
  }

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
