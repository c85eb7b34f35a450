import English
import Guidelines
import SpecModel

/// What prose is about: a key, or a word behind one, for the component and platform at hand.
///
/// Hovers and completion speak of the same subject, so that both say the same.
struct Subject {
  /// The key, or the one that the word stands behind.
  let key: String
  /// `nil` where the key itself is meant.
  let word: String?
  /// The map that the key stands in; `nil` where the format describes none.
  let map: MapShape?
  /// The key of that map, and the map around it.
  let outer: (key: String?, map: MapShape?)
  /// Whether it stands in a platform.
  let isOfPlatform: Bool
  var applicability: Applicability

  init(
    key: String,
    word: String?,
    map: MapShape?,
    outer: (key: String?, map: MapShape?),
    isOfPlatform: Bool,
    applicability: Applicability
  ) {
    self.key = key
    self.word = word
    self.map = map
    self.outer = outer
    self.isOfPlatform = isOfPlatform
    self.applicability = applicability
  }

  /// A key of a map, wherever that stands.
  init(key: String, in map: MapShape, applicability: Applicability) {
    self.init(
      key: key,
      word: nil,
      map: map,
      outer: (nil, nil),
      isOfPlatform: false,
      applicability: applicability
    )
  }

  /// A key, or a word behind it, in a map of a document, to which the path leads.
  init(
    key: String,
    word: String?,
    in map: MapShape?,
    at path: [PathStep],
    of format: MapShape,
    applicability: Applicability
  ) {
    let outerKey: String? = if case .key(let name)? = path.last { name } else { nil }
    self.init(
      key: key,
      word: word,
      map: map,
      outer: (outerKey, Shape.map(format).descendant(path.dropLast())?.mapShape),
      isOfPlatform: path.platform != nil,
      applicability: applicability
    )
  }

  /// What the format says of the key.
  var description: KeyDescription? { map?.description(of: key) }

  /// The vocabulary that the word is taken from.
  var wordKind: WordKind? { (description?.shape ?? map?.openKeys?.value)?.wordKind }

  /// The vocabulary that the key is taken from, where the format does not name it.
  var keyKind: WordKind { map?.openKeys?.kind ?? .api }

  /// The same subject, as another document speaks of it.
  func reading(_ document: Guideline) -> Subject {
    var other = self
    other.applicability = applicability.reading(document)
    return other
  }

  /// The subject as the guideline and the documents of others about the component speak of it.
  var readings: [Subject] {
    [self] + (applicability.guideline?.companions ?? []).map(reading)
  }

  /// The summary of the key, with the guideline's word for a segment.
  func summary(of description: KeyDescription) -> String {
    guard let map, map == .segment, let guideline = applicability.guideline else {
      return description.summary
    }
    return description.summary.replacing(map.name, with: guideline.segmentWord)
  }

  /// The effect of a key in an API's map, such as `selected` in `accessibilityState`.
  var effectOfKey: String? {
    guard map == nil, let name = outer.key, outer.map?.takesAPIs == true else { return nil }
    return WordSummary(applicability: applicability).effect(of: "\(name).\(key)", word ?? key)
  }
}
