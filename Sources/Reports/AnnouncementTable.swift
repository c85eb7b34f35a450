import English
import Guidelines
package import SourceText
package import SpecModel
package import Voices

/// What is said on each platform of a spec, swipe by swipe and after each action.
package struct AnnouncementTable: Sendable {
  /// What is said on one platform.
  struct Section: Sendable {
    let platform: Platform
    /// The screen reader with its versions.
    let voice: String
    let steps: [Step]
  }

  /// One moment.
  struct Step: Sendable {
    /// Which moment it is, as two platforms share it.
    struct ID: Hashable, Sendable {
      let moment: String
      /// The moment that it follows; `nil` where the focus comes.
      let trigger: String?
      let state: String?
      /// The position of the segment, counted from 0; two may share a label.
      let segment: Int?
    }

    let id: ID
    /// How often the focus has moved, counted from 1; `nil` where it stays.
    let number: Int?
    /// Whether the spec names no element.
    let isAssumed: Bool
    /// What the device says for each element, in order.
    let device: [(element: SpokenElement?, speech: Speech)]
    let guideline: Speech
    /// The phrases of the spec, filled in, with the line of each, counted from 1.
    let written: [(phrase: String, line: Int)]
  }

  /// The file, fit to be shown.
  let path: String
  /// What the spec is called.
  let title: String
  let sections: [Section]
  /// Whether further moments are left out, because all that is said is too long.
  package let isCut: Bool

  /// How many bytes may be said on a platform before further moments are left out.
  package static let longestSection = 1_000_000

  /// Reads what is said from a spec.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - start: Where its document begins in the text, in bytes.
  ///   - text: The text of the file.
  ///   - path: The file.
  ///   - variant: The settings and versions that differ from the usual ones.
  package init(
    of spec: Spec,
    startingAt start: Int,
    in text: SourceText,
    path: String,
    as variant: Variant
  ) {
    self.path = path
    title = spec.root["title"]?.word?.value ?? spec.component?.value ?? path
    var isCut = false
    sections = spec.scopes.compactMap { scope in
      guard let platform = scope.platform else { return nil }
      let voice = spec.voice(of: platform)
      let own = Variant(variant.names.filter { voice.variants.flatMap(\.names).contains($0) })
      var number = 0
      var length = 0
      let steps = spec.moments(on: scope).compactMap { moment -> Step? in
        guard length < Self.longestSection else {
          isCut = true
          return nil
        }
        if moment.trigger == nil, moment.event == .focus { number += 1 }
        let step = Step(
          moment,
          number: moment.trigger == nil ? number : nil,
          device: moment.speeches(
            by: voice,
            as: own,
            in: scope.deviceLanguage
          ),
          guideline: spec.guidelineSpeech(at: moment, on: scope),
          line: { text.lines.line(at: start + $0) + 1 }
        )
        length += step.length
        return step
      }
      return Section(platform: platform, voice: voice.title, steps: steps)
    }
    self.isCut = isCut
  }
}

extension AnnouncementTable.Step {
  fileprivate init(
    _ moment: Moment,
    number: Int?,
    device: [Speech],
    guideline: Speech,
    line: (Int) -> Int
  ) {
    id = ID(
      moment: moment.key,
      trigger: moment.trigger,
      state: moment.state,
      segment: moment.segmentPosition
    )
    self.number = number
    isAssumed = moment.isAssumed
    self.device = device.enumerated().map { index, speech in
      (moment.elements.indices.contains(index) ? moment.elements[index] : nil, speech)
    }
    self.guideline = guideline
    written = moment.written.map { announcement in
      (
        announcement.spoken.withMeantPlaceholders.spoken(moment.texts),
        line(announcement.phrase.range.lowerBound)
      )
    }
  }

  /// How many bytes are said.
  fileprivate var length: Int {
    let speeches = device.map(\.speech) + [guideline]
    let said = speeches.compactMap(\.utterance).reduce(0) { $0 + $1.text.utf8.count }
    return written.reduce(said) { $0 + $1.phrase.utf8.count }
  }

  /// Whether all elements say the same.
  var isAlike: Bool { Set(device.map(\.speech)).count == 1 }

  /// What the elements say, once where that is the same.
  var spoken: [(element: SpokenElement?, speech: Speech)] {
    isAlike ? Array(device.prefix(1)) : device
  }

  /// The moment's name in the table, such as `Week, disabled` or `after increment: value-change`.
  var name: String {
    let state = id.state.flatMap { $0 == id.moment ? nil : ", \($0)" } ?? ""
    return id.trigger.map { "after \($0): \(id.moment)\(state)" } ?? id.moment + state
  }

  /// The elements that have the focus, each once.
  var elementNames: [String] { device.compactMap { $0.element?.control }.uniqued }
}

/// Which voices a table shows.
package enum ShownVoice: String, CaseIterable, Sendable {
  case both, device, guideline

  var hasDevice: Bool { self != .guideline }
  var hasGuideline: Bool { self != .device }
}

extension Speech {
  /// What is said, without the hint behind it.
  var line: String {
    switch self {
    case .says(let utterance): utterance.text
    case .nothing: "nothing is said"
    case .notKnown(let clause): "not known: \(clause)"
    }
  }

  /// The hint behind it.
  var hint: String? {
    guard let utterance, !utterance.hint.isEmpty else { return nil }
    return utterance.hintText
  }

  /// The basis of the row; `nil` where it is not known.
  var basis: Basis? {
    switch self {
    case .says(let utterance): utterance.basis
    case .nothing(let basis): basis
    case .notKnown: nil
    }
  }
}
