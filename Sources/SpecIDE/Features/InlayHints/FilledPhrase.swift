import Guidelines
import SpecModel

extension Spec {
  /// What the screen reader says of an announcement, the placeholders filled in as far as the spec
  /// tells what they stand for; `nil` where it tells of none.
  func filledPhrase(of announcement: Announcement, in scope: Scope) -> String? {
    guard !announcement.spoken.names.isEmpty else { return nil }
    let speaker = Speaker(announcement, scope, self)
    let pairs = Set(announcement.spoken.names).compactMap { name in
      speaker.text(for: name).map { (name, $0) }
    }
    guard !pairs.isEmpty else { return nil }
    return announcement.spoken.spoken(Dictionary(uniqueKeysWithValues: pairs))
  }
}

/// What an announcement is about: a segment, a button or the whole component.
private struct Speaker {
  private let announcement: Announcement
  private let scope: Scope
  private let spec: Spec
  private let segment: Segment?
  private let button: ActionButton?

  init(_ announcement: Announcement, _ scope: Scope, _ spec: Spec) {
    self.announcement = announcement
    self.scope = scope
    self.spec = spec
    let segments = scope.segments.segments ?? []
    segment = announcement.segmentPosition.flatMap {
      segments.indices.contains($0) ? segments[$0] : nil
    }
    let moment = announcement.foldedMoment
    let actions = spec.facts("required-actions", in: scope).flatMap(\.values)
    button = scope.buttons(actions).first { $0.action.value.foldedForComparison == moment }
  }

  /// What a placeholder stands for.
  func text(for placeholder: String) -> String? {
    switch placeholder {
    case "label": label
    case "name": (segment?.name ?? button?.name ?? scope.name)?.value ?? label
    case "value": (spec.root["value"]?["current"] ?? spec.root["value"])?.word?.value
    case "group": spec.root["group-label"]?.word.flatMap { $0.value == "none" ? nil : $0.value }
    case "role": part("role")
    case "hint": part("hint")
    case "index": position.map(String.init)
    case "count": count.map(String.init)
    case "state": state
    default: nil
    }
  }

  private var label: String? { segment.map { $0.label?.value } ?? spec.label?.value }

  /// What the part that the announcement is about says under a key, or else the platform.
  private func part(_ key: String) -> String? {
    (segment?.value[key] ?? button?.value[key] ?? scope.map[key])?.word?.value
  }

  private var count: Int? {
    if let segments = scope.segments.segments { return segments.count }
    let sets = spec.facts("index-set", in: scope).flatMap(\.values)
    return sets.lazy.compactMap { spec.root[$0]?.integer }.first
  }

  private var position: Int? {
    if let position = announcement.segmentPosition { return position + 1 }
    let digits = announcement.foldedMoment.drop { !$0.isNumber }
    return Int(digits) ?? spec.root["current-page"]?.integer
  }

  private var state: String? {
    if let state = announcement.state { return announced(state.value) }
    let word = spec.facts("button-words", in: scope).first {
      $0.detail("action")?.foldedForComparison == announcement.foldedMoment
    }
    if let word { return word.values.first }
    guard let segment else { return nil }
    if segment.isDisabled { return announced("disabled") }
    guard segment.isSelected else { return nil }
    return spec.facts("selection-words", in: scope)
      .first { $0.detail("state") == "selected" }?.values.first ?? announced("selected")
  }

  /// What is said for a state.
  private func announced(_ state: String) -> String? {
    spec.facts("states", in: scope).first { $0.accepts(state) }?.detail("announced")
  }
}

extension Spec {
  /// The facts of a name that hold on the platform of a scope and in its first framework.
  func facts(_ name: String, in scope: Scope) -> [Fact] {
    guideline?.model.facts(
      name,
      platform: scope.platform,
      framework: scope.frameworks.first?.value,
      variant: root["variant"]?.word?.value.foldedForComparison
    ) ?? []
  }
}
