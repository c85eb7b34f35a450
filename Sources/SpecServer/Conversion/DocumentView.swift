import Guidelines
import LanguageServerProtocol
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import SpecWorkspace

/// One version of an open document as a request sees it.
///
/// It gives the answers of the analysis in the client's units.
struct DocumentView {
  let uri: String
  let version: Int
  /// Names this version of the document under its configuration.
  let resultID: String
  let client: Client
  /// The text that positions are counted in.
  let text: SourceText
  private let positions: PositionReader
  let content: DocumentContent
  /// What is set for the file.
  let configuration: FileConfiguration
  /// The files of the guidelines that the configuration adds.
  private let guidelineFiles: [GuidelinePack.File]
  /// The other models among them, for a document that is one of the guidelines.
  let otherModels: [GuidelinePack.File]
  /// The other file of the pair that the document belongs to, if it does.
  let counterpart: GuidelinePack.File?
  /// Where the last edit ended that is not saved yet.
  let lastEdit: Int?

  /// Sees an open document.
  init(
    document: OpenDocument,
    content: DocumentContent,
    pack: GuidelinePack,
    client: Client
  ) {
    let isGuideline = document.place.kind == .guideline
    guidelineFiles = pack.files
    otherModels = isGuideline ? pack.models.filter { $0.path != document.place.path } : []
    counterpart = isGuideline ? document.place.path.flatMap(pack.counterpart) : nil
    self.uri = document.uri
    self.version = document.version
    self.resultID = String(document.generation)
    self.client = client
    self.text = content.snapshot?.text ?? document.text
    positions = PositionReader(text, in: client.encoding)
    self.content = content
    configuration = document.configuration
    lastEdit = document.unsavedEdits.lastEdit
  }

  /// Sees a file of a pack that is not open.
  init(guideline file: GuidelinePack.File, client: Client) {
    uri = DocumentPlace.fileURI(file.path)
    version = 0
    resultID = ""
    self.client = client
    text = file.text
    positions = PositionReader(text, in: client.encoding)
    content = .unchecked(file.findings)
    configuration = FileConfiguration()
    guidelineFiles = []
    otherModels = []
    counterpart = nil
    lastEdit = nil
  }

  /// Sees a spec that is not open.
  init(file: FolderSpecs.File, snapshot: Snapshot, client: Client) {
    uri = DocumentPlace.fileURI(file.path)
    version = 0
    resultID = ""
    self.client = client
    text = snapshot.text
    positions = PositionReader(text, in: client.encoding)
    content = .spec(snapshot, unsaved: UnsavedEdits())
    configuration = FileConfiguration()
    guidelineFiles = file.guidelineFiles
    otherModels = []
    counterpart = nil
    lastEdit = nil
  }

  /// The text as a spec; an empty one where it is none.
  var snapshot: Snapshot { content.snapshot ?? Snapshot(SourceText([])) }

  /// The hover at a position; nothing in a document that is not checked.
  func hover(at position: LSP.Position, as style: MarkupStyle) -> Hover? {
    let offset = offset(of: position)
    return switch content {
    case .spec(let snapshot, _):
      snapshot.hover(
        at: offset,
        as: style,
        linking: link,
        besideFindings: client.showsExplanations
          && client.abilities.diagnostics.hasRelatedInformation
      )
    case .format(let document, _): document.hover(at: offset, as: style, linking: link)
    case .guideline(let document, _): document.hover(at: offset, as: style)
    case .unchecked: nil
    }
  }

  /// The address of a place of a guideline that the client opens from a link; `nil` where it opens
  /// none.
  private func link(to place: GuidelinePlace) -> String? {
    guard let location = location(of: place.guideline, at: place.range) else { return nil }
    let line = location.range.start.line + 1
    let isFile = !location.uri.hasPrefix(GuidelineURI.scheme + ":")
    guard client.opensGuidelines, !isFile else { return "\(location.uri)#L\(line)" }
    return "command:a11y-spec.openGuideline?%5B%22\(location.uri)%22%2C\(line)%5D"
  }

  /// Where the guideline speaks of the thing at a position.
  func guidelinePlace(at position: LSP.Position) -> GuidelinePlace? {
    let offset = offset(of: position)
    return switch content {
    case .spec(let snapshot, _): snapshot.guidelinePlace(at: offset)
    case .format(let document, _): document.guidelinePlace(at: offset)
    case .guideline, .unchecked: nil
    }
  }

