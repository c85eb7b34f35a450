import TestSupport

/// Makes mistakes in the specs without findings, and applies each fix that is offered then.
///
/// It counts by rule how many were tried and which do harm.
func measureFixes(listing isListing: Bool) {
  let texts = cleanSpecs
  var sweep = FixSweep(wordsOf: texts)
  for text in texts { sweep.sweep(text) }
  let harms = Dictionary(grouping: sweep.harms, by: \.code)
  for (code, tried) in sweep.tried.sorted(by: { $0.key < $1.key }) {
    print("\(code): \(tried) tried\(summary(harms[code] ?? []))")
  }
  print("in all \(sweep.tried.values.reduce(0, +)) tried\(summary(sweep.harms))")
  for harm in isListing ? sweep.harms : [] {
    print("=== \(harm.code): \(harm.title) \(harm.fault.rawValue): \(harm.detail)")
    print("\(harm.before)--- after\n\(harm.after)")
  }
}

/// How many fixes have each fault.
private func summary(_ harms: [FixSweep.Harm]) -> String {
  FixFault.allCases.map { fault in
    let count = harms.count { $0.fault == fault }
    return count == 0 ? "" : "; \(count): \(fault.rawValue)"
  }.joined()
}
