/// Replaces tag handles by the prefixes that a document's `%TAG` lines give them (section 6.8.2).
struct TagResolution: Equatable {
  /// What the handles of the `%TAG` lines stand for.
  var prefixes: [String: String] = [:]

  /// The whole tag; a handle that nothing defines stays as it is.
  func resolve(_ tag: String) -> String {
    if tag.hasPrefix("!<") { return String(tag.dropFirst(2).dropLast(tag.hasSuffix(">") ? 1 : 0)) }
    if tag == "!" { return "!" }
    let handle = Self.handle(of: tag)
    guard let prefix = prefix(of: handle) else { return tag }
    return prefix + Self.decoded(tag.dropFirst(handle.count))
  }

  /// What a handle stands for, or `nil` if nothing defines it.
  func prefix(of handle: Substring) -> String? {
    if !prefixes.isEmpty, let prefix = prefixes[String(handle)] { return prefix }
    switch handle {
    case "!": return "!"
    case "!!": return "tag:yaml.org,2002:"
    default: return nil
    }
  }

  /// `!`, `!!` or `!name!`.
  static func handle(of tag: String) -> Substring {
    let behind = tag.dropFirst()
    guard let second = behind.firstIndex(of: "!") else { return tag.prefix(1) }
    return tag[...second]
  }

  /// Replaces `%xx` by the byte it spells, unless that would not be text.
  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(.percent) else { return String(text) }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == .percent, offset + 2 < bytes.count,
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
    return String(validating: decoded, as: UTF8.self) ?? String(text)
  }
}
