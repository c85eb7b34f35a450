#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The median time of several runs, after one that is not counted.
func medianTime(ofRuns count: Int, of work: () -> Void) -> Duration {
  work()
  let clock = ContinuousClock()
  return (0..<count).map { _ in clock.measure(work) }.sorted()[count / 2]
}

/// The time that the processor spends on some work of this thread, whatever runs beside it.
func processorTime(of work: () -> Void) -> Duration {
  let start = processorTime()
  work()
  return processorTime() - start
}

/// The time that the processor has spent on this thread.
private func processorTime() -> Duration {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// A number with one digit behind the point.
func rounded(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
