import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import Voices
import YAMLSyntax

/// The actions that write down what is said.
///
/// They write the announcements that a platform lacks. They also say a phrase in the words of the
/// device, or of the guideline's examples.
struct Rewordings {
  private let spec: Spec
  private let range: ByteRange
  private let trial: EditTrial

  init(of spec: Spec, in range: ByteRange, _ trial: EditTrial) {
    self.spec = spec
    self.range = range
    self.trial = trial
  }

  /// The actions on offer; each leaves nothing new to report.
  var actions: [CodeAction] { phrases + missing }

  // MARK: - A phrase

  /// A phrase, at each moment and on each platform at which it is said.
  private typealias Use = (scope: PlatformSpec, moment: Moment, written: Announcement)

  private var phrases: [CodeAction] {
    let uses = spec.scopes.flatMap { scope -> [Use] in
      guard scope.announcements.contains(where: { $0.phrase.range.meets(range) }) else { return [] }
      return spec.moments(on: scope).flatMap { moment in
        moment.written.filter { $0.phrase.range.meets(range) }.map { (scope, moment, $0) }
      }
    }
    guard let phrase = uses.first?.written.phrase,
      uses.allSatisfy({ $0.written.phrase.range == phrase.range }),
      !uses.contains(where: { use in
        use.moment.hasUntoldText(in: use.written.spoken, of: spec, on: use.scope)
      })
    else { return [] }
    return [
      action("Say it as the device does", phrase, uses) { use in
        isOfDevice(use) ? nil : spec.deviceText(at: use.moment, on: use.scope)
      },
      action("Say it as the guideline does", phrase, uses, guidelineText),
    ].compactMap(\.self)
  }

  /// Replaces a phrase by a text that is the same at each of its uses.
  private func action(
    _ title: String,
    _ phrase: LocatedText,
    _ uses: [Use],
    _ said: (Use) -> String?
  ) -> CodeAction? {
    let texts = uses.map(said)
    guard let text = texts.first.flatMap(\.self), texts.allSatisfy({ $0 == text }),
      !uses.contains(where: { $0.written.spoken.spoken($0.moment.texts) == text })
    else { return nil }
    return verified(title, spec.replacing(phrase, with: text))
  }

  /// Whether a phrase is what the device says, with the hint behind it.
  private func isOfDevice(_ use: Use) -> Bool {
    guard let platform = use.scope.platform else { return false }
    let written = use.written.spoken.spoken(use.moment.texts).foldedTokens
    return use.moment.speeches(by: spec.voice(of: platform), in: use.scope.deviceLanguage)
      .compactMap(\.utterance).contains { said in
        written == said.text.foldedTokens + said.hintText.foldedTokens
      }
  }

  /// What the guideline's example says in place of a phrase.
  ///
  /// A page begins with its content, which the phrase alone tells. A value keeps its unit, or
  /// nothing is offered.
  private func guidelineText(_ use: Use) -> String? {
    guard let text = spec.guidelineText(at: use.moment, on: use.scope) else { return nil }
    let written = use.written.phrase.value
    if let unit = spec.unit?.value, !unit.isEmpty,
      written.contains(unit), !text.contains(unit)
    {
      return nil
    }
    guard spec.isPage(use.moment.key.foldedForComparison) else { return text }
    let names = Array(use.moment.texts.values)
    let own = text.spokenParts(keeping: names).folded
    let content = written.spokenParts(keeping: names).prefix { part in
      !own.contains(part.foldedForComparison) && SpokenIndex.all(in: part.foldedTokens).isEmpty
    }
    guard !content.isEmpty else { return text }
    let called = Set(["label", "name"].compactMap { use.moment.texts[$0]?.foldedForComparison })
    let rest = text.spokenParts(keeping: names).drop { called.contains($0.foldedForComparison) }
    return (content + rest).joined(separator: ", ")
  }

  // MARK: - What is missing

  private var missing: [CodeAction] {
    spec.scopes.compactMap { scope in
      guard let platform = scope.platform,
        let entry = spec.root["platforms"]?.entry(platform.rawValue),
        ([entry] + [entry.value.entry("announcements")].compactMap(\.self))
          .contains(where: { $0.keyWithColon.meets(range) })
      else { return nil }
      // The guideline's words bring no finding where they are whole, else those of the device may.
      let voices = [spec.guidelineText, spec.deviceText]
      let choices = [voices, voices.reversed()].map { voices in
        entries(on: scope) { moment, scope in
          voices.firstNonNil { $0(moment, scope) }
        }
      }
      return choices.lazy.filter { !$0.isEmpty }.compactMap { edit(adding: $0, to: entry) }
        .compactMap { verified("Write the announcements that are missing", $0) }.first
    }
  }

  /// The moments without a phrase, each with what is said.
  ///
  /// A moment behind several actions is left out where they lead to different phrases.
  private func entries(on scope: PlatformSpec, _ said: (Moment, PlatformSpec) -> String?)
    -> [(key: String, value: String)]
  {
    let written = Set(scope.announcements.map(\.foldedMoment))
    guard written.isDisjoint(with: [FormatMoment.segments, FormatMoment.pages]) else { return [] }
    var texts: [String: String?] = [:]
    var keys: [String] = []
    let moments = spec.moments(on: scope)
    let isAtLimit = moments.contains { $0.elements.contains(where: \.isAtLimit) }
    for moment in moments where moment.written.isEmpty && !moment.isAssumed {
      // At a limit one of the actions changes nothing.
      if isAtLimit, moment.key == "value-change" { continue }
      let text = said(moment, scope)
      for key in moment.keys where !written.contains(key.foldedForComparison) {
        if let known = texts[key] {
          if known != text { texts[key] = .some(nil) }
        } else {
          keys.append(key)
          texts[key] = .some(text)
        }
      }
    }
    return keys.compactMap { key in
      texts[key].flatMap(\.self).map { (key, ScalarWriting.phrase($0)) }
    }
  }

  private func edit(adding entries: [(key: String, value: String)], to platform: SpecEntry)
    -> TextEdit?
  {
    let map = entries.map { "\(ScalarWriting.scalar($0.key)): \($0.value)" }
    let braces = "{ \(map.joined(separator: ", ")) }"
    guard let own = platform.value.entry("announcements") else {
      return spec.inserting("announcements", braces, into: platform)
    }
    // An alias leads to what others share.
    guard let node = own.value.node, own.range.contains(node.range) else { return nil }
    return own.value.isNull
      ? spec.filling(own, with: braces) : spec.inserting(entries, into: own.value)
  }

  private func verified(_ title: String, _ edit: TextEdit) -> CodeAction? {
    trial.applying([edit]).news.isEmpty
      ? CodeAction(title: title, kind: .refactoring, edits: [edit]) : nil
  }
}

extension Moment {
  /// What its announcements are called: what is adjusted as a whole has one for each action.
  fileprivate var keys: [String] {
    segmentPosition == nil ? key.split(separator: ", ").map(String.init) : [key]
  }
}
