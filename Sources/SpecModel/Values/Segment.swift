import Guidelines
import SourceText

/// One segment of a control that has segments.
package struct Segment: Sendable {
  package let value: SpecValue
  package let label: Word?
  /// The programmatic name, also when the naming API of a framework gives it.
  package let name: Word?

  init(_ value: SpecValue, _ vocabulary: Vocabulary) {
    self.value = value
    self.label = value["label"]?.word
    self.name = value.givenName(in: vocabulary)
  }

  package var isSelected: Bool { value["selected"]?.boolean == true }
  package var isDisabled: Bool { value["disabled"]?.boolean == true }

  /// Whether a moment or a phrase may mean this segment by that word.
  package func isCalled(_ word: String) -> Bool {
    let folded = word.foldedForComparison
    return label?.value.foldedForComparison == folded || name?.value.foldedForComparison == folded
  }
}

/// The segments of a spec, in order, those of a platform laid over the common ones by label.
package struct SegmentList: Sendable {
  /// `nil` when the spec does not say what segments there are.
  package let segments: [Segment]?
  /// The key and the list, when there is one.
  package let entry: SpecEntry?

  init(of root: SpecValue, on platform: SpecValue?, in vocabulary: Vocabulary) {
    let common = root.entry("segments")
    let own = platform?.entry("segments")
    entry = own ?? common
    guard let entry, entry.value.isList else {
      segments = nil
      return
    }
    var merged = (common?.value.items ?? []).map { $0 }
    for over in own?.value.items ?? [] {
      if let index = merged.firstIndex(where: { $0.isSameSegment(as: over) }) {
        merged[index] = merged[index].overlaid(with: over)
      } else {
        merged.append(over)
      }
    }
    segments = merged.map { Segment($0, vocabulary) }
  }

  package var count: Int { segments?.count ?? 0 }

  /// The labels and names of all segments.
  package var names: [String] {
    (segments ?? []).flatMap { [$0.label?.value, $0.name?.value].compactMap { $0 } }
  }

  /// The position of the segment that a word means, counted from 0.
  package func position(of word: String) -> Int? {
    (segments ?? []).firstIndex { $0.isCalled(word) }
  }
}

extension SpecValue {
  /// Whether both have the same label, or the same name where there is no label.
  fileprivate func isSameSegment(as other: SpecValue) -> Bool {
    for key in ["label", "name"] {
      if let word = other[key]?.word {
        return self[key]?.word?.value.foldedForComparison == word.value.foldedForComparison
      }
    }
    return false
  }
}
