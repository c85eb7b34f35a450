import Synchronization

/// A guideline that is read when it is first asked for, from any thread and without a lock.
///
/// Its names are known before. Two threads that ask at once may both read the document; the first
/// result is kept.
final class LazyGuideline: Sendable {
  /// The names of the guideline.
  let index: EmbeddedGuideline
  private let read: @Sendable () -> Guideline
  /// The guideline as it was before documents joined it; `nil` for one that none joined.
  private let unjoined: LazyGuideline?
  private let result = AtomicLazyReference<Box>()
  /// The guideline with documents beside it.
  let withDocuments = LastMade<Guideline>()

  init(
    _ index: EmbeddedGuideline,
    base: LazyGuideline? = nil,
    read: @escaping @Sendable () -> Guideline
  ) {
    self.index = index
    unjoined = base
    self.read = read
  }

  /// The guideline as it was before any document joined it.
  var base: LazyGuideline { unjoined ?? self }

  /// Whether documents joined it.
  var isJoined: Bool { unjoined != nil }

  var guideline: Guideline {
    if let box = result.load() { return box.guideline }
    return result.storeIfNil(Box(read())).guideline
  }

  var name: String { index.name }

  /// The name and the aliases.
  var names: [String] { [index.name] + index.aliases }

  private final class Box: Sendable {
    let guideline: Guideline

    init(_ guideline: Guideline) {
      self.guideline = guideline
    }
  }
}
