import English
import Guidelines

/// Names of frameworks, those that no table has among them.
extension SpecValidator {
  /// Whether a key may be a name of a framework of which nobody here knows the names.
  ///
  /// A key that is much like one of the format is a slip.
  mutating func mayBeNameOfOtherFramework(
    _ entry: SpecEntry,
    in shape: MapShape,
    at place: SpecPath
  ) -> Bool {
    guard let platform = place.platform, hasUnlistedFramework(platform) else { return false }
    let known = shape.keys.filter(isAvailable).map(\.name)
    let key = entry.key.value
    return known.key(differingInFormFrom: key) == nil
      && Spelling.nearest(to: key, among: known) == nil
      && !shape.keys.contains { $0.name == key }
  }

  private mutating func hasUnlistedFramework(_ platform: Platform) -> Bool {
    if let known = unlistedFrameworks[platform] { return known }
    let map = root["platforms"]?[platform.rawValue]
    let frameworks = map?.frameworks(on: platform, library.vocabulary) ?? []
    let isUnlisted = frameworks.contains { $0.value == .unlisted }
    unlistedFrameworks[platform] = isUnlisted
    return isUnlisted
  }

  /// Whether a key may be the name of an API, rightly spelt or not.
  ///
  /// Where a framework has names that begin like the web's, `aria-disbled` is a slip for one.
  func mayBeAPI(_ key: String, at place: SpecPath) -> Bool {
    if namesAPI(key) || key.looksLikeAPI { return true }
    guard let platform = place.platform else { return false }
    // `Icon` may be a slip for a key.
    if MapShape.platform.description(of: key.foldedForComparison) == nil,
      guideline?.declares(key) == true
    {
      return true
    }
    let map = root["platforms"]?[platform.rawValue]
    let frameworks = (map?.frameworks(on: platform, library.vocabulary) ?? []).map(\.value)
    if key.hasPrefix("aria-") { return frameworks.contains(.reactNative) }
    // A word such as `expand` is a name where its framework is meant.
    return key.first?.isLowercase == true
      && PlatformNames.builtIn.mayBeKey(key, in: frameworks)
  }

  /// Whether a text names something that the vocabulary or some framework has.
  func namesAnyAPI(_ text: String) -> Bool {
    namesAPI(text) || text.looksLikeAPI && PlatformNames.builtIn.knows(text)
  }

  func namesAPI(_ text: String) -> Bool {
    let vocabulary = library.vocabulary
    return vocabulary.api(named: text) != nil || vocabulary.misspelling(of: text) != nil
      // Most words without an underscore are none of the platform's, wherever they stand.
      || text.contains("_") && PlatformNames.builtIn.has(text)
  }
}
