/// A change of a text that makes a problem of it go away.
public struct Fix: Sendable, Equatable {
  /// An instruction, such as "Change role to 'button'".
  public let title: String
  /// Edits that do not overlap.
  public let edits: [TextEdit]
  /// Whether it keeps what the author meant, so that it may be applied without being looked at.
  public let isSafe: Bool
  /// Whether it is the one obvious fix of its problem.
  public let isPreferred: Bool

  /// The longest title, in characters of Unicode.
  private static let titleLimit = 240

  public init(
    _ title: String,
    _ edits: [TextEdit],
    isSafe: Bool = false,
    isPreferred: Bool = false
  ) {
    // A text of several lines that it quotes is shown in one.
    self.title = title.abbreviated(to: Self.titleLimit).withoutLineBreaks
    self.edits = edits
    self.isSafe = isSafe
    self.isPreferred = isPreferred
  }

  /// The fix with another judgement of it.
  public func with(isSafe: Bool? = nil, isPreferred: Bool? = nil) -> Fix {
    Fix(
      title,
      edits,
      isSafe: isSafe ?? self.isSafe,
      isPreferred: isPreferred ?? self.isPreferred
    )
  }

  /// The fix with its edits moved by a number of bytes.
  public func shifted(by distance: Int) -> Fix {
    Fix(
      title,
      edits.map { $0.shifted(by: distance) },
      isSafe: isSafe,
      isPreferred: isPreferred
    )
  }
}
