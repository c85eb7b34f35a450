import Guidelines
import SpecModel

extension RuleContext {
  /// The component in lower case, for messages.
  var title: String {
    spec.guideline?.title.lowercased() ?? spec.component?.value ?? "component"
  }

  /// The announcements that a fact is about.
  ///
  /// Those of the moments it lists under `moments`, else all but those of `value-change` and of the
  /// `group`, which announce no control; never those under `exempt`. `segments` in such a list
  /// means every segment, `pages` every numbered page.
  func announcements(for fact: Fact, in scope: Scope) -> [Announcement] {
    let only = fact.details("moments")
    let exempt = fact.details("exempt")
    return scope.announcements.filter { announcement in
      if announcement.isAny(of: exempt, in: scope) { return false }
      guard only.isEmpty else { return announcement.isAny(of: only, in: scope) }
      return !announcement.isAny(of: ["value-change", "group"], in: scope)
    }
  }

  /// The segment that an announcement is about.
  func segment(of announcement: Announcement, in scope: Scope) -> Segment? {
    guard let position = scope.segments.position(of: announcement.moment.value) else { return nil }
    return scope.segments.segments?[position]
  }

  /// Reports a phrase that lacks a part; the fix puts the part at its end.
  mutating func reportLack(
    of part: String,
    in announcement: Announcement,
    because reason: String,
    fact: Fact,
    scope: Scope
  ) {
    let fixed = "\(announcement.phrase.value), \(part)"
    report(
      reason,
      at: announcement.phrase.range,
      fact: fact,
      in: scope,
      fixes: [
        Fix(
          "Append '\(part)'",
          [spec.replacing(announcement.phrase, with: fixed)],
          isPreferred: true
        )
      ]
    )
  }

  /// The role of a component that is one adjustable element: its trait and both methods are there.
  func adjustableRole(in scope: Scope) -> String? {
    guard let fact = fact("adjustable", in: scope) else { return nil }
    let traits = scope.stems(of: "traits")
    let methods = scope.stems(of: "methods")
    let hasTrait = fact.details("traits").contains {
      traits.contains(Vocabulary.stem(of: $0).foldedForComparison)
    }
    let hasMethods = fact.details("methods").allSatisfy {
      methods.contains(Vocabulary.stem(of: $0).foldedForComparison)
    }
    return hasTrait && hasMethods ? fact.values.first : nil
  }
}

extension Scope {
  /// The names under a key, as they are recognised.
  func stems(of key: String) -> Set<String> {
    Set((map[key]?.words ?? []).map { Vocabulary.stem(of: $0.value).foldedForComparison })
  }
}

extension Announcement {
  fileprivate func isAny(of moments: [String], in scope: Scope) -> Bool {
    let own = moment.value.foldedForComparison
    return moments.contains { moment in
      switch moment {
      case "segments": scope.segments.position(of: own) != nil
      case "pages": own == "page" || own.hasPrefix("page ")
      default: moment.foldedForComparison == own
      }
    }
  }
}
