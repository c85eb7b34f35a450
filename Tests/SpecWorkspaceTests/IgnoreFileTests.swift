import Testing

@testable import SpecWorkspace

@Suite("Ignore files")
struct IgnoreFileTests {
  @Test(
    "leave out what git would",
    arguments: [
      ("build", "a/build", true), ("build", "build.yaml", false),
      ("/build", "a/build", false), ("/build", "build", true),
      ("a/b", "a/b", true), ("a/b", "x/a/b", false),
      ("*.yaml", "a/b.yaml", true), ("*.yaml", "b.yml", false),
      ("a/*", "a/b", true), ("a/*", "a/b/c", false),
      ("a/**", "a/b/c", true), ("a/**", "a", false),
      ("**/c", "a/b/c", true), ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c", true),
      ("draft-?", "draft-1", true), ("draft-?", "draft-10", false),
      ("v[0-9]", "v7", true), ("v[!0-9]", "v7", false), ("v[^0-9]", "vx", true), ("v[", "v[", true),
      ("[]]", "]", true), ("[!]]", "a", true), ("[!]]", "]", false),
      ("# build", "# build", false), ("\\#build", "#build", true), ("build  ", "build", true),
      ("**", "a", true), ("**", "a/b", true), ("/**", "a/b", true), ("**/", "a", false),
      ("a//b", "a/b", true), ("\\a", "a", true), ("a\\*", "a*", true), ("a\\*", "ab", false),
      ("fo*ob", "foob", true), ("foo*oob", "foob", false), ("a/b*", "x/a/bc", false),
      ("*.yaml\n!keep.yaml", "keep.yaml", false), ("*.yaml\n!keep.yaml", "a.yaml", true),
      ("", "a", false), ("/", "a", false), ("!", "a", false),
    ] as [(String, String, Bool)]
  )
  func patterns(text: String, path: String, isIgnored: Bool) {
    #expect([file(text)].ignores("/repo/" + path) == isIgnored)
  }

  @Test("tell folders from files")
  func folders() {
    #expect([file("out/")].ignores("/repo/a/out", isFolder: true))
    #expect(![file("out/")].ignores("/repo/a/out"))
    #expect(![file("out/")].ignores("/elsewhere/out", isFolder: true))
    // What is for folders alone does not hide what holds for all.
    #expect([file("out\n!out/")].ignores("/repo/out"))
    #expect(![file("out\n!out/")].ignores("/repo/out", isFolder: true))
    #expect([file("o*t\n!o*t/")].ignores("/repo/out"))
  }

  @Test("the innermost has the last word")
  func nesting() {
    let files = [file("*.yaml"), file("!a.yaml", in: "/repo/x")]
    #expect(!files.ignores("/repo/x/a.yaml"))
    #expect(files.ignores("/repo/x/b.yaml"))
  }

  @Test(
    "the last line that matches holds, with wildcards or without",
    arguments: [
      ("a.yaml\n!*.yaml", false), ("!*.yaml\na.yaml", true), ("*.yaml\n!a.yaml\n/a.yaml", true),
      ("/a.yaml\n!a.yaml", false), ("!a.*\n**/a.yaml", true), ("a.yaml\n!/a.yaml\nb.yaml", false),
      ("\u{FEFF}a.yaml", true), ("a.yaml\r\n!b.yaml\r\n", true), ("a.yaml\r!a.yaml", false),
    ] as [(String, Bool)]
  )
  func order(text: String, isIgnored: Bool) {
    #expect([file(text)].ignores("/repo/a.yaml") == isIgnored)
  }

  @Test(
    "hold however many lines they have",
    arguments: ["file-%.yaml", "/dir/%", "*-%.yaml", "x%*y", "a/**/b%", "?%", "[ab]-%", "**/%z"]
  )
  func many(pattern: String) {
    let lines = (0..<6_000).map { pattern.replacing("%", with: "\($0)") }
    let file = file(lines.joined(separator: "\n"))
    var budget = MatchingBudget()
    for number in [0, 501, 5_999] {
      let path = pattern.replacing("%", with: "\(number)").replacing("**/", with: "q/")
        .replacing("[ab]", with: "a").replacing("*", with: "q").replacing("?", with: "q")
      let absolute = FilePath.entry(path.replacing("//", with: "/"), in: "/repo")
      let isIgnored = file.ignores(
        FilePath.absolute(absolute, from: "/"),
        isFolder: false,
        &budget
      )
      #expect(isIgnored == true)
    }
    let other = file.ignores("/repo/other", isFolder: false, &budget)
    #expect(other == nil)
    #expect(budget.end == nil)
  }

  @Test("cost no more than a search may, and say which of them was too much")
  func costly() {
    let file = file(String(repeating: "*a*a*a*b*\n", count: 2_000) + "plain")
    let name = String(repeating: "a", count: 100)
    var budget = MatchingBudget(1_000_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      for number in 0..<1_000 {
        _ = file.ignores("/repo/\(name)\(number)c", isFolder: false, &budget)
      }
    }
    #expect(time < .seconds(20))
    #expect(budget.end == "/repo/.a11y-spec-ignore")
    let plain = file.ignores("/repo/plain", isFolder: false, &budget)
    #expect(plain == true)
  }

  private func file(_ text: String, in folder: String = "/repo") -> IgnoreFile {
    IgnoreFile(Array(text.utf8), folder: folder)
  }
}

extension [IgnoreFile] {
  fileprivate func ignores(_ path: String, isFolder: Bool = false) -> Bool {
    var budget = MatchingBudget()
    return ignores(path, isFolder: isFolder, &budget)
  }
}
