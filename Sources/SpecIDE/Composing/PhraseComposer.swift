import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import Voices

/// A composer of what a screen reader may say at a moment.
///
/// It takes the templates of the guideline, and what the spec says of the one that speaks.
struct PhraseComposer {
  private let spec: Spec
  private let scope: PlatformSpec
  private let moment: String
  private let state: String?
  private let speaker: Speaker
  /// The platforms that say the phrase.
  private let sharing: [PlatformSpec]

  init(
    at moment: String,
    in state: String?,
    _ scope: PlatformSpec,
    _ spec: Spec,
    sharedBy sharing: [PlatformSpec] = []
  ) {
    self.spec = spec
    self.sharing = sharing
    self.scope = scope
    self.moment = moment
    self.state = state
    speaker = Speaker(at: moment, in: state, scope, spec)
  }

  /// The phrases, the likeliest first.
  ///
  /// They come in this order:
  /// - phrases that the spec has for other moments, said of this one
  /// - phrases of the other platform at this moment, said as this platform does
  /// - phrases of the templates, with placeholders as the spec has them or without, then the other
  ///   way
  ///
  /// What is said after an action is no phrase of an element that has the focus.
  func phrases(from templates: [Fact]) -> [String] {
    let own = templates.filter { fact in
      fact.platform == nil || scope.platform == nil || fact.platform == scope.platform
    }
    let fitting = fitting(own)
    let transferred = isEvent ? [] : PhraseTransfer(to: moment, in: state, scope, spec).phrases
    let recast = PhraseRecast(at: moment, in: state, scope, spec, templates: fitting).phrases
    let composed = composed(from: fitting)
    let isGeneral = composed.allSatisfy(\.isEmpty) && !isEvent
    return transferred + recast + inStyle(isGeneral ? [inGeneral(own)] : composed)
  }

  /// Whether something has happened, and the focus stays where it is.
  private var isEvent: Bool { FormatMoment.events.contains(moment) }

  /// What may be said at a moment that the guideline has no phrase for.
  ///
  /// What is said of the whole at other moments comes first, then what the whole is called.
  private func inGeneral(_ templates: [Fact]) -> [String] {
    let actions = spec.facts("required-actions", in: scope).flatMap(\.values)
    let general = templates.filter { fact in
      fact.detail("state") == nil
        && fact.details("moment").allSatisfy {
          $0 != FormatMoment.segments && !actions.contains($0)
        }
    }
    let names = ["group", "label", "name"].filter { speaker.text(for: $0) != nil }.prefix(1)
    let said =
      general.flatMap(\.values).filter { Phrase($0).has("label") } + names.map { "{\($0)}" }
    guard let state = spec.state(ofMoment: moment) else { return said }
    return said.map { disabled($0, as: state).first ?? $0 }
  }

  /// What the templates say, in groups.
  ///
  /// The likeliest words come first, then other words, then what may be said of a state.
  private func composed(from templates: [Fact]) -> [[String]] {
    // Each sentence has forms, and each form has wordings.
    let worded: [[[String]]] = templates.flatMap { fact in
      sentences(of: fact).map { stated($0, by: fact).map(wordings) }
    }
    let (plain, others) = (worded.compactMap(\.first), worded.flatMap { $0.dropFirst() })
    return [plain, others].flatMap { forms in
      [forms.compactMap(\.first), forms.flatMap { $0.dropFirst() }]
    }
  }

  /// Phrases with placeholders and without, in the order that the platform's other phrases suggest.
  ///
  /// Phrases that count in the other way come last. A phrase with "&" is followed by the same with
  /// "and", as it is said.
  private func inStyle(_ groups: [[String]]) -> [String] {
    let model = numberModel
    let fill = { (phrases: [String]) in
      phrases.map { counted(speaker.filled(Phrase($0)) ?? $0, like: model) }
    }
    let phrases: [String]
    switch isPlain {
    case nil: phrases = groups.flatMap { $0 + fill($0) }
    case false?: phrases = groups.joined() + fill(groups.flatMap { $0 })
    case true?: phrases = fill(groups.flatMap { $0 }) + groups.joined()
    }
    let countedOtherwise = phrases.filter { !$0.contains("{") }
      .map { counted($0, like: model == "1" ? "one" : "1") }
    return (phrases + countedOtherwise).flatMap { phrase in
      phrase.contains(" & ") ? [phrase, phrase.replacing(" & ", with: " and ")] : [phrase]
    }
  }

