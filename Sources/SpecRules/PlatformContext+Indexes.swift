import English
import SpecModel

extension PlatformContext {
  /// Whether the words of a phrase, or the name that it stands for, have a position.
  func saysIndex(_ announcement: Announcement) -> Bool {
    let phrase = announcement.spoken
    if phrase.has("index"), phrase.has("count") { return true }
    // A placeholder is a number, whatever it will be.
    let numbers = ["index", "count"].filter(phrase.has)
    var tokens = tokens(of: announcement)
    if numbers.isEmpty {
      if !cache.indexes(of: announcement, in: tokens).isEmpty { return true }
    } else {
      tokens = tokens.map { token in numbers.contains(where: token.contains) ? "1" : token }
      if SpokenIndex(in: tokens) != nil { return true }
    }
    if SpokenIndex.isCounted(in: tokens) { return true }
    let names = names(of: announcement)
    let isNamed = ["label": names.label, "name": names.name].contains { placeholder, word in
      phrase.has(placeholder) && word?.value.foldedTokens.endsWithIndex == true
    }
    return isNamed || isForeign(announcement) && saysForeignIndex(announcement)
  }

  /// Whether an announcement in another language says a position: of two numbers one is, "1 von 3".
  private func saysForeignIndex(_ announcement: Announcement) -> Bool {
    !foreignIndexes(of: announcement).isEmpty
      || tokens(of: announcement).count { Int($0) != nil } > 1
  }

  /// The positions that an announcement in another language may say.
  func foreignIndexes(of announcement: Announcement) -> [ForeignIndex] {
    ForeignIndex.all(in: announcement.phrase.value, outside: labels(of: announcement))
  }
}
