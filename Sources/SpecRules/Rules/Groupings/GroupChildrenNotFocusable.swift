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
    check: .reportingScope { scope, context in
      guard scope.platform != nil, let grouping = scope.grouping,
        let model = context.spec.guideline?.model
      else { return }
      for framework in scope.possibleFrameworks {
        guard
          let head = model.fact("group-head", platform: scope.platform, framework: framework),
          let child = model.fact("group-children", platform: scope.platform, framework: framework)
        else { continue }
        let group = CheckedGroup(grouping, framework, head, child, context.vocabulary)
        context.check(group, in: scope)
      }
    }
  )
}

/// A group, and what one framework wants of it.
private struct CheckedGroup {
  let grouping: Grouping
  let framework: Framework
  let headFact: Fact
  let childFact: Fact
  /// What the element that stands for the group has to say, and each of the others.
  let headCall: APICall
  let childCall: APICall
  let head: SpecEntry?
  let headSetting: Setting
  let childSettings: [Setting]

  init(
    _ grouping: Grouping,
    _ framework: Framework,
    _ headFact: Fact,
    _ childFact: Fact,
    _ vocabulary: Vocabulary
  ) {
    self.grouping = grouping
    self.framework = framework
    self.headFact = headFact
    self.childFact = childFact
    headCall = APICall(headFact.values.first ?? "")
    childCall = APICall(childFact.values.first ?? "")
    let own = headFact.detail("key").flatMap(grouping.entry.value.entry)
    head = own?.value.isMap == true ? own : grouping.head
    headSetting = Setting(of: headCall, in: head?.value, vocabulary)
    childSettings = grouping.children.map { [childCall] in
      Setting(of: childCall, in: $0.value, vocabulary)
    }
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

  init(of call: APICall, in map: SpecValue?, _ vocabulary: Vocabulary) {
    guard let entry = map?.entry(of: call.stem, in: vocabulary) else {
      self = .unset
      return
    }
    let argument = APICall(entry.key.value).arguments.first
    guard let text = argument ?? entry.value.word?.value else {
      self = .unset
      return
    }
    let word = argument == nil ? Word(text, at: entry.value.range) : entry.key
    self = text.isOpposite(of: call.arguments.first ?? "true") ? .wrong(word) : .right
  }

  var isUnset: Bool {
    if case .unset = self { true } else { false }
  }
}

extension RuleContext {
  fileprivate func check(_ group: CheckedGroup, in scope: Scope) {
    for (position, child) in group.grouping.children.enumerated() {
      if case .wrong(let word) = group.childSettings[position] {
        reportChild(at: word.range, [edit(of: word, to: group.childCall)], group, in: scope)
      } else if !scope.frameworks.isEmpty, group.isMissing(at: position) {
        let value = group.childCall.arguments.first ?? "false"
        let edit = child.value.flatMap { spec.inserting(group.childCall.stem, value, into: $0) }
        let range = child.range ?? child.value?.range ?? group.grouping.entry.key.range
        reportChild(at: range, isGap: true, [edit].compactMap(\.self), group, in: scope)
      }
    }
    switch group.headSetting {
    case .right: break
    case .wrong(let word):
      reportHead(at: word.range, [edit(of: word, to: group.headCall)], group, in: scope)
    case .unset:
      // Neither half of the setting is no half: the system may group by other means.
      guard !scope.frameworks.isEmpty, group.doChildrenSayIt else { return }
      let range = group.head?.key.range ?? group.grouping.entry.key.range
      reportHead(at: range, isGap: true, addition(to: group, in: scope), group, in: scope)
    }
  }

  private func reportChild(
    at range: ByteRange,
    isGap: Bool = false,
    _ edits: [TextEdit],
    _ group: CheckedGroup,
    in scope: Scope
  ) {
    let value = group.childCall.arguments.first ?? "false"
    report(
      "this element of the group is still reached by itself; set '\(group.childCall.stem)' to "
        + "'\(value)'",
      at: range,
      isGap: isGap,
      fact: group.childFact,
      in: scope,
      fixes: edits.isEmpty ? [] : [Fix("Set to '\(value)'", edits, isPreferred: true)]
    )
  }

  private func reportHead(
    at range: ByteRange,
    isGap: Bool = false,
    _ edits: [TextEdit],
    _ group: CheckedGroup,
    in scope: Scope
  ) {
    let key = group.headFact.detail("key") ?? "parent"
    let value = group.headCall.arguments.first ?? "true"
    report(
      "the group is not reached as one element; set '\(group.headCall.stem)' to '\(value)' at its "
        + key,
      at: range,
      isGap: isGap,
      fact: group.headFact,
      in: scope,
      fixes: edits.isEmpty ? [] : [Fix("Set to '\(value)'", edits, isPreferred: true)]
    )
  }

  /// Gives the element that stands for the group the attribute, or the group such an element.
  private func addition(to group: CheckedGroup, in scope: Scope) -> [TextEdit] {
    if let head = group.head {
      let value = group.headCall.arguments.first ?? "true"
      return [spec.inserting(group.headCall.stem, value, into: head.value)].compactMap(\.self)
    }
    let key = group.headFact.detail("key") ?? "parent"
    let entries = headEntries(in: scope, group.framework)
    guard let entries, let own = scope.own["groupings"] else { return [] }
    return [spec.inserting(key, entries.braced, into: own)].compactMap(\.self)
  }

  private func edit(of word: Word, to call: APICall) -> TextEdit {
    let value = call.arguments.first ?? "true"
    // A boolean is one: quotes would make a text of it.
    guard word.value.contains("=") || word.value.contains("(") else {
      return TextEdit(word.range, with: value)
    }
    return spec.replacing(word, with: "\(call.stem)=\(value)")
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
