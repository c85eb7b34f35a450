import English
import Guidelines
import SourceText
import SpecModel
import Voices

/// The phrase of another platform's moment, reworded as this platform's screen reader says it.
///
/// TalkBack says "Kitchen, page 2 of 4, list, double tap to activate". VoiceOver says "Kitchen,
/// page 2 of 4, button". The author's own words stay. The role, the state and what the user is
/// asked to do become this platform's.
struct PhraseRecast {
  private let speaker: Speaker
  private let lexicon: Lexicon
  private let moment: String
  private let state: String?
  private let scope: PlatformSpec
  private let spec: Spec
  /// What is said here at the moment.
  private let templates: [Fact]

  init(at moment: String, in state: String?, _ scope: PlatformSpec, _ spec: Spec, templates: [Fact])
  {
    speaker = Speaker(at: moment, in: state, scope, spec)
    lexicon = spec.lexicon(on: scope)
    self.moment = moment.foldedForComparison
    self.state = state
    self.scope = scope
    self.spec = spec
    self.templates = templates
  }

  var phrases: [String] {
    guard let template = templates.lazy.flatMap(\.values).first?.spokenParts() else { return [] }
    let common = Set(scope.announcements.map(\.phrase.range))
    return spec.scopes.filter { $0.platform != scope.platform }.flatMap { other in
      other.announcements.filter { $0.foldedMoment == moment && $0.state?.value == state }
        .filter { !common.contains($0.phrase.range) }
        .flatMap { recast($0.phrase.value.spokenParts(keeping: names), like: template) }
    }
  }

  /// The names that a mark may stand in.
  private var names: [String] { ["label", "name", "group"].compactMap(speaker.text) }

  private func recast(_ parts: [String], like template: [String]) -> [String] {
    let body = parts.filter { isName($0) || !lexicon.isTail($0) }
    return roles(in: parts, template).flatMap { role in
      var said = body.compactMap { part -> String? in
        if isName(part) { return part }
        if isRole(part) { return role }
        return lexicon.state(saidBy: part).flatMap(speaker.announced) ?? part
      }
      if let role, !parts.contains(where: isRole) { said.append(role) }
      let isDisabled = said.contains { lexicon.state(saidBy: $0) == "disabled" }
      let tail = isDisabled ? [] : template.filter(lexicon.isTail)
      // Who tells nobody what to do there may not do so here either.
      let isBare = body.count == parts.count && !tail.isEmpty
      return ([said + tail] + (isBare ? [said] : [])).map { $0.joined(separator: ", ") }
    }
  }

  /// The roles that may be said; no role where the guideline's phrase has none.
  ///
  /// They are the spec's role, the other platform's role if this one has it, and the guideline's
  /// role.
  private func roles(in parts: [String], _ template: [String]) -> [String?] {
    guard let own = template.first(where: isRole) else { return [nil] }
    let known = spec.facts("roles", in: scope).flatMap(\.values).folded
    let kept = parts.first { known.contains($0.foldedForComparison) }
    return [speaker.role, kept, own].compactMap { $0 }.uniqued(by: \.foldedForComparison)
  }

  private func isRole(_ part: String) -> Bool {
    lexicon.has(part.foldedTokens, as: .role) && !isName(part)
  }

  /// Whether a part names the one who speaks, whatever else it says: a segment may be called "List".
  private func isName(_ part: String) -> Bool { names.folded.contains(part.foldedForComparison) }
}
