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

  /// The path of the file, or of the one that the text is another version of; `nil` for a buffer
  /// that has none.
  let path: String?

  let kind: Kind

  /// Whether the name is that of a spec.
  var isNamedAsSpec: Bool { path.map(SpecSearch.isSpec) ?? false }

  /// The folder of the file.
  var folder: String? {
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  init(uri: String) {
    let file = Self.path(ofFileURI: uri)
    self.init(path: file ?? Self.path(ofRevisionURI: uri), isFile: file != nil)
  }

  /// A place by its path; not `isFile` where the text is another version of the file.
  init(path: String?, isFile: Bool = true) {
    self.path = path
    let name = path?.split(separator: "/").last ?? ""
    if ConfigurationFile.names.contains(String(name)) {
      kind = .configuration
    } else {
      kind = isFile && GuidelinePack.isFile(String(name)) ? .guideline : .spec
    }
  }

  /// The URI of a file at an absolute path.
  static func fileURI(_ path: String) -> String {
    "file://" + FilePath.bytes(of: path).percentEncodedPath
  }

  /// The URI of the folder in which files at an absolute path change.
  static func folderURI(_ path: String) -> String { fileURI(folder(path)) }

  /// The folder in which files at an absolute path change: the path itself, or the folder of the
  /// file that it names.
  static func folder(_ path: String) -> String {
    let isFile = GuidelinePack.isFile(path.split(separator: "/").last.map(String.init) ?? "")
    guard isFile, let slash = path.lastIndex(of: "/") else { return path }
    return String(path[..<slash])
  }

  /// The path that a `file:` URI names; `nil` for other schemes.
  static func path(ofFileURI uri: String) -> String? {
    guard uri.utf8.count > 7, uri.prefix(7).lowercased() == "file://" else { return nil }
    let rest = uri.dropFirst(7)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash].lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    return FilePath.text(of: rest[slash...].prefix { $0 != "?" && $0 != "#" }.percentDecoded)
  }

  /// The path of the file that an address names which is not the file itself, such as
  /// `git:/specs/a.a11y.yaml?…` for the other side of a comparison; `nil` where it names none.
  private static func path(ofRevisionURI uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    let isFile = uri[..<colon].lowercased() == "file"
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
    guard !isFile, rest.hasPrefix("/") else { return nil }
    return FilePath.text(of: rest.prefix { $0 != "?" && $0 != "#" }.percentDecoded)
  }
}
