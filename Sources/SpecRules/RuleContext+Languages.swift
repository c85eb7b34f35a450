import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// Whether an announcement is in another language than English, by what the spec says or by its
  /// words.
  func isForeign(_ announcement: Announcement, in scope: PlatformSpec) -> Bool {
    scope.foreignLanguage != nil || isPlainlyForeign(announcement, in: scope)
  }

  private func isPlainlyForeign(_ announcement: Announcement, in scope: PlatformSpec) -> Bool {
    guard scope.map["language"] == nil else { return false }
    return announcementCache.isForeign(announcement) { phrases in
      phrases.arePlain(tokens(of: announcement, in: scope))
    }
  }

  /// Whether what stands at a place is, on a platform that names no language, plainly not English.
  func isPlainlyForeign(at range: ByteRange, in scope: PlatformSpec) -> Bool {
    let announcement = scope.announcements.first {
      $0.phrase.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.phrase.range.upperBound
    }
    if let announcement { return isPlainlyForeign(announcement, in: scope) }
    guard scope.map["language"] == nil else { return false }
    let word = stateWords(in: scope).first { $0.range == range }
    return word.map { announcementCache.foreignPhrases.arePlain($0.value.foldedTokens) } ?? false
  }

  /// The words that a scope gives for states.
  private func stateWords(in scope: PlatformSpec) -> [LocatedText] {
    allStates(in: scope).compactMap(\.announce)
  }

  /// The first phrase or state word that is plainly not English on platforms that name no language.
  func firstForeignWords() -> LocatedText? {
    spec.scopes.filter { $0.map["language"] == nil }.compactMap { scope in
      let phrase = scope.announcements.first { isPlainlyForeign($0, in: scope) }?.phrase
      return phrase
        ?? stateWords(in: scope).first {
          announcementCache.foreignPhrases.arePlain($0.value.foldedTokens)
        }
    }.min { $0.range.lowerBound < $1.range.lowerBound }
  }
}
