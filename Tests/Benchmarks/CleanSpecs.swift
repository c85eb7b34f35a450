import Foundation
import SourceText
import SpecChecking
import SpecIDE

/// The bundled examples and the specs of the corpus that have no finding.
var cleanSpecs: [String] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  let files = FileManager.default
  let folders = ["Examples", "SpecRulesTests/Corpus"].map { tests.appendingPathComponent($0) }
  return folders.flatMap { folder -> [String] in
    ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().compactMap { name in
      let path = folder.appendingPathComponent(name)
      return files.contents(atPath: path.path).map { String(decoding: $0, as: UTF8.self) }
    }
  }.filter { Snapshot(SourceText($0)).findings.isEmpty }
}
