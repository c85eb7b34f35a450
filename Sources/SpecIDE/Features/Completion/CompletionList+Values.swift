import English
import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

extension Statement {
  /// The text; of a criterion that its document writes as `key: sentence` the sentence.
  fileprivate var words: String {
    guard let key, text.lowercased().hasPrefix("\(key): ") else { return text }
    return String(text.dropFirst(key.count + 2))
  }
}

extension CompletionList {
  /// Proposes what may stand as a value.
  mutating func proposeValues(of shape: Shape) {
    if cursor.typed.hasPrefix("*") {
      proposeAliases()
      return
    }
    let alternatives = shape.alternatives
    // Where an API may stand instead of a yes or no, the one that is meant here says more.
    if alternatives.count > 1, case .boolean = alternatives[0] { proposePurpose() }
    for alternative in alternatives { proposeValue(alternative) }
  }

  private mutating func proposeValue(_ shape: Shape) {
    switch shape {
    case .boolean: for word in ["false", "true"] { addPlain(word) }
    case .constant(let word): addPlain(word)
    case .percentage: addPlain("200%")
    case .choice(let choices):
      let variants =
        cursor.path.last == .key("variant") ? applicability.guideline?.variants ?? [] : []
      guard variants.isEmpty else { return addAll(variants) }
      if cursor.path.last == .key("confined") { addAll(values("focus-confined")) }
      for choice in choices where !choice.isMistake { addPlain(choice.word) }
    case .word(let kind): proposeWords(kind)
    case .api: proposeAPIs()
    case .apiOrText:
      proposePurpose()
      proposeEventPhrases()
    case .text: proposePhrase()
    case .map(let map) where map == .announcement && cursor.isOnText(besides: map): proposePhrase()
    case .list(let item):
      // A list of words may be begun with its bracket.
      if !cursor.isInFlow, case .word(let kind) = item, kind == .action { proposeActionList() }
    default: break
    }
  }

  /// Proposes the few values of an API that stands as a key.
  mutating func proposeValuesOfOtherKey() {
    guard case .key(let name) = cursor.path.last, cursor.spot != .key else { return }
    let map = Shape.map(format).descendant(cursor.path.dropLast())?.mapShape
    guard map?.takesAPIs == true else { return }
    for value in library.vocabulary.api(named: name)?.takes ?? [] { addPlain(value) }
  }

  /// Adds a word of the format, which never needs quotes.
  private mutating func addPlain(_ word: String) {
    add(word, kind: .word, insertion: word)
  }

  private mutating func proposeActionList() {
    let list = "[\(values("required-actions").joined(separator: ", "))]"
    guard list != "[]" else { return }
    add(list, kind: .phrase, insertion: list)
  }

  private mutating func proposeWords(_ kind: WordKind) {
    switch kind {
    case .component: proposeComponents()
    case .framework:
      let frameworks = cursor.path.platform?.frameworks ?? Framework.allCases
      for framework in frameworks { addScalar(framework.rawValue, detail: framework.title) }
    case .role: proposeRoles()
    case .state: addAll(states)
    case .stateWord: proposeStateWords()
    case .element:
      let native = values("elements") + documentElements
      addAll(native.isEmpty ? apis([.element]).map(\.name) : native, kind: .element)
    case .trait:
      addAll(values("traits"), kind: .api)
      addAPIs([.trait])
    case .method: addAPIs([.api], where: { $0.name.hasSuffix(")") || $0.stem.hasPrefix("on") })
    case .handler:
      let handlers = Set(values("handlers"))
      addAPIs([.api], where: { handlers.contains($0.name) })
      addAPIs([.api], where: { $0.stem.hasPrefix("on") })
      addAPIs([.api], where: { $0.name.hasSuffix(")") })
    case .action: addAll(values("required-actions"))
    case .moment: addAll(format == .model ? values("moments") : moments)
    case .key: addAll(values("keys") + terms(.key))
    case .gesture: addAll(values("gestures") + terms(.gesture))
    case .effect: proposeEffects()
    case .place: addAll(values("initial-focus") + terms(.place))
    case .direction: addAll(terms(.direction))
    case .part: proposeParts()
    case .variant: addAll(applicability.guideline?.variants ?? [])
    case .quote: proposeSentences()
    case .platform, .api, .stateFact, .path, .pattern: break
    }
  }

  /// The sentences of the document that stand in it for every framework which a fact is on, perhaps
  /// once for each, those first that hold for little else.
  private mutating func proposeSentences() {
    let sentences = (applicability.guideline?.statements ?? []).filter { !$0.isCode }
    let frameworks = Set(applicability.frameworks)
    var holding: [[UInt8]: Set<Framework>] = [:]
    for sentence in sentences {
      let own = frameworks.filter { sentence.applies(platform: $0.platform, framework: $0) }
      holding[sentence.comparableText, default: []].formUnion(own)
    }
    for generality in 0...2 {
      for sentence in sentences
      where sentence.generality == generality && holding[sentence.comparableText] == frameworks {
        let text = sentence.words
        add(text, detail: sentence.place, kind: .phrase, insertion: written(text))
      }
    }
  }

