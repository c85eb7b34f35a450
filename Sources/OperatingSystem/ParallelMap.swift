/// The results of a body for each of the numbers below `count`, in their order.
///
/// All of the processor's cores work them out; the calling thread works as well.
package func parallelMap<Result: Sendable>(
  _ count: Int,
  _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let map = ParallelMap(count: count, body)
  let otherThreads = max(0, min(System.coreCount, count) - 1)
  for _ in 0..<otherThreads { System.detachThread { map.work() } }
  map.work()
  return map.waitForResults()
}

/// The list that several threads work on.
private final class ParallelMap<Result: Sendable>: @unchecked Sendable {
  private let body: @Sendable (Int) -> Result
  private let monitor = Monitor()
  private var next = 0
  private var finished = 0
  private var results: [Result?]

  init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
    self.body = body
    results = Array(repeating: nil, count: count)
  }

  /// Takes one number after the other until none is left.
  func work() {
    while let number = take() {
      let result = body(number)
      monitor.locked {
        results[number] = result
        finished += 1
        if finished == results.count { monitor.signal() }
      }
    }
  }

  func waitForResults() -> [Result] {
    monitor.locked {
      while finished < results.count { monitor.wait(for: nil) }
      return results.compactMap(\.self)
    }
  }

  private func take() -> Int? {
    monitor.locked {
      guard next < results.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
