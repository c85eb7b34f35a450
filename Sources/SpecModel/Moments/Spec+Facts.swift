package import Guidelines
import SourceText

extension Spec {
  /// The facts of a name that hold on the platform of a scope, each once.
  ///
  /// The facts of its first framework come first.
  package func facts(_ name: String, in scope: PlatformSpec) -> [Fact] {
    guard let guideline else { return [] }
    let frameworks = scope.frameworks.map(\.value)
    guard let platform = scope.platform else {
      return guideline.model.facts(
        name,
        platform: nil,
        framework: frameworks.first,
        variant: variant
      )
    }
    let facts = guideline.facts(on: platform, in: frameworks, variant: variant)[name] ?? []
    guard frameworks.count > 1 else { return facts }
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What a segment is called in messages, such as "tab".
  ///
  /// It is the word of the platforms and frameworks of the spec, where all of them have the same.
  package var segmentWord: String {
    let words = scopes.flatMap { facts("segment-word", in: $0) }.compactMap(\.values.first).uniqued
    return words.count == 1 ? words[0] : guideline?.segmentWord ?? "segment"
  }
}

extension Guideline {
  /// What a segment is called in messages, such as "tab".
  ///
  /// The word for all platforms goes before one of a platform.
  package var segmentWord: String { model.facts("segment-word").last?.values.first ?? "segment" }
}
