import English
import Guidelines
import SourceText
import Voices

/// Finds the moments of one platform of a spec, in the order in which the elements are read.
struct MomentReader {
  private let spec: Spec
  private let scope: PlatformSpec
  private let voice: Voice
  private let choice: ElementChoice
  private let texts: ElementTexts
  /// The actions that the component has.
  private let actions: [String]
  /// What the platform says that its elements are.
  private let traits: Set<String>
  /// The phrases of each moment, folded, and of each segment.
  private let announcements: [String: [Announcement]]
  private let segmentAnnouncements: [Int: [Announcement]]
  private var found: [Moment] = []
  /// The moments that have been found, folded.
  private var seen: Set<String> = []

  init(of spec: Spec, on scope: PlatformSpec, _ voice: Voice) {
    self.spec = spec
    self.scope = scope
    self.voice = voice
    choice = ElementChoice(of: scope.elements.map(\.value), in: spec, on: scope, voice)
    actions = spec.facts("required-actions", in: scope).first?.values ?? []
    texts = ElementTexts(spec: spec, scope: scope, voice: voice, fillings: spec.fillings(in: scope))
    traits = texts.traits(in: [scope.map])
    announcements = Dictionary(grouping: scope.announcements, by: \.foldedMoment)
    segmentAnnouncements = Dictionary(
      grouping: scope.announcements.filter { $0.segmentPosition != nil },
      by: { $0.segmentPosition ?? 0 }
    )
  }

  /// The guideline's moments that the spec has, then the spec's own.
  ///
  /// The moment of an event stands behind what sets it off: `value-change` behind `increment`.
  mutating func moments() -> [Moment] {
    let keys = spec.facts("moments", in: scope).flatMap(\.values).uniqued
    // The label of a group is heard before its first element.
    for key in keys.filter({ $0 == "group" }) + keys.filter({ $0 != "group" }) {
      switch key {
      case "segments": for position in scope.segments.all.indices { addSegment(at: position) }
      case _ where actions.contains(key): addActions()
      case _ where isSaid(key): addWhole(key)
      default: break
      }
    }
    for announcement in scope.announcements where !seen.contains(announcement.foldedMoment) {
      if announcement.segmentPosition != nil { continue }
      if FormatMoment.events.contains(announcement.foldedMoment) {
        add(announcement.foldedMoment, [], unknown: "after which action this is said")
      } else {
        addWhole(announcement.moment.value)
      }
    }
    return found
  }

  /// Whether the spec or a template of the guideline has a phrase for a moment.
  ///
  /// A variant that the spec does not choose, such as `slides`, has none.
  private func isSaid(_ key: String) -> Bool {
    // What is said after an action stands behind it.
    if FormatMoment.events.contains(key) { return false }
    if announcements[key] != nil { return true }
    let variants = spec.facts("variants", in: scope).flatMap(\.values)
    if let variant = spec.variant, variant != key, variants.contains(key) { return false }
    if key == "group", spec.root["group-label"]?.word == nil { return false }
    return spec.facts("announcement-templates", in: scope).contains {
      $0.details("moment").contains(key)
    }
  }

  private mutating func add(
    _ key: String,
    _ elements: [SpokenElement],
    event: Event = .focus,
    after trigger: String? = nil,
    state: String? = nil,
    segment: Int? = nil,
    unknown: String = "what has the focus here",
    texts ownTexts: [String: String] = [:]
  ) {
    let folded = key.foldedForComparison
    seen.insert(folded)
    let own = segment.flatMap { trigger == nil ? segmentAnnouncements[$0] ?? [] : nil }
    let ofMoment = announcements[folded]?.filter { $0.segmentPosition == nil }
    let written = own ?? ofMoment ?? []
    let plain = written.filter { $0.state == nil || segment != nil }
    let texts = texts.fillings.merging(ownTexts) { $1 }
    let isAssumed = choice.isAssumed
    let moment = { (written: [Announcement], elements: [SpokenElement], state: String?) in
      Moment(
        key: key,
        event: event,
        trigger: trigger,
        elements: elements,
        written: written,
        state: state,
        texts: texts,
        isAssumed: isAssumed,
        segmentPosition: segment,
        unknown: unknown
      )
    }
    found.append(moment(plain, elements, state))
    guard segment == nil else { return }
    for announcement in written where announcement.state != nil {
      let state = announcement.state.map { spec.stateName($0.value) }
      let others = elements.map { element in
        var other = element
        if let state { other.traits.insert(state) }
        return other
      }
      found.append(moment([announcement], others, state))
    }
  }
}

