import Foundation
import Guidelines
import SpecModel
import Testing

@Suite("The JSON Schema")
struct SpecSchemaTests {
  @Test("is current in the repository")
  func current() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("spec-schema.json")
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == SpecSchema.text(),
      "spec-schema.json is stale: swift run a11y-spec schema > spec-schema.json"
    )
  }

  @Test("defines every map of the format, and refers to nothing else")
  func references() throws {
    let text = SpecSchema.text()
    let names = try definitions(of: text)
    #expect(Set(MapShape.ofSpecs.map(\.name)).subtracting(names) == ["action"])
    #expect(references(in: text).subtracting(names) == [])
  }

  @Test("of models defines every fact and the maps of voices, and refers to nothing else")
  func model() throws {
    let text = SpecSchema.text(of: .model, titled: "Model", "Facts.")
    let names = try definitions(of: text)
    let others = [
      "model", "voices", "voice-control", "voice-when", "voice-change", "disputed-sentence",
      "added-keys", "added-key", "added-words",
    ]
    let places = names.filter { $0.hasPrefix("places-of-") }
    #expect(places.contains("places-of-roles-values"))
    let facts = FactDescription.all.map { "fact-\($0.name)" }
    #expect(names.subtracting(places) == Set(others + facts))
    #expect(references(in: text) == names)
  }

  private func definitions(of schema: String) throws -> Set<String> {
    let json = try JSONSerialization.jsonObject(with: Data(schema.utf8))
    let definitions = (json as? [String: Any])?["definitions"] as? [String: Any]
    return Set((definitions ?? [:]).keys)
  }

  private func references(in schema: String) -> Set<String> {
    let start = "#/definitions/"
    let found = schema.split(separator: "\"").filter { $0.hasPrefix(start) }
    return Set(found.map { String($0.dropFirst(start.count)) })
  }
}
