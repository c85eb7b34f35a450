import English
import Guidelines
import SpecModel

extension Spec {
  /// What the screen reader says of an announcement, with its placeholders filled in.
  ///
  /// A placeholder stays where the spec does not say what it stands for; `nil` where all do.
  func filledPhrase(of announcement: Announcement, in scope: PlatformSpec) -> String? {
    guard !announcement.spoken.names.isEmpty else { return nil }
    return Speaker(announcement, scope, self).filled(announcement.spoken)
  }

  /// What the screen reader says of a phrase that belongs to no moment.
  ///
  /// `nil` where the spec tells none of its placeholders.
  func filled(_ phrase: Phrase, in scope: PlatformSpec) -> String? {
    guard !phrase.names.isEmpty else { return nil }
    return Speaker(at: "", in: nil, scope, self).filled(phrase)
  }
}
