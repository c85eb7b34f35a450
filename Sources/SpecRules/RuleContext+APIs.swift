import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// The entry whose value a mention is or is listed in; `nil` for a key and inside lists of maps.
  func entry(holding mention: TermReference) -> SpecEntry? {
    guard !mention.isKey else { return nil }
    var map: SpecValue? = spec.root
    for key in mention.place.keys.dropLast() { map = map?[key] }
    return map?.entry(mention.place.key)
  }

  /// Takes an API away that nothing can take the place of: a key with its value, an item of a list,
  /// or the only one of its key.
  func removal(of mention: TermReference) -> Fix? {
    let title = "Remove '\(mention.word.value)'"
    // What is announced, where the focus goes and what sets a state are needed.
    let isNeeded = mention.place.keys.contains { $0 == "states" || $0.hasPrefix("on-") }
    if isNeeded { return nil }
    guard !mention.isKey else {
      let start = spec.startOfKey(at: mention.word.range)
      let found = EntrySearch(for: [start], in: spec.tree).found.first
      guard let entry = found ?? nil, !spec.isUsedElsewhere(entry) else { return nil }
      return Fix(title, [spec.removing(entry)])
    }
    let keys: Set = ["api", "methods", "handlers"]
    guard keys.contains(mention.place.key), let entry = entry(holding: mention) else { return nil }
    return entry.value.items.count > 1
      ? Fix(title, [spec.removing(mention.word, from: entry.value)])
      : spec.removal(of: entry, title)
  }

  /// Whether the component has only a document, which mentions a name below a framework: what it
  /// compares with is no fault of its specs.
  func isMentioned(_ name: String, in framework: Framework) -> Bool {
    guard let guideline = spec.guideline, !guideline.hasModel else { return false }
    let statements = guideline.statements(
      mentioning: Vocabulary.stem(of: name),
      platform: framework.platform,
      framework: framework
    )
    return statements.contains { $0.framework == framework }
  }
}

extension PlatformContext {
  /// The APIs that are named for a platform: in it, in a segment, or at the top level where the
  /// platform has nothing else in its place.
  func readNamedAPIs() -> [NamedAPI] {
    // At the top level only what the platform has not replaced is in force.
    let hasCommon = cache.namedAPIs.contains { $0.mention.place.platform == nil }
    let inForce = scope.platform == nil || !hasCommon ? [] : scope.map.ranges
    return cache.namedAPIs.filter { api in
      let place = api.mention.place
      guard place.platform == nil, scope.platform != nil, !place.isInSegment else {
        return place.platform == scope.platform || place.platform == nil
      }
      return inForce.contains(api.word.range)
    }
  }

  /// Whether a name is at home in other frameworks only than those of the platform.
  func isForeign(_ name: String) -> Bool {
    let homes = vocabulary.frameworks(declaring: name)
    return !homes.isEmpty && !scope.mayHave(homes)
  }

  /// Whether a place lies in the platform itself, so that a change there changes no other one.
  func isOwn(_ range: ByteRange) -> Bool {
    if spec.scopes.count == 1 { return true }
    guard let platform = scope.platform else { return false }
    let entry = spec.root["platforms"]?.entry(platform.rawValue)
    return entry?.range.contains(range.lowerBound) ?? false
  }
}

extension SpecValue {
  /// The places of all keys and scalars in it.
  fileprivate var ranges: Set<ByteRange> {
    var ranges: Set<ByteRange> = []
    var rest = [self]
    while let value = rest.popLast() {
      if value.word != nil { ranges.insert(value.range) }
      rest += value.items
      for entry in value.entries {
        ranges.insert(entry.key.range)
        rest.append(entry.value)
      }
    }
    return ranges
  }
}

extension SpecEntry {
  /// The key and the value behind it as one call, such as `accessibilityHidden=true`; `nil` for a
  /// value that is no scalar.
  var asCall: String? {
    // `accessibilityHidden(true): true` says it in the key already.
    let isComplete = key.value.contains("(") || key.value.contains("{") || key.value.contains("=")
    if value.isNull || (isComplete && value.boolean == true) { return key.value }
    return value.word.map { "\(key.value)=\($0.value)" }
  }
}

extension Vocabulary {
  /// What a framework has for a purpose, the guideline's first choice first.
  func names(for purpose: String, in framework: Framework) -> [String] {
    counterparts.first { $0.purpose == purpose }?.names[framework] ?? []
  }

  /// The stems of what all frameworks have for a purpose.
  func stems(for purpose: String) -> Set<String> {
    let row = counterparts.first { $0.purpose == purpose }
    return Set((row?.names.values.flatMap { $0 } ?? []).map { Vocabulary.stem(of: $0) })
  }
}
