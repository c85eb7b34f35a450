import English
import Guidelines
package import Voices

extension Spec {
  /// What the guideline's examples say at a moment.
  ///
  /// They show how the phrase can be written, and not what is heard. Without an example it is not
  /// known.
  package func guidelineSpeech(at moment: Moment, on scope: PlatformSpec) -> Speech {
    guard let first = guidelineUtterances(at: moment, on: scope).first else {
      return .notKnown("the guideline has no example for this moment")
    }
    return .says(first)
  }

  /// All forms of what the guideline's examples say at a moment, the likeliest first.
  ///
  /// The forms have the other words for a button, and positions in words.
  package func guidelineUtterances(at moment: Moment, on scope: PlatformSpec) -> [Utterance] {
    let voice = GuidelineVoice(of: self, on: scope, at: moment)
    return voice.templates.flatMap(voice.utterances)
  }
}

/// The examples of a guideline as utterances.
private struct GuidelineVoice {
  private let spec: Spec
  private let scope: PlatformSpec
  private let moment: Moment
  /// What stands for placeholders.
  private let texts: [String: String]
  private let lexicon: Lexicon

  init(of spec: Spec, on scope: PlatformSpec, at moment: Moment) {
    self.spec = spec
    self.scope = scope
    self.moment = moment
    lexicon = spec.lexicon(on: scope)
    // What has no visible label is called by its name.
    texts = moment.texts.merging(moment.texts["name"].map { ["label": $0] } ?? [:]) { own, _ in own
    }
  }

  /// A phrase with placeholders, and the fact that has it.
  typealias Template = (phrase: String, quotes: [String])

  /// The phrases for the moment and its state, those of the state alone before the others.
  var templates: [Template] {
    let all = spec.facts("announcement-templates", in: scope)
    let isSegment = moment.segmentPosition != nil && moment.trigger == nil
    let keys = isSegment ? [FormatMoment.segments] + [moment.state].compactMap(\.self) : names
    let fitting = all.filter { !Set($0.details("moment")).isDisjoint(with: keys) }
    let own = fitting.filter { fact in
      fact.detail("state") == moment.state
        || fact.detail("state") == nil && isSegment
          && moment.state.map(fact.details("moment").contains) ?? false
    }
    return own.flatMap(phrases)
  }

  /// What facts call the moment: "page" for a numbered page, or each action of a moment that joins
  /// several.
  private var names: [String] {
    moment.key.foldedForComparison.split(separator: ", ").map { name in
      name.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
    }
  }

  /// What a fact says, the phrase with the group or with a name of purpose first where there is
  /// one.
  private func phrases(of fact: Fact) -> [Template] {
    let isGrouped = moment.texts["group"] != nil && (isFirst || moment.state == "selected")
    let purpose = purpose
    return (isGrouped ? fact.details("grouped").map { ($0, fact.quotes) } : [])
      + (purpose.map { purpose in fact.details("named").map { ($0, purpose.quotes) } } ?? [])
      + fact.values.map { ($0, fact.quotes) }
  }

  private var isFirst: Bool { moment.segmentPosition == 0 }

  /// The fact whose words the name of the button has, so that it tells what the button does.
  private var purpose: Fact? {
    guard let tokens = moment.texts["name"]?.foldedTokens else { return nil }
    return spec.facts("purpose-words", in: scope).first { fact in
      fact.detail("action") == moment.key
        && (fact.values + fact.details("synonyms")).contains(where: tokens.contains)
    }
  }

  /// A template with each word that may stand for the button, and with the position in digits and
  /// in words.
  func utterances(_ template: Template) -> [Utterance] {
    worded(template.phrase).flatMap { phrase in
      [false, true].compactMap { inWords in
        if inWords, moment.texts["index"] == nil || !phrase.contains("{index}") { return nil }
        return utterance(phrase, from: template.quotes, inWords: inWords)
      }
    }
  }

  /// A phrase with the other words for the button in place of its own.
  private func worded(_ phrase: String) -> [String] {
    let words = spec.facts("button-words", in: scope)
      .filter { $0.detail("action") == moment.key.foldedForComparison }.flatMap(\.values)
    guard let own = words.first(where: phrase.containsWords) else { return [phrase] }
    return [phrase] + words.filter { $0 != own }.map { phrase.replacing(own, with: $0) }
  }

  /// The parts of a phrase, filled in; parts that the spec says nothing for are left out.
  private func utterance(_ phrase: String, from quotes: [String], inWords: Bool) -> Utterance? {
    let basis = Basis(.guideline, sources: quotes)
    var parts: [Utterance.Part] = []
    for piece in phrase.split(separator: ", ").map(String.init) {
      let names = Phrase(piece).names
      guard names.allSatisfy({ texts[$0] != nil }) else { continue }
      let text = Phrase(piece).spoken(fillings(inWords: inWords))
      guard !text.isEmpty else { continue }
      let joint = parts.isEmpty ? "" : ", "
      parts.append(Utterance.Part(kind(of: piece, names), nil, text, joint: joint, basis))
    }
    return parts.isEmpty ? nil : Utterance(parts, basis: basis)
  }

  private func fillings(inWords: Bool) -> [String: String] {
    guard inWords else { return texts }
    return texts.merging(
      ["index", "count"].compactMap { name in
        texts[name].flatMap { Int($0) }.map { (name, NumberWord.written($0, like: "one")) }
      }
    ) { $1 }
  }

  private func kind(of piece: String, _ names: [String]) -> PhrasePart {
    if names.contains("index") { return .index }
    if let name = names.first, let part = PhrasePart(rawValue: name) { return part }
    let kinds = PhraseReading(piece, by: lexicon).kinds
    return [.hint, .container, .role, .state].first(where: kinds.contains) ?? .other
  }
}
