import English
import SourceText
import SpecModel

/// What should hold on a platform, wherever it is written.
enum Change {
  /// A path of keys has a value, which is given as YAML on one line.
  case set([String], String)
  /// Some values stand in a map that the rule knows, for everybody who hears it.
  case give([Leaf], in: SpecValue)
  /// A key has a value in a map that the rule knows, such as a segment.
  ///
  /// There may be no keys that lead to the map.
  case place(String, String, in: SpecValue)
  /// Some names stand in place of a word, which may stand in a list under a key.
  case put([String], for: LocatedText, of: SpecEntry?)
  /// An announcement has another text; the words tell the change, as a title does.
  case say(String, in: LocatedText, as: String)
  /// A number or a boolean stands in place of a word.
  case literal(String, for: LocatedText)
  /// Some names stand beside those at a path.
  case add([String], to: [String])
  /// Some items, given as YAML, stand behind those under a key that the rule knows.
  case append([String], to: SpecEntry)
  /// The items of a list stand in another order, given as their present positions.
  case reorder(SpecEntry, [Int])
  /// A word has another spelling and the same meaning, and so for everybody.
  case spell(LocatedText, String)
  /// An entry is gone.
  case drop(SpecEntry)
  /// An entry is gone, and another one stands in its place.
  case exchange(SpecEntry, for: String, String)
  /// One name is gone from those under a key.
  case omit(LocatedText, of: SpecEntry)

  static func put(_ name: String, for word: LocatedText) -> Change {
    .put([name], for: word, of: nil)
  }

  /// The places and values that the change shares with the same change on another platform.
  func keys(on context: PlatformContext) -> [ChangeKey] {
    switch self {
    case .set(let path, let value):
      if let entry = context.scope.map.entry(at: path) {
        return [ChangeKey(place: entry.key.range, texts: [value])]
      }
      let (_, map, rest) = context.home(ofMissing: path)
      return [ChangeKey(place: map?.rangeWithQuotes, texts: rest + [value])]
    case .give(let leaves, let map):
      return leaves.map { ChangeKey(place: map.rangeWithQuotes, texts: $0.path + [$0.value]) }
    case .place(let key, let value, let map):
      return [ChangeKey(place: map.rangeWithQuotes, texts: [key, value])]
    case .put(let names, let word, _):
      return [ChangeKey(place: word.range, texts: names)]
    case .say(let text, let phrase, _):
      return [ChangeKey(place: phrase.range, texts: [text])]
    case .literal(let value, let word), .spell(let word, let value):
      return [ChangeKey(place: word.range, texts: [value])]
    case .add(let names, let path):
      let value = context.scope.map.entry(at: path)?.value
      return [ChangeKey(place: value?.rangeWithQuotes, texts: path + names)]
    case .append(let items, let entry):
      return [ChangeKey(place: entry.value.rangeWithQuotes, texts: items)]
    case .reorder(let entry, let order):
      return [ChangeKey(place: entry.value.rangeWithQuotes, texts: order.map(String.init))]
    case .exchange(let entry, let key, let value):
      return [ChangeKey(place: entry.key.range, texts: [key, value])]
    case .drop(let entry): return [ChangeKey(place: entry.key.range)]
    case .omit(let word, _): return [ChangeKey(place: word.range)]
    }
  }
}

/// What changes on two platforms have in common that ask for the same.
struct ChangeKey: Hashable {
  let place: ByteRange?
  var texts: [String] = []
}

extension ChangeKey {
  init(_ edit: TextEdit) {
    self.init(place: edit.range, texts: [edit.replacement])
  }
}

/// A change that a finding offers to make.
struct Offer {
  let changes: [Change]
  /// The title where the change is made for everybody who hears the place.
  ///
  /// It is `nil` where the title of the change itself is right.
  let title: String?
  /// What a platform needs as well where the change gives it a map of its own.
  let besides: [Leaf]
  let isSafe: Bool
  let isPreferred: Bool

  init(
    _ changes: Change...,
    besides: [Leaf] = [],
    title: String? = nil,
    isSafe: Bool = false,
    isPreferred: Bool = true
  ) {
    self.init(
      changes,
      besides: besides,
      title: title,
      isSafe: isSafe,
      isPreferred: isPreferred
    )
  }

  /// Puts another text in place of a part of a word.
  static func respelling(_ part: Range<String.Index>, in word: LocatedText, as right: String)
    -> Offer
  {
    let text = word.value.replacing([(part, right)])
    return Offer(.put(text, for: word), title: "Change to '\(right)'")
  }

  init(
    _ changes: [Change],
    besides: [Leaf] = [],
    title: String?,
    isSafe: Bool = false,
    isPreferred: Bool = true
  ) {
    self.changes = changes
    self.besides = besides
    self.title = title
    self.isSafe = isSafe
    self.isPreferred = isPreferred
  }
}
