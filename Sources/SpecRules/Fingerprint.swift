package import SourceText

/// A number that tells a finding from all others of its file.
///
/// It stays the same while the rest of the file is edited.
///
/// It is made of the code, the keys above the finding, and the text that the finding is about.
/// Where several findings share all three, each later one has a number besides. Lines and messages
/// do not count. So neither moved text nor a new version of the program makes an old finding new.
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// 32 hexadecimal digits.
  package var description: String { hexadecimal(high) + hexadecimal(low) }

  /// Hashes texts, each apart from the next.
  package init(of parts: [String]) {
    var high = Self.seeds.high
    var low = Self.seeds.low
    for part in parts {
      for byte in part.utf8 {
        high = (high ^ UInt64(byte)) &* Self.prime
        low = (low ^ UInt64(byte)) &* Self.prime
      }
      // No text in UTF-8 holds this byte.
      high = (high ^ 0xFF) &* Self.prime
      low = (low ^ 0xFF) &* Self.prime
    }
    self.high = high
    self.low = low
  }

  /// Reads the digits of a fingerprint; `nil` for anything else.
  package init?(_ digits: some StringProtocol) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// The offset basis of FNV-1a in 64 bits, and another start for the second half.
  private static let seeds: (high: UInt64, low: UInt64) = (
    0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142
  )
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  private func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint {
  /// The fingerprint of each finding of a text, all of which are given with the keys above them.
  package static func all(
    of findings: [Finding],
    below keyPaths: [String],
    in text: SourceText
  ) -> [Fingerprint] {
    var counts: [[String]: Int] = [:]
    return zip(findings, keyPaths).map { finding, keyPath in
      let parts = [finding.code, keyPath, text.string(in: finding.range)]
      let number = counts[parts, default: 0]
      counts[parts] = number + 1
      return Fingerprint(of: number == 0 ? parts : parts + [String(number)])
    }
  }
}
