import Guidelines

/// A key or gesture with the effect that a guideline asks of it.
struct RequiredBinding {
  let trigger: String
  let effect: String

  var written: String { "\(trigger): \(effect)" }
}

extension [RequiredBinding] {
  /// The bindings as a map on one line.
  var written: String { "{ \(map(\.written).joined(separator: ", ")) }" }
}

extension Fact {
  /// What the fact asks for: its first word where one suffices, each of them where all are needed.
  var askedBindings: [RequiredBinding] {
    guard let effect = detail("effect") else { return [] }
    let triggers =
      switch detail("need") {
      case "one": Array(values.prefix(1))
      case "each": values
      default: [String]()
      }
    return triggers.map { RequiredBinding(trigger: $0, effect: effect) }
  }
}
