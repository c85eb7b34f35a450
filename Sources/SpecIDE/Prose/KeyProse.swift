import English
import Guidelines
import SpecModel
import SpecRules
import YAMLSyntax

/// The prose of a key or of a word behind it.
struct KeyProse {
  let subject: Subject
  private let linking: GuidelineLink?
  /// The node under the cursor, and the value of its entry; `nil` for a mere proposal.
  private let node: YAMLNode?
  private let value: YAMLNode?
  /// What is quoted of the guideline by findings at the place, and whether the prose shows it, too.
  var quoted: [Finding.Quote] = []
  var showsQuoted = true

  /// How many sentences are quoted of a value.
  private static let valueLimit = 5

  /// What stands under a cursor.
  init(
    _ position: TreePosition,
    in format: MapShape = .spec,
    applicability: Applicability,
    _ linking: GuidelineLink? = nil
  ) {
    let format = format == .spec ? MapShape.spec(of: applicability.guideline) : format
    subject = Subject(
      key: position.key,
      word: position.isOnKey ? nil : position.node.text,
      in: Shape.map(format).descendant(position.path)?.mapShape,
      at: position.path,
      of: format,
      applicability: applicability
    )
    self.linking = linking
    node = position.node
    value = position.entry.value
  }

  /// What may be written.
  init(_ subject: Subject) {
    self.subject = subject
    linking = nil
    node = nil
    value = nil
  }

  private var applicability: Applicability { subject.applicability }
  private var map: MapShape? { subject.map }
  private var key: String { subject.key }

  /// What is said of the subject; `nil` where nothing is known of it.
  func text(_ style: MarkupStyle) -> String? {
    subject.word.map { ofValue($0, style) } ?? ofKey(style)
  }

  /// The summary of the key and all that the guideline says on its topic.
  private func ofKey(_ style: MarkupStyle) -> String? {
    let voices = voices
    guard let description = subject.description else {
      if let summary = map?.summary(of: key) { return prose(style, key, summary) { _ in [] } }
      return keyOfValue(style) ?? word(key, as: subject.keyKind, style, voices)
        ?? enclosingTopic(style, voices)
    }
    if map == .rules, let rule = Rule.named(key) { return rule.proseWithQuote(in: style) }
    let readers = map == .model ? FactDescription.named(key)?.readerList ?? "" : ""
    let summary = subject.summary(of: description) + (readers.isEmpty ? "" : " Read by \(readers).")
    return prose(style, key, summary, voices) { $0.sentences(on: description) }
  }

  /// What both voices say at the moment that the key names; nothing for any other key.
  private var voices: [(name: String, text: String)] {
    guard subject.word == nil, subject.outer.key == "announcements", let value,
      let spec = applicability.spec
    else { return [] }
    return PhraseVoices(of: value.resolved ?? value, in: spec).rows
  }

  private func keyOfValue(_ style: MarkupStyle) -> String? {
    subject.effectOfKey.map { prose(style, key, $0) { _ in [] } }
  }

  /// What the guideline says on the topic of the map around a key of the author's own choice.
  ///
  /// Nothing else is known of such a key.
  private func enclosingTopic(_ style: MarkupStyle, _ voices: [(name: String, text: String)])
    -> String?
  {
    guard map?.openKeys != nil, let name = subject.outer.key,
      let description = subject.outer.map?.description(of: name)
    else { return nil }
    // A moment is called by its own name, whatever the map around it is called.
    return prose(style, voices.isEmpty ? name : key, description.summary, voices) {
      $0.sentences(on: description)
    }
  }

  /// What the guideline says of the word, or else what it says on the topic of its key.
  private func ofValue(_ text: String, _ style: MarkupStyle) -> String? {
    if let node, node.kind == .alias { return alias(node, style) }
    if let node, let spoken = spoken {
      let voices = applicability.spec.map { PhraseVoices(of: node, in: $0).rows } ?? []
      return prose(style, spoken.moment, spoken.summary, voices) {
        $0.announced(at: spoken.moment)
      }
    }
    if let summary = subject.description?.shape.summary(ofChoice: text) {
      return prose(style, text, summary, limit: Self.valueLimit) {
        $0.sentences(aboutChoice: text)
      }
    }
    if let kind = subject.wordKind, kind != .quote, let prose = word(text, as: kind, style) {
      return prose
    }
    guard let description = subject.description else {
      if let prose = keyOfValue(style) { return prose }
      if let effect = WordSummary(applicability: applicability).effect(of: key, text) {
        return prose(style, text, effect) { _ in [] }
      }
      // The value of an API that stands as a key has no words of its own.
      return map?.takesAPIs == true ? word(key, as: .api, style) : nil
    }
    let isQuote = subject.wordKind == .quote
    return prose(style, key, subject.summary(of: description), limit: Self.valueLimit) {
      isQuote ? $0.sentences(about: text, as: .quote) : $0.sentences(on: description)
    }
  }

  /// What the screen readers say of the text under the cursor, where it is spoken.
  private var spoken: (moment: String, summary: String)? {
    node.flatMap { WordSummary(applicability: applicability).spoken(by: $0, of: key) }
  }

  /// The sentences about the key or value under the cursor, the ones that its hover may quote
  /// first.
  var sentences: [Statement] {
    guard let text = subject.word else {
      return subject.description.map { subject.sentences(on: $0) }
        ?? subject.sentences(about: key, as: subject.keyKind)
    }
    guard node?.kind != .alias else { return [] }
    if let spoken { return subject.announced(at: spoken.moment) }
    let own = subject.wordKind.map { subject.sentences(about: text, as: $0) } ?? []
    return own.isEmpty ? subject.description.map { subject.sentences(on: $0) } ?? [] : own
  }

  /// How many keys or items of an alias's value are named.
  private static let mostNamed = 20

  /// What an alias stands for, as far as it is one word or the keys of a map.
  private func alias(_ node: YAMLNode, _ style: MarkupStyle) -> String {
    let target = node.resolved
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
    let name = "*" + node.text
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
    let own = subject.sentences(about: text, as: kind)
    let others = subject.readings.dropFirst()
    let isSpokenOf =
      !own.isEmpty || others.contains { !$0.sentences(about: text, as: kind).isEmpty }
    let words = WordSummary(applicability: applicability)
    let summary = words.summary(of: text, as: kind) ?? words.home(of: own, as: kind)
    guard isSpokenOf || summary != nil else { return nil }
    let topic = isSpokenOf || subject.word == nil ? nil : subject.description
    return prose(style, text, summary ?? "", voices, limit: Self.valueLimit) { place in
      topic.map { place.sentences(on: $0) } ?? place.sentences(about: text, as: kind)
    }
  }

  private func prose(
    _ style: MarkupStyle,
    _ name: String,
    _ summary: String,
    _ rows: [(name: String, text: String)] = [],
    limit: Int = .max,
    _ find: (Subject) -> [Statement]
  ) -> String {
    var prose = MarkupBuilder(style, linking: linking)
    prose.introduce(name, summary)
    prose.list(rows)
    for place in subject.readings {
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
  private var lineLimit: Int { subject.isOfPlatform ? 20 : 12 }
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
