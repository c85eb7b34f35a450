/// Paths as text, with `/` between their components.
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

  /// An absolute path as seen from a folder, with `..` where it is not below it.
  package static func reference(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = start.dropFirst(common).map { _ in Substring("..") }
    return (up + target.dropFirst(common)).joined(separator: "/")
  }
}
