/// What the format says of one key; the reader, completion, hover and the schema all read it here.
package struct KeyDescription: Sendable {
  package let name: String
  /// One sentence for people.
  package let summary: String
  package let shape: Shape
  /// Whether only some components have the key; their models say which.
  package let isComponentKey: Bool
  /// The key whose guideline sentences a hover shows, when it has any.
  package let guidelineKey: String?

  init(
    _ name: String,
    _ shape: Shape,
    _ summary: String,
    ofComponent isComponentKey: Bool = false,
    guideline guidelineKey: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isComponentKey = isComponentKey
    self.guidelineKey = guidelineKey
  }
}

/// The maps of the format.
package enum MapShape: String, Sendable, CaseIterable {
  case spec
  case value
  case dots
  case slides
  case segment
  case icon
  case platforms
  case platform
  case action
  case states
  case state
  case groupings
  case groupPart = "group-part"
  case groupChildren = "group-children"
  case order
  case directions
  case focus
  case focusEvent = "focus-event"
  case focusReferences = "focus-references"
  case customActions = "custom-actions"
  case announcements
  case announcement
  case keyboard
  case gestures
  case settings
}

extension MapShape {
  /// The keys that the format names.
  package var keys: [KeyDescription] { Self.table[self] ?? [] }

  /// Whether a key and its value are left to the author: `x-…` at the top of a spec.
  package func ignores(_ key: String) -> Bool {
    self == .spec && key.hasPrefix("x-")
  }

  /// What the other keys of the map are, and the shape of their values.
  package var openKeys: (kind: WordKind, value: Shape)? {
    switch self {
    case .platforms: (.platform, .map(.platform))
    case .states: (.state, .map(.state))
    case .announcements: (.moment, .text)
    case .keyboard: (.key, .word(.effect))
    case .gestures: (.gesture, .word(.effect))
    case .groupChildren: (.part, .map(.groupPart))
    case .order: (.part, .map(.directions))
    case .directions: (.direction, .word(.part))
    default: nil
    }
  }

  /// Whether the name of an API may stand as a key.
  package var takesAPIs: Bool {
    switch self {
    case .platform, .action, .icon, .segment, .groupPart, .focusEvent: true
    default: false
    }
  }

  /// The description of a key that the format names.
  package func description(of key: String) -> KeyDescription? {
    keys.first { $0.name == key }
  }

  private static let table: [MapShape: [KeyDescription]] = [
    .spec: specKeys, .value: valueKeys, .dots: dotsKeys, .slides: slidesKeys,
    .segment: segmentKeys, .icon: iconKeys, .platforms: platformsKeys, .platform: platformKeys,
    .action: actionKeys, .states: [reason], .state: stateKeys, .groupings: groupingsKeys,
    .focus: focusKeys,
    .focusEvent: focusEventKeys, .focusReferences: focusReferencesKeys,
    .customActions: customActionsKeys, .announcements: [reason], .announcement: announcementKeys,
    .keyboard: [reason],
    .gestures: [reason], .settings: settingsKeys,
  ]
}
