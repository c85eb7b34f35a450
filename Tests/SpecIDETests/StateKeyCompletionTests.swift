import SpecIDE
import Testing

@Suite("Completion below a key of a spec that is called like a state")
struct StateKeyCompletionTests {
  @Test(
    "offers what sets a state below a key that is called like it, and nothing else",
    arguments: [
      (
        "views", "error: { api: $0 }",
        "setError() TextInputLayout.setError() errorContentDescription app:errorEnabled error"
      ),
      (
        "compose", "error:\n  text: Too short\n  api: $0",
        "error() Modifier.semantics semantics isError"
      ),
      ("compose", "error: { api: [$0] }", "error() Modifier.semantics semantics isError"),
    ] as [(String, String, String)]
  )
  func apisOfKeys(framework: String, error: String, labels: String) {
    let platforms = "platforms: { android: { framework: \(framework) } }"
    let marked = "component: text-field\nlabel: Email\n\(error)\n\(platforms)\n"
    #expect(completions(in: marked).map(\.label).joined(separator: " ") == labels)
  }
}
