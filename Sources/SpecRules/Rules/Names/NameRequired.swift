import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A component that has neither a visible label nor a programmatic name.
  ///
  /// A guideline may ask for the names of parts, and not for a name of the whole. Its model says so
  /// with `parts`. The names of the parts are enough then, and another rule asks for those.
  static let nameRequired = Rule(
    id: "name-required",
    severity: .error,
    summary: "A component with neither a visible label nor a programmatic name",
    rationale: """
      Without a label and without a name nothing is left to announce: a screen reader user hears \
      "button" and has to guess what it does.
      """,
    wcag: .fails("1.1.1", "4.1.2"),
    facts: ["name"],
    factFilter: { fact, _ in fact.values.contains("required") },
    examples: Examples(
      failing: """
        component: stepper
                   ^^^^^^^ nothing names this stepper; add a 'label' or a 'name'
        label: none
        """,
      passing: """
        component: stepper
        label: none
        name: Number of tickets
        """
    ),
    check: .violation(of: "name") { fact, context in
      guard fact.values.contains("required"), !context.naming.isNamed else { return nil }
      // A label or a name of another kind is a finding by itself.
      if [context.spec.root["label"], context.scope.map["name"]].contains(where: {
        $0.map { !$0.isNull && $0.word == nil } ?? false
      }) {
        return nil
      }
      // A part without a name is told by `segment-named`.
      if fact.details("parts").contains(KeyMeaning.segments.key), context.scope.segments.hasParts {
        return nil
      }
      if fact.details("keys").contains(where: context.spec.hasText) { return nil }
      // A name that is an empty text is another fault where the guideline has a sentence about it.
      if context.scope.name != nil, context.fact("empty-text") != nil { return nil }
      let hasOthers = context.platforms.contains(where: \.naming.isNamed)
      let place = hasOthers ? context.scope.onPlatform : ""
      let standIn = fact.details("no-names").first(where: context.spec.hasText)
      let reason = standIn.map { "; the \($0) is no name" } ?? ""
      return Violation(
        "nothing names this \(context.title)\(place)\(reason); add a '\(labelKey(in: context))' or a 'name'",
        at: hasOthers ? context.scope.anchorRange : context.spec.anchorRange,
        isGap: true,
        offers: [naming(alone: hasOthers, or: standIn, in: context)]
      )
    }
  )
}

/// Adds the title of the spec as the name, or its purpose, or else what is no name yet.
///
/// A spec without any of them gets a text that asks for one.
private func naming(alone isAlone: Bool, or standIn: String?, in context: PlatformContext) -> Offer
{
  // What stands in an empty field is an example as often as a name.
  let isName = standIn.flatMap { context.spec.root[$0]?.word }.map { text in
    text.value.allSatisfy { $0.isLetter || $0 == " " }
  }
  let keys = ["title", "purpose", isName == true ? standIn : nil].compactMap(\.self)
  let texts =
    [spokenName(in: isAlone ? [context] : context.platforms)]
    + keys.map { context.spec.root[$0]?.word?.value }
  let name = texts.compactMap(\.self).first { !$0.isBlank }
  return Offer(
    context.naming.change(giving: name ?? "What this \(context.title) is called", alone: isAlone),
    title: name.map { "Add the name '\($0)'" } ?? "Add 'name'",
    isPreferred: name != nil
  )
}

/// The words in front of all announcements that should have the name, a role left out.
///
/// They are "Tickets" in "Tickets, 3, Increment" and "Email" in "edit box, Email", for example;
/// `nil` where the announcements begin otherwise.
private func spokenName(in platforms: [PlatformContext]) -> String? {
  let readings = platforms.flatMap { platform in
    platform.fact("announced-label").map(platform.announcements.about) ?? []
  }.map(\.reading)
  let heads = readings.map { reading in
    let known = Set(reading.said.filter(\.isAlone).map(\.part))
    return reading.parts.indices.first { !known.contains($0) }.map {
      reading.text[reading.parts[$0]]
    }
  }
  guard let head = heads.first ?? nil, heads.allSatisfy({ $0 == head }),
    readings.allSatisfy({ $0.parts.count > 1 }), head.contains(where: \.isLetter),
    !head.contains(where: { $0.isNumber || $0 == "{" })
  else { return nil }
  return String(head)
}

/// The key of the text that a person sees beside the component.
private func labelKey(in context: PlatformContext) -> String {
  let keys = [KeyMeaning.groupLabel.key, KeyMeaning.segments.key]
  return context.spec.guideline?.model.keys.isSuperset(of: keys) == true ? keys[0] : "label"
}

extension Spec {
  /// Whether a key at the top has a text.
  fileprivate func hasText(of key: String) -> Bool {
    root[key].map { $0.word != nil && $0.isTold } ?? false
  }
}

extension SegmentList {
  /// Whether the segments are listed, each as a map that may have a name, or as its label alone.
  fileprivate var hasParts: Bool {
    guard let segments, !segments.isEmpty else { return false }
    return segments.allSatisfy { $0.value.isMap || $0.label != nil }
  }
}
