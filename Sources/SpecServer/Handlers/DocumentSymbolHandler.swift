import LanguageServerProtocol
import SourceText
import SpecIDE

/// Answers `textDocument/documentSymbol`.
enum DocumentSymbolHandler: DocumentRequestHandler {
  typealias Request = LSP.DocumentSymbols

  static let errorAfterEdit: LSP.ResponseError? = .edited

  static func respond(
    to request: LSP.DocumentSymbols,
    about document: DocumentView
  ) -> LSP.DocumentSymbols.Answer {
    let symbols = document.symbols
    guard document.client.abilities.hasHierarchicalSymbols else {
      return .flat(document.flatSymbols(symbols))
    }
    return .hierarchical(symbols.map { document.symbol($0) })
  }
}

extension DocumentView {
  /// A symbol in the units of the client; the depth is that of the outline, which is bounded.
  fileprivate func symbol(_ symbol: Symbol) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: symbol.displayName,
      detail: symbol.detail?.inOneLine,
      kind: kind(of: symbol),
      range: range(of: symbol.range),
      selectionRange: range(of: symbol.selectionRange),
      children: symbol.children.map { self.symbol($0) }
    )
  }

  private func kind(of symbol: Symbol) -> LSP.SymbolKind {
    LSP.SymbolKind(symbol.kind).known(among: client.abilities.documentSymbolKinds)
  }

  fileprivate func flatSymbols(
    _ symbols: [Symbol],
    in container: String? = nil
  ) -> [LSP.SymbolInformation] {
    symbols.flatMap { symbol in
      [
        LSP.SymbolInformation(
          name: symbol.displayName,
          kind: kind(of: symbol),
          location: LSP.Location(uri: uri, range: range(of: symbol.range)),
          containerName: container
        )
      ] + flatSymbols(symbol.children, in: symbol.displayName)
    }
  }
}

extension Symbol {
  /// The name; clients reject an outline with an empty one.
  fileprivate var displayName: String { name.isEmpty ? "—" : name.inOneLine }
}

extension LSP.SymbolKind {
  init(_ kind: Symbol.Kind) {
    switch kind {
    case .spec: self = .module
    case .platform: self = .namespace
    case .part: self = .class
    case .topic: self = .object
    case .state: self = .enumMember
    case .moment: self = .event
    case .field: self = .property
    }
  }
}
