import Guidelines
import SourceText
import SpecModel

/// A number that an API sets, which a key of the spec says as well.
struct NumberSetting {
  /// The API as the spec names it, such as `android:maxLength`.
  let api: String
  let number: Double
  /// The number where it stands alone behind a key, or else the code that holds it.
  let word: LocatedText
  /// Whether the word is the number and nothing else.
  let isAlone: Bool
}

extension PlatformContext {
  /// The numbers that the APIs of a fact set on the platform.
  func numbers(setBy fact: Fact) -> [NumberSetting] {
    let stems = fact.accepted.foldedStems
    return namedAPIs.flatMap { api in
      if api.mention.isKey, let value = api.mention.value?.word {
        let isMeant = stems.contains(Vocabulary.foldedStem(of: api.word.value))
        let number = isMeant ? value.value.numberOfCode : nil
        return number.map {
          [NumberSetting(api: api.word.value, number: $0, word: value, isAlone: true)]
        } ?? []
      }
      return APICall(api.word.value).settings(of: stems).map { name, number in
        NumberSetting(api: name, number: number, word: api.word, isAlone: false)
      }
    }
  }
}

extension APICall {
  /// The names among some that the call gives a number: itself, or an argument.
  ///
  /// `setMax(20)` gives one to `setMax`, and `Slider(steps = 9)` to `steps`.
  fileprivate func settings(of stems: Set<String>) -> [(name: String, number: Double)] {
    if stems.contains(Vocabulary.foldedStem(of: stem)) {
      return arguments.first?.numberOfCode.map { [(stem, $0)] } ?? []
    }
    return arguments.map(\.namedArgument).compactMap { name, value in
      guard stems.contains(Vocabulary.foldedStem(of: name)) else { return nil }
      return value.numberOfCode.map { (name, $0) }
    }
  }
}

extension String {
  /// The number that a literal of code is: `20`, `20.0f`.
  fileprivate var numberOfCode: Double? {
    let digits = last.map { "fF".contains($0) } == true ? dropLast() : self[...]
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
