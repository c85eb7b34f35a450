import Guidelines
import SpecModel

/// Composes what a screen reader may say at a moment, from the templates of the guideline and from
/// what the spec says of the one that speaks.
struct PhraseComposer {
  private let spec: Spec
  private let scope: Scope
  private let moment: String
  private let state: String?
  private let speaker: Speaker

  init(at moment: String, in state: String?, _ scope: Scope, _ spec: Spec) {
    self.spec = spec
    self.scope = scope
    self.moment = moment
    self.state = state
    speaker = Speaker(at: moment, in: state, scope, spec)
  }

  /// The phrases, the likeliest first: those that the spec has for other moments, said of this one;
  /// then those of the templates, with placeholders as the spec has them or without, and in the
  /// other manner.
  func phrases(from templates: [Fact]) -> [String] {
    let own = templates.filter { fact in
      fact.platform == nil || scope.platform == nil || fact.platform == scope.platform
    }
    let composed = fitting(own).flatMap { fact in
      sentences(of: fact).flatMap { stated($0, by: fact) }.flatMap(wordings)
    }
    let filled = composed.map { speaker.filled(Phrase($0)) ?? $0 }
    let transferred = PhraseTransfer(to: moment, in: state, scope, spec).phrases
    return transferred + (isPlain ? filled + composed : composed + filled)
  }

  /// The templates of the moment, of a numbered one those without its number, of a segment those of
  /// its state.
  private func fitting(_ templates: [Fact]) -> [Fact] {
    guard speaker.segment == nil else {
      return templates.templates(of: "segments").filter { $0.detail("state") == segmentState }
    }
    guard !moment.isEmpty else { return templates }
    let exact = templates.templates(of: moment)
    let unnumbered = moment.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
    return exact.isEmpty ? templates.templates(of: unnumbered) : exact
  }

  private var segmentState: String? {
    guard let segment = speaker.segment else { return nil }
    return segment.isSelected ? "selected" : segment.isDisabled ? "disabled" : nil
  }

  /// What a template says; of the first segment with the label of the group, if there is one.
  private func sentences(of template: Fact) -> [String] {
    let isNamed = speaker.text(for: "label") == nil && speaker.text(for: "name") != nil
    let named = isNamed ? template.values.map { $0.replacing("{label}", with: "{name}") } : []
    // A page has a label that the spec does not tell; a segment without one is called by its name.
    let own = isNamed && speaker.segment != nil ? named : template.values + named
    guard speaker.segmentPosition == 0, speaker.text(for: "group") != nil else { return own }
    return own.map { "{group}, " + $0 } + own
  }

  /// A sentence with the word of a state that its template does not tell.
  ///
  /// Where no state is given, the plain sentence, and that of a button or platform that may be
  /// disabled.
  private func stated(_ sentence: String, by template: Fact) -> [String] {
    let plain = [sentence]
    guard template.detail("state") == nil, speaker.segment == nil else { return plain }
    guard let state else {
      return plain + (canBeDisabled ? [disabled(sentence, as: "disabled")].compactMap { $0 } : [])
    }
    return disabled(sentence, as: state).map { [$0] } ?? plain
  }

  /// A sentence with the word of a state in front of the role, or in place of how to activate, which
  /// nobody is told of what is disabled; `nil` where nothing is said for the state.
  private func disabled(_ sentence: String, as state: String) -> String? {
    guard let word = speaker.announced(state) else { return nil }
    var parts = sentence.phraseParts
    let hints = spec.facts("activation-phrase", in: scope).flatMap(\.values).folded
    parts.removeAll { hints.contains($0.foldedForComparison) }
    let role = parts.firstIndex { roles.folded.contains($0.foldedForComparison) }
    parts.insert(word, at: role ?? parts.count)
    return parts.joined(separator: ", ")
  }

  private var canBeDisabled: Bool {
    let states = (speaker.button?.states ?? []) + scope.states
    return states.contains { $0.word.value.foldedForComparison == "disabled" }
  }

  /// A sentence in the words that the spec or the guideline has for its role and its button: those
  /// of the spec, where it has one, else that of the template and the others that are accepted.
  private func wordings(of sentence: String) -> [String] {
    // The name of a constant is not said.
    let given = speaker.part("role").flatMap { $0.contains(".") ? nil : [$0] }
    return alternatives(to: roles, given ?? roles, in: sentence).flatMap { sentence in
      let words = spec.facts("button-words", in: scope)
        .filter { $0.detail("action")?.foldedForComparison == moment.foldedForComparison }
        .flatMap(\.values)
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
    var parts = sentence.phraseParts
    guard let index = parts.firstIndex(where: { known.folded.contains($0.foldedForComparison) })
    else { return [sentence] }
    let own = parts[index]
    // The template's own word stands first where the spec gives none.
    let isOwn = { (word: String) in word.foldedForComparison == own.foldedForComparison }
    let ordered =
      words.count == known.count ? words.filter(isOwn) + words.filter { !isOwn($0) } : words
    return ordered.map { word in
      parts[index] = own.first?.isUppercase == true ? word.capitalizingFirst : word
      return parts.joined(separator: ", ")
    }
  }

  /// The placeholders of the templates and others that stand for something here, each with what
  /// that is; those that a text says already come last.
  func placeholders(from templates: [Fact], beside text: String) -> [(name: String, text: String?)]
  {
    var listed: Set<String> = []
    let own = phrases(from: templates).flatMap { Phrase($0).names }
    let others = Phrase.placeholders.filter { speaker.text(for: $0) != nil }
    let all = (own + others).filter { listed.insert($0).inserted }
      .map { (name: $0, text: speaker.text(for: $0)) }
    let isSaid = { (name: String, said: String?) in
      text.contains("{\(name)}") || said.map { text.contains($0) } ?? false
    }
    return all.filter { !isSaid($0.name, $0.text) } + all.filter { isSaid($0.name, $0.text) }
  }

  private var roles: [String] { spec.facts("roles", in: scope).flatMap(\.values) }

  /// Whether the spec has phrases, and none with a placeholder.
  private var isPlain: Bool {
    let phrases = spec.scopes.flatMap(\.announcements).filter { !$0.phrase.value.isEmpty }
    return !phrases.isEmpty && phrases.allSatisfy { $0.spoken.names.isEmpty }
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  fileprivate var folded: Set<String> { Set(map(\.foldedForComparison)) }
}
