/// A name that a framework has, and how current it is.
///
/// It is a value of one of the framework's closed sets, or a single API.
package struct PlatformName: Sendable, Equatable {
  package let framework: Framework

  /// Whether it is a value of a closed set.
  let isValue: Bool

  /// The name as it is offered, such as `.adjustable`.
  package let name: String

  /// Its other right spellings: qualified, of Objective-C, as a constant.
  package let aliases: [String]

  /// The version that has it first, such as `17.0`, `<=9.3` or `core 1.5`.
  package let since: String

  /// The version that deprecates it; empty where none does.
  package let deprecated: String

  /// What takes its place, the first choice first; empty where nothing does.
  package let replacements: [String]

  /// Whether the replacement can be written in its place.
  package let isReplacedOneToOne: Bool

  /// Where the facts come from; `unknown` where nothing was read.
  package let source: String

  /// Every right spelling, the name first.
  package var spellings: [String] { [name] + aliases }

  /// `nil` for a row that lacks columns.
  init?(_ row: ArraySlice<UInt8>) {
    let columns = row.columns
    guard columns.count == 9, let framework = Framework(rawValue: columns[0]) else { return nil }
    self.framework = framework
    isValue = columns[1] != "-"
    name = columns[2]
    aliases = columns[3].alternatives
    since = columns[4]
    deprecated = columns[5]
    replacements = columns[6].alternatives
    isReplacedOneToOne = columns[7] == "yes"
    source = columns[8]
  }
}

extension String {
  /// The names of a column, which ` | ` divides.
  var alternatives: [String] {
    utf8.split(separator: UInt8(ascii: "|")).map { name in
      let start = name.first == 0x20 ? name.dropFirst() : name
      return String(Substring(start.last == 0x20 ? start.dropLast() : start))
    }.filter { !$0.isEmpty }
  }

  /// The text in front of arguments, values and closures, without a leading dot.
  var nameAlone: Substring {
    let end = utf8.firstIndex(where: \.isBehindName) ?? endIndex
    let start = utf8[..<end].firstIndex { $0 != UInt8(ascii: ".") } ?? end
    return self[start..<end]
  }

  /// The part of a name behind its last dot or colon.
  var lastMember: Substring {
    let name = nameAlone
    return name.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
      .map { name[name.utf8.index(after: $0)...] } ?? name
  }

  /// Whether the text has nothing but letters, as a word of prose.
  var isAllLetters: Bool { allSatisfy(\.isLetter) }
}

extension UInt8 {
  /// Whether it begins arguments, a value or a closure behind a name.
  fileprivate var isBehindName: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: " "): true
    default: false
    }
  }
}
