/// The path of a file, in the bytes of the system, as a URI reference (RFC 3986): relative where the
/// path is.
func fileURI(_ path: [UInt8]) -> String {
  (path.first == UInt8(ascii: "/") ? "file://" : "") + percentEncoded(path)
}

/// A path with everything encoded but the unreserved characters and `/`; a colon as well, which in
/// front would make a scheme of a folder.
private func percentEncoded(_ path: [UInt8]) -> String {
  var encoded: [UInt8] = []
  for byte in path {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      encoded.append(byte)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded.append(contentsOf: (byte < 0x10 ? "%0" : "%").utf8)
      encoded.append(contentsOf: digits.utf8)
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}
