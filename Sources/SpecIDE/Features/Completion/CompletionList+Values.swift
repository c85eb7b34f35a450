import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

extension Statement {
  /// The text, without the key of a criterion that its document writes as `key: sentence`.
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
    case .choice where !narrowed.isEmpty: addAll(narrowed)
    case .boolean, .constant, .choice:
      guard case .key(let key) = cursor.path.last(where: { $0 != .item }) else { return }
      for word in plainWords(of: shape, under: key) { addPlain(word) }
    case .percentage: addPlain("200%")
    case .map(.value) where cursor.spot == .value && cursor.quote == nil: proposeRange()
    case .word(let kind): proposeWords(kind)
    case .api: proposeAPIs()
    case .apiOrText:
      proposePurpose()
      proposeEventPhrases()
    case .text: proposePhrase()
    case .map(.announcement) where cursor.isOnText: proposePhrase()
    case .list(let item):
      // A list of words may be begun with its bracket.
      if !cursor.isInFlow, cursor.quote == nil, case .word(.action) = item { proposeActionList() }
    default: break
    }
  }

  /// The words of the format that may stand under a key.
  ///
  /// Where the guideline has some of them, the others are left out.
  func plainWords(of shape: Shape, under key: String) -> [String] {
    let fitting = applicability.facts("fit-words").filter { fact in
      fact.detail("key") == key && fact.details("beside").allSatisfy { spec?.root[$0] != nil }
    }
    let own = ([key, key + "s", "focus-" + key].flatMap { applicability.facts($0) } + fitting)
      .flatMap(\.values)
    let words: [String]
    switch shape {
    case .boolean: words = ["false", "true"]
    case .constant(let word): words = [word]
    // What is a mistake elsewhere is right where the guideline says so.
    case .choice(let choices):
      words = choices.filter { !$0.isMistake || own.contains($0.word) }.map(\.word)
    default: return []
    }
    let isTold = key == "announce" && isEventAnnounced
    let isModal = key == "modal" && !applicability.facts("focus-confined").isEmpty
    let known =
      key == KeyMeaning.selected.key && isOtherSegmentSelected
      ? ["false"] : isTold || isModal ? ["true"] : own
    let right = words.filter(known.contains)
    return right.isEmpty ? words : right
  }

  /// The words that the guideline lists for the key, where it has a fact that does.
  private var narrowed: [String] {
    guard case .key(let key) = cursor.path.last,
      let map = Shape.map(format).descendant(cursor.path.dropLast())?.mapShape,
      let fact = map.description(of: key)?.narrowing
    else { return [] }
    return (applicability.guideline?.model.facts(fact).flatMap(\.values) ?? []).uniqued
  }

  /// Whether a segment beside that at the cursor is selected.
  private var isOtherSegmentSelected: Bool {
    spec?.segments.all.contains {
      $0.isSelected && !$0.value.range.touches(cursor.word.lowerBound)
    } ?? false
  }

  /// Proposes a value with its limits, in braces.
  private mutating func proposeRange() {
    let numbers = [
      (KeyMeaning.currentValue.key, "1"), (KeyMeaning.smallestValue.key, "0"),
      (KeyMeaning.largestValue.key, "10"),
    ]
    let map = { (number: (Int, String) -> String) in
      let pairs = numbers.enumerated().map { "\($1.0): \(number($0 + 1, $1.1))" }
      return "{ \(pairs.joined(separator: ", ")) "
    }
    add(
      "{ \(numbers.map(\.0).joined(separator: ", ")) }",
      kind: .phrase,
      insertion: inStyle(map { $1 } + "}"),
      snippet: cursor.isInJSON ? nil : map { "${\($0):\($1)}" } + "\\}"
    )
  }

  /// Proposes the few values of an API that stands as a key.
  mutating func proposeValuesOfOtherKey() {
    guard case .key(let name) = cursor.path.last, cursor.spot != .key else { return }
    let map = Shape.map(format).descendant(cursor.path.dropLast())?.mapShape
    guard let map, map.takesAPIs else { return }
    let own = groupSettings(of: name)
    let values = own.isEmpty ? plainValues(takenBy: name) : own
    for value in values where fits(name, value) { addPlain(value) }
    guard own.isEmpty else { return }
    for value in closedValues(takenBy: name) where fits(name, value) {
      addScalar(value, kind: .api)
    }
  }

  /// Whether nothing speaks against an API with a value at this place.
  private func fits(_ name: String, _ value: String) -> Bool {
    let setting = "\(name)=\(value)"
    return !isOpposed(setting) && !isUnfit(setting)
  }

  /// The words that a key takes in the frameworks at hand, as the vocabulary has them.
  private func plainValues(takenBy key: String) -> [String] {
    let frameworks = Set(applicability.frameworks)
    let known = library.vocabulary.apis(named: key)
    let takes = known.first { !frameworks.isDisjoint(with: $0.homes) }?.takes ?? []
    return takes.filter { fitsLiveRegion($0, of: key) }
  }

  /// The values that a key takes in the frameworks at hand, without deprecated ones.
  ///
  /// Where the guideline names some, the others are left out.
  private func closedValues(takenBy key: String) -> [String] {
    let name = Vocabulary.member(of: key) ?? ""
    return PlatformNames.builtIn.sets(takenBy: name)
      .filter { applicability.frameworks.contains($0.framework) }
      .flatMap(\.values).filter(\.deprecated.isEmpty).map(\.name)
      .filter { fitsLiveRegion($0, of: key) }
      .filter { comesToSomething(name, $0) }
  }

  /// Whether a name of a shared framework does something on the platform at hand.
  func comesToSomething(_ name: String) -> Bool {
    guard let platform = cursor.path.platform,
      applicability.frameworks.allSatisfy({ !$0.isNative })
    else { return true }
    let effects = PlatformEffects.builtIn.effects(of: name, on: platform)
    return effects.isEmpty || effects.contains { $0.fault != .silent }
  }

  /// Whether a value of a shared framework's name does something on the platform at hand.
  private func comesToSomething(_ name: String, _ value: String) -> Bool {
    guard let platform = cursor.path.platform,
      applicability.frameworks.allSatisfy({ !$0.isNative })
    else { return true }
    return PlatformEffects.builtIn.effect(of: name, value, on: platform)?.fault == nil
  }

  /// Adds a word of the format, which never needs quotes.
  mutating func addPlain(_ word: String) {
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
      let frameworks = cursor.path.platform?.namedFrameworks ?? Framework.allCases
      for framework in frameworks { addScalar(framework.rawValue, detail: framework.title) }
    case .role: proposeRoles()
    case .state: addAll(states)
    case .stateWord: proposeStateWords()
    case .element:
      let native = values("elements") + documentElements
      addAll(native.isEmpty ? apis([.element]).map(\.name) : native, kind: .element)
    case .trait: proposeTraits()
    case .method:
      addAll(applicability.facts("adjustable").flatMap { $0.details("methods") }, kind: .api)
      addAPIs([.api]) { api in
        let isAction = api.stem.hasSuffix("Action") && api.homes == [.swiftui]
        return api.name.hasPrefix("accessibility") && (api.name.hasSuffix("()") || isAction)
      }
    case .handler: proposeHandlers()
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
    case .platform, .api, .stateFact, .addedKey, .path, .pattern: break
    }
  }

  private mutating func proposeTraits() {
    addAll(values("traits").filter(keepsRole), kind: .api)
    let list = self
    addAPIs([.trait]) { list.keepsRole($0.name) }
    addAll(closedValues(takenBy: "traits").filter(keepsRole), kind: .api)
  }

  /// Whether a trait does not take the role away where nothing gives it again.
  func keepsRole(_ trait: String) -> Bool {
    let scope = spec?.scopes.first { $0.platform == cursor.path.platform }
    return scope?.role != nil
      || !applicability.facts("overwriting-traits").contains { $0.accepts(trait) }
  }

  /// Proposes the sentences that stand in the document for every framework of a fact.
  ///
  /// A sentence may stand there once for each framework. Sentences that hold for little else come
  /// first.
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

  /// Proposes the components by their names, then by all else that people call them.
  ///
  /// A name that is misspelt is found under what is typed.
  private mutating func proposeComponents() {
    let near = cursor.typed.isEmpty ? nil : library.nearest(to: cursor.typed)
    for guideline in library.index {
      let name = guideline.name
      let isMisspelt = name == near && !name.hasPrefix(cursor.typed.lowercased())
      let filter = isMisspelt ? cursor.typed : nil
      addComponent(name, as: name, detail: guideline.title, filter: filter)
    }
    for guideline in library.index {
      for other in guideline.aliases + guideline.otherNames {
        addComponent(guideline.name, as: other, detail: guideline.name)
      }
    }
  }

  private mutating func addComponent(
    _ name: String,
    as label: String,
    detail: String?,
    filter: String? = nil
  ) {
    add(
      label,
      detail: detail,
      kind: .word,
      insertion: written(name),
      filter: filter,
      about: DocumentationKey(ofComponent: name)
    )
  }

  /// The states of the component; the ones that the guideline names come first.
  var states: [String] { applicability.facts("states").flatMap(\.values) + terms(.state) }

  private mutating func proposeParts() {
    if cursor.path.contains(.key("order")) {
      // Label and data take turns, so that a list has them more than once.
      let pair = values("label-data-order")
      labels.subtract(pair)
      addAll(pair)
      addAll(values("focus-order"))
      if spec?.label != nil, applicability.facts("content-after").isEmpty { addPlain("label") }
    }
    addAll(parts)
    if cursor.path.contains(.key("order")) { addPlain("content") }
  }

  /// The parts that the guideline names, the parts in other lists of the spec, and the segments.
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
    guard items.isEmpty else { return }
    // What is said for another state would be wrong for this one.
    let others = Set(applicability.facts("states").flatMap { $0.details("announced") })
    addAll(terms(.stateWord).filter { !others.contains($0) })
  }

  /// Proposes the roles of the component.
  ///
  /// The role of one adjustable element is there only where its trait is declared.
  private mutating func proposeRoles() {
    let scope = spec?.scopes.first { $0.platform == cursor.path.platform }
    // Some elements have roles of their own.
    let facts = applicability.facts("roles").filter { fact in
      scope.map { fact.isAbout($0) } ?? fact.isAbout([])
    }
    let roles = facts.flatMap(\.values) + facts.flatMap(\.alsoAccepted) + values("other-roles")
    // Without a model, a role counts only where the document mentions it.
    let known = terms(.role).filter {
      applicability.guideline?.hasModel != false
        || !applicability.statements(mentioning: $0).isEmpty
    }
    addAll(roles.isEmpty ? known : roles)
    proposeRoleConstants(of: roles)
    let stems = { (words: [String]) in Set(words.map { Vocabulary.stem(of: $0) }) }
    let traits = stems((scope?.map["traits"]?.words ?? []).map(\.value))
    for fact in applicability.facts("adjustable") {
      if !traits.isDisjoint(with: stems(fact.details("traits"))) { addAll(fact.values) }
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

  /// Proposes the anchors in front of the cursor that may stand there.
  ///
  /// Behind a merge key, only anchors of maps may.
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
