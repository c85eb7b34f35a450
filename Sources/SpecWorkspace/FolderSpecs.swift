package import SourceText
package import SpecRules

/// The specs that `check` finds in a folder, each with its configuration and guidelines.
package struct FolderSpecs: Sendable {
  package struct File: Sendable {
    /// The absolute path.
    package let path: String
    fileprivate let place: FilePlace
    package let analysis: Analysis
    /// The files of the guidelines that the configuration adds.
    package let guidelineFiles: [GuidelinePack.File]

    /// The text of the file as editors have it, without a byte order mark.
    ///
    /// It is `nil` where the file cannot be read or is too large.
    package var text: SourceText? {
      let text = FileAccess.read(place, limit: analysis.configuration.fileSizeLimit)
      guard case .success(let text) = text else { return nil }
      let hasMark = text.bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return hasMark ? SourceText(Array(text.bytes.dropFirst(3))) : text
    }
  }

  package let files: [File]

  /// Searches a folder, an absolute path, under what a client has set for it.
  package init(in folder: String, settings: Settings) {
    var resolver = ConfigurationResolver(currentFolder: folder)
    var packs = GuidelinePacks()
    let search = SpecSearch(in: [folder], resolver: &resolver, settings: settings)
    files = search.files.map { path in
      let configuration = resolver.configuration(
        forFile: path,
        orFolder: folder,
        settings: settings
      )
      let pack = packs.pack(of: configuration.guidelines)
      return File(
        path: path,
        place: search.place(of: path),
        analysis: configuration.analysis(in: pack.library),
        guidelineFiles: pack.files
      )
    }
  }
}
