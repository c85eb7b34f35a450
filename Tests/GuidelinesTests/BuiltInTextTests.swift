import Guidelines
import TestSupport
import Testing

@Suite("The text inside the program")
struct BuiltInTextTests {
  @Test("is that of the library; run `swift run embed-text` when it is stale")
  func isCurrent() throws {
    let folder = "Sources/Guidelines/Library"
    let names = try Files.names(in: folder)
    #expect(BuiltInText.files.map(\.name) == names)
    for file in BuiltInText.files where names.contains(file.name) {
      let text = try Files.text("\(folder)/\(file.name)")
      #expect(file.text.description == text, "\(file.name) is stale: run `swift run embed-text`")
    }
  }
}
