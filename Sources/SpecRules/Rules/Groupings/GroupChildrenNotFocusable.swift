import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A group that is not reached as one, or whose elements are still reached one by one.
  static let groupChildrenNotFocusable = Rule(
    id: "group-children-not-focusable",
    severity: .error,
    summary: "A group that is not reached as one element",
    rationale: """
      Half of the setting is worse than none: with the parent alone everything is read twice, with \
      the children alone nothing is reached any more.
      """,
    wcag: .fails("1.3.1"),
    facts: ["group-head", "group-children"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            groupings:
              container: { android:screenReaderFocusable: true }
              children:
                - { android:focusable: false }
                - { android:focusable: true }
                                       ^^^^ this element of the group is still reached by itself; \
        set 'android:focusable' to 'false'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            groupings:
              container: { android:screenReaderFocusable: true }
              children:
                - { android:focusable: false }
                - { android:focusable: false }
        """
    ),
    check: .scope { context in
      guard context.scope.platform != nil, let grouping = context.scope.grouping else { return [] }
      return context.scope.possibleFrameworks.flatMap { framework -> [Violation] in
        guard let head = context.fact("group-head", .framework(framework)),
          let child = context.fact("group-children", .framework(framework))
        else { return [] }
        return violations(in: grouping, head, child, of: framework, context)
      }
    }
  )
}

/// An element of a group, and the attribute that it needs there.
///
/// The element stands for the group, or is one of the others.
private struct GroupElement {
  enum Setting {
    case unset
    /// Not at all, but the element is hidden by other means.
    case needless
    case right
    /// The opposite, at the value or the key that says it.
    case wrong(LocatedText)
  }

  let fact: Fact
  let attribute: String
  let value: String
  /// What the spec says of the element; `nil` where it is a mere name, or nowhere.
  let map: SpecValue?
  let range: ByteRange
  let setting: Setting

  init(_ fact: Fact, in map: SpecValue?, at range: ByteRange, _ vocabulary: Vocabulary) {
    let call = APICall(fact.values.first ?? "")
    let wanted = call.arguments.first ?? "true"
    self.fact = fact
    attribute = call.stem
    value = wanted
    self.map = map
    self.range = range
    let entry = map?.entry(of: call.stem, in: vocabulary)
    let argument = entry.flatMap { APICall($0.key.value).arguments.first }
    let others = (map?.entries ?? []).filter { $0 !== entry }
    func isHidden() -> Bool {
      let means = HidingAPIs([fact], vocabulary)
      return others.contains { means.hiding($0.key.value, $0.value.word?.value) != nil }
    }
    let text = argument ?? entry?.value.word?.value
    setting =
      if let text, !text.isOpposite(of: wanted) {
        .right
      } else if !others.isEmpty, isHidden() {
        .needless
      } else if let entry, let text {
        .wrong(argument == nil ? LocatedText(text, at: entry.value.range) : entry.key)
      } else {
        .unset
      }
  }

  var isUnset: Bool {
    if case .unset = setting { true } else { false }
  }

  /// Whether the attribute is set at all.
  var isSet: Bool {
    switch setting {
    case .right, .wrong: true
    case .unset, .needless: false
    }
  }

  /// The finding for an element whose attribute is wrong or missing.
  func violation(
    _ fault: String,
    _ place: String = "",
    isNeeded: Bool,
    adding addition: Change?
  ) -> Violation? {
    func violation(at range: ByteRange, isGap: Bool, _ change: Change?) -> Violation {
      Violation(
        "\(fault); set '\(attribute)' to '\(value)'\(place)",
        at: range,
        isGap: isGap,
        fact: fact,
        offers: [change.map { Offer($0, title: "Set to '\(value)'") }]
      )
    }
    switch setting {
    case .right, .needless: return nil
    case .unset: return isNeeded ? violation(at: range, isGap: true, addition) : nil
    case .wrong(let word):
      // A boolean is one: quotes would make a text of it.
      let isAlone = !word.value.contains("=") && !word.value.contains("(")
      return violation(
        at: word.range,
        isGap: false,
        isAlone ? .literal(value, for: word) : .put("\(attribute)=\(value)", for: word)
      )
    }
  }
}

/// The elements of a group that are still reached by themselves.
///
/// The element that should stand for the group and does not is a violation, too.
private func violations(
  in grouping: Grouping,
  _ headFact: Fact,
  _ childFact: Fact,
  of framework: Framework,
  _ context: PlatformContext
) -> [Violation] {
  let key = grouping.entry.key.range
  let own = headFact.detail("place").flatMap(grouping.entry.value.entry)
  let entry = own?.value.isMap == true ? own : grouping.head
  let head = GroupElement(
    headFact,
    in: entry?.value,
    at: entry?.key.range ?? key,
    context.vocabulary
  )
  let children = grouping.children.map {
    GroupElement(
      childFact,
      in: $0.value,
      at: $0.range ?? $0.value?.range ?? key,
      context.vocabulary
    )
  }
  // Neither half of the setting is no half: the system may group by other means.
  let isDeclared = !context.scope.frameworks.isEmpty
  let doChildrenSayIt = children.contains(where: \.isSet)
  let faults = children.compactMap { child in
    child.violation(
      "this element of the group is still reached by itself",
      // A list of names has no room for it.
      isNeeded: isDeclared && (doChildrenSayIt || child.map != nil && !head.isUnset),
      adding: child.map.map { .place(child.attribute, child.value, in: $0) }
    )
  }
  let headKey = headFact.detail("place") ?? "parent"
  let fault = head.violation(
    "the group is not reached as one element",
    " at its \(headKey)",
    isNeeded: isDeclared && doChildrenSayIt,
    adding: entry.map { .place(head.attribute, head.value, in: $0.value) }
      ?? GroupHead(context: context).entries(in: framework).map {
        .set(["groupings", headKey], $0.braced)
      }
  )
  return faults + [fault].compactMap(\.self)
}

extension String {
  /// Whether one text means yes and the other no.
  fileprivate func isOpposite(of other: String) -> Bool {
    let (yes, no): (Set, Set) = (["true", "yes"], ["false", "no"])
    let (own, wanted) = (foldedForComparison, other.foldedForComparison)
    return yes.contains(own) && no.contains(wanted) || no.contains(own) && yes.contains(wanted)
  }
}
