import SourceText
import SpecModel

/// A number as a spec writes it, with its unit if it has one.
struct Amount {
  let word: LocatedText
  let number: Double
  private let unit: String

  /// `nil` for what does not begin with a number, or goes on with more than a unit.
  init?(_ word: LocatedText?) {
    guard let word else { return nil }
    let digits = word.value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    let unit = word.value.dropFirst(digits.count).filter { !$0.isWhitespace }
    guard unit.allSatisfy({ $0.isLetter || "%°€$£¥".contains($0) }) else { return nil }
    self.word = word
    self.number = number
    self.unit = unit
  }

  /// Whether it has the unit of another amount or of the value, or none.
  func isMeasured(in other: Amount, or measure: String) -> Bool {
    unit.isEmpty || unit == (other.unit.isEmpty ? measure : other.unit)
  }

  /// Whether another amount lies beyond this limit, whatever its unit.
  func excludes(_ other: Amount, isLargest: Bool) -> Bool {
    excludes(other.number, isLargest: isLargest)
  }

  /// Whether a number lies beyond this limit.
  func excludes(_ other: Double, isLargest: Bool) -> Bool {
    isLargest ? other > number : other < number
  }

  /// Whether it is more than a number of what another amount counts.
  func isMore(than number: Double, of other: Amount) -> Bool {
    isComparable(with: other) && self.number > number
  }

  /// Whether both count the same, as far as their units tell.
  func isComparable(with other: Amount) -> Bool {
    unit == other.unit || unit.isEmpty || other.unit.isEmpty
  }

  /// Whether it is more than another amount, as far as the two can be compared.
  func exceeds(_ other: Amount) -> Bool {
    isMore(than: other.number, of: other)
  }
}
