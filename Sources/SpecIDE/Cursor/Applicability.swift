import English
import Guidelines
import SourceText
import SpecModel

/// Whose sentences and words fit at a place of a spec: the guideline, the platforms and frameworks.
struct Applicability {
  /// The spec around the place; `nil` in a model, or for a proposal that is explained later.
  let spec: Spec?
  let guideline: Guideline?
  let library: GuidelineLibrary
  let platform: Platform?
  /// What the place is about: each framework of the platform, or of all platforms of the spec.
  let targets: [Target]
  /// The alternative of the guideline that the spec chooses.
  let variant: String?

  init(of spec: Spec?, at path: [PathStep]) {
    self.init(of: spec, at: [path])
  }

  /// Whose sentences and words fit at one of several places.
  init(of spec: Spec?, at paths: [[PathStep]]) {
    self.spec = spec
    guideline = spec?.guideline
    library = spec?.library ?? .builtIn
    variant = spec?.variant
    let platforms = paths.map(\.platform)
    let isOfAll = platforms.contains(nil)
    platform = platforms.allSatisfy { $0 == platforms.first } ? platforms.first ?? nil : nil
    let scopes = (spec?.scopes ?? []).filter { isOfAll || platforms.contains($0.platform) }
    let targets = scopes.flatMap { scope -> [Target] in
      guard !scope.frameworks.isEmpty else {
        return [Target(platform: scope.platform, framework: nil)]
      }
      return scope.frameworks.map { Target(platform: scope.platform, framework: $0.value) }
    }
    self.targets =
      targets.isEmpty ? [Target(platform: platform, framework: nil)] : targets
  }

  /// What fits some targets, without a spec; anything where there are none.
  init(
    of guideline: Guideline?,
    in library: GuidelineLibrary,
    on platform: Platform? = nil,
    targets: [Target],
    variant: String? = nil
  ) {
    spec = nil
    self.guideline = guideline
    self.library = library
    self.platform = platform
    self.targets = targets.isEmpty ? [Target(platform: platform, framework: nil)] : targets
    self.variant = variant
  }

  private init(_ other: Applicability, reading document: Guideline) {
    spec = other.spec
    guideline = document
    library = other.library
    platform = other.platform
    targets = other.targets
    variant = other.variant
  }

  /// The same place, as another document speaks of it.
  func reading(_ document: Guideline) -> Applicability {
    Applicability(self, reading: document)
  }

  /// The frameworks that the place is about; all of the platform where none is named.
  var frameworks: [Framework] {
    targets.flatMap { target in
      target.framework.map { [$0] } ?? target.platform?.frameworks ?? Framework.allCases
    }
  }

  /// The facts of a name for every target, each once.
  func facts(_ name: String) -> [Fact] {
    guideline?.model.facts(name, for: targets, variant: variant) ?? []
  }

  /// The facts of a name in the order of the model.
  func listed(_ name: String) -> [Fact] {
    facts(name).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The moments that the guideline names; where it names the segments, each has its own.
  var moments: [String] {
    listed("moments").flatMap(\.values).filter { $0 != FormatMoment.segments }
  }

  /// The sentences that a key owes, for every target, each once.
  func statements(forKey key: String) -> [Statement] {
    gather { guideline, target in
      guideline.statements(forKey: key, platform: target.platform, framework: target.framework)
    }
  }

  /// The sentences that mention a term, for every target, each once.
  func statements(mentioning term: String) -> [Statement] {
    gather { guideline, target in
      guideline.statements(
        mentioning: term,
        platform: target.platform,
        framework: target.framework
      )
    }
  }

  /// The statements of a list that are written for one of the targets.
  func addressed(_ statements: [Statement]) -> [Statement] {
    statements.filter { statement in
      targets.contains { statement.applies(to: $0) }
    }
  }

  private func gather(_ find: (Guideline, Target) -> [Statement]) -> [Statement] {
    guard let guideline else { return [] }
    var seen: Set<Int> = []
    return targets.flatMap { find(guideline, $0) }.filter {
      seen.insert($0.range.lowerBound).inserted
    }
  }
}

extension Guideline {
  /// The sentences that facts about a word rest on, each once.
  ///
  /// A fact about several words counts with the sentences that mention this one, where any do. The
  /// sentences of a framework come first.
  func factStatements(about word: String, targets: [Target]) -> [Statement] {
    // No fact is about anything longer, with which to compare them all takes long.
    guard word.utf8.count <= 1_000 else { return [] }
    let folded = word.foldedForComparison
    let facts = model.facts.filter { fact in
      targets.contains { fact.applies(to: $0) }
        && fact.values.contains { $0.foldedForComparison == folded }
    }
    guard !facts.isEmpty else { return [] }
    let mentions = Set(statements(mentioning: word, targets: targets).map(\.range))
    let found = facts.flatMap { fact in
      let all = fact.statements(in: self).filter { statement in
        targets.contains { statement.applies(to: $0) }
      }
      let own = all.filter { mentions.contains($0.range) }
      return own.isEmpty ? all : own
    }.uniqued
    return (0...2).flatMap { generality in found.filter { $0.generality == generality } }
  }

  /// The sentences about a word, each once.
  ///
  /// The sentences that a fact about it rests on come before others that mention it.
  func statements(about word: String, targets: [Target]) -> [Statement] {
    (factStatements(about: word, targets: targets) + statements(mentioning: word, targets: targets))
      .uniqued
  }

  /// The sentences that mention an API; without any, those behind the facts about it.
  ///
  /// The sentences that a fact rests on come first.
  func statements(naming api: String, targets: [Target]) -> [Statement] {
    let facts = factStatements(about: api, targets: targets)
    let mentions = statements(mentioning: api, targets: targets)
    let ranges = Set(mentions.map(\.range))
    return mentions.isEmpty
      ? facts
      : (facts.filter { ranges.contains($0.range) } + mentions).uniqued
  }

  private func statements(mentioning word: String, targets: [Target]) -> [Statement] {
    let term = Vocabulary.stem(of: word)
    return targets.flatMap {
      statements(mentioning: term, platform: $0.platform, framework: $0.framework)
    }
  }
}
