/// The facts of one component that rules and completion read, each with the sentence that says so.
///
/// A model is a YAML file beside the document (`slider.model.yaml` beside `slider.md`). It holds
/// facts only: no conditions, expressions or patterns. `spec-keys` lists the keys of a spec that
/// this component has and not every component. Every other key is the name of a fact, its value one
/// entry or a list of them, each a map of
///
/// - `on`: a platform or framework, or a list of them; everywhere when absent,
/// - `values`: a word or a list of words, the guideline's first choice first,
/// - `number`: a number,
/// - `severity`: `error`, `warning`, `information` or `hint`, where it differs from the rule's,
/// - `variant`: the variants of the component for which alone it holds,
/// - `quote`: a sentence of the document, word for word, or a list of them,
/// - and any other key: a detail, a word or a list of words.
///
/// These are the facts, what their `values` say, their *details*, and who reads them:
///
/// - `name`: `required`, or `optional`. Read by name-required, container-needs-no-name.
/// - `name-matches-label`: `equal` or `contains`: how the name follows the visible label. Read by
///   name-matches-label.
/// - `name-references-value`: `required`. Read by name-references-value.
/// - `purpose-words`: verbs of which the name of one button has one; *action*. Read by
///   name-states-purpose, stepper-state-word.
/// - `group-label-place`: `first`, `selected`: the parts whose announcement has the group's
///   label. Read by group-label-on-first-segment.
/// - `roles`: the role words that are expected; *also*: accepted without comment. Read by
///   role-expected, completion.
/// - `other-roles`: role words that fit where no set is expected. Read by unknown-term,
///   completion.
/// - `custom-role`: `required`: an element that is not native needs a role. Read by
///   custom-element-needs-role.
/// - `elements`: the native elements; *also*: accepted without comment. Read by native-element,
///   completion.
/// - `style`: the styles of an element; *element*; *also*. Read by picker-style.
/// - `missing-elements`: elements that do not exist there; *replacements*. Read by
///   no-native-android-stepper.
/// - `adjustable`: the role word of one adjustable element; *traits*, *methods*. Read by
///   role-expected, announcement-names-role, adjustable-needs-actions.
/// - `announced-roles`: role words of which an announcement has one. Read by
///   announcement-names-role.
/// - `activation-phrase`: the instruction that an announcement has; *moments*. Read by
///   announcement-double-tap.
/// - `interaction-phrases`: words that tell that a part can be activated. Read by
///   segment-interactive-indicated.
/// - `announced-label`: `required`; *moments*, *exempt*. Read by announcement-includes-label.
/// - `announced-value`: `required`; *words*: that stand for the value; *moments*. Read by
///   announcement-includes-value.
/// - `announced-value-change`: `required`. Read by value-change-announced.
/// - `announced-index`: `required`; *exempt*. Read by announcement-includes-index.
/// - `announced-adjustment`: words of which an adjustable part announces one, an entry for each
///   thing that is said; *also*, *placeholders*: that stand for them; *moments*. Read by
///   adjustable-announced.
/// - `announced-context`: words that tell where the user is; *also*. Read by pager-context.
/// - `button-words`: the words of one button; *action*. Read by stepper-state-word.
/// - `button-announcements`: `required`: if one button has an announcement, this one has, too;
///   *action*. Read by announcement-per-button.
/// - `states`: one state; *announced*: what the screen reader says; *need*: `optional` where
///   silence means it. Read by disabled-announcement-word, completion, inlay hints.
/// - `disabled-api`, `enabled-api`, `selected-api`: the APIs; *also*: accepted without comment.
///   Read by disabled-api, selected-state-api, completion.
/// - `traits`: the traits it may carry. Read by completion.
/// - `required-actions`: the actions; *increment*, *decrement*: their synonyms. Read by
///   increment-and-decrement.
/// - `focus-on-value-change`, `focus-on-select`, `focus-on-page-change`: where the focus goes:
///   `stay` or `content`. Read by value-change-keeps-focus, focus-stays-on-selected-segment,
///   page-change-focus-target.
/// - `focus-confined`: the ways that are allowed. Read by focus-confined.
/// - `initial-focus`: the places where it may begin. Read by initial-focus-place, completion.
/// - `content-after`: the parts that the content follows. Read by content-follows-segments.
/// - `keys`: keys of the keyboard; *effect*; *need*: `one` or `each` of them. Read by
///   keyboard-focus-keys, space-activates, enter-activates-android-only, completion.
/// - `inactive-keys`: keys that do not activate there. Read by enter-activates-android-only.
/// - `page-keys`: the effect that one key has to have; *also*: other words for it; *key*: the key
///   that is proposed. Read by external-keyboard-navigation.
/// - `gestures`: gestures; *effect*; *need*: `each` of them, or `given`: it has this effect where a
///   spec gives it; none where it is only offered. Read by gesture-effects, completion.
/// - `text-resize`: `number`: the percentage that text can reach. Read by text-resize.
/// - `auto-advance`: the values that are allowed. Read by no-auto-advance.
/// - `dot-count`: the key that the number of dots follows. Read by dots-match-pages.
/// - `dot-focus`: whether the dots need the focus where the slides say the same. Read by
///   redundant-dot-focus.
/// - `many-pages`: `number`: the largest count that is not many, unless the configuration sets
///   another; the custom actions that are proposed; *gestures*, *effect*: what leads through all of
///   them. Read by too-many-pages.
/// - `custom-actions`: elements that need none; *also*; *standard*: actions that they have by
///   themselves. Read by custom-action-redundant.
/// - `custom-element-parts`: keys that belong to an element with actions of its own. Read by
///   custom-action-redundant.
/// - `custom-action-steps`: the name of one step; *key*: where it stands; *need*: `named` where
///   no other name will do. Read by custom-action-steps.
/// - `segments`: `number`: the smallest count. Read by segment-count.
/// - `selection`: the kinds that are allowed; `number`: parts selected at once. Read by
///   mutually-exclusive.
/// - `parts`: the parts that can be announced or focused. Read by completion.
/// - `variants`: the alternatives of the guideline. Read by completion.
/// - `moments`: the moments of announcements; `segments` stands for the label of each segment,
///   `pages` for each numbered page. Read by unknown-key, completion.
/// - `announcement-templates`: phrases with placeholders; *moment*, *state*; *grouped*: the
///   phrase with the group's label. Read by completion, fixes, inlay hints.
///
/// *moments* limits a fact to those announcements, *exempt* takes some out.
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
    var factsByName: [String: [Fact]] = [:]
    let levels = facts.map(\.level)
    for level in 0...5 {
      for (position, fact) in facts.enumerated() where levels[position] == level {
        factsByName[fact.name, default: []].append(fact)
      }
    }
    self.factsByName = factsByName
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
