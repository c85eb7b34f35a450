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
}
