public import SourceText

/// A key of a mapping and its value.
public struct YAMLEntry: Sendable, Equatable {
  public let key: YAMLNode
  /// Missing, with an empty range, where the text has none.
  public let value: YAMLNode

  /// From the key with its anchor and tag to the end of the value or the colon.
  public var range: ByteRange {
    key.rangeWithProperties.lowerBound..<max(value.range.upperBound, key.range.upperBound)
  }

  /// Where the colon between key and value stands; `nil` if the text has none.
  public var colon: Int? {
    let storage = key.tree.bytes
    let bytes = storage.span
    let end = min(value.range.lowerBound, bytes.count)
    var offset = key.range.upperBound
    while offset < end {
      let byte = bytes[offset]
      if byte == .colon { return offset }
      if byte == .hash {
        offset = bytes.endOfLine(from: offset)
      } else if byte.isBlankOrBreak {
        offset += 1
      } else {
        return nil
      }
    }
    return nil
  }
}

extension YAMLNode {
  public typealias Entry = YAMLEntry

  /// The keys and values of a mapping as they stand; nothing for other nodes.
  public var entries: YAMLEntries {
    YAMLEntries(mapping: kind == .mapping ? self : nil)
  }

  /// The items of a sequence; nothing for other nodes.
  public var items: YAMLItems {
    YAMLItems(sequence: kind == .sequence ? self : nil)
  }

  var childIndices: Range<Int> { (index + 1)..<Int(tree.nodes[index].subtreeEnd) }

  /// The value of the first entry with a key of this text, aliases and merge keys not followed.
  public subscript(key: String) -> YAMLNode? {
    entries.first { $0.key.text == key }?.value
  }
}

/// The entries of a mapping, in order of the text.
public struct YAMLEntries: Sequence, Sendable {
  let mapping: YAMLNode?

  public func makeIterator() -> Iterator {
    Iterator(children: ChildIterator(parent: mapping))
  }

  public struct Iterator: IteratorProtocol {
    var children: ChildIterator

    public mutating func next() -> YAMLEntry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return YAMLEntry(key: key, value: value)
    }
  }

  public var isEmpty: Bool { mapping?.childIndices.isEmpty ?? true }
}

/// The items of a sequence, in order of the text.
public struct YAMLItems: Sequence, Sendable {
  let sequence: YAMLNode?

  public func makeIterator() -> Iterator {
    Iterator(children: ChildIterator(parent: sequence))
  }

  public struct Iterator: IteratorProtocol {
    var children: ChildIterator

    public mutating func next() -> YAMLNode? { children.next() }
  }

  public var isEmpty: Bool { sequence?.childIndices.isEmpty ?? true }
}

/// Steps over the direct children of a node.
struct ChildIterator {
  private let tree: SyntaxTree?
  private var index: Int
  private let end: Int

  init(parent: YAMLNode?) {
    tree = parent?.tree
    index = parent?.childIndices.lowerBound ?? 0
    end = parent?.childIndices.upperBound ?? 0
  }

  mutating func next() -> YAMLNode? {
    guard let tree, index < end else { return nil }
    defer { index = Int(tree.nodes[index].subtreeEnd) }
    return YAMLNode(tree: tree, index: index)
  }
}
