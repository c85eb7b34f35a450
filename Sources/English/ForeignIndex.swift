/// Two numbers of a phrase in another language that may be a position and the size of its set.
///
/// Examples are "1 von 3", "3個中1個目" and "٢ من ٣".
package struct ForeignIndex {
  package let first: (value: Int, range: Range<String.Index>)
  package let second: (value: Int, range: Range<String.Index>)

  package var whole: Range<String.Index> { first.range.lowerBound..<second.range.upperBound }

  /// The position that it says; the larger of two numbers is the size of the set, in either order.
  package var index: (position: Int, count: Int) {
    (min(first.value, second.value), max(first.value, second.value))
  }

  /// The text with the numbers of another position, in the digits of the phrase.
  package func saying(position: Int, count: Int, in text: String) -> String {
    let (one, other) = first.value <= second.value ? (position, count) : (count, position)
    let between = text[first.range.upperBound..<second.range.lowerBound]
    return "\(text[first.range].digits(of: one))\(between)\(text[second.range].digits(of: other))"
  }

  /// The pairs of neighbouring numbers, without numbers within the places of names.
  package static func all(in text: String, outside taken: [Range<String.Index>]) -> [ForeignIndex] {
    let numbers = text.numbersInDigits.filter { number in
      !taken.contains { $0.overlaps(number.range) }
    }
    return zip(numbers, numbers.dropFirst()).compactMap { first, second in
      let between = text[first.range.upperBound..<second.range.lowerBound]
      return between.mayConnectIndex ? ForeignIndex(first: first, second: second) : nil
    }
  }
}

extension String {
  /// The whole numbers in digits of any script, and in Han numerals between words for positions.
  fileprivate var numbersInDigits: [(value: Int, range: Range<Index>)] {
    var numbers: [(value: Int, range: Range<Index>)] = []
    var start = startIndex
    while start < endIndex {
      let run = self[start...].prefix { $0.digit != nil }
      guard !run.isEmpty else {
        start = index(after: start)
        continue
      }
      let isHan = run.contains(where: \.isLetter)
      let value = run.reduce(into: 0) { $0 = min($0 * 10 + ($1.digit ?? 0), 1_000_000) }
      if !isHan || isCounted(run) { numbers.append((value, run.startIndex..<run.endIndex)) }
      start = run.endIndex
    }
    return numbers
  }

  /// Whether a word for positions stands in front of, or behind, a number.
  private func isCounted(_ run: Substring) -> Bool {
    let before = self[..<run.startIndex].last { !$0.isWhitespace }
    let behind = self[run.endIndex...].first { !$0.isWhitespace }
    return before.map("第共全之の".contains) ?? false
      || behind.map("个個箇ヶつ番件項项页頁ペ枚中分之の".contains) ?? false
  }
}

extension Substring {
  /// Whether the text between two numbers may make a position of them.
  ///
  /// It is a few words or a stroke, without a mark that ends a part of the phrase. The Chinese
  /// comma "，" is no such mark.
  fileprivate var mayConnectIndex: Bool {
    let isEnd = contains { ",;:.!?、،؛".contains($0) }
    return !isEnd && count <= 24 && String(self).foldedTokens.count <= 3
      && contains { !$0.isWhitespace && $0 != "-" }
  }

  /// A number in the digits that the text has.
  fileprivate func digits(of number: Int) -> String {
    guard let model = first, !model.isASCII, let digit = model.digit,
      let scalar = model.unicodeScalars.first, !model.isLetter
    else {
      guard first?.isLetter == true else { return String(number) }
      return String(number).map { String(Character.han[$0.wholeNumberValue ?? 0]) }.joined()
    }
    return String(number).compactMap { character in
      character.wholeNumberValue.flatMap {
        Unicode.Scalar(scalar.value - UInt32(digit) + UInt32($0))
      }
      .map { String(Character($0)) }
    }.joined()
  }
}

extension Character {
  fileprivate static let han = Array("〇一二三四五六七八九")

  /// The value of a digit in any script, or of a Han numeral below ten.
  fileprivate var digit: Int? {
    if let value = wholeNumberValue, value < 10 { return value }
    return Self.han.firstIndex(of: self)
  }
}
