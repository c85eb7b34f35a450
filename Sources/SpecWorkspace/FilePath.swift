/// Paths as text, with `/` between their components.
///
/// The system takes any bytes for a name. Bytes that are not UTF-8 have stand-ins in the text, which
/// ``bytes(of:)`` turns back and which a user sees as replacement characters (``shown(_:)``).
package enum FilePath {
  /// A path from the root, without `.` and `..`.
  package static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var components: [Substring] = []
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// The folder that an absolute path stands in; `nil` for the root.
  package static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path below a folder, both absolute, as seen from it; `nil` if it is elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// An entry of a folder; entries of the current folder have no folder in front.
  package static func entry(_ name: String, in folder: String) -> String {
    switch folder {
    case ".", "": name
    case _ where folder.hasSuffix("/"): folder + name
    default: folder + "/" + name
    }
  }

  /// An absolute path as seen from a folder, with `..` where it is not below it.
  package static func reference(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = start.dropFirst(common).map { _ in Substring("..") }
    return (up + target.dropFirst(common)).joined(separator: "/")
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
  package static func shown(_ path: String) -> String {
    guard path.utf8.contains(mark) else { return path }
    return String(decoding: bytes(of: path), as: UTF8.self)
  }
}
