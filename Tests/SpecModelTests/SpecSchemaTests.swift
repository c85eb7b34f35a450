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
    let names = Set((definitions ?? [:]).keys)
    #expect(Set(MapShape.allCases.map(\.rawValue)).subtracting(names) == ["action"])
    let references = SpecSchema.text().split(separator: "\"").filter { $0.hasPrefix("#/") }
    let known = names.map { "#/definitions/\($0)" }
    #expect(Set(references.map(String.init)).subtracting(known) == [])
  }
}
