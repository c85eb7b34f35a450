import SourceText

/// The name of a framework with which a line begins: in bold, or in front of a colon.
struct FrameworkLead {
  let framework: Framework
  /// Whether the line says more than the name, as `**UIKit**: Use it` does.
  let hasText: Bool

  /// The longest name with its marks, in bytes.
  private static let lengthLimit = 32

  init?(_ markdown: String) {
    let head = markdown.utf8.prefix(Self.lengthLimit)
    if let mark = ["**", "__"].first(where: { markdown.hasPrefix($0) }) {
      let name = Array(head.dropFirst(2))
      guard let end = name.firstOccurrence(of: Array(mark.utf8), from: 0) else { return nil }
      let title = String(decoding: name[..<end], as: UTF8.self)
      guard let framework = Framework(heading: title) else { return nil }
      let rest = Array(markdown.utf8.dropFirst(end + 4).drop { $0 <= 0x20 })
      self.framework = framework
      hasText = !rest.isEmpty && rest != [UInt8(ascii: ":")]
      // "**UIKit** has traits" is a sentence like any other.
      guard !hasText || title.hasSuffix(":") || Self.isSeparated(rest) else { return nil }
    } else {
      guard let colon = head.firstIndex(of: UInt8(ascii: ":")),
        let framework = Framework(heading: String(markdown[..<colon]))
      else { return nil }
      self.framework = framework
      let rest = markdown.utf8[colon...].dropFirst()
      hasText = rest.contains { $0 > 0x20 }
      guard rest.first.map({ $0 <= 0x20 }) ?? true else { return nil }
    }
  }

  /// Whether a text begins with a colon or a dash, and a blank behind it.
  private static func isSeparated(_ text: [UInt8]) -> Bool {
    [":", "-", "–", "—"].contains { text.starts(with: "\($0) ".utf8) }
  }
}
