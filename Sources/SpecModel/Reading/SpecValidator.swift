import English
import Guidelines
import SourceText
import YAMLSyntax

/// Compares a document with the description of its keys, and gathers the words it mentions.
///
/// The document is a spec, or of another format that has no guideline.
struct SpecValidator {
  /// The whole document, and what it is to be.
  let root: SpecValue
  let format: MapShape
  let library: GuidelineLibrary
  let guideline: Guideline?
  /// The segments as the top level lists them.
  let segments: SegmentList
  var problems: [SpecProblem] = []
  private(set) var mentions: [TermReference] = []
  /// The platforms among the keys of the map that was read last.
  var knownPlatforms: (map: ByteRange, entries: [SpecEntry])?
  /// The maps, by where they begin, and the topics that they lack and something belongs under.
  var missingTopics: Set<MissingTopic> = []
  /// What each misspelt key is taken for.
  var meanings: [ByteRange: String] = [:]
  /// How many keys have been compared with the names of all APIs.
  var comparedNames = 0
  /// Which platforms are of a framework that no table has.
  var unlistedFrameworks: [Platform: Bool] = [:]

  init(
    of root: SpecValue,
    as format: MapShape = .spec,
    library: GuidelineLibrary,
    guideline: Guideline?,
    segments: SegmentList
  ) {
    self.root = root
    self.format = format
    self.library = library
    self.guideline = guideline
    self.segments = segments
  }

  /// Reads a value that should have a shape; a missing value is one that is not written yet.
  mutating func read(_ value: SpecValue, as shape: Shape, at place: SpecPath) {
    if value.isNull { return }
    // In a platform, `none` switches off whatever the top level says.
    if place.platform != nil, value.word?.value == "none" { return }
    guard let fitting = shape.alternative(fitting: value), !isPlaceholder(value, for: fitting)
    else {
      reportType(of: value, expecting: shape, at: place)
      return
    }
    // Lines that were to be the keys of a map may be read as a text.
    if fitting.mapShape == nil, shape.mapShape != nil {
      let slips = value.slips(in: shape)
      guard slips.isEmpty else {
        problems += slips
        return
      }
    }
    switch fitting {
    case .map(let map):
      let parts = reportDividedValues(in: value, map)
      var owner: (entry: SpecEntry, children: [SpecEntry])?
      for entry in value.entries where !parts.contains(where: { $0 === entry }) {
        if let above = owner?.entry, isChild(entry, of: above, in: map) {
          owner?.children.append(entry)
          continue
        }
        if let owner { report(owner.children, under: owner.entry.key) }
        read(entry, of: value, as: map, at: place)
        owner = value.mayGoOn(with: entry) ? (entry, []) : nil
      }
      if let owner { report(owner.children, under: owner.entry.key) }
    case .list(let item):
      if let map = shape.mapShape, areEntries(value, of: map) {
        return reportType(of: value, expecting: .map(map), at: place)
      }
      let isOfPhrases = item.mapShape == .announcement
      if isOfPhrases {
        reportPhrases(in: value)
        reportMissingMoments(in: value)
      }
      let parts = reportDividedItems(in: value)
      let known = problems.count
      for (index, value) in value.items.enumerated()
      where !parts.contains(index) && !(isOfPhrases && Self.isPhrase(value)) {
        read(value, as: item, at: place)
      }
      joinProblems(ofWordsIn: value, since: known)
    case .word(let kind):
      mention(value, as: kind, at: place)
    case .api:
      mention(value, as: .api, at: place)
    case .apiOrText:
      if let text = value.word?.value, text.isWrittenAsAPI,
        namesAPI(text) || text.isWrittenAsValue(of: place.key)
          || api(misspeltAs: text, at: place) != nil
      {
        mention(value, as: .api, at: place)
      }
    default: break
    }
  }

  private mutating func mention(_ value: SpecValue, as kind: WordKind, at place: SpecPath) {
    guard let word = value.word else { return }
    mentions.append(TermReference(word: word, kind: kind, place: place, value: nil))
    reportMark(behind: value, as: kind)
  }

