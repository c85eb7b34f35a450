import SourceText

/// Bytes that are no text, or text that YAML does not allow (section 5.1).
extension Parser {
  /// Finds what is not UTF-8 and what is not printable in whole lines, adjacent bytes together.
  mutating func findFaults(_ document: Span<UInt8>, in range: ByteRange) {
    let bytes = document.extracting(first: range.upperBound)
    var offset = range.lowerBound
    var marks = MarkRun()
    // More are not told of, and a file that is no text may be all faults.
    while log.faults.count <= Self.mostProblems {
      offset = bytes.skippingPrintable(from: offset)
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte == .carriageReturn || byte == .tab {
        offset += 1
        continue
      }
      let character = TextCharacter(bytes, at: offset)
      if let kind = character.fault, !isAllowed(kind, document, at: offset, &marks) {
        keep(CharacterFault(kind: kind, range: offset..<(offset + character.length)))
      }
      offset += character.length
    }
  }

  private mutating func keep(_ fault: CharacterFault) {
    if let last = log.faults.last, last.range.upperBound == fault.range.lowerBound,
      last.kind == fault.kind
    {
      let range = last.range.lowerBound..<fault.range.upperBound
      log.faults[log.faults.count - 1] = CharacterFault(kind: last.kind, range: range)
    } else {
      log.faults.append(fault)
    }
  }

  /// How many characters that cannot be printed are told of one by one; where there are more, the
  /// file is no text, and that is one mistake.
  private static var mostUnprintable: Int { 20 }

  /// Reports what has been found; bytes in another encoding once, because one change mends them all.
  mutating func reportFaults(_ bytes: Span<UInt8>) {
    let foreign = log.faults.filter { $0.kind == .encoding }
    let unprintable = log.faults.filter { $0.kind != .encoding }
    let isMany = unprintable.count > Self.mostUnprintable
    for fault in foreign.prefix(1) {
      let others = foreign.count > 1 ? ", and others below," : ""
      report(
        .invalidCharacter,
        at: fault.range,
        "these bytes\(others) are not UTF-8; save the file as UTF-8"
      )
    }
    for fault in unprintable.prefix(isMany ? 1 : Self.mostUnprintable) {
      report(
        .invalidCharacter,
        at: fault.range,
        "\(Self.name(bytes, fault.range)) cannot be printed and may not stand here; "
          + (isMany ? "remove it and all others below" : "remove it or write it as an escape"),
        fix: isMany ? nil : Fix("Remove the character", [.delete(fault.range)])
      )
    }
  }

  /// The name of the first character of a range.
  private static func name(_ bytes: Span<UInt8>, _ range: ByteRange) -> String {
    guard let scalar = string(bytes, range).unicodeScalars.first else { return "a character" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    return switch scalar.value {
    case 0x00: "the null character (\(code))"
    case 0x08: "the backspace (\(code))"
    case 0x0B: "the vertical tab (\(code))"
    case 0x0C: "the form feed (\(code))"
    case 0x1B: "the escape character (\(code))"
    case 0xFEFF: "the byte order mark (\(code))"
    default: "the character \(code)"
    }
  }

  private mutating func isAllowed(
    _ kind: TextCharacter.Fault,
    _ bytes: Span<UInt8>,
    at offset: Int,
    _ marks: inout MarkRun
  ) -> Bool {
    switch kind {
    case .encoding, .control: return false
    case .delete: return isQuoted(offset)
    case .mark:
      if offset != marks.end { marks.isAllowed = isOutsideContent(bytes, mark: offset, &marks) }
      marks.end = offset + 3
      return marks.isAllowed || isQuoted(offset)
    }
  }

  /// What is known of byte order marks that stand side by side.
  private struct MarkRun {
    var end = -1
    var isAllowed = false
    /// Where the content of the document begins, once that has been asked.
    var contentStart: Int?
  }

  /// Whether a byte order mark begins a line before or behind the content, which is where it may
  /// stand.
  private mutating func isOutsideContent(
    _ document: Span<UInt8>,
    mark: Int,
    _ marks: inout MarkRun
  ) -> Bool {
    guard mark == 0 || document[mark - 1].isBreak else { return false }
    let root = nodes.first.map { Int($0.start) }
    let start =
      marks.contentStart ?? [root, startMarker?.lowerBound, firstProperty].compactMap(\.self).min()
      ?? document.count
    marks.contentStart = start
    let body = document.extracting(first: min(endMarker?.lowerBound ?? .max, document.count))
    return mark < start || mark < body.count && holdsNoContent(body, from: mark)
  }

  /// Where the first anchor or tag of the root stands.
  private var firstProperty: Int? {
    guard let own = properties.first(where: { $0.node == 0 }) else { return nil }
    return [own.anchor, own.tag].compactMap(\.self?.lowerBound).min()
  }

  /// Whether an offset lies in a quoted scalar.
  private func isQuoted(_ offset: Int) -> Bool {
    // Nodes are in order of their starts; the last that begins before the offset is innermost.
    let next = nodes.firstIndex(notBelow: offset + 1) { Int($0.start) }
    guard next > 0 else { return false }
    let node = nodes[next - 1]
    return Int(node.end) > offset && (node.style == .doubleQuoted || node.style == .singleQuoted)
  }
}

/// Adjacent bytes that are wrong in the same way.
struct CharacterFault: Equatable {
  let kind: TextCharacter.Fault
  let range: ByteRange
}

/// One character outside printable ASCII, or one byte that belongs to none.
struct TextCharacter {
  enum Fault {
    case encoding
    case control
    /// DEL, the C1 controls and what is no character, all of which quotes may hold.
    case delete
    /// A byte order mark.
    case mark
  }

  let length: Int
  let fault: Fault?

  init(_ bytes: Span<UInt8>, at offset: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      length = 1
      fault = lead == 0x7F ? .delete : .control
    } else if let scalar = Self.scalar(bytes, at: offset) {
      length = UTF8.width(scalar)
      fault = Self.fault(of: scalar)
    } else {
      length = 1
      fault = .encoding
    }
  }

  /// Decodes a sequence of several bytes; `nil` if it is not well formed.
  private static func scalar(_ bytes: Span<UInt8>, at offset: Int) -> Unicode.Scalar? {
    let lead = bytes[offset]
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, offset + count <= bytes.count else { return nil }
    var value = UInt32(lead) & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    for position in (offset + 1)..<(offset + count) {
      guard bytes[position] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[position] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == count else { return nil }
    return scalar
  }

  private static func fault(of scalar: Unicode.Scalar) -> Fault? {
    switch scalar.value {
    case 0x80..<0x85, 0x86..<0xA0, 0xFFFE, 0xFFFF: .delete
    case 0xFEFF: .mark
    default: nil
    }
  }
}
