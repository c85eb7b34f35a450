import SourceText

/// Where it is known from what a screen reader says.
package struct Basis: Sendable, Hashable {
  /// How it is known, the surest first.
  package enum Kind: String, CaseIterable, Sendable, Comparable {
    /// Confirmed by a reference image.
    case image
    /// Confirmed by a test of an app.
    case test
    /// Worked out from published source.
    case algorithm
    /// Reported in an issue.
    case issue
    /// A sentence of a guideline, which is how a phrase can be written and not what is heard.
    case guideline

    package static func < (left: Kind, right: Kind) -> Bool {
      let order = allCases
      return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
  }

  package let kind: Kind
  /// What says so, each written out; a guideline says so in its sentences.
  package let sources: [String]

  package init(_ kind: Kind, sources: [String]) {
    self.kind = kind
    self.sources = sources
  }

  /// The weaker of two kinds with the sources of both, each once.
  package func joined(with other: Basis) -> Basis {
    Basis(max(kind, other.kind), sources: sources + other.sources.filter { !sources.contains($0) })
  }
}

extension Basis {
  /// The sources in one line, the files of one repository together.
  package var line: String {
    guard kind != .guideline else { return "the guideline: " + sources.joined(separator: "; ") }
    let parts = sources.map { source -> (owner: String, file: String) in
      guard let comma = source.firstRange(of: ", ") else { return (source, "") }
      return (String(source[..<comma.lowerBound]), String(source[comma.upperBound...]))
    }
    let owners = parts.map(\.owner).uniqued
    let lists = owners.map { owner in
      let files = parts.filter { $0.owner == owner && !$0.file.isEmpty }.map(\.file)
      return files.isEmpty ? owner : "\(owner) (\(files.joined(separator: ", ")))"
    }
    return "\(kind.rawValue): \(lists.joined(separator: "; "))"
  }
}
