package import JSONText

extension LSP {
  /// `textDocument/documentSymbol`; the server advertises `documentSymbolProvider`.
  package struct DocumentSymbols: DocumentRequest {
    package static let method = "textDocument/documentSymbol"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }

    /// A tree, or a list where the client has no `hierarchicalDocumentSymbolSupport`.
    package enum Answer: JSONWritable, Sendable {
      case hierarchical([DocumentSymbol])
      case flat([SymbolInformation])

      package func write(to writer: inout JSONWriter) {
        switch self {
        case .hierarchical(let symbols): writer.array(symbols)
        case .flat(let symbols): writer.array(symbols)
        }
      }
    }
  }

  /// The kinds of symbols that the server uses.
  package enum SymbolKind: Int, Sendable {
    case module = 2
    case namespace = 3
    case `class` = 5
    case property = 7
    case object = 19
    case enumMember = 22
    case event = 24

    /// The kind that stands for it where the client has not named it; every client knows the first
    /// eighteen.
    package func known(among kinds: Set<Int>) -> SymbolKind {
      rawValue <= 18 || kinds.contains(rawValue) ? self : .property
    }
  }

  /// A symbol with those inside it.
  package struct DocumentSymbol: Sendable, JSONWritable {
    package let name: String
    package let detail: String?
    package let kind: SymbolKind
    package let range: Range
    /// What is selected when the symbol is; lies within `range`.
    package let selectionRange: Range
    package let children: [DocumentSymbol]

    package init(
      name: String,
      detail: String?,
      kind: SymbolKind,
      range: Range,
      selectionRange: Range,
      children: [DocumentSymbol]
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("name", name)
        $0.member(optional: "detail", detail)
        $0.member("kind", kind.rawValue)
        $0.member("range", range)
        $0.member("selectionRange", selectionRange)
        $0.member(unlessEmpty: "children", children)
      }
    }
  }

  /// A symbol in a flat list.
  package struct SymbolInformation: Sendable, JSONWritable {
    package let name: String
    package let kind: SymbolKind
    package let location: Location
    /// The name of the symbol around it.
    package let containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("name", name)
        $0.member("kind", kind.rawValue)
        $0.member("location", location)
        $0.member(optional: "containerName", containerName)
      }
    }
  }
}
