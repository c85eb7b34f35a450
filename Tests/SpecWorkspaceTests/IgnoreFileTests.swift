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
      ("*.yaml\n!keep.yaml", "keep.yaml", false), ("*.yaml\n!keep.yaml", "a.yaml", true),
      ("", "a", false), ("/", "a", false), ("!", "a", false),
    ] as [(String, String, Bool)]
  )
  func patterns(text: String, path: String, isIgnored: Bool) {
    let file = IgnoreFile(text, folder: "/repo")
    #expect([file].ignores("/repo/" + path, isFolder: false) == isIgnored)
  }

  @Test("tell folders from files")
  func folders() {
    let file = IgnoreFile("out/", folder: "/repo")
    #expect([file].ignores("/repo/a/out", isFolder: true))
    #expect(![file].ignores("/repo/a/out", isFolder: false))
    #expect(![file].ignores("/elsewhere/out", isFolder: true))
  }

  @Test("the innermost has the last word")
  func nesting() {
    let outer = IgnoreFile("*.yaml", folder: "/repo")
    let inner = IgnoreFile("!a.yaml", folder: "/repo/x")
    #expect(![outer, inner].ignores("/repo/x/a.yaml", isFolder: false))
    #expect([outer, inner].ignores("/repo/x/b.yaml", isFolder: false))
  }
}
