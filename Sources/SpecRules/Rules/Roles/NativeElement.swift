import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An element that is not the native one of the framework.
  static let nativeElement = Rule(
    id: "native-element",
    severity: .information,
    summary: "An element that is not the native one of the framework",
    rationale: """
      A native element brings its role, states and gestures with it, and keeps them when the \
      system changes. A custom one has to be taught all of that.
      """,
    wcag: .bestPractice,
    facts: ["elements"],
    exceptions: [
      .warning:
        "for an element of another framework, or of another component in guidelines of this program's own"
    ],
    yieldsTo: [
      "no-native-android-stepper", "no-such-element", "unfit-word", "custom-element-needs-role",
      "misspelt-api",
    ],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            element: UIView
                     ^^^^^^ 'UIView' is not a native stepper of UIKit; use 'UIStepper'
            role: button
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            element: UIStepper
        """
    ),
    check: .scope { context in
      guard context.elements.areListed else {
        return context.scope.elements.compactMap { foreignElement($0, in: context) }
      }
      let facts = context.facts("elements")
      guard let fact = facts.first else { return [] }
      let native = facts.flatMap(\.values).uniqued
      let accepted = facts.elementStems
      let parts = context.buttons.flatMap { button in
        let hasRole = context.hasRole || button.value.givesRole(in: context.vocabulary)
        return button.elements.map { (element: $0, hasRole: hasRole) }
      }
      return (context.scope.elements.map { (element: $0, hasRole: context.hasRole) } + parts)
        .filter { !accepted.contains($0.element.elementStem) }
        .compactMap { otherElement($0, than: native, hasRole: $1, in: context) }
        .map { $0.of(fact) }
    }
  )
}

/// An element that is not a native one, unless it is a custom one with a role.
private func otherElement(
  _ element: LocatedText,
  than natives: [String],
  hasRole: Bool,
  in context: PlatformContext
) -> Violation? {
  let slip = context.elements.slip(of: element)
  let homes = slip == nil ? frameworks(having: element, for: context) : []
  if slip == nil, homes.isEmpty, hasRole, isCustom(element, in: context) { return nil }
  let framework = context.scope.frameworks.map(\.value.title).joined(separator: " or ")
  let home = framework.isEmpty ? context.scope.platform?.title ?? "" : framework
  let others = components(of: element, in: context)
  let isOwn = context.spec.guideline?.isOwn == true
  // What stands in the list already takes no other place in it.
  let named = context.scope.elements.map(\.elementStem)
  let free = natives.filter { !named.contains(Vocabulary.foldedStem(of: $0)) }
  let native = free.isEmpty ? natives : free
  let fault =
    !homes.isEmpty
    ? "belongs to \(homes.listed("and")), not to \(home)"
    : others.isEmpty
      ? "is not a native \(context.title) of \(home)"
      : "is the native element of \(others.map { "a \($0)" }.inSentence("and"))"
  return Violation(
    "'\(element.value)' \(fault); "
      + (slip.map { "did you mean '\($0)'?" } ?? "use \(native.listed)"),
    at: element.range,
    severity: homes.isEmpty && (others.isEmpty || !isOwn) ? nil : .warning,
    offers: context.elements.changes(of: element, to: native, meant: slip)
  )
}

/// The frameworks whose native element of the component another framework's spec names.
///
/// There are none where that framework has an element of the same name: a `Button` is everywhere.
private func frameworks(having element: LocatedText, for context: PlatformContext) -> [Framework] {
  let own = context.scope.possibleFrameworks
  guard !own.isEmpty, own.allSatisfy(\.isNative), let model = context.spec.guideline?.model,
    context.vocabulary.homes(ofElement: element.value).isDisjoint(with: own)
  else { return [] }
  return Framework.allCases.filter { framework in
    framework.isNative && !own.contains(framework)
      && model.facts("elements", platform: framework.platform, framework: framework).elementStems
        .contains(element.elementStem)
  }
}

/// Whether an element is no class of a framework, nor the native element of another component.
private func isCustom(_ element: LocatedText, in context: PlatformContext) -> Bool {
  context.vocabulary.bringsRole(element: element.value) == nil
    && context.vocabulary.misspelling(of: element.value) == nil
    && !context.vocabulary.apis(named: element.value).contains { $0.kind == .element }
    && components(of: element, in: context).isEmpty
}

/// The titles of the other components whose native element a word names.
///
/// Many controls are built from a button, so that it counts for none of them.
private func components(of element: LocatedText, in context: PlatformContext) -> [String] {
  let isOfAll = context.vocabulary.apis(named: element.value).contains {
    $0.kind == .element && $0.components.isEmpty
  }
  if isOfAll { return [] }
  return context.scope.possibleFrameworks.flatMap(context.vocabulary.nativeElements)
    .filter { Vocabulary.foldedStem(of: $0.name) == element.elementStem }.map(\.component).uniqued
}

/// An element of other frameworks, where the guideline names none that are native.
private func foreignElement(_ element: LocatedText, in context: PlatformContext) -> Violation? {
  // What another framework calls its elements, a team may call its own.
  guard context.scope.possibleFrameworks.allSatisfy(\.isNative) else { return nil }
  let frameworks = context.scope.possibleFrameworks.listed("or")
  let homes = context.vocabulary.frameworks(declaring: element.value)
  let isNativeElsewhere = homes.contains { home in
    context.vocabulary.nativeElements(of: home).contains { $0.name == element.value }
  }
  guard context.scope.platform != nil, let guideline = context.spec.guideline, guideline.hasModel,
    isNativeElsewhere, !context.scope.mayHave(homes)
  else { return nil }
  return Violation(
    "'\(element.value)' belongs to \(homes.listed("and")), not to \(frameworks); "
      + "name an element of \(frameworks)",
    at: element.range
  )
}
