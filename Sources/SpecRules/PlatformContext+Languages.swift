import English
import SourceText
import SpecModel

extension RuleContext {
  /// The first phrase or state word that is plainly not English on platforms that name no language.
  var firstForeignWords: LocatedText? {
    platforms.compactMap(\.firstForeignWordsOfPlatform)
      .min { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension PlatformContext {
  /// Whether an announcement is in another language than English, by what the spec says or by its
  /// words.
  func isForeign(_ announcement: Announcement) -> Bool {
    scope.foreignLanguage != nil || isPlainlyForeign(announcement)
  }

  private func isPlainlyForeign(_ announcement: Announcement) -> Bool {
    guard scope.map["language"] == nil else { return false }
    return cache.isForeign(announcement) { phrases in
      phrases.arePlain(tokens(of: announcement))
    }
  }

  /// Whether what stands at a place is, on a platform that names no language, plainly not English.
  func isPlainlyForeign(at range: ByteRange) -> Bool {
    let announcement = scope.announcements.first {
      $0.phrase.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.phrase.range.upperBound
    }
    if let announcement { return isPlainlyForeign(announcement) }
    guard scope.map["language"] == nil else { return false }
    let word = stateWords.first { $0.range == range }
    return word.map { cache.foreignPhrases.arePlain($0.value.foldedTokens) } ?? false
  }

  /// The words that the platform gives for states.
  private var stateWords: [LocatedText] {
    allStates.compactMap(\.announce)
  }

  /// The same on this platform alone; none where it names a language.
  fileprivate var firstForeignWordsOfPlatform: LocatedText? {
    guard scope.map["language"] == nil else { return nil }
    return scope.announcements.first(where: isPlainlyForeign)?.phrase
      ?? stateWords.first { cache.foreignPhrases.arePlain($0.value.foldedTokens) }
  }
}
