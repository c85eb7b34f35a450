import TestSupport

/// Rests on each key, word and phrase of the specs without findings and counts what has a hover.
func measureHovers(listing isListing: Bool) {
  var sweep = HoverSweep()
  for text in cleanSpecs { sweep.sweep(text) }
  for kind in OfferSweep.Kind.allCases {
    let (places, answered) = (sweep.places[kind] ?? 0, sweep.answered[kind] ?? 0)
    let share = rounded(Double(answered) * 100 / Double(max(places, 1)))
    print("\(kind.rawValue): of \(places) \(share) % answer")
  }
  print("\(sweep.astray.count) are about something else")
  for line in isListing ? sweep.silent + sweep.astray : [] { print("  \(line)") }
}
