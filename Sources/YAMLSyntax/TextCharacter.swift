import SourceText

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
    /// DEL, the C1 controls and what is no character; quotes may hold all of these.
    case delete
    /// A byte order mark.
    case mark
    /// A no-break space, which looks like a space and is text.
    case noBreakSpace
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
    case 0xA0: .noBreakSpace
    default: nil
    }
  }
}
