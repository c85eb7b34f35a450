import SourceText

/// The latest repair, and the places of the same mistake that follow it.
struct Repetition {
  let first: Trial
  /// Those of all places, in order.
  var edits: [TextEdit]
  /// Whether the edits of each place may be made unasked.
  var isSafe: Bool
}

extension Repairer {
  /// Reads the winner once more, up to a line behind it.
  mutating func commit(
    _ trial: Trial,
    _ bytes: Span<UInt8>,
    _ base: Parser.Checkpoint,
    _ site: Site
  ) -> Bool {
    parser.restore(base)
    patch.make(trial.edits, behind: site.blamed)
    let patched = patch.bytes
    guard readBehindEdits(patched.span) else { return false }
    let isEnd = parser.cursor.offset >= patch.bytes.count && !patch.isCut
    let next = isEnd ? bytes.count : patch.original(parser.cursor.lineStart)
    parser.moveBack(patch, from: base, in: bytes)
    parser.cursor.offset = next
    parser.cursor.lineStart = next
    keep(trial, bytes, site)
    log.keep(point(isSettled: true))
    return true
  }

  /// Tells of a repair, together with the one before it where that is the same mistake once more.
  private mutating func keep(_ trial: Trial, _ bytes: Span<UInt8>, _ site: Site) {
    let isSafe = trial.mistake.isSafe(bytes, site, trial.edits)
    for edit in trial.edits where !edit.range.isEmpty {
      if edit.range.contains(where: { !bytes[$0].isBlankOrBreak }) { skipped.append(edit.range) }
    }
    if trial.mistake.repeats, !trial.mistake.isToldOnEach,
      latest?.first.mistake.message == trial.mistake.message,
      let end = latest?.edits.last?.range.upperBound,
      let start = trial.edits.first?.range.lowerBound,
      start >= end, start - log.settled < Self.farthestRepetition
    {
      latest?.edits += trial.edits
      if !isSafe { latest?.isSafe = false }
    } else {
      report()
      latest = Repetition(first: trial, edits: trial.edits, isSafe: isSafe)
    }
  }

  /// Tells of the latest repair.
  mutating func report() {
    guard let latest else { return }
    problems.append(problem(of: latest))
    self.latest = nil
  }

  /// The message of a row, its names in braces replaced.
  private func message(of trial: Trial) -> String {
    var message = ""
    var rest = trial.mistake.message[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      message += rest[..<open] + meaning(of: rest[open...close], trial)
      rest = rest[close...].dropFirst()
    }
    return message + rest
  }

  private func meaning(of name: Substring, _ trial: Trial) -> String {
    let bytes = document.span
    let edit = trial.edits.first ?? .insert("", at: 0)
    let start = bytes.lineStart(of: edit.range.lowerBound)
    let column = bytes.skippingSpaces(from: start) - start
    let distance = edit.replacement.utf8.count - edit.range.count
    let place = bytes.string(trial.place.clamped(to: 0..<end))
    return switch name {
    case "{place}": place
    case "{mark}": String(place.prefix(1))
    case "{meaning}": place.meaningOfMarks
    case "{new}": edit.replacement
    case "{column}": "\(column)"
    case "{wanted}": "\(column + distance)"
    case "{direction}": distance > 0 ? "more" : "less"
    default: String(name)
    }
  }

  private func fix(of repetition: Repetition) -> Fix {
    Fix(
      repetition.first.mistake.title,
      document.span.withLineBreaks(repetition.edits),
      isSafe: repetition.isSafe
    )
  }

  func problem(of repetition: Repetition) -> YAMLProblem {
    let (place, mistake) = (repetition.first.place, repetition.first.mistake)
    let start = min(place.lowerBound, max(end - 1, 0))
    return YAMLProblem(
      mistake.code,
      at: start..<max(place.upperBound, min(start + 1, end)),
      message(of: repetition.first),
      related: mistake.related?(document.span, repetition.edits) ?? [],
      fix: mistake.isFixable ? fix(of: repetition) : nil
    )
  }
}

extension String {
  /// What the marks that a text without quotes begins with, or holds, mean to YAML.
  fileprivate var meaningOfMarks: String {
    let meanings: [Character: String] = [
      "{": "begins a map", "[": "begins a list", "*": "begins an alias", "&": "begins an anchor",
      "!": "begins a tag", "|": "begins a block of text", ">": "begins a block of text",
      "\"": "opens a quotation", "'": "opens a quotation", "#": "begins a comment",
      "%": "begins a directive", "@": "has no meaning", "`": "has no meaning",
    ]
    if hasPrefix("- ") { return "'-' begins an item of a list" }
    if let mark = first, let meaning = meanings[mark] { return "'\(mark)' \(meaning)" }
    if contains(": ") || hasSuffix(":") { return "':' ends a key" }
    let mark = first { "[]{},".contains($0) }
    return mark.map { "'\($0)' belongs to a list or a map" } ?? "this text has a meaning"
  }
}

extension Span<UInt8> {
  /// Edits with line breaks as the lines have one that they change.
  fileprivate func withLineBreaks(_ edits: [TextEdit]) -> [TextEdit] {
    edits.map { edit in
      guard edit.replacement.utf8.contains(0x0A) else { return edit }
      let end = endOfLine(from: edit.range.lowerBound)
      guard end + 1 < count, self[end] == 0x0D, self[end + 1] == 0x0A else { return edit }
      return TextEdit(edit.range, with: edit.replacement.replacing("\n", with: "\r\n"))
    }
  }
}
