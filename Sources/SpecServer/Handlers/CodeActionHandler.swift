import JSONText
import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecRules

/// Answers `textDocument/codeAction`.
enum CodeActionHandler: DocumentRequestHandler {
  typealias Request = LSP.CodeActions

  static func respond(
    to request: LSP.CodeActions,
    about document: DocumentView
  ) -> [LSP.CodeAction] {
    guard document.client.abilities.codeAction.hasLiterals else { return [] }
    let kinds = CodeAction.Kind.allCases.filter { kind in
      request.only.map { $0.contains { LSP.CodeActionKind(kind).isA($0) } } ?? true
    }
    let actions = document.codeActions(
      in: document.offsets(of: request.range),
      diagnosed: request.diagnostics.compactMap {
        $0.read("range").map { document.offsets(of: $0) }
      },
      of: Set(kinds)
    )
    return actions.map { action in
      LSP.CodeAction(
        title: action.title.inOneLine,
        kind: LSP.CodeActionKind(action.kind),
        diagnostics: action.finding.map { document.diagnostics(of: $0, in: request) } ?? [],
        isPreferred: document.client.abilities.codeAction.hasIsPreferred && action.isPreferred
          ? true : nil,
        edit: document.edit(action.edits)
      )
    }
  }
}

extension DocumentView {
  /// The diagnostics of a request that show a finding.
  fileprivate func diagnostics(of finding: Finding, in request: LSP.CodeActions) -> [JSONValue] {
    let range = range(of: finding.range)
    return request.diagnostics.filter {
      $0["code"]?.string == finding.code && $0.read("range") == range
    }
  }
}

extension LSP.CodeActionKind {
  fileprivate init(_ kind: CodeAction.Kind) {
    switch kind {
    case .quickFix: self = .quickFix
    case .refactoring: self = .refactorRewrite
    case .fixAll: self = .fixAll
    }
  }
}
