import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Gathers the proposals for one place.
struct CompletionList {
  var cursor: Cursor
  /// The whole document, as its format describes it.
  let format: MapShape
  /// The whole document, as far as something is written.
  let root: SpecValue?
  /// `nil` in a document of another format.
  let spec: Spec?
  let applicability: Applicability
  let library: GuidelineLibrary
  /// The names that the guideline calls unfit for the component.
  let unfitWords: UnfitWords
  /// What is found to be missing in the document.
  let gaps: [Finding]
  private(set) var items: [Completion] = []
  /// Whether only that there is a choice is asked, which two items answer.
  let isProbe: Bool
  /// Whether no further item would change anything.
  private var isAnswered: Bool { isProbe && items.count > 1 }
  /// The labels that are proposed already, or stand in the list.
  var labels: Set<String> = []
  /// Whether the word at the cursor is one of the proposals already.
  ///
  /// The keyboard key that accepts a proposal then does what it usually does.
  private var isTypedInFull = false
  /// What stands in front of every insertion.
  private var lead = ""

  init(
    cursor: Cursor,
    format: MapShape = .spec,
    root: SpecValue?,
    spec: Spec? = nil,
    applicability: Applicability,
    library: GuidelineLibrary,
    gaps: [Finding] = [],
    isProbe: Bool = false
  ) {
    self.cursor = cursor
    self.format = format == .spec ? .spec(of: applicability.guideline) : format
    self.root = root
    self.spec = spec
    self.applicability = applicability
    self.library = library
    let unfit = applicability.facts("unfit-words")
    unfitWords = UnfitWords(of: unfit, in: spec, on: cursor.path.platform)
    self.gaps = gaps
    self.isProbe = isProbe
  }

  /// Forgets what is proposed.
  mutating func empty() {
    items = []
    labels = []
  }

  mutating func propose() {
    guard !cursor.isBehindMerge else { return proposeAliases() }
    dropDash()
    guard let shape = Shape.map(format).descendant(cursor.path) else {
      proposeValuesOfOtherKey()
      return
    }
    labels = listed
    propose(shape)
    if isTypedInFull { items = [] }
  }

  private mutating func propose(_ shape: Shape) {
    switch cursor.spot {
    case .key:
      proposeKeys(of: shape)
      proposeAPIKeys(of: shape)
      // Where the value that follows fits no key that is typed, one of the two is wrong.
      guard cursor.content != nil, !cursor.typed.isEmpty, !hasTyped else { return }
      cursor.content = nil
      proposeKeys(of: shape)
      proposeAPIKeys(of: shape)
    case .value:
      // What stands below belongs to the key, unless no map or list may.
      guard cursor.content == nil || !shape.isCollection else { return }
      proposeValues(of: shape)
      if takeQuotes(of: shape) { proposeValues(of: shape) }
      proposeBelow(shape)
    case .node:
      // On a line of its own below its key, a map begins more often than a word stands.
      let isBelowKey = cursor.path.last != .item
      if cursor.content == nil, !isBelowKey { proposeValues(of: shape) }
      if !cursor.isInFlow { proposeKeys(of: shape) }
      if cursor.content == nil, isBelowKey { proposeValues(of: shape) }
      if !cursor.isInFlow { proposeAPIKeys(of: shape) }
      proposeAnnouncements(of: shape)
      proposeItems(of: shape)
      proposeInBraces(shape)
    case .item: proposeItems(of: shape)
    }
  }

  /// Proposes the first key or item of what stands below its key.
  ///
  /// The line break that is missing behind the colon comes with it.
  private mutating func proposeBelow(_ shape: Shape) {
    guard !isProbe, !cursor.isInFlow, cursor.quote == nil, cursor.content == nil,
      let bytes = (spec?.tree ?? root?.node?.tree)?.bytes
    else { return }
    let quote = cursor.head
    let blanks = bytes[..<(cursor.word.lowerBound - quote.utf8.count)].reversed()
      .prefix { $0.isBlank }
    let style = style
    cursor.column += shape.mapShape == nil ? style.listStep : style.step
    cursor.head = String(decoding: blanks.reversed(), as: UTF8.self) + quote
    cursor.lead = "\n" + String(repeating: " ", count: cursor.column)
    proposeKeys(of: shape)
    proposeItems(of: shape)
  }

  /// Proposes the first item of a list with its dash.
  ///
  /// It stands below a key whose value is always a list.
  private mutating func proposeItems(of shape: Shape) {
    guard !cursor.isInFlow, cursor.path.last != .item || cursor.spot == .item, cursor.quote == nil,
      cursor.content == nil,
      let item = cursor.spot == .item ? shape.itemShape : shape.itemShapeAlone
    else { return }
    lead = "- "
    cursor.path.append(.item)
    labels.formUnion(listed)
    cursor.column += lead.utf8.count
    proposeValues(of: item)
    proposeKeys(of: item)
    proposeAPIKeys(of: item)
  }

