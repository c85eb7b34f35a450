package import English
import Guidelines
package import SourceText

/// What an announcement is about: a segment, a button or the whole component.
package struct Speaker {
  private let scope: PlatformSpec
  private let spec: Spec
  /// The moment at which it speaks, folded.
  private let moment: String
  /// The state that the announcement is said to be in.
  private let declaredState: String?
  /// The position of the segment that speaks, counted from 0.
  package let segmentPosition: Int?
  package let segment: Part?
  package let button: Part?

  package init(_ announcement: Announcement, _ scope: PlatformSpec, _ spec: Spec) {
    self.init(
      at: announcement.foldedMoment,
      in: announcement.state?.value,
      segment: announcement.segmentPosition,
      scope,
      spec
    )
  }

  /// Who speaks at a moment, in a state if one is given.
  package init(at moment: String, in state: String?, _ scope: PlatformSpec, _ spec: Spec) {
    let position = scope.segments.position(ofMoment: moment)
    self.init(at: moment.foldedForComparison, in: state, segment: position, scope, spec)
  }

  private init(
    at moment: String,
    in state: String?,
    segment position: Int?,
    _ scope: PlatformSpec,
    _ spec: Spec
  ) {
    self.scope = scope
    self.spec = spec
    self.moment = moment
    declaredState = state
    segmentPosition = position
    let segments = scope.segments.all
    segment = position.flatMap { segments.indices.contains($0) ? segments[$0] : nil }
    let actions = spec.facts("required-actions", in: scope).flatMap(\.values)
    button = scope.buttons(actions).first { $0.key?.value.foldedForComparison == moment }
  }

  /// A phrase with its placeholders filled in; `nil` where the spec tells none of them.
  ///
  /// A placeholder stays where the spec does not say what it stands for.
  package func filled(_ phrase: Phrase) -> String? {
    let texts = texts(for: phrase.names)
    return texts.isEmpty ? nil : phrase.spoken(texts)
  }

  /// What a placeholder stands for.
  package func text(for placeholder: String) -> String? {
    switch placeholder {
    case "index": position.map(String.init)
    case "count": count.map(String.init)
    case "state": state
    default: word(for: placeholder)?.value
    }
  }

  /// What each of some placeholders stands for.
  package func texts(for placeholders: [String]) -> [String: String] {
    let pairs = placeholders.uniqued.compactMap { name in text(for: name).map { (name, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Where the spec says what a placeholder stands for; `nil` where it follows from the guideline.
  package func place(of placeholder: String) -> ByteRange? {
    switch placeholder {
    case "index": (segment?.label ?? segment?.name ?? spec.value(.currentPage)?.word)?.range
    case "count": scope.segments.entry?.key.range ?? countedKey.flatMap(spec.root.entry)?.key.range
    case "state": statePlace
    default: word(for: placeholder)?.range
    }
  }

  /// What a placeholder stands for if the spec spells it.
  private func word(for placeholder: String) -> LocatedText? {
    switch placeholder {
    case "label": label
    case "name": segment?.name ?? button?.name ?? scope.name ?? label
    case "value": spec.currentValue?.word
    case "group": spec.groupLabel.flatMap { $0.value == "none" ? nil : $0 }
    case "role", "hint": partWord(placeholder)
    default: nil
    }
  }

  private var label: LocatedText? { segment.map(\.label) ?? spec.label }

  /// The role as it is said; `nil` for the name of a constant.
  package var role: String? {
    partWord("role").flatMap { $0.value.contains(".") ? nil : $0.value }
  }

  /// What the guideline has for the button, the first choice first.
  package var buttonWords: [String] {
    spec.facts("button-words", in: scope)
      .filter { $0.detail("action")?.foldedForComparison == moment }.flatMap(\.values)
  }

  /// What the part that it is about says under a key, or else the platform.
  private func partWord(_ key: String) -> LocatedText? {
    (segment?.value[key] ?? button?.value[key] ?? scope.map[key])?.word
  }

  package var count: Int? {
    if let segments = scope.segments.segments { return segments.count }
    return countedKey.flatMap { spec.root[$0]?.integer }
  }

  /// The key that says how many things are in the set, where they are no segments.
  private var countedKey: String? {
    let sets = spec.facts("index-set", in: scope).flatMap(\.values)
    return sets.first { spec.root[$0]?.integer != nil }
  }

  private var statePlace: ByteRange? {
    if let declaredState {
      let folded = declaredState.foldedForComparison
      return scope.states.first { $0.word.value.foldedForComparison == folded }?.word.range
    }
    guard let segment else { return button?.key?.range }
    let key = segment.isDisabled ? KeyMeaning.disabled.key : KeyMeaning.selected.key
    return segment.isDisabled || segment.isSelected ? segment.value.entry(key)?.key.range : nil
  }

  /// Its place in the set, counted from 1.
  package var position: Int? {
    if let segmentPosition { return segmentPosition + 1 }
    let digits = moment.drop { !$0.isNumber }
    let page = Int(digits) ?? spec.currentPage
    guard moment == "page-change", let page, let count, count > 0 else { return page }
    return page % count + 1
  }

  private var state: String? {
    if let declaredState { return announced(declaredState) }
    if let word = buttonWords.first { return word }
    guard let segment else { return nil }
    if segment.isDisabled { return announced("disabled") }
    guard segment.isSelected else { return nil }
    return announcedSelection("selected")
  }

  /// What is said for whether a segment is selected.
  package func announcedSelection(_ state: String) -> String? {
    spec.facts("selection-words", in: scope).first { $0.detail("state") == state }?.values.first
      ?? announced(state)
  }

  /// What is said for a state.
  package func announced(_ state: String) -> String? {
    spec.facts("states", in: scope).first { $0.accepts(state) }?.detail("announced")
  }
}
