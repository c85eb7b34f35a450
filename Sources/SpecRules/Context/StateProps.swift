import Guidelines
import SourceText
import SpecModel

/// The props of a framework for several platforms that set states on one of them.
///
/// An example is `accessibilityState: { disabled: true }`, which sets "disabled" wherever it stands.
struct StateProps {
  private let names: Set<String>
  private let usesByWord: [ByteRange: [EffectUse]]

  init(on context: PlatformContext) {
    let uses = context.effectUses.filter { $0.platform == context.scope.platform }
    names = Set(uses.map(\.name))
    usesByWord = Dictionary(grouping: uses) { $0.mention.word.range }
  }

  /// Whether one of some APIs sets a state; without any, whether a prop of the platform does.
  func set(_ state: String, by apis: [LocatedText]) -> Bool {
    let prop = state == "enabled" ? "disabled" : state
    let known: Set = ["accessibilityState.\(prop)", "aria-\(prop)"]
    guard !apis.isEmpty else { return !names.isDisjoint(with: known) }
    let opposite = state == "enabled" ? "true" : "false"
    return apis.contains { api in
      let uses = usesByWord[api.range] ?? []
      return uses.contains { known.contains($0.name) && $0.value != opposite }
        || api.value.sets(prop, besides: opposite)
    }
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

extension String {
  /// Whether the text is a prop, or sets it to anything but a value: `disabled={!isValid}`.
  fileprivate func sets(_ prop: String, besides opposite: String) -> Bool {
    guard PlatformNames.builtIn.has(prop, in: .reactNative) else { return false }
    let text = filter { !"{} ".contains($0) }
    return text == prop || text.hasPrefix("\(prop)=") && text != "\(prop)=\(opposite)"
  }
}
