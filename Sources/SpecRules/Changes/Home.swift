import Guidelines
import SourceText
import SpecModel

/// Where something stands, and who else hears it.
enum Home {
  /// No other platform hears it, and nothing else uses it.
  case own
  /// At the top level, where other platforms hear it as well.
  case common(others: [PlatformContext])
  /// In an anchored node that other platforms use as well, or at other places.
  case anchored(others: [PlatformContext], usedElsewhere: Bool)

  var isOwn: Bool { if case .own = self { true } else { false } }

  /// Whether it stands at several places, so that no keys lead to it alone.
  var isUsedElsewhere: Bool {
    if case .anchored(_, usedElsewhere: true) = self { true } else { false }
  }

  /// The other platforms that hear it.
  var others: [PlatformContext] {
    switch self {
    case .own: []
    case .common(let others), .anchored(let others, _): others
    }
  }
}

extension RuleContext {
  /// The platforms that hear what stands at a place, in order.
  func hearers(of place: ByteRange) -> [PlatformContext] {
    platforms.filter { $0.heard[place] != nil }
  }
}

extension PlatformContext {
  /// Where a word, a key or a value stands.
  func home(of place: ByteRange) -> Home {
    var others = hearers(of: place).filter { $0 !== self }
    let anchored = cache.aliasedNodes.holding(place)
    guard anchored.isEmpty else {
      let isMixed = anchored.contains(where: cache.nodesAtSeveralPlaces.contains)
      return others.isEmpty && !isMixed
        ? .own : .anchored(others: others, usedElsewhere: isMixed)
    }
    // At the top level a name of an API may stand for the platforms that have it.
    if let api = namesOfAPIs[place] {
      others = others.filter { !$0.isForeign(api) }
    }
    return others.isEmpty ? .own : .common(others: others)
  }

  /// Where an edit would be made, as far as anchored nodes and whole values go.
  func home(ofEditAt place: ByteRange) -> Home {
    let nodes = cache.aliasedNodes.around(place)
    if nodes.isEmpty {
      let others = hearers(of: place).filter { $0 !== self }
      return others.isEmpty ? .own : .common(others: others)
    }
    return .anchored(
      others: platforms.filter { $0 !== self && !$0.heardNodes.isDisjoint(with: nodes) },
      usedElsewhere: nodes.contains(where: cache.nodesAtSeveralPlaces.contains)
    )
  }

  /// Where something is missing that a path of keys leads to, and the map that gets it there.
  func home(ofMissing path: [String]) -> (Home, map: SpecValue?, rest: [String]) {
    guard scope.platform != nil else { return (.own, spec.root, path) }
    var (map, depth) = (scope.map, 0)
    while depth < path.count - 1, let next = map[path[depth]], next.isMap {
      (map, depth) = (next, depth + 1)
    }
    let rest = Array(path[depth...])
    let place = map.rangeWithQuotes
    guard depth > 0 else { return (.own, nil, path) }
    if !cache.aliasedNodes.holding(place).isEmpty { return (home(of: place), map, rest) }
    // What the platform switches off is in its own map alone.
    if isInPlatform(place) { return (.own, nil, path) }
    let isCommon = path.first.flatMap { spec.root.entry($0)?.range.contains(place) } == true
    guard isCommon else {
      let others = home(of: place).others
      return others.isEmpty
        ? (.own, map, rest) : (.anchored(others: others, usedElsewhere: false), map, rest)
    }
    // Whoever has nothing of its own there hears what the top level gets.
    let others = platforms.filter { $0 !== self && $0.scope.own.leaf(at: path) == nil }
    if others.isEmpty, platforms.count > 1 { return (.own, nil, path) }
    return others.isEmpty ? (.own, map, rest) : (.common(others: others), map, rest)
  }

  /// Whether a place lies in what the document has for the platform.
  private func isInPlatform(_ place: ByteRange) -> Bool {
    guard let platform = scope.platform,
      let entry = spec.root["platforms"]?.entry(platform.rawValue)
    else { return false }
    return entry.range.contains(place)
  }

  /// The places of all keys, values and items that are heard on a platform, with the keys to them.
  ///
  /// No keys lead to what stands in segments, which have no keys of their own.
  func readHeard() -> [ByteRange: [String]] {
    var paths: [ByteRange: [String]] = [:]
    var rest = [(keys: [String](), value: scope.map)]
    rest += scope.segments.all.map { ([], $0.value) }
    var next = 0
    while next < rest.count {
      let (keys, value) = rest[next]
      next += 1
      for place in [value.range, value.rangeWithQuotes] where paths[place] == nil {
        paths[place] = keys
      }
      rest += value.items.map { (keys, $0) }
      for entry in value.entries {
        // Under a key that the format ignores nothing is heard.
        if keys.isEmpty, MapShape.spec.ignores(entry.key.value) { continue }
        // Below a segment no path leads anywhere.
        let path = keys.isEmpty && value.range != scope.map.range ? [] : keys + [entry.key.value]
        if paths[entry.key.range] == nil { paths[entry.key.range] = path }
        rest.append((path, entry.value))
      }
    }
    return paths
  }

  /// The anchored nodes with something that the platform hears.
  func readHeardNodes() -> Set<ByteRange> {
    if cache.aliasedNodes.isEmpty { return [] }
    return Set(heard.keys.flatMap(cache.aliasedNodes.holding))
  }

  /// The keys that lead to a value or key that the platform hears; `nil` where none do.
  func path(to place: ByteRange) -> [String]? {
    heard[place].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension SpecValue {
  /// What stands at the end of a path, or in its way.
  fileprivate func leaf(at path: [String]) -> SpecValue? {
    var value = self
    for key in path {
      guard let next = value[key], !next.isNull else { return nil }
      if !next.isMap { return next }
      value = next
    }
    return value
  }
}
