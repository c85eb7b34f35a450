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
    // An attribute of XML is often written without its namespace.
    let lists = (names + ["android:\(name)"]).lazy.compactMap { self.entriesByName[$0] }
    let fitting =
      lists.map { list in
        list.filter { frameworks.contains($0.framework) && !$0.isValue }
      }.first { !$0.isEmpty } ?? []
    // The one that is written in full is meant where several have one name.
    let exact = fitting.filter { $0.spellings.contains(text) }
    if !exact.isEmpty, text.contains("(") { return exact }
    return fitting.count > 1 ? fitting.filter { $0.isCalled(as: text) } : fitting
  }

  /// The entries of a name, or of a value of some set, in each framework that has it.
  package func entries(named text: String) -> [PlatformName] {
    let name = String(text.nameAlone)
    let names = [name, Vocabulary.stem(of: text)].uniqued
    let found = names.firstNonNil { self.entriesByName[$0] } ?? []
    let fitting = found.filter { entry in
      entry.spellings.contains(text)
        || (!entry.isValue || name.contains("_") || name.contains(".")) && entry.isCalled(as: text)
    }
    return fitting.filter { !$0.isValue } + fitting.filter(\.isValue)
  }

  /// Whether some frameworks have a name that may stand alone as a key.
  ///
  /// It is an API, or a property that the tables list with its type.
  package func mayBeKey(_ name: String, in frameworks: [Framework]) -> Bool {
    (entriesByName[name] ?? []).contains { entry in
      frameworks.contains(entry.framework) && entry.spellings.contains(name)
        && (!entry.isValue
          || entry.name.lastMember.lowercased() == name.lowercased()
            && entry.name.contains(".") && entry.name.lastMember != name)
    }
  }

  /// Whether a name is one of UIKit that only Swift has renamed, so that Objective-C keeps it.
  package func isOfObjectiveC(_ name: String) -> Bool {
    name.isDistinct && !name.contains(".")
      && (entriesByName[name] ?? []).contains { $0.framework == .uikit && $0.name != name }
      && deprecation(of: name, in: [.uikit]) == nil
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
  /// Whether documents discourage it, and no compiler warns.
  package var isDiscouragedOnly: Bool { deprecated == "soft" }

  /// Whether it is known to be on its way out.
  package var isOutgoing: Bool { !deprecated.isEmpty && deprecated != "unknown" }

  /// How it is on its way out.
  package var deprecationNote: String {
    isDiscouragedOnly
      ? "discouraged by the documents of \(framework.title)"
      : "deprecated since \(framework.versionTitle(of: deprecated))"
  }

  /// Since when the name exists, whether it is deprecated, and what takes its place.
  ///
  /// It is `nil` where nobody knows any of that.
  package var currency: String? {
    let isSinceKnown = !since.isEmpty && since != "unknown"
    var parts = isSinceKnown ? ["there since \(framework.versionTitle(of: since))"] : []
    if isOutgoing {
      let names = replacements.map { "'\($0)'" }.joined(separator: " or ")
      parts += [deprecationNote, names.isEmpty ? "nothing takes its place" : "use \(names)"]
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Whether a text with this name may mean it by its arguments.
  fileprivate func isCalled(as text: String) -> Bool {
    // The arguments of a call have no end, and a text of a megabyte is compared for each entry.
    let compact = String(text.unicodeScalars.prefix(1_000).filter { $0 != " " })
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
