import English
import Guidelines
import SpecModel

extension Spec {
  /// What the screen reader says of an announcement, the placeholders filled in as far as the spec
  /// says what they stand for; `nil` where it says so of none.
  func filledPhrase(of announcement: Announcement, in scope: PlatformSpec) -> String? {
    guard !announcement.spoken.names.isEmpty else { return nil }
    return Speaker(announcement, scope, self).filled(announcement.spoken)
  }

  /// What the screen reader says of a phrase that belongs to no moment; `nil` where the spec tells
  /// of none of its placeholders.
  func filled(_ phrase: Phrase, in scope: PlatformSpec) -> String? {
    guard !phrase.names.isEmpty else { return nil }
    return Speaker(at: "", in: nil, scope, self).filled(phrase)
  }
}
