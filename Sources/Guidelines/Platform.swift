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
}

/// A framework for user interfaces; each belongs to one platform.
package enum Framework: String, CaseIterable, Sendable, Hashable {
  case uikit
  case swiftui
  case views
  case compose

  /// The name as the guidelines print it.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .views: "Android Views"
    case .compose: "Jetpack Compose"
    }
  }

  /// The platform it is at home on.
  package var platform: Platform {
    switch self {
    case .uikit, .swiftui: .ios
    case .views, .compose: .android
    }
  }
}
