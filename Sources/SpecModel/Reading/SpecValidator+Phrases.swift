import English
import Guidelines
import SourceText
import YAMLSyntax

/// Phrases that stand under `announcements` without the moment that they are for.
extension SpecValidator {
  /// How many phrases of a list are compared with the labels of all segments.
  private static var mostPhrases: Int { 100 }
  /// How many words at the end of each are looked at for opposites.
  private static var mostWords: Int { 20 }

  /// Reports the phrases in a list of announcements, once; a fix names the moments that they tell.
  mutating func reportPhrases(in list: SpecValue) {
    let phrases = list.items.filter(Self.isPhrase)
    guard let first = phrases.first, problems.count < Self.mostLooks else { return }
    let words = phrases.prefix(Self.mostPhrases).compactMap(\.word)
      .flatMap { $0.value.foldedTokens.suffix(Self.mostWords) }
    let read = phrases.prefix(Self.mostPhrases).map { phrase in
      (phrase, phrase.word.map { moment(toldBy: $0.value, beside: words) } ?? moment(of: phrase))
    }
    let told = phrases.count == 1 ? read.map { ($0, $1 ?? onlyMoment) } : read
    let edits = told.flatMap { phrase, moment in
      guard let key = phrase.entries.first?.key else {
        return moment.flatMap { phrase.node?.naming($0, of: list.node) } ?? []
      }
      return phrase.node?.namingMoment(key, as: moment ?? key.value) ?? []
    }
    let example = ScalarWriting.scalar(told.firstNonNil(\.1) ?? exampleOfMoment)
    problems.append(
      SpecProblem(
        .wrongType,
        "an announcement in a list says what it is for: 'for: \(example)' and 'text: …'",
        at: first.range,
        fix: edits.isEmpty ? nil : Fix("Say what each announcement is for", edits)
      )
    )
  }

  /// Reports the texts in a list of announcements that lack `for`, once; a fix names the moments
  /// that they tell.
  mutating func reportMissingMoments(in list: SpecValue) {
    let texts = list.items.filter { $0["text"]?.isNull == false && $0.entry("for") == nil }
    guard let first = texts.first?.entry("text")?.key, problems.count < Self.mostLooks else {
      return
    }
    let told = texts.prefix(Self.mostPhrases).compactMap { item in
      item["text"]?.word.flatMap { moment(toldBy: $0.value) }.map { (item, $0) }
    }
    let edits = told.flatMap { item, moment in item.node?.naming(moment) ?? [] }
    let example = ScalarWriting.scalar(told.first?.1 ?? exampleOfMoment)
    problems.append(
      SpecProblem(
        .wrongType,
        "an announcement in a list says what it is for; add 'for: \(example)'",
        at: first.range,
        fix: edits.isEmpty ? nil : Fix("Say what each announcement is for", edits),
        isGap: true
      )
    )
  }

  /// Whether an item of a list of announcements is a phrase, or one behind its moment, as in
  /// `- increment: "…"`.
  static func isPhrase(_ item: SpecValue) -> Bool {
    if item.word != nil { return true }
    guard item.entries.count == 1, let entry = item.entries.first else { return false }
    return entry.value.word != nil && MapShape.announcement.description(of: entry.key.value) == nil
  }

  /// Reports a phrase that stands in place of the map of announcements.
  mutating func reportPhrase(_ phrase: LocatedText, _ value: SpecValue) {
    let slips = momentsWithoutColon(in: value)
    guard slips.isEmpty else {
      problems += slips
      return
    }
    let moment = moment(toldBy: phrase.value) ?? onlyMoment
    let written = ScalarWriting.scalar(phrase.value)
    problems.append(
      SpecProblem(
        .wrongType,
        "an announcement says what it is for: "
          + "'\(ScalarWriting.scalar(moment ?? exampleOfMoment)): …'",
        at: value.range,
        fix: moment.flatMap { moment in
          value.node.flatMap { wrapping($0, in: ScalarWriting.scalar(moment), written) }
        },
        isGap: value.isWordOnOwnLine
      )
    )
  }

