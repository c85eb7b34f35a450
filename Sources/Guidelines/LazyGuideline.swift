import Synchronization

/// A guideline that is read when it is first asked for, from any thread and without a lock.
///
/// Two threads that ask at once may both read the document; the first result is kept.
final class LazyGuideline: Sendable {
  let name: String
  private let read: @Sendable () -> Guideline
  private let result = AtomicLazyReference<Box>()

  init(name: String, read: @escaping @Sendable () -> Guideline) {
    self.name = name
    self.read = read
  }

  var guideline: Guideline {
    if let box = result.load() { return box.guideline }
    return result.storeIfNil(Box(read())).guideline
  }

  private final class Box: Sendable {
    let guideline: Guideline

    init(_ guideline: Guideline) {
      self.guideline = guideline
    }
  }
}
