import LanguageServerProtocol
import SourceText
import SpecChecking
import SpecIDE

extension DocumentView {
  /// All tokens of the document.
  var semanticTokens: LSP.SemanticTokens {
    LSP.SemanticTokens(resultID: resultID, data: tokenData(in: text.range))
  }

  /// The tokens that a range touches, in the client's units and words, none over several lines.
  func tokenData(in range: ByteRange) -> [Int] {
    let legend = TokenLegend(for: client)
    var data: [Int] = []
    var last = LSP.Position(line: 0, character: 0)
    for token in snapshot.semanticTokens(in: range.clamped(to: snapshot.text.range)) {
      guard let type = legend.number(of: token.kind) else { continue }
      for part in text.lines(of: token.range) {
        let place = self.range(of: part)
        let line = place.start.line - last.line
        data += [
          line, line == 0 ? place.start.character - last.character : place.start.character,
          place.end.character - place.start.character, type,
          token.isDeprecated ? legend.deprecated : 0,
        ]
        last = place.start
      }
    }
    return data
  }
}

extension SourceText {
  /// The parts of a range line by line, without the blanks around them.
  fileprivate func lines(of range: ByteRange) -> [ByteRange] {
    let first = lines.line(at: range.lowerBound)
    let last = lines.line(at: range.upperBound)
    return (first...last).compactMap { line in
      let part = content(ofLine: line).clamped(to: range)
      guard let start = part.first(where: { bytes[$0] > 0x20 }),
        let end = part.last(where: { bytes[$0] > 0x20 })
      else { return nil }
      return start..<(end + 1)
    }
  }
}

/// The words for kinds of tokens that a client knows, in the order of their numbers.
struct TokenLegend {
  let types: [String]
  let modifiers: [String]

  init(for client: Client) {
    let known = client.abilities.semanticTokens
    types = SemanticToken.Kind.allCases.map(\.type).filter(known.types.contains)
    modifiers = ["deprecated"].filter(known.modifiers.contains)
  }

  func number(of kind: SemanticToken.Kind) -> Int? { types.firstIndex(of: kind.type) }

  /// The bit of what is obsolete.
  var deprecated: Int { modifiers.isEmpty ? 0 : 1 }
}

extension SemanticToken.Kind {
  /// The type of the protocol that comes nearest.
  fileprivate var type: String {
    switch self {
    case .component: "interface"
    case .platform: "namespace"
    case .element: "class"
    case .role: "type"
    case .state: "enumMember"
    case .api: "function"
    case .placeholder: "variable"
    case .moment: "event"
    case .allowance: "decorator"
    }
  }
}
