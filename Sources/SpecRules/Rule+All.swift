import English
import Guidelines

extension Rule {
  /// Every rule, in the order of the catalogue.
  ///
  /// The catalogue goes from names, roles and states to groupings and focus. Keys and settings,
  /// announcements, and parts and custom actions follow. Last come vocabulary and the structure of
  /// the format.
  package static let all: [Rule] = [
    .nameRequired, .nameMatchesLabel, .differingNames, .differingTexts, .nameRepeatsLabel,
    .hiddenLabelNeedsName,
    .indexInLabel,
    .nameReferencesValue, .nameStatesPurpose, .nameSaysMore, .hintOnlyWhenNeeded, .roleInName,
    .vagueName, .stateInName, .arrowInName, .gestureInHint, .flagNotSaid,
    .titleOverwritesLabel,
    .contentDescriptionOverridesText, .labelForMissing, .decorativeIconHidden,
    .emptySemanticsString, .containerNeedsNoName, .segmentNamed, .sameNames,
    .groupLabelOnFirstSegment,
    .roleExpected, .nativeElement, .customElementNeedsRole, .noNativeAndroidStepper,
    .noSuchElement, .elementInContainer,
    .adjustableNeedsActions, .pickerStyle, .tabInTabRow,
    .disabledAnnouncementWord, .disabledAPI, .disabledSilent, .notEnabledOverwritesRole,
    .selectedStateAPI, .stateAPI, .stateMissing, .statesAlike, .stateWord,
    .groupingsNative, .labelGroupedWithControl, .groupChildrenNotFocusable,
    .groupParentDescribed, .groupMergeAPI, .groupLabelDataOrder,
    .valueChangeAnnounced, .valueChangeSilent, .valueChangeKeepsFocus,
    .eventAnnounced, .announcedTooOften, .appearingKeepsFocus,
    .readingOrderTable, .focusDefault,
    .interactiveElementHidden, .accessibilityElementResets, .announceOrMove, .clickHandler,
    .focusStatePairing, .liveRegionPoliteness, .focusOrderNeedsRequester, .focusOrderDirection,
    .redundantDotFocus, .pageChangeFocusTarget, .initialFocusPlace, .modalFocus, .focusConfined,
    .orderOfPlaces, .focusStaysOnSelectedSegment,
    .keyboardFocusKeys, .spaceActivates, .enterActivatesAndroidOnly, .gestureEffects, .textResize,
    .externalKeyboardNavigation,
    .announcementIncludesLabel, .announcementIncludesValue, .announcementIncludesIndex,
    .indexMatchesSet, .segmentStateWords, .segmentInteractiveIndicated, .stepperStateWord,
    .announcementIncludesState, .roleBeforeName,
    .announcementNamesRole, .announcementDoubleTap, .announcementPerButton, .adjustableAnnounced,
    .differsFromDevice, .otherButton, .saidTwice, .unexplainedWords, .unitReadOtherwise,
    .pagerContext,
    .incrementAndDecrement, .keyMissing, .noAutoAdvance, .valueRange, .dotsMatchPages,
    .tooManyPages,
    .segmentCount,
    .silentSpec, .toldOnOnePlatform,
    .mutuallyExclusive, .contentFollowsSegments,
    .customActionSteps, .customActionRedundant,
    .withoutEffect, .throwsOnPlatform, .incompleteValue,
    .foreignAPI, .obsoleteAPI, .apiDeprecated, .apiTooNew, .misspeltAPI, .frameworkPlatformMatch,
    .foreignLanguage,
    .unfitWord, .unknownTerm,
    .unknownKey, .wrongType, .duplicateKey, .missingComponent, .unknownComponent,
    .guidelineWording,
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
    Spelling.nearest(to: word, among: all.map(\.id))
  }
}
