import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecRules

extension DocumentView {
  /// The places that define what stands at a position.
  ///
  /// The file itself, the document of a rule and the guideline define words. Facts define the
  /// sentences of a guideline that they quote.
  func definitions(at position: LSP.Position, asLinks: Bool) -> LSP.Locations {
    let offset = offset(of: position)
    let own = structure.definitions(at: offset)
    let places: [LSP.Location]
    if !own.isEmpty {
      places = own.map { LSP.Location(uri: uri, range: range(of: $0)) }
    } else if let quotation = quotation(at: offset) {
      places = locations(of: quotation)
    } else if let rule = ruleID(at: offset) {
      places = location(ofRule: rule.id).map { [$0] } ?? []
    } else {
      let place = guidelinePlace(at: position)
      places = place.flatMap { location(of: $0.guideline, at: $0.range) }.map { [$0] } ?? []
    }
    guard asLinks, let origin = origin(at: offset) else { return .places(places) }
    return .links(places, origin: range(of: origin))
  }

  /// Every place of the text where the thing at a position is spoken of.
  func occurrences(at position: LSP.Position) -> [Occurrence] {
    let offset = offset(of: position)
    if let rule = ruleID(at: offset) {
      return places(ofRule: rule.id).map { Occurrence($0, isDeclaration: false) }
    }
    return structure.occurrences(at: offset)
  }

  /// The word at an offset that leads elsewhere.
  private func origin(at offset: Int) -> ByteRange? {
    let named = structure.occurrences(at: offset).map(\.range).first { $0.touches(offset) }
    return named ?? quotation(at: offset)?.sentence ?? ruleID(at: offset)?.range
      ?? selections(at: [position(at: offset)]).first?.first
  }

  /// The document that describes a rule; `nil` for a client that cannot open it.
  private func location(ofRule id: String) -> LSP.Location? {
    guard client.abilities.workspace.opensTextDocumentContent, Rule.named(id) != nil else {
      return nil
    }
    let start = LSP.Position(line: 0, character: 0)
    return LSP.Location(
      uri: GuidelineURI.explanation(of: id),
      range: LSP.Range(start: start, end: start)
    )
  }
}
