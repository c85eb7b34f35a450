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
    check: .reportingScope { scope, context in
      guard context.areElementsListed(in: scope) else {
        for element in scope.elements { context.checkHome(of: element, in: scope) }
        return
      }
      let facts = context.facts("elements", in: scope)
      let native = facts.flatMap(\.values).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      guard let fact = facts.first else { return }
      let accepted = facts.elementStems
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let parts = scope.buttons(actions).flatMap { button in
        (button.value["element"]?.words ?? []).map { (element: $0, map: button.value) }
      }
      for (element, map) in scope.elements.map({ (element: $0, map: scope.map) }) + parts
      where !accepted.contains(element.elementStem) {
        let slip = context.slip(ofElement: element)
        // A custom element with a role is fine.
        if slip == nil, context.isCustom(element),
          context.givesRole(map) || context.givesRole(scope.map)
        {
          continue
        }
        let framework = scope.frameworks.map(\.value.title).joined(separator: " or ")
        let home = framework.isEmpty ? scope.platform?.title ?? "" : framework
        let fault =
          context.component(of: element, in: scope).map { "is the native element of a \($0)" }
          ?? "is not a native \(context.title) of \(home)"
        context.report(
          "'\(element.value)' \(fault); "
            + (slip.map { "did you mean '\($0)'?" } ?? "use \(native.listed)"),
          at: element.range,
          fact: fact,
          in: scope,
          fixes: context.changes(of: element, to: native, meant: slip, in: scope)
        )
      }
    }
  )
}

extension RuleContext {
  /// The fixes that put another element in place of one, that first of which it is a slip; a native
  /// one has a frame of its own.
  func changes(of element: Word, to names: [String], meant slip: String?, in scope: Scope)
    -> [Fix]
  {
    let frames = removalsOfFrames(without: element, on: scope)
    let names = [slip].compactMap(\.self) + names.filter { $0 != slip }
    return names.compactMap { name in
      edits(accompanying: name, in: scope).map { edits in
        Fix(
          "Change element to '\(name)'",
          [spec.replacing(element, with: name)] + edits + frames,
          isPreferred: name == slip
        )
      }
    }
  }

  /// Whether an element is no class of a framework, nor the native element of another component.
  fileprivate func isCustom(_ element: Word) -> Bool {
    vocabulary.bringsRole(element: element.value) == nil
      && vocabulary.misspelling(of: element.value) == nil
      && !vocabulary.apis(named: element.value).contains { $0.kind == .element }
  }

  /// The title of the one other component whose native element a word names.
  fileprivate func component(of element: Word, in scope: Scope) -> String? {
    let components = scope.possibleFrameworks.flatMap(vocabulary.nativeElements)
      .filter { Vocabulary.foldedStem(of: $0.name) == element.elementStem }
    guard let first = components.first?.component else { return nil }
    return Set(components.map(\.component)).count == 1 ? first : nil
  }

  /// Reports an element of other frameworks, where the guideline names none that are native.
  fileprivate func checkHome(of element: Word, in scope: Scope) {
    let frameworks = scope.possibleFrameworks
    let homes = vocabulary.homes(of: element.value)
    let isNativeElsewhere = homes.contains { home in
      vocabulary.nativeElements(of: home).contains { $0.name == element.value }
    }
    guard scope.platform != nil, spec.guideline?.hasModel == true, isNativeElsewhere,
      Set(homes).isDisjoint(with: frameworks)
    else { return }
    let custom = fact("custom-role", in: scope).flatMap { fact in
      spec.guideline.flatMap { fact.statement(in: $0) }
    }
    report(
      "'\(element.value)' belongs to \(homes.listed("and")), not to \(frameworks.listed("or")); "
        + "name an element of \(frameworks.listed("or"))",
      at: element.range,
      in: scope,
      quote: statement(mentioning: element.value) ?? custom
    )
  }
}
