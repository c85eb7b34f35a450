import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// The APIs that are named for a platform.
  ///
  /// They stand in the platform or in a segment. Others stand at the top level, where the platform
  /// has nothing else in their place.
  func readNamedAPIs() -> [NamedAPI] {
    apisOfSpec.filter { api in
      let place = api.mention.place
      guard place.platform == nil, scope.platform != nil, !place.isInSegment else {
        return place.platform == scope.platform || place.platform == nil
      }
      // At the top level only what the platform has not replaced is in force.
      return heard[api.word.range] != nil
    }
  }

  /// Whether a name is at home only in frameworks that the platform does not have.
  func isForeign(_ name: String) -> Bool {
    let homes = vocabulary.frameworks(declaring: name)
    let isShared = scope.isOfSharedFramework && PlatformNames.builtIn.has(name, in: .reactNative)
    return !homes.isEmpty && !isShared && !scope.mayHave(homes)
  }

  /// Whether a name is misspelt or foreign, of which rules of their own tell.
  func isFaulty(_ name: String) -> Bool {
    vocabulary.misspelling(of: name) != nil || isForeign(name)
  }

  /// Whether a place lies in the platform itself, so that a change there changes no other one.
  func isOwn(_ range: ByteRange) -> Bool {
    if spec.scopes.count == 1 { return true }
    guard let platform = scope.platform else { return false }
    let entry = spec.root["platforms"]?.entry(platform.rawValue)
    return entry?.range.contains(range.lowerBound) ?? false
  }
}

extension SpecEntry {
  /// The key and the value behind it as one call, such as `accessibilityHidden=true`.
  ///
  /// It is `nil` for a value that is no scalar.
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
