import English
import Guidelines
import SourceText
import SpecModel

/// How the names of an order stand to the places of a fact, which have an order of their own.
///
/// A place that several names stand for, such as each button of a dialog, is where the last of them
/// is. One button may well stand in front of the title.
struct PlaceOrder {
  private let words: [LocatedText]
  /// The place of each word, by its rank; `nil` for one that the fact does not know.
  private let ranks: [Int?]

  init(_ words: [LocatedText], by fact: Fact, in context: PlatformContext) {
    let names = Self.ranks(of: fact, in: context)
    self.words = words
    ranks = words.map { names[Self.folded($0.value)] }
  }

  /// The names of a place, all reached before another one that it follows.
  var wrongPair: (early: [LocatedText], late: LocatedText)? {
    var first: [Int: Int] = [:]
    var last: [Int: Int] = [:]
    for (index, rank) in ranks.enumerated() {
      guard let rank else { continue }
      if first[rank] == nil { first[rank] = index }
      last[rank] = index
    }
    for (rank, end) in last.sorted(by: { $0.value < $1.value }) {
      let missed = first.filter { $0.key < rank && $0.value > end }.map(\.value).max()
      if let missed {
        return (words.indices.filter { ranks[$0] == rank }.map { words[$0] }, words[missed])
      }
    }
    return nil
  }

  /// The first name that stands for the second time.
  var repeated: LocatedText? {
    var seen: Set<String> = []
    return words.first { !seen.insert(Self.folded($0.value)).inserted }
  }

  /// The positions of the words as they should follow each other; unknown ones stay where they are.
  var rightOrder: [Int] {
    let known = ranks.indices.filter { ranks[$0] != nil }
    let sorted = known.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
    var order = Array(words.indices)
    for (place, index) in zip(known, sorted) { order[place] = index }
    return order
  }

  /// The names of the places of a fact, each with the rank of its place.
  ///
  /// A name that is a key of the spec stands for the texts behind it as well.
  private static func ranks(of fact: Fact, in context: PlatformContext) -> [String: Int] {
    var ranks: [String: Int] = [:]
    let places = fact.values.map { [$0] + fact.details($0) }
    for (rank, names) in places.enumerated() {
      for name in names where ranks[folded(name)] == nil { ranks[folded(name)] = rank }
    }
    for (rank, names) in places.enumerated() {
      for text in names.flatMap({ texts(under: $0, in: context) }) where ranks[text] == nil {
        ranks[text] = rank
      }
    }
    return ranks
  }

  /// The texts that a key of the spec holds: its own, or those of the parts that it lists.
  private static func texts(under key: String, in context: PlatformContext) -> [String] {
    guard let value = context.scope.map[key] ?? context.spec.root[key] else { return [] }
    let parts = value.isList ? value.items : [value]
    let words = parts.flatMap { [$0.word, $0["label"]?.word, $0["name"]?.word, $0["text"]?.word] }
    return words.compactMap { $0.map { folded($0.value) } }.filter { !$0.isEmpty }
  }

  /// A name without its articles and its case: "the action-buttons" is "action buttons".
  private static func folded(_ name: String) -> String { name.replacing("-", with: " ").placeWords }
}
