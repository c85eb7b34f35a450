import SourceText
import SpecModel
import YAMLSyntax

/// Where a line of block context belongs, as the tree understands it.
///
/// The tree has put back lines that stand in a wrong column, and knows keys whose colon is missing.
/// Damage in one line does not lead the other lines astray.
struct BlockPlace {
  /// The way from the top of the document to the map or list that the line has a part in.
  ///
  /// It includes the item that a dash on the line begins.
  private(set) var path: [PathStep] = []
  /// The key that the line begins with, if the tree has one there.
  private(set) var key: String?
  /// The keys of the map at the end of the path, without the key of the line itself.
  private(set) var siblings: Set<String> = []
  /// Whether nothing but the line is there: an item that begins on it, or the value of a key above.
  private(set) var isWholeNode = false
  /// The value of the key that the line begins with.
  private(set) var value: YAMLNode?
  /// Whether the line stands in a list, but begins no item of it.
  private(set) var isBetweenItems = false
  /// Where the neighbours of the line begin, if it has any.
  private(set) var column: Int?

  init(of line: BlockLine, at offset: Int, in tree: SyntaxTree) {
    if let found = BlockPlace(ofContentOf: line, in: tree) {
      self = found
    } else if line.isBlank {
      // Above lines that are indented deeper, nothing else can stand than their neighbour.
      let below = line.columnOfNext(in: tree.bytes) ?? 0
      self.init(of: line, column: max(offset - line.start, below), in: tree)
    } else {
      self.init(of: line, column: line.dashes.first ?? line.contentColumn, in: tree)
    }
  }

  /// The way to the flow collection that begins at an offset and is in no other.
  static func path(toFlowAt start: Int, in tree: SyntaxTree) -> [PathStep] {
    let line = BlockLine(at: start, in: tree.bytes)
    let place = BlockPlace(of: line, at: start, in: tree)
    guard let key = line.key, key.colon < start else { return place.path }
    return place.path + [.key(place.key ?? key.name)]
  }

  /// The place of the key or the item that the tree has on a line.
  private init?(ofContentOf line: BlockLine, in tree: SyntaxTree) {
    guard !line.isBlank else { return nil }
    var node = tree.root
    var parent = -1
    var columns = ColumnCount(of: tree)
    var isItemOfLine = false
    while let collection = node, let child = collection.lastChild(startingBy: line.content) {
      parent = child.column(rightOf: parent, &columns)
      if child.start >= line.start { column = column ?? parent }
      if let key = child.key, child.begins(line) {
        self.key = key.text
        value = child.value
        siblings = collection.keys(except: key)
        return
      }
      isItemOfLine = child.entry == nil && child.start >= line.start
      if isItemOfLine, line.dashes.isEmpty {
        isBetweenItems = true
        return
      }
      path.append(child.step)
      node = child.value
    }
    guard isItemOfLine else { return nil }
    siblings = node?.keys() ?? []
    isWholeNode = true
  }

  /// What becomes the value of a key that is written on a line; `nil` where nothing does.
  ///
  /// It is the value that is there, or else the lines below that are indented deeper.
  func content(below line: BlockLine, _ column: Int, in tree: SyntaxTree) -> YAMLNode? {
    if let value, !value.isMissing { return value }
    // By one column a neighbour is out of place.
    guard line.isBlank, line.columnOfNext(in: tree.bytes) ?? 0 > column + 1 else { return nil }
    let lines = line.linesBelow(deeperThan: column, in: tree.bytes)
    return SyntaxTree(parsing: Array(tree.bytes[lines])).root
  }

  /// The place of a line that the tree knows nothing of, by its column among what stands above.
  private init(of line: BlockLine, column: Int, in tree: SyntaxTree) {
    var node = tree.root
    var parent = -1
    var columns = ColumnCount(of: tree)
    let isOfList = !line.dashes.isEmpty || line.isBlank && line.isAboveDash(in: tree.bytes)
    while let collection = node, let child = collection.lastChild(startingBy: line.start - 1) {
      // A key holds what stands right of it, and a list whose dashes stand right below it.
      let isListOfKey = isOfList && child.entry != nil
      parent = child.column(rightOf: parent, &columns)
      guard parent < column + (isListOfKey ? 1 : 0),
        child.isOpen(at: line.start) || !child.value.keysOfSlips(above: line, column).isEmpty
      else {
        self.column = parent
        break
      }
      path.append(child.step)
      node = child.value
    }
    path += line.dashes.map { _ in .item }
    siblings = line.dashes.isEmpty ? node?.keys() ?? [] : []
    siblings.formUnion(node?.keysOfSlips(above: line, column) ?? [])
    self.column = self.column ?? node?.firstStart.map { tree.column(of: $0) }
    isBetweenItems = line.dashes.isEmpty && node?.kind == .sequence && node?.style == .block
    let isEmpty = node.map {
      $0.isMissing || $0.kind == .scalar && $0.range.lowerBound >= line.start
    }
    isWholeNode = !line.dashes.isEmpty || !path.isEmpty && isEmpty ?? true
  }
}

/// Counts columns from where one is known, as a line may hold any number of collections in each other.
private struct ColumnCount {
  private let tree: SyntaxTree
  private var known: (offset: Int, column: Int)

