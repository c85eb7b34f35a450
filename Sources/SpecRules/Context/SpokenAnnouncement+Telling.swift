import English
import Guidelines
import SpecModel
import Voices

/// How the device stands to a part of a phrase that the guideline asks for.
private enum Standing {
  /// The device composes the phrase, so that its words are right.
  case composed
  /// The device composes the phrase with a setting or version that changes the part.
  case varied(ComposedPhrase)
  /// The device composes the phrase, and does not tell the part.
  case unsaid(ComposedPhrase)
  /// The device does not compose the phrase, or nobody knows.
  case notComposed
}

extension SpokenAnnouncement {
  /// How the device tells a part of the phrase.
  ///
  /// Rules ask before they speak, so that nothing is composed for a phrase without faults.
  private func standing(of part: PhrasePart) -> Standing {
    let voice = context.configuration.voice
    guard voice != .guideline, let composed else { return .notComposed }
    if composed.varies(part) { return .varied(composed) }
    let unsaid = voice == .device ? Standing.composed : .unsaid(composed)
    if composed.isOpen {
      // An open text may have any words, a wrong one for a state among them.
      if part == .index, !composed.tells(.index) { return unsaid }
      return composed.tells(part) && part != .state ? .composed : .notComposed
    }
    let isAsked = [.label, .value, .index, .name].contains(part)
    return isAsked && !composed.tells(part) ? unsaid : .composed
  }

  /// The utterance of the device in place of the phrase.
  ///
  /// It is `nil` where the device says the phrase, or where not all of its utterance is known.
  var saidInstead: Utterance? {
    composed?.variant == .usual ? nil : context.said(at: source)
  }

  /// Whether the phrase has a value that the device says and the spec does not tell.
  var hasUntoldText: Bool {
    context.momentsByAnnouncement[ObjectIdentifier(source)]?.contains { moment in
      moment.hasUntoldText(in: spoken, of: spec, on: scope)
    } ?? false
  }

  /// Whether the device says the phrase for a disabled element, without a state in it.
  var isSaidWithoutState: Bool {
    guard context.configuration.voice != .guideline, let composed else { return false }
    return composed.element.traits.contains("disabled") && !composed.tells(.state)
  }

  /// Whether the device says which group it is when the focus enters with the phrase.
  var entersGroup: Bool {
    context.configuration.voice != .guideline && composed?.tells(.container) ?? false
  }

  /// What is wrong with a phrase by the guideline, as those see it who hear the device.
  ///
  /// - Parameters:
  ///   - part: What the guideline asks for.
  ///   - violation: What is wrong where only the guideline's words are right.
  /// - Returns: What is wrong all the same; `nil` where the device says it so.
  func judged(_ part: PhrasePart, _ violation: Violation?) -> Violation? {
    guard let violation else { return nil }
    switch standing(of: part) {
    case .composed: return nil
    case .notComposed: return violation
    case .unsaid(let composed):
      let told = violation.saying(composed.lacking(part.noun, by: scope.screenReaderName))
      // With more words the phrase would not be the device's.
      return composed.isOpen ? told : told.withoutFixes
    case .varied(let composed):
      return violation.saying(composed.variance(by: scope.screenReaderName), .information)
        .withoutFixes
    }
  }
}

extension ComposedPhrase {
  /// What the device does not tell, and what to do about it.
  fileprivate func lacking(_ noun: String, by screenReader: String) -> String {
    guard let control = element.control, !isOpen else {
      return "\(screenReader) does not add \(noun) here; the guideline asks for it: "
        + "say it in a text of the app"
    }
    return "a plain \(control) says only '\(utterance.text)'; the guideline asks for \(noun): "
      + (instead ?? "say it in the name")
  }

  /// The setting with which the device says the phrase, and the usual phrase.
  fileprivate func variance(by screenReader: String) -> String {
    let said = utterance.text == usual.text ? usual.hintText : usual.text
    return "\(screenReader) says so with '\(variant.names.inSentence("and"))'; "
      + "it usually says '\(said)'"
  }
}

extension PhrasePart {
  /// The part in a message.
  fileprivate var noun: String {
    switch self {
    case .index: "the position"
    case .name: "the word for what it does"
    default: "the \(rawValue)"
    }
  }
}

// MARK: - Words of states and roles

extension PlatformContext {
  /// Whether the device says a word for a state or a role, as it usually is.
  func composes(_ word: String, as part: PhrasePart) -> Bool {
    composedWords[part]?.contains(word.foldedTokens) ?? false
  }

  /// Whether the device says a word for the role; `nil` where that is not known.
  func saysRole(_ word: String) -> Bool? {
    guard let voice else { return nil }
    let speeches = moments.filter { !$0.isAssumed && $0.trigger == nil }
      .flatMap { $0.speeches(by: voice, in: self.language) }
    let roles = speeches.compactMap(\.utterance).flatMap(\.parts).filter { $0.kind == .role }
    let tokens = word.foldedTokens
    if roles.contains(where: { $0.text.foldedTokens == tokens }) { return true }
    return speeches.isEmpty || !speeches.allSatisfy(\.isKnown) ? nil : false
  }

  /// Whose word for a disabled control one is, and whether the device says it here.
  func disabledClause(_ word: String) -> String {
    saysNothingWhenDisabled
      ? "the word of \(scope.screenReaderName) for a disabled control is '\(word)'"
      : "\(scope.screenReaderName) says '\(word)' for a disabled control"
  }

  /// Whether the device is known to say no word for a disabled control, whichever element it is.
  var saysNothingWhenDisabled: Bool {
    guard let voice else { return false }
    let elements = moments.filter { !$0.isAssumed && $0.trigger == nil }.flatMap(\.elements)
    return !elements.isEmpty
      && elements.allSatisfy { element in
        var disabled = element
        disabled.traits.insert("disabled")
        let speech = voice.speech(of: disabled, in: language)
        return speech.utterance.map { said in
          !said.parts.contains { $0.name == "disabled" }
        } ?? speech.isNothing
      }
  }

  /// The words of all parts that the device composes.
  func readComposedWords() -> [PhrasePart: Set<[String]>] {
    guard configuration.voice != .guideline, let voice else { return [:] }
    return moments.filter { !$0.isAssumed && $0.trigger == nil }
      .flatMap { $0.speeches(by: voice, in: self.language) }
      .compactMap(\.utterance).flatMap(\.parts)
      .reduce(into: [:]) { $0[$1.kind, default: []].insert($1.text.foldedTokens) }
  }
}
