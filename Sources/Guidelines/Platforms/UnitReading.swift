/// How a screen reader reads a unit that is not written out.
package struct UnitReading: Sendable, Equatable {
  package let platform: Platform
  /// The unit as it is written, in its case.
  package let unit: String
  /// What is heard.
  package let read: String
  /// The units that the author may mean, the likeliest first.
  package let meanings: [String]
  /// The words that say that it is meant as it is read.
  package let companions: [String]
  /// Where the facts come from.
  package let source: String

  /// `nil` for a row that lacks columns.
  init?(_ row: ArraySlice<UInt8>) {
    let columns = row.columns
    guard columns.count == 6, let platform = Platform(rawValue: columns[0]) else { return nil }
    self.platform = platform
    unit = columns[1]
    read = columns[2]
    meanings = columns[3].alternatives
    companions = columns[4].alternatives
    source = columns[5]
  }

  /// Every row of `Library/unit-readings.tsv`.
  package static let all = PlatformNames.rows(of: "unit-readings.tsv").compactMap(UnitReading.init)
}
