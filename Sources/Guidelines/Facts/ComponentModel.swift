package import YAMLSyntax

/// The facts of one component that rules and completion read, each with the sentence that says so.
///
/// A model is a YAML file beside the document (`slider.model.yaml` beside `slider.md`). It holds
/// facts only: no conditions, expressions or patterns. `spec-keys` lists the keys of a spec that
/// only some components have, and this one has. It leaves out keys that a fact implies. Every other
/// key is the name of a fact. Its value is one entry or a list of them. An entry is a map of
///
/// - `on`: a platform or framework, or a list of them; everywhere when absent,
/// - `values`: a word or a list of words, the guideline's first choice first,
/// - `number`: a number,
/// - `severity`: `error`, `warning`, `information` or `hint`, where it differs from the rule's,
/// - `variant`: the variants of the component for which alone it holds,
/// - `quote`: a sentence of the document, word for word, or a list of them,
/// - and any other key: a detail, a word or a list of words.
///
/// ``FactDescription/all`` lists the facts, what their values say, and their details.
package struct ComponentModel: Sendable, Equatable {
  /// The keys of a spec that only some components have, and this one has.
  package let keys: Set<String>

  /// Where it says what the keys take that the team has added; the module `SpecModel` reads it.
  ///
  /// `nil` where the model only lists keys of the format.
  package let ownKeys: Section?

  /// The facts of each name, the most specific first.
  private let factsByName: [String: [Fact]]

  /// How the component's own elements behave, which the module `Voices` reads.
  ///
  /// It comes with the byte offset of its document; `nil` where the model has no such section.
  package let voices: Section?

  /// The guideline over which it lies; `nil` where it stands alone.
  package let basis: Basis?

  /// What it says of sentences that the platforms contradict.
  package let disputes: [Dispute]

  /// A part of a model that another module reads.
  package struct Section: Sendable, Equatable {
    package let node: YAMLNode
    package let start: Int
  }

  /// The model of a component that has none.
  package static let empty = ComponentModel(keys: [], facts: [])

  /// Orders the facts of each name: of a variant, of a framework, of a platform, of all.
  ///
  /// Within each level they stay as given.
  package init(
    keys: Set<String>,
    ownKeys: Section? = nil,
    facts: [Fact],
    voices: Section? = nil,
    basis: Basis? = nil,
    disputes: [Dispute] = []
  ) {
    self.keys = keys
    self.ownKeys = ownKeys
    self.voices = voices
    self.basis = basis
    self.disputes = disputes
    var factsByName: [String: [Fact]] = [:]
    let levels = facts.map(\.level)
    for level in 0...5 {
      for (position, fact) in facts.enumerated() where levels[position] == level {
        factsByName[fact.name, default: []].append(fact)
      }
    }
    self.factsByName = factsByName
  }

  /// The same model with other facts.
  func with(_ facts: [Fact]) -> ComponentModel {
    ComponentModel(
      keys: keys,
      ownKeys: ownKeys,
      facts: facts,
      voices: voices,
      basis: basis,
      disputes: disputes
    )
  }

  /// Whether it holds neither keys nor facts, and is based on nothing.
  package var isEmpty: Bool {
    keys.isEmpty && factsByName.isEmpty && voices == nil && basis == nil
  }

  /// The names of its facts, sorted.
  package var names: [String] { factsByName.keys.sorted() }

  /// The facts of a name that hold for a platform and framework, the most specific first.
  ///
  /// A platform or framework that is not known (`nil`) excludes nothing. Facts of a variant are
  /// left out unless it is the given one; they come before all others then.
  package func facts(
    _ name: String,
    platform: Platform?,
    framework: Framework?,
    variant: String? = nil
  ) -> [Fact] {
    guard let facts = factsByName[name] else { return [] }
    return facts.filter { fact in
      guard fact.applies(platform: platform, framework: framework) else { return false }
      guard let variants = fact.details["variant"] else { return true }
      return variant.map(variants.contains) ?? false
    }
  }

  /// The most specific fact of a name that holds for a platform and framework.
  package func fact(
    _ name: String,
    platform: Platform?,
    framework: Framework?,
    variant: String? = nil
  ) -> Fact? {
    facts(name, platform: platform, framework: framework, variant: variant).first
  }

  /// The facts of a name, for whatever platform, framework and variant.
  package func facts(_ name: String) -> [Fact] {
    factsByName[name] ?? []
  }

  /// Every fact, by name and then the most specific first.
  package var facts: [Fact] {
    names.flatMap { factsByName[$0] ?? [] }
  }
}

extension Fact {
  /// The place in the order of ``ComponentModel``: facts of a variant before all others.
  fileprivate var level: Int {
    details["variant"] == nil ? generality + 3 : generality
  }
}
