import Guidelines
import SpecModel

extension Rule {
  /// A state that is announced with another word than the platform's.
  static let disabledAnnouncementWord = Rule(
    id: "disabled-announcement-word",
    severity: .error,
    summary: "A disabled state that is announced with another word than the platform's",
    rationale: """
      VoiceOver says "dimmed", TalkBack says "disabled". Whoever uses one of them all day does not \
      recognise the other word as a state.
      """,
    facts: ["states"],
    concerns: { fact, _ in
      fact.values.contains("disabled") && !fact.details("announced").isEmpty
    },
    judgesWords: true,
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            states:
              disabled: { api: isEnabled=false, announce: disabled }
                                                          ^^^^^^^^ VoiceOver says 'Dimmed' for a \
        disabled control, not 'disabled'; use 'Dimmed'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            states:
              disabled: { api: isEnabled=false, announce: Dimmed }
        """
    ),
    check: .reportingScope { scope, context in
      guard scope.platform != nil else { return }
      let facts = context.facts("states", in: scope).filter { $0.values.contains("disabled") }
      guard let fact = facts.first(where: { !$0.details("announced").isEmpty }) else { return }
      for state in context.allStates(in: scope)
      where context.vocabulary.isDisabledState(state.word.value) {
        guard let announce = state.announce else { continue }
        context.check(announce, against: fact, in: scope)
      }
      let others = context.disabledWords(besides: fact.details("announced"))
      for announcement in scope.announcements {
        if context.isDisabled(announcement, in: scope) {
          context.check(announcement, against: fact, others, in: scope)
        } else {
          context.checkStateParts(of: announcement, against: fact, others, in: scope)
        }
      }
    }
  )
}

extension RuleContext {
  /// Checks the word of a state.
  fileprivate func check(_ word: Word, against fact: Fact, in scope: Scope) {
    let words = fact.details("announced")
    let tokens = word.value.foldedTokens
    guard let right = words.first, !words.contains(where: tokens.says) else { return }
    if Phrase(word.value).has("state") { return }
    let said = word.value.isBlank ? "and this says nothing" : "not '\(word.value)'"
    report(
      "\(scope.listener) says '\(right)' for a disabled control, \(said); "
        + "use '\(right)'" + (scope.foreignLanguage == nil ? "" : ", or its translation"),
      at: word.value.isBlank ? spec.quoted(word) : word.range,
      fact: fact,
      in: scope,
      fixes: scope.foreignLanguage == nil ? fixes(of: word, right: right, in: scope) : []
    )
  }

  /// The right word in place of the wrong one, or beside it where other platforms share that.
  private func fixes(of word: Word, right: String, in scope: Scope) -> [Fix] {
    let shared = spec.scopes.filter { scope in
      allStates(in: scope).contains { $0.announce?.range == word.range }
    }
    guard shared.count > 1, let platform = scope.platform else {
      let edit = spec.replacing(word, with: right)
      return [Fix("Change to '\(right)'", [edit], isSafe: true, isPreferred: true)]
    }
    guard let state = scope.states.first(where: { $0.announce?.range == word.range }) else {
      return []
    }
    let states = ["platforms", platform.rawValue, "states"]
    let own = scope.own["states"]?[state.word.value]
    // A state of the platform's own needs an API of the platform, if nothing gives it one yet.
    let apis = scope.frameworks.compactMap { framework in
      spec.guideline?.model.fact(
        "disabled-api",
        platform: platform,
        framework: framework.value
      )?.values.first
    }
    let api = apis.map(ScalarWriting.scalar).joined(separator: ", ")
    let value = ScalarWriting.scalar(right)
    let edit =
      if own == nil, state.apis.isEmpty, !apis.isEmpty {
        spec.inserting(
          state.word.value,
          "{ api: \(apis.count > 1 ? "[\(api)]" : api), announce: \(value) }",
          at: states
        )
      } else {
        spec.inserting("announce", value, at: states + [state.word.value])
      }
    return edit.map { [Fix("Say '\(right)' on \(platform.title)", [$0], isPreferred: true)] } ?? []
  }

  /// Checks what is said of a disabled part: the word of another platform, or none at all.
  fileprivate func check(
    _ announcement: Announcement,
    against fact: Fact,
    _ others: [String],
    in scope: Scope
  ) {
    let words = fact.details("announced")
    let tokens = tokens(of: announcement, in: scope)
    guard let right = words.first, !words.contains(where: tokens.says) else { return }
    if announcement.spoken.has("state") { return }
    let spoken = right.foldedForComparison
    if let place = announcement.phrase.value.partDenying(words) {
      return report(right, at: place, in: announcement, right: right, fact, scope)
    }
    guard let wrong = others.first(where: tokens.containsWords) else {
      report(
        lack(
          of: spoken,
          in: announcement,
          because: "\(scope.listener) would not say that this is disabled; add '\(spoken)'",
          fact: fact,
          scope: scope
        )
      )
      return
    }
    let names = names(of: announcement, in: scope)
    let place = announcement.phrase.value.lastPlace(
      of: wrong,
      outside: [names.label, names.name].compactMap { $0?.value }
    )
    report(wrong, at: place, in: announcement, right: right, fact, scope)
  }

  /// Checks a phrase of a control that may be disabled at that moment: a part of it that is nothing
  /// but the word of another platform says so.
  ///
  /// Not what may be a label, a name or a value that is spelt like that.
  fileprivate func checkStateParts(
    of announcement: Announcement,
    against fact: Fact,
    _ others: [String],
    in scope: Scope
  ) {
    let words = fact.details("announced")
    let tokens = tokens(of: announcement, in: scope)
    guard let right = words.first, let wrong = others.first(where: tokens.containsWords),
      !words.contains(where: tokens.containsWords), !isSegmentOrValue(wrong, in: scope)
    else { return }
    let phrase = announcement.phrase.value
    let parts = phrase.phraseParts
    // The label stands first, and behind it a value of which nothing is known.
    let hasWordAsValue =
      self.fact("announced-value", in: scope) != nil
      && shownValue?.current.flatMap(Double.init) == nil
    let place = parts.dropFirst(hasWordAsValue ? 2 : 1).last {
      String(phrase[$0]).foldedForComparison == wrong
    }
    guard let place else { return }
    report(wrong, at: place, in: announcement, right: right, fact, scope)
  }

  /// Whether a word is what a segment is called, or the value.
  private func isSegmentOrValue(_ word: String, in scope: Scope) -> Bool {
    scope.segments.position(of: word) != nil
      || shownValue?.current?.foldedTokens.containsWords(word) == true
  }

  /// Reports the word of another platform in a phrase.
  private func report(
    _ wrong: String,
    at place: Range<String.Index>?,
    in announcement: Announcement,
    right: String,
    _ fact: Fact,
    _ scope: Scope
  ) {
    let phrase = announcement.phrase
    report(
      "\(scope.listener) says '\(right)' for a disabled control, "
        + "not '\(place.map { String(phrase.value[$0]) } ?? wrong)'; use '\(right)'",
      at: place.map { spec.range(of: $0, in: phrase) } ?? phrase.range,
      fact: fact,
      in: scope,
      fixes: replacements(of: place, in: phrase, by: right.foldedForComparison)
    )
  }
}

extension String {
  /// The part of a phrase that denies one of some words, such as "not dimmed".
  fileprivate func partDenying(_ words: [String]) -> Range<Index>? {
    phraseParts.first { part in
      let tokens = String(self[part]).foldedTokens
      return words.contains { tokens.containsWords($0) && !tokens.says($0) }
    }
  }
}
