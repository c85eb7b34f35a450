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
    check: .scope { scope, context in
      guard scope.platform != nil, let grouping = scope.grouping else { return [] }
      return scope.possibleFrameworks.flatMap { framework in
        guard let head = context.fact("group-head", of: framework, on: scope.platform),
          let child = context.fact("group-children", of: framework, on: scope.platform)
        else { return [Violation]() }
        let group = CheckedGroup(grouping, head, child, context.vocabulary)
        return context.children(of: group, in: scope)
          + [context.head(of: group, framework, in: scope)].compactMap(\.self)
      }
    }
  )
}

/// An attribute that elements of a group need: the one that stands for it, or each of the others.
private struct GroupAttribute {
  let fact: Fact
  let name: String
  let value: String

  init(_ fact: Fact, otherwise value: String) {
    let call = APICall(fact.values.first ?? "")
    self.fact = fact
    name = call.stem
    self.value = call.arguments.first ?? value
  }

  /// What is wrong without it.
  func lack(
    _ fault: String,
    _ place: String = "",
    at range: ByteRange,
    isGap: Bool,
    _ edit: TextEdit?
  ) -> Violation {
    Violation(
      "\(fault); set '\(name)' to '\(value)'\(place)",
      at: range,
      isGap: isGap,
      fact: fact,
      fixes: [.preferred("Set to '\(value)'", edit)]
    )
  }
}

/// A group, and what one framework wants of it.
private struct CheckedGroup {
  let grouping: Grouping
  let headAttribute: GroupAttribute
  let childAttribute: GroupAttribute
  /// The key under which the element stands for the group.
  let headKey: String
  let head: SpecEntry?
  let headSetting: Setting
  let childSettings: [Setting]

  init(_ grouping: Grouping, _ headFact: Fact, _ childFact: Fact, _ vocabulary: Vocabulary) {
    let childAttribute = GroupAttribute(childFact, otherwise: "false")
    self.grouping = grouping
    self.childAttribute = childAttribute
    headAttribute = GroupAttribute(headFact, otherwise: "true")
    headKey = headFact.detail("key") ?? "parent"
    let own = headFact.detail("key").flatMap(grouping.entry.value.entry)
    head = own?.value.isMap == true ? own : grouping.head
    headSetting = Setting(of: headAttribute, in: head?.value, vocabulary)
    childSettings = grouping.children.map { Setting(of: childAttribute, in: $0.value, vocabulary) }
  }

  var doChildrenSayIt: Bool { childSettings.contains { !$0.isUnset } }

  /// Whether a child has to say what another element of the group says.
  func isMissing(at position: Int) -> Bool {
    guard childSettings[position].isUnset else { return false }
    // A list of names has no room for it.
    let isName = grouping.children[position].value == nil
    return doChildrenSayIt || !isName && !headSetting.isUnset
  }
}

/// What a map says of an attribute.
private enum Setting {
  case unset
  case right
  /// The opposite, at the value or the key that says it.
  case wrong(Word)

  init(of attribute: GroupAttribute, in map: SpecValue?, _ vocabulary: Vocabulary) {
    guard let entry = map?.entry(of: attribute.name, in: vocabulary) else {
      self = .unset
      return
    }
    let argument = APICall(entry.key.value).arguments.first
    guard let text = argument ?? entry.value.word?.value else {
      self = .unset
      return
    }
    let word = argument == nil ? Word(text, at: entry.value.range) : entry.key
    self = text.isOpposite(of: attribute.value) ? .wrong(word) : .right
  }

  var isUnset: Bool {
    if case .unset = self { true } else { false }
  }
}

extension RuleContext {
  /// The elements of a group that are still reached by themselves.
  fileprivate func children(of group: CheckedGroup, in scope: Scope) -> [Violation] {
    let attribute = group.childAttribute
    let fault = "this element of the group is still reached by itself"
    return zip(group.grouping.children, group.childSettings).enumerated().compactMap {
      position,
      part in
      let (child, setting) = part
      if case .wrong(let word) = setting {
        let edit = spec.edit(of: word, to: attribute)
        return attribute.lack(fault, at: word.range, isGap: false, edit)
      }
      guard !scope.frameworks.isEmpty, group.isMissing(at: position) else { return nil }
      let edit = child.value.flatMap { spec.inserting(attribute.name, attribute.value, into: $0) }
      let range = child.range ?? child.value?.range ?? group.grouping.entry.key.range
      return attribute.lack(fault, at: range, isGap: true, edit)
    }
  }

  /// The element that should stand for the group and does not.
  fileprivate func head(
    of group: CheckedGroup,
    _ framework: Framework,
    in scope: Scope
  ) -> Violation? {
    let attribute = group.headAttribute
    let fault = "the group is not reached as one element"
    let place = " at its \(group.headKey)"
    switch group.headSetting {
    case .right: return nil
    case .wrong(let word):
      let edit = spec.edit(of: word, to: attribute)
      return attribute.lack(fault, place, at: word.range, isGap: false, edit)
    case .unset:
      // Neither half of the setting is no half: the system may group by other means.
      guard !scope.frameworks.isEmpty, group.doChildrenSayIt else { return nil }
      let range = group.head?.key.range ?? group.grouping.entry.key.range
      let edit = addition(to: group, framework, in: scope)
      return attribute.lack(fault, place, at: range, isGap: true, edit)
    }
  }

  /// Gives the element that stands for the group the attribute, or the group such an element.
  private func addition(
    to group: CheckedGroup,
    _ framework: Framework,
    in scope: Scope
  ) -> TextEdit? {
    if let head = group.head {
      let attribute = group.headAttribute
      return spec.inserting(attribute.name, attribute.value, into: head.value)
    }
    guard let entries = headEntries(in: scope, framework), let own = scope.own["groupings"] else {
      return nil
    }
    return spec.inserting(group.headKey, entries.braced, into: own)
  }
}

extension Spec {
  fileprivate func edit(of word: Word, to attribute: GroupAttribute) -> TextEdit {
    // A boolean is one: quotes would make a text of it.
    guard word.value.contains("=") || word.value.contains("(") else {
      return TextEdit(word.range, with: attribute.value)
    }
    return replacing(word, with: "\(attribute.name)=\(attribute.value)")
  }
}

extension String {
  /// Whether one text means yes and the other no.
  fileprivate func isOpposite(of other: String) -> Bool {
    let (yes, no): (Set, Set) = (["true", "yes"], ["false", "no"])
    let (own, wanted) = (foldedForComparison, other.foldedForComparison)
    return yes.contains(own) && no.contains(wanted) || no.contains(own) && yes.contains(wanted)
  }
}
