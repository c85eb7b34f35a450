import Guidelines
import SourceText
import SpecModel
import Testing
import YAMLSyntax

@Suite("The dictionary of keys")
struct KeyDictionaryTests {
  @Test("is read without a problem, and says of each key what it is")
  func builtIn() {
    #expect(KeyDictionary.builtIn.problems == [])
    let keys = MapShape.ofSpecs.flatMap(\.keys)
    #expect(keys.filter { $0.summary.isEmpty }.map(\.name) == [])
    #expect(keys.contains { $0.name == "value" && $0.isComponentKey })
  }

  @Test("has a place for every key among those of all specs and platforms")
  func placed() {
    let file = BuiltInText.files.first { $0.name == "keys.yaml" }
    let root = file.map { YAMLStream(parsing: $0.source) }?.documents.first?.tree.root
    for (section, map) in [("spec", MapShape.spec), ("platform", .platform)] {
      let written = root?[section]?.entries.map(\.key.text) ?? []
      #expect(!written.isEmpty)
      #expect(Set(map.keys.filter(\.isComponentKey).map(\.name)) == Set(written))
    }
  }

  @Test("takes the samples of 'new' from facts that models may state")
  func samples() {
    let samples = MapShape.spec.keys.compactMap(\.sample)
    #expect(!samples.isEmpty)
    #expect(samples.flatMap(\.facts).filter { FactDescription.named($0) == nil } == [])
  }

  @Test(
    "tells what it cannot read",
    arguments: [
      ("spec: { a: { is: word shape, before: role } }", ["there is no type 'word shape'"]),
      ("spec: { a: { is: list of map b, before: role } }", ["there is no type 'map b'"]),
      ("maps: { a: { keys: { b: { says: Nothing. } } } }", ["a key needs 'is' or 'words'"]),
      (
        "spec: { a: { is: text, means: something, before: role } }",
        ["no code asks for 'something'"]
      ),
      ("maps: { a: { keys: { b: { is: text } } } }\nspec: { a: { is: map a } }", []),
    ] as [(String, [String])]
  )
  func problems(text: String, expected: [String]) {
    let messages = KeyDictionary(reading: SourceText(text)).problems.map(\.message)
    #expect(Array(messages.prefix(1)) == expected)
  }
}
