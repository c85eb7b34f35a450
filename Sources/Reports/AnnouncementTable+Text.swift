import Guidelines
import SourceText
import Voices

extension AnnouncementTable {
  /// The tables for people, with the basis of each line below them.
  package static func text(
    of tables: [AnnouncementTable],
    voice: ShownVoice,
    sideBySide: Bool
  ) -> String {
    tables.map { table in
      var writer = AnnouncementTextWriter(voice: voice)
      return sideBySide ? writer.sideBySide(table) : writer.text(of: table)
    }.joined(separator: "\n")
  }
}

/// Writes what is said of one spec, and numbers the bases.
private struct AnnouncementTextWriter {
  private let voice: ShownVoice
  private var notes = AnnouncementNotes()

  init(voice: ShownVoice) {
    self.voice = voice
  }

  mutating func text(of table: AnnouncementTable) -> String {
    var lines = ["\(table.path.inOneLine): \(table.title.inOneLine)"]
    for section in table.sections {
      lines += ["", "\(section.platform.title): \(section.voice)"]
      for step in section.steps {
        lines.append("")
        lines += [heading(of: step, with: step.elementNames)]
        lines += self.lines(of: step).map { "    " + $0 }
      }
    }
    return finished(lines, of: table)
  }

  mutating func sideBySide(_ table: AnnouncementTable) -> String {
    var lines = ["\(table.path.inOneLine): \(table.title.inOneLine)"]
    for row in table.rows {
      lines += ["", row.steps.compactMap(\.self).first.map { heading(of: $0, with: []) } ?? ""]
      for (section, step) in zip(table.sections, row.steps) {
        guard let step else {
          lines += ["    \(section.platform.title): no such moment"]
          continue
        }
        let names = step.elementNames.joined(separator: ", ")
        lines += ["    \(section.platform.title)\(names.isEmpty ? "" : ", \(names)")"]
        lines += self.lines(of: step).map { "      " + $0 }
      }
    }
    return finished(lines, of: table)
  }

  private func heading(of step: AnnouncementTable.Step, with names: [String]) -> String {
    let number = step.number.map { "\($0). " } ?? "   "
    let assumed = step.isAssumed ? " (taken from the guideline)" : ""
    let elements = names.isEmpty || step.number == nil ? "" : ", \(names.joined(separator: ", "))"
    return "\(number)\(step.name)\(elements)\(elements.isEmpty ? "" : assumed)"
  }

  private mutating func lines(of step: AnnouncementTable.Step) -> [String] {
    var lines: [String] = []
    if voice.hasDevice {
      for (element, speech) in step.spoken {
        let name = step.isAlike ? nil : element?.control
        lines.append(
          "device     \(speech.line)\(name.map { " (\($0))" } ?? "")\(notes.mark(speech))"
        )
        if let hint = speech.hint { lines.append("  then     \(hint)") }
      }
    }
    if voice.hasGuideline, case .says = step.guideline {
      lines.append("guideline  \(step.guideline.line)\(notes.mark(step.guideline))")
    }
    for (phrase, line) in step.written { lines.append("spec       \(phrase) (line \(line))") }
    return lines
  }

  private func finished(_ lines: [String], of table: AnnouncementTable) -> String {
    guard !table.sections.isEmpty else {
      return lines.joined(separator: "\n") + "\n\nThe spec names no platform.\n"
    }
    let known = notes.lines.isEmpty ? [] : ["", "Known from"] + notes.lines
    return (lines + known).joined(separator: "\n") + "\n"
  }
}

extension AnnouncementTable {
  /// The steps of all platforms at the same moment.
  struct Row: Sendable {
    let id: Step.ID
    /// One for each section; `nil` where the platform has no such moment.
    let steps: [Step?]
  }

  /// The moments of all platforms: first those of the first platform, then what only others have.
  var rows: [Row] {
    let ids = sections.flatMap { $0.steps.map(\.id) }.uniqued
    let steps = sections.map { section in
      Dictionary(section.steps.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return ids.map { id in Row(id: id, steps: steps.map { $0[id] }) }
  }
}