  /// A place in the document of a guideline; `nil` for a client that cannot open that.
  ///
  /// It is in the guideline's file, or in the text that the server has of a built-in one.
  func location(of guideline: Guideline, at range: ByteRange) -> LSP.Location? {
    let uri: String
    if library.isBuiltIn(guideline) {
      guard client.abilities.workspace.opensTextDocumentContent else { return nil }
      uri = GuidelineURI.uri(of: guideline)
    } else {
      guard let file = guidelineFiles.first(where: { $0.text == guideline.markdown }) else {
        return nil
      }
      uri = DocumentPlace.fileURI(file.path)
    }
    return LSP.Location(uri: uri, range: self.range(of: range, in: guideline.markdown))
  }

  /// A range of another text, in the client's units.
  func range(of range: ByteRange, in text: SourceText) -> LSP.Range {
    let ends = [range.lowerBound, range.upperBound].map { offset in
      let place = text.position(at: offset, in: client.encoding)
      return LSP.Position(line: place.line, character: place.column)
    }
    return LSP.Range(start: ends[0], end: ends[1])
  }

  /// The proposals at a position; nothing in a document that is not checked.
  func completions(at position: LSP.Position) -> [Completion] {
    let offset = offset(of: position)
    return switch content {
    case .spec(let snapshot, _): snapshot.completions(at: offset)
    case .format(let document, _): document.completions(at: offset)
    case .guideline, .unchecked: []
    }
  }

  /// The guidelines that the text is written beside.
  var library: GuidelineLibrary { content.format?.library ?? snapshot.analysis.library }

  /// The outline of the text.
  var symbols: [Symbol] { content.format?.symbols ?? snapshot.symbols }

  /// What is selected step by step around each of some positions.
  func selections(at positions: [LSP.Position]) -> [[ByteRange]] {
    structure.selections(at: positions.map { offset(of: $0) })
  }

  /// The lines of which an editor may show the first alone.
  var folds: [Fold] { structure.folds }

  /// What leads out of the text.
  var links: [DocumentLink] { structure.links }

  /// The rule id at an offset: in a comment that allows the rule, or in a configuration.
  func ruleID(at offset: Int) -> (id: String, range: ByteRange)? {
    content.format.map { $0.ruleID(at: offset) } ?? snapshot.ruleID(at: offset)
  }

  /// The places of the text that name a rule.
  func places(ofRule id: String) -> [ByteRange] {
    content.format.map { $0.places(ofRule: id) } ?? snapshot.places(allowing: id)
  }

  /// What the lines are read as: a configuration or a model is YAML as well.
  var structure: Snapshot {
    content.format == nil ? snapshot : Snapshot(unchecked: text, analysis: snapshot.analysis)
  }

  /// All findings by part of the text, in offsets from the start of the part.
  var findings: [(start: Int, findings: [Finding])] {
    switch content {
    case .spec(let snapshot, let edits): snapshot.findings(after: edits).byPart
    case .format(_, let findings), .guideline(_, let findings), .unchecked(let findings):
      [(0, findings)]
    }
  }

  /// The changes of some kinds on offer for a range of the text.
  ///
  /// They include the changes for the diagnostics that are shown there.
  func codeActions(
    in range: ByteRange,
    diagnosed: [ByteRange],
    of kinds: Set<CodeAction.Kind>
  ) -> [CodeAction] {
    switch content {
    case .spec(let snapshot, _):
      return snapshot.codeActions(in: range, diagnosed: diagnosed, of: kinds)
    case .format(_, let findings), .guideline(_, let findings), .unchecked(let findings):
      guard kinds.contains(.quickFix) else { return [] }
      return findings.around(range, diagnosed, in: text).flatMap { finding in
        finding.fixes.map { CodeAction(applying: $0, to: finding) }
      }
    }
  }

  func offset(of position: LSP.Position) -> Int {
    let place = LineColumn(line: position.line, column: position.character)
    return positions.offset(at: place)
  }

  func offsets(of range: LSP.Range) -> ByteRange { positions.offsets(of: range) }

  func position(at offset: Int) -> LSP.Position {
    let position = positions.position(at: offset)
    return LSP.Position(line: position.line, character: position.column)
  }

  func range(of range: ByteRange) -> LSP.Range {
    LSP.Range(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  func textEdits(_ edits: [TextEdit]) -> [LSP.TextEdit] {
    edits.map { LSP.TextEdit(range: range(of: $0.range), newText: $0.replacement) }
  }

  func edit(_ edits: [TextEdit]) -> LSP.WorkspaceEdit {
    let version = client.abilities.workspace.hasDocumentChanges ? version : nil
    return LSP.WorkspaceEdit([.init(uri: uri, version: version, edits: textEdits(edits))])
  }
}

extension PositionReader {
  /// The offsets of a range of positions; a range that ends before it begins is read backwards.
  func offsets(of range: LSP.Range) -> ByteRange {
    let ends = [range.start, range.end].map {
      offset(at: LineColumn(line: $0.line, column: $0.character))
    }
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }
}
