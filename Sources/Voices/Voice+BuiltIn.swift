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

  /// What is wrong with the section `voices` of a model, for both platforms, each problem once.
  package static func problems(of model: ComponentModel) -> [ReadingProblem] {
    guard let section = model.voices else { return [] }
    let problems = Platform.allCases.flatMap { platform in
      builtIn(platform).adding(controlsIn: section.node).problems
    }
    return problems.uniqued { "\($0.range) \($0.message)" }.map { problem in
      let range = problem.range.shifted(by: section.start)
      return ReadingProblem(problem.code, in: problem.file, problem.message, at: range)
    }
  }

  /// Reads the text of a voice; what is wrong with it is among the ``problems``.
  package init(reading source: SourceText, for platform: Platform) {
    self.init(VoiceReader(source, platform: platform))
  }
}
