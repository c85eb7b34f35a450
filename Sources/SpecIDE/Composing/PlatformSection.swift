import Guidelines
import SpecModel

/// What a spec that speaks of one platform may say on the other.
///
/// It has the topics that the spec has on its platform. Words and APIs are the guideline's for the
/// other platform; the name is the author's.
struct PlatformSection {
  let platform: Platform
  /// The lines below the key of the platform, indented by two spaces a level.
  let lines: [String]

  /// Writes the section; `nil` unless a platform is the one key under `platforms`.
  init?(of spec: Spec) {
    let named = spec.root["platforms"]?.entries.compactMap { Platform(rawValue: $0.key.value) }
    guard let guideline = spec.guideline, named?.count == 1,
      spec.root["platforms"]?.entries.count == 1,
      let there = spec.scopes.first(where: { $0.platform == named?.first }),
      let platform = Platform.allCases.first(where: { $0 != there.platform })
    else { return nil }
    let frameworks = Self.counterparts(of: there, on: platform)
    var writer = SkeletonWriter(
      guideline: guideline,
      frameworks: frameworks,
      library: spec.library
    )
    let common = Set(spec.root.entries.map(\.key.value))
    writer.variant = spec.variant
    writer.platformKeys = Set(there.own.entries.map(\.key.value)).subtracting(common)
    writer.platformTexts = Self.texts(of: there, besides: common, spec.library.vocabulary)
    writer.isGrouped = spec.groupLabel != nil
    writer.segments = spec.segments.all.compactMap { segment in
      (segment.label ?? segment.name).map { ($0.value, segment.state) }
    }
    writer.writePlatform(platform, frameworks)
    self.platform = platform
    lines = writer.lines.dropFirst().map { String($0.dropFirst(4)) }
  }

  /// The frameworks that take the place of the other platform's.
  private static func counterparts(of scope: PlatformSpec, on platform: Platform) -> [Framework] {
    let shared = scope.frameworks.map(\.value).filter { $0.platforms.count > 1 }
    if !shared.isEmpty { return shared }
    let own = scope.platform?.frameworks ?? []
    let places = scope.frameworks.compactMap { own.firstIndex(of: $0.value) }
    let chosen = platform.frameworks.enumerated().filter { places.contains($0.offset) }
    return chosen.isEmpty ? Array(platform.frameworks.prefix(1)) : chosen.map(\.element)
  }

  /// What only the author can say, and says on one platform alone.
  private static func texts(
    of scope: PlatformSpec,
    besides common: Set<String>,
    _ vocabulary: Vocabulary
  ) -> [(key: String, text: String)] {
    let name = scope.own.givenName(in: vocabulary)
    let language = scope.own["language"]?.word
    return [("name", name), ("language", language)].compactMap { key, word in
      common.contains(key) ? nil : word.map { (key, $0.value) }
    }
  }
}
