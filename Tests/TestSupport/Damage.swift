/// One small change of a text, as it happens while somebody types.
public struct Damage: Sendable, Equatable, CustomStringConvertible {
  public enum Kind: Sendable, Equatable {
    /// Everything from the offset on is missing.
    case cut
    /// The byte at the offset is missing.
    case deletion
    /// A byte stands in front of the one at the offset.
    case insertion(UInt8)
  }

  public let kind: Kind
  public let offset: Int

  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The bytes whose insertion does most harm.
  public static let inserted = Array("\"'[{:-#\t\n".utf8)

  /// Every cut, every deletion, and every insertion of those bytes.
  public static func all(of bytes: [UInt8]) -> [Damage] {
    var all: [Damage] = []
    for offset in bytes.indices {
      all.append(Damage(.cut, at: offset))
      all.append(Damage(.deletion, at: offset))
    }
    for offset in 0...bytes.count {
      all += inserted.map { Damage(.insertion($0), at: offset) }
    }
    return all
  }

  public func applied(to bytes: [UInt8]) -> [UInt8] {
    switch kind {
    case .cut: return Array(bytes[..<offset])
    case .deletion: return Array(bytes[..<offset] + bytes[(offset + 1)...])
    case .insertion(let byte): return Array(bytes[..<offset]) + [byte] + Array(bytes[offset...])
    }
  }

  public var description: String {
    switch kind {
    case .cut: "cut at \(offset)"
    case .deletion: "deletion at \(offset)"
    case .insertion(let byte):
      "insertion of \(String(Unicode.Scalar(byte)).debugDescription) at \(offset)"
    }
  }
}