  init(of tree: SyntaxTree) {
    self.tree = tree
    // A byte order mark takes no column.
    known = (tree.bytes.byteOrderMarkLength, 0)
  }

  /// Counts what is asked for next from an offset on.
  mutating func goOn(from offset: Int) {
    known = (offset, column(of: offset))
  }

  func column(of offset: Int) -> Int {
    guard offset >= known.offset else { return tree.column(of: offset) }
    var start = offset
    while start > known.offset, !tree.bytes[start - 1].isBreak {
      start -= 1
    }
    return start == known.offset ? known.column + offset - start : offset - start
  }
}

/// An entry or an item of a block collection.
private struct BlockChild {
  /// How many neighbours on either side show the column of a collection.
  static let witnesses = 8

  /// `nil` for an item.
  let entry: YAMLEntry?
  let value: YAMLNode
  /// Where the key begins, or the dash of the item.
  let start: Int
  /// Where it and the entries or items around it begin.
  fileprivate(set) var starts: [Int]

  var key: YAMLNode? { entry?.key }
  var step: PathStep { key.map { .key($0.text) } ?? .item }

  /// Whether a line has the key, or the colon below a key with a question mark.
  func begins(_ line: BlockLine) -> Bool {
    guard let entry else { return false }
    return entry.key.startsContent(at: line.content)
      || line.key?.colon == line.content && entry.colon == line.content
  }

  /// The most common column of the entries to the right of a parent.
  func column(rightOf parent: Int, _ count: inout ColumnCount) -> Int {
    let isItem = entry == nil
    let columns = starts.map { count.column(of: $0) }.filter { $0 > parent - (isItem ? 1 : 0) }
    count.goOn(from: start)
    var counts: [Int: Int] = [:]
    for column in columns { counts[column, default: 0] += 1 }
    let most = counts.values.max()
    return columns.first { counts[$0] == most } ?? parent + 1
  }

  /// Whether what stands on a line that begins at an offset may belong to the value.
  func isOpen(at offset: Int) -> Bool {
    if value.isMissing || value.rangeWithProperties.lowerBound >= offset { return true }
    return value.style == .block || value.style == .literal || value.style == .folded
  }
}

extension YAMLNode {
  /// The last entry or item of a block collection that begins at an offset or before it.
  fileprivate func lastChild(startingBy offset: Int) -> BlockChild? {
    guard style == .block else { return nil }
    var found: BlockChild?
    var starts: [Int] = []
    var later = 0
    // Whether enough has been seen.
    func take(_ entry: YAMLEntry?, _ value: YAMLNode) -> Bool {
      let start = entry?.range.lowerBound ?? value.startOfItem
      if start <= offset {
        found = BlockChild(entry: entry, value: value, start: start, starts: [])
        if starts.count == BlockChild.witnesses { starts.removeFirst() }
      } else {
        later += 1
      }
      starts.append(start)
      return later == BlockChild.witnesses
    }
    for entry in entries { if take(entry, entry.value) { break } }
    for item in items { if take(nil, item) { break } }
    found?.starts = starts
    return found
  }

  /// Where the first entry or item of a block collection begins.
  fileprivate var firstStart: Int? {
    guard style == .block else { return nil }
    for entry in entries { return entry.range.lowerBound }
    for item in items { return item.startOfItem }
    return nil
  }

  /// Where the dash of an item stands; where the item begins if it has none.
  private var startOfItem: Int {
    let start = rangeWithProperties.lowerBound
    var offset = start - 1
    while offset >= 0, tree.bytes[offset] <= 0x20 { offset -= 1 }
    return offset >= 0 && tree.bytes[offset] == UInt8(ascii: "-") ? offset : start
  }

  fileprivate func startsContent(at offset: Int) -> Bool {
    range.lowerBound == offset || rangeWithProperties.lowerBound == offset
  }

  /// How many lines of a text are looked at.
  private static let mostLines = 100

  /// The keys of entries with slips above a line, such as `pages:8`, `pages = 8`, or `pages` alone.
  ///
  /// The tree has the entries as one text, in the column of the line, which has no dash.
  fileprivate func keysOfSlips(above line: BlockLine, _ column: Int) -> [String] {
    guard line.dashes.isEmpty, kind == .scalar, style == .plain, !isMissing,
      range.lowerBound < line.start, tree.column(of: range.lowerBound) == column,
      BlockLine(at: range.lowerBound, in: tree.bytes).content == range.lowerBound
    else { return [] }
    let above = range.lowerBound..<min(range.upperBound, line.start)
    return tree.bytes[above].split(maxSplits: Self.mostLines, whereSeparator: \.isBreak)
      .prefix(Self.mostLines).compactMap { text in
        let key = text.drop(while: \.isBlank).prefix { !": =".utf8.contains($0) }
        return key.isEmpty ? nil : String(decoding: key, as: UTF8.self).streamSafe
      }
  }

  /// The keys of a mapping, one of them left out.
  fileprivate func keys(except other: YAMLNode? = nil) -> Set<String> {
    Set(entries.lazy.map(\.key).filter { $0 != other }.map(\.text))
  }
}
