package import SpecRules

extension Snapshot {
  /// Everything that is to be reported, in the order of the text.
  package var findings: [Finding] {
    findingsByDocument.flatMap { start, findings in
      start == 0 ? findings : findings.map { $0.shifted(by: start) }
    }
  }

  /// The findings of each document with the offset that theirs count from; cheaper than
  /// ``findings``, because nothing is moved.
  package var findingsByDocument: [(start: Int, findings: [Finding])] {
    zip(documents, newFindings.cappedPerCode).map { ($0.start, $1) }
  }

  /// The findings of each document that nobody has accepted.
  private var newFindings: [[Finding]] {
    let findings = documents.map(\.document.findings)
    guard !analysis.accepted.isEmpty else { return findings }
    var isNew = zip(allFindings, fingerprints).map { !analysis.accepted.contains($1) }[...]
    return findings.map { findings in
      defer { isNew = isNew.dropFirst(findings.count) }
      return zip(findings, isNew).filter(\.1).map(\.0)
    }
  }

  /// The fingerprints of all findings.
  private var fingerprints: [Fingerprint] {
    let findings = allFindings
    let keyPaths = keyPaths(at: findings.map(\.range.lowerBound))
    return Fingerprint.all(of: findings, below: keyPaths, in: text)
  }

  /// The findings that are not reported included.
  package var allFindings: [Finding] {
    documents.flatMap { start, document in document.findings.map { $0.shifted(by: start) } }
  }
}

extension [Finding] {
  /// The findings without those of which there are too many; the last one that is reported says so.
  package var cappedPerCode: [Finding] { [self].cappedPerCode.first ?? self }
}

extension [[Finding]] {
  /// How many findings of one code are reported in a file.
  ///
  /// Nobody reads more, and a hundred thousand of them would swamp an editor or a report.
  private static var limit: Int { 1_000 }

  /// The findings of each document of a file without those of which there are too many.
  fileprivate var cappedPerCode: [[Finding]] {
    guard reduce(0, { $0 + $1.count }) > Self.limit else { return self }
    var counts: [String: Int] = [:]
    for finding in joined() { counts[finding.code, default: 0] += 1 }
    guard counts.values.contains(where: { $0 > Self.limit }) else { return self }
    var reported: [String: Int] = [:]
    return map { findings in
      findings.compactMap { finding in
        let number = reported[finding.code, default: 0] + 1
        reported[finding.code] = number
        guard number >= Self.limit else { return finding }
        let others = (counts[finding.code] ?? number) - number
        return number > Self.limit ? nil : others > 0 ? finding.notingOmitted(others) : finding
      }
    }
  }
}
