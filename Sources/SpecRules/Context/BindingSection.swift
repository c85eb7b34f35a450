import English
import Guidelines
import SourceText
import SpecModel

/// A map that gives keys, gestures or settings their effects on a platform, such as `keyboard`.
struct BindingSection: PlatformPart {
  let entry: SpecEntry
  /// What its keys are called by; of `settings` nobody asks it.
  private let kind: Term.Kind
  let context: PlatformContext

  init(_ entry: SpecEntry, on context: PlatformContext) {
    self.entry = entry
    self.context = context
    kind = entry.key.value == "gestures" ? .gesture : .key
  }

  private init(_ entry: SpecEntry, as other: BindingSection) {
    self.entry = entry
    (kind, context) = (other.kind, other.context)
  }

  private var key: String { entry.key.value }

  /// The section for something that is missing on all platforms.
  ///
  /// It is the section of the top level, or the map that several sections share through aliases and
  /// merge keys. Otherwise it is the section itself.
  var home: BindingSection {
    // A platform's own section overrides the common one.
    if let own = scope.own.entry(key), own.value.isMap, spec.root[key]?.isMap == true {
      let shared = spec.root.entry(key).map(spec.sharedMap)
      return shared.map { BindingSection($0, as: self) } ?? self
    }
    return BindingSection(spec.sharedMap(entry), as: self)
  }

  /// A key or gesture that does something else.
  func wrongEffect(
    _ word: LocatedText,
    of entry: SpecEntry,
    asked effect: String,
    fact: Fact
  ) -> Violation {
    let key = entry.key.value
    let part = fact.details("beside").first(where: spec.root.tells)
    return Violation(
      "\(context.duty(of: key, kind, effect, to: part)); write '\(key): \(effect)'",
      at: word.range,
      fact: fact,
      offers: [Offer(.put(effect, for: word))]
    )
  }

  /// The entries that stand for a key or gesture, under any of its names.
  func entries(of trigger: String) -> [SpecEntry] { entries(of: trigger, in: entry.value) }

  /// The entries that the platform has for itself; what it switches off is not among the others.
  private func ownEntries(of trigger: String) -> [SpecEntry] {
    scope.own[key].map { entries(of: trigger, in: $0) } ?? []
  }

  private func entries(of trigger: String, in map: SpecValue) -> [SpecEntry] {
    let wanted = trigger.foldedForComparison
    return map.entries.filter { entry in
      let written = entry.key.value
      return (vocabulary.term(kind, written)?.word ?? written).foldedForComparison == wanted
    }
  }

  /// Whether some key or gesture has one of some effects, or may have.
  ///
  /// Lists and maps may mean anything; the rule about wrong types reports them.
  func mayDo(oneOf effects: [String]) -> Bool {
    entry.value.entries.contains { entry in
      guard entry.key.value != "reason" else { return false }
      guard let word = entry.value.word?.value else { return !entry.value.isNull }
      return effects.contains(where: word.says(effect:))
    }
  }

  /// Whether the directions of a gesture, such as `swipe-right` of `swipe`, do what is asked of it.
  private func isCovered(_ asked: RequiredBinding) -> Bool {
    entry.value.entries.contains { entry in
      entry.key.value.foldedTokens.starts(with: asked.trigger.foldedTokens)
        && entry.value.word?.value.says(effect: asked.effect) == true
    }
  }

  /// The keys or gestures that do something else than the guideline asks for, and the missing ones.
  func violations(of facts: [Fact]) -> [Violation] {
    let (wrong, missing) = bindings(against: facts)
    let home = home
    // What is missing on all platforms is missing from the map that they share.
    let isElsewhere = home.entry.key.range != entry.key.range
    let common = missing.filter { asked, fact in
      isElsewhere && fact.platform == nil && ownEntries(of: asked.trigger).isEmpty
    }
    let own = missing.filter { one in !common.contains { $0.asked.trigger == one.asked.trigger } }
    return wrong + [home.violation(common), violation(own)].compactMap(\.self)
  }

  /// The keys or gestures that do something else, and the missing ones.
  private func bindings(
    against facts: [Fact]
  ) -> (wrong: [Violation], missing: [(asked: RequiredBinding, fact: Fact)]) {
    var wrong: [Violation] = []
    var missing: [(asked: RequiredBinding, fact: Fact)] = []
    for fact in facts {
      guard let effect = fact.detail("effect") else { continue }
      for trigger in fact.values {
        let asked = RequiredBinding(trigger: trigger, effect: effect)
        let given = entries(of: trigger)
        let words = given.compactMap(\.value.word)
        if words.contains(where: { $0.value.says(effect: effect) }) { continue }
        if let word = words.first, let entry = given.first {
          // In words of its own, a spec may mean the same.
          if fact.detail("need") == "given", vocabulary.term(.effect, word.value) == nil {
            continue
          }
          wrong.append(wrongEffect(word, of: entry, asked: effect, fact: fact))
        } else if fact.detail("need") == "each", given.allSatisfy(\.value.isNull),
          !isCovered(asked)
        {
          missing.append((asked, fact))
        }
      }
    }
    return (wrong, missing)
  }

  /// A section without a key for an effect.
  ///
  /// It is reported at the word of the key that should have the effect and does something else. The
  /// fix replaces that word. Without such a word it is reported at the section.
  ///
  /// `reason` is the first part of the message.
  func violation(
    _ reason: String,
    missing asked: RequiredBinding,
    fact: Fact
  ) -> Violation {
    let given = entries(of: asked.trigger).compactMap { entry in
      entry.value.word.flatMap { $0.value == "none" ? nil : (entry.key.value, $0) }
    }
    if let (key, word) = given.first {
      return Violation(
        "\(reason); change '\(key)' to '\(asked.effect)'",
        at: word.range,
        fact: fact,
        offers: [Offer(.put(asked.effect, for: word))]
      )
    }
    return Violation(
      "\(reason); add '\(asked.written)'",
      at: entry.key.range,
      isGap: true,
      fact: fact,
      offers: [addition(of: [(asked, fact)])]
    )
  }

  /// Keys or gestures that are missing from the section, all of them reported at its key.
  private func violation(_ missing: [(asked: RequiredBinding, fact: Fact)]) -> Violation? {
    guard let first = missing.first else { return nil }
    let asked = missing.map(\.asked)
    let names = asked.map(\.trigger).listed("and")
    let advice = asked.map(\.written).listed("and")
    return Violation(
      missing.count == 1
        ? "\(names) is missing; add \(advice)" : "\(names) are missing; add \(advice)",
      at: entry.key.range,
      isGap: true,
      fact: first.fact,
      offers: [addition(of: missing)]
    )
  }

  /// Gives keys or gestures their effects.
  ///
  /// An effect that all platforms need and that the section lacks is for everybody who hears the
  /// section. Any other effect is only for the platform.
  private func addition(of missing: [(asked: RequiredBinding, fact: Fact)]) -> Offer {
    let changes = missing.map { asked, fact -> Change in
      let given = entries(of: asked.trigger).first ?? ownEntries(of: asked.trigger).first
      guard let trigger = given?.key.value else {
        return fact.platform == nil
          ? .give([Leaf([asked.trigger], asked.effect)], in: entry.value)
          : .set([key, asked.trigger], asked.effect)
      }
      return .set([key, trigger], asked.effect)
    }
    return Offer(changes, title: "Add \(missing.map(\.asked.written).listed("and"))")
  }
}

extension PlatformContext {
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