// MARK: - Segments

extension MomentReader {
  private mutating func addSegment(at position: Int) {
    let segment = scope.segments.all[position]
    let candidates = choice.consisting(of: ["segments"])
    let elements = candidates.map { element(of: segment, at: position, $0) }
    let name = (segment.name ?? segment.label)?.value
    let key = (segment.label ?? segment.name)?.value ?? "\(position + 1)"
    let own = [
      "label": segment.label?.value ?? name, "name": name, "index": String(position + 1),
      "count": String(scope.segments.count),
    ].compactMapValues(\.self)
    add(key, elements, state: segment.state, segment: position, texts: own)
    guard !segment.isSelected, !segment.isDisabled else { return }
    let chosen = elements.map { element in
      var chosen = element
      chosen.traits.formUnion(["selected", "focused"])
      chosen.traits.remove("enters")
      return chosen
    }
    add("select", chosen, event: .select, after: key, segment: position, texts: own)
  }

  private func element(
    of segment: Segment,
    at position: Int,
    _ candidate: ElementChoice.Candidate
  ) -> SpokenElement {
    var element = SpokenElement(candidate.name, in: candidate.framework)
    element.texts = texts.texts(in: [segment.value])
    element.texts[.name] = (segment.name ?? segment.label)?.value
    if element.texts[.name] == nil { element.open.insert(.name) }
    element.texts[.group] = texts.fillings["group"]
    element.traits = texts.traits(in: [segment.value])
    // What the platform says of its traits holds for the container of the segments.
    element.traits.formUnion(traits.subtracting(["selected", "disabled"]))
    if segment.isSelected { element.traits.insert("selected") }
    if segment.isDisabled { element.traits.insert("disabled") }
    if position == 0 { element.traits.insert("enters") }
    element.place = SpokenPlace(position + 1, of: scope.segments.count)
    return element
  }
}

// MARK: - Buttons, and what is adjusted as a whole

extension MomentReader {
  private mutating func addActions() {
    guard let first = actions.first, !seen.contains(first) else { return }
    let adjusted = choice.candidates.filter { candidate in
      candidate.control.map { voice.isAdjusted($0, being: traits) } ?? false
    }
    if !adjusted.isEmpty {
      addAdjusted(adjusted)
    } else {
      for action in order { addButton(action) }
    }
  }

  /// The actions in the order in which their buttons are read.
  private var order: [String] {
    let native = choice.candidates.lazy.compactMap(\.control?.each)
      .first { !Set($0).isDisjoint(with: actions) }
    let listed = spec.root["actions"]?.words.map(\.value.foldedForComparison)
      .filter(actions.contains)
    let order = native ?? listed ?? []
    return order.filter(actions.contains) + actions.filter { !order.contains($0) }
  }

