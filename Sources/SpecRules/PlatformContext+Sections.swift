import SpecModel

extension PlatformContext {
  /// The section for something that is missing on all platforms: the one of the top level, or the
  /// map that several sections share through aliases and merge keys; else the section itself.
  func home(of section: SpecEntry) -> SpecEntry {
    let key = section.key.value
    // What the platform says of its own is its own matter.
    if let own = scope.own.entry(key), own.value.isMap, spec.root[key]?.isMap == true {
      return spec.root.entry(key).map(spec.sharedMap) ?? section
    }
    return spec.sharedMap(section)
  }
}
