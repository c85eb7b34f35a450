import Foundation
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
    let schema = try JSONSerialization.jsonObject(with: Data(SpecSchema.text().utf8))
    let definitions = (schema as? [String: Any])?["definitions"] as? [String: Any]
    #expect(Set(definitions.map(\.keys) ?? [:].keys) == Set(MapShape.allCases.map(\.rawValue)))
    let references = SpecSchema.text().split(separator: "\"").filter { $0.hasPrefix("#/") }
    let known = MapShape.allCases.map { "#/definitions/\($0.rawValue)" }
    #expect(Set(references.map(String.init)).subtracting(known) == [])
  }
}
