/// What English counts in other units than single things: time, lengths, weights, volumes, money and
/// the like, and things that come several at once.
enum Measure {
  private static let words: Set = [
    "ms", "s", "sec", "second", "min", "minute", "h", "hr", "hour", "day", "night", "week",
    "fortnight", "month", "quarter", "year", "yr",
    "mm", "cm", "dm", "m", "metre", "meter", "km", "kilometre", "kilometer", "centimetre",
    "centimeter", "millimetre", "millimeter", "in", "inch", "ft", "foot", "feet", "yd", "yard",
    "mi", "mile", "pt", "point", "px", "pixel", "em", "rem", "dp", "sp",
    "mg", "g", "gram", "gramme", "kg", "kilo", "kilogram", "kilogramme", "t", "ton", "tonne", "oz",
    "ounce", "lb", "pound", "st", "stone",
    "ml", "cl", "dl", "l", "litre", "liter", "millilitre", "milliliter", "cup", "glass", "spoon",
    "tsp", "teaspoon", "tbsp", "tablespoon", "pint", "gallon", "shot",
    "c", "f", "k", "celsius", "fahrenheit", "kelvin", "deg", "degree", "kcal", "cal", "calorie",
    "kj", "joule", "w", "watt", "kw", "kwh", "b", "byte", "kb", "mb", "gb", "tb", "bit",
    "percent", "permille", "share", "fraction",
    "cent", "penny", "pence", "dollar", "buck", "euro", "eur", "usd", "gbp", "chf", "franc",
    "pair", "couple", "set", "pack", "package", "packet", "box", "case", "crate", "bundle", "bunch",
    "group", "team", "row", "block", "sheet", "page", "lap", "round", "level", "step", "dose",
    "portion", "serving", "pill", "tablet", "drop", "unit", "time", "score",
  ]

  /// Whether a word in lower case names a measure, in the singular or the plural.
  static func isNamed(_ word: String) -> Bool {
    // Signs such as "%" and "€" are measures; a word of one letter is the sign of one.
    guard word.utf8.count > 1, word.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      return true
    }
    return words.contains(word) || words.contains(word.withoutPlural)
  }
}

extension String {
  /// The word without the ending of a plural.
  fileprivate var withoutPlural: String {
    if hasSuffix("xes") || hasSuffix("ches") || hasSuffix("sses") { return String(dropLast(2)) }
    return hasSuffix("s") ? String(dropLast()) : self
  }
}
