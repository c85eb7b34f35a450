import Guidelines
import Voices

/// What is said as a grid of cells, for Markdown and CSV.
struct AnnouncementGrid {
  /// How a cell tells what it rests on.
  enum Style {
    /// In cells of their own.
    case columns
    /// By a number, the notes of which stand below the grid.
    case notes
  }

  private(set) var head: [String] = []
  private(set) var rows: [[String]] = []
  private(set) var notes = AnnouncementNotes()
  private let voice: ShownVoice
  private let style: Style

  /// The cells of one platform.
  init(_ section: AnnouncementTable.Section, voice: ShownVoice, _ style: Style) {
    self.init(voice: voice, style)
    head = Self.placeHead + ["element"] + voiceHead(prefix: "")
    for step in section.steps {
      let names = step.elementNames.joined(separator: ", ")
      rows.append(place(of: step) + [names] + cells(of: step))
    }
  }

  /// The cells of all platforms, beside each other.
  init(sideBySide table: AnnouncementTable, voice: ShownVoice, _ style: Style) {
    self.init(voice: voice, style)
    head = Self.placeHead + table.sections.flatMap { voiceHead(prefix: $0.platform.title + " ") }
    let empty = Array(repeating: "", count: voiceHead(prefix: "").count)
    for row in table.rows {
      guard let first = row.steps.compactMap(\.self).first else { continue }
      var line = place(of: first)
      for step in row.steps { line += step.map { cells(of: $0) } ?? empty }
      rows.append(line)
    }
  }

  private init(voice: ShownVoice, _ style: Style) {
    self.voice = voice
    self.style = style
  }

  private static let placeHead = ["number", "moment", "after", "state"]

  private func place(of step: AnnouncementTable.Step) -> [String] {
    [step.number.map(String.init), step.id.moment, step.id.trigger, step.id.state]
      .map { $0 ?? "" }
  }

  private func voiceHead(prefix: String) -> [String] {
    let hasColumns = style == .columns
    let device = ["device", "hint"] + (hasColumns ? ["device known from"] : [])
    let guideline = ["guideline"] + (hasColumns ? ["sentence"] : [])
    let shown = (voice.hasDevice ? device : []) + (voice.hasGuideline ? guideline : [])
    return (shown + ["spec"]).map { prefix + $0 }
  }

  private mutating func cells(of step: AnnouncementTable.Step) -> [String] {
    var cells: [String] = []
    if voice.hasDevice { cells += deviceCells(of: step) }
    if voice.hasGuideline {
      var line = ""
      var sentence = ""
      if case .says(let utterance) = step.guideline {
        line = utterance.text + (style == .notes ? notes.mark(step.guideline) : "")
        sentence = utterance.basis.sources.joined(separator: "\n")
      }
      cells += style == .columns ? [line, sentence] : [line]
    }
    return cells + [step.written.map(\.phrase).joined(separator: "\n")]
  }

  private mutating func deviceCells(of step: AnnouncementTable.Step) -> [String] {
    var (lines, hints, sources): ([String], [String], [String]) = ([], [], [])
    for (element, speech) in step.spoken {
      let name = step.isAlike ? "" : "\(element?.control ?? "?"): "
      lines.append(name + speech.line + (style == .notes ? notes.mark(speech) : ""))
      if let hint = speech.hint { hints.append(name + hint) }
      if let basis = speech.basis { sources.append(name + basis.line) }
    }
    let columns = [lines, hints] + (style == .columns ? [sources] : [])
    return columns.map { $0.joined(separator: "\n") }
  }
}
