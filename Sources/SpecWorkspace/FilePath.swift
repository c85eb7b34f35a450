/// Paths as text, with `/` between their components.
///
/// The system takes any bytes for a name. Bytes that are not UTF-8 have stand-ins in the text.
/// ``bytes(of:)`` turns them back, and a user sees them as replacement characters (``shown(_:)``).
///
/// Paths are cut between bytes. A combining mark at the beginning of a name would make one
/// character of it and the `/` in front.
package enum FilePath {
  private static let separator = UInt8(ascii: "/")

  /// How many bytes a path has at most, as Linux wants it.
  package static let longest = 4096

  /// A path from the root, without `.` and `..`.
  package static func absolute(_ path: String, from folder: String) -> String {
    var settled: [Substring] = []
    for component in components(of: isAbsolute(path) ? path : folder + "/" + path)
    where component != "." {
      if component == ".." { _ = settled.popLast() } else { settled.append(component) }
    }
    return "/" + settled.joined(separator: "/")
  }

  /// Whether a path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == separator }

  /// The names that a path is made of.
  package static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: separator).map { Substring($0) }
  }

  /// The last name of a path; the path itself where it has none.
  package static func name(of path: String) -> String {
    components(of: path).last.map(String.init) ?? path
  }

  /// The folder that an absolute path stands in; `nil` for the root.
  package static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: separator) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// An absolute path, or the nearest folder above it whose path is not too long for the system.
  static func possible(_ path: String) -> String? {
    guard path.utf8.count > longest else { return path }
    return folder(of: String(decoding: path.utf8.prefix(longest), as: UTF8.self))
  }

  /// A path below a folder, both absolute, as seen from it; `nil` if it is elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = (folder == "/" ? "/" : folder + "/").utf8
    guard path.utf8.starts(with: prefix) else { return nil }
    return String(Substring(path.utf8.dropFirst(prefix.count)))
  }

  /// An entry of a folder; entries of the current folder have no folder in front.
  package static func entry(_ name: String, in folder: String) -> String {
    switch folder {
    case ".", "": name
    case _ where folder.utf8.last == separator: folder + name
    default: folder + "/" + name
    }
  }

  /// An absolute path as seen from a folder, with `..` where it is not below it.
  package static func reference(_ path: String, from folder: String) -> String {
    let target = components(of: path)
    let start = components(of: folder)
    let common = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = start.dropFirst(common).map { _ in Substring("..") }
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  /// The ending of a path, of some, that it has besides a name.
  package static func ending(of path: String, among endings: [String]) -> String? {
    endings.first { ending in
      path.utf8.count > ending.utf8.count
        && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }

  /// A path without the first of some endings that it has; `nil` when it has none.
  package static func stem(of path: String, without endings: [String]) -> String? {
    ending(of: path, among: endings).map { String(Substring(path.utf8.dropLast($0.utf8.count))) }
  }
}

extension FilePath {
  /// The characters for private use that stand for the bytes from 0x80 to 0xFF.
  private static let standIns: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

  /// The first byte of every stand-in in UTF-8.
  private static let mark: UInt8 = 0xF4

  /// A path of the system as text.
  package static func text(of bytes: [UInt8]) -> String {
    if !bytes.contains(mark), let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let character = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars
      // What a stand-in would be confused with is spelt in stand-ins itself.
      if let character, let scalar = character.first, !standIns.contains(scalar.value) {
        text.unicodeScalars.append(contentsOf: character)
        rest = rest.dropFirst(length)
      } else {
        let standIn = Unicode.Scalar(standIns.upperBound - 0xFF + UInt32(first))
        text.unicodeScalars.append(standIn ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The bytes of a path as the system has it.
  package static func bytes(of path: String) -> [UInt8] {
    guard path.utf8.contains(mark) else { return Array(path.utf8) }
    return path.unicodeScalars.flatMap { scalar in
      standIns.contains(scalar.value)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(scalar.utf8)
    }
  }

  /// A path for people and for reports, which are UTF-8.
  ///
  /// One that begins like a workflow command, which a runner of builds would carry out, has `./` in
  /// front.
  package static func shown(_ path: String) -> String {
    let isCommand = path.drop { $0.isWhitespace }.utf8.starts(with: "::".utf8)
    let shown = path.utf8.contains(mark) ? String(decoding: bytes(of: path), as: UTF8.self) : path
    return isCommand ? "./" + shown : shown
  }
}