  /// A number as the platform's other phrases write them.
  private var numberModel: Substring {
    let others = scope.announcements.filter { $0.foldedMoment != moment.foldedForComparison }
    let model = others.firstNonNil { other -> Substring? in
      place(in: other.phrase.value).map { other.phrase.value[$0.position] }
    }
    return model?.first?.isLetter == true ? model ?? "1" : "1"
  }

  /// A phrase with its place in the set in digits or in words, as another number is.
  private func counted(_ phrase: String, like model: Substring) -> String {
    guard let place = place(in: phrase) else { return phrase }
    let index = place.index
    let said = place.saying(index.position, of: index.count, in: phrase, like: model)
    return phrase.replacing([(place.whole, said)])
  }

  private func place(in phrase: String) -> SpokenIndexPlace? {
    SpokenIndexPlace.all(in: phrase, placeholders: [:]).last
  }

  /// The templates of the moment.
  ///
  /// A numbered moment without templates has the ones without its number. A segment has the ones of
  /// its state.
  private func fitting(_ templates: [Fact]) -> [Fact] {
    guard speaker.segment == nil else {
      return templates.templates(of: FormatMoment.segments).filter {
        $0.detail("state") == speaker.segment?.state
      }
    }
    guard !moment.isEmpty else { return templates }
    let exact = templates.templates(of: moment)
    let unnumbered = moment.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
    return exact.isEmpty ? templates.templates(of: unnumbered) : exact
  }

  /// What a template says.
  ///
  /// The first segment also says the label of the group, if there is one. A part that the template
  /// does not name also says the name of the whole.
  private func sentences(of template: Fact) -> [String] {
    let (label, name) = (speaker.text(for: "label"), speaker.text(for: "name"))
    let isNamed = label == nil && name != nil
    let isRenamed = label != nil && label != name && hasOwnName
    let named =
      isNamed || isRenamed ? template.values.map { $0.replacing("{label}", with: "{name}") } : []
    // A page has a label that the spec does not tell. What a segment shows is not said where it has
    // a name.
    let own =
      isNamed && (speaker.segment != nil || spec.root["label"]?.word != nil)
      ? named
      : isRenamed ? named + template.values : template.values + named
    guard speaker.segmentPosition != 0 || speaker.text(for: "group") == nil else {
      return own.map { "{group}, " + $0 } + own
    }
    if let unit = spec.unit?.value, template.values == ["{value}"] {
      return ["{value} \(unit)"] + own
    }
    if isEvent { return own }
    let whole = isNamed ? "{name}" : "{label}"
    let nameless = template.values.filter {
      Set(Phrase($0).names).isSubset(of: ["index", "count"])
    }
    guard speaker.text(for: isNamed ? "name" : "label") != nil else { return own }
    let lexicon = spec.lexicon(on: scope)
    return own
      + nameless.map {
        "\(whole), " + $0.spokenParts().filter { !lexicon.isTail($0) }.joined(separator: ", ")
      }
      .map { $0.replacing(", Page ", with: ", page ") }
  }

  /// Whether the speaking element has its own name, which no word of the template stands for.
  private var hasOwnName: Bool {
    if speaker.segment?.name != nil { return true }
    guard let name = speaker.button?.name?.value else { return false }
    let words = spec.facts("button-words", in: scope).flatMap(\.values).folded
    return !words.contains(name.foldedForComparison)
  }

