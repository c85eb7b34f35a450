import English
import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

extension CompletionList {
  /// The phrases of an announcement, composed from the guideline's templates and the spec; nothing
  /// for other text.
  mutating func proposePhrase() {
    if cursor.path.last == .key("on-close") {
      let goals = applicability.facts("focus-on-close").flatMap(\.values)
      return addAll(goals.isEmpty ? terms(.place) + values("parts") : goals)
    }
    if cursor.path.last == .key("state") { return addAll(states) }
    guard let announced else {
      proposeLabel()
      return
    }
    let phrases = phrases(at: announced.moment, in: announced.state)
    let whole = cursor
    if let start = placeholderStart(beside: phrases) {
      if cursor.openBrace == nil { proposeRest(of: phrases, at: announced, from: start) }
      cursor = whole
      proposePlaceholders(from: start, at: announced.moment, in: announced.state)
      // Clients want all items of a list to begin at one place.
      if start > 0 { return }
      cursor = whole
    }
    // What is heard stands right behind the likeliest phrase.
    let voices = voices(at: announced.moment, in: announced.state)
    let heard = voices.map(\.phrase).filter { !phrases.contains($0) }
    for phrase in phrases.prefix(1) + heard + phrases.dropFirst() {
      add(
        phrase,
        detail: voices.first { $0.phrase == phrase }?.speaker,
        kind: .phrase,
        insertion: cursor.quote == nil ? ScalarWriting.phrase(phrase) : written(phrase),
        filter: filter(for: phrase),
        about: subject(ofKey: "announcements", in: .spec)
      )
    }
    proposeQuotedAnnouncements()
  }

  /// What may be said at a moment on the platforms at hand.
  ///
  /// An item of a list that names no moment yet may say what is said at any moment.
  func phrases(at moment: String, in state: String? = nil) -> [String] {
    guard spec != nil else { return templates.templates(of: moment).flatMap(\.values) }
    let composers = composers(at: moment, in: state)
    let phrases = composers.flatMap { $0.phrases(from: templates) }
    guard composers.count > 1 else { return phrases }
    // What tells a role and how to activate is right on each platform that shares the phrase.
    let isWhole = { (phrase: String) in composers.allSatisfy { $0.isWhole(phrase) } }
    return phrases.filter(isWhole) + phrases.filter { !isWhole($0) }
  }

  private var templates: [Fact] { applicability.facts("announcement-templates") }

  /// One composer for each platform that the phrase is said on.
  private func composers(at moment: String, in state: String?) -> [PhraseComposer] {
    guard let spec else { return [] }
    let scopes = spec.scopes.filter {
      cursor.path.platform == nil || $0.platform == cursor.path.platform
    }
    return scopes.map { PhraseComposer(at: moment, in: state, $0, spec, sharedBy: scopes) }
  }

  /// How many typed bytes stand in front of a placeholder; `nil` where the author can mean none.
  ///
  /// A placeholder begins behind an open brace, or with a word that no whole phrase goes on with.
  private func placeholderStart(beside phrases: [String]) -> Int? {
    if let brace = cursor.openBrace { return brace }
    let typed = cursor.typed.lowercased()
    let isBegun = phrases.contains { typedForm(of: $0).lowercased().hasPrefix(typed) }
    return isBegun ? nil : cursor.lastWord
  }

  /// Proposes what the phrases say besides the parts that are typed.
  private mutating func proposeRest(
    of phrases: [String],
    at announced: (moment: String, state: String?),
    from start: Int
  ) {
    guard let tree = spec?.tree else { return }
    let begun = String(cursor.typed.utf8.dropFirst(start)) ?? ""
    let head = String(cursor.typed.utf8.prefix(start)) ?? ""
    guard head.last(where: { $0 != " " }) == ",",
      let composer = composers(at: announced.moment, in: announced.state).first,
      cursor.word.lowerBound + cursor.typed.utf8.count == cursor.word.upperBound
    else { return }
    cursor.narrow(to: start, in: tree.bytes)
    for rest in phrases.compactMap({ composer.rest(of: $0, behind: head) }).uniqued {
      guard rest.lowercased().hasPrefix(begun.lowercased()),
        let written = continued(rest, behind: head)
      else { continue }
      add(
        rest,
        kind: .phrase,
        insertion: written,
        filter: filter(for: rest),
        about: subject(ofKey: "announcements", in: .spec)
      )
    }
  }

  /// The rest of a text as it goes on behind what is typed.
  ///
  /// `nil` where the text stands without quotes and the rest would end it.
  private func continued(_ rest: String, behind head: String) -> String? {
    guard cursor.quote == nil else { return ScalarWriting.inside(rest, quote: cursor.quote) }
    return cursor.isInFlow || ScalarWriting.plainInBlock(head + rest) == nil ? nil : rest
  }

