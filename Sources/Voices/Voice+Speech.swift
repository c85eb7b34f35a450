import Guidelines

extension Voice {
  /// What is said of an element when something has happened.
  ///
  /// - Parameters:
  ///   - element: What the app and its framework tell.
  ///   - event: What has happened.
  ///   - variant: The settings and versions that differ from the usual ones.
  ///   - language: The language of the screen reader's own words, BCP 47.
  /// - Returns: What is said, that nothing is, or why that is not known.
  package func speech(
    of element: SpokenElement,
    after event: Event = .focus,
    as variant: Variant = .usual,
    in language: String = "en"
  ) -> Speech {
    if let name = variant.names.first(where: { variantRows[$0] == nil }) {
      return .notKnown("what '\(name)' changes")
    }
    guard let name = element.control else { return .notKnown("which element it is") }
    guard let control = control(named: name, in: element.framework, as: variant) else {
      return .notKnown("how '\(name)' behaves")
    }
    let resolved = ResolvedElement(element, as: control, self, variant, language)
    if let unknown = resolved.unknown { return .notKnown(unknown) }
    let composer = UtteranceComposer(of: resolved, self, variant, language)
    guard event != .focus else { return composer.speechOnFocus }
    let framework = element.framework ?? control.frameworks.first
    let row = events.first { $0.applies(to: event, framework, variant, resolved.traits) }
    return row.map(composer.speech) ?? .notKnown("what is said then")
  }

  /// The control of a name, one of the variant before the usual one.
  private func control(
    named name: String,
    in framework: Framework?,
    as variant: Variant
  ) -> Control? {
    let found = controls(named: name, in: framework)
    return found.first { $0.variants.contains(where: variant.names.contains) }
      ?? found.first { $0.variants.isEmpty }
  }
}

extension EventRow {
  fileprivate func applies(
    to event: Event,
    _ framework: Framework?,
    _ variant: Variant,
    _ traits: UInt64
  ) -> Bool {
    self.event == event && condition.holds(for: traits)
      && (frameworks.isEmpty || framework.map(frameworks.contains) ?? false)
      && (variants.isEmpty || variants.contains(where: variant.names.contains))
  }
}
