/// The median time of several runs, after one that is not counted.
func medianTime(ofRuns count: Int, of work: () -> Void) -> Duration {
  work()
  let clock = ContinuousClock()
  return (0..<count).map { _ in clock.measure(work) }.sorted()[count / 2]
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
