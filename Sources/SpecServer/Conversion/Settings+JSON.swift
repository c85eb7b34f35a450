import JSONText
import SpecRules
import SpecWorkspace

extension Settings {
  /// The name under which clients keep the settings.
  static let section = "a11y-spec"

  /// Reads what a client has set, with or without the section around it; what is absent, `null`
  /// or of another type is left as it is.
  init(_ value: JSONValue) {
    self.init()
    let value = value[Self.section] ?? value
    rules = Self.levels(value["rules"])
    exclude = (value.read("exclude", as: [String].self) ?? []).map { Glob($0) }
    guidelines = value.read("guidelines") ?? value["guidelines"]?.string.map { [$0] } ?? []
    let limits = value["limits"]
    fileSizeLimit = limits?["file-size"]?.int ?? limits?.read("file-size").flatMap(Settings.bytes)
    pageLimit = limits?.read("pages")
    let hints = value["inlay-hints"] ?? value["inlayHints"]
    for (kind, isShown) in hints?.members ?? [] {
      if let isShown = isShown.bool { inlayHints[kind] = isShown }
    }
    if let isShown = hints?.bool { inlayHints = Settings.allInlayHints(isShown) }
  }

  private static func levels(_ value: JSONValue?) -> [String: Configuration.Level] {
    var levels: [String: Configuration.Level] = [:]
    for (rule, level) in value?.members ?? [] {
      levels[rule] = level.bool == false ? .off : level.string.flatMap { Configuration.Level($0) }
    }
    return levels
  }
}
