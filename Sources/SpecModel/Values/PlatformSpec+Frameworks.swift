import English
package import Guidelines
import SourceText
import YAMLSyntax

extension SpecValue {
  /// The frameworks that the map of a platform names.
  ///
  /// One of the other platform counts as none, and so does a misspelt one. Any other that no table
  /// has is ``Framework/unlisted``.
  func frameworks(on platform: Platform, _ vocabulary: Vocabulary) -> [Located<Framework>] {
    (self["framework"]?.words ?? []).compactMap { word in
      let named =
        word.value.framework(on: platform, vocabulary)
        ?? word.value.framework(misspeltOn: platform, vocabulary)
      return named.map { Located($0, at: word.range) }
    }
    .uniqued(by: \.value)
  }
}

extension String {
  /// The framework that a word names on a platform; `nil` for one of the other platform and a slip.
  package func framework(on platform: Platform, _ vocabulary: Vocabulary) -> Framework? {
    let word = lowercased()
    if let framework = Framework(rawValue: word), framework != .unlisted {
      return framework.platforms.contains(platform) ? framework : nil
    }
    if vocabulary.term(.otherFramework, word) != nil { return .unlisted }
    let known = Framework.allCases.map(\.rawValue)
    let isSlip = utf8.isEmpty || Spelling.nearest(to: word, among: known) != nil
    return isSlip || vocabulary.term(.framework, word) != nil ? nil : .unlisted
  }
}

extension String {
  /// The framework of a platform that a word is misspelt from, which a rule reports.
  fileprivate func framework(misspeltOn platform: Platform, _ vocabulary: Vocabulary) -> Framework?
  {
    guard Framework(rawValue: lowercased()) == nil, vocabulary.term(.framework, self) == nil else {
      return nil
    }
    let known = platform.namedFrameworks.map(\.rawValue)
    return Spelling.nearest(to: self, among: known).flatMap(Framework.init)
  }
}

extension PlatformSpec {
  /// Whether the guidelines have no facts of one of its frameworks.
  package var isOfUnlistedFramework: Bool { frameworks.contains { $0.value == .unlisted } }

  /// Whether another framework makes the platform's controls.
  package var isOfSharedFramework: Bool { frameworks.contains { $0.value == .reactNative } }

  /// The names under which a voice knows the elements.
  ///
  /// Where another framework makes the controls, they are what its roles and elements come to.
  var spokenElements: [String] {
    spokenNames(of: elements.map(\.value), in: map)
  }

  /// The effects of some elements on the platform, with the role that a map gives them.
  func spokenNames(of names: [String], in map: SpecValue) -> [String] {
    guard let platform, isOfSharedFramework else { return names }
    let effects = PlatformEffects.builtIn
    let role = map.sharedRole(in: library.vocabulary)
    let element = role.flatMap { effects.effect(of: $0.name, $0.value, on: platform)?.element }
    if let element { return [element] }
    return names.map { name in
      let known = effects.effects(of: "element", on: platform)
      return known.first { $0.value == name }?.element ?? name
    }
  }
}

// MARK: - What stands for the names of a framework

extension SpecValue {
  /// The role that a map gives in the words of a shared framework, with the name that gives it.
  ///
  /// A role of the format counts as one given by the first such name.
  package func sharedRole(in vocabulary: Vocabulary) -> (name: String, value: String)? {
    let names = vocabulary.apis.filter { $0.purpose == "role" && $0.homes == [.reactNative] }
    for name in names.map(\.name) {
      if let word = self[name]?.word { return (name, word.value) }
    }
    guard let name = names.first?.name, let word = self["role"]?.word else { return nil }
    return (name, word.value)
  }

  /// The map with the platform's own entries in place of another framework's names.
  ///
  /// So `accessibilityRole: button` has `role: button` beside it. They stand where the names do.
  func withStandingEntries(on platform: Platform) -> SpecValue {
    let topics = Set(MapShape.topicKeys.map(\.name))
    var all = entries.map { entry in
      guard entry.value.isMap, !topics.contains(entry.key.value),
        PlatformEffects.builtIn.effects(of: entry.key.value, on: platform).isEmpty
      else { return entry }
      let value = entry.value.withStandingEntries(on: platform)
      return SpecEntry(key: entry.key, value: value, source: entry.source)
    }
    var given: Set<String> = []
    for entry in entries.flatMap({ $0.standingEntries(on: platform) })
    where given.insert(entry.key.value).inserted {
      // A map of the framework is no value of the platform's own name.
      all.removeAll { $0.key.value == entry.key.value && $0.value.isMap }
      if !all.contains(where: { $0.key.value == entry.key.value }) { all.append(entry) }
    }
    return SpecValue(.map(all), range: range, node: node)
  }
}

extension SpecEntry {
  /// The entries that stand for the name of a framework and its value, element names left out.
  fileprivate func standingEntries(on platform: Platform) -> [SpecEntry] {
    let names = value.isMap ? value.entries.map { ("\(key.value).\($0.key.value)", $0) } : []
    guard names.isEmpty else {
      return names.flatMap { name, inner in inner.standingEntries(for: name, on: platform) }
    }
    // The words of the format stand for themselves.
    return ["role", "element"].contains(key.value)
      ? [] : standingEntries(for: key.value, on: platform)
  }

  private func standingEntries(for name: String, on platform: Platform) -> [SpecEntry] {
    let effect = PlatformEffects.builtIn.effect(of: name, value.word?.value, on: platform)
    let standing = (effect?.standsFor ?? []).filter { $0.key != "element" }
    return standing.map { key, text in
      let value =
        text == "*" ? value : SpecValue(.scalar(text, .string), range: value.range, node: nil)
      return SpecEntry(key: LocatedText(key, at: self.key.range), value: value, source: source)
    }
  }
}
