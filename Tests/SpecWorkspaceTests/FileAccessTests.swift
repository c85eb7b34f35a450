import Foundation
import SourceText
import SpecWorkspace
import Testing

@Suite("Files")
struct FileAccessTests {
  @Test(
    "are found by the bytes of their names",
    arguments: [
      ([0x61, 0x2F, 0xC3, 0xA9], "a/é"), ([0x62, 0xE9], "b\u{FFFD}"),
      ([0xFF, 0x80], "\u{FFFD}\u{FFFD}"),
      (Array("\u{10FE80}".utf8), "\u{10FE80}"), (Array("\u{1F39B}".utf8), "\u{1F39B}"),
      ([0xF4, 0x61], "\u{FFFD}a"), ([], ""),
    ] as [([UInt8], String)]
  )
  func names(bytes: [UInt8], shown: String) {
    let text = FilePath.text(of: bytes)
    #expect(FilePath.bytes(of: text) == bytes)
    #expect(FilePath.shown(text) == shown)
  }

  @Test("are not written over when they have been changed meanwhile")
  func changed() throws {
    let folder = try TemporaryFolder(["a.yaml": "new"])
    let path = folder.path("a.yaml")
    #expect(FileAccess.write(Array("mended".utf8), to: path, over: Array("old".utf8)) == .changed)
    #expect(FileAccess.read(path, limit: 9) == .success(SourceText("new")))
    #expect(FileAccess.write(Array("mended".utf8), to: path, over: Array("new".utf8)) == nil)
    #expect(FileAccess.read(path, limit: 9) == .success(SourceText("mended")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["a.yaml"])
  }