  /// A sentence with the word of a state that its template does not tell, where that may stand.
  ///
  /// Where no state is given, the plain sentence comes first. Another follows where a button or
  /// platform may be disabled, or a segment may be said not to be selected.
  private func stated(_ sentence: String, by template: Fact) -> [String] {
    let plain = [sentence]
    guard speaker.segment == nil else {
      let words = [template.detail("state").flatMap(speaker.announcedSelection)]
        .compactMap { $0 }.folded
      let stated = sentence.spokenParts().first { words.contains($0.foldedForComparison) }
      let word =
        stated ?? (template.detail("state") == nil ? speaker.announcedSelection("unselected") : nil)
      let spoken = word.map { shared($0, for: template.detail("state")) }
      let places = spoken.map { placed($0, insteadOf: word, in: sentence) } ?? []
      let others = places.prefix(stated == nil ? 1 : 2).filter { $0 != sentence }
      return spoken == word ? plain + others : others
    }
    guard template.detail("state") == nil, !isEvent else { return plain }
    guard let state else {
      return plain + (canBeDisabled ? disabled(sentence, as: "disabled").prefix(1) : [])
    }
    let said = disabled(sentence, as: state)
    return said.isEmpty ? plain : said
  }

  /// A sentence with the word of a state; none where nothing is said for the state.
  ///
  /// It leaves out how to activate: nobody says that of a disabled element.
  private func disabled(_ sentence: String, as state: String) -> [String] {
    guard let word = speaker.announced(state) else { return [] }
    let lexicon = spec.lexicon(on: scope)
    let parts = sentence.spokenParts().filter { !lexicon.has($0.foldedTokens, as: .hint) }
    return placed(shared(word, for: state), in: parts.joined(separator: ", "))
  }

  /// The word of a state, or the placeholder for it where the platforms that share the phrase have
  /// different ones.
  private func shared(_ word: String, for state: String?) -> String {
    let words = sharing.compactMap { scope in
      state.flatMap { Speaker(at: moment, in: $0, scope, spec).announced($0) }
    }
    return words.folded.count > 1 ? "{state}" : word
  }

  /// A sentence with a word in each of three places.
  ///
  /// They are in front of its role, at its end and in front of what the button does.
  private func placed(
    _ word: String,
    insteadOf own: String? = nil,
    in sentence: String
  ) -> [String] {
    let folded = (own ?? word).foldedForComparison
    let parts = sentence.spokenParts().filter { $0.foldedForComparison != folded }
    let verbs = spec.facts("button-words", in: scope).flatMap(\.values).folded
    let first = { (words: Set<String>) in
      parts.firstIndex { words.contains($0.foldedForComparison) }
    }
    return [first(roles.folded) ?? parts.count, parts.count, first(verbs)].compactMap { place in
      place.map { (parts[..<$0] + [word] + parts[$0...]).joined(separator: ", ") }
    }
  }

  private var canBeDisabled: Bool {
    let states = (speaker.button?.states ?? []) + scope.states
    return states.contains { $0.word.value.foldedForComparison == "disabled" }
  }

  /// A sentence in the words that the spec or the guideline has for its role and its button.
  ///
  /// A word of the spec comes before all others. Without one, the template's own word comes first,
  /// then others that are accepted.
  private func wordings(of sentence: String) -> [String] {
    let given = speaker.role.map { [$0] }
    return alternatives(to: roles, given ?? roles, in: sentence).flatMap { sentence in
      let words = speaker.buttonWords
      let name = speaker.button?.name?.value.foldedForComparison
      let called = words.filter { $0.foldedForComparison == name }
      return alternatives(to: words, called + words, in: sentence)
    }
  }

  /// A sentence with each of some words in place of the part that is one of the known words.
  private func alternatives(
    to known: [String],
    _ words: [String],
    in sentence: String
  ) -> [String] {
    let known = known.folded
    let place = sentence.phraseParts.first {
      known.contains(String(sentence[$0]).foldedForComparison)
    }
    guard let place else { return [sentence] }
    let own = sentence[place]
    // The template's own word stands first where the spec gives none.
    let isOwn = { (word: String) in word.foldedForComparison == String(own).foldedForComparison }
    let ordered =
      words.count == known.count ? words.filter(isOwn) + words.filter { !isOwn($0) } : words
    return ordered.map { word in
      sentence.replacing([(place, own.first?.isUppercase == true ? word.capitalizingFirst : word)])
    }
  }

