import English
package import SourceText

/// Something about the shape of a spec that the format does not allow.
package struct SpecProblem: Sendable, Equatable {
  /// The structural codes of the format.
  package enum Code: String, Sendable, CaseIterable {
    case unknownKey = "unknown-key"
    case wrongType = "wrong-type"
    case duplicateKey = "duplicate-key"
    case missingComponent = "missing-component"
    case unknownComponent = "unknown-component"
    case guidelineWording = "guideline-wording"
    case missingSpace = "yaml-missing-space"
    case missingColon = "yaml-missing-colon"
    case missingDash = "yaml-missing-dash"
    case aliasExpansion = "yaml-alias-expansion"
    case tooManyValues = "too-many-values"
    case unclosedQuote = "yaml-unclosed-quote"
    case missingComma = "yaml-missing-comma"
    case unexpectedContent = "yaml-unexpected-content"
  }

  /// What can be done with a key that belongs nowhere.
  package enum Dismissal: Sendable {
    /// It does nothing where it stands, and may go.
    case removal
    /// It may also stay under a name of the author's own, which begins with `x-`.
    case rename
  }

  /// How many problems of its values, and how many of its keys, a document keeps.
  ///
  /// They are many more than are reported. A million problems would take minutes and gigabytes.
  static let mostOfDocument = 10_000
  /// What is said of a key whose colon has no space behind it.
  package static let missingSpaceMessage = "a colon behind a key has a space behind it; insert one"
  /// What is said of a key that has no colon behind it.
  package static func missingColonMessage(of key: String) -> String {
    "'\(key)' is a key here, which ends with ':'; add it"
  }

  package let code: Code
  package let message: String
  package let range: ByteRange
  package let related: RelatedRange?
  package let fix: Fix?
  /// The map that a key belongs to, as the keys that lead there from the top.
  package let destination: [String]?
  /// The entries that stand in the column of the related key and belong under it.
  package let lines: ByteRange?
  /// What can be done with a key, unless it belongs somewhere or is misspelt.
  package let dismissal: Dismissal?
  /// Whether whatever else is found in its range is no mistake of its own.
  package let hasConsequences: Bool
  /// Whether what is wrong is that something is missing, which may be written next.
  package let isGap: Bool

  package init(
    _ code: Code,
    _ message: String,
    at range: ByteRange,
    related: RelatedRange? = nil,
    fix: Fix? = nil,
    destination: [String]? = nil,
    lines: ByteRange? = nil,
    dismissal: Dismissal? = nil,
    hasConsequences: Bool = false,
    isGap: Bool = false
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.related = related
    self.fix = fix
    self.destination = destination
    self.lines = lines
    self.dismissal = dismissal
    self.hasConsequences = hasConsequences
    self.isGap = isGap || code == .missingComponent
  }
}

extension SpecProblem {
  /// What is wrong with a key, and others below it, that stands elsewhere than where it belongs.
  ///
  /// The owner is the key that it belongs under.
  static func displaced(
    _ key: LocatedText,
    besides others: [String] = [],
    _ place: String,
    _ advice: String,
    owner: LocatedText? = nil,
    related: RelatedRange? = nil,
    destination: [String]? = nil,
    lines: ByteRange? = nil,
    fix: Fix? = nil
  ) -> SpecProblem {
    let subject =
      others.count > 2
      ? "the \(others.count + 1) keys from '\(key.value)' on"
      : ([key.value] + others).listed("and")
    return SpecProblem(
      .unknownKey,
      "\(subject) belong\(others.isEmpty ? "s" : "") \(place); \(advice)",
      at: key.range,
      related: owner.map { .init("the key it belongs under", at: $0.range) } ?? related,
      fix: fix,
      destination: destination,
      lines: lines
    )
  }
}
