package import SourceText

/// Something in a guideline document, a model or the vocabulary that could not be read.
///
/// A problem never stops the reader: what stands around it is read all the same.
package struct ReadingProblem: Sendable, Equatable {
  /// The file that has the problem.
  package enum File: Sendable, Equatable {
    /// The Markdown document.
    case document
    /// The model beside it.
    case model
    /// The names and words that all guidelines share.
    case vocabulary
    /// What a screen reader says.
    case voice
  }

  /// What kind of problem it is, as findings name it.
  package enum Code: String, Sendable, CaseIterable {
    /// The YAML of a model or of a document's front matter cannot be read as it stands.
    case syntax = "guideline-syntax"
    /// The Markdown of a document is not closed, or its frameworks stand under another platform.
    case structure = "guideline-structure"
    /// A key of a document's front matter that nobody reads.
    case unknownFrontMatter = "unknown-front-matter"
    /// A heading that guidelines do not have.
    case unknownHeading = "unknown-heading"
    /// A fact that no rule reads.
    case unknownFact = "unknown-fact"
    /// A key of a fact that nobody reads.
    case unknownDetail = "unknown-detail"
    /// A key of a spec that the format does not have, or that every component has.
    case unknownSpecKey = "unknown-spec-key"
    /// A moment or variant that the fact which lists them does not have.
    case unknownReference = "unknown-reference"
    /// An element that another framework has, and here is a team's own at most.
    case otherFramework = "other-framework"
    /// A placeholder in braces that the format does not have.
    case unknownPlaceholder = "unknown-placeholder"
    /// A value of the wrong kind.
    case wrongType = "wrong-type"
    /// A fact that quotes no sentence, or one that the document does not have.
    case missingQuote = "missing-quote"
    /// A quote of one or two words that may stand anywhere.
    case shortQuote = "short-quote"

    /// Whether a fact with such a problem is not enforced.
    package var isError: Bool {
      switch self {
      case .syntax, .wrongType, .missingQuote: true
      default: false
      }
    }
  }

  package let file: File

  package let code: Code

  /// One lower-case clause, without a full stop.
  package let message: String

  /// The UTF-8 bytes of the file that it is about.
  package let range: ByteRange

  /// The word that was probably meant in the place of the range.
  package let nearest: String?

  package init(
    _ code: Code,
    in file: File,
    _ message: String,
    at range: ByteRange,
    nearest: String? = nil
  ) {
    self.code = code
    self.file = file
    self.message = message
    self.range = range
    self.nearest = nearest
  }
}
