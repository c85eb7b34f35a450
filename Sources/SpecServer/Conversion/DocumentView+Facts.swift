import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecWorkspace

/// What guideline documents and the models that quote them say of each other.
extension DocumentView {
  /// The sentence of the document at an offset, with the facts that quote it.
  func quotation(at offset: Int) -> Quotation? { content.guideline?.quotation(at: offset) }

  /// Where the model states some facts that quote the document.
  func locations(of quotation: Quotation) -> [LSP.Location] {
    counterpart.map { locations(of: quotation.facts, in: $0) } ?? []
  }

  /// Every place that speaks of the thing at a position, here or in a guideline beside it.
  func references(
    at position: LSP.Position,
    includingDeclaration isIncluding: Bool
  ) -> [LSP.Location] {
    let own = occurrences(at: position).filter { isIncluding || !$0.isDeclaration }
    if !own.isEmpty { return own.map { LSP.Location(uri: uri, range: range(of: $0.range)) } }
    let offset = offset(of: position)
    if let quotation = quotation(at: offset) { return locations(of: quotation) }
    guard let model = content.format else { return [] }
    if let name = model.factName(at: offset) { return locations(ofFacts: name) }
    let quotations = model.quotations(at: offset)
    let sentences = isIncluding ? quotations.map(\.sentence) : []
    return (counterpart.map { locations(of: sentences, in: $0) } ?? [])
      + quotations.flatMap(\.facts).uniqued.map { LSP.Location(uri: uri, range: range(of: $0)) }
  }

  /// Where the models of the pack state the facts of a name, the model at hand first.
  private func locations(ofFacts name: String) -> [LSP.Location] {
    let own = FormatDocument.places(ofFacts: name, in: text)
    return own.map { LSP.Location(uri: uri, range: range(of: $0)) }
      + otherModels.flatMap {
        locations(of: FormatDocument.places(ofFacts: name, in: $0.text), in: $0)
      }
  }

  private func locations(of ranges: [ByteRange], in file: GuidelinePack.File) -> [LSP.Location] {
    ranges.map {
      LSP.Location(uri: DocumentPlace.fileURI(file.path), range: range(of: $0, in: file.text))
    }
  }
}
