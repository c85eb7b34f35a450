import English
import SourceText
import SpecModel
import YAMLSyntax

extension Spec {
  /// The values that placeholders of phrases stand for, each with its placeholders.
  var placeholderValues: [Name] {
    var places: [ByteRange: Set<ByteRange>] = [:]
    for scope in scopes {
      for announcement in scope.announcements where !announcement.spoken.names.isEmpty {
        let speaker = Speaker(announcement, scope, self)
        for placeholder in tree.bytes.placeholders(in: announcement.phrase.range) {
          guard let value = speaker.place(of: placeholder.value) else { continue }
          places[value, default: []].insert(placeholder.range)
        }
      }
    }
    return places.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { value, placeholders in
      Name(
        kind: .value,
        word: tree.string(in: value),
        declarations: [value],
        references: placeholders.sorted { $0.lowerBound < $1.lowerBound }
      )
    }
  }
}

extension [UInt8] {
  /// The names in braces within a range, each with the range of its braces.
  func placeholders(in range: ByteRange) -> [LocatedText] {
    var words: [LocatedText] = []
    var open: Int?
    for offset in range.clamped(to: 0..<count) {
      switch self[offset] {
      case UInt8(ascii: "{"): open = offset
      case UInt8(ascii: "}"):
        if let open, open + 1 < offset {
          let name = String(decoding: self[(open + 1)..<offset], as: UTF8.self).streamSafe
          words.append(LocatedText(name, at: open..<(offset + 1)))
        }
        open = nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"): continue
      default: open = nil
      }
    }
    return words
  }
}
