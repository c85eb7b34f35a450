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
  }

  package let file: File

  /// One lower-case clause, without a full stop.
  package let message: String

  /// The UTF-8 bytes of the file that it is about.
  package let range: ByteRange
}
