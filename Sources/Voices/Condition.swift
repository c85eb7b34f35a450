/// What an element has to be, and may not be, for a row of a voice to hold.
///
/// Each name that conditions may ask for is one bit, so that a row costs two comparisons.
struct Condition: Sendable {
  let needed: UInt64
  let excluded: UInt64

  func holds(for traits: UInt64) -> Bool {
    traits & needed == needed && traits & excluded == 0
  }
}

/// The names that the conditions of a voice may ask for, and the bit of each.
struct TraitTable: Sendable {
  private(set) var bits: [String: UInt64] = [:]

  /// The conditions about a place in a set and about a value, which all voices share.
  ///
  /// None of them is a state.
  static let derived = ["place", "several", "single", "range", "limit"]

  /// Makes a table with the names for any element: the kinds of texts, a place and a range.
  init() {
    for name in TextKind.allCases.map(\.rawValue) + Self.derived { add(name) }
  }

  /// Adds a name unless it is there; `false` where no bit is left.
  @discardableResult
  mutating func add(_ name: String) -> Bool {
    guard bits[name] == nil else { return true }
    guard bits.count < UInt64.bitWidth else { return false }
    bits[name] = 1 << UInt64(bits.count)
    return true
  }

  /// The bits of some names; a name that is not in the table has none.
  func bits(of names: some Sequence<String>) -> UInt64 {
    names.reduce(0) { $0 | (bits[$1] ?? 0) }
  }

  func has(_ name: String, in traits: UInt64) -> Bool {
    bits[name].map { traits & $0 != 0 } ?? false
  }
}
