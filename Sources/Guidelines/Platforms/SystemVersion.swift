/// A version of an operating system, such as iOS 17.4 or API level 36.
package struct SystemVersion: Sendable, Comparable, CustomStringConvertible {
  private let parts: [Int]

  /// Reads a number with its parts, such as `9.3`; `nil` for `<=9.3`, `core 1.5` or `unknown`.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let zeros = numbers.reversed().prefix { $0 == 0 }.count
    self.parts = Array(numbers.dropLast(min(zeros, numbers.count - 1)))
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  package var description: String { parts.map(String.init).joined(separator: ".") }
}

extension Framework {
  /// A version of the tables as a message names it: `iOS 17`, `API level 36`, `Material 3 1.4 at the
  /// latest`.
  package func versionTitle(of version: String) -> String {
    let words = version.split(separator: " ").map(String.init)
    let isAtLatest = version.contains("<=")
    let bare = (words.last ?? "").replacing("<=", with: "")
    let number = SystemVersion(bare).map { "\($0)" } ?? bare
    let library = words.count > 1 ? words[0] : ""
    let owner =
      switch library {
      case "core": "androidx.core"
      case "mdc": "Material Components"
      case "material3": "Material 3"
      case "foundation": "Compose Foundation"
      default: systemTitle
      }
    return "\(owner) \(number)" + (isAtLatest ? " at the latest" : "")
  }

  private var systemTitle: String {
    switch self {
    case .uikit, .swiftui: "iOS"
    case .views: "API level"
    case .compose: "Compose"
    case .reactNative, .unlisted: title
    }
  }
}
