import English
import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// A key or gesture that does something else.
  func wrongEffect(
    _ word: LocatedText,
    of entry: SpecEntry,
    asked effect: String,
    fact: Fact
  ) -> Violation {
    // Not every effect is a verb: 'leave-control' and 'none' are named instead.
    let isVerb = effect != "none" && !effect.contains("-")
    let key = entry.key.value
    return Violation(
      isVerb
        ? "'\(key)' does not \(effect); use '\(effect)'"
        : "the effect of '\(key)' is '\(effect)', not '\(word.value)'; use '\(effect)'",
      at: word.range,
      fact: fact,
      fixes: [spec.change(of: word, to: effect)]
    )
  }

  /// The entries of a section that stand for a key or gesture, under any of its names.
  func entries(in section: SpecValue, of trigger: String, kind: Term.Kind) -> [SpecEntry] {
    let wanted = trigger.foldedForComparison
    return section.entries.filter { entry in
      let written = entry.key.value
      return (vocabulary.term(kind, written)?.word ?? written).foldedForComparison == wanted
    }
  }

  /// Whether the directions of a gesture, such as `swipe-right` of `swipe`, do what is asked of it.
  private func isCovered(_ asked: RequiredBinding, by section: SpecValue) -> Bool {
    section.entries.contains { entry in
      entry.key.value.foldedTokens.starts(with: asked.trigger.foldedTokens)
        && entry.value.word?.value.says(effect: asked.effect) == true
    }
  }

  /// The keys or gestures of a section that do something else than the guideline asks for, and those
  /// that are missing.
  func violations(of facts: [Fact], kind: Term.Kind, in section: SpecEntry) -> [Violation] {
    let (wrong, missing) = bindings(against: facts, kind: kind, in: section)
    let home = home(of: section)
    // What is missing on all platforms is missing from the map that they share.
    let isElsewhere = home.key.range != section.key.range
    let common = missing.filter { asked, fact in
      isElsewhere && fact.platform == nil && !switchesOff(asked, kind, in: section)
    }
    let own = missing.filter { one in !common.contains { $0.asked.trigger == one.asked.trigger } }
    return wrong
      + [
        missingBindings(common, kind: kind, in: home),
        missingBindings(own, kind: kind, in: section),
      ].compactMap(\.self)
  }

  /// Whether a platform has an entry of its own for a key or gesture that is missing all the same.
  private func switchesOff(
    _ asked: RequiredBinding,
    _ kind: Term.Kind,
    in section: SpecEntry
  ) -> Bool {
    let own = scope.own[section.key.value]
    return own.map { !entries(in: $0, of: asked.trigger, kind: kind).isEmpty } ?? false
  }

  /// The keys or gestures of a section that do something else, and those that are missing.
  private func bindings(
    against facts: [Fact],
    kind: Term.Kind,
    in section: SpecEntry
  ) -> (wrong: [Violation], missing: [(asked: RequiredBinding, fact: Fact)]) {
    var wrong: [Violation] = []
    var missing: [(asked: RequiredBinding, fact: Fact)] = []
    for fact in facts {
      guard let effect = fact.detail("effect") else { continue }
      for trigger in fact.values {
        let asked = RequiredBinding(trigger: trigger, effect: effect)
        let given = entries(in: section.value, of: trigger, kind: kind)
        let words = given.compactMap(\.value.word)
        if words.contains(where: { $0.value.says(effect: effect) }) { continue }
        if let word = words.first, let entry = given.first {
          wrong.append(wrongEffect(word, of: entry, asked: effect, fact: fact))
        } else if fact.detail("need") == "each", given.allSatisfy(\.value.isNull),
          !isCovered(asked, by: section.value)
        {
          missing.append((asked, fact))
        }
      }
    }
    return (wrong, missing)
  }

  /// A section without a key for an effect, reported at the word of the key that should have it and
  /// does something else, which the fix replaces, or at the section.
  ///
  /// `reason` is the first part of the message.
  func violation(
    _ reason: String,
    missing asked: RequiredBinding,
    in section: SpecEntry,
    fact: Fact
  ) -> Violation {
    let given = entries(in: section.value, of: asked.trigger, kind: .key).compactMap { entry in
      entry.value.word.flatMap { $0.value == "none" ? nil : (entry.key.value, $0) }
    }
    if let (key, word) = given.first {
      return Violation(
        "\(reason); change '\(key)' to '\(asked.effect)'",
        at: word.range,
        fact: fact,
        fixes: [spec.change(of: word, to: asked.effect)]
      )
    }
    let edits = edits(binding: [asked], kind: .key, in: section)
    return Violation(
      "\(reason); add '\(asked.written)'",
      at: section.key.range,
      isGap: true,
      fact: fact,
      fixes: [.preferred("Add '\(asked.written)'", edits)]
    )
  }

  /// Keys or gestures that are missing from a section, all of them reported at its key.
  private func missingBindings(
    _ missing: [(asked: RequiredBinding, fact: Fact)],
    kind: Term.Kind,
    in section: SpecEntry
  ) -> Violation? {
    guard let first = missing.first else { return nil }
    let asked = missing.map(\.asked)
    let names = asked.map(\.trigger).listed("and")
    let advice = asked.map(\.written).listed("and")
    let edits = edits(binding: asked, kind: kind, in: section)
    return Violation(
      missing.count == 1
        ? "\(names) is missing; add \(advice)" : "\(names) are missing; add \(advice)",
      at: section.key.range,
      isGap: true,
      fact: first.fact,
      fixes: [.preferred("Add \(advice)", edits)]
    )
  }

  /// The edits that give keys or gestures their effects: in the entries that stand there, or in
  /// new ones.
  func edits(
    binding asked: [RequiredBinding],
    kind: Term.Kind,
    in section: SpecEntry
  ) -> [TextEdit]? {
    var edits: [TextEdit?] = []
    var new: [RequiredBinding] = []
    for one in asked {
      // What the platform switches off is no longer among the merged entries.
      let own = scope.own[section.key.value].map { entries(in: $0, of: one.trigger, kind: kind) }
      let given = entries(in: section.value, of: one.trigger, kind: kind)
      if let entry = (given + (own ?? [])).first {
        edits.append(
          entry.value.word.map { spec.replacing($0, with: one.effect) }
            ?? spec.filling(entry, with: one.effect)
        )
      } else {
        new.append(one)
      }
    }
    if !new.isEmpty {
      edits.append(spec.inserting(new.map { ($0.trigger, $0.effect) }, into: section.value))
    }
    let found = edits.compactMap { $0 }
    return found.count == edits.count ? found : nil
  }

  /// The facts about keys that activate on the platform and are inactive on another one.
  func exclusiveKeys(among facts: [Fact]) -> [Fact] {
    guard let model = spec.guideline?.model else { return [] }
    let elsewhere = model.inactiveKeys(elsewhereThanOn: scope.platform)
    return facts.filter { fact in
      fact.detail("effect") == "activate" && fact.values.contains(where: elsewhere.contains)
    }
  }
}

extension ComponentModel {
  /// The keys that do not activate on platforms other than one.
  fileprivate func inactiveKeys(elsewhereThanOn platform: Platform?) -> Set<String> {
    Set(
      Platform.allCases.filter { $0 != platform }
        .flatMap { facts("inactive-keys", platform: $0, framework: nil) }
        .filter { $0.platform != nil && $0.platform != platform }.flatMap(\.values)
    )
  }
}

extension Fact {
  /// Whether it is about keys that activate on its platform and are inactive on another one.
  func isExclusive(in model: ComponentModel) -> Bool {
    guard name == "keys", let platform, detail("effect") == "activate" else { return false }
    return values.contains(where: model.inactiveKeys(elsewhereThanOn: platform).contains)
  }
}

extension SpecValue {
  /// Whether some key of a section has one of some effects, or may have: lists and maps are
  /// wrong-type's, and may mean anything.
  func mayDo(oneOf effects: [String]) -> Bool {
    entries.contains { entry in
      guard entry.key.value != "reason" else { return false }
      guard let word = entry.value.word?.value else { return !entry.value.isNull }
      return effects.contains(where: word.says(effect:))
    }
  }
}
