import English
import Guidelines
import SourceText
import Voices

/// Finds the moments of one platform of a spec, in the order in which the elements are read.
struct MomentReader {
  let spec: Spec
  let scope: PlatformSpec
  let voice: Voice
  let choice: ElementChoice
  let texts: ElementTexts
  /// The actions that the component has.
  let actions: [String]
  /// What the platform says that its elements are.
  let traits: Set<String>
  /// The phrases of each moment, folded, and of each segment.
  private let announcements: [String: [Announcement]]
  private let segmentAnnouncements: [Int: [Announcement]]
  var found: [Moment] = []
  /// The moments that have been found, folded.
  var seen: Set<String> = []

  init(of spec: Spec, on scope: PlatformSpec, _ voice: Voice) {
    self.spec = spec
    self.scope = scope
    self.voice = voice
    choice = ElementChoice(of: scope.spokenElements, in: spec, on: scope, voice)
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
    let others = scope.announcements.filter { $0.segmentPosition == nil }
    for announcement in others
    where !announcement.isOfEvent && !seen.contains(announcement.foldedMoment) {
      addWhole(announcement.moment.value)
    }
    for announcement in others
    where announcement.isOfEvent && !seen.contains(announcement.foldedMoment) {
      addEvent(announcement.foldedMoment)
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

  mutating func add(
    _ key: String,
    _ elements: [SpokenElement],
    event: Event = .focus,
    after trigger: String? = nil,
    state: String? = nil,
    segment: Int? = nil,
    isAssumed: Bool? = nil,
    others: [SpokenElement] = [],
    unknown: String = "what has the focus here",
    texts ownTexts: [String: String] = [:]
  ) {
    let folded = key.foldedForComparison
    // A segment may be called as a moment is.
    if segment == nil || trigger != nil { seen.insert(folded) }
    let own = segment.flatMap { trigger == nil ? segmentAnnouncements[$0] ?? [] : nil }
    let ofMoment = announcements[folded]?.filter { $0.segmentPosition == nil }
    let written = own ?? ofMoment ?? []
    let plain = written.filter { $0.state == nil || segment != nil }
    let texts = texts.fillings.merging(ownTexts) { $1 }
    let isAssumed = isAssumed ?? choice.isAssumed
    let moment = { (written: [Announcement], elements: [SpokenElement], state: String?) in
      Moment(
        key: key,
        event: event,
        trigger: trigger,
        elements: elements,
        others: state == nil ? others : [],
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

// MARK: - The component as a whole

extension MomentReader {
  private mutating func addWhole(_ key: String) {
    let folded = key.foldedForComparison
    let place = spec.place(at: folded, in: scope)
    let isPage = spec.isPage(folded)
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
    if isPage, let place, place.count > 1 {
      addTurn(of: candidates.filter(\.isPager), from: place, after: key)
    } else if !isPage, announcements["page-change"] != nil {
      addTurn(of: candidates.filter(isAdjusted), from: place, after: key)
    }
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
  private mutating func addEvent(_ key: String) {
    let isTurn = key == "page-change"
    let focused = found.indices.filter { found[$0].event == .focus }
    let pages = focused.filter { spec.isPage(found[$0].key.foldedForComparison) }
    let start = isTurn ? pages.last ?? focused.last : focused.last
    let end = start.flatMap { start in focused.first { $0 > start } } ?? found.endIndex
    let rest = found[end...]
    found.removeSubrange(end...)
    let trigger = start.map { found[$0].key }
    if isTurn, let trigger {
      addTurn(of: choice.consisting(of: ["pages"]), from: nil, after: trigger)
    } else {
      let event: Event = key == "select" ? .select : .value
      add(key, [], event: event, after: trigger, unknown: "which element says this")
    }
    found += rest
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
    let value = spec.root["value"]
    if let current = spec.currentValue?.number, let minimum = value?["min"]?.number,
      let maximum = value?["max"]?.number
    {
      element.range = ValueRange(current, from: minimum, to: maximum)
    }
    return element
  }
}