  /// Whether a proposal begins with what is typed.
  private var hasTyped: Bool {
    let typed = cursor.typed.lowercased()
    return items.contains { ($0.filter ?? $0.label).lowercased().hasPrefix(typed) }
  }

  /// The words that the list has beside the one at the cursor, which belong in it once.
  var listed: Set<String> {
    guard cursor.path.last == .item else { return [] }
    let list = root?.value(at: cursor.path.dropLast(), around: cursor.word)
    let words = (list?.items ?? []).compactMap(\.word)
    return Set(words.filter { !$0.range.touches(cursor.word.lowerBound) }.map(\.value))
  }

  /// Adds a proposal that replaces the word under the cursor, once for each label.
  mutating func add(
    _ label: String,
    detail: String? = nil,
    kind: Completion.Kind,
    insertion: String,
    snippet: String? = nil,
    filter: String? = nil,
    about subject: DocumentationKey? = nil
  ) {
    let isWritable = cursor.quote == nil || ScalarWriting.inside(label, quote: cursor.quote) != nil
    if kind == .api || kind == .element, isUnfit(label) { return }
    guard !isAnswered, isWritable, labels.insert(label).inserted else { return }
    // A text that differs from the proposal only in its quotes is the proposal, too.
    if cursor.isWritten(lead + insertion) || insertion == "\"\(label)\"" && cursor.isWritten(label)
    {
      isTypedInFull = true
    }
    // Only a snippet leaves the cursor in front of what has to follow the word.
    let placeholders =
      snippet ?? (cursor.trail.isEmpty ? nil : insertion.escapedForSnippet + "$0")
    items.append(
      Completion(
        label: label,
        detail: detail,
        kind: kind,
        replaces: cursor.replaces,
        insertsUpTo: cursor.insertsUpTo,
        insertion: cursor.fitted(lead + insertion),
        snippet: placeholders.map { cursor.fitted(lead + $0) },
        filter: filter ?? cursor.filter(for: label),
        rank: items.count,
        leadsOn: leadsOn(from: label, writing: snippet ?? insertion),
        documentationKey: subject?.rawValue
      )
    )
  }

  /// Proposes whole specs where nothing is written yet.
  ///
  /// Each component has one for both platforms. A component with a model also has one for each
  /// framework.
  mutating func proposeSkeletons() {
    guard spec?.root.isMap != true, cursor.spot == .key, cursor.column == 0 else { return }
    for guideline in library.index {
      for frameworks in [[]] + (guideline.hasModel ? Framework.allCases.map { [$0] } : []) {
        guard
          let skeleton = SpecSkeleton(of: guideline.name, frameworks: frameworks, in: library)
        else { continue }
        let place = frameworks.first.map { " for \($0.title)" } ?? ""
        add(
          "\(guideline.name) spec\(place)",
          detail: guideline.title,
          kind: .skeleton,
          insertion: skeleton.text,
          snippet: skeleton.snippet,
          about: DocumentationKey(ofComponent: guideline.name)
        )
      }
    }
  }

  /// Adds a scalar, quoted as its place demands.
  ///
  /// In place of a deprecated API its replacements are added.
  mutating func addScalar(
    _ text: String,
    detail: String? = nil,
    kind: Completion.Kind = .word
  ) {
    if kind == .api {
      let isObsolete = library.vocabulary.api(named: text)?.obsolete.isEmpty == false
      guard !isObsolete, !isOpposed(text) else { return }
    }
    if kind == .api || kind == .element {
      let current = PlatformNames.builtIn.current(text, in: applicability.frameworks)
      guard current == [text] else {
        for name in current { addScalar(name, detail: detail, kind: kind) }
        return
      }
    }
    let text = kind == .api ? receiver(of: text) + typedAlias(of: text) : text
    // What documents leave empty is a mistake in a spec.
    let filled = kind == .api ? text.replacing("\"\"", with: "\"…\"") : text
    add(
      text,
      detail: detail,
      kind: kind,
      insertion: written(filled),
      filter: filter(for: text),
      about: subject(ofWord: text)
    )
  }

  /// A name with its setting in the form that is being typed: behind `an` the
  /// `android:accessibilityLiveRegion` of `accessibilityLiveRegion`.
  private func typedAlias(of text: String) -> String {
    let typed = cursor.typed.lowercased()
    guard typed.count > 1, !text.lowercased().hasPrefix(typed) else { return text }
    let name = text.prefix { $0 != "=" }
    let frameworks = applicability.frameworks
    let alias = library.vocabulary.api(named: String(name))?.aliases.first {
      $0.lowercased().hasPrefix(typed)
        && PlatformNames.builtIn.deprecation(of: $0, in: frameworks) == nil
    }
    return alias.map { $0 + text.dropFirst(name.count) } ?? text
  }

