package import Voices

/// A moment at which a screen reader speaks: the focus comes to an element, or something happens.
package struct Moment: Sendable {
  /// The key of the moment under `announcements`: an action, a part, the label of a segment.
  package let key: String
  package let event: Event
  /// The moment that it follows where something has happened, such as the activation of a button.
  ///
  /// It is `nil` where the focus comes.
  package let trigger: String?
  /// What the focus is on, once for each framework and element of the spec.
  ///
  /// For an event it is what the event happens to.
  package let elements: [SpokenElement]
  /// The same in a state that the spec says they can be in, where the moment is of no state.
  package let others: [SpokenElement]
  /// The phrases that the spec has for the moment.
  package let written: [Announcement]
  /// The state that it is in, as facts call it; `nil` for the usual one.
  package let state: String?
  /// The texts that fill the placeholders of phrases.
  package let texts: [String: String]
  /// Whether the spec names no element, and what the guideline has is taken for it.
  package let isAssumed: Bool
  /// The position of the segment that it is about, counted from 0.
  package let segmentPosition: Int?
  /// What nobody knows where there are no ``elements``.
  let unknown: String

  /// What the device says for each element, in order.
  package func speeches(
    by voice: Voice,
    as variant: Variant = .usual,
    in language: String = "en"
  ) -> [Speech] {
    guard !elements.isEmpty else { return [.notKnown(unknown)] }
    return elements.map { voice.speech(of: $0, after: event, as: variant, in: language) }
  }
}
