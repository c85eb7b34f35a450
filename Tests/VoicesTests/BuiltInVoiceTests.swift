import Guidelines
import TestSupport
import Testing
import Voices

@Suite("The voices inside the program")
struct BuiltInVoiceTests {
  @Test("are those of the library; run `swift run embed-text` when they are stale")
  func isCurrent() throws {
    let folder = "Sources/Voices/Library"
    let names = try Files.names(in: folder)
    #expect(BuiltInVoiceText.files.map(\.name) == names)
    for file in BuiltInVoiceText.files where names.contains(file.name) {
      let text = try Files.text("\(folder)/\(file.name)")
      #expect(file.text.description == text, "\(file.name) is stale: run `swift run embed-text`")
    }
  }

  @Test("are described row by row: no key of the README is unknown to the reader")
  func readme() throws {
    let text = try Files.text("Sources/Voices/README.md")
    for event in Event.allCases { #expect(text.contains("`\(event.rawValue)`")) }
    for kind in TextKind.allCases { #expect(text.contains("`\(kind.rawValue)`")) }
    for part in PhrasePart.allCases { #expect(text.contains("`\(part.rawValue)`")) }
  }
}