  /// What is typed in front of a member that a list names alone, such as `.` or `view.`.
  ///
  /// It is empty for a type whose members the list names whole.
  private func receiver(of member: String) -> String {
    guard member.first?.isLowercase == true, let receiver = cursor.receiver else { return "" }
    let isNamedWhole =
      receiver != "." && library.vocabulary.apis.contains { $0.name.hasPrefix(receiver) }
    return isNamedWhole || member.hasPrefix(receiver) ? "" : receiver
  }

  /// A text as a scalar, quoted as its place demands.
  func written(_ text: String) -> String {
    cursor.quote != nil
      ? ScalarWriting.inside(text, quote: cursor.quote) ?? text
      : inStyle(ScalarWriting.scalar(text))
  }

  /// The text that a client compares with the typed text.
  ///
  /// Within quotes it is the text as it is written there.
  func filter(for text: String) -> String? {
    let typed = typedForm(of: text)
    return typed == text ? nil : cursor.filter(for: typed) ?? typed
  }

  /// A text as somebody types it between the quotes at the cursor, or without any.
  func typedForm(of text: String) -> String { cursor.quote == nil ? text : written(text) }

  /// A value given as YAML, as it is written at this place.
  func inStyle(_ yaml: String) -> String {
    cursor.isInJSON ? ScalarWriting.json(yaml) : yaml
  }

  /// What a key is about that is proposed for a map at the cursor.
  func subject(ofKey key: String, in map: MapShape?) -> DocumentationKey {
    subject(key, nil, in: map, at: cursor.path)
  }

  /// What a word is about that is proposed as the value at the cursor.
  func subject(ofWord word: String) -> DocumentationKey? {
    var path = cursor.path
    while path.last == .item { path.removeLast() }
    guard case .key(let key)? = path.popLast() else { return nil }
    return subject(key, word, in: Shape.map(format).descendant(path)?.mapShape, at: path)
  }

  /// What a key or a word behind it is about, in a map to which the path leads.
  func subject(_ key: String, _ word: String?, in map: MapShape?, at path: [PathStep])
    -> DocumentationKey
  {
    DocumentationKey(
      of: Subject(
        key: key,
        word: word,
        in: map,
        at: path,
        of: format,
        applicability: applicability
      )
    )
  }

  /// The values of the facts of a name that apply at the cursor.
  ///
  /// Values that are accepted beside them come last.
  func values(_ fact: String) -> [String] {
    let facts = applicability.facts(fact)
    return facts.flatMap(\.values) + facts.flatMap(\.alsoAccepted)
  }

  /// The words of a vocabulary that fit the component and the platform, the guideline's own first.
  func terms(_ kind: Term.Kind) -> [String] {
    guard !isAnswered else { return [] }
    let component = applicability.guideline.flatMap { $0.hasModel ? $0.name : nil }
    let terms = library.vocabulary.terms(
      kind,
      component: component,
      platform: cursor.path.platform
    )
    return (terms.filter(\.quoted) + terms.filter { !$0.quoted }).map(\.word)
  }

  /// The APIs of some kinds that the frameworks at hand have, without obsolete ones.
  ///
  /// APIs in the guideline's own sentences for these frameworks come first. APIs in other
  /// guidelines follow, then APIs beyond the guidelines.
  func apis(_ kinds: Set<API.Kind>) -> [API] {
    guard !isAnswered else { return [] }
    let frameworks = Set(applicability.frameworks)
    let own = documentStems
    let fitting = library.vocabulary.apis.filter { api in
      guard kinds.contains(api.kind), api.obsolete.isEmpty,
        !frameworks.isDisjoint(with: api.homes),
        PlatformNames.builtIn.deprecation(of: api.name, in: api.homes) == nil
      else { return false }
      if own.contains(api.stem) { return true }
      guard let guideline = applicability.guideline else { return true }
      return guideline.hasModel ? api.applies(to: guideline.name) : api.components.isEmpty
    }
    let mentioned = fitting.filter { own.contains($0.stem) }
    let others = fitting.filter { !own.contains($0.stem) }
    return mentioned + others.filter(\.quoted) + others.filter { !$0.quoted }
  }

  /// The stems of the names that a guideline sets as code for the frameworks at hand.
  ///
  /// A built-in guideline has none: the vocabulary says where its names belong.
  private var documentStems: Set<String> {
    guard let guideline = applicability.guideline, !library.isBuiltIn(guideline) else { return [] }
    let words = applicability.targets.flatMap {
      guideline.codeWords(platform: $0.platform, framework: $0.framework)
    }
    return Set(words.map { Vocabulary.stem(of: $0) })
  }
}

extension Shape {
  /// The shape of the items of what is always a list.
  fileprivate var itemShapeAlone: Shape? {
    if case .list(let item) = self { item } else { nil }
  }
}
