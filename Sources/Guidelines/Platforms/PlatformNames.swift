import SourceText

/// What the platforms call things, and which names take which values.
///
/// Everything in it is data: `Library/platform-names.tsv` and `Library/platform-sets.tsv`. Each piece
/// is read when it is first asked for, so that starting the program costs nothing.
package final class PlatformNames: Sendable {
  package static let builtIn = PlatformNames()

  private let tables = Lazily<Tables>()
  private let takers = Lazily<Takers>()
  private let sets = Memo<String, ClosedSet>()
  private let ownNames = Memo<String, [PlatformName]>()
  private let index = Lazily<[String: Set<Framework>]>()
  private let outgoingNames = Lazily<[String: [PlatformName]]>()
  private let entries = Lazily<[String: [PlatformName]]>()
  private let compatibleNames = Lazily<[Substring: String]>()
  private let distinctNames = Memo<String, [String]>()

  /// The rows of names, and where those of each set stand.
  private struct Tables: Sendable {
    var rows: [ArraySlice<UInt8>] = []
    var sections: [String: Range<Int>] = [:]
  }

  /// The sets by the names that take their values, and by what their values begin with.
  private struct Takers: Sendable {
    var sets: [String: [SetEntry]] = [:]
    var beginnings: [UInt8: [(text: String, set: SetEntry)]] = [:]
    var all: [SetEntry] = []
  }

  private struct SetEntry: Sendable {
    let framework: Framework
    let kind: String
    let beginnings: [String]
    let words: [(word: String, value: String)]
    /// What the rows of its values begin with; `uikit/x` is the set `x` of UIKit in another framework.
    var section: String {
      let parts = kind.split(separator: "/")
      return parts.count == 2
        ? "\(parts[0])\t\(parts[1])\t" : "\(framework.rawValue)\t\(kind)\t"
    }
  }

  /// Every set of `Library/platform-sets.tsv`.
  package var closedSets: [ClosedSet] { knownTakers.all.map(set) }

  /// Every name of the tables, in their order.
  package var all: [PlatformName] { knownTables.rows.compactMap(PlatformName.init) }

  /// The names with something in brackets.
  var calls: [PlatformName] {
    knownTables.rows.filter { $0.contains(where: "({".utf8.contains) }.compactMap(PlatformName.init)
  }

  /// The sets from which a key, a property, a function or an argument takes its value.
  package func sets(takenBy name: String) -> [ClosedSet] {
    (knownTakers.sets[name] ?? []).map(set)
  }

  /// The sets whose values begin as a word does.
  package func sets(ofBeginning word: String) -> [ClosedSet] {
    // Any class may stand in front of a constant.
    let member = String(word.lastMember)
    // Constants are in capitals, however they are written.
    let capitals = member.contains("_") ? [member.uppercased()] : []
    let found = ([word, member] + capitals).uniqued.flatMap { name in
      name.utf8.first.flatMap { knownTakers.beginnings[$0] }?.filter { name.hasPrefix($0.text) }
        ?? []
    }
    return found.map { set($0.set) }
  }

  /// The sets of one kind in all frameworks.
  package func sets(ofKind kind: String) -> [ClosedSet] {
    knownTakers.all.filter { $0.kind == kind }.map(set)
  }

  /// The sets of a framework whose values may leave out the type that they are of.
  package func setsOfImplicitMembers(in framework: Framework) -> [ClosedSet] {
    knownTakers.all.filter { $0.framework == framework }.map(set).filter(\.isOfImplicitMembers)
  }

  /// Whether some framework has a name, or a type of that name.
  package func has(_ name: String) -> Bool { !homes(of: name).isEmpty }

  /// Whether some framework has a name, or something of that name takes the values of a set.
  package func knows(_ name: String) -> Bool {
    has(name) || !sets(takenBy: String(name.lastMember)).isEmpty
  }

  /// Whether a framework has a name, or a map that has the name as a key.
  package func has(_ name: String, in framework: Framework) -> Bool {
    let head = name.nameAlone.prefix { $0 != "." && $0 != ":" }
    return homes(of: name).contains(framework) || homes(of: String(head)).contains(framework)
  }

  /// The single names of a framework, in their order.
  package func names(in framework: Framework) -> [PlatformName] {
    ownNames.value(for: framework.rawValue) {
      let head = Array("\(framework.rawValue)\t-\t".utf8)
      return knownTables.rows.filter { $0.starts(with: head) }.compactMap(PlatformName.init)
    }
  }

  /// The frameworks that have a name, or a type of that name.
  package func homes(of name: String) -> Set<Framework> {
    let index = knownIndex
    if let homes = index[String(name.nameAlone)] ?? index[Vocabulary.stem(of: name)] {
      return homes
    }
    // Any class may stand in front of a constant.
    let member = name.lastMember
    return member.contains("_") ? index[String(member)] ?? [] : []
  }

  private var knownTables: Tables {
    tables.value {
      var tables = Tables(rows: Self.rows(of: "platform-names.tsv"))
      var start = 0
      while start < tables.rows.count {
        let head = tables.rows[start].prefix(columns: 2)
        var end = start + 1
        while end < tables.rows.count, tables.rows[end].starts(with: head) { end += 1 }
        tables.sections[String(decoding: head, as: UTF8.self)] = start..<end
        start = end
      }
      return tables
    }
  }

  private var knownTakers: Takers {
    takers.value {
      var takers = Takers()
      for row in Self.rows(of: "platform-sets.tsv") {
        let columns = row.columns
        guard columns.count == 5, let framework = Framework(rawValue: columns[0]) else { continue }
        let beginnings = columns[3].alternatives
        let entry = SetEntry(
          framework: framework,
          kind: columns[1],
          beginnings: beginnings,
          words: columns[4].alternatives.compactMap(\.wordAndValue)
        )
        takers.all.append(entry)
        for name in columns[2].alternatives { takers.sets[name, default: []].append(entry) }
        for text in beginnings {
          guard let first = text.utf8.first else { continue }
          takers.beginnings[first, default: []].append((text, entry))
        }
      }
      return takers
    }
  }

  /// The frameworks of each name, by its last part and by the types in front of it.
  private var knownIndex: [String: Set<Framework>] {
    index.value {
      var index: [String: Set<Framework>] = [:]
      // One set serves all names that no other framework has.
      let alone = Dictionary(uniqueKeysWithValues: Framework.allCases.map { ($0, Set([$0])) })
      for row in knownTables.rows {
        guard let (framework, spellings) = row.frameworkAndSpellings, let own = alone[framework]
        else { continue }
        for spelling in spellings {
          var name = spelling.nameAlone
          let member = spelling.lastMember
          index[String(name), default: own].insert(framework)
          if member.startIndex > name.startIndex {
            index[String(member), default: own].insert(framework)
          }
          while let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
            name = name[..<dot]
            index[String(name), default: own].insert(framework)
          }
        }
      }
      index[""] = nil
      return index
    }
  }

  /// The entries of the names that are on their way out, by each spelling that means nothing else.
  var outgoing: [String: [PlatformName]] {
    outgoingNames.value {
      var outgoing: [String: [PlatformName]] = [:]
      for entry in knownTables.rows.filter(\.isOfOutgoingName).compactMap(PlatformName.init) {
        for spelling in entry.spellings {
          let name = spelling.nameAlone
          // Other types have members of the same name.
          if entry.isValue, !name.contains("."), !name.contains("_") { continue }
          outgoing[String(name), default: []].append(entry)
        }
      }
      return outgoing
    }
  }

  /// The entries of all names by each spelling, without names that also run on older systems.
  var entriesByName: [String: [PlatformName]] {
    entries.value {
      var entries: [String: [PlatformName]] = [:]
      for entry in all {
        let spellings = entry.spellings.filter { !$0.contains("Compat.") }
        let names = spellings.flatMap { [String($0.nameAlone), Vocabulary.stem(of: $0)] }
        for name in names.uniqued { entries[name, default: []].append(entry) }
      }
      return entries
    }
  }

  /// What does the same as a name and runs on older systems; `nil` where no library has it.
  package func compatibleName(of text: String) -> String? {
    let names = compatibleNames.value {
      var names: [Substring: String] = [:]
      for spelling in all.flatMap(\.spellings) where spelling.contains("Compat.") {
        let member = spelling.lastMember
        names[member] = names[member] ?? spelling
      }
      return names
    }
    return names[text.lastMember]
  }

  /// The spellings that hardly anything but the framework has: constants, members with their types,
  /// and long names with capitals.
  package func distinctSpellings(in framework: Framework) -> [String] {
    distinctNames.value(for: framework.rawValue) {
      spellings(in: framework).map { String($0.nameAlone) }
        .flatMap { [$0, $0.constant ?? $0] }.filter(\.isDistinct).uniqued
    }
  }

  /// Every right spelling of the names of a framework.
  func spellings(in framework: Framework) -> [String] {
    knownTables.rows.compactMap(\.frameworkAndSpellings).filter { $0.framework == framework }
      .flatMap(\.spellings)
  }

  /// The classes that stand in front of the constants of a framework.
  package func classesOfConstants(in framework: Framework) -> [Substring] {
    spellings(in: framework).compactMap { spelling in
      let parts = spelling.nameAlone.split(separator: ".")
      return parts.count > 1 && parts.last.map { String($0).constant != nil } == true
        ? parts[parts.count - 2] : nil
    }.uniqued
  }

  private func set(_ entry: SetEntry) -> ClosedSet {
    sets.value(for: "\(entry.framework.rawValue)\t\(entry.kind)") {
      let range = knownTables.sections[entry.section] ?? 0..<0
      let values = knownTables.rows[range].compactMap(PlatformName.init)
      return ClosedSet(
        entry.framework,
        entry.kind,
        values,
        beginnings: entry.beginnings,
        words: entry.words
      )
    }
  }

  /// The rows of a table, comments left out.
  static func rows(of name: String) -> [ArraySlice<UInt8>] {
    let text = BuiltInText.files.first { $0.name == name }?.text.description ?? ""
    return Array(text.utf8).split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
  }
}

