package import SpecRules

extension Snapshot {
  /// Everything that is to be reported, in the order of the text.
  package var findings: [Finding] {
    documents.flatMap { start, document in
      start == 0 ? document.findings : document.findings.map { $0.shifted(by: start) }
    }
  }

  /// The findings of each document with the offset that theirs count from; cheaper than
  /// ``findings``, because nothing is moved.
  package var findingsByDocument: [(start: Int, findings: [Finding])] {
    documents.map { ($0.start, $0.document.findings) }
  }
}
