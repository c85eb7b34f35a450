import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports an element that is the right one only in another style.
  static let pickerStyle = Rule(
    id: "picker-style",
    severity: .warning,
    summary: "A Picker without SegmentedPickerStyle",
    rationale: """
      Without the style a Picker is a menu or a wheel, with another role and other gestures than \
      the spec describes.
      """,
    facts: ["style"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          ios:
            framework: swiftui
            element: Picker
                     ^^^^^^ 'Picker' needs 'SegmentedPickerStyle' here; add \
        'style: SegmentedPickerStyle'
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          ios:
            framework: swiftui
            element: Picker
            style: .segmented
        """
    ),
    check: .reportingScope { scope, context in
      let frameworks = scope.frameworks.map(\.value)
      for fact in context.commonFacts("style", in: scope) {
        // Without a framework, its APIs may have any form.
        guard fact.framework.map(frameworks.contains) ?? true else { continue }
        guard let right = fact.values.first, let platform = scope.platform else { continue }
        guard let element = scope.elements.first(where: { fact.isAbout($0.value) }) else {
          continue
        }
        if scope.names(oneOf: fact) { continue }
        let style = scope.map.entry("style")
        let word = style?.value.word
        let edit = context.spec.setting(style: right, on: platform, in: scope)
        context.report(
          word.map { "'\($0.value)' is another control; use '\(right)'" }
            ?? "'\(element.value)' needs '\(right)' here; add 'style: \(right)'",
          at: word?.range ?? style?.key.range ?? element.range,
          isGap: word == nil,
          fact: fact,
          in: scope,
          fixes: edit.map { [Fix("Set 'style: \(right)'", [$0], isPreferred: true)] } ?? []
        )
      }
    }
  )
}

extension Fact {
  /// Whether the fact is about an element.
  func isAbout(_ element: String) -> Bool {
    let stem = Vocabulary.foldedStem(of: element)
    return details("element").contains { Vocabulary.foldedStem(of: $0) == stem }
  }
}

extension Spec {
  /// The edit that gives a platform a style.
  fileprivate func setting(style: String, on platform: Platform, in scope: Scope) -> TextEdit? {
    guard let entry = scope.own.entry("style") else {
      return inserting("style", style, at: ["platforms", platform.rawValue])
    }
    return entry.value.word.map { replacing($0, with: style) } ?? filling(entry, with: style)
  }
}

extension RuleContext {
  /// What has to be changed beside the name of an element so that it is the right one: its style
  /// is set; `nil` where it has to stand in another element that is not there.
  func edits(accompanying element: String, in scope: Scope) -> [TextEdit]? {
    func lacking(_ name: String) -> Fact? {
      commonFacts(name, in: scope).first { $0.isAbout(element) && !scope.names(oneOf: $0) }
    }
    if lacking("element-container") != nil { return nil }
    guard let style = lacking("style")?.values.first, let platform = scope.platform else {
      return []
    }
    return spec.setting(style: style, on: platform, in: scope).map { [$0] }
  }
}

extension Scope {
  /// Whether the platform mentions one of the names that a fact accepts.
  func names(oneOf fact: Fact) -> Bool {
    let wanted = Set(fact.accepted.flatMap(\.identifiers))
    return words.contains { !wanted.isDisjoint(with: $0.identifiers) }
  }

  /// The words that the platform itself has as keys and values, those of its phrases left out.
  private var words: [String] {
    var words: [String] = []
    var values = own.entries.filter { $0.key.value != "announcements" }
      .map { SpecValue(.map([$0]), range: $0.range, node: nil) }
    while let value = values.popLast() {
      if let word = value.word { words.append(word.value) }
      values += value.items
      for entry in value.entries {
        words.append(entry.key.value)
        values.append(entry.value)
      }
    }
    return words
  }
}
