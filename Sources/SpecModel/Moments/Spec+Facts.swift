package import Guidelines

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
  package var segmentWord: String { guideline?.segmentWord ?? "segment" }
}

extension Guideline {
  /// What a segment is called in messages, such as "tab".
  package var segmentWord: String { model.facts("segment-word").first?.values.first ?? "segment" }
}
