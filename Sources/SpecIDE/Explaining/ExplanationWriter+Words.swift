import English
import Guidelines
import SourceText
import SpecModel

extension ExplanationWriter {
  /// The keys that take the word in the format, and what the word says there.
  func choices(_ word: String) -> [String] {
    let keys = MapShape.ofSpecs.flatMap(\.keys).flatMap { key in
      key.shape.alternatives.flatMap { shape -> [(name: String, text: String)] in
        guard case .choice(let choices) = shape else { return [] }
        return choices.filter { $0.word == word && !$0.summary.isEmpty }
          .map { (key.name, $0.summary) }
      }
    }
    guard !keys.isEmpty else { return [] }
    return [
      write { prose in
        prose.introduce(word, "A word of the format, behind these keys.")
        prose.list(keys)
        for guideline in guidelines {
          let facts = Fact.namesOfKeys.flatMap { guideline.model.facts($0) }
            .filter { fact in keys.contains { fact.concerns($0.name) } }
          prose.quote(facts.flatMap { $0.statements(in: guideline) }.uniqued, of: guideline)
        }
      }
    ]
  }

  /// The platform or framework of that name, with the native elements of each component.
  func places(_ word: String) -> [String] {
    let frameworks = Framework.allCases.filter {
      $0.rawValue == word || $0.title.foldedForComparison == word
    }
    let platform = Platform(rawValue: word)
    guard platform != nil || !frameworks.isEmpty else { return [] }
    let name = platform?.title ?? frameworks.first?.title ?? word
    let summary =
      platform.map { "A platform; its screen reader is \($0.screenReader)." }
      ?? frameworks.first.map {
        "A framework of \($0.platforms.map(\.title).joined(separator: " and "))."
      }
    return [
      write(orElse: nil) { prose in
        prose.introduce(name, summary ?? "")
        prose.list(
          (platform?.frameworks ?? frameworks).flatMap { framework in
            guidelines.filter { !$0.isCompanion }.compactMap { guideline in
              let elements = guideline.elements(in: framework)
              guard !elements.isEmpty else { return nil }
              return ("\(guideline.title), \(framework.title)", elements.joined(separator: ", "))
            }
          }
        )
      }
    ]
  }

  /// The screen reader of that name, with the words that it has for states.
  func screenReaders(_ word: String) -> [String] {
    Platform.allCases.filter { $0.screenReader.foldedForComparison == word }.map { platform in
      write { prose in
        prose.introduce(platform.screenReader, "The screen reader of \(platform.title).")
        let facts = guidelines.flatMap { $0.model.facts("states") }
        var rows: [(name: String, text: String)] = []
        for fact in facts where fact.applies(to: platform) {
          guard let spoken = fact.detail("announced") else { continue }
          for state in fact.values where !rows.contains(where: { $0.name == state }) {
            rows.append((state, "is announced as \(spoken)"))
          }
        }
        prose.list(rows)
        quote([platform.screenReader], in: &prose)
      }
    }
  }

  /// The terms that are spelt so; a word that is a term of several kinds has one part.
  ///
  /// With `isQuoted`, sentences about the word itself stand here, not in the part of the API of
  /// that name.
  func terms(_ word: String, isQuoted: Bool) -> [String] {
    let found = vocabulary.terms.filter { term in
      ([term.word] + term.aliases).contains { $0.foldedForComparison == word }
    }
    guard let first = found.first else { return [] }
    let quoted = found.map(\.word).filter { isQuoted || $0.foldedForComparison != word }
    return [
      write(orElse: quoted.isEmpty ? nil : Self.silence) { prose in
        prose.introduce(first.word, "")
        prose.list(found.map { ($0.kind.title, usage(of: $0)) })
        let states = found.filter { $0.kind == .state }
        prose.list(states.map(\.word).flatMap(announcements))
        prose.list(states.map(\.word).flatMap(settingAPIs))
        quote(quoted, in: &prose)
      }
    ]
  }

  /// Where a term is used and what else it is called.
  private func usage(of term: Term) -> String {
    let components = term.components.compactMap { library[$0]?.title.lowercased() }
    var parts = [
      components.isEmpty ? "any component" : components.joined(separator: ", "),
      term.platforms.isEmpty
        ? "every platform" : term.platforms.map(\.title).joined(separator: ", "),
    ]
    if !term.aliases.isEmpty { parts.append("also \(term.aliases.joined(separator: ", "))") }
    if !term.quoted { parts.append("well known, not in the guidelines") }
    return parts.joined(separator: "; ")
  }

