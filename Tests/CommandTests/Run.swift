import Foundation

/// A folder with some files, gone when nobody holds it.
final class Folder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "a11y-spec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  /// The text of a file.
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// The paths of all files, hidden ones included, sorted.
  var paths: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).filter {
      var isFolder: ObjCBool = false
      let path = url.appending(path: $0).path
      return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

/// One run of the program that the package has built beside its tests.
struct Run {
  let code: Int32
  let output: String
  let errors: String

  /// Runs the program in `place` below a folder.
  ///
  /// - Throws: An error when it cannot be started.
  init(
    _ arguments: [String],
    in folder: Folder? = nil,
    at place: String = ".",
    input: String = ""
  ) throws {
    try self.init(
      Self.products.appending(path: "a11y-spec"),
      arguments,
      in: folder,
      at: place,
      input: input
    )
  }

  /// Runs lines of the shell, to which the program is known as `a11y-spec`.
  ///
  /// - Throws: An error when the shell cannot be started.
  init(shell lines: String, in folder: Folder? = nil) throws {
    let path = "PATH='\(Self.products.path)':$PATH\n"
    try self.init(URL(filePath: "/bin/sh"), ["-c", path + lines], in: folder)
  }

  private init(
    _ program: URL,
    _ arguments: [String],
    in folder: Folder?,
    at place: String = ".",
    input: String = ""
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder.url.appending(path: place) }
    // From a file, because a pipe would end the tests where the program reads none of it.
    let inputFolder = try Folder(["input": input])
    process.standardInput = try FileHandle(forReadingFrom: inputFolder.url.appending(path: "input"))
    let (standardOutput, standardError) = (Pipe(), Pipe())
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    output = String(
      decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    errors = String(
      decoding: standardError.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    code = process.terminationStatus
    _ = (folder, inputFolder)
  }

  /// The folder of the package's products, where the tests run from as well.
  private static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