  /// The elements that the document of a guideline without a model names under Role.
  private var documentElements: [String] {
    guard let guideline = applicability.guideline, !guideline.hasModel else { return [] }
    return applicability.frameworks.flatMap { guideline.elements(in: $0) }
  }

  mutating func addAll(_ words: [String], kind: Completion.Kind = .word) {
    for word in words { addScalar(word, kind: kind) }
  }

  private mutating func proposeComponents() {
    for name in library.names {
      let text = written(name)
      add(
        name,
        detail: library[name]?.title,
        kind: .word,
        insertion: text,
        about: subject(.component, name)
      )
    }
  }

  /// The states of the component, those that the guideline names first.
  var states: [String] { applicability.facts("states").flatMap(\.values) + terms(.state) }

  private mutating func proposeParts() {
    if cursor.path.contains(.key("order")) {
      // Label and data take turns, so that a list has them more than once.
      let pair = values("label-data-order")
      labels.subtract(pair)
      addAll(pair)
      if spec?.label != nil { addPlain("label") }
    }
    addAll(parts)
    if cursor.path.contains(.key("order")) { addPlain("content") }
  }

  /// The parts that the guideline names, those that other lists of the spec have, and the segments.
  var parts: [String] {
    let lists = (spec?.scopes ?? []).flatMap { scope in
      ["groupings", "focus"].flatMap { topic in
        ["order", "children", "refs"].map { scope.map[topic]?[$0] }
      }
    }
    let words = lists.flatMap { list in
      (list?.words ?? [])
        + (list?.entries ?? []).flatMap { [$0.key] + $0.value.entries.compactMap(\.value.word) }
    }
    let others = words.filter { !$0.range.touches(cursor.word.lowerBound) }.map(\.value)
    return values("parts") + others + segmentNames
  }

  /// What the screen reader says for the state that the word belongs to.
  private mutating func proposeStateWords() {
    let state = cursor.path.dropLast().last
    for fact in applicability.facts("states") {
      guard case .key(let name) = state, fact.values.contains(name) else { continue }
      for word in fact.details("announced") {
        addScalar(word, detail: fact.platform?.screenReader)
      }
    }
    if items.isEmpty { addAll(terms(.stateWord)) }
  }

  /// The effect that the guideline gives to the key or gesture first.
  private mutating func proposeEffects() {
    if case .key(let name) = cursor.path.last {
      let vocabulary = library.vocabulary
      let term = vocabulary.term(.key, name) ?? vocabulary.term(.gesture, name)
      let trigger = (term?.word ?? name).foldedForComparison
      let isMeant = { (words: [String]) in words.contains { $0.foldedForComparison == trigger } }
      guard !isMeant(values("inactive-keys")) else {
        addScalar("none")
        return
      }
      for fact in applicability.facts("page-keys")
      where fact.detail("key")?.foldedForComparison == trigger && !isDone(by: fact) {
        addAll(fact.values)
      }
      for fact in applicability.facts("keys") + applicability.facts("gestures")
      where isMeant(fact.values) {
        if let effect = fact.detail("effect") { addScalar(effect) }
      }
    }
    addAll(terms(.effect))
  }

  /// Whether another entry of the map at the cursor has one of the effects that a fact accepts.
  private func isDone(by fact: Fact) -> Bool {
    let map = cursor.path.names.dropLast().reduce(spec?.root) { $0?[$1] }
    return (map?.entries ?? []).contains { entry in
      !entry.value.range.touches(cursor.word.lowerBound)
        && entry.value.word.map { fact.accepts($0.value) } ?? false
    }
  }

  /// The roles of the component; that of one adjustable element only where its trait is declared.
  private mutating func proposeRoles() {
    let roles = values("roles") + values("other-roles")
    // Of the words that other documents have, those that this one has as well.
    let known = terms(.role).filter {
      applicability.guideline?.hasModel != false
        || !applicability.statements(mentioning: $0).isEmpty
    }
    addAll(roles.isEmpty ? known : roles)
    proposeRoleConstants(of: roles)
    let scope = spec?.scopes.first { $0.platform == cursor.path.platform }
    let traits = Set((scope?.map["traits"]?.words ?? []).map { Vocabulary.stem(of: $0.value) })
    for fact in applicability.facts("adjustable") {
      let wanted = fact.details("traits").map { Vocabulary.stem(of: $0) }
      if !traits.isDisjoint(with: wanted) { addAll(fact.values) }
    }
  }

  /// The constants of the framework for roles, such as `Role.Tab` for a tab.
  private mutating func proposeRoleConstants(of roles: [String]) {
    let wanted = Set(roles.map(\.foldedForComparison))
    for api in apis([.api]) where api.purpose == "role" {
      for constant in api.aliases {
        let word = constant.split(separator: ".").last.map(String.init) ?? ""
        if wanted.contains(word.foldedForComparison) { addScalar(constant, kind: .api) }
      }
    }
  }

