import English

extension ComponentModel {
  /// What announcements say by the roles of this model, where it names them and says no more.
  ///
  /// The announced roles and the phrases of the basis get the team's word in place of the old one,
  /// such as "tick box".
  func rolesSaid(insteadOf other: ComponentModel) -> [Fact] {
    facts("roles").flatMap { role -> [Fact] in
      let old = other.facts("announced-roles").filter(role.sharesPlace)
      let announced = facts("announced-roles").isEmpty ? old.map { $0.saying(role) } : []
      let words = Set((old + other.facts("roles").filter(role.sharesPlace)).flatMap(\.accepted))
      let own = facts("announcement-templates")
      let phrases = other.facts("announcement-templates").filter { phrase in
        role.sharesPlace(phrase)
          && !own.contains { $0.details("moment") == phrase.details("moment") }
      }
      return announced + phrases.compactMap { $0.saying(role, insteadOf: words) }
    }
  }
}

extension Fact {
  /// Whether it holds where another one does, or at a part of that, or the other way round.
  fileprivate func sharesPlace(_ other: Fact) -> Bool {
    (platform == nil || other.platform == nil || platform == other.platform)
      && (framework == nil || other.framework == nil || framework == other.framework)
  }

  /// The fact with the words of a role, at the narrower of both places.
  fileprivate func saying(_ role: Fact) -> Fact {
    var details = details
    details["also"] = role.details["also"]
    return copy(values: role.values, details: details, of: role)
  }

  /// The phrases with the first word of a role in place of one of some words; `nil` where none has
  /// such a part.
  fileprivate func saying(_ role: Fact, insteadOf words: Set<String>) -> Fact? {
    guard let word = role.values.first else { return nil }
    let folded = Set(words.map(\.foldedForComparison))
    let phrases = values.map { phrase in
      let parts = phrase.phraseParts.filter {
        folded.contains(String(phrase[$0]).foldedForComparison)
      }
      return phrase.replacing(parts.map { ($0, word) })
    }
    return phrases == values ? nil : copy(values: phrases, details: details, of: role)
  }

  /// The fact with other words, which rests on the sentences of a role.
  private func copy(values: [String], details: [String: [String]], of role: Fact) -> Fact {
    Fact(
      name: name,
      platform: platform ?? role.platform,
      framework: framework ?? role.framework,
      values: values,
      number: number,
      severity: severity,
      details: details,
      quotes: role.quotes,
      quoteRanges: role.quoteRanges,
      range: role.range,
      isSound: role.isSound,
      sharesQuotes: role.sharesQuotes
    )
  }
}