  private mutating func proposePlaceholders(
    from start: Int,
    at moment: String,
    in state: String?
  ) {
    guard let tree = spec?.tree else { return }
    let hasBrace = cursor.openBrace != nil
    let text = cursor.typed
    cursor.narrow(to: start, in: tree.bytes)
    // A misspelt placeholder shows the one that is meant.
    let misspelt = cursor.typed.drop { $0 == "{" }.prefix { $0 != "}" }
    let meant =
      hasBrace || cursor.typed.hasPrefix("{")
      ? Phrase(text).placeholder(meantBy: String(misspelt)) : nil
    for composer in composers(at: moment, in: state) {
      for (name, text) in composer.placeholders(from: templates, beside: text) {
        add(
          "{\(name)}",
          detail: text,
          kind: .word,
          insertion: "{\(name)}",
          filter: name == meant ? cursor.typed : hasBrace ? nil : name
        )
      }
    }
  }

  /// The moment whose phrase is written, and its state; `nil` where something else is written.
  ///
  /// The moment is the key, or what stands under `for` in an item of a list. It is empty where the
  /// item has none yet, or is the phrase itself.
  private var announced: (moment: String, state: String?)? {
    if cursor.path.last == .item, cursor.path.dropLast().last == .key("announcements") {
      return (segmentTyped ?? "", nil)
    }
    guard case .key(let key) = cursor.path.last else { return nil }
    let map = cursor.path.dropLast()
    if map.last == .key("announcements") { return (key, nil) }
    let list = map.dropLast()
    guard key == "text", map.last == .item, list.last == .key("announcements") else { return nil }
    var value = spec?.root
    for case .key(let name) in list { value = value?[name] }
    let item = value?.items.last { $0.range.lowerBound <= cursor.word.lowerBound }
    return (item?["for"]?.word?.value ?? "", item?["state"]?.word?.value)
  }

  /// The label of the segment that the phrase names so far.
  private var segmentTyped: String? {
    let scopes = spec?.scopes.filter { $0.platform == cursor.path.platform } ?? []
    return scopes.flatMap(\.segments.all).compactMap(\.label?.value)
      .filter { !$0.isBlank && cursor.typed.containsWords($0) }.max { $0.count < $1.count }
  }

  /// The announcements that the document of a guideline without a model prints.
  private mutating func proposeQuotedAnnouncements() {
    guard let guideline = applicability.guideline, !guideline.hasModel else { return }
    for target in applicability.targets {
      let phrases = guideline.quotedAnnouncements(
        platform: target.platform,
        framework: target.framework
      )
      for phrase in phrases { addScalar(phrase, kind: .phrase) }
    }
  }

  /// Proposes the label, where a name stands that follows it.
  ///
  /// The name of a button says what the button does with the label.
  private mutating func proposeLabel() {
    guard let label = spec?.label?.value else { return proposeStandIns() }
    guard cursor.path.last == .key("name") else { return }
    let verbs = applicability.facts("purpose-words").filter { fact in
      fact.detail("action").map { cursor.path.dropLast().last == .key($0) } ?? false
    }.flatMap(\.values)
    let value = values("name-references-value").isEmpty ? "" : ", {value}"
    for verb in verbs { addScalar("\(verb.capitalizingFirst) \(label)\(value)", kind: .phrase) }
    if verbs.isEmpty { addScalar(label, detail: "the visible label", kind: .phrase) }
  }

  /// Proposes what some take for a name, such as a placeholder, where nothing names the component.
  private mutating func proposeStandIns() {
    guard cursor.path.last == .key("name") || cursor.path.names == ["label"] else { return }
    for key in applicability.facts("name").flatMap({ $0.details("no-names") }) {
      guard let text = spec?.root[key]?.word?.value, !text.isBlank else { continue }
      addScalar(text, detail: "the \(key)", kind: .phrase)
    }
  }
}

extension Cursor {
  /// How many typed bytes stand in front of a brace that stays open.
  fileprivate var openBrace: Int? {
    guard let open = typed.openBrace, open > 0 || quote != nil else { return nil }
    return open
  }

  /// How many typed bytes stand in front of the last word; `nil` where that is the first word.
  fileprivate var lastWord: Int? {
    let bytes = Array(typed.utf8)
    guard let blank = bytes.lastIndex(of: 0x20) else { return nil }
    return blank + 1
  }

  /// Leaves only the end of the word at the cursor to be replaced: a placeholder, or a word.
  fileprivate mutating func narrow(to start: Int, in bytes: [UInt8]) {
    var end = word.lowerBound + typed.utf8.count
    while end < word.upperBound, bytes[end].isPlaceholderLetter { end += 1 }
    if end < word.upperBound, bytes[end] == UInt8(ascii: "}") { end += 1 }
    typed = String(decoding: typed.utf8.dropFirst(start), as: UTF8.self)
    word = (word.lowerBound + start)..<end
    (lead, trail) = ("", "")
  }
}

extension UInt8 {
  fileprivate var isPlaceholderLetter: Bool {
    self == UInt8(ascii: "-") || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A
  }
}
