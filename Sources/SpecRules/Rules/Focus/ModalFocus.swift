import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A modal that does not keep the focus, or does not give it back.
  static let modalFocus = Rule(
    id: "modal-focus",
    severity: .warning,
    summary: "A modal that does not hold the focus, or does not return it",
    rationale: """
      Behind an open dialog VoiceOver still reaches the rest of the screen, unless the app hides it. \
      After closing, people want to go on where they were.
      """,
    wcag: .fails("2.4.3"),
    facts: ["modal", "focus-on-close"],
    exceptions: [.hint: "where nothing says where the focus goes then"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            focus: { modal: true }
                     ^^^^^ the focus can leave the modal; add 'accessibilityViewIsModal'
          android:
            framework: views
            focus: { modal: true, on-close: first heading }
                                            ^^^^^^^^^^^^^ the focus should return to what opened the \
        modal; use 'trigger'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            accessibilityViewIsModal: true
            focus: { modal: true }
          android:
            framework: views
            focus: { modal: true, on-close: trigger }
        """
    ),
    check: .scope { context in
      let focus = context.scope.map["focus"]
      let isModal = focus?["modal"]?.boolean
      let open = context.facts("modal", .declared).compactMap {
        openModal(isModal, against: $0, in: context)
      }
      let lost =
        isModal == false
        ? nil : context.fact("focus-on-close").flatMap { lostFocus(focus, $0, in: context) }
      return open + [lost].compactMap(\.self)
    }
  )
}

/// A modal that the focus can leave: one that the spec says to open, or the component itself.
private func openModal(_ isModal: Bool?, against fact: Fact, in context: PlatformContext)
  -> Violation?
{
  let key = context.scope.map["focus"]?.entry("modal")?.key
  let isComponent = fact.detail("holds") == "always"
  let own = context.scope.elements.first.flatMap { mayBeOverlay($0, in: context) ? $0 : nil }
  guard isModal ?? isComponent, let right = fact.values.first, context.scope.platform != nil,
    let place = isModal == true ? key : own
  else { return nil }
  let stems = fact.accepted.foldedStems
  let names: (SpecEntry) -> Bool = {
    stems.contains(Vocabulary.foldedStem(of: $0.key.value))
  }
  guard !context.namedAPIs.contains(where: { $0.keepsFocus(by: fact.accepted) }),
    !context.scope.elements.contains(where: { $0.isCalled(likeOneOf: stems) }),
    // As a key of the topic it is out of place, which is another fault.
    context.scope.map["focus"]?.entries.contains(where: names) != true
  else { return nil }
  let given = context.scope.own.entries.first(where: names)?.key.value ?? right
  return Violation(
    "the focus can leave the \(isComponent ? context.title : "modal"); add '\(right)'",
    at: place.range,
    isGap: true,
    fact: fact,
    offers: [
      // A call is no key.
      right.contains("(")
        ? Offer(.add([right], to: ["focus", "api"]))
        : Offer(.set([given], "true"), title: "Add '\(right): true'")
    ]
  )
}

/// Whether an element is one of the guideline, a team's own, or one that brings no role along.
private func mayBeOverlay(_ element: LocatedText, in context: PlatformContext) -> Bool {
  let stem = element.elementStem
  if context.facts("elements", .declared).elementStems.contains(stem) { return true }
  return !context.facts("missing-elements").elementStems.contains(stem)
    && context.vocabulary.bringsRole(element: element.value) != true
}

extension NamedAPI {
  /// Whether it is one of some APIs with the arguments that they have, and is used.
  fileprivate func keepsFocus(by apis: [String]) -> Bool {
    guard !isOff else { return false }
    return apis.contains { api in
      guard stem == Vocabulary.foldedStem(of: api) else { return false }
      let wanted = APICall(api)
      let values = mention.isKey ? mention.value?.words ?? [] : []
      let calls = [word.value] + values.map { "\(Vocabulary.stem(of: word.value))(\($0.value))" }
      return wanted.arguments.isEmpty || calls.contains { APICall($0).fits(wanted) }
    }
  }
}

extension LocatedText {
  /// Whether an element is one of some, or a team's own that ends with the name of one.
  ///
  /// An example is `FilterViewController`, beside `UIViewController`.
  fileprivate func isCalled(likeOneOf stems: Set<String>) -> Bool {
    let own = elementStem
    return stems.contains { stem in
      own == stem || own.hasSuffix(stem.hasPrefix("ui") ? String(stem.dropFirst(2)) : stem)
    }
  }
}

/// A place that the focus goes to when the modal closes, and that is not what opened it.
private func lostFocus(_ focus: SpecValue?, _ fact: Fact, in context: PlatformContext)
  -> Violation?
{
  guard let right = fact.values.first else { return nil }
  guard let place = focus?["on-close"]?.word else {
    return focus?.entry("on-close") == nil ? untoldFocus(right, fact, in: context) : nil
  }
  let words = place.value.foldedTokens
  let others = fact.details("wrong")
  // Where the guideline lists other places, anything else may be a name of what opened it.
  let isElsewhere =
    others.isEmpty || words.contains(where: others.contains)
    || isInside(place.value, in: context) || isOwnButton(place.value, in: context)
  guard place.value != "none" || others.contains("none"), isElsewhere,
    !words.contains(where: fact.accepts)
  else { return nil }
  return Violation(
    "the focus should return to what opened the modal; use '\(right)'",
    at: place.range,
    fact: fact,
    offers: [Offer(.put(right, for: place), title: "Return to the \(right)")]
  )
}

/// A component that closes, of which nothing says where the focus goes then.
private func untoldFocus(_ right: String, _ fact: Fact, in context: PlatformContext) -> Violation? {
  guard fact.detail("need") == "told", context.scope.platform != nil else { return nil }
  let topic = context.scope.map.entry("focus")
  return Violation(
    "nothing says where the focus goes when the \(context.title) closes; add 'on-close: \(right)'",
    at: topic?.key.range ?? context.scope.anchorRange,
    isGap: true,
    fact: fact,
    severity: .hint,
    offers: [Offer(.set(["focus", "on-close"], right), title: "Add 'on-close: \(right)'")]
  )
}

/// Whether a place is a button of the component, which is gone then.
///
/// What opened it may be called like the button that does what the title asks: "Delete photo?".
private func isOwnButton(_ place: String, in context: PlatformContext) -> Bool {
  let title = Set(context.calledNames.flatMap(\.value.foldedTokens))
  let words = place.placeWords
  return context.spec.parts.flatMap(\.calledNames).contains { name in
    let own = name.value.placeWords
    return [own, "\(own) button"].contains(words)
      && own.foldedTokens.first.map(title.contains) == false
  }
}

/// Whether a place is one of those that the focus goes through while the component is there.
private func isInside(_ place: String, in context: PlatformContext) -> Bool {
  context.facts("focus-order", .common).contains { order in
    order.values.contains { ([$0] + order.details($0)).contains(place.placeWords) }
  }
}
