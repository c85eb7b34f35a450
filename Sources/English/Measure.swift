/// What English counts in other units than single things: time, lengths, weights, volumes, money and
/// the like, and things that come several at once.
enum Measure {
  /// Each row has the names and signs of one unit, in the singular.
  ///
  /// A few are of other languages. A name of several words has its plural beside it.
  private static let rows: [[String]] = [
    ["ms", "msec", "millisecond"], ["s", "sec", "second", "″", "sekunde", "seconde", "segundo"],
    ["min", "minute", "′", "minuten", "minuto"],
    ["h", "hr", "hour", "std", "stunde", "stunden", "heure", "hora"],
    ["d", "day", "tag", "tage", "jour", "día", "dia"], ["night"],
    ["wk", "week", "woche", "wochen", "semaine", "semana"], ["fortnight"],
    ["mo", "mth", "month", "monat", "monate", "mois", "mes"], ["quarter"],
    ["y", "yr", "year", "jahr", "jahre", "an", "année", "año", "ano"],
    ["mm", "millimetre", "millimeter"], ["cm", "centimetre", "centimeter", "zentimeter"],
    ["dm", "decimetre", "decimeter"], ["m", "metre", "meter", "mètre", "metro"],
    ["km", "kilometre", "kilometer"], ["in", "inch", "″"], ["ft", "foot", "feet", "′"],
    ["yd", "yard"], ["mi", "mile"], ["nm", "nautical mile", "nautical miles"],
    ["m²", "m2", "sqm", "square metre", "square metres", "square meter", "square meters"],
    ["ft²", "ft2", "sq ft", "sqft", "square foot", "square feet"],
    ["m³", "m3", "cubic metre", "cubic metres", "cubic meter", "cubic meters"],
    ["pt", "point"], ["px", "pixel"], ["em"], ["rem"], ["dp"], ["sp"],
    ["µg", "μg", "mcg", "microgram", "microgramme"],
    ["mg", "milligram", "milligramme", "milligramm"], ["g", "gr", "gram", "gramme", "gramm"],
    ["kg", "kilo", "kilogram", "kilogramme", "kilogramm"], ["t", "ton", "tonne"],
    ["oz", "ounce"], ["lb", "pound"], ["st", "stone"],
    ["µl", "μl", "microlitre", "microliter"], ["ml", "millilitre", "milliliter"],
    ["cl", "centilitre", "centiliter"],
    ["dl", "decilitre", "deciliter"], ["l", "ltr", "litre", "liter"], ["cup"], ["glass"], ["spoon"],
    ["tsp", "teaspoon"], ["tbsp", "tablespoon"], ["pt", "pint"], ["gal", "gallon"], ["shot"],
    ["fl oz", "fluid ounce", "fluid ounces"],
    ["°c", "c", "℃", "celsius", "centigrade", "degree", "deg", "°", "grad", "degré", "grado"],
    ["°f", "f", "℉", "fahrenheit", "degree", "deg", "°"], ["k", "kelvin"],
    ["kcal", "cal", "calorie", "kilocalorie"], ["j", "joule"], ["kj", "kilojoule"],
    ["w", "watt"], ["kw", "kilowatt"], ["kwh", "kilowatt hour", "kilowatt hours"],
    ["v", "volt"], ["a", "amp", "ampere"], ["mah", "milliamp hour", "milliamp hours"],
    ["hz", "hertz"], ["khz", "kilohertz"], ["mhz", "megahertz"], ["ghz", "gigahertz"],
    ["db", "decibel"], ["bpm", "beat per minute", "beats per minute"],
    ["rpm", "revolution per minute", "revolutions per minute"],
    ["fps", "frame per second", "frames per second"],
    [
      "km/h", "kmh", "kph", "kilometre per hour", "kilometres per hour", "kilometer per hour",
      "kilometers per hour",
    ],
    ["mph", "mile per hour", "miles per hour"],
    ["m/s", "metre per second", "metres per second", "meters per second"],
    ["bit"], ["b", "byte"], ["kb", "kilobyte"], ["mb", "megabyte"], ["gb", "gigabyte"],
    ["tb", "terabyte"], ["mbps", "megabit per second", "megabits per second"],
    [
      "%", "percent", "pct", "per cent", "percentage", "prozent", "pourcent", "pour cent",
      "por ciento",
    ],
    ["‰", "permille", "per mille"], ["share"], ["fraction"],
    ["€", "eur", "euro"], ["$", "usd", "dollar", "buck", "dólar"],
    ["£", "gbp", "pound", "quid", "pound sterling"], ["¥", "jpy", "yen"],
    ["¥", "cny", "rmb", "yuan"], ["₹", "inr", "rupee"], ["₩", "krw", "won"],
    ["chf", "fr", "franc", "franken"], ["kr", "krona", "kronor", "krone", "kroner"],
    ["¢", "ct", "c", "cent"], ["p", "penny", "pence"],
    ["pair", "pr"], ["dozen", "doz"], ["couple"], ["set"], ["pack", "pk", "package", "packet"],
    ["box"], ["case"], ["crate"], ["bundle"], ["bunch"], ["group"], ["team"], ["row"], ["block"],
    ["sheet"], ["page"], ["lap"], ["round"], ["level", "lvl"], ["step"], ["dose"], ["portion"],
    ["serving"], ["pill"], ["tablet", "tab"], ["drop"], ["unit"], ["time"], ["score"],
  ]

  private static let units: [String: Set<Int>] = rows.enumerated().reduce(into: [:]) {
    for name in $1.element { $0[name, default: []].insert($1.offset) }
  }

  /// The units that a name or a sign in lower case may mean, in the singular or the plural.
  static func units(of name: String) -> Set<Int> {
    units[name] ?? units[name.withoutPlural] ?? []
  }

  /// The unit that some words begin with, the longest name of all, and how many words it has.
  static func unit(at start: Int, in words: [String]) -> (units: Set<Int>, length: Int)? {
    // Of "degrees Celsius" the scale tells.
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
