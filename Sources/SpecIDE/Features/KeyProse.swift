import English
import Guidelines
import SpecModel
import SpecRules
import YAMLSyntax

/// The prose of a key and of its value.
struct KeyProse {
  let position: TreePosition
  let applicability: Applicability
  let key: String
  /// The whole document.
  private let format: MapShape
  let map: MapShape?
  let description: KeyDescription?
  private let linking: GuidelineLink?
  /// What is quoted of the guideline by findings at the place, and whether the prose shows it, too.
  var quoted: [Finding.Quote] = []
  var showsQuoted = true

  /// The same place, as documents of others about the component speak of it.
  private let companions: [KeyProse]

  /// How many sentences are quoted of a value.
  private static let valueLimit = 5

  init(
    _ position: TreePosition,
    in format: MapShape = .spec,
    applicability: Applicability,
    _ linking: GuidelineLink? = nil
  ) {
    self.position = position
    self.format = format
    self.applicability = applicability
    self.linking = linking
    companions = (applicability.guideline?.companions ?? []).map {
      KeyProse(position, in: format, applicability: applicability.reading($0), linking)
    }
    key = position.key
    map = Shape.map(format).descendant(position.path)?.mapShape
    description = map?.description(of: key)
  }

  /// The summary of the key and all that the guideline says on its topic.
  func ofKey(_ style: MarkupStyle) -> String? {
    let voices = voices
    guard let description else {
      if let summary = map?.summary(of: key) { return prose(style, key, summary) { _ in [] } }
      return keyOfValue(style) ?? word(key, as: map?.openKeys?.kind ?? .api, style, voices)
        ?? enclosingTopic(style, voices)
    }
    if map == .rules, let rule = Rule.named(key) { return rule.proseWithQuote(in: style) }
    let readers = map == .model ? FactDescription.named(key)?.readerList ?? "" : ""
    let summary = self.summary(of: description) + (readers.isEmpty ? "" : " Read by \(readers).")
    return prose(style, key, summary, voices) { $0.sentences(on: description) }
  }

  /// The summary of a key, with the guideline's word for a segment.
  private func summary(of description: KeyDescription) -> String {
    guard let map, map == .segment, let guideline = applicability.guideline else {
      return description.summary
    }
    return description.summary.replacing(map.name, with: guideline.segmentWord)
  }

  /// What both voices say at the moment that the key names; nothing for any other key.
  private var voices: [(name: String, text: String)] {
    guard position.isOnKey, case .key("announcements")? = position.path.last,
      let spec = applicability.spec
    else { return [] }
    let phrase = position.entry.value
    return PhraseVoices(of: phrase.resolved ?? phrase, in: spec).rows
  }

  /// What a key of the map that an API takes comes to, such as `selected` in `accessibilityState`.
  private func keyOfValue(_ style: MarkupStyle) -> String? {
    guard map == nil, case .key(let name)? = position.path.last, parentMap?.takesAPIs == true
    else { return nil }
    return WordSummary(applicability: applicability)
      .effect(of: "\(name).\(key)", position.node.text)
      .map { prose(style, key, $0) { _ in [] } }
  }

  /// What the guideline says on the topic of the map around a key of the author's own choice.
  ///
  /// Nothing else is known of such a key.
  private func enclosingTopic(_ style: MarkupStyle, _ voices: [(name: String, text: String)])
    -> String?
  {
    guard map?.openKeys != nil, case .key(let name)? = position.path.last,
      let description = parentMap?.description(of: name)
    else { return nil }
    // A moment is called by its own name, whatever the map around it is called.
    return prose(style, voices.isEmpty ? name : key, description.summary, voices) {
      $0.sentences(on: description)
    }
  }

  /// What the guideline says of the value, or else what it says on the topic of its key.
  func ofValue(_ style: MarkupStyle) -> String? {
    if position.node.kind == .alias { return alias(style) }
    if let spoken = WordSummary(applicability: applicability).spoken(by: position.node, of: key) {
      let voices = applicability.spec.map { PhraseVoices(of: position.node, in: $0).rows } ?? []
      return prose(style, spoken.moment, spoken.summary, voices) {
        $0.announced(at: spoken.moment)
      }
    }
    let text = position.node.text
    if let summary = description?.shape.summary(ofChoice: text) {
      return prose(style, text, summary, limit: Self.valueLimit) {
        $0.sentences(aboutChoice: text)
      }
    }
    if let kind = valueKind, kind != .quote, let prose = word(text, as: kind, style) {
      return prose
    }
    guard let description else {
      if let prose = keyOfValue(style) { return prose }
      if let effect = WordSummary(applicability: applicability).effect(of: key, text) {
        return prose(style, text, effect) { _ in [] }
      }
      // The value of an API that stands as a key has no words of its own.
      return map?.takesAPIs == true ? word(key, as: .api, style) : nil
    }
    let isQuote = valueKind == .quote
    return prose(style, key, summary(of: description), limit: Self.valueLimit) {
      isQuote ? $0.sentences(about: text, as: .quote) : $0.sentences(on: description)
    }
  }

