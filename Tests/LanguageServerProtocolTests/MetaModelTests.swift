import Foundation
import JSONText
import LanguageServerProtocol
import Testing

/// Compares the wire types with the machine-readable protocol, where that is at hand.
@Suite("The protocol's own description")
struct MetaModelTests {
  @Test("knows every method that is served or sent")
  func methods() throws {
    guard let model = try MetaModel() else { return }
    let requests: [any LSP.Request.Type] = [
      LSP.Initialize.self, LSP.Shutdown.self, LSP.Hover.self, LSP.DocumentDiagnostic.self,
      LSP.Completion.self, LSP.CompletionResolve.self, LSP.CodeActions.self,
      LSP.DocumentSymbols.self, LSP.FoldingRanges.self, LSP.SelectionRanges.self,
      LSP.InlayHints.self, LSP.InlayHintResolve.self, LSP.Definition.self,
      LSP.TextDocumentContent.self, LSP.Declaration.self, LSP.References.self,
      LSP.DocumentHighlights.self, LSP.PrepareRename.self, LSP.Rename.self,
      LSP.DocumentLinks.self, LSP.SemanticTokensFull.self, LSP.SemanticTokensDelta.self,
      LSP.SemanticTokensRange.self, LSP.CodeLenses.self, LSP.ExecuteCommand.self,
      LSP.WorkspaceDiagnostic.self, LSP.WorkspaceSymbols.self, LSP.WillRenameFiles.self,
      LSP.Formatting.self, LSP.RangeFormatting.self, LSP.OnTypeFormatting.self,
    ]
    let notifications: [any LSP.Notification.Type] = [
      LSP.Initialized.self, LSP.Exit.self, LSP.CancelRequest.self, LSP.SetTrace.self,
      LSP.DidOpen.self, LSP.DidChange.self, LSP.DidClose.self, LSP.DidSave.self,
      LSP.DidChangeConfiguration.self, LSP.DidChangeWatchedFiles.self,
      LSP.DidChangeWorkspaceFolders.self, LSP.DidRenameFiles.self, LSP.WorkDoneProgressCancel.self,
    ]
    let outgoing: [any LSP.Outgoing.Type] = [
      LSP.LogTrace.self, LSP.PublishDiagnostics.self, LSP.ConfigurationRequest.self,
      LSP.RegisterCapability.self, LSP.DiagnosticRefresh.self, LSP.InlayHintRefresh.self,
      LSP.LogMessage.self, LSP.ShowMessage.self, LSP.UnregisterCapability.self,
      LSP.SemanticTokensRefresh.self, LSP.CodeLensRefresh.self, LSP.WorkDoneProgressCreate.self,
      LSP.Progress<LSP.WorkDone>.self,
    ]
    for type in requests { #expect(model.directions[type.method] == "clientToServer") }
    for type in notifications { #expect(model.directions[type.method] != "serverToClient") }
    for type in outgoing { #expect(model.directions[type.method] != "clientToServer") }
    for type in notifications { #expect(model.directions[type.method] != nil) }
    for type in outgoing { #expect(model.directions[type.method] != nil) }
  }

  @Test(
    "has every member that is written, and every required member is written",
    arguments: Sample.all
  )
  func members(sample: Sample) throws {
    guard let model = try MetaModel() else { return }
    let value = try JSONValue(parsing: sample.json)
    let written = Set((value.members ?? []).map(\.key))
    let properties = model.properties(of: sample.structure)
    #expect(!properties.isEmpty)
    #expect(written.subtracting(properties.map(\.name)) == [])
    #expect(Set(properties.filter { !$0.isOptional }.map(\.name)).subtracting(written) == [])
  }
}

/// A value of a wire type with as many members as it can have, and the structure it stands for.
struct Sample: Sendable, CustomTestStringConvertible {
  let structure: String
  let json: [UInt8]

  init(_ structure: String, _ value: some JSONWritable) {
    self.structure = structure
    self.json = value.json()
  }

  var testDescription: String { structure }

  private static let position = LSP.Position(line: 1, character: 2)
  private static let range = LSP.Range(start: position, end: position)
  private static let location = LSP.Location(uri: "file:///a", range: range)
  private static let markup = LSP.MarkupContent(kind: .markdown, value: "x")
  private static let diagnostic = LSP.Diagnostic(
    range: range,
    severity: .warning,
    code: "c",
    href: "https://example.com",
    message: "m",
    tags: [.deprecated],
    related: [LSP.Diagnostic.Related(location: location, message: "r")],
    data: "d"
  )
  private static let edit = LSP.WorkspaceEdit([
    .init(uri: "file:///a", version: 1, edits: [LSP.TextEdit(range: range, newText: "x")]),
    .init(uri: "file:///b", version: nil, edits: []),
  ])
  private static let token = (try? JSONValue(parsing: Array(#""t""#.utf8))) ?? .null
  private static let fullReport = LSP.WorkspaceReport(
    uri: "u",
    version: nil,
    resultID: "1",
    diagnostics: [diagnostic]
  )
  private static let tokenEdit = LSP.SemanticTokensEdit(start: 0, deleteCount: 5, data: [1])
  private static let capabilities = LSP.ServerCapabilities(
    positionEncoding: "utf-16",
    diagnosticIdentifier: "x",
    hasWorkspaceDiagnostics: true,
    completionTriggers: [":"],
    codeActionKinds: LSP.CodeActionKind.allCases,
    preparesRename: true,
    semanticTokens: tokenOptions,
    contentSchemes: ["a11y-spec"],
    hasWorkspaceFolders: true,
    fileOperations: ["willRename", "didRename"],
    commands: ["c"]
  )

  private static let tokenOptions = LSP.SemanticTokensOptions(
    types: ["type"],
    modifiers: ["deprecated"],
    hasFull: true,
    hasDelta: true,
    hasRange: true
  )

  private static var item: LSP.CompletionItem {
    var item = LSP.CompletionItem(label: "l", kind: .value, newText: "n")
    item.detail = "d"
    item.hasLabelDetails = true
    item.sortText = "1"
    item.filterText = "f"
    item.isSnippet = true
    item.insertTextMode = 1
    item.editRange = .insertReplace(insert: range, replace: range)
    item.documentation = markup
    item.command = .showProposals
    item.data = "x"
    return item
  }

  private static var defaults: LSP.CompletionDefaults {
    var defaults = LSP.CompletionDefaults()
    defaults.editRange = .single(range)
    defaults.insertTextMode = 1
    return defaults
  }

  static let all = [
    Sample("Position", position), Sample("Range", range), Sample("Location", location),
    Sample("LocationLink", LSP.LocationLink(target: location, origin: range)),
    Sample("DocumentHighlight", LSP.DocumentHighlight(range: range, isDeclaration: true)),
    Sample("PrepareRenamePlaceholder", LSP.PrepareRename.Place(range: range, placeholder: "p")),
    Sample("CodeLens", LSP.CodeLens(range: range, title: "t")),
    Sample("WorkDoneProgressBegin", LSP.WorkDone.begin(title: "t")),
    Sample("WorkDoneProgressReport", LSP.WorkDone.report(message: "m", percentage: 5)),
    Sample("WorkDoneProgressEnd", LSP.WorkDone.end),
    Sample("WorkDoneProgressCreateParams", LSP.WorkDoneProgressCreate(token: token)),
    Sample("ProgressParams", LSP.Progress(token: token, LSP.WorkDone.end)),
    Sample("WorkspaceDiagnosticReport", LSP.WorkspaceReports(items: [fullReport])),
    Sample("WorkspaceFullDocumentDiagnosticReport", fullReport),
    Sample(
      "WorkspaceUnchangedDocumentDiagnosticReport",
      LSP.WorkspaceReport(uri: "u", version: 1, resultID: "1", diagnostics: nil)
    ),
    Sample("DocumentLink", LSP.DocumentLink(range: range, target: "https://a", tooltip: "t")),
    Sample("SemanticTokens", LSP.SemanticTokens(resultID: "1", data: [0, 0, 1, 0, 0])),
    Sample(
      "SemanticTokensDelta",
      LSP.SemanticTokensDelta.Answer.delta(resultID: "1", [tokenEdit])
    ),
    Sample("SemanticTokensEdit", tokenEdit), Sample("SemanticTokensOptions", tokenOptions),
    Sample("MarkupContent", markup), Sample("Diagnostic", diagnostic),
    Sample("WorkspaceEdit", edit),
    Sample("ServerCapabilities", capabilities),
    Sample(
      "InitializeResult",
      LSP.Initialize.Answer(capabilities: capabilities, serverName: "a", serverVersion: "1")
    ),
    Sample("FoldingRange", LSP.FoldingRange(startLine: 1, endLine: 2, isComment: true)),
    Sample("SelectionRange", LSP.SelectionRange(ranges: [range, range])),
    Sample("TextDocumentContentResult", LSP.TextDocumentContent.Answer(text: "t")),
    Sample("Hover", LSP.Hover.Result(contents: markup, range: range)),
    Sample("CompletionList", LSP.CompletionList(defaults: defaults, items: [item])),
    Sample("CompletionItem", item), Sample("CompletionItemDefaults", defaults),
    Sample("Command", LSP.Command.showProposals),
    Sample(
      "InsertReplaceEdit",
      LSP.CompletionEditRange.insertReplace(insert: range, replace: range).edit
    ),
    Sample(
      "CodeAction",
      LSP.CodeAction(title: "t", kind: .quickFix, diagnostics: [], isPreferred: true, edit: edit)
    ),
    Sample(
      "DocumentSymbol",
      LSP.DocumentSymbol(
        name: "n",
        detail: "d",
        kind: .class,
        range: range,
        selectionRange: range,
        children: []
      )
    ),
    Sample(
      "SymbolInformation",
      LSP.SymbolInformation(name: "n", kind: .class, location: location, containerName: "c")
    ),
    Sample(
      "InlayHint",
      LSP.InlayHint(
        position: position,
        label: "l",
        tooltip: markup,
        data: LSP.InlayHint.Data(uri: "u", offset: 1)
      )
    ),
    Sample(
      "RelatedFullDocumentDiagnosticReport",
      LSP.DocumentDiagnostic.Answer.full(resultID: "1", [diagnostic])
    ),
    Sample(
      "RelatedUnchangedDocumentDiagnosticReport",
      LSP.DocumentDiagnostic.Answer.unchanged(resultID: "1")
    ),
    Sample(
      "PublishDiagnosticsParams",
      LSP.PublishDiagnostics(uri: "u", version: 1, diagnostics: [])
    ),
    Sample("LogTraceParams", LSP.LogTrace(message: "m", verbose: "v")),
    Sample("LogMessageParams", LSP.LogMessage(.info, "m")),
    Sample("ShowMessageParams", LSP.ShowMessage(.warning, "m")),
    Sample("ConfigurationParams", LSP.ConfigurationRequest(section: "s", folders: ["file:///a"])),
    Sample("RegistrationParams", LSP.RegisterCapability([.watchedFiles(globs: ["**"])])),
    Sample("Registration", LSP.RegisterCapability.Registration.configurationChanges(section: "s")),
    Sample("UnregistrationParams", LSP.UnregisterCapability([.guidelineFiles(in: [])])),
  ]
}

extension LSP.CompletionEditRange {
  /// The edit of an item with this range.
  fileprivate var edit: JSONValue {
    var item = LSP.CompletionItem(label: "l", kind: .value, newText: "n")
    item.editRange = self
    return (try? JSONValue(parsing: item.json()))?["textEdit"] ?? .null
  }
}

/// The parts of `metaModel.json` that the tests look at.
private struct MetaModel {
  struct Property {
    let name: String
    let isOptional: Bool
  }

  /// Who sends a method, by its name.
  let directions: [String: String]
  private let structures: [String: JSONValue]

  init?() throws {
    let url = URL(filePath: #filePath)
      .appending(path: "../../../../shared/lsp/metaModel.json").standardized
    guard let data = try? Data(contentsOf: url) else {
      print("skipped: ../shared/lsp/metaModel.json is not there")
      return nil
    }
    let model = try JSONValue(parsing: Array(data))
    let messages = (model["requests"]?.items ?? []) + (model["notifications"]?.items ?? [])
    directions = Dictionary(
      messages.map { ($0["method"]?.string ?? "", $0["messageDirection"]?.string ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
    structures = Dictionary(
      (model["structures"]?.items ?? []).map { ($0["name"]?.string ?? "", $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The properties of a structure with those it inherits.
  func properties(of name: String) -> [Property] {
    guard let structure = structures[name] else { return [] }
    let own = (structure["properties"]?.items ?? []).map {
      Property(name: $0["name"]?.string ?? "", isOptional: $0["optional"]?.bool ?? false)
    }
    let parents = (structure["extends"]?.items ?? []) + (structure["mixins"]?.items ?? [])
    return own + parents.flatMap { properties(of: $0["name"]?.string ?? "") }
  }
}
