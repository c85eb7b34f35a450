import English
import Guidelines
import SourceText

/// One segment of a control that has segments.
package final class Segment: Sendable {
  package let value: SpecValue
  /// The visible text, unless it is empty.
  package let label: LocatedText?
  /// The programmatic name, also when the naming API of a framework gives it.
  package let name: LocatedText?
  /// The words of the label and of the name, folded.
  package let labelTokens: [String]?
  package let nameTokens: [String]?

  init(_ value: SpecValue, _ vocabulary: Vocabulary) {
    self.value = value
    // A word in place of the map is the label that its author meant.
    let word = value["label"]?.word ?? value.word
    self.label = word.flatMap { $0.value.isEmpty ? nil : $0 }
    self.name = value.givenName(in: vocabulary)
    labelTokens = label?.value.foldedTokens
    nameTokens = name?.value.foldedTokens
  }

  package var isSelected: Bool { value["selected"]?.boolean == true }
  package var isDisabled: Bool { value["disabled"]?.boolean == true }

  /// The state that it is in, as facts call it; `nil` where the spec gives none.
  package var state: String? { isSelected ? "selected" : isDisabled ? "disabled" : nil }
}

/// The segments of a spec, in order, those of a platform laid over the common ones by label.
package struct SegmentList: Sendable {
  /// `nil` when the spec does not say what segments there are.
  package let segments: [Segment]?
  /// The same, none where the spec does not say.
  package var all: [Segment] { segments ?? [] }
  /// The key and the list, when there is one.
  package let entry: SpecEntry?
  /// The position of the first segment with a label or a name, folded.
  private let positions: [String: Int]
  /// The parts of the document that are the other side of a merge conflict.
  let otherSides: [ByteRange]

  /// Reads the segments of a spec but those in some parts of the document.
  init(
    of root: SpecValue,
    on platform: SpecValue?,
    in vocabulary: Vocabulary,
    besides otherSides: [ByteRange]
  ) {
    let common = root.entry("segments")
    let own = platform?.entry("segments")
    entry = own ?? common
    self.otherSides = otherSides
    guard let entry, entry.value.isList else {
      segments = nil
      positions = [:]
      return
    }
    var values = common?.value.items ?? []
    if let own {
      var merged = MergedSegments(values)
      for over in own.value.items { merged.overlay(over) }
      values = merged.values
    }
    values.removeAll { value in otherSides.contains { $0.overlaps(value.range) } }
    let segments = values.map { Segment($0, vocabulary) }
    var positions: [String: Int] = [:]
    for (position, segment) in segments.enumerated() {
      for word in [segment.label, segment.name] {
        guard let word = word?.value.foldedForComparison, positions[word] == nil else { continue }
        positions[word] = position
      }
    }
    self.segments = segments
    self.positions = positions
  }

  package var count: Int { segments?.count ?? 0 }

  /// The labels and names of all segments.
  package var names: [String] {
    (segments ?? []).flatMap { [$0.label?.value, $0.name?.value].compactMap { $0 } }
  }

  /// The position of the segment that a word means, counted from 0.
  package func position(of word: String) -> Int? {
    position(ofFolded: word.foldedForComparison)
  }

  /// The position of the segment that a folded word means, counted from 0.
  func position(ofFolded word: String) -> Int? { positions[word] }
}

/// Segments laid over one another: by label, or by name where there is no label.
private struct MergedSegments {
  private(set) var values: [SpecValue]
  /// The positions of the first segment with a word under each key, folded.
  private var positions: [String: [String: Int]] = [:]

  init(_ values: [SpecValue]) {
    self.values = values
    for index in values.indices { register(index) }
  }

  mutating func overlay(_ over: SpecValue) {
    guard let index = position(of: over) else {
      values.append(over)
      register(values.count - 1)
      return
    }
    values[index] = values[index].overlaid(with: over)
    register(index)
  }

  private func position(of value: SpecValue) -> Int? {
    for key in Self.keys {
      if let word = value[key]?.word { return positions[key]?[word.value.foldedForComparison] }
    }
    return nil
  }

  private mutating func register(_ index: Int) {
    for key in Self.keys {
      guard let word = values[index][key]?.word?.value.foldedForComparison else { continue }
      let known = positions[key]?[word] ?? index
      positions[key, default: [:]][word] = min(known, index)
    }
  }

  private static let keys = ["label", "name"]
}
