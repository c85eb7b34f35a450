import JSONText
import Reports
import SourceText
import SpecChecking
import SpecRules
import SpecWorkspace
import Testing

@Suite("Reports that follow a finding from run to run")
struct IssueReportTests {
  @Test("GitLab's issues have their places and fingerprints")
  func gitlab() throws {
    let issues = try JSONValue(parsing: Array(Sample.written(as: .gitlab).utf8)).items ?? []
    #expect(issues.map { $0["check_name"]?.string } == Sample.findings.map(\.code))
    #expect(issues.map { $0["severity"]?.string } == ["minor", "info", "major"])
    let paths = issues.map { $0["location"]?["path"]?.string }
    #expect(paths == Array(repeating: "a, b:c%ü.a11y.yaml", count: 3))
    let lines = issues.map { $0["location"]?["lines"] }
    #expect(lines.map { $0?["begin"]?.int } == [1, 2, 3])
    #expect(lines.map { $0?["end"]?.int } == [1, 2, 4])
    let fingerprints = issues.compactMap { $0["fingerprint"]?.string }
    #expect(Set(fingerprints).count == 3)
    #expect(fingerprints.allSatisfy { $0.count == 32 })
  }

  @Test("SARIF has rules with help, and results with places, fixes and fingerprints")
  func sarif() throws {
    let log = try JSONValue(parsing: Array(Sample.written(as: .sarif).utf8))
    #expect(log["version"]?.string == "2.1.0")
    let run = log["runs"]?.items?.first
    let driver = run?["tool"]?["driver"]
    #expect(driver?["semanticVersion"]?.string == "1.2.3")
    let rules = driver?["rules"]?.items ?? []
    #expect(rules.map { $0["id"]?.string } == Rule.all.map(\.id) + ["yaml-tab"])
    for rule in rules {
      #expect(rule["helpUri"]?.string?.hasPrefix("https://") == true)
      #expect(rule["help"]?["text"]?.string?.isEmpty == false)
    }
    let rule = rules.first { $0["id"]?.string == "label-for-missing" }
    let tags = rule?["properties"]?["tags"]?.items ?? []
    #expect(tags.compactMap(\.string) == ["accessibility", "mobile", "wcag2a", "wcag131"])
    #expect(run?["columnKind"]?.string == "utf16CodeUnits")
    #expect(run?["invocations"]?.items?.first?["executionSuccessful"]?.bool == false)

    let results = run?["results"]?.items ?? []
    #expect(results.map { $0["level"]?.string } == ["warning", "note", "error"])
    let ids = results.map { rules[$0["ruleIndex"]?.int ?? 0]["id"]?.string }
    #expect(ids == Sample.findings.map(\.code))
    let first = results.first
    let text = "50%, <a> & \"b\"; did you mean 'c'?\nG › iOS › Role: «Say “Button”.»"
    #expect(first?["message"]?["text"]?.string == text)
    #expect(results.last?["message"]?["text"]?.string == #"Bell \\x07\\e\[0m."#)
    let place = first?["locations"]?.items?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "a%2C%20b%3Ac%25%C3%BC.a11y.yaml")
    #expect(region(place?["region"]) == [1, 7, 1, 11])
    let related = first?["relatedLocations"]?.items?.first
    #expect(related?["message"]?["text"]?.string == "the other side")
    #expect(region(related?["physicalLocation"]?["region"]) == [2, 4, 2, 8])
    let change = first?["fixes"]?.items?.first?["artifactChanges"]?.items?.first
    let replacement = change?["replacements"]?.items?.first
    #expect(region(replacement?["deletedRegion"]) == [1, 7, 1, 11])
    #expect(replacement?["insertedContent"]?["text"]?.string == "c")
    let artifacts = run?["artifacts"]?.items ?? []
    #expect(artifacts.map { $0["location"]?["uriBaseId"]?.string } == ["%SRCROOT%", nil])
    #expect(artifacts.last?["location"]?["uri"]?.string == "file:///abs/clean.a11y.yaml")
  }

  private func region(_ value: JSONValue?) -> [Int?] {
    ["startLine", "startColumn", "endLine", "endColumn"].map { value?[$0]?.int }
  }

  private static let spec = """
    component: stepper
    label: Tickets
    platforms:
      ios: { role: slider }
    ---
    component: stepper
    label: Tickets
    platforms:
      ios: { role: slider }
      android: { framework: uikit }
    """

  @Test("a fingerprint survives edits around its finding, and is like no other of its file")
  func fingerprints() {
    let before = file(Self.spec)
    #expect(before.findings.count == 2)
    #expect(Set(before.fingerprints).count == 2)
    let edits = [
      "# a comment\n\n" + Self.spec,
      Self.spec.replacing("label: Tickets", with: "title: Quantity\nlabel: Guests"),
      Self.spec.replacing("\n", with: "\r\n"),
      Self.spec.replacing("ios: { role: slider }", with: "ios:\n    role: 'slider'"),
      "component: stepper\nlabel: More\n---\n" + Self.spec,
    ]
    for edit in edits { #expect(file(edit).fingerprints == before.fingerprints) }
    let other = file(Self.spec.replacing("slider", with: "spinner"))
    #expect(Set(other.fingerprints).isDisjoint(with: before.fingerprints))
  }

  @Test("a baseline leaves out what it has, and only that")
  func baseline() throws {
    let before = file(Self.spec)
    var baseline = Baseline()
    baseline.add(before, named: "x/a.a11y.yaml")
    let read = try #require(Baseline(parsing: baseline.json))
    let moved =
      "# moved\n" + Self.spec + "\n---\ncomponent: stepper\nplatforms: { ios: { role: x } }\n"
    let left = file(moved, accepting: read.fingerprints(named: "x/a.a11y.yaml")).reported
    let all = file(moved)
    #expect(left.knownCount == before.findings.count)
    #expect(left.findings.count == all.findings.count - before.findings.count)
    #expect(left.findings.count > 0)
    #expect(read.fingerprints(named: "y/a.a11y.yaml") == [])
    #expect(all.reported.findings == all.findings)
    #expect(left.reported.knownCount == left.knownCount)
  }

  @Test(
    "a file that is not a baseline is not read",
    arguments: ["", "[]", "{}", #"{"version":2,"findings":[]}"#, #"{"version":1,"findings":[{}]}"#]
  )
  func noBaseline(text: String) {
    #expect(Baseline(parsing: Array(text.utf8)) == nil)
  }

  /// What one rule finds in a spec.
  private func file(
    _ text: String,
    accepting accepted: Set<Fingerprint> = []
  ) -> Report.File {
    let snapshot = Snapshot(SourceText(text))
    let findings = snapshot.findings.filter { $0.code == "role-expected" }
    return Report.File(
      path: "a.a11y.yaml",
      text: snapshot.text,
      findings: findings,
      keyPaths: snapshot.keyPaths(at: findings.map(\.range.lowerBound)),
      accepted: accepted
    )
  }
}
