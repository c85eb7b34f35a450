import English
import Guidelines
import SourceText
import SpecModel

/// Where the segments and their content stand in an order that a spec gives.
struct ContentPlaces {
  private let words: [LocatedText]
  /// The position of the last of the segments.
  private let last: Int?
  private let content: Int?

  init(in order: SpecValue, after fact: Fact, _ scope: PlatformSpec) {
    words = order.orderedWords
    last = words.lastIndex { word in
      let tokens = word.value.foldedTokens
      return fact.values.contains { tokens == $0.foldedTokens }
        || scope.segments.position(of: word.value) != nil
    }
    content = words.firstIndex { $0.value.foldedTokens.contains("content") }
  }

  /// Whether both are there, and the content is next.
  var isRight: Bool { last != nil && content != nil && culprit == nil }

  /// What follows the segments in place of the content, or the content where it stands before them.
  ///
  /// Where no content is named, another name may be the content; only words of the format are not.
  var culprit: LocatedText? {
    guard let last else { return nil }
    guard let content else {
      let next = last + 1 < words.count ? words[last + 1] : nil
      return next.flatMap { ["label", "data"].contains($0.value.foldedForComparison) ? $0 : nil }
    }
    if content == last + 1 { return nil }
    return isBefore ? words[content] : words[last + 1]
  }

  /// Whether the content stands before the last segment.
  var isBefore: Bool {
    guard let last, let content else { return false }
    return content < last
  }

  /// The positions of the items with the content behind the segments.
  var order: [Int]? {
    guard let last, let content else { return nil }
    var order = Array(words.indices)
    order.remove(at: content)
    order.insert(content, at: isBefore ? last : last + 1)
    return order
  }
}
