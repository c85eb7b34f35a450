/// English words for opposite directions, which tell the names of two buttons apart.
package enum Opposites {
  /// Words for more of something, and words for less of it.
  private static let rows: [(more: [String], less: [String])] = [
    (["up", "upward", "upwards"], ["down", "downward", "downwards"]),
    (["more", "another", "extra", "additional"], ["fewer", "less"]),
    (["faster", "quicker", "speed up", "accelerate"], ["slower", "slow down", "decelerate"]),
    (["louder"], ["quieter", "softer"]), (["higher", "raise", "raises"], ["lower", "lowers"]),
    (["bigger", "larger", "enlarge", "enlarges"], ["smaller", "shrink", "shrinks"]),
    (["grow", "grows"], ["shrink", "shrinks"]), (["zoom in"], ["zoom out"]),
    (["longer", "lengthen", "extend", "extends"], ["shorter", "shorten", "shortens"]),
    (["warmer", "hotter", "heat"], ["cooler", "colder", "cool"]),
    (["brighter", "brighten"], ["darker", "dimmer", "darken", "dim"]),
    (["stronger", "strengthen"], ["weaker", "weaken"]),
    (["wider", "widen"], ["narrower", "narrow"]),
    (["thicker"], ["thinner"]), (["deeper"], ["shallower"]), (["heavier"], ["lighter"]),
    (["taller"], ["shorter"]), (["older"], ["younger"]), (["steeper"], ["flatter"]),
    (["expand", "expands"], ["reduce", "reduces", "collapse"]),
    (["maximise", "maximize"], ["minimise", "minimize"]),
    (["double", "doubles"], ["halve", "halves"]),
    (["gain", "gains"], ["lose", "loses"]), (["insert", "inserts"], ["delete", "deletes"]),
    (["include", "includes"], ["exclude", "excludes"]), (["put in"], ["take out"]),
    (["give", "gives"], ["take", "takes"]), (["deposit"], ["withdraw"]), (["top up"], ["use up"]),
    (["later"], ["earlier", "sooner"]), (["next"], ["previous"]),
    (["forward", "forwards"], ["back", "backward", "backwards"]), (["after"], ["before"]),
    (["boost", "boosts"], ["cut", "cuts"]), (["advance"], ["rewind"]),
    (["upgrade"], ["downgrade"]), (["inflate"], ["deflate"]), (["fill"], ["empty", "drain"]),
    (["tighten", "tighter"], ["loosen", "looser"]), (["open"], ["close"]), (["in"], ["out"]),
    (["plus"], ["minus"]), (["right"], ["left"]), (["left"], ["right"]),
    (["closer", "nearer"], ["farther", "further"]),
    (["farther", "further"], ["closer", "nearer"]),
    (
      ["put … on", "puts … on", "put … in", "puts … in", "bring", "brings"],
      [
        "take … off", "takes … off", "take … out", "takes … out", "take … away", "takes … away",
      ]
    ),
  ]

  /// Words that tell a direction only beside their opposite in the other name, because alone they
  /// may say something else.
  private static let vague: Set = [
    "in", "open", "after", "fill", "double", "give", "heat", "include", "plus", "left", "right",
    "closer", "farther",
  ]

  /// The words that begin any of them, without which a text has none.
  private static let firstWords = Set(
    rows.flatMap { $0.more + $0.less }.compactMap(\.foldedTokens.first)
  )

  /// Whether the verbs of a button are the ones for more of something.
  package static func areForMore(_ verbs: [String]) -> Bool {
    rows.contains { !Set($0.more).isDisjoint(with: verbs) }
  }

  /// The word of a button that says that there will be more of something, or less of it.
  ///
  /// All words are folded. `others` are the words of the other button, which may have the opposite.
  package static func word(
    forMore isMore: Bool,
    in words: [String],
    beside others: [String]
  ) -> String? {
    pair(forMore: isMore, in: words, beside: others)?.word
  }

  /// The word of a button that ``word(forMore:in:beside:)`` finds, and its opposite.
  package static func pair(
    forMore isMore: Bool,
    in words: [String],
    beside others: [String]
  ) -> (word: String, opposite: String)? {
    // Most texts have none, which one look at each of their words tells.
    guard words.contains(where: firstWords.contains) else { return nil }
    for row in rows {
      let (sought, opposite) = isMore ? (row.more, row.less) : (row.less, row.more)
      guard let index = sought.firstIndex(where: words.say) else { continue }
      let isVague = row.more.contains(where: vague.contains)
      if !isVague || opposite.contains(where: others.say) {
        return (sought[index], opposite[sought.count == opposite.count ? index : 0])
      }
    }
    return nil
  }
}

extension [String] {
  /// Whether the words have some others, between which more may stand where they have a gap.
  fileprivate func say(_ words: String) -> Bool {
    guard let gap = words.firstRange(of: " … ") else { return containsWords(words) }
    let (verb, end) = (words[..<gap.lowerBound], words[gap.upperBound...])
    return firstIndex { $0 == verb }.map { self[$0...].contains { $0 == end } } ?? false
  }
}
