import TestSupport

/// Deletes each word of the specs without findings in turn and counts how often it is offered.
func measureOffers(listing isListing: Bool) {
  var sweep = OfferSweep()
  for text in cleanSpecs { sweep.sweep(text) }
  for kind in OfferSweep.Kind.allCases {
    for (tally, typed) in zip(sweep.tallies[kind] ?? [], ["nothing typed", "two letters typed"]) {
      let shares = [tally.offered, tally.amongFirstFive].map {
        rounded(Double($0) * 100 / Double(max(tally.places, 1)))
      }
      print(
        "\(kind.rawValue), \(typed): of \(tally.places) \(shares[0]) % offered, "
          + "\(shares[1]) % among the first five"
      )
      if tally.firstItems > 0 {
        print("  \(tally.reported) of \(tally.firstItems) first items are reported")
      }
    }
  }
  for miss in isListing ? sweep.misses : [] {
    let place = miss.position.map { "at \($0)" } ?? "missing"
    print("\(miss.finding ?? "\(miss.kind.rawValue) \(miss.word) \(place)")\n  \(miss.line)")
    print("  \(miss.first.joined(separator: " | "))")
  }
}
