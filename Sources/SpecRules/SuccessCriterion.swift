/// A success criterion of the Web Content Accessibility Guidelines 2.2.
package struct SuccessCriterion: Sendable, Equatable {
  /// The number, such as `4.1.2`.
  package let id: String
  /// What WCAG calls it.
  package let name: String
  /// `A`, `AA` or `AAA`; `obsolete` for the one that 2.2 takes back.
  package let level: String
  /// The version of WCAG that brought it.
  package let since: String
  /// The clause about software in EN 301 549 V3.2.1 that asks for the same; `nil` where none does.
  package let clause: String?

  /// The criterion of a number.
  package static func of(_ id: String) -> SuccessCriterion? { all.first { $0.id == id } }

  /// As people quote it: `4.1.2 Name, Role, Value (A)`.
  package var quoted: String {
    level == "obsolete" ? "\(id) \(name)" : "\(id) \(name) (\(level))"
  }

  private init(_ id: String, _ name: String, _ level: String, _ since: String, _ clause: String?) {
    self.id = id
    self.name = name
    self.level = level
    self.since = since
    self.clause = clause
  }
}

extension SuccessCriterion {
  /// All criteria, in the order of WCAG.
  ///
  /// Names, levels and versions are those of the W3C Recommendation of 12 December 2024. Clauses
  /// are those of EN 301 549 V3.2.1 (2021-03).
  package static let all: [SuccessCriterion] =
    [
      .init("1.1.1", "Non-text Content", "A", "2.0", "11.1.1.1"),
      .init("1.2.1", "Audio-only and Video-only (Prerecorded)", "A", "2.0", "11.1.2.1"),
      .init("1.2.2", "Captions (Prerecorded)", "A", "2.0", "11.1.2.2"),
      .init(
        "1.2.3",
        "Audio Description or Media Alternative (Prerecorded)",
        "A",
        "2.0",
        "11.1.2.3"
      ),
      .init("1.2.4", "Captions (Live)", "AA", "2.0", "11.1.2.4"),
      .init("1.2.5", "Audio Description (Prerecorded)", "AA", "2.0", "11.1.2.5"),
      .init("1.2.6", "Sign Language (Prerecorded)", "AAA", "2.0", nil),
      .init("1.2.7", "Extended Audio Description (Prerecorded)", "AAA", "2.0", nil),
      .init("1.2.8", "Media Alternative (Prerecorded)", "AAA", "2.0", nil),
      .init("1.2.9", "Audio-only (Live)", "AAA", "2.0", nil),
      .init("1.3.1", "Info and Relationships", "A", "2.0", "11.1.3.1"),
      .init("1.3.2", "Meaningful Sequence", "A", "2.0", "11.1.3.2"),
      .init("1.3.3", "Sensory Characteristics", "A", "2.0", "11.1.3.3"),
      .init("1.3.4", "Orientation", "AA", "2.1", "11.1.3.4"),
      .init("1.3.5", "Identify Input Purpose", "AA", "2.1", "11.1.3.5"),
      .init("1.3.6", "Identify Purpose", "AAA", "2.1", nil),
      .init("1.4.1", "Use of Color", "A", "2.0", "11.1.4.1"),
      .init("1.4.2", "Audio Control", "A", "2.0", "11.1.4.2"),
      .init("1.4.3", "Contrast (Minimum)", "AA", "2.0", "11.1.4.3"),
      .init("1.4.4", "Resize Text", "AA", "2.0", "11.1.4.4"),
      .init("1.4.5", "Images of Text", "AA", "2.0", "11.1.4.5"),
      .init("1.4.6", "Contrast (Enhanced)", "AAA", "2.0", nil),
      .init("1.4.7", "Low or No Background Audio", "AAA", "2.0", nil),
      .init("1.4.8", "Visual Presentation", "AAA", "2.0", nil),
      .init("1.4.9", "Images of Text (No Exception)", "AAA", "2.0", nil),
      .init("1.4.10", "Reflow", "AA", "2.1", "11.1.4.10"),
      .init("1.4.11", "Non-text Contrast", "AA", "2.1", "11.1.4.11"),
      .init("1.4.12", "Text Spacing", "AA", "2.1", "11.1.4.12"),
      .init("1.4.13", "Content on Hover or Focus", "AA", "2.1", "11.1.4.13"),
      .init("2.1.1", "Keyboard", "A", "2.0", "11.2.1.1"),
      .init("2.1.2", "No Keyboard Trap", "A", "2.0", "11.2.1.2"),
      .init("2.1.3", "Keyboard (No Exception)", "AAA", "2.0", nil),
      .init("2.1.4", "Character Key Shortcuts", "A", "2.1", "11.2.1.4"),
      .init("2.2.1", "Timing Adjustable", "A", "2.0", "11.2.2.1"),
      .init("2.2.2", "Pause, Stop, Hide", "A", "2.0", "11.2.2.2"),
      .init("2.2.3", "No Timing", "AAA", "2.0", nil),
      .init("2.2.4", "Interruptions", "AAA", "2.0", nil),
      .init("2.2.5", "Re-authenticating", "AAA", "2.0", nil),
      .init("2.2.6", "Timeouts", "AAA", "2.1", nil),
      .init("2.3.1", "Three Flashes or Below Threshold", "A", "2.0", "11.2.3.1"),
      .init("2.3.2", "Three Flashes", "AAA", "2.0", nil),
      .init("2.3.3", "Animation from Interactions", "AAA", "2.1", nil),
      .init("2.4.1", "Bypass Blocks", "A", "2.0", nil),
      .init("2.4.2", "Page Titled", "A", "2.0", nil),
      .init("2.4.3", "Focus Order", "A", "2.0", "11.2.4.3"),
      .init("2.4.4", "Link Purpose (In Context)", "A", "2.0", "11.2.4.4"),
      .init("2.4.5", "Multiple Ways", "AA", "2.0", nil),
      .init("2.4.6", "Headings and Labels", "AA", "2.0", "11.2.4.6"),
      .init("2.4.7", "Focus Visible", "AA", "2.0", "11.2.4.7"),
      .init("2.4.8", "Location", "AAA", "2.0", nil),
      .init("2.4.9", "Link Purpose (Link Only)", "AAA", "2.0", nil),
      .init("2.4.10", "Section Headings", "AAA", "2.0", nil),
      .init("2.4.11", "Focus Not Obscured (Minimum)", "AA", "2.2", nil),
      .init("2.4.12", "Focus Not Obscured (Enhanced)", "AAA", "2.2", nil),
      .init("2.4.13", "Focus Appearance", "AAA", "2.2", nil),
      .init("2.5.1", "Pointer Gestures", "A", "2.1", "11.2.5.1"),
      .init("2.5.2", "Pointer Cancellation", "A", "2.1", "11.2.5.2"),
      .init("2.5.3", "Label in Name", "A", "2.1", "11.2.5.3"),
      .init("2.5.4", "Motion Actuation", "A", "2.1", "11.2.5.4"),
      .init("2.5.5", "Target Size (Enhanced)", "AAA", "2.1", nil),
      .init("2.5.6", "Concurrent Input Mechanisms", "AAA", "2.1", nil),
      .init("2.5.7", "Dragging Movements", "AA", "2.2", nil),
      .init("2.5.8", "Target Size (Minimum)", "AA", "2.2", nil),
      .init("3.1.1", "Language of Page", "A", "2.0", "11.3.1.1"),
      .init("3.1.2", "Language of Parts", "AA", "2.0", nil),
      .init("3.1.3", "Unusual Words", "AAA", "2.0", nil),
      .init("3.1.4", "Abbreviations", "AAA", "2.0", nil),
      .init("3.1.5", "Reading Level", "AAA", "2.0", nil),
      .init("3.1.6", "Pronunciation", "AAA", "2.0", nil),
      .init("3.2.1", "On Focus", "A", "2.0", "11.3.2.1"),
      .init("3.2.2", "On Input", "A", "2.0", "11.3.2.2"),
      .init("3.2.3", "Consistent Navigation", "AA", "2.0", nil),
      .init("3.2.4", "Consistent Identification", "AA", "2.0", nil),
      .init("3.2.5", "Change on Request", "AAA", "2.0", nil),
      .init("3.2.6", "Consistent Help", "A", "2.2", nil),
      .init("3.3.1", "Error Identification", "A", "2.0", "11.3.3.1"),
      .init("3.3.2", "Labels or Instructions", "A", "2.0", "11.3.3.2"),
      .init("3.3.3", "Error Suggestion", "AA", "2.0", "11.3.3.3"),
      .init("3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", "2.0", "11.3.3.4"),
      .init("3.3.5", "Help", "AAA", "2.0", nil),
      .init("3.3.6", "Error Prevention (All)", "AAA", "2.0", nil),
      .init("3.3.7", "Redundant Entry", "A", "2.2", nil),
      .init("3.3.8", "Accessible Authentication (Minimum)", "AA", "2.2", nil),
      .init("3.3.9", "Accessible Authentication (Enhanced)", "AAA", "2.2", nil),
      .init("4.1.1", "Parsing (Obsolete and removed)", "obsolete", "2.0", "11.4.1.1"),
      .init("4.1.2", "Name, Role, Value", "A", "2.0", "11.4.1.2"),
      .init("4.1.3", "Status Messages", "AA", "2.1", "11.4.1.3"),
    ] as [SuccessCriterion]
}