  /// The map around the one that holds the entry.
  var parentMap: MapShape? {
    Shape.map(format).descendant(position.path.dropLast())?.mapShape
  }

  /// The sentences about the key or value under the cursor, the ones that its hover may quote
  /// first.
  var sentences: [Statement] {
    if position.isOnKey {
      return description.map { sentences(on: $0) }
        ?? sentences(about: key, as: map?.openKeys?.kind ?? .api)
    }
    guard position.node.kind != .alias else { return [] }
    if let spoken = WordSummary(applicability: applicability).spoken(by: position.node, of: key) {
      return announced(at: spoken.moment)
    }
    let own = valueKind.map { sentences(about: position.node.text, as: $0) } ?? []
    return own.isEmpty ? description.map { sentences(on: $0) } ?? [] : own
  }

  /// The vocabulary that the value is taken from.
  private var valueKind: WordKind? { (description?.shape ?? map?.openKeys?.value)?.wordKind }

  /// How many keys or items of what an alias stands for are named.
  private static let mostNamed = 20

  /// What an alias stands for, as far as it is one word or the keys of a map.
  private func alias(_ style: MarkupStyle) -> String {
    let target = position.node.resolved
    let content =
      switch target?.kind {
      case .scalar?: "“\(target?.text ?? "")”"
      case .mapping?:
        (target.map { $0.entries.prefix(Self.mostNamed).map(\.key.text) } ?? []).listed("and")
      case .sequence?:
        (target.map { $0.items.prefix(Self.mostNamed).compactMap(\.resolved).map(\.text) } ?? [])
          .listed("and")
      case .alias?, nil: ""
      }
    var prose = MarkupBuilder(style)
    let name = "*" + position.node.text
    prose.introduce(
      name,
      target == nil ? "No anchor of this name stands above." : "Stands for \(content)."
    )
    return prose.text
  }

  /// The prose of a word of some vocabulary; `nil` when nothing is known of it.
  ///
  /// A value of which no document speaks has the sentences on the topic of its key.
  private func word(
    _ text: String,
    as kind: WordKind,
    _ style: MarkupStyle,
    _ voices: [(name: String, text: String)] = []
  ) -> String? {
    guard applicability.guideline != nil, !text.isEmpty else { return nil }
    let own = sentences(about: text, as: kind)
    let isSpokenOf =
      !own.isEmpty || companions.contains { !$0.sentences(about: text, as: kind).isEmpty }
    let words = WordSummary(applicability: applicability)
    let summary = words.summary(of: text, as: kind) ?? words.home(of: own, as: kind)
    guard isSpokenOf || summary != nil else { return nil }
    let topic = isSpokenOf || position.isOnKey ? nil : description
    return prose(style, text, summary ?? "", voices, limit: Self.valueLimit) { place in
      topic.map { place.sentences(on: $0) } ?? place.sentences(about: text, as: kind)
    }
  }

  private func prose(
    _ style: MarkupStyle,
    _ subject: String,
    _ summary: String,
    _ rows: [(name: String, text: String)] = [],
    limit: Int = .max,
    _ find: (KeyProse) -> [Statement]
  ) -> String {
    var prose = MarkupBuilder(style, linking: linking)
    prose.introduce(subject, summary)
    prose.list(rows)
    for place in [self] + companions {
      guard let guideline = place.applicability.guideline else { continue }
      let (first, others) = divided(find(place), of: guideline)
      let shown = (showsQuoted ? first : []) + others
      // What others say has room of its own, or a long guideline would leave none.
      let lines = guideline.isCompanion ? prose.lineCount + Self.companionLines : lineLimit
      prose.quote(shown, of: guideline, limit: limit, lineLimit: lines)
    }
    return prose.text
  }

  /// How many lines are read of the document of another, with what stands around them.
  private static let companionLines = 8

  /// The statements that findings at the place quote, and all others.
  private func divided(
    _ statements: [Statement],
    of guideline: Guideline
  ) -> (quoted: [Statement], others: [Statement]) {
    let ranges = Set(quoted.filter { $0.guideline == guideline.documentName }.map(\.range))
    return (
      statements.filter { ranges.contains($0.range) },
      statements.filter { !ranges.contains($0.range) }
    )
  }

  /// How many lines are read beside a key.
  private var lineLimit: Int { position.path.platform == nil ? 12 : 20 }
}

extension Shape {
  /// What the format says of one of the words that it defines.
  fileprivate func summary(ofChoice word: String) -> String? {
    for case .choice(let choices) in alternatives {
      if let choice = choices.first(where: { $0.word == word }), !choice.summary.isEmpty {
        return choice.summary
      }
    }
    return nil
  }
}
