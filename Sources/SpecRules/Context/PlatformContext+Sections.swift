import Guidelines
import SourceText
import SpecModel

/// What a spec says of a topic that is a map, such as `keyboard`.
private enum Section {
  /// Nothing, or a key without a value.
  case absent(SpecEntry?)
  case given(SpecEntry)
  /// Something else than a map, which is wrong-type's.
  case unreadable
}

extension PlatformSpec {
  /// What is said of a topic on the platform.
  fileprivate func section(_ key: String) -> Section {
    guard let entry = map.entry(key) else { return .absent(nil) }
    if entry.value.isNull { return .absent(entry) }
    return entry.value.isMap ? .given(entry) : .unreadable
  }

  /// The section of a topic, where it is a map.
  func givenSection(_ key: String) -> SpecEntry? {
    map.entry(key).flatMap { $0.value.isMap ? $0 : nil }
  }
}

extension PlatformContext {
  /// What a key or a gesture has to do to a part, or else to the component.
  ///
  /// An example is "the space bar must activate the button".
  func duty(
    of trigger: String,
    _ kind: Term.Kind,
    _ effect: String,
    to part: String? = nil
  ) -> String {
    let control = part ?? (facts("required-actions").isEmpty ? title : "button")
    let subject = vocabulary.term(kind, trigger)?.title ?? "'\(trigger)'"
    let verb = vocabulary.term(.effect, effect)?.title ?? effect
    return "\(subject) must \(verb.replacing("{control}", with: control))"
  }

  /// The keys, gestures or settings of a platform, where they are a map.
  func section(_ key: String) -> BindingSection? {
    scope.givenSection(key).map { BindingSection($0, on: self) }
  }

  /// The violations of a section that the guideline asks for.
  ///
  /// The section is missing from the spec or from one platform, or something is wrong in it.
  ///
  /// `asked` gives what belongs in the section on a platform, or on all of them for `nil`.
  func violations(
    inSection key: String,
    for fact: Fact,
    severity: Severity? = nil,
    asked: (Platform?) -> [RequiredBinding],
    given check: (BindingSection) -> [Violation]
  ) -> [Violation] {
    switch scope.section(key) {
    case .unreadable: []
    case .given(let entry):
      check(BindingSection(entry, on: self)).map { $0.of(fact) }
    case .absent(let entry):
      [missingSection(key, entry, fact: fact, severity: severity, entries: asked)]
    }
  }

  /// A whole section that is missing; the fix adds all of it.
  private func missingSection(
    _ key: String,
    _ entry: SpecEntry?,
    fact: Fact,
    severity: Severity?,
    entries: (Platform?) -> [RequiredBinding]
  ) -> Violation {
    let hasOthers = spec.scopes.contains { $0.givenSection(key) != nil }
    let place = hasOthers ? scope.onPlatform : ""
    let change = change(adding: key, alone: hasOthers, entries: entries)
    return Violation(
      "the spec says nothing about '\(key)'\(place); add it",
      at: entry?.key.range ?? (hasOthers ? scope.anchorRange : spec.anchorRange),
      isGap: true,
      fact: fact,
      severity: severity,
      // A platform that switches the section off says so on purpose.
      offers: scope.own[key]?.isNull ?? true ? [Offer(change, title: "Add '\(key)'")] : []
    )
  }

  private func change(
    adding key: String,
    alone isAlone: Bool,
    entries: (Platform?) -> [RequiredBinding]
  ) -> Change {
    if isAlone, let platform = scope.platform {
      return .set([key], (entries(nil) + entries(platform)).written)
    }
    // A single platform has all in one place.
    if spec.platforms.count == 1, let single = spec.platforms.first {
      return .give([Leaf([key], (entries(nil) + entries(single)).written)], in: spec.root)
    }
    let own = spec.platforms.filter { !entries($0).isEmpty }.map { platform in
      Leaf(["platforms", platform.rawValue, key], entries(platform).written)
    }
    return .give([Leaf([key], entries(nil).written)] + own, in: spec.root)
  }
}
