import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecRules
import SpecWorkspace

/// One version of an open document as a request sees it: the answers of the analysis, and the
/// client's units to give them in.
struct DocumentView {
  let uri: String
  let version: Int
  /// Names this version of the document under its configuration.
  let resultID: String
  let snapshot: Snapshot
  let client: Client
  /// What stands in place of an analysis.
  let notice: Finding?

  /// Sees a document with its snapshot, or as an empty one where it is not checked.
  init(document: OpenDocument, snapshot: Snapshot?, client: Client) {
    self.uri = document.uri
    self.version = document.version
    self.resultID = String(document.generation)
    self.snapshot = snapshot ?? Snapshot(SourceText([]))
    self.client = client
    self.notice = snapshot == nil && document.isTooLarge ? .tooLarge(document.configuration) : nil
  }

  var text: SourceText { snapshot.text }

  func offset(of position: LSP.Position) -> Int {
    text.offset(
      at: LineColumn(line: position.line, column: position.character),
      in: client.encoding
    )
  }

  func offsets(of range: LSP.Range) -> ByteRange {
    text.offsets(of: range, in: client.encoding)
  }

  func position(at offset: Int) -> LSP.Position {
    let position = text.position(at: offset, in: client.encoding)
    return LSP.Position(line: position.line, character: position.column)
  }

  func range(of range: ByteRange) -> LSP.Range {
    LSP.Range(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  func edit(_ edits: [TextEdit]) -> LSP.WorkspaceEdit {
    LSP.WorkspaceEdit(
      uri: uri,
      version: client.abilities.workspace.hasDocumentChanges ? version : nil,
      edits: edits.map { LSP.TextEdit(range: range(of: $0.range), newText: $0.replacement) }
    )
  }
}

extension Finding {
  /// Says that a document is not checked because of its size.
  fileprivate static func tooLarge(_ configuration: FileConfiguration) -> Finding {
    Finding(
      code: "file-size",
      severity: .information,
      message: "not checked, because the file is larger than the limit of "
        + "\(configuration.rules.fileSizeLimit) bytes; raise it with 'limits: { file-size: … }'",
      range: 0..<0
    )
  }
}

extension SourceText {
  /// The offsets of a range of positions; a range that ends before it begins is read backwards.
  func offsets(of range: LSP.Range, in encoding: PositionEncoding) -> ByteRange {
    let ends = [range.start, range.end].map {
      offset(at: LineColumn(line: $0.line, column: $0.character), in: encoding)
    }
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }
}