  /// The lines of a text that all begin with a moment and go on with a placeholder or a quotation.
  ///
  /// Examples are `increment {label}, {value}` and `increment "{label}, {value}"`.
  private func momentsWithoutColon(in value: SpecValue) -> [SpecProblem] {
    guard let node = value.node, node.kind == .scalar, node.style == .plain,
      node.range.upperBound <= node.tree.bytes.count,
      node.tree.bytes[..<node.range.lowerBound].last(where: { $0 != 0x20 })?.isBreak != false
    else { return [] }
    let bytes = node.tree.bytes
    let lines = bytes[node.range].split(maxSplits: Self.mostPhrases, whereSeparator: \.isBreak)
      .map { line in line.drop { $0 == 0x20 } }.filter { !$0.isEmpty }
    let slips = lines.compactMap { line -> SpecProblem? in
      let key = line.prefix { $0 != 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".") }
      let stop = line[key.endIndex...].firstIndex(of: 0x20) ?? line.endIndex
      let text = line[stop...].drop { $0 == 0x20 }
      let name = String(decoding: key, as: UTF8.self)
      guard let mark = text.first, isMoment(name) else { return nil }
      if "\"'".utf8.contains(mark), text.count > 2, text.last == mark {
        return KeySlip.withoutColon(name, upTo: key.endIndex..<stop, in: bytes)
      }
      guard mark == UInt8(ascii: "{"), stop == key.endIndex else { return nil }
      let phrase = ScalarWriting.scalar(String(decoding: text, as: UTF8.self).trimmingBlanks)
      return SpecProblem(
        .wrongType,
        SpecProblem.missingColonMessage(of: name) + ", and put the text in quotes",
        at: key.startIndex..<key.endIndex,
        fix: Fix(
          "Insert ':' and quotes",
          [TextEdit(key.endIndex..<line.endIndex, with: ": " + phrase)]
        )
      )
    }
    return slips.count == lines.count ? slips : []
  }

  /// The moment of a phrase in a list: its key, or else what its words tell (`- dec: "…"`).
  private func moment(of phrase: SpecValue) -> String? {
    guard let entry = phrase.entries.first else { return nil }
    let key = entry.key.value
    return isMoment(key) ? key : entry.value.word.flatMap { moment(toldBy: $0.value) } ?? key
  }

  private func isMoment(_ name: String) -> Bool {
    let folded = name.foldedForComparison
    let moments = (guideline?.model.facts("moments") ?? []).flatMap(\.values)
    return (moments + templateMoments).contains { $0.foldedForComparison == folded }
      || segments.position(ofFolded: folded) != nil
      || moments.contains("page") && folded.isPageNumber
  }

  /// The only moment that a phrase can be for; `nil` where there are several, or none.
  ///
  /// The phrase says the word of an action or the label of a segment. A part of its own tells more
  /// than a word within another part. "Plus" tells it beside a phrase with "minus".
  private func moment(toldBy phrase: String, beside others: [String] = []) -> String? {
    let parts = Set(phrase.phraseParts.map { String(phrase[$0]).foldedForComparison })
    let tokens = phrase.foldedTokens
    let actions = (guideline?.model.facts("button-words") ?? []).flatMap { fact in
      fact.values.map { (word: $0, moment: fact.detail("action")) }
    }
    let segments = segments.all.flatMap { segment in
      [segment.label, segment.name].compactMap(\.self).map { name in
        (word: name.value, moment: (segment.label ?? name).value)
      }
    }
    let names =
      segments + actions.compactMap { name in name.moment.map { (name.word, $0) } }
      + statesAsMoments
    if let guideline,
      guideline.model.facts("moments").contains(where: { $0.values.contains("page") })
    {
      let positions = Set(SpokenIndex.all(in: tokens).map(\.position))
      return positions.count == 1 ? positions.first.map { "page \($0)" } : nil
    }
    let whole = Set(names.filter { parts.contains($0.word.foldedForComparison) }.map(\.moment))
    if !whole.isEmpty { return whole.count == 1 ? whole.first : nil }
    let within = Set(names.filter { tokens.contains(words: $0.word.foldedTokens) }.map(\.moment))
    if !within.isEmpty { return within.count == 1 ? within.first : nil }
    let purposes = guideline?.model.facts("purpose-words") ?? []
    let verbs = purposes.filter { fact in
      (fact.values + fact.details("synonyms")).contains { tokens.contains(words: $0.foldedTokens) }
    }
    let done = Set(
      (verbs.isEmpty ? purposes : verbs).compactMap { fact in
        let isMore = Opposites.areForMore(fact.values + fact.details("synonyms"))
        let isDone =
          !verbs.isEmpty || Opposites.word(forMore: isMore, in: tokens, beside: others) != nil
        return isDone ? fact.detail("action") : nil
      }
    )
    return done.count == 1 ? done.first : nil
  }

  /// A moment of the component.
  private var exampleOfMoment: String {
    let moments = (guideline?.model.facts("moments") ?? []).flatMap(\.values)
    if moments.contains(FormatMoment.segments), let label = segments.names.first { return label }
    return moments.first { $0 != FormatMoment.segments } ?? templateMoments.first
      ?? KeyMeaning.raise.key
  }

  /// The moments of which the guideline has an example.
  var templateMoments: [String] {
    (guideline?.model.facts("announcement-templates") ?? []).compactMap { $0.detail("moment") }
      .uniqued
  }

  /// The only moment of which the guideline has an example, where it lists none.
  private var onlyMoment: String? {
    let moments = templateMoments
    let listed = guideline?.model.facts("moments") ?? []
    return listed.isEmpty && moments.count == 1 ? moments.first : nil
  }

  /// The words for the states that are moments of the component.
  private var statesAsMoments: [(word: String, moment: String)] {
    let moments = templateMoments
    guard moments.count > 1 else { return [] }
    return (guideline?.model.facts("states") ?? []).flatMap { fact in
      moments.filter(fact.accepts).flatMap { moment in
        (fact.values + fact.details("announced")).map { (word: $0, moment: moment) }
      }
    }
  }
}

