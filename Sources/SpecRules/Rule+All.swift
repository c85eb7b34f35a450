import Guidelines

extension Rule {
  /// Every rule, in the order of the catalogue: names, roles, states, focus, announcements, parts,
  /// vocabulary, and the structure of the format.
  package static let all: [Rule] = [
    .nameRequired, .nameMatchesLabel,
    .roleExpected, .nativeElement, .noNativeAndroidStepper,
    .disabledAnnouncementWord, .disabledAPI,
    .valueChangeKeepsFocus, .enterActivatesAndroidOnly,
    .announcementNamesRole, .announcementDoubleTap, .announcementIncludesLabel,
    .announcementIncludesValue, .announcementIncludesIndex,
    .incrementAndDecrement, .noAutoAdvance, .segmentCount, .mutuallyExclusive,
    .foreignAPI, .obsoleteAPI, .misspeltAPI, .frameworkPlatformMatch, .unknownTerm,
    .unknownKey, .wrongType, .duplicateKey, .missingComponent, .unknownComponent,
    .unusedAllow, .unknownAllow,
  ]

  private static let byID = Dictionary(
    all.map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The rule of an id.
  package static func named(_ id: String) -> Rule? {
    byID[id]
  }

  /// The id that looks most like a word, if one is near.
  package static func nearest(to word: String) -> String? {
    Vocabulary.nearest(to: word, among: all.map(\.id))
  }
}
