import Testing

@Suite("A rule about spoken values")
struct SpokenValueRuleTests {
  @Test("hears a number in each of its forms", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  /// A value, a phrase that says it or may well say it, and the language of the phrase.
  private static let spoken: [(value: String, phrase: String, language: String)] = [
    ("{ current: 90, unit: min }", "Length, 1 hour 30 minutes", "en"),
    ("{ current: 90, unit: min }", "Length, one and a half hours", "en"),
    ("{ current: 90, unit: min }", "Length, 1h30", "en"),
    ("{ current: 90, unit: min }", "Length, 1:30", "en"),
    ("{ current: 90, unit: min }", "Length, 90 minutes", "en"),
    ("90", "Length, 1 hour and 30 minutes", "en"),
    ("90", "Length, one hour thirty minutes", "en"),
    ("71", "Length, 5 feet 11 inches", "en"),
    ("{ current: 1500, unit: g }", "Length, 1.5 kilograms", "en"),
    ("{ current: 0.8, unit: '%' }", "Length, 80%", "en"),
    ("{ current: 2, unit: pairs }", "Length, 4 socks", "en"),
    ("{ current: 90, unit: min }", "Length, 2 sessions", "en"),
    ("{ current: 14, unit: days }", "Length, 2 weeks", "en"),
    ("{ current: 3, unit: Karten }", "Länge, 5 Plätze", "de"),
    ("0.8", "Length, 80 percent", "en"),
    ("0.8", "Length, eighty percent", "en"),
    ("1.5", "Length, 1½", "en"),
    ("0.5", "Length, 1/2", "en"),
    ("0", "Length, none", "en"),
    ("0", "No length", "en"),
    ("-5", "Length, –5", "en"),
    ("-5", "Length, −5", "en"),
    ("-5", "Length, minus 5", "en"),
    ("1250", "Length, 1,250", "en"),
    ("1250", "Länge, 1.250 €", "de"),
    ("1250", "Länge, 1.250,00 €", "de"),
    ("1250", "Longueur, 1\u{202F}250 €", "fr"),
    ("1250", "Länge, 1’250", "de-CH"),
    ("0.5", "Länge, 0,5", "de"),
    ("100000", "Length, 1,00,000", "en-IN"),
    ("1250.5", "Length, 1,250.50", "en"),
    ("3", "الطول، ٣", "ar"),
    ("3", "長さ、３", "ja"),
  ]

  /// A value, a phrase that says another one, and the number that stands for it where there is one.
  private static let others: [(value: String, phrase: String, stale: String?)] = [
    ("90", "Length, 60 minutes", "60"),
    ("{ current: 90, unit: min }", "Length, 60 minutes", "60"),
    ("{ current: 90, unit: minutes }", "Length, 60 min", "60"),
    ("{ current: 3, unit: kg }", "Length, 4", "4"),
    ("4", "Adds 1 metre to 3 metres of length", "3"),
    ("4", "Adds 2 metres of length", nil),
    ("4", "Length, 3/10", nil),
    ("3", "Length, 0.3", "0.3"),
    ("125", "Length, 1.25", "1.25"),
    ("350", "Length, 3,50", "3,50"),
    ("0.8", "Length, 70 percent", "70"),
    ("80", "Length, 0.7", "0.7"),
    ("5", "Length, none", "none"),
    ("{ current: 3, unit: tickets }", "Length, 5 items", "5"),
    ("{ current: 3, unit: guests }", "Length, four adults", "four"),
  ]

  static let cases: [RuleCase] =
    spoken.map { RuleCase("announcement-includes-value", spec($0.value, $0.phrase, $0.language)) }
    + others.map { value, phrase, stale in
      let wrong = stale ?? phrase
      let start = phrase.ranges(of: wrong).first?.lowerBound ?? phrase.endIndex
      let front = #"  ios: { announcements: { increment: ""# + phrase[..<start]
      let margin = String(repeating: " ", count: front.count)
      let carets = String(repeating: "^", count: wrong.count)
      return RuleCase(
        "announcement-includes-value",
        "\(spec(value, phrase, "en"))\n\(margin)\(carets) error"
      )
    }
    + [
      RuleCase(
        "name-references-value",
        """
        component: stepper
        label: Parking
        value: { current: 90, unit: min }
        platforms:
          android:
            increment: { name: Adds 15 minutes to 1 hour 30 minutes of parking }
            decrement: { name: Removes 15 minutes of parking }
                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
        """
      )
    ]

  private static func spec(_ value: String, _ phrase: String, _ language: String) -> String {
    """
    component: stepper
    label: Length
    language: \(language)
    value: \(value)
    platforms:
      ios: { announcements: { increment: "\(phrase)" } }
    """
  }
}
