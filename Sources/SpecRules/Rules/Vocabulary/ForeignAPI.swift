import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

extension Rule {
  /// Reports an API that the framework does not have.
  static let foreignAPI = Rule(
    id: "foreign-api",
    severity: .error,
    summary: "An API that the framework does not have",
    rationale: """
      What the spec asks for cannot be built: the API belongs to another framework, and the \
      developer has to guess which of its own was meant.
      """,
    exceptions: [.information: "for the spelling of another framework of the platform"],
    yieldsTo: ["misspelt-api"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            contentDescription: Tickets
            ^^^^^^^^^^^^^^^^^^ 'contentDescription' belongs to Android Views and Jetpack Compose, \
        not to UIKit; use 'accessibilityLabel'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            accessibilityLabel: Tickets
        """
    ),
    check: .reportingSpec { spec, context in
      for mention in spec.mentions where mention.namesAPI {
        context.checkHome(of: mention)
      }
    }
  )
}

extension RuleContext {
  fileprivate func checkHome(of mention: Mention) {
    let name = mention.word.value
    let homes = vocabulary.homes(of: name)
    let frameworks = frameworks(for: mention)
    guard !homes.isEmpty else { return }
    guard Set(homes).isDisjoint(with: frameworks) else {
      checkSpelling(of: mention, among: frameworks)
      checkSharing(of: mention, at: homes)
      return
    }
    if frameworks.contains(where: { isMentioned(name, in: $0) }) { return }
    var counterparts: [String] = []
    for framework in frameworks {
      for name in self.counterparts(of: mention, in: framework) where !counterparts.contains(name) {
        counterparts.append(name)
      }
    }
    let grouping = groupingAPI(for: mention, in: frameworks)
    let advice =
      grouping.map { "name '\($0)' under 'api'" }
      ?? (counterparts.isEmpty
        ? "remove it" : "use \(counterparts.prefix(3).map(mention.writing).listed)")
    let own = frameworks.compactMap { stateFact(at: mention.place, in: $0) }.first
    let documented = frameworks.compactMap { documentedState(at: mention.place, in: $0) }.first
    report(
      "'\(name)' belongs to \(homes.listed("and")), not to \(frameworks.listed("or")); \(advice)",
      at: mention.word.range,
      quote: spec.guideline.flatMap { own?.statement(in: $0) }
        ?? documented?.statement
        ?? quote(for: grouping.map { [$0] } ?? counterparts, frameworks)
        ?? quote(for: [name], homes),
      fixes: grouping == nil
        ? shared(counterparts, by: mention).map { respelling(mention, as: $0) }
          + departures(of: mention, to: homes, replaceable: !counterparts.isEmpty) : []
    )
  }

  /// The API that groups in a framework, for the keys of elements, which it has no need of.
  private func groupingAPI(for mention: Mention, in frameworks: [Framework]) -> String? {
    guard mention.isKey, mention.place.keys.contains("groupings") else { return nil }
    return frameworks.lazy.compactMap { framework in
      self.spec.guideline?.model.fact(
        "group-merge",
        platform: framework.platform,
        framework: framework
      )?.values.first
    }.first
  }

  /// The names that each of the platforms has which share a mention of the top level.
  private func shared(_ names: [String], by mention: Mention) -> [String] {
    let sharing = platforms(sharing: mention)
    return names.filter { name in
      // With its arguments a name may have fewer homes than its stem.
      let homes = Set(vocabulary.api(named: name)?.homes ?? [])
      return sharing.allSatisfy { homes.isEmpty || !homes.isDisjoint(with: $0.possibleFrameworks) }
    }
  }

  /// Reports an API of the top level that one of the platforms does not have, unless the list that
  /// it stands in names one for each.
  private func checkSharing(of mention: Mention, at homes: [Framework]) {
    let sharing = platforms(sharing: mention)
    let isHome: (Scope) -> Bool = { !Set(homes).isDisjoint(with: $0.possibleFrameworks) }
    guard let home = sharing.first(where: isHome), let target = home.platform else { return }
    let siblings = spec.mentions.filter {
      $0.place == mention.place && !$0.isKey && !mention.isKey && $0.namesAPI
    }
    let foreign = sharing.first { scope in
      !isHome(scope)
        && siblings.allSatisfy {
          Set(vocabulary.homes(of: $0.word.value)).isDisjoint(with: scope.possibleFrameworks)
        }
    }
    guard let foreign, let platform = foreign.platform else { return }
    let name = mention.word.value
    let additions = additions(of: mention, to: foreign)
    let advice =
      additions.isEmpty
      ? "move it to \(target.title)" : "give \(platform.title) an API of its own"
    report(
      "'\(name)' belongs to \(homes.listed("and")), and the top level holds on \(platform.title), "
        + "too; \(advice)",
      at: mention.word.range,
      quote: quote(for: [name], homes),
      fixes: additions.isEmpty ? moves(of: mention, to: target) : additions
    )
  }

  /// Gives a platform its own API for what the top level asks for, where it has one.
  private func additions(of mention: Mention, to scope: Scope) -> [Fix] {
    guard !mention.isKey, let platform = scope.platform, !mention.place.keys.isEmpty else {
      return []
    }
    let path = ["platforms", platform.rawValue] + mention.place.keys.dropLast()
    let counterparts = scope.possibleFrameworks.compactMap {
      self.counterparts(of: mention, in: $0).first
    }
    guard let right = counterparts.first else { return [] }
    let edit = spec.inserting(mention.place.key, ScalarWriting.scalar(right), at: path)
    return edit.map { [Fix("Say '\(right)' on \(platform.title)", [$0], isPreferred: true)] } ?? []
  }

  /// Moves an API from the top level to the platform that has it.
  private func moves(of mention: Mention, to platform: Platform) -> [Fix] {
    var keys = mention.place.keys
    var map: SpecValue? = spec.root
    if !mention.isKey { keys = keys.dropLast() }
    for key in keys { map = map?[key] }
    let key = mention.isKey ? mention.word.value : mention.place.key
    guard let entry = map?.entry(key), let value = entry.value.written else { return [] }
    let removal = spec.removing(entry.range)
    let path = ["platforms", platform.rawValue] + keys
    let edit = spec.inserting(key, value, at: path)
    guard let edit, !edit.range.overlaps(removal.range) else { return [] }
    return [Fix("Move '\(key)' to \(platform.title)", [removal, edit], isPreferred: true)]
  }

  /// Moves an API that stands as a key of a platform to the other one, or takes it away.
  private func departures(
    of mention: Mention,
    to homes: [Framework],
    replaceable hasCounterparts: Bool
  ) -> [Fix] {
    guard let platform = mention.place.platform, mention.place.keys.count == 2,
      let entry = spec.root["platforms"]?[platform.rawValue]?.entry(mention.word.value),
      entry.key.range == mention.word.range
    else { return hasCounterparts ? [] : removals(of: mention) }
    let key = mention.word.value
    let removal = spec.removing(entry.range)
    let other = spec.scopes.first {
      $0.platform != platform && !Set(homes).isDisjoint(with: $0.possibleFrameworks)
    }
    // A text that names the control there would be heard beside the visible label.
    let isName = vocabulary.api(named: key)?.purpose == "name" && spec.label != nil
    if isName, hasCounterparts, other != nil { return [] }
    if let other, let target = other.platform, let value = entry.value.written,
      !hides(key, value, at: mention.place, in: other)
    {
      let path = ["platforms", target.rawValue]
      let edit = spec.inserting(key, value, at: path)
      if let edit, !edit.range.overlaps(removal.range) {
        return [Fix("Move '\(key)' to \(target.title)", [removal, edit])]
      }
    }
    return [Fix("Remove '\(key)'", [removal])]
  }

  /// Takes an API away that nothing can take the place of: a key with its value, an item of a list,
  /// or the only one of its key.
  func removals(of mention: Mention) -> [Fix] {
    let title = "Remove '\(mention.word.value)'"
    // What is announced, where the focus goes and what sets a state are needed.
    let isNeeded = mention.place.keys.contains { $0 == "states" || $0.hasPrefix("on-") }
    if isNeeded { return [] }
    guard !mention.isKey else {
      let bytes = spec.tree.bytes
      let start = mention.word.range.lowerBound
      let isQuoted = start > 0 && "\"'".utf8.contains(bytes[start - 1])
      let found = EntrySearch(for: [isQuoted ? start - 1 : start], in: spec.tree).found.first
      guard let entry = found ?? nil, !spec.isUsedElsewhere(entry) else { return [] }
      return [Fix(title, [spec.removing(entry)])]
    }
    let keys: Set = ["api", "methods", "handlers"]
    guard keys.contains(mention.place.key), let entry = entry(holding: mention) else { return [] }
    guard entry.value.items.count > 1 else {
      return removalFix(title, of: entry).map { [$0] } ?? []
    }
    return [Fix(title, [spec.removing(mention.word, from: entry.value)])]
  }

  /// What a framework has for the purpose of a name; where something is announced, or the focus
  /// must not move, what announces.
  private func counterparts(of mention: Mention, in framework: Framework) -> [String] {
    let names = possibleCounterparts(of: mention, in: framework)
    return names.filter { !vocabulary.isOfOtherElement($0, than: spec.guideline?.name) }
  }

  private func possibleCounterparts(of mention: Mention, in framework: Framework) -> [String] {
    let name = mention.word.value
    let event = mention.place.keys.first { $0.hasPrefix("on-") }
    let staysPut = event.map { fact("focus-\($0)")?.values == ["stay"] } ?? false
    if mention.isKey {
      return staysPut ? [] : exposing(keys(for: mention, in: framework), at: mention.place)
    }
    if staysPut, mention.place.key == "focus" { return ["stay"] }
    if staysPut || mention.place.key == "announce" {
      return vocabulary.names(for: "announce", in: framework)
    }
    if let names = stateAPIs(at: mention.place, in: framework) { return names }
    return exposing(vocabulary.counterparts(of: name, in: framework), at: mention.place)
  }

  /// The names that do not hide the control where they are written.
  private func exposing(_ names: [String], at place: Place) -> [String] {
    names.filter { name in
      !spec.scopes.contains { scope in
        (place.platform == nil || place.platform == scope.platform)
          && hides(name, nil, at: place, in: scope)
      }
    }
  }

  /// The APIs of the state that a place is about; `nil` for a state that is set in no common way.
  private func stateAPIs(at place: Place, in framework: Framework) -> [String]? {
    guard let state = state(at: place) else { return nil }
    if let fact = stateFact(at: place, in: framework) { return fact.values }
    // What other components have does not set the state of one that has only a document.
    if spec.guideline?.hasModel == false {
      return documentedState(at: place, in: framework)?.names ?? []
    }
    return vocabulary.counterparts.first { $0.purpose == state }.map { $0.names[framework] ?? [] }
  }

  /// What the component itself says of the state that a place is about.
  private func stateFact(at place: Place, in framework: Framework) -> Fact? {
    guard let state = state(at: place) else { return nil }
    let model = spec.guideline?.model
    return model?.fact("\(state)-api", platform: framework.platform, framework: framework)
  }

  /// What the document of a component without a model says of the state that a place is about.
  private func documentedState(
    at place: Place,
    in framework: Framework
  ) -> (names: [String], statement: Statement)? {
    guard let guideline = spec.guideline, !guideline.hasModel else { return nil }
    return state(at: place).flatMap { guideline.apis(ofState: $0, in: framework) }
  }

  /// The state that a place is about, as the vocabulary calls it.
  private func state(at place: Place) -> String? {
    guard let topic = place.keys.lastIndex(of: "states"), topic + 1 < place.keys.count else {
      return nil
    }
    return vocabulary.term(.state, place.keys[topic + 1])?.word
  }

  /// The names that may stand as a key in place of another one: with the value that stands there,
  /// or with the one that says the same, as `name=value`.
  private func keys(for mention: Mention, in framework: Framework) -> [String] {
    let name = mention.word.value
    guard let value = mention.value?.word?.value else { return [] }
    if vocabulary.api(named: name)?.purpose == "title" {
      let titles = vocabulary.apis.filter { $0.purpose == "title" && $0.obsolete.isEmpty }
      return titles.filter { $0.homes.contains(framework) }.map(\.name)
    }
    let isWritten = vocabulary.counterparts.contains { row in
      row.names.values.joined().contains { APICall($0).says(name, value) }
    }
    let names = vocabulary.counterparts(of: isWritten ? "\(name)=\(value)" : name, in: framework)
    return names.compactMap { counterpart in
      let key = vocabulary.key(for: counterpart, in: framework)
      let call = APICall(counterpart)
      if isWritten { return key.keyword(saying: call.arguments) }
      let isText = ["name", "state text"].contains { purpose in
        vocabulary.names(for: purpose, in: framework).contains(counterpart)
      }
      if isText { return key }
      switch (value, call.arguments) {
      case ("true", []): return key
      case ("true", _): return key.keyword(saying: call.arguments)
      case ("false", ["true"]): return "\(call.stem)=false"
      default: return nil
      }
    }
  }

  /// Reports the spelling of another framework of the same platform.
  private func checkSpelling(of mention: Mention, among frameworks: [Framework]) {
    let name = mention.word.value
    let found = vocabulary.apis(named: name)
    guard let written = found.first, written.name == name else { return }
    let others = found.filter { !Set($0.homes).isDisjoint(with: frameworks) }
    guard let other = others.first,
      !others.contains(where: { $0.name == name || $0.aliases.contains(name) })
    else { return }
    report(
      "'\(name)' is how \(written.homes.listed("and")) spells it; "
        + "write '\(other.name)' in \(frameworks.listed("or"))",
      at: mention.word.range,
      severity: .information,
      quote: quote(for: [other.name], other.homes),
      fixes: [respelling(mention, as: other.name)]
    )
  }
}

extension Vocabulary {
  /// Whether a name is that of an element, or a call of one, that other components have than this.
  fileprivate func isOfOtherElement(_ name: String, than component: String?) -> Bool {
    let elements = apis(named: Self.stem(of: name)).filter { $0.kind == .element }
    return !elements.isEmpty && !elements.contains { $0.applies(to: component) }
  }

  /// The name that stands as a key for an expression: `contentDescription` for
  /// `Modifier.semantics { contentDescription = "" }`.
  fileprivate func key(for expression: String, in framework: Framework) -> String {
    guard expression.contains("{"), let purpose = api(named: expression)?.purpose else {
      return expression
    }
    let name = apis.first {
      $0.purpose == purpose && $0.homes.contains(framework) && !$0.name.contains("{")
    }
    return name?.name ?? expression
  }
}

extension APICall {
  /// Whether it is an API with a value, as a key and its value say it.
  fileprivate func says(_ name: String, _ value: String) -> Bool {
    stem == Vocabulary.stem(of: name) && arguments == [value] && APICall(name).arguments.isEmpty
  }
}

extension String {
  /// The name as a key with the value that says what some arguments say; `nil` where an argument
  /// is no value.
  fileprivate func keyword(saying arguments: [String]) -> String? {
    if contains("=") && !contains("(") { return self }
    switch arguments {
    case ["true"], []:
      guard hasSuffix("()") || hasSuffix("(true)") else { return nil }
      return "\(Vocabulary.stem(of: self))=true"
    default: return nil
    }
  }
}
