import Foundation
import SourceText
import SpecRules
import SpecWorkspace
import Testing

@Suite("Documents that several configurations name")
struct ReadPairsTests {
  @Test("are read once, and again when another file stands there")
  func changes() throws {
    let folder = try TemporaryFolder(["dial.md": "## iOS\n- A\n", "lamp.md": "## iOS\n- B\n"])
    let pairs = ReadPairs()
    try folder.stamp("dial.md")
    let dial = GuidelinePack(loading: [folder.path("dial.md")], sharing: pairs)
    // What looks like the same file is not read again, so that the old text tells it.
    let file = try FileHandle(forWritingTo: URL(filePath: folder.path("dial.md")))
    try file.write(contentsOf: Data("## iOS\n- X\n".utf8))
    try file.close()
    try folder.stamp("dial.md")
    let same = GuidelinePack(loading: [folder.path("dial.md"), "/nowhere"], sharing: pairs)
    #expect(same.files == dial.files)
    try folder.write("## iOS\n- Another\n", to: "dial.md")
    let after = GuidelinePack(loading: [folder.path("dial.md")], sharing: pairs)
    #expect(after.files.map(\.text.bytes.count) == [17])
  }

  @Test("count for each, and are not read again for the last of very many")
  func limit() throws {
    let large = "## iOS\n" + String(repeating: "- word\n", count: 280_000)
    let folder = try TemporaryFolder(["dial.md": large])
    let pairs = ReadPairs()
    let packs = (0..<18).map { _ in
      GuidelinePack(loading: [folder.path("dial.md")], sharing: pairs)
    }
    let messages = packs.map { $0.files.flatMap(\.findings).map(\.message) }
    let beyond =
      "this file is not read again: the guidelines of all configurations have more than 30000000 "
      + "bytes; name the same ones in fewer of them"
    #expect(messages == Array(repeating: [], count: 16) + [[beyond], [beyond]])
    pairs.removeAll()
    let again = GuidelinePack(loading: [folder.path("dial.md")], sharing: pairs)
    #expect(again.files.flatMap(\.findings) == [])
  }
}

extension TemporaryFolder {
  /// Gives a file a time of its own, whenever it was written.
  fileprivate func stamp(_ entry: String) throws {
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path(entry))
  }
}
