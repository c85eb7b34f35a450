import Synchronization

/// A guideline that is read when it is first asked for, from any thread and without a lock.
///
/// What it is called is known before. Two threads that ask at once may both read the document; the
/// first result is kept.
final class LazyGuideline: Sendable {
  /// What it is called.
  let index: EmbeddedGuideline
  private let read: @Sendable () -> Guideline
  private let result = AtomicLazyReference<Box>()

  init(_ index: EmbeddedGuideline, read: @escaping @Sendable () -> Guideline) {
    self.index = index
    self.read = read
  }

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
