import English
package import Guidelines
package import SourceText
package import YAMLSyntax

/// One YAML document read as a spec: values that remember where they stood.
///
/// Offsets are counted from the start of the document. It is an object, because it is handed around
/// in every rule and has much to copy.
package final class Spec: Sendable {
  package let tree: SyntaxTree
  /// The whole spec; a map, unless something else was written.
  ///
  /// The guideline's own words read as the words of the format. Misspelt keys read as the keys that
  /// they are meant for.
  package let root: SpecValue
  /// The whole spec as it is spelt.
  package let written: SpecValue
  /// The name of the component as written.
  package let component: LocatedText?
  /// The guideline of the component, if one is loaded.
  package let guideline: Guideline?
  package let library: GuidelineLibrary
  /// What the spec says on each platform; one scope for both when it names none.
  package let scopes: [PlatformSpec]
  /// The alternative of the guideline that the spec chooses, folded.
  package let variant: String?
  /// The segments as the top level lists them.
  package let segments: SegmentList
  /// The other parts, such as the buttons of a dialog, in the order of the dictionary of keys.
  package let parts: [Part]
  /// What the format does not allow.
  package let problems: [SpecProblem]
  /// The words and APIs that the spec mentions, in the order of the text.
  package let mentions: [TermReference]
  /// What each misspelt key is taken for.
  package let meanings: [ByteRange: String]
  /// How many values were read more than once, because of aliases and merge keys.
  package let repetitionCount: Int
  let anchorUses: AnchorUses
  /// The keys that name a component without a label, such as the title of a dialog.
  private let keysOfName: [String]
  /// Where the brackets stand that are in no others; few specs have a use for it.
  let derivedBrackets = Lazily<[ByteRange]>()

  /// Reads a document; `nil` when it holds nothing but comments.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - library: The guidelines; the component names one of them.
  ///   - limit: How many values are read more than once at most.
  package init?(
    reading tree: SyntaxTree,
    in library: GuidelineLibrary,
    repeating limit: Int = .max
  ) {
    guard let node = tree.root, !node.isMissing else { return nil }
    var values = ValueReader(of: tree, repeating: limit)
    let written = values.spec(of: node)
    let component = (written.entry("component") ?? written.misspeltComponent)?.value.word
    let guideline = component.flatMap { library[$0.value] }
    var wordings = WordingReader(of: guideline, in: library)
    var root = wordings.spec(written)
    var segments = SegmentList(of: root, on: nil, in: library.vocabulary, tree)
    var shapes = SpecValidator(of: root, library: library, guideline: guideline, segments: segments)
    shapes.read(root, as: .map(.spec(of: guideline)), at: SpecPath())
    let misspelt = shapes.meanings.count
    if misspelt > 0 {
      root = root.renamingKeys(shapes.meanings)
      segments = SegmentList(of: root, on: nil, in: library.vocabulary, tree)
    }
    let bindings = wordings.platforms
    var scopes = PlatformSpec.all(of: root, component, segments, bindings, in: library)
    shapes.checkMoments(segments: scopes.map(\.segments), in: tree)
    if shapes.meanings.count > misspelt {
      root = root.renamingKeys(shapes.meanings)
      scopes = PlatformSpec.all(of: root, component, segments, bindings, in: library)
    }

    self.tree = tree
    self.root = root
    self.written = written
    self.component = component
    self.guideline = guideline
    self.library = library
    self.mentions = shapes.mentions
    self.meanings = shapes.meanings
    self.repetitionCount = values.repetitionCount
    self.anchorUses = AnchorUses(in: tree)
    self.scopes = scopes
    variant = root[KeyMeaning.variant.key]?.word?.value.foldedForComparison
    keysOfName = guideline?.model.facts("name").flatMap { $0.details("keys") } ?? []
    self.segments = segments
    parts = Self.parts(of: root, guideline, in: library.vocabulary)
    let missing = Self.componentProblem(root, component, guideline, library)
    let unread = scopes.firstNonNil(\.unreadAnnouncement).map(SpecProblem.init(unread:))
    self.problems =
      values.problems + wordings.problems + shapes.problems + missing
      + [unread].compactMap(\.self)
  }

  private static func componentProblem(
    _ root: SpecValue,
    _ component: LocatedText?,
    _ guideline: Guideline?,
    _ library: GuidelineLibrary
  ) -> [SpecProblem] {
    guard root.isMap else { return [] }
    guard let component else {
      if root.entry("component")?.value.isList == true || root["component"]?.isMap == true {
        return []
      }
      let place = root.entry("component")?.key.range ?? root.entries.first?.key.range ?? root.range
      return [
        SpecProblem(
          .missingComponent,
          "'component' is missing; add it with "
            + (library.names.count > 8 ? library.names.shortListed : library.names.listed),
          at: place,
          fix: .naming(root, in: library)
        )
      ]
    }
    guard guideline == nil else { return [] }
    let nearest = library.nearest(to: component.value)
    let advice =
      nearest.map { "did you mean '\($0)'?" }
      ?? "there are \(library.names.shortListed), and others can be loaded with "
      + "'guidelines: [FOLDER]' in .a11y-spec.yaml"
    return [
      SpecProblem(
        .unknownComponent,
        "no guideline is called '\(component.value)'; \(advice)",
        at: component.range,
        fix: nearest.map {
          .init("Change component to '\($0)'", [TextEdit(component.range, with: $0)])
        }
      )
    ]
  }

  /// The place where something that is missing from the whole spec is reported.
  package var anchorRange: ByteRange {
    component?.range ?? root.entries.first?.key.range ?? root.range
  }

  /// The visible label, unless there is none.
  ///
  /// A component may have it under another key, as a dialog has its title.
  package var label: LocatedText? {
    let others = root["label"] == nil ? keysOfName : []
    let called = root["label"]?.word ?? others.firstNonNil { self.root[$0]?.word }
    guard let word = called, !word.value.isEmpty else { return nil }
    // The label may be a megabyte, and every rule asks for it.
    return word.value.utf8.count == 4 && word.value.lowercased() == "none" ? nil : word
  }

  /// The platforms that the spec names, in the order of the text.
  package var platforms: [Platform] {
    scopes.compactMap(\.platform)
  }
}

extension SpecProblem {
  /// What is said of the first announcement that is not read.
  fileprivate init(unread announcement: SpecEntry) {
    self.init(
      .tooManyValues,
      "the first \(Announcement.mostOfPlatform) announcements of a platform are read, "
        + "\(Announcement.longestPhrase) bytes of each and \(Announcement.mostBytes) of all; "
        + "this one is too much",
      at: announcement.key.range
    )
  }
}

extension SpecValue {
  /// How many keys are looked at for a misspelt one.
  private static let mostLooks = 100

  /// The entry that names the component under a misspelt key, which the reader of keys takes for
  /// it.
  fileprivate var misspeltComponent: SpecEntry? {
    let known = MapShape.spec.keys.map(\.name)
    return entries.prefix(Self.mostLooks).first { entry in
      let key = entry.key.value
      guard entry.value.word != nil, !known.contains(key) else { return false }
      let meant = known.key(differingInFormFrom: key) ?? Spelling.nearest(to: key, among: known)
      return meant == "component"
    }
  }
}

extension [String] {
  /// The first eight words in quotes, and how many more there are.
  fileprivate var shortListed: String {
    guard count > 8 else { return listed("and") }
    return (prefix(8).map { "'\($0)'" } + ["\(count - 8) more"]).joined(separator: ", ")
  }
}

extension Spec {
  /// The document as it is written.
  package var text: String { String(decoding: tree.bytes, as: UTF8.self) }
}