extension String {
  /// The parts of `word=value`; `nil` for any other text.
  fileprivate var wordAndValue: (word: String, value: String)? {
    let sides = split(separator: "=").map { String($0) }
    return sides.count == 2 ? (sides[0], sides[1]) : nil
  }

  /// The part of a name that is a constant: it has an underscore and is mostly in capitals.
  package var constant: String? {
    split(separator: ".").last { part in
      let letters = part.utf8.filter { (0x41...0x5A).contains($0 & 0xDF) }
      let capitals = letters.filter { (0x41...0x5A).contains($0) }
      return part.contains("_") && letters.count > 3 && capitals.count * 2 > letters.count
    }.map(String.init)
  }

  /// Whether a name is a constant, a member with its type, or long with two capitals in front.
  package var isDistinct: Bool {
    guard let first = utf8.first, (0x41...0x5A).contains(first) else {
      return utf8.count >= 24 && contains(".") && !hasPrefix(".")
    }
    if constant != nil { return constant == self }
    let capitals = utf8.prefix { (0x41...0x5A).contains($0) }.count
    return contains(".") || capitals > 1 && utf8.count >= 16
  }
}

extension ArraySlice<UInt8> {
  /// Whether the column of the version that deprecates a name has one.
  fileprivate var isOfOutgoingName: Bool {
    let tab = UInt8(ascii: "\t")
    let rest = self[prefix(columns: 5).endIndex...]
    return rest.first != tab && !rest.starts(with: "unknown\t".utf8)
  }

  /// The framework of a row of names and the right spellings, read without the other columns.
  fileprivate var frameworkAndSpellings: (framework: Framework, spellings: [String])? {
    let columns = split(
      separator: UInt8(ascii: "\t"),
      maxSplits: 4,
      omittingEmptySubsequences: false
    )
    guard columns.count == 5,
      let framework = Framework(rawValue: String(decoding: columns[0], as: UTF8.self))
    else { return nil }
    let others = String(decoding: columns[3], as: UTF8.self).alternatives
    return (framework, [String(decoding: columns[2], as: UTF8.self)] + others)
  }

  /// All columns.
  var columns: [String] {
    split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first columns with the tabs behind them.
  fileprivate func prefix(columns count: Int) -> ArraySlice<UInt8> {
    var end = startIndex
    for _ in 0..<count {
      guard let tab = self[end...].firstIndex(of: UInt8(ascii: "\t")) else { return self }
      end = index(after: tab)
    }
    return self[..<end]
  }
}
