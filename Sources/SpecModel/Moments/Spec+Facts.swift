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
}
