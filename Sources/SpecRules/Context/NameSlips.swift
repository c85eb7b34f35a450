import English
import Guidelines

/// The constants and the names with their types that a word may be misspelt from.
struct NameSlips {
  private var constants: NearestWords
  private var names: NearestWords
  /// The classes that have the constants.
  private let classes: Set<Substring>

  init(_ frameworks: [Framework]) {
    let all = frameworks.flatMap(PlatformNames.builtIn.distinctSpellings)
    constants = NearestWords(all.filter { $0.constant != nil })
    names = NearestWords(all.filter { $0.constant == nil })
    classes = Set(frameworks.flatMap(PlatformNames.builtIn.classesOfConstants))
  }

  /// The word with the right name in place of a slip for one; `nil` where it is no slip.
  ///
  /// What stands around a constant stays: `View.FOCUS_DWN.id` is `View.FOCUS_DOWN.id`.
  mutating func right(for word: String) -> String? {
    guard let constant = word.constant else {
      return names.nearest(to: word, limit: Self.limit(for: word)).flatMap { right in
        // Objective-C has other names than Swift for the same things.
        word.isSlip(for: right) && word.contains(".") == right.contains(".") ? right : nil
      }
    }
    guard let place = word.firstRange(of: constant), !PlatformNames.builtIn.has(constant) else {
      return nil
    }
    // A constant of any other class is another one.
    let owner = word[..<place.lowerBound].split(separator: ".").last
    if let owner, !classes.contains(owner) { return nil }
    guard let right = constants.nearest(to: constant, limit: Self.limit(for: constant)),
      constant.isSlip(for: right)
    else { return nil }
    return word.replacing([(place, right)])
  }

  /// How many letters of a name a hand slips at; none of a short one.
  private static func limit(for name: String) -> Int {
    switch name.utf8.count {
    case ..<10: 0
    case ..<16: 1
    default: 2
    }
  }
}

extension String {
  /// Whether nothing but letters within differs from another name: what goes on is another name.
  func isSlip(for right: String) -> Bool {
    let isLonger = hasPrefix(right) || right.hasPrefix(self)
    return !isLonger || abs(utf8.count - right.utf8.count) < 2
  }

  /// Whether a text may be a slip for a name that nobody else is likely to have.
  var isLikeDistinctName: Bool { constant != nil || isDistinct }

  /// Whether a text can be nothing but code of Objective-C.
  var isObjectiveC: Bool {
    let isSelector = hasSuffix(":") && !contains("(")
    return isSelector || ["YES", "NO"].contains(self)
      || ["@\"", "@selector", "= YES", "= NO", "PostNotification("].contains(where: contains)
      || hasPrefix("[") && contains(" ") && hasSuffix("]")
  }

  /// Whether a text can be nothing but code of Swift.
  var isSwift: Bool {
    hasPrefix(".") || ["(_:", ":)", "func ", "(.", "[."].contains(where: contains)
  }
}