  @Test(
    "that a search has found are neither read nor written once a link has taken their place",
    arguments: ["a.a11y.yaml", "d/b.a11y.yaml", "link.a11y.yaml"]
  )
  func swapped(name: String) throws {
    let folder = try TemporaryFolder([
      "in/a.a11y.yaml": "old", "in/d/b.a11y.yaml": "old", "in/c.a11y.yaml": "old",
      "victim.yaml": "old",
    ])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("in/link.a11y.yaml"),
      withDestinationPath: "c.a11y.yaml"
    )
    var resolver = ConfigurationResolver()
    let search = SpecSearch(in: [folder.path("in")], resolver: &resolver, settings: Settings())
    let path = folder.path("in/\(name)")
    let place = search.place(of: path)
    #expect(FileAccess.read(place, limit: 9) == .success(SourceText("old")))
    let swapped = name == "link.a11y.yaml" ? folder.path("in/c.a11y.yaml") : path
    try manager.removeItem(atPath: swapped)
    try manager.createSymbolicLink(
      atPath: swapped,
      withDestinationPath: folder.path("victim.yaml")
    )
    #expect(FileAccess.read(place, limit: 9) == .failure(.changed))
    #expect(FileAccess.write([0x61], to: place, over: Array("old".utf8)) == .changed)
    #expect(FileAccess.read(folder.path("victim.yaml"), limit: 9) == .success(SourceText("old")))
    // What the user names is followed.
    #expect(FileAccess.read(FilePlace(named: path), limit: 9) == .success(SourceText("old")))
  }

  @Test("with several names are left alone")
  func hardLinks() throws {
    let folder = try TemporaryFolder(["a.yaml": "old"])
    try FileManager.default.linkItem(
      atPath: folder.path("a.yaml"),
      toPath: folder.path("b.yaml")
    )
    #expect(FileAccess.write(Array("new".utf8), to: folder.path("a.yaml")) == .hardLinked)
    #expect(FileAccess.read(folder.path("b.yaml"), limit: 9) == .success(SourceText("old")))
  }

  @Test("keep who may do what with them")
  func mode() throws {
    let folder = try TemporaryFolder(["a.yaml": "old"])
    let path = folder.path("a.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(FileAccess.write(Array("new".utf8), to: path) == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("behind '..' are those that the system finds there")
  func parents() throws {
    let folder = try TemporaryFolder(["a/b/c.yaml": "", "x.yaml": "outer", "a/x.yaml": "inner"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"),
      withDestinationPath: "a/b"
    )
    let path = folder.path("link/../x.yaml")
    #expect(FileAccess.absolute(path, from: "/").hasSuffix("/a/x.yaml"))
    #expect(FileAccess.absolute(path + "/../none/../y", from: "/").hasSuffix("/y"))
    #expect(FileAccess.isSameFile(path, folder.path("a/x.yaml")))
    #expect(FileAccess.write(Array("new".utf8), to: path) == nil)
    #expect(FileAccess.read(folder.path("x.yaml"), limit: 9) == .success(SourceText("outer")))
    #expect(FileAccess.read(folder.path("a/x.yaml"), limit: 9) == .success(SourceText("new")))
  }

  @Test("that have become a pipe since they were read are not written")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.yaml")
    let made = unsafe mkfifo(path, 0o600)
    #expect(made == 0)
    // Without a reader, opening it to write would never end.
    #expect(FileAccess.write(Array("new".utf8), to: path, over: Array("old".utf8)) == .changed)
    let link = folder.path("b.yaml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.yaml")
    #expect(FileAccess.write(Array("new".utf8), to: link, over: Array("old".utf8)) == .changed)
  }

  @Test(
    "are not written through a link of the repository",
    arguments: [
      ("repo/report.json", true), ("repo/out/report.json", true), ("repo/out/new/a.json", true),
      ("repo/inside/a.json", false), ("repo/new/a.json", false), ("repo/real.json", false),
      ("repo/dangling.json", true), ("report.json", false),
    ] as [(String, Bool)]
  )
  func linked(path: String, isLinked: Bool) throws {
    let folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "victim/x": "mine", "repo/sub/x": "", "repo/real.json": "",
    ])
    for (link, target) in [
      ("repo/report.json", "../victim/x"), ("repo/out", folder.path("victim")),
      ("repo/inside", "sub"), ("repo/dangling.json", "../victim/new"), ("report.json", "victim/x"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link),
        withDestinationPath: target
      )
    }
    let problem = FileAccess.write(Array("new".utf8), to: folder.path(path))
    #expect(problem == (isLinked ? .linked : nil))
    let victims = try FileManager.default.contentsOfDirectory(atPath: folder.path("victim"))
    #expect(victims == ["x"])
    let left = FileAccess.read(folder.path("victim/x"), limit: 9)
    #expect(left == .success(SourceText(path == "report.json" ? "new" : "mine")))
  }

  @Test(
    "stand in the folder that their bytes say",
    arguments: [
      "\u{301}a.yaml", "\u{200D}.yaml", "\u{FE0F}\u{20E3}", "\u{1F3FB}x", "\u{93E}.a11y.yaml",
    ]
  )
  func combining(name: String) {
    let path = "/repo/sub/" + name
    #expect(FilePath.folder(of: path) == "/repo/sub")
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.relative(path, to: "/repo") == "sub/" + name)
    #expect(FilePath.relative("/" + name + "/a", to: "/" + name) == "a")
    #expect(FilePath.relative("/sub" + name, to: "/sub") == nil)
    #expect(FilePath.absolute("x/./../" + name, from: "/repo/sub") == path)
    #expect(FilePath.absolute("/" + name + "/..", from: "/x") == "/")
    #expect(FilePath.reference(path, from: "/repo/" + name) == "../sub/" + name)
    #expect(FilePath.components(of: path).map(String.init) == ["repo", "sub", name])
  }

  @Test(
    "of the system are not read",
    arguments: ["/proc/self/status", "/proc/self/mem", "/dev/zero", "/dev/null"]
  )
  func system(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let folder = try TemporaryFolder()
    let link = folder.path("a.yaml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    for path in [path, link] {
      guard case .failure = FileAccess.read(path, limit: 1_000_000) else {
        Issue.record("\(path) was read")
        continue
      }
    }
  }
}
