import English
import Guidelines
import SourceText
import Voices

/// The component as a whole.
extension MomentReader {
  mutating func addWhole(_ key: String) {
    let folded = key.foldedForComparison
    let place = spec.place(at: folded, in: scope)
    let isPage = spec.isPage(folded)
    let own = [
      "index": place.map { String($0.position) }, "count": place.map { String($0.count) },
    ].compactMapValues(\.self)
    guard folded != "group" else {
      return add(key, [], unknown: "when the label of a group is said", texts: own)
    }
    let candidates =
      isPage ? choice.consisting(of: [FormatMoment.pages]) : choice.besides(FormatMoment.pages)
    let state = isPage ? nil : spec.state(ofMoment: folded)
    let elements = candidates.compactMap { candidate in
      isPage ? page(candidate) : part(candidate, at: place, in: state)
    }
    add(key, elements, others: others(of: elements, in: state), texts: own)
    if state != "disabled" {
      addSwitched(candidates, from: state, after: key)
      addChange(of: candidates.filter(isAdjusted), after: key)
    }
    if isPage, let place, place.count > 1 {
      addTurn(of: candidates.filter(\.isPager), from: place, after: key)
    } else if !isPage, announcements["page-change"] != nil {
      addTurn(of: candidates.filter(isAdjusted), from: place, after: key)
    }
  }

  /// The elements in the states that a phrase may be of, where the moment does not say which.
  private func others(of elements: [SpokenElement], in state: String?) -> [SpokenElement] {
    // Whether what is disabled is on or off, its moment does not tell.
    guard state == nil || state == "disabled" else { return [] }
    return elements.flatMap { element in
      let control = element.control.flatMap { name in
        voice.controls(named: name, in: element.framework).first
      }
      let switched = control.flatMap(voice.switchedStates)?.state
      let declared = state == nil ? inStates(element, of: nil) : []
      return declared + [switched.map { inState($0, element) }].compactMap(\.self)
    }
  }

  /// What is said once a control is switched, from the state that it is in.
  ///
  /// Where the moment is of no such state, it is not switched on before.
  private mutating func addSwitched(
    _ candidates: [ElementChoice.Candidate],
    from state: String?,
    after key: String
  ) {
    let isOn = voice.switchedStates.contains { $0.state == state }
    let switched = candidates.compactMap { candidate -> SpokenElement? in
      guard let states = candidate.control.flatMap(voice.switchedStates),
        let next = isOn ? states.opposite : states.state
      else { return nil }
      var element = inState(next, whole(candidate, in: [scope.map]))
      element.traits.insert("focused")
      return element
    }
    guard !switched.isEmpty else { return }
    // Which state follows a third one, the app decides.
    let isThird = state == "mixed"
    let unknown = "which state follows this one"
    add("value-change", isThird ? [] : switched, event: .toggle, after: key, unknown: unknown)
  }

  /// What is said once what is adjusted as a whole has another value.
  ///
  /// The value is known where the spec tells by how much it changes.
  private mutating func addChange(of candidates: [ElementChoice.Candidate], after key: String) {
    guard !candidates.isEmpty, !spec.isPage(key.foldedForComparison),
      spec.currentValue != nil || announcements["value-change"] != nil,
      !seen.contains("value-change")
    else { return }
    let isKnown = spec.value(.step)?.number != nil
    let elements = candidates.map { candidate -> SpokenElement in
      var element = changed(whole(candidate, in: [scope.map]), by: KeyMeaning.raise.key)
      guard !isKnown else { return element }
      element.range = nil
      let kind: TextKind = voice.platform == .ios ? .value : .stateText
      element.texts[.current] = nil
      element.texts[kind] = nil
      element.open.insert(kind)
      return element
    }
    add(
      "value-change",
      elements,
      event: .value,
      after: key,
      texts: isKnown ? changedTexts(by: KeyMeaning.raise.key) : [:],
      without: isKnown ? [] : ["value"]
    )
  }

  /// What is said once another page has come.
  private mutating func addTurn(
    of candidates: [ElementChoice.Candidate],
    from place: SpokenPlace?,
    after key: String
  ) {
    guard !candidates.isEmpty else { return }
    let next = place.map { SpokenPlace($0.position % $0.count + 1, of: $0.count) }
    let turned = candidates.map { candidate in
      var element = SpokenElement(candidate.name, in: candidate.framework)
      element.place = next
      return element
    }
    let texts = next.map { ["index": String($0.position), "count": String($0.count)] }
    add("page-change", turned, event: .page, after: key, texts: texts ?? [:])
  }

