import SourceText
import SpecWorkspace

/// Where a document lives, read from its URI.
struct DocumentPlace {
  enum Kind {
    case spec
    /// The configuration file itself.
    case configuration
    /// A guideline document or a model, if a pack has it; else a file that is not ours.
    case guideline
  }

  /// The path of the file, or of the one that the text is another version of.
  ///
  /// It is `nil` for a buffer that has none.
  let path: String?

  let kind: Kind

  /// Whether the name is that of a spec.
  var isNamedAsSpec: Bool { path.map(SpecSearch.isSpec) ?? false }

  /// The folder of the file.
  var folder: String? { path.flatMap(FilePath.folder) }

  init(uri: String) {
    // Each of a path's folders is looked into, and each byte may be written as three.
    guard uri.utf8.count <= 3 * FilePath.longest else {
      self.init(path: nil)
      return
    }
    let file = Self.path(ofFileURI: uri)
    self.init(path: file ?? Self.path(ofRevisionURI: uri), isFile: file != nil)
  }

  /// A place by its path; not `isFile` where the text is another version of the file.
  init(path: String?, isFile: Bool = true) {
    self.path = path
    let name = path.map(FilePath.name) ?? ""
    if ConfigurationFile.names.contains(name) {
      kind = .configuration
    } else {
      kind = isFile && GuidelinePack.isFile(name) ? .guideline : .spec
    }
  }

  /// The URI of a file at an absolute path.
  static func fileURI(_ path: String) -> String {
    "file://" + FilePath.bytes(of: path).percentEncodedPath
  }

  /// The URI of the folder in which files at an absolute path change.
  static func folderURI(_ path: String) -> String { fileURI(folder(path)) }

  /// The folder in which files at an absolute path change.
  ///
  /// It is the path itself, or the folder of the file that the path names.
  static func folder(_ path: String) -> String {
    guard GuidelinePack.isFile(FilePath.name(of: path)) else { return path }
    return FilePath.folder(of: path) ?? path
  }

  /// The longest path that the system takes, in bytes.
  private static let pathLimit = 4096

  /// The path that a `file:` URI names, with an authority or without (RFC 8089).
  ///
  /// It is `nil` for other schemes and other machines.
  static func path(ofFileURI uri: String) -> String? {
    guard let uri = PathURI(uri), uri.scheme == "file" else { return nil }
    return ["", "localhost"].contains(uri.authority) ? uri.path : nil
  }

  /// The path of the file that the address of one of its versions names; `nil` where it names none.
  ///
  /// An example is `git:/specs/a.a11y.yaml?…`, the other side of a comparison.
  private static func path(ofRevisionURI uri: String) -> String? {
    guard let uri = PathURI(uri), uri.scheme != "file" else { return nil }
    return uri.path
  }

  /// The parts of a URI that ends in an absolute path (RFC 3986).
  private struct PathURI {
    let scheme: String
    let authority: String
    let path: String

    init?(_ uri: String) {
      let bytes = uri.utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      var rest = bytes[bytes.index(after: colon)...]
      var authority = rest.prefix(0)
      if rest.starts(with: "//".utf8) {
        authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
        rest = rest[authority.endIndex...]
      }
      let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
      let path = Substring(rest[..<(end ?? rest.endIndex)])
      guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 3 * DocumentPlace.pathLimit
      else { return nil }
      let decoded = path.percentDecoded
      guard decoded.count <= DocumentPlace.pathLimit else { return nil }
      scheme = uri[..<colon].lowercased()
      self.authority = authority.isEmpty ? "" : Substring(authority).lowercased()
      self.path = FilePath.text(of: decoded)
    }
  }
}
