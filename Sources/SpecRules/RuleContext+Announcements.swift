import Guidelines
import SpecModel

extension RuleContext {
  /// The component in lower case, for messages.
  var title: String {
    spec.guideline?.title.lowercased() ?? spec.component?.value ?? "component"
  }

  /// The component with its article, for messages.
  var titleWithArticle: String {
    let isVowel = title.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(title)"
  }

  /// The announcements that a fact is about.
  ///
  /// Those of the moments it lists under `moments`, else all but those of `value-change` and of the
  /// `group`, which announce no control; never those under `exempt`, and none at a moment that the
  /// component does not have. `segments` in such a list means every segment, `pages` every numbered
  /// page. An empty phrase is another fault where the guideline has a sentence about empty texts.
  func announcements(for fact: Fact, in scope: Scope) -> [Announcement] {
    let only = fact.details("moments")
    let exempt = fact.details("exempt")
    let model = spec.guideline?.model
    let known = model?.facts("moments", platform: nil, framework: nil).flatMap(\.values) ?? []
    let areSegmentsListed = scope.segments.count > 0 || !known.contains("segments")
    let areEmptyReported = self.fact("empty-text", in: scope) != nil
    return scope.announcements.filter { announcement in
      if announcement.isAny(of: exempt, in: scope) { return false }
      if areEmptyReported, announcement.phrase.value.isBlank { return false }
      if announcement.isAbout("dots"), spec.root["dots"]?["focusable"]?.boolean == false {
        return false
      }
      guard only.isEmpty else { return announcement.isAny(of: only, in: scope) }
      if areSegmentsListed, !known.isEmpty, !announcement.isAny(of: known, in: scope) {
        return false
      }
      return !announcement.isAny(of: ["value-change", "group"], in: scope)
    }
  }

  /// The segment that an announcement is about.
  func segment(of announcement: Announcement, in scope: Scope) -> Segment? {
    guard let position = scope.segments.position(of: announcement.moment.value) else { return nil }
    return scope.segments.segments?[position]
  }

  /// Whether an announcement is that of a disabled control or segment.
  func isDisabled(_ announcement: Announcement, in scope: Scope) -> Bool {
    if let state = announcement.state { return vocabulary.isDisabledState(state.value) }
    return segment(of: announcement, in: scope)?.isDisabled == true
  }

  /// The words of a phrase without those of the label and the name of what it is about, which may
  /// look like a role, a state or a position; a position at the end of a name stays.
  func tokens(of announcement: Announcement, in scope: Scope) -> [String] {
    tokens(of: Phrase(announcement.phrase.value), names: names(of: announcement, in: scope))
  }

  /// The words of a phrase without those of a label and a name.
  func tokens(of phrase: Phrase, names: (label: Word?, name: Word?)) -> [String] {
    // A name that a placeholder stands for is not written out.
    let written = [("label", names.label), ("name", names.name)].filter { !phrase.has($0.0) }
    return written.compactMap { $0.1?.value.foldedTokens }
      .sorted { $0.count > $1.count }
      .filter { !$0.endsWithIndex }
      .reduce(phrase.text.foldedTokens) { $0.removing($1) }
  }

  /// The label and the name of what an announcement is about.
  func names(of announcement: Announcement, in scope: Scope) -> (label: Word?, name: Word?) {
    if let segment = segment(of: announcement, in: scope) { return (segment.label, segment.name) }
    return (spec.label, scope.name)
  }

  /// Reports a phrase that lacks a part; the fix puts the part at its end.
  mutating func reportLack(
    of part: String,
    in announcement: Announcement,
    because reason: String,
    fact: Fact,
    scope: Scope
  ) {
    let fixed = announcement.phrase.value.appending(part)
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
    let hasMethods = missingMethods(of: fact, in: scope).isEmpty
    return hasMethods && adjustableTrait(of: fact, in: scope) != nil ? fact.values.first : nil
  }

  /// The word that gives a scope the trait of one adjustable element.
  func adjustableTrait(of fact: Fact, in scope: Scope) -> Word? {
    let traits = Set(fact.details("traits").map { Vocabulary.stem(of: $0).foldedForComparison })
    let entries = scope.map.entries.filter {
      $0.key.value == "traits" || vocabulary.api(named: $0.key.value)?.purpose == "traits"
    }
    return entries.flatMap(\.value.words)
      .first { word in
        let stem = vocabulary.api(named: word.value)?.stem ?? Vocabulary.stem(of: word.value)
        return traits.contains(stem.foldedForComparison)
      }
  }

  /// The methods of one adjustable element that a scope does not implement.
  func missingMethods(of fact: Fact, in scope: Scope) -> [String] {
    let actions = self.fact("required-actions", in: scope)?.values ?? []
    let maps = [scope.map] + scope.buttons(actions).map(\.value)
    let names = maps.flatMap { map in
      map.entries.map(\.key.value)
        + ["methods", "handlers"].flatMap { map[$0]?.words.map(\.value) ?? [] }
    }
    let given = Set(names.map { Vocabulary.stem(of: $0).foldedForComparison })
    return fact.details("methods").filter {
      !given.contains(Vocabulary.stem(of: $0).foldedForComparison)
    }
  }
}

extension Scope {
  /// The names under some keys, as they are recognised.
  func stems(of keys: [String]) -> Set<String> {
    Set(
      keys.flatMap { map[$0]?.words ?? [] }.map {
        Vocabulary.stem(of: $0.value).foldedForComparison
      }
    )
  }
}

extension String {
  /// The phrase with a part at its end, behind a comma.
  func appending(_ part: String) -> String {
    var phrase = self[...]
    while let last = phrase.last, last.isWhitespace || ",.".contains(last) {
      phrase = phrase.dropLast()
    }
    return phrase.isEmpty ? part : "\(phrase), \(part)"
  }
}

extension [String] {
  /// Whether a position follows what the words name; words that are nothing but a position name
  /// something by it.
  var endsWithIndex: Bool {
    count > 3 && SpokenIndex(in: Array(suffix(3))) != nil
  }

  /// Whether a word or a run of words occurs among folded tokens.
  func containsWords(_ words: String) -> Bool {
    let sought = words.foldedTokens
    guard !sought.isEmpty, sought.count <= count else { return false }
    return (0...(count - sought.count)).contains { self[$0...].starts(with: sought) }
  }
}

extension Vocabulary {
  /// Whether a state of a spec is the disabled one, under any of its names.
  func isDisabledState(_ word: String) -> Bool {
    term(.state, word)?.word == "disabled"
  }
}

extension Announcement {
  fileprivate func isAbout(_ moment: String) -> Bool {
    self.moment.value.foldedForComparison == moment
  }

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
