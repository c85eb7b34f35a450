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
    ("0.5", "Length, half", "en"), ("1.5", "Length, one and a half", "en"),
    ("2.75", "Length, two and three quarters", "en"), ("6", "Length, half a dozen", "en"),
    ("24", "Length, two dozen", "en"), ("0.75", "Length, 3/4", "en"),
    ("1.5", "Length, 1 1/2", "en"), ("2.25", "Length, 2¼", "en"), ("3", "Length, 3/10", "en"),
    ("3", "Length, 3 of 5", "en"), ("2", "Length, 2 of the 3", "en"),
    ("5", "Removes one of 5 lengths", "en"), ("5", "Length, 5 of 5", "en"),
    ("2000", "Length, 2k", "en"), ("1500", "Length, 1.5k", "en"),
    ("2000", "Length, 2 thousand", "en"), ("3000", "Length, three thousand", "en"),
    ("{ current: 2, unit: K }", "Length, 2K", "en"),
    ("0.1", "Length, nought point one", "en"), ("0.5", "Length, point five", "en"),
    ("{ current: 3000, unit: g }", "Length, 3 kilograms", "en"),
    ("{ current: 20, unit: °C }", "Length, 68 °F", "en"),
    ("{ current: 3, unit: kg }", "Length, 6.6 pounds", "en"),
    ("3", "Longitud, tres", "es"), ("16", "Longitud, dieciséis", "es"),
    ("17", "Longueur, dix-sept billets", "fr"), ("2", "Longueur, deux", "fr-CA"),
    ("12", "Länge, zwölf Karten", "de"), ("5", "Länge, fuenf oder fünf", "German"),
    ("2", "Comprimento, duas", "pt-BR"), ("16", "Comprimento, dezasseis", "pt"),
    ("3", "길이, 세 장", "ko"), ("12", "길이, 열두장", "ko"), ("3", "אורך, שלושה", "he"),
    ("13", "אורך, שלושה עשר", "he"), ("-3", "الطول، سالب ٣", "ar"),
    ("-3", "Länge, minus drei", "de"),
    ("{ current: 5, unit: AUD }", "Length, 5 dollars", "en"),
    ("{ current: 3, unit: lb }", "Length, 3 pounds", "en"),
    ("{ current: 20, unit: °C }", "Length, 20 degrees", "en"),
    ("{ current: 3, unit: nights }", "Length, 3 days", "en"),
    ("{ current: 3, unit: ml }", "Length, 3 millilitres (3 litres)", "en"),
    ("{ current: 30, unit: min }", "Length, {value} min, 30 s to go", "en"),
    ("21", "Longueur, vingt et un", "fr"), ("22", "Longueur, vingt-deux billets", "fr"),
    ("71", "Longueur, soixante et onze", "fr"), ("91", "Longueur, quatre-vingt-onze", "fr"),
    ("31", "Longitud, treinta y uno", "es"), ("23", "Longitud, veintitrés", "es"),
    ("35", "Länge, fünfunddreißig", "de"), ("99", "Comprimento, noventa e nove", "pt"),
    ("2000000", "Length, 2M", "en"), ("2500000", "Length, 2.5 M", "en"),
    ("3000000000", "Length, 3B", "en"), ("2000000", "Länge, 2 Mio", "de"),
    ("{ current: 1, unit: hour }", "Length, an hour", "en"),
    ("{ current: 1, unit: h }", "Length, an hour", "en"),
    ("{ current: 1, unit: kg }", "Length, a kilogram", "en"),
    ("{ current: 1, unit: ticket }", "Length, a ticket", "en"),
    ("{ current: 1.5, unit: h }", "Length, an hour and a half", "en"),
    ("{ current: 90, unit: min }", "Length, an hour and 30 minutes", "en"),
    ("{ current: 3.5, unit: € }", "Length, 3 euros 50", "en"),
    ("{ current: 3.50, unit: $ }", "Length, three dollars fifty", "en"),
    ("{ current: 5.20, unit: EUR }", "Länge, 5 Euro 20", "de"),
    ("{ current: 1.5, unit: h }", "Length, 1 h 30", "en"),
    ("0", "Länge, keine Karten", "de"), ("0", "Longueur, aucun billet", "fr"),
    ("0", "Longitud, ninguno", "es"), ("0", "Comprimento, nenhum", "pt"),
    ("0", "길이 없음", "ko"), ("0", "Länge, nichts", "de"), ("0", "Sin longitud", "es"),
    ("0", "Pas de longueur", "fr"), ("0", "Sem comprimento", "pt"),
    ("1500", "Length, one thousand five hundred", "en"),
    ("2020", "Length, two thousand and twenty", "en"),
    ("1200000", "Length, one million two hundred thousand", "en"),
    ("1500", "Length, one and a half thousand", "en"),
    ("1500000", "Length, one and a half million", "en"),
    ("2250000", "Length, two and a quarter million", "en"),
    ("-3", "Length, 3 below zero", "en"), ("-3", "Length, three degrees below zero", "en"),
    ("-3", "Länge, drei unter null", "de"), ("-5", "Longitud, 5 grados bajo cero", "es"),
    ("3", "Length, third", "en"), ("21", "The twenty-first length", "en"),
    ("3", "Length, the 3rd", "en"), ("2", "Length, twice", "en"), ("1", "Length, once", "en"),
    ("0", "Length, nil", "en"), ("9.99", "Length, nine ninety-nine", "en"),
    ("{ current: 12.5, unit: € }", "Length, twelve fifty", "en"),
    ("1999", "Length, nineteen ninety-nine", "en"),
    ("{ current: 0.25, unit: h }", "Length, quarter of an hour", "en"),
    ("0", "Lengte, geen kaarten", "nl"), ("23", "Lengte, drieëntwintig", "nl"),
    ("0", "Lunghezza, nessuno", "it"), ("0", "Nessun biglietto", "it"),
    ("28", "Lunghezza, ventotto", "it"), ("33", "Lunghezza, trentatré", "it"),
    ("25", "길이, 스물다섯 장", "ko"), ("48", "길이, 사십팔", "ko"), ("21", "אורך, עשרים ואחת", "he"),
    ("two", "Length, 2", "en"), ("{ current: Twenty-one, unit: min }", "Length, 21 min", "en"),
    ("zwei", "Länge, 2", "de"), ("two", "Length, two", "en"),
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
    ("{ current: 3, unit: kg }", "Length, 30 kilograms", "30"),
    ("{ current: 3, unit: kg }", "Length, thirty kilos", "thirty"),
    ("{ current: 3, unit: kilograms }", "Length, 30 kg", "30"),
    ("{ current: 3, unit: '%' }", "Length, 30 percent", "30"),
    ("{ current: 3, unit: percent }", "Length, 30%", "30"),
    ("{ current: 3, unit: '%' }", "Length, 30 per cent", "30"),
    ("{ current: 3, unit: € }", "Length, 30 euros", "30"),
    ("{ current: 3, unit: EUR }", "Length, €30", "30"),
    ("{ current: 3, unit: $ }", "Length, 30 dollars", "30"),
    ("{ current: 3, unit: £ }", "Length, 30 pounds", "30"),
    ("{ current: 3, unit: °C }", "Length, 30 degrees", "30"),
    ("{ current: 5, unit: °C }", "Length, minus 5 degrees", "minus 5"),
    ("{ current: 5, unit: °C }", "Length, -5 °C", "-5"),
    ("{ current: 5, unit: °C }", "Length, −5°", "−5"),
    ("{ current: 3, unit: °C }", "Length, 30 degrees Celsius", "30"),
    ("{ current: 3, unit: mg }", "Length, 30 milligrams", "30"),
    ("{ current: 3, unit: cm }", "Length, 30 centimetres", "30"),
    ("{ current: 3, unit: ml }", "Length, 30 milliliters", "30"),
    ("{ current: 3, unit: km/h }", "Length, 30 kilometres per hour", "30"),
    ("{ current: 3, unit: kg }", "Length, 30 Increment", "30"),
    ("1.5", "Length, half", "half"),
    ("2.5", "Length, three and a half", "three and a half"),
    ("3", "Length, 1/3", nil), ("5", "Length, 3 of 5", nil), ("3", "Length, 2 of the 3", nil),
    ("2", "Length, 2k", nil), ("7", "Length, half a dozen", "half a dozen"),
    ("0.2", "Length, nought point one", "nought point one"),
    ("{ current: 3, unit: ml }", "Length, 3 litres", "3 litres"),
    ("{ current: 3, unit: l }", "Length, 3ml", "3ml"),
    ("{ current: 3, unit: ml }", "Length, {value} litres", "{value} litres"),
    ("{ current: 5, unit: € }", "Length, 5 dollars", "5 dollars"),
    ("{ current: 5, unit: € }", "Length, five dollars", "five dollars"),
    ("{ current: 5, unit: € }", "Length, $5", "$5"),
    ("{ current: 5, unit: $ }", "Length, 5 pounds", "5 pounds"),
    ("{ current: 3, unit: kg }", "Length, 3 pounds", "3 pounds"),
    ("{ current: 30, unit: min }", "Length, 30 seconds", "30 seconds"),
    ("{ current: 20, unit: °C }", "Length, 20 degrees Fahrenheit", "20 degrees Fahrenheit"),
    ("{ current: 3, unit: GB }", "Length, 3 MB", "3 MB"),
    ("2", "Length, 2M", nil), ("2000000", "Length, 2m", nil),
    ("{ current: 2, unit: h }", "Length, an hour", nil),
    ("1000", "Length, one thousand five hundred", "one thousand five hundred"),
    ("{ current: 1, unit: h }", "Adds an hour of length", nil),
    ("{ current: 1, unit: h }", "Length, half an hour", "half"),
    ("3000000", "Length, 2 million", "2 million"),
    ("3000000", "Length, 2.5 million", "2.5 million"),
    ("2500", "Length, two thousand", "two thousand"),
    ("1500", "Length, two and a half thousand", "two and a half thousand"),
    ("3", "Length, 3 below zero", "3 below zero"), ("-3", "Length, 4 below zero", "4 below zero"),
    ("0", "Length, 3 below zero", "3 below zero"), ("3", "Length, a third", "a third"),
    ("9.99", "Length, nine ninety-eight", nil), ("2", "Length, third", nil),
    ("{ current: 2, unit: dozen }", "Length, 3 dozen", "3"),
    ("{ current: 3.5, unit: € }", "Length, 3 euros 5", nil),
    ("{ current: 3.5, unit: € }", "Length, 3 euros 20", nil),
    ("two", "Length, 3", "3"), ("two", "Length, 0.2", "0.2"),
  ]

  /// A value, a phrase of another language that has it as a part of another number, and the language.
  private static let foreign: [(value: String, phrase: String, language: String)] = [
    ("20", "Longueur, vingt et un", "fr"), ("2", "Longueur, vingt-deux", "fr"),
    ("20", "Longueur, cent vingt", "fr"), ("4", "Longueur, quatre-vingts", "fr"),
    ("20", "Comprimento, vinte e um", "pt"), ("1", "Longitud, treinta y uno", "es"),
    ("3", "Länge, dreihundert", "de"), ("2", "Longueur, deux mille", "fr"),
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
    + foreign.map { value, phrase, language in
      let front = #"  ios: { announcements: { increment: ""#
      let margin = String(repeating: " ", count: front.count)
      let carets = String(repeating: "^", count: phrase.count)
      return RuleCase(
        "announcement-includes-value",
        "\(spec(value, phrase, language))\n\(margin)\(carets) information"
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
