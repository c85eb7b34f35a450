import English
import Guidelines
import SourceText
import Voices

/// The buttons, and what is adjusted as a whole.
extension MomentReader {
  mutating func addActions() {
    guard let first = actions.first, !seen.contains(first) else { return }
    let adjusted = choice.candidates.filter(isAdjusted)
    if !adjusted.isEmpty {
      addAdjusted(adjusted)
    } else {
      for action in order { addButton(action) }
    }
  }

  /// Whether a candidate is one element that is adjusted as a whole.
  func isAdjusted(_ candidate: ElementChoice.Candidate) -> Bool {
    candidate.control.map { voice.isAdjusted($0, being: traits) } ?? false
  }

  /// The actions in the order in which their buttons are read.
  private var order: [String] {
    let native = choice.candidates.lazy.compactMap(\.control?.each)
      .first { !Set($0).isDisjoint(with: actions) }
    let listed = spec.value(.actions)?.words.map(\.value.foldedForComparison)
      .filter(actions.contains)
    let order = native ?? listed ?? []
    return order.filter(actions.contains) + actions.filter { !order.contains($0) }
  }

  private mutating func addButton(_ action: String) {
    let button = scope.buttons([action]).first
    let written = button?.value["element"]?.words.map(\.value) ?? []
    let named = button.map { scope.spokenNames(of: written, in: $0.value) } ?? written
    let choice = named.isEmpty ? choice : ElementChoice(of: named, in: spec, on: scope, voice)
    let elements = choice.candidates.map { candidate in
      var element = whole(candidate, in: [button?.value, scope.map].compactMap(\.self))
      element.action = action
      element.texts[.whole] = scope.name?.value
      element.texts[.name] = (button?.name?.value ?? spec.title(of: button?.value)).map(
        texts.filled
      )
      if element.texts[.name] == nil { element.open.insert(.name) }
      if spec.root["label"] == nil { element.open.insert(.label) }
      element.isAtLimit = isAtLimit(action)
      return element
    }
    let own = Speaker(at: action, in: nil, scope, spec).texts(for: ["name", "state"])
      .mapValues(texts.filled)
    let others = elements.flatMap { inStates($0, of: button) }
    add(action, elements, isAssumed: choice.isAssumed, others: others, texts: own)
    // At the limit nothing changes.
    guard !isAtLimit(action) else { return }
    let changes = elements.map { change(by: action, $0) }
    add(
      "value-change",
      changes.map(\.element),
      event: changes.first?.event ?? .value,
      after: action,
      isAssumed: choice.isAssumed,
      texts: changedTexts(by: action)
    )
  }

  /// An element in each state that the spec gives its platform or its button.
  ///
  /// Where the value is at its limit, the element is disabled as well.
  func inStates(_ element: SpokenElement, of button: Part?) -> [SpokenElement] {
    let isAtLimit = element.action.map(isAtLimit) ?? false
    let declared = ((button?.states ?? []) + scope.states).map { spec.stateName($0.word.value) }
    let states = (declared + (isAtLimit ? ["disabled"] : [])).uniqued
    return states.filter(voice.knows).map { inState($0, element, of: button) }
  }

  /// Whether an action would change the value, were it not at its limit.
  private func isAtLimit(_ action: String) -> Bool {
    let current = spec.currentValue?.number?.spoken
    return current != nil && changedTexts(by: action)["value"] == current
  }

  private mutating func addAdjusted(_ candidates: [ElementChoice.Candidate]) {
    let elements = candidates.map { whole($0, in: [scope.map]) }
    let written = scope.announcements.filter { actions.contains($0.foldedMoment) }
    found.append(
      Moment(
        key: actions.joined(separator: ", "),
        event: .focus,
        trigger: nil,
        elements: elements,
        others: elements.flatMap { inStates($0, of: nil) },
        written: written,
        state: nil,
        texts: texts.fillings,
        isAssumed: choice.isAssumed,
        segmentPosition: nil,
        unknown: ""
      )
    )
    seen.formUnion(actions)
    for action in actions where !isAtLimit(action) {
      add(
        "value-change",
        elements.map { changed($0, by: action) },
        event: .value,
        after: action,
        texts: changedTexts(by: action)
      )
    }
  }

  /// What happens when a button is activated, and to which element.
  ///
  /// The name or the state of the button changes, or the text beside it.
  private func change(by action: String, _ element: SpokenElement) -> (
    event: Event, element: SpokenElement
  ) {
    let changed = changed(element, by: action)
    if changed.texts[.stateText] != element.texts[.stateText] { return (.state, changed) }
    if changed.texts[.name] != element.texts[.name] { return (.name, changed) }
    guard voice.platform == .android, let framework = element.framework,
      let text = voice.plainText(in: framework)
    else { return (.value, changed) }
    var beside = SpokenElement(text, in: framework)
    beside.texts[.name] = changedTexts(by: action)["value"]
    if beside.texts[.name] == nil { beside.open.insert(.name) }
    if scope.hasLiveRegion(at: "on-value-change", voice) {
      beside.traits.insert("live-region")
    }
    return (.text, beside)
  }

  /// An element once its value has changed.
  func changed(_ element: SpokenElement, by action: String) -> SpokenElement {
    var changed = element
    changed.traits.insert("focused")
    guard let old = texts.fillings["value"], let new = changedTexts(by: action)["value"] else {
      return changed
    }
    for kind in [TextKind.name, .value, .current, .stateText] {
      changed.texts[kind] = changed.texts[kind]?.replacingWord(old, with: new)
    }
    if let range = element.range, let number = Double(new) {
      changed.range = ValueRange(number, from: range.minimum, to: range.maximum)
    }
    return changed
  }

  /// The texts once the value has changed by a step.
  func changedTexts(by action: String) -> [String: String] {
    guard let current = spec.currentValue?.number else { return [:] }
    let step = spec.value(.step)?.number ?? 1
    let new = action == KeyMeaning.lower.key ? current - step : current + step
    let limited = min(
      spec.value(.largestValue)?.number ?? .infinity,
      max(spec.value(.smallestValue)?.number ?? -.infinity, new)
    )
    return ["value": limited.spoken]
  }
}
