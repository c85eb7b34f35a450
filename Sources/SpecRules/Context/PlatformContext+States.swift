import English
import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// The keys of the whole spec that are called like a state and have the API that sets it.
  var statesAsKeys: [State] {
    let names = facts("states").flatMap(\.values)
    return MapShape.spec(of: spec.guideline).keys.filter {
      $0.isComponentKey && names.contains($0.name)
    }
    .compactMap { spec.root.entry($0.name) }
    .filter { $0.value["api"] != nil }
    .map(State.init)
  }

  /// An offer to add a state with the API and the word that the guideline has for it.
  ///
  /// A list of states gets no offer, because its items hold nothing but names.
  func offer(toTell state: String) -> Offer? {
    // The names of a list have become the keys of a map.
    if let states = writtenStates, !states.isNull, !states.isMap { return nil }
    return Offer(.set(["states", state], described(state)), title: "Add '\(state)'")
  }

  /// The states as somebody wrote them, on the platform or for all of them.
  private var writtenStates: SpecValue? {
    let own = scope.platform.flatMap { spec.root["platforms"]?[$0.rawValue]?["states"] }
    return own ?? spec.root["states"]
  }

  /// A state as YAML, an empty map where the guideline knows nothing of it.
  private func described(_ state: String) -> String {
    let word = facts("states").first { $0.values.first == state }?.detail("announced")
    let apis = scope.frameworks.compactMap {
      stateFact(state, in: $0.value)?.values.first
    }
    let pairs = [("api", apis.uniqued.count == 1 ? apis.first : nil), ("announce", word)]
    let written = pairs.compactMap { key, text in
      text.map { "\(key): \(ScalarWriting.scalar($0))" }
    }
    return written.isEmpty ? "{}" : "{ \(written.joined(separator: ", ")) }"
  }
}