  private mutating func read(
    _ entry: SpecEntry,
    of map: SpecValue,
    as shape: MapShape,
    at place: SpecPath
  ) {
    let key = entry.key.value
    if key.isEmpty || shape.ignores(key) { return }
    if entry.value.isNull {
      reportMissingColon(entry, of: map)
      if let slip = colonMissing(in: entry, of: map, shape) {
        meanings[entry.key.range] = entry.key.value.keyWithoutColon
        return problems.append(slip)
      }
    }
    if let description = shape.description(of: key) {
      guard isAvailable(description) else {
        let name = guideline?.title.lowercased() ?? "component"
        return report(entry, of: map, because: "\(name.withArticle) has no '\(key)'", shape, place)
      }
      read(entry.value, behind: key, as: self.shape(of: description), at: place)
    } else if let open = shape.openKeys {
      if open.kind != .platform, let name = keyMeant(byColonsIn: entry, of: map) {
        report(.misspelt(name), entry, of: map, shape)
        return read(entry.value, behind: name, as: open.value, at: place)
      }
      if isDisplaced(entry, among: open),
        let problem =
          (open.kind == .platform ? displacement(of: entry, besidePlatformsOf: map) : nil)
          ?? displacement(of: entry, outOf: map, at: place)
      {
        return report(.displaced(problem), entry, of: map, shape)
      }
      mentions.append(
        TermReference(word: entry.key, kind: open.kind, place: place, value: entry.value)
      )
      let meant = meaning(of: entry, of: map, among: open)
      if let meant { meanings[entry.key.range] = meant }
      // Nothing else is to be said of a key that is no platform.
      if open.kind == .platform, meant == nil || !entry.value.isMap { return }
      read(entry.value, behind: meant ?? key, as: open.value, at: place)
    } else if shape.takesAPIs, mayBeAPI(key, at: place), !isTopic(entry, in: shape),
      !hasColonTooMany(key, in: shape),
      !entry.value.isMap || topic(of: entry, of: map, in: shape) == nil
    {
      mentions.append(TermReference(word: entry.key, kind: .api, place: place, value: entry.value))
      if let meant = api(misspeltAs: key, at: place) { meanings[entry.key.range] = meant }
    } else if shape.takesAPIs, mayBeNameOfOtherFramework(entry, in: shape, at: place) {
      mentions.append(TermReference(word: entry.key, kind: .api, place: place, value: entry.value))
    } else {
      report(entry, of: map, because: nil, shape, place)
      if let meant = meanings[entry.key.range], let description = shape.description(of: meant) {
        read(entry.value, behind: meant, as: self.shape(of: description), at: place)
      }
    }
  }

  private mutating func read(
    _ value: SpecValue,
    behind key: String,
    as shape: Shape,
    at place: SpecPath
  ) {
    // Most values are texts, of which nothing is to be said.
    if case .text = shape, case .scalar = value.content { return }
    read(value, as: shape, at: place.appending(key))
  }

  /// The shape of the value of a key.
  ///
  /// A guideline may have a fact that lists which words alone do.
  private func shape(of description: KeyDescription) -> Shape {
    guard let fact = description.narrowing,
      let words = guideline?.model.facts(fact).flatMap(\.values), !words.isEmpty
    else {
      return description.shape
    }
    return .choice(words.uniqued.map { Choice($0.lowercased(), "") })
  }

  /// Whether the component has a key; a component that nobody described has them all.
  func isAvailable(_ description: KeyDescription) -> Bool {
    guard description.isComponentKey, let guideline, guideline.hasModel else { return true }
    return guideline.model.keys.contains(description.name)
  }
}

// MARK: - Problems

extension SpecValidator {
  private mutating func reportType(of value: SpecValue, expecting shape: Shape, at place: SpecPath)
  {
    guard problems.count < SpecProblem.mostOfDocument else { return }
    if let problem = value.dashWithoutSpace(in: shape) { return problems.append(problem) }
    let slips = value.slips(in: shape)
    guard slips.isEmpty else {
      problems += slips
      return
    }
    if shape.mapShape == .announcements, let phrase = value.word {
      return reportPhrase(phrase, value)
    }
    let subject = place.keys.isEmpty ? format.subject : "'\(place.key)'"
    if let fix = unquoting(value, shape) {
      problems.append(
        SpecProblem(
          .wrongType,
          "\(subject) takes \(shape.description), not a text in quotes; remove them",
          at: value.range,
          fix: fix
        )
      )
      return
    }
    if let fix = unbracing(value, shape) {
      problems.append(
        SpecProblem(
          .wrongType,
          "\(subject) takes \(shape.description), not a map; remove the braces",
          at: value.range,
          fix: fix
        )
      )
      return
    }
    if let node = value.node,
      let text = node.callReadAsMap ?? value.placeholderReadAsMap(for: shape)
    {
      let reason = value.isWordInBraces ? "'{' begins a map" : "':' ends a key"
      problems.append(
        SpecProblem(
          .wrongType,
          "\(reason) in YAML; put the text in quotes",
          at: value.range,
          fix: Fix("Quote the text", [TextEdit(node.range, with: ScalarWriting.scalar(text))])
        )
      )
      return
    }
    let fix = value.booleanMeant(by: shape).flatMap { word in
      // A tag makes a text of the word.
      value.node.map {
        $0.range == $0.rangeWithProperties
          ? Fix("Change to '\(word)'", [TextEdit($0.range, with: word)])
          : Fix("Remove the tag", [TextEdit($0.rangeWithProperties, with: word)])
      }
    }
    if let key = value.word, value.isWordOnOwnLine,
      let known = shape.mapShape?.description(of: key.value), isAvailable(known)
    {
      problems.append(
        SpecProblem(
          .wrongType,
          SpecProblem.missingColonMessage(of: key.value),
          at: value.range,
          fix: Fix("Insert ':'", [.insert(":", at: key.range.upperBound)]),
          isGap: true
        )
      )
      return
    }
    let isAPI = value.word.flatMap { apiKey(for: [$0.value], in: shape.mapShape) } != nil
    problems.append(
      SpecProblem(
        .wrongType,
        (isAPI ? nil : shape.advice(besides: value, at: place, called: guideline?.segmentWord))
          ?? "\(subject) takes \(shape.description), not \(value.formDescription)",
        at: value.range,
        fix: fix ?? advised(value, behind: place.key) ?? choosing(value, shape)
          ?? self.fix(for: value, expecting: shape),
        isGap: shape.mapShape != nil && value.isWordOnOwnLine
      )
    )
  }
}
