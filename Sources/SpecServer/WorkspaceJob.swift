import LanguageServerProtocol
import SpecChecking
import SpecWorkspace
import Synchronization

/// Work on every spec of the workspace, off the loop.
///
/// A thread adds what it finds. The loop takes it, and may end the work.
final class WorkspaceJob: Sendable {
  /// One item of an answer.
  enum Item: Sendable {
    case report(LSP.WorkspaceReport)
    case symbol(LSP.SymbolInformation)
  }

  /// What the loop has not taken yet.
  struct Progress: Sendable {
    var items: [Item] = []
    /// How many specs have been looked at, and how many there are.
    var done = 0
    var total = 0
    var isFinished = false
  }

  private struct State {
    var progress = Progress()
    var isChanged = false
    var isCancelled = false
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Whether there is something to take.
  var isReady: Bool { state.withLock(\.isChanged) }

  func cancel() { state.withLock { $0.isCancelled = true } }

  func take() -> Progress {
    state.withLock { state in
      defer {
        state.progress.items = []
        state.isChanged = false
      }
      return state.progress
    }
  }

  /// How many specs are looked at before the loop hears of it.
  private static let step = 32

  /// Looks at every spec until the job is cancelled; `find` gives the items of one.
  func run(
    on files: [FolderSpecs.File],
    wake: () -> Void,
    _ find: (FolderSpecs.File) -> [Item]
  ) {
    var start = 0
    while start < files.count, !isCancelled {
      let end = min(start + Self.step, files.count)
      let items = files[start..<end].flatMap { isCancelled ? [] : find($0) }
      add(items, done: end, of: files.count)
      wake()
      start = end
    }
  }

  /// Adds items that belong to no file.
  func add(_ items: [Item]) {
    state.withLock {
      $0.progress.items += items
      $0.isChanged = true
    }
  }

  func finish() {
    state.withLock {
      $0.progress.isFinished = true
      $0.isChanged = true
    }
  }

  private func add(_ items: [Item], done: Int, of total: Int) {
    state.withLock {
      $0.progress.items += items
      $0.progress.done = done
      $0.progress.total = total
      $0.isChanged = true
    }
  }
}

extension FolderSpecs.File {
  /// Reads and checks the file; `nil` where it cannot be read or is too large.
  var snapshot: Snapshot? {
    text.map { Snapshot($0, analysis: analysis) }
  }

  /// The file's snapshot without findings; `nil` where it cannot be read or is too large.
  var uncheckedSnapshot: Snapshot? {
    text.map { Snapshot(unchecked: $0, analysis: analysis) }
  }
}
