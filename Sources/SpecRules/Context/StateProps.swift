import Guidelines
import SourceText
import SpecModel

/// The props of a framework for several platforms that set states on one of them.
///
/// An example is `accessibilityState: { disabled: true }`, which sets "disabled" wherever it stands.
struct StateProps {
  private let uses: [EffectUse]
  private let usesByWord: [ByteRange: [EffectUse]]
  private let platform: Platform?

  init(on context: PlatformContext) {
    let platform = context.scope.platform
    self.platform = platform
    uses = context.effectUses.filter { $0.platform == platform }
    usesByWord = Dictionary(grouping: uses) { $0.mention.word.range }
  }

  /// Whether one of some APIs sets a state; without any, whether a prop of the platform does.
  func set(_ state: String, by apis: [LocatedText]) -> Bool {
    guard !apis.isEmpty else { return uses.contains { $0.effect.states.contains(state) } }
    return apis.contains { api in
      let uses = usesByWord[api.range] ?? []
      return uses.contains { $0.effect.sets(state, with: $0.value) } || sets(state, api.value)
    }
  }

  /// Whether a text is a key of a map of props, or sets one: `disabled={!isValid}`.
  private func sets(_ state: String, _ text: String) -> Bool {
    guard let platform else { return false }
    let sides = text.filter { !"{} ".contains($0) }.split(separator: "=", maxSplits: 1)
    guard let key = sides.first.map({ String($0) }) else { return false }
    let value = sides.count > 1 ? String(sides[1]) : nil
    return PlatformEffects.builtIn.effects(ofKey: key, on: platform)
      .contains { $0.sets(state, with: value) }
  }
}

extension PlatformContext {
  /// Whether the guideline gives the platform's own frameworks an API for a state.
  func needsNativeAPI(for state: String) -> Bool {
    guard let platform = scope.platform else { return false }
    let frameworks = platform.frameworks.filter(\.isNative)
    let facts = spec.guideline?.facts(on: platform, in: frameworks, variant: spec.variant)
    return facts?["\(state)-api"]?.isEmpty == false
  }
}
