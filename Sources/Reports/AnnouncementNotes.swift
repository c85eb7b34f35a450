import Voices

/// What the lines of a table rest on, each numbered once.
struct AnnouncementNotes {
  private var notes: [Basis: Int] = [:]
  private(set) var lines: [String] = []

  /// The number of a speech's basis, behind a blank; empty where the basis is not known.
  mutating func mark(_ speech: Speech) -> String {
    guard let basis = speech.basis else { return "" }
    let number = notes[basis] ?? lines.count + 1
    if notes[basis] == nil {
      notes[basis] = number
      lines.append("[\(number)] \(basis.line)")
    }
    return " [\(number)]"
  }
}
