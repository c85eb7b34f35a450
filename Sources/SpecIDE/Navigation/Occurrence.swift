package import SourceText
package import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

/// A place where something is spoken of by name.
package struct Occurrence: Sendable, Hashable {
  package let range: ByteRange
  /// Whether the thing gets its name here, rather than being called by it.
  package let isDeclaration: Bool

  package init(_ range: ByteRange, isDeclaration: Bool) {
    self.range = range
    self.isDeclaration = isDeclaration
  }
}

extension Snapshot {
  /// Where the thing whose name stands at an offset gets that name.
  ///
  /// It is the anchor of an alias or merge key, the label of a segment or a placeholder's value.
  /// What the file does not name has no such place.
  package func definitions(at offset: Int) -> [ByteRange] {
    let (start, document) = document(at: offset)
    let merged = document.tree.aliasesMerged(at: offset - start).map(\.contentRange.lowerBound)
    let names = merged.isEmpty ? document.names(at: offset - start) : document.names(at: merged)
    // A value that nothing refers to is no name, and its guideline says more about it.
    let used = names.filter { !$0.references.isEmpty }
    return used.flatMap(\.declarations).uniqueInOrder.map { $0.shifted(by: start) }
  }

  /// Every place where the thing whose name stands at an offset is spoken of, in order of the text.
  package func occurrences(at offset: Int) -> [Occurrence] {
    let (start, document) = document(at: offset)
    let names = document.names(at: offset - start)
    let declarations = Set(names.flatMap(\.declarations))
    return names.flatMap(\.occurrences).uniqueInOrder.map {
      Occurrence($0.shifted(by: start), isDeclaration: declarations.contains($0))
    }
  }

  /// The rule id at an offset, in a comment that allows it.
  package func ruleID(at offset: Int) -> (id: String, range: ByteRange)? {
    let (start, document) = document(at: offset)
    return AllowComment.id(at: offset - start, in: document.tree)
      .map { ($0.value, $0.range.shifted(by: start)) }
  }

  /// The places where comments of the file allow a rule.
  package func places(allowing id: String) -> [ByteRange] {
    documents.flatMap { start, document in
      AllowComment.ids(in: document.tree).filter { $0.value == id }
        .map { $0.range.shifted(by: start) }
    }
  }
}

extension AnalyzedDocument {
  /// Everything that the document speaks of by name.
  var names: [Name] {
    tree.anchors + (spec.map { SpecNames(of: $0).names + $0.placeholderValues } ?? [])
  }

  /// The names at an offset, or behind a quote or the mark of an anchor that stands there.
  func names(at offset: Int) -> [Name] {
    let names = names
    let found = names.at(offset)
    guard found.isEmpty, offset >= 0, offset < tree.bytes.count,
      "&*\"'".utf8.contains(tree.bytes[offset])
    else { return found }
    return names.at(offset + 1)
  }

  fileprivate func names(at offsets: [Int]) -> [Name] {
    let names = names
    return offsets.flatMap { names.at($0) }
  }
}

extension [ByteRange] {
  /// The ranges without repetitions, in order of the text.
  fileprivate var uniqueInOrder: [ByteRange] {
    Set(self).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
