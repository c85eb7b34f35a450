/// Paths as text, with `/` between their components.
enum FilePath {
  /// A path from the root, without `.` and `..`.
  static func absolute(_ path: String, from folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var components: [Substring] = []
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// The folder that an absolute path stands in; `nil` for the root.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path below a folder, both absolute, as seen from it; `nil` if it is elsewhere.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// An entry of a folder; entries of the current folder have no folder in front.
  static func entry(_ name: String, in folder: String) -> String {
    switch folder {
    case ".", "": name
    case _ where folder.hasSuffix("/"): folder + name
    default: folder + "/" + name
    }
  }
}
