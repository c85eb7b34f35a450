package import Guidelines
package import SourceText

/// What a spec says on one platform: its own entries laid over the topics of the top level.
///
/// It is an object, because it is handed around in every rule and has much to copy.
package final class PlatformSpec: Sendable {
  /// `nil` when the spec names no platform, so that only what holds on both can be said.
  package let platform: Platform?
  /// The frameworks that the platform declares; those of the other platform count as none.
  package let frameworks: [Located<Framework>]
  /// The place where something that is missing from the platform is reported.
  package let anchorRange: ByteRange
  /// The merged entries.
  package let map: SpecValue
  /// The entries as the platform has them, an empty map where it has none.
  package let own: SpecValue
  package let segments: SegmentList
  /// The programmatic names: the `name`, and what the naming APIs of frameworks give.
  package let names: [LocatedText]
  package let states: [State]
  package let announcements: [Announcement]
  /// The first announcement that is not read, because they are too many or it is too long.
  let unreadAnnouncement: SpecEntry?
  /// The language of the phrases when it is not English.
  package let foreignLanguage: LocatedText?
  let library: GuidelineLibrary

  /// Takes what stands at the top level for all platforms.
  ///
  /// Values that are about one platform alone are only for that platform.
  static func all(
    of root: SpecValue,
    _ component: LocatedText?,
    _ segments: SegmentList,
    _ platforms: [ByteRange: Platform],
    in library: GuidelineLibrary
  ) -> [PlatformSpec] {
    let common = SpecValue(
      .map(root.entries.filter { commonKeys.contains($0.key.value) }.map(\.normalized)),
      range: root.range,
      node: nil
    )
    let named = (root["platforms"]?.entries ?? []).filter { entry in
      Platform(rawValue: entry.key.value) != nil
    }
    let scopes = named.prefix(mostPlatforms).compactMap { entry -> PlatformSpec? in
      guard let platform = Platform(rawValue: entry.key.value) else { return nil }
      let common = platforms.isEmpty ? common : common.without(platforms, elsewhereThanOn: platform)
      return PlatformSpec(platform, entry, common, root, segments, library)
    }
    guard scopes.isEmpty else { return scopes }
    let anchor = component?.range ?? root.entries.first?.key.range ?? root.range
    return [
      PlatformSpec(
        platform: nil,
        frameworks: [],
        anchorRange: anchor,
        map: common,
        own: SpecValue(.map([]), range: root.range, node: nil),
        segments: segments,
        library: library
      )
    ]
  }

  private init(
    platform: Platform?,
    frameworks: [Located<Framework>],
    anchorRange: ByteRange,
    map: SpecValue,
    own: SpecValue,
    segments: SegmentList,
    library: GuidelineLibrary
  ) {
    self.platform = platform
    self.frameworks = frameworks
    self.anchorRange = anchorRange
    self.map = map
    self.own = own
    self.segments = segments
    self.library = library
    names = map.givenNames(in: library.vocabulary).map(\.text)
    states = map.entries(of: "states").map(State.init)
    let entries = map.entries(of: "announcements")
    let readable = Announcement.readable(among: entries)
    announcements = Announcement.all(of: readable, segments)
    unreadAnnouncement =
      readable.count < entries.count
      ? (zip(entries, readable).first { $0 !== $1 }?.0 ?? entries[readable.count]) : nil
    foreignLanguage = map["language"]?.word.flatMap { word in
      let name = library.vocabulary.term(.language, word.value)?.word
      let tag = name ?? word.value.replacing("_", with: "-")
      // What names no language says nothing of the phrases.
      return tag.isEnglishTag || !tag.isLanguageTag ? nil : word
    }
  }

  private convenience init(
    _ platform: Platform,
    _ entry: SpecEntry,
    _ common: SpecValue,
    _ root: SpecValue,
    _ segments: SegmentList,
    _ library: GuidelineLibrary
  ) {
    let entries = entry.value.entries.map(\.normalized)
    let written = SpecValue(.map(entries), range: entry.value.range, node: entry.value.node)
    let frameworks = written.frameworks(on: platform, library.vocabulary)
    let own =
      frameworks.contains { $0.value == .reactNative }
      ? written.withStandingEntries(on: platform) : written
    self.init(
      platform: platform,
      frameworks: frameworks,
      anchorRange: entry.key.range,
      map: common.overlaid(with: own),
      own: own,
      segments: entry.value.entry(KeyMeaning.segments.key) == nil
        ? segments
        : segments.on(entry.value, of: root, in: library.vocabulary),
      library: library
    )
  }

  /// How many platforms are read, where each rule asks about each of them.
  ///
  /// There are two. That a key stands twice is reported.
  private static let mostPlatforms = 8

  private static let commonKeys = Set(MapShape.topicKeys.map(\.name) + ["language"])
}

extension String {
  /// Whether a tag of BCP 47 is that of English.
  fileprivate var isEnglishTag: Bool {
    let code = lowercased()
    return code == "en" || code.hasPrefix("en-") || code.hasPrefix("en_")
  }
}

extension SpecValue {
  /// The topics without the keys and gestures that are about another platform alone.
  fileprivate func without(
    _ platforms: [ByteRange: Platform],
    elsewhereThanOn platform: Platform
  ) -> SpecValue {
    let topics = entries.map { topic in
      guard topic.value.isMap else { return topic }
      let kept = topic.value.entries.filter { platforms[$0.value.range] ?? platform == platform }
      let map = SpecValue(.map(kept), range: topic.value.range, node: topic.value.node)
      return SpecEntry(key: topic.key, value: map, source: topic.source)
    }
    return SpecValue(.map(topics), range: range, node: node)
  }
}

extension SpecEntry {
  /// The entry with the list forms of states and announcements as maps.
  fileprivate var normalized: SpecEntry {
    switch key.value {
    case "states", "announcements": SpecEntry(key: key, value: value.asMap)
    default: self
    }
  }
}
