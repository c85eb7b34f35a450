import SourceText

extension PlatformNames {
  /// The entry of a name that is deprecated; `nil` where one of the frameworks keeps it.
  ///
  /// The name stands alone or with its arguments. It is also `nil` where no source says so.
  package func deprecation(of text: String, in frameworks: [Framework]) -> PlatformName? {
    let names = [String(text.nameAlone), Vocabulary.stem(of: text)]
    let outgoing = names.lazy.compactMap { self.outgoing[$0] }.joined().first {
      frameworks.contains($0.framework) && $0.isCalled(as: text)
    }
    guard let outgoing else { return nil }
    let others = frameworks.filter { $0 != outgoing.framework }
    return others.isEmpty || homes(of: text).isDisjoint(with: others) ? outgoing : nil
  }

  /// The names that are offered for one: its replacements where it is deprecated, or else itself.
  package func current(_ name: String, in frameworks: [Framework]) -> [String] {
    guard let entry = deprecation(of: name, in: frameworks) else { return [name] }
    let arguments = name.drop { $0 != "(" }
    return entry.replacements.map { $0.contains("(") ? $0 : $0 + arguments }
  }

  /// The entries of a name in some frameworks; none for what also runs on older systems.
  package func entries(of text: String, in frameworks: [Framework]) -> [PlatformName] {
    let name = text.nameAlone
    if name.contains("Compat") { return [] }
    let names = [String(name), Vocabulary.stem(of: text)].uniqued
    let found = names.lazy.compactMap { self.entriesByName[$0] }.first ?? []
    let fitting = found.filter { frameworks.contains($0.framework) && !$0.isValue }
    return fitting.count > 1 ? fitting.filter { $0.isCalled(as: text) } : fitting
  }

  /// Whether a name is there on newer systems alone.
  package func isNewer(
    _ name: String,
    than oldest: SystemVersion,
    in framework: Framework
  ) -> Bool {
    let versions = entries(of: name, in: [framework]).compactMap { SystemVersion($0.since) }
    return versions.min().map { $0 > oldest } ?? false
  }
}

extension PlatformName {
  /// Whether a text with this name may mean it by its arguments.
  fileprivate func isCalled(as text: String) -> Bool {
    let compact = text.filter { $0 != " " }
    return spellings.contains { spelling in
      guard let open = spelling.firstIndex(of: "(") else { return true }
      let signature = spelling[spelling.index(after: open)...].prefix { $0 != ")" }
      if signature.isEmpty || signature.hasPrefix("_:") { return true }
      if let colon = signature.firstIndex(of: ":") {
        return compact.contains("(\(signature[...colon])")
      }
      // A type tells methods of one name apart.
      let arguments = compact.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      return arguments == signature
        || signature == "boolean" && ["true", "false"].contains(String(arguments))
    }
  }
}
