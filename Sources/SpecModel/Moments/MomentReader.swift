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
  let announcements: [String: [Announcement]]
  private let segmentAnnouncements: [Int: [Announcement]]
  /// What the moments are called, those of the guideline's examples where it lists none.
  private let keys: [String]
  var found: [Moment] = []
  /// The moments that have been found, folded.
  var seen: Set<String> = []

  init(of spec: Spec, on scope: PlatformSpec, _ voice: Voice) {
    self.spec = spec
    self.scope = scope
    self.voice = voice
    choice = ElementChoice(of: scope.spokenElements, in: spec, on: scope, voice)
    actions = spec.facts("required-actions", in: scope).first?.values ?? []
    let whole = Speaker(at: "", in: nil, scope, spec)
    let fillings = whole.texts(for: ["label", "name", "value", "group", "role", "hint"])
    texts = ElementTexts(spec: spec, scope: scope, voice: voice, fillings: fillings)
    traits = texts.traits(in: [scope.map])
    let listed = spec.facts("moments", in: scope).flatMap(\.values)
    let examples = { spec.facts("announcement-templates", in: scope) }
    keys = (listed.isEmpty ? examples().flatMap { $0.details("moment") } : listed).uniqued
    announcements = Dictionary(grouping: scope.announcements, by: \.foldedMoment)
    segmentAnnouncements = Dictionary(
      grouping: scope.announcements.filter { $0.segmentPosition != nil },
      by: { $0.segmentPosition ?? 0 }
    )
  }

  /// The guideline's moments that the spec has, then the spec's own.
  ///
  /// An event follows what causes it: `value-change` comes after `increment`.
  mutating func moments() -> [Moment] {
    // The label of a group is heard before its first element.
    for key in keys.filter({ $0 == "group" }) + keys.filter({ $0 != "group" }) {
      switch key {
      case FormatMoment.segments:
        for position in scope.segments.all.indices { addSegment(at: position) }
      case _ where actions.contains(key): addActions()
      case _ where isOfSegments(key): seen.insert(key)
      case _ where isSaid(key): addWhole(key)
      default: break
      }
    }
    let others = scope.announcements.filter { $0.segmentPosition == nil }
    for announcement in others
    where !announcement.isOfEvent && !seen.contains(announcement.foldedMoment)
      && !isOfSegments(announcement.foldedMoment)
    {
      addWhole(announcement.moment.value)
    }
    for announcement in others
    where announcement.isOfEvent && !seen.contains(announcement.foldedMoment) {
      addEvent(announcement.foldedMoment)
    }
    return found
  }

  /// Whether the component is made of segments, each of which has a name of its own.
  var hasSegments: Bool { keys.contains(FormatMoment.segments) }

  /// Whether a moment is that of the segments that are in a state.
  private func isOfSegments(_ key: String) -> Bool {
    guard hasSegments, let state = spec.state(ofMoment: key) else { return false }
    return scope.segments.all.contains { ($0.state ?? "unselected") == state }
  }

  /// The phrases of a segment, and those of the state that it is in.
  private func announcements(at position: Int) -> [Announcement] {
    let state = scope.segments.all[position].state ?? "unselected"
    let ofState = scope.announcements.filter { announcement in
      announcement.segmentPosition == nil && isOfSegments(announcement.foldedMoment)
        && spec.state(ofMoment: announcement.foldedMoment) == state
    }
    return (segmentAnnouncements[position] ?? []) + ofState
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
    if key == "group", spec.groupLabel == nil { return false }
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
    texts ownTexts: [String: String] = [:],
    without open: Set<String> = []
  ) {
    let folded = key.foldedForComparison
    // A segment may be called as a moment is.
    if segment == nil || trigger != nil { seen.insert(folded) }
    let own = segment.flatMap { trigger == nil ? announcements(at: $0) : nil }
    let ofMoment = announcements[folded]?.filter { $0.segmentPosition == nil }
    let written = own ?? ofMoment ?? []
    let plain = written.filter { $0.state == nil || segment != nil }
    let texts = texts.fillings.merging(ownTexts) { $1 }.filter { !open.contains($0.key) }
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
      let others = state.map { state in elements.map { inState(state, $0) } } ?? elements
      found.append(moment([announcement], others, state))
    }
  }
}

// MARK: - Segments

extension MomentReader {
  private mutating func addSegment(at position: Int) {
    let segment = scope.segments.all[position]
    let candidates = choice.consisting(of: [FormatMoment.segments])
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
    of segment: Part,
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
