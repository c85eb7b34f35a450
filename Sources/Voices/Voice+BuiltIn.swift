package import Guidelines
package import SourceText

extension Voice {
  /// The voices of both screen readers, each read when it is first asked for.
  package static func builtIn(_ platform: Platform) -> Voice {
    switch platform {
    case .ios: voiceOver
    case .android: talkBack
    }
  }

  private static let voiceOver = read("voiceover.voice.yaml", .ios)
  private static let talkBack = read("talkback.voice.yaml", .android)

  private static func read(_ name: String, _ platform: Platform) -> Voice {
    let file = BuiltInVoiceText.files.first { $0.name == name }
    return Voice(reading: file?.source ?? SourceText(""), for: platform)
  }

  /// Reads the text of a voice; what is wrong with it is among the ``problems``.
  package init(reading source: SourceText, for platform: Platform) {
    self.init(VoiceReader(source, platform: platform))
  }
}
