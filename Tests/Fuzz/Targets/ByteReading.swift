extension [UInt8] {
  /// The parts between bytes 0xFF, which are in no UTF-8 and so separate what an input consists of.
  var parts: [ArraySlice<UInt8>] {
    split(separator: 0xFF, omittingEmptySubsequences: false)
  }

  /// The input as one line of printable ASCII, with `\xNN` for every other byte.
  package var escaped: String {
    var text = ""
    for byte in self {
      if byte == UInt8(ascii: "\\") {
        text += "\\\\"
      } else if (0x20..<0x7F).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text
  }

  /// Reads what `escaped` writes; `nil` if the line is not such a one.
  package init?(escaped line: Substring) {
    self.init()
    var rest = line.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        append(byte)
        continue
      }
      guard let mark = rest.popFirst() else { return nil }
      if mark == UInt8(ascii: "\\") {
        append(mark)
      } else {
        guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        append(value)
        rest = rest.dropFirst(2)
      }
    }
  }
}
