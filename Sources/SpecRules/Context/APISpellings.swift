import English
import Guidelines
import SourceText
import SpecModel

/// The names that those of a spec may be misspelt from, prepared for being compared with many.
struct APISpellings {
  private var lists: [NamePlace: NearestWords] = [:]

  private struct NamePlace: Hashable {
    let platform: Platform?
    let isElement: Bool
  }

  /// The name, with its arguments, that an unknown name is probably meant to be.
  ///
  /// The frameworks of its place have the name; `nil` where none is near.
  mutating func nearest(to mention: Mention) -> String? {
    let stem = Vocabulary.stem(of: mention.word.value)
    // What stands in front of a name, as in `android:min`, makes no slip in it likelier.
    let name = stem.utf8.split(separator: UInt8(ascii: ":")).last?.count ?? 0
    let right = nearestStem(to: stem, for: mention, limit: name < 8 ? 1 : 2)
    return right.flatMap { mention.word.value.replacingOnce(stem, with: $0) }
  }

  /// The right spelling of a misspelt name; `nil` where no name is near.
  ///
  /// A slip is a letter or two within the name. It changes no capital and adds nothing at either
  /// end: `MButton` is no misspelt `Button`. A letter that is doubled, or lost at the end, is one.
  mutating func slip(of mention: Mention) -> String? {
    let stem = Vocabulary.stem(of: mention.word.value)
    guard stem.utf8.count > 4 else { return nil }
    let limit = stem.utf8.count < 12 ? 1 : 2
    // An element is called under `api`, as in `Slider(enabled = false)`.
    let isCall = stem.isElementName && mention.word.value.contains("(")
    guard
      let right = nearestStem(to: stem, for: mention, limit: limit)
        ?? (isCall ? nearestStem(to: stem, for: mention, isElement: true, limit: limit) : nil)
    else { return nil }
    let isLonger =
      right.hasPrefix(stem) || right.hasSuffix(stem)
      || stem.hasPrefix(right) || stem.hasSuffix(right)
    let isSlip =
      !isLonger && stem.filter(\.isUppercase).sorted() == right.filter(\.isUppercase).sorted()
      || stem.utf8.count == right.utf8.count + 1 && stem.withoutDoubles == right.withoutDoubles
      || stem.utf8.count > 5 && right.dropLast() == stem
    guard isSlip else { return nil }
    return mention.word.value.replacingOnce(stem, with: right)
  }

  private mutating func nearestStem(
    to stem: String,
    for mention: Mention,
    isElement: Bool = false,
    limit: Int
  ) -> String? {
    let isElement = isElement || mention.kind == .element
    let place = NamePlace(platform: mention.place.platform, isElement: isElement)
    var words = lists[place] ?? NearestWords(mention.possibleStems(ofElements: isElement))
    defer { lists[place] = words }
    return words.nearest(to: stem, limit: limit)
  }
}

extension Mention {
  /// The stems of the names that may stand in its place.
  ///
  /// They are the elements of the component, or the names of its frameworks.
  fileprivate func possibleStems(ofElements areElements: Bool) -> [String] {
    let frameworks = frameworks
    let guideline = spec.guideline
    guard !areElements else {
      let own = frameworks.flatMap { guideline?.elements(in: $0) ?? [] }
      // Frameworks of one platform call most of their elements alike.
      let others = frameworks.flatMap { $0.platform?.frameworks ?? [] }
      let elements = own.isEmpty ? others.flatMap { guideline?.elements(in: $0) ?? [] } : own
      return Array(Set(elements.map { Vocabulary.stem(of: $0) })).sorted()
    }
    let names = vocabulary.apis.filter {
      $0.kind != .tool && $0.kind != .element && !Set($0.homes).isDisjoint(with: frameworks)
    }
    let shared = frameworks.filter { !$0.isNative }.flatMap(PlatformNames.builtIn.names)
    return (names.map(\.stem) + shared.map { Vocabulary.stem(of: $0.name) }).uniqued
  }
}

extension String {
  /// The text with each letter once where it is repeated.
  fileprivate var withoutDoubles: String {
    reduce(into: "") { text, letter in
      if text.last != letter { text.append(letter) }
    }
  }

  /// The text with the first occurrence of a part replaced; `nil` where it does not occur.
  fileprivate func replacingOnce(_ part: String, with other: String) -> String? {
    contains(part) ? replacing(part, with: other, maxReplacements: 1) : nil
  }
}
