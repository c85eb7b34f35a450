/// What English counts in other units than single things.
///
/// Examples are time, lengths, weights, volumes and money, and things that come several at once.
enum Measure {
  /// What units measure; nobody converts one quantity into another where the number is the same.
  private enum Quantity {
    case time, length, area, volume, weight, temperature, energy, power, frequency, speed, data
    case share, money
  }

  /// Each row has the names and signs of one unit, in the singular.
  ///
  /// A few are of other languages. A name of several words has its plural beside it.
  private static let rows: [(quantity: Quantity?, units: [[String]])] = [
    (
      .time,
      [
        ["ms", "msec", "millisecond"],
        ["s", "sec", "second", "″", "sekunde", "seconde", "segundo"],
        ["min", "minute", "′", "minuten", "minuto"],
        ["h", "hr", "hour", "std", "stunde", "stunden", "heure", "hora"],
        ["d", "day", "tag", "tage", "jour", "día", "dia"],
        ["wk", "week", "woche", "wochen", "semaine", "semana"], ["fortnight"],
        ["mo", "mth", "month", "monat", "monate", "mois", "mes"],
        ["y", "yr", "year", "jahr", "jahre", "an", "année", "año", "ano"],
      ]
    ),
    (
      .length,
      [
        ["mm", "millimetre", "millimeter"], ["cm", "centimetre", "centimeter", "zentimeter"],
        ["dm", "decimetre", "decimeter"], ["m", "metre", "meter", "mètre", "metro"],
        ["km", "kilometre", "kilometer"], ["in", "inch", "″"], ["ft", "foot", "feet", "′"],
        ["yd", "yard"], ["mi", "mile"], ["nm", "nautical mile", "nautical miles"],
      ]
    ),
    (
      .area,
      [
        ["m²", "m2", "sqm", "square metre", "square metres", "square meter", "square meters"],
        ["ft²", "ft2", "sq ft", "sqft", "square foot", "square feet"], ["ha", "hectare"], ["acre"],
      ]
    ),
    (
      .volume,
      [
        ["m³", "m3", "cubic metre", "cubic metres", "cubic meter", "cubic meters"],
        ["µl", "μl", "microlitre", "microliter"], ["ml", "millilitre", "milliliter"],
        ["cl", "centilitre", "centiliter"], ["dl", "decilitre", "deciliter"],
        ["l", "ltr", "litre", "liter"], ["cup"], ["tsp", "teaspoon"], ["tbsp", "tablespoon"],
        ["pt", "pint"], ["qt", "quart"], ["gal", "gallon"],
        ["fl oz", "fluid ounce", "fluid ounces"],
      ]
    ),
    (
      .weight,
      [
        ["µg", "μg", "mcg", "microgram", "microgramme"],
        ["mg", "milligram", "milligramme", "milligramm"], ["g", "gr", "gram", "gramme", "gramm"],
        ["kg", "kilo", "kilogram", "kilogramme", "kilogramm"], ["t", "ton", "tonne"],
        ["oz", "ounce"], ["lb", "pound"], ["st", "stone"],
      ]
    ),
    (
      .temperature,
      [
        ["°c", "c", "℃", "celsius", "centigrade", "degree", "deg", "°", "grad", "degré", "grado"],
        ["°f", "f", "℉", "fahrenheit", "degree", "deg", "°"], ["k", "kelvin"],
      ]
    ),
    (
      .energy,
      [
        ["kcal", "cal", "calorie", "kilocalorie"], ["j", "joule"], ["kj", "kilojoule"],
        ["kwh", "kilowatt hour", "kilowatt hours"],
      ]
    ),
    (.power, [["w", "watt"], ["kw", "kilowatt"]]),
    (
      .frequency,
      [["hz", "hertz"], ["khz", "kilohertz"], ["mhz", "megahertz"], ["ghz", "gigahertz"]]
    ),
    (
      .speed,
      [
        [
          "km/h", "kmh", "kph", "kilometre per hour", "kilometres per hour", "kilometer per hour",
          "kilometers per hour",
        ],
        ["mph", "mile per hour", "miles per hour"],
        ["m/s", "metre per second", "metres per second", "meters per second"], ["kn", "knot"],
      ]
    ),
    (
      .data,
      [
        ["bit"], ["b", "byte"], ["kb", "kilobyte"], ["mb", "megabyte"], ["gb", "gigabyte"],
        ["tb", "terabyte"],
      ]
    ),
    (
      .share,
      [
        [
          "%", "percent", "pct", "per cent", "percentage", "prozent", "pourcent", "pour cent",
          "por ciento",
        ],
        ["‰", "permille", "per mille"],
      ]
    ),
    (
      .money,
      [
        ["€", "eur", "euro"],
        ["$", "usd", "dollar", "buck", "dólar", "us dollar"],
        ["$", "aud", "dollar", "australian dollar"], ["$", "cad", "dollar", "canadian dollar"],
        ["$", "nzd", "dollar", "new zealand dollar"], ["$", "hkd", "dollar", "hong kong dollar"],
        ["£", "gbp", "pound", "quid", "pound sterling", "pounds sterling"], ["¥", "jpy", "yen"],
        ["¥", "cny", "rmb", "yuan"], ["₹", "inr", "rupee"], ["₩", "krw", "won"],
        ["chf", "fr", "franc", "franken"], ["kr", "krona", "kronor", "krone", "kroner"],
        ["pln", "zł", "zloty", "złoty"], ["brl", "reais"], ["peso"], ["₺", "lira"],
        ["₽", "rub", "rouble", "ruble"], ["¢", "ct", "c", "cent"], ["p", "penny", "pence"],
      ]
    ),
    (
      nil,
      [
        ["night"], ["quarter"], ["pt", "point"], ["px", "pixel"], ["em"], ["rem"], ["dp"], ["sp"],
        ["glass"], ["spoon"], ["shot"], ["v", "volt"], ["a", "amp", "ampere"],
        ["mah", "milliamp hour", "milliamp hours"], ["db", "decibel"],
        ["bpm", "beat per minute", "beats per minute"],
        ["rpm", "revolution per minute", "revolutions per minute"],
        ["fps", "frame per second", "frames per second"],
        ["mbps", "megabit per second", "megabits per second"], ["share"], ["fraction"],
        ["pair", "pr"], ["dozen", "doz"], ["couple"], ["set"],
        ["pack", "pk", "package", "packet"], ["box"], ["case"], ["crate"], ["bundle"], ["bunch"],
        ["group"], ["team"], ["row"], ["block"], ["sheet"], ["page"], ["lap"], ["round"],
        ["level", "lvl"], ["step"], ["dose"], ["portion"], ["serving"], ["pill"],
        ["tablet", "tab"], ["drop"], ["unit"], ["time"], ["score"],
      ]
    ),
  ]

