import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import YAMLSyntax

/// A part of the text that leads out of the file.
package struct DocumentLink: Sendable {
  package enum Target: Sendable {
    /// A page of the web, by its address.
    case page(String)
    /// The guideline as a whole.
    case guideline(GuidelinePlace)
    /// One place of the guideline.
    case statement(GuidelinePlace)
  }

  package let range: ByteRange
  package let target: Target
}

extension Snapshot {
  /// The links of the file, in the order of the text.
  ///
  /// They are:
  /// - addresses of web pages, wherever they stand
  /// - the component, which leads to its guideline
  /// - places of the guideline, such as `Stepper › iOS › Role`
  package var links: [DocumentLink] {
    documents.flatMap { start, document in
      document.links.map { DocumentLink(range: $0.range.shifted(by: start), target: $0.target) }
    }
  }
}

extension AnalyzedDocument {
  /// The links of the document, offsets counted from its start.
  fileprivate var links: [DocumentLink] {
    attachments.value([DocumentLink].self) {
      let pages = WebAddress.all(in: tree).map {
        DocumentLink(range: $0.range, target: .page($0.address))
      }
      return (pages + (spec.map(guidelineLinks) ?? []))
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  private func guidelineLinks(of spec: Spec) -> [DocumentLink] {
    guard let guideline = spec.guideline, let component = spec.component else { return [] }
    let place = GuidelinePlace(guideline, guideline.titleRange)
    return [DocumentLink(range: component.range, target: .guideline(place))]
      + guideline.documents.flatMap(statementLinks)
  }

  /// Links where the text quotes a place of the guideline.
  private func statementLinks(to guideline: Guideline) -> [DocumentLink] {
    let head = Array("\(guideline.fullTitle) › ".utf8)
    let starts = tree.bytes.offsets(of: head)
    guard !starts.isEmpty else { return [] }
    var first: [String: Statement] = [:]
    for statement in guideline.statements where first[statement.place] == nil {
      first[statement.place] = statement
    }
    return starts.compactMap { start in
      let rest = tree.bytes[(start + head.count)...]
      let named = first.filter { rest.starts(with: $0.key.utf8) }
      return named.max { $0.key.utf8.count < $1.key.utf8.count }.map { place, statement in
        DocumentLink(
          range: start..<(start + head.count + place.utf8.count),
          target: .statement(GuidelinePlace(guideline, statement.range))
        )
      }
    }
  }
}

extension [UInt8] {
  /// Where a run of bytes begins, each time; the runs do not overlap.
  func offsets(of run: [UInt8]) -> [Int] {
    guard let first = run.first else { return [] }
    var offsets: [Int] = []
    var next = 0
    while let found = self[next...].firstIndex(of: first) {
      let isRun = self[found...].starts(with: run)
      if isRun { offsets.append(found) }
      next = found + (isRun ? run.count : 1)
    }
    return offsets
  }
}
