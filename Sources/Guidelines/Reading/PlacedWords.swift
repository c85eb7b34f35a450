import YAMLSyntax

/// The words of a fact, which may differ from place to place.
///
/// A word or a list of words stands for every place of the fact. A map gives each place its own:
/// `{ all: button, uikit: [button, tab] }`.
struct PlacedWords {
  /// The word that stands for every place in such a map.
  static let everywhere = "all"

  /// The words of each place, or of every place under ``everywhere``.
  private let words: [String: [String]]
  /// The places that a map names, in its order.
  let places: [String]

  init(_ words: [String]) {
    self.words = [Self.everywhere: words]
    places = []
  }

  init(of map: YAMLNode) {
    let entries = map.entries.map { (place: $0.key.text, words: $0.value.words) }
    words = Dictionary(entries.map { ($0.place, $0.words) }, uniquingKeysWith: { $1 })
    places = entries.map(\.place)
  }

  /// The words for a place: those of the framework, else of its platform, else of every place.
  func at(_ place: FactReader.Place) -> [String] {
    let names = [place.framework?.rawValue, place.platform?.rawValue, Self.everywhere]
    return names.lazy.compactMap { $0.flatMap { words[$0] } }.first { _ in true } ?? []
  }

  /// The words for a place; `nil` where there are none.
  func placed(at place: FactReader.Place) -> [String]? {
    let words = at(place)
    return words.isEmpty ? nil : words
  }

  /// All the words.
  var all: [String] { words.values.flatMap(\.self) }
}

extension YAMLNode {
  /// The words of a fact as they are written, for whatever places.
  var placedWords: [String] {
    resolved?.kind == .mapping ? PlacedWords(of: self).all : words
  }

  /// The words or lists of words, each with what it stands below: one, or one of each place.
  var placedValues: [YAMLNode] {
    guard let node = resolved, node.kind == .mapping else { return [self] }
    return node.entries.map(\.value)
  }
}