  /// Adds a phrase for an event that no moment is known to set off.
  ///
  /// It stands behind the last moment at which a user can do so.
  mutating func addEvent(_ key: String) {
    let isTurn = key == "page-change"
    let focused = found.indices.filter { found[$0].event == .focus }
    let pages = focused.filter { spec.isPage(found[$0].key.foldedForComparison) }
    let start = isTurn ? pages.last ?? focused.last : focused.last
    let end = start.flatMap { start in focused.first { $0 > start } } ?? found.endIndex
    let rest = found[end...]
    found.removeSubrange(end...)
    let trigger = start.map { found[$0].key }
    if isTurn, let trigger {
      addTurn(of: choice.consisting(of: [FormatMoment.pages]), from: nil, after: trigger)
    } else {
      let event: Event = key == "select" ? .select : .value
      let unknown = "which element says this"
      add(key, [], event: event, after: trigger, unknown: unknown, without: ["value"])
    }
    found += rest
  }

  /// The component, or one of its parts.
  ///
  /// Without a state it is the chosen part, such as the selected tab.
  private func part(
    _ candidate: ElementChoice.Candidate,
    at place: SpokenPlace?,
    in state: String?
  ) -> SpokenElement {
    var element = whole(candidate, in: [scope.map])
    element.place = place
    if let state { element = inState(state, element) }
    guard candidate.control?.each.contains(FormatMoment.segments) == true else { return element }
    element.traits.insert("enters")
    if state == nil { element.traits.insert("selected") }
    element.hasOpenPlace = place == nil
    if hasSegments {
      element.texts[.group] = texts.fillings["group"]
      element.texts[.name] = texts.fillings["name"]
      if element.texts[.name] == nil { element.open.insert(.name) }
    } else {
      element.texts[.group] = element.texts[.name]
      element.texts[.name] = nil
    }
    return element
  }

  /// What has the focus in a page: a text of it, which the spec does not tell.
  private func page(_ candidate: ElementChoice.Candidate) -> SpokenElement? {
    guard let framework = candidate.framework, let text = voice.plainText(in: framework),
      candidate.control?.each.contains(FormatMoment.pages) == true
    else { return nil }
    var element = SpokenElement(text, in: framework)
    element.open = [.name]
    element.traits = ["pager", "enters"]
    return element
  }

  func whole(
    _ candidate: ElementChoice.Candidate,
    in maps: [SpecValue]
  ) -> SpokenElement {
    var element = SpokenElement(candidate.name, in: candidate.framework)
    element.texts = texts.texts(in: maps)
    element.texts[.name] = (scope.name?.value ?? spec.title(of: scope.map)).map(texts.filled)
    element.texts[.label] = spec.label?.value
    element.texts[.current] = texts.fillings["value"]
    if spec.root["label"] == nil, spec.label == nil { element.open.insert(.label) }
    element.traits = texts.traits(in: maps)
    // A field for a password is one by its variant, whatever API it names.
    if let variant = spec.variant, voice.knows(trait: variant) { element.traits.insert(variant) }
    if let current = spec.currentValue?.number, let minimum = spec.value(.smallestValue)?.number,
      let maximum = spec.value(.largestValue)?.number
    {
      element.range = ValueRange(current, from: minimum, to: maximum)
    }
    return element
  }

  /// The element in a state, with the text that the spec gives for it.
  func inState(_ state: String, _ element: SpokenElement, of button: Part? = nil)
    -> SpokenElement
  {
    var other = element
    other.traits.insert(state)
    if let kind = TextKind(rawValue: state) { other.open.insert(kind) }
    if let text = texts.ownText(of: state, in: [scope.map]) { other.texts[.stateText] = text }
    let declared = ((button?.states ?? []) + scope.states).first {
      spec.stateName($0.word.value) == state
    }
    guard let told = declared.flatMap(texts.text) else { return other }
    other.texts[told.kind] = told.text
    if told.text == nil { other.open.insert(told.kind) }
    return other
  }
}
