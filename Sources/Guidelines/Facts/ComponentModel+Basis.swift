package import SourceText

extension ComponentModel {
  /// The built-in guideline over which a model lies.
  package struct Basis: Sendable, Equatable {
    /// Its name.
    package let name: String
    /// The facts of it that do not hold.
    package let without: Set<String>
    /// The UTF-8 bytes of the model that name it.
    package let range: ByteRange
  }

  /// What a model lies over that names it as its basis; `nil` for no name of ours.
  static func basis(named name: String) -> ComponentModel? {
    name == platformName ? platform : GuidelineLibrary.builtIn[name]?.model
  }

  /// The model laid over another one: what that says beside it holds as well.
  ///
  /// A fact replaces facts of its name that hold at the same place or a narrower one.
  /// A fact that stands once for each word leaves those about other things.
  func laid(over other: ComponentModel, without names: Set<String>) -> ComponentModel {
    let derived = rolesSaid(insteadOf: other)
    let kept = other.facts.filter { fact in
      !names.contains(fact.name) && !facts(fact.name).contains { $0.replaces(fact) }
        && !derived.contains { $0.name == fact.name && $0.replaces(fact) }
    }
    return ComponentModel(
      keys: keys.union(other.keys),
      ownKeys: ownKeys ?? other.ownKeys,
      facts: facts + derived + kept,
      voices: voices ?? other.voices,
      basis: basis,
      disputes: disputes + other.disputes
    )
  }
}

extension Fact {
  /// Whether a fact of a basis no longer holds beside it.
  fileprivate func replaces(_ other: Fact) -> Bool {
    guard framework == nil || framework == other.framework,
      platform == nil || platform == other.platform,
      details("variant") == other.details("variant")
    else { return false }
    guard FactDescription.named(name)?.isOncePerWord == true else { return true }
    return !Set(subjects).isDisjoint(with: other.subjects)
  }

  /// What one of several facts of a name is about.
  ///
  /// It is about its moments, its effect or its key of a spec, or else about its first value.
  private var subjects: [String] {
    let details = ["moment", "state", "action", "key"].flatMap(details)
    return details.isEmpty ? Array(values.prefix(1)) : details
  }
}

extension Guideline {
  /// The guideline laid over the one that its model is based on; itself where it is on none.
  ///
  /// The document of that one is a companion, whose sentences its facts rest on.
  func laidOverItsBasis() -> Guideline {
    guard let basis = model.basis, basis.name != ComponentModel.platformName,
      let base = GuidelineLibrary.builtIn[basis.name]
    else {
      return self
    }
    let merged = model.laid(over: base.model, without: basis.without)
    let own = Set(model.facts.map(ObjectIdentifier.init))
    let inherited = Set(merged.facts.map(ObjectIdentifier.init)).subtracting(own)
    return copy(
      named: name,
      by: publisher,
      saying: statements,
      model: merged,
      inherited: inherited
    ).joined(by: [base])
  }

  /// Whether a fact is one of the guideline that its model is based on.
  package func inherits(_ fact: Fact) -> Bool { inherited.contains(ObjectIdentifier(fact)) }
}
