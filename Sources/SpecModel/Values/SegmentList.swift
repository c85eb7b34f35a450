import English
import Guidelines
import SourceText
import YAMLSyntax

/// The segments of a spec, in order, those of a platform laid over the common ones by label.
package struct SegmentList: Sendable {
  /// `nil` when the spec does not say what segments there are.
  package let segments: [Part]?
  /// The same, none where the spec does not say.
  package var all: [Part] { segments ?? [] }
  /// The key and the list, when there is one.
  package let entry: SpecEntry?
  /// The positions of the segments with a label or a name, folded.
  private let positions: [String: [Int]]
  /// The segments of a platform that match no common one.
  ///
  /// Each has no label, and its place in the list belongs to another segment.
  package let unmatched: [SpecValue]
  /// Whether one of them is written so that nobody can tell its label or its states.
  package let hasUnreadable: Bool
  /// The document.
  private let tree: SyntaxTree

  /// Reads the segments of a spec.
  init(of root: SpecValue, on platform: SpecValue?, in vocabulary: Vocabulary, _ tree: SyntaxTree) {
    let common = root.entry(KeyMeaning.segments.key)
    let own = platform?.entry(KeyMeaning.segments.key)
    entry = own ?? common
    self.tree = tree
    guard let entry, entry.value.isList else {
      segments = nil
      positions = [:]
      unmatched = []
      hasUnreadable = false
      return
    }
    let otherSides = tree.problems.compactMap(\.otherSide)
    let isWritten = { (value: SpecValue) in
      !otherSides.contains { $0.overlaps(value.range) }
    }
    var values = (common?.value.items ?? []).filter(isWritten)
    var unmatched: [SpecValue] = []
    if let own {
      let merged = MergedSegments(values, laidOver: own.value.items.filter(isWritten), vocabulary)
      (values, unmatched) = (merged.values, merged.unmatched)
    }
    self.unmatched = unmatched
    let segments = values.map { Part($0, of: .segment, under: entry.key, vocabulary) }
    var positions: [String: [Int]] = [:]
    for (position, segment) in segments.enumerated() {
      for word in [segment.label ?? segment.value["label"]?.word, segment.name] {
        guard let word = word?.value.foldedForComparison, positions[word]?.last != position else {
          continue
        }
        positions[word, default: []].append(position)
      }
    }
    self.segments = segments
    self.positions = positions
    let lists = [common, own].compactMap { $0?.value.range }
    let hasText = tree.problems.contains { problem in
      problem.code == .quoteNeeded && lists.contains(where: problem.range.overlaps)
    }
    hasUnreadable = hasText || !segments.allSatisfy(\.isReadable)
  }

  /// The segments as a platform has them.
  func on(_ platform: SpecValue, of root: SpecValue, in vocabulary: Vocabulary) -> SegmentList {
    SegmentList(of: root, on: platform, in: vocabulary, tree)
  }

  package var count: Int { segments?.count ?? 0 }

  /// The labels and names of all segments.
  package var names: [String] {
    (segments ?? []).flatMap { [$0.label?.value, $0.name?.value].compactMap { $0 } }
  }

  /// The position of the first segment that a word means, counted from 0.
  package func position(of word: String) -> Int? {
    position(ofFolded: word.foldedForComparison)
  }

  /// The position of the first segment that a folded word means, counted from 0.
  func position(ofFolded word: String) -> Int? { positions[word]?.first }

  /// The position of the first segment that the key of an announcement means, counted from 0.
  package func position(ofMoment key: String) -> Int? { positions(ofMoment: key).first }

  /// The positions of all segments that the key of an announcement means, in order.
  ///
  /// A moment of the format means none. Its spelling tells: `select` is a moment, and `Select` means
  /// a segment.
  func positions(ofMoment key: String) -> [Int] {
    FormatMoment.all.contains(key) ? [] : positions[key.foldedForComparison] ?? []
  }
}

/// Segments laid over one another: by label, or by name or position where there is no label.
private struct MergedSegments {
  private(set) var values: [SpecValue]
  /// What is laid over none, and can be no segment of its own.
  private(set) var unmatched: [SpecValue] = []
  /// The positions of the first segment with a word under each key, folded.
  private var positions: [String: [String: Int]] = [:]

  init(_ values: [SpecValue], laidOver others: [SpecValue], _ vocabulary: Vocabulary) {
    self.values = values
    for index in values.indices { register(index) }
    let named = others.map(position)
    // Where a list follows another order, or has others in between, its positions say nothing.
    let isInOrder = zip(others.indices, named).allSatisfy { index, position in
      position.map { $0 == index } ?? (others[index].label == nil || index >= values.count)
    }
    for (index, over) in others.enumerated() {
      let isFurther = index >= values.count && over.givenName(in: vocabulary) != nil
      if let position = named[index] ?? self.position(of: over) {
        overlay(over, at: position)
      } else if over.label != nil || values.isEmpty || isFurther {
        self.values.append(over)
        register(self.values.count - 1)
      } else if isInOrder, index < values.count {
        overlay(over, at: index)
      } else {
        unmatched.append(over)
      }
    }
  }

  private mutating func overlay(_ over: SpecValue, at index: Int) {
    guard over.isMap else { return }
    values[index] = values[index].overlaid(with: over)
    register(index)
  }

  private func position(of value: SpecValue) -> Int? {
    if let label = value.label { return positions["label"]?[label.value.foldedForComparison] }
    return value["name"]?.word.flatMap { positions["name"]?[$0.value.foldedForComparison] }
  }

  private mutating func register(_ index: Int) {
    for (key, word) in [("label", values[index].label), ("name", values[index]["name"]?.word)] {
      guard let word = word?.value.foldedForComparison else { continue }
      let known = positions[key]?[word] ?? index
      positions[key, default: [:]][word] = min(known, index)
    }
  }
}
