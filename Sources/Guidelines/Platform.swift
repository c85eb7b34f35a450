/// A mobile platform, as the guidelines divide their advice.
package enum Platform: String, CaseIterable, Sendable, Hashable {
  case ios
  case android

  /// The platform of a name in any case: `ios`, `iOS`.
  package init?(named name: String) {
    self.init(rawValue: name.lowercased())
  }

  /// The name as people write it.
  package var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }

  /// The name of the platform's screen reader.
  package var screenReader: String {
    switch self {
    case .ios: "VoiceOver"
    case .android: "TalkBack"
    }
  }

  /// The frameworks in which its controls are written, in the order of the guidelines.
  package var frameworks: [Framework] {
    switch self {
    case .ios: [.uikit, .swiftui]
    case .android: [.views, .compose]
    }
  }

  /// The frameworks that a spec may name for it, its own first.
  package var namedFrameworks: [Framework] {
    Framework.allCases.filter { $0.platforms.contains(self) }
  }
}

/// A framework for user interfaces.
package enum Framework: String, CaseIterable, Sendable, Hashable {
  case uikit
  case swiftui
  case views
  case compose
  /// Makes the controls of both platforms.
  case reactNative = "react-native"
  /// Any framework of which the guidelines say nothing.
  case unlisted = "?"

  /// The frameworks that a spec may name and of which something is known.
  package static let allCases: [Framework] = [.uikit, .swiftui, .views, .compose, .reactNative]

  /// The name as the guidelines print it.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .views: "Android Views"
    case .compose: "Jetpack Compose"
    case .reactNative: "React Native"
    case .unlisted: "another framework"
    }
  }

  /// The platforms it is at home on; none for one that is not listed.
  package var platforms: [Platform] {
    switch self {
    case .uikit, .swiftui: [.ios]
    case .views, .compose: [.android]
    case .reactNative: Platform.allCases
    case .unlisted: []
    }
  }

  /// The one platform that it belongs to; `nil` where it is at home on several, or not listed.
  package var platform: Platform? { platforms.count == 1 ? platforms.first : nil }

  /// Whether the framework is a platform's own, such as UIKit; the guidelines speak of these.
  package var isNative: Bool { platform != nil }

  /// The framework whose controls people meet on a platform; itself where it makes its own.
  package func underlying(on platform: Platform) -> Framework {
    guard self == .reactNative else { return self }
    return platform == .ios ? .uikit : .views
  }
}
