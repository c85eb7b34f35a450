import Foundation
import JSONText

/// A folder with a pack and a configuration that names it, gone when nobody holds it.
final class PackFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "a11y-spec-\(UUID().uuidString)")
    try write("guidelines: [pack]\n", to: ".a11y-spec.yaml")
    try write("## iOS\n### Role\n- Announce the dial as “knob”.\n", to: "pack/dial.md")
    try write(
      "roles: { on: ios, values: knob, quote: Announce the dial as “knob”. }\n",
      to: "pack/dial.model.yaml"
    )
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ entry: String) -> String { url.appending(path: entry).path(percentEncoded: false) }

  func uri(_ entry: String) -> String { "file://" + path(entry) }

  func write(_ text: String, to entry: String) throws {
    let file = url.appending(path: entry)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func remove(_ entry: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: entry))
  }
}

extension TestClient {
  /// The codes of the last diagnostics that were pushed for a document; `nil` if none were.
  mutating func pushed(_ uri: String) -> [String]? {
    let params = received.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"] }
    let last = params.last { $0["uri"]?.string == uri }
    return last?["diagnostics"]?.items?.compactMap { $0["code"]?.string }
  }
}
