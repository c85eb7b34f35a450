/// A platform, and a framework of it; what is not known (`nil`) excludes nothing.
package struct Target: Sendable, Equatable {
  package let platform: Platform?
  package let framework: Framework?

  package init(platform: Platform?, framework: Framework?) {
    self.platform = platform
    self.framework = framework
  }
}

extension Fact {
  /// Whether it holds for a platform and a framework.
  package func applies(to target: Target) -> Bool {
    applies(platform: target.platform, framework: target.framework)
  }
}

extension Statement {
  /// Whether it holds for a platform and a framework.
  package func applies(to target: Target) -> Bool {
    applies(platform: target.platform, framework: target.framework)
  }
}

extension ComponentModel {
  /// The facts of a name that hold for some of the targets, each once.
  ///
  /// The facts of the first target come first, its most specific one in front.
  package func facts(_ name: String, for targets: [Target], variant: String?) -> [Fact] {
    let facts = targets.flatMap {
      self.facts(name, platform: $0.platform, framework: $0.framework, variant: variant)
    }
    guard targets.count > 1 else { return facts }
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