  private static let quantities = rows.flatMap { row in row.units.map { _ in row.quantity } }

  private static let units: [String: Set<Int>] = rows.flatMap(\.units).enumerated()
    .reduce(into: [:]) {
      for name in $1.element { $0[name, default: []].insert($1.offset) }
    }

  /// The units that a name or a sign in lower case may mean, in the singular or the plural.
  static func units(of name: String) -> Set<Int> {
    units[name] ?? units[name.withoutPlural] ?? []
  }

  /// Whether units are of another size or currency than others, as litres and millilitres are.
  ///
  /// Pounds may be a weight or money, and are another size than kilograms.
  static func isOtherSize(_ units: Set<Int>, than others: Set<Int>) -> Bool {
    guard units.isDisjoint(with: others) else { return false }
    let measured = units.compactMap { quantities[$0] }
    return others.contains { other in quantities[other].map(measured.contains) ?? false }
  }

  /// How many parts a unit has: 100 for money, 60 for hours and minutes; `nil` for other units.
  ///
  /// The parts stand behind the unit without a name, as in "3 euros 50".
  static func parts(of units: Set<Int>) -> Double? {
    if units.contains(where: { quantities[$0] == .money }) { return 100 }
    let clock = self.units(of: "hour").union(self.units(of: "minute"))
    return units.isDisjoint(with: clock) ? nil : 60
  }

  /// The unit that some words begin with, the longest name of all, and how many words it has.
  static func unit(at start: Int, in words: [String]) -> (units: Set<Int>, length: Int)? {
    // In "degrees Celsius" the scale is the unit.
    if start + 1 < words.count, ["°", "degree", "degrees", "deg"].contains(words[start]) {
      let scale = units(of: words[start + 1]).intersection(units(of: "degree"))
      if !scale.isEmpty { return (scale, 2) }
    }
    for length in (1...3).reversed() where start + length <= words.count {
      let found = units(of: words[start..<(start + length)].joined(separator: " "))
      if !found.isEmpty { return (found, length) }
    }
    return nil
  }
}

extension String {
  /// The word without the ending of a plural.
  fileprivate var withoutPlural: String {
    if hasSuffix("xes") || hasSuffix("ches") || hasSuffix("sses") { return String(dropLast(2)) }
    return hasSuffix("s") ? String(dropLast()) : self
  }
}