extension YAMLNode {
  /// Makes the only entry of an item, whose key is a moment, the announcement of that moment.
  fileprivate func namingMoment(_ key: LocatedText, as moment: String) -> [TextEdit]? {
    let name = ScalarWriting.scalar(moment)
    guard style == .block else {
      let style = CollectionStyle(of: self)
      guard let start = entries.first(where: { _ in true })?.key.range.lowerBound else {
        return nil
      }
      return [
        .insert(style.entry("for", name) + style.comma, at: start),
        TextEdit(key.range, with: "text"),
      ]
    }
    let margin = String(repeating: " ", count: tree.column(of: key.range.lowerBound))
    return [TextEdit(key.range, with: "for: \(name)" + tree.bytes.lineBreak() + margin + "text")]
  }

  /// Puts the moment of an announcement in front of its keys.
  fileprivate func naming(_ moment: String) -> [TextEdit]? {
    guard let first = entries.first(where: { _ in true })?.key.rangeWithProperties.lowerBound,
      rangeWithProperties == range
    else { return nil }
    let name = ScalarWriting.scalar(moment)
    guard style == .block else {
      let style = CollectionStyle(of: self)
      return [.insert(style.entry("for", name) + style.comma, at: first)]
    }
    let margin = String(repeating: " ", count: tree.column(of: first))
    return [.insert("for: \(name)" + tree.bytes.lineBreak() + margin, at: first)]
  }

  /// Makes a phrase in a list the announcement of a moment; `nil` for one whose lines are broken.
  fileprivate func naming(_ moment: String, of list: YAMLNode?) -> [TextEdit]? {
    guard let list, kind == .scalar, rangeWithProperties == range else { return nil }
    let name = ScalarWriting.scalar(moment)
    let lines = text.split(separator: "\n")
    guard lines.count == 1, let text = lines.first.map(String.init) else { return nil }
    guard list.style == .block else {
      let style = CollectionStyle(of: list)
      let map = "{ for: \(name), text: \(ScalarWriting.scalar(text)) }"
      return [TextEdit(range, with: style.value(map))]
    }
    let start = range.lowerBound
    let margin = String(repeating: " ", count: tree.column(of: start))
    let head = "for: \(name)" + tree.bytes.lineBreak() + margin + "text: "
    guard tree.bytes[range].contains(where: \.isBreak) else {
      return [.insert(head, at: start)]
    }
    // The lines below a key would have to stand deeper.
    let blanks = tree.bytes[range].reversed().prefix { $0 <= 0x20 }.count
    return [
      TextEdit(start..<(range.upperBound - blanks), with: head + ScalarWriting.scalar(text))
    ]
  }
}
