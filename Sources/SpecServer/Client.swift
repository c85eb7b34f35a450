import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecWorkspace

/// What the server knows of its client.
struct Client {
  var abilities = LSP.ClientCapabilities(nil)
  /// The unit of columns that both sides have agreed on.
  var encoding = PositionEncoding.utf16
  /// The folders that the client has open, the first one first.
  private(set) var folders: [LSP.WorkspaceFolder] = []
  /// Where each folder is, by its URI, without a slash at its end; those on a disk alone.
  private(set) var paths: [String: String] = [:]
  /// The folders by where they are, the first one of each place.
  private(set) var foldersByPath: [[UInt8]: LSP.WorkspaceFolder] = [:]
  private(set) var uris: Set<String> = []
  var name: String?
  /// How much of the traffic the client wants to see.
  var trace = LSP.TraceValue.off

  /// The first folder that is open.
  var rootPath: String? { folders.firstNonNil(\.path) }

  /// The innermost folder that a file is in.
  func folder(of path: String) -> LSP.WorkspaceFolder? {
    var next: String? = path
    while let place = next {
      if let folder = foldersByPath[Array(place.utf8)] { return folder }
      next = FilePath.folder(of: place)
    }
    return nil
  }

  /// Takes note of folders that are open now, behind those that are known.
  mutating func open(_ added: [LSP.WorkspaceFolder]) {
    for folder in added where uris.insert(folder.uri).inserted {
      folders.append(folder)
      guard let path = folder.path.map({ FilePath.absolute($0, from: "/") }) else { continue }
      paths[folder.uri] = path
      let place = Array(path.utf8)
      if foldersByPath[place] == nil { foldersByPath[place] = folder }
    }
  }

  /// Takes note of folders that the client has closed.
  mutating func close(_ removed: [LSP.WorkspaceFolder]) {
    let gone = Set(removed.map(\.uri))
    guard !gone.isDisjoint(with: uris) else { return }
    let kept = folders.filter { !gone.contains($0.uri) }
    (folders, uris, paths, foldersByPath) = ([], [], [:], [:])
    open(kept)
  }

  /// Whether the client may ask for the diagnostics of all files, open or not.
  ///
  /// Neovim (0.12) may not. It answers a request to refresh only by asking for the diagnostics of
  /// all files. It takes nothing from the answer for what it has open. So its buffers would keep
  /// the diagnostics of an earlier text.
  var asksForAllDiagnostics: Bool {
    abilities.diagnostics.isPull && abilities.workspace.pullsDiagnostics && name != "Neovim"
  }

  /// Whether the server can update diagnostics without a request; else the first ones are final.
  var renewsDiagnostics: Bool {
    !abilities.diagnostics.isPull || abilities.workspace.refreshesDiagnostics
  }

  /// Whether the client has a command that shows what is known of the code of a finding.
  var showsExplanations: Bool { abilities.commands.contains("a11y-spec.explainRule") }

  /// Whether the client has a command that opens a guideline at a line.
  ///
  /// Its links lead only to files and public pages.
  var opensGuidelines: Bool { abilities.commands.contains("a11y-spec.openGuideline") }

  /// The form of prose that the client likes best among the forms that it offers for one purpose.
  ///
  /// The forms are in the client's words, its favourite first. Clients that say nothing get plain
  /// text.
  func style(_ formats: [String]) -> MarkupStyle {
    let known = formats.compactMap { LSP.MarkupContent.Kind(rawValue: $0) }
    return known.first == .markdown ? .markdown : .plainText
  }

  /// Prose in the style of the formats; a bare string where the client has named none.
  func content(_ prose: String, _ formats: [String]) -> LSP.MarkupContent {
    formats.isEmpty
      ? LSP.MarkupContent(kind: nil, value: prose.inItsLines)
      : LSP.MarkupContent(prose, style(formats))
  }
}

extension LSP.WorkspaceFolder {
  /// Where the folder is; `nil` where it is on no disk.
  var path: String? { DocumentPlace.path(ofFileURI: uri) }
}

extension PositionEncoding {
  /// Chooses among the encodings that a client offers.
  ///
  /// It is UTF-16 where it can be, since every client has it, or else the client's favourite.
  init(offered: [String]) {
    let known = offered.compactMap { PositionEncoding(rawValue: $0) }
    self = known.contains(.utf16) ? .utf16 : known.first ?? .utf16
  }
}

extension LSP.MarkupContent {
  init(_ prose: String, _ style: MarkupStyle) {
    self.init(kind: style == .markdown ? .markdown : .plainText, value: prose.inItsLines)
  }
}
