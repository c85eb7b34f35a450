import JSONText
import SpecRules
import Testing

@Suite("The success criteria of WCAG")
struct CriterionTests {
  private static let spec = """
    component: stepper
    label: Tickets # a11y-spec: allow segment-named
    platforms:
      ios:
        role: slider
        name: Amount

    """

  @Test(
    "choose what 'check' reports",
    arguments: [
      ("4.1.2", ["role-expected"], 1),
      ("2.5.3", ["name-matches-label"], 1),
      ("2.5.3,4.1.2", ["role-expected", "name-matches-label"], 1),
      ("4.1.3, 2.5.3", ["name-matches-label"], 1),
      ("best-practice", ["unused-allow"], 0),
      ("4.1.3", [], 0),
    ] as [(String, [String], Int32)]
  )
  func choice(criteria: String, codes: [String], code: Int32) throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(["check", "--format", "json", "--wcag", criteria], in: folder)
    let report = try JSONValue(parsing: Array(run.output.utf8))
    let found = (report["files"]?.items ?? []).flatMap { $0["diagnostics"]?.items ?? [] }
    #expect(found.compactMap { $0["code"]?.string } == codes)
    #expect(run.code == code)
  }

  @Test(
    "leave out no finding that says why something is not checked",
    arguments: [
      ("component: stepper\nlabel: [Tickets\n", "yaml-unclosed-bracket"),
      ("component: steper\nlabel: Tickets\n", "unknown-component"),
      ("label: Tickets\nplatforms: { ios: {} }\n", "missing-component"),
      ("component: stepper\nlabel: Tickets\nplatforms: 3\n", "wrong-type"),
      ("component: stepper\nlabel: Tickets\nlabel: Seats\n", "duplicate-key"),
    ] as [(String, String)]
  )
  func unreadable(spec: String, code: String) throws {
    let folder = try Folder(["a.a11y.yaml": spec])
    let run = try Run(["check", "--wcag", "4.1.3"], in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("[\(code)]"))
  }

  @Test("choose what '--fix' mends")
  func mending() throws {
    let spec = "component: stepper\nlabel: Tickets # a11y-spec: allow segment-named\n"
    let folder = try Folder(["a.a11y.yaml": spec])
    _ = try Run(["check", "--fix", "--wcag", "4.1.2"], in: folder)
    #expect(try folder.read("a.a11y.yaml") == spec)
    _ = try Run(["check", "--fix", "--wcag", "best-practice"], in: folder)
    #expect(try folder.read("a.a11y.yaml") == "component: stepper\nlabel: Tickets\n")
  }

  @Test(
    "are refused with a reason when nothing can be found by them",
    arguments: [
      (["--wcag", "1.4.3"], "no rule looks at 1.4.3 Contrast (Minimum) (AA)"),
      (["--wcag", "9.1"], "'9.1' is no success criterion of WCAG 2.2"),
      (["--wcag", ","], "--wcag needs a value"),
      (["--wcag", "4.1.2", "--write-baseline", "b"], "a baseline has all findings"),
    ] as [([String], String)]
  )
  func refusal(options: [String], reason: String) throws {
    let run = try Run(["check"] + options, in: Folder(["a.a11y.yaml": Self.spec]))
    #expect(run.code == 2)
    #expect(run.errors.contains(reason))
  }
}
