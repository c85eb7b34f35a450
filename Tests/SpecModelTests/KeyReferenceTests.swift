import Guidelines
import SourceText
import SpecModel
import Testing

@Suite("A key of specs that a fact of a model names")
struct KeyReferenceTests {
  @Test(
    "is reported where no spec of the component can have it",
    arguments: [
      (
        "{ spec-keys: message, needed-keys: { values: mesage, quote: Here } }",
        "no key of a spec is called 'mesage'; did you mean 'message'?", "mesage"
      ),
      (
        "needed-keys: { values: shape, quote: Here }", "no key of a spec is called 'shape'", "shape"
      ),
      (
        "needed-keys: { values: helper, quote: Here }",
        "the component has no key 'helper'; add it to 'spec-keys'", "helper"
      ),
      (
        "{ spec-keys: error, needed-keys: { values: text, in: eror, quote: Here } }",
        "no key of a spec is called 'eror'; did you mean 'error'?", "eror"
      ),
      (
        "{ spec-keys: helper, needed-keys: { values: text, in: helper, quote: Here } }",
        "the key 'helper' takes no map", "helper"
      ),
      (
        "{ spec-keys: error, needed-keys: { values: txt, in: error, quote: Here } }",
        "the map of 'error' has no key 'txt'; did you mean 'text'?", "txt"
      ),
      (
        "{ spec-keys: required, said-flags: { values: needed, key: requird, quote: Here } }",
        "no key of a spec is called 'requird'; did you mean 'required'?", "requird"
      ),
      (
        "{ spec-keys: helper, said-flags: { values: needed, key: helper, quote: Here } }",
        "the key 'helper' is not true or false", "helper"
      ),
      (
        "{ spec-keys: duration, fit-words: { values: long, key: durations, quote: Here } }",
        "no key of a spec is called 'durations'; did you mean 'duration'?", "durations"
      ),
      (
        "{ spec-keys: [duration, action], fit-words: { values: long, key: duration, beside: acton, "
          + "quote: Here } }",
        "no key of a spec is called 'acton'; did you mean 'action'?", "acton"
      ),
      (
        "{ spec-keys: duration, fit-words: { values: { ios: forever }, key: duration, quote: Here } }",
        "'duration' does not take 'forever'", "forever"
      ),
      (
        "vague-names: { values: here, of: bogus, quote: Here }",
        "no key of a spec is called 'bogus'",
        "bogus"
      ),
      (
        "unfit-words: { values: here, in: [states, bogus], quote: Here }",
        "no key of a spec is called 'bogus'", "bogus"
      ),
      (
        "unfit-words: { values: here, in: roel, quote: Here }",
        "no key of a spec is called 'roel'; did you mean 'role'?", "roel"
      ),
      (
        "{ spec-keys: placeholder, name: { values: required, no-names: placholder, quote: Here } }",
        "no key of a spec is called 'placholder'; did you mean 'placeholder'?", "placholder"
      ),
    ] as [(String, String, String)]
  )
  func unknown(model: String, message: String, place: String) {
    let problems = problems(of: model)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map { SourceText(model).string(in: $0.range) } == [place])
  }

  @Test(
    "is missing where the fact says nothing without it",
    arguments: [
      ("said-flags: { values: needed, quote: Here }", "the fact 'said-flags' needs 'key'"),
      ("fit-words: { values: long, quote: Here }", "the fact 'fit-words' needs 'key'"),
      (
        "fit-words: { values: long, beside: label, quote: Here }",
        "the fact 'fit-words' needs 'key'"
      ),
    ] as [(String, String)]
  )
  func missing(model: String, message: String) {
    #expect(problems(of: model).map(\.message) == [message])
  }

  @Test(
    "is one of the component, of its base, or of all specs",
    arguments: [
      "{ based-on: dialog, needed-keys: { values: [message, buttons], quote: Here } }",
      "{ based-on: dialog, needed-keys: { values: [label, name], in: [close, buttons], quote: Here } }",
      "needed-keys: { values: [name, hint, purpose], quote: Here }",
      "{ spec-keys: duration, fit-words: { values: [long, 5 s], key: duration, quote: Here } }",
      "{ spec-keys: required, said-flags: { values: needed, key: required, quote: Here } }",
    ] as [String]
  )
  func known(model: String) {
    #expect(problems(of: model).map(\.message) == [])
  }

  private func problems(of model: String) -> [ReadingProblem] {
    Guideline(
      reading: SourceText("## All platforms\n- Here"),
      named: "x",
      model: SourceText(model),
      specKeys: .ofFormat
    ).problems
  }
}
