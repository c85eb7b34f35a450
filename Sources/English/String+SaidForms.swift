import SourceText

extension String {
  /// Whether two words say the same: in the plural, in full and in short, in digits and in letters.
  ///
  /// "Mon–Fri" is said as "Monday to Friday", "30 min" as "30 minutes", "9–5" as "nine to five".
  func isSaid(as other: String) -> Bool {
    if isForm(of: other) { return true }
    guard let own = utf8.first, let first = other.utf8.first else { return false }
    if own.isDigit != first.isDigit {
      let position = NumberWord.position(of: [self])
      return position != nil && position == NumberWord.position(of: [other])
    }
    guard own == first else { return false }
    let (short, long) = utf8.count < other.utf8.count ? (self, other) : (other, self)
    return short.isShort(for: long)
      || Self.connections.contains(self) && Self.connections.contains(other)
      || short.utf8.count < 4 && !Measure.units(of: short).isDisjoint(with: Measure.units(of: long))
  }

  /// Words between the first and the last of a row.
  private static let connections: Set = ["to", "through", "thru", "till"]

  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static let months = [
    "january", "february", "march", "april", "june", "july", "august", "september", "october",
    "november", "december",
  ]

  /// Whether it is a day in two to five letters, or a month in three or four.
  private func isShort(for word: String) -> Bool {
    guard word.hasPrefix(self) else { return false }
    return (2...5).contains(utf8.count) && Self.days.contains(word)
      || (3...4).contains(utf8.count) && Self.months.contains(word)
  }
}
