import English
import Guidelines
import SpecModel

/// Says what another platform's screen reader says at a moment in the manner of this platform's.
///
/// TalkBack says "Kitchen, page 2 of 4, list, double tap to activate". VoiceOver says "Kitchen,
/// page 2 of 4, button". The author's own words stay. The role, the state and what the user is
/// asked to do become this platform's.
struct PhraseRecast {
  private let moment: String
  private let state: String?
  private let scope: PlatformSpec
  private let spec: Spec
  /// What is said here at the moment.
  private let templates: [Fact]

  init(at moment: String, in state: String?, _ scope: PlatformSpec, _ spec: Spec, templates: [Fact])
  {
    self.moment = moment.foldedForComparison
    self.state = state
    self.scope = scope
    self.spec = spec
    self.templates = templates
  }

  var phrases: [String] {
    guard let template = templates.lazy.flatMap(\.values).first?.partsBetweenCommas else {
      return []
    }
    let common = Set(scope.announcements.map(\.phrase.range))
    return spec.scopes.filter { $0.platform != scope.platform }.flatMap { other in
      other.announcements.filter { $0.foldedMoment == moment && $0.state?.value == state }
        .filter { !common.contains($0.phrase.range) }
        .flatMap { recast($0.phrase.value.partsBetweenCommas, from: other, like: template) }
    }
  }

  private func recast(_ parts: [String], from other: PlatformSpec, like template: [String])
    -> [String]
  {
    let source = Announcer(of: spec, in: other)
    let target = Announcer(of: spec, in: scope)
    let body = source.withoutTail(parts)
    return roles(in: parts, source, target, template).flatMap { role in
      var said = body.compactMap { part -> String? in
        if source.isRole(part) { return role }
        return source.state(saidBy: part).flatMap(target.word) ?? part
      }
      if let role, !parts.contains(where: source.isRole) { said.append(role) }
      let isDisabled = said.contains { target.state(saidBy: $0) == "disabled" }
      let tail = isDisabled ? [] : target.tail(of: template)
      // Who tells nobody what to do there may not do so here either.
      let isBare = body.count == parts.count && !tail.isEmpty
      return ([said + tail] + (isBare ? [said] : [])).map { $0.joined(separator: ", ") }
    }
  }

  /// The roles that may be said; no role where the guideline's phrase has none.
  ///
  /// They are the spec's role, the other platform's role if this one has it, and the guideline's
  /// role.
  private func roles(
    in parts: [String],
    _ source: Announcer,
    _ target: Announcer,
    _ template: [String]
  ) -> [String?] {
    guard let own = template.first(where: target.isRole) else { return [nil] }
    let given = Speaker(at: moment, in: state, scope, spec).part("role")
    let kept = parts.first { source.isRole($0) && target.isRole($0) }
    var listed: Set<String> = []
    return [given.flatMap { $0.contains(".") ? nil : $0 }, kept, own].compactMap { $0 }
      .filter { listed.insert($0.foldedForComparison).inserted }
  }
}

/// What a screen reader adds to the words of a spec.
///
/// It adds the role, the word of a state, and what the user is asked to do.
struct Announcer {
  private let roles: Set<String>
  private let states: [Fact]
  /// What ends the guideline's phrases behind all that is about the one who speaks, folded.
  private let tails: Set<String>

  init(of spec: Spec, in scope: PlatformSpec) {
    let roles = spec.facts("roles", in: scope).flatMap(\.values).folded
    let states = spec.facts("states", in: scope).filter { $0.detail("announced") != nil }
    let words = ["button-words", "selection-words"].flatMap { spec.facts($0, in: scope) }
    let known = (words.flatMap(\.values) + states.flatMap { $0.details("announced") }).folded
    let templates = spec.facts("announcement-templates", in: scope).flatMap(\.values)
    let parts = templates.flatMap(\.partsBetweenCommas).filter { !$0.contains("{") }.folded
    self.roles = roles
    self.states = states
    tails = parts.subtracting(roles).subtracting(known)
  }

  func isRole(_ part: String) -> Bool { roles.contains(part.foldedForComparison) }

  /// The state that a part says.
  func state(saidBy part: String) -> String? {
    let folded = part.foldedForComparison
    return states.first { $0.details("announced").folded.contains(folded) }?.values.first
  }

  /// What is said for a state.
  func word(for state: String) -> String? {
    states.first { $0.accepts(state) }?.detail("announced")
  }

  func tail(of parts: [String]) -> [String] {
    parts.filter { tails.contains($0.foldedForComparison) }
  }

  func withoutTail(_ parts: [String]) -> [String] {
    parts.filter { !tails.contains($0.foldedForComparison) }
  }
}
