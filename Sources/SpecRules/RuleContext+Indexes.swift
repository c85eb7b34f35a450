import English
import SpecModel

extension RuleContext {
  /// Whether the words of a phrase, or the name that it stands for, have a position.
  func saysIndex(_ announcement: Announcement, in scope: PlatformSpec) -> Bool {
    let phrase = announcement.spoken
    if phrase.has("index"), phrase.has("count") { return true }
    // A placeholder is a number, whatever it will be.
    let numbers = ["index", "count"].filter(phrase.has)
    var tokens = tokens(of: announcement, in: scope)
    if numbers.isEmpty {
      if !announcementCache.indexes(of: announcement, in: tokens).isEmpty { return true }
    } else {
      tokens = tokens.map { token in numbers.contains(where: token.contains) ? "1" : token }
      if SpokenIndex(in: tokens) != nil { return true }
    }
    if SpokenIndex.isCounted(in: tokens) { return true }
    let names = names(of: announcement, in: scope)
    let isNamed = ["label": names.label, "name": names.name].contains { placeholder, word in
      phrase.has(placeholder) && word?.value.foldedTokens.endsWithIndex == true
    }
    return isNamed
      || isForeign(announcement, in: scope) && saysForeignIndex(announcement, in: scope)
  }

  /// Whether an announcement in another language says a position: of two numbers one is, "1 von 3".
  private func saysForeignIndex(_ announcement: Announcement, in scope: PlatformSpec) -> Bool {
    !foreignIndexes(of: announcement, in: scope).isEmpty
      || tokens(of: announcement, in: scope).count { Int($0) != nil } > 1
  }

  /// The positions that an announcement in another language may say.
  func foreignIndexes(of announcement: Announcement, in scope: PlatformSpec) -> [ForeignIndex] {
    ForeignIndex.all(in: announcement.phrase.value, outside: labels(of: announcement, in: scope))
  }
}
