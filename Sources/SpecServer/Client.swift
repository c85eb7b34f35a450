import LanguageServerProtocol
import SourceText
import SpecIDE

/// What the server knows of its client.
struct Client {
  var abilities = LSP.ClientCapabilities(nil)
  /// The unit of columns that both sides have agreed on.
  var encoding = PositionEncoding.utf16
  /// The folder that the client has open.
  var rootPath: String?
  var name: String?

  /// Whether diagnostics can be shown anew without a request; where they cannot, they are at once
  /// what they will be.
  var renewsDiagnostics: Bool {
    !abilities.diagnostics.isPull || abilities.workspace.refreshesDiagnostics
  }

  /// The form of prose that the client likes best among those it offers for one purpose, in its
  /// words and its favourite first; clients that say nothing get plain text.
  func style(_ formats: [String]) -> MarkupStyle {
    let known = formats.compactMap { LSP.MarkupContent.Kind(rawValue: $0) }
    return known.first == .markdown ? .markdown : .plainText
  }

  /// Prose in the style of the formats; a bare string where the client has named none.
  func content(_ prose: String, _ formats: [String]) -> LSP.MarkupContent {
    formats.isEmpty
      ? LSP.MarkupContent(kind: nil, value: prose)
      : LSP.MarkupContent(prose, style(formats))
  }
}

extension PositionEncoding {
  /// Chooses among the encodings that a client offers: UTF-16 where it can be, since every client
  /// has it, else the client's favourite.
  init(offered: [String]) {
    let known = offered.compactMap { PositionEncoding(rawValue: $0) }
    self = known.contains(.utf16) ? .utf16 : known.first ?? .utf16
  }
}

extension LSP.MarkupContent {
  init(_ prose: String, _ style: MarkupStyle) {
    self.init(kind: style == .markdown ? .markdown : .plainText, value: prose)
  }
}
