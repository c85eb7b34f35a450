package import Guidelines

extension Spec {
  /// The facts of a name that hold on the platform of a scope and in its first framework.
  package func facts(_ name: String, in scope: PlatformSpec) -> [Fact] {
    guideline?.model.facts(
      name,
      platform: scope.platform,
      framework: scope.frameworks.first?.value,
      variant: variant
    ) ?? []
  }

  /// What a segment is called in messages, such as "tab".
  package var segmentWord: String { guideline?.segmentWord ?? "segment" }
}

extension Guideline {
  /// What a segment is called in messages, such as "tab".
  package var segmentWord: String { model.facts("segment-word").first?.values.first ?? "segment" }
}
