import English
import Guidelines
import SourceText
import SpecModel
import Voices

/// Something that a platform leaves out and the other one tells.
struct Untold {
  /// The words for it, such as "the state 'disabled'".
  let subject: String
  /// Where the platform would tell it.
  let place: ByteRange
  /// Where the other one tells it.
  let source: ByteRange
  /// Whether its map has room for a reason.
  var takesReason = true
  var offer: Offer?
}

/// What one of two platforms leaves out and the other one tells.
struct PlatformComparison {
  let own: PlatformContext
  let other: PlatformContext

  /// How many states, announcements and actions of each are compared with all of the other.
  ///
  /// No component has as many.
  fileprivate static let most = 100

  /// The place of a topic, or of the platform where it has none.
  private func place(of topic: String) -> ByteRange {
    own.scope.map.entry(topic)?.key.range ?? own.scope.anchorRange
  }

  /// Whether a platform gives a reason for a topic, or has a single word in its place.
  private func isLeftOpen(_ topic: String) -> Bool {
    [own, other].contains { context in
      let value = context.scope.map[topic]
      return value?["reason"] != nil || value?.word != nil
    }
  }

  /// The states that the other platform tells alone.
  var states: [Untold] {
    guard !isLeftOpen("states") else { return [] }
    let words = own.allStates.prefix(Self.most).map(\.word.value)
    let told = Set((words + own.announced.compactMap(\.state?.value)).map(stateName))
    let declared = other.allStates.prefix(Self.most)
    let names = Set(declared.map { stateName($0.word.value) })
    // A state may stand in a phrase alone.
    let phrased = other.announced.compactMap(\.state)
      .filter { !names.contains(stateName($0.value)) }
      .uniqued { stateName($0.value) }
    return declared.filter { $0.value["reason"] == nil }
      .compactMap { untold($0.word, announced: $0.announce, besides: told) }
      + phrased.compactMap { untold($0, announced: nil, besides: told) }
  }

  private func untold(
    _ word: LocatedText,
    announced spoken: LocatedText?,
    besides told: Set<String>
  ) -> Untold? {
    let isKnown = own.knowsState(word.value)
    guard isKnown || !other.knowsState(word.value),
      !tells(word.value, announced: spoken?.value, besides: told)
    else { return nil }
    return Untold(
      subject: "the state '\(word.value)'",
      place: place(of: "states"),
      source: word.range,
      offer: isKnown ? own.offer(toTell: word.value) : nil
    )
  }

  /// The name of a state with its slip corrected; `unknown-term` reports the slip.
  private func stateName(_ word: String) -> String {
    let name = own.spec.stateName(word)
    let known = (own.facts("states") + other.facts("states")).flatMap(\.values)
    if known.contains(where: { $0.foldedForComparison == name }) { return name }
    return Spelling.nearest(to: name, among: known).map(own.spec.stateName) ?? name
  }

  /// Whether the platform tells a state or its opposite, if only in a phrase.
  private func tells(_ state: String, announced: String?, besides told: Set<String>) -> Bool {
    let name = stateName(state)
    let names = [name] + StateOpposites.of(name)
    if names.contains(where: told.contains) { return true }
    // The phrase of a segment in that state has to say it; other rules tell that.
    let ofSegments = own.announced.compactMap(\.segmentPosition).compactMap { position in
      own.scope.segments.all.indices.contains(position)
        ? own.scope.segments.all[position].state : nil
    }
    if ofSegments.contains(where: names.contains) { return true }
    let words = own.facts("states").filter { fact in names.contains { fact.accepts($0) } }
      .flatMap { $0.values + $0.details("announced") }
    // In another language the word that the other platform announces tells it.
    let spoken = [announced].compactMap(\.self)
    let said = (names + words + spoken).map(\.foldedTokens).filter { !$0.isEmpty }
    return own.announced.contains { announcement in
      said.contains(where: announcement.tokens.contains(words:))
    }
  }

  /// The announcements of moments that both platforms have.
  var moments: [Untold] {
    // A platform without any phrase leaves all of them to its device.
    guard !isLeftOpen("announcements"), !own.announced.isEmpty else { return [] }
    let foreign = Set(other.namesOfMoments).subtracting(own.namesOfMoments)
    let unknown = own.spec.problems.lazy.filter { $0.code == .unknownKey && $0.fix == nil }
      .map(\.range)
    // One that nobody can read may be what is missed.
    if own.announced.contains(where: { unknown.contains($0.moment.range) }) { return [] }
    return other.announced.compactMap { announcement in
      guard announcement.state == nil, !foreign.contains(announcement.foldedMoment),
        !unknown.contains(announcement.moment.range), !announces(announcement)
      else { return nil }
      return Untold(
        subject: "what is announced for '\(announcement.moment.value)'",
        place: place(of: "announcements"),
        source: announcement.moment.range
      )
    }
  }

