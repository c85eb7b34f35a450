import SourceText
import YAMLSyntax

/// The entries and items that begin at places of a document.
///
/// All places are looked for in one walk, which enters only what holds some of them, so that many
/// cost no more than one walk through the document.
struct EntrySearch {
  /// For each place the outermost entry or item that begins there, or behind the dash that stands
  /// there.
  private(set) var found: [ByteRange?]

  private let bytes: [UInt8]
  private let places: [Int]
  /// Nodes to look into, each with the places within it.
  private var pending: [(node: YAMLNode, places: Range<Int>)] = []

  /// Looks for places in ascending order.
  init(for places: [Int], in tree: SyntaxTree) {
    self.places = places
    bytes = tree.bytes
    found = Array(repeating: nil, count: places.count)
    if let root = tree.root { pending = [(root, places.indices)] }
    while let (node, places) = pending.popLast() {
      lookIntoEntries(of: node, for: places)
      lookIntoItems(of: node, for: places)
    }
  }

  private mutating func lookIntoEntries(of node: YAMLNode, for wanted: Range<Int>) {
    var next = wanted.lowerBound
    for entry in node.entries {
      let range = entry.range
      while next < wanted.upperBound, places[next] < range.lowerBound { next += 1 }
      let first = next
      while next < wanted.upperBound, places[next] <= range.upperBound {
        if places[next] == entry.key.range.lowerBound { found[next] = range }
        next += 1
      }
      enter(entry.value, for: first..<next)
      guard next < wanted.upperBound else { return }
    }
  }

  private mutating func lookIntoItems(of node: YAMLNode, for wanted: Range<Int>) {
    var next = wanted.lowerBound
    for item in node.items {
      let range = item.range
      let first = next
      while next < wanted.upperBound, places[next] < range.upperBound {
        if begins(range, at: places[next]) { found[next] = places[next]..<range.upperBound }
        next += 1
      }
      enter(item, for: first..<next)
      guard next < wanted.upperBound else { return }
    }
  }

  /// Puts off the places at which nothing has been found yet.
  private mutating func enter(_ node: YAMLNode, for wanted: Range<Int>) {
    guard let first = wanted.first(where: { found[$0] == nil }) else { return }
    guard let last = wanted.last(where: { found[$0] == nil }) else { return }
    pending.append((node, first..<(last + 1)))
  }

  private func begins(_ item: ByteRange, at place: Int) -> Bool {
    let isMarked = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    return item.lowerBound == place || isMarked && item.lowerBound > place
  }
}
