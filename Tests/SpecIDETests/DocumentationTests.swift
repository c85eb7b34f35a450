import Guidelines
import SpecIDE
import TestSupport
import Testing

@Suite("Documentation of proposals")
struct DocumentationTests {
  @Test(
    "says what the hover says once the word is written",
    arguments: GuidelineLibrary.builtIn.names
  )
  func hover(component: String) throws {
    let spec = try #require(SpecSkeleton(of: component, frameworks: [], in: .builtIn))
    var sweep = DocumentationSweep()
    sweep.sweep(spec.text, without: ["component", "framework"])
    #expect(sweep.compared > 15)
    #expect(sweep.different == [])
  }
}