  /// What each screen reader says for a state.
  func announcements(of state: String) -> [(name: String, text: String)] {
    let facts = guidelines.flatMap { $0.model.facts("states") }.filter { $0.accepts(state) }
    return Platform.allCases.compactMap { platform in
      let spoken = facts.filter { $0.applies(to: platform) }.compactMap { $0.detail("announced") }
      guard let first = spoken.first else { return nil }
      return ("\(platform.screenReader) says", first)
    }
  }

  /// The APIs that set a state, framework by framework.
  func settingAPIs(of state: String) -> [(name: String, text: String)] {
    let name = "\(state)-api"
    return Framework.allCases.compactMap { framework in
      var names: [String] = []
      for guideline in guidelines {
        let facts = guideline.model.facts(name, platform: framework.platform, framework: framework)
        for value in facts.flatMap(\.values) where !names.contains(value) { names.append(value) }
      }
      return names.isEmpty ? nil : (framework.title, names.joined(separator: ", "))
    }
  }

  /// What a purpose such as hiding is called in each framework.
  func purposes(_ word: String) -> [String] {
    vocabulary.counterparts.filter { $0.purpose.foldedForComparison == word }.map { row in
      write { prose in
        prose.introduce(row.purpose, "What each framework has for it.")
        prose.list(
          Framework.allCases.compactMap { framework in
            row.names[framework].map { (framework.title, $0.joined(separator: ", ")) }
          }
        )
        quote(Framework.allCases.flatMap { row.names[$0] ?? [] }, in: &prose)
      }
    }
  }

  /// The APIs, elements and traits of a name.
  func apis(_ word: String) -> [String] {
    let word = spelling(of: word)
    let found = vocabulary.apis(named: word)
    guard let first = found.first else {
      let others = counterpart(word)
      if !others.isEmpty { return others }
      let rows = platformName(word)
      return rows.isEmpty ? declaredName(word) : rows
    }
    return [
      write { prose in
        prose.introduce(first.name, "")
        prose.list(rows(of: found))
        prose.list(currency(of: word))
        addEffects(of: word, to: &prose)
        addCounterparts(of: word, to: &prose)
        quote([word] + found.flatMap { [$0.name] + $0.aliases + $0.misspellings }, in: &prose)
      }
    ]
  }

  /// A name that stands in the tables of the platforms alone.
  private func platformName(_ word: String) -> [String] {
    let rows = currency(of: word)
    guard !rows.isEmpty else { return [] }
    return [
      write { prose in
        prose.introduce(word, "A name of \(rows.map(\.name).inSentence("and")).")
        prose.list(rows)
        quote([word], in: &prose)
      }
    ]
  }

  /// A name that stands in documents alone.
  private func declaredName(_ word: String) -> [String] {
    guard guidelines.contains(where: { $0.declares(word) }) else { return [] }
    return [
      write { prose in
        prose.introduce(word, "A name of the guidelines.")
        quote([word], in: &prose)
      }
    ]
  }

  /// How current a name is in each framework, with the source of that.
  private func currency(of word: String) -> [(name: String, text: String)] {
    PlatformNames.builtIn.entries(named: word).reduce(into: []) { rows, entry in
      guard let currency = entry.currency else { return }
      let row = (name: entry.framework.title, text: "\(currency) (\(entry.source))")
      if !rows.contains(where: { $0 == row }) { rows.append(row) }
    }
  }

  /// The effect of a name where another framework makes the controls of a platform.
  private func addEffects(of name: String, to prose: inout MarkupBuilder) {
    let rows = Platform.allCases.flatMap { platform in
      PlatformEffects.builtIn.effects(of: name, on: platform).filter { $0.value != "?" }.map {
        let value = $0.value.isEmpty ? "" : ", \($0.value)"
        return (name: "\(platform.title)\(value)", text: $0.becomes)
      }
    }
    guard !rows.isEmpty else { return }
    prose.add("What it becomes in \(Framework.reactNative.title):")
    prose.list(rows)
  }

  /// A name as the vocabulary has it, for one that is written in small or capital letters.
  private func spelling(of word: String) -> String {
    let isKnown = vocabulary.apis(named: word).contains { api in
      ([api.name] + api.aliases).contains { $0.contains(word) }
    }
    if isKnown { return word }
    let folded = word.foldedForComparison
    return vocabulary.apis.lazy.flatMap { [$0.name] + $0.aliases }
      .first { $0.foldedForComparison == folded } ?? word
  }

