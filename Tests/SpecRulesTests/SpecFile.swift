import Foundation
import SourceText
import TestSupport

/// A spec of the repository, read from its file.
struct SpecFile: Sendable, CustomStringConvertible {
  let name: String
  let text: String

  var description: String { name }

  /// The worked examples.
  static let examples = files(in: testFolder.appendingPathComponent("../Examples"))

  /// Specs as teams write them, with comments under what is to be reported.
  static let corpus = files(in: testFolder.appendingPathComponent("Corpus"))

  /// Specs whose phrases are what stock controls say, word for word.
  static let device = files(in: testFolder.appendingPathComponent("Device"))

  /// Specs for React Native, six of them with one mistake.
  static let reactNative = files(in: testFolder.appendingPathComponent("ReactNative"))

  private static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func files(in folder: URL) -> [SpecFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".yaml") || name.hasSuffix(".yml") else { return nil }
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      return SpecFile(name: name, text: String(decoding: data, as: UTF8.self))
    }
  }
}