  /// The placeholders that stand for something here, each with its text.
  ///
  /// The templates name some of them. What the phrase says already is left out. The number of a
  /// position comes with the size of the set; alone it is half a position.
  func placeholders(from templates: [Fact], beside text: String) -> [(name: String, text: String?)]
  {
    let said = read(text).kinds
    let own = phrases(from: templates).flatMap { Phrase($0).names }
    let others = Phrase.placeholders.filter { speaker.text(for: $0) != nil }
    let isWhole = !text.contains("{index}")
    return (own + others).uniqued.compactMap { name in
      guard !text.contains("{\(name)}") else { return nil }
      let value = speaker.text(for: name)
      switch name {
      case "index", "count":
        guard isWhole else { return name == "count" ? (name, value) : nil }
        guard name == "index", !said.contains(.index) else { return nil }
        let count = speaker.text(for: "count")
        return ("index} of {count", value.flatMap { value in count.map { "\(value) of \($0)" } })
      case "group" where (speaker.segmentPosition ?? 0) > 0: return nil
      default:
        let kind = PhrasePart(rawValue: name == "name" ? "label" : name)
        return kind.map(said.contains) == true ? nil : (name, value)
      }
    }
  }

  /// What the parts of a phrase say at the moment.
  private func read(_ text: String) -> PhraseReading {
    let names = ["label", "name"].compactMap(speaker.text).uniqued
      .map { (words: $0.foldedTokens, text: $0) }.sorted { $0.words.count > $1.words.count }
    let group = speaker.text(for: "group")
    return PhraseReading(
      text,
      names: names,
      group: group?.foldedTokens,
      whole: names.map(\.text) + [group].compactMap(\.self),
      by: spec.lexicon(on: scope)
    )
  }

  /// What a phrase says besides what is written in front of it; `nil` for nothing.
  ///
  /// Words of the author's own stand for the first part that is not said yet.
  func rest(of phrase: String, behind head: String) -> String? {
    let (written, whole) = (read(head), read(phrase))
    let (said, all) = (written.kinds, whole.kinds)
    var own = written.parts.indices.count { written.kinds(of: $0).isDisjoint(with: all) }
    let parts = whole.parts.indices.filter { part in
      let kinds = whole.kinds(of: part)
      if !kinds.isEmpty, kinds.isSubset(of: said) { return false }
      own -= 1
      return own < 0
    }
    guard let first = parts.first else { return nil }
    if parts.count == whole.parts.endIndex - first {
      return String(phrase[whole.parts[first].lowerBound...])
    }
    return parts.map { String(phrase[whole.parts[$0]]) }.joined(separator: ", ")
  }

  /// Whether a phrase has a role, and tells how to activate.
  ///
  /// Neither is asked for on a platform that has none.
  func isWhole(_ phrase: String) -> Bool {
    let parts = phrase.spokenParts().folded
    let hints = ["activation-phrase", "interaction-phrases"].flatMap { name in
      spec.facts(name, in: scope).flatMap(\.values)
    }
    return [roles, hints].allSatisfy { $0.isEmpty || !parts.isDisjoint(with: $0.folded) }
  }

  private var roles: [String] { spec.facts("roles", in: scope).flatMap(\.values) }

  /// Whether none of the platform's phrases has a placeholder; `nil` where there are no phrases.
  ///
  /// A platform without phrases goes by the phrases of the others.
  private var isPlain: Bool? {
    let said = { (scopes: [PlatformSpec]) in
      scopes.flatMap(\.announcements).filter { !$0.phrase.value.isEmpty }
    }
    let own = said([scope])
    let phrases = own.isEmpty ? said(spec.scopes) : own
    // An open brace begins a placeholder.
    return phrases.isEmpty
      ? nil : phrases.allSatisfy { $0.spoken.names.isEmpty && $0.phrase.value.openBrace == nil }
  }
}

extension [String] {
  var folded: Set<String> { Set(map(\.foldedForComparison)) }
}
