import English
import Guidelines
import SourceText
import SpecModel

/// What an announcement is about: a segment, a button or the whole component.
struct Speaker {
  private let scope: PlatformSpec
  private let spec: Spec
  /// The moment at which it speaks, folded.
  private let moment: String
  /// The state that the announcement is said to be in.
  private let declaredState: String?
  /// The position of the segment that speaks, counted from 0.
  let segmentPosition: Int?
  let segment: Part?
  let button: Part?

  init(_ announcement: Announcement, _ scope: PlatformSpec, _ spec: Spec) {
    self.init(
      at: announcement.foldedMoment,
      in: announcement.state?.value,
      segmentPosition: announcement.segmentPosition,
      scope,
      spec
    )
  }

  /// Who speaks at a moment, which may be folded, in a state if one is given.
  init(
    at moment: String,
    in state: String?,
    segmentPosition: Int? = nil,
    _ scope: PlatformSpec,
    _ spec: Spec
  ) {
    self.scope = scope
    self.spec = spec
    self.moment = moment.foldedForComparison
    declaredState = state
    let position = segmentPosition ?? scope.segments.position(ofMoment: moment)
    self.segmentPosition = position
    let segments = scope.segments.all
    segment = position.flatMap { segments.indices.contains($0) ? segments[$0] : nil }
    let actions = spec.facts("required-actions", in: scope).flatMap(\.values)
    let folded = self.moment
    button = scope.buttons(actions).first { $0.key?.value.foldedForComparison == folded }
  }

  /// A phrase with its placeholders filled in; `nil` where the spec tells none of them.
  ///
  /// A placeholder stays where the spec does not say what it stands for.
  func filled(_ phrase: Phrase) -> String? {
    let pairs = Set(phrase.names).compactMap { name in text(for: name).map { (name, $0) } }
    guard !pairs.isEmpty else { return nil }
    return phrase.spoken(Dictionary(uniqueKeysWithValues: pairs))
  }

  /// What a placeholder stands for.
  func text(for placeholder: String) -> String? {
    switch placeholder {
    case "index": position.map(String.init)
    case "count": count.map(String.init)
    case "state": state
    default: word(for: placeholder)?.value
    }
  }

  /// Where the spec says what a placeholder stands for; `nil` where it follows from the guideline.
  func place(of placeholder: String) -> ByteRange? {
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
    case "group": spec.groupLabel
    case "role", "hint": partWord(placeholder)
    default: nil
    }
  }

  private var label: LocatedText? { segment.map(\.label) ?? spec.label }

  /// What the part that the announcement is about says under a key, or else the platform.
  func part(_ key: String) -> String? { partWord(key)?.value }

  private func partWord(_ key: String) -> LocatedText? {
    (segment?.value[key] ?? button?.value[key] ?? scope.map[key])?.word
  }

  var count: Int? {
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
  var position: Int? {
    if let segmentPosition { return segmentPosition + 1 }
    let digits = moment.drop { !$0.isNumber }
    let page = Int(digits) ?? spec.currentPage
    guard moment == "page-change", let page, let count, count > 0 else { return page }
    return page % count + 1
  }

  private var state: String? {
    if let declaredState { return announced(declaredState) }
    let word = spec.facts("button-words", in: scope).first {
      $0.detail("action")?.foldedForComparison == moment
    }
    if let word { return word.values.first }
    guard let segment else { return nil }
    if segment.isDisabled { return announced("disabled") }
    guard segment.isSelected else { return nil }
    return spec.facts("selection-words", in: scope)
      .first { $0.detail("state") == "selected" }?.values.first ?? announced("selected")
  }

  /// What is said for a state.
  func announced(_ state: String) -> String? {
    spec.facts("states", in: scope).first { $0.accepts(state) }?.detail("announced")
  }
}
