import SpecWorkspace

/// Where a document lives, read from its URI.
struct DocumentPlace {
  enum Kind {
    case spec
    /// The configuration file itself.
    case configuration
  }

  /// The path of the file; `nil` for a buffer that has none.
  let path: String?

  let kind: Kind

  init(uri: String) {
    path = Self.path(ofFileURI: uri)
    let name = path?.split(separator: "/").last ?? ""
    kind = ConfigurationFile.names.contains(String(name)) ? .configuration : .spec
  }

  /// The path that a `file:` URI names; `nil` for other schemes.
  static func path(ofFileURI uri: String) -> String? {
    guard uri.utf8.count > 7, uri.prefix(7).lowercased() == "file://" else { return nil }
    let rest = uri.dropFirst(7)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash].lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    return percentDecoded(rest[slash...].prefix { $0 != "?" && $0 != "#" })
  }

  private static func percentDecoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(offset + 1)...(offset + 2)], as: UTF8.self),
          radix: 16
        )
      {
        decoded.append(value)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
