import English
import SourceText

/// What a heading, or a bold line of its own, says about the statements below it.
enum Heading: Equatable {
  /// A part of the document about one platform, or about all (`nil`).
  case platform(Platform?)
  /// The success criteria of the form that is published.
  case condensed
  /// A part that repeats others or is no guidance: videos, scenarios, how to test.
  case ignored
  case framework(Framework)
  /// All frameworks of a platform at once: `UIKit and SwiftUI`.
  case everyFramework
  case topic(Topic)
  case unknown

  /// Reads the title of a heading of the first or second level.
  init(part title: String) {
    let title = title.foldedForComparison
    let words = title.split { " ,/&+".contains($0) }
    if words.contains("ios"), words.contains("android"),
      title.hasPrefix("ios") || title.hasPrefix("android")
    {
      self = .platform(nil)
    } else if title.hasPrefix("ios") {
      self = .platform(.ios)
    } else if title.hasPrefix("android") {
      self = .platform(.android)
    } else if title.hasPrefix("all platforms") || title == "developer notes" {
      self = .platform(nil)
    } else if title == "condensed" {
      self = .condensed
    } else if ["general notes", "videos", "video", "gherkin"].contains(title) {
      self = .ignored
    } else {
      self = .unknown
    }
  }

  /// Reads the title of a heading within a part.
  init(section title: String) {
    if let framework = Framework(heading: title) {
      self = .framework(framework)
    } else if Self.namesEveryFramework(title) {
      self = .everyFramework
    } else if let topic = Topic(heading: title) {
      self = .topic(topic)
    } else {
      self = .unknown
    }
  }

  /// Whether a heading, or a bold line, names several frameworks.
  static func namesEveryFramework(_ title: String) -> Bool {
    // Every heading and bold line passes here, and hardly one has two names.
    guard title.utf8.count <= 40, title.utf8.contains(where: \.joinsNames) || title.hasAnd
    else { return false }
    let folded = title.foldedForComparison
    let parts = folded.replacing(" and ", with: "/").split { ",/&+:".contains($0) }
    return parts.count > 1 && parts.allSatisfy { Framework(heading: String($0)) != nil }
  }

  /// The title of a part or topic that a misspelt heading probably means.
  static func nearest(to title: String) -> String? {
    if let part = nearestPart(to: title) { return part }
    let known =
      ["iOS", "Android", "All platforms"]
      + Topic.allCases.map(\.title)
      + Framework.allCases.map(\.title)
    return Spelling.nearest(to: title, among: known)
  }

  /// The published title of a platform's part that one means whose first word is misspelt.
  static func nearestPart(to title: String) -> String? {
    let words = title.split(separator: " ", maxSplits: 1)
    guard words.count == 2, String(words[1]).foldedForComparison == "developer notes" else {
      return nil
    }
    let platforms = Platform.allCases.map(\.title)
    return Spelling.nearest(to: String(words[0]), among: platforms).map { "\($0) \(words[1])" }
  }

  /// The framework that a bold line means which is hardly misspelt.
  static func nearestFramework(to title: String) -> String? {
    guard (5...24).contains(title.utf8.count) else { return nil }
    let known = Framework.allCases.map(\.title) + ["Compose", "Views"]
    return Spelling.nearest(to: title, among: known, limit: title.utf8.count < 6 ? 1 : 2)
  }
}

extension Platform {
  /// Reads a bold line that divides a topic of all platforms: `iOS` or `Android Options`.
  init?(options title: String) {
    guard title.utf8.count <= 24 else { return nil }
    let words = title.foldedForComparison.split { $0 == " " || $0 == ":" }
    switch words.joined(separator: " ") {
    case "ios", "ios options": self = .ios
    case "android", "android options": self = .android
    default: return nil
    }
  }
}

extension Framework {
  /// Reads the name of a framework as the published documents spell it.
  init?(heading title: String) {
    // Every statement passes here: nothing as long as a sentence is the name of a framework.
    guard title.utf8.count <= 24 else { return nil }
    var words = title.foldedForComparison.split { $0 == " " || $0 == ":" }
    if words.last == "(xml)" { words.removeLast() }
    switch words.joined() {
    case "uikit": self = .uikit
    case "swiftui": self = .swiftui
    case "androidviews", "androidview", "views": self = .views
    case "jetpackcompose", "compose", "androidcompose": self = .compose
    default: return nil
    }
  }
}

extension Topic {
  /// Reads the heading of a topic as the published documents spell it.
  init?(heading title: String) {
    switch title.foldedForComparison {
    case "developer notes", "general notes": self = .developerNotes
    case "name": self = .name
    case "role", "accessibility trait", "accessibility traits": self = .role
    case "groupings", "grouping": self = .groupings
    case "state", "states": self = .state
    case "focus": self = .focus
    case let title where title.contains("announcement"): self = .announcements
    case "keyboard": self = .keyboard
    case "gestures", "custom gestures": self = .gestures
    case "screen reader": self = .screenreader
    case "settings": self = .settings
    case "criteria", "success criteria": self = .criteria
    case "custom accessibility action", "custom accessibility actions", "custom actions":
      self = .customActions
    case "code example", "code examples": self = .codeExample
    default: return nil
    }
  }

  /// Reads a step of the published success criteria, such as `Test mobile screenreader gestures`.
  init?(step title: String) {
    let title = title.foldedForComparison
    // "Test keyboard only, then screen reader" is about the keyboard. "Test mobile screenreader
    // gestures" is about gestures. So the screen reader is asked for last.
    if title.contains("gesture") {
      self = .gestures
    } else if title.contains("keyboard") {
      self = .keyboard
    } else if title.contains("setting") {
      self = .settings
    } else if title.contains("screen") {
      self = .screenreader
    } else {
      return nil
    }
  }

  /// Reads a key of the front matter.
  init?(frontMatterKey key: String) {
    switch key {
    case "keyboard": self = .keyboard
    case "mobile", "gestures": self = .gestures
    case "screenreader": self = .screenreader
    case "settings": self = .settings
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether it stands between names, as in "UIKit/SwiftUI".
  fileprivate var joinsNames: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "+"): true
    default: false
    }
  }
}

extension String {
  private static let and = Array(" and ".utf8)

  /// Whether it joins words by "and".
  fileprivate var hasAnd: Bool { Array(lowercased().utf8).contains(run: Self.and) }
}
