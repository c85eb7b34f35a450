import OperatingSystem
import Synchronization

/// Tells on a terminal how far a long run has come; any thread may advance it.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var lastShown: ContinuousClock.Instant?
  }

  private let total: Int
  private let isWatched: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// A run is long when it takes longer; then the number is shown again after each period.
  private static let patience = Duration.seconds(1)
  private static let period = Duration.milliseconds(100)

  init(of total: Int) {
    self.total = total
    isWatched = System.isTerminal(2) && System.environment("TERM") != "dumb"
  }

  /// Counts one file.
  func advance() {
    guard isWatched else { return }
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - start > Self.patience else { return }
      if let last = state.lastShown, now - last < Self.period { return }
      state.lastShown = now
      show("\r\(state.done) of \(total) files checked")
    }
  }

  /// Clears the line.
  func finish() {
    state.withLock { if $0.lastShown != nil { show("\r\u{1B}[K") } }
  }

  private func show(_ text: String) {
    Terminal.print(Array(text.utf8), to: .standardError)
  }
}
