/// What a scalar is under the core schema (YAML 1.2.2, section 10.3).
public enum ScalarType: Sendable, Equatable {
  case null, bool, int, float, string
}

extension YAMLNode {
  /// The type of a scalar; `string` for everything else.
  ///
  /// Only plain scalars are looked at; an explicit core tag decides before the text does.
  public var scalarType: ScalarType {
    guard kind == .scalar else { return .string }
    if let tag {
      switch tag.resolved {
      case "tag:yaml.org,2002:null": return .null
      case "tag:yaml.org,2002:bool": return .bool
      case "tag:yaml.org,2002:int": return .int
      case "tag:yaml.org,2002:float": return .float
      default: return .string
      }
    }
    guard style == .plain else { return .string }
    return ScalarType(plain: tree.bytes[range])
  }
}

extension ScalarType {
  /// The type of a scalar without quotes.
  package init(plain text: ArraySlice<UInt8>) {
    guard let first = text.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "~"): self = text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      self = text.isWord("null") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      self = text.isWord("true") ? .bool : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      self = text.isWord("false") ? .bool : .string
    case 0x30...0x39, .plus, .dash, .dot: self = Self.number(text)
    default: self = .string
    }
  }

  private static func number(_ text: ArraySlice<UInt8>) -> ScalarType {
    if text.first == .zero, text.count > 2 {
      let digits = text.dropFirst(2)
      if text[text.startIndex + 1] == UInt8(ascii: "x") {
        return digits.allSatisfy(\.isHexDigit) ? .int : .string
      }
      if text[text.startIndex + 1] == UInt8(ascii: "o") {
        return digits.allSatisfy { $0 &- 0x30 < 8 } ? .int : .string
      }
    }
    if text.isWord(".nan") { return text.first == .dot ? .float : .string }
    var rest = text
    if rest.first == .plus || rest.first == .dash { rest.removeFirst() }
    if rest.isWord(".inf") { return .float }
    let whole = rest.prefix(while: \.isDigit)
    rest.removeFirst(whole.count)
    if rest.isEmpty { return whole.isEmpty ? .string : .int }
    var fraction: ArraySlice<UInt8> = []
    if rest.first == .dot {
      rest.removeFirst()
      fraction = rest.prefix(while: \.isDigit)
      rest.removeFirst(fraction.count)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return .string }
    guard let mark = rest.first else { return .float }
    guard mark | 0x20 == UInt8(ascii: "e") else { return .string }
    rest.removeFirst()
    if rest.first == .plus || rest.first == .dash { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit) ? .float : .string
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is a word in lower case, in upper case or capitalised.
  fileprivate func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    let lower = word.description
    let letters = lower.first == "." ? lower.dropFirst() : lower[...]
    let prefix = lower.first == "." ? "." : ""
    let capitalised = prefix + letters.prefix(1).uppercased() + String(letters.dropFirst())
    return [lower, lower.uppercased(), capitalised].contains { elementsEqual($0.utf8) }
  }
}
