/// The maps of a spec.
extension MapShape {
  package static let spec = MapShape("spec", specKeys)
  package static let value = KeyDictionary.builtIn.map("value")
  package static let segment = KeyDictionary.builtIn.map("segment")
  package static let icon = MapShape(
    "icon",
    iconKeys,
    takesAPIs: true,
    shorthand: "image"
  )
  package static let platforms = MapShape(
    "platforms",
    platformsKeys,
    others: OpenKeys(.platform, .map(.platform))
  )
  package static let platform = MapShape("platform", platformKeys, takesAPIs: true)
  package static let states = MapShape("states", [reason], others: OpenKeys(.state, .map(.state)))
  package static let state = MapShape("state", stateKeys)
  package static let groupings = MapShape("groupings", groupingsKeys)
  package static let groupPart = MapShape("group-part", takesAPIs: true)
  package static let groupChildren = MapShape(
    "group-children",
    others: OpenKeys(.part, .map(.groupPart))
  )
  package static let order = MapShape("order", others: OpenKeys(.part, .map(.directions)))
  package static let directions = MapShape("directions", others: OpenKeys(.direction, .word(.part)))
  package static let focus = MapShape("focus", focusKeys)
  package static let focusEvent = MapShape("focus-event", focusEventKeys, takesAPIs: true)
  package static let focusReferences = MapShape("focus-references", focusReferencesKeys)
  package static let customActions = MapShape("custom-actions", customActionsKeys)
  package static let announcements = MapShape(
    "announcements",
    [reason],
    others: OpenKeys(.moment, .text)
  )
  package static let announcement = MapShape("announcement", announcementKeys)
  package static let keyboard = MapShape(
    "keyboard",
    [reason],
    others: OpenKeys(.key, .word(.effect))
  )
  package static let gestures = MapShape(
    "gestures",
    [reason],
    others: OpenKeys(.gesture, .word(.effect))
  )
  package static let settings = MapShape(
    "settings",
    settingsKeys,
    shorthand: "text-resize"
  )

  /// All of them.
  package static let ofSpecs: [MapShape] =
    [.spec, .platforms, .platform] + KeyDictionary.builtIn.maps + [
      .icon, .states, .state, .groupings, .groupPart, .groupChildren, .order, .directions, .focus,
      .focusEvent, .focusReferences, .customActions, .announcements, .announcement, .keyboard,
      .gestures, .settings,
    ]

  /// Whether a key and its value are left to the author: `x-…` at the top of a spec.
  package func ignores(_ key: String) -> Bool {
    self == .spec && key.hasPrefix("x-")
  }
}
