import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

extension Rule {
  /// A change of value that nobody hears.
  static let valueChangeAnnounced = Rule(
    id: "value-change-announced",
    severity: .error,
    summary: "A change of value that is not announced",
    rationale: """
      Whoever presses a button without seeing the number has to hear the new one, or else press \
      and search in turns.
      """,
    facts: ["announced-value-change"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: silent
                               ^^^^^^ the new value is not announced; announce it with \
        '.announcement'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .announcement, focus: stay }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("announced-value-change", in: scope) else { return }
      let moment = scope.map["announcements"]?["value-change"]
      let phrase = moment?.word ?? moment?["text"]?.word
      if let phrase, phrase.value != "none" { return }
      if let event = scope.focusEvent("on-value-change") {
        context.check(event, fact, on: scope)
      } else if let phrase, !context.isAnnouncedByRegion(on: scope) {
        context.report(
          "the new value is not announced; give a phrase for it",
          at: phrase.range,
          fact: fact,
          in: scope,
          fixes: [
            Fix("Say '{value}'", [context.spec.replacing(phrase, with: "{value}")])
          ]
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether the control itself announces what changes in it, whatever the event says.
  fileprivate func isAnnouncedByRegion(on scope: Scope) -> Bool {
    namedAPIs(on: scope).contains { api in
      guard api.mention.isKey, !api.mention.place.keys.contains("focus") else { return false }
      return vocabulary.api(named: api.stem)?.purpose == "announce" && !api.isOff
    }
  }

  fileprivate func check(_ event: FocusEvent, _ fact: Fact, on scope: Scope) {
    let name = announcement(at: event.key.range, on: scope)
    let written = name == "true" ? name : ScalarWriting.scalar(name)
    let advice = name == "true" ? "announce it" : "announce it with '\(name)'"
    var fix: Fix?
    var culprit: Word?
    if let word = event.value.word {
      guard word.value.foldedForComparison == "silent" else { return }
      culprit = word
      let entry = SpecEntry(key: event.key, value: event.value)
      fix = spec.replacing(entry, with: "{ announce: \(written), focus: stay }")
        .map { Fix("Set 'announce: \(name)'", [$0], isPreferred: true) }
    } else if let word = event.value["announce"]?.word {
      guard Denial.isOfSpeech(word.value) else { return }
      culprit = word.value.isBlank ? Word(word.value, at: spec.quoted(word)) : word
      let edit =
        name == "true"
        ? TextEdit(spec.quoted(word), with: written) : spec.replacing(word, with: name)
      fix = Fix("Set 'announce: \(name)'", [edit], isPreferred: true)
    } else if !event.saysHowItIsAnnounced {
      culprit = event.key
      fix = spec.inserting("announce", written, into: event.value)
        .map { Fix("Add 'announce: \(name)'", [$0], isPreferred: true) }
    }
    guard let culprit, !isAnnouncedByRegion(on: scope) else { return }
    report(
      "the new value is not announced; \(advice)",
      at: culprit.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: [fix].compactMap(\.self)
    )
  }

  /// What `announce` may say at a place: the API of every framework that the place holds for, or
  /// that something announces.
  private func announcement(at range: ByteRange, on scope: Scope) -> String {
    guard scope.platform != nil, isOwn(range, of: scope) else { return "true" }
    let frameworks = scope.possibleFrameworks
    let names = frameworks.flatMap { vocabulary.names(for: "announce", in: $0) }
    return names.first { Set(frameworks).isSubset(of: vocabulary.homes(of: $0)) } ?? "true"
  }
}

extension FocusEvent {
  /// Whether the event names something that announces, or may: an entry that is not written yet,
  /// an API, a text, or why there is none.
  fileprivate var saysHowItIsAnnounced: Bool {
    value.entries.contains { entry in
      switch entry.key.value {
      case "focus": false
      case "announce", "api", "argument", "reason": true
      default: !(entry.value.word.map { Denial.isOfSpeech($0.value) } ?? false)
      }
    }
  }
}