  /// A name that stands in the table of counterparts alone.
  private func counterpart(_ word: String) -> [String] {
    let wanted = word.withoutBlanksAndQuotes.foldedForComparison
    let names = vocabulary.counterparts.flatMap { row in
      Framework.allCases.flatMap { row.names[$0] ?? [] }
    }
    let known = names.first { $0.withoutBlanksAndQuotes.foldedForComparison == wanted }
    guard let word = known else { return [] }
    return [
      write { prose in
        prose.introduce(word, "")
        addCounterparts(of: word, to: &prose)
        quote([word], in: &prose)
      }
    ]
  }

  /// What the APIs of a name are; what holds for several of them stands there once.
  private func rows(of apis: [API]) -> [(name: String, text: String)] {
    apis.reduce(into: []) { rows, api in
      let row = (name: "\(api.kind.title) of \(frameworkNames(of: api))", text: remarks(on: api))
      if !rows.contains(where: { $0 == row }) { rows.append(row) }
    }
  }

  private func frameworkNames(of api: API) -> String {
    api.homes.isEmpty ? "no framework" : api.homes.map(\.title).joined(separator: ", ")
  }

  private func remarks(on api: API) -> String {
    var remarks: [String] = []
    if !api.obsolete.isEmpty {
      let names = api.obsolete.joined(separator: ", ")
      let isCurrent = PlatformNames.builtIn.isOfObjectiveC(api.name)
      remarks.append(isCurrent ? "of Objective-C; Swift has \(names)" : "obsolete; use \(names)")
    }
    if !api.aliases.isEmpty { remarks.append("also \(api.aliases.joined(separator: ", "))") }
    if let purpose = api.purpose { remarks.append("for: \(purpose)") }
    if let preferred = api.preferred { remarks.append("the guidelines have \(preferred)") }
    if !api.quoted, statements(about: [api.name]).isEmpty {
      remarks.append("well known, not in the guidelines")
    }
    return remarks.joined(separator: "; ")
  }

  private func addCounterparts(of name: String, to prose: inout MarkupBuilder) {
    let homes = vocabulary.frameworks(declaring: name)
    let purposes = vocabulary.purposes(of: name)
    guard purposes.count < 2 else {
      for row in purposes { addCounterparts(row, except: homes, to: &prose) }
      return
    }
    let rows = Framework.allCases.filter { !homes.contains($0) }.compactMap { framework in
      let names = vocabulary.counterparts(of: name, in: framework)
      return names.isEmpty ? nil : (name: framework.title, text: names.joined(separator: ", "))
    }
    guard !rows.isEmpty else { return }
    prose.add("Its counterparts:")
    prose.list(rows)
  }

  /// What other frameworks have for one of several purposes of a name.
  private func addCounterparts(
    _ row: Vocabulary.Counterparts,
    except homes: [Framework],
    to prose: inout MarkupBuilder
  ) {
    let rows = Framework.allCases.filter { !homes.contains($0) }.compactMap { framework in
      row.names[framework].map { (name: framework.title, text: $0.joined(separator: ", ")) }
    }
    guard !rows.isEmpty else { return }
    prose.add("Its counterparts (\(row.purpose)):")
    prose.list(rows)
  }

  /// A name that is printed wrong somewhere, as the name that is meant.
  func misspelt(_ word: String) -> [String] {
    guard let right = vocabulary.misspelling(of: word) else { return [] }
    let note = write(orElse: nil) { $0.introduce(word, "A misspelling of \(right).") }
    return [note] + apis(right)
  }

  /// The sentences of every guideline about some words, each once.
  private func quote(_ words: [String], in prose: inout MarkupBuilder) {
    for (guideline, statements) in statements(about: words) {
      prose.quote(statements, of: guideline)
    }
  }

  private func statements(about words: [String]) -> [(Guideline, [Statement])] {
    let target = Target(platform: nil, framework: nil)
    return guidelines.compactMap { guideline in
      let statements = words.flatMap { guideline.statements(about: $0, targets: [target]) }
      return statements.isEmpty ? nil : (guideline, statements.uniqued)
    }
  }
}

extension Fact {
  fileprivate func applies(to platform: Platform) -> Bool {
    self.platform == nil || self.platform == platform
  }
}

extension Term.Kind {
  /// The kind in words, to begin a sentence with.
  var title: String {
    switch self {
    case .role: "Role"
    case .instruction: "Instruction"
    case .state: "State"
    case .stateWord: "State word"
    case .key: "Key"
    case .gesture: "Gesture"
    case .effect: "Effect"
    case .moment: "Moment"
    case .direction: "Direction"
    case .place: "Place"
    case .politeness: "Politeness"
    case .unit: "Unit"
    case .framework: "Framework"
    case .otherFramework: "Framework without facts"
    case .language: "Language"
    case .foreignWord: "Language of foreign word"
    case .constant: "Constant"
    }
  }
}
