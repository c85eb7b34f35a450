/// The facts of one component that rules and completion read, each with the sentence that says so.
///
/// A model is a YAML file beside the document (`stepper.model.yaml` beside `stepper.md`). It holds
/// facts only: no conditions, expressions or patterns. `keys` lists the keys of a spec that this
/// component has and not every component. Every other key is the name of a fact, its value one
/// entry or a list of them, each a map of
///
/// - `on`: a platform or framework, or a list of them; everywhere when absent,
/// - `values`: a word or a list of words, the guideline's first choice first,
/// - `number`: a number,
/// - `severity`: `error`, `warning`, `information` or `hint`, where it differs from the rule's,
/// - `variant`: the variants of the component for which alone it holds,
/// - `quote`: a sentence of the document, word for word, or a list of them,
/// - and any other key: a detail, a word or a list of words, as the table says.
///
/// | fact | what it says (`values`; *details*) | who reads it |
/// |---|---|---|
/// | `name` | `required`, or `optional` for a variant | name-required |
/// | `name-matches-label` | `equal` or `contains`: how the name follows the visible label | name-matches-label |
/// | `roles` | the role words that are expected; *also*: accepted without comment | role-expected, completion |
/// | `other-roles` | role words that fit where no set is expected | unknown-term, completion |
/// | `elements` | the native elements; *also*: accepted without comment | native-element, completion |
/// | `missing-elements` | elements that do not exist there; *replacements* | no-native-android-stepper |
/// | `adjustable` | the role word of one adjustable element; *traits*, *methods* | role-expected, announcement-names-role |
/// | `announced-roles` | role words of which an announcement has one | announcement-names-role |
/// | `activation-phrase` | the instruction that an announcement has; *moments*: only there | announcement-double-tap |
/// | `interaction-phrases` | words that tell that a part can be activated | segment-interactive-indicated |
/// | `announced-label` | `required`; *moments*: only there | announcement-includes-label |
/// | `announced-value` | `required`; *words*: that stand for the value | announcement-includes-value |
/// | `announced-index` | `required`; *moments*: only there; *exempt*: moments without | announcement-includes-index |
/// | `states` | one state; *announced*: what the screen reader says | disabled-announcement-word, inlay hints |
/// | `button-words` | the words of one button; *action* | stepper-state-word |
/// | `disabled-api`, `enabled-api`, `selected-api` | the APIs; *also*: accepted alternatives | disabled-api, selected-state-api |
/// | `focus-on-value-change` | `stay` | value-change-keeps-focus |
/// | `focus-on-select` | `stay` | focus-stays-on-selected-segment |
/// | `required-actions` | the actions; *increment*, *decrement*: their synonyms | increment-and-decrement |
/// | `keys` | keys; *effect*; *need*: `one`, `each` or `none` of them has to be there | keyboard rules |
/// | `inactive-keys` | keys that do not activate there | enter-activates-android-only |
/// | `page-keys` | the effect that one key has to have | external-keyboard-navigation |
/// | `gestures` | gestures; *effect*; *need* | gesture-effects, completion |
/// | `text-resize` | `number`: the percentage that text can reach | text-resize |
/// | `auto-advance` | the values that are allowed | no-auto-advance |
/// | `segments` | `number`: the smallest count | segment-count |
/// | `selection` | the kinds that are allowed; `number`: parts selected at once | mutually-exclusive |
/// | `traits` | the traits it may carry | completion |
/// | `parts` | the parts that can be announced or focused | completion |
/// | `moments` | the moments of announcements; *also*: other names for them | unknown-key, completion |
/// | `announcement-templates` | phrases with placeholders; *moment*, *state* | completion, fixes, inlay hints |
package struct ComponentModel: Sendable, Equatable {
  /// The keys of a spec that only some components have, and this one has.
  package let keys: Set<String>

  /// The facts of each name, the most specific first.
  private let factsByName: [String: [Fact]]

  /// The model of a component that has none.
  package static let empty = ComponentModel(keys: [], facts: [])

  /// Orders the facts of each name: of a variant, of a framework, of a platform, of all; within
  /// each as given.
  package init(keys: Set<String>, facts: [Fact]) {
    self.keys = keys
    self.factsByName = Dictionary(grouping: facts, by: \.name).mapValues { facts in
      let levels = 0...5
      return levels.flatMap { level in facts.filter { $0.level == level } }
    }
  }

  /// Whether it holds neither keys nor facts.
  package var isEmpty: Bool { keys.isEmpty && factsByName.isEmpty }

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
