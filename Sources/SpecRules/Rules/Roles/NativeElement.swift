import Guidelines
import SpecModel

extension Rule {
  /// Reports an element that is not the native one of the framework.
  static let nativeElement = Rule(
    id: "native-element",
    severity: .information,
    summary: "An element that is not the native one of the framework",
    rationale: """
      A native element brings its role, states and gestures with it, and keeps them when the \
      system changes. A custom one has to be taught all of that.
      """,
    facts: ["elements"],
    yieldsTo: ["no-native-android-stepper", "custom-element-needs-role", "misspelt-api"],
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
    check: .scope { scope, context in
      let facts = context.facts("elements", in: scope)
      let native = facts.flatMap(\.values).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      guard let fact = facts.first, context.areElementsListed(in: scope) else { return }
      let accepted = facts.elementStems
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let elements =
        scope.elements + scope.buttons(actions).flatMap { $0.value["element"]?.words ?? [] }
      for element in elements
      where !accepted.contains(element.elementStem) {
        let framework = scope.frameworks.map(\.value.title).joined(separator: " or ")
        let home = framework.isEmpty ? scope.platform?.title ?? "" : framework
        context.report(
          "'\(element.value)' is not a native \(context.title) of \(home); use \(native.listed)",
          at: element.range,
          fact: fact,
          in: scope,
          fixes: native.compactMap { name in
            context.edits(accompanying: name, in: scope).map {
              Fix("Change element to '\(name)'", [context.spec.replacing(element, with: name)] + $0)
            }
          }
        )
      }
    }
  )
}
