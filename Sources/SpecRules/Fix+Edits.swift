import English
import Guidelines
import SourceText
import SpecModel

extension Fix {
  /// A fix of one edit; `nil` where there is no such edit.
  init?(_ title: String, _ edit: TextEdit?, isSafe: Bool = false, isPreferred: Bool = false) {
    guard let edit else { return nil }
    self.init(title, [edit], isSafe: isSafe, isPreferred: isPreferred)
  }

  /// The obvious fix; `nil` where there is no edit that makes it.
  static func preferred(_ title: String, _ edit: TextEdit?, isSafe: Bool = false) -> Fix? {
    Fix(title, edit, isSafe: isSafe, isPreferred: true)
  }

  /// The obvious fix; `nil` where there are no edits that make it.
  static func preferred(_ title: String, _ edits: [TextEdit]?) -> Fix? {
    guard let edits, !edits.isEmpty else { return nil }
    return Fix(title, edits, isPreferred: true)
  }
}

extension Spec {
  /// The bytes of a place in a phrase, of all of the phrase where the place is not known.
  func range(of place: Range<String.Index>?, in phrase: LocatedText) -> ByteRange {
    place.map { range(of: $0, in: phrase) } ?? phrase.range
  }

  /// Adds items, given as YAML, to an entry that has none, one or a list of them.
  func appending(_ items: [String], to entry: SpecEntry) -> TextEdit? {
    if entry.value.isList { return appending(items, to: entry.value) }
    if entry.value.isNull { return filling(entry, with: items.inBrackets) }
    guard let word = entry.value.word else { return nil }
    return replacing(entry, with: ([ScalarWriting.scalar(word.value)] + items).inBrackets)
  }

  /// Adds an entry to the platform's own map, or to a topic in it.
  ///
  /// It is `nil` for a spec that names no platform.
  func inserting(
    _ key: String,
    _ value: String,
    in scope: PlatformSpec,
    under topic: String...
  ) -> TextEdit? {
    scope.platform.flatMap { inserting(key, value, at: ["platforms", $0.rawValue] + topic) }
  }

  /// The edits that move an entry with its value below another path; `nil` where they would
  /// overlap.
  func moving(_ entry: SpecEntry, to path: [String]) -> [TextEdit]? {
    let removal = removing(entry.range)
    let value = entry.value.written
    guard let edit = value.flatMap({ inserting(entry.key.value, $0, at: path) }),
      !edit.range.overlaps(removal.range)
    else { return nil }
    return [removal, edit]
  }

  /// Moves an API of the top level, or the list that it stands in, to a platform.
  func move(of mention: Mention, to scope: PlatformSpec) -> Fix? {
    var keys = mention.place.keys
    var map: SpecValue? = root
    if !mention.isKey { keys = keys.dropLast() }
    for key in keys { map = map?[key] }
    let key = mention.isKey ? mention.word.value : mention.place.key
    guard let platform = scope.platform, let entry = map?.entry(key) else { return nil }
    let edits = moving(entry, to: ["platforms", platform.rawValue] + keys)
    return .preferred("Move '\(key)' to \(platform.title)", edits)
  }
}

extension [String] {
  /// Items that are given as YAML as a list in brackets.
  var inBrackets: String { "[\(joined(separator: ", "))]" }
}
