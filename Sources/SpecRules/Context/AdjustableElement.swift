import English
import Guidelines
import SpecModel

/// A control that is one element with a trait and methods to adjust it, in place of buttons.
final class AdjustableElement: PlatformPart {
  unowned let context: PlatformContext
  /// The methods that the platform and its buttons implement, as they are recognised.
  private lazy var methods = readMethods()

  init(on context: PlatformContext) {
    self.context = context
  }

  /// Its role; `nil` where the platform does not make the element adjustable.
  ///
  /// The platform has the trait and both methods, or what another of its frameworks has in their
  /// place.
  var role: String? {
    guard let fact = context.fact("adjustable") else {
      let counterparts = scope.frameworks.flatMap { vocabulary.names(for: "adjust", in: $0.value) }
      let isAdjusted = counterparts.contains { methods.contains(Vocabulary.foldedStem(of: $0)) }
      return isAdjusted ? context.facts("adjustable", .platform).first?.values.first : nil
    }
    let hasMethods = missingMethods(of: fact).isEmpty
    return hasMethods && trait(of: fact) != nil ? fact.values.first : nil
  }

  /// The word that gives the platform the trait.
  func trait(of fact: Fact) -> LocatedText? {
    let traits = fact.details("traits").foldedStems
    let entries = scope.map.entries.filter {
      $0.key.value == "traits" || vocabulary.api(named: $0.key.value)?.purpose == "traits"
    }
    return entries.flatMap(\.value.words)
      .first { word in
        let stem = vocabulary.api(named: word.value)?.stem ?? Vocabulary.stem(of: word.value)
        return traits.contains(stem.foldedForComparison)
      }
  }

  /// The methods for adjusting that the platform does not implement.
  func missingMethods(of fact: Fact) -> [String] {
    fact.details("methods").filter { !methods.contains(Vocabulary.foldedStem(of: $0)) }
  }

  /// The first of the methods for adjusting that the platform lists.
  func listedMethod(of fact: Fact) -> LocatedText? {
    let stems = fact.details("methods").foldedStems
    return scope.map["methods"]?.words.first { stems.contains(Vocabulary.foldedStem(of: $0.value)) }
  }

  private func readMethods() -> Set<String> {
    let maps = [scope.map] + context.buttons.map(\.value)
    let names = maps.flatMap { map in
      map.entries.map(\.key.value)
        + ["methods", "handlers"].flatMap { map[$0]?.words.map(\.value) ?? [] }
    }
    return names.foldedStems
  }
}
