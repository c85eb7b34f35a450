import SpecIDE
import TestSupport
import Testing

@Suite("Completion in a file that has only begun")
struct FirstStepTests {
  @Test(
    "keeps the step that the line at the cursor shows first",
    arguments: [
      ("component: stepper\nplatforms:\n    io$0", "ios", "ios:\n        "),
      ("component: stepper\nplatforms:\n    $0", "ios", "ios:\n        "),
      ("component: stepper\nplatforms:\n   an$0", "android", "android:\n      "),
      ("component: stepper\nplatforms:\n  io$0", "ios", "ios:\n    "),
      ("component: stepper\nplat$0", "platforms", "platforms:\n  "),
    ] as [(String, String, String)]
  )
  func firstStep(document: String, label: String, insertion: String) {
    let item = completions(in: document).first { $0.label == label }
    #expect(item?.insertion == insertion)
  }
}
