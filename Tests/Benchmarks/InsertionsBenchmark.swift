import TestSupport

/// Accepts every proposal in the bundled examples and ten further specs, in every form, and counts
/// the harm.
func measureInsertions(every step: Int, items count: Int, listing isListing: Bool) {
  let specs = InsertionSpecs.all
  var all = InsertionSweep()
  for form in SpecForm.allCases {
    var sweep = InsertionSweep()
    for (number, spec) in specs.enumerated() {
      sweep.sweep(form.text(of: spec), every: step, from: number % step, items: count)
    }
    report(sweep, form.rawValue, isListing)
    all.add(sweep)
  }
  report(all, "all", false)
}

private func report(_ sweep: InsertionSweep, _ name: String, _ isListing: Bool) {
  print("\(name): \(sweep.accepted) accepted items, \(sweep.harms.count) do harm")
  for fault in InsertionFault.allCases {
    let harms = sweep.harms.filter { $0.fault == fault }
    let share = Double(harms.count) * 10_000 / Double(max(sweep.accepted, 1))
    if !harms.isEmpty { print("  \(rounded(share)) in 10,000  \(fault.rawValue)") }
    for harm in isListing ? harms : [] {
      print("--- \(fault.rawValue): \(harm.label)\n\(harm.before)\n->\n\(harm.after)")
    }
  }
}
