import Guidelines
import SourceText
import SpecModel
import TestSupport
import Testing
import YAMLSyntax

@Suite("The shape of models")
struct ModelShapeTests {
  @Test("has the keys that the reader of facts reads", arguments: FactDescription.all.map(\.name))
  func keys(name: String) throws {
    let fact = try #require(FactDescription.named(name))
    let key = fact.isOfState ? FactDescription.nameOfStateFact("disabled") : name
    let shape = try #require(Shape.map(.model).child(.key(key))?.mapShape)
    let absent = (fact.values == .none ? ["values"] : []) + (fact.number == nil ? ["number"] : [])
    let read = FactDescription.commonKeys.filter { !absent.contains($0) } + fact.details.map(\.name)
    #expect(Set(shape.keys.map(\.name)) == Set(read))
    #expect(shape.keys.count == read.count)
    #expect(shape.keys.allSatisfy { $0.summary.hasSuffix(".") && $0.summary.count > 1 })
    #expect((shape.openKeys != nil) == fact.hasDetailForEachValue)
  }

  @Test("has every key of the models in the library")
  func library() throws {
    let folder = "Sources/Guidelines/Library"
    let models = try Files.names(in: folder).filter { $0.hasSuffix(".model.yaml") }
    // Two are of no component: what many documents share, and what they say of the platforms.
    #expect(models.count == GuidelineLibrary.builtIn.names.count + 2)
    for name in models {
      let stream = YAMLStream(parsing: SourceText(try Files.text("\(folder)/\(name)")))
      let root = try #require(stream.documents.first?.tree.root)
      for fact in root.entries {
        let shape = try #require(Shape.map(.model).child(.key(fact.key.text)), "\(fact.key.text)")
        let maps = fact.value.kind == .sequence ? Array(fact.value.items) : [fact.value]
        for key in maps.flatMap({ $0.entries.map(\.key.text) }) {
          #expect(shape.child(.key(key)) != nil, "\(fact.key.text): \(key)")
        }
      }
    }
  }
}
