package import SpecModel

/// The keys of a configuration.
extension MapShape {
  package static let configuration = MapShape(
    "configuration",
    [
      .init(
        "guidelines",
        .oneOrMore(.word(.path)),
        "Folders or files of further guidelines, relative to this file."
      ),
      .init("rules", .map(.rules), "How loudly each rule speaks, by its id."),
      .init(
        "overrides",
        .list(.map(.override)),
        "Other levels for some of the files; later ones win."
      ),
      .init("limits", .map(.limits), "Numbers that teams may differ about."),
      .init(
        "exclude",
        .oneOrMore(.word(.pattern)),
        "Patterns of files that are not checked, relative to this file."
      ),
      .init(
        "baseline",
        .word(.path),
        "The baseline whose findings are not reported, relative to this file."
      ),
      .init(
        "voice",
        .choice(voices),
        "By whose words phrases are judged; `either` unless it is set."
      ),
      .init(
        "min-os",
        .map(.oldestSystems),
        "The oldest systems that the apps run on, for what is newer than they are."
      ),
      .init(
        "inlay-hints",
        .any([.boolean, .map(.inlayHints)]),
        "Which notes an editor shows between the text."
      ),
      .init(
        "code-lens",
        .boolean,
        "Whether an editor shows above a spec its counts, and above a platform what is said first; "
          + "`false` unless it is set."
      ),
    ]
  )

  /// The levels of rules, by their ids.
  package static let rules = MapShape(
    "rules",
    Rule.all.map { .init($0.id, .choice(levels), "\($0.summary).") }
  )

  package static let override = MapShape(
    "override",
    [
      .init(
        "files",
        .oneOrMore(.word(.pattern)),
        "Patterns of the files, relative to this file.",
        isRequired: true
      ),
      .init("rules", .map(.rules), "How loudly each rule speaks in these files."),
    ]
  )

  static let limits = MapShape(
    "limits",
    [
      .init("pages", .integer, "How many pages are few enough to swipe through one by one."),
      .init("file-size", .size, "The largest file that is checked, such as `10MB`."),
    ]
  )

  static let oldestSystems = MapShape(
    "min-os",
    [
      .init("ios", .version, "The oldest version of iOS, such as 17."),
      .init("android", .version, "The oldest API level of Android, such as 26."),
    ]
  )

  /// The kinds of inlay hints, by the names of their switches.
  package static let inlayHints = MapShape(
    "inlay-hints",
    [
      .init(
        "announcements",
        .boolean,
        "What VoiceOver and TalkBack say, placeholders filled in; `true` unless it is set."
      ),
      .init(
        "positions",
        .boolean,
        "The position of each segment, such as `(2 of 3)`; `true` unless it is set."
      ),
      .init(
        "expectations",
        .boolean,
        "What the guideline expects, beside a topic that is still empty; `true` unless it is set."
      ),
    ]
  )

  /// The voices that phrases may be judged by, with what each means.
  private static let voices: [Choice] = [
    .init("either", "A phrase of the guideline or of the device is right."),
    .init("guideline", "A phrase has what the guideline asks for, whatever the device says."),
    .init("device", "A phrase is what the device says, where that is known."),
  ]

  /// The levels that a rule may be set to, with what each means.
  static let levels: [Choice] = [
    .init("off", "The rule is silent."),
    .init("hint", "A faint mark in the editor."),
    .init("information", "Worth knowing; never fails a check."),
    .init("warning", "Should be mended; fails a check unless `--severity error` is given."),
    .init("error", "Has to be mended; fails every check."),
    .init("false", "What tools of YAML 1.1 make of `off`.", isMistake: true),
    .init("no", "Another spelling of `false` there.", isMistake: true),
  ]
}
