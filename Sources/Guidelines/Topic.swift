/// What a statement is about: the headings of a guideline, and the tables of its success criteria.
package enum Topic: String, CaseIterable, Sendable, Hashable {
  case developerNotes = "developer-notes"
  case name
  case role
  case groupings
  case state
  case focus
  case announcements
  case keyboard
  case gestures
  case screenreader
  case settings
  case criteria
  case customActions = "custom-actions"
  case codeExample = "code-example"

  /// The heading under which the topic stands in a guideline.
  package var title: String {
    switch self {
    case .developerNotes: "Developer notes"
    case .name: "Name"
    case .role: "Role"
    case .groupings: "Groupings"
    case .state: "State"
    case .focus: "Focus"
    case .announcements: "Announcements"
    case .keyboard: "Keyboard"
    case .gestures: "Gestures"
    case .screenreader: "Screen reader"
    case .settings: "Settings"
    case .criteria: "Criteria"
    case .customActions: "Custom accessibility action"
    case .codeExample: "Code example"
    }
  }

  /// Whether the statements of the topic are criteria, each with a key such as `role` in front.
  var hasKeys: Bool {
    switch self {
    case .keyboard, .gestures, .screenreader, .settings, .criteria: true
    case .developerNotes, .name, .role, .groupings, .state, .focus, .announcements,
      .customActions, .codeExample:
      false
    }
  }
}
