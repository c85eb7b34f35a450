package import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import YAMLSyntax

/// A place in the document of a guideline.
package struct GuidelinePlace: Sendable {
  package let guideline: Guideline
  /// The bytes of the document.
  package let range: ByteRange

  package init(_ guideline: Guideline, _ range: ByteRange) {
    self.guideline = guideline
    self.range = range
  }
}

/// The address of a place of a guideline; `nil` where the client can open no such place.
package typealias GuidelineLink = (GuidelinePlace) -> String?

extension Snapshot {
  /// Where the guideline speaks of the thing at an offset; `nil` where it does not.
  ///
  /// It speaks of the component by its title, of anything else in the first sentence of the hover.
  package func guidelinePlace(at offset: Int) -> GuidelinePlace? {
    let (start, document) = document(at: offset)
    let uses = TreePosition(at: offset - start, in: document.tree)?.uses(in: document.tree) ?? []
    guard let position = uses.first else { return nil }
    let key = position.key
    let applicability = Applicability(of: document.spec, at: uses.map { $0.path + [.key($0.key)] })
    guard let guideline = applicability.guideline else { return nil }
    if position.path.isEmpty, key == "component", !position.isOnKey {
      return GuidelinePlace(guideline, guideline.titleRange)
    }
    for document in guideline.documents {
      let prose = KeyProse(position, applicability: applicability.reading(document))
      if let sentence = prose.sentences.first { return GuidelinePlace(document, sentence.range) }
    }
    return nil
  }
}

extension Guideline {
  /// The nearest heading above a statement, or the statement itself where there is none.
  func heading(above statement: Statement) -> ByteRange {
    for line in stride(from: statement.line, through: 0, by: -1) {
      let content = markdown.content(ofLine: line)
      if markdown.bytes[content].first == UInt8(ascii: "#") { return content }
    }
    return statement.range
  }

  /// Where the document first has its title; its start where it has none.
  var titleRange: ByteRange {
    let text = markdown.string(in: markdown.range)
    guard let found = text.firstRange(of: title) else { return 0..<0 }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return start..<(start + title.utf8.count)
  }
}
