import Foundation

/// A folder with some files, gone when nobody holds it.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "a11y-spec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of an entry, or of the folder itself.
  func path(_ entry: String = "") -> String {
    let folder = url.path(percentEncoded: false)
    let whole = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return entry.isEmpty ? whole : "\(whole)/\(entry)"
  }

  func write(_ text: String, to entry: String) throws {
    let file = url.appending(path: entry)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
