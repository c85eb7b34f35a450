import SpecModel
package import YAMLSyntax

/// What is read of all documents of a file together, by the size of the file.
package struct FileBudget {
  private let documentLimit: Int
  private let isChecked: Bool
  private var documentCount = 0
  /// How many values aliases may still repeat.
  private var repetitions: Int
  /// How many bytes may still be read again to try what is offered.
  private var trials = 1 << 18

  init(ofBytes count: Int, isChecked: Bool) {
    self.isChecked = isChecked
    documentLimit = Self.documentLimit(ofBytes: count)
    repetitions = min(20_000 + count / 8, 45_000)
  }

  /// How many documents with something in them are read of a file of a size.
  package static func documentLimit(ofBytes count: Int) -> Int { 500 + count / 10_000 }

  mutating func extent(of tree: SyntaxTree) -> AnalyzedDocument.Extent {
    guard tree.hasContent else { return .whole() }
    documentCount += 1
    if documentCount > documentLimit {
      return .nothing(limit: documentLimit, isFirst: documentCount == documentLimit + 1)
    }
    let isRepeating = repetitions > 0 || tree.aliases.isEmpty
    return isChecked
      ? .whole(repeating: isRepeating, trying: trials > 0) : .unchecked(repeating: isRepeating)
  }

  mutating func spend(_ document: AnalyzedDocument) {
    repetitions -= document.spec?.repetitionCount ?? 0
    trials -= document.trialCost
  }
}

extension SyntaxTree {
  /// Whether anything but comments stands in it.
  package var hasContent: Bool { root.map { !$0.isMissing } ?? false }
}
