import Guidelines
import SpecModel

/// A part of what a rule may ask about a platform.
protocol PlatformPart {
  var context: PlatformContext { get }
}

extension PlatformPart {
  var spec: Spec { context.spec }
  var scope: PlatformSpec { context.scope }
  var vocabulary: Vocabulary { context.vocabulary }
}