  /// The APIs that fit: of the state that is described, then those that the topic speaks of, then
  /// all of the frameworks at hand.
  private mutating func proposeAPIs() {
    let keys = Array(cursor.path.names.reversed())
    if keys.count > 2, keys[2] == "states" {
      addAll(called(values("\(keys[1].lowercased())-api")), kind: .api)
    }
    proposeValuesFromElsewhere()
    proposePurpose()
    for key in keys { propose(purposesOf: key) }
    let naming = library.vocabulary.counterparts.first { $0.purpose == "name" }?.names
    let namers = Set((naming ?? [:]).values.joined())
    addAPIs([.api, .notification]) { api in
      // What a modifier is for stands in its braces.
      api.name.contains("{") ? !namers.contains(api.name) : api.purpose != "name"
    }
  }

  /// The APIs that serve what the key is for, such as announcing or a step of a custom action.
  private mutating func proposePurpose() {
    let path = cursor.path.last == .item ? cursor.path.dropLast() : cursor.path[...]
    guard case .key(let key) = path.last else { return }
    if path.dropLast().last == .key("custom-actions") {
      for fact in applicability.facts("custom-action-steps") where fact.detail("place") == key {
        addAll(fact.values, kind: .api)
      }
    }
    if key == "focus" {
      // Where the page takes the element with it that had the focus, it has to go somewhere.
      if !applicability.facts("focus-on-page-change").isEmpty { addPlain("heading") }
      addPlain("stay")
    }
    propose(purposesOf: key)
    if key == "announce" { proposeValuesFromElsewhere() }
    if key == "style" { proposeStyles() }
  }

  /// The styles that the guideline names, else those of the frameworks, the short form first.
  private mutating func proposeStyles() {
    let own = values("style")
    addAll(own, kind: .api)
    guard own.isEmpty else { return }
    for style in apis([.element]) where style.name.hasSuffix("Style") {
      addAll(style.aliases.filter { $0.hasPrefix(".") } + [style.name], kind: .api)
    }
  }

  /// The APIs for what a key or a topic is about, each with what it can be set to.
  private mutating func propose(purposesOf key: String) {
    for framework in applicability.frameworks {
      for purpose in Self.purposes[key] ?? [] {
        let row = library.vocabulary.counterparts.first { $0.purpose == purpose }
        let names = row?.names[framework] ?? []
        addAll(called(names) + names.flatMap { settings(of: $0, in: framework) }, kind: .api)
      }
    }
  }

  /// An API with each of its few values; none of a switch, which is on or off by what it is for.
  private func settings(of name: String, in framework: Framework) -> [String] {
    let values = library.vocabulary.api(named: name)?.takes ?? []
    let sign = framework == .compose ? " = " : "="
    return values.contains("true") ? [] : values.map { name + sign + $0 }
  }

  /// What the APIs under a key are for, as the table of counterparts calls it.
  private static let purposes = [
    "announce": ["announce"], "announcements": ["announce"], "custom-actions": ["custom actions"],
    "focus": ["move focus", "make focusable", "focus order"], "groupings": ["group"],
    "label-hidden": ["hide"], "move": ["move focus"], "on-page-change": ["announce"],
    "on-select": ["announce"], "on-value-change": ["announce"], "order": ["focus order"],
    "selected": ["selected"], "disabled": ["disabled"], "enabled": ["enabled"],
    "active": ["enabled"],
  ]

  private mutating func addAPIs(
    _ kinds: Set<API.Kind>,
    where isWanted: (API) -> Bool = { _ in true }
  ) {
    for api in apis(kinds) where isWanted(api) {
      addScalar(
        api.name,
        detail: api.homes.map(\.title).joined(separator: ", "),
        kind: .api,
        isDeprecated: !api.obsolete.isEmpty
      )
    }
  }

  /// Proposes the anchors in front of the cursor that may stand there, behind a merge key those of
  /// maps.
  mutating func proposeAliases() {
    let isMerged = cursor.isBehindMerge
    let path = isMerged ? cursor.path.prefix { $0 != .key("<<") } : cursor.path[...]
    for name in anchors(fitting: Shape.map(format).descendant(path), merged: isMerged) {
      add("*" + name, kind: .anchor, insertion: "*" + name)
    }
  }

  /// The names of the anchors in front of the cursor whose nodes a shape takes.
  func anchors(fitting shape: Shape?, merged isMerged: Bool = true) -> [String] {
    let tree = spec?.tree ?? root?.node?.tree
    let nodes = (tree?.anchoredNodes ?? []).filter { node in
      node.rangeWithProperties.upperBound <= cursor.word.lowerBound
        && (!isMerged || node.kind == .mapping || node.isMissing) && shape?.accepts(node) ?? true
    }
    return nodes.compactMap { $0.anchor?.name }.filter { !$0.isEmpty }
  }
}
