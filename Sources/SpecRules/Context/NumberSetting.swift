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
    let elements = scope.elements.filter { $0.value.contains("(") }
    return namedAPIs.flatMap { $0.numbers(setBy: stems) }
      + elements.flatMap { APICall($0.value).settings(of: stems, at: $0) }
  }
}

extension NamedAPI {
  /// The numbers that it gives to some APIs: itself, or its arguments.
  ///
  /// `Slider(steps): 9` and `Slider(): steps = 9` are `Slider(steps = 9)`.
  fileprivate func numbers(setBy stems: Set<String>) -> [NumberSetting] {
    guard mention.isKey, let value = mention.value?.word, mention.value?.boolean == nil else {
      return APICall(word.value).settings(of: stems, at: word)
    }
    let arguments = APICall(word.value).arguments
    let isMeant = ([Vocabulary.stem(of: word.value)] + (arguments.count == 1 ? arguments : []))
      .contains { stems.contains(Vocabulary.foldedStem(of: $0)) }
    if isMeant, let number = value.value.numberOfCode {
      return [NumberSetting(api: word.value, number: number, word: value, isAlone: true)]
    }
    let call = "\(Vocabulary.stem(of: word.value))(\(value.value))"
    return value.value.contains("=") ? APICall(call).settings(of: stems, at: value) : []
  }
}

extension APICall {
  /// The names among some that the call gives a number: itself, or an argument.
  ///
  /// `setMax(20)` gives one to `setMax`, and `Slider(steps = 9)` to `steps`.
  fileprivate func settings(of stems: Set<String>, at word: LocatedText) -> [NumberSetting] {
    let isMeant = stems.contains(Vocabulary.foldedStem(of: stem))
    let given =
      isMeant ? arguments.first.map { [(stem, $0)] } ?? [] : arguments.map(\.namedArgument)
    return given.compactMap { name, value in
      guard isMeant || stems.contains(Vocabulary.foldedStem(of: name)) else { return nil }
      return value.numberOfCode.map {
        NumberSetting(api: name, number: $0, word: word, isAlone: false)
      }
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