  /// Whether the platform says something at the moment of an announcement, or its words at another.
  private func announces(_ announcement: Announcement) -> Bool {
    let moment = announcement.foldedMoment
    // The label of a group may be heard with its first element.
    if moment == "group" { return true }
    let entries = own.scope.map["announcements"]?.entries.prefix(Self.most) ?? []
    if entries.contains(where: { $0.key.value.foldedForComparison == moment })
      || own.scope.map["focus"]?["on-\(moment)"] != nil
      || own.announced.contains(where: { $0.tokens.contains(words: announcement.tokens) })
    {
      return true
    }
    // A state may have another name there: "on" and "checked".
    if let state = own.spec.state(ofMoment: moment),
      own.announced.contains(where: { own.spec.state(ofMoment: $0.foldedMoment) == state })
    {
      return true
    }
    if own.spec.isPage(moment) {
      return own.announced.contains { own.spec.isPage($0.foldedMoment) }
    }
    guard let position = announcement.segmentPosition else { return false }
    // Who announces by states has no phrase for each segment.
    let positions = own.announced.compactMap(\.segmentPosition)
    return positions.isEmpty || positions.contains(position)
  }

  /// The custom actions that the other platform lists alone.
  var actions: [Untold] {
    let actions = own.scope.map["custom-actions"]
    guard !isLeftOpen("custom-actions"), actions?.isMap != true else { return [] }
    let told = Set(actions?.words.map(\.value.foldedForComparison) ?? [])
    let others = other.scope.map["custom-actions"]?.items.prefix(Self.most).compactMap(\.word) ?? []
    return others.compactMap { action in
      guard !told.contains(action.value.foldedForComparison) else { return nil }
      return Untold(
        subject: "the action '\(action.value)'",
        place: place(of: "custom-actions"),
        source: action.range,
        takesReason: false,
        offer: actions.flatMap { _ in
          Offer(.add([action.value], to: ["custom-actions"]), title: "Add '\(action.value)'")
        }
      )
    }
  }

  /// The names of the control and of its buttons, where the label stands for them on one platform.
  var names: [Untold] {
    var untold: [Untold] = []
    if let name = other.scope.name, own.scope.name == nil, let label = own.spec.label,
      name.value.foldedForComparison != label.value.foldedForComparison,
      !other.differs(name, from: label)
    {
      untold.append(nameless(name, at: own.scope.anchorRange))
    }
    let (buttons, others) = (own.buttons.prefix(Self.most), other.buttons.prefix(Self.most))
    for button in buttons where button.name == nil {
      let twin = others.first { $0.action == button.action }
      if let name = twin?.name { untold.append(nameless(name, at: button.place)) }
    }
    let named = Set(buttons.map(\.action))
    for button in others where !named.contains(button.action) {
      guard let name = button.name, own.needsName(button.action) else { continue }
      untold.append(nameless(name, at: own.scope.anchorRange))
    }
    return untold
  }

  private func nameless(_ name: LocatedText, at place: ByteRange) -> Untold {
    Untold(
      subject: "the name '\(name.value)'",
      place: place,
      source: name.range,
      takesReason: false
    )
  }
}

extension PlatformContext {
  /// Whether the device says a name of a button that only the app can give.
  fileprivate func needsName(_ action: String) -> Bool {
    let folded = action.foldedForComparison
    let moment = moments.first { $0.event == .focus && $0.key.foldedForComparison == folded }
    guard let voice, let moment, !moment.isAssumed else { return false }
    return moment.elements.contains { element in
      element.open.contains(.name)
        && voice.speech(of: element, in: language).utterance?.text.contains("{name}") == true
    }
  }

  /// The announcements that are compared.
  fileprivate var announced: ArraySlice<Announcement> {
    scope.announcements.prefix(PlatformComparison.most)
  }

  /// The moments that the guideline knows on the platform, folded.
  fileprivate var namesOfMoments: [String] {
    (facts("moments") + facts("required-actions")).flatMap(\.values).map(\.foldedForComparison)
  }

  /// Whether the guideline has a state there; some platforms cannot set each of them.
  fileprivate func knowsState(_ word: String) -> Bool {
    facts("states").contains { $0.accepts(word) }
  }
}
