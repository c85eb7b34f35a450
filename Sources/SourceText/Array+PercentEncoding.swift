extension [UInt8] {
  /// The bytes as a part of a URI (RFC 3986).
  ///
  /// A byte that is not allowed there becomes `%` and two digits.
  package func percentEncoded(unless isAllowed: (UInt8) -> Bool) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(count)
    for byte in self {
      if isAllowed(byte) {
        encoded.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded.append(contentsOf: (byte < 0x10 ? "%0" : "%").utf8)
        encoded.append(contentsOf: digits.utf8)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The bytes of a path, all encoded except the unreserved characters and `/`.
  ///
  /// A colon is encoded as well: in front, it would turn a folder into a scheme.
  package var percentEncodedPath: String {
    percentEncoded { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }
}

extension StringProtocol {
  /// The bytes of a part of a URI, decoded.
  ///
  /// `%` and two digits stand for the byte that they name; a `%` without digits stands for itself.
  package var percentDecoded: [UInt8] {
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let digits = bytes[offset...].prefix(3).dropFirst()
      if bytes[offset] == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        decoded.append(value)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return decoded
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