  private mutating func addButton(_ action: String) {
    let button = scope.buttons([action]).first
    let named = button?.value["element"]?.words.map(\.value) ?? []
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
      return element
    }
    let word = spec.facts("button-words", in: scope).first { $0.detail("action") == action }
    let own = [
      "name": button?.name.map { texts.filled($0.value) }, "state": word?.values.first,
    ].compactMapValues(\.self)
    add(action, elements, texts: own)
    let changes = elements.map { change(by: action, $0) }
    add(
      "value-change",
      changes.map(\.element),
      event: changes.first?.event ?? .value,
      after: action,
      texts: changedTexts(by: action)
    )
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
        written: written,
        state: nil,
        texts: texts.fillings,
        isAssumed: choice.isAssumed,
        segmentPosition: nil,
        unknown: ""
      )
    )
    seen.formUnion(actions)
    for action in actions {
      add(
        "value-change",
        elements.map { changed($0, by: action) },
        event: .value,
        after: action,
        texts: changedTexts(by: action)
      )
    }
  }

  /// What happens when a button is activated, and to which element: its own name or state changes,
  /// or the text beside it does.
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
  private func changed(_ element: SpokenElement, by action: String) -> SpokenElement {
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
  private func changedTexts(by action: String) -> [String: String] {
    let value = spec.root["value"]
    guard let current = (value?["current"] ?? value)?.number else { return [:] }
    let step = value?["step"]?.number ?? 1
    let new = action == "decrement" ? current - step : current + step
    let limited = min(value?["max"]?.number ?? new, max(value?["min"]?.number ?? new, new))
    return ["value": limited.spoken]
  }
}

// MARK: - The component as a whole

extension MomentReader {
  private mutating func addWhole(_ key: String) {
    let folded = key.foldedForComparison
    let place = spec.place(at: folded, in: scope)
    let isPage = spec.isPage(folded, in: scope)
    let own = [
      "index": place.map { String($0.position) }, "count": place.map { String($0.count) },
    ].compactMapValues(\.self)
    guard folded != "group" else {
      return add(key, [], unknown: "when the label of a group is said", texts: own)
    }
    let candidates = isPage ? choice.consisting(of: ["pages"]) : choice.besides("pages")
    let elements = candidates.compactMap { isPage ? page($0) : part($0, at: place) }
    add(key, elements, texts: own)
    addSwitched(candidates, after: key)
    if isPage, let place, place.count > 1 { addTurn(of: candidates, from: place, after: key) }
  }

  /// What is said once a control is switched.
  private mutating func addSwitched(_ candidates: [ElementChoice.Candidate], after key: String) {
    let switched = candidates.compactMap { candidate in
      candidate.control.flatMap(voice.switchedState).map { state in
        var element = whole(candidate, in: [scope.map])
        // It is not in the state before, as far as the spec tells.
        element.traits.formUnion([state, "focused"])
        return element
      }
    }
    if !switched.isEmpty { add("value-change", switched, event: .toggle, after: key) }
  }

  /// What is said once another page has come.
  private mutating func addTurn(
    of candidates: [ElementChoice.Candidate],
    from place: SpokenPlace,
    after key: String
  ) {
    let next = SpokenPlace(place.position % place.count + 1, of: place.count)
    let pagers = candidates.filter { $0.control?.each.contains("pages") == true }
    let turned = pagers.map { candidate in
      var element = SpokenElement(candidate.name, in: candidate.framework)
      element.place = next
      return element
    }
    guard !turned.isEmpty else { return }
    add(
      "page-change",
      turned,
      event: .page,
      after: key,
      texts: ["index": String(next.position), "count": String(next.count)]
    )
  }

  /// The component, or the chosen one of its parts that have no names of their own.
  private func part(_ candidate: ElementChoice.Candidate, at place: SpokenPlace?) -> SpokenElement {
    var element = whole(candidate, in: [scope.map])
    element.place = place
    guard candidate.control?.each.contains("segments") == true else { return element }
    element.texts[.group] = element.texts[.name]
    element.texts[.name] = nil
    element.traits.formUnion(["selected", "enters"])
    return element
  }

  /// What has the focus in a page: a text of it, which the spec does not tell.
  private func page(_ candidate: ElementChoice.Candidate) -> SpokenElement? {
    guard let framework = candidate.framework, let text = voice.plainText(in: framework),
      candidate.control?.each.contains("pages") == true
    else { return nil }
    var element = SpokenElement(text, in: framework)
    element.open = [.name]
    element.traits = ["pager", "enters"]
    return element
  }

  private func whole(
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
    let value = spec.root["value"]
    if let current = (value?["current"] ?? value)?.number, let minimum = value?["min"]?.number,
      let maximum = value?["max"]?.number
    {
      element.range = ValueRange(current, from: minimum, to: maximum)
    }
    return element
  }
}
